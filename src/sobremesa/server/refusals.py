"""Refusals as messages. Their facts may repeat what was sent, so length and depth are bounded."""

from typing import Any, Final

from sobremesa.core.refused import Refused
from sobremesa.server import metrics, protocol

LONGEST_TEXT: Final = 200
MOST_LISTED: Final = 50
LARGEST_NUMBER: Final = 2**53
COUNTED: Final = frozenset(
    {
        "hello_first",
        "malformed_message",
        "match_of_newer_rules",
        "match_of_older_rules",
        "match_too_long",
        "match_unreadable",
        "no_hint",
        "no_such_table",
        "not_saved",
        "protocol_changed",
        "table_elsewhere",
        "too_fast",
        "too_many_guesses",
        "too_many_hints",
        "too_much_to_store",
    }
)
"""What an operator has to know of. Refusals by the rules of a game would tell what somebody tried."""


def refusal_of(name: str, refusal: Refused) -> protocol.Refused:
    """The message that says no to the request of that name."""
    if refusal.code in COUNTED:
        metrics.refused.labels(refusal.code).inc()
    facts = facts_of(refusal)
    index = facts.pop("index", None)
    return protocol.Refused(id=name, code=refusal.code, facts=facts, index=index if isinstance(index, int) else None)


def facts_of(refusal: Refused) -> dict[str, Any]:
    """The facts as a page can use them in a sentence: words, numbers, and lists of these."""
    return {
        name: listed(fact) if isinstance(fact, list | tuple) else plain(fact) for name, fact in refusal.facts.items()
    }


def listed(facts: list[Any] | tuple[Any, ...]) -> list[Any]:
    return [plain(fact) for fact in facts[:MOST_LISTED]]


def plain(fact: object) -> Any:
    """One fact, cut to size; nested values become a placeholder."""
    if fact is None or isinstance(fact, bool | float):
        return fact
    if isinstance(fact, int):
        return fact if abs(fact) <= LARGEST_NUMBER else "…"
    if isinstance(fact, str):
        return fact if len(fact) <= LONGEST_TEXT else f"{fact[:LONGEST_TEXT]}…"
    return "[…]" if isinstance(fact, list | tuple) else "{…}"
