"""The part of a table that goes on by itself: the match clock, the bots' turns, and the pause after a hand."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from sobremesa.server.table.clock import MatchClock

if TYPE_CHECKING:
    from sobremesa.server.table.table import Table

STORE_WAIT: Final = 5.0
"""Seconds after which bots look again whether those they play with may add to the store."""


class Progress:
    """Bots and clock go on while a match is played, somebody is here, and nobody looks at a result."""

    def __init__(self, table: "Table", clock: MatchClock) -> None:
        self._table: Final = table
        self.clock: Final = clock
        self._is_showing_result = False
        self._unseen: set[int] = set()

    @property
    def is_showing_result(self) -> bool:
        """Whether the result of a hand is shown, and bots and clock wait."""
        return self._is_showing_result

    @property
    def unseen_by(self) -> list[int]:
        """The seats whose people have not looked at the result yet."""
        return sorted(self._unseen)

    def begin(self) -> None:
        """A new match: its clock is at zero."""
        self.clock.set(0)
        self._is_showing_result = False

    # Bots and clock

    def go_on(self) -> None:
        """Let the clock run if it should, and wake the bots that have to act."""
        table, live = self._table, self._table.live_match
        runs = self.is_running()
        self.clock.run(runs)
        table.timers.cancel("deadline")
        if live is not None and live.state.outcome is not None and table.lobby.match_is_on and not table.is_released:
            table.timers.spawn(self._finish_late())
        if self._is_awaited() and not runs:
            table.timers.later("again", STORE_WAIT, self.go_on)
        if live is None or not runs:
            return
        if live.state.deadline is not None:
            # A moment later: what comes at the very instant of a deadline comes before it.
            wait = max(0, live.state.deadline + 1 - self.clock.now()) / 1000
            table.timers.later("deadline", wait, lambda: table.timers.spawn(self._tick()))
        table.bots.wake(live)

    def retry(self) -> None:
        """Go on in a while: the store has failed."""
        self._table.timers.later("again", self._table.pace.retry, self.go_on)

    def is_running(self) -> bool:
        """Whether bots and clock go on: the match is awaited, and somebody here may still add to the store."""
        return self._is_awaited() and self._table.storage.may_store()

    async def tick_overdue(self, at: int) -> None:
        """Make the ticks of deadlines that have passed: they come before anything that happens now."""
        table = self._table
        while table.live_match is not None and (tick := table.live_match.match.overdue(at)) is not None:
            await table.storage.commit([tick])

    def _is_awaited(self) -> bool:
        """Whether a match is on, somebody is here, and nobody looks at a result."""
        table, live = self._table, self._table.live_match
        on = live is not None and live.state.outcome is None and table.lobby.phase == "playing"
        return on and bool(table.connections) and not self._is_showing_result and not table.is_released

    async def _tick(self) -> None:
        """The clock's own move."""
        async with self._table.lock:
            if self.is_running():
                await self.tick_overdue(self.clock.now())
            self.go_on()

    async def _finish_late(self) -> None:
        """Close a match that could not be closed when it ended."""
        table = self._table
        async with table.lock:
            live = table.live_match
            if live is not None and live.state.outcome is not None and table.lobby.match_is_on:
                await table.storage.try_to_finish()

    # The pause after a hand

    def pause_for_result(self) -> None:
        """A hand is over: let people look at its result before bots and clock go on."""
        self._unseen = self._table.presence.seats
        self._is_showing_result = bool(self._unseen)
        if self._is_showing_result:
            self._table.timers.later("result", self._table.pace.result, self.end_result)
        self._table.display.show_table()

    def result_seen(self, seat: int) -> None:
        """A person has looked at the result; the others see for whom they wait."""
        if seat in self._unseen:
            self._unseen.discard(seat)
            if self._unseen:
                self._table.display.show_table()
            else:
                self.end_result_when_seen()

    def wait_only_for(self, seats: Collection[int]) -> None:
        """Do not wait for people who are gone."""
        self._unseen.intersection_update(seats)

    def end_result_when_seen(self) -> None:
        """Go on when everybody has looked."""
        if self._is_showing_result and not self._unseen:
            self.end_result()

    def end_result(self) -> None:
        """Bots and clock go on."""
        self.clear_result()
        self._table.display.show_table()
        self.go_on()

    def clear_result(self) -> None:
        self._is_showing_result = False
        self._unseen = set()
