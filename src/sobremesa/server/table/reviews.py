"""Reviews: the best plays in a seat's own turns of a hand, computed beside the requests."""

import asyncio
import logging
from collections.abc import Generator, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from sobremesa.core.chance import Chance, fresh_seed
from sobremesa.core.record import Acted, Ticked
from sobremesa.core.refused import Refused
from sobremesa.server import protocol
from sobremesa.server.bots.worker_process import NoAnswer
from sobremesa.server.limits import Limits, TokenBucket
from sobremesa.server.limits.time_slicing import TimeSlicing
from sobremesa.server.refusals import refusal_of
from sobremesa.server.store import StoreError
from sobremesa.server.table.live_match import Hand, LiveMatch
from sobremesa.server.ws.connection import Connection

if TYPE_CHECKING:
    from sobremesa.server.table.table import Table

LONGEST_REVIEWED: Final = 1000
"""Moves of a hand that is reviewed: each decision of the seat is held in memory until a worker has examined it."""

logger: Final = logging.getLogger(__name__)

_read_move: Final = msgspec.json.Decoder(Acted | Ticked)


class Decision(Struct, frozen=True):
    """An action of the seat, and a world that agrees with what it knew when it took it."""

    n: int
    action: dict[str, Any]
    world: dict[str, Any]


class Reviews:
    """One at a time for each seat, not too many for a table, and each hand only once."""

    def __init__(self, table: "Table", limits: Limits, time_slicing: TimeSlicing) -> None:
        self._table: Final = table
        self._credit: Final = TokenBucket(limits.hints_per_second, limits.hints_at_once)
        self._time_slicing: Final = time_slicing
        """Shared by all tables."""
        self._running: dict[int, tuple[Connection, asyncio.Task[None]]] = {}
        """By seat."""

    @property
    def running(self) -> list[int]:
        """The seats that wait for a review."""
        return list(self._running)

    def ask(self, connection: Connection, message: protocol.Review) -> None:
        """Begin to look back at the last hand, for a seat that is this browser's."""
        live = self._table.running()
        hand = live.last_hand
        if hand is None or hand.end - hand.first > LONGEST_REVIEWED:
            raise Refused("no_review")
        if message.seat in hand.reviews:
            connection.tell(answer_to(message, hand))
            return
        if message.seat in self._running:
            raise Refused("review_running")
        if not self._credit.take(monotonic()):
            raise Refused("too_many_hints")
        task = asyncio.get_running_loop().create_task(self._think(connection, message, live, hand))
        self._running[message.seat] = (connection, task)

    async def _think(self, connection: Connection, message: protocol.Review, live: LiveMatch, hand: Hand) -> None:
        """Play the hand again in short time_slicing, and have each decision of the seat looked at."""
        table, seat = self._table, message.seat
        code, number = table.lobby.code, table.lobby.match
        try:
            turns: list[dict[str, Any]] = []
            stored = await table.store.load_match(code, number, after=hand.first, last=hand.end)
            lines = [] if stored is None else stored.moves
            for decision in await self._time_slicing.run(decisions(live, hand, seat, lines)):
                try:
                    review = await table.bot_pool.review(
                        table.game, decision.world, seat, decision.action, table=table.lobby.code
                    )
                except NoAnswer as error:
                    logger.error("a turn could not be looked at: %s", error)
                    continue
                if review:
                    turns.append({"n": decision.n, **review})
            hand.reviews[seat] = turns
            connection.tell(answer_to(message, hand))
        except StoreError as error:
            logger.error("a hand could not be read again: %s", error)
            connection.tell(refusal_of(message.id, Refused("no_review")))
        finally:
            if seat in self._running and self._running[seat][1] is asyncio.current_task():
                del self._running[seat]

    def cancel_of(self, connection: Connection) -> None:
        """A browser is gone."""
        for seat, (asker, _) in list(self._running.items()):
            if asker is connection:
                self._cancel(seat)

    def cancel_all(self) -> None:
        """The table is released."""
        for seat in list(self._running):
            self._cancel(seat)

    def _cancel(self, seat: int) -> None:
        """Stop waiting for it."""
        _, task = self._running.pop(seat)
        task.cancel()


def answer_to(message: protocol.Review, hand: Hand) -> protocol.Reviewed:
    """What was worked out of the hand for the seat that asks."""
    return protocol.Reviewed(id=message.id, seat=message.seat, hand=hand.number, turns=hand.reviews[message.seat])


def decisions(live: LiveMatch, hand: Hand, seat: int, lines: Sequence[bytes]) -> Generator[None, None, list[Decision]]:
    """The actions of a seat in a hand, of which these are the lines of the record. The real states stay here: a world
    is imagined from each."""
    state = hand.began.copy()
    found: list[Decision] = []
    for line in lines:
        move = _read_move.decode(line)
        if isinstance(move, Acted):
            if move.seat == seat:
                world = state.imagine(seat, Chance(fresh_seed())).position()
                found.append(Decision(move.n, move.action, world))
            state.apply(move.seat, live.match.reader.convert(move.action), move.at)
        else:
            state.tick()
        yield
    return found
