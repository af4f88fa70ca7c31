"""Rummy 500 in two minutes: six positions, in each of them one thing to do."""

from typing import Final

from sobremesa.core.lesson import Ask, Lesson, Scene, Wrong
from sobremesa.games.rummy500.schema import DRAW_STOCK, Discard, LayOff, Meld, TakeDiscard

OTHERS: Final = ("KH1 3C1 6D1 JS1 AD1 5C1 TC1", "QH1 4H1 2D1 JC1 6C1 9C1 5S1")
"""What the others hold; nobody sees it."""

LESSON: Final[Lesson] = (
    Scene(
        id="set",
        position={
            "game": "rummy500@1",
            "hands": ["7S1 7H1 8H1 9S1 QC1 KD1 3H1", *OTHERS],
            "row": "4C1",
            "stock": "7D1 2S1 TH1 8C1 AS1 3D1 QS1 6S1 9D1 KC1 5H1 JD1 4D1 2C1 TS1 8D1 AC1 KS1 3S1 6H1",
        },
        steps=(Ask(DRAW_STOCK), Ask(Meld(("7S1", "7H1", "7D1")))),
        wrong=(
            Wrong((Meld(("7H1", "8H1", "9S1")),), "must_draw_first"),
            Wrong((Meld(("7H1", "8H1", "9S1")),), "not_a_meld", after=1),
            Wrong((Discard("KD1"),), after=1),
        ),
    ),
    Scene(
        id="run",
        position={
            "game": "rummy500@1",
            "part": "play",
            "hands": ["QS1 KS1 AS1 2S1 9H1 4D1 TH1 3H1", *OTHERS],
            "row": "4C1",
        },
        steps=(Ask(Meld(("QS1", "KS1", "AS1"))),),
        wrong=(
            Wrong((Meld(("KS1", "AS1", "2S1")),), "run_past_ace"),
            Wrong((Meld(("QS1", "KS1", "AS1", "2S1")),), "run_past_ace"),
            Wrong((Discard("2S1"),)),
        ),
    ),
    Scene(
        id="off",
        position={
            "game": "rummy500@1",
            "part": "play",
            "hands": ["TH1 6S1 KS1 4D1 2C1", *OTHERS],
            "row": "4C1",
            "melds": ["7H1:1 8H1:1 9H1:1"],
        },
        steps=(Ask(LayOff(1, "high", ("TH1",))),),
        wrong=(Wrong((LayOff(1, "low", ("6S1",)),), "does_not_fit"), Wrong((Discard("TH1"),))),
    ),
    Scene(
        id="row",
        position={
            "game": "rummy500@1",
            "hands": ["9S1 9H1 KS1 4D1 2C1", *OTHERS],
            "row": "4C1 9D1 QC1 3H1",
        },
        steps=(Ask(TakeDiscard("9D1", Meld(("9S1", "9H1", "9D1")))),),
        wrong=(Wrong((DRAW_STOCK,)), Wrong((TakeDiscard("3H1", None),), "must_use_taken_card")),
    ),
    Scene(
        id="discard",
        position={
            "game": "rummy500@1",
            "part": "play",
            "hands": ["AC1 KD1 9S1 3H1", *OTHERS],
            "row": "4C1",
        },
        steps=(Ask(Discard("AC1")),),
        wrong=(Wrong((Discard("KD1"),)), Wrong((Meld(("AC1", "KD1", "9S1")),), "not_a_meld")),
    ),
    Scene(
        id="out",
        position={
            "game": "rummy500@1",
            "part": "play",
            "hands": ["TD1 JD1 QD1 4S1", *OTHERS],
            "row": "4C1",
            "melds": ["8S1:0 8H1:0 8C1:0"],
            "sheet": [[455, 410, 380]],
        },
        steps=(Ask(Meld(("TD1", "JD1", "QD1"))), Ask(Discard("4S1"))),
        wrong=(Wrong((Discard("4S1"),)), Wrong((Meld(("TD1", "JD1", "4S1")),), "not_a_meld")),
    ),
)
