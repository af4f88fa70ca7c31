"""The invariants of the rules file, checked after every action by a reckoning that shares nothing with the engine.

Cards are looked at by their names. What happened is followed event by event on a table of its own, which in the end
must look like the engine's.
"""

from collections.abc import Iterable

from sobremesa.core.cards import names_of
from sobremesa.games.rummy500 import schema
from sobremesa.games.rummy500.rules import Rummy500State
from sobremesa.games.rummy500.schema import MeldCard, MeldView

Table = list[list[MeldCard]]

RANKS = "A23456789TJQK"
WORTH = {"A": 15, "T": 10, "J": 10, "Q": 10, "K": 10, "X": 15} | {str(number): number for number in range(2, 10)}
SUMS = {(1, True): 426, (2, True): 852, (1, False): 396, (2, False): 792}


def check(state: Rummy500State, before: Rummy500State | None = None) -> None:
    """The cards, the combinations and the scores, counted once more; and, with the state before, the step between."""
    table = shown(state)
    every_card_is_in_one_place(state, table)
    every_combination_is_valid(state, table)
    totals_follow_from_the_sheet(state)
    match_is_over_when_it_should_be(state)
    secrets_are_told_to_their_owners_only(state)
    if before is None:
        round_begins(state, 1)
    else:
        step_is_fair(state, table, before)


def pack(state: Rummy500State) -> list[str]:
    packs = (1, 2) if state.players > 4 else (1,)
    naturals = [f"{rank}{suit}{number}" for rank in RANKS for suit in "SHDC" for number in packs]
    return naturals + [f"X{number}" for number in range(1, 2 * len(packs) + 1)] * state.options.jokers


def value_in_hand(cards: Iterable[str]) -> int:
    return sum(WORTH[card[0]] for card in cards)


def hands(state: Rummy500State) -> list[list[str]]:
    return [names_of(hand) for hand in state.hands]


def shown(state: Rummy500State) -> Table:
    """The combinations as everybody sees them."""
    return [meld.cards for meld in state.view(None).melds]


def value_on_table(stands_for: str, place: int | None, *, joker: bool, state: Rummy500State) -> int:
    if joker and state.options.joker_meld_value == "fifteen":
        return 15
    return 1 if place == 1 else WORTH[stands_for[0]]


# At rest


def every_card_is_in_one_place(state: Rummy500State, table: Table) -> None:
    """Invariants 1 and 2."""
    laid = [card.card for meld in table for card in meld]
    cards = [*(card for hand in hands(state) for card in hand), *names_of(state.stock), *names_of(state.row), *laid]
    assert sorted(cards) == sorted(pack(state))
    assert value_in_hand(cards) == SUMS[2 if state.players > 4 else 1, state.options.jokers]


def every_combination_is_valid(state: Rummy500State, table: Table) -> None:
    """Invariant 3, and what each card stands for and is worth (R500-50 to R500-52)."""
    for meld in table:
        names = [card.card for card in meld]
        naturals = [name for name in names if name[0] != "X"]
        assert len(naturals) >= 2
        assert len(meld) >= 3
        places: list[int | None]
        if len({name[0] for name in naturals}) == 1:
            places = set_places(state, meld, naturals)
        else:
            places = list(run_places(meld, naturals))
        for card, place in zip(meld, places, strict=True):
            joker = card.card[0] == "X"
            assert joker or card.stands_for == card.card[:2]
            assert card.points == value_on_table(card.stands_for, place, joker=joker, state=state)


def set_places(state: Rummy500State, meld: list[MeldCard], naturals: list[str]) -> list[None]:
    """A set has no places; its jokers are one more card of the rank."""
    duplicates = state.options.set_duplicates
    assert len(meld) <= (8 if duplicates else 4)
    assert duplicates or len({name[1] for name in naturals}) == len(naturals)
    assert all(card.stands_for == naturals[0][0] for card in meld if card.card[0] == "X")
    return [None] * len(meld)


def run_places(meld: list[MeldCard], naturals: list[str]) -> range:
    """One suit, consecutive places within 1 to 14."""
    assert len({name[1] for name in naturals}) == 1
    for first in range(1, 15 - len(meld) + 1):
        places = range(first, first + len(meld))
        faces = [RANKS[(place - 1) % 13] + naturals[0][1] for place in places]
        if faces == [card.stands_for for card in meld]:
            return places
    raise AssertionError(f"no run: {meld}")


def totals_follow_from_the_sheet(state: Rummy500State) -> None:
    """Invariant 10."""
    columns = list(zip(*state.sheet, strict=True)) or [()] * state.players
    assert state.totals == [sum(column) for column in columns]
    balances = state.balances()
    assert sum(balances) == 0
    differences = [sum(own - other for other in state.totals) for own in state.totals]
    assert balances == differences


def match_is_over_when_it_should_be(state: Rummy500State) -> None:
    """Invariant 12, by R500-57 to R500-61."""
    options, rounds, totals = state.options, len(state.sheet), state.totals
    assert rounds <= 60
    if options.mode == "fixed_rounds":
        due = rounds >= options.rounds
    else:
        due = rounds > 0 and max(totals) >= options.target_score
    alone = totals.count(max(totals)) == 1
    over = (due and (alone or options.tie_break == "shared")) or rounds == 60
    assert (state.outcome is not None) == over
    assert state.round == rounds + (not over)
    assert state.hands_played == rounds
    if state.outcome is not None:
        assert state.to_act == ()
        assert state.outcome.totals == tuple(totals)
        assert state.outcome.winners == tuple(seat for seat in range(state.players) if totals[seat] == max(totals))


def secrets_are_told_to_their_owners_only(state: Rummy500State) -> None:
    """Hands and cards drawn from the stock; all else is told to everybody."""
    dealt_to = 0
    for told in state.events or []:
        if isinstance(told.event, schema.Hand):
            assert told.only == dealt_to % state.players
            assert told.others is None
            dealt_to += 1
        elif isinstance(told.event, schema.Drew):
            assert told.only == told.event.seat
            assert told.others == schema.Drew(told.event.seat, None, told.event.stock)
        else:
            assert told.only is None


def round_begins(state: Rummy500State, number: int) -> None:
    """R500-7 to R500-10, and the counts of the rules file."""
    size = 13 if state.players == 2 else 7
    assert state.round == number
    assert [len(hand) for hand in state.hands] == [size] * state.players
    assert len(state.row) == 1
    assert len(state.stock) == len(pack(state)) - size * state.players - 1
    assert state.melds == []
    assert state.table == [0] * state.players
    assert state.seat == (state.dealer + 1) % state.players
    assert not state.drawn


# From one moment to the next


def step_is_fair(state: Rummy500State, table: Table, before: Rummy500State) -> None:
    """Invariants 4, 8, 9 and 12, by following the events of the step."""
    assert state.events is not None
    story = Story(before)
    for told in state.events:
        story.follow(told.event)
    assert state.sheet == story.sheet
    assert state.decision_id(0) == before.decision_id(0) + 1
    if story.dealt:
        round_begins(state, before.round + 1)
        assert state.dealer == (before.dealer + 1) % state.players
        return
    assert hands(state) == [sorted(hand, key=order) for hand in story.hands]
    assert names_of(state.stock) == story.stock
    assert names_of(state.row) == story.row
    assert [[card.card for card in meld] for meld in table] == story.melds
    assert [[card.owner for card in meld] for meld in table] == story.owners
    assert state.outcome is not None or state.seat == story.seat


def order(card: str) -> tuple[int, int, str]:
    """How a hand is sorted: by suit, then by rank, jokers last."""
    return (9, 0, card) if card[0] == "X" else ("SHDC".index(card[1]), RANKS.index(card[0]), card)


class Story:
    """A table on which the told events are laid out and judged."""

    def __init__(self, before: Rummy500State) -> None:
        self.before = before
        self.seat = before.seat
        self.hands = [list(hand) for hand in hands(before)]
        self.stock = names_of(before.stock)
        self.row = names_of(before.row)
        table = shown(before)
        self.melds = [[card.card for card in meld] for meld in table]
        self.owners = [[card.owner for card in meld] for meld in table]
        self.sheet = [scores[:] for scores in before.sheet]
        self.points = before.table[:]
        self.dealt = False
        self.ended = False

    def follow(self, event: object) -> None:
        assert getattr(event, "seat", self.seat) in (self.seat, None)
        match event:
            case schema.Drew(card=card, stock=left):
                assert not self.before.drawn
                assert self.stock.pop() == card
                assert len(self.stock) == left
                self.hands[self.seat].append(card)
            case schema.Took(card=card, cards=cards):
                assert not self.before.drawn
                assert tuple(self.row[self.row.index(card) :]) == cards
                del self.row[self.row.index(card) :]
                self.hands[self.seat] += cards
            case schema.Melded(meld=number, cards=cards, points=points, after=after):
                self.lay([card.card for card in cards])
                self.melds.append([card.card for card in cards])
                self.owners.append([card.owner for card in cards])
                assert number == len(self.melds)
                assert cards == tuple(after.cards)
                self.lies(number - 1, after)
                self.count(cards, points)
            case schema.LaidOff(meld=number, end=end, cards=cards, points=points, after=after):
                self.lay([card.card for card in cards])
                self.extend(number - 1, end, [card.card for card in cards])
                self.lies(number - 1, after)
                self.count(cards, points)
            case schema.Discarded(card=card):
                assert self.before.drawn
                self.hands[self.seat].remove(card)
                self.row.append(card)
                if self.hands[self.seat]:
                    self.seat = (self.seat + 1) % len(self.hands)
            case schema.RoundOver():
                self.end_round(event)
            case schema.Dealt():
                self.dealt = True

    def lay(self, cards: list[str]) -> None:
        for card in cards:
            self.hands[self.seat].remove(card)

    def extend(self, index: int, end: str | None, cards: list[str]) -> None:
        owners = [self.seat] * len(cards)
        if end == "low":
            self.melds[index] = cards + self.melds[index]
            self.owners[index] = owners + self.owners[index]
        else:
            self.melds[index] = self.melds[index] + cards
            self.owners[index] = self.owners[index] + owners

    def lies(self, index: int, after: MeldView) -> None:
        assert after.meld == index + 1
        assert [card.card for card in after.cards] == self.melds[index]
        assert [card.owner for card in after.cards] == self.owners[index]

    def count(self, cards: tuple[MeldCard, ...], points: int) -> None:
        assert {card.owner for card in cards} == {self.seat}
        assert sum(card.points for card in cards) == points
        self.points[self.seat] += points

    def end_round(self, event: schema.RoundOver) -> None:
        assert not self.ended
        self.ended = True
        left = [value_in_hand(hand) for hand in self.hands]
        assert event.round == self.before.round
        assert [sorted(hand) for hand in event.hands] == [sorted(hand) for hand in self.hands]
        assert list(event.hand_points) == left
        assert list(event.tables) == self.points
        assert list(event.scores) == [laid - held for laid, held in zip(self.points, left, strict=True)]
        self.sheet.append(list(event.scores))
        out = [seat for seat, hand in enumerate(self.hands) if not hand]
        assert out == ([] if event.seat is None else [event.seat])
        assert (event.reason == "out") == bool(out)
        if event.reason == "stock_empty":
            assert not self.stock
        if event.reason == "stalled":
            assert self.before.options.free_top_discard
