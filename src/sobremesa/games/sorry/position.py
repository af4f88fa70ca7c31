"""A whole match of Sorry! as a plain document, and back: for tests, puzzles, bug reports and other processes."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from sobremesa.core.position import (
    Count,
    Position,
    bad_position,
    by_seat,
    document_of,
    must_be_a_seat,
    pieces_named,
    read_sheet,
    shared_fields,
)
from sobremesa.games.sorry.pieces import (
    COLOUR_OF,
    COLOURS,
    DECK,
    HOME,
    NOBODY,
    PAWNS_OF_A_COLOUR,
    PLACE_NAMES,
    PLACES,
    RANK_OF,
    RANKS,
    START,
)
from sobremesa.games.sorry.schema import SorryOptions

if TYPE_CHECKING:
    from sobremesa.games.sorry.rules import SorryState


Score = Annotated[int, Meta(ge=0, le=255)]
Pawns = Annotated[int, Meta(ge=0, le=PAWNS_OF_A_COLOUR)]


class FinishedGame(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The game last finished: the seat that won it, the pawns HOME by seat, and the hands that were laid open."""

    seat: int
    home: list[Pawns]
    hands: list[str] = []


class SorryPosition(Position, frozen=True, kw_only=True):
    """A match of Sorry! in the notation of the rules file.

    `pawns` has four places for each colour (`T4 S2 start home`), in the order of the pawns' numbers; colours left out
    are in START. The last of the `discards` is the card to be used, in the scored game that used last; the first of the
    `pile` is its top card. Left out: the pile is the rest of the deck, it is seat 0's turn and the first game, and
    nobody was seen to draw what he holds. `pile_is_known`: all cards of the pile were discarded before, in public.
    In the scored game the first line of the sheet may stand for several games.
    """

    options_type: ClassVar = SorryOptions

    game: Literal["sorry@1"] = "sorry@1"
    pawns: dict[str, str] = {}
    seat: int = 0
    again: bool = False
    discards: str = ""
    pile: str | None = None
    hands: list[str] = []
    known: list[str] = []
    pile_is_known: bool = False
    sheet: list[list[Score]] = []
    finished: FinishedGame | None = None
    decisions: Count = 0


def position(state: SorryState) -> dict[str, Any]:
    """The whole state as a plain document."""
    finished = None
    if state.finished_by != NOBODY:
        finished = FinishedGame(
            state.finished_by, state.finished_home, [_written(hand) for hand in state.finished_hands]
        )
    written = SorryPosition(
        pawns={COLOURS[colour]: _written_places(state, colour) for colour in state.seating.colours},
        seat=state.seat,
        again=state.again,
        discards=_written(state.discards),
        pile=_written(state.pile[::-1]),
        hands=[_written(hand) for hand in state.hands],
        known=[_written(_cards_of(counts)) for counts in state.known],
        pile_is_known=state.pile_is_known,
        sheet=state.sheet,
        finished=finished,
        decisions=state.decisions,
        reveals=state.information_count,
        **shared_fields(state.options, state.chance),
    )
    return document_of(written)


def _written(cards: list[int]) -> str:
    return " ".join([RANKS[rank] for rank in cards])


def _written_places(state: SorryState, colour: int) -> str:
    places = state.places[colour * PAWNS_OF_A_COLOUR : (colour + 1) * PAWNS_OF_A_COLOUR]
    return " ".join([PLACE_NAMES[colour * PLACES + place] for place in places])


def _cards_of(counts: list[int]) -> list[int]:
    return [rank for rank, copies in enumerate(counts) for _ in range(copies)]


# Reading a position


def resume(state: SorryState, read: SorryPosition) -> None:
    """Lay out an empty table as the position says."""
    must_be_a_seat(read.seat, state.players)
    state.seat = read.seat
    state.again = read.again
    state.decisions = read.decisions
    state.information_count = read.reveals
    state.pile_is_known = read.pile_is_known
    state.clear_board()
    for name, places in read.pawns.items():
        _read_pawns(state, name, places)
    _read_cards(state, read)
    read_sheet(state, read.sheet)
    if read.finished is not None:
        _read_finished(state, read.finished)
    state.outcome = state.ended() if state.sheet else None
    state.game = len(state.sheet) + (state.outcome is None)
    state.to_act = state.seating.turns[state.seat] if state.outcome is None else ()


def _read_pawns(state: SorryState, name: str, places: str) -> None:
    colour = COLOUR_OF.get(name, NOBODY)
    if colour not in state.seating.colours:
        raise bad_position(f"nobody plays {name!r}")
    words = places.split()
    if len(words) != PAWNS_OF_A_COLOUR:
        raise bad_position(f"a colour has four pawns: {places!r}")
    own_places = PLACE_NAMES[colour * PLACES : (colour + 1) * PLACES]
    for number, word in enumerate(words):
        if word not in own_places:
            raise bad_position(f"there is no place {word!r}")
        pawn, place = colour * PAWNS_OF_A_COLOUR + number, own_places.index(word)
        if place == HOME:
            state.places[pawn] = HOME
            state.home[colour] += 1
        elif place != START:
            state.put(pawn, place)


def _read_cards(state: SorryState, read: SorryPosition) -> None:
    """A pile that is not told is the rest of the deck."""
    state.discards = pieces_named(read.discards, RANK_OF)
    state.hands = [sorted(pieces_named(hand, RANK_OF)) for hand in read.hands]
    seen = Counter(state.discards + [rank for hand in state.hands for rank in hand])
    state.pile = (
        sorted((Counter(DECK) - seen).elements()) if read.pile is None else pieces_named(read.pile, RANK_OF)[::-1]
    )
    if not state.seating.scored and state.discards:
        state.card = state.discards[-1]
    for known in by_seat(read.known, len(state.hands), ""):
        cards = pieces_named(known, RANK_OF)
        state.known.append([cards.count(rank) for rank in range(len(RANKS))])


def _read_finished(state: SorryState, finished: FinishedGame) -> None:
    must_be_a_seat(finished.seat, state.players)
    state.finished_by = finished.seat
    state.finished_home = by_seat(finished.home, state.players, 0)
    state.finished_hands = [sorted(pieces_named(hand, RANK_OF)) for hand in finished.hands]
