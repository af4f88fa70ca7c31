"""What players send: small tagged messages, read strictly."""

from contextlib import suppress
from functools import cache
from types import UnionType
from typing import Any, Generic, TypeVar, get_args

import msgspec
from msgspec import Struct

from sobremesa.core.events import snake_case
from sobremesa.core.refused import Refused
from sobremesa.core.strict_json import repeats_a_key


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="type"):
    """Base of every game's actions, which bear exactly the names and parameters of its rules file."""


A = TypeVar("A", bound=Action)


def check_form(action: object, action_types: Any) -> None:
    """Refuse what is no action of these types, or has fields of other types than it declares.

    An action read from a message cannot be so, one made in Python can: `PlayCard(100.0)` equals `PlayCard(100)`.
    """
    if not isinstance(action, Action):
        raise Refused("malformed_action")
    name = str(action.__struct_config__.tag)
    if not isinstance(action, action_types):
        raise Refused("unknown_action", name=name)
    try:
        well_formed = msgspec.json.decode(msgspec.json.encode(action), type=type(action)) == action
    except (msgspec.MsgspecError, TypeError, UnicodeError, RecursionError):
        well_formed = False
    if not well_formed:
        raise Refused("malformed_action", name=name)


class ActionReader(Generic[A]):
    """Reads the actions of one game, and says which of two things is wrong with anything else."""

    def __init__(self, action_types: type[A] | UnionType) -> None:
        members: tuple[type[Action], ...] = get_args(action_types) or (action_types,)
        self.names = tuple(str(kind.__struct_config__.tag) for kind in members)
        self._action_types: Any = action_types
        # Only a union insists on its tags.
        self._decoder: msgspec.json.Decoder[A] | None = msgspec.json.Decoder(action_types) if len(members) > 1 else None

    def read(self, raw: object) -> A:
        """The action in a JSON text: `malformed_action` or `unknown_action` where there is none."""
        if not isinstance(raw, bytes | str):
            raise Refused("malformed_action")
        try:
            if repeats_a_key(raw):
                raise Refused("malformed_action")
            if self._decoder is not None:
                with suppress(msgspec.ValidationError):
                    return self._decoder.decode(raw)
            # The long way finds out what is wrong.
            return self.convert(msgspec.json.decode(raw))
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refused("malformed_action") from None

    def accept(self, given: object) -> A:
        """An action of the game that is given as it is or as JSON. Refuses anything else."""
        if isinstance(given, Action):
            check_form(given, self._action_types)
            return given  # type: ignore[return-value]
        return self.read(given)

    def convert(self, document: object) -> A:
        """The action in a plain document. Its name is looked at first: msgspec lets a lone Struct go untagged."""
        name = document.get("type") if isinstance(document, dict) else None
        if not isinstance(name, str):
            raise Refused("malformed_action")
        if name not in self.names:
            raise Refused("unknown_action", name=name)
        try:
            action: A = msgspec.convert(document, self._action_types)
        except (msgspec.ValidationError, UnicodeError, RecursionError):
            raise Refused("malformed_action", name=name) from None
        return action


@cache
def reader_of(action_types: Any) -> ActionReader[Any]:
    """The reader of a game's actions, made once."""
    return ActionReader(action_types)
