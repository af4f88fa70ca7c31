"""A game in words: the text of a match (`terminal.games`) and the short rules."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any

from sobremesa.core.game import Game
from sobremesa.locales import Speaker
from sobremesa.terminal.match_text import MatchText


def text_of(game: Game[Any], speaker: Speaker, names: Sequence[str], seat: int | None) -> MatchText:
    """The game's text for a viewer; `seat` is None for somebody who watches."""
    kind: type[MatchText] = import_module(f"sobremesa.terminal.games.{game.id}").TEXT
    return kind(speaker.say, names, seat)


def printed_rules(game: Game[Any], speaker: Speaker, text: MatchText, mode: str | None) -> list[tuple[str, str]]:
    """The short rules as titles and paragraphs, with the mode that is played."""
    chapters = [
        (speaker.say(f"{game.id}-rules-{chapter}-title"), speaker.say(f"{game.id}-rules-{chapter}"))
        for chapter in text.rules
    ]
    if mode is not None:
        chapters.append((speaker.say(f"{game.id}-option-mode-{mode}"), speaker.say(f"{game.id}-mode-{mode}")))
    return chapters
