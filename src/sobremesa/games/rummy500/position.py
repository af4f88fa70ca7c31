"""A whole match of Rummy 500 as a plain document, and back: for tests, puzzles, bug reports and other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from sobremesa.core.cards import CARDS, NAMES, NO_CARD, names_of, pack_of
from sobremesa.core.position import (
    Count,
    Position,
    bad_position,
    by_seat,
    document_of,
    must_be_a_seat,
    piece_named,
    pieces_named,
    read_sheet,
    shared_fields,
)
from sobremesa.core.refused import Refused
from sobremesa.games.rummy500.checks import check_shape
from sobremesa.games.rummy500.engine.melds import NOBODY, Combination, FinishedRound, combination_of, points_by_owner
from sobremesa.games.rummy500.schema import Part, Rummy500Options

if TYPE_CHECKING:
    from sobremesa.games.rummy500.rules import Rummy500State


Score = Annotated[int, Meta(ge=-99999, le=99999)]
Seat = Annotated[int, Meta(ge=0, le=7)]


class FinishedPosition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The round last counted, as it lay when it ended; its scores are the last of the sheet."""

    reason: Literal["out", "stock_empty", "stalled"]
    seat: Seat | None = None
    melds: list[str] = []
    hands: list[str]


class Rummy500Position(Position, frozen=True, kw_only=True):
    """A match of Rummy 500 in the notation of the rules file. Only `hands` has to be given.

    Cards are written `7H1 TS2 X1`; the row oldest first, the stock top card first, a combination from low to high with
    the owner of each card: `5H1:0 X1:0 7H1:2`. Left out: it is the first round, dealt by the last seat, the first has
    to draw, nothing lies on the table, and the stock is the rest of the pack. A puzzle that tells its stock may leave
    cards out: they take no part until the next deal. The first line of a sheet may stand for several rounds.
    """

    options_type: ClassVar = Rummy500Options

    game: Literal["rummy500@1"] = "rummy500@1"
    dealer: Seat | None = None
    seat: Seat = 0
    part: Part = "draw"
    hands: list[str]
    known: list[str] = []
    row: str = ""
    stock: str | None = None
    melds: list[str] = []
    barred: str | None = None
    took_freely: bool = False
    has_laid: bool = False
    idle_turns: Count = 0
    sheet: list[list[Score]] = []
    finished: FinishedPosition | None = None
    moves: Count = 0

    def told_options(self) -> dict[str, Any]:
        """The number of players may be left to the hands."""
        return {"players": len(self.hands)} | self.options


def position(state: Rummy500State) -> dict[str, Any]:
    """The whole state as a plain document."""
    written = Rummy500Position(
        dealer=state.dealer,
        seat=state.seat,
        part="play" if state.drawn else "draw",
        hands=_written(state.hands),
        known=_written(state.known) if any(state.known) else [],
        row=" ".join(names_of(state.row)),
        stock=" ".join(names_of(state.stock[::-1])),
        melds=_written_melds(state.melds),
        barred=None if state.barred == NO_CARD else NAMES[state.barred],
        took_freely=state.took_freely,
        has_laid=state.has_laid,
        idle_turns=state.idle_turns,
        sheet=state.sheet,
        finished=_written_finished(state),
        moves=state.moves,
        reveals=state.information_count,
        **shared_fields(state.options, state.chance),
    )
    return document_of(written)


def _written(places: list[list[int]]) -> list[str]:
    return [" ".join(names_of(cards)) for cards in places]


def _written_melds(melds: list[Combination]) -> list[str]:
    return [
        " ".join(f"{NAMES[card]}:{owner}" for card, owner in zip(meld.cards, meld.owners, strict=True))
        for meld in melds
    ]


def _written_finished(state: Rummy500State) -> FinishedPosition | None:
    finished = state.finished
    if finished is None:
        return None
    reason: Any = finished.reason
    return FinishedPosition(
        reason=reason,
        seat=None if finished.seat == NOBODY else finished.seat,
        melds=_written_melds(finished.melds),
        hands=_written(finished.hands),
    )


# Reading a position


def resume(state: Rummy500State, read: Rummy500Position) -> None:
    """Lay out an empty table as the position says."""
    state.hands = [sorted(pieces_named(hand, CARDS)) for hand in by_seat(read.hands, state.players, "")]
    state.known = [sorted(pieces_named(known, CARDS)) for known in by_seat(read.known, state.players, "")]
    state.row = pieces_named(read.row, CARDS)
    state.melds = [_read_meld(state, meld) for meld in read.melds]
    state.table = points_by_owner(state.melds, state.players, state.fifteen)
    state.stock = _rest_of_the_pack(state) if read.stock is None else pieces_named(read.stock, CARDS)
    state.stock.reverse()
    state.moves = read.moves
    state.information_count = read.reveals
    read_sheet(state, read.sheet)
    state.outcome = state.ended() if state.sheet else None
    state.round = len(state.sheet) + (state.outcome is None)
    _read_turn(state, read)
    if read.finished is not None:
        _read_finished(state, read.finished)


def _read_meld(state: Rummy500State, text: str) -> Combination:
    cards: list[int] = []
    owners: list[int] = []
    for word in text.split():
        name, _, owner = word.partition(":")
        if len(owner) != 1 or owner not in "01234567" or int(owner) >= state.players:
            raise bad_position(f"every card on the table has an owner: {text!r}")
        cards.append(piece_named(name, CARDS))
        owners.append(int(owner))
    try:
        check_shape(cards, state.duplicates)
    except Refused as refusal:
        raise bad_position(f"{text!r} is no combination: {refusal.code}") from None
    meld = combination_of(cards, 0)
    return Combination(meld.suit, meld.low, meld.rank, cards, owners)


def _rest_of_the_pack(state: Rummy500State) -> list[int]:
    seen = {card for place in (*state.hands, state.row, *(meld.cards for meld in state.melds)) for card in place}
    return [card for card in pack_of(state.options.packs, state.options.jokers) if card not in seen]


def _read_turn(state: Rummy500State, read: Rummy500Position) -> None:
    """Whose turn it is, and what has happened in it."""
    state.dealer = state.players - 1 if read.dealer is None else read.dealer
    must_be_a_seat(state.dealer, state.players)
    must_be_a_seat(read.seat, state.players)
    state.seat = read.seat
    state.to_act = () if state.outcome is not None else (read.seat,)
    state.drawn = read.part == "play"
    state.barred = NO_CARD if read.barred is None else piece_named(read.barred, CARDS)
    state.took_freely = read.took_freely
    state.has_laid = read.has_laid
    state.idle_turns = read.idle_turns


def _read_finished(state: Rummy500State, read: FinishedPosition) -> None:
    must_be_a_seat(read.seat or 0, state.players)
    hands = [sorted(pieces_named(hand, CARDS)) for hand in by_seat(read.hands, state.players, "")]
    melds = [_read_meld(state, meld) for meld in read.melds]
    state.finished = FinishedRound(read.reason, NOBODY if read.seat is None else read.seat, melds, hands)
