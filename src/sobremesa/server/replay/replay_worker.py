"""Finished matches played again, step by step or in outline. Runs in a process of its own (replayer.py)."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from sobremesa.catalogue import game as get_game
from sobremesa.core.events import heard
from sobremesa.core.game import Game
from sobremesa.core.match import Match, resume
from sobremesa.core.record import Acted, Header, Move, Ticked
from sobremesa.core.state import State
from sobremesa.core.timeline import Outline, Timeline
from sobremesa.server.http.answers import MatchTimeline, Step

_read_header: Final = msgspec.json.Decoder(Header)
_read_move: Final = msgspec.json.Decoder(Acted | Ticked)


class FinishedMatch(Struct, frozen=True, kw_only=True):
    """As it is in the store: what a question about it is answered from."""

    header: bytes
    secret: str
    made: int
    """Moves of the whole match."""
    moves: bytes
    """Lines of the record, as many as are needed; one piece, which is handed to the process at once."""

    def lines(self) -> list[bytes]:
        return self.moves.splitlines()


class StepQuestion(Struct, frozen=True, kw_only=True):
    """What a seat saw after the last of the moves."""

    match: FinishedMatch
    after: int
    """How many moves were made before the first of `match.moves`."""
    position: dict[str, Any] | None
    """The position after them; None: the start."""
    seat: int | None
    told_after: int
    """Only what was told after so many moves is part of the answer."""


class OutlineQuestion(Struct, frozen=True, kw_only=True):
    """Where the hands and turns of a match end, and its big moments."""

    match: FinishedMatch
    is_short: bool
    """Whether all moves are there; a match that is too long to be outlined has none."""


def answer(question: StepQuestion | OutlineQuestion, _: float) -> bytes:
    """The answer as JSON."""
    found = step(question) if isinstance(question, StepQuestion) else outline(question)
    return msgspec.json.encode(found)


def step(question: StepQuestion) -> Step:
    game, _, match = opened(question.match)
    if question.position is None:
        state = match.start(listen=True)
    else:
        state = game.from_position(question.position)
        state.events = []
    n = question.after
    move: Move | None = None
    for line in question.match.lines():
        if n <= question.told_after:
            state.events = []
        move = make_move(match, state, line)
        n += 1
    events = heard(state.events or [], question.seat)
    return Step(n, question.match.made, question.seat, state.view(question.seat), events, move)


def outline(question: OutlineQuestion) -> MatchTimeline:
    game, header, match = opened(question.match)
    found = Timeline(question.match.made, [], [0], [])
    if question.is_short:
        state = match.start(listen=True)
        following = Outline(state)
        for line in question.match.lines():
            state.events = []
            move = make_move(match, state, line)
            following.follow(move.seat if isinstance(move, Acted) else None)
        found = following.timeline()
    names = [seat.name for seat in header.seats]
    return MatchTimeline(found.of, found.turns, found.hands, found.pins, game=game.id, names=names)


def opened(stored: FinishedMatch) -> tuple[Game[Any], Header, Match]:
    header = _read_header.decode(stored.header)
    game = get_game(header.game.partition("@")[0])
    return game, header, resume(game, header, bytes.fromhex(stored.secret))


def make_move(match: Match, state: State[Any], line: bytes) -> Move:
    """Carry out a stored line of a match that is over; it was checked when it was made."""
    move: Move = _read_move.decode(line)
    if isinstance(move, Acted):
        state.apply(move.seat, match.reader.convert(move.action), move.at)
    else:
        state.tick()
    return move
