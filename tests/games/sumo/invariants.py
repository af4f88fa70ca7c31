"""The invariants of the rules file, checked after every action by a reckoning that shares nothing with the engine.

What happened is followed event by event on a table of its own, which in the end must look like the engine's.
"""

from sobremesa.games.sumo import schema
from sobremesa.games.sumo.pieces import CARDS, J5, J7, NO_CARD
from sobremesa.games.sumo.rules import SumoState
from sobremesa.games.sumo.schema import RowView

SUMOS = (
    dict.fromkeys(range(1, 103), 1)
    | dict.fromkeys(range(5, 103, 10), 2)
    | dict.fromkeys(range(10, 103, 10), 3)
    | dict.fromkeys(range(11, 103, 11), 5)
    | {55: 7, J5: 5, J7: 7}
)


def check(state: SumoState, before: SumoState | None = None) -> None:
    """What the scores come to and who is told what; and, with the state before the last action, the step between."""
    match_is_over_when_it_should_be(state)
    rounds_are_few(state)
    secrets_are_told_to_their_owners_only(state)
    if before is None:
        round_begins_with_numbers(state)
    else:
        step_is_fair(state, before)


def sumos(cards) -> int:
    return sum(SUMOS[card] for card in cards)


def deck(state: SumoState) -> list[int]:
    """Invariants 1 and 2: the cards of this match."""
    options = state.options
    if options.mode != "short_deck":
        return [J7, J5, *range(1, 103)]
    numbers = range(1, 10 * options.players + 5)
    return [J7, J5, *numbers] if options.short_deck_jokers else [*numbers]


def card_of(written: int | str) -> int:
    """A card as an event writes it in a row: `17`, `J5=40`."""
    return CARDS[written.partition("=")[0] if isinstance(written, str) else written]


def values(cards: list[int], first: int) -> list[int]:
    """The value of each card of a row, left to right."""
    found = [first]
    for card in cards[1:]:
        found.append(card if card > 0 else found[-1])
    return found


def round_begins_with_numbers(state: SumoState) -> None:
    """Invariant 7."""
    assert all(len(cards) == 1 and cards[0] > 0 for cards in state.rows)
    assert not any(state.piles)


def match_is_over_when_it_should_be(state: SumoState) -> None:
    """Invariant 16."""
    options, sheet = state.options, state.sheet
    totals = [sum(column) for column in zip(*sheet, strict=True)] if sheet else [0] * state.players
    assert state.totals == totals
    if options.mode == "two_round":
        over = len(sheet) == 2
    elif options.end_condition == "rounds":
        over = len(sheet) == options.rounds
    else:
        over = max(totals) >= options.target_sumos
    assert (state.outcome is not None) == over
    assert state.round == len(sheet) + (not over)
    assert state.hands_played == len(sheet)
    if state.outcome is not None:
        assert state.outcome.totals == tuple(totals)
        assert state.outcome.winners == tuple(seat for seat in range(state.players) if totals[seat] == min(totals))


def rounds_are_few(state: SumoState) -> None:
    """Invariant 15."""
    options = state.options
    if options.mode != "two_round" and options.end_condition == "target":
        most = state.players * (options.target_sumos - 1) // (10 * state.players - 16) + 1
        assert len(state.sheet) <= most


def secrets_are_told_to_their_owners_only(state: SumoState) -> None:
    """Hands and face-down cards; all else is told to everybody."""
    hands = 0
    for told in state.events or []:
        if isinstance(told.event, schema.Hand):
            assert told.only == hands % state.players
            assert told.others is None
            hands += 1
        elif isinstance(told.event, schema.Laid):
            assert told.only == told.event.seat
            assert told.others in (None, schema.Laid(told.event.seat))
        else:
            assert told.only is None


# From one moment to the next


def step_is_fair(state: SumoState, before: SumoState) -> None:
    """Invariants 9, 12, 13 and 14, by following the events of the step."""
    assert state.events is not None
    story = Story(before)
    for told in state.events:
        story.follow(told.event)
    assert story.rows == state.rows
    assert story.firsts == state.first_values
    assert story.piles == state.piles
    assert story.scores == state.sheet
    assert story.choice == (state.to_act[0] if state.phase == "choose_row" else None)
    same_turn = (state.round, state.turn) == (before.round, before.turn)
    for seat in range(state.players):
        assert (state.decision_id(seat) == before.decision_id(seat)) == same_turn
    if state.round != before.round and not state.two_round:
        round_begins_with_numbers(state)


class Story:
    """A table on which the told events are laid out and judged."""

    def __init__(self, before: SumoState) -> None:
        self.before = before
        self.rows = [row[:] for row in before.rows]
        self.firsts = before.first_values[:]
        self.piles = [pile[:] for pile in before.piles]
        self.scores = [scores[:] for scores in before.sheet]
        self.chosen = before.chosen[:]
        waiting = before.phase == "choose_row"
        self.pending = list(zip(before.revealed_by, before.revealed, strict=True))[len(before.went_to) :] * waiting
        self.choice: int | None = before.to_act[0] if waiting else None
        self.choices = 0

    def follow(self, event: object) -> None:
        match event:
            case schema.Laid(seat=seat, card=card):
                self.chosen[seat] = CARDS[card]
            case schema.Revealed(cards=cards, rows=rows):
                for row, view in enumerate(rows):
                    self.lies(row, view)
                self.pending = [(seat, CARDS[card]) for seat, card in cards]
                assert NO_CARD not in self.chosen
                assert self.pending == sorted(enumerate(self.chosen), key=lambda laid: laid[1])
            case schema.MustChoose(seat=seat, card=card):
                self.choices += 1
                assert self.choices <= 3
                assert self.pending[0] == (seat, CARDS[card])
                assert self.allowed_rows(CARDS[card]) is not None
                self.choice = seat
            case schema.Placed():
                self.place(event)
            case schema.RoundOver(round=number, scores=scores):
                self.end_round(number, list(scores))
            case schema.Dealt(rows=rows, exchanged=exchanged):
                self.deal([list(map(card_of, row)) for row in rows], [CARDS[joker] for joker, _ in exchanged])

    def value(self, row: int) -> int:
        return values(self.rows[row], self.firsts[row])[-1]

    def allowed_rows(self, card: int) -> list[int] | None:
        """The rows its player can choose from; None where there is no choice."""
        if card <= 0:
            return [row for row in range(4) if self.rows[row][-1] > 0]
        return [0, 1, 2, 3] if all(self.value(row) > card for row in range(4)) else None

    def place(self, event: schema.Placed) -> None:
        card, row, seat = CARDS[event.card], event.row - 1, event.seat
        assert self.pending.pop(0) == (seat, card)
        allowed = self.allowed_rows(card)
        if allowed is None:
            lower = [other for other in range(4) if self.value(other) < card]
            assert row == max(lower, key=self.value)
        else:
            assert row in allowed
            assert self.choice == seat
        self.choice = None
        taken = self.rows[row] if len(self.rows[row]) == 5 or (card > 0 and allowed is not None) else []
        assert [CARDS[name] for name in event.took] == taken
        assert event.sumos == sumos(taken)
        value = card if card > 0 else self.value(row)
        assert event.value == value
        self.piles[seat] += taken
        if taken:
            self.rows[row], self.firsts[row] = [card], value
        else:
            self.rows[row] = [*self.rows[row], card]
        self.lies(row, event.after)
        assert event.why == (None if not taken else "low" if card > 0 and allowed is not None else "sixth")

    def lies(self, row: int, view: RowView) -> None:
        cards = self.rows[row]
        assert [CARDS[name] for name in view.cards] == cards
        assert view.values == values(cards, self.firsts[row])
        assert (view.sumos, view.room) == (sumos(cards), 5 - len(cards))

    def end_round(self, number: int, scores: list[int]) -> None:
        before = self.before
        assert not self.pending
        assert number == before.round
        assert scores == [sumos(pile) for pile in self.piles]
        self.scores.append(scores)
        counted = sum(sum(one) for one in self.scores) if before.two_round else sum(scores)
        left = sumos(card for row in self.rows for card in row) + sumos(before.stock)
        assert counted + left == sumos(deck(before))

    def deal(self, rows: list[list[int]], exchanged: list[int]) -> None:
        self.piles = [[] for _ in self.piles]
        if self.before.two_round:
            assert rows == self.rows
            assert not exchanged
            return
        self.rows = rows
        self.firsts = [row[0] for row in rows]
