"""Sumoku in two minutes: five positions of the classic game and one of a race, in each of them one thing to do."""

from typing import Final

from sobremesa.core.lesson import Ask, Lesson, Scene, Wrong
from sobremesa.games.sumoku.schema import PASS, Arrange, Claim, Move, Placement, Play

ONE: Final = Placement("G5a", 2, 0)
"""What lengthens the line of `cross`."""

LESSON: Final[Lesson] = (
    Scene(
        id="sum",
        position={
            "game": "sumoku@1",
            "key": 5,
            "roller": 0,
            "grid": "R3a@0,0 B7a@1,0",
            "racks": ["G5a Y4a P8a", "O5b Y5a P5b B5b"],
            "pile": "",
        },
        steps=(Ask(Play((ONE,)), accepts=({"type": "play"},)),),
        wrong=(
            Wrong((Play((Placement("Y4a", 2, 0),)),), "bad_sum"),
            Wrong((Play((Placement("G5a", 3, 0),)),), "not_connected"),
            Wrong((PASS,)),
        ),
    ),
    Scene(
        id="colour",
        position={
            "game": "sumoku@1",
            "key": 5,
            "roller": 0,
            "grid": "R3a@0,0 B7a@1,0",
            "racks": ["R5a B5a O5a", "O5b Y5a P5b B5b"],
            "pile": "",
        },
        steps=(Ask(Play((Placement("O5a", 2, 0),)), accepts=({"type": "play"},)),),
        wrong=(
            Wrong((Play((Placement("R5a", 2, 0),)),), "colour_repeat"),
            Wrong((Play((Placement("B5a", -1, 0),)),), "colour_repeat"),
            Wrong((PASS,)),
        ),
    ),
    Scene(
        id="cross",
        position={
            "game": "sumoku@1",
            "key": 5,
            "roller": 0,
            "grid": "R3a@0,0 B7a@1,0",
            "racks": ["G5a Y4a P1a", "O5b Y5a P5b B5b"],
            "pile": "",
        },
        steps=(
            Ask(
                Play((ONE, Placement("Y4a", 2, 1), Placement("P1a", 2, 2))),
                accepts=(
                    {
                        "type": "play",
                        "placements": [
                            {"tile": "G5a", "x": 2, "y": 0},
                            {"tile": "Y4a", "x": 2},
                            {"tile": "P1a", "x": 2},
                        ],
                    },
                    {
                        "type": "play",
                        "placements": [
                            {"tile": "G5a", "x": -1, "y": 0},
                            {"tile": "Y4a", "x": -1},
                            {"tile": "P1a", "x": -1},
                        ],
                    },
                ),
            ),
        ),
        wrong=(
            Wrong((Play((ONE, Placement("Y4a", 2, 1))),), "bad_sum"),
            Wrong((Play((ONE,)),), word="row"),
            Wrong((Play((Placement("G5a", -1, 0),)),), word="row"),
            Wrong((Play((ONE, Placement("Y4a", 3, 0), Placement("P1a", 4, 0))),), word="long"),
            Wrong((PASS,)),
        ),
    ),
    Scene(
        id="nine",
        position={
            "game": "sumoku@1",
            "key": 5,
            "roller": 0,
            "grid": "O4a@0,0 P1a@1,0",
            "racks": ["Y6a P8b", "O5b Y5a P5b B5b"],
            "pile": "",
        },
        steps=(
            Ask(
                Play((Placement("Y6a", 1, 1, 9),)),
                accepts=({"type": "play", "placements": [{"tile": "Y6a", "x": 1}]},),
            ),
        ),
        wrong=(
            Wrong((Play((Placement("Y6a", 1, 1, 6),)),), "bad_sum"),
            Wrong((Play((Placement("Y6a", 0, 1, 6),)),)),
            Wrong((PASS,)),
        ),
    ),
    Scene(
        id="six",
        position={
            "game": "sumoku@1",
            "key": 5,
            "roller": 0,
            "grid": "R1a@0,0 O2a@1,0 Y3a@2,0 G4a@3,0 B5a@4,0",
            "racks": ["P5a R5a Y8a", "O5b Y5a P5b B5b"],
            "pile": "",
        },
        steps=(
            Ask(
                Play((Placement("P5a", 5, 0),)),
                accepts=(
                    {"type": "play", "placements": [{"tile": "P5a", "y": 0}]},
                    {"type": "play", "placements": [{"tile": "P5a", "y": 0}, {"tile": "R5a"}]},
                ),
            ),
        ),
        wrong=(
            Wrong((Play((Placement("R5a", 5, 0),)),), "colour_repeat"),
            Wrong((Play((Placement("P5a", 4, 1),)),), word="column"),
            Wrong((PASS,)),
        ),
    ),
    Scene(
        id="race",
        position={
            "game": "sumoku@1",
            "options": {"mode": "speed", "players": 2, "claim_check": "assisted"},
            "key": 5,
            "phase": "race",
            "roller": 0,
            "owners": [
                {"grid": "B4a@0,0 P8a@2,0 R1a@0,1 O2a@2,1", "rack": "G3a"},
                {"grid": "O1a@0,0 Y4a@1,0 P5a@2,0", "rack": "R7a G2a"},
            ],
        },
        steps=(Ask(Arrange((Move("G3a", 1, 0),))), Ask(Claim(1))),
        wrong=(
            Wrong((Claim(0),), "not_a_sumoku"),
            Wrong((Arrange((Move("G3a", 1, 1),)),)),
            Wrong((Arrange((Move("G3a", None, None),)),), word="claim", after=1),
        ),
    ),
)
