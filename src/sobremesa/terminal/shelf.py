"""The games on the shelf, for people and for programs."""

from typing import Any

import msgspec
from msgspec import Struct
from rich.text import Text

from sobremesa.core.game import Game
from sobremesa.core.options import OptionDescription, describe, numbers_between
from sobremesa.locales import Speaker
from sobremesa.terminal.screen import Screen, indented


class ModeOnShelf(Struct, frozen=True):
    """A mode and the numbers of players it can be played by; a game with one mode calls it `standard`."""

    id: str
    players: list[int]


class GameOnShelf(Struct, frozen=True):
    """A game as `games --json` gives it."""

    id: str
    version: int
    modes: list[ModeOnShelf]
    options: list[OptionDescription]
    bots: list[str]


def on_shelf(game: Game[Any]) -> GameOnShelf:
    """What is known of a game before anybody sits down."""
    return GameOnShelf(game.id, game.version, modes_of(game), describe(game.options), list(game.bots))


def modes_of(game: Game[Any]) -> list[ModeOnShelf]:
    """Every mode with its numbers of players."""
    kind = game.options
    chosen: dict[str, dict[str, object]] = {mode: {"mode": mode} for mode in kind.modes} or {"standard": {}}
    return [ModeOnShelf(mode, list(msgspec.convert(options, kind).seats())) for mode, options in chosen.items()]


def allowed(option: OptionDescription, speaker: Speaker) -> str:
    """The values an option can have, as they are typed; empty where any number might do."""
    if option.type == "boolean":
        return "true, false"
    if option.type == "choice":
        return ", ".join(map(str, option.choices))
    if option.type == "list":
        return speaker.say("cli-allowed-list", values=", ".join(map(str, option.choices)))
    if option.least is None or option.most is None:
        return ""
    bounds = {"least": str(option.least), "most": str(option.most)}
    if option.step is None:
        values = speaker.say("cli-allowed-range", **bounds)
    else:
        values = speaker.say("cli-allowed-steps", **bounds, step=str(option.step))
    return values if option.off is None else f"{option.off}, {values}"


def show_game(game: Game[Any], speaker: Speaker, screen: Screen) -> None:
    """A game in words: what it is, its modes, its options, its bots."""
    say = speaker.say
    shelf = on_shelf(game)
    screen.show(Text(), indented(Text.assemble((say(f"{game.id}-name"), "bold"), (f"  {game.id}", "dim")), 1))
    screen.say(say(f"{game.id}-tagline"))
    screen.show(Text())
    screen.say(say("games-modes"), "dim")
    screen.pairs([mode_row(mode, game, speaker) for mode in shelf.modes])
    screen.show(Text())
    screen.say(say("games-options"), "dim")
    screen.pairs([option_row(option, game, speaker) for option in shelf.options])
    screen.show(Text())
    screen.say(say("games-bots"), "dim")
    screen.show(indented(Text(", ".join(shelf.bots)), 3), Text())


def mode_row(mode: ModeOnShelf, game: Game[Any], speaker: Speaker) -> tuple[str, str]:
    """A mode: what it is, and how many can play."""
    least, most = mode.players[0], mode.players[-1]
    numbers = numbers_between(mode.players)
    if numbers == "one":
        players = speaker.say("games-players-exactly", players=most)
    elif numbers == "either":
        players = speaker.say("games-players-either", least=least, most=most)
    else:
        players = speaker.say("games-players", least=least, most=most)
    # A game without modes has one way to be played, and no word for it.
    return mode.id, f"{speaker.say(f'{game.id}-mode-{mode.id}')} ({players})" if game.options.modes else players


def option_row(option: OptionDescription, game: Game[Any], speaker: Speaker) -> tuple[str, str]:
    """An option as it is typed, what it does, and the values it can have."""
    default = "…" if option.type == "list" else str(option.default)
    if option.type == "boolean":
        default = default.lower()
    values = allowed(option, speaker)
    told = speaker.say(f"{game.id}-option-{option.name}-help")
    return f"{option.name}={default}", f"{told} ({values})" if values else told
