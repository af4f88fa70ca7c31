"""The gate over HTTP and at the handshake: foreign names and pages, guessed codes, odd paths, plain errors."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from prometheus_client import CONTENT_TYPE_LATEST
from websockets.exceptions import InvalidStatus

from sobremesa.server.http.origins import HEADERS, content_security_policy
from sobremesa.server.limits import Limits, TokenBucket, TokenBuckets
from sobremesa.server.limits.token_buckets import cost_of
from sobremesa.server.protocol import MAX_FRAME, PROTOCOL
from wire import GENEROUS, House, browser, house, line, run

ELSEWHERE = {"x-forwarded-for": "203.0.113.9"}
UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
    "Sec-WebSocket-Version": "13",
}


def limits(**some: Any) -> Limits:
    return msgspec.structs.replace(GENEROUS, **some)


class Answer:
    """An HTTP answer, as it came."""

    def __init__(self, raw: bytes) -> None:
        head, _, self.body = raw.partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        self.status = int(first.split()[1])
        self.headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}

    @property
    def code(self) -> str:
        return str(json.loads(self.body)["code"])


async def raw(at: House, method: str, path: str, host: str | None, body: bytes = b"", **headers: str) -> Answer:
    """A request written by hand: clients refuse to send most of these."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    if host is not None:
        named["Host"] = host
    if body:
        named |= {"Content-Type": named.pop("content-type", "application/json"), "Content-Length": str(len(body))}
    if "Connection" not in named:
        named["Connection"] = "close"
    head = "\r\n".join([f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items()), "", ""])
    reader, writer = await asyncio.open_connection("127.0.0.1", at.port)
    writer.write(head.encode("latin-1") + body)
    answer = await reader.readuntil(b"\r\n\r\n")
    if "Upgrade" not in named:
        answer += await reader.read()
    writer.close()
    await writer.wait_closed()
    return Answer(answer)


# Names and pages


FOREIGN_HOSTS = [
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.nip.example",
    "evil@127.0.0.1",
    "127.0.0.1@evil.example",
    "127.0.0.1/evil.example",
    "localhost, evil.example",
    "",
    "2130706433",
]


def test_a_foreign_name_is_turned_away_by_http_and_at_the_handshake(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            for host in FOREIGN_HOSTS:
                for path in ("/", "/api/games", "/health", "/metrics", "/ws"):
                    answer = await raw(at, "GET", path, host)
                    assert answer.status in (400, 421), (host, path)
                    if answer.status == 421:
                        assert answer.code == "foreign_host"
                    assert b"Sobremesa" not in answer.body
                assert (await raw(at, "GET", "/ws", host, **UPGRADE)).status in (400, 403)
            assert (await raw(at, "GET", "/health", None)).status == 400
            own = f"127.0.0.1:{at.port}"
            assert (await raw(at, "GET", "/ws", own, **UPGRADE)).status == 101
            for name in (own, f"localhost:{at.port}", "localhost", "[::1]", "192.168.1.99:80"):
                assert (await raw(at, "GET", "/health", name)).status == 200

    run(scene())


def test_a_foreign_page_is_turned_away_where_it_could_do_harm(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            own = f"127.0.0.1:{at.port}"
            wish = json.dumps({"game": "sumo"}).encode()
            for origin in (
                "null",
                "http://evil.example",
                f"http://localhost:{at.port}",
                "http://127.0.0.1",
                f"http://127.0.0.1:{at.port + 1}",
                f"https://{own}",
                f"ftp://{own}",
                f"http://{own}@evil.example",
                f"http://evil.example@{own}",
                f"http://{own}.evil.example",
                f"http://{own}/",
                "http://[",
            ):
                answer = await raw(at, "POST", "/api/tables", own, wish, origin=origin)
                assert (answer.status, answer.code) == (403, "foreign_origin"), origin
                with pytest.raises(InvalidStatus) as refused:
                    async with line(at, origin=origin):
                        pass
                assert refused.value.response.status_code == 403, origin
                # Reading is harmless: no header lets a foreign page see the answer.
                answer = await raw(at, "GET", "/api/games", own, origin=origin)
                assert answer.status == 200
                assert not any(name.startswith("access-control") for name in answer.headers)
            assert at.tables.tables == {}
            assert (await raw(at, "POST", "/api/tables", own, wish, origin=f"http://{own}")).status == 201
            async with line(at, origin=f"http://{own}") as ours:
                await ours.send(type="hello", protocol=PROTOCOL, table="NADA1234")
                assert (await ours.receive())["code"] == "no_such_table"

    run(scene())


def test_there_is_no_socket_anywhere_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            own = f"127.0.0.1:{at.port}"
            for path in ("/", "/ws/", "/WS", "/api/ws", "/t/HIGO2746", "//ws"):
                assert (await raw(at, "GET", path, own, **UPGRADE)).status == 403, path

    run(scene())


# Guessing

FEW = limits(guesses_per_minute=0.001, guesses_at_once=3)


def test_after_some_wrong_codes_nobody_of_that_address_gets_further(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=FEW) as at:
            code, _ = await at.open_table(players=2)
            for number in range(3):
                assert (await at.ask(f"/api/tables/{code}"))[0] == 200
                assert (await at.ask(f"/api/tables/NADA{1000 + number}"))[0] == 404
            for path in (
                "NADA1234",
                code,
                f"{code}/qr.svg",
                f"{code}/matches/1/record",
                f"{code}/matches/1/steps/0",
                f"{code}/matches/1/timeline",
            ):
                answer = await at.ask(f"/api/tables/{path}")
                assert answer == (429, {"code": "too_many_guesses", "facts": {}})
            async with browser(at, code) as visitor:
                assert '"too_many_guesses"' in visitor.frames[0]
                assert await visitor.closed() == 1008
            assert (await at.ask(f"/api/tables/{code}", headers=ELSEWHERE))[0] == 200
            async with browser(at, code, **ELSEWHERE) as other:
                assert other.welcome

    run(scene())


def test_wrong_codes_at_the_socket_cost_as_much(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=FEW) as at:
            code, key = await at.open_table(players=2)
            said = []
            for number in range(5):
                async with browser(at, f"NADA{1000 + number}", *([key] if number % 2 else [])) as visitor:
                    said.append(json.loads(visitor.frames[0])["code"])
            assert said[:3] == ["no_such_table"] * 3
            assert said[3:] == ["too_many_guesses"] * 2
            assert (await at.ask(f"/api/tables/{code}"))[0] == 429

    run(scene())


def test_those_who_hold_a_seat_come_back_however_much_others_have_guessed(tmp_path: Path) -> None:
    """Also after a restart, when the table has to be brought back from the store."""

    async def scene() -> None:
        async with house(tmp_path, limits=FEW) as at:
            code, key = await at.open_table(players=2)
            async with browser(at, code, key) as ana:
                _, token = await ana.sit("Ana")
                for number in range(4):
                    await at.ask(f"/api/tables/NADA{1000 + number}")
                # Whoever is here stays here.
                assert (await ana.request(type="bot", seat=1, level="easy"))["type"] == "done"
                for _ in range(5):
                    async with browser(at, code, token) as again:
                        assert again.welcome["tokens"] == [0]
        async with house(tmp_path, limits=FEW) as at:
            for number in range(4):
                await at.ask(f"/api/tables/NADA{1000 + number}")
            async with browser(at, code, key) as again:
                assert again.welcome["tokens"] == [-1]

    run(scene())


def test_made_up_tokens_are_no_way_around_the_limit(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=FEW) as at:
            code, key = await at.open_table(players=2)
            for number in range(3):
                await at.ask(f"/api/tables/NADA{1000 + number}")
            for _ in range(3):
                async with browser(at, code, "made up") as mallory:
                    assert '"too_many_guesses"' in mallory.frames[0]
            # Now not even a right one is looked at: there would be no end to the guessing.
            async with browser(at, code, key) as late:
                assert '"too_many_guesses"' in late.frames[0]
            async with browser(at, code, key, **ELSEWHERE) as other:
                assert other.welcome["tokens"] == [-1]

    run(scene())


def test_guesses_made_at_the_same_time_are_counted_one_by_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=FEW) as at:
            guesses = [at.ask(f"/api/tables/NADA{1000 + number}") for number in range(30)]
            statuses = [status for status, _ in await asyncio.gather(*guesses)]
            assert (statuses.count(404), statuses.count(429)) == (3, 27)

    run(scene())


def test_many_addresses_together_have_fewer_guesses_each(tmp_path: Path) -> None:
    async def scene() -> None:
        # All together have one guess a minute: once it is spent, none comes back while the scene lasts.
        few = limits(all_guesses_per_minute=1, guesses_per_minute=0.001, guesses_at_once=10, alarmed_guesses=3)
        async with house(tmp_path, limits=few) as at:
            visitor = {"x-forwarded-for": "203.0.113.1"}
            assert (await at.ask("/api/tables/NADA1000", headers=visitor))[0] == 404
            statuses = [
                (await at.ask(f"/api/tables/NADA{number}", headers=ELSEWHERE))[0] for number in range(1000, 1006)
            ]
            assert statuses == [404, 404, 404, 429, 429, 429]

    run(scene())


def test_a_right_code_is_never_refused_because_others_guess(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, limits=limits(all_guesses_per_minute=5, guesses_at_once=10)) as at:
            code, _ = await at.open_table(players=2)
            for number in range(60):
                guesser = {"x-forwarded-for": f"203.0.113.{number % 30}"}
                await at.ask(f"/api/tables/NADA{1000 + number}", headers=guesser)
            newcomer = {"x-forwarded-for": "198.51.100.7"}
            assert (await at.ask(f"/api/tables/{code}", headers=newcomer))[0] == 200
            assert (await at.ask("/api/tables/NADA1234", headers=newcomer))[0] == 404
            async with browser(at, code, **newcomer) as person:
                assert person.table["code"] == code

    run(scene())


def test_tables_and_requests_are_counted_by_address(tmp_path: Path) -> None:
    async def scene() -> None:
        few = limits(tables_per_minute=0.001, tables_at_once=2, requests_per_second=0.001, requests_at_once=10)
        async with house(tmp_path, limits=few) as at:
            for expected in (201, 201, 429):
                assert (await at.ask("/api/tables", {"game": "sumo"}))[0] == expected
            assert (await at.ask("/api/tables", {"game": "sumo"}, ELSEWHERE))[0] == 201
            statuses = [(await at.ask("/health"))[0] for _ in range(10)]
            assert statuses == [200] * 7 + [429] * 3
            assert await at.ask("/") == (429, {"code": "too_fast", "facts": {}})
            assert (await at.ask("/health", headers=ELSEWHERE))[0] == 200

    run(scene())


def test_a_bucket_fills_with_time_and_never_runs_over() -> None:
    bucket = TokenBucket(per_second=2, at_once=3)
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]
    assert bucket.is_empty(100.4)
    assert not bucket.is_empty(100.5)
    assert bucket.take(100.5)
    assert not bucket.take(100.5)
    assert [bucket.take(10_000) for _ in range(4)] == [True, True, True, False]


def test_a_frame_costs_tokens_by_its_length() -> None:
    assert [cost_of("x" * size) for size in (0, 60, 511, 512, MAX_FRAME)] == [1, 1, 1, 2, 33]
    assert cost_of("x" * MAX_FRAME) <= Limits().frames_at_once
    bucket = TokenBucket(per_second=1, at_once=3)
    assert not bucket.take(100, 4)
    assert bucket.take(100, 2)
    assert not bucket.take(100, 2)
    assert bucket.take(101, 2)


def test_buckets_of_addresses_are_forgotten_when_they_are_too_many() -> None:
    buckets = TokenBuckets(per_second=1, at_once=1)
    assert buckets.take("first", 1)
    assert not buckets.take("first", 1)
    for number in range(TokenBuckets.MOST):
        buckets.take(str(number), 1)
    assert len(buckets.buckets) == TokenBuckets.MOST
    assert buckets.take("first", 1)


# Paths, methods, errors

STRANGE_PATHS = [
    "/../../etc/passwd",
    "/../index.html",
    "/assets/../../../etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/%252e%252e/etc/passwd",
    "/..\\..\\etc\\passwd",
    "//etc/passwd",
    "///",
    "/%00",
    "/index.html%00.png",
    "/%ff%fe",
    "/%c0%ae%c0%ae/",
    "/./index.html",
    "/t/" + "x" * 3000,
    "/api/",
    "/api/tables/",
    "/api/tables/%00",
    "/api/tables/%ff",
    "/api/tables/" + "A" * 41,
    "/api/tables/..%2f..%2f",
    "/api/tables/HIGO2746/../../../etc/passwd",
    "/api/tables/HIGO2746/matches/-1/record",
    "/api/tables/HIGO2746/matches/1e3/record",
    "/api/tables/HIGO2746/matches/" + "9" * 5000 + "/record",
    "/api/tables/HIGO2746/matches/1/steps/99999999999999999999",
    "/api/tables/HIGO2746/matches/1/steps/1?seat=32",
    "/api/tables/HIGO2746/matches/1/steps/1?seat=-1",
    "/api/tables/HIGO2746/matches/1/steps/1?seat=x&seat=1",
    "/api/tables/HIGO2746/matches/1/steps/1?seat=" + "9" * 5000,
    "/api/schema",
    "/schema/openapi.json",
    "/docs",
    "/.git/config",
    "/server.py",
    "/?x=" + "y" * 3000,
]
LEAKS = re.compile(rb"Traceback|File \"|\.py\b|site-packages|litestar|msgspec|sqlite|root:|Exception|detail")


def is_plain(answer: Answer, sent: str) -> None:
    """The page, or an error that tells its code and nothing else."""
    assert answer.status < 500, (sent, answer.status)
    assert not LEAKS.search(answer.body), (sent, answer.body[:200])
    if answer.body and answer.status >= 400 and answer.headers.get("content-type", "").startswith("application/json"):
        assert set(json.loads(answer.body)) == {"code", "facts"}, sent


def test_strange_paths_lead_nowhere(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            own = f"127.0.0.1:{at.port}"
            for path in STRANGE_PATHS:
                answer = await raw(at, "GET", path, own)
                is_plain(answer, path)
                if answer.status == 200:
                    assert answer.body == b"<!doctype html><title>Sobremesa</title>", path

    run(scene())


def test_other_methods_do_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            own = f"127.0.0.1:{at.port}"
            code, _ = await at.open_table(players=2)
            for path in ("/", "/t/HIGO2746", "/api/games", "/api/tables", f"/api/tables/{code}", "/health", "/metrics"):
                for method in ("HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "BREW"):
                    answer = await raw(at, method, path, own)
                    is_plain(answer, f"{method} {path}")
                    assert answer.status in (200, 204, 404, 405), (method, path, answer.status)
            assert list(at.tables.tables) == [code]

    run(scene())


def test_wishes_for_a_table_that_make_no_sense_are_refused_plainly(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            own = f"127.0.0.1:{at.port}"
            nested = b"[" * 980 + b"]" * 980
            for body, status in {
                b"{": 400,
                b"null": 400,
                b"[]": 400,
                b"\xff\xfe": 400,
                b'{"game":"\xff"}': 400,
                b'{"\xff":"sumo"}': 400,
                b'{"game":"sumo","options":{"\xff":1}}': 400,
                b'{"game":"\xed\xa0\x80"}': 400,
                b'{"game":1}': 400,
                b'{"game":"sumo","more":1}': 400,
                b'{"options":{}}': 400,
                b'{"game":"' + b"x" * 41 + b'"}': 400,
                b'{"game":"chess"}': 404,
                b'{"game":"../sumo"}': 404,
                b'{"game":"sumo@2"}': 404,
                b'{"game":"sumo","options":{"players":99}}': 400,
                b'{"game":"sumo","options":{"players":"4"}}': 400,
                b'{"game":"sumo","options":{"players":' + b"9" * 300 + b"}}": 400,
                b'{"game":"sumo","options":{"players":' + b"9" * 5000 + b"}}": 400,
                b'{"game":"sumo","options":{"mode":' + nested + b"}}": 400,
                b'{"game":"sumo","options":{"mode":' + nested[:100] + b"}}": 400,
                b'{"game":"sumo","options":{"' + b"x" * 9000 + b'":1}}': 400,
                b"[" * 60_000: 400,
                b"x" * 70_000: 413,
            }.items():
                answer = await raw(at, "POST", "/api/tables", own, body)
                is_plain(answer, body[:50].decode("latin-1"))
                assert answer.status == status, (body[:60], answer.status)
                assert len(answer.body) < 1000
            form = {"content_type": "application/x-www-form-urlencoded"}
            assert (await raw(at, "POST", "/api/tables", own, b"game=sumo", **form)).status in (400, 415)
            assert at.tables.tables == {}

    run(scene())


def test_every_answer_has_the_headers_that_keep_foreign_things_out(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            own = f"127.0.0.1:{at.port}"
            code, _ = await at.open_table(players=2)
            index = await raw(at, "GET", "/", own)
            answers = {
                200: index,
                304: await raw(at, "GET", "/", own, if_none_match=index.headers["etag"]),
                201: await raw(at, "POST", "/api/tables", own, b'{"game":"sumo"}'),
                400: await raw(at, "POST", "/api/tables", own, b"{"),
                403: await raw(at, "POST", "/api/tables", own, b"{}", origin="http://evil.example"),
                404: await raw(at, "GET", "/api/tables/NADA1234", own),
                405: await raw(at, "PUT", "/health", own),
                409: await raw(at, "GET", f"/api/tables/{code}/qr.svg", own),
                421: await raw(at, "GET", "/", "evil.example"),
            }
            for status, answer in answers.items():
                assert answer.status == (200 if status == 409 else status)
                named = "" if status == 421 else own
                for name, value in (HEADERS | {"content-security-policy": content_security_policy(named)}).items():
                    assert answer.headers[name] == value
                assert "server" not in answer.headers
                cached = answer.headers["cache-control"]
                assert cached == ("no-cache" if status in (200, 304) else "no-store"), status

    run(scene())


@pytest.mark.parametrize(
    ("host", "sockets"),
    [
        ("games.example", " ws://games.example wss://games.example"),
        ("192.168.1.7:8000", " ws://192.168.1.7:8000 wss://192.168.1.7:8000"),
        ("[2001:db8::7]:8000", ""),
        ("a; script-src *", ""),
        ("", ""),
    ],
)
def test_a_page_may_connect_to_its_own_host_alone(host: str, sockets: str) -> None:
    policy = content_security_policy(host)
    assert policy.startswith("default-src 'none'; script-src 'self';")
    assert f"; connect-src 'self'{sockets}; " in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy


def test_every_answer_names_its_charset_once_at_most(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as at:
            own = f"127.0.0.1:{at.port}"
            code, _ = await at.open_table(players=2)
            kinds = {
                "/": "text/html; charset=utf-8",
                f"/t/{code}": "text/html; charset=utf-8",
                "/metrics": CONTENT_TYPE_LATEST,
                "/api/games": "application/json",
                f"/api/tables/{code}/qr.svg": "image/svg+xml",
            }
            for path, kind in kinds.items():
                assert (await raw(at, "GET", path, own)).headers["content-type"] == kind

    run(scene())
