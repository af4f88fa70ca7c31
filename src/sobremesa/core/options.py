"""What a table agrees on before a match: a Struct per game, whose fields describe themselves."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, ClassVar, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta, Struct

from sobremesa.core.refused import Refused


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of every game's options. Types, ranges and defaults of the fields are the allowed values.

    A game refines it where a field cannot say it alone: `given` (defaults that depend on other options), `bad_value`,
    `seats` (numbers of players allowed), `conflict` and `idle` (options without effect in the chosen mode). A number
    that is either 0 or from 50 up says `Meta(ge=0, extra={"off_below": 50})`, for its description, and `bad_value`.
    """

    modes: ClassVar[tuple[str, ...]] = ()

    players: int

    @classmethod
    def given(cls, chosen: dict[str, object]) -> dict[str, object]:
        """The options chosen, completed by defaults that hang on one another."""
        return chosen

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


def read_options(kind: type[O], chosen: Mapping[str, object]) -> O:
    """The options of a match, or the refusal of the first check that fails."""
    for name in chosen:
        if name not in kind.__struct_fields__:
            raise Refused("unknown_option", name=str(name), known=list(kind.__struct_fields__))
    options = _converted(kind, chosen)
    if (wrong := options.bad_value()) is not None:
        raise Refused("bad_option_value", name=wrong, value=getattr(options, wrong))
    if options.players not in options.seats():
        seats = options.seats()
        raise Refused("bad_player_count", players=options.players, least=seats[0], most=seats[-1])
    if clash := options.conflict():
        raise Refused("options_conflict", names=list(clash))
    return options


def _converted(kind: type[O], chosen: Mapping[str, object]) -> O:
    """Each option given is judged by itself first, so that the refusal can name it."""
    for name, hint in _hints(kind).items():
        if name in chosen:
            try:
                msgspec.convert(chosen[name], hint)
            except (msgspec.ValidationError, UnicodeError, RecursionError):
                raise Refused("bad_option_value", name=name, value=chosen[name]) from None
    return msgspec.convert(kind.given(dict(chosen)), kind)


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
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None
    off: int | None = None
    """A value outside the range that is allowed as well and switches the option off."""


def describe(kind: type[Options]) -> list[OptionDescription]:
    """Every option of a game, in the order of its rules file."""
    hints = _hints(kind)
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
    return [_description(name, hints[name], defaults[name]) for name in kind.__struct_fields__]


def _description(name: str, hint: Any, default: Any) -> OptionDescription:
    bounds = next((meta for meta in getattr(hint, "__metadata__", ()) if isinstance(meta, Meta)), Meta())
    plain = hint.__origin__ if hasattr(hint, "__metadata__") else hint
    if plain is bool:
        return OptionDescription(name, "boolean", default)
    if plain is int:
        least, most = (None if bound is None else int(bound) for bound in (bounds.ge, bounds.le))
        off = least if "off_below" in (bounds.extra or {}) else None
        least = (bounds.extra or {}).get("off_below", least)
        return OptionDescription(name, "integer", default, least=least, most=most, off=off)
    if get_origin(plain) is Literal:
        return OptionDescription(name, "choice", default, choices=get_args(plain))
    if get_origin(plain) is tuple and get_origin(get_args(plain)[0]) is Literal:
        return OptionDescription(name, "list", default, choices=get_args(get_args(plain)[0]))
    raise TypeError(f"there are no words yet for options like {name}: {hint}")
