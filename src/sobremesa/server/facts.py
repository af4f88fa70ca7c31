"""What a refusal tells its sender: some of it came from the sender, in any length and depth."""

from typing import Any, Final

from sobremesa.core.refused import Refused
from sobremesa.server import metrics, protocol

LONGEST_TEXT: Final = 200
MOST_LISTED: Final = 50
LARGEST_NUMBER: Final = 2**53


def refusal_of(name: str, refusal: Refused) -> protocol.Refused:
    """The message that says no to the request of that name."""
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
    """Several facts."""
    return [plain(fact) for fact in facts[:MOST_LISTED]]


def plain(fact: object) -> Any:
    """One fact; of what is no word and no number only what kind of thing it is."""
    if fact is None or isinstance(fact, bool | float):
        return fact
    if isinstance(fact, int):
        return fact if abs(fact) <= LARGEST_NUMBER else "…"
    if isinstance(fact, str):
        return fact if len(fact) <= LONGEST_TEXT else f"{fact[:LONGEST_TEXT]}…"
    return "[…]" if isinstance(fact, list | tuple) else "{…}"
