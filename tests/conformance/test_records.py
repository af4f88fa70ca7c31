"""A match is its record: options, seed and accepted actions determine everything."""

from collections import deque

import msgspec
import pytest

from conformance.cases import FEW_TABLES, Table
from conformance.play import encoded, random_move, some
from effort import amount
from sobremesa.core import record
from sobremesa.core.match import Match, replay, verify
from sobremesa.core.record import Seat

MATCHES = amount(quick=1, usual=1, full=20)

LOOK_EVERY = 8
"""Moves between two looks at the legal actions, where a list takes long."""

each_table = pytest.mark.parametrize("table", FEW_TABLES, ids=str)


def seated(table: Table, number: int, secret: bytes, *, sealed: bool = False) -> Match:
    options = table.options(number)
    if not sealed:
        return Match.with_seed(
            table.case.game, options, [Seat(name=f"Ana {i}") for i in range(options.players)], secret
        )
    seats = [Seat(name=f"Ana {i}", random=f"{i:032x}") for i in range(options.players)]
    return Match.with_commitment(table.case.game, options, seats, secret)


def played(table: Table, number: int, secret: bytes, *, sealed: bool = False) -> Match:
    """A match played to the end by messages as they come over the wire."""
    match = seated(table, number, secret, sealed=sealed)
    state = match.start(listen=True)
    chance = table.chance("play", number)
    while state.outcome is None:
        move = random_move(state, chance, match.now)
        if move.seat is None:
            match.apply(match.due(move.at))
        else:
            decision_id = state.decision_id(move.seat)
            match.act(move.seat, encoded(move.action), seat=move.seat, at=move.at, decision_id=decision_id)
    return match


@each_table
@pytest.mark.parametrize("sealed", [False, True], ids=["open", "sealed"])
def test_a_record_round_trips_and_replays_to_the_same_hash(table: Table, sealed: bool) -> None:
    for number in range(MATCHES):
        match = played(table, number, table.chance("secret", number).seed, sealed=sealed)
        raw = record.write(match.record())
        written = record.read(raw)
        assert record.write(written) == raw
        assert written == match.record()
        (again,) = deque(replay(table.case.game, written, listen=True), maxlen=1)
        assert again.state.position() == match.state.position()
        assert again.state.events == match.state.events
        assert again.closing() == match.closing() == written.closing
        assert verify(table.case.game, raw).closing() == written.closing


@each_table
def test_the_same_seed_gives_the_same_match_and_another_seed_another(table: Table) -> None:
    seed, other = table.chance("secret", 0).seed, table.chance("secret", 1).seed
    first = played(table, 0, seed)
    assert record.write(played(table, 0, seed).record()) == record.write(first.record())
    assert seated(table, 0, seed).start().position() == seated(table, 0, seed).start().position()
    starts = [seated(table, 0, one).start().position() for one in (seed, other)]
    for start in starts:
        del start["seed"]
    assert starts[0] != starts[1]


@each_table
def test_a_message_reads_back_as_the_action_it_was(table: Table) -> None:
    state = table.begin(0)
    chance = table.chance("messages")
    reader = table.case.game.reader
    moves = 0
    while state.outcome is None:
        for seat in state.to_act if table.case.game.lists_cheaply or moves % LOOK_EVERY == 0 else ():
            for action in some(state, state.legal_actions(seat)):
                assert reader.read(encoded(action)) == action
                assert reader.convert(msgspec.to_builtins(action)) == action
        moves += 1
        move = random_move(state, chance)
        state.tick() if move.seat is None else state.apply(move.seat, move.action, move.at)
