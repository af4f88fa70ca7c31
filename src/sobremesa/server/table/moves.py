"""One way to act, for people and bots: judged one after the other, made durable, applied and shown together."""

from abc import ABC, abstractmethod
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from sobremesa.core.actions import Action
from sobremesa.core.match import PendingMoves
from sobremesa.core.record import Acted
from sobremesa.core.refused import Refused
from sobremesa.server import metrics, protocol
from sobremesa.server.refusals import refusal_of
from sobremesa.server.store import MOVES_AT_ONCE, Conflict, StoreError
from sobremesa.server.table.live_match import LiveMatch
from sobremesa.server.ws.connection import Connection

if TYPE_CHECKING:
    from sobremesa.server.table.table import Table


class Act(ABC):
    """An act that waits to be judged."""

    def __init__(self, seat: int, by: str) -> None:
        self.seat: Final = seat
        self.by: Final = by
        """As metrics count it."""
        self.since: Final = monotonic()
        self.key = ""
        """Idempotency key, if it has one: an act that was sent twice is answered twice and applied once."""
        self.is_answered = False

    @abstractmethod
    def must_be_awaited(self, table: "Table") -> LiveMatch:
        """The match it is for, if it may go on."""

    @abstractmethod
    def judge(self, table: "Table", live: LiveMatch, at: int, pending: PendingMoves | None) -> list[Acted]:
        """The lines it adds to the record, all or none; `pending` holds those accepted just before it."""

    @abstractmethod
    def is_known(self, live: LiveMatch) -> bool:
        """Whether it was sent before and counts already."""

    def is_past(self, table: "Table") -> bool:
        """Whether it was meant for a match that has ended since, and was not looked for among its acts yet."""
        return False

    async def was_done_before(self, table: "Table") -> bool:
        """Whether one that is past was carried out, and is answered for that."""
        return False

    @abstractmethod
    def done(self, live: LiveMatch) -> None:
        """It counts."""

    @abstractmethod
    def refuse(self, refusal: Refused) -> None:
        """Nothing has become of it."""

    @abstractmethod
    def pay(self, table: "Table", size: int) -> None:
        """Charge the bytes it has added to the store."""


class PersonAct(Act):
    """What somebody sent, and the browser that waits for the answer."""

    def __init__(self, connection: Connection, message: protocol.Act) -> None:
        super().__init__(message.seat, "person")
        self.connection: Final = connection
        self.message: Final = message
        self.key = f"{message.seat}:{message.id}"
        self.was_sought = False
        """Whether it was looked for among the acts of matches that have ended."""

    def must_be_awaited(self, table: "Table") -> LiveMatch:
        """Not in another match than the one that was meant."""
        if table.is_closed:
            raise Refused("table_closed")
        live = table.running()
        if self.message.match is not None and self.message.match != table.lobby.match:
            raise Refused("stale_action")
        return live

    def judge(self, table: "Table", live: LiveMatch, at: int, pending: PendingMoves | None) -> list[Acted]:
        """By the seats of its browser, and not while the match is paused: only what is known already is answered."""
        if table.lobby.phase == "paused":
            raise Refused("match_paused")
        message = self.message
        limits, seats = self.connection.limits, self.connection.seats
        if not self.connection.budget.may_store():
            raise Refused("too_much_to_store")
        lines = live.judge(
            seats, message.seat, message.decision_id, message.actions, at, pending, most_changes=limits.changes
        )
        self.connection.budget.spend(limits.line_seconds * len(lines))
        return lines

    def is_past(self, table: "Table") -> bool:
        """The act that ended a match may be sent again when another match lies on the table, or none; and any act when
        this match has forgotten its key."""
        number, live = self.message.match, table.live_match
        if self.was_sought or self.seat not in self.connection.seats:
            return False
        if live is not None and number in (None, table.lobby.match):
            return self.message.resent and live.may_have_forgotten(self.key)
        return number is not None and (number < table.lobby.match or live is None)

    async def was_done_before(self, table: "Table") -> bool:
        """Look for it in the store, once. If the store fails, the page has to come back and ask again."""
        self.was_sought = True
        number, live = self.message.match, table.live_match
        if live is not None:
            self.connection.budget.spend(self.connection.limits.search_seconds * (1 + live.n // MOVES_AT_ONCE))
        try:
            n = await table.store.find_act(table.lobby.code, table.lobby.match if number is None else number, self.key)
        except StoreError:
            self.is_answered = True
            self.connection.close()
            return True
        if n is not None:
            self.is_answered = True
            # The seat has heard of at most as many moves as there were.
            known = n if live is None or number not in (None, table.lobby.match) else live.seen_count(self.seat)
            self.connection.tell(protocol.Done(id=self.message.id, n=min(n, known)))
        return n is not None

    def is_known(self, live: LiveMatch) -> bool:
        """Anybody with the seat is answered again."""
        return self.seat in self.connection.seats and live.done_act(self.key) is not None

    def done(self, live: LiveMatch) -> None:
        """Tell the sender which number it has."""
        self.is_answered = True
        self.connection.tell(protocol.Done(id=self.message.id, n=live.done_act(self.key)))

    def refuse(self, refusal: Refused) -> None:
        """Tell the sender."""
        self.is_answered = True
        self.connection.tell(refusal_of(self.message.id, refusal))

    def pay(self, table: "Table", size: int) -> None:
        """By the visitor who sent it."""
        self.connection.budget.spend_bytes(size)


class BotAct(Act):
    """What a bot has chosen, and the decision it was asked."""

    def __init__(self, live: LiveMatch, seat: int, decision_id: int, action: Action) -> None:
        super().__init__(seat, "bot")
        self.live: Final = live
        self.decision_id: Final = decision_id
        self.action: Final = action
        self.refusal: Refused | None = None
        """Why it could not be carried out although it was still asked for."""

    def must_be_awaited(self, table: "Table") -> LiveMatch:
        """Not if the match has ended or rests, the question has passed, or the person is back."""
        live, seat = self.live, self.seat
        is_on = table.live_match is live and table.progress.is_running() and table.bots.level(seat) is not None
        if not is_on or live.state.decision_id(seat) != self.decision_id or seat not in live.state.to_act:
            raise Refused("stale_action")
        return live

    def judge(self, table: "Table", live: LiveMatch, at: int, pending: PendingMoves | None) -> list[Acted]:
        """Like a person's, by the rules alone; the record says where a bot stood in."""
        by = "bot" if table.lobby.chairs[self.seat].kind == "person" else None
        return [live.match.check(self.seat, self.action, at=at, decision_id=self.decision_id, by=by, pending=pending)]

    def is_known(self, live: LiveMatch) -> bool:
        """A bot does not repeat itself."""
        return False

    def done(self, live: LiveMatch) -> None:
        """Nobody waits for an answer."""
        self.is_answered = True

    def refuse(self, refusal: Refused) -> None:
        """What is not asked for any more is no trouble."""
        self.is_answered = True
        self.refusal = None if refusal.code == "stale_action" else refusal

    def pay(self, table: "Table", size: int) -> None:
        """By those who play with it."""
        table.storage.spend_bytes(size)


class Accepted:
    """Acts that were found good, in their order, and the lines they add to the record."""

    def __init__(self) -> None:
        self.acts: list[tuple[Act, list[Acted]]] = []
        self.lines: list[Acted] = []
        self.keys: dict[int, str] = {}
        self.pending: PendingMoves | None = None
        """The state they lead to, once somebody asks for it."""

    def add(self, act: Act, lines: list[Acted]) -> None:
        """Take one more."""
        self.acts.append((act, lines))
        self.lines += lines
        if act.key:
            self.keys[lines[-1].n] = act.key

    def is_new(self, act: Act) -> bool:
        """Whether it is none of these, sent again."""
        return not act.key or act.key not in self.keys.values()

    def leads_to(self, live: LiveMatch) -> PendingMoves | None:
        """What the next act has to be judged by; None while none was accepted."""
        if self.lines:
            self.pending = self.pending or PendingMoves(live.match)
            self.pending.add(self.lines[len(self.pending.lines) :])
        return self.pending


class ActQueue:
    """Acts that wait for the table's lock. The first to get it carries out all of them together."""

    def __init__(self, table: "Table") -> None:
        self._table: Final = table
        self._waiting: list[Act] = []
        self._counters: Final[dict[tuple[str, str], Any]] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    async def act(self, own: Act) -> None:
        """Act as soon as the table is free, along with all who wait for it by then."""
        if own.is_past(self._table) and await own.was_done_before(self._table):
            return
        self._waiting.append(own)
        async with self._table.lock:
            while own in self._waiting and not self._table.is_released:
                await self._act_together()

    async def _act_together(self) -> None:
        """Judge, make durable, apply, show. A message sent twice is answered twice and applied once."""
        table = self._table
        waiting, self._waiting = self._waiting, []
        try:
            at = table.progress.clock.now()
            await table.progress.tick_overdue(at)
            # Again: the match it was for may have ended, and another begun, while it waited for the table.
            asked = [one for one in waiting if not (one.is_past(table) and await one.was_done_before(table))]
            accepted, later = self._judge_all(asked, at)
            self._waiting = later + self._waiting
            if accepted.lines:
                await self._carry_out(accepted)
        except Conflict:
            raise
        except StoreError:
            for one in waiting:
                if not one.is_answered and one not in self._waiting:
                    one.refuse(Refused("not_saved"))

    def _judge_all(self, waiting: list[Act], at: int) -> tuple[Accepted, list[Act]]:
        """The acts that are good, and those that have to wait on because an accepted one has changed their decision."""
        accepted = Accepted()
        for index, one in enumerate(waiting):
            try:
                live = one.must_be_awaited(self._table)
                if one.is_known(live):
                    one.done(live)
                    continue
                pending = accepted.leads_to(live)
                if pending is not None and not (accepted.is_new(one) and live.asks_the_same(one.seat, pending)):
                    return accepted, waiting[index:]
                accepted.add(one, one.judge(self._table, live, at, pending))
            except Refused as refusal:
                one.refuse(refusal)
        return accepted, []

    async def _carry_out(self, accepted: Accepted) -> None:
        """Make them durable, apply them, show them, and answer."""
        table = self._table
        live = table.running()
        sizes = await table.storage.commit(accepted.lines, accepted.keys)
        for one, lines in accepted.acts:
            one.done(live)
            one.pay(table, sum(sizes[line.n] for line in lines))
            # What only its seat has seen, such as another card in place of the one chosen, is not counted either.
            public = sum(not live.is_private(line.n) for line in lines)
            self._counter(one.by).inc(public)
            if one.by == "person" and public:
                metrics.move_seconds.observe(monotonic() - one.since)
        table.progress.go_on()

    def _counter(self, by: str) -> Any:
        """The metric of moves in this game; prometheus looks labels up slowly, so it is kept."""
        name = (self._table.game.id, by)
        if name not in self._counters:
            self._counters[name] = metrics.moves.labels(*name)
        return self._counters[name]
