"""Every card of Sorry! is used with the keyboard alone; and pawns are dragged, by mouse and by finger."""

from time import monotonic
from typing import Any

from playwright.sync_api import expect

from browser.house import House, Judge, Party, foreseen
from browser.people import MATCH_SECONDS, PHONE, Person, Visit, drag_along
from browser.sorry import at_turn, offered, pick
from browser.test_keyboard import tab_to

CARDS = (
    ("1", "start"),
    ("2", "move"),
    ("3", "move"),
    ("4", "move"),
    ("5", "move"),
    ("7", "split"),
    ("8", "move"),
    ("10", "move"),
    ("11", "swap"),
    ("12", "move"),
    ("sorry", "sorry"),
)


def come_to(house: House, judge: Judge, **options: Any) -> Party:
    """A table of two where it has come to this, in a game that does come to it."""
    party = house.set_table("Rosa", "Tomás", game="sorry", **options)
    party.start(lambda deal: foreseen(deal, judge, "sorry").outcome is None)
    return party.play_on(judge)


def moves(house: House, party: Party) -> list[Any]:
    """What was done at the table, as the record has it."""
    return [getattr(move, "action", None) for move in house.moves(party.code)]


def done_after(house: House, party: Party, before: int, person: Person) -> dict[str, Any]:
    """The action that comes next on the record."""
    until = monotonic() + MATCH_SECONDS
    while len(moves(house, party)) == before and monotonic() < until:
        person.page.evaluate("() => new Promise(requestAnimationFrame)")
    action: dict[str, Any] = moves(house, party)[before]
    return action


def focused(person: Person) -> str:
    """What has the focus on the board."""
    return str(person.page.evaluate("() => document.activeElement?.dataset.pick ?? ''"))


def go_to(person: Person, names: list[str]) -> None:
    """Along the board with the arrows until one of these has the focus."""
    if focused(person) == "":
        tab_to(person, person.page.locator(".field button.pick[tabindex='0']"))
    person.page.keyboard.press("Home")
    for _ in range(40):
        if focused(person) in names:
            return
        person.page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows never come to {names}")


def use_by_keys(person: Person, kind: str) -> None:
    """Choose a pawn with Enter, then where it goes; a 7 is split by a digit."""
    keys = person.page.keyboard
    expect(person.page.locator(".field .pick").first).to_be_visible()
    before = offered(person)
    if not before["chosen"]:
        go_to(person, [name for name in before["pawns"] if name.startswith("start-") == (kind == "start")])
        keys.press("Enter")
        expect(person.page.locator(".field .pick[aria-pressed=true]")).to_have_count(1)
    if kind == "split":
        split_by_keys(person)
    elif kind == "sorry":
        go_to(person, offered(person)["chosen"])
        keys.press("Enter")
    else:
        prefix = {"move": "move-", "start": "start-", "swap": "swap-"}[kind]
        expect(person.page.locator(f'.field .pick[data-target^="{prefix}"]').first).to_be_visible()
        go_to(person, [name for name in offered(person)["goals"] if name.startswith(prefix)])
        keys.press("Enter")
    if person.action("confirm").is_visible():
        tab_to(person, person.action("confirm"))
        keys.press("Enter")


def split_by_keys(person: Person) -> None:
    """So many steps by their digit, undone with Escape and chosen again; then the other pawn, then the button."""
    keys = person.page.keyboard
    parts = person.page.locator(".actions [data-action^=part-]")
    expect(parts.first).to_be_visible()
    steps = (parts.first.get_attribute("data-action") or "").removeprefix("part-")
    keys.press(steps)
    expect(person.action("undo")).to_be_visible()
    keys.press("Escape")
    expect(parts.first).to_be_visible()
    keys.press(steps)
    expect(person.action("undo")).to_be_visible()
    if not offered(person)["chosen"]:
        go_to(person, offered(person)["pawns"])
        keys.press("Enter")
    rest = person.page.locator(".actions [data-action^=rest-]")
    tab_to(person, rest)
    keys.press("Enter")


def test_every_card_is_used_by_keys_alone(still_house: House, visit: Visit) -> None:
    parties = [(card, kind, come_to(still_house, at_turn(0, card, kind))) for card, kind in CARDS]
    keys = {code: tokens for _, _, party in parties for code, tokens in party.keys().items()}
    rosa = visit(still_house.url, keys=keys)
    for card, kind, party in parties:
        before = len(moves(still_house, party))
        rosa.go(f"/t/{party.code}")
        use_by_keys(rosa, kind)
        done = done_after(still_house, party, before, rosa)
        assert (done["type"], done["card"]) == (kind, card)


def test_a_card_that_cannot_be_used_is_passed_by_itself(still_house: House, visit: Visit) -> None:
    party = come_to(still_house, at_turn(0, "12", "pass"))
    rosa = visit(still_house.url, keys=party.keys(), new=True)
    before = len(moves(still_house, party))
    rosa.page.clock.install(time=0)
    rosa.page.clock.pause_at(1_000)
    rosa.go(f"/t/{party.code}")
    expect(rosa.prompt).to_contain_text(rosa.say("sorry-page-cannot", card="12"))
    rosa.page.clock.run_for(700)
    assert len(moves(still_house, party)) == before
    rosa.page.clock.run_for(1_500)
    rosa.page.clock.resume()
    assert done_after(still_house, party, before, rosa) == {"type": "pass"}


def test_a_swap_and_a_pass_are_equals(still_house: House, visit: Visit) -> None:
    def only_swaps(state: Any) -> bool:
        kinds = {type(action).__name__ for action in state.legal_actions(0)} if 0 in state.to_act else set()
        return kinds == {"Swap", "Pass"} or state.outcome is not None

    party = come_to(still_house, only_swaps)
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    before = len(moves(still_house, party))
    expect(rosa.action("pass")).to_be_visible()
    expect(rosa.page.locator(".actions .btn.primary")).to_have_count(0)
    rosa.action("pass").click()
    assert done_after(still_house, party, before, rosa) == {"type": "pass"}


def chosen_and_shown(person: Person) -> tuple[str, str]:
    """A pawn and the last of the squares it can go to, with the pawn still to be touched."""
    expect(person.page.locator(".field .pick").first).to_be_visible()
    offer = offered(person)
    pawn = (offer["chosen"] or offer["pawns"])[0]
    if not offer["chosen"]:
        pick(person, pawn).click()
    expect(person.page.locator(".field .pick.square").first).to_be_visible()
    return pawn, str(offered(person)["goals"][-1])


def test_a_pawn_is_dragged_by_mouse(still_house: House, visit: Visit) -> None:
    party = come_to(still_house, at_turn(0, "5", "move"))
    rosa = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    before = len(moves(still_house, party))
    pawn, goal = chosen_and_shown(rosa)
    places = offered(rosa)["places"]
    start, end = places[pawn], places[goal]
    rosa.page.keyboard.press("Escape")
    rosa.page.mouse.move(*start)
    rosa.page.mouse.down()
    rosa.page.mouse.move(start[0] + 12, start[1] - 12, steps=3)
    expect(rosa.page.locator(".wing.held")).to_have_count(1)
    expect(pick(rosa, goal)).to_be_visible()
    rosa.page.mouse.move(*end, steps=10)
    rosa.page.mouse.up()
    if rosa.action("confirm").is_visible():
        rosa.action("confirm").click()
    assert done_after(still_house, party, before, rosa) == {"type": "move", "pawn": pawn, "steps": 5, "card": "5"}


def test_a_pawn_is_dragged_by_a_finger(still_house: House, visit: Visit) -> None:
    party = come_to(still_house, at_turn(0, "8", "move"))
    rosa = visit(still_house.url, keys=party.keys(), **PHONE).go(f"/t/{party.code}")
    before = len(moves(still_house, party))
    pawn, goal = chosen_and_shown(rosa)
    places = offered(rosa)["places"]
    start, end = places[pawn], places[goal]
    drag_along(rosa, start, end)
    if rosa.action("confirm").is_visible():
        rosa.action("confirm").click()
    assert done_after(still_house, party, before, rosa) == {"type": "move", "pawn": pawn, "steps": 8, "card": "8"}
