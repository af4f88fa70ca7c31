"""A browser for all scenes, a server for each, and people who complain when the page does anything it should not."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from chromium import ADVICE, FLAGS, find
from playwright.sync_api import Browser, expect, sync_playwright

import sobremesa.server.app
from browser.house import PATIENT, House
from browser.people import LAPTOP, Person, Visit
from wire import QUICK

PICTURES = Path(__file__).parent.parent.parent / "build" / "browser"
PAGE = Path(sobremesa.server.app.__file__).parent / "page"


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find()
    if path is None:
        pytest.exit(ADVICE, returncode=2)
    if not (PAGE / "index.html").exists():
        pytest.exit("The page is not built yet: make web", returncode=2)
    expect.set_options(timeout=10_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server where bots answer at once."""
    house = House(tmp_path, PAGE, QUICK)
    yield house
    house.close()


@pytest.fixture
def still_house(tmp_path: Path) -> Iterator[House]:
    """A server where nothing happens by itself: only people move."""
    house = House(tmp_path, PAGE, PATIENT)
    yield house
    house.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    report = yield
    if call.when == "call":
        item.stash[FAILED] = report.failed
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture
def visit(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody comes, with a browser of their own: `visit(house.url, **PHONE)`."""
    people: list[Person] = []

    def come(
        url: str, *, language: str = "es", keys: dict[str, list[str]] | None = None, calm: bool = True, **size: Any
    ) -> Person:
        size = size or LAPTOP
        motion = "reduce" if calm else "no-preference"
        context = chromium.new_context(locale=language, reduced_motion=motion, **size)
        context.set_default_timeout(10_000)
        person = Person(context, url, language, keys or {})
        people.append(person)
        return person

    yield come
    failed = request.node.stash.get(FAILED, True)
    for number, person in enumerate(people):
        if failed:
            take_picture(person, request.node.name, number)
        person.context.close()
    troubles = [trouble for person in people for trouble in person.unexpected()]
    assert not troubles, troubles


def take_picture(person: Person, scene: str, number: int) -> None:
    """What the person saw when the scene failed."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"\W+", "-", scene).strip("-")
    for place, page in enumerate(person.context.pages):
        page.screenshot(path=PICTURES / f"{name}-{number}-{place}.png", timeout=5_000)
