"""Burako in two minutes: six positions, in each of them one thing to do."""

from typing import Final

from sobremesa.core.lesson import Ask, Lesson, Scene, Wrong
from sobremesa.games.burako.schema import DRAW, TAKE_POZO, Add, Discard, Lay

OTHERS: Final = ("K6 K10 K13 Y4 Y11 R1 B12", "K8 K12 B1 B13 Y13 R11", "B10 B11 Y1 Y12 R13 K11 K3")
"""What the others hold; nobody sees it."""

LESSON: Final[Lesson] = (
    Scene(
        id="take",
        position={
            "game": "burako@1",
            "racks": ["B9 Y9 R3 R4 K7 B5 Y12", *OTHERS],
            "pozo": "K1 Y5 R9",
        },
        steps=(Ask(TAKE_POZO),),
        wrong=(Wrong((DRAW,)), Wrong((Discard("Y12"),), "draw_first")),
    ),
    Scene(
        id="run",
        position={
            "game": "burako@1",
            "phase": "play",
            "racks": ["R5 R6 R7 B7 B12 Y9 K12", *OTHERS],
            "pozo": "K1",
        },
        steps=(Ask(Lay("run", ("R5", "R6", "R7"))), Ask(Discard("K12"), accepts=({"type": "discard"},))),
        wrong=(
            Wrong((Lay("run", ("R5", "R6", "B7")),), "mixed_colours"),
            Wrong((Lay("run", ("R6", "R7")),), "meld_too_short"),
            Wrong((Discard("K12"),)),
        ),
    ),
    Scene(
        id="wild",
        position={
            "game": "burako@1",
            "phase": "play",
            "racks": ["R8 Y8 K2 J B6 R12 Y10", *OTHERS],
            "pozo": "K1",
        },
        steps=(
            Ask(
                Lay("set", ("R8", "Y8", "K2")),
                accepts=({"type": "lay", "kind": "set", "tiles": ["R8", "Y8", "J"]},),
            ),
        ),
        wrong=(
            Wrong((Lay("set", ("R8", "K2", "J")),), "too_few_naturals"),
            Wrong((Lay("set", ("R8", "Y8", "K2", "J")),), "too_many_wilds"),
            Wrong((Discard("R12"),)),
        ),
    ),
    Scene(
        id="canasta",
        position={
            "game": "burako@1",
            "phase": "play",
            "racks": ["R10 K2 B10 Y7 K9", *OTHERS],
            "pozo": "K1",
            "melds": ["A run R4 R5 R6 R7 R8 R9"],
        },
        steps=(Ask(Add("m1", ("R4", "R5", "R6", "R7", "R8", "R9", "R10"))),),
        wrong=(
            Wrong((Add("m1", ("R4", "R5", "R6", "R7", "R8", "R9", "K2")),)),
            Wrong((Add("m1", ("R4", "R5", "R6", "R7", "R8", "R9", "B10")),), "mixed_colours"),
        ),
    ),
    Scene(
        id="muerto",
        position={
            "game": "burako@1",
            "phase": "play",
            "has_laid": True,
            "racks": ["Y8", *OTHERS],
            "pozo": "K1",
            "melds": ["A run Y5 Y6 Y7"],
            "muertos": ["R4 R6 R8 B3 B4 B9 Y3 Y10 K5 K9 J", "R2 R3 R5 R7 B5 B6 B7 Y2 K4 K7 R9"],
        },
        steps=(Ask(Add("m1", ("Y5", "Y6", "Y7", "Y8"))),),
        wrong=(Wrong((Discard("Y8"),)),),
    ),
    Scene(
        id="close",
        position={
            "game": "burako@1",
            "phase": "play",
            "has_laid": True,
            "racks": ["B9", *OTHERS],
            "pozo": "K1",
            "melds": ["A run B3 B4 B5 B6 B7 B8"],
            "buyers": [0, None],
            "before": [2790, 2460],
        },
        steps=(Ask(Add("m1", ("B3", "B4", "B5", "B6", "B7", "B8", "B9"))),),
        wrong=(Wrong((Discard("B9"),), "close_needs_canasta"),),
    ),
)
