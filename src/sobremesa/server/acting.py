"""Moves of people: judged one after the other, those that wait together made durable and shown together."""

from time import monotonic
from typing import Final

from sobremesa.core.match import Ahead
from sobremesa.core.record import Acted
from sobremesa.core.refused import Refused
from sobremesa.server import metrics, protocol
from sobremesa.server.connection import Connection
from sobremesa.server.facts import refusal_of
from sobremesa.server.play import Play
from sobremesa.server.store import Conflict, StoreError
from sobremesa.server.table import Table


class Act:
    """An act that has come in, and the browser that waits for its answer."""

    def __init__(self, connection: Connection, message: protocol.Act) -> None:
        self.connection: Final = connection
        self.message: Final = message
        self.key: Final = f"{message.seat}:{message.id}"
        self.since: Final = monotonic()
        self.is_answered = False

    def answer(self, message: protocol.Done | protocol.Refused) -> None:
        """Tell the sender what has become of it."""
        self.is_answered = True
        self.connection.tell(message)

    def refuse(self, refusal: Refused) -> None:
        """Tell the sender that nothing has become of it."""
        self.answer(refusal_of(self.message.id, refusal))


class Accepted:
    """Acts that were found good, in their order, and the lines they add to the record."""

    def __init__(self) -> None:
        self.acts: list[Act] = []
        self.lines: list[Acted] = []
        self.keys: dict[int, str] = {}
        self.ahead: Ahead | None = None
        """The state they lead to, once somebody asks for it."""

    def add(self, act: Act, lines: list[Acted]) -> None:
        """Take one more."""
        self.acts.append(act)
        self.lines += lines
        self.keys[lines[-1].n] = act.key

    def is_new(self, act: Act) -> bool:
        """Whether it is none of these, sent again."""
        return act.key not in self.keys.values()

    def leads_to(self, play: Play) -> Ahead | None:
        """What the next act has to be judged by; None while none was accepted."""
        if self.lines:
            self.ahead = self.ahead or Ahead(play.match)
            self.ahead.add(self.lines[len(self.ahead.lines) :])
        return self.ahead


async def act(table: Table, own: Act) -> None:
    """Act as soon as the table is free, along with all who wait for it by then."""
    table.acts.append(own)
    async with table.lock:
        while own in table.acts and not table.is_put_away:
            await act_together(table)


async def act_together(table: Table) -> None:
    """Judge, make durable, apply, show. A message sent twice is answered twice and applied once."""
    waiting, table.acts = table.acts, []
    try:
        at = table.clock.now()
        await table.tick_what_is_due(at)
        accepted, later = judge_all(table, waiting, at)
        table.acts = later + table.acts
        if accepted.lines:
            await carry_out(table, accepted)
    except Conflict:
        raise
    except StoreError:
        for one in waiting:
            if not one.is_answered and one not in table.acts:
                one.refuse(Refused("not_saved"))


def judge_all(table: Table, waiting: list[Act], at: int) -> tuple[Accepted, list[Act]]:
    """Those that are good, and those that have to wait on: what was accepted has changed the question they answer."""
    accepted = Accepted()
    for index, one in enumerate(waiting):
        try:
            play = may_go_on(table, one)
            if one.message.seat in one.connection.seats and one.key in play.keys:
                one.answer(protocol.Done(id=one.message.id, n=play.keys[one.key]))
                continue
            message = one.message
            ahead = accepted.leads_to(play)
            if ahead is not None and not (accepted.is_new(one) and play.asks_the_same(message.seat, ahead)):
                return accepted, waiting[index:]
            accepted.add(one, play.judge(one.connection.seats, message.seat, message.n, message.actions, at, ahead))
        except Refused as refusal:
            one.refuse(refusal)
    return accepted, []


def may_go_on(table: Table, one: Act) -> Play:
    """The match that is on, if it is the one that is meant."""
    if table.is_closed:
        raise Refused("table_closed")
    play = table.running()
    if one.message.match is not None and one.message.match != table.lobby.match:
        raise Refused("stale_action")
    if table.lobby.phase == "paused":
        raise Refused("match_paused")
    return play


async def carry_out(table: Table, accepted: Accepted) -> None:
    """Make them durable, apply them, show them, and answer."""
    play = table.running()
    await table.commit(accepted.lines, accepted.keys)
    for one in accepted.acts:
        one.answer(protocol.Done(id=one.message.id, n=play.keys[one.key]))
        metrics.move_seconds.observe(monotonic() - one.since)
    table.moves_by_people.inc(len(accepted.lines))
    table.go_on()
