"""Cards that combinations can be made of, laid out so that runs and sets are found by looking at bits."""

from typing import Final

from sobremesa.core.cards import ACE, ACE_HIGH, FACES, FIRST_JOKER, NO_CARD, RANK, RANK_COUNT, SUIT, SUIT_COUNT


class CardPool:
    """Cards that combinations can be made of, laid out by suit and by rank."""

    def __init__(self, cards: list[int]) -> None:
        self.at: Final[list[int]] = [NO_CARD] * FACES
        """A card of each face, the one added last."""
        self.suits: Final[list[int]] = [0] * SUIT_COUNT
        """The places held in each suit, one bit each; an ace holds both ends."""
        self.ranks: Final[list[int]] = [0] * (RANK_COUNT + 1)
        """The suits held of each rank, one bit each."""
        self.twins: Final[list[int]] = [0] * (RANK_COUNT + 1)
        """The suits of which both copies are held, by rank, one bit each."""
        self.jokers: Final[list[int]] = []
        for card in cards:
            self.add(card)

    def add(self, card: int) -> None:
        """One more card, which is used before its copy and before the other jokers."""
        if card >= FIRST_JOKER:
            self.jokers.append(card)
            return
        face = card >> 1
        suit = SUIT[card]
        rank = RANK[card]
        if self.at[face] != NO_CARD:
            self.twins[rank] |= 1 << suit
        self.at[face] = card
        self.ranks[rank] |= 1 << suit
        self.suits[suit] |= 1 << rank
        if rank == ACE:
            self.suits[suit] |= 1 << ACE_HIGH

    def card_at(self, suit: int, place: int) -> int:
        """The card that belongs at the place of a run, or the last joker; one of them has to be there."""
        card = self.at[RANK_COUNT * suit + (place - 1) % RANK_COUNT]
        return card if card != NO_CARD else self.jokers[-1]

    def sequence(self, suit: int, first: int, last: int) -> list[int]:
        """The cards for consecutive places, with jokers in the gaps, the last one first; there have to be enough.

        Not for a run from ace to ace, which needs two aces.
        """
        cards: list[int] = []
        jokers = len(self.jokers)
        for place in range(first, last + 1):
            card = self.at[RANK_COUNT * suit + (place - 1) % RANK_COUNT]
            if card == NO_CARD:
                jokers -= 1
                card = self.jokers[jokers]
            cards.append(card)
        return cards

    def card_of(self, suit: int, rank: int) -> int:
        """The card of that suit and rank, which has to be there."""
        return self.at[RANK_COUNT * suit + rank - 1]

    def of_rank(self, rank: int) -> list[int]:
        """All natural cards of the rank, second copies too, in ascending order."""
        cards: list[int] = []
        for suit in range(SUIT_COUNT):
            if self.ranks[rank] >> suit & 1:
                card = self.card_of(suit, rank)
                if self.twins[rank] >> suit & 1:
                    cards.append(min(card, card ^ 1))
                    cards.append(max(card, card ^ 1))
                else:
                    cards.append(card)
        return cards
