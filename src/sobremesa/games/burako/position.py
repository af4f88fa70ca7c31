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
    shared_fields,
)
from sobremesa.core.refused import Refused
from sobremesa.core.tiles import FACE_COUNT, FACE_NAMES, FACES, NO_TILE
from sobremesa.games.burako.checks import check_shape, counted
from sobremesa.games.burako.engine.melds import NOBODY, Finished, meld_of
from sobremesa.games.burako.pieces import COPIES, IDLE_TURNS_EACH, MUERTO_SIZE, SHORTEST_MELD, face_names, points_of
from sobremesa.games.burako.schema import BurakoOptions, Ending

if TYPE_CHECKING:
    from sobremesa.games.burako.engine.melds import Meld
    from sobremesa.games.burako.rules import BurakoState


ALL_POINTS: Final = 1060
MOST_CANASTAS: Final = 15
MOST_HANDS: Final = 10000
LEAST_IN_A_CANASTA: Final = 35
"""Seven tiles of five points."""
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


def set_up(state: BurakoState, read: BurakoPosition) -> None:
    """Lay out an empty table as the position says, and refuse what cannot be a match."""
    state.racks = [sorted(_faces(rack)) for rack in by_seat(read.racks, state.players, "")]
    state.known = [sorted(_faces(known)) for known in by_seat(read.known, state.players, "")]
    state.pozo = _faces(read.pozo)
    state.melds = [_read_meld(state, meld) for meld in read.melds]
    state.canastas = [sum(meld.side == side and meld.is_canasta for meld in state.melds) for side in SIDES]
    state.moves = read.moves
    state.information_count = read.reveals
    state.voids = read.voids
    _set_up_buyers(state, read)
    _set_up_hidden(state, read)
    _set_up_sheet(state, read)
    _set_up_turn(state, read)
    _set_up_finished(state, read.finished)
    for rack, known in zip(state.racks, state.known, strict=True):
        if not _is_part(known, rack):
            raise bad_position("what is known of a rack is on it")
    if state.outcome is None:
        _check_turn(state)
    else:
        _check_end(state)


def _faces(text: str) -> list[int]:
    return [_face(word) for word in text.split()]


def _face(name: str) -> int:
    face = FACES.get(name)
    if face is None:
        raise bad_position(f"there is no tile {name!r}")
    return face


def _is_part(some: list[int], faces: list[int]) -> bool:
    """Whether these tiles are among those, copies counted."""
    return all(few <= many for few, many in zip(counted(some), counted(faces), strict=True))


def _read_meld(state: BurakoState, text: str) -> Meld:
    words = text.split()
    if words[:1] not in (["A"], ["B"]) or words[1:2] not in (["run"], ["set"]):
        raise bad_position(f"a meld has a side and a kind: {text!r}")
    side, kind = words[:2]
    faces = [_face(name) for name in words[2:]]
    if len(faces) < SHORTEST_MELD:
        raise bad_position(f"{text!r} is too short")
    try:
        check_shape(kind == "run", faces, state.table)
    except Refused as refusal:
        raise bad_position(f"{text!r} is no meld: {refusal.code}") from None
    return meld_of(SIDE_NAMES.index(side), kind == "run", faces, state.table.lowest)


def _set_up_buyers(state: BurakoState, read: BurakoPosition) -> None:
    """Who has bought which muerto, and how."""
    buyers = read.buyers or [None, None]
    direct = read.direct or [False, False]
    if len(buyers) != len(SIDES) or len(direct) != len(SIDES):
        raise bad_position("each side has a muerto to buy")
    for side, buyer in enumerate(buyers):
        if buyer is not None:
            must_be_a_seat(buyer, state.players)
            if state.side(buyer) != side:
                raise bad_position("a side buys its own muerto")
        elif direct[side]:
            raise bad_position("a muerto that nobody bought was not bought directly")
    state.buyers = [NOBODY if buyer is None else buyer for buyer in buyers]
    state.bought_directly = direct


def _set_up_hidden(state: BurakoState, read: BurakoPosition) -> None:
    """No tile is in more places than it has copies; muertos and stock that are not told are the rest of the tiles."""
    places = [*state.racks, state.pozo, *(meld.faces for meld in state.melds)]
    muertos = [_faces(muerto) for muerto in read.muertos]
    stock = None if read.stock is None else _faces(read.stock)
    told = [*places, *muertos, [] if stock is None else stock]
    counts = counted([face for place in told for face in place])
    if max(counts) > COPIES:
        raise bad_position("every tile is in one place, and there are two of each")
    rest = [face for face in range(FACE_COUNT) for _ in range(COPIES - counts[face])]
    if not muertos:
        for side in SIDES:
            size = 0 if state.has_bought(side) else MUERTO_SIZE
            muertos.append(rest[:size])
            rest = rest[size:]
    if [len(muerto) for muerto in muertos] != [0 if state.has_bought(side) else MUERTO_SIZE for side in SIDES]:
        raise bad_position("a muerto that was not bought has eleven tiles")
    state.muertos = [sorted(muerto) for muerto in muertos]
    state.stock = (rest if stock is None else stock)[::-1]


def _set_up_sheet(state: BurakoState, read: BurakoPosition) -> None:
    """Write down one scored hand after the other, and none after the end of the match."""
    if len(read.before) not in (0, len(SIDES)):
        raise bad_position("each side has a total")
    state.before = list(read.before) or [0, 0]
    state.totals = state.before[:]
    for lines in read.sheet:
        if len(lines) != len(SIDES):
            raise bad_position("the score sheet has a line for each side")
        if state.ended() is not None:
            raise bad_position("nothing is played after the end of the match")
        _check_lines(lines)
        written = [[int(line.closed), line.pure, line.impure, line.laid, line.held, int(line.bought)] for line in lines]
        state.sheet.append(written)
        state.totals = [total + state.score_of(line) for total, line in zip(state.totals, written, strict=True)]
    state.outcome = state.ended()
    if state.outcome is not None and not state.sheet:
        raise bad_position("nobody has reached the target before the first hand")


def _check_lines(lines: list[LinePosition]) -> None:
    """What holds of every scored hand."""
    if sum(line.laid + line.held for line in lines) > ALL_POINTS or any(
        line.laid % 5 or line.held % 5 for line in lines
    ):
        raise bad_position("all tiles together are worth 1060 points, and each a multiple of five")
    if any(line.laid < LEAST_IN_A_CANASTA * (line.pure + line.impure) for line in lines):
        raise bad_position("a canasta has seven tiles")
    if not any(line.pure or line.impure for line in lines):
        raise bad_position("a hand without a canasta is not scored")
    closers = [line for line in lines if line.closed]
    if len(closers) > 1 or any(not line.bought or not (line.pure or line.impure) for line in closers):
        raise bad_position("one side closes, with its muerto and a canasta")


def _set_up_turn(state: BurakoState, read: BurakoPosition) -> None:
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
    state.drawn = NO_TILE if read.drawn_tile is None else _face(read.drawn_tile)
    state.may_return = read.may_return
    state.barred = NO_TILE if read.barred is None else _face(read.barred)
    state.idle_turns = read.idle_turns


def _set_up_finished(state: BurakoState, read: FinishedPosition | None) -> None:
    """The hand that ended last; what it came to is the last line of the sheet, unless it was void."""
    if read is None:
        return
    melds = [_read_meld(state, meld) for meld in read.melds]
    racks = [sorted(_faces(rack)) for rack in read.racks]
    if max(counted([face for place in (*racks, *(meld.faces for meld in melds)) for face in place])) > COPIES:
        raise bad_position("every tile of the finished hand was in one place")
    seat = NOBODY if read.seat is None else read.seat
    if seat != NOBODY:
        must_be_a_seat(seat, state.players)
    if (read.reason == "closed") != (seat != NOBODY) or (read.by_discard and seat == NOBODY):
        raise bad_position("a hand is closed by somebody")
    if read.reason == "void":
        if racks or not state.voids or any(meld.is_canasta for meld in melds):
            raise bad_position("a void hand has no canasta and shows no rack")
    else:
        _check_finished(state, melds, racks, seat)
    state.finished = Finished(read.reason, seat, read.by_discard, melds, racks)


def _check_finished(state: BurakoState, melds: list[Meld], racks: list[list[int]], seat: int) -> None:
    """The last line of the sheet is made of what lay there."""
    if len(racks) != state.players or not state.sheet:
        raise bad_position("a scored hand shows all racks, and stands on the sheet")
    if [one for one, rack in enumerate(racks) if not rack] != ([] if seat == NOBODY else [seat]):
        raise bad_position("who closed has no tiles left, and nobody else")
    for side in SIDES:
        own = [meld for meld in melds if meld.side == side]
        pure = sum(meld.is_canasta and not meld.wilds for meld in own)
        impure = sum(meld.is_canasta and meld.wilds > 0 for meld in own)
        laid = sum(meld.points for meld in own)
        held = sum(points_of(racks[one]) for one in range(side, state.players, len(SIDES)))
        closed = int(seat != NOBODY and state.side(seat) == side)
        if state.sheet[-1][side][:5] != [closed, pure, impure, laid, held]:
            raise bad_position("the last scores are those of the finished hand")


def _check_turn(state: BurakoState) -> None:
    """What holds while a hand is played."""
    if not all(state.racks):
        raise bad_position("everybody holds a tile")
    if state.idle_turns > IDLE_TURNS_EACH * state.players or (state.is_locked and state.took_pozo):
        raise bad_position("after so many idle turns the pozo is locked")
    if state.is_first_turn:
        _check_first_turn(state)
    elif not state.took_pozo and not state.pozo:
        raise bad_position("after the first turn there is a pozo until it is taken")
    if not state.has_taken:
        _check_before_taking(state)
        return
    if state.took_pozo and (state.pozo or not state.stock):
        raise bad_position("the pozo is taken whole, and not when the stock is empty")
    side = state.side(state.seat)
    if state.has_laid and not any(meld.side == side for meld in state.melds):
        raise bad_position("what was laid is on the table")
    _check_drawn(state)
    _check_barred(state)
    rack = state.racks[state.seat]
    if len(rack) == 1 and not (state.has_laid and state.can_be_last(side, rack[0], state.melds, state.barred)):
        raise bad_position("a last tile can be discarded or laid")


def _check_first_turn(state: BurakoState) -> None:
    if state.seat != state.starter or state.took_pozo or state.idle_turns:
        raise bad_position("the first turn is the starter's, and there is no pozo to take")
    if len(state.pozo) > (1 if state.has_taken and not state.may_return else 0):
        raise bad_position("in the first turn the pozo is empty but for the tile returned")
    if len(state.stock) < (int(state.may_return) if state.has_taken else 2):
        raise bad_position("in the first turn there is another tile to take for the one that is returned")
    if any(meld.side != state.side(state.seat) for meld in state.melds) or (state.melds and not state.has_laid):
        raise bad_position("in the first turn only the starter has laid")
    if any(state.known):
        raise bad_position("before a pozo is taken nothing is known of the racks")
    for side in SIDES:
        direct = state.buyers[side] == state.seat and state.bought_directly[side] and state.has_laid
        if state.has_bought(side) and not direct:
            raise bad_position("in the first turn only the starter has bought, by laying")


def _check_before_taking(state: BurakoState) -> None:
    if not state.stock:
        raise bad_position("without tiles in the stock the hand is over")
    in_turn = state.took_pozo or state.has_laid or state.may_return
    if in_turn or state.drawn != NO_TILE or state.barred != NO_TILE:
        raise bad_position("nothing happens in a turn before a tile or the pozo is taken")


def _check_drawn(state: BurakoState) -> None:
    """The tile just drawn is on the rack, and nothing was done since."""
    if state.drawn != NO_TILE:
        unknown = state.racks[state.seat].count(state.drawn) > state.known[state.seat].count(state.drawn)
        if state.took_pozo or state.has_laid or not unknown:
            raise bad_position("a tile just drawn is on the rack, and nothing was laid since")
    if state.may_return and (state.drawn == NO_TILE or not state.is_first_turn):
        raise bad_position("only the starter's first tile can be returned")


def _check_barred(state: BurakoState) -> None:
    if state.barred != NO_TILE and (not state.took_pozo or state.barred not in state.known[state.seat]):
        raise bad_position("a tile that may not be put back was taken with the pozo")


def _check_end(state: BurakoState) -> None:
    """What holds when the match is over: the table is that of the finished hand, and all racks are shown."""
    finished = state.finished
    if finished is None or finished.reason == "void":
        raise bad_position("a match that is over shows its last hand")
    if finished.racks != state.racks or _written_melds(finished.melds) != _written_melds(state.melds):
        raise bad_position("a match that is over shows its last hand on the table")
    if state.known != state.racks:
        raise bad_position("when the match is over all racks are shown")
    in_turn = state.has_taken or state.took_pozo or state.has_laid or state.may_return or state.is_first_turn
    if in_turn or state.drawn != NO_TILE or state.barred != NO_TILE:
        raise bad_position("nobody is in the middle of a turn when the match is over")
    if [state.has_bought(side) for side in SIDES] != [line[5] == 1 for line in state.sheet[-1]]:
        raise bad_position("who has bought stands on the sheet")
    if finished.reason == "stock_empty" and state.stock:
        raise bad_position("a hand ends for want of tiles when the stock is empty")
    if state.idle_turns > IDLE_TURNS_EACH * state.players:
        raise bad_position("after so many idle turns the pozo is locked")
