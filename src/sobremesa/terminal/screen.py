"""Where words are shown and typed: a terminal, or a pipe."""

import codecs
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from time import sleep
from typing import Final, TextIO
from unicodedata import normalize

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sobremesa.locales import printable

BEAT: Final = 0.12
"""Seconds between two things that happen, so that a person can follow them."""

# What a terminal without Unicode shows instead.
PLAIN: Final = dict(zip("─━│┃╭╮╰╯•·×✓▸▷▲▼★⌂→…–−“”‘’«»", "-=||++++*.xv>>!v*^>.--\"\"''<>", strict=True)) | {
    "\N{NO-BREAK SPACE}": " ",
    "\N{NARROW NO-BREAK SPACE}": " ",
    "¿": "",
    "¡": "",
    "♠": "S",
    "♥": "H",
    "♦": "D",
    "♣": "C",
    "›": ">",
}


def plainly(error: UnicodeError) -> tuple[str, int]:
    """Write what the terminal cannot show as something near to it."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    near = [PLAIN.get(letter, normalize("NFD", letter)[0]) for letter in error.object[error.start : error.end]]
    return "".join(letter if letter.isascii() else "?" for letter in near), error.end


codecs.register_error("sobremesa.plainly", plainly)


class PlainConsole(Console):
    """Prints exactly what it is given: no markup, no emoji codes, no colouring of numbers."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(file=stream, markup=False, emoji=False, highlight=False)

    def on_broken_pipe(self) -> None:
        """Whoever called decides what to do when nobody reads any more."""
        raise


def indented(part: RenderableType, columns: int) -> Padding:
    """A part a little to the right."""
    return Padding(part, (0, 0, 0, columns), expand=False)


class Screen:
    """Shows and asks. Where nobody sits at it (a pipe, a file) there are no colours, no pauses and no spinners."""

    def __init__(self, out: TextIO | None = None, source: TextIO | None = None) -> None:
        self.out: Final = out or sys.stdout
        self.source: Final = source or sys.stdin
        self.console: Final = PlainConsole(self.out)
        self.attended: Final = self.out.isatty() and self.source.isatty()

    @property
    def width(self) -> int:
        """The columns there are."""
        return self.console.width

    def show(self, *parts: RenderableType) -> None:
        """Print one thing below the other."""
        for part in parts:
            self.console.print(part)

    def say(self, sentence: str, style: str = "") -> None:
        """Print a sentence."""
        self.show(indented(Text(sentence, style), 1))

    def pairs(self, rows: Sequence[tuple[str, str]], style: str = "bold") -> None:
        """Print short words at the left, what they mean beside them."""
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column(max_width=max(10, self.width // 2 - 4))
        table.add_column()
        for left, right in rows:
            table.add_row(Text(left, style), Text(right))
        self.show(indented(table, 3))

    def unbroken(self, words: str) -> None:
        """Print something that is to be compared or copied, however long it is."""
        self.console.print(Text(words), soft_wrap=True)

    def ask(self, question: str) -> str:
        """The line typed in answer; EOFError when there will be no more. A piped answer is shown as if typed."""
        if self.attended:
            self.console.print(Text(f" {question} ", "bold yellow"), end="")
            return input()
        self.out.write(f" {question} ")
        self.out.flush()
        line = self.source.readline()
        self.out.write(f"{printable(line.rstrip())}\n")
        if not line:
            raise EOFError
        return line

    def beat(self) -> None:
        """Give the person a moment."""
        if self.attended:
            sleep(BEAT)

    def pause(self, sentence: str) -> None:
        """Wait until the person has seen it; a pipe waits for nobody."""
        if self.attended:
            self.ask(sentence)

    @contextmanager
    def thinking(self, sentence: str) -> Iterator[None]:
        """Show that something is going on."""
        with self.console.status(sentence) if self.attended else nullcontext():
            yield
