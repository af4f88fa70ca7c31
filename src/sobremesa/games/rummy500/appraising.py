"""What may be said of an unfinished action: what cards become in any order, where they fit, what a take would bring.

It looks at nothing but the seat's own hand and the open table.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from sobremesa.core.cards import ACE, ACE_HIGH, CARDS, FIRST_JOKER, NAMES, RANK, RANK_COUNT, SUIT_COUNT, names_of
from sobremesa.core.melds import suit_of_run
from sobremesa.core.refused import Refused
from sobremesa.games.rummy500.actions import Discard, LayOff, Meld, TakeDiscard
from sobremesa.games.rummy500.checking import check_fit
from sobremesa.games.rummy500.melds import Combination, combination_of
from sobremesa.games.rummy500.orders import combinations_of, continuations, filled
from sobremesa.games.rummy500.pieces import HIGHEST_PLACE, LEAST_NATURALS, LOWEST_PLACE, SHORTEST_MELD
from sobremesa.games.rummy500.seeing import kind_of, meld_cards
from sobremesa.games.rummy500.solver import Pool, bits_in

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sobremesa.games.rummy500.actions import End, Rummy500Action
    from sobremesa.games.rummy500.rules import Rummy500State
    from sobremesa.games.rummy500.view import MeldCard

MOST_WAYS: Final = 24
ENDS: Final[tuple[End, ...]] = ("low", "high")


def appraise(state: Rummy500State, seat: int, action: Rummy500Action) -> dict[str, Any]:
    """What may be said of the action, whether it is legal or not."""
    if isinstance(action, (Meld, LayOff)):
        return _lay(state, seat, action)
    if isinstance(action, TakeDiscard):
        return _take(state, seat, action)
    if isinstance(action, Discard):
        return _discard(state, seat, action)
    return {}


# Laying down and laying off


def _lay(state: Rummy500State, seat: int, action: Meld | LayOff) -> dict[str, Any]:
    legal = [way for way in _orders(state, action) if _code(state, seat, way) is None]
    ways = [_way(state, seat, way) for way in legal]
    return {"ways": _best_first(ways), "code": None if ways else _code_in_any_order(state, seat, action)}


def _code(state: Rummy500State, seat: int, action: Rummy500Action) -> str | None:
    """The code with which the action would be refused now."""
    try:
        state.check(seat, action)
    except Refused as refusal:
        return refusal.code
    return None


def _code_in_any_order(state: Rummy500State, seat: int, action: Meld | LayOff) -> str | None:
    """Why the cards cannot be laid, whatever their order: what is said to the likeliest one."""
    return _code(state, seat, next(_orders(state, action), _likeliest(action)))


def _likeliest(action: Meld | LayOff) -> Meld | LayOff:
    """Cards that are no combination, in the order they were perhaps meant: round the corner, else ascending."""
    cards = sorted(CARDS[name] for name in action.cards if name in CARDS)
    if len(cards) < len(action.cards):
        return action
    if isinstance(action, LayOff):
        return LayOff(action.meld, action.end, tuple(names_of(cards)))
    order = cards
    if suit_of_run(cards) >= 0:
        circles = (filled(cards, first) for first in range(1, RANK_COUNT + 1))
        order = next((circle for circle in circles if circle is not None), cards)
    return Meld(tuple(names_of(order)))


def _orders(state: Rummy500State, action: Meld | LayOff) -> Iterator[Meld | LayOff]:
    """The ways these cards may be meant: a set; a run with its jokers in the gaps or outside; an end of a run."""
    cards = sorted(CARDS[name] for name in action.cards if name in CARDS)
    if len(cards) < len(action.cards):
        return
    if isinstance(action, Meld):
        yield from (Meld(tuple(names_of(order))) for order in combinations_of(cards))
    elif 1 <= action.meld <= len(state.melds):
        meld = state.melds[action.meld - 1]
        if not meld.is_run:
            yield LayOff(action.meld, None, tuple(names_of(cards)))
        else:
            for end, order in continuations(meld.low, meld.high, cards):
                yield LayOff(action.meld, end, tuple(names_of(order)))


def _way(state: Rummy500State, seat: int, action: Meld | LayOff) -> dict[str, Any]:
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
    return {"action": action, "kind": kind_of(laid), "cards": shown, "points": points}


def _best_first(ways: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The most points first; of the same points, what keeps more jokers in the hand."""
    return sorted(ways, key=lambda way: (-int(way["points"]), _jokers_in(way["cards"])))


def _jokers_in(cards: list[MeldCard]) -> int:
    return sum(CARDS[one.card] >= FIRST_JOKER for one in cards)


# Taking from the discard row


def _take(state: Rummy500State, seat: int, action: TakeDiscard) -> dict[str, Any]:
    card = CARDS.get(action.card)
    if card is None or card not in state.row:
        return {"takes": [], "ways": [], "free": False, "code": _code(state, seat, action)}
    takes = state.taken_with(card)
    if action.use is None:
        uses = _uses(state, card, state.hands[seat] + takes)
    else:
        uses = list(_orders(state, action.use))
    tried = [TakeDiscard(action.card, use) for use in uses]
    ways = [_use(state, seat, take) for take in tried if _code(state, seat, take) is None]
    free = _code(state, seat, TakeDiscard(action.card, None)) is None
    code = None if ways or (free and action.use is None) else _code_of_take(state, seat, action, tried)
    return {"takes": names_of(takes), "ways": _best_first(ways)[:MOST_WAYS], "free": free, "code": code}


def _code_of_take(state: Rummy500State, seat: int, action: TakeDiscard, tried: list[TakeDiscard]) -> str | None:
    """Why the card cannot be taken so: what is said to the first way it may be meant."""
    if tried and action.use is not None:
        return _code(state, seat, tried[0])
    use = None if action.use is None else _likeliest(action.use)
    return _code(state, seat, TakeDiscard(action.card, use))


def _use(state: Rummy500State, seat: int, action: TakeDiscard) -> dict[str, Any]:
    """One way to use the card, as the page shows it."""
    use = action.use
    assert use is not None
    way = _way(state, seat, use)
    lays_off = isinstance(use, LayOff)
    return {
        "action": action,
        "kind": "lay_off" if lays_off else way["kind"],
        "meld": use.meld if isinstance(use, LayOff) else None,
        "uses": list(use.cards),
        "cards": way["cards"],
        "points": way["points"],
    }


def _uses(state: Rummy500State, card: int, available: list[int]) -> list[Meld | LayOff]:
    """The melds and lay-offs with the card that are worth offering, from the cards available."""
    pool = Pool([one for one in available if one != card])
    pool.add(card)
    melds = [*_sets_with(card, pool), *_runs_with(card, pool)]
    found: list[Meld | LayOff] = [Meld(tuple(names_of(cards))) for cards in melds]
    for index, meld in enumerate(state.melds):
        found += _lay_offs_with(card, pool, index + 1, meld, state.duplicates)
    return found


def _sets_with(card: int, pool: Pool) -> Iterator[list[int]]:
    """Sets of all sizes, with one joker at most beside the card."""
    ranks = range(ACE, len(pool.ranks)) if card >= FIRST_JOKER else (RANK[card],)
    for rank in ranks:
        naturals = pool.of_rank(rank)
        wild = [[card]] if card >= FIRST_JOKER else [[], pool.jokers[-1:]] if pool.jokers else [[]]
        for size in range(LEAST_NATURALS, len(naturals) + 1):
            for cards in combinations(naturals, size):
                for jokers in wild:
                    if len(cards) + len(jokers) >= SHORTEST_MELD and (card in cards or card in jokers):
                        yield [*cards, *jokers]


def _runs_with(card: int, pool: Pool) -> Iterator[list[int]]:
    """Runs of all lengths; a joker only in a gap, or where two cards need a third."""
    for suit in range(SUIT_COUNT):
        places = pool.suits[suit]
        for first in range(LOWEST_PLACE, HIGHEST_PLACE - SHORTEST_MELD + 2):
            for last in range(first + SHORTEST_MELD - 1, HIGHEST_PLACE + 1):
                window = (1 << (last + 1)) - (1 << first)
                missing = bits_in(window & ~places)
                size = last - first + 1
                if missing > len(pool.jokers) or size - missing < LEAST_NATURALS or (first, last) == (1, ACE_HIGH):
                    continue
                ends_are_natural = places >> first & places >> last & 1
                if ends_are_natural or size == SHORTEST_MELD:
                    cards = pool.sequence(suit, first, last)
                    if card in cards:
                        yield cards


def _lay_offs_with(card: int, pool: Pool, number: int, meld: Combination, duplicates: bool) -> list[Meld | LayOff]:
    """The lay-offs that reach from the combination to the card."""
    found: list[Meld | LayOff] = []
    if not meld.is_run:
        if _fits(meld, [card], False, duplicates):
            found.append(LayOff(number, None, (NAMES[card],)))
        return found
    for end in ENDS:
        room = meld.low - LOWEST_PLACE if end == "low" else HIGHEST_PLACE - meld.high
        for size in range(1, room + 1):
            first = meld.low - size if end == "low" else meld.high + 1
            window = (1 << (first + size)) - (1 << first)
            if bits_in(window & ~pool.suits[meld.suit]) > len(pool.jokers):
                break
            cards = pool.sequence(meld.suit, first, first + size - 1)
            outermost = cards[0] if end == "low" else cards[-1]
            if outermost == card:
                found.append(LayOff(number, end, tuple(names_of(cards))))
    return found


def _fits(meld: Combination, cards: list[int], at_low: bool, duplicates: bool) -> bool:
    try:
        check_fit(meld, cards, at_low, duplicates)
    except Refused:
        return False
    return True


# Discarding


def _discard(state: Rummy500State, seat: int, action: Discard) -> dict[str, Any]:
    """The combinations on which the card could be laid off instead, and whether this discard ends the round."""
    card = CARDS.get(action.card)
    fits = []
    if card is not None:
        for index, meld in enumerate(state.melds):
            ends = (True, False) if meld.is_run else (False,)
            if any(_fits(meld, [card], at_low, state.duplicates) for at_low in ends):
                fits.append(index + 1)
    legal = _code(state, seat, action) is None
    return {"fits": fits, "ends": state.why_ended(len(state.hands[seat]) - 1) if legal else None}
