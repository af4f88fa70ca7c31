"""A whole match of Sorry! as a plain document, and back: for tests, puzzles, bug reports and other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta, Struct

from sobremesa.core.position import (
    Count,
    Position,
    bad_position,
    document_of,
    must_be_a_seat,
    read_sheet,
    shared_fields,
)
from sobremesa.games.sorry.pieces import (
    COLOUR_OF,
    COLOURS,
    DECK,
    HOME,
    NOBODY,
    OFF_BOARD,
    PAWNS,
    PAWNS_OF_A_COLOUR,
    PLACE_NAMES,
    PLACES,
    RANK_OF,
    RANKS,
    SLIDES_TO,
    SQUARE_AT,
    SQUARES,
    START,
    TWO,
)
from sobremesa.games.sorry.schema import SorryOptions

if TYPE_CHECKING:
    from sobremesa.games.sorry.rules import SorryState


HAND_SIZE: Final = 5
POINTS_FOR_A_PAWN: Final = 5

Score = Annotated[int, Meta(ge=0, le=255)]
Pawns = Annotated[int, Meta(ge=0, le=PAWNS_OF_A_COLOUR)]


class Finished(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
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
    finished: Finished | None = None
    decisions: Count = 0


def position(state: SorryState) -> dict[str, Any]:
    """The whole state as a plain document."""
    finished = None
    if state.finished_by != NOBODY:
        finished = Finished(state.finished_by, state.finished_home, [_written(hand) for hand in state.finished_hands])
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


def set_up(state: SorryState, read: SorryPosition) -> None:
    """Lay out an empty table as the position says, and refuse what cannot be a match."""
    must_be_a_seat(read.seat, state.players)
    state.seat = read.seat
    state.again = read.again
    state.decisions = read.decisions
    state.information_count = read.reveals
    _set_up_pawns(state, read.pawns)
    read_sheet(state, read.sheet)
    _check_sheet(state)
    _set_up_cards(state, read)
    _set_up_finished(state, read.finished)
    state.outcome = state.ended() if state.sheet else None
    state.game = len(state.sheet) + (state.outcome is None)
    state.to_act = state.seating.turns[state.seat] if state.outcome is None else ()
    state.pile_is_known = read.pile_is_known
    if state.pile_is_known and not (state.seating.scored and state.seating.face_up and state.outcome is None):
        raise bad_position("what a pile is made of is remembered while hands are secret and draws are seen")
    _check_turn(state)
    _check_end(state)


def _set_up_pawns(state: SorryState, pawns: dict[str, str]) -> None:
    state.places = [START] * PAWNS
    state.squares = [NOBODY] * SQUARES
    state.home = [0, 0, 0, 0]
    for name, places in pawns.items():
        colour = COLOUR_OF.get(name, NOBODY)
        if colour not in state.seating.colours:
            raise bad_position(f"nobody plays {name!r}")
        words = places.split()
        if len(words) != PAWNS_OF_A_COLOUR:
            raise bad_position(f"a colour has four pawns: {places!r}")
        for number, word in enumerate(words):
            _stand(state, colour * PAWNS_OF_A_COLOUR + number, word)


def _stand(state: SorryState, pawn: int, name: str) -> None:
    """Put a pawn on its place, which nobody else may hold."""
    colour = pawn >> 2
    own_places = PLACE_NAMES[colour * PLACES : (colour + 1) * PLACES]
    if name not in own_places:
        raise bad_position(f"there is no place {name!r}")
    place = own_places.index(name)
    if place == HOME:
        state.home[colour] += 1
    if state.seating.both_slide and SLIDES_TO[place] != place:
        raise bad_position(f"nobody rests on another colour's triangle: {name}")
    state.places[pawn] = place
    square = SQUARE_AT[colour * PLACES + place]
    if square != OFF_BOARD:
        if state.squares[square] != NOBODY:
            raise bad_position(f"a square holds one pawn: {name}")
        state.squares[square] = pawn


def _set_up_cards(state: SorryState, read: SorryPosition) -> None:
    """Every card of the deck is in exactly one place; a pile that is not told is the rest of the deck."""
    hands = state.players if state.seating.scored else 0
    if len(read.hands) != hands or len(read.known) not in (0, hands):
        raise bad_position("in the scored game everybody has a hand, and only there")
    state.discards = _cards(read.discards)
    state.hands = [sorted(_cards(hand)) for hand in read.hands]
    seen = state.discards + [rank for hand in state.hands for rank in hand]
    if read.pile is None:
        state.pile = _without(DECK, seen)
    else:
        state.pile = _cards(read.pile)[::-1]
    if sorted(seen + state.pile) != DECK:
        raise bad_position("every card of the deck is in exactly one place")
    if not state.seating.scored:
        if not state.discards:
            raise bad_position("a card has been turned up")
        state.card = state.discards[-1]
    for hand, known in zip(state.hands, read.known or [""] * hands, strict=True):
        cards = _cards(known)
        if cards and not state.seating.face_up:
            raise bad_position("from a face-down pile nobody sees what is drawn")
        if len(_without(hand, cards)) != len(hand) - len(cards):
            raise bad_position("what is known of a hand is in it")
        state.known.append([cards.count(rank) for rank in range(len(RANKS))])


def _cards(text: str) -> list[int]:
    words = text.split()
    for word in words:
        if word not in RANK_OF:
            raise bad_position(f"there is no card {word!r}")
    return [RANK_OF[word] for word in words]


def _without(cards: list[int], others: list[int]) -> list[int]:
    left = list(cards)
    for rank in others:
        if rank in left:
            left.remove(rank)
    return left


def _check_sheet(state: SorryState) -> None:
    """Every line is what a game can bring (SORRY-79 to SORRY-82)."""
    for line, scores in enumerate(state.sheet):
        if line == 0 and state.seating.scored and not any(score % POINTS_FOR_A_PAWN for score in scores):
            continue
        if not any(_can_win_with(state, winner, scores) for winner in range(state.players)):
            raise bad_position(f"no game brings these scores: {scores}")


def _can_win_with(state: SorryState, winner: int, scores: list[int]) -> bool:
    """Whether the line can be that of a game won by the seat: it follows from the others' pawns HOME."""
    home = [score // POINTS_FOR_A_PAWN for score in scores]
    home[winner] = PAWNS_OF_A_COLOUR
    others = [pawns for seat, pawns in enumerate(home) if seat != winner]
    if max(others) >= PAWNS_OF_A_COLOUR:
        return False
    state.finished_by, state.finished_home = winner, home
    brought = state.scores()
    state.finished_by, state.finished_home = NOBODY, []
    return brought == scores


def _set_up_finished(state: SorryState, finished: Finished | None) -> None:
    """The game last finished brought what the score sheet says."""
    if finished is None:
        return
    must_be_a_seat(finished.seat, state.players)
    if not state.sheet or len(finished.home) != state.players:
        raise bad_position("a finished game is on the score sheet, with the pawns of each seat")
    state.finished_by = finished.seat
    state.finished_home = finished.home
    state.finished_hands = [sorted(_cards(hand)) for hand in finished.hands]
    sizes = [HAND_SIZE - (seat == finished.seat) for seat in range(len(state.hands))]
    if [len(hand) for hand in state.finished_hands] != sizes:
        raise bad_position("in the scored game the hands are laid open, the winner's with four cards")
    laid_open = [rank for hand in state.finished_hands for rank in hand]
    if len(_without(DECK, laid_open)) != len(DECK) - len(laid_open):
        raise bad_position("every card that was laid open is in the deck")
    for side in {state.side(seat) for seat in range(state.players)}:
        pawns = [finished.home[seat] for seat in range(state.players) if state.side(seat) == side]
        if (min(pawns) == PAWNS_OF_A_COLOUR) != (side == state.side(finished.seat)):
            raise bad_position("the winner of a finished game has all pawns HOME, and nobody else has")
    if state.scores() != state.sheet[-1]:
        raise bad_position("the last scores are those of the game last finished")


def _check_turn(state: SorryState) -> None:
    """A turn goes on after a 2 and not otherwise; between turns everybody has five cards."""
    if state.seating.scored:
        for seat, hand in enumerate(state.hands):
            won = state.outcome is not None and seat == state.seat
            if len(hand) != HAND_SIZE - won:
                raise bad_position("everybody has five cards, and the winner of a finished match four")
        before = state.discards[:-1] if state.outcome is not None else state.discards
        if state.again and not (state.seating.play_again and (not before or before[-1] == TWO)):
            raise bad_position("a turn goes on after a 2 only")
    elif len(state.discards) > 1 and state.again != (state.discards[-2] == TWO):
        raise bad_position("a turn goes on after a 2, and not otherwise")


def _check_end(state: SorryState) -> None:
    """A team that is HOME has won; the match is over with its last game."""
    at_home = [seat for seat in range(state.players) if state.is_home(seat)]
    if state.outcome is None:
        if at_home:
            raise bad_position("a game is over when all pawns of a team are HOME")
        return
    home = [state.home[colour] for colour in state.seating.colours]
    if not state.discards:
        raise bad_position("the card that won lies on the discards")
    if state.finished_by != state.seat or state.finished_home != home or state.finished_hands != state.hands:
        raise bad_position("when the match is over the board is as its last game has left it")
