"""A whole round of Rummy 500 with the keyboard alone."""

from playwright.sync_api import Locator, expect

from browser.house import House
from browser.people import Visit
from browser.rummy500 import Player, is_asked, play_to_the_end

STOPS = 40
"""So many stops of the Tab key there are at most on a page with a full table."""


class Keyboard(Player):
    """Somebody who uses Tab, arrows and Enter, and never the mouse."""

    def press(self, what: Locator) -> None:
        self.reach(what)
        self.page.keyboard.press("Enter")

    def reach(self, what: Locator) -> None:
        """To the group it is in by Tab, within the group by arrows."""
        expect(what).to_be_visible()
        for _ in range(STOPS):
            if self.is_at(what) or self.walk_to(what):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no key leads to {what}")

    def is_at(self, what: Locator) -> bool:
        return bool(what.evaluate("one => one === document.activeElement"))

    def walk_to(self, what: Locator) -> bool:
        """Along the pieces of the group that has the focus."""
        steps = what.evaluate(
            """one => {
                const group = one.closest('[data-zone]');
                if (!group || !group.contains(document.activeElement)) return null;
                const stops = [...group.querySelectorAll('button')];
                return stops.indexOf(one) - stops.indexOf(document.activeElement);
            }"""
        )
        if steps is None:
            return False
        for _ in range(abs(steps)):
            self.page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
        return self.is_at(what)


def test_a_round_is_played_by_keys_alone(still_house: House, visit: Visit) -> None:
    party = still_house.set_table(
        "Lucía", "Rosa", game="rummy500", mode="fixed_rounds", rounds=1, tie_break="shared"
    ).start()
    party.play_on(lambda state: is_asked(state, "draw") or state.outcome is not None)
    person = visit(still_house.url, keys=party.keys()).go(f"/t/{party.code}")
    player = Keyboard(person, still_house, party.code)

    def turn(player: Player) -> None:
        player.take_turn()
        party.play_on(lambda state: is_asked(state, "draw") or state.outcome is not None)

    play_to_the_end([player], turn)
    expect(person.match_result).to_be_visible()
    assert int(person.sheet()[0].split()[-1]) == max(still_house.position(party.code).outcome.totals)
