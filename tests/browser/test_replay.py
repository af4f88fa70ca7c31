"""A finished match again: at a chosen speed, from moment to moment, with somebody's eyes, by link and by keys."""

import json

import pytest
from playwright.sync_api import Page, expect

from browser.house import House
from browser.people import LAPTOP, PHONE, Visit
from browser.screens import MORE_NAMES, NAMES, finished, go, see_with
from effort import all_in_full
from sobremesa.catalogue import GAMES

SHORT = {
    "sumo": {"end_condition": "rounds", "rounds": 2},
    "rummy": {"mode": "single_hand"},
    "burako": {"target": 100},
    "sumoku": {"mode": "classic"},
    "sorry": {},
    "rummy500": {"target_score": 50},
}
TEN = (*NAMES, *MORE_NAMES)
COPIED = "() => { navigator.clipboard.writeText = text => { window.copied = text; return Promise.resolve(); }; }"


def left_edges(page: Page, pieces: str) -> list[int]:
    return [round(box["x"]) for one in page.locator(pieces).all() if (box := one.bounding_box())]


def moment(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def test_a_match_is_looked_at_again(still_house: House, visit: Visit) -> None:
    party = finished(still_house)
    outline = still_house.ask(f"/api/tables/{party.code}/matches/1/timeline")
    (person,) = go([visit(still_house.url, keys=party.keys(2), **LAPTOP)], f"/t/{party.code}", ".result .sheet")
    person.page.locator('a[href^="/replay"]').click()
    page = person.page
    expect(page.locator(".tape")).to_be_visible()
    expect(page.locator("[data-eyes='2']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".mine .scard")).to_have_count(10)

    # By keys: a turn on, back, to the end and the beginning; speeds.
    for key, where in (
        ("ArrowRight", outline["turns"][0]),
        ("ArrowRight", outline["turns"][1]),
        ("ArrowLeft", outline["turns"][0]),
        ("End", outline["of"]),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(page.get_by_role("slider")).to_have_value(str(where))
    page.keyboard.press("4")
    expect(page.get_by_role("button", name="4×")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press(" ")
    expect(page.get_by_role("slider")).to_have_value(str(outline["turns"][1]))
    page.keyboard.press(" ")

    # Rounds are marked, and a pin leads to its moment.
    expect(page.locator(".tape .mark")).to_have_count(len(outline["hands"]))
    assert 0 < page.locator(".tape .pin").count() <= 12
    best = max(outline["pins"], key=lambda pin: pin["value"])
    page.locator(".tape .pin", has_text=str(best["value"])).first.click()
    expect(page.locator(".tape .pin.at")).to_have_text(str(best["value"]))
    expect(page.get_by_role("slider")).to_have_value(str(best["n"]))

    # A link leads to this moment with these eyes, for somebody else too.
    page.evaluate(COPIED)
    page.locator("[data-action=share]").click()
    page.wait_for_function("() => window.copied")
    link = page.evaluate("() => window.copied")
    other = visit(still_house.url, **PHONE).go(link.removeprefix(still_house.url))
    expect(other.page.get_by_role("slider")).to_have_value(str(moment(page)))
    expect(other.page.locator(".whose select")).to_have_value("2")
    other.button("table-pad").click()
    expect(other.page.get_by_role("dialog")).to_contain_text(other.say("sumo-page-pins"))

    # Going back closes the pad first; a reload finds the same moment and the same eyes.
    other.page.go_back()
    expect(other.page.get_by_role("dialog")).to_have_count(0)
    other.page.reload()
    expect(other.page.get_by_role("slider")).to_have_value(str(moment(page)))
    expect(other.page.locator(".whose select")).to_have_value("2")
    where = moment(page)
    page.get_by_role("link", name=person.say("replay-to-result")).click()
    expect(person.match_result).to_be_visible()
    page.go_back()
    expect(page.get_by_role("slider")).to_have_value(str(where))
    page.go_back()
    expect(person.match_result).to_be_visible()


def test_a_big_moment_is_held(still_house: House, visit: Visit) -> None:
    """The row that is taken still lies there, with who takes it; the list tells what is placed and what is to come."""
    party = finished(still_house)
    outline = still_house.ask(f"/api/tables/{party.code}/matches/1/timeline")
    pin = max(outline["pins"], key=lambda one: one["value"])
    taker, event = NAMES[pin["seat"]], pin["event"]
    which = 1 + [one["event"] for one in outline["pins"] if one["n"] == pin["n"]].index(event)
    for size in (LAPTOP, PHONE):
        (person,) = go([visit(still_house.url, **size)], f"/replay/{party.code}/1#{pin['n']}.{which}", "li.row.taken")
        page, row = person.page, person.page.locator("ol.rows > li").nth(event["row"] - 1)
        expect(row.locator(".taker.bad")).to_have_text(person.say("sumo-page-takes", player=taker, sumos=pin["value"]))
        expect(row.locator("> .scard")).to_have_count(len(event["took"]))
        expect(page.locator(".turn > .now")).to_contain_text(str(event["card"]))
        before = page.locator(".turn > li").evaluate_all("all => all.findIndex(one => one.matches('.now'))")
        expect(page.locator(".turn > .placed")).to_have_count(before)
        expect(page.locator(".turn > .to-come")).to_have_count(len(NAMES) - 1 - before)
        box, frame = row.locator(".taker").bounding_box(), page.locator("main.cloth").bounding_box()
        assert box
        assert frame
        assert frame["x"] <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]

        # A step further the turn is over: all cards are placed, and the row has one card.
        page.keyboard.press("ArrowRight")
        expect(page.locator(".turn > .placed")).to_have_count(len(NAMES))
        expect(page.locator("li.row.taken")).to_have_count(0)
        expect(row.locator(".taker")).to_contain_text(person.say("sumo-page-took", player="", sumos="").strip())


CUT = """async pad => {
    await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const inside = pad.getBoundingClientRect();
    return [...pad.querySelectorAll('h2, h3, li, tr')]
        .filter(one => one.checkVisibility() && one.getBoundingClientRect().bottom > inside.bottom)
        .map(one => one.textContent.trim());
}"""
"""The lines that a pad cuts off, once it is drawn."""


@pytest.mark.parametrize("game", all_in_full(sorted(GAMES), "sumo", "burako"))
def test_nothing_is_cut_off_the_pad(game: str, still_house: House, visit: Visit) -> None:
    players = {"sumo": 10, "rummy": 4, "burako": 4, "sumoku": 4, "sorry": 4, "rummy500": 5}[game]
    party = still_house.set_table(*TEN[:players], game=game, **SHORT[game]).start().leave()
    party.play_on(lambda state: state.outcome is not None)
    turns = still_house.ask(f"/api/tables/{party.code}/matches/1/timeline")["turns"]
    (person,) = go([visit(still_house.url, **LAPTOP)], f"/replay/{party.code}/1", ".tape")
    for eyes in ("1", "all"):
        see_with(person, eyes)
        expect(person.page.locator(".strip")).to_have_count(players if eyes == "all" else 1)
        for end in (turns[len(turns) // 2], turns[-2], turns[-1]):
            person.page.get_by_role("slider").fill(str(end))
            expect(person.page.get_by_role("slider")).to_have_value(str(end))
            assert person.page.locator("aside.pad").evaluate(CUT) == []


@pytest.mark.parametrize("game", all_in_full(GAMES, "sumo", "sumoku"))
def test_every_game_can_be_looked_at_with_all_hands_open(game: str, still_house: House, visit: Visit) -> None:
    """The screens of the other games have this too."""
    party = still_house.set_table(*NAMES[:2], game=game, **SHORT[game]).start().leave()
    party.play_on(lambda state: state.outcome is not None)
    outline = still_house.ask(f"/api/tables/{party.code}/matches/1/timeline")
    (person,) = go([visit(still_house.url, **LAPTOP)], f"/replay/{party.code}/1#{outline['turns'][3]}", ".tape")
    see_with(person, "all")
    expect(person.page.locator(".all[role=group] > *")).to_have_count(2)
    assert left_edges(person.page, ".all[role=group] > *") == left_edges(person.page, "ul.seats > li")
    for end in outline["turns"][4:7]:
        person.page.keyboard.press("ArrowRight")
        expect(person.page.get_by_role("slider")).to_have_value(str(end))
    sentences = person.page.locator(".tape .pin").evaluate_all("pins => pins.map(pin => pin.ariaLabel)")
    assert all(sentences), json.dumps(sentences)
