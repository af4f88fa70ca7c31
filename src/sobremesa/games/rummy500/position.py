"""A whole match of Rummy 500 as a plain document, and back: for tests, puzzles, bug reports and other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta, Struct

from sobremesa.core.cards import CARDS, NAMES, NO_CARD, names_of
from sobremesa.core.position import (
    Count,
    Position,
    bad_position,
    by_seat,
    document_of,
    must_be_a_seat,
    read_sheet,
    shared_fields,
)
from sobremesa.core.refused import Refused
from sobremesa.games.rummy500.checks import check_shape
from sobremesa.games.rummy500.engine.melds import NOBODY, Combination, Finished, combination_of
from sobremesa.games.rummy500.pieces import IDLE_TURNS_EACH, hand_points
from sobremesa.games.rummy500.schema import Part, Rummy500Options

if TYPE_CHECKING:
    from sobremesa.games.rummy500.rules import Rummy500State


Score = Annotated[int, Meta(ge=-99999, le=99999)]
LAST_ROUND: Final = 60
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


def set_up(state: Rummy500State, read: Rummy500Position, pack: list[int]) -> None:
    """Lay out an empty table as the position says, and refuse what cannot be a match."""
    state.hands = [sorted(_cards(hand)) for hand in by_seat(read.hands, state.players, "")]
    state.known = [sorted(_cards(known)) for known in by_seat(read.known, state.players, "")]
    state.row = _cards(read.row)
    state.melds = [_read_meld(state, meld) for meld in read.melds]
    state.table = _table_points(state, state.melds)
    state.moves = read.moves
    state.information_count = read.reveals
    read_sheet(state, read.sheet)
    _check_sheet(state, hand_points(pack))
    state.outcome = state.ended() if state.sheet else None
    state.round = len(state.sheet) + (state.outcome is None)
    _set_up_stock(state, read.stock, pack)
    _set_up_turn(state, read)
    _set_up_finished(state, read.finished, pack)
    for hand, known in zip(state.hands, state.known, strict=True):
        if len(set(known)) < len(known) or not set(known) <= set(hand):
            raise bad_position("what is known of a hand is in it")
    if state.outcome is None:
        _check_turn(state)
    else:
        _check_end(state)


def _cards(text: str) -> list[int]:
    return [_card(word) for word in text.split()]


def _card(name: str) -> int:
    card = CARDS.get(name)
    if card is None:
        raise bad_position(f"there is no card {name!r}")
    return card


def _read_meld(state: Rummy500State, text: str) -> Combination:
    cards: list[int] = []
    owners: list[int] = []
    for word in text.split():
        name, _, owner = word.partition(":")
        if len(owner) != 1 or owner not in "01234567" or int(owner) >= state.players:
            raise bad_position(f"every card on the table has an owner: {text!r}")
        cards.append(_card(name))
        owners.append(int(owner))
    try:
        check_shape(cards, state.duplicates)
    except Refused as refusal:
        raise bad_position(f"{text!r} is no combination: {refusal.code}") from None
    meld = combination_of(cards, 0)
    return Combination(meld.suit, meld.low, meld.rank, cards, owners)


def _table_points(state: Rummy500State, melds: list[Combination]) -> list[int]:
    points = [0] * state.players
    for meld in melds:
        for index, owner in enumerate(meld.owners):
            points[owner] += meld.points_at(index, state.fifteen)
    return points


def _check_sheet(state: Rummy500State, most: int) -> None:
    """No card counts for or against more than one seat, and none counts for more than in a hand."""
    for line, scores in enumerate(state.sheet):
        if sum(map(abs, scores)) > most * (1 if line else LAST_ROUND):
            raise bad_position(f"nobody can score so much: {scores}")


def _set_up_stock(state: Rummy500State, stock: str | None, pack: list[int]) -> None:
    """No card is in two places; a stock that is not told is the rest of the pack."""
    places = [*state.hands, state.row, *(meld.cards for meld in state.melds)]
    seen = [card for place in places for card in place]
    if stock is None:
        state.stock = [card for card in pack if card not in seen]
    else:
        state.stock = _cards(stock)
    state.stock.reverse()
    seen += state.stock
    if len(seen) > len(set(seen)) or not set(seen) <= set(pack):
        raise bad_position("every card of the pack is in one place")


def _set_up_turn(state: Rummy500State, read: Rummy500Position) -> None:
    """Whose turn it is, and what has happened in it."""
    state.dealer = state.players - 1 if read.dealer is None else read.dealer
    must_be_a_seat(state.dealer, state.players)
    must_be_a_seat(read.seat, state.players)
    state.seat = read.seat
    state.to_act = () if state.outcome is not None else (read.seat,)
    state.drawn = read.part == "play"
    state.barred = NO_CARD if read.barred is None else _card(read.barred)
    state.took_freely = read.took_freely
    state.has_laid = read.has_laid
    state.idle_turns = read.idle_turns


def _set_up_finished(state: Rummy500State, read: FinishedPosition | None, pack: list[int]) -> None:
    """The round last counted; what it came to is the last line of the sheet."""
    if read is None:
        return
    hands = [sorted(_cards(hand)) for hand in by_seat(read.hands, state.players, "")]
    melds = [_read_meld(state, meld) for meld in read.melds]
    table = _table_points(state, melds)
    scores = [table[seat] - hand_points(hand) for seat, hand in enumerate(hands)]
    if not state.sheet or scores != state.sheet[-1]:
        raise bad_position("the last scores are those of the finished round")
    seen = [card for place in (*hands, *(meld.cards for meld in melds)) for card in place]
    if len(seen) > len(set(seen)) or not set(seen) <= set(pack):
        raise bad_position("every card of the finished round was in one place")
    if read.reason == "stalled" and not state.free_top:
        raise bad_position("only where a card can be taken freely does a round stall")
    out = [seat for seat, hand in enumerate(hands) if not hand]
    if out != ([] if read.seat is None else [read.seat]) or (read.reason == "out") != bool(out):
        raise bad_position("who went out has no cards left, and nobody else")
    state.finished = Finished(read.reason, NOBODY if read.seat is None else read.seat, melds, hands)


def _check_turn(state: Rummy500State) -> None:
    """What holds while a round is played."""
    if not all(state.hands):
        raise bad_position("everybody holds a card")
    if not state.drawn:
        if not state.row:
            raise bad_position("at the start of a turn there is a discard")
        if not state.stock and not state.play_on:
            raise bad_position("without cards in the stock the round is over")
        if state.took_freely or state.has_laid or state.barred != NO_CARD:
            raise bad_position("nothing is taken or laid before the draw")
    if state.has_laid and not any(state.seat in meld.owners for meld in state.melds):
        raise bad_position("what was laid is on the table")
    if (state.took_freely or state.idle_turns) and not state.free_top:
        raise bad_position("only an option allows to take a card freely")
    if state.took_freely and not state.stock:
        raise bad_position("nothing is taken freely when the stock is empty")
    if state.idle_turns >= IDLE_TURNS_EACH * state.players:
        raise bad_position("after so many idle turns the round is over")
    _check_barred(state)


def _check_barred(state: Rummy500State) -> None:
    """The card taken freely is in the hand, with another one to discard, unless it has been laid."""
    if state.barred == NO_CARD:
        if state.took_freely and not state.has_laid:
            raise bad_position("a card that was taken freely and not laid may not be discarded")
    elif not state.took_freely or state.barred not in state.known[state.seat] or len(state.hands[state.seat]) < 2:
        raise bad_position("the card that may not be discarded was taken freely, and another is left to discard")


def _check_end(state: Rummy500State) -> None:
    """What holds when the match is over: the table is that of the finished round, and all hands are known."""
    finished = state.finished
    if finished is None:
        raise bad_position("a match that is over shows its last round")
    if finished.hands != state.hands or _written_melds(finished.melds) != _written_melds(state.melds):
        raise bad_position("a match that is over shows its last round on the table")
    if state.known != state.hands:
        raise bad_position("when the match is over all hands are shown")
    if state.drawn or state.barred != NO_CARD:
        raise bad_position("nobody is in the middle of a turn when the match is over")
    if finished.reason == "stock_empty" and state.stock:
        raise bad_position("a round ends for want of cards when the stock is empty")
    stalled = IDLE_TURNS_EACH * state.players
    if state.idle_turns > stalled or (finished.reason == "stalled" and state.idle_turns != stalled):
        raise bad_position("a round stalls after so many idle turns, and not later")
    if (state.took_freely or state.idle_turns) and not state.free_top:
        raise bad_position("only an option allows to take a card freely")
