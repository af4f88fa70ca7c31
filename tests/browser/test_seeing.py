"""What happened is seen by all: results without anything hidden, what can be done with a piece in the hand."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.house import House
from browser.looks import resize
from browser.people import LAPTOP, PHONE, TV, Person, Visit, centre
from browser.rummy500 import Player, is_asked
from browser.screens import NAMES, go
from browser.sumoku import played_on
from browser.test_ten import all_in_view
from effort import all_in_full
from sobremesa.core.state import State

COVERED = """one => {
    const box = one.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.bottom - 2);
    return !(found === one || one.contains(found));
}"""
OVERFLOWING = """buttons => buttons
    .filter(one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
    .map(one => one.textContent)"""
CUT_NAMES = """names => names
    .filter(one => one.checkVisibility() && one.scrollWidth > one.clientWidth)
    .map(one => one.textContent)"""

PLAYERS = {"sumo": 5, "rummy": 4, "burako": 4, "sumoku": 3}
"""Where names have little room: many rivals, or what they hold beside them."""


def later(state: State[Any]) -> bool:
    return bool(state.moves > 14 and is_asked(state, "draw"))


def test_rummy_500_shows_what_was_done_and_what_can_be(still_house: House, visit: Visit) -> None:
    """The last moves with a verb, the last turns again, targets while a card is held, a word where it cannot lie."""
    party = still_house.set_table(*NAMES[:3], game="rummy500").start()
    person = visit(still_house.url, keys=party.keys(), **LAPTOP).go(f"/t/{party.code}")
    player = Player(person, still_house, party.code)
    expect(player.hand.first).to_be_visible()
    party.play_on(later)
    person.skip()
    expect(person.my_turn).to_be_visible()
    state = still_house.position(party.code)

    last = state.view(None).row[-1]
    expect(person.page.locator(".pad .log").first.locator("li").last).to_contain_text(f"{NAMES[2]} ")
    expect(person.page.locator(".pad .log").first.locator("li").last).to_contain_text("descartó")
    person.action("again").click()
    expect(person.action("skip")).to_be_visible()
    person.skip()
    expect(player.in_row(last)).to_be_visible()

    held = player.cards()[0]
    lift(person, player.card(held), person.page.locator(".melds"))
    expect(person.page.locator(".is-target")).to_have_count(0)
    person.page.mouse.up()
    expect(person.prompt).to_contain_text(person.say("rummy500-refused-must_draw_first"))

    player.draw()
    assert person.say("rummy500-refused-must_draw_first") not in person.prompt.inner_text(), "it ends with the next act"
    lift(person, player.card(held), person.page.locator("[data-target=row]"))
    expect(person.page.locator("[data-target=row].is-target.is-over")).to_be_visible()
    person.page.keyboard.press("Escape")
    person.page.mouse.up()
    expect(person.page.locator(".is-target")).to_have_count(0)


def lift(person: Person, piece: Locator, target: Locator) -> None:
    """Hold a piece above something, and do not let go."""
    person.page.mouse.move(*centre(piece.bounding_box()))
    person.page.mouse.down()
    person.page.mouse.move(*centre(target.bounding_box()), steps=8)


@pytest.mark.parametrize("size", all_in_full([LAPTOP, PHONE], PHONE), ids=["laptop", "phone"])
def test_nothing_of_a_result_is_behind_its_buttons(size: dict[str, Any], still_house: House, visit: Visit) -> None:
    party = still_house.set_table(*NAMES[:4], game="rummy500").start().play_on(lambda state: state.hands_played == 1)
    person = visit(still_house.url, keys=party.keys(), **size).go(f"/t/{party.code}")
    expect(person.hand_result).to_be_visible()
    last = person.page.locator("dialog[open] .lines > li").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.99)
    assert not last.evaluate(COVERED)
    expect(person.button("table-continue")).to_be_in_viewport(ratio=0.99)
    # A reload finds it again; going back puts it away and stays at the table.
    person.page.reload()
    expect(person.hand_result).to_be_visible()
    person.page.go_back()
    expect(person.hand_result).to_have_count(0)
    expect(person.page.locator(".game .cloth")).to_be_visible()


WATCH = """() => {
    const has = (nodes, selector) => [...nodes].some(
        node => node instanceof Element && (node.matches(selector) || node.querySelector(selector)));
    window.seen = { shown: false, takenAway: false, tooSoon: false };
    new MutationObserver(changes => {
        for (const { addedNodes, removedNodes } of changes) {
            seen.shown ||= has(addedNodes, '[data-action=skip]');
            seen.takenAway ||= has(removedNodes, 'dialog');
            seen.tooSoon ||= has(addedNodes, 'dialog') && document.querySelector('[data-action=skip]') !== null;
        }
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Whether moves have been shown since, whether a sheet was taken away, and whether one came before they were over."""
ALL_SHOWN = "() => seen.shown && !document.querySelector('[data-action=skip]')"


def test_a_result_stays_until_it_was_seen_while_others_play_on(still_house: House, visit: Visit) -> None:
    options = {"mode": "fixed_rounds", "rounds": 2}
    party = still_house.set_table(*NAMES[:3], game="rummy500", **options).start()
    person = visit(still_house.url, keys=party.keys(), calm=False).go(f"/t/{party.code}")
    expect(person.cloth).to_be_visible()
    party.play_on(lambda state: state.hands_played == 1)
    expect(person.action("skip").or_(person.hand_result).first).to_be_visible()
    person.skip()
    expect(person.hand_result).to_be_visible()
    person.page.evaluate(WATCH)

    moves = iter(range(4))
    party.play_on(lambda state: next(moves, None) is None)
    # Behind the sheet it is shown what they do, to the end.
    person.page.wait_for_function(ALL_SHOWN)
    assert not person.page.evaluate("seen.takenAway")
    person.button("table-continue").click()
    expect(person.hand_result).to_have_count(0)

    # In the next match a result comes only after what led to it, as in the first.
    party.play_on(lambda state: state.outcome is not None)
    person.skip()
    expect(person.match_result).to_be_visible()
    party.guests[0].request(type="rematch", seat=0)
    expect(person.cloth).to_be_visible()
    person.page.evaluate(WATCH)
    party.play_on(lambda state: state.hands_played == 1)
    expect(person.hand_result).to_be_visible()
    assert person.page.evaluate("seen.shown")
    assert not person.page.evaluate("seen.tooSoon")


def test_the_television_shows_what_everybody_was_left_with(still_house: House, visit: Visit) -> None:
    names = (*NAMES, "Papá", "Canela", "Clavo")
    for game, people in (("rummy500", names), ("rummy", names[:4]), ("burako", names[:4])):
        party = still_house.set_table(*people, game=game).start().play_on(lambda state: state.hands_played == 1)
        (person,) = go([visit(still_house.url, **TV)], f"/tv/{party.code}", ".counted section")
        for name in people:
            expect(person.page.locator(".counted").get_by_text(name, exact=True).last).to_be_in_viewport(ratio=0.99)
        size = person.page.evaluate("() => [document.body.scrollWidth, document.body.scrollHeight]")
        assert size == [1920, 1080]


def test_names_and_words_have_room_on_a_phone(still_house: House, visit: Visit) -> None:
    """Open racks beside three names, in the language with the longest words."""
    party = still_house.set_table(*NAMES[:4], game="sumoku", mode="classic").start()
    people = [visit(still_house.url, keys=party.keys(), language="fr", **PHONE)]
    (person,) = go(people, f"/t/{party.code}", ".cloth .area")
    party.put(**played_on(lambda state: len(state.cells) >= 20 and state.seat == 0, players=4))
    person.page.reload()
    expect(person.my_turn).to_be_visible()
    all_in_view(person, person.page.locator(".seat .who b"), 3)
    for seat in range(3):
        name, rack = (person.page.locator(part).nth(seat) for part in (".seat .who", ".seat .mini"))
        below, above = name.bounding_box(), rack.bounding_box()
        assert below
        assert above
        assert below["y"] >= above["y"] + above["height"] - 2
    assert person.page.locator(".actions .btn").evaluate_all(OVERFLOWING) == []


@pytest.mark.parametrize("game", PLAYERS)
def test_no_name_is_cut_beside_its_coaster(game: str, still_house: House, visit: Visit) -> None:
    """With names as long as those of bots."""
    people = ("Lucía", "Canela", "Turrón", "Laurel", "Tomás")[: PLAYERS[game]]
    party = still_house.set_table(*people, game=game).start()
    person = visit(still_house.url, keys=party.keys(), **LAPTOP).go(f"/t/{party.code}")
    names = person.page.locator(".seat .who b")
    expect(names).to_have_count(len(people) - 1)
    for size in ((390, 844), (360, 640), (844, 390)):
        resize(person.page, *size)
        assert names.evaluate_all(CUT_NAMES) == [], size
