"""Why a bot would do it: facts about an action, for the sentence that comes with a hint."""

from typing import Any

from msgspec import Struct


class Reason(Struct, frozen=True):
    """One fact in favour of an action, or against it. Its sentence is `<game>-why-<code>` in the locale files.

    Facts are numbers, names of pieces, or seats (`seat`, `seats`), which whoever tells it turns into names.
    """

    code: str
    facts: dict[str, Any] = {}


def because(code: str, **facts: Any) -> Reason:
    """A reason with its facts."""
    return Reason(code, facts)
