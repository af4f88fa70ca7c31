"""Browsers that are used again, servers, and people who complain when the page does anything it should not."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from chromium import ADVICE, FLAGS, find
from playwright.sync_api import Browser, expect, sync_playwright

import sobremesa.server.app
from browser.browsers import Browsers, Kind
from browser.house import PATIENT, House
from browser.people import LAPTOP, Person, Visit
from folders import memory_folder
from sobremesa.server.ws.fast_send import FastWebSocket
from wire import QUICK

PATIENCE = 30_000
"""Milliseconds after which something will not happen any more, on a machine that is busy with other things."""
PICTURES = Path(__file__).parent.parent.parent / "build" / "browser"
PAGE = Path(sobremesa.server.app.__file__).parent / "page"
Receive = Callable[[FastWebSocket, bytes], None]


@pytest.fixture(scope="session", autouse=True)
def slow_requests() -> None:
    """With `make test-browser DELAY=0.15` every request reaches the server so many seconds later.

    That shows at once what a busy machine shows now and then: a scene, or the page, that takes a wish for a fact.
    """
    seconds = float(os.environ.get("DELAY", 0))
    if seconds > 0:
        FastWebSocket.data_received = delayed(FastWebSocket.data_received, seconds)  # type: ignore[method-assign]


def delayed(receive: Receive, seconds: float) -> Receive:
    def late(line: FastWebSocket, data: bytes) -> None:
        def arrive() -> None:
            if not line.transport.is_closing():
                receive(line, data)

        line.loop.call_later(seconds, arrive)

    return late


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find()
    if path is None:
        pytest.exit(ADVICE, returncode=2)
    if not (PAGE / "index.html").exists():
        pytest.exit("The page is not built yet: make web", returncode=2)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def last_port() -> list[int]:
    return [0]


@pytest.fixture
def house(tmp_path: Path, last_port: list[int]) -> Iterator[House]:
    """A server where bots answer at once; at the port of the last one, from where browsers have the page already."""
    house = House(tmp_path, PAGE, QUICK, port=last_port[0])
    last_port[0] = house.port
    yield house
    house.close()


@pytest.fixture(scope="session")
def one_still_house() -> Iterator[House]:
    with memory_folder() as folder:
        house = House(folder, PAGE, PATIENT)
        yield house
        house.close()


@pytest.fixture
def still_house(one_still_house: House) -> Iterator[House]:
    """A server where nothing happens by itself: only people move. Each scene sets tables of its own there."""
    yield one_still_house
    one_still_house.send_guests_home()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def browsers(chromium: Browser) -> Browsers:
    return Browsers(chromium, PATIENCE)


@pytest.fixture
def visit(browsers: Browsers, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody comes, with a browser of their own: `visit(house.url, **PHONE)`."""
    people: list[Person] = []

    def come(
        url: str,
        *,
        language: str = "es",
        keys: dict[str, list[str]] | None = None,
        calm: bool = True,
        new: bool = False,
        **size: Any,
    ) -> Person:
        kind = Kind(language, calm, size or LAPTOP)
        people.append((browsers.open if new else browsers.take)(kind, url, keys or {}))
        return people[-1]

    yield come
    look_back(people, request)
    for person in people:
        browsers.give_back(person, is_clean=not request.node.stash.get(FAILED, True))
    no_trouble(people)


def look_back(people: list[Person], request: pytest.FixtureRequest) -> None:
    if request.node.stash.get(FAILED, True):
        for number, person in enumerate(people):
            take_picture(person, request.node.name, number)


def no_trouble(people: list[Person]) -> None:
    troubles = [trouble for person in people for trouble in person.unexpected()]
    assert not troubles, troubles


def take_picture(person: Person, scene: str, number: int) -> None:
    """What the person saw when the scene failed."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"\W+", "-", scene).strip("-")
    for place, page in enumerate(person.context.pages):
        page.evaluate("() => { if (globalThis.bare) bare.disabled = true; }")
        page.screenshot(path=PICTURES / f"{name}-{number}-{place}.png", timeout=PATIENCE)
