"""What a game brings along to be played in the terminal: its `text.py`."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from rich.console import RenderableType

from sobremesa.core.actions import Action
from sobremesa.core.events import Event
from sobremesa.core.game import Game
from sobremesa.locales import Speaker

Appraisals = Mapping[Action, dict[str, Any]]


class GameText(Protocol):
    """A match as one viewer reads and types it. It is made from views and events and never sees the state."""

    rules: Sequence[str]
    """The chapters of the short rules, as the locale files name them."""

    def table(self, view: Any, width: int, appraisals: Appraisals) -> RenderableType:
        """All that lies on the table; `appraisals` tells what may be said of the actions open to the viewer."""
        ...

    def question(self, view: Any) -> str:
        """What the viewer is asked now."""
        ...

    def read(self, view: Any, typed: str) -> Action | None:
        """The action in the typed words, legal or not; None where they mean nothing."""
        ...

    def help(self, view: Any) -> list[tuple[str, str]]:
        """What can be typed now, and what it does."""
        ...

    def legend(self) -> list[tuple[str, str]]:
        """What the signs on the table mean."""
        ...

    def tell(self, event: Event) -> RenderableType | None:
        """An event in words; None for what the table shows better."""
        ...

    def sheet(self, event: Event, view: Any) -> RenderableType | None:
        """The score sheet, after an event that closes a hand."""
        ...


def text_of(game: Game[Any], speaker: Speaker, names: Sequence[str], seat: int | None) -> GameText:
    """The game's text for a viewer; `seat` is None for somebody who watches."""
    make = cast(Callable[..., GameText], import_module(f"sobremesa.games.{game.id}.text").TEXT)
    return make(speaker.say, names, seat)


def printed_rules(game: Game[Any], speaker: Speaker, text: GameText, mode: str | None) -> list[tuple[str, str]]:
    """The short rules as titles and paragraphs, with the mode that is played."""
    chapters = [
        (speaker.say(f"{game.id}-rules-{chapter}-title"), speaker.say(f"{game.id}-rules-{chapter}"))
        for chapter in text.rules
    ]
    if mode is not None:
        chapters.append((speaker.say(f"{game.id}-option-mode-{mode}"), speaker.say(f"{game.id}-mode-{mode}")))
    return chapters
