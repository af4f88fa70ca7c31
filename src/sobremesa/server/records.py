"""Finished matches, for everybody to look at: the record, and the match step by step."""

from typing import Any

from msgspec import Struct

from sobremesa.core import record
from sobremesa.core.events import heard
from sobremesa.core.game import Game
from sobremesa.core.match import replay
from sobremesa.core.record import Move
from sobremesa.core.refused import Refused
from sobremesa.server.store import MatchRow


class Step(Struct, frozen=True):
    """A finished match after `n` of its moves, as one seat saw it (None: a spectator)."""

    n: int
    of: int
    seat: int | None
    view: Any
    events: list[Any]
    move: Move | None


def written(stored: MatchRow | None) -> bytes:
    """The record of a match that is over; before that it would tell the seed."""
    if stored is None:
        raise Refused("no_such_match")
    if stored.closing is None:
        raise Refused("match_running")
    return b"".join(line + b"\n" for line in (stored.header, *stored.moves, stored.closing))


def step(game: Game[Any], stored: MatchRow | None, n: int, seat: int | None) -> Step:
    """Play the record again up to a move."""
    told = record.read(written(stored))
    if not 0 <= n <= len(told.moves):
        raise Refused("no_such_match")
    if seat is not None and not 0 <= seat < len(told.header.seats):
        raise Refused("no_such_seat", seat=seat)
    for match in replay(game, told, listen=True):
        assert match.state is not None
        if len(match.moves) == n:
            events = heard(match.state.events or [], seat)
            move = told.moves[n - 1] if n else None
            return Step(n, len(told.moves), seat, match.state.view(seat), events, move)
        match.state.events = []
    raise Refused("no_such_match")
