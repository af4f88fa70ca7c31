"""Every lesson of every game is finished by mouse, by touch and by keys, with wrong tries and with help."""

import re
from importlib import import_module

import pytest
from playwright.sync_api import expect

import sobremesa
from browser.house import House
from browser.lessons.learner import Learner, Task, Way
from browser.looks import CUT_OFF, barriers, none_of, resize
from browser.people import LAPTOP, PHONE, Visit
from browser.words import raw_ids
from effort import all_in_full, in_turn
from sobremesa.catalogue import GAMES

WAYS: tuple[Way, ...] = ("mouse", "touch", "keys")
FRAMES = 3600
"""Drawn frames to wait for a line that was cut, before the test fails instead of hanging."""


def tasks_of(game: str) -> tuple[dict[str, Task], dict[str, Task]]:
    module = import_module(f"browser.lessons.{game}")
    return module.TASKS, module.WRONG


@pytest.mark.parametrize(("game", "way"), in_turn({game: game for game in GAMES}, {way: way for way in WAYS}))
def test_a_lesson_is_finished(still_house: House, visit: Visit, game: str, way: Way) -> None:
    """From the box to the last screen and back. The first wrong try is followed by a look at how it is done."""
    tasks, wrong = tasks_of(game)
    assert list(tasks) == [scene.id for scene in sobremesa.game(game).lesson]
    assert wrong
    person = visit(still_house.url, **(PHONE if way == "touch" else LAPTOP)).go("/")
    learner = Learner(person, way)
    learner.press(person.box(game))
    learner.press(person.door("learn"))
    helped = next(iter(wrong))
    for number, (scene, do) in enumerate(tasks.items(), start=1):
        learner.is_at(number)
        expect(person.action("show")).to_have_count(0)
        if scene in wrong:
            wrong[scene](learner)
            learner.has_erred()
        if scene == helped:
            learner.action("show")
        else:
            do(learner)
        learner.is_done()
        assert raw_ids(person.page.locator("body").inner_text()) == []
        learner.action("next")
    expect(person.page.locator(".end .tick svg")).to_have_count(len(tasks))
    expect(person.action("play")).to_be_focused()
    learner.action("leave")
    expect(person.box(game)).to_be_visible()
    learner.press(person.box(game))
    expect(person.link("open-learn-again-label")).to_be_visible()


def test_a_lesson_can_be_left_and_skipped(still_house: House, visit: Visit) -> None:
    """Back leads to where it was opened; every scene can be skipped and repeated; it ends with a match."""
    person = visit(still_house.url, **LAPTOP).go("/")
    person.open_box()
    person.link("open-learn-go-label").click()
    Learner(person, "mouse").is_at(1)
    assert barriers(person.page) == []
    person.page.go_back()
    expect(person.box()).to_be_visible()
    person.page.go_forward()
    learner = Learner(person, "mouse")
    for number in range(1, 7):
        learner.is_at(number)
        if number == 3:
            person.page.reload()
            learner.is_at(3)
        learner.action("skip-scene")
    expect(person.page.locator(".end")).to_be_visible()
    assert barriers(person.page) == []
    person.page.get_by_role("button", name=person.say("lesson-repeat-of", scene=person.say("sumo-lesson-low"))).click()
    for number in (4, 5, 6):
        learner.is_at(number)
        learner.action("skip-scene")
    learner.action("play")
    expect(person.page).to_have_url(re.compile("/t/"))
    expect(person.my_turn).to_be_visible()
    # Whoever goes back from that match has learnt already: it leads to the shelf.
    person.page.go_back()
    expect(person.box()).to_be_visible()


def test_a_lesson_goes_on_after_the_line_was_broken(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, new=True, **LAPTOP).go("/learn/sumo")
    person.expect_trouble("WebSocket")
    learner = Learner(person, "mouse")
    learner.is_at(1)
    learner.action("skip-scene")
    learner.is_at(2)
    heard: list[str | bytes] = []
    person.page.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(frame)))
    still_house.cut_lines()
    # Only then is the scene there again: a card picked up before would be put down with it.
    for _ in range(FRAMES):
        if any('"type":"lesson"' in str(frame) for frame in heard):
            break
        person.page.evaluate("() => new Promise(requestAnimationFrame)")
    else:
        raise AssertionError("the line does not come back")
    tasks, _ = tasks_of("sumo")
    learner.is_at(2)
    tasks["row"](learner)
    learner.is_done()


def test_what_is_asked_about_is_in_sight_on_a_small_phone(still_house: House, visit: Visit) -> None:
    """The cloth of Burako has to be scrolled there; the own side, at its end, comes first."""
    person = visit(still_house.url, **PHONE | {"viewport": {"width": 360, "height": 640}}).go("/learn/burako")
    learner = Learner(person, "touch")
    for number in range(1, 5):
        learner.is_at(number)
        learner.action("skip-scene")
    learner.is_at(5)
    own = person.page.locator('.meld[data-meld="m1"]')
    expect(own).to_be_in_viewport(ratio=0.9)
    tasks, _ = tasks_of("burako")
    tasks["muerto"](learner)
    learner.is_done()
    expect(own).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("game", all_in_full(GAMES, "sumoku"))
def test_after_a_wrong_try_every_button_has_room_for_its_words(game: str, still_house: House, visit: Visit) -> None:
    """There are most buttons then; Sumoku has undo and pass beside them."""
    tasks, wrong = tasks_of(game)
    number = next(place for place, task in enumerate(tasks) if task in wrong)
    person = visit(still_house.url, language="fr", **LAPTOP).go(f"/learn/{game}")
    learner = Learner(person, "mouse")
    for before in range(number):
        learner.is_at(before + 1)
        learner.action("skip-scene")
    learner.is_at(number + 1)
    wrong[list(tasks)[number]](learner)
    learner.has_erred()
    for size in ((360, 640), (390, 844), (640, 400), (844, 390)):
        resize(person.page, *size)
        none_of([f"{size}: {complaint}" for complaint in person.page.evaluate(CUT_OFF)])


def test_there_is_no_such_lesson(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **LAPTOP).go("/learn/chess")
    expect(person.page.get_by_role("heading", name=person.say("trouble-nowhere-title"))).to_be_visible()


def test_rules_and_lesson_are_open_from_the_box_the_lobby_and_the_first_match(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **PHONE).go("/")
    person.open_box()
    expect(person.page.locator("dialog[open] .btn.primary")).to_have_text(person.say("open-learn-go"))
    person.button("table-rules").tap()
    rules = person.page.get_by_role("dialog", name=person.say("table-rules-of", game="Sumo"))
    # The nearest row is one of two: both are shown, each with its distance.
    expect(rules.locator(".picture").first.locator("p")).to_have_count(2)
    expect(rules.locator(".near")).to_contain_text("34")
    rules.get_by_role("button", name=person.say("page-close")).tap()
    person.door("bots").tap()
    learner = Learner(person, "touch")
    learner.press(person.button("table-menu"))
    learner.action("learn")
    learner.is_at(1)
    person.page.go_back()
    learner.press(person.cards.first)
    learner.action("lay")
    expect(person.laid).to_have_count(1)
    learner.press(person.button("table-menu"))
    expect(person.button("table-rules")).to_be_visible()
    expect(person.action("learn")).to_have_count(0)
    # Who has played it is not taught first.
    person.go("/").open_box()
    expect(person.link("open-learn-go-label")).to_be_visible()
    expect(person.page.locator("dialog[open] .btn.primary")).to_have_text(person.say("open-go-on"))
    person.name_field.fill("Rosa")
    person.door("people").tap()
    person.button("lobby-how").tap()
    rules.get_by_role("link", name=person.say("open-learn")).tap()
    learner.is_at(1)
    person.page.reload()
    learner.is_at(1)
    person.button("lesson-leave").tap()
    expect(person.chairs.filter(has_text=person.say("page-you"))).to_have_count(1)
