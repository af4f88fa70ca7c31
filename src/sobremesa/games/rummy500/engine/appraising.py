"""What may be said of an unfinished action: what cards become in any order, where they fit, what a take would bring.

It looks at nothing but the seat's own hand and the open table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from sobremesa.core.cards import CARDS, FIRST_JOKER, RANK_COUNT, names_of
from sobremesa.core.melds import suit_of_run
from sobremesa.core.refused import Refused
from sobremesa.games.rummy500.engine.arrangements import combinations_of, continuations, filled
from sobremesa.games.rummy500.engine.melds import NEW, combination_of
from sobremesa.games.rummy500.engine.pool import CardPool
from sobremesa.games.rummy500.engine.uses import Collector, points_of_use
from sobremesa.games.rummy500.legal import END_NAMES
from sobremesa.games.rummy500.project import kind_of, meld_cards
from sobremesa.games.rummy500.schema import (
    Discard,
    DiscardAppraisal,
    LayOff,
    Meld,
    MeldAppraisal,
    MeldOption,
    TakeAppraisal,
    TakeDiscard,
    TakeOption,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sobremesa.games.rummy500.engine.uses import Use
    from sobremesa.games.rummy500.rules import Rummy500State
    from sobremesa.games.rummy500.schema import MeldCard, Rummy500Action, Rummy500Appraisal

W = TypeVar("W", MeldOption, TakeOption)

MOST_WAYS: Final = 24

MATTERS_OF_ORDER: Final = ("run_past_ace", "run_not_consecutive", "does_not_fit")
"""Codes for which the same cards in another order, or at the other end, may be accepted."""


def appraise(state: Rummy500State, seat: int, action: Rummy500Action) -> Rummy500Appraisal | None:
    """What may be said of the action, whether it is legal or not."""
    if isinstance(action, (Meld, LayOff)):
        return of_meld(state, seat, action)
    if isinstance(action, TakeDiscard):
        return of_take(state, seat, action)
    if isinstance(action, Discard):
        return of_discard(state, seat, action)
    return None


def _code(state: Rummy500State, seat: int, action: Rummy500Action) -> str | None:
    """The code with which the action would be refused now."""
    try:
        state.check(seat, action)
    except Refused as refusal:
        return refusal.code
    return None


# Laying down and laying off


def of_meld(state: Rummy500State, seat: int, action: Meld | LayOff) -> MeldAppraisal:
    """The legal ways to lay the cards, at either end of a run."""
    action = _with_fitting_end(state, action)
    code = _code(state, seat, action)
    if not _may_be_rearranged(code):
        return MeldAppraisal([], code)
    orders = list(_orders(state, action))
    ways = [_way(state, seat, way) for way in orders if _code(state, seat, way) is None]
    if not ways:
        return MeldAppraisal([], _code(state, seat, orders[0] if orders else _likeliest(action)))
    return MeldAppraisal(_best_first(ways), None)


def _may_be_rearranged(code: str | None) -> bool:
    """Whether cards refused with this code are worth putting in order.

    If so they are different cards at hand, so that no list is longer than the hand.
    """
    return code is None or code in MATTERS_OF_ORDER


def _with_fitting_end(state: Rummy500State, action: Meld | LayOff) -> Meld | LayOff:
    """A lay-off for which an end is named where there are ends; both ends of a run are looked at anyway."""
    if isinstance(action, LayOff) and 1 <= action.meld <= len(state.melds):
        if not state.melds[action.meld - 1].is_run:
            return LayOff(action.meld, None, action.cards)
        if action.end is None:
            return LayOff(action.meld, "high", action.cards)
    return action


def _likeliest(action: Meld | LayOff) -> Meld | LayOff:
    """Cards that are no combination, in the order they were perhaps meant: round the corner, else ascending."""
    cards = sorted(CARDS[name] for name in action.cards)
    if isinstance(action, LayOff):
        return LayOff(action.meld, action.end, tuple(names_of(cards)))
    order = cards
    if suit_of_run(cards) >= 0:
        circles = (filled(cards, first) for first in range(1, RANK_COUNT + 1))
        order = next((circle for circle in circles if circle is not None), cards)
    return Meld(tuple(names_of(order)))


def _orders(state: Rummy500State, action: Meld | LayOff) -> Iterator[Meld | LayOff]:
    """The ways these cards may be meant: a set; a run with its jokers in the gaps or outside; an end of a run."""
    cards = sorted(CARDS[name] for name in action.cards)
    if isinstance(action, Meld):
        yield from (Meld(tuple(names_of(order))) for order in combinations_of(cards))
        return
    meld = state.melds[action.meld - 1]
    if not meld.is_run:
        yield LayOff(action.meld, None, tuple(names_of(cards)))
        return
    for end, order in continuations(meld.low, meld.high, cards):
        yield LayOff(action.meld, end, tuple(names_of(order)))


def _way(state: Rummy500State, seat: int, action: Meld | LayOff) -> MeldOption:
    """How a legal way would look on the table."""
    cards = [CARDS[name] for name in action.cards]
    if isinstance(action, Meld):
        laid = combination_of(cards, seat)
        shown = meld_cards(laid, state.fifteen)
    else:
        before = state.melds[action.meld - 1]
        laid = before.grown(cards, action.end == "low", seat)
        first = 0 if action.end == "low" else len(before.cards)
        shown = meld_cards(laid, state.fifteen)[first : first + len(cards)]
    points = sum(card.points for card in shown)
    return MeldOption(action, kind_of(laid), shown, points)


def _best_first(ways: Iterable[W]) -> list[W]:
    """The most points first; of the same points, what keeps more jokers in the hand."""
    return sorted(ways, key=lambda way: (-way.points, _jokers_in(way.cards)))


def _jokers_in(cards: list[MeldCard]) -> int:
    return sum(CARDS[one.card] >= FIRST_JOKER for one in cards)


# Taking from the discard row


def of_take(state: Rummy500State, seat: int, action: TakeDiscard) -> TakeAppraisal:
    """The cards that would be taken, and what the first of them could be used for."""
    card = CARDS.get(action.card)
    takes = [] if card is None or card not in state.row else state.taken_with(card)
    asked = None if action.use is None else _with_fitting_end(state, action.use)
    code = _code(state, seat, TakeDiscard(action.card, asked))
    free = _code(state, seat, TakeDiscard(action.card, None)) is None
    tried: list[TakeDiscard] = []
    if takes and asked is not None and _may_be_rearranged(code):
        tried = [TakeDiscard(action.card, use) for use in _orders(state, asked)]
        code = _code(state, seat, tried[0] if tried else TakeDiscard(action.card, _likeliest(asked)))
    elif takes and asked is None and code in (None, "must_use_taken_card"):
        tried = [TakeDiscard(action.card, use) for use in _best_uses(state, seat, takes)]
    ways = [_use(state, seat, take) for take in tried if _code(state, seat, take) is None]
    if ways:
        code = None
    return TakeAppraisal(names_of(takes), _best_first(ways)[:MOST_WAYS], free, code)


def _use(state: Rummy500State, seat: int, action: TakeDiscard) -> TakeOption:
    """One way to use the card, as the page shows it."""
    use = action.use
    assert use is not None
    way = _way(state, seat, use)
    if isinstance(use, LayOff):
        return TakeOption(action, "lay_off", use.meld, list(use.cards), way.cards, way.points)
    return TakeOption(action, way.kind, None, list(use.cards), way.cards, way.points)


def _best_uses(state: Rummy500State, seat: int, takes: list[int]) -> list[Meld | LayOff]:
    """The melds and lay-offs with the first of the cards taken that bring most."""
    pool = CardPool([*state.hands[seat], *takes[1:]])
    pool.add(takes[0])
    collector = Collector(pool, state.melds, state.duplicates, len(state.hands[seat]) + len(takes) - state.keep)
    collector.list_more_uses(takes[0])
    different = {(use.index, use.end, *use.cards): use for use in collector.found}
    best = sorted(different.values(), key=lambda use: _merit(state, use))
    return [_action_of(use) for use in best[:MOST_WAYS]]


def _merit(state: Rummy500State, use: Use) -> tuple[int, int]:
    """For sorting: the most points first; of the same points, what keeps more jokers in the hand."""
    jokers = sum(card >= FIRST_JOKER for card in use.cards)
    return -points_of_use(state.melds, use, state.fifteen), jokers


def _action_of(use: Use) -> Meld | LayOff:
    cards = tuple(names_of(use.cards))
    return Meld(cards) if use.index == NEW else LayOff(use.index + 1, END_NAMES[use.end], cards)


# Discarding


def of_discard(state: Rummy500State, seat: int, action: Discard) -> DiscardAppraisal:
    """The combinations on which the card could be laid off instead, and whether this discard ends the round."""
    card = CARDS.get(action.card)
    fits: list[int] = []
    if card is not None:
        collector = Collector(CardPool([card]), state.melds, state.duplicates, 1)
        collector.list_lay_offs()
        fits = sorted({use.index + 1 for use in collector.found})
    legal = _code(state, seat, action) is None
    return DiscardAppraisal(fits, state.why_ended(len(state.hands[seat]) - 1) if legal else None)
