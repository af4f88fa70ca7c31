"""A hint knows the steps that were tried out before it was asked for, and nothing that its seat does not know."""

import asyncio
from typing import Any

import msgspec
import pytest

from games.burako import scenes as burako
from games.rummy500 import scenes as rummy500
from server.twins import dealt
from sobremesa import GAMES
from sobremesa.catalogue import game as get_game
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.options import read_options
from sobremesa.core.refused import Refused
from sobremesa.core.state import State
from sobremesa.server import protocol
from sobremesa.server.bots import worker_process
from sobremesa.server.bots.fair_queue import Question
from sobremesa.server.limits import Limits
from sobremesa.server.table import drafts, requests
from sobremesa.server.table.live_match import LiveMatch
from sobremesa.server.table.lobby import new_lobby
from sobremesa.server.table.seats import Chair, new_token, token_hash
from sobremesa.server.table.table import Table
from sobremesa.server.ws.connection import Connection
from wire import QUICK, run

SECONDS = 0.2
TAKE_POZO = {"type": "take_pozo"}


class Adviser:
    """The adviser of the game, in this process; it keeps what it was asked."""

    def __init__(self) -> None:
        self.worlds: list[dict[str, Any]] = []

    async def choose(self, game: Any, state: State[Any], seat: int, level: str, **_: Any) -> dict[str, Any]:
        self.worlds.append(state.imagine(seat, Chance(bytes(32))).position())
        return worker_process.think(Question(game.id, self.worlds[-1], seat, level, bytes(32), asks_why=True), SECONDS)


class Asking:
    """Somebody at a table in this position, who asks for hints."""

    def __init__(self, state: State[Any], name: str) -> None:
        game = get_game(name)
        live = dealt(game, state.options, bytes(32))
        state.events = []
        live.match.state = state
        lobby, _ = new_lobby("HIGO2746", game, msgspec.to_builtins(state.options))
        token = new_token()
        lobby.phase, lobby.match = "playing", 1
        lobby.chairs = [
            Chair(kind="person", name=f"Ana {seat}", token=token_hash(token if seat == 0 else new_token()), random="")
            for seat in range(state.players)
        ]
        self.adviser = Adviser()
        self.table = Table(
            lobby,
            game,
            LiveMatch(live.match, 1),
            store=None,  # type: ignore[arg-type]
            bot_pool=self.adviser,  # type: ignore[arg-type]
            link="",
            pace=QUICK,
            limits=Limits(),
        )
        self.frames: list[dict[str, Any]] = []
        self.line = Connection(never_sent, Limits(), self.hear)
        self.table.visits.add(self.line, [token])

    def hear(self, frame: bytes) -> bool:
        self.frames.append(msgspec.json.decode(frame))
        return True

    async def hint(self, *tried: Any, decision_id: int | None = None) -> dict[str, Any]:
        """What is answered."""
        asked = self.table.running().state.decision_id(0) if decision_id is None else decision_id
        message = {"type": "hint", "id": "1", "seat": 0, "decision_id": asked, "actions": tried}
        await requests.hear(self.table, self.line, msgspec.json.encode(message).decode())
        while self.table.hints.running:
            await asyncio.sleep(0)
        return next(frame for frame in reversed(self.frames) if frame["type"] in ("hinted", "refused"))


async def never_sent(_: bytes) -> None:
    raise AssertionError("every frame is written at once")


MELDS = ("A run R4 R5 R6 R7 R8 R9", "B set K5 B5 Y5")


def burako_table() -> Asking:
    """The pozo has the tile that makes a canasta."""
    return Asking(burako.scene("R11 K9 B3 Y13", melds=MELDS, pozo="R10 B4").state, "burako")


def test_after_the_pozo_was_taken_for_a_try_burako_says_what_to_do_with_it() -> None:
    async def turn() -> None:
        asking = burako_table()
        assert (await asking.hint())["action"] == TAKE_POZO
        canasta = await asking.hint(TAKE_POZO)
        assert canasta["action"]["type"] == "add"
        assert canasta["reasons"][0]["code"] == "canasta"
        then = await asking.hint(TAKE_POZO, canasta["action"])
        assert then["action"] not in (TAKE_POZO, canasta["action"])

    run(turn())


def test_after_cards_were_taken_for_a_try_rummy500_says_what_comes_next() -> None:
    async def turn() -> None:
        asking = Asking(rummy500.scene("7H 8H KS KD 2C", row="6H KC", players=2).state, "rummy500")
        taken = (await asking.hint())["action"]
        assert (taken["type"], taken["card"]) == ("take_discard", "6H1")
        then = (await asking.hint(taken))["action"]
        assert (then["type"], sorted(then["cards"])) == ("meld", ["KC1", "KD1", "KS1"])

    run(turn())


def test_a_step_that_is_refused_or_turns_something_up_is_no_try() -> None:
    async def turn() -> None:
        asking = burako_table()
        drawn = await asking.hint({"type": "draw"})
        assert (drawn["code"], drawn["index"]) == ("reveals_first", 0)
        wrong = await asking.hint(TAKE_POZO, TAKE_POZO)
        assert (wrong["type"], wrong["index"]) == ("refused", 1)
        assert (await asking.hint(TAKE_POZO, decision_id=7))["code"] == "stale_action"
        assert (await asking.hint(*[TAKE_POZO] * 31))["code"] == "malformed_message"
        over = await asking.hint(TAKE_POZO, {"type": "discard", "tile": "K9"})
        assert over["code"] == "not_your_turn", "the steps end the turn"
        assert asking.adviser.worlds == []

    run(turn())


def test_a_hint_that_is_refused_costs_no_credit() -> None:
    async def turn() -> None:
        asking = burako_table()
        for _ in range(3 * Limits().hints_at_once):
            assert (await asking.hint({"type": "draw"}))["code"] == "reveals_first"
        assert (await asking.hint())["type"] == "hinted"

    run(turn())


# What the adviser is told


def moments_of(name: str) -> list[LiveMatch]:
    """Some moments of a match at random."""
    game = get_game(name)
    options = read_options(game.options, {})
    found: list[LiveMatch] = []
    chance = Chance(seed_from_int(5))
    live = dealt(game, options, bytes(32))
    for number in range(60):
        if live.state.outcome is not None:
            break
        if number % 4 == 0:
            later = dealt(game, options, bytes(32))
            later.match.state = live.state.copy()
            later.match.state.events = []
            found.append(LiveMatch(later.match, 1))
        seat = live.state.to_act[0]
        actions = live.state.legal_actions(seat)
        action = actions[chance.below(len(actions))]
        live.apply([live.match.check(seat, action, at=live.match.now)])
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_world_after_a_try_is_the_same_for_every_match_the_seat_can_imagine(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each from its own chance: nothing of where hidden pieces really lie is in what the adviser thinks about."""
    compared = 0
    for number, live in enumerate(moments_of(name)):
        seat = live.state.to_act[0]
        legal = live.state.legal_actions(seat)
        for action in [None, *legal[:: max(1, len(legal) // 4)]]:
            actions = [] if action is None else [msgspec.Raw(msgspec.json.encode(action))]
            message = protocol.Hint(id="1", seat=seat, decision_id=live.state.decision_id(seat), actions=actions)
            told = set()
            for seed, real in ((1, live.state), (2, live.state), (3, live.state.imagine(seat, Chance(bytes(32))))):
                monkeypatch.setattr(drafts, "fresh_seed", lambda seed=seed: seed_from_int(seed))
                twin = LiveMatch(live.match, 1)
                twin.state = real  # type: ignore[misc]
                told.add(told_to_adviser(twin, message, number))
            assert len(told) == 1
            compared += told != {b""}
    assert compared > 0


def told_to_adviser(live: LiveMatch, message: protocol.Hint, number: int) -> bytes:
    """Empty where the hint is refused: the same in all of them."""
    try:
        world = drafts.world_of_hint(live, message.seat, message)
    except Refused:
        return b""
    return msgspec.json.encode(world.imagine(message.seat, Chance(seed_from_int(number))).position())


def test_a_hint_of_a_judge_says_how_likely_it_wins() -> None:
    async def turn() -> None:
        ahead = await Asking(rummy500.scene("7H 8H KS KD 2C", players=2, sheet=[[480, 20]]).state, "rummy500").hint()
        behind = await Asking(rummy500.scene("7H 8H KS KD 2C", players=2, sheet=[[20, 480]]).state, "rummy500").hint()
        assert 0 <= behind["win"] < 0.2 < 0.8 < ahead["win"] <= 1

    run(turn())
