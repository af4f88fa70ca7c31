"""The table screen follows a match from the lobby to the result, and shows nobody's cards."""

import json

from playwright.sync_api import Page, WebSocket, expect

from browser.house import House, Party
from browser.people import PHONE, TV, Visit
from sobremesa.core.state import State


def ines_has_the_one(state: State) -> bool:
    return 1 in state.view(2).own.hand


def cards_shown(page: Page) -> set[str]:
    """Every card with a face, wherever it lies."""
    script = "pieces => pieces.map(piece => piece.dataset.piece.slice(5))"
    return set(page.locator('[data-piece^="card-"]').evaluate_all(script))


def cards_hidden(house: House, party: Party) -> set[str]:
    """What people hold or have laid face down."""
    state = house.position(party.code)
    owned = [state.view(seat).own for seat in range(len(party.guests))]
    return {str(card) for own in owned for card in (*own.hand, own.chosen) if card is not None}


HOW_LONG_SHOWN = """selector => {
    window.shown = { from: null, to: null };
    new MutationObserver(() => {
        const isThere = document.querySelector(selector) !== null;
        if (isThere) window.shown.from ??= performance.now();
        if (!isThere && window.shown.from !== null) window.shown.to ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes when something comes to the screen, and when it goes."""


def test_the_winner_stays_on_the_table_screen_though_the_phones_go_on(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás", mode="short_deck", end_condition="rounds", rounds=1).start()
    tv = visit(still_house.url, new=True, **TV).go(f"/tv/{party.code}")
    expect(tv.page.locator("ol.rows > li.row")).to_have_count(4)
    tv.page.evaluate(HOW_LONG_SHOWN, ".winner")
    party.play_on(lambda state: state.outcome is not None)
    for guest in reversed(party.guests):
        guest.request(type="rematch", seat=guest.seat, random="0f" * 16)
    assert still_house.table(party.code).lobby.match == 2
    expect(tv.page.locator(".winner h2")).to_be_visible()
    expect(tv.page.locator("ol.rows > li.row")).to_have_count(4)
    shown = tv.page.evaluate("window.shown")
    assert shown["to"] - shown["from"] >= 4_000


def test_the_table_screen_says_who_is_missed(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás").start()
    tv = visit(still_house.url, new=True, **TV).go(f"/tv/{party.code}")
    rosa = visit(still_house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    rosa.lay(rosa.hand()[0])
    party.guests[1].socket.close()
    for screen in (tv, rosa):
        missed = screen.page.locator(".prompt")
        expect(missed).to_contain_text(screen.say("table-missing", player="Tomás"))
        expect(missed).to_contain_text(screen.say("table-missing-wait"))


def test_the_table_screen_follows_and_tells_no_secret(still_house: House, visit: Visit) -> None:
    party = still_house.set_table("Rosa", "Tomás", players=4)
    tv = visit(still_house.url, new=True, **TV)
    frames: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: frames.append(str(frame)))

    tv.page.on("websocket", listen)
    tv.go(f"/tv/{party.code}")
    expect(tv.page.get_by_role("img", name="QR")).to_be_visible()
    drawn = tv.page.get_by_role("img", name="QR").evaluate("image => image.decode().then(() => image.naturalWidth)")
    assert drawn > 0
    expect(tv.page.get_by_text(party.code[:-4]).first).to_be_visible()
    expect(tv.page.get_by_text("Tomás")).to_be_visible()
    expect(tv.page.get_by_text("Inés")).to_have_count(0)
    party.sit("Inés")
    expect(tv.page.get_by_text("Inés")).to_be_visible()

    party.start(ines_has_the_one)
    expect(tv.page.locator("ol.rows > li.row")).to_have_count(4)
    rows = [[str(card) for card in row.cards] for row in still_house.position(party.code).view(None).rows]
    assert tv.rows_on_table() == rows
    assert not cards_shown(tv.page) & cards_hidden(still_house, party)

    party.guests[0].lay()
    party.guests[1].lay()
    expect(tv.page.locator("footer .scard.back")).to_have_count(2)
    assert not cards_shown(tv.page) & cards_hidden(still_house, party)
    expect(tv.page.locator("footer .prompt")).to_contain_text("Inés")

    party.guests[2].lay(1)
    expect(tv.page.locator("footer .prompt")).to_contain_text(tv.say("sumo-page-chooses", kind="number", card="1"))
    expect(tv.page.get_by_role("heading", name=tv.say("sumo-page-tv-order"))).to_be_visible()
    state = still_house.position(party.code)
    order = [str(placed.card) for placed in state.view(None).placing]
    script = "cards => cards.map(card => card.querySelector('.front .scard').getAttribute('aria-label').split(',')[0])"
    assert tv.page.locator("footer ol.line > li").evaluate_all(script) == order
    assert order[0] == "1"
    assert not cards_shown(tv.page) & cards_hidden(still_house, party)
    party.guests[2].act(type="take_row", row=2)
    expect(tv.page.locator("footer .prompt")).to_contain_text(tv.say("sumo-page-choosing"))
    assert not cards_shown(tv.page) & cards_hidden(still_house, party)

    party.play_on(lambda state: state.outcome is not None)
    outcome = still_house.position(party.code).outcome
    assert outcome is not None
    winners = [guest for guest in party.guests if outcome.ranks[guest.seat] == 1]
    names = ["Rosa", "Tomás", "Inés"]
    expect(tv.page.locator(".winner h2")).to_contain_text(names[winners[0].seat])
    expect(tv.page.locator(".sheet tbody tr")).to_have_count(3)

    states = [message for frame in frames if (message := json.loads(frame))["type"] == "state"]
    assert len(states) > 10
    assert all(message["view"]["own"] is None and message["legal"] == [] for message in states)
