"""Hints follow the turn: they know what was tried, come in three steps, and their own verb does what they say."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.burako import Player, table_of_four
from browser.house import House, Party
from browser.people import LAPTOP, PHONE, Person, Visit
from effort import all_in_full, in_turn
from games.rummy500 import scenes as rummy500
from games.sorry import scenes as sorry
from games.sumo import scenes as sumo
from games.sumoku import scenes as sumoku
from sobremesa.core.state import State

OTHERS = ("K6 K13 Y11", "K8 K12 B13", "B9 Y12 R13")


@dataclass(frozen=True)
class Game:
    """A turn in which a hint has something to look for."""

    set_up: Callable[[House], Party]
    touch: str
    """Another act of the turn."""
    marked: int
    """What the second step points at: pieces, and of a pawn both the one on the board and the one on the wood."""
    shown: str
    """What the third step shows where it goes."""
    is_done: Callable[[Person, State[Any]], bool]


def put(game: str, players: int, position: dict[str, Any], **options: Any) -> Callable[[House], Party]:
    names = ("Lucía", "Tomás", "Rosa", "Inés")[:players]
    return lambda house: house.set_table(*names, game=game, **options).start().put(**position)


def joker_to_place() -> State[Any]:
    table = sumo.scene("18 33 35 46 48", "7", "60", "90", hands={"Ana": "J7 50", "Beto": "91 92"})
    table.play(Ana="J7", Beto=91)
    return table.state


def seen(selector: str, count: int) -> Callable[[Person, State[Any]], bool]:
    return lambda person, _: person.page.locator(selector).count() == count


GAMES = {
    "sumo": Game(
        put(
            "sumo",
            2,
            {
                "options": {"players": 2},
                "rows": ["10 22 25 31 33", "41", "70 71 72 73 74", "3"],
                "hands": ["42 75", "90 91"],
                "piles": ["", ""],
            },
        ),
        touch=".hand button[data-card='75']",
        marked=1,
        shown="li.row.target .ghost",
        is_done=lambda _, state: 42 not in state.hands[0],
    ),
    "sumo, a row": Game(
        put("sumo", 2, joker_to_place().position()),
        touch=".pick[data-row='1']",
        marked=1,
        shown=".row .ghost",
        is_done=lambda _, state: not state.choosing_row,
    ),
    "rummy": Game(
        put(
            "rummy",
            2,
            {
                "racks": ["R1a R2a R3a B9a", "B9b Y4a K1a R5b Y13a"],
                "opened": [True, True],
                "table": ["run[K4a K5a K6a]"],
                "stock": "K7a B13a Y2a",
                "closing_tile": "Y9a",
                "has_drawn": True,
            },
            first_player=0,
        ),
        touch=".mine .hand button[data-card='B9a']",
        marked=3,
        shown=".lot.draft .ghost",
        is_done=seen(".cloth button.tile[data-card^='R']", 3),
    ),
    "burako": Game(
        lambda house: table_of_four(
            house, phase="play", racks=["R10 K9 B3 Y13", *OTHERS], pozo="Y2", melds=["A run R4 R5 R6 R7 R8 R9"]
        ),
        touch=".mine .hand button[data-card^='Y13']",
        marked=1,
        shown=".meld .ghost",
        is_done=seen('.meld[data-meld="m1"] [data-piece]', 7),
    ),
    "sumoku": Game(
        put("sumoku", 2, sumoku.classic(5, "R5@0,0 G5@1,0", "B5 O8 Y1", "R1 R2").state.position(), mode="classic"),
        touch=".mine button[data-tile^='Y1']",
        marked=1,
        shown=".board .ghost",
        is_done=lambda _, state: len(state.view(None).classic.grid) > 2,
    ),
    "sumoku, alone": Game(
        put(
            "sumoku",
            1,
            sumoku.race(
                "solo", 5, [sumoku.owner(sumoku.E26.replace(" G4@1,3", ""), "G4")], options={"players": 1}
            ).state.position(),
            mode="solo",
        ),
        touch=".mine button[data-tile='G4a']",
        marked=1,
        shown=".board .ghost",
        is_done=lambda _, state: not state.player_grids[0].rack,
    ),
    "sorry": Game(
        put("sorry", 2, sorry.scene("R1 T20, R2 T2, Y1 T25", "5", players=2).state.position()),
        touch="[data-chip='red-2']",
        marked=2,
        shown=".ghostly .figure",
        is_done=lambda _, state: state.seat != 0,
    ),
    "sorry, by points": Game(
        put(
            "sorry",
            2,
            sorry.scene("R1 T40, R2 T2, Y1 T45", hand="5 5 5 5 12", mode="scored", players=2).state.position(),
            mode="scored",
        ),
        touch="[data-chip='red-2'], .hand [data-card='5']",
        marked=3,
        shown=".ghostly .figure",
        is_done=lambda _, state: state.seat != 0,
    ),
    "rummy500": Game(
        put("rummy500", 2, rummy500.scene("7H 8H KS KD 2C", row="6H KC", players=2).state.position()),
        touch=".mine .hand button[data-card='KS1']",
        marked=4,
        shown=".meld .ghost",
        is_done=seen(".meld [data-piece]", 3),
    ),
}


def primary(person: Person) -> Locator:
    return person.page.locator(".actions .btn.primary")


def hint(person: Person) -> Locator:
    return person.page.locator(".dock .prompt.hint")


def ask(person: Person) -> None:
    person.button("table-hint").click()
    expect(hint(person)).to_be_visible()


@pytest.mark.parametrize(("game", "device"), in_turn(GAMES, {"laptop": LAPTOP, "phone": PHONE}))
def test_a_hint_comes_in_three_steps_and_the_next_act_clears_it(
    still_house: House, visit: Visit, game: Game, device: dict[str, Any]
) -> None:
    party = game.set_up(still_house)
    person = visit(still_house.url, keys=party.keys(), **device).go(f"/t/{party.code}")
    marked, shown = person.page.locator(".is-hint"), person.page.locator(game.shown)
    verbs = [person.say("table-hint-which", pieces=1), person.say("table-hint-which", pieces=2)]

    expect(person.page.locator(game.touch).first).to_be_visible()
    ask(person)
    amount = person.page.locator(".prompt [role=status] strong").text_content()
    assert primary(person).text_content() in verbs
    expect(marked).to_have_count(0)
    expect(shown).to_have_count(0)

    primary(person).click()
    expect(primary(person)).to_have_text(person.say("table-hint-where"))
    expect(marked).to_have_count(game.marked)
    expect(shown).to_have_count(0)
    assert person.page.locator(".prompt [role=status] strong").text_content() != amount

    primary(person).click()
    expect(shown.first).to_be_visible()
    assert primary(person).text_content() not in [*verbs, person.say("table-hint-where"), ""]
    assert not game.is_done(person, still_house.position(party.code)), "shown, not done"

    person.page.locator(game.touch).first.click()
    expect(hint(person)).to_have_count(0)
    expect(marked).to_have_count(0)
    person.page.mouse.move(0, 0)
    person.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(hint(person)).to_have_count(0)


@pytest.mark.parametrize("name", all_in_full(GAMES, "sumo", "rummy", "sorry"))
def test_the_verb_of_a_hint_does_what_it_says_also_by_key(still_house: House, visit: Visit, name: str) -> None:
    """The bulb gives the focus to what the hint offers: Enter goes on, and at the end does it."""
    game = GAMES[name]
    party = game.set_up(still_house)
    person = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    expect(person.page.locator(game.touch).first).to_be_visible()
    for closing in ("table-hint-close", "table-hint-drop"):
        ask(person)
        person.button(closing).click()
        expect(hint(person)).to_have_count(0)
    ask(person)
    person.page.keyboard.press("Escape")
    expect(hint(person)).to_have_count(0)

    person.button("table-hint").focus()
    person.page.keyboard.press("Enter")
    expect(hint(person)).to_be_visible()
    for _ in range(3):
        expect(primary(person)).to_be_focused()
        person.page.keyboard.press("Enter")
    expect(hint(person)).to_have_count(0)
    wait_for(person, lambda: game.is_done(person, still_house.position(party.code)))


def wait_for(person: Person, holds: Callable[[], bool]) -> None:
    for _ in range(600):
        if holds():
            return
        person.page.evaluate("() => new Promise(requestAnimationFrame)")
    raise AssertionError("it was not done")


def test_after_the_pozo_was_tried_burako_hints_at_what_follows_it(still_house: House, visit: Visit) -> None:
    party = table_of_four(
        still_house,
        racks=["R11 K9 B3 Y13", *OTHERS],
        pozo="R10 B4",
        melds=["A run R4 R5 R6 R7 R8 R9", "B set K5 B5 Y5"],
    )
    person = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    lucia = Player(person, still_house, party.code)
    expect(lucia.rack).to_have_count(4)
    ask(person)
    expect(hint(person)).to_contain_text(person.say("burako-page-hint-take_pozo"))
    expect(primary(person)).to_have_text(person.say("burako-page-take"))
    expect(person.page.locator(".marks .asked")).to_be_visible()
    primary(person).click()
    expect(lucia.rack).to_have_count(6)
    expect(hint(person)).to_have_count(0)

    ask(person)
    expect(hint(person)).to_contain_text(person.say("burako-page-hint-add-count", count=1))
    primary(person).click()
    primary(person).click()
    expect(primary(person)).to_have_text(person.say("burako-page-add"))
    expect(person.action("discard")).to_have_count(0)
    primary(person).click()
    expect(lucia.meld("m1").locator("[data-piece]")).to_have_count(7)
    expect(hint(person)).to_have_count(0)
    assert lucia.state().moves == 0, "tried, not taken"

    ask(person)
    expect(hint(person)).not_to_contain_text(person.say("burako-page-hint-take_pozo"))
    lucia.press(lucia.action("undo"))
    expect(hint(person)).to_have_count(0)
