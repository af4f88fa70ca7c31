"""Whatever is sent, by HTTP or in frames, the server answers, changes nothing it should not, and does not fail."""

import json
import logging
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from server.test_security import KINDS, sample
from sobremesa.server.http.routes import ROUTES
from sobremesa.server.protocol import MAX_FRAME, PROTOCOL
from wire import Browser, House, browser, house, line, play_on, run, standing

ONE_ROUND = {"mode": "short_deck", "end_condition": "rounds", "rounds": 1}
CASES = 60
"""For each operation of the interface."""
MUTANTS = 8000
EXAMPLES = 60
IN_EXAMPLE = 50


def no_errors(caplog: pytest.LogCaptureFixture) -> None:
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


# The HTTP interface


def described() -> Any:
    """The interface as the fuzzer knows it, from the routes themselves."""
    application = Litestar(route_handlers=ROUTES, openapi_config=OpenAPIConfig(title="Sobremesa", version="1"))
    return schemathesis.openapi.from_dict(application.openapi_schema.to_schema())


async def with_a_finished_match(at: House) -> str:
    code, key = await at.open_table(players=2, **ONE_ROUND)
    async with browser(at, code, key) as ana:
        await ana.sit("Ana")
        await ana.sit("Beto")
        await ana.request(type="start")
        await ana.until(lambda one: 1 in one.states)
        await play_on(ana, 0, 1)
    return code


OPERATIONS = {result.ok().label: result.ok() for result in described().get_all_operations()}


def test_the_fuzzer_knows_every_operation() -> None:
    assert len(OPERATIONS) == len(ROUTES) - 1


@pytest.mark.parametrize("label", OPERATIONS)
def test_no_request_makes_the_server_fail(tmp_path: Path, label: str, caplog: pytest.LogCaptureFixture) -> None:
    """Half of them at a table that exists, with a match to look at."""
    operation = OPERATIONS[label]
    random = Random(label)
    with standing(tmp_path) as (at, happen):
        code = happen(with_a_finished_match(at))

        @given(case=operation.as_strategy())
        @settings(max_examples=CASES, suppress_health_check=list(HealthCheck), derandomize=True)
        def ask(case: schemathesis.Case) -> None:
            if "code" in case.path_parameters and random.random() < 0.5:
                case.path_parameters["code"] = code
                if random.random() < 0.5:
                    case.path_parameters |= {name: 1 for name in ("number",) if name in case.path_parameters}
            answer = case.call(base_url=at.url)
            assert answer.status_code < 500, (case.formatted_path, answer.status_code)
            if answer.status_code >= 400 and answer.headers["content-type"][0] == "application/json":
                assert set(json.loads(answer.content)) == {"code", "facts"}

        ask()
        assert happen(at.ask("/health"))[0] == 200
    no_errors(caplog)


# Frames


class Spoiler:
    """Makes wrong messages from right ones."""

    VALUES: tuple[Any, ...] = (
        None,
        True,
        -1,
        0,
        31,
        32,
        2**53,
        2**64,
        10**30,
        1e308,
        0.5,
        "",
        "0",
        "J5",
        "\x00",
        "\u202e",
        "x" * 300,
        "\U0001f985" * 50,
        [],
        [[]],
        [None],
        {},
        {"type": "play_card", "card": 3},
        [{"type": "play_card", "card": "J7"}] * 3,
        {"players": 3},
        {"a": {"b": {"c": []}}},
    )

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.ways: list[Callable[[Any], Any]] = [self.lose, self.add, self.change, self.deepen, self.swap]

    def spoiled(self, message: dict[str, Any]) -> str:
        """A frame that is a little, or very, wrong; now and then it is right."""
        if self.random.random() < 0.4:
            self.spoil_inside(message)
        for _ in range(self.random.choice([0, 0, 1, 2])):
            message = self.random.choice(self.ways)(dict(message))
        text = json.dumps(message, ensure_ascii=self.random.random() < 0.5)
        return self.scribbled(text) if self.random.random() < 0.15 else text

    def spoil_inside(self, message: dict[str, Any]) -> None:
        """Leave the message as it is, and spoil the actions or options in it."""
        if "actions" in message:
            message["actions"] = [self.random.choice(self.ways)(dict(action)) for action in message["actions"]]
            message["actions"] *= self.random.choice([1, 1, 2])
        if "options" in message:
            message["options"] = self.random.choice(self.ways)(dict(message["options"]))

    def lose(self, message: dict[str, Any]) -> dict[str, Any]:
        if message:
            del message[self.random.choice(list(message))]
        return message

    def add(self, message: dict[str, Any]) -> dict[str, Any]:
        names = ["id", "seat", "token", "decision_id", "__class__", "", "type "]
        return message | {self.random.choice(names): self.random.choice(self.VALUES)}

    def change(self, message: dict[str, Any]) -> dict[str, Any]:
        if message:
            message[self.random.choice(list(message))] = self.random.choice(self.VALUES)
        return message

    def deepen(self, message: dict[str, Any]) -> dict[str, Any]:
        if message:
            name = self.random.choice(list(message))
            for _ in range(self.random.choice([1, 5, 100])):
                message[name] = [message[name]] if self.random.random() < 0.5 else {"a": message[name]}
        return message

    def swap(self, message: dict[str, Any]) -> dict[str, Any]:
        return message | {"type": self.random.choice(list(KINDS))}

    def scribbled(self, text: str) -> str:
        place = self.random.randrange(len(text) + 1)
        scribble = self.random.choice(["", "}", "{", '"', ",", "\\", "\\u", "NaN", "1e999", "\x00", "\ufffe", "é"])
        return text[:place] + scribble + text[place + self.random.randrange(4) :]


def right_message(random: Random, person: Browser, seat: int) -> dict[str, Any]:
    """A message as this person might really send it."""
    rare = () if random.random() < 0.05 else ("hint", "close", "hello")
    state = person.states.get(seat)
    often = ["options"] * 12 if state is None else ["act", "draft", "appraise"] * 4
    name = random.choice([kind for kind in KINDS if kind not in rare] + often)
    message = sample(name) | {"id": f"{random.random()}"} if "id" in KINDS[name].__struct_fields__ else sample(name)
    if name == "pause":
        message["on"] = random.random() < 0.2
    if "seat" in message:
        message["seat"] = random.choice([seat, seat, random.randrange(4)])
    if "actions" in message and state is not None and state["legal"]:
        message |= {"decision_id": state["decision_id"], "actions": [random.choice(state["legal"])]}
    return message


def test_spoiled_messages_make_the_server_fail_nowhere(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """From somebody who plays and is the host, so that some of them are even carried out."""
    spoiler = Spoiler(1)
    answers = Counter[str]()

    async def scene() -> None:
        async with house(tmp_path) as at:
            sent = 0
            while sent < MUTANTS:
                # A new one each time: some of the messages close the table, or send everybody away.
                code, key = await at.open_table(players=3, **ONE_ROUND)
                async with browser(at, code, key) as ana:
                    await ana.sit("Ana")
                    await ana.request(type="bot", seat=1, level="easy")
                    for number in range(400):
                        if number % 100 == 50:
                            await ana.request(type="start")
                        frame = spoiler.spoiled(right_message(spoiler.random, ana, 0))
                        if len(frame.encode("utf-8", "surrogatepass")) < MAX_FRAME and not has_surrogates(frame):
                            await ana.socket.send(frame)
                            sent += 1
                        if number % 20 == 0:
                            await ana.settle()
                    await ana.settle()
                    told = map(json.loads, ana.frames)
                    answers.update(one["code"] if one["type"] == "refused" else one["type"] for one in told)
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as again:
                assert again.welcome["tokens"] == [-1]

    run(scene(), 300)
    no_errors(caplog)
    # The fuzzing reaches every corner: refusals of each kind, and messages that were carried out.
    reached = {"malformed_message", "malformed_action", "stale_action", "not_your_seat", "bad_option_value", "done"}
    assert reached <= set(answers), answers


def has_surrogates(text: str) -> bool:
    return any(0xD800 <= ord(letter) < 0xE000 for letter in text)


plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30) | st.sampled_from(list(KINDS))
names = st.sampled_from(["type", "id", "seat", "n", "decision_id", "actions", "options"]) | st.text(max_size=8)
documents = st.recursive(
    plain, lambda part: st.lists(part, max_size=5) | st.dictionaries(names, part, max_size=6), max_leaves=20
)
frames = st.lists(documents.map(json.dumps) | st.text(max_size=200), min_size=IN_EXAMPLE, max_size=IN_EXAMPLE)


def test_any_text_at_all_changes_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with standing(tmp_path) as (at, happen):
        code, key = happen(at.open_table(players=2, **ONE_ROUND))
        happen(start_a_match(at, code, key))
        before = everything(at, code)

        @given(frames)
        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), derandomize=True)
        def send(some: list[str]) -> None:
            happen(send_all(at, code, some))

        send()
        assert everything(at, code) == before
    no_errors(caplog)
    assert EXAMPLES * IN_EXAMPLE + MUTANTS >= 10_000


async def start_a_match(at: House, code: str, key: str) -> None:
    async with browser(at, code, key) as ana:
        await ana.sit("Ana")
        await ana.sit("Beto")
        await ana.request(type="start")


async def send_all(at: House, code: str, some: list[str]) -> None:
    """To a table, and once instead of hello."""
    async with browser(at, code) as mallory:
        for frame in some:
            await mallory.socket.send(frame)
        await mallory.settle()
        assert mallory.table["code"] == code
    async with line(at) as stranger:
        await stranger.socket.send(some[0])
        assert (await stranger.receive())["code"] in ("malformed_message", "hello_first")
        assert await stranger.closed() == 1008


def everything(at: House, code: str) -> bytes:
    table = at.table(code)
    assert table.live_match is not None
    return msgspec.json.encode([table.lobby, table.live_match.state.position(), table.live_match.n])


def test_half_a_frame_and_half_a_hello_are_no_trouble(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Browsers that vanish in the middle of anything."""

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=2)
            hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "table": code, "tokens": [key]})
            for frame in (hello, hello.replace(code, "NADA1234"), "{", hello[:40]):
                for wait in (False, True):
                    async with line(at) as vanishing:
                        await vanishing.socket.send(frame)
                        if wait:
                            await vanishing.receive()
                        vanishing.abort()
            async with browser(at, code, key) as ana:
                await ana.sit("Ana")
                for _ in range(20):
                    async with browser(at, code) as vanishing:
                        for _ in range(20):
                            await vanishing.send(type="ping")
                        vanishing.abort()
                await ana.settle()
                await ana.until(lambda one: one.table["watchers"] == 0)

    run(scene())
    no_errors(caplog)
