"""Bots that pass one after the other do so quickly; whoever does anything else ends the row."""

from types import SimpleNamespace
from typing import Any

from sobremesa.games.rummy.schema import DRAW, PASS, Play
from sobremesa.server.table.bots import PassRow

LAY = Play(())


class Match:
    """Counts moves, and keeps which of those by bots went on with a row of passes."""

    def __init__(self) -> None:
        self.live: Any = SimpleNamespace(match_id=1, n=0)
        self.row = PassRow()
        self.quick: list[bool] = []

    def bot(self, *actions: Any) -> "Match":
        for action in actions:
            is_row = self.row.goes_on(self.live, action)
            self.live.n += 1
            self.row.note(self.live, action, is_row=is_row)
            self.quick.append(is_row)
        return self

    def person(self) -> "Match":
        self.live.n += 1
        return self


def test_the_first_pass_takes_its_time_and_those_after_it_do_not() -> None:
    assert Match().bot(DRAW, PASS, DRAW, PASS, DRAW, PASS).quick == [False, False, True, True, True, True]


def test_a_play_ends_the_row() -> None:
    assert Match().bot(PASS, DRAW, LAY, DRAW, PASS).quick == [False, True, False, False, False]


def test_a_person_ends_the_row() -> None:
    assert Match().bot(PASS).person().bot(DRAW, PASS).quick == [False, False, False]


def test_a_row_does_not_go_on_in_the_next_match() -> None:
    match = Match().bot(PASS)
    match.live = SimpleNamespace(match_id=2, n=1)
    assert match.bot(PASS).quick == [False, False]
