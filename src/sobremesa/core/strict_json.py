"""What the JSON decoder lets pass: a key that comes twice in an object, of which the last would win."""

import json
from typing import Any

import msgspec


class _RepeatedKeyError(ValueError):
    """A key came twice."""


def repeats_a_key(text: bytes | str) -> bool:
    """Whether an object anywhere in a JSON text has a key twice; the text's own faults are raised as by `msgspec`."""
    document = msgspec.json.decode(text)
    # A repeated key would be missing here, so equal texts have none: that is how pages and programs write, and ten
    # times as quick as reading the text in Python.
    if msgspec.json.encode(document) == (text if isinstance(text, bytes) else text.encode()):
        return False
    try:
        _reader.decode((text.decode() if isinstance(text, bytes) else text).strip(" \t\n\r"))
    except _RepeatedKeyError:
        return True
    return False


def _without_repeats(members: list[tuple[str, Any]]) -> None:
    if len({name for name, _ in members}) < len(members):
        raise _RepeatedKeyError


# Numbers are left as they are written: Python refuses some that are allowed.
_reader = json.JSONDecoder(object_pairs_hook=_without_repeats, parse_int=str, parse_float=str, parse_constant=str)
