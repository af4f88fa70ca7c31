"""What is listed, checked and appraised agrees: everything that can be said in a game is tried at many moments of it.

Rummy 500 cannot list all that is legal, and has small scenes of its own.
"""

from functools import cache
from typing import Any

import pytest

from conformance.cases import TABLES, Table
from conformance.play import refusal, samples
from effort import amount
from games.sumo.samples import attempts
from sobremesa.core.actions import Action
from sobremesa.games.sorry.pieces import COLOURS, PAWN_NAMES, RANKS
from sobremesa.games.sorry.rules import SorryState
from sobremesa.games.sorry.schema import Discard, Move, Part, Pass, Sorry, Split, Start, Swap
from sobremesa.games.sumo.rules import SumoState
from sobremesa.games.sumo.schema import PlayCard, SumoAppraisal

MOMENTS = amount(quick=3, usual=4, full=100)
EVERY = 60

sumo_tables = pytest.mark.parametrize("table", [table for table in TABLES if table.game == "sumo"], ids=str)
sorry_tables = pytest.mark.parametrize("table", [table for table in TABLES if table.game == "sorry"], ids=str)


def accepted(state: Any, seat: int, actions: list[Action]) -> list[Action]:
    return [action for action in actions if refusal(state, seat, action) is None]


@sumo_tables
def test_sumo_lists_exactly_what_it_accepts_and_foresees_what_it_does(table: Table) -> None:
    for state in samples(table, "brute force", MOMENTS):
        for seat in range(state.players):
            legal = accepted(state, seat, attempts(state, seat))
            assert set(state.legal_actions(seat)) == set(legal)
            for action in legal:
                assert state.appraise(seat, action) == foreseen(state, action)


def foreseen(state: SumoState, action: Action) -> SumoAppraisal | None:
    """What a card would do as the table is now, reckoned from what everybody sees."""
    if not isinstance(action, PlayCard) or isinstance(action.card, str):
        return None
    rows = state.view(None).rows
    ends = [row.values[-1] for row in rows]
    distances = [action.card - end if end < action.card else None for end in ends]
    lower = [row for row in rows if row.values[-1] < action.card]
    if not lower:
        return SumoAppraisal(None, True, min(row.sumos for row in rows), distances)
    nearest = max(lower, key=lambda row: row.values[-1])
    takes = len(nearest.cards) == 5
    sumos = nearest.sumos if takes else 0
    return SumoAppraisal(rows.index(nearest) + 1, takes, sumos, distances)


@cache
def all_plays() -> list[Action]:
    """Every action of Sorry! that names pawns and cards there are."""
    pawns = PAWN_NAMES
    plays: list[Action] = [Pass(), *map(Discard, RANKS)]
    plays += [Start(colour, card) for colour in COLOURS for card in RANKS]
    plays += [Move(pawn, steps, card) for pawn in pawns for steps in range(-12, 13) for card in RANKS]
    plays += [Swap(pawn, target, "11") for pawn in pawns for target in pawns]
    plays += [Sorry(target, colour, "sorry") for target in pawns for colour in COLOURS]
    pairs = [(first, second) for first in pawns for second in pawns]
    plays += [Split(Part(a, steps), Part(b, 7 - steps), "7") for a, b in pairs for steps in range(8)]
    return plays


@sorry_tables
def test_sorry_lists_exactly_what_it_accepts_and_foresees_what_it_does(table: Table) -> None:
    for state in samples(table, "brute force", MOMENTS, every=EVERY):
        for seat in range(state.players):
            legal = accepted(state, seat, all_plays())
            assert set(state.legal_actions(seat)) == set(legal)
            for action in legal:
                agrees_with_what_happens(state, seat, action)


def agrees_with_what_happens(state: SorryState, seat: int, action: Action) -> None:
    appraisal = state.appraise(seat, action)
    after = state.copy()
    after.events = []
    after.apply(seat, action)
    moved = [one.event for one in after.events if type(one.event).__name__ == "Moved"]
    assert appraisal.wins == (after.hands_played > state.hands_played)
    assert tuple(appraisal.journeys) == (moved[0].journeys if moved else ())
