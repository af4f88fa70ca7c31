"""Write the states that the server would send in some scenes, for the page's tests and gallery (web/tests/scenes)."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.catalogue import game as get_game
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.events import heard
from sobremesa.core.game import Game
from sobremesa.core.options import read_options
from sobremesa.core.state import State
from sobremesa.server import protocol

SCENES = Path(__file__).parent.parent / "web" / "tests" / "scenes"
SUMO = get_game("sumo")
SORRY = get_game("sorry")
RUMMY500 = get_game("rummy500")
SUMOKU = get_game("sumoku")
BURAKO = get_game("burako")
RUMMY = get_game("rummy")
NAMES = ["Lucía", "Rosa", "Tomás", "Inés", "Anís", "Papá", "Canela", "Clavo", "Abuela Pilar", "Turrón"]


class Scene:
    """A match as one viewer sees it: the first state, then one more after every move."""

    def __init__(self, state: State[Any], viewer: int | None, game: Game[Any] = SUMO) -> None:
        self.state = state
        self.viewer = viewer
        self.game = game
        self.states: list[protocol.State] = []
        self.said: list[list[tuple[Any, Any]]] = []
        self.told = 0
        self.tell(history=True)

    def tell(self, *, history: bool = False) -> None:
        events = self.state.events or []
        seat = self.viewer
        legal = [] if seat is None or not self.game.lists_cheaply else self.state.legal_actions(seat)
        self.said.append([] if seat is None else [(action, self.state.appraise(seat, action)) for action in legal])
        self.states.append(
            protocol.State(
                seat=seat,
                n=len(self.states),
                view=self.state.view(seat),
                decision_id=0 if seat is None else self.state.decision_id(seat),
                to_act=list(self.state.to_act),
                may_act=seat is not None and self.state.may_act(seat),
                legal=legal if self.game.lists_cheaply else None,
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
        return self.turn(seat, action)

    def turn(self, seat: int, *actions: dict[str, Any]) -> "Scene":
        """Several actions that are sent together."""
        for action in actions:
            move = self.game.reader.convert(action)
            self.state.check(seat, move)
            self.state.apply(seat, move)
        self.tell()
        return self

    def play_well(self, moves: int) -> "Scene":
        """Let the medium bot play for everybody."""
        chance = Chance(seed_from_int(1))
        for _ in range(moves):
            if self.state.outcome is None:
                seat = self.state.to_act[0]
                self.state.apply(
                    seat, self.game.bots["medium"].choose(self.state.imagine(seat, chance), seat, chance, 0)
                )
                self.tell()
        return self

    def play(self, chance: Chance, moves: int) -> "Scene":
        """Play random actions."""
        for _ in range(moves):
            if self.state.outcome is None:
                seat = self.state.to_act[chance.below(len(self.state.to_act))]
                actions = self.state.legal_actions(seat)
                self.state.apply(seat, actions[chance.below(len(actions))])
                self.tell()
        return self

    def only_the_last(self, states: int) -> "Scene":
        """Keep only the last states."""
        self.states, self.said = self.states[-states:], self.said[-states:]
        return self

    def write(self, name: str, *, with_said: bool = False) -> None:
        """Write the scene; `with_said` adds the appraisal of each legal action, which is a long list."""
        document: dict[str, Any] = {
            "game": self.game.id,
            "names": NAMES[: self.state.players],
            "pieces": self.game.pieces,
            "states": self.states,
        }
        if with_said:
            document["said"] = self.said
        encoded = msgspec.json.encode(document)
        (SCENES / f"{name}.json").write_bytes(msgspec.json.format(encoded, indent=0) + b"\n")


def from_position(viewer: int | None, game: Game[Any] = SUMO, **position: Any) -> Scene:
    state = game.from_position(position)
    state.events = []
    return Scene(state, viewer, game)


def from_seed(viewer: int | None, seed: int, game: Game[Any] = SUMO, **options: Any) -> Scene:
    chance = Chance(seed_from_int(seed))
    return Scene(game.begin(read_options(game.options, options), chance, listen=True), viewer, game)


def sorry_from(viewer: int | None, *, top: str, **position: Any) -> Scene:
    """A position whose pile begins with these cards; the rest of the deck is below them."""
    deck = Counter(SORRY.pieces["deck"])
    deck.subtract(" ".join([top, position["discards"], *position.get("hands", [])]).split())
    state = SORRY.from_position(position | {"pile": " ".join([top, *deck.elements()])})
    state.events = []
    return Scene(state, viewer, SORRY)


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


RACE: dict[str, str] = {
    "red": "T4 T50 S2 start",
    "blue": "T16 T26 start start",
    "yellow": "T18 T43 home start",
    "green": "T57 S3 start start",
}
"""A slide with two pawns on it, a pawn near HOME, and pawns to swap with."""


def sorry_scenes() -> None:
    slide = sorry_from(0, pawns=RACE, discards="5 12", top="3 8 1")
    slide.act(0, type="move", pawn="red-1", steps=12, card="12").write("sorry-slide", with_said=True)
    split = sorry_from(0, pawns=RACE, discards="7", top="2 8 1")
    parts = {"first": {"pawn": "red-3", "steps": 4}, "second": {"pawn": "red-2", "steps": 3}}
    split.act(0, type="split", card="7", **parts).write("sorry-split", with_said=True)
    swap = sorry_from(0, pawns=RACE, discards="11", top="3 8 1")
    swap.act(0, type="swap", pawn="red-1", target="blue-1", card="11").write("sorry-swap", with_said=True)
    sorry = sorry_from(0, pawns=RACE, discards="sorry", top="3 8 1")
    sorry.act(0, type="sorry", target="blue-1", colour="red", card="sorry").write("sorry-sorry", with_said=True)
    ten = sorry_from(0, pawns=RACE, discards="3 8 10", top="2 3 1")
    ten.act(0, type="move", pawn="red-1", steps=-1, card="10").act(1, type="start", colour="blue", card="2")
    ten.write("sorry-ten", with_said=True)
    none = sorry_from(0, pawns={"red": "S4 home home home", "blue": "T30 start start start"}, discards="12", top="2 3")
    none.act(0, type="pass").write("sorry-none", with_said=True)
    partners = sorry_from(0, options={"mode": "partners"}, pawns=RACE, discards="7", top="2 8 1")
    partners.write("sorry-partners", with_said=True)
    hands = ["1 3 5 12 sorry", "2 2 4 7 8", "1 5 10 11 12", "3 4 7 8 sorry"]
    scored = sorry_from(0, options={"mode": "scored"}, pawns=RACE, hands=hands, top="8 1 10", discards="5 5 3 10 11")
    scored.act(0, type="move", pawn="red-1", steps=12, card="12").write("sorry-hand", with_said=True)
    for viewer, name in ((0, "sorry-match"), (None, "sorry-match-tv")):
        match = from_seed(viewer, 3, SORRY, players=2, mode="scored", match_games=2)
        match.play(Chance(seed_from_int(2)), 1000).only_the_last(40).write(name)


TEA: dict[str, Any] = {
    "seat": 1,
    "options": {"players": 3},
    "hands": ["3H1 4S1 7C1 7D1 TS1 KC1 KD1", "TH1 2C1 8S1 9S1", "QH1 QC1 6S1 5D1"],
    "row": "9C1 2D1 KH1 7S1 QD1 4H1 JC1 5C1",
    "melds": ["7H1:1 8H1:1 9H1:1", "AS1:2 2S1:2 3S1:2", "TC1:2 TD1:2 X1:2"],
    "sheet": [[96, 120, 70], [84, 92, 98]],
}
"""Rummy 500: three people late in a round, with many cards to take."""


def main() -> None:
    SCENES.mkdir(parents=True, exist_ok=True)
    sumo_scenes()
    sorry_scenes()
    rummy500_scenes()
    rummy_scenes()
    burako_scenes()
    sumoku_scenes()


COFFEE: dict[str, Any] = {
    "seat": 1,
    "racks": [
        "R3 R8 B10 Y11 Y4 Y5 Y6 B2 K1",
        "K6 R12 B3 Y11 J",
        "K8 K12 R7 B5 Y3 R13 K4",
        "K3 R8 B8 Y12 Y1",
    ],
    "pozo": "K13 B4 R1 Y6 B12",
    "stock": "K2 K7 B1 Y2 R2 K10 B13 Y13",
    "melds": [
        "B run K3 K4 K5 Y2 K7 K8 K9",
        "B set R13 B13 Y13",
        "B run Y8 Y9 Y10",
        "A run R4 R5 R6 R7 J R9 R10",
        "A set K11 K11 R11 B11",
        "A run B6 B7 B8 B9",
    ],
    "buyers": [2, None],
    "direct": [True, False],
}
"""Burako: two pairs late in a hand; one has its muerto, both have a canasta."""


def burako_scenes() -> None:
    for viewer, name in ((0, "burako"), (None, "burako-tv")):
        coffee = from_position(viewer, BURAKO, **COFFEE)
        coffee.act(1, type="draw")
        coffee.act(1, type="add", meld="m3", tiles=["Y8", "Y9", "Y10", "Y11"])
        coffee.act(1, type="discard", tile="B3")
        coffee.act(2, type="take_pozo")
        coffee.act(2, type="lay", kind="run", tiles=["B3", "B4", "B5"])
        coffee.act(2, type="discard", tile="R13")
        coffee.act(3, type="draw")
        coffee.act(3, type="discard", tile="K3")
        coffee.act(0, type="draw")
        coffee.turn(
            0,
            {"type": "add", "meld": "m4", "tiles": ["J", "R4", "R5", "R6", "R7", "R8", "R9", "R10"]},
            {"type": "lay", "kind": "run", "tiles": ["Y4", "Y5", "Y6"]},
            {"type": "discard", "tile": "K1"},
        )
        coffee.write(name)
    swap = {"type": "add", "meld": "m4", "tiles": ["J", "R4", "R5", "R6", "R7", "R8", "R9", "R10"]}
    for viewer, name in ((0, "burako-buys"), (2, "burako-buys-partner")):
        last = {"seat": 0, "phase": "play", "has_laid": True, "racks": ["R8", *COFFEE["racks"][1:]]}
        from_position(viewer, BURAKO, **COFFEE | last | {"buyers": [], "direct": []}).turn(0, swap).write(name)
    from_seed(0, 7, BURAKO, players=2, target=100).play_well(400).only_the_last(8).write("burako-match")


LUNCH: dict[str, Any] = {
    "seat": 1,
    "options": {"players": 3},
    "racks": [
        "K2a K3a R2a R3a R13a B10a B13a Y6a Y10a",
        "R10a B2a K6a R8a",
        "K1b R1a B12a K5a",
    ],
    "opened": [True, True, True],
    "table": [
        "group[R11a B11a K11a]",
        "run[B3a B4a B5a B6a B7a B8a]",
        "run[R5a Ja R7a]",
        "run[Y1a Y2a Y3a Y4a Y5a]",
        "group[R1b B1a K1a]",
    ],
    "stock": "R6a K9a Y7a K10a B1b R9a",
    "closing_tile": "Y8a",
    "sheet": [[23, 0, 57]],
    "starter": 1,
}
"""Rummy israelí: a table to rearrange, with a joker on it."""


def rummy_scenes() -> None:
    table = [
        {"kind": "run" if each[0] == "r" else "group", "tiles": each[each.index("[") + 1 : -1].split()}
        for each in LUNCH["table"]
    ]
    for viewer, name in ((0, "rummy"), (None, "rummy-tv")):
        scene = from_position(viewer, RUMMY, **LUNCH)
        scene.act(1, type="draw")
        moved = [*table[:2], {"kind": "run", "tiles": ["R5a", "R6a", "R7a", "R8a"]}, *table[3:]]
        moved[0] = {"kind": "group", "tiles": ["R11a", "B11a", "K11a", "Ja"]}
        scene.act(1, type="play", table=moved)
        scene.act(2, type="draw").act(2, type="pass").act(0, type="draw")
        laid = [
            {"kind": "run", "tiles": ["Y1a", "Y2a", "Y3a", "Y4a", "Y5a", "Y6a", "Y7a"]}
            if "Y5a" in each["tiles"]
            else each
            for each in moved
        ]
        scene.act(0, type="play", table=laid)
        scene.write(name)
    match = from_seed(0, 3, RUMMY, players=2, hands=2)
    match.play_well(600).only_the_last(12).write("rummy-match")


def rummy500_scenes() -> None:
    for viewer, name in ((0, "rummy500"), (None, "rummy500-tv")):
        tea = from_position(viewer, RUMMY500, **TEA)
        tea.act(1, type="draw_stock")
        tea.act(1, type="lay_off", meld=1, end="high", cards=["TH1"])
        tea.act(1, type="discard", card="2C1")
        tea.act(2, type="take_discard", card="QD1", use={"type": "meld", "cards": ["QH1", "QD1", "QC1"]})
        tea.act(2, type="discard", card="6S1")
        tea.turn(
            0,
            {"type": "take_discard", "card": "7S1", "use": {"type": "meld", "cards": ["7S1", "7C1", "7D1"]}},
            {"type": "lay_off", "meld": 2, "end": "high", "cards": ["4S1"]},
            {"type": "discard", "card": "KC1"},
        )
        tea.write(name)
    from_seed(0, 5, RUMMY500, players=8).play_well(60).only_the_last(8).write("rummy500-eight")
    from_seed(0, 11, RUMMY500, players=2, target_score=50).play_well(400).only_the_last(8).write("rummy500-match")


def sumoku_scenes() -> None:
    six = "R1a@0,0 O2a@1,0 Y3a@2,0 G4a@3,0 B5a@4,0"
    racks = ["G6a Y6a O7a", "P3a O6a R7a", "R8a B8a"]
    for viewer, name in ((0, "sumoku"), (None, "sumoku-tv")):
        lines = from_position(
            viewer, SUMOKU, options={"players": 3}, key=3, grid=six, racks=racks, seat=1, roller=0, pile=""
        )
        lines.act(1, type="play", placements=[{"tile": "P3a", "x": 5, "y": 0}])
        lines.act(1, type="play", placements=[{"tile": "O6a", "x": 5, "y": 1, "value": 9}])
        lines.act(2, type="pass")
        lines.write(name)
    ten = "B6a=9@2,0 G1a@3,0 O4a@2,1 R1a@3,1 B4a@0,2 O6a@1,2 R2a@2,2 P8a@3,2 R1b@0,3 G4a@1,3"
    owners = [{"grid": ten}, {"grid": "O1a@0,0 Y2a@1,0"}, {"rack": "P5a B5a"}]
    race = from_position(0, SUMOKU, options={"players": 3, "mode": "speed"}, key=5, roller=0, owners=owners)
    race.act(2, type="arrange", moves=[{"tile": "P5a", "x": 0, "y": 0}])
    race.act(1, type="claim", version=0)
    rack = race.state.view(0).race.owners[0].rack
    race.act(0, type="exchange", tile=rack[0])
    race.act(2, type="give_up")
    race.act(0, type="give_up")
    race.write("sumoku-race")
    display = "R4a R7a O1a O8a Y2a Y6a G5a G3a B8a P1a"
    spot = from_position(0, SUMOKU, options={"players": 3, "mode": "spot"}, key=3, phase="open", display=display)
    spot.act(1, type="call", round=1, sum=15)
    spot.act(1, type="show", round=1, tiles=["R7a", "O1a", "Y2a", "G5a"])
    spot.write("sumoku-spot")


def sumo_scenes() -> None:
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
