"""Records played again: to bring a table back, and step by step for whoever looks at a match that is over.

A match may have hundreds of thousands of moves. So it is played again from the last position that was stored on the
way: to bring it back in time_slicing (slices.py), to look at it in a process of its own (replayer.py).
"""

import logging
from collections.abc import AsyncIterator, Generator
from typing import Any, Final

import msgspec
from msgspec import Struct

from sobremesa.catalogue import game as get_game
from sobremesa.core.game import Game
from sobremesa.core.match import replay_move, resume
from sobremesa.core.record import FORMATS, Acted, Header, Ticked
from sobremesa.core.refused import Refused
from sobremesa.core.state import State
from sobremesa.server.limits.fair_lock import FairLock
from sobremesa.server.limits.time_slicing import TimeSlicing
from sobremesa.server.replay.replay_worker import FinishedMatch, OutlineQuestion, StepQuestion
from sobremesa.server.replay.replayer import Replayer
from sobremesa.server.store import MatchRow, Store
from sobremesa.server.table.live_match import LiveMatch, Snapshot, stored_size

MOST_TOLD: Final = 200
"""Moves whose events one step tells at most."""
LONGEST_OUTLINED: Final = 20_000
"""Moves of a match that is outlined; a longer one is looked at move by move."""
RECENT_MOVES: Final = 100
"""Moves that are played again whatever is stored after them: the log at the table tells of them."""

logger: Final = logging.getLogger(__name__)

_read_header: Final = msgspec.json.Decoder(Header)
_read_move: Final = msgspec.json.Decoder(Acted | Ticked)
_read_snapshot: Final = msgspec.json.Decoder(Snapshot)


class OlderRules(Exception):  # noqa: N818 - what was found, not what went wrong
    """The match was begun under rules that this program does not play any more."""


class NewerRules(Exception):  # noqa: N818 - what was found, not what went wrong
    """The match was begun by a later version of this program, by rules or in a format that are not known here."""


class Midway(Struct, frozen=True):
    """Where a match may be begun other than at its start: after `n` moves."""

    n: int
    snapshot: Snapshot
    state: State[Any]


# Bringing a match back


async def load_match(store: Store, time_slicing: TimeSlicing, game: Game[Any], code: str, number: int) -> LiveMatch:
    """The match a stored record leads to; `match_unreadable` where it leads nowhere."""
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
    """Play a record again, all of it or from a position on; `stored` has the moves since, and the one before."""
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
    live = LiveMatch(match, stored.id)
    if midway is not None:
        live.remember(midway.snapshot)
    for number, line in enumerate(lines, start=match.n + 2):
        move = _read_move.decode(line)
        replay_move(match, move, number)
        key = keys.get(move.n)
        live.size += stored_size(line, key)
        live.follow(move, key)
        live.new_events = []
        yield
    live.viewers_to_update = set()
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


# Looking at a match that is over


async def written(store: Store, turns: FairLock, visitor: str, code: str, number: int) -> AsyncIterator[bytes]:
    """The record of a match that is over, piece by piece; before that it would tell the seed.

    A piece is read when the one before has been taken: a long record is in memory as a whole for nobody.
    """
    over, closing = finished(await store.load_match(code, number, last=0))
    body = store.record_body(over)

    async def pieces() -> AsyncIterator[bytes]:
        piece: bytes | None = b""
        while piece is not None:
            yield piece
            async with turns.held_by(visitor):
                piece = await anext(body, None)
        yield closing + b"\n"

    return pieces()


def finished(stored: MatchRow | None) -> tuple[MatchRow, bytes]:
    """The match and its closing line, if there is one and it is over."""
    if stored is None or (stored.closing is None and stored.ended is not None):
        raise Refused("no_such_match")
    if stored.closing is None:
        raise Refused("match_running")
    return stored, stored.closing


async def look_at_step(
    store: Store, replayer: Replayer, code: str, number: int, n: int, seat: int | None, since: int | None = None
) -> bytes:
    """A match that is over after `n` of its moves, with what was told after the first `since` of them, as JSON.

    Another game may lie on its table by now.
    """
    over, _ = finished(await store.load_match(code, number, last=0))
    header = _read_header.decode(over.header)
    game = get_game(header.game.partition("@")[0])
    told_after = max(0, n - 1 if since is None else min(since, n), n - MOST_TOLD)
    if not 0 <= n <= over.made:
        raise Refused("no_such_match")
    if seat is not None and not 0 <= seat < len(header.seats):
        raise Refused("no_such_seat", seat=seat)
    # The position before the moves: what they told is part of the step.
    midway = await last_position(store, game, over.id, min(told_after, n - 1))
    after = 0 if midway is None else midway.n
    stored, _ = finished(await store.load_match(code, number, after=after, last=n))
    position = None if midway is None else midway.snapshot.position
    match = finished_match(stored)
    return await replayer.answered(
        StepQuestion(match=match, after=after, position=position, seat=seat, told_after=told_after)
    )


async def outline(store: Store, replayer: Replayer, code: str, number: int) -> bytes:
    """Where the hands and turns of a match that is over end, and its big moments, as JSON."""
    stored, _ = finished(await store.load_match(code, number, last=0))
    is_short = stored.made <= LONGEST_OUTLINED
    if is_short:
        stored, _ = finished(await store.load_match(code, number))
    return await replayer.answered(OutlineQuestion(match=finished_match(stored), is_short=is_short))


def finished_match(stored: MatchRow) -> FinishedMatch:
    return FinishedMatch(header=stored.header, secret=stored.secret, made=stored.made, moves=b"\n".join(stored.moves))
