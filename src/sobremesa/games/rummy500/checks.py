"""Why an action of Rummy 500 is refused: the checks of the rules file, in its order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.core.cards import FIRST_JOKER, NAMES, NO_CARD, RANK, SUIT
from sobremesa.core.melds import belongs_at, first_place, goes_round_the_corner, rank_of_set, suit_of_run
from sobremesa.core.refused import Refused
from sobremesa.games.rummy500.engine.melds import set_size
from sobremesa.games.rummy500.pieces import HIGHEST_PLACE, LEAST_NATURALS, LOWEST_PLACE, SHORTEST_MELD
from sobremesa.games.rummy500.schema import Discard, DrawStock, LayOff, Meld, Pass, TakeDiscard

if TYPE_CHECKING:
    from sobremesa.games.rummy500.engine.melds import Combination
    from sobremesa.games.rummy500.rules import Rummy500State
    from sobremesa.games.rummy500.schema import Rummy500Action


def check(state: Rummy500State, seat: int, action: Rummy500Action) -> None:
    """The part of the turn first, then what each action asks for."""
    if isinstance(action, (DrawStock, TakeDiscard, Pass)):
        if state.drawn:
            raise Refused("already_drawn")
    elif not state.drawn:
        raise Refused("must_draw_first")
    if isinstance(action, DrawStock):
        if not state.stock:
            raise Refused("stock_empty")
    elif isinstance(action, Pass):
        if state.stock or not state.play_on:
            raise Refused("pass_not_allowed")
    elif isinstance(action, TakeDiscard):
        check_take(state, seat, action)
    elif isinstance(action, Discard):
        check_discard(state, seat, action)
    else:
        check_lay(state, action, state.hands[seat])


# The actions


def check_take(state: Rummy500State, seat: int, action: TakeDiscard) -> None:
    """The card is in the row, and the use contains it and is legal with hand and taken cards together (R500-27)."""
    card = card_named(state, action.card)
    if card not in state.row:
        raise Refused("card_not_in_discard", card=action.card)
    use = action.use
    if use is None:
        if not state.may_take_freely or card != state.row[-1]:
            raise Refused("must_use_taken_card", card=action.card)
    elif action.card not in use.cards:
        raise Refused("must_use_taken_card", card=action.card)
    else:
        check_lay(state, use, state.hands[seat] + state.taken_with(card))


def check_discard(state: Rummy500State, seat: int, action: Discard) -> None:
    """Any card of the hand but the one taken freely (R500-38)."""
    card = card_named(state, action.card)
    if card not in state.hands[seat]:
        raise Refused("card_not_in_hand", card=action.card)
    if card == state.barred:
        raise Refused("cannot_discard_taken_card", card=action.card)


def check_lay(state: Rummy500State, action: Meld | LayOff, available: list[int]) -> None:
    """A new combination, or cards that fit on one, from the cards available."""
    if isinstance(action, Meld):
        cards = cards_named(state, action.cards, available)
        check_shape(cards, state.duplicates)
    else:
        if not 1 <= action.meld <= len(state.melds):
            raise Refused("no_such_meld", meld=action.meld)
        meld = state.melds[action.meld - 1]
        if meld.is_run == (action.end is None):
            raise Refused("choose_end", meld=action.meld)
        cards = cards_named(state, action.cards, available)
        check_fit(meld, cards, action.end == "low", state.duplicates)
    if not state.leaves_a_discard(available, cards):
        raise Refused("keep_a_discard")


# Their cards


def card_named(state: Rummy500State, name: str) -> int:
    """The card of that name, if this pack has it."""
    card = state.card_named(name)
    if card == NO_CARD:
        raise Refused("unknown_card", card=name)
    return card


def cards_named(state: Rummy500State, names: tuple[str, ...], available: list[int]) -> list[int]:
    """The cards of these names, each once, each at hand."""
    cards = [card_named(state, name) for name in names]
    named = 0
    for card in cards:
        if named >> card & 1:
            raise Refused("duplicate_card", card=NAMES[card])
        named |= 1 << card
    for card in cards:
        if card not in available:
            raise Refused("card_not_in_hand", card=NAMES[card])
    return cards


# Shape and fit


def check_shape(cards: list[int], duplicates: bool) -> None:
    """Refuse a list of cards that is no new combination."""
    if len(cards) < SHORTEST_MELD:
        raise Refused("meld_too_short", least=SHORTEST_MELD)
    naturals = [card for card in cards if card < FIRST_JOKER]
    if len(naturals) < LEAST_NATURALS:
        raise Refused("too_few_naturals", least=LEAST_NATURALS)
    if rank_of_set(cards):
        check_set(naturals, len(cards), duplicates)
    elif suit_of_run(cards) < 0:
        raise Refused("not_a_meld")
    elif not first_place(cards, HIGHEST_PLACE):
        raise Refused("run_past_ace" if goes_round_the_corner(cards) else "run_not_consecutive")


def check_set(naturals: list[int], size: int, duplicates: bool) -> None:
    """Refuse cards of one rank that repeat a suit, or that are too many with their jokers."""
    if not duplicates:
        suits = 0
        for card in naturals:
            if suits >> SUIT[card] & 1:
                raise Refused("set_repeats_suit", card=NAMES[card])
            suits |= 1 << SUIT[card]
    if size > set_size(duplicates):
        raise Refused("set_too_big", most=set_size(duplicates))


def check_fit(meld: Combination, cards: list[int], at_low: bool, duplicates: bool) -> None:
    """Refuse cards that do not extend the combination, a run at the named end (R500-33)."""
    if not meld.is_run:
        for card in cards:
            if card < FIRST_JOKER and RANK[card] != meld.rank:
                raise Refused("does_not_fit", card=NAMES[card])
        together = [card for card in [*meld.cards, *cards] if card < FIRST_JOKER]
        check_set(together, len(meld.cards) + len(cards), duplicates)
        return
    place = meld.low - len(cards) if at_low else meld.high + 1
    if place < LOWEST_PLACE or place + len(cards) - 1 > HIGHEST_PLACE:
        raise Refused("run_past_ace")
    for card in cards:
        if not belongs_at(card, meld.suit, place):
            raise Refused("does_not_fit", card=NAMES[card])
        place += 1
