"""Write what the server would send of some scenes, for the page's tests and its gallery (web/tests/scenes)."""

from pathlib import Path
from typing import Any

import msgspec

from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.events import heard
from sobremesa.core.options import read_options
from sobremesa.core.state import State
from sobremesa.games import game as box
from sobremesa.server import protocol

SCENES = Path(__file__).parent.parent / "web" / "tests" / "scenes"
SUMO = box("sumo")
NAMES = ["Lucía", "Rosa", "Tomás", "Inés", "Anís", "Papá", "Canela", "Clavo", "Abuela Pilar", "Turrón"]


class Scene:
    """A match as one viewer follows it: the state at the start, then one more after every move."""

    def __init__(self, state: State[Any], viewer: int | None) -> None:
        self.state = state
        self.viewer = viewer
        self.states: list[protocol.State] = []
        self.told = 0
        self.tell(history=True)

    def tell(self, *, history: bool = False) -> None:
        events = self.state.events or []
        seat = self.viewer
        legal = [] if seat is None else self.state.legal_actions(seat)
        self.states.append(
            protocol.State(
                seat=seat,
                n=len(self.states),
                view=self.state.view(seat),
                moment=0 if seat is None else self.state.moment(seat),
                to_act=list(self.state.to_act),
                may_act=seat is not None and self.state.may_act(seat),
                legal=legal,
                events=list(heard(events[self.told :], seat)),
                history=history,
                hand=self.state.hands_played,
                outcome=self.state.outcome,
                clock=0,
                deadline=None,
            )
        )
        self.told = len(events)

    def act(self, seat: int, **action: Any) -> "Scene":
        move = SUMO.reader.convert(action)
        self.state.check(seat, move)
        self.state.apply(seat, move)
        self.tell()
        return self

    def play(self, chance: Chance, moves: int) -> "Scene":
        """Let chance play on."""
        for _ in range(moves):
            if self.state.outcome is None:
                seat = self.state.to_act[chance.below(len(self.state.to_act))]
                actions = self.state.legal_actions(seat)
                self.state.apply(seat, actions[chance.below(len(actions))])
                self.tell()
        return self

    def write(self, name: str) -> None:
        document = {"names": NAMES[: self.state.players], "pieces": SUMO.pieces, "states": self.states}
        encoded = msgspec.json.encode(document)
        (SCENES / f"{name}.json").write_bytes(msgspec.json.format(encoded, indent=0) + b"\n")


def from_position(viewer: int | None, **position: Any) -> Scene:
    state = SUMO.from_position(position)
    state.events = []
    return Scene(state, viewer)


def from_seed(viewer: int | None, seed: int, **options: Any) -> Scene:
    chance = Chance(seed_from_int(seed))
    return Scene(SUMO.begin(read_options(SUMO.options, options), chance, listen=True), viewer)


SUPPER: dict[str, Any] = {
    "rows": ["12 19 J5=19 27", "34 40 41 44 48", "55 58", "71 73 88"],
    "hands": ["7 36 52 90 66 J7", "3 14 29 61 95 99", "1 2 50 77 84 102", "8 21 33 46 65 74", "16 25 38 57 80 101"],
    "sheet": [[12, 5, 30, 14, 21], [7, 18, 11, 24, 9]],
    "piles": ["", "10 11 13", "20 22 30 31 32", "", "100"],
    "placing": [
        {"seat": 1, "card": "J5", "row": 1},
        {"seat": 4, "card": 27, "row": 1},
        {"seat": 0, "card": 48, "row": 2},
        {"seat": 3, "card": 73, "row": 4},
        {"seat": 2, "card": 88, "row": 4},
    ],
}


def main() -> None:
    SCENES.mkdir(parents=True, exist_ok=True)
    for viewer, name in ((0, "supper"), (None, "supper-tv")):
        scene = from_position(viewer, **SUPPER)
        for seat, card in ((1, 61), (3, 46), (4, 57), (0, 66), (2, 50)):
            scene.act(seat, type="play_card", card=card)
        scene.write(name)
    low = from_position(0, **SUPPER)
    for seat, card in ((1, 61), (3, 46), (4, 57), (2, 50), (0, 7)):
        low.act(seat, type="play_card", card=card)
    low.act(0, type="take_row", row=4).write("low")
    joker = from_position(
        0, **SUPPER | {"rows": ["12 19 27 J5=27", "34 40 41 44 48", "55 58", "71 73 88"], "placing": []}
    )
    for seat, card in ((1, 61), (3, 46), (4, 57), (2, 50), (0, "J7")):
        joker.act(seat, type="play_card", card=card)
    joker.act(0, type="place_joker", row=2).write("joker")
    ten = from_seed(0, 5, players=10).play(Chance(seed_from_int(3)), 30)
    ten.write("ten")
    from_seed(None, 5, players=10).play(Chance(seed_from_int(3)), 30).write("ten-tv")
    from_seed(0, 11, players=4, target_sumos=45).play(Chance(seed_from_int(2)), 500).write("match")
    from_seed(None, 11, players=4, target_sumos=45).play(Chance(seed_from_int(2)), 500).write("match-tv")


if __name__ == "__main__":
    main()
