"""Copies, positions and pickles are the same match again, and independent of it."""

import pickle

import msgspec
import pytest

from conformance.cases import FEW_TABLES, Table
from conformance.play import carry_out, encoded, play_on, random_move, samples, viewers
from effort import amount

SAMPLES = amount(quick=2, usual=3, full=100)

each_table = pytest.mark.parametrize("table", FEW_TABLES, ids=str)


@each_table
def test_a_copy_is_independent_both_ways(table: Table) -> None:
    for state in samples(table, "copies", SAMPLES):
        before = encoded(state.position())
        twin = state.copy()
        assert twin.events is None
        assert encoded(twin.position()) == before
        list(play_on(twin, table.chance("on")))
        assert encoded(state.position()) == before
        third = state.copy()
        list(play_on(state, table.chance("on")))
        assert encoded(third.position()) == before
        assert encoded(state.position()) == encoded(twin.position())


@each_table
def test_a_position_is_exact_and_plays_on_identically(table: Table) -> None:
    for state in samples(table, "positions", SAMPLES):
        written = encoded(state.position())
        again = table.case.game.from_position(msgspec.json.decode(written))
        assert encoded(again.position()) == written
        assert msgspec.json.decode(written) == state.position()
        for viewer in viewers(state):
            assert encoded(again.view(viewer)) == encoded(state.view(viewer))
        for seat in range(state.players):
            assert again.decision_id(seat) == state.decision_id(seat)
            assert again.legal_actions(seat) == state.legal_actions(seat)
        chance = table.chance("on")
        again.events, state.events = [], []
        while state.outcome is None:
            move = random_move(state, chance)
            carry_out(state, move)
            carry_out(again, move)
            assert encoded(again.position()) == encoded(state.position())
        assert again.events == state.events
        assert again.outcome == state.outcome
        over = table.case.game.from_position(msgspec.json.decode(encoded(state.position())))
        assert over.outcome == state.outcome
        assert encoded(over.views(viewers(over))) == encoded(state.views(viewers(state)))


@each_table
def test_a_state_pickles(table: Table) -> None:
    for state in samples(table, "pickles", SAMPLES):
        again = pickle.loads(pickle.dumps(state))
        assert type(again) is type(state)
        assert encoded(again.position()) == encoded(state.position())


@each_table
def test_what_was_shown_and_written_does_not_change_when_the_match_goes_on(table: Table) -> None:
    for state in samples(table, "snapshots", SAMPLES):
        views = [state.view(viewer) for viewer in viewers(state)]
        position = state.position()
        shown, written = encoded(views), encoded(position)
        list(play_on(state, table.chance("on")))
        assert encoded(views) == shown
        assert encoded(position) == written
