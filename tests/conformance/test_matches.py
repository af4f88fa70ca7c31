"""Random play to the end: what must hold after every action of every game."""

from typing import Any

import pytest

from conformance.cases import TABLES, Table
from conformance.play import Move, carry_out, random_move, refusal, some
from effort import FULL, amount
from sobremesa.core.actions import Action
from sobremesa.core.state import State

MATCHES = amount(quick=1, usual=2, full=1000)
PARTS = 10 if FULL else 1
LOOK_EVERY = 8
"""Moves between two looks at the legal actions, where a list takes long."""


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_random_matches_keep_the_contract_and_the_invariants_to_the_end(table: Table, part: int) -> None:
    # The number chooses the variant of the options: each table begins with another one.
    first = TABLES.index(table)
    for number in range(part, MATCHES, PARTS):
        play_and_watch(table, first + number)


def play_and_watch(table: Table, number: int) -> None:
    state = table.begin(number, listen=True)
    chance = table.chance("play", number)
    table.case.check(state, None)
    assert state.faults() == []
    rests_where_somebody_can_move_it(state)
    now = 0
    moves = 0
    while state.outcome is None:
        before = state.copy()
        move = random_move(state, chance, now)
        state.events = []
        carry_out(state, move)
        now = move.at
        moves += 1
        table.case.check(state, before)
        assert state.faults() == []
        rests_where_somebody_can_move_it(state, look=table.case.game.lists_cheaply or moves % LOOK_EVERY == 0)
        counts_go_up(state, before, move)
    outcome_is_consistent(state, table)


def rests_where_somebody_can_move_it(state: State[Any], *, look: bool = True) -> None:
    if state.outcome is None:
        assert state.to_act or state.deadline is not None
    else:
        assert state.to_act == ()
        assert state.deadline is None
    assert list(state.to_act) == sorted(set(state.to_act))
    for seat in range(state.players if look else 0):
        lists_what_may_be_done(state, seat)


def lists_what_may_be_done(state: State[Any], seat: int) -> None:
    actions: list[Action] = state.legal_actions(seat)
    assert bool(actions) == state.may_act(seat)
    assert state.may_act(seat) >= (seat in state.to_act)
    assert len(set(actions)) == len(actions)
    for action in some(state, actions):
        assert refusal(state, seat, action, state.decision_id(seat)) is None


def counts_go_up(state: State[Any], before: State[Any], move: Move) -> None:
    assert state.information_count >= before.information_count
    assert state.hands_played >= before.hands_played
    if state.hands_played > before.hands_played and state.outcome is None:
        assert state.information_count > before.information_count
    assert state.deadline is None or state.deadline >= move.at
    # An answer names the decision it is for, so a decision must never be asked again once another one was.
    for seat in range(state.players):
        assert state.decision_id(seat) >= before.decision_id(seat)


def outcome_is_consistent(state: State[Any], table: Table) -> None:
    outcome = state.outcome
    assert outcome is not None
    ranks, totals = outcome.ranks, outcome.totals
    assert len(ranks) == len(totals) == state.players
    assert outcome.winners == tuple(seat for seat in range(state.players) if ranks[seat] == 1)
    if table.case.ranks is not None:
        assert ranks == table.case.ranks(state)
    else:
        assert ranks in [standings(totals), standings([-total for total in totals])]
        assert outcome.winners
    for seat in range(state.players):
        mates = [other for other in range(state.players) if state.side(other) == state.side(seat)]
        assert {ranks[mate] for mate in mates} == {ranks[seat]}


def standings(totals) -> tuple[int, ...]:
    """1, 1, 3, 4: the place in a sorted list, shared by equals."""
    order = sorted(totals)
    return tuple(order.index(total) + 1 for total in totals)
