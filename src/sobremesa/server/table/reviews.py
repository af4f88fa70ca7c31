"""Looking back at a hand: what would have been best in each turn of a seat, thought about beside the requests."""

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
"""Moves of a hand that is looked back at: each decision of the seat is held in memory while it is thought about."""

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
        self.table: Final = table
        self.credit: Final = TokenBucket(limits.hints_per_second, limits.hints_at_once)
        self.time_slicing: Final = time_slicing
        """Shared by all tables."""
        self.running: dict[int, tuple[Connection, asyncio.Task[None]]] = {}
        """By seat."""

    def ask(self, connection: Connection, message: protocol.Review) -> None:
        """Begin to look back at the last hand, for a seat that is this browser's."""
        live = self.table.running()
        hand = live.last_hand
        if hand is None or hand.end - hand.first > LONGEST_REVIEWED:
            raise Refused("no_review")
        if message.seat in hand.reviews:
            connection.tell(answer_to(message, hand))
            return
        if message.seat in self.running:
            raise Refused("review_running")
        if not self.credit.take(monotonic()):
            raise Refused("too_many_hints")
        task = asyncio.get_running_loop().create_task(self.think(connection, message, live, hand))
        self.running[message.seat] = (connection, task)

    async def think(self, connection: Connection, message: protocol.Review, live: LiveMatch, hand: Hand) -> None:
        """Play the hand again in short time_slicing, and have each decision of the seat looked at."""
        table, seat = self.table, message.seat
        code, number = table.lobby.code, table.lobby.match
        try:
            turns: list[dict[str, Any]] = []
            stored = await table.store.load_match(code, number, after=hand.first, last=hand.end)
            lines = [] if stored is None else stored.moves
            for decision in await self.time_slicing.run(decisions(live, hand, seat, lines)):
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
            if seat in self.running and self.running[seat][1] is asyncio.current_task():
                del self.running[seat]

    def cancel_of(self, connection: Connection) -> None:
        """A browser is gone."""
        for seat, (asker, _) in list(self.running.items()):
            if asker is connection:
                self._cancel(seat)

    def cancel_all(self) -> None:
        """The table is put away."""
        for seat in list(self.running):
            self._cancel(seat)

    def _cancel(self, seat: int) -> None:
        """Stop waiting for it."""
        _, task = self.running.pop(seat)
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
