"""A whole match of Sumo as a plain document, and back: for tests, puzzles, bug reports and other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from sobremesa.core.options import read_options
from sobremesa.core.position import Position, bad_position, document_of, read_as
from sobremesa.games.sumo.options import SumoOptions
from sobremesa.games.sumo.pieces import CARDS, FULL_ROW, NO_CARD, ROWS, Name, is_joker, name_of, sumos_in
from sobremesa.games.sumo.seeing import card_values, placing_view

if TYPE_CHECKING:
    from sobremesa.games.sumo.rules import SumoState


GAME: Final = "sumo@1"

Score = Annotated[int, Meta(ge=0, le=9999)]


class Placing(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A revealed card in a position; without a row it is still to be placed."""

    seat: int
    card: Name
    row: int | None = None
    took: str = ""


class SumoPosition(Position, frozen=True, kw_only=True):
    """A match of Sumo in the notation of the rules file. Only `rows` and `hands` have to be given.

    Cards are written `1 36 J5`, a joker in a row `J5=40`. Left out: nobody has laid a card, nothing was revealed, piles
    are empty, it is the first round, and the stock is the rest of the deck. The round follows from the score sheet, the
    turn from the hands.
    """

    game: str = GAME
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


def position(state: SumoState) -> dict[str, Any]:
    """The whole state as a plain document."""
    placing = [
        Placing(seen.seat, seen.card, seen.row, " ".join(map(str, seen.took)))
        for seen in (placing_view(state, place) for place in range(len(state.revealed)))
    ]
    written = SumoPosition(
        options=msgspec.structs.asdict(state.options),
        rows=_written_rows(state.rows, state.first_values),
        hands=_written(state.hands),
        chosen=[None if card == NO_CARD else name_of(card) for card in state.chosen],
        placing=placing,
        piles=_written(state.piles),
        counted=_written(state.counted),
        stock=" ".join(str(name_of(card)) for card in state.stock),
        exchanged=[(name_of(joker), row + 1) for joker, row in state.exchanged],
        sheet=state.sheet,
        finished_rows=_written_rows(state.finished_rows, state.finished_first_values),
        reveals=state.reveals,
        seed=state.chance.seed.hex(),
        drawn=state.chance.drawn,
    )
    return document_of(written)


def _written(places: list[list[int]]) -> list[str]:
    return [" ".join(str(name_of(card)) for card in cards) for cards in places]


def _written_rows(rows: list[list[int]], first_values: list[int]) -> list[str]:
    return [
        " ".join(
            f"{name_of(card)}={value}" if is_joker(card) else str(card)
            for card, value in zip(row, card_values(row, first), strict=True)
        )
        for row, first in zip(rows, first_values, strict=True)
    ]


# Reading a position


def read_position(document: object) -> SumoPosition:
    """The document as a position of this game."""
    return read_as(SumoPosition, GAME, document)


def position_options(read: SumoPosition) -> SumoOptions:
    """The options; the number of players may be left to the hands."""
    return read_options(SumoOptions, {"players": len(read.hands)} | read.options)


def set_up(state: SumoState, read: SumoPosition, deck: list[int]) -> None:
    """Lay out an empty table as the position says, and refuse what cannot be a match."""
    state.rows, state.row_values, state.first_values = _read_rows(read.rows)
    if len(state.rows) != ROWS or len(set(state.row_values)) != ROWS:
        raise bad_position("there are four rows of different values")
    state.hands = [sorted(_cards(hand)) for hand in _by_seat(read.hands, state.players, "")]
    state.chosen = [NO_CARD if name is None else _card(name) for name in _by_seat(read.chosen, state.players, None)]
    state.piles = [_cards(pile) for pile in _by_seat(read.piles, state.players, "")]
    state.counted = [_cards(pile) for pile in _by_seat(read.counted, state.players, "")]
    state.sumos = [sumos_in(pile) for pile in state.piles]
    state.exchanged = [(_card(joker), row - 1) for joker, row in read.exchanged]
    state.finished_rows, _, state.finished_first_values = _read_rows(read.finished_rows)
    if len(state.finished_rows) not in (0, ROWS):
        raise bad_position("a finished round left four rows")
    state.reveals = read.reveals
    _set_up_sheet(state, read.sheet)
    _set_up_placing(state, read.placing)
    _set_up_stock(state, read.stock, deck)
    _set_up_turn(state)
    _check_what_was_taken(state)


def _read_rows(rows: list[str]) -> tuple[list[list[int]], list[int], list[int]]:
    """The cards, the value and the first card's value of each row."""
    read = [_read_row(row) for row in rows]
    return [cards for cards, _ in read], [values[-1] for _, values in read], [values[0] for _, values in read]


def _read_row(row: str) -> tuple[list[int], list[int]]:
    cards: list[int] = []
    values: list[int] = []
    for word in row.split():
        name, _, adopted = word.partition("=")
        card = _card(name)
        if is_joker(card):
            if not adopted.isascii() or not adopted.isdecimal() or (cards and is_joker(cards[-1])):
                raise bad_position(f"a joker follows a number and has its value: {row!r}")
            value = _card(adopted)
            if cards and value != values[-1]:
                raise bad_position(f"a joker has the value of the card before it: {row!r}")
        else:
            value = card
            if adopted or (values and value <= values[-1]):
                raise bad_position(f"numbers ascend in a row: {row!r}")
        cards.append(card)
        values.append(value)
    if not 1 <= len(cards) <= FULL_ROW:
        raise bad_position(f"a row has one to five cards: {row!r}")
    return cards, values


def _cards(text: str) -> list[int]:
    return [_card(word) for word in text.split()]


def _card(name: Name) -> int:
    written = int(name) if isinstance(name, str) and name.isascii() and name.isdecimal() and len(name) < 4 else name
    card = CARDS.get(written)
    if card is None:
        raise bad_position(f"there is no card {name!r}")
    return card


def _by_seat(given: list[Any], players: int, default: Any) -> list[Any]:
    if given and len(given) != players:
        raise bad_position(f"{len(given)} seats where {players} play")
    return given or [default] * players


def _set_up_sheet(state: SumoState, sheet: list[list[int]]) -> None:
    state.totals = [0] * state.players
    for scores in sheet:
        if len(scores) != state.players:
            raise bad_position("the score sheet has a column for each seat")
        if state.ended() is not None:
            raise bad_position("no round is played after the end of the match")
        state.sheet.append(scores)
        state.totals = [total + score for total, score in zip(state.totals, scores, strict=True)]


def _set_up_placing(state: SumoState, placing: list[Placing]) -> None:
    if placing and sorted(one.seat for one in placing) != list(range(state.players)):
        raise bad_position("in a turn every seat plays one card")
    state.revealed = [_card(one.card) for one in placing]
    state.revealed_by = [one.seat for one in placing]
    placed = [one for one in placing if one.row is not None]
    if placed != placing[: len(placed)] or state.revealed != sorted(state.revealed):
        raise bad_position("cards are placed in order")
    state.went_to = [one.row - 1 for one in placed if one.row is not None]
    if any(not 0 <= row < ROWS for row in state.went_to):
        raise bad_position("there are rows 1 to 4")
    state.took = [_cards(one.took) for one in placed]
    state.choosing_row = len(placed) < len(placing)


def _set_up_stock(state: SumoState, stock: str | None, deck: list[int]) -> None:
    """Every card of the deck is in exactly one place; a stock that is not told is the rest of the deck."""
    places = [*state.rows, *state.hands, *state.piles, *state.counted]
    seen = [card for place in places for card in place]
    seen += [card for card in state.chosen if card != NO_CARD]
    seen += state.revealed[len(state.went_to) :]
    if stock is None:
        state.stock = [card for card in deck if card not in seen]
    else:
        state.stock = _cards(stock)
    if sorted(seen + state.stock) != deck:
        raise bad_position("every card of the deck is in exactly one place")
    jokers = [joker for joker, _ in state.exchanged]
    if any(not is_joker(joker) or joker not in state.stock for joker in jokers) or len(jokers) != len(set(jokers)):
        raise bad_position("an exchanged joker lies in the stock")
    if any(not 0 <= row < ROWS for _, row in state.exchanged):
        raise bad_position("there are rows 1 to 4")
    if state.two_round and not state.sheet and len(state.stock) < state.players * state.hand_size:
        raise bad_position("the hands of the second round are in the stock")


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
    state.outcome = state.ended()
    if (state.outcome is None) != (size > 0 or state.choosing_row):
        raise bad_position("the match is over when the hands are empty and the end is reached, and only then")


def _check_what_was_taken(state: SumoState) -> None:
    """What lies in the piles agrees with the rows and the score sheet."""
    if any(state.counted) and not (state.two_round and state.sheet):
        raise bad_position("piles are counted out only in the second round of two_round")
    taken = [card for pile in (*state.piles, *state.counted) for card in pile]
    for row, value in zip(state.rows, state.first_values, strict=True):
        if is_joker(row[0]) and value not in taken:
            raise bad_position("a joker that starts a row has the value of a card that was taken")
    if state.outcome is not None and state.sumos != state.sheet[-1]:
        raise bad_position("the last scores are those of the piles")
