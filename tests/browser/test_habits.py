"""What makes people come back: a short match, hints that say why, matches remembered on this device."""

import json
import struct
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import expect

from browser.house import House
from browser.looks import barriers
from browser.people import LAPTOP, PHONE, Person, Visit
from sobremesa import GAMES
from sobremesa.core.state import State


def code_at(person: Person) -> str:
    person.page.wait_for_url("**/t/*")
    return person.page.url.rsplit("/", 1)[1]


def test_a_short_match_is_chosen_alone_or_for_people(still_house: House, visit: Visit) -> None:
    rosa = visit(still_house.url).go("/")
    rosa.open_box("rummy500")
    rosa.fold().click()
    rosa.choose_option(rosa.say("rummy500-option-mode"), "Juego campana")
    rosa.page.locator("button.more").click()
    rosa.choose_option(rosa.say("house-by"), rosa.say("open-short"))
    rosa.button("open-against", bots=3).click()
    expect(rosa.page.locator(".dock .prompt")).to_be_visible()
    lobby = still_house.table(code_at(rosa)).lobby
    assert lobby.options == {"mode": "fixed_rounds", "rounds": 2, "players": 4}
    assert lobby.phase == "playing"

    # The last choice is the next one. In Rummy the short match is another mode.
    rosa.go("/").open_box("rummy500")
    expect(rosa.fold()).to_contain_text(rosa.say("open-solo-laid"))
    rosa.fold().click()
    expect(rosa.page.get_by_role("radio", name="Juego campana")).to_be_checked()
    rosa.go("/").open_box("rummy")
    rosa.name_field.fill("Rosa")
    rosa.door("people").click()
    code = code_at(rosa)
    rosa.choose_option(rosa.say("house-by"), rosa.say("open-short"))
    still_house.comes_true(lambda: still_house.table(code).lobby.options.get("mode") == "single_hand")
    expect(rosa.page.get_by_role("radio", name=rosa.say("open-short"))).to_be_checked()


def test_a_hint_with_its_reason_and_a_gesture_are_one_tap_away(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Beto").start()
    party.house.put(party.code, ONE_CARD_EACH)
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    beto = visit(still_house.url, keys=party.keys(1), **PHONE).go(f"/t/{party.code}")
    expect(beto.card(90)).to_be_visible()
    rosa.button("table-hint").click()
    advice = rosa.page.locator(".prompt [role=status]")
    expect(advice).to_contain_text(rosa.say("sumo-page-hint-kind", kind="row", row=2))
    rosa.action("hint-next").click()
    expect(advice).to_contain_text(rosa.say("sumo-why-next", value=41))
    rosa.button("table-hint-close").click()
    expect(advice).to_be_empty()

    rosa.button("table-gestures").click()
    rosa.button("table-gesture-toast").click()
    expect(beto.page.locator("ul.seats use[href='#g-toast']")).to_be_visible()
    beto.button("table-hint").tap()
    for _ in range(2):
        beto.action("hint-next").tap()
    expect(beto.page.locator("li.row.target")).to_be_in_viewport()
    beto.action("hint-next").tap()
    expect(beto.page.locator(".prompt.hint")).to_have_count(0)
    expect(beto.laid).to_be_visible()
    beto.button("table-gestures").tap()
    beto.button("table-gesture-clap").tap()
    expect(rosa.page.locator("ul.seats use[href='#g-clap']")).to_be_visible()


ONE_CARD_EACH = {
    "options": {"players": 2},
    "rows": ["10 22 25 31 33", "41", "70 71 72 73 74", "3"],
    "hands": ["42", "90"],
    "piles": ["", ""],
}
"""Rosa has one card, which goes right behind the 41."""


COUNT_TONES = """() => {
    window.tones = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
        window.tones += 1;
        const { context } = this;
        context.onstatechange = () => { document.documentElement.dataset.speakers = context.state; };
        return start.apply(this, when);
    };
}"""


def has_to_choose_from(state: State[Any], cards: int) -> bool:
    own = state.view(0).own
    return len(own.hand) == cards and own.chosen is None


def test_the_table_sounds_from_the_first_tap_until_it_is_switched_off(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Beto").start()
    rosa = visit(still_house.url, keys=party.keys(), new=True)
    rosa.context.add_init_script(f"({COUNT_TONES})()")
    rosa.go(f"/t/{party.code}")
    rosa.lay(rosa.hand()[0])
    party.play_on(lambda state: has_to_choose_from(state, 9))
    expect(rosa.cards).to_have_count(9)
    # It has sounded, and is off again.
    expect(rosa.page.locator("html")).to_have_attribute("data-speakers", "suspended")
    assert rosa.page.evaluate("tones") > 0
    rosa.button("table-sound").click()
    before = rosa.page.evaluate("tones")
    party.play_on(lambda state: has_to_choose_from(state, 7))
    expect(rosa.cards).to_have_count(7)
    expect(rosa.my_turn).to_be_visible()
    assert rosa.page.evaluate("tones") == before


def test_a_match_that_is_over_goes_into_the_notebook_of_this_device(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Beto", "Canela", rounds=1, end_condition="rounds").start()
    party.play_on(lambda state: state.outcome is not None)
    ranks = still_house.position(party.code).outcome.ranks
    rosa = visit(still_house.url, keys=party.keys(), **LAPTOP | {"locale": "es-ES"}).go("/matches")
    expect(rosa.page.get_by_role("heading", name=rosa.say("mine-blank"))).to_be_visible()

    rosa.go(f"/t/{party.code}")
    expect(rosa.page.locator(".result .sheet")).to_be_visible()
    with rosa.page.expect_download() as drawn:
        rosa.button("table-picture").click()
    width, height = struct.unpack(">II", drawn.value.path().read_bytes()[16:24])
    assert (width, height) == (1080, 1080)
    rosa.go("/")
    rosa.link("mine-title").click()
    row = rosa.page.locator(".book ol > li")
    place = rosa.say("mine-won") if ranks[0] == 1 else rosa.say("mine-place", place=ranks[0], of=3)
    expect(row).to_have_count(1)
    expect(row).to_contain_text(f"{place} · Sumo")
    expect(row.get_by_role("link")).to_have_attribute("href", f"/replay/{party.code}/1#0-0")
    scores = [f"{int(ranks[0] < other)}–{int(ranks[0] > other)}" for other in ranks[1:] if other != ranks[0]]
    expect(rosa.page.locator(".against .score")).to_have_text(scores)

    assert barriers(rosa.page) == []
    assert obstacles_to_installing(rosa) == []

    # A reload finds it again, the match is looked at again and left again, going back closes what is asked.
    rosa.page.reload()
    row.get_by_role("link").click()
    expect(rosa.page.locator(".tape")).to_be_visible()
    rosa.page.go_back()
    expect(row).to_have_count(1)
    rosa.button("mine-forget").click()
    expect(rosa.page.get_by_role("dialog")).to_be_visible()
    rosa.page.go_back()
    expect(rosa.page.get_by_role("dialog")).to_have_count(0)
    expect(row).to_have_count(1)

    with rosa.page.expect_download() as saved:
        rosa.button("mine-save").click()
    copy = saved.value.path()
    rosa.button("mine-forget").click()
    rosa.page.get_by_role("dialog").get_by_role("button", name=rosa.say("mine-forget"), exact=True).click()
    expect(rosa.page.get_by_role("heading", name=rosa.say("mine-blank"))).to_be_visible()
    rosa.page.locator("input[type=file]").set_input_files(copy)
    expect(row).to_have_count(1)

    rosa.go("/")
    note = rosa.page.locator(".resume li")
    expect(note).to_have_count(1)
    rosa.button("shelf-resume-away", game="Sumo", code=party.code).click()
    expect(note).to_have_count(0)
    rosa.go("/").page.wait_for_load_state("networkidle")
    expect(note).to_have_count(0)


def obstacles_to_installing(person: Person) -> list[str]:
    """What the browser has against it, on this secure address; it never installs from a window that forgets."""
    browser = person.context.new_cdp_session(person.page)
    manifest = browser.send("Page.getAppManifest")
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    return [str(error) for error in manifest["errors"]] + [
        error["errorId"] for error in found if error["errorId"] != "in-incognito"
    ]


def fetched(house: House, path: str, language: str = "es-AR") -> tuple[str, Any]:
    with urlopen(Request(house.url + path, headers={"accept-language": language})) as answer:
        return answer.read().decode(), answer.headers


def test_a_link_to_a_table_shows_its_game_and_the_page_can_be_installed(still_house: House) -> None:
    party = still_house.set_table("Rosa", "Beto", game="burako", players=2)
    page, headers = fetched(still_house, f"/t/{party.code}", "fr")
    assert "<title>Burako · Sobremesa</title>" in page
    assert f'property="og:image" content="{still_house.url}/preview/burako.png"' in page
    assert "Une chaise t’attend." in page
    assert "Rosa" not in page
    assert "Beto" not in page
    assert headers["cache-control"] == "no-cache"
    assert "default-src 'none'" in headers["content-security-policy"]
    for path in ("/", "/t/HIGO0000", "/matches"):
        page, _ = fetched(still_house, path)
        assert "<title>Sobremesa</title>" in page

    written, headers = fetched(still_house, "/sobremesa.webmanifest")
    assert headers.get_content_type() == "application/manifest+json"
    icons = json.loads(written)["icons"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
    for path in [icon["src"] for icon in icons] + [f"/preview/{name}.png" for name in ("sobremesa", *GAMES)]:
        with urlopen(still_house.url + path) as answer:
            assert answer.headers.get_content_type().startswith("image/")
