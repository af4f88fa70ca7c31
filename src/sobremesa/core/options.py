"""What a table agrees on before a match: a Struct per game, whose fields describe themselves."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from sobremesa.core.refused import Refused

DEPENDS: Final[Any] = msgspec.UNSET
"""The default of an option whose usual value depends on other options; `Options.usual` gives that value."""


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of every game's options. Types, ranges and defaults of the fields are the allowed values.

    A game refines it where a field cannot say it alone: `usual` (defaults that depend on other options), `bad_value`,
    `seats` (numbers of players allowed), `conflict` and `idle` (options without effect in the chosen mode). A number
    that is either 0 or from 50 up says `Meta(ge=0, extra={"off_below": 50})`, for its description, and `bad_value`.

    To make one checks nothing; `read_options` does, and `Game.begin` and `Match` call it.
    """

    modes: ClassVar[tuple[str, ...]] = ()

    players: int

    def __post_init__(self) -> None:
        """Fill in the defaults that depend on other options, so that options mean the same however they were made."""
        for name, value in self.usual().items():
            if getattr(self, name) is DEPENDS:
                msgspec.structs.force_setattr(self, name, value)

    def usual(self) -> dict[str, object]:
        """The values of options with the default `DEPENDS`. The other options may still have values of any type."""
        return {}

    def bad_value(self) -> str | None:
        """The name of an option whose value is not allowed though its type is right."""
        return None

    def seats(self) -> range:
        """The numbers of players that can play so."""
        raise TypeError(f"{type(self).__name__} does not say how many can play")

    def conflict(self) -> tuple[str, ...]:
        """The names of options that do not go together."""
        return ()

    def idle(self) -> tuple[str, ...]:
        """The names of options without effect on this match; they are not shown as settings of it."""
        return ()

    def settings(self) -> dict[str, object]:
        """The options that shape this match, by name."""
        idle = self.idle()
        return {name: getattr(self, name) for name in self.__struct_fields__ if name not in idle}


def settings_of(options: Options) -> dict[str, Any]:
    """The settings of a match for a view, which owns the dict."""
    return _settings(options).copy()


@lru_cache(maxsize=256)
def _settings(options: Options) -> dict[str, object]:
    return options.settings()


O = TypeVar("O", bound=Options)  # noqa: E741 - options


AnyOptions = Options | Mapping[str, object]
"""The options of a match as a caller gives them."""


def read_options(kind: type[O], given: AnyOptions) -> O:
    """The options of a match, or the refusal of the first check that fails.

    They are given by name, or as a Struct of the game's own kind. Raises TypeError for anything else.
    """
    if isinstance(given, kind):
        chosen: Mapping[str, object] = {name: getattr(given, name) for name in kind.__struct_fields__}
    elif isinstance(given, Mapping):
        chosen = given
    else:
        raise TypeError(f"options are a {kind.__name__} or a dict, not a {type(given).__name__}")
    for name in chosen:
        if name not in kind.__struct_fields__:
            raise Refused("unknown_option", name=str(name), known=list(kind.__struct_fields__))
    options = _converted(kind, chosen)
    if (wrong := options.bad_value()) is not None:
        raise Refused("bad_option_value", name=wrong, value=getattr(options, wrong))
    if options.players not in options.seats():
        seats = options.seats()
        numbers = numbers_between(seats)
        raise Refused("bad_player_count", players=options.players, least=seats[0], most=seats[-1], numbers=numbers)
    if clash := options.conflict():
        raise Refused("options_conflict", names=list(clash))
    return options


def numbers_between(seats: Sequence[int]) -> str:
    """How numbers of players are said by the least and the most: `one`, `either` of the two, or a `range`."""
    if len(seats) == 1:
        return "one"
    return "range" if len(seats) > seats[-1] - seats[0] else "either"


def _converted(kind: type[O], chosen: Mapping[str, object]) -> O:
    """The options, their types and ranges checked. If any is wrong, each is judged by itself to name the first one."""
    try:
        return msgspec.convert(dict(chosen), kind)
    except (msgspec.ValidationError, UnicodeError, RecursionError):
        for name, hint in _hints(kind).items():
            if name in chosen and not _fits(chosen[name], hint):
                raise Refused("bad_option_value", name=name, value=chosen[name]) from None
        raise


def _fits(value: object, hint: Any) -> bool:
    try:
        msgspec.convert(value, hint)
    except (msgspec.ValidationError, UnicodeError, RecursionError):
        return False
    return True


@cache
def _hints(kind: type[Options]) -> dict[str, Any]:
    """The fields' types with their ranges; working them out takes longer than a deal."""
    return get_type_hints(kind, include_extras=True)


class OptionDescription(Struct, frozen=True, omit_defaults=True):
    """One option in words a page or a terminal can ask with; its sentences are in the game's locale files."""

    name: str
    type: Literal["integer", "boolean", "choice", "list"]
    """A list is made of some of the choices; its default hangs on other options."""
    default: Any
    choices: tuple[str | int, ...] = ()
    least: int | None = None
    most: int | None = None
    off: int | None = None
    """A value outside the range that is allowed as well and switches the option off."""
    step: int | None = None
    """Only multiples of it are allowed."""


def describe(kind: type[Options]) -> list[OptionDescription]:
    """Every option of a game, in the order of its rules file."""
    hints = _hints(kind)
    defaults = msgspec.convert({}, kind)
    return [_description(name, hints[name], getattr(defaults, name)) for name in kind.__struct_fields__]


def _description(name: str, hint: Any, default: Any) -> OptionDescription:
    bounds = next((meta for meta in getattr(hint, "__metadata__", ()) if isinstance(meta, Meta)), Meta())
    plain = hint.__origin__ if hasattr(hint, "__metadata__") else hint
    if plain is bool:
        return OptionDescription(name, "boolean", default)
    if plain is int:
        least, most = (None if bound is None else int(bound) for bound in (bounds.ge, bounds.le))
        off = least if "off_below" in (bounds.extra or {}) else None
        least = (bounds.extra or {}).get("off_below", least)
        step = None if bounds.multiple_of is None else int(bounds.multiple_of)
        return OptionDescription(name, "integer", default, least=least, most=most, off=off, step=step)
    if get_origin(plain) is Literal:
        return OptionDescription(name, "choice", default, choices=get_args(plain))
    if get_origin(plain) is tuple and get_origin(get_args(plain)[0]) is Literal:
        return OptionDescription(name, "list", default, choices=get_args(get_args(plain)[0]))
    raise TypeError(f"there are no words yet for options like {name}: {hint}")
