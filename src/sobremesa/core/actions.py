"""What players send: small tagged messages, read strictly."""

from contextlib import suppress
from types import UnionType
from typing import Any, Generic, TypeVar, get_args

import msgspec
from msgspec import Struct

from sobremesa.core.events import snake_case
from sobremesa.core.refused import Refused


class Action(Struct, frozen=True, forbid_unknown_fields=True, tag=snake_case, tag_field="type"):
    """Base of every game's actions, which bear exactly the names and parameters of its rules file."""


A = TypeVar("A", bound=Action)


class ActionReader(Generic[A]):
    """Reads the actions of one game, and says which of two things is wrong with anything else."""

    def __init__(self, kinds: type[A] | UnionType) -> None:
        members: tuple[type[Action], ...] = get_args(kinds) or (kinds,)
        self.names = tuple(str(kind.__struct_config__.tag) for kind in members)
        self._kinds: Any = kinds
        # Only a union insists on its tags.
        self._decoder: msgspec.json.Decoder[A] | None = msgspec.json.Decoder(kinds) if len(members) > 1 else None

    def read(self, raw: bytes | str) -> A:
        """The action in a JSON text: `malformed_action` or `unknown_action` where there is none."""
        if self._decoder is not None:
            with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
                return self._decoder.decode(raw)
        return self._read_by_name(raw)

    def _read_by_name(self, raw: bytes | str) -> A:
        """The long way, which finds out what is wrong."""
        try:
            document = msgspec.json.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise Refused("malformed_action") from None
        return self.convert(document)

    def convert(self, document: object) -> A:
        """The action in a plain document. Its name is looked at first: msgspec lets a lone Struct go untagged."""
        name = document.get("type") if isinstance(document, dict) else None
        if not isinstance(name, str):
            raise Refused("malformed_action")
        if name not in self.names:
            raise Refused("unknown_action", name=name)
        try:
            action: A = msgspec.convert(document, self._kinds)
        except (msgspec.ValidationError, UnicodeError, RecursionError):
            raise Refused("malformed_action", name=name) from None
        return action
