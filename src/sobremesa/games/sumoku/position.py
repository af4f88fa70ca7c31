"""A whole match of Sumoku as a plain document, and back: what the positions of all modes share.

Each mode reads and writes its own fields: classic/position.py, race/position.py, spot/position.py.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal, NamedTuple

from msgspec import Meta, Struct

from sobremesa.core.position import Count, Position, bad_position, document_of, must_be_a_seat, shared_fields
from sobremesa.games.sumoku.engine.grid import EDGE, cell_at, reading_order, x_of, y_of
from sobremesa.games.sumoku.pieces import LAST_ROUND, NAMES, NOBODY, TILE_COUNT, TILES, TURNED, is_six, names_of
from sobremesa.games.sumoku.schema import Out, Phase, SumokuOptions

if TYPE_CHECKING:
    from sobremesa.games.sumoku.rules import SumokuState


Score = Annotated[int, Meta(ge=-99999, le=99999)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Round = Annotated[int, Meta(ge=1, le=LAST_ROUND)]
Reason = Literal[
    "no_placement",
    "passes",
    "two_in_a_row",
    "three_rounds",
    "voids",
    "complete",
    "void",
    "time_up",
    "gave_up",
    "target_reached",
    "last_round",
    "no_combination",
]

LAID: Final = re.compile(r"([ROYGBP][1-8][ab])(=9)?@(0|-?[1-9]\d?),(0|-?[1-9]\d?)", re.ASCII)
OF_ALL_MODES: Final = {*Position.__struct_fields__, "key", "phase", "reason", "roller", "pile"}


class OwnerPosition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One grid of a race; `fresh` is the version in which tiles were drawn last."""

    rack: str = ""
    grid: str = ""
    version: Count = 0
    fresh: Count = 0
    out: Out | None = None


class CallPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """Who has called which sum."""

    seat: Seat
    sum: int


class SumokuPosition(Position, frozen=True, kw_only=True):
    """A match of Sumoku in the notation of the rules file.

    Tiles are written `R5a`, on a grid `R5a@0,0` and a turned six `Y6a=9@2,1`; the pile with the next tile first, an
    empty place of the display `-`. Fields belong to modes (`ModePosition`); what is left out is as at the start, the
    pile the rest of the tiles. A test state that tells its pile may leave tiles out, but not in spot; they take no part
    until the next deal. In a classic game the turn of `seat` begins: if nothing fits it is passed, as in play.
    """

    options_type: ClassVar = SumokuOptions

    game: Literal["sumoku@1"] = "sumoku@1"
    key: Literal[0, 3, 4, 5] = 0
    phase: Phase | None = None
    reason: Reason | None = None
    roller: Seat | None = None
    pile: str | None = None
    ready: list[Seat] = []
    deadline: Count | None = None
    moves: Count = 0

    racks: list[str] = []
    grid: str = ""
    scores: list[Score] = []
    starter: Seat = 0
    seat: Seat = 0
    replay: bool = False
    turn_points: Count = 0
    idle_turns: Count = 0

    owners: list[OwnerPosition] = []
    gave_up: list[Seat] = []
    winners: list[Seat | None] = []
    stages: Count = 0
    confirmed: Count = 0
    exchanges: Count = 0
    ended_at: Count = 0

    round: Round = 1
    display: str = ""
    won: list[str] = []
    passed: list[Seat] = []
    sits_out: Seat | None = None
    call: CallPosition | None = None

    def told_options(self) -> dict[str, Any]:
        """The number of players may be left to the racks of a classic game, or to what was won in spot."""
        told = {"players": len(self.racks or self.won)} if self.racks or self.won else {}
        return told | self.options


class ModePosition(NamedTuple):
    """What the positions of a mode may tell."""

    fields: tuple[str, ...]
    phases: tuple[str, ...]
    """The first is the one a position is in if it does not say."""
    reasons: tuple[str, ...]
    """Why a match can be over."""


# Writing


def write(state: SumokuState, fields: dict[str, Any]) -> dict[str, Any]:
    """The whole state as a plain document, with the fields of its mode."""
    shared: dict[str, Any] = {
        "key": state.key,
        "phase": state.phase,
        "reason": None if state.outcome is None else state.outcome.reason,
        "roller": None if state.roller == NOBODY else state.roller,
        "pile": " ".join(names_of(state.pile[::-1])),
        "reveals": state.information_count,
    }
    return document_of(SumokuPosition(**shared, **fields, **shared_fields(state.options, state.chance)))


def written_tiles(places: list[list[int]]) -> list[str]:
    """The tiles of several places."""
    return [" ".join(names_of(tiles)) for tiles in places]


def written_grid(cells: dict[int, int]) -> str:
    """All tiles of a grid, row by row."""
    return " ".join(written_laid(cell, cells[cell]) for cell in sorted(cells, key=reading_order))


def written_laid(cell: int, laid: int) -> str:
    """A tile on a grid."""
    turned = "=9" if laid >= TURNED else ""
    return f"{NAMES[laid % TILE_COUNT]}{turned}@{x_of(cell)},{y_of(cell)}"


def written_flags(flags: list[bool]) -> list[int]:
    """The seats of which something is true."""
    return [seat for seat, flag in enumerate(flags) if flag]


# Reading


def resume(state: SumokuState, read: SumokuPosition, mode: ModePosition) -> None:
    """Lay out what the positions of all modes tell, but for the pile."""
    for name in read.__struct_fields__:
        if name not in OF_ALL_MODES and name not in mode.fields and getattr(read, name) != getattr(DEFAULT, name):
            raise bad_position(f"{name} belongs to another mode")
    state.phase = read.phase or mode.phases[0]
    if state.phase not in mode.phases:
        raise bad_position(f"there is no phase {state.phase!r} in this mode")
    if (read.reason is not None) != (state.phase == "over") or read.reason not in (None, *mode.reasons):
        raise bad_position("a match that is over says why, in the words of its mode")
    state.key = read.key
    state.information_count = read.reveals
    state.deadline = read.deadline
    state.ready = read_flags(read.ready, state.players)
    state.roller = NOBODY if read.roller is None else read_seat(read.roller, state.players)
    if state.phase == "waiting":
        state.to_act = tuple(seat for seat in range(state.players) if not state.ready[seat])


DEFAULT: Final = SumokuPosition()


def read_pile(state: SumokuState, read: SumokuPosition, elsewhere: list[int]) -> None:
    """A pile that is not told is the rest of the tiles."""
    told = sorted(set(range(TILE_COUNT)) - {*elsewhere}) if read.pile is None else read_tiles(read.pile)
    state.pile = told[::-1]


def read_seat(seat: int, players: int) -> int:
    """A seat that exists."""
    must_be_a_seat(seat, players)
    return seat


def read_flags(seats: list[int], players: int) -> list[bool]:
    """Which seats are named; each once, in ascending order."""
    if sorted(set(seats)) != seats:
        raise bad_position("seats are named once, in their order")
    for seat in seats:
        must_be_a_seat(seat, players)
    return [seat in seats for seat in range(players)]


def read_tiles(text: str) -> list[int]:
    """The tiles of a place."""
    return [read_tile(word) for word in text.split()]


def read_tile(name: str) -> int:
    """The tile of that name."""
    tile = TILES.get(name)
    if tile is None:
        raise bad_position(f"there is no tile {name!r}")
    return tile


def read_grid(text: str) -> dict[int, int]:
    """The tiles of a grid, by cells."""
    cells: dict[int, int] = {}
    for word in text.split():
        match = LAID.fullmatch(word)
        if match is None:
            raise bad_position(f"{word!r} is no tile on a grid")
        tile, x, y = TILES[match[1]], int(match[3]), int(match[4])
        if match[2] and not is_six(tile):
            raise bad_position(f"{word!r}: only a six can be turned")
        cell = cell_at(x, y)
        if cell in cells or abs(x) > EDGE or abs(y) > EDGE:
            raise bad_position(f"{word!r} lies where another tile does")
        cells[cell] = tile + TURNED if match[2] else tile
    return cells
