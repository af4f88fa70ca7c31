"""A whole match of Rummy israelí as a plain document, and back: for tests, puzzles, bug reports and other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta, Struct

from sobremesa.core.cards import FIRST_JOKER
from sobremesa.core.position import (
    MOST_COUNTED,
    Count,
    Position,
    bad_position,
    by_seat,
    document_of,
    must_be_a_seat,
    read_sheet,
    shared_fields,
)
from sobremesa.core.tiles import NAMES, NO_TILE, TILE_COUNT, TILES, tile_names
from sobremesa.games.rummy.engine.sets import NOBODY, Finished, LastPlay, TileSet, differs, lies_on, set_of, why_invalid
from sobremesa.games.rummy.pieces import MOST_SETS, RACK_VALUES, rack_points
from sobremesa.games.rummy.schema import RummyOptions

if TYPE_CHECKING:
    from sobremesa.games.rummy.rules import RummyState


Seat = Annotated[int, Meta(ge=0, le=3)]
Score = Annotated[int, Meta(ge=0, le=99999)]
Number = Annotated[int, Meta(ge=1, le=MOST_COUNTED)]
"""Of a set."""

ALL_POINTS: Final = sum(RACK_VALUES)


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


def _written_finished(finished: Finished | None) -> FinishedPosition | None:
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


def set_up(state: RummyState, read: RummyPosition) -> None:
    """Lay out an empty table as the position says, and refuse what cannot be a match."""
    state.racks = [sorted(_tiles(rack)) for rack in by_seat(read.racks, state.players, "")]
    state.opened = by_seat(read.opened, state.players, False)[:]
    state.table = _read_table(read.table, read.numbers)
    state.moves = read.moves
    state.information_count = read.reveals
    read_sheet(state, read.sheet)
    for scores in state.sheet:
        if sum(scores) > ALL_POINTS or scores.count(0) > 1:
            raise bad_position(f"no hand is counted so: {scores}")
    state.outcome = state.ended() if state.sheet else None
    state.hand = len(state.sheet) + (state.outcome is None)
    _set_up_sets_made(state, read.sets_made)
    _set_up_stock(state, read)
    state.last_play = _read_play(state, read.last_play, state.table)
    _set_up_turn(state, read)
    state.finished = _read_finished(state, read.finished)
    if state.outcome is None:
        _check_turn(state)
    else:
        _check_end(state)


def _tiles(text: str) -> list[int]:
    return [_tile(word) for word in text.split()]


def _tile(name: str) -> int:
    tile = TILES.get(name)
    if tile is None:
        raise bad_position(f"there is no tile {name!r}")
    return tile


def _read_table(table: list[str], numbers: list[int]) -> list[TileSet]:
    """Sets with their numbers; not numbered, they count from 1."""
    if len(table) > MOST_SETS:
        raise bad_position("there are not so many sets in all tiles")
    names = numbers or list(range(1, len(table) + 1))
    if len(names) != len(table) or len(set(names)) < len(names):
        raise bad_position("every set has a number of its own")
    return [_read_set(name, text) for name, text in zip(names, table, strict=True)]


def _read_set(name: int, text: str) -> TileSet:
    kind, bracket, rest = text.partition("[")
    if kind not in ("run", "group") or not bracket or not rest.endswith("]"):
        raise bad_position(f"a set is written like run[R5a Ja R7a]: {text!r}")
    tiles = _tiles(rest[:-1])
    if len(set(tiles)) < len(tiles):
        raise bad_position("every tile is in one place")
    code = why_invalid(kind == "run", tiles)
    if code is not None:
        raise bad_position(f"{text!r} is no set: {code}")
    return set_of(name, kind == "run", tiles)


def _set_up_sets_made(state: RummyState, sets_made: int | None) -> None:
    highest = max((each.name for each in state.table), default=0)
    state.sets_made = highest if sets_made is None else sets_made
    if state.sets_made < highest:
        raise bad_position("no set has a higher number than the last one made")


def _set_up_stock(state: RummyState, read: RummyPosition) -> None:
    """No tile is in two places; but a closing tile that closed the hand lies on the table."""
    seen = [tile for place in (*state.racks, *(each.tiles for each in state.table)) for tile in place]
    stock = None if read.stock is None else _tiles(read.stock)
    taken = {*seen, *(stock or [])}
    if read.closing_tile is None:
        free = [tile for tile in range(TILE_COUNT) if tile not in taken]
        if not free:
            raise bad_position("some tile is the closing tile")
        state.closing_tile = _turned_up(state, free[0])
    else:
        state.closing_tile = _turned_up(state, _tile(read.closing_tile))
    if stock is None:
        stock = [tile for tile in range(TILE_COUNT) if tile not in taken and tile != state.closing_tile]
    state.stock = stock[::-1]
    everywhere = seen + stock + ([] if state.outcome is not None and state.closing_tile_used else [state.closing_tile])
    if len(everywhere) > len(set(everywhere)):
        raise bad_position("every tile is in one place")


def _turned_up(state: RummyState, tile: int) -> int:
    """A closing tile: no joker where another tile is turned up for it (RUMMY-7)."""
    if tile >= FIRST_JOKER and state.options.joker_as_closing_tile == "redraw":
        raise bad_position("no joker is the closing tile")
    return tile


def _read_play(state: RummyState, read: LastPlayPosition | None, table: list[TileSet]) -> LastPlay | None:
    """The last play: its tiles lie on the table, in sets that it made or changed."""
    if read is None:
        return None
    must_be_a_seat(read.seat, state.players)
    laid = _tiles(read.laid)
    names = [each.name for each in table]
    if read.changed != [name for name in names if name in read.changed]:
        raise bad_position("the sets that the last play changed lie on the table, in their order")
    changed = [tile for each in table if each.name in read.changed for tile in each.tiles]
    if not laid or laid != [tile for tile in changed if tile in laid]:
        raise bad_position("the tiles last laid lie in sets that were changed, in their order")
    return LastPlay(read.seat, laid, read.changed)


def _set_up_turn(state: RummyState, read: RummyPosition) -> None:
    """Whose turn it is, and what has happened in it."""
    must_be_a_seat(read.starter, state.players)
    must_be_a_seat(read.seat, state.players)
    state.starter = read.starter
    state.seat = read.seat
    state.to_act = () if state.outcome is not None else (read.seat,)
    state.has_drawn = read.has_drawn
    state.drawn_tile = NO_TILE if read.drawn_tile is None else _tile(read.drawn_tile)
    state.has_played = read.has_played
    state.idle_turns = read.idle_turns
    seconds = state.options.turn_seconds
    if read.deadline is not None and (not seconds or state.outcome is not None):
        raise bad_position("no clock is running")
    state.deadline = read.deadline
    if state.deadline is None and seconds and state.outcome is None:
        state.deadline = 1000 * seconds


def _read_finished(state: RummyState, read: FinishedPosition | None) -> Finished | None:
    """The hand last counted; what it came to is the last line of the sheet."""
    if read is None:
        return None
    racks = [sorted(_tiles(rack)) for rack in by_seat(read.racks, state.players, "")]
    table = _read_table(read.table, read.numbers)
    closing = _turned_up(state, _tile(read.closing_tile))
    if not state.sheet or [rack_points(rack) for rack in racks] != state.sheet[-1]:
        raise bad_position("the last scores are those of the finished hand")
    seen = [tile for place in (*racks, *(each.tiles for each in table)) for tile in place]
    if len(seen) > len(set(seen)) or any(closing in rack for rack in racks):
        raise bad_position("every tile of the finished hand was in one place")
    closed = [seat for seat, rack in enumerate(racks) if not rack]
    if closed != ([] if read.seat is None else [read.seat]) or (read.reason == "closed") != bool(closed):
        raise bad_position("who closed has no tiles left, and nobody else")
    last = _read_play(state, read.last_play, table)
    if closed and (not table or (last is not None and last.seat != closed[0])):
        raise bad_position("who closed made the last play")
    used = lies_on(table, closing)
    if used and (not closed or state.closing_use == "unused" or (last is not None and closing not in last.laid)):
        raise bad_position("the closing tile lies on the table only where a hand was closed with it")
    if read.reason == ("stock_empty" if state.play_on else "all_passed"):
        raise bad_position("the options say how a hand ends when the stock is empty")
    return Finished(read.reason, NOBODY if read.seat is None else read.seat, table, last, closing, racks)


def _check_turn(state: RummyState) -> None:
    """What holds while a hand is played."""
    if not all(state.racks):
        raise bad_position("everybody has a tile on the rack")
    drawing = state.has_drawn or len(state.stock) > 0
    if state.idle_turns >= state.players or (state.idle_turns and (drawing or not state.play_on)):
        raise bad_position("so many idle turns cannot have been counted")
    if state.has_played:
        _check_second_play(state)
    elif state.drawn_tile != NO_TILE and (not state.has_drawn or state.drawn_tile not in state.racks[state.seat]):
        raise bad_position("the tile drawn in this turn is on the rack")
    if not state.stock and not state.play_on and not state.has_drawn:
        raise bad_position("without tiles in the stock the hand is over")
    if state.last_play is not None and not state.opened[state.last_play.seat]:
        raise bad_position("who has laid tiles has opened")


def _check_second_play(state: RummyState) -> None:
    """Only after an opening does a turn go on (RUMMY-29)."""
    if not state.options.opening_then_play or not state.opened[state.seat]:
        raise bad_position("a turn goes on only after an opening")
    if state.must_draw or state.drawn_tile != NO_TILE or state.idle_turns:
        raise bad_position("nothing is drawn any more in a turn in which tiles were laid")
    if state.last_play is not None and state.last_play.seat != state.seat:
        raise bad_position("who has opened in this turn made the last play")


def _check_end(state: RummyState) -> None:
    """What holds when the match is over: the table is that of the finished hand, and nobody is in a turn."""
    finished = state.finished
    if finished is None:
        raise bad_position("a match that is over shows its last hand")
    same = len(finished.table) == len(state.table) and not any(
        one.name != other.name or differs(one, other) for one, other in zip(finished.table, state.table, strict=True)
    )
    if not same or finished.racks != state.racks or finished.closing_tile != state.closing_tile:
        raise bad_position("a match that is over shows its last hand on the table")
    if _written_play(finished.last_play) != _written_play(state.last_play):
        raise bad_position("a match that is over shows its last play")
    if state.has_drawn or state.has_played or state.drawn_tile != NO_TILE or state.idle_turns:
        raise bad_position("nobody is in the middle of a turn when the match is over")
    if finished.seat == NOBODY and state.stock:
        raise bad_position("only who closes ends a hand while there are tiles in the stock")
