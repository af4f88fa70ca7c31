"""A whole match of Sumo as a plain document, and back: for tests, puzzles, bug reports and other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from sobremesa.core.position import (
    Position,
    bad_position,
    by_seat,
    document_of,
    read_sheet,
    shared_fields,
)
from sobremesa.games.sumo.pieces import CARDS, FULL_ROW, NO_CARD, ROWS, Name, is_joker, name_of, sumos_in
from sobremesa.games.sumo.project import card_values, last_turn_was_in_another_round, written_row
from sobremesa.games.sumo.schema import SumoOptions

if TYPE_CHECKING:
    from sobremesa.games.sumo.rules import SumoState


Score = Annotated[int, Meta(ge=0, le=9999)]


class Placing(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A revealed card in a position; without a row it is still to be placed.

    A joker that started the row which was taken has its value, `J5=48 50`, as long as the match runs.
    """

    seat: int
    card: Name
    row: int | None = None
    took: str = ""


class SumoPosition(Position, frozen=True, kw_only=True):
    """A match of Sumo in the notation of the rules file. Only `rows` and `hands` have to be given.

    Cards are written `1 36 J5`, a joker in a row `J5=40`. Left out: nobody has laid a card, nothing was revealed, piles
    are empty, it is the first round, and the stock is the rest of the deck. The round follows from the score sheet, the
    turn from the hands. The first line of a sheet may stand for several rounds, except in two_round. What is told must
    agree; scores that became public are counted by the sheet, not by `reveals`.
    """

    options_type: ClassVar = SumoOptions

    game: Literal["sumo@1"] = "sumo@1"
    rows: list[str]
    hands: list[str]
    chosen: list[Name | None] = []
    placing: list[Placing] = []
    piles: list[str] = []
    counted: list[str] = []
    stock: str | None = None
    exchanged: list[tuple[Name, int]] = []
    sheet: list[list[Score]] = []
    finished_rows: list[str] = []

    def told_options(self) -> dict[str, Any]:
        """The number of players may be left to the hands."""
        return {"players": len(self.hands)} | self.options


def position(state: SumoState) -> dict[str, Any]:
    """The whole state as a plain document."""
    written = SumoPosition(
        rows=_written_rows(state.rows, state.first_values),
        hands=_written(state.hands),
        chosen=[None if card == NO_CARD else name_of(card) for card in state.chosen],
        placing=[_written_placing(state, place) for place in range(len(state.revealed))],
        piles=_written(state.piles),
        counted=_written(state.counted),
        stock=" ".join(str(name_of(card)) for card in state.stock),
        exchanged=[(name_of(joker), row + 1) for joker, row in state.exchanged],
        sheet=state.sheet,
        finished_rows=_written_rows(state.finished_rows, state.finished_first_values),
        reveals=state.information_count - len(state.sheet),
        **shared_fields(state.options, state.chance),
    )
    return document_of(written)


def _written(places: list[list[int]]) -> list[str]:
    return [" ".join(str(name_of(card)) for card in cards) for cards in places]


def _written_rows(rows: list[list[int]], first_values: list[int]) -> list[str]:
    return [" ".join(map(str, written_row(row, first))) for row, first in zip(rows, first_values, strict=True)]


def _written_placing(state: SumoState, place: int) -> Placing:
    seat, card = state.revealed_by[place], name_of(state.revealed[place])
    if place >= len(state.went_to):
        return Placing(seat, card)
    took = [str(name_of(one)) for one in state.took[place]]
    first_value = state.took_first_values[place]
    if first_value and is_joker(state.took[place][0]):
        took[0] += f"={first_value}"
    return Placing(seat, card, state.went_to[place] + 1, " ".join(took))


# Reading a position


def set_up(state: SumoState, read: SumoPosition, deck: list[int]) -> None:
    """Lay out an empty table as the position says, and refuse what cannot be a match."""
    state.rows, state.row_values, state.first_values = _read_rows(read.rows)
    state.hands = [sorted(_cards(hand)) for hand in by_seat(read.hands, state.players, "")]
    state.chosen = [NO_CARD if name is None else _card(name) for name in by_seat(read.chosen, state.players, None)]
    state.piles = [_cards(pile) for pile in by_seat(read.piles, state.players, "")]
    state.counted = [_cards(pile) for pile in by_seat(read.counted, state.players, "")]
    state.sumos = [sumos_in(pile) for pile in state.piles]
    state.exchanged = [(_card(joker), row - 1) for joker, row in read.exchanged]
    state.information_count = read.reveals + len(read.sheet)
    read_sheet(state, read.sheet)
    _set_up_placing(state, read.placing)
    _set_up_stock(state, read.stock, deck)
    _check_exchanged(state)
    _set_up_turn(state)
    _set_up_finished(state, read.finished_rows, deck)
    _check_sheet(state, sumos_in(deck))
    _check_what_was_taken(state)
    _check_last_turn(state)


# Cards and rows


def _read_rows(rows: list[str]) -> tuple[list[list[int]], list[int], list[int]]:
    """The cards, the value and the first card's value of each of four rows."""
    read = [_read_row(row) for row in rows]
    row_values = [values[-1] for _, values in read]
    cards = [card for row, _ in read for card in row]
    if len(read) != ROWS or len(set(row_values)) != ROWS or len(set(cards)) != len(cards):
        raise bad_position("there are four rows of different cards and different values")
    adopted = [values[0] for row, values in read if is_joker(row[0])]
    if len(set(adopted)) != len(adopted) or not set(adopted).isdisjoint(cards):
        raise bad_position("a joker that starts a row has the value of a card that was taken")
    return [row for row, _ in read], row_values, [values[0] for _, values in read]


def _read_row(row: str, *, may_forget: bool = False) -> tuple[list[int], list[int]]:
    """The cards of a row and their values.

    Of a row that was taken the value of a joker that started it may be forgotten, then it is 0; and a joker after
    another card has that card's value.
    """
    cards: list[int] = []
    values: list[int] = []
    for word in row.split():
        name, equals, adopted = word.partition("=")
        card = _card(name)
        if is_joker(card):
            if cards and is_joker(cards[-1]):
                raise bad_position(f"a joker follows a number: {row!r}")
            value = _adopted(adopted, values, row, may_forget=may_forget and not equals)
        else:
            value = card
            if equals or (values and value <= values[-1]):
                raise bad_position(f"numbers ascend in a row: {row!r}")
        cards.append(card)
        values.append(value)
    if not 1 <= len(cards) <= FULL_ROW:
        raise bad_position(f"a row has one to five cards: {row!r}")
    return cards, values


def _adopted(adopted: str, values: list[int], row: str, *, may_forget: bool) -> int:
    """The value of a joker after cards of these values."""
    if may_forget:
        return values[-1] if values else 0
    value = _card(adopted) if adopted.isascii() and adopted.isdecimal() else NO_CARD
    if value == NO_CARD or (values and value != values[-1]):
        raise bad_position(f"a joker has the value of the card before it: {row!r}")
    return value


def _cards(text: str) -> list[int]:
    return [_card(word) for word in text.split()]


def _card(name: Name) -> int:
    written = int(name) if isinstance(name, str) and name.isascii() and name.isdecimal() and len(name) < 4 else name
    card = CARDS.get(written)
    if card is None:
        raise bad_position(f"there is no card {name!r}")
    return card


# Where everything lies


def _set_up_placing(state: SumoState, placing: list[Placing]) -> None:
    if placing and sorted(one.seat for one in placing) != list(range(state.players)):
        raise bad_position("in a turn every seat plays one card")
    state.revealed = [_card(one.card) for one in placing]
    state.revealed_by = [one.seat for one in placing]
    placed = [one for one in placing if one.row is not None]
    if placed != placing[: len(placed)] or state.revealed != sorted(set(state.revealed)):
        raise bad_position("cards are placed in order")
    if any(one.took for one in placing[len(placed) :]):
        raise bad_position("nothing is taken before a card is placed")
    state.went_to = [one.row - 1 for one in placed if one.row is not None]
    if any(not 0 <= row < ROWS for row in state.went_to):
        raise bad_position("there are rows 1 to 4")
    took = [_read_row(one.took, may_forget=True) if one.took else ([], [0]) for one in placed]
    state.took = [cards for cards, _ in took]
    state.took_first_values = [values[0] for _, values in took]
    state.choosing_row = len(placed) < len(placing)


def _set_up_stock(state: SumoState, stock: str | None, deck: list[int]) -> None:
    """Every card of the deck is in exactly one place; a stock that is not told is the rest of the deck."""
    seen = _on_the_table(state) + [card for pile in state.counted for card in pile]
    if stock is None:
        state.stock = [card for card in deck if card not in seen]
    else:
        state.stock = _cards(stock)
    if sorted(seen + state.stock) != deck:
        raise bad_position("every card of the deck is in exactly one place")
    if state.two_round and not state.sheet and len(state.stock) < state.players * state.hand_size:
        raise bad_position("the hands of the second round are in the stock")


def _on_the_table(state: SumoState) -> list[int]:
    """The cards that take part in the round."""
    cards = [card for place in (*state.rows, *state.hands, *state.piles) for card in place]
    cards += [card for card in state.chosen if card != NO_CARD]
    return cards + state.revealed[len(state.went_to) :]


def _check_exchanged(state: SumoState) -> None:
    jokers = [joker for joker, _ in state.exchanged]
    if any(not is_joker(joker) or joker not in state.stock for joker in jokers) or len(jokers) != len(set(jokers)):
        raise bad_position("an exchanged joker lies in the stock")
    rows = [row for _, row in state.exchanged]
    if any(not 0 <= row < ROWS for row in rows) or rows != sorted(rows):
        raise bad_position("jokers are exchanged in the order of the rows")
    if rows and state.two_round and state.sheet:
        raise bad_position("no row is set up in the second round of two_round")


def _set_up_turn(state: SumoState) -> None:
    """Round, turn and who has to act follow from what lies on the table."""
    laid = [card != NO_CARD for card in state.chosen]
    sizes = {len(hand) + one for hand, one in zip(state.hands, laid, strict=True)}
    if len(sizes) != 1 or all(laid) or (state.choosing_row and any(laid)):
        raise bad_position("at the start of a turn all hands are of one size")
    size = sizes.pop()
    if size + state.choosing_row > state.hand_size:
        raise bad_position(f"nobody is dealt more than {state.hand_size} cards")
    state.round = len(state.sheet) + 1
    if state.choosing_row:
        state.turn = state.hand_size - size
        state.to_act = (state.revealed_by[len(state.went_to)],)
        if not is_joker(state.next_card()) and state.nearest_row(state.next_card()) >= 0:
            raise bad_position("a number that fits a row is placed without a choice")
    elif size:
        state.turn = state.hand_size - size + 1
        state.to_act = tuple(seat for seat, one in enumerate(laid) if not one)
    else:
        state.turn = state.hand_size
        state.round = len(state.sheet)
    state.outcome = state.ended() if state.sheet else None
    if (state.outcome is None) != (size > 0 or state.choosing_row):
        raise bad_position("the match is over when the hands are empty and the end is reached, and only then")


def _set_up_finished(state: SumoState, rows: list[str], deck: list[int]) -> None:
    """The rows that the round before this one has left."""
    if not rows:
        return
    state.finished_rows, _, state.finished_first_values = _read_rows(rows)
    cards = [card for row in state.finished_rows for card in row]
    if state.round < 2 or not {*cards, *state.finished_first_values} <= set(deck):
        raise bad_position("a finished round left four rows of cards of the deck")
    if state.two_round:
        is_new = state.turn == 1 and state.outcome is None and not state.choosing_row
        if is_new and (state.finished_rows, state.finished_first_values) != (state.rows, state.first_values):
            raise bad_position("the rows of round 1 stay as they are")
        if not set(cards) <= {card for place in (*state.rows, *state.piles) for card in place}:
            raise bad_position("what round 1 left in the rows lies there still, or was taken")


# What was scored and taken


def _check_sheet(state: SumoState, sumos: int) -> None:
    """A round brings at most what is in the deck, less what lies in the rows at its end (SUMO-46)."""
    most = sumos - ROWS
    for line, scores in enumerate(state.sheet):
        if line or state.two_round:
            rounds = 1
        elif state.options.end_condition == "rounds":
            rounds = state.options.rounds
        else:
            # What the first line stands for is short of the target, or the match would be over.
            continue
        if sum(scores) > most * rounds:
            raise bad_position(f"nobody can score so much: {scores}")
    if state.finished_rows and sum(state.sheet[state.round - 2]) > sumos - sum(map(sumos_in, state.finished_rows)):
        raise bad_position("what a finished round left in the rows was not scored")


def _check_what_was_taken(state: SumoState) -> None:
    """What lies in the piles agrees with the rows and the score sheet."""
    if any(state.counted) and not (state.two_round and state.sheet):
        raise bad_position("piles are counted out only in the second round of two_round")
    if state.two_round and state.sheet:
        if any(sumos_in(pile) > score for pile, score in zip(state.counted, state.sheet[0], strict=True)):
            raise bad_position("what was counted out is on the score sheet")
        if sum(state.sheet[0]) + sumos_in(_on_the_table(state)) > sumos_in(list(CARDS.values())):
            raise bad_position("what was scored in round 1 is out of the game")
    taken = [card for pile in (*state.piles, *state.counted) for card in pile]
    for row, value in zip(state.rows, state.first_values, strict=True):
        if is_joker(row[0]) and value not in taken:
            raise bad_position("a joker that starts a row has the value of a card that was taken")
    if state.outcome is not None and state.sumos != state.sheet[-1]:
        raise bad_position("the last scores are those of the piles")


# The turn last revealed


def _check_last_turn(state: SumoState) -> None:
    """The cards last revealed came where they lie by the rules: take them away again, and place them once more."""
    if not state.revealed:
        return
    in_another_round = last_turn_was_in_another_round(state)
    rows, first_values = state.rows, state.first_values
    if in_another_round:
        rows, first_values = state.finished_rows, state.finished_first_values
        if not rows:
            raise bad_position("what was placed in the last turn lies in the rows")
    table = _Table([row[:] for row in rows], first_values[:])
    for place in range(len(state.went_to) - 1, -1, -1):
        table.take_away(state, place)
    for place in range(len(state.went_to)):
        table.place_again(state, place)
        _check_pile(state, place, in_another_round=in_another_round)


def _check_pile(state: SumoState, place: int, *, in_another_round: bool) -> None:
    """What was taken in the last turn lies on top of its taker's pile, or has been counted."""
    seat, took = state.revealed_by[place], state.took[place]
    if in_another_round and not state.two_round:
        is_there = sumos_in(took) <= state.sheet[-1][seat]
    else:
        pile = state.counted[seat] if in_another_round else state.piles[seat]
        is_there = not took or pile[-len(took) :] == took
    if not is_there:
        raise bad_position("what was taken in the last turn lies in a pile")


class _Table:
    """Four rows on which the last turn is undone and done again."""

    def __init__(self, rows: list[list[int]], first_values: list[int]) -> None:
        self.rows = rows
        self.first_values = first_values

    def take_away(self, state: SumoState, place: int) -> None:
        """Undo the placing of one card."""
        card, row, took = state.revealed[place], state.went_to[place], state.took[place]
        if took:
            if self.rows[row] != [card]:
                raise bad_position("a card that took a row starts it")
            self.rows[row] = took[:]
            self.first_values[row] = state.took_first_values[place]
        else:
            if len(self.rows[row]) < 2 or self.rows[row][-1] != card:
                raise bad_position("a card that was placed lies at the end of its row")
            self.rows[row].pop()

    def place_again(self, state: SumoState, place: int) -> None:
        """Place a card where the rules let it go (SUMO-26 to SUMO-37)."""
        card, row, took = state.revealed[place], state.went_to[place], bool(state.took[place])
        full = len(self.rows[row]) == FULL_ROW
        values = [card_values(cards, first)[-1] for cards, first in zip(self.rows, self.first_values, strict=True)]
        value = values[row]
        if card in values:
            allowed = False
        elif is_joker(card):
            allowed = not is_joker(self.rows[row][-1]) and took == full
        elif 0 in values:
            # The value of a joker that lay alone in a row is not told.
            allowed = took or (not full and value < card)
        elif card < min(values):
            allowed = took
        else:
            allowed = value == max(other for other in values if other < card) and took == full
        if not allowed:
            raise bad_position("a card was placed where it may not go")
        if took:
            self.rows[row] = [card]
            self.first_values[row] = value if is_joker(card) else card
        else:
            self.rows[row].append(card)
