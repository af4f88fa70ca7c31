"""What a table agrees on before a match, from the words typed on the command line."""

from argparse import Namespace
from typing import Any

import msgspec

from sobremesa.core.game import Game
from sobremesa.core.options import Options, describe, read_options
from sobremesa.core.refused import Refused
from sobremesa.locales import Speaker, quoted
from sobremesa.terminal.commandline import Complaint
from sobremesa.terminal.shelf import allowed


def table_options(game: Game[Any], typed: Namespace, speak: Speaker) -> Options:
    """The options of the match: `--mode` and `--players` are two of them."""
    chosen: dict[str, object] = {}
    named = [("mode", typed.mode), ("players", typed.players)]
    for name, value in [
        *map(option_value, typed.option),
        *((name, value) for name, value in named if value is not None),
    ]:
        if name in chosen:
            raise Complaint("cli-option-twice", name=quoted(name))
        chosen[name] = value
    try:
        return read_options(game.options, chosen)
    except Refused as refused:
        raise explained(refused, game, speak) from None


def option_value(text: str) -> tuple[str, object]:
    """`target_sumos=40`: the value is JSON where it can be read as JSON, else plain text."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise Complaint("cli-malformed-option", value=quoted(text))
    try:
        return name, msgspec.json.decode(value)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return name, value


def explained(refused: Refused, game: Game[Any], speak: Speaker) -> Exception:
    """A refused value, with the values that would be allowed."""
    options = {option.name: option for option in describe(game.options)}
    option = options.get(str(refused.facts.get("name")))
    values = allowed(option, speak) if refused.code == "bad_option_value" and option is not None else ""
    if not values:
        return refused
    return Complaint("cli-bad-value", refusal=speak.refusal(refused), values=values)
