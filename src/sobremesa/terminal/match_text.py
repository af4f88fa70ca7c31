"""What the terminal texts of all games share: styles, who did it, who won, the table of seats and the score sheet.

Each module of `terminal.games` builds on it.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final
from unicodedata import normalize

from rich import box
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Column, Table
from rich.text import Text

from sobremesa.core.actions import Action
from sobremesa.core.events import Event

Say = Callable[..., str]
"""Words of the locale files by their key, with facts."""
Appraisals = Mapping[Action, Any]

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
    commands: ClassVar[Mapping[str, str]] = {}
    """Letters and signs that are typed for an action, and what its words are called: `<game>-typed-draw`."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """What words that may be typed before pieces are called: `lay R5 R6 R7`. Without them the pieces mean the same."""

    def __init__(self, say: Say, names: Sequence[str], seat: int | None) -> None:
        self.say = say
        self.names = names
        self.seat = seat
        self.phrases = self.typed_phrases()

    # Reading

    @abstractmethod
    def question(self, view: Any) -> str:
        """What the viewer is asked now."""

    @abstractmethod
    def read(self, view: Any, typed: str) -> Action | None:
        """The action in the typed words, legal or not; None where they mean nothing."""

    @abstractmethod
    def help(self, view: Any) -> list[tuple[str, str]]:
        """What can be typed now, and what it does."""

    def typed_phrases(self) -> dict[tuple[str, ...], str]:
        """What may be typed instead of a letter, or before pieces (then the value is empty), word by word.

        Every action is understood by its English name and by the words of the speaker's language, which the locale
        files list with commas between them.
        """
        meant = {name: letter for letter, name in self.commands.items()} | dict.fromkeys(self.verbs, "")
        phrases: dict[tuple[str, ...], str] = {}
        for name, letter in meant.items():
            for phrase in (name.replace("-", " "), *self.say(f"{self.game}-typed-{name}").split(",")):
                phrases[tuple(folded(phrase).split())] = letter
        return phrases

    def shortened(self, typed: str) -> str:
        """What was typed with letters for words, and without a verb before pieces."""
        words = typed.split()
        for length in range(len(words), 0, -1):
            letter = self.phrases.get(tuple(folded(word) for word in words[:length]))
            if letter is not None:
                return " ".join([letter, *words[length:]]).strip()
        return typed.strip()

    def is_verb(self, typed: str) -> bool:
        """Whether it is a verb without the pieces that have to follow it."""
        return self.phrases.get(tuple(folded(typed).split())) == ""

    def wants_example(self, view: Any) -> bool:
        """Whether the question is easier to understand with an example of what to type."""
        return False

    def typed_as(self, action: Action) -> str:
        """How an action is typed that may be given as an example; empty for others."""
        return ""

    # The table

    @abstractmethod
    def table(self, view: Any, width: int, appraisals: Appraisals) -> RenderableType:
        """All that lies on the table; `appraisals` tells what may be said of the actions open to the viewer."""

    @abstractmethod
    def legend(self) -> list[tuple[str, str]]:
        """What the signs on the table mean."""

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

    @abstractmethod
    def sheet(self, event: Event, view: Any) -> RenderableType | None:
        """The score sheet, after an event that closes a hand."""

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


def folded(word: str) -> str:
    """A typed word without capitals and accents."""
    return "".join(letter for letter in normalize("NFD", word.strip().lower()) if letter.isascii())


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
