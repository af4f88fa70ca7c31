"""Hints at a table: the best bot's advice, computed beside the requests."""

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from sobremesa.core.refused import Refused
from sobremesa.core.state import State
from sobremesa.server import protocol
from sobremesa.server.bots.worker_process import NoAnswer
from sobremesa.server.limits import Limits, TokenBucket
from sobremesa.server.refusals import refusal_of
from sobremesa.server.table.drafts import world_of_hint
from sobremesa.server.table.live_match import LiveMatch
from sobremesa.server.ws.connection import Connection

if TYPE_CHECKING:
    from sobremesa.server.table.table import Table

logger: Final = logging.getLogger(__name__)


class Hint:
    """A hint being computed, and the browser that waits for it."""

    def __init__(self, connection: Connection, message: protocol.Hint, live: LiveMatch) -> None:
        self.connection: Final = connection
        self.message: Final = message
        self.seat: Final = message.seat
        self.live: Final = live
        self.decision_id: Final = live.state.decision_id(message.seat)
        self.task: asyncio.Task[None] | None = None

    def is_stale(self, live: LiveMatch | None) -> bool:
        """Whether the question has passed, or was answered."""
        if live is not self.live or live.state.decision_id(self.seat) != self.decision_id:
            return True
        return live.state.outcome is not None or self.seat not in live.state.to_act

    def tell(self, action: dict[str, Any], reasons: list[dict[str, Any]], win: float | None = None) -> None:
        """Give the advice, if it can still be followed."""
        try:
            # Where several act at once the question stays the same while the table changes.
            world = world_of_hint(self.live, self.seat, self.message)
            world.check(self.seat, self.live.match.reader.convert(action))
        except Refused:
            self.refuse(Refused("stale_action"))
        else:
            hinted = protocol.Hinted(id=self.message.id, seat=self.seat, action=action, reasons=reasons, win=win)
            self.connection.tell(hinted)

    def refuse(self, refusal: Refused) -> None:
        """Tell the browser that there will be none."""
        self.connection.tell(refusal_of(self.message.id, refusal))


class Hints:
    """One at a time for each seat, and not too many for a table."""

    def __init__(self, table: "Table", limits: Limits) -> None:
        self._table: Final = table
        self._credit: Final = TokenBucket(limits.hints_per_second, limits.hints_at_once)
        self._running: dict[int, Hint] = {}
        """By seat."""

    @property
    def running(self) -> list[int]:
        """The seats that wait for a hint."""
        return list(self._running)

    def ask(self, connection: Connection, message: protocol.Hint) -> None:
        """Begin to think about one, for a seat that is this browser's."""
        live = self._table.running()
        if live.state.outcome is not None or message.seat not in live.state.to_act:
            raise Refused("not_your_turn")
        if not live.state.allows_hints:
            raise Refused("no_hints")
        if message.seat in self._running:
            raise Refused("hint_running")
        world = world_of_hint(live, message.seat, message)
        if not self._credit.take(monotonic()):
            raise Refused("too_many_hints")
        hint = self._running[message.seat] = Hint(connection, message, live)
        hint.task = asyncio.get_running_loop().create_task(self._think(hint, world))

    async def _think(self, hint: Hint, world: State[Any]) -> None:
        """Ask the game's adviser, on the world after what was tried, and tell what it would do unless the question has
        passed."""
        table = self._table
        try:
            advice = await table.bot_pool.choose(table.game, world, hint.seat, "", table=table.lobby.code, is_hint=True)
            hint.tell(**advice)
        except NoAnswer as error:
            logger.error("no hint: %s", error)
            hint.refuse(Refused("no_hint"))
        finally:
            if self._running.get(hint.seat) is hint:
                del self._running[hint.seat]

    def cancel_stale(self) -> None:
        """Moves have been made: refuse hints for decisions that have passed."""
        for hint in list(self._running.values()):
            if hint.is_stale(self._table.live_match):
                hint.refuse(Refused("stale_action"))
                self._cancel(hint)

    def cancel_of(self, connection: Connection) -> None:
        """A browser is gone."""
        for hint in list(self._running.values()):
            if hint.connection is connection:
                self._cancel(hint)

    def cancel_all(self) -> None:
        """The table is released."""
        for hint in list(self._running.values()):
            self._cancel(hint)

    def _cancel(self, hint: Hint) -> None:
        """Stop waiting for it."""
        del self._running[hint.seat]
        if hint.task is not None:
            hint.task.cancel()
