"""Sorry! in two minutes: six positions of a match of two, red against yellow, in each of them one card to use."""

from typing import Final

from sobremesa.core.lesson import Ask, Lesson, Scene, Wrong
from sobremesa.games.sorry.schema import Move, Part, Sorry, Split, Start, Swap

SORRIES: Final = "sorry sorry sorry sorry"
HIGH: Final = "12 12 12 12 11 11 11 11"

LESSON: Final[Lesson] = (
    Scene(
        id="start",
        position={
            "game": "sorry@1",
            "options": {"players": 2},
            "pawns": {"red": "T20 start start start", "yellow": "T45 start start start"},
            "discards": f"{SORRIES} {HIGH} 1",
        },
        steps=(Ask(Start("red", "1")),),
        wrong=(Wrong((Move("red-1", 1, "1"),)),),
    ),
    Scene(
        id="back",
        position={
            "game": "sorry@1",
            "options": {"players": 2},
            "pawns": {"red": "T4 T25 start start", "yellow": "T45 start start start"},
            "discards": f"{SORRIES} {HIGH} 4",
        },
        steps=(Ask(Move("red-1", -4, "4")),),
        wrong=(Wrong((Move("red-2", -4, "4"),)), Wrong((Move("red-1", 4, "4"),), "wrong_steps")),
    ),
    Scene(
        id="slide",
        position={
            "game": "sorry@1",
            "options": {"players": 2},
            "pawns": {"red": "T11 T20 start start", "yellow": "T18 T45 start start"},
            "discards": f"{SORRIES} {HIGH} 5",
        },
        steps=(Ask(Move("red-1", 5, "5")),),
        wrong=(Wrong((Move("red-2", 5, "5"),)),),
    ),
    Scene(
        id="swap",
        position={
            "game": "sorry@1",
            "options": {"players": 2},
            "pawns": {"red": "T6 start start start", "yellow": "T58 T45 start start"},
            "discards": f"{SORRIES} {HIGH}",
        },
        steps=(Ask(Swap("red-1", "yellow-1", "11")),),
        wrong=(
            Wrong((Move("red-1", 11, "11"),), word="walk"),
            Wrong((Swap("red-1", "yellow-2", "11"),), word="far"),
        ),
    ),
    Scene(
        id="sorry",
        position={
            "game": "sorry@1",
            "options": {"players": 2},
            "pawns": {"red": "T20 start start start", "yellow": "T58 T45 start start"},
            "discards": f"{HIGH} {SORRIES}",
        },
        steps=(Ask(Sorry("yellow-1", "red", "sorry")),),
        wrong=(Wrong((Sorry("yellow-2", "red", "sorry"),)),),
    ),
    Scene(
        id="home",
        position={
            "game": "sorry@1",
            "options": {"players": 2},
            "pawns": {"red": "home home S2 S3", "yellow": "T45 T52 start start"},
            "discards": f"{SORRIES} {HIGH} 7",
        },
        steps=(Ask(Split(Part("red-3", 4), Part("red-4", 3), "7"), accepts=({"type": "split"},)),),
        wrong=(Wrong((Move("red-3", 7, "7"),), "overshoots_home"),),
    ),
)
