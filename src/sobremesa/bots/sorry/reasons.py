"""Why a play may be good: whom it sends back, who comes home, how far it leads, and who could hit it there.

Everything follows from the board, the card and the own hand.
"""

from sobremesa.core.reasons import Reason, because
from sobremesa.games.sorry.pieces import (
    ELEVEN,
    ENTRY,
    HOME,
    PLACE_ON,
    PLACES,
    SQUARE_AT,
    START,
    TRACK,
)
from sobremesa.games.sorry.rules import SorryState
from sobremesa.games.sorry.schema import Discard, Move, Pass, SorryAction

REACH = 12
"""Squares that the largest card leads forward."""
MOST = 3


def reasons(state: SorryState, seat: int, action: SorryAction) -> list[Reason]:
    """What changes on the board, the most important first."""
    if isinstance(action, Pass):
        return [because("keeps_place") if state.card == ELEVEN and may_swap(state, seat) else because("no_use")]
    if isinstance(action, Discard):
        return [because("no_card")]
    trial = state.copy()
    trial.use(action)
    if trial.is_home(seat):
        return [because("wins")]
    found = [*sent_back(state, trial, seat), *arrived(state, trial, seat)]
    if not found:
        found.append(progress(state, trial, seat, action))
    risk = exposed(state, trial, seat)
    return [*found[:MOST], *([because("exposed", pawns=risk)] if risk else [])]


def may_swap(state: SorryState, seat: int) -> bool:
    swaps: list[SorryAction] = []
    state.list_swaps(seat, swaps)
    return bool(swaps)


def sent_back(state: SorryState, trial: SorryState, seat: int) -> list[Reason]:
    """Pawns that are back on START: others' first, then the own team's."""
    back = [pawn for pawn in state.seating.in_play if state.places[pawn] != START and trial.places[pawn] == START]
    own = [pawn for pawn in back if pawn in state.seating.pawns[seat]]
    theirs = [pawn for pawn in back if pawn not in own]
    seats = sorted({state.seating.colours.index(pawn // 4) for pawn in theirs})
    found = [because("bumps", pawns=len(theirs), seats=seats)] if theirs else []
    return [*found, *([because("bumps_own", pawns=len(own))] if own else [])]


def arrived(state: SorryState, trial: SorryState, seat: int) -> list[Reason]:
    """Own pawns that come home, reach the safety zone, or leave START."""
    own = [(state.places[pawn], trial.places[pawn]) for pawn in state.seating.pawns[seat]]
    home = sum(before != HOME and after == HOME for before, after in own)
    safe = sum(before <= ENTRY < after < HOME for before, after in own)
    out = sum(before == START and after != START for before, after in own)
    found = [because("home", pawns=home), because("safe", pawns=safe), because("out", pawns=out)]
    return [reason for reason in found if reason.facts["pawns"]]


def progress(state: SorryState, trial: SorryState, seat: int, action: SorryAction) -> Reason:
    """Squares won or lost by the own pawns together."""
    squares = sum(trial.places[pawn] - state.places[pawn] for pawn in state.seating.pawns[seat])
    if isinstance(action, Move) and action.steps < 0 < squares:
        return because("short_cut", squares=squares)
    return because("forward" if squares >= 0 else "back", squares=abs(squares))


def exposed(state: SorryState, trial: SorryState, seat: int) -> int:
    """Opponents' pawns that stand within reach behind one of the own pawns that have moved."""
    behind: set[int] = set()
    for pawn in state.seating.pawns[seat]:
        place = trial.places[pawn]
        if place == state.places[pawn] or not START < place <= ENTRY:
            continue
        square = SQUARE_AT[(pawn >> 2) * PLACES + place]
        for other in state.seating.opponents[seat]:
            if START < trial.places[other] <= ENTRY:
                target = PLACE_ON[(other >> 2) * TRACK + square]
                if 0 < target - trial.places[other] <= REACH:
                    behind.add(other)
    return len(behind)
