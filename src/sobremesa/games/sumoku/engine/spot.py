"""Spot: ten tiles on display, and whoever first sees four that fit calls their sum (SUMOKU-30 to -32, -100 to -112)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.games.sumoku import project, schema
from sobremesa.games.sumoku.pieces import (
    COLOUR,
    COLOUR_COUNT,
    COMBINATION,
    DISPLAY_SIZE,
    NINE,
    NO_TILE,
    NOBODY,
    SIX,
    TILES,
    VALUE,
    is_six,
    names_of,
    sums_to_call,
)
from sobremesa.games.sumoku.schema import PASS, Call, Show

if TYPE_CHECKING:
    from sobremesa.games.sumoku.rules import SumokuState
    from sobremesa.games.sumoku.schema import SumokuAction

LAST_ROUND: Final = 100
MOST_REDRAWS: Final = 200
"""Dead displays in a row before one with a combination is laid on purpose; one in eighty is dead (RULING-29)."""


# The display


def lay_out(state: SumokuState) -> None:
    """Fill the empty places of the display."""
    for place in range(DISPLAY_SIZE):
        if state.display[place] == NO_TILE:
            state.display[place] = state.draw(1)[0]


def clear_display(state: SumokuState) -> None:
    """All its tiles go back to the pile, which is mixed."""
    state.pile += [tile for tile in state.display if tile != NO_TILE]
    state.display = [NO_TILE] * DISPLAY_SIZE
    state.mix()


def has_combination(tiles: list[int], key: int) -> bool:
    """Whether four of these tiles have four colours and add up to a multiple of the key, sixes read at will.

    (SUMOKU-101.) By colours: which residues can be reached with so many tiles, one of each colour at most.
    """
    residues = [0] * COLOUR_COUNT
    for tile in tiles:
        residues[COLOUR[tile]] |= 1 << VALUE[tile] % key
        if is_six(tile):
            residues[COLOUR[tile]] |= 1 << NINE % key
    reached = [1, 0, 0, 0, 0]
    full = (1 << key) - 1
    for own in residues:
        for count in range(COMBINATION, 0, -1):
            before = reached[count - 1]
            for residue in range(key):
                if own >> residue & 1:
                    reached[count] |= (before << residue | before >> (key - residue)) & full
    return reached[COMBINATION] & 1 == 1


def some_combination(state: SumokuState, tiles: list[int]) -> list[int]:
    """Any combination among the tiles, of which there is one."""
    found = tiles[:]
    state.chance.shuffle(found)
    kept = found[:]
    for tile in found:
        without = [other for other in kept if other != tile]
        if has_combination(without, state.key):
            kept = without
    return kept


def open_round(state: SumokuState) -> None:
    """The display is filled up and holds a combination; everybody may call but who sits out (SUMOKU-31, -32, -112)."""
    state.information_count += 1
    lay_out(state)
    if not has_combination(state.display + state.pile, state.key):
        end(state, "no_combination")
        return
    dead = 0
    while not has_combination(state.display, state.key):
        clear_display(state)
        dead += 1
        if dead >= MOST_REDRAWS:
            chosen = some_combination(state, state.pile)
            state.pile = [tile for tile in state.pile if tile not in chosen] + chosen
        lay_out(state)
    state.phase = "open"
    state.to_act = tuple([seat for seat in range(state.players) if seat != state.sits_out])
    if state.events is not None:
        state.tell(schema.DisplayLaid(tuple(names_of(state.display)), len(state.pile), dead))
        state.tell(schema.RoundOpened(state.round, None if state.sits_out == NOBODY else state.sits_out))


def pass_round(state: SumokuState, seat: int, at: int) -> None:
    """When nobody sees anything the display is redrawn (SUMOKU-110)."""
    state.passed[seat] = True
    state.information_count += 1
    if state.events is not None:
        state.tell(schema.Passed(seat, False, False))
    for other in state.to_act:
        if not state.passed[other]:
            return
    tiles = tuple(names_of(state.display))
    clear_display(state)
    if state.events is not None:
        state.tell(schema.Redrawn(tiles, len(state.pile)))
    end_round(state, NOBODY, at)


# Calling and showing


def call(state: SumokuState, seat: int, total: int, at: int) -> None:
    """From now on nobody else may call; the caller shows four tiles in time (SUMOKU-102)."""
    state.information_count += 1
    state.phase = "showing"
    state.caller = seat
    state.called = total
    state.to_act = (seat,)
    state.deadline = at + 1000 * state.options.show_seconds
    if state.events is not None:
        state.tell(schema.Called(seat, total, state.deadline))


def reading(tiles: list[int], total: int) -> list[int]:
    """The values of tiles read so that they add up to the sum, if there is such a reading; else with sixes as 6."""
    values = [VALUE[tile] for tile in tiles]
    for place in range(len(values)):
        if values[place] == SIX and sum(values) < total:
            values[place] = NINE
    return values if sum(values) == total else [VALUE[tile] for tile in tiles]


def why_wrong(tiles: list[int], total: int) -> str | None:
    """What is wrong with a show (SUMOKU-103); None if it is right."""
    colours = 0
    for tile in tiles:
        colours |= 1 << COLOUR[tile]
    if colours.bit_count() < COMBINATION:
        return "colour_repeat"
    return None if sum(reading(tiles, total)) == total else "wrong_sum"


def show(state: SumokuState, seat: int, names: tuple[str, ...], at: int) -> None:
    """The four tiles are judged (SUMOKU-103, -106)."""
    tiles = [TILES[name] for name in names]
    wrong = why_wrong(tiles, state.called)
    if wrong is None:
        state.won[seat] = state.won[seat] + tiles
        state.display = [NO_TILE if tile in tiles else tile for tile in state.display]
    judge(state, seat, tiles, wrong, at)


def judge(state: SumokuState, seat: int, tiles: list[int], wrong: str | None, at: int) -> None:
    """Tell the verdict, take the penalty, and end the round (SUMOKU-104, -106 to -109)."""
    state.information_count += 1
    if state.events is not None:
        state.tell(
            schema.Shown(
                seat=seat,
                sum=state.called,
                tiles=tuple(names_of(tiles)),
                values=tuple(reading(tiles, state.called)),
                right=wrong is None,
                reason=wrong,
                display=tuple(project.display_view(state)),
                held=len(state.won[seat]),
            )
        )
    sits_out = NOBODY
    if wrong is not None:
        if state.won[seat]:
            give_back(state, seat)
        else:
            sits_out = seat
    elif len(state.won[seat]) >= state.target:
        end(state, "target_reached")
        return
    end_round(state, sits_out, at)


def too_late(state: SumokuState, at: int) -> None:
    """Not to show in time is a wrong show (SUMOKU-104)."""
    judge(state, state.caller, [], "too_late", at)


def give_back(state: SumokuState, seat: int) -> None:
    """The four tiles won last that are still held go into the pile (SUMOKU-107)."""
    tiles = state.won[seat][-COMBINATION:]
    state.won[seat] = state.won[seat][:-COMBINATION]
    state.pile += tiles
    state.mix()
    if state.events is not None:
        state.tell(schema.GaveBack(seat, tuple(names_of(tiles)), len(state.won[seat]), len(state.pile)))


# End of a round, and of the match


def end_round(state: SumokuState, sits_out: int, at: int) -> None:
    """The next round opens after a countdown; a seat may have to sit it out (SUMOKU-108, -109, -112, -163)."""
    state.caller = NOBODY
    state.called = 0
    state.passed = [False] * state.players
    state.sits_out = NOBODY
    if state.spot_round == LAST_ROUND:
        end(state, "last_round")
        return
    state.spot_round += 1
    state.sits_out = sits_out
    if state.events is not None and sits_out != NOBODY:
        state.tell(schema.SitsOut(sits_out, state.round))
    state.count_down(at)


def end(state: SumokuState, reason: str) -> None:
    """Most tiles win (SUMOKU-160 to -163)."""
    totals = [len(tiles) for tiles in state.won]
    state.caller = NOBODY
    state.called = 0
    state.end(Outcome(ranks_by(totals, lowest_wins=False), tuple(totals), reason))


# What can be done


def list_actions(state: SumokuState, seat: int) -> list[SumokuAction]:
    """Every sum as a call, or every four tiles as a show, right or not."""
    actions: list[SumokuAction] = []
    if state.phase == "showing":
        actions.extend([Show(state.round, four) for four in combinations(names_of(state.display), COMBINATION)])
        return actions
    actions.extend([Call(state.round, total) for total in sums_to_call(state.key)])
    if not state.passed[seat]:
        actions.append(PASS)
    return actions
