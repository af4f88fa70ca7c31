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
from sobremesa.games.sumo.pieces import CARDS, NO_CARD, ROWS, Name, is_joker, name_of, sumos_in
from sobremesa.games.sumo.project import card_values, written_row
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
    turn from the hands. The first line of a sheet may stand for several rounds, except in two_round. Scores that became
    public are counted by the sheet, not by `reveals`.
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


def resume(state: SumoState, read: SumoPosition) -> None:
    """Lay out an empty table as the position says."""
    state.rows, state.first_values = _read_rows(read.rows or [""])
    state.row_values = [card_values(row, first)[-1] for row, first in zip(state.rows, state.first_values, strict=True)]
    state.finished_rows, state.finished_first_values = _read_rows(read.finished_rows)
    state.hands = [sorted(_cards(hand)) for hand in by_seat(read.hands, state.players, "")]
    state.chosen = [NO_CARD if name is None else _card(name) for name in by_seat(read.chosen, state.players, None)]
    state.piles = [_cards(pile) for pile in by_seat(read.piles, state.players, "")]
    state.counted = [_cards(pile) for pile in by_seat(read.counted, state.players, "")]
    state.sumos = [sumos_in(pile) for pile in state.piles]
    state.exchanged = [(_card(joker), row - 1) for joker, row in read.exchanged]
    state.information_count = read.reveals + len(read.sheet)
    read_sheet(state, read.sheet)
    _read_placing(state, read.placing)
    state.stock = _rest_of_the_deck(state) if read.stock is None else _cards(read.stock)
    _work_out_turn(state)


def _read_rows(rows: list[str]) -> tuple[list[list[int]], list[int]]:
    """The cards of each row, and the value of its first."""
    if len(rows) not in (0, ROWS):
        raise bad_position("there are four rows")
    read = [_read_row(row) for row in rows]
    return [cards for cards, _ in read], [first for _, first in read]


def _read_row(row: str) -> tuple[list[int], int]:
    """The cards of a row and the value of the first: 0 where that is a joker and its value is not told."""
    cards: list[int] = []
    values: list[int] = []
    for word in row.split():
        name, equals, told = word.partition("=")
        card = value = _card(name)
        if is_joker(card):
            value = values[-1] if values else _card(told) if equals else 0
        if equals and (_card(told) != value or is_joker(value) or not is_joker(card)):
            raise bad_position(f"a joker, and no other card, has the value of a number: {row!r}")
        cards.append(card)
        values.append(value)
    if not cards:
        raise bad_position("a row has one to five cards")
    return cards, values[0]


def _cards(text: str) -> list[int]:
    return [_card(word) for word in text.split()]


def _card(name: Name) -> int:
    written = int(name) if isinstance(name, str) and name.isascii() and name.isdecimal() and len(name) < 4 else name
    card = CARDS.get(written)
    if card is None:
        raise bad_position(f"there is no card {name!r}")
    return card


def _read_placing(state: SumoState, placing: list[Placing]) -> None:
    placed = [one for one in placing if one.row is not None]
    if placed != placing[: len(placed)] or any(one.took for one in placing[len(placed) :]):
        raise bad_position("cards are placed in order, and take nothing before")
    state.revealed = [_card(one.card) for one in placing]
    state.revealed_by = [one.seat for one in placing]
    state.went_to = [one.row - 1 for one in placed if one.row is not None]
    state.took, state.took_first_values = [], []
    for one in placed:
        cards, first = _read_row(one.took) if one.took else ([], 0)
        state.took.append(cards)
        state.took_first_values.append(first)
    state.choosing_row = len(placed) < len(placing)


def _rest_of_the_deck(state: SumoState) -> list[int]:
    places = [
        *state.hands,
        *state.rows,
        *state.piles,
        *state.counted,
        state.chosen,
        state.revealed[len(state.went_to) :],
    ]
    seen = {card for place in places for card in place}
    return [card for card in state.deck() if card not in seen]


def _work_out_turn(state: SumoState) -> None:
    """Round, turn and who has to act follow from what lies on the table."""
    size = len(state.hands[0]) + (state.chosen[0] != NO_CARD)
    state.turn = state.hand_size - size
    state.round = len(state.sheet) + 1
    state.outcome = state.ended() if state.sheet else None
    if state.outcome is not None:
        state.round -= 1
    elif state.choosing_row:
        state.to_act = (state.revealed_by[len(state.went_to)],)
    else:
        state.turn += 1
        state.to_act = tuple(seat for seat in range(state.players) if state.chosen[seat] == NO_CARD)
