"""What the terminal texts of all games share: styles, who did it, who won, the table of seats and the score sheet.

A game's `text.py` builds on it; the rules know neither.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from rich import box
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Column, Table
from rich.text import Text

from sobremesa.core.actions import Action
from sobremesa.core.events import Event

Say = Callable[..., str]
"""Words of the locale files by their key, with facts."""
Appraisals = Mapping[Action, dict[str, Any]]

QUIET: Final = "dim"
NEWS: Final = "bold"
NOW: Final = "bold yellow"
DANGER: Final = "bold red"

SHEET_HANDS: Final = 6
"""So many of the last hands have a column in the score sheet."""


class MatchText(ABC):
    """What one viewer of a match reads and types; `seat` is None for a spectator.

    It is made from the views and events of that viewer and never sees the state.
    """

    game: ClassVar[str]
    """The id of the game, with which the keys of its words begin."""
    rules: ClassVar[tuple[str, ...]]
    """The chapters of the short rules, as the locale files name them."""
    untold: ClassVar[tuple[type[Event], ...]]
    """Events that the table shows better than words."""
    name_width: ClassVar[int] = 12

    def __init__(self, say: Say, names: Sequence[str], seat: int | None) -> None:
        self.say = say
        self.names = names
        self.seat = seat

    # The table

    def headline(self, title: str, goal: str) -> RenderableType:
        """Where the match stands, and when it ends."""
        return Rule(Text(title, NEWS).append(f" · {goal}", QUIET), align="left", style=QUIET)

    def name(self, seat: int) -> Text:
        """A player's name; the viewer's own stands out."""
        return Text(self.names[seat], NEWS if seat == self.seat else "")

    def table_of_seats(self, mark_width: int = 1) -> Table:
        """A table that begins with a mark and the name; the game adds its columns and a row for each seat."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
        table.add_column(width=mark_width)
        table.add_column(no_wrap=True, max_width=self.name_width)
        return table

    # Telling what happened

    def tell(self, event: Event) -> RenderableType | None:
        """An event in words; None for what the table shows better."""
        if isinstance(event, self.untold):
            return None
        mark, style = self.emphasis(event)
        return beside(Text(f" {mark}", style), Text(self.sentence(event), style), gap=1)

    def sentence(self, event: Event) -> str:
        """The event as the locale files have it."""
        return self.say(f"{self.game}-event-{event.__struct_config__.tag}", **self.facts(event))

    @abstractmethod
    def emphasis(self, event: Event) -> tuple[str, str]:
        """A glyph and a style: what matters has to be found at a glance."""

    @abstractmethod
    def facts(self, event: Event) -> dict[str, object]:
        """The facts of an event as its message takes them."""

    def who(self, seat: int) -> dict[str, object]:
        """Who did it: the viewer or somebody else."""
        return {"who": "you" if seat == self.seat else "other", "player": self.names[seat]}

    def result(self, winners: Sequence[int]) -> dict[str, object]:
        """Who won, alone or together."""
        alone, own = len(winners) == 1, self.seat in winners
        kind = ("you" if own else "other") if alone else ("you_shared" if own else "shared")
        return {"result": kind, "winners": [self.names[seat] for seat in winners]}

    # The score sheet

    def score_sheet(
        self,
        unit: str,
        sheet: Sequence[Sequence[int]],
        totals: Sequence[int],
        *,
        fewest_first: bool = False,
        written: Callable[[int], str] = str,
        last: tuple[Column, Sequence[RenderableType]] | None = None,
    ) -> Table:
        """The last hands and the totals, the best first. `unit` is what the game calls a hand (`round`, `game`).

        `last` is one more column, with its cells by seat.
        """
        shown = range(max(0, len(sheet) - SHEET_HANDS), len(sheet))
        columns = [Column(no_wrap=True, max_width=self.name_width)]
        columns += [
            Column(self.say(f"{self.game}-sheet-{unit}", **{unit: number + 1}), justify="right") for number in shown
        ]
        columns.append(Column(self.say(f"{self.game}-sheet-total"), justify="right", style=NEWS))
        if last is not None:
            columns.append(last[0])
        title = Text("  " + self.say(f"{self.game}-sheet-title", **{unit: len(sheet)}), NEWS)
        table = Table(
            *columns, title=title, title_justify="left", title_style="", box=box.SIMPLE_HEAD, border_style=QUIET
        )
        for seat in sorted(range(len(totals)), key=lambda seat: totals[seat] if fewest_first else -totals[seat]):
            scores = [written(sheet[number][seat]) for number in shown]
            table.add_row(self.name(seat), *scores, str(totals[seat]), *([] if last is None else [last[1][seat]]))
        return table


def winners_by(ranks: Sequence[int]) -> list[int]:
    """The seats of rank 1."""
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def beside(left: RenderableType, right: RenderableType, gap: int = 3) -> Table:
    """Two drawings side by side; the left one keeps its width, what is too long for the right one stays there."""
    table = Table.grid(padding=(0, gap, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(left, right)
    return table
