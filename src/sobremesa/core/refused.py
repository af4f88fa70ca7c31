"""The one way the program says no."""

from typing import Final

# Checks that do not depend on the game, in the order they are made. A game's own codes come after them.
CREATION_CODES: Final = ("unknown_option", "bad_option_value", "bad_player_count", "options_conflict")
ACTION_CODES: Final = (
    "malformed_action",
    "unknown_action",
    "not_a_player",
    "not_your_seat",
    "match_not_started",
    "match_over",
    "stale_action",
    "not_your_turn",
)
FILE_CODES: Final = ("unknown_game", "bad_seed", "bad_position", "bad_record")
# Asking somebody to sit down who is not there.
BOT_CODES: Final = ("unknown_level",)

LONGEST_FACT: Final = 500


class Refused(Exception):  # noqa: N818 - the word of the table, not of the language
    """Something the rules or the platform do not allow: a stable code, and facts for the sentence made from it."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code: Final = code
        self.facts: Final = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={_brief(value)}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code

    def __reduce__(self) -> tuple[object, ...]:
        return _refused_again, (self.code, self.facts)


def _brief(fact: object) -> str:
    """A fact in one line. What comes from outside can be longer, or nested deeper, than Python will write."""
    try:
        text = repr(fact)
    except (RecursionError, ValueError):
        return f"<{type(fact).__name__}>"
    return text if len(text) <= LONGEST_FACT else f"{text[:LONGEST_FACT]}…"


def _refused_again(code: str, facts: dict[str, object]) -> Refused:
    return Refused(code, **facts)
