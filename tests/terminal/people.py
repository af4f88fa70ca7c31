"""People at the terminal: somebody who types, and a screen to read what they saw."""

from io import StringIO

import sobremesa
from sobremesa.core.chance import seed_from_int
from sobremesa.core.options import read_options
from sobremesa.locales import speaker
from sobremesa.terminal.play import PERSON, Sitting, seat_bots
from sobremesa.terminal.screen import Screen

SHORTEST = {"players": 2, "mode": "short_deck", "end_condition": "rounds", "rounds": 1}


class Terminal(StringIO):
    """A stream with somebody in front of it."""

    def isatty(self) -> bool:
        return True


class Typist(StringIO):
    """Types the words given, then the first thing the help of the table offers, until the match is over."""

    def __init__(self, *words: str, goes_on: bool = True) -> None:
        super().__init__()
        self.words = list(words)
        self.goes_on = goes_on
        self.sitting: Sitting | None = None

    def readline(self, size: int = -1, /) -> str:
        if self.words:
            return f"{self.words.pop(0)}\n"
        if not self.goes_on or self.sitting is None:
            return ""
        offered, _ = self.sitting.text.help(self.sitting.state.view(PERSON))[0]
        return f"{offered.split()[0]}\n"


def sit(
    typist: Typist,
    *,
    name: str = "sumo",
    language: str = "en",
    level: str = "easy",
    seed: int = 7,
    **options: object,
) -> Sitting:
    """A person at a table whose screen can be read by `seen`."""
    game = sobremesa.game(name)
    agreed = read_options(game.options, (SHORTEST if name == "sumo" else {}) | options)
    match = seat_bots(game, agreed, level, "Guest", seed_from_int(seed))
    typist.sitting = Sitting(match, speaker(language), Screen(StringIO(), typist))
    return typist.sitting


def seen(sitting: Sitting) -> str:
    """All that was printed so far."""
    assert isinstance(sitting.screen.out, StringIO)
    return sitting.screen.out.getvalue()


def lines(text: str) -> list[str]:
    """The lines without what fills them up at the right."""
    return [line.rstrip() for line in text.splitlines()]
