"""Rummy israelí in two minutes: six positions, in each of them one thing to do."""

from typing import Final

from sobremesa.core.lesson import Ask, Lesson, Scene, Wrong
from sobremesa.games.rummy.schema import DRAW, PASS, Play, ProposedSet


def lay(*table: str) -> Play:
    """A play that leaves these sets, written as in a position."""
    return Play(tuple(_proposed(*written[:-1].split("[")) for written in table))


def _proposed(kind: str, tiles: str) -> ProposedSet:
    return ProposedSet("run" if kind == "run" else "group", tuple(tiles.split()))


STOCK: Final = "K1a B12a R3b Y13a K6b B10a R1b Y4b K4a R13a Y1a B3b K10b R12b"

LESSON: Final[Lesson] = (
    Scene(
        id="draw",
        position={
            "game": "rummy@1",
            "table": ["run[Y6a Y7a Y8a]"],
            "racks": ["Y9a Y10a R9a B9a K13a", "K2a K5a R9b B1a Y2b"],
            "opened": [False, True],
            "closing_tile": "B11a",
            "stock": f"Y11a {STOCK}",
        },
        steps=(Ask(DRAW),),
        wrong=(Wrong((PASS,), "draw_first"), Wrong((lay("run[Y6a Y7a Y8a Y9a Y10a]"),), "draw_first")),
    ),
    Scene(
        id="open",
        position={
            "game": "rummy@1",
            "table": ["run[Y6a Y7a Y8a]"],
            "racks": ["Y9a Y10a Y11a R9a B9a K13a", "K2a K5a R9b B1a Y2b"],
            "opened": [False, True],
            "has_drawn": True,
            "closing_tile": "B11a",
            "stock": STOCK,
        },
        steps=(Ask(lay("run[Y6a Y7a Y8a]", "run[Y9a Y10a Y11a]")),),
        wrong=(
            Wrong((lay("run[Y6a Y7a Y8a]", "group[Y9a R9a B9a]"),), "opening_below_minimum"),
            Wrong((lay("run[Y6a Y7a Y8a Y9a Y10a Y11a]"),), "open_first"),
            Wrong((PASS,)),
        ),
    ),
    Scene(
        id="group",
        position={
            "game": "rummy@1",
            "table": ["run[R10a R11a R12a]", "group[K8a R8a B8a]"],
            "racks": ["Y8a R8b K3a B13a", "K2a K5a R9b B1a Y2b"],
            "opened": [True, True],
            "has_drawn": True,
            "closing_tile": "B11a",
            "stock": STOCK,
        },
        steps=(Ask(lay("run[R10a R11a R12a]", "group[K8a R8a B8a Y8a]")),),
        wrong=(
            Wrong((lay("run[R10a R11a R12a]", "group[K8a R8a B8a R8b]"),), "invalid_group"),
            Wrong((lay("run[R10a R11a R12a]", "group[K8a R8a B8a]", "group[Y8a R8b]"),), "set_too_short"),
            Wrong((PASS,)),
        ),
    ),
    Scene(
        id="move",
        position={
            "game": "rummy@1",
            "table": ["run[Y7a Y8a Y9a]"],
            "racks": ["Y10a B7a K7a R1a", "K2a K5a R9b B1a Y2b"],
            "opened": [True, True],
            "has_drawn": True,
            "closing_tile": "B11a",
            "stock": STOCK,
        },
        steps=(Ask(lay("run[Y8a Y9a Y10a]", "group[B7a K7a Y7a]")),),
        wrong=(
            Wrong((lay("run[Y7a Y8a Y9a Y10a]"),), word="ten"),
            Wrong((lay("run[Y8a Y9a]", "group[B7a K7a Y7a]"),), "set_too_short"),
            Wrong((PASS,)),
        ),
    ),
    Scene(
        id="joker",
        position={
            "game": "rummy@1",
            "table": ["run[R4a R5a R6a Ja R8a R9a R10a]"],
            "racks": ["R7a K12a B12b Y2a", "K2a K5a R9b B1a Y2b"],
            "opened": [True, True],
            "has_drawn": True,
            "closing_tile": "B11a",
            "stock": STOCK,
        },
        steps=(Ask(lay("run[R4a R5a R6a R7a R8a R9a R10a]", "group[K12a B12b Ja]")),),
        wrong=(
            Wrong((lay("run[R4a R5a R6a]", "run[R8a R9a R10a]", "group[K12a B12b Ja]"),), "joker_not_exchanged"),
            Wrong((lay("run[R4a R5a R6a R7a R8a R9a R10a Ja]"),), word="end"),
            Wrong((PASS,)),
        ),
    ),
    Scene(
        id="close",
        position={
            "game": "rummy@1",
            "options": {"mode": "single_hand"},
            "table": ["run[Y3a Y4a Y5a]"],
            "racks": ["K11a R11a Y6a", "Jb K2a K5a Y2b"],
            "opened": [True, True],
            "has_drawn": True,
            "closing_tile": "B11a",
            "stock": STOCK,
        },
        steps=(Ask(lay("run[Y3a Y4a Y5a Y6a]", "group[K11a R11a B11a]")),),
        wrong=(
            Wrong((lay("run[Y3a Y4a Y5a]", "group[K11a R11a B11a]"),), "closing_tile_needs_close"),
            Wrong((lay("run[Y3a Y4a Y5a Y6a]"),), word="six"),
            Wrong((PASS,)),
        ),
    ),
)
