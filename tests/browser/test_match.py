"""Two people in two browsers and two bots play a match to the end by mouse, and then another."""

import re
from unittest.mock import patch

import pytest
from playwright.sync_api import expect

from browser.house import House
from browser.people import Person, Visit
from sobremesa.catalogue import GAMES, game
from sobremesa.core.match import verify
from sobremesa.core.state import State

OPTIONS = {"mode": "short_deck", "end_condition": "rounds", "rounds": 1, "short_deck_jokers": True, "players": 4}

WATCH_THE_DEAL = """() => {
    window.flown = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        if (this.dataset?.piece) window.flown.push(this.dataset.piece);
        return animate.apply(this, how);
    };
}"""
"""Notes the pieces that are hidden while their copies fly. A page that lays them there all at once hides none."""


def rosa_has_a_joker_and_tomas_the_one(state: State) -> bool:
    """So that both kinds of row choice happen: the 1 is lower than every row."""
    hands = [state.view(seat).own.hand for seat in (0, 1)]
    return any(isinstance(card, str) for card in hands[0]) and 1 in hands[1]


def by_mouse(person: Person, asked: str) -> None:
    """Do what the page asks for."""
    if asked == "row":
        choose_a_row(person)
    elif asked == "result":
        person.button("table-continue").click()
    elif asked == "card":
        *_, last = hand = person.hand()
        person.lay(last if last.startswith("J") else hand[0])
    else:
        person.skip()


def choose_a_row(person: Person) -> None:
    person.choices.append(person.prompt.inner_text())
    person.page.locator("button.pick:not([aria-disabled])").first.click()
    if person.action("confirm").is_visible():
        person.action("confirm").click()
    expect(person.rows).to_have_count(0)


def totals(person: Person) -> list[list[str]]:
    return [re.findall(r"\d+", line) for line in person.sheet()]


def test_two_people_and_two_bots_play_a_match_and_another(house: House, visit: Visit) -> None:
    rosa = visit(house.url, calm=False)
    code = rosa.set_table("Rosa")
    rosa.choose_option(rosa.say("sumo-option-mode"), "Mazo corto")
    rosa.choose_option(rosa.say("sumo-option-end_condition"), "Por rondas")
    rosa.page.get_by_role("spinbutton", name=rosa.say("sumo-option-rounds")).fill("1")
    rosa.page.get_by_role("button", name="reglas más").click()
    rosa.choose_option(rosa.say("sumo-option-short_deck_jokers"), "Sí")
    tomas = visit(house.url).join(code, "Tomás")
    expect(rosa.chairs.filter(has_text="Tomás")).to_have_count(1)
    rosa.add_bot()
    rosa.add_bot()
    expect(tomas.prompt).to_contain_text(tomas.say("lobby-count", taken=4, chairs=4))
    house.stack(code, rosa_has_a_joker_and_tomas_the_one, taken=4, **OPTIONS)
    rosa.button("lobby-start").click()

    expect(rosa.cards).to_have_count(10)
    expect(tomas.cards).to_have_count(10)
    rosa.play_to_the_end(by_mouse, [tomas])

    assert any(rosa.say("sumo-page-choose", kind="joker") in choice for choice in rosa.choices)
    assert any(tomas.say("sumo-page-choose", kind="number") in choice for choice in tomas.choices)
    assert totals(rosa) == totals(tomas)
    truth = sorted(seat.total for seat in house.position(code).view(None).seats)
    assert [int(line[-1]) for line in totals(rosa)] == truth

    tomas.button("between-count-me-in").click()
    expect(tomas.prompt).to_contain_text(tomas.say("table-again-waiting"))
    expect(rosa.prompt).to_contain_text(rosa.say("table-again-yes", players="Tomás", count=1))
    rosa.button("table-rematch").click()
    expect(rosa.cards).to_have_count(10)
    expect(tomas.cards).to_have_count(10)
    assert house.table(code).lobby.match == 2


MODES_WITH_A_HAND = {"sorry": {"mode": "scored"}, "sumoku": {"mode": "classic"}}
DEALT = """() => {
    const hand = [...document.querySelectorAll('.rack [data-piece]')].map(one => one.dataset.piece);
    return hand.length > 0 && hand.every(piece => window.flown.includes(piece));
}"""


@pytest.mark.parametrize("name", GAMES)
def test_the_first_hand_is_dealt(name: str, still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás", game=name, **MODES_WITH_A_HAND.get(name, {}))
    rosa = visit(still_house.url, keys=party.keys(), calm=False).go(f"/t/{party.code}")
    expect(rosa.button("lobby-start")).to_be_visible()
    rosa.page.evaluate(WATCH_THE_DEAL)
    rosa.button("lobby-start").click()
    rosa.page.wait_for_function(DEALT)


WATCH_FOR_RESULTS = """() => {
    window.results = 0;
    new MutationObserver(changes => {
        const added = changes.flatMap(change => [...change.addedNodes]).filter(node => node instanceof Element);
        results += added.filter(node => node.matches('.result, dialog[open]')).length;
    }).observe(document.body, { childList: true, subtree: true });
}"""


def test_a_rematch_is_dealt_and_shows_nothing_of_the_last_match(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás").start().play_on(lambda state: state.outcome is not None)
    rosa = visit(still_house.url, keys=party.keys(), calm=False).go(f"/t/{party.code}")
    expect(rosa.match_result).to_be_visible()
    rosa.page.evaluate(WATCH_THE_DEAL)
    rosa.page.evaluate(WATCH_FOR_RESULTS)
    rosa.button("table-rematch").click()
    rosa.page.wait_for_function(DEALT)
    expect(rosa.cards).to_have_count(10)
    assert rosa.page.evaluate("results") == 0
    assert rosa.match_result.count() == 0


def test_the_first_hand_is_dealt_though_somebody_was_quicker_than_the_page(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás").start().play_on(lambda state: len(state.to_act) == 1)
    rosa = visit(still_house.url, keys=party.keys(), calm=False, new=True)
    rosa.context.add_init_script(f"({WATCH_THE_DEAL})()")
    # The match has just begun, however long the page may take to be there.
    with patch.object(still_house.table(party.code).progress.clock, "now", return_value=0):
        rosa.go(f"/t/{party.code}").page.wait_for_function(DEALT)


def test_the_seal_on_the_sheet_is_that_of_the_record(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás").start().play_on(lambda state: state.outcome is not None)
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    with rosa.page.expect_download() as saved:
        rosa.link("table-record").click()
    match = verify(game("sumo"), saved.value.path().read_bytes())
    assert match.header.commitment is not None
    expect(rosa.page.locator(".papers code")).to_have_text(f"{match.header.commitment[:12]}…")
