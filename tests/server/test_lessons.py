"""Lessons over the wire: a match in memory that asks for one thing, and is gone when its browser goes."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import thread_time
from typing import Any

import msgspec
import pytest

import sobremesa
from effort import amount
from server.test_costs import BUDGET, TRIES, yardstick
from sobremesa.catalogue import GAMES
from sobremesa.core.lesson import Ask, Scene
from sobremesa.core.record import document_of
from sobremesa.core.refused import Refused
from sobremesa.server.lessons import Lessons
from sobremesa.server.limits import Limits
from sobremesa.server.protocol import PROTOCOL
from sobremesa.server.table.names import BOT_NAMES
from sobremesa.server.ws.connection import Connection
from wire import GENEROUS, Browser, House, house, line, run

TAUGHT = GAMES
SUMO, BURAKO = (
    {scene.id: number for number, scene in enumerate(sobremesa.game(game).lesson)} for game in ("sumo", "burako")
)

each_game = pytest.mark.parametrize("game", TAUGHT)


def limits(**some: Any) -> Limits:
    return msgspec.structs.replace(GENEROUS, **some)


class Learner:
    """A browser in a lesson, and where the lesson stands."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.frames: list[dict[str, Any]] = []

    async def hear(self, until: str) -> dict[str, Any]:
        """Receive until a message of this type has come."""
        while True:
            self.frames.append(await self.browser.receive())
            if self.frames[-1]["type"] == until:
                return self.frames[-1]

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a request; its answer."""
        name = await self.browser.send(**message)
        while True:
            self.frames.append(await self.browser.receive())
            if self.frames[-1].get("id") == name:
                return self.frames[-1]

    async def act(self, *actions: dict[str, Any], **more: Any) -> dict[str, Any]:
        seat = self.browser.table["you"][0]
        return await self.ask(
            **{"type": "act", "seat": seat, "actions": list(actions), "match": self.progress["scene"] + 1} | more
        )

    @property
    def progress(self) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames) if frame["type"] == "lesson")

    @property
    def state(self) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames) if frame["type"] == "state")


@asynccontextmanager
async def learner(at: House, game: str = "sumo", scene: int = 0) -> AsyncIterator[Learner]:
    async with line(at) as browser:
        await browser.socket.send(json.dumps({"type": "learn", "protocol": PROTOCOL, "game": game, "scene": scene}))
        one = Learner(browser)
        await one.hear("lesson")
        yield one


def asked_in(scene: Scene) -> list[dict[str, Any]]:
    return [document_of(step.action) for step in scene.steps if isinstance(step, Ask)]


@each_game
def test_every_lesson_can_be_done_to_its_end(tmp_path: Path, game: str) -> None:
    """Each wrong try is refused and costs nothing, then all is done as the scene asks for it."""
    scenes = sobremesa.game(game).lesson

    async def scene() -> None:
        async with house(tmp_path) as at, learner(at, game) as one:
            teachers = [seat["name"] for seat in one.browser.table["seats"] if seat["kind"] == "bot"]
            assert teachers == list(BOT_NAMES[: len(teachers)])
            for number, lesson in enumerate(scenes):
                assert one.progress["scene"] == number
                assert one.progress["scenes"] == [each.id for each in scenes]
                assert not one.progress["done"]
                assert one.state["history"]
                assert one.state["deadline"] is None
                for wrong in lesson.wrong:
                    if wrong.after == 0:
                        before = one.state["view"]
                        answer = await one.act(*map(document_of, wrong.actions))
                        assert (answer["type"], answer["code"]) == ("refused", wrong.code)
                        assert answer["facts"].get("word", "") == wrong.word
                        assert one.state["view"] == before
                for action in asked_in(lesson):
                    assert (await one.act(action))["type"] == "done"
                assert one.progress["done"]
                if number + 1 < len(scenes):
                    assert (await one.ask(type="scene", scene=number + 1))["type"] == "done"
            assert (await at.ask("/health"))[1]["tables"] == 0

    run(scene())


@each_game
def test_all_of_it_can_be_shown(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at, learner(at, game) as one:
            for number in range(0, len(sobremesa.game(game).lesson), amount(quick=4, usual=3, full=1)):
                await one.ask(type="scene", scene=number)
                assert (await one.ask(type="show"))["type"] == "done"
                assert one.progress["done"]

    run(scene())


@each_game
def test_what_is_hidden_does_not_reach_the_learner(tmp_path: Path, game: str) -> None:
    """Only the learner's seat is shown, exactly as the game shows it to that seat."""
    box = sobremesa.game(game)

    async def scene() -> None:
        async with house(tmp_path) as at, learner(at, game) as one:
            for number, lesson in enumerate(box.lesson):
                await one.ask(type="scene", scene=number)
                state = box.from_position(lesson.position)
                assert one.state["seat"] == lesson.seat
                assert one.state["view"] == json.loads(msgspec.json.encode(state.view(lesson.seat)))
                assert one.state["events"] == []
            assert {frame["seat"] for frame in one.frames if frame["type"] == "state"} == {
                lesson.seat for lesson in box.lesson
            }
            assert {frame["type"] for frame in one.frames} == {"welcome", "table", "state", "lesson", "done"}

    run(scene())


def test_appraisals_are_answered_as_at_a_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at, learner(at, scene=SUMO["row"]) as one:
            card = {"type": "play_card", "card": 90}
            said = await one.ask(type="appraise", seat=0, actions=[card])
            assert (said["type"], said["appraisal"]["row"]) == ("appraised", 4)
            assert (await one.ask(type="appraise", seat=1, actions=[card]))["code"] == "not_your_seat"
            assert not one.progress["done"]

    run(scene())


def test_where_a_place_is_asked_for_the_piece_is_given(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at, learner(at, scene=SUMO["row"]) as one:
            assert one.state["legal"] == [{"type": "play_card", "card": 52}]
            said = await one.ask(type="appraise", seat=0, actions=one.state["legal"])
            assert (said["appraisal"]["row"], said["appraisal"]["distances"]) == (2, [25, 4, None, None])
            assert (await one.act(*one.state["legal"]))["type"] == "done"
            assert one.progress["done"]
            assert len(one.state["legal"]) == 2

    run(scene())


def test_a_refusal_tells_what_is_asked_instead(tmp_path: Path) -> None:
    """Whether the rules refuse or the scene, and after how much of it has been right."""
    run_of_three = {"type": "lay", "kind": "run", "tiles": ["R5", "R6", "R7"]}
    mixed = {"type": "lay", "kind": "run", "tiles": ["R5", "R6", "B7"]}
    discard = {"type": "discard", "tile": "K12"}

    async def scene() -> None:
        async with house(tmp_path) as at, learner(at, "burako", BURAKO["run"]) as one:
            for action in (mixed, discard):
                for kind in ("act", "draft"):
                    answer = await one.ask(type=kind, seat=0, actions=[action])
                    assert answer["facts"]["asked"] == run_of_three
            appraised = await one.ask(type="appraise", seat=0, actions=[mixed])
            assert (appraised["code"], appraised["facts"]["asked"]) == ("mixed_colours", run_of_three)
            again = await one.ask(type="draft", seat=0, actions=[run_of_three, mixed])
            assert again["facts"]["asked"] == discard
            unread = await one.ask(type="act", seat=0, actions=[{"type": "fly"}])
            assert "asked" not in unread["facts"]

    run(scene())


def test_a_turn_is_tried_out_step_by_step(tmp_path: Path) -> None:
    """What is asked for can be tried and is not made; what is not is refused before the turn is over."""
    run_of_three = {"type": "lay", "kind": "run", "tiles": ["R5", "R6", "R7"]}

    async def scene() -> None:
        async with house(tmp_path) as at, learner(at, "burako", BURAKO["run"]) as one:

            async def draft(*actions: dict[str, Any], seat: int = 0) -> dict[str, Any]:
                return await one.ask(type="draft", seat=seat, actions=list(actions))

            before = one.state["view"]
            tried = await draft(run_of_three)
            assert (tried["index"], tried["code"], len(tried["view"]["melds"])) == (1, None, 1)
            assert one.state["view"] == before
            refused = await draft({"type": "discard", "tile": "K12"})
            assert (refused["index"], refused["code"], refused["view"]) == (0, "not_asked", before)
            refused = await draft({"type": "lay", "kind": "run", "tiles": ["R5", "R6", "B7"]})
            assert (refused["index"], refused["code"]) == (0, "mixed_colours")
            refused = await draft(run_of_three, {"type": "add", "meld": "m1", "tiles": ["R5", "R6", "R7", "B7"]})
            assert (refused["index"], refused["code"], len(refused["view"]["melds"])) == (1, "mixed_colours", 1)
            assert (await draft(run_of_three, seat=1))["code"] == "not_your_seat"
            assert not one.progress["done"]
            assert (await one.act(run_of_three, {"type": "discard", "tile": "B7"}))["type"] == "done"
            assert one.progress["done"]

    run(scene())


def test_what_is_asked_is_made_although_the_turn_is_not_over(tmp_path: Path) -> None:
    """The page would only send it with the discard, which nobody asks for here."""

    async def scene() -> None:
        async with house(tmp_path) as at, learner(at, "burako", BURAKO["wild"]) as one:
            too_many = {"type": "lay", "kind": "set", "tiles": ["R8", "Y8", "K2", "J"]}
            set_of_eights = {"type": "lay", "kind": "set", "tiles": ["K2", "R8", "Y8"]}
            assert (await one.ask(type="draft", seat=0, actions=[too_many]))["code"] == "too_many_wilds"
            tried = await one.ask(type="draft", seat=0, actions=[set_of_eights])
            assert (tried["type"], tried["index"]) == ("drafted", 1)
            assert [meld["meld"] for meld in one.state["view"]["melds"]] == ["m1"]
            assert one.progress["done"]

    run(scene())


def test_an_act_that_was_sent_again_is_answered_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at, learner(at, scene=SUMO["low"]) as one:
            row = {"type": "take_row", "row": 2}
            first = await one.act(row, id="a")
            again = await one.act(row, id="a")
            assert first == again
            assert first["type"] == "done"

    run(scene())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "act", "seat": 0, "actions": [{"type": "take_row", "row": 9}]}, "no_such_row"),
        ({"type": "act", "seat": 0, "actions": [{"type": "play_card", "card": 3}]}, "cards_revealed"),
        ({"type": "act", "seat": 0, "actions": [{"type": "fly"}]}, "unknown_action"),
        ({"type": "act", "seat": 0, "actions": [{"type": "take_row", "row": 1}]}, "not_asked"),
        ({"type": "act", "seat": 1, "actions": [{"type": "take_row", "row": 2}]}, "not_your_seat"),
        ({"type": "act", "seat": 0, "decision_id": 7, "actions": [{"type": "take_row", "row": 2}]}, "stale_action"),
        ({"type": "act", "seat": 0, "match": 9, "actions": [{"type": "take_row", "row": 2}]}, "stale_action"),
        ({"type": "scene", "scene": 6}, "no_such_scene"),
        ({"type": "scene", "scene": -1}, "malformed_message"),
        ({"type": "hint", "seat": 0}, "not_in_a_lesson"),
        ({"type": "start"}, "not_in_a_lesson"),
        ({"type": "sit", "name": "Ana", "random": "ab" * 16}, "not_in_a_lesson"),
        ({"type": "learn", "protocol": PROTOCOL, "game": "sumo", "id": None}, "malformed_message"),
        ({"type": "dance"}, "malformed_message"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(tmp_path: Path, message: dict[str, Any], code: str) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at, learner(at, scene=SUMO["low"]) as one:
            await one.browser.send(**message)
            assert (await one.hear("refused"))["code"] == code
            assert (await one.act({"type": "take_row", "row": 2}))["type"] == "done"

    run(scene())


def test_nothing_is_asked_any_more_when_a_scene_is_done(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at, learner(at) as one:
            await one.ask(type="show")
            assert (await one.act({"type": "play_card", "card": 14}))["code"] == "not_asked"
            assert (await one.ask(type="show"))["type"] == "done"
            # The next one: what was sent for the scene before is stale.
            await one.ask(type="scene", scene=SUMO["row"])
            assert (await one.act({"type": "play_card", "card": 52}, match=1))["code"] == "stale_action"
            assert (await one.act({"type": "play_card", "card": 52}))["type"] == "done"

    run(scene())


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": "sumo", "scene": 6}, "no_such_scene"),
        ({"game": "sumo", "protocol": "old"}, "protocol_changed"),
        ({"game": "sumo", "scene": 99}, "malformed_message"),
        ({"game": "s" * 41}, "malformed_message"),
    ],
)
def test_there_is_no_such_lesson(tmp_path: Path, hello: dict[str, Any], code: str) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at, line(at) as browser:
            await browser.socket.send(json.dumps({"type": "learn", "protocol": PROTOCOL} | hello))
            assert (await browser.receive())["code"] == code
            assert await browser.closed() == 1008

    run(scene())


def test_a_table_is_no_lesson(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table()
            async with line(at) as browser:
                await browser.send(type="hello", protocol=PROTOCOL, table=code, tokens=[key])
                await browser.until(lambda one: one.table)
                assert (await browser.request(type="scene", scene=0))["code"] == "no_lesson"
                assert (await browser.request(type="show"))["code"] == "no_lesson"
                await browser.socket.send(json.dumps({"type": "learn", "protocol": PROTOCOL, "game": "sumo"}))
                assert (await browser.answer())["code"] == "malformed_action"

    run(scene())


def test_lessons_are_bounded_and_make_room_when_they_are_left(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(lessons_at_once=2)) as at, learner(at), learner(at) as second:
            async with line(at) as third:
                await third.socket.send(json.dumps({"type": "learn", "protocol": PROTOCOL, "game": "sumo"}))
                assert (await third.receive())["code"] == "too_many_lessons"
            # Gone without a word, in the middle of a scene.
            second.browser.abort()
            async with patient(at) as fourth:
                assert fourth.progress["scene"] == 0

    @asynccontextmanager
    async def patient(at: House) -> AsyncIterator[Learner]:
        """Somebody who comes again until there is room."""
        while True:
            async with line(at) as browser:
                await browser.socket.send(json.dumps({"type": "learn", "protocol": PROTOCOL, "game": "sumo"}))
                one = Learner(browser)
                one.frames.append(await browser.receive())
                if one.frames[0]["type"] == "welcome":
                    await one.hear("lesson")
                    yield one
                    return
                assert one.frames[0]["code"] == "too_many_lessons"

    run(scene())


def test_an_address_has_so_many_lessons() -> None:
    lessons = Lessons(limits(lessons_per_address=3))
    for _ in range(3):
        last = lessons.begin("sumo", 0, "10.0.0.1")
    with pytest.raises(Refused, match="too_many_lessons"):
        lessons.begin("sumo", 0, "10.0.0.1")
    lessons.begin("sumo", 0, "10.0.0.2")
    last.close()
    lessons.begin("sumo", 0, "10.0.0.1")
    assert len(lessons) == 4


def test_when_there_are_too_many_lessons_whoever_has_most_makes_room() -> None:
    lessons = Lessons(limits(lessons_at_once=5))
    greedy = [lessons.begin("sumo", 0, "10.0.0.1") for _ in range(5)]
    for newcomer in ("10.0.0.2", "10.0.0.3"):
        lessons.begin("sumo", 0, newcomer)
        assert len(lessons) == 5
    assert [lesson.is_closed for lesson in greedy] == [True, True, False, False, False]
    second = lessons.begin("sumo", 0, "10.0.0.2")
    # Two, one and two: nobody has so many that another one would have fewer.
    with pytest.raises(Refused, match="too_many_lessons"):
        lessons.begin("sumo", 0, "10.0.0.3")
    assert not second.is_closed
    lessons.end(greedy[0])
    assert [lessons.count_of(f"10.0.0.{visitor}") for visitor in (1, 2, 3)] == [2, 2, 1]


def test_a_lesson_that_made_room_is_closed_on_the_line(tmp_path: Path) -> None:
    async def scene() -> None:
        async with (
            house(tmp_path, limits=limits(lessons_at_once=2)) as at,
            learner(at) as first,
            learner(at) as second,
            line(at, x_forwarded_for="10.0.0.7") as newcomer,
        ):
            await newcomer.socket.send(json.dumps({"type": "learn", "protocol": PROTOCOL, "game": "sumo"}))
            assert (await newcomer.receive())["type"] == "welcome"
            assert await first.browser.closed() == 1001
            await second.browser.send(type="scene", scene=1)
            assert (await second.hear("lesson"))["scene"] == 1

    run(scene())


def test_a_lesson_does_not_last_for_ever(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(lesson_seconds=0.05)) as at, learner(at) as one:
            assert await one.browser.closed() == 1001

    run(scene())


def test_somebody_who_asks_too_much_is_slowed_down(tmp_path: Path) -> None:
    async def scene() -> None:
        slow = limits(frames_per_second=0, frames_at_once=3)
        async with house(tmp_path, limits=slow) as at, learner(at) as one:
            for _ in range(4):
                await one.browser.send(type="scene", scene=1)
            assert (await one.hear("refused"))["code"] == "too_fast"

    run(scene())


@each_game
def test_no_scene_holds_the_loop(game: str) -> None:
    """To lay a scene out and to do it takes no longer than any other message may."""
    lesson = Lessons(Limits()).begin(game, 0, "10.0.0.1")

    def nowhere(_: bytes) -> bool:
        return True

    async def never(_: bytes) -> None:
        raise AssertionError

    connection = Connection(never, Limits(), nowhere)
    for number in range(len(sobremesa.game(game).lesson)):
        for message in (f'{{"type":"scene","id":"a","scene":{number}}}', '{"type":"show","id":"a"}'):
            costs = [cost_of(lesson, connection, message, number) for _ in range(TRIES)]
            assert min(costs) <= BUDGET, (number, message)


def cost_of(lesson: Any, connection: Connection, message: str, number: int) -> float:
    """Yardsticks for one message, at the beginning of the scene."""
    lesson.begin(number)
    lesson.show_all(connection)
    measure = yardstick()
    began = thread_time()
    run(lesson.hear(connection, message))
    return (thread_time() - began) / measure
