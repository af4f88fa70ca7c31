"""A whole match of Burako as a plain document, and back: for tests, puzzles, bug reports and other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta, Struct

from sobremesa.core.position import (
    Count,
    Position,
    bad_position,
    by_seat,
    document_of,
    must_be_a_seat,
    piece_named,
    pieces_named,
    shared_fields,
)
from sobremesa.core.refused import Refused
from sobremesa.core.tiles import FACE_COUNT, FACE_NAMES, FACES, NO_TILE
from sobremesa.games.burako.checks import check_shape, counted
from sobremesa.games.burako.engine.melds import NOBODY, FinishedHand, meld_of
from sobremesa.games.burako.pieces import COPIES, MUERTO_SIZE, SHORTEST_MELD, face_names
from sobremesa.games.burako.schema import BurakoOptions, Ending

if TYPE_CHECKING:
    from sobremesa.games.burako.engine.melds import Meld
    from sobremesa.games.burako.rules import BurakoState


ALL_POINTS: Final = 1060
MOST_CANASTAS: Final = 15
MOST_HANDS: Final = 10000
SIDES: Final = (0, 1)
SIDE_NAMES: Final = ("A", "B")

Seat = Annotated[int, Meta(ge=0, le=3)]
Points = Annotated[int, Meta(ge=0, le=ALL_POINTS)]
Canastas = Annotated[int, Meta(ge=0, le=MOST_CANASTAS)]


class LinePosition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A side's line of a scored hand: what its score is made of."""

    closed: bool = False
    pure: Canastas = 0
    impure: Canastas = 0
    laid: Points = 0
    held: Points = 0
    bought: bool = False


class FinishedPosition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The hand that ended last, as it lay then; its scores are the last of the sheet, unless it was void."""

    reason: Ending
    seat: Seat | None = None
    by_discard: bool = False
    melds: list[str] = []
    racks: list[str] = []


class BurakoPosition(Position, frozen=True, kw_only=True):
    """A match of Burako in the notation of the rules file. Only `racks` has to be given.

    Tiles are written by their faces, `R7 K13 J`; the pozo oldest first, the stock top tile first, a meld with its side
    and kind: `A run R4 R5 J R7`, `B set K9 R9 Y9`. Left out: it is the first hand, in which the first turn is over,
    the first seat has to take, nothing lies on the table, nobody has bought, and muertos and stock are made of the
    tiles that are nowhere else. A puzzle that tells its stock may leave tiles out: they take no part until the next
    deal. `before` are the totals with which the sheet begins.
    """

    options_type: ClassVar = BurakoOptions

    game: Literal["burako@1"] = "burako@1"
    starter: Seat = 0
    seat: Seat = 0
    phase: Literal["draw", "play"] = "draw"
    first_turn: bool = False
    racks: list[str]
    known: list[str] = []
    pozo: str = ""
    stock: str | None = None
    muertos: list[str] = []
    buyers: list[Seat | None] = []
    direct: list[bool] = []
    melds: list[str] = []
    took_pozo: bool = False
    has_laid: bool = False
    drawn_tile: str | None = None
    may_return: bool = False
    barred: str | None = None
    idle_turns: Count = 0
    before: list[Annotated[int, Meta(ge=-99995, le=99995, multiple_of=5)]] = []
    sheet: list[list[LinePosition]] = []
    voids: Annotated[int, Meta(ge=0, le=MOST_HANDS)] = 0
    finished: FinishedPosition | None = None
    moves: Count = 0

    def told_options(self) -> dict[str, Any]:
        """The number of players may be left to the racks."""
        return {"players": len(self.racks)} | self.options


def position(state: BurakoState) -> dict[str, Any]:
    """The whole state as a plain document."""
    written = BurakoPosition(
        starter=state.starter,
        seat=state.seat,
        phase="play" if state.has_taken else "draw",
        first_turn=state.is_first_turn,
        racks=_written(state.racks),
        known=_written(state.known) if any(state.known) else [],
        pozo=_words(state.pozo),
        stock=_words(state.stock[::-1]),
        muertos=_written(state.muertos),
        buyers=[None if buyer == NOBODY else buyer for buyer in state.buyers],
        direct=state.bought_directly,
        melds=_written_melds(state.melds),
        took_pozo=state.took_pozo,
        has_laid=state.has_laid,
        drawn_tile=_name(state.drawn),
        may_return=state.may_return,
        barred=_name(state.barred),
        idle_turns=state.idle_turns,
        before=state.before if any(state.before) else [],
        sheet=[[_written_line(line) for line in lines] for lines in state.sheet],
        voids=state.voids,
        finished=_written_finished(state),
        moves=state.moves,
        reveals=state.information_count,
        **shared_fields(state.options, state.chance),
    )
    return document_of(written)


def _words(faces: list[int]) -> str:
    return " ".join(face_names(faces))


def _written(places: list[list[int]]) -> list[str]:
    return [_words(faces) for faces in places]


def _name(face: int) -> str | None:
    return None if face == NO_TILE else FACE_NAMES[face]


def _written_melds(melds: list[Meld]) -> list[str]:
    return [f"{SIDE_NAMES[meld.side]} {'run' if meld.is_run else 'set'} {_words(meld.faces)}" for meld in melds]


def _written_line(line: list[int]) -> LinePosition:
    closed, pure, impure, laid, held, bought = line
    return LinePosition(closed=bool(closed), pure=pure, impure=impure, laid=laid, held=held, bought=bool(bought))


def _written_finished(state: BurakoState) -> FinishedPosition | None:
    finished = state.finished
    if finished is None:
        return None
    reason: Any = finished.reason
    return FinishedPosition(
        reason=reason,
        seat=None if finished.seat == NOBODY else finished.seat,
        by_discard=finished.by_discard,
        melds=_written_melds(finished.melds),
        racks=_written(finished.racks),
    )


# Reading a position


def resume(state: BurakoState, read: BurakoPosition) -> None:
    """Lay out an empty table as the position says."""
    state.racks = [sorted(pieces_named(rack, FACES)) for rack in by_seat(read.racks, state.players, "")]
    state.known = [sorted(pieces_named(known, FACES)) for known in by_seat(read.known, state.players, "")]
    state.pozo = pieces_named(read.pozo, FACES)
    state.melds = [_read_meld(state, meld) for meld in read.melds]
    state.canastas = [sum(meld.side == side and meld.is_canasta for meld in state.melds) for side in SIDES]
    state.moves = read.moves
    state.information_count = read.reveals
    state.voids = read.voids
    _read_buyers(state, read)
    _read_hidden(state, read)
    _read_sheet(state, read)
    _read_turn(state, read)
    if read.finished is not None:
        _read_finished(state, read.finished)


def _read_meld(state: BurakoState, text: str) -> Meld:
    words = text.split()
    if words[:1] not in (["A"], ["B"]) or words[1:2] not in (["run"], ["set"]):
        raise bad_position(f"a meld has a side and a kind: {text!r}")
    side, kind = words[:2]
    faces = [piece_named(name, FACES) for name in words[2:]]
    if len(faces) < SHORTEST_MELD:
        raise bad_position(f"{text!r} is too short")
    try:
        check_shape(kind == "run", faces, state.meld_rules)
    except Refused as refusal:
        raise bad_position(f"{text!r} is no meld: {refusal.code}") from None
    return meld_of(SIDE_NAMES.index(side), kind == "run", faces, state.meld_rules.lowest)


def _read_buyers(state: BurakoState, read: BurakoPosition) -> None:
    """Who has bought which muerto, and how."""
    buyers = read.buyers or [None, None]
    state.bought_directly = read.direct or [False, False]
    if len(buyers) != len(SIDES) or len(state.bought_directly) != len(SIDES):
        raise bad_position("each side has a muerto to buy")
    for buyer in buyers:
        must_be_a_seat(buyer or 0, state.players)
    state.buyers = [NOBODY if buyer is None else buyer for buyer in buyers]


def _read_hidden(state: BurakoState, read: BurakoPosition) -> None:
    """Muertos and stock that are not told are the rest of the tiles."""
    muertos = [pieces_named(muerto, FACES) for muerto in read.muertos]
    stock = [] if read.stock is None else pieces_named(read.stock, FACES)
    told = [*state.racks, state.pozo, *(meld.faces for meld in state.melds), *muertos, stock]
    counts = counted([face for place in told for face in place])
    rest = [face for face in range(FACE_COUNT) for _ in range(COPIES - counts[face])]
    if not muertos:
        for side in SIDES:
            size = 0 if state.has_bought(side) else MUERTO_SIZE
            muertos.append(rest[:size])
            rest = rest[size:]
    if len(muertos) != len(SIDES):
        raise bad_position("each side has a muerto")
    state.muertos = [sorted(muerto) for muerto in muertos]
    state.stock = (rest if read.stock is None else stock)[::-1]


def _read_sheet(state: BurakoState, read: BurakoPosition) -> None:
    """Write down one scored hand after the other, and none after the end of the match."""
    if len(read.before) not in (0, len(SIDES)):
        raise bad_position("each side has a total")
    state.before = list(read.before) or [0, 0]
    state.side_totals = state.before[:]
    for lines in read.sheet:
        if len(lines) != len(SIDES):
            raise bad_position("the score sheet has a line for each side")
        if state.ended() is not None:
            raise bad_position("nothing is played after the end of the match")
        written = [[int(line.closed), line.pure, line.impure, line.laid, line.held, int(line.bought)] for line in lines]
        state.sheet.append(written)
        state.side_totals = [
            total + state.score_of(line) for total, line in zip(state.side_totals, written, strict=True)
        ]
    state.outcome = state.ended()


def _read_turn(state: BurakoState, read: BurakoPosition) -> None:
    """Whose turn it is, and what has happened in it."""
    must_be_a_seat(read.starter, state.players)
    must_be_a_seat(read.seat, state.players)
    state.starter = read.starter
    state.seat = read.seat
    state.to_act = () if state.outcome is not None else (read.seat,)
    state.is_first_turn = read.first_turn
    state.has_taken = read.phase == "play"
    state.took_pozo = read.took_pozo
    state.has_laid = read.has_laid
    state.drawn = NO_TILE if read.drawn_tile is None else piece_named(read.drawn_tile, FACES)
    state.may_return = read.may_return
    state.barred = NO_TILE if read.barred is None else piece_named(read.barred, FACES)
    state.idle_turns = read.idle_turns


def _read_finished(state: BurakoState, read: FinishedPosition) -> None:
    must_be_a_seat(read.seat or 0, state.players)
    melds = [_read_meld(state, meld) for meld in read.melds]
    racks = [sorted(pieces_named(rack, FACES)) for rack in read.racks]
    seat = NOBODY if read.seat is None else read.seat
    state.finished = FinishedHand(read.reason, seat, read.by_discard, melds, racks)
