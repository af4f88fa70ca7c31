"""A whole match of Sumoku as a plain document, and back: for tests, puzzles, bug reports and other processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Literal

from msgspec import Meta, Struct

from sobremesa.core.position import Count, Position, document_of, shared_fields
from sobremesa.games.sumoku.engine import spot
from sobremesa.games.sumoku.engine.grid import reading_order, x_of, y_of
from sobremesa.games.sumoku.engine.owner import GAVE_UP, IN_RACE, WRONG_CLAIM, Owner
from sobremesa.games.sumoku.pieces import NAMES, NO_TILE, NOBODY, TILE_COUNT, TURNED, names_of
from sobremesa.games.sumoku.schema import Out, Phase, SumokuOptions

if TYPE_CHECKING:
    from sobremesa.games.sumoku.rules import SumokuState


Score = Annotated[int, Meta(ge=-99999, le=99999)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Round = Annotated[int, Meta(ge=1, le=spot.LAST_ROUND)]
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

EMPTY_PLACE: Final = "-"

# The fields that belong to one mode or to some; the others are for all.
FIELDS: Final = {
    "classic": ("racks", "grid", "scores", "starter", "seat", "replay", "turn_points", "idle_turns", "moves"),
    "speed": ("owners", "gave_up", "winners", "ready", "deadline"),
    "team": ("owners", "gave_up", "winners", "ready", "deadline"),
    "solo": ("owners", "gave_up", "stages", "confirmed", "exchanges", "ended_at", "deadline"),
    "spot": ("round", "display", "won", "passed", "sits_out", "call", "ready", "deadline"),
}


class OwnerPosition(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One owner of a race; `fresh` is the version in which tiles were drawn last."""

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
    empty place of the display `-`. Fields belong to modes (FIELDS); what is left out is as at the start, the pile the
    rest of the tiles. A test state that tells its pile may leave tiles out, but not in spot; they take no part until
    the next deal. In a classic game the turn of `seat` begins: if nothing fits it is passed, as in play.
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


# Writing


def position(state: SumokuState) -> dict[str, Any]:
    """The whole state as a plain document."""
    fields: dict[str, Any] = {
        "key": state.key,
        "phase": state.phase,
        "reason": None if state.outcome is None else state.outcome.reason,
        "roller": None if state.roller == NOBODY else state.roller,
        "pile": " ".join(names_of(state.pile[::-1])),
        "reveals": state.information_count,
    }
    written = WRITERS[state.mode](state)
    return document_of(SumokuPosition(**fields, **written, **shared_fields(state.options, state.chance)))


def _written_classic(state: SumokuState) -> dict[str, Any]:
    return {
        "racks": _written(state.racks),
        "grid": _written_grid(state.cells),
        "scores": state.scores,
        "starter": state.starter,
        "seat": state.seat,
        "replay": state.is_replay,
        "turn_points": state.turn_points,
        "idle_turns": state.idle_turns,
        "moves": state.moves,
    }


def _written_race(state: SumokuState) -> dict[str, Any]:
    return {
        "owners": [_written_owner(owner) for owner in state.owners],
        "gave_up": _written_flags(state.gave_up),
        "winners": [None if winner == NOBODY else winner for winner in state.winners],
        "ready": _written_flags(state.ready),
        "deadline": state.deadline,
    }


def _written_solo(state: SumokuState) -> dict[str, Any]:
    return {
        "owners": [_written_owner(owner) for owner in state.owners],
        "gave_up": _written_flags(state.gave_up),
        "stages": state.stages,
        "confirmed": state.confirmed,
        "exchanges": state.exchanges,
        "ended_at": state.ended_at,
        "deadline": state.deadline,
    }


def _written_spot(state: SumokuState) -> dict[str, Any]:
    display = [EMPTY_PLACE if tile == NO_TILE else NAMES[tile] for tile in state.display]
    return {
        "round": state.spot_round,
        "display": " ".join(display),
        "won": _written(state.won),
        "passed": _written_flags(state.passed),
        "sits_out": None if state.sits_out == NOBODY else state.sits_out,
        "call": None if state.caller == NOBODY else CallPosition(state.caller, state.called),
        "ready": _written_flags(state.ready),
        "deadline": state.deadline,
    }


WRITERS: Final = {
    "classic": _written_classic,
    "speed": _written_race,
    "team": _written_race,
    "solo": _written_solo,
    "spot": _written_spot,
}


def _written(places: list[list[int]]) -> list[str]:
    return [" ".join(names_of(tiles)) for tiles in places]


def _written_grid(cells: dict[int, int]) -> str:
    return " ".join(_written_laid(cell, cells[cell]) for cell in sorted(cells, key=reading_order))


def _written_laid(cell: int, laid: int) -> str:
    turned = "=9" if laid >= TURNED else ""
    return f"{NAMES[laid % TILE_COUNT]}{turned}@{x_of(cell)},{y_of(cell)}"


def _written_owner(owner: Owner) -> OwnerPosition:
    out: dict[int, Out | None] = {IN_RACE: None, WRONG_CLAIM: "wrong_claim", GAVE_UP: "gave_up"}
    return OwnerPosition(
        rack=" ".join(names_of(owner.rack)),
        grid=_written_grid(owner.cells),
        version=owner.version,
        fresh=owner.fresh,
        out=out[owner.out],
    )


def _written_flags(flags: list[bool]) -> list[int]:
    return [seat for seat, flag in enumerate(flags) if flag]
