"""The security table: what every message is answered for whoever may not send it, and who gets to know what."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from sobremesa.server import protocol
from sobremesa.server.table.seats import new_token, token_hash
from wire import Browser, House, browser, house, play_on, run

ONE_ROUND = {"mode": "short_deck", "end_condition": "rounds", "rounds": 1}

KINDS = {str(kind.__struct_config__.tag): kind for kind in get_args(protocol.PageMessage)}
FIELDS: dict[str, Any] = {
    "id": "id",
    "seat": 0,
    "n": 0,
    "decision_id": 0,
    "resent": False,
    "match": 1,
    "actions": [{"type": "play_card", "card": 1}],
    "name": "Mallory",
    "random": "0f" * 16,
    "level": "easy",
    "options": {"players": 4},
    "on": True,
    "open": False,
    "game": "sorry",
    "to": 1,
    "pace": "fast",
    "reaction": "clap",
    "protocol": protocol.PROTOCOL,
    "table": "HIGO2746",
    "tokens": [],
    "scene": 0,
    "token": "token-of-mallory-000001",
}
# For each message: before the match and during it. None: anybody may send it.
STRANGER: dict[str, tuple[str | None, str | None]] = {
    "hello": ("malformed_action", "malformed_action"),
    "learn": ("malformed_action", "malformed_action"),
    "scene": ("no_lesson", "no_lesson"),
    "show": ("no_lesson", "no_lesson"),
    "sit": ("seat_taken", "match_running"),
    "add": ("not_a_player", "not_a_player"),
    "stand": ("not_the_host", "not_the_host"),
    "bot": ("not_the_host", "not_a_player"),
    "options": ("not_the_host", "not_the_host"),
    "start": ("not_the_host", "not_the_host"),
    "act": ("match_not_started", "not_a_player"),
    "draft": ("not_a_player", "not_a_player"),
    "appraise": ("not_a_player", "not_a_player"),
    "hint": ("match_not_started", "not_a_player"),
    "review": ("not_a_player", "not_a_player"),
    "react": ("not_a_player", "not_a_player"),
    "skip": ("not_a_player", "not_a_player"),
    "seen": ("not_a_player", "not_a_player"),
    "pause": ("not_the_host", "not_the_host"),
    "rematch": ("match_not_started", "match_running"),
    "lobby": ("not_the_host", "not_the_host"),
    "game": ("not_the_host", "not_the_host"),
    "door": ("not_the_host", "not_the_host"),
    "swap": ("not_the_host", "not_the_host"),
    "shuffle": ("not_the_host", "not_the_host"),
    "hand_over": ("not_the_host", "not_the_host"),
    "rename": ("not_a_player", "not_a_player"),
    "pace": ("not_the_host", "not_the_host"),
    "link": ("not_the_host", "not_the_host"),
    "close": ("not_the_host", "not_the_host"),
    "ping": (None, None),
}
NEIGHBOUR = STRANGER | {
    "add": ("not_your_seat", "not_your_seat"),
    "bot": ("not_the_host", "not_away"),
    "act": ("match_not_started", "not_your_seat"),
    "draft": ("not_your_seat", "not_your_seat"),
    "appraise": ("not_your_seat", "not_your_seat"),
    "hint": ("match_not_started", "not_your_seat"),
    "review": ("not_your_seat", "not_your_seat"),
    "react": ("not_your_seat", "not_your_seat"),
    "skip": ("not_your_seat", "not_your_seat"),
    "seen": ("not_your_seat", "not_your_seat"),
    "rename": ("not_your_seat", "not_your_seat"),
}
KEY_WITHOUT_A_SEAT = {
    name: codes for name, codes in STRANGER.items() if "not_a_player" in codes and name not in ("bot", "rematch")
}


def sample(name: str) -> dict[str, Any]:
    """A message of that kind; a field nobody has thought of fails here."""
    return {"type": name} | {field: FIELDS[field] for field in KINDS[name].__struct_fields__}


def test_the_table_has_a_row_for_every_message() -> None:
    assert set(STRANGER) == set(KINDS)
    for name in KINDS:
        protocol.reader.decode(json.dumps(sample(name)))


class Scene:
    """A table of two, a table next door, and tokens of every kind that must be worth nothing here."""

    def __init__(self, at: House, code: str) -> None:
        self.at = at
        self.code = code
        self.key = ""
        self.ana = ""
        self.beto = ""
        self.worthless: dict[str, list[str]] = {}

    def everything(self) -> bytes:
        """The table as it is stored and played."""
        table = self.at.table(self.code)
        position = None if table.live_match is None else table.live_match.state.position()
        return msgspec.json.encode([table.lobby, position, table.live_match.n if table.live_match else 0])

    def secrets(self) -> list[str]:
        """What must not be told to anybody else."""
        table = self.at.table(self.code)
        chairs = [part for chair in table.lobby.chairs for part in (chair.token, chair.random) if part]
        seeds = [] if table.live_match is None else [table.live_match.match.seed().hex()]
        return [self.key, self.ana, self.beto, table.lobby.host, table.lobby.secret, *chairs, *seeds]


@asynccontextmanager
async def scene_at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with house(tmp_path) as at:
        other, other_key = await at.open_table(players=2)
        async with browser(at, other, other_key) as next_door:
            _, other_token = await next_door.sit("Nora")
        code, key = await at.open_table(players=2, **ONE_ROUND)
        scene = Scene(at, code)
        async with browser(at, code, key) as host, browser(at, code) as guest:
            _, scene.ana = await host.sit("Ana")
            _, stood = await guest.sit("Beto")
            await guest.request(type="stand", seat=1)
            _, replaced = await guest.sit("Beto")
            scene.key = key
            await guest.close()
            await host.until(lambda one: one.table["seats"][1]["may_stand_in"])
            scene.beto = (await host.request(type="link", seat=1))["link"].partition("#")[2]
            right = scene.ana
            scene.worthless = {
                "nothing": [],
                "wrong": [new_token()],
                "empty": ["", " "],
                "of another table": [other_key, other_token],
                "of one who stood up": [stood],
                "replaced by a new link": [replaced],
                "almost right": [right[:-1], right + "=", right.swapcase(), f" {right}", right[::-1], right + "\x00"],
                "the hash that is stored": [token_hash(right), token_hash(key)],
                "too many": [new_token() for _ in range(protocol.MAX_TOKENS)],
            }
            yield scene


async def is_refused_everything(scene: Scene, person: Browser, table: dict[str, Any], during: bool) -> None:
    """Send every kind of message: each is refused as the table says, and nothing at all has changed."""
    before = scene.everything()
    for name, codes in table.items():
        message = sample(name)
        await person.socket.send(json.dumps(message))
        answer = await person.receive()
        while answer["type"] not in ("refused", "done"):
            answer = await person.receive()
        assert answer.get("code") == codes[during], (name, answer)
        assert answer["id"] == message.get("id", "")
    await person.settle()
    assert scene.everything() == before


TOKENS = [
    "nothing",
    "wrong",
    "empty",
    "of another table",
    "of one who stood up",
    "replaced by a new link",
    "almost right",
    "the hash that is stored",
    "too many",
]


@pytest.mark.parametrize("during", [False, True], ids=["before the match", "during the match"])
def test_no_message_is_carried_out_for_tokens_that_are_worth_nothing(tmp_path: Path, during: bool) -> None:
    async def scene() -> None:
        async with scene_at(tmp_path) as here:
            assert list(here.worthless) == TOKENS
            if during:
                async with browser(here.at, here.code, here.key) as host:
                    assert (await host.request(type="start"))["type"] == "done"
            for kind, tokens in here.worthless.items():
                async with browser(here.at, here.code, *tokens) as mallory:
                    assert mallory.welcome["tokens"] == [None] * len(tokens), kind
                    assert (mallory.table["you"], mallory.table["host"]) == ([], False)
                    expected = STRANGER | ({"sit": ("too_many_seats",) * 2} if kind == "too many" else {})
                    await is_refused_everything(here, mallory, expected, during)
                    nothing_told(mallory.frames, here.secrets())

    run(scene())


@pytest.mark.parametrize("during", [False, True], ids=["before the match", "during the match"])
def test_a_seat_opens_no_other_and_the_key_no_seat(tmp_path: Path, during: bool) -> None:
    async def scene() -> None:
        async with scene_at(tmp_path) as here, browser(here.at, here.code, here.key) as host:
            if during:
                assert (await host.request(type="start"))["type"] == "done"
            async with browser(here.at, here.code, here.beto) as beto:
                assert beto.welcome["tokens"] == [1]
                await is_refused_everything(here, beto, NEIGHBOUR, during)
            await is_refused_everything(here, host, KEY_WITHOUT_A_SEAT, during)

    run(scene())


def test_a_token_that_is_taken_back_while_it_is_in_use_is_worth_nothing_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with scene_at(tmp_path) as here, browser(here.at, here.code, here.beto) as thief:
            async with browser(here.at, here.code, here.key) as host:
                await host.request(type="stand", seat=1)
                await thief.until(lambda one: one.table["you"] == [])
                await host.request(type="bot", seat=1, level="easy")
                await host.request(type="start")
            await thief.until(lambda one: None in one.states)
            seen = len(thief.frames)
            await is_refused_everything(here, thief, STRANGER, during=True)
            async with browser(here.at, here.code, here.ana) as ana:
                await ana.until(lambda one: 0 in one.states)
                await ana.act(0, ana.states[0]["legal"][0])
            await thief.until(lambda one: one.states.get(None, {}).get("n") == 1)
            later = [json.loads(frame) for frame in thief.frames[seen:]]
            assert all(message["view"]["own"] is None for message in later if message["type"] == "state")

    run(scene())


# What is told to whom


def nothing_told(frames: list[str], secrets: list[str]) -> None:
    told = "\n".join(frames)
    for secret in secrets:
        assert len(secret) >= 22
        assert secret not in told


def test_tokens_and_secrets_reach_nobody_but_their_owner(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=3, **ONE_ROUND)
            async with browser(at, code, key) as ana, browser(at, code) as beto, browser(at, code) as screen:
                tokens = [(await ana.sit("Ana"))[1], (await beto.sit("Beto"))[1]]
                await ana.request(type="bot", seat=2, level="easy")
                await beto.close()
                await ana.until(lambda one: one.table["seats"][1]["may_stand_in"])
                fresh = (await ana.request(type="link", seat=1))["link"].partition("#")[2]
                await ana.request(type="start")
                async with browser(at, code, fresh) as again:
                    await again.until(lambda one: 1 in one.states)
                    live = at.table(code).live_match
                    assert live is not None
                    running = [live.match.seed().hex(), at.table(code).lobby.secret]
                    nothing_told(ana.frames + beto.frames + again.frames + screen.frames, running)
                    table = f"/api/tables/{code}"
                    for path in ("/metrics", "/health", "/api/games", table, f"{table}/qr.svg"):
                        status, body, _ = await asyncio.to_thread(at.fetch, path)
                        assert status == 200
                        nothing_told([body.decode()], [key, *tokens, fresh, *running])
                        if not path.startswith("/api/tables"):
                            assert not re.search(rf"Ana|Beto|{code}", body.decode())
                    for path in ("record", "timeline", "steps/0", "steps/0?seat=0"):
                        status, refused = await at.ask(f"/api/tables/{code}/matches/1/{path}")
                        assert (status, refused) == (409, {"code": "match_running", "facts": {}})
                    await both_play_to_the_end(ana, again)
                    await screen.until(lambda one: one.table["phase"] == "over")
                lobby = at.table(code).lobby
                hashes = [lobby.host, *(chair.token for chair in lobby.chairs if chair.token)]
                others = [key, *tokens, fresh, lobby.secret, *hashes]
                nothing_told(screen.frames, others)
                # A page chooses its tokens itself: they are not even told to it again.
                nothing_told(beto.frames, others)
                nothing_told(again.frames, others)
                nothing_told(ana.frames, [secret for secret in others if secret != fresh])

    run(scene())


async def both_play_to_the_end(ana: Browser, beto: Browser) -> None:
    while ana.states.get(0) is None or ana.states[0]["outcome"] is None:
        for person, seat in ((ana, 0), (beto, 1)):
            await person.settle()
            if seat in person.states[seat]["to_act"]:
                await person.act(seat, person.states[seat]["legal"][0])


# Logs

LINES = re.compile(
    r"""Started\ server\ process\ \[\d+\]
    | Waiting\ for\ application\ (startup|shutdown)\.
    | Application\ (startup|shutdown)\ complete\.
    | Uvicorn\ running\ on\ socket\ .*
    | 127\.0\.0\.1:\d+\ -\ "WebSocket\ /(ws|node)"\ (\[accepted\]|403)
    | connection\ (open|closed|rejected\ \(403\ Forbidden\))
    | Shutting\ down | Waiting\ for\ (connections|background\ tasks)\ .*
    | Finished\ server\ process\ \[\d+\]""",
    re.VERBOSE,
)


def test_the_log_of_a_whole_match_tells_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Every line is one of a few that we know by heart: no token, code, seed, hand or name fits into them."""
    caplog.set_level(logging.INFO)

    async def scene() -> None:
        async with house(tmp_path) as at:
            code, key = await at.open_table(players=3, **ONE_ROUND)
            async with browser(at, code, key) as ana:
                seat, _ = await ana.sit("Ana")
                for other in (1, 2):
                    await ana.request(type="bot", seat=other, level="easy")
                await ana.request(type="start")
                await ana.until(lambda one: seat in one.states)
                card = ana.states[seat]["legal"][0]
                await ana.request(type="draft", seat=seat, actions=[card])
                await ana.request(type="appraise", seat=seat, actions=[card])
                await ana.request(type="hint", seat=seat)
                await ana.act(seat, {"type": "play_card", "card": 104})
                await ana.socket.send("{")
                await ana.send(type="react", seat=seat, reaction="toast")
                await play_on(ana, seat)
            await at.ask(f"/api/tables/{code}")
            await at.ask("/api/tables/NADA1234")
            async with browser(at, "NADA1234", key):
                pass

    run(scene())
    ours = [record for record in caplog.records if record.name.partition(".")[0] in ("uvicorn", "sobremesa")]
    said = {record.getMessage() for record in ours}
    assert said
    assert [line for line in said if not LINES.fullmatch(line)] == []


# Names

CLEANED = {
    "<script>alert(1)</script>": "<script>alert(1)</script",
    '"><img src=x onerror=1>': '"><img src=x onerror=1>',
    "{{7*7}} ${7*7} %s": "{{7*7}} ${7*7} %s",
    "\u202eanA\u202c": "anA",
    "\u2066Beto\u2069\u200f": "Beto",
    "C\x00a\x1b[31mrla\x07\r\n": "Ca[31mrla",
    "\ufeffInés\u200d\u200b": "Inés",
    "'; DROP TABLE tables;--": "'; DROP TABLE tables;--",
    "\ue000\uffffZoé": "Zoé",
}
UNREADABLE = ["", " \t\n", "\u202e\u2066", "\x00", "\u200b\u200d", "\u0301", "\ue000", "\u3164"]


def test_names_reach_others_cleaned_and_as_plain_text(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _ = await at.open_table(players=len(CLEANED))
            async with browser(at, code) as mallory, browser(at, code) as other:
                for seat, (typed, shown) in enumerate(CLEANED.items()):
                    await mallory.sit(typed, seat)
                    await other.until(lambda one, seat=seat: one.table["seats"][seat]["kind"] == "person")
                    assert other.table["seats"][seat]["name"] == shown
            status, body, headers = await asyncio.to_thread(at.fetch, f"/api/tables/{code}")
            assert [seat["name"] for seat in json.loads(body)["seats"]] == list(CLEANED.values())
            assert (status, headers["content-type"]) == (200, "application/json")
            assert headers["x-content-type-options"] == "nosniff"

    run(scene())


def test_names_nobody_can_read_are_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            code, _ = await at.open_table(players=2)
            async with browser(at, code) as mallory:
                for typed in UNREADABLE:
                    refused = await mallory.request(type="sit", name=typed, random="0f" * 16)
                    assert refused["code"] == "bad_name"
                await mallory.send(type="sit", name="x" * 201, random="0f" * 16)
                assert (await mallory.receive())["code"] == "malformed_message"
                await mallory.settle()
                assert [seat["kind"] for seat in mallory.table["seats"]] == ["free", "free"]

    run(scene())
