"""The checker finds what it is there to find: in histories that are right, each with one fault planted."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

import sobremesa
from server.nodes.checker import Fault, Line, check, deeds, figures, settle
from server.nodes.history import TURNED_AWAY, Answered, Back, History, Left, Saw, Sent, fingerprint
from sobremesa.core import record
from sobremesa.core.match import Match
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat

CODE = "HIGO2746"
OPTIONS = {"players": 3, "mode": "standard", "target_sumos": 30}
PEOPLE = (0, 1)
"""The third is a bot."""


class Played:
    """A match of Sumo as it should be: its record, and the histories of two people and somebody who watches."""

    def __init__(self, seed: int = 1) -> None:
        sumo = sobremesa.game("sumo")
        seats = [Seat(name="Ana"), Seat(name="Beto"), Seat(name="Bot", bot="easy")]
        self.match = Match.with_seed(sumo, read_options(sumo.options, OPTIONS), seats, bytes([seed]) * 32)
        self.random = Random(seed)
        self.clock = 0.0
        self.known: dict[int | None, int] = {None: 0, 0: 0, 1: 0, 2: 0}
        self.histories = [History(table=CODE, seat=seat) for seat in (*PEOPLE, None)]
        state = self.match.start()
        self.show()
        while state.outcome is None:
            self.move(self.random.choice(state.to_act))
        self.record = record.write(self.match.record())

    def now(self) -> float:
        self.clock += 1
        return self.clock

    def show(self) -> None:
        state = self.match.state
        assert state is not None
        for history in self.histories:
            view = fingerprint(msgspec.to_builtins(state.view(history.seat)))
            history.entries.append(Saw(at=self.now(), match=1, n=len(self.match.moves), view=view))

    def move(self, seat: int) -> None:
        state = self.match.state
        assert state is not None
        n = len(self.match.moves)
        action = self.random.choice(state.legal_actions(seat))
        entries = self.histories[seat].entries
        if seat in PEOPLE:
            entries.append(Sent(at=self.now(), id=f"{n}", match=1, n=n, actions=[msgspec.to_builtins(action)]))
        self.match.act(seat, action)
        if seat in PEOPLE:
            entries.append(Answered(at=self.now(), id=f"{n}", n=n + 1))
        self.show()

    def faults(self) -> list[Fault]:
        return check(self.histories, {(CODE, 1): self.record})

    def kinds(self) -> set[str]:
        return {fault.kind for fault in self.faults()}

    def change(self, seat: int, which: Callable[[Any], bool], **changes: Any) -> None:
        """Change the first entry of a seat for which something holds."""
        entries = self.histories[seat].entries
        at = next(at for at, entry in enumerate(entries) if which(entry))
        entries[at] = msgspec.structs.replace(entries[at], **changes)


@pytest.fixture
def played() -> Played:
    return Played()


def middle(kind: type) -> Callable[[Any], bool]:
    """The fifth entry of a kind."""
    left = iter(range(5))
    return lambda entry: isinstance(entry, kind) and next(left) == 4


def test_nothing_is_found_where_nothing_is_wrong(played: Played) -> None:
    assert played.faults() == []
    seen = figures(played.histories)
    assert seen.acts == seen.acknowledged == sum(isinstance(e, Sent) for h in played.histories for e in h.entries)
    assert (seen.resent, seen.refused, seen.back) == (0, 0, [])


def test_an_act_that_was_sent_again_is_one(played: Played) -> None:
    entries = played.histories[0].entries
    at = next(at for at, entry in enumerate(entries) if isinstance(entry, Sent))
    entries[at + 1 : at + 1] = [Left(at=1.5, since=1.0, why="cut"), Back(at=3.0), entries[at]]
    assert played.faults() == []
    assert (figures(played.histories).resent, figures(played.histories).back) == (1, [2.0])


def test_an_act_without_an_answer_may_be_there_or_not(played: Played) -> None:
    entries = played.histories[1].entries
    entries.remove(next(entry for entry in entries if isinstance(entry, Answered)))
    last = max(entry.n for entry in entries if isinstance(entry, Saw))
    entries.append(Sent(at=9e9, id="late", match=1, n=last, actions=[{"type": "play_card", "card": 1}]))
    assert played.faults() == []


def test_an_act_that_is_there_although_it_was_not_saved_is_found(played: Played) -> None:
    played.change(0, middle(Answered), n=None, code="not_saved")
    assert played.kinds() & {"refused", "doubled"}
    assert figures(played.histories).not_saved == 1


def test_an_act_that_was_not_saved_may_be_sent_again(played: Played) -> None:
    entries = played.histories[0].entries
    at = next(at for at, entry in enumerate(entries) if isinstance(entry, Sent))
    sent = entries[at]
    assert isinstance(sent, Sent)
    entries[at + 1 : at + 1] = [Answered(at=1.5, id=sent.id, code="not_saved"), sent]
    assert played.faults() == []


def test_an_answer_with_the_number_of_a_later_state_is_good(played: Played) -> None:
    mine = [entry for entry in played.histories[0].entries if isinstance(entry, Sent)]
    first, second = mine[:2]
    assert second.n > first.n + 1
    played.change(0, lambda entry: isinstance(entry, Answered) and entry.id == first.id, n=second.n)
    kept = [entry for entry in played.histories[0].entries if not isinstance(entry, Saw) or entry.n > second.n]
    played.histories[0].entries[:] = kept
    assert played.faults() == []


def test_a_lost_act_is_found(played: Played) -> None:
    played.change(0, middle(Sent), actions=[{"type": "play_card", "card": 0}])
    assert "lost" in played.kinds()


def test_an_act_at_another_place_is_found(played: Played) -> None:
    first, second = [entry for entry in played.histories[0].entries if isinstance(entry, Sent)][:2]
    played.change(0, lambda entry: entry == first, actions=second.actions)
    played.change(0, lambda entry: entry == second, actions=first.actions)
    assert {"lost"} < played.kinds()


def test_two_acts_with_one_number_are_found(played: Played) -> None:
    first, second = [entry for entry in played.histories[0].entries if isinstance(entry, Answered)][:2]
    played.change(0, lambda entry: entry == first, n=second.n)
    assert "lost" in played.kinds()


def test_a_doubled_act_is_found() -> None:
    draw = {"type": "draw"}
    history = History(table=CODE, seat=0)
    history.entries += [Sent(at=1, id="0.1", match=1, n=4, actions=[draw]), Answered(at=2, id="0.1", n=5)]
    lines = [Line(2, 0, {"type": "pass"}), Line(5, 0, draw), Line(7, 0, draw)]
    found = list(settle(deeds(history), lines[1:]))
    assert found == [("doubled", "move 7 of seat 0 is there once more than it was made: {'type': 'draw'}")]


def test_an_act_of_several_actions_is_there_as_a_whole() -> None:
    turn = [{"type": "draw"}, {"type": "pass"}]
    history = History(table=CODE, seat=0)
    history.entries += [Sent(at=1, id="0.1", match=1, n=4, actions=turn), Answered(at=2, id="0.1", n=6)]
    assert list(settle(deeds(history), [Line(5, 0, turn[0]), Line(6, 0, turn[1])])) == []
    assert [kind for kind, _ in settle(deeds(history), [Line(5, 0, turn[0])])] == ["lost", "doubled"]


def test_a_refused_act_that_is_there_is_found(played: Played) -> None:
    played.change(0, middle(Answered), n=None, code="stale_action")
    assert played.kinds() == {"refused"}


def test_a_move_that_nobody_sent_is_found(played: Played) -> None:
    entries = played.histories[0].entries
    name = next(entry.id for entry in entries if isinstance(entry, Sent))
    entries[:] = [entry for entry in entries if getattr(entry, "id", None) != name]
    assert played.kinds() == {"unsent"}


def test_an_act_that_is_done_and_refused_is_found(played: Played) -> None:
    answer = next(entry for entry in played.histories[0].entries if isinstance(entry, Answered))
    played.histories[0].entries.append(Answered(at=9e9, id=answer.id, code="stale_action"))
    assert played.kinds() == {"contradicted"}


def test_two_things_at_one_number_are_found(played: Played) -> None:
    saw = [entry for entry in played.histories[0].entries if isinstance(entry, Saw)][5]
    played.histories.append(History(table=CODE, seat=0, entries=[msgspec.structs.replace(saw, view="another")]))
    assert played.kinds() == {"forked"}


def test_what_one_saw_and_the_record_does_not_have_is_found(played: Played) -> None:
    played.change(2, middle(Saw), view="another")
    assert played.kinds() == {"forked"}


def test_a_number_that_goes_back_is_found(played: Played) -> None:
    saw = [entry for entry in played.histories[2].entries if isinstance(entry, Saw)][5]
    played.histories[2].entries.append(saw)
    assert played.kinds() == {"went back"}


def test_a_state_without_what_was_acknowledged_is_found(played: Played) -> None:
    entries = played.histories[1].entries
    at = next(at for at, entry in enumerate(entries) if isinstance(entry, Answered))
    before = [entry for entry in entries[:at] if isinstance(entry, Saw)][-1]
    entries.insert(at + 1, before)
    assert played.kinds() == {"went back"}


def test_a_visitor_who_is_shown_less_than_was_acknowledged_is_found(played: Played) -> None:
    answer = [entry for entry in played.histories[0].entries if isinstance(entry, Answered)][3]
    seen = [entry for entry in played.histories[2].entries if isinstance(entry, Saw)]
    at = max(place for place, saw in enumerate(seen) if saw.n < (answer.n or 0))
    for shown, found in ((seen[at], {"too old"}), (seen[at + 1], set())):
        late = msgspec.structs.replace(shown, asked=answer.at + 0.5)
        played.histories[3:] = [History(table=CODE, seat=None, entries=[late])]
        assert played.kinds() == found


def test_somebody_who_is_turned_away_is_found(played: Played) -> None:
    played.histories[0].entries.append(Left(at=9e9, since=9e9, why=f"{TURNED_AWAY} match_unreadable"))
    assert played.kinds() == {"turned away"}


def test_a_match_without_a_record_is_found(played: Played) -> None:
    assert {fault.kind for fault in check(played.histories, {})} == {"no record"}


def test_a_record_that_does_not_follow_from_its_moves_is_found(played: Played) -> None:
    header, *rest = played.record.splitlines(keepends=True)
    assert {fault.kind for fault in check(played.histories, {(CODE, 1): header + b"".join(rest[1:])})} == {"bad record"}
