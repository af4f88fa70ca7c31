"""What the scenes of core/ share: matches played to the end, records forged with care, and a toy that has a clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

import sobremesa
from sobremesa.core import record
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.game import Game
from sobremesa.core.match import Match
from sobremesa.core.options import Options, read_options
from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.core.position import Position, bad_position
from sobremesa.core.record import Closing, Header, Move, Record, Seat
from sobremesa.core.refused import Refused
from sobremesa.core.state import State

SHORT = {"players": 2, "mode": "short_deck", "end_condition": "rounds", "rounds": 1}
"""The shortest match of Sumo: 24 cards, two players, one round."""

SECRET = bytes(range(32))


def answer_of(call: Any, /, *given: Any, **named: Any) -> Any:
    """What a call returns, or its refusal; any other exception goes through."""
    try:
        return call(*given, **named)
    except Refused as refused:
        return refused


def refusal_of(call: Any, /, *given: Any, **named: Any) -> str:
    """The code with which a call is refused."""
    answer = answer_of(call, *given, **named)
    assert isinstance(answer, Refused), f"it was accepted: {answer}"
    return answer.code


# Matches of Sumo


def sumo_options(**chosen: object) -> Any:
    return read_options(sobremesa.game("sumo").options, chosen)


def seats(number: int) -> list[Seat]:
    """So many people, each of whom added random bytes to the seed."""
    names = ["Ana", "Beto", "Carla", "Dani", "Eva", "Fito", "Gala"]
    return [Seat(name=names[seat], random=bytes([seat + 1] * 16).hex()) for seat in range(number)]


def open_match(**chosen: object) -> Match:
    options = sumo_options(**chosen)
    return Match.with_seed(sobremesa.game("sumo"), options, seats(options.players), seed_from_int(7))


def sealed_match(**chosen: object) -> Match:
    options = sumo_options(**chosen)
    return Match.with_commitment(sobremesa.game("sumo"), options, seats(options.players), SECRET)


def play(match: Match, *, seed: int = 1, milliseconds: int = 700, by: dict[int, str] | None = None) -> Match:
    """Play a match to its end with any legal actions, one every so many milliseconds; `by` plays for some seats."""
    chance = Chance(seed_from_int(seed))
    stand_ins = by or {}
    state = match.start()
    while state.outcome is None:
        seat = state.to_act[0]
        actions = state.legal_actions(seat)
        action = actions[chance.below(len(actions))]
        match.act(seat, action, at=match.now + milliseconds, by=stand_ins.get(seat))
    return match


def lines_of(raw: bytes) -> list[bytes]:
    """The lines of a file, each with its end."""
    return raw.splitlines(keepends=True)


def forged(match: Match, **changes: Any) -> bytes:
    """The record of a finished match with some parts exchanged, and with the fingerprint of its lines made to fit."""
    closing = match.closing()
    assert closing is not None
    header: Header = changes.get("header", match.header)
    moves: list[Move] = changes.get("moves", match.moves)
    new: Closing = changes.get("closing", closing)
    new = msgspec.structs.replace(new, record=record.body_hash(header, moves))
    return record.write(Record(header, moves, new))


# A toy with a clock: the bell rings a second after the last ring; whoever has not pressed by then gets a point.


class Press(Action, frozen=True):
    """Be on time for the next ring, with so many fingers of each hand."""

    fingers: tuple[int, ...] = ()


class Hurry(Action, frozen=True):
    """Let the bell ring at this very moment."""


class BellOptions(Options, frozen=True, kw_only=True):
    players: int = 2
    rings: Annotated[int, Meta(ge=1, le=9)] = 3

    def seats(self) -> range:
        return range(2, 5)


class BellPosition(Struct, frozen=True):
    points: list[int]
    rung: list[int]
    pressed: list[int]
    deadline: int | None


class BellState(State[Press | Hurry]):
    """Real time: any seat that has not pressed may act until the bell rings."""

    action_types = Press | Hurry

    def __init__(self, options: BellOptions, chance: Chance) -> None:
        super().__init__(options.players, chance)
        self.options = options
        self.points = [0] * options.players
        self.rung: list[int] = []

    def start(self) -> None:
        self.expect_ring(1000)

    def expect_ring(self, deadline: int) -> None:
        self.to_act = tuple(range(self.players))
        self.deadline = deadline

    def decision_id_for(self, seat: int) -> int:
        return len(self.rung)

    def actions_for(self, seat: int) -> list[Press | Hurry]:
        return [Press(), Hurry()] if self.may_act(seat) else []

    def check_rules(self, seat: int, action: Press | Hurry) -> None:
        pass

    def apply(self, seat: int, action: Press | Hurry, at: int = 0) -> None:
        if isinstance(action, Hurry):
            self.deadline = at
        else:
            self.to_act = tuple(other for other in self.to_act if other != seat)

    def time_is_up(self, at: int) -> None:
        self.rung.append(at)
        for late in self.to_act:
            self.points[late] += 1
        if len(self.rung) == self.options.rings:
            self.to_act = ()
            self.deadline = None
            self.outcome = Outcome(ranks_by(self.points, lowest_wins=True), tuple(self.points), "bell_rung")
        else:
            self.expect_ring(at + 1000)

    def views_for(self, viewers: Sequence[int | None]) -> list[BellPosition]:
        pressed = [other for other in range(self.players) if other not in self.to_act]
        return [BellPosition(self.points, self.rung, pressed, self.deadline)] * len(viewers)

    def world_for(self, seat: int | None, chance: Chance) -> BellState:
        return self.copy()

    def copy(self) -> BellState:
        twin = BellState(self.options, Chance(bytes(32)))
        twin.points, twin.rung = self.points[:], self.rung[:]
        twin.to_act, twin.deadline, twin.outcome = self.to_act, self.deadline, self.outcome
        return twin

    def resume(self, position: Position) -> None:
        raise bad_position("nobody writes down where a bell stands")

    def faults(self) -> list[str]:
        return []

    def position(self) -> dict[str, Any]:
        document: dict[str, Any] = msgspec.to_builtins(self.view(None))
        return document


BELL: Game[BellState] = Game(
    id="bell",
    version=1,
    options=BellOptions,
    actions=Press | Hurry,
    state=BellState,
    position=Position,
    bots={},
)


def bell_match() -> Match:
    """Two players, three rings, started."""
    people = [Seat(name="Ana"), Seat(name="Beto")]
    match = Match.with_seed(BELL, read_options(BellOptions, {}), people, seed_from_int(7))
    match.start()
    return match
