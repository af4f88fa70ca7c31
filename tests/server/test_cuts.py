"""Lines are cut at any moment, from either side: the players come back, and no move is lost or made twice."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import sobremesa
from server.players import Player, carried_out
from sobremesa.server.replay.load_match import play_again
from wire import House, browser, house, run

SUMO = sobremesa.game("sumo")
LONG = {"mode": "standard", "end_condition": "rounds", "rounds": 50}
SEATS = 4
CUTS = 70
WAYS = ("the browser goes without a word", "the server closes", "the line breaks at the server")


def test_the_plan_is_two_hundred_cuts() -> None:
    assert CUTS * len(WAYS) >= 200


def cut_at_the_server(at: House, port: int) -> bool:
    """Break the line that comes from that port, so that neither side can say goodbye."""
    for connection in list(at.server.server_state.connections):
        if connection.client and connection.client[1] == port:
            connection.transport.abort()
            return True
    return False


def cut(at: House, player: Player, way: str) -> bool:
    """Cut a player's line, if there is one now."""
    line = player.line
    if line is None or not player.back.is_set():
        return False
    player.back.clear()
    if way == WAYS[0]:
        line.transport.abort()
        return True
    if way == WAYS[1]:
        for connection in list(at.table(player.code).connections):
            if connection.seats == [player.seat]:
                connection.close()
                return True
        return False
    return cut_at_the_server(at, line.local_address[1])


@pytest.mark.parametrize("way", WAYS)
def test_cut_lines_lose_and_double_nothing(tmp_path: Path, way: str) -> None:
    random = Random(way)

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=SEATS, **LONG)
            players = []
            async with browser(at, code, key) as host, browser(at, code) as screen:
                for seat in range(SEATS):
                    _, token = await host.sit(f"Player {seat}")
                    players.append(Player(at.port, code, seat, token, Random(random.random())))
                await host.request(type="start")
                await host.close()
                lives = [asyncio.create_task(player.live()) for player in players]
                cuts = 0
                while cuts < CUTS:
                    await a_moment(players, random)
                    cuts += cut(at, random.choice(players), way)
                for player in players:
                    await player.back.wait()
                await quiet(players)
                await everybody_agrees(at, players)
                for player in players:
                    player.stopped = True
                    player.cut()
                await asyncio.gather(*lives)
                await screen.settle()
                assert screen.states[None]["view"]["rows"] == players[0].state["view"]["rows"]
            assert sum(player.greetings for player in players) >= CUTS
            assert [player.complaints for player in players if player.complaints] == []
            await check(at, code, players)

    run(scene(), 600)


async def a_moment(players: list[Player], random: Random) -> None:
    """Some turns of the loop, or until a move or two was answered."""
    goal = sum(player.answered for player in players) + random.randrange(3)
    for _ in range(random.randrange(200)):
        await asyncio.sleep(0)
    while sum(player.answered for player in players) < goal:
        await asyncio.sleep(0.001)


async def quiet(players: list[Player]) -> None:
    """Until nobody waits for an answer; nobody moves any more then."""
    for player in players:
        player.resting = True
    while any(player.unanswered or player.line is None for player in players):
        await asyncio.sleep(0.001)


async def everybody_agrees(at: House, players: list[Player]) -> None:
    """All see the same table in the end."""
    live = at.table(players[0].code).live_match
    assert live is not None
    for player in players:
        while player.state["n"] < live.seen_count(player.seat):
            await asyncio.sleep(0.001)
        assert player.state["n"] == live.seen_count(player.seat)
    views = [player.state["view"] for player in players]
    assert all(view["rows"] == views[0]["rows"] and view["sheet"] == views[0]["sheet"] for view in views)


async def check(at: House, code: str, players: list[Player]) -> None:
    """The record holds every move that was answered with yes, once, and no other."""
    stored = await at.tables.store.load_match(code, 1)
    assert stored is not None
    lines: list[dict[str, Any]] = [json.loads(line) for line in stored.moves]
    made = {
        f"{player.seat}:{name}": move.message["actions"][0]
        for player in players
        for name, move in player.moves.items()
        if move.answer is not None and move.answer["type"] == "done"
    }
    assert len(lines) == len(made) > CUTS
    assert {key: lines[n - 1]["action"] for key, n in stored.keys.items()} == made
    again = carried_out(play_again(SUMO, stored))
    live = at.table(code).live_match
    assert live is not None
    assert again.snapshot() == live.snapshot()
    assert all(again.done_act(key) == live.done_act(key) for key in made)
