"""A whole match of Rummy israelí as a plain document, and back: for tests, puzzles, bug reports and other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from sobremesa.core.position import (
    MOST_COUNTED,
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
from sobremesa.core.tiles import NAMES, NO_TILE, TILE_COUNT, TILES, tile_names
from sobremesa.games.rummy.engine.sets import NOBODY, FinishedHand, LastPlay, TileSet, set_of, why_invalid
from sobremesa.games.rummy.pieces import MOST_SETS
from sobremesa.games.rummy.schema import RummyOptions

if TYPE_CHECKING:
    from sobremesa.games.rummy.rules import RummyState


Seat = Annotated[int, Meta(ge=0, le=3)]
Score = Annotated[int, Meta(ge=0, le=99999)]
Number = Annotated[int, Meta(ge=1, le=MOST_COUNTED)]
"""Of a set."""


class LastPlayPosition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The last play of a hand: whose it was, the tiles laid, and the numbers of the sets that it made or changed."""

    seat: Seat
    laid: str
    changed: list[Number]


class FinishedPosition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The hand last counted, as it lay when it ended; its scores are the last of the sheet."""

    reason: Literal["closed", "all_passed", "stock_empty"]
    seat: Seat | None = None
    table: list[str] = []
    numbers: list[Number] = []
    last_play: LastPlayPosition | None = None
    closing_tile: str
    racks: list[str]


class RummyPosition(Position, frozen=True, kw_only=True):
    """A match of Rummy israelí in the notation of the rules file. Only `racks` has to be given.

    Tiles are written `R6a K13b Ja`, the stock next tile first, a set as `run[R5a Ja R7a]` or `group[K8a B8a R8b]`. Left
    out: it is the first hand, started by the first seat, which has to draw; nobody has opened; sets are numbered from
    1; the closing tile is the first that lies nowhere else, and the stock is all that is left. A puzzle that tells its
    stock may leave tiles out: they take no part until the next deal. The first line of a sheet may not stand for
    several hands, since their number decides when the match is over.
    """

    options_type: ClassVar = RummyOptions

    game: Literal["rummy@1"] = "rummy@1"
    starter: Seat = 0
    seat: Seat = 0
    has_drawn: bool = False
    drawn_tile: str | None = None
    has_played: bool = False
    racks: list[str]
    opened: list[bool] = []
    table: list[str] = []
    numbers: list[Number] = []
    sets_made: Count | None = None
    last_play: LastPlayPosition | None = None
    closing_tile: str | None = None
    stock: str | None = None
    idle_turns: Count = 0
    deadline: Count | None = None
    sheet: list[list[Score]] = []
    finished: FinishedPosition | None = None
    moves: Count = 0

    def told_options(self) -> dict[str, Any]:
        """The number of players may be left to the racks."""
        return {"players": len(self.racks)} | self.options


def position(state: RummyState) -> dict[str, Any]:
    """The whole state as a plain document."""
    written = RummyPosition(
        starter=state.starter,
        seat=state.seat,
        has_drawn=state.has_drawn,
        drawn_tile=None if state.drawn_tile == NO_TILE else NAMES[state.drawn_tile],
        has_played=state.has_played,
        racks=_written(state.racks),
        opened=state.opened if any(state.opened) else [],
        table=written_table(state.table),
        numbers=[each.name for each in state.table],
        sets_made=state.sets_made,
        last_play=_written_play(state.last_play),
        closing_tile=NAMES[state.closing_tile],
        stock=" ".join(tile_names(state.stock[::-1])),
        idle_turns=state.idle_turns,
        deadline=state.deadline,
        sheet=state.sheet,
        finished=_written_finished(state.finished),
        moves=state.moves,
        reveals=state.information_count,
        **shared_fields(state.options, state.chance),
    )
    return document_of(written)


def _written(places: list[list[int]]) -> list[str]:
    return [" ".join(tile_names(tiles)) for tiles in places]


def written_table(table: list[TileSet]) -> list[str]:
    """The sets of a table in the notation of the rules."""
    return [f"{'run' if each.is_run else 'group'}[{' '.join(tile_names(each.tiles))}]" for each in table]


def _written_play(last: LastPlay | None) -> LastPlayPosition | None:
    if last is None:
        return None
    return LastPlayPosition(seat=last.seat, laid=" ".join(tile_names(last.laid)), changed=last.changed)


def _written_finished(finished: FinishedHand | None) -> FinishedPosition | None:
    if finished is None:
        return None
    reason: Any = finished.reason
    return FinishedPosition(
        reason=reason,
        seat=None if finished.seat == NOBODY else finished.seat,
        table=written_table(finished.table),
        numbers=[each.name for each in finished.table],
        last_play=_written_play(finished.last_play),
        closing_tile=NAMES[finished.closing_tile],
        racks=_written(finished.racks),
    )


# Reading a position


def resume(state: RummyState, read: RummyPosition) -> None:
    """Lay out an empty table as the position says."""
    state.racks = [sorted(pieces_named(rack, TILES)) for rack in by_seat(read.racks, state.players, "")]
    state.opened = by_seat(read.opened, state.players, False)[:]
    state.table = _read_table(read.table, read.numbers)
    highest = max((each.name for each in state.table), default=0)
    state.sets_made = highest if read.sets_made is None else read.sets_made
    state.last_play = _read_play(state, read.last_play)
    state.moves = read.moves
    state.information_count = read.reveals
    read_sheet(state, read.sheet)
    state.outcome = state.ended() if state.sheet else None
    state.hand = len(state.sheet) + (state.outcome is None)
    _read_hidden(state, read)
    _read_turn(state, read)
    if read.finished is not None:
        _read_finished(state, read.finished)


def _read_table(table: list[str], numbers: list[int]) -> list[TileSet]:
    """Sets with their numbers; not numbered, they count from 1."""
    if len(table) > MOST_SETS:
        raise bad_position("there are not so many sets in all tiles")
    names = numbers or list(range(1, len(table) + 1))
    if len(names) != len(table):
        raise bad_position("every set has a number")
    return [_read_set(name, text) for name, text in zip(names, table, strict=True)]


def _read_set(name: int, text: str) -> TileSet:
    kind, bracket, rest = text.partition("[")
    if kind not in ("run", "group") or not bracket or not rest.endswith("]"):
        raise bad_position(f"a set is written like run[R5a Ja R7a]: {text!r}")
    tiles = pieces_named(rest[:-1], TILES)
    code = why_invalid(kind == "run", tiles)
    if code is not None:
        raise bad_position(f"{text!r} is no set: {code}")
    return set_of(name, kind == "run", tiles)


def _read_hidden(state: RummyState, read: RummyPosition) -> None:
    """A closing tile that is not told is the first that lies nowhere else; then the stock is all that is left."""
    stock = [] if read.stock is None else pieces_named(read.stock, TILES)
    seen = {tile for place in (*state.racks, stock, *(each.tiles for each in state.table)) for tile in place}
    rest = [tile for tile in range(TILE_COUNT) if tile not in seen]
    if read.closing_tile is None and not rest:
        raise bad_position("some tile is the closing tile")
    state.closing_tile = rest[0] if read.closing_tile is None else piece_named(read.closing_tile, TILES)
    if read.stock is None:
        stock = [tile for tile in rest if tile != state.closing_tile]
    state.stock = stock[::-1]


def _read_play(state: RummyState, read: LastPlayPosition | None) -> LastPlay | None:
    if read is None:
        return None
    must_be_a_seat(read.seat, state.players)
    return LastPlay(read.seat, pieces_named(read.laid, TILES), read.changed)


def _read_turn(state: RummyState, read: RummyPosition) -> None:
    """Whose turn it is, and what has happened in it."""
    must_be_a_seat(read.starter, state.players)
    must_be_a_seat(read.seat, state.players)
    state.starter = read.starter
    state.seat = read.seat
    state.to_act = () if state.outcome is not None else (read.seat,)
    state.has_drawn = read.has_drawn
    state.drawn_tile = NO_TILE if read.drawn_tile is None else piece_named(read.drawn_tile, TILES)
    state.has_played = read.has_played
    state.idle_turns = read.idle_turns
    state.deadline = read.deadline
    seconds = state.options.turn_seconds
    if state.deadline is None and seconds and state.outcome is None:
        state.deadline = 1000 * seconds


def _read_finished(state: RummyState, read: FinishedPosition) -> None:
    must_be_a_seat(read.seat or 0, state.players)
    racks = [sorted(pieces_named(rack, TILES)) for rack in by_seat(read.racks, state.players, "")]
    table = _read_table(read.table, read.numbers)
    last_play = _read_play(state, read.last_play)
    seat = NOBODY if read.seat is None else read.seat
    state.finished = FinishedHand(read.reason, seat, table, last_play, piece_named(read.closing_tile, TILES), racks)
