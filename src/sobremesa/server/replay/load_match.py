"""A stored match loaded for a live table: replayed from the last stored position, in slices of time."""

import logging
from collections.abc import Generator
from typing import Any, Final

import msgspec
from msgspec import Struct

from sobremesa.core.game import Game
from sobremesa.core.match import replay_move, resume
from sobremesa.core.record import FORMATS, Acted, Header, Ticked
from sobremesa.core.refused import Refused
from sobremesa.core.state import State
from sobremesa.server.limits.time_slicing import TimeSlicing
from sobremesa.server.store import MatchRow, Store
from sobremesa.server.table.live_match import LiveMatch, Snapshot, stored_size

RECENT_MOVES: Final = 100
"""Moves that are replayed whatever is stored after them: the log at the table tells of them."""

logger: Final = logging.getLogger(__name__)

_read_header: Final = msgspec.json.Decoder(Header)
_read_move: Final = msgspec.json.Decoder(Acted | Ticked)
_read_snapshot: Final = msgspec.json.Decoder(Snapshot)


class OlderRules(Exception):  # noqa: N818 - what was found, not what went wrong
    """The match was begun under rules that this program does not play any more."""


class NewerRules(Exception):  # noqa: N818 - what was found, not what went wrong
    """The match was begun by a later version of this program, by rules or in a format that are not known here."""


class Midway(Struct, frozen=True):
    """A stored position after `n` moves."""

    n: int
    snapshot: Snapshot
    state: State[Any]


async def load_match(store: Store, time_slicing: TimeSlicing, game: Game[Any], code: str, number: int) -> LiveMatch:
    """The match that a stored record leads to. Raises `match_unreadable` where it cannot be replayed."""
    stored = await store.load_match(code, number, last=0)
    if stored is None:
        raise Refused("match_unreadable")
    midway = await last_position(store, game, stored.id, stored.made - RECENT_MOVES)
    # With the move before: it has the match clock.
    await store.load_moves(stored, after=0 if midway is None else midway.n - 1)
    try:
        return await time_slicing.run(play_again(game, stored, midway))
    except Refused as refusal:
        logger.error("match %d cannot be played again: %s", stored.id, refusal.facts.get("why"))
        raise Refused("match_unreadable") from None


def play_again(game: Game[Any], stored: MatchRow, midway: Midway | None = None) -> Generator[None, None, LiveMatch]:
    """Replay a record, all of it or from a position on; `stored` has the moves since, and the one before."""
    header = _read_header.decode(stored.header)
    if header.format not in FORMATS or is_newer(header.game, game.name):
        raise NewerRules(header.game)
    if header.game != game.name:
        raise OlderRules(header.game)
    match = resume(game, header, bytes.fromhex(stored.secret))
    keys = {n: key for key, n in stored.keys.items()}
    lines = stored.moves
    if midway is not None:
        before, *lines = lines
        match.n, match.now, match.state = midway.n, _read_move.decode(before).at, midway.state
    live = LiveMatch(match, stored.id, None if midway is None else midway.snapshot)
    for number, line in enumerate(lines, start=match.n + 2):
        move = _read_move.decode(line)
        replay_move(match, move, number)
        key = keys.get(move.n)
        live.catch_up(move, key, stored_size(line, key))
        yield
    return live


def is_newer(name: str, ours: str) -> bool:
    """Whether the rules of a record (`sumo@2`) are later than those of this program (`sumo@1`)."""
    game, _, version = name.partition("@")
    own, _, known = ours.partition("@")
    return game == own and version.isdecimal() and int(version) > int(known)


async def last_position(store: Store, game: Game[Any], match_id: int, at_most: int) -> Midway | None:
    """The last position stored after at most so many moves, if there is one that this program can read."""
    found = None if at_most <= 0 else await store.load_position(match_id, at_most)
    if found is None:
        return None
    n, document = found
    try:
        snapshot = _read_snapshot.decode(document)
        state = game.from_position(snapshot.position)
    except (msgspec.MsgspecError, Refused) as error:
        logger.warning("a stored position cannot be read, all moves are played again: %s", type(error).__name__)
        return None
    state.events = []
    return Midway(n, snapshot, state)
