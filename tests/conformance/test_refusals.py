"""A refused action changes nothing, is told to nobody else, and is refused by the first check that fails."""

import pytest

from conformance.cases import FEW_TABLES, Table
from conformance.play import encoded, play_on, refusal, samples
from effort import amount
from sobremesa.core.match import Match
from sobremesa.core.record import Seat
from sobremesa.core.refused import ACTION_CODES, Refused

SAMPLES = amount(quick=3, usual=6, full=200)

EARLIER_CODES = {*ACTION_CODES} - {"not_your_turn"}

each_table = pytest.mark.parametrize("table", FEW_TABLES, ids=str)


@each_table
def test_what_is_not_listed_is_refused_and_trying_changes_nothing(table: Table) -> None:
    tried = 0
    for state in samples(table, "refusals", SAMPLES):
        state.events = []
        before = encoded(state.position())
        for seat in range(state.players):
            listed = set(state.legal_actions(seat))
            accepted = {one for one in table.case.attempts(state, seat) if refusal(state, seat, one) is None}
            tried += len(accepted)
            if table.case.lists_all:
                assert accepted <= listed
        assert encoded(state.position()) == before
        assert state.events == []
    assert tried


@each_table
def test_the_platform_s_checks_come_first_and_in_their_order(table: Table) -> None:
    for state in samples(table, "platform", SAMPLES):
        action = table.case.attempts(state, 0)[0]
        for stranger in (None, -1, state.players):
            assert refusal(state, stranger, action, -1).code == "not_a_player"
        for seat in range(state.players):
            stale = refusal(state, seat, action, state.decision_id(seat) + 1)
            assert stale.code == ("stale_action" if state.outcome is None else "match_over")
            if not state.may_act(seat):
                for one in table.case.attempts(state, seat):
                    code = refusal(state, seat, one, state.decision_id(seat)).code
                    if state.outcome is None and table.mode in table.case.without_turns:
                        assert code not in EARLIER_CODES
                    else:
                        assert code == ("not_your_turn" if state.outcome is None else "match_over")
            else:
                codes = {told.code for one in table.case.attempts(state, seat) if (told := refusal(state, seat, one))}
                assert codes.isdisjoint(ACTION_CODES)


@each_table
def test_a_refused_message_leaves_no_trace_in_match_and_record(table: Table) -> None:
    match = Match.with_seed(
        table.case.game, table.options(), [Seat(name="Ana")] * table.players, table.chance("refused").seed
    )
    state = match.start(listen=True)
    chance = table.chance("refused")
    for _ in play_on(state, chance):
        told, position = len(state.events), encoded(state.position())
        refused = 0
        for seat in range(state.players):
            for attempt in table.case.attempts(state, seat)[:: 1 + chance.below(40)]:
                if refusal(state, seat, attempt) is not None:
                    with pytest.raises(Refused):
                        match.check(seat, encoded(attempt))
                    refused += 1
        for nonsense in (b"", b"{", b"[]", b'{"type":"nonsense"}', b'{"type":7}', b"\xff"):
            with pytest.raises(Refused):
                match.act(0, nonsense)
        assert match.moves == []
        assert len(state.events) == told
        assert encoded(state.position()) == position
