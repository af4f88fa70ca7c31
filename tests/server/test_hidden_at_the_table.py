"""The same over real sockets: every frame that people and a screen got could have come from another match."""

import asyncio
import json
from collections import deque
from copy import copy
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
import pytest

import sobremesa
from server.twins import Twin, Viewer, frame, viewers
from sobremesa.core import record
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.events import Told
from sobremesa.core.match import Match, resume
from sobremesa.core.record import RANDOM_BYTES
from sobremesa.server import protocol
from sobremesa.server.table import drafts
from sobremesa.server.table.live_match import LiveMatch
from wire import Browser, House, browser, house, run

SUMO = sobremesa.game("sumo")
ROUND = {"end_condition": "rounds", "rounds": 1}
TABLES = [{"mode": "standard", **ROUND}, {"mode": "short_deck", **ROUND}, {"mode": "two_round"}]


class Person:
    """Somebody who plays, tries things out, asks for hints, makes gestures, and whose line breaks now and then."""

    def __init__(self, at: House, code: str, seat: int, token: str, chance: Chance) -> None:
        self.at = at
        self.code = code
        self.seat = seat
        self.token = token
        self.chance = chance
        self.frames: list[str] = []
        self.drafts: dict[str, protocol.Draft] = {}
        self.questions: dict[str, protocol.Appraise] = {}

    async def play(self) -> None:
        """Until the match is over."""
        while not await self.play_for_a_while():
            pass

    async def play_for_a_while(self) -> bool:
        """On one line; whether the match is over."""
        async with browser(self.at, self.code, self.token) as line:
            try:
                for _ in range(4):
                    if await self.turn(line):
                        return True
                line.abort()
                return False
            finally:
                self.frames += line.frames

    async def turn(self, line: Browser) -> bool:
        """Wait for a question and answer it."""
        await line.until(lambda one: self.seat in one.states)
        while (state := line.states[self.seat])["outcome"] is None and self.seat not in state["to_act"]:
            if self.seat in line.table["waiting"]:
                await line.send(type="seen", seat=self.seat)
                line.table["waiting"] = []
            await line.receive()
        if state["outcome"] is not None:
            return True
        choices = state["legal"]
        await self.try_out(line, [choices[self.chance.below(len(choices))] for _ in range(2)])
        if self.chance.below(6) == 0:
            hinted = await line.request(type="hint", seat=self.seat)
            assert hinted["type"] == "refused" or hinted["action"] in choices
        await line.send(type="react", seat=self.seat, reaction="toast")
        for _ in range(1 + self.chance.below(2)):
            await line.act(self.seat, choices[self.chance.below(len(choices))])
        return False

    async def try_out(self, line: Browser, actions: list[Any]) -> None:
        decision_id = line.states[self.seat]["decision_id"]
        message = {"seat": self.seat, "decision_id": decision_id, "actions": actions}
        answer = await line.request(type="draft", id=f"draft {len(self.drafts)}", **message)
        if answer["type"] == "drafted":
            raw = [msgspec.Raw(msgspec.json.encode(action)) for action in actions]
            self.drafts[answer["id"]] = protocol.Draft(
                id=answer["id"], seat=self.seat, decision_id=decision_id, actions=raw
            )
        question = message | {"actions": actions[:1]}
        answer = await line.request(type="appraise", id=f"question {len(self.questions)}", **question)
        if answer["type"] == "appraised":
            raw = [msgspec.Raw(msgspec.json.encode(actions[0]))]
            self.questions[answer["id"]] = protocol.Appraise(
                id=answer["id"], seat=self.seat, decision_id=decision_id, actions=raw
            )


@pytest.mark.parametrize("options", TABLES, ids=[table["mode"] for table in TABLES])
def test_every_frame_could_have_come_from_another_match(tmp_path: Path, options: dict[str, Any]) -> None:
    told: dict[Viewer, list[str]] = {}
    people: list[Person] = []

    async def scene() -> bytes:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=4, **options)
            async with browser(at, code, key) as host, browser(at, code) as screen:
                for seat, name in enumerate(("Ana", "Beto")):
                    _, token = await host.sit(name)
                    people.append(Person(at, code, seat, token, Chance(seed_from_int(seat))))
                for seat in (2, 3):
                    await host.request(type="bot", seat=seat, level="easy")
                for person in people:
                    await host.request(type="add", seat=person.seat, random=token_hex(RANDOM_BYTES))
                await host.request(type="start")
                await host.close()
                await asyncio.gather(*(person.play() for person in people))
                await screen.until(lambda one: one.table["phase"] == "over")
                table = at.table(code)
                assert table.live_match is not None
                secrets = [key, *(person.token for person in people), table.live_match.match.seed().hex()]
                added = [seat.random for seat in table.live_match.match.header.seats if seat.random]
                assert len(added) == 2
                secrets += [*added, table.lobby.secret]
                told[None] = screen.frames
                for person in people:
                    told[person.seat] = person.frames
                for frames in told.values():
                    assert not any(secret in line for line in frames for secret in secrets)
            return (await at.ask(f"/api/tables/{code}/matches/1/record"))[1]

    written = record.read(run(scene()))
    expected = Expected(written)
    for viewer, frames in told.items():
        states = [json.loads(line) for line in frames if line.startswith('{"type":"state"')]
        assert len(states) > 20
        assert sum(state["history"] for state in states) >= (1 if viewer is None else 3)
        for state in states:
            assert msgspec.json.encode(state | {"clock": 0}) in expected.frames[viewer], (viewer, state["n"])
    for person in people:
        drafted = [json.loads(line) for line in person.frames if line.startswith('{"type":"drafted"')]
        assert len(drafted) == len(person.drafts) > 5
        for answer in drafted:
            assert msgspec.json.encode(answer) in expected.tried(person.drafts[answer["id"]])
        appraised = [json.loads(line) for line in person.frames if line.startswith('{"type":"appraised"')]
        assert len(appraised) == len(person.questions) > 5
        for answer in appraised:
            assert msgspec.json.encode(answer) in expected.tried(person.questions[answer["id"]])


class Expected:
    """All frames that twins of the match would have sent, move by move."""

    def __init__(self, written: record.Record) -> None:
        assert written.closing is not None
        assert written.closing.secret is not None
        self.match: Match = resume(SUMO, written.header, bytes.fromhex(written.closing.secret))
        self.chance = Chance(seed_from_int(7))
        self.twins: dict[Viewer, list[Twin]] = {}
        self.recent: dict[Viewer, deque[list[Told]]] = {}
        """What was told of the last moves, the last first."""
        live = LiveMatch(self.match, 1)
        self.frames: dict[Viewer, set[bytes]] = {viewer: set() for viewer in viewers(live)}
        self.note(live, {viewer: Twin(live, viewer, self.chance) for viewer in self.frames})
        for move in written.moves:
            before = {viewer: Twin(live, viewer, self.chance) for viewer in self.frames}
            known = live.state.information_count
            live.apply([move])
            if live.state.information_count == known:
                for twin in before.values():
                    twin.follow(move)
            else:
                # What is known now was not before; from here on it is the same in all worlds.
                before = {viewer: Twin(live, viewer, self.chance) for viewer in self.frames}
            self.note(live, before)

    def note(self, live: LiveMatch, twins: dict[Viewer, Twin]) -> None:
        for viewer, twin in twins.items():
            self.twins.setdefault(viewer, []).append(twin)
            self.frames[viewer].add(frame(twin.live_match, viewer, history=True))
            # Moves of bots and people that come together are shown together.
            recent = self.recent.setdefault(viewer, deque(maxlen=live.state.players))
            recent.appendleft(twin.live_match._new_events)
            shown = copy(twin.live_match)
            shown._new_events = []
            for fresh in recent:
                shown._new_events = fresh + shown._new_events
                self.frames[viewer].add(frame(shown, viewer))

    def tried(self, message: protocol.Draft | protocol.Appraise) -> set[bytes]:
        """What may have been answered; others may have moved since the state it was made for."""
        answers = set()
        for twin in (twin for viewer, twins in self.twins.items() if viewer == message.seat for twin in twins):
            live = twin.live_match
            if live.state.decision_id(message.seat) != message.decision_id:
                continue
            if isinstance(message, protocol.Draft):
                answers.add(protocol.encode(drafts.draft(live, message.seat, message)))
            else:
                answers.add(protocol.encode(drafts.appraise(live, message.seat, message)))
        return answers


def test_that_somebody_changed_a_card_is_no_news_to_anybody_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=3, mode="short_deck")
            async with browser(at, code, key) as ana, browser(at, code) as beto, browser(at, code) as screen:
                for person, name in ((ana, "Ana"), (beto, "Beto"), (screen, "Carla")):
                    await person.sit(name)
                await ana.request(type="start")
                async with browser(at, code) as watcher:
                    others = {1: beto, 2: screen, None: watcher}
                    await ana.until(lambda one: 0 in one.states)
                    cards = ana.states[0]["legal"]
                    assert (await ana.act(0, cards[0]))["n"] == 1
                    for viewer, person in others.items():
                        await person.until(lambda one, viewer=viewer: one.states.get(viewer, {}).get("n") == 1)
                        await person.settle()
                    heard = {viewer: len(person.frames) for viewer, person in others.items()}
                    tables = {viewer: person.table for viewer, person in others.items()}
                    # Another card, the same again, and two in one message.
                    assert (await ana.act(0, cards[1], id="change"))["n"] == 2
                    assert (await ana.act(0, cards[1]))["n"] == 3
                    assert (await ana.act(0, cards[2], cards[3]))["n"] == 5
                    assert (await ana.act(0, cards[1], id="change"))["n"] == 2
                    for viewer, person in others.items():
                        await person.settle()
                        # The table may be shown again by its timers, as it was; the ping has its answer.
                        told = [json.loads(frame) for frame in person.frames[heard[viewer] :]]
                        assert [one["type"] for one in told if one != tables[viewer]] == ["done"]
                    # Who has not heard of it can still act on what was seen.
                    assert (await beto.act(1, beto.states[1]["legal"][0]))["n"] == 2
                    await watcher.until(lambda one: one.states[None]["n"] == 2)
                async with browser(at, code) as late:
                    await late.until(lambda one: None in one.states)
                    assert late.states[None]["n"] == 2
                    assert [event["type"] for event in late.states[None]["events"]] == ["dealt", "laid", "laid"]
        async with house(tmp_path) as at, browser(at, code) as after:
            await after.until(lambda one: None in one.states)
            assert after.states[None]["n"] == 2

    run(scene())
