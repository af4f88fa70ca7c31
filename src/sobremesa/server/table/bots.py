"""Bots at a table: whose turn it is thinks beside the requests, and then acts as people do."""

import asyncio
import random
from time import monotonic
from typing import TYPE_CHECKING, Final

from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance, fresh_seed
from sobremesa.core.game import PacedBot
from sobremesa.server.table.live_match import LiveMatch
from sobremesa.server.table.moves import BotAct

if TYPE_CHECKING:
    from sobremesa.server.table.table import Table


HESITATION: Final = {"calm": 1.7, "normal": 1.0, "fast": 0.35}
"""What a bot's pause is multiplied by, at the pace the host has chosen."""
AFTER_PASS: Final = 0.25
"""The same for a bot that continues a row of passes (`PassRow`)."""
DRAWS: Final = ("draw", "draw_stock")


class Turn:
    """A bot that thinks or waits to act, and the decision it is about."""

    def __init__(self, bot_decision_id: int) -> None:
        self.bot_decision_id = bot_decision_id
        self.task: asyncio.Task[None] | None = None
        self.can_be_cancelled = False
        """It thinks or waits. Before it has begun it will look at what is new anyway, and an act is not broken off."""


class Bots:
    """The bots of a table, and those that substitute for people who are gone."""

    def __init__(self, table: "Table") -> None:
        self._table: Final = table
        self._at_work: dict[tuple[LiveMatch, int], Turn] = {}
        """By match and seat: no bot is asked twice."""
        self._passes: Final = PassRow()

    @property
    def at_work(self) -> list[Turn]:
        """The turns of bots that think or wait to act."""
        return list(self._at_work.values())

    def level(self, seat: int) -> str | None:
        """The level of the bot that plays the seat, if one does; nobody plays for a person who is here."""
        chair = self._table.lobby.chairs[seat]
        if chair.kind == "bot":
            return chair.level
        return None if self._table.is_here(seat) else chair.substitute

    def wake(self, live: LiveMatch) -> None:
        """Let those who have to act begin to think, or begin anew if what they think about has changed."""
        for seat in live.state.to_act:
            level = self.level(seat)
            if level is None:
                continue
            turn = self._at_work.get((live, seat))
            bot_decision_id = live.state.bot_decision_id_for(seat)
            if turn is not None:
                if turn.bot_decision_id == bot_decision_id or not turn.can_be_cancelled:
                    continue
                assert turn.task is not None
                turn.task.cancel()
            turn = self._at_work[live, seat] = Turn(bot_decision_id)
            turn.task = self._table.timers.spawn(self._take_turn(live, seat, level, turn))

    async def _take_turn(self, live: LiveMatch, seat: int, level: str, turn: Turn) -> None:
        """Think on an imagined world, for at least as long as a person would hesitate, and act."""
        table, decision_id, n = self._table, live.state.decision_id(seat), live.n
        turn.bot_decision_id = live.state.bot_decision_id_for(seat)
        turn.can_be_cancelled = True
        try:
            began = monotonic()
            document = await table.bot_pool.choose(table.game, live.state, seat, level, table=table.lobby.code)
            action = live.match.reader.convert(document)
            pause = self.pause(live, seat, level, action)
            await asyncio.sleep(max(0.0, pause - (monotonic() - began)))
            turn.can_be_cancelled = False
            own = BotAct(live, seat, decision_id, action)
            is_row = self._passes.goes_on(live, action)
            await table.acts.act(own)
            if own.refusal is None:
                self._passes.note(live, action, is_row=is_row)
        finally:
            if self._at_work.get((live, seat)) is turn:
                del self._at_work[live, seat]
        # Where several act at once a move may have become impossible since it was chosen: then choose again.
        if own.refusal is not None and live.n == n:
            raise own.refusal
        table.progress.go_on()

    def pause(self, live: LiveMatch, seat: int, level: str, action: Action) -> float:
        """The seconds from the question to the answer: by the bot itself where the game is a race."""
        table = self._table
        bot = table.game.bots[level]
        if isinstance(bot, PacedBot):
            chance = Chance(fresh_seed())
            own = bot.pause(live.state.imagine(seat, chance), seat, action, chance.fork("pause", seat))
            if own is not None:
                return own * table.pace.bot_own
        usual = random.uniform(table.pace.bot_least, table.pace.bot_most) * HESITATION[table.lobby.pace]
        return usual * AFTER_PASS if self._passes.goes_on(live, action) else usual


class PassRow:
    """Whether bots pass one after the other: nobody wants to watch that at the usual pace."""

    def __init__(self) -> None:
        self._last: tuple[int, int] | None = None
        """The match and the number of its moves after the last pass of a bot, or the draw that followed it."""

    def goes_on(self, live: LiveMatch, action: Action) -> bool:
        """Whether a bot passes, or draws, right after another bot has passed."""
        return self._last == (live.match_id, live.n) and type_of(action) in ("pass", *DRAWS)

    def note(self, live: LiveMatch, action: Action, *, is_row: bool) -> None:
        """A bot has acted; `is_row` is what `goes_on` said before."""
        if is_row or type_of(action) == "pass":
            self._last = live.match_id, live.n


def type_of(action: Action) -> str:
    """The word by which messages name this kind of action."""
    return str(action.__struct_config__.tag)
