"""Why a play of Sorry! is refused: the checks of the rules file, 9 to 29, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sobremesa.core.refused import Refused
from sobremesa.games.sorry.pieces import (
    COLOUR_OF,
    ELEVEN,
    ENTRY,
    EXIT,
    HOME,
    NOBODY,
    ONE,
    PAWN_OF,
    RANK_OF,
    RANKS,
    SEVEN,
    SORRY,
    START,
    STEPS,
    TEN,
    TWO,
    landing,
)
from sobremesa.games.sorry.schema import Discard, Move, Pass, Sorry, SorryAction, Split, Start, Swap

if TYPE_CHECKING:
    from sobremesa.games.sorry.rules import SorryState
    from sobremesa.games.sorry.schema import Way

OFFERED: Final[dict[type, tuple[int, ...]]] = {
    Start: (ONE, TWO),
    Move: tuple(range(SORRY)),
    Split: (SEVEN,),
    Swap: (ELEVEN,),
    Sorry: (SORRY,),
}
"""What each card can be used for."""


def way_of(action: SorryAction) -> Way:
    """What a card was used for, in the word of its action."""
    return cast("Way", action.__struct_config__.tag)


def check(state: SorryState, seat: int, action: SorryAction) -> None:
    """Refuse the play if the seat may not make it now."""
    if isinstance(action, Pass):
        check_pass(state, seat)
        return
    if isinstance(action, Discard) and not state.seating.scored:
        raise Refused("wrong_mode")
    check_card(state, seat, RANK_OF[action.card])
    if isinstance(action, Discard):
        check_discard(state, seat)
        return
    if RANK_OF[action.card] not in OFFERED[type(action)]:
        raise Refused("card_cannot_do_that", card=action.card)
    if isinstance(action, Move):
        check_move(state, seat, action)
    elif isinstance(action, Start):
        check_start(state, seat, action)
    elif isinstance(action, Split):
        check_split(state, seat, action)
    elif isinstance(action, Swap):
        check_swap(state, seat, action)
    else:
        check_sorry(state, seat, action)


# Cards


def check_pass(state: SorryState, seat: int) -> None:
    """Only with a card that is turned up, and only if nothing but a swap can be done with it (SORRY-13, SORRY-52)."""
    if state.seating.scored:
        raise Refused("wrong_mode")
    if state.must_use(seat, state.card):
        raise Refused("must_move", card=RANKS[state.card])


def check_discard(state: SorryState, seat: int) -> None:
    """Only if no card of the hand can be used otherwise than by a swap (SORRY-70, SORRY-71)."""
    for rank in state.hands[seat]:
        if state.must_use(seat, rank):
            raise Refused("must_play", card=RANKS[rank])


def check_card(state: SorryState, seat: int, rank: int) -> None:
    """The card that was turned up, or one of the hand."""
    if state.seating.scored:
        if rank not in state.hands[seat]:
            raise Refused("card_not_in_hand", card=RANKS[rank])
    elif rank != state.card:
        raise Refused("wrong_card", card=RANKS[rank], current=RANKS[state.card])


# Plays


def check_start(state: SorryState, seat: int, action: Start) -> None:
    """A pawn of the colour leaves START (SORRY-17 to SORRY-19)."""
    colour = own_colour(state, seat, action.colour)
    if state.first_in_start(colour) == NOBODY:
        raise Refused("no_pawn_in_start", colour=action.colour)
    if not state.is_open(colour, EXIT):
        raise Refused("own_pawn_there")


def check_move(state: SorryState, seat: int, action: Move) -> None:
    """A pawn goes as far as the card says (SORRY-38 to SORRY-53)."""
    rank = RANK_OF[action.card]
    if action.steps != STEPS[rank] and not (rank == TEN and action.steps == -1):
        raise Refused("wrong_steps", card=action.card)
    pawn = pawn_named(state, action.pawn)
    must_be_own(state, seat, pawn)
    must_be_out(state, pawn)
    must_reach(state, pawn, action.steps)


def check_split(state: SorryState, seat: int, action: Split) -> None:
    """Two pawns share a 7 (SORRY-44 to SORRY-46)."""
    first, second = action.first, action.second
    if not (0 < first.steps < STEPS[SEVEN] and first.steps + second.steps == STEPS[SEVEN]):
        raise Refused("bad_split")
    pawns = [pawn_named(state, part.pawn) for part in (first, second)]
    for pawn in pawns:
        must_be_own(state, seat, pawn)
    if pawns[0] == pawns[1]:
        raise Refused("same_pawn_twice")
    must_be_out(state, *pawns)
    must_reach(state, pawns[0], first.steps)
    if not state.can_follow(pawns[0], state.places[pawns[0]] + first.steps, pawns[1], second.steps):
        raise Refused("second_part_impossible", pawn=second.pawn, steps=second.steps)


def check_swap(state: SorryState, seat: int, action: Swap) -> None:
    """An own pawn and an opponent's on the track change places (SORRY-49, SORRY-50)."""
    pawn, target = pawn_named(state, action.pawn), pawn_named(state, action.target)
    must_be_own(state, seat, pawn)
    must_be_out(state, pawn)
    if state.places[pawn] > ENTRY:
        raise Refused("pawn_not_on_track", pawn=action.pawn)
    if target in state.seating.pawns[seat]:
        raise Refused("target_not_opponent", target=action.target)
    must_be_on_track(state, target, action.target)


def check_sorry(state: SorryState, seat: int, action: Sorry) -> None:
    """A pawn from START takes the place of another on the track (SORRY-54, SORRY-55, SORRY-61)."""
    target = pawn_named(state, action.target)
    colour = own_colour(state, seat, action.colour)
    if state.first_in_start(colour) == NOBODY:
        raise Refused("no_pawn_in_start", colour=action.colour)
    if target >> 2 == colour:
        raise Refused("target_not_opponent", target=action.target)
    must_be_on_track(state, target, action.target)
    if target in state.seating.pawns[seat] and any(
        START < state.places[pawn] <= ENTRY for pawn in state.seating.opponents[seat]
    ):
        raise Refused("opponent_available")


# Pawns


def pawn_named(state: SorryState, name: str) -> int:
    """The pawn of that name, if it is in the game."""
    pawn = PAWN_OF.get(name, NOBODY)
    if pawn not in state.seating.in_play:
        raise Refused("no_such_pawn", pawn=name)
    return pawn


def own_colour(state: SorryState, seat: int, name: str) -> int:
    """The colour of that name, if it is in the game and the team's."""
    colour = COLOUR_OF[name]
    if colour not in state.seating.colours:
        raise Refused("no_such_pawn", pawn=name)
    if colour not in state.seating.teams[seat]:
        raise Refused("not_your_pawn", pawn=name)
    return colour


def must_be_own(state: SorryState, seat: int, pawn: int) -> None:
    """Only pawns of the team are moved (SORRY-58)."""
    if pawn not in state.seating.pawns[seat]:
        raise Refused("not_your_pawn")


def must_be_out(state: SorryState, *pawns: int) -> None:
    """Pawns in START and HOME do not move (SORRY-17, SORRY-27)."""
    if any(state.places[pawn] == START for pawn in pawns):
        raise Refused("pawn_in_start")
    if any(state.places[pawn] == HOME for pawn in pawns):
        raise Refused("pawn_already_home")


def must_be_on_track(state: SorryState, target: int, name: str) -> None:
    """Only there can a pawn be hit or swapped (SORRY-50, SORRY-55)."""
    if not START < state.places[target] <= ENTRY:
        raise Refused("target_not_on_track", target=name)


def must_reach(state: SorryState, pawn: int, steps: int) -> None:
    """Not beyond HOME, and not where the own colour stands (SORRY-24, SORRY-26)."""
    place = landing(state.places[pawn], steps)
    if place > HOME:
        raise Refused("overshoots_home")
    if not state.is_open(pawn >> 2, place):
        raise Refused("own_pawn_there")
