"""The open box: its doors, the options behind one line, the name that is asked once, and house rules."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.house import House
from browser.lessons.learner import Learner
from browser.looks import CUT_OFF, FINGER, TOO_SMALL, barriers, resize
from browser.people import LAPTOP, PHONE, Person, Visit
from effort import FULL, all_in_full, in_turn
from sobremesa import GAMES

Size = tuple[int, int]
UPRIGHT, LOW, SIDEWAYS = (390, 844), (360, 640), (844, 390)
WIDE = (1280, 800)
ENLARGED = (640, 400)
"""A laptop at 200 %."""
SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}

OUT_OF_SIGHT = """() => {
    const sheet = document.querySelector('dialog[open]');
    const selector = 'h2, h3, button, a, .what, .meta, .door, .card, input:not([type=radio]), label';
    const parts = [...sheet.querySelectorAll(selector)];
    const out = parts.filter(part => {
        const box = part.getBoundingClientRect();
        return box.width === 0 || box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
    });
    const body = sheet.querySelector('.rest');
    const beyond = body.scrollHeight - body.clientHeight;
    const scrolls = beyond > 0 ? [`scrolls by ${beyond}`] : [];
    return [...out.map(part => part.outerHTML.slice(0, 90)), ...scrolls];
}"""
LINES = "one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
ADD_A_DOOR = """() => {
    const doors = document.querySelector('dialog[open] .doors');
    const one = doors.lastElementChild.cloneNode(true);
    one.querySelector('b').textContent = 'Con la caja de verdad';
    one.querySelector('small').textContent = 'Aquí solo se lleva la cuenta';
    one.querySelector('.btn').textContent = 'Anotar';
    doors.append(one);
}"""
"""The score pad will be the fourth."""


def primary(person: Person) -> Locator:
    return person.page.locator("dialog[open] .btn.primary")


def remember(person: Person, **things: Any) -> None:
    """Let this device have stored something before the page is opened."""
    stored = {f"sobremesa.{name}": json.dumps(value) for name, value in things.items()}
    person.page.evaluate("stored => Object.assign(localStorage, stored)", stored)


def come_knowing(person: Person, *games: str) -> None:
    """To the shelf, as somebody who has learnt these games."""
    person.go("/")
    remember(person, learnt=list(games), settings={"name": "Lucía", "language": person.say.language})
    person.go("/")


def close(person: Person) -> None:
    person.page.locator("dialog[open]").get_by_role("button", name=person.say("page-close")).click()
    is_closed(person)


def is_closed(person: Person) -> None:
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    # Going back from its entry would break off what is gone to meanwhile.
    person.page.wait_for_function("() => !history.state?.layers")


def troubles(person: Person) -> list[str]:
    page = person.page
    return page.evaluate(OUT_OF_SIGHT) + page.evaluate(CUT_OFF) + page.evaluate(TOO_SMALL, FINGER)


# What is in sight


def is_in_sight(person: Person, sizes: list[Size]) -> None:
    """In windows of all these sizes."""
    for size in sizes:
        resize(person.page, *size)
        assert troubles(person) == [], size


DEVICES = {"phone": (PHONE, [UPRIGHT, LOW, SIDEWAYS]), "laptop": (LAPTOP, [WIDE, ENLARGED])}


@pytest.mark.parametrize(("device", "language"), in_turn(DEVICES, {one: one for one in ("fr", "en", "es")}))
def test_the_whole_box_is_in_sight(
    still_house: House, visit: Visit, device: tuple[dict[str, Any], list[Size]], language: str
) -> None:
    """Before anybody has played it, after that, and its options."""
    kind, sizes = device
    person = visit(still_house.url, language=language, **kind).go("/")
    for game in GAMES:
        person.open_box(game)
        is_in_sight(person, sizes)
        assert person.page.locator(".what").evaluate(LINES) < 2.5
        expect(primary(person)).to_have_text([person.say("open-learn-go")])
        close(person)

    come_knowing(person, *GAMES)
    for game in GAMES:
        person.open_box(game)
        is_in_sight(person, sizes)
        expect(primary(person)).to_have_text([person.say("open-solo-go")])
        expect(person.door("learn")).to_have_text(person.say("open-learn-again"))
        person.fold().click()
        expect(person.page.locator("button.more")).not_to_have_attribute("aria-disabled", "true")
        is_in_sight(person, sizes)
        expect(primary(person)).to_have_count(1)
        person.button("open-back").click()
        close(person)


def test_a_fourth_door_has_room(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **PHONE).go("/")
    for game in GAMES:
        person.open_box(game)
        person.page.evaluate(ADD_A_DOOR)
        for size in (UPRIGHT, LOW, SIDEWAYS):
            is_in_sight(person, [size])
            widths = person.page.locator(".door > .btn").evaluate_all("all => all.map(one => one.offsetWidth)")
            assert set(widths) == {124 if size == UPRIGHT else 118}
        close(person)


def test_the_box_shuts_nobody_out(still_house: House, visit: Visit) -> None:
    for size in (SMALL, LAPTOP) if FULL else (SMALL,):
        person = visit(still_house.url, **size).go("/")
        person.open_box()
        assert barriers(person.page) == []
        come_knowing(person, "sumo")
        person.open_box()
        person.fold().click()
        person.page.locator("button.more").click()
        person.page.get_by_role("group", name=person.say("house-by")).wait_for()
        assert barriers(person.page) == []


# First time, lesson begun, table still laid, no connection


def test_a_lesson_that_was_left_goes_on_where_it_was(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **SMALL).go("/")
    learner = Learner(person, "touch")
    person.open_box()
    person.door("learn").tap()
    for number in (1, 2):
        learner.is_at(number)
        learner.action("skip-scene")
    learner.is_at(3)
    person.go("/").open_box()
    door = person.page.locator("[data-door=learn]")
    expect(door).to_contain_text(person.say("open-learn-left", scene=3, scenes=6))
    expect(person.link("open-learn-left-label", scene=3, scenes=6)).to_have_text(person.say("open-go-on"))
    expect(primary(person)).to_have_text([person.say("open-go-on")])
    person.door("learn").tap()
    for number in range(3, 7):
        learner.is_at(number)
        learner.action("skip-scene")
    expect(person.page.locator(".end")).to_be_visible()
    person.go("/").open_box()
    expect(door).to_contain_text(person.say("open-learn-done"))
    person.door("learn").tap()
    learner.is_at(1)


def test_a_table_against_bots_that_is_still_laid_goes_on(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **PHONE).go("/")
    person.open_box()
    person.door("bots").tap()
    expect(person.cards).to_have_count(10)
    table = person.page.url
    person.go("/")
    expect(person.page.locator(".resume li")).to_have_count(1)
    person.open_box()
    expect(person.page.locator("[data-door=bots]")).to_contain_text(person.say("open-solo-laid"))
    expect(primary(person)).to_have_text([person.say("open-go-on")])
    # Another match begins behind the line.
    person.fold().tap()
    expect(primary(person)).to_have_text([person.say("open-against", bots=3)])
    person.button("open-back").tap()
    person.link("open-solo-laid-label").tap()
    expect(person.page).to_have_url(table)
    expect(person.cards).to_have_count(10)

    # A table with people is none of these.
    party = still_house.set_table("Rosa", "Beto", game="sorry").start()
    other = visit(still_house.url, keys=party.keys(), **PHONE).go("/")
    expect(other.page.locator(".resume li")).to_have_count(1)
    other.open_box("sorry")
    expect(other.door("bots")).to_have_text(other.say("open-solo-go"))


def test_without_a_connection_the_doors_to_a_table_say_so(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **SMALL)
    person.expect_trouble("ERR_INTERNET_DISCONNECTED")
    come_knowing(person, "sumo")
    person.open_box()
    person.context.set_offline(True)
    for door in ("bots", "people"):
        person.door(door).tap()
        expect(person.page.locator("dialog[open] .door").get_by_role("alert")).to_have_text(person.say("open-away"))
        expect(person.page.locator(f"[data-door={door}]").get_by_role("alert")).to_be_visible()
        assert person.page.evaluate(OUT_OF_SIGHT) == []
    expect(person.door("learn")).to_be_enabled()
    person.context.set_offline(False)
    person.door("bots").tap()
    expect(person.cards).to_have_count(10)


# Keys, and what is read out


def test_the_box_by_keys_and_as_it_is_read_out(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **LAPTOP)
    come_knowing(person, "sumo")
    sheet = person.open_box()
    keys = person.page.keyboard
    expect(person.page.get_by_role("dialog", name="Sumo", exact=True)).to_be_visible()
    expect(sheet.get_by_role("list").get_by_role("listitem")).to_have_count(3)
    start = person.page.get_by_role("button", name="Jugar ya contra 3 bots, nivel medio", exact=True)
    expect(start).to_be_focused()
    keys.press("ArrowDown")
    expect(person.door("people")).to_be_focused()
    keys.press("ArrowUp")
    keys.press("ArrowUp")
    expect(person.door("learn")).to_be_focused()

    fold = person.page.get_by_role("button", name="3 bots, medio, cambiar", exact=True)
    expect(fold).to_have_attribute("aria-expanded", "false")
    keys.press("o")
    expect(person.button("open-back")).to_be_focused()
    expect(person.page.get_by_role("heading", name=person.say("open-solo"))).to_be_visible()
    keys.press("Escape")
    expect(fold).to_be_focused()
    keys.press("Enter")
    expect(person.button("open-back")).to_be_focused()
    # Going back leaves the options, not the box.
    person.page.go_back()
    expect(fold).to_be_focused()

    keys.press("n")
    expect(person.name_field).to_be_focused()
    keys.type("Ana")
    keys.press("Escape")
    expect(sheet.get_by_text("Lucía", exact=True)).to_be_visible()
    keys.press("n")
    expect(person.name_field).to_be_focused()
    keys.type("Ana")
    keys.press("Enter")
    expect(sheet.get_by_text("Ana", exact=True)).to_be_visible()
    expect(person.button("open-name-change")).to_be_focused()
    keys.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.box()).to_be_focused()


def test_options_give_way_to_the_doors_and_the_height_follows(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, calm=False, **PHONE).go("/")
    person.open_box()
    height = person.page.locator("dialog[open] .opened").evaluate("one => one.offsetHeight")
    person.fold().tap()
    moves = "one => one.getAnimations({ subtree: true }).map(move => move.effect.getComputedTiming().duration)"
    assert max(person.page.locator("dialog[open] .opened").evaluate(moves)) == 560
    expect(person.page.locator("[data-view=doors]")).to_have_count(0)
    person.page.locator("dialog[open] .opened").evaluate(
        "one => Promise.all(one.getAnimations({ subtree: true }).map(move => move.finished.catch(() => {})))"
    )
    assert person.page.locator("dialog[open] .opened").evaluate("one => one.offsetHeight") != height
    assert person.page.evaluate(OUT_OF_SIGHT) == []


# The name, once


def test_the_name_is_asked_once_for_the_whole_house(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **SMALL).go("/")
    person.open_box()
    person.door("people").tap()
    expect(person.name_field).to_be_focused()
    expect(person.page.get_by_text(person.say("open-name-missing"))).to_be_visible()
    assert person.page.evaluate(OUT_OF_SIGHT) == []
    person.name_field.fill("Inés")
    close(person)
    for game in GAMES:
        person.open_box(game)
        expect(person.page.locator("dialog[open] .place-card")).to_contain_text("Inés")
        expect(person.page.locator("dialog[open] input")).to_have_count(0)
        close(person)

    # Joining.
    party = still_house.set_table("Rosa", players=3)
    person.go(f"/t/{party.code}")
    expect(person.page.locator(".place-card")).to_contain_text("Inés")
    expect(person.name_field).to_have_count(0)
    person.button("lobby-guest-sit").tap()
    own = person.chairs.filter(has_text=person.say("page-you"))
    expect(own).to_have_count(1)
    # The lobby: another name there is another name everywhere.
    own.tap()
    person.button("open-name-change").tap()
    person.name_field.fill("Inesita")
    person.name_field.press("Enter")
    still_house.comes_true(lambda: still_house.table(party.code).lobby.chairs[1].name == "Inesita")
    is_closed(person)
    person.go("/").open_box("rummy")
    expect(person.page.locator("dialog[open] .place-card")).to_contain_text("Inesita")

    # The result: whoever looked on sits down for the next match with the same name.
    other = still_house.set_table("Rosa", "Beto", rounds=1, end_condition="rounds").start()
    other.play_on(lambda state: state.outcome is not None)
    person.go(f"/t/{other.code}")
    person.button("between-sit-next").tap()
    expect(person.page.locator("dialog[open] .place-card")).to_contain_text("Inesita")


def test_a_name_that_is_taken_is_asked_for_again(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Lucía", players=3)
    person = visit(still_house.url, **PHONE)
    come_knowing(person)
    person.go(f"/t/{party.code}")
    person.button("lobby-guest-sit").tap()
    expect(person.page.get_by_text(person.say("refused-name_taken", name="Lucía"))).to_be_visible()
    expect(person.name_field).to_be_focused()
    person.name_field.fill("Luz")
    person.name_field.press("Enter")
    expect(person.chairs.filter(has_text=person.say("page-you"))).to_have_count(1)


# The last choice is the next one


def test_the_last_choice_is_the_next_one(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **SMALL).go("/")
    person.open_box("burako")
    expect(person.fold()).to_contain_text("pareja y 2 rivales, medio")
    person.fold().tap()
    person.page.get_by_role("group", name=person.say("open-rivals-burako")).get_by_role(
        "button", name=person.say("page-less")
    ).tap()
    person.choose_option(person.say("open-solo-level"), "Difícil")
    person.page.locator("button.more").tap()
    person.choose_option(person.say("burako-option-sets_of_twos"), person.say("no").capitalize())
    person.button("open-back").tap()
    expect(person.fold()).to_contain_text(f"1 bot, difícil, {person.say('open-fold-changed')}")
    person.door("bots").tap()
    person.page.wait_for_url("**/t/*")
    code = person.page.url.rsplit("/", 1)[1]
    assert still_house.table(code).lobby.options == {"players": 2, "sets_of_twos": False}
    assert still_house.table(code).lobby.chairs[1].level == "hard"

    person.go("/").open_box("burako")
    person.fold().tap()
    expect(primary(person)).to_have_text([person.say("open-against", bots=1)])
    expect(person.page.get_by_role("radio", name="Difícil")).to_be_checked()


def test_a_solitaire_begins_without_bots(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **SMALL).go("/")
    person.open_box("sumoku")
    expect(person.fold()).to_contain_text("clásico, 3 bots, medio")
    person.fold().tap()
    person.choose_option(person.say("sumoku-option-mode"), "Solitario")
    expect(primary(person)).to_have_text(["Jugar ya a solas"])
    expect(person.page.get_by_role("group", name=person.say("open-solo-level"))).to_have_count(0)
    person.button("open-back").tap()
    expect(person.fold()).to_contain_text("solitario, sin bots")
    person.door("bots").tap()
    person.page.wait_for_url("**/t/*")
    lobby = still_house.table(person.page.url.rsplit("/", 1)[1]).lobby
    assert [chair.kind for chair in lobby.chairs] == ["person"]


def test_options_chosen_long_ago_that_no_longer_hold_give_way(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **PHONE)
    person.expect_trouble("400")
    come_knowing(person, "sumo")
    remember(person, **{"habit.sumo": {"rivals": 2, "level": "hard", "options": {"no_such_rule": 1}}})
    person.go("/").open_box()
    person.door("bots").tap()
    expect(person.page.get_by_text(re.compile("no_such_rule"))).to_be_visible()
    expect(person.fold()).to_contain_text("2 bots, difícil ·")
    person.door("bots").tap()
    expect(person.cards).to_have_count(10)


# House rules


def rule_sets(person: Person) -> Locator:
    return person.page.get_by_role("group", name=person.say("house-by"), exact=True)


def keep_as(person: Person, name: str) -> None:
    person.button("house-save").click()
    person.page.get_by_label(person.say("house-name")).fill(name)
    person.button("house-keep").click()
    expect(rule_sets(person).get_by_role("radio", name=name, exact=True)).to_be_checked()


def open_more(person: Person, game: str = "sumo") -> None:
    person.go("/").open_box(game)
    person.fold().click()
    person.page.locator("button.more").click()
    expect(rule_sets(person)).to_be_visible()


@pytest.mark.parametrize("size", all_in_full([SMALL, LAPTOP], SMALL), ids=["small", "laptop"])
def test_house_rules_are_kept_chosen_again_renamed_and_deleted(
    still_house: House, visit: Visit, size: dict[str, Any]
) -> None:
    person = visit(still_house.url, **size)
    come_knowing(person, *GAMES)
    open_more(person)
    expect(person.button("house-save")).to_have_count(0)
    person.choose_option(person.say("sumo-option-pile_view"), "A la vista")
    keep_as(person, "Domingo")

    # After a reload they are there, and what they say is played.
    open_more(person)
    expect(rule_sets(person).get_by_role("radio", name=person.say("house-leaflet"))).to_be_checked()
    person.choose_option(person.say("house-by"), "Domingo")
    expect(person.page.get_by_role("radio", name="A la vista")).to_be_checked()
    person.button("house-rename", name="Domingo").click()
    field = person.page.get_by_label(person.say("house-name"))
    expect(field).to_be_focused()
    expect(field).to_have_value("Domingo")
    field.fill("La abuela")
    field.press("Enter")
    expect(rule_sets(person).get_by_role("radio", name="La abuela", exact=True)).to_be_checked()
    person.button("open-back").click()
    expect(person.fold()).to_contain_text("3 bots, medio, La abuela")

    # In the lobby too.
    person.door("people").click()
    person.page.wait_for_url("**/t/*")
    table = still_house.table(person.page.url.rsplit("/", 1)[1])
    person.choose_option(person.say("house-by"), "La abuela")
    still_house.comes_true(lambda: table.lobby.options == {"players": 4, "mode": "standard", "pile_view": "open"})
    end = person.page.get_by_role("group", name=person.say("sumo-option-end_condition"), exact=True)
    end.get_by_role("radio", name="Por rondas").click()
    keep_as(person, "Por rondas, en casa")
    person.choose_option(person.say("house-by"), person.say("house-leaflet"))
    still_house.comes_true(lambda: table.lobby.options == {"players": 4, "mode": "standard"})

    # What was kept there is in the box.
    open_more(person)
    expect(rule_sets(person).get_by_role("radio")).to_have_count(4)
    person.choose_option(person.say("house-by"), "La abuela")
    person.button("house-delete-of", name="La abuela").click()
    person.button("house-delete").click()
    expect(rule_sets(person).get_by_role("radio", name="La abuela")).to_have_count(0)
    open_more(person)
    expect(rule_sets(person).get_by_role("radio")).to_have_count(3)
    # They are this game's.
    open_more(person, "rummy500")
    expect(rule_sets(person).get_by_role("radio")).to_have_count(2)


def test_house_rules_by_keys(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **LAPTOP)
    come_knowing(person, "sumo")
    open_more(person)
    person.choose_option(person.say("sumo-option-pile_view"), "A la vista")
    keys = person.page.keyboard
    person.button("house-save").focus()
    keys.press("Enter")
    field = person.page.get_by_label(person.say("house-name"))
    expect(field).to_be_focused()
    keys.press("Enter")
    expect(person.page.get_by_text(person.say("house-problem", problem="no_name", most=8))).to_be_visible()
    expect(field).to_be_focused()
    # Esc leaves the question, not the options.
    keys.press("Escape")
    expect(person.button("house-save")).to_be_focused()
    keys.press("Enter")
    keys.type("Domingo")
    keys.press("Enter")
    expect(person.button("house-rename", name="Domingo")).to_be_focused()
    expect(person.page.locator("[aria-live]", has_text=person.say("house-kept", name="Domingo")).first).to_be_attached()
    person.button("house-delete-of", name="Domingo").focus()
    keys.press("Enter")
    expect(person.button("house-delete")).to_be_focused()
    keys.press("Enter")
    expect(person.button("house-save")).to_be_focused()


def test_house_rules_that_no_longer_hold_are_offered_for_deletion(still_house: House, visit: Visit) -> None:
    person = visit(still_house.url, **SMALL)
    person.expect_trouble("400")
    come_knowing(person, "sumo")
    remember(
        person,
        **{
            "rules.sumo": [
                {"name": "De antes", "version": "sumo@0", "options": {"no_such_rule": True}},
                {"name": "Rara", "version": "sumo@1", "options": {"target_sumos": "muchos"}},
            ],
            "rules.rummy": "nothing of the kind",
        },
    )
    open_more(person)
    for name in ("De antes", "Rara"):
        rule_sets(person).get_by_role("radio", name=name).click()
        expect(person.page.get_by_text(re.compile(f"«{name}» ya no se puede jugar"))).to_be_visible()
        expect(rule_sets(person).get_by_role("radio", name=person.say("house-leaflet"))).to_be_checked()
        person.button("house-delete-of", name=name).click()
        person.button("house-delete").click()
        expect(rule_sets(person).get_by_role("radio", name=name)).to_have_count(0)
    open_more(person, "rummy")
    expect(rule_sets(person).get_by_role("radio")).to_have_count(2)

    # The lobby's table says no in the same words, and stays as it was.
    remember(person, **{"rules.sumo": [{"name": "De antes", "version": "sumo@0", "options": {"no_such_rule": True}}]})
    person.go("/").open_box()
    person.door("people").click()
    person.page.wait_for_url("**/t/*")
    code = person.page.url.rsplit("/", 1)[1]
    rule_sets(person).get_by_role("radio", name="De antes").click()
    expect(person.page.get_by_text(re.compile("«De antes» ya no se puede jugar"))).to_be_visible()
    assert still_house.table(code).lobby.options == {}
    person.button("house-delete-of", name="De antes").click()
    person.button("house-delete").click()
    expect(rule_sets(person).get_by_role("radio", name="De antes")).to_have_count(0)
