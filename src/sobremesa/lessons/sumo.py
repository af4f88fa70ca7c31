"""Sumo in two minutes: six positions, in each of them one thing to do."""

from typing import Final

from sobremesa.core.lesson import Answer, Ask, Lesson, Scene, Wrong
from sobremesa.games.sumo.schema import PlaceJoker, PlayCard, TakeRow

LESSON: Final[Lesson] = (
    Scene(
        id="secret",
        position={
            "game": "sumo@1",
            "rows": ["12", "34 41", "55 58", "71"],
            "hands": ["14 45 76", "8 60 99", "20 62 80"],
        },
        steps=(
            Ask(PlayCard(45), accepts=({"type": "play_card"},)),
            Answer(1, PlayCard(60)),
            Answer(2, PlayCard(80)),
        ),
    ),
    Scene(
        id="row",
        position={
            "game": "sumo@1",
            "rows": ["12 19 27", "34 41 48", "55 58", "71 73 88"],
            "hands": ["7 52 90", "30 62 99", "21 64 95"],
        },
        steps=(Ask(PlayCard(52)), Answer(1, PlayCard(62)), Answer(2, PlayCard(95))),
        misplaced=("far", "higher"),
    ),
    Scene(
        id="sixth",
        position={
            "game": "sumo@1",
            "rows": ["12 19", "34 40 41 44 48", "55 58", "71 73"],
            "hands": ["50 63", "49 99", "21 80"],
        },
        steps=(Ask(PlayCard(63)), Answer(1, PlayCard(49)), Answer(2, PlayCard(80))),
        wrong=(Wrong((PlayCard(50),)),),
    ),
    Scene(
        id="low",
        position={
            "game": "sumo@1",
            "rows": ["33 44", "12 19", "55 58", "66 70 71"],
            "hands": ["28 65", "30 99", "21 80"],
            "placing": [{"seat": 0, "card": 3}, {"seat": 1, "card": 47}, {"seat": 2, "card": 90}],
        },
        steps=(Ask(TakeRow(2)),),
        wrong=(Wrong((TakeRow(1),)), Wrong((TakeRow(3),)), Wrong((TakeRow(4),))),
    ),
    Scene(
        id="joker",
        position={
            "game": "sumo@1",
            "rows": ["40 J7=40", "12 19 23 27 28", "55 58", "71 73 88"],
            "hands": ["26 65", "30 99", "21 80"],
            "placing": [{"seat": 0, "card": "J5"}, {"seat": 1, "card": 47}, {"seat": 2, "card": 90}],
        },
        steps=(Ask(PlaceJoker(3), accepts=({"type": "place_joker", "row": 4},)),),
        wrong=(Wrong((PlaceJoker(1),), "joker_after_joker"), Wrong((PlaceJoker(2),))),
    ),
    Scene(
        id="win",
        position={
            "game": "sumo@1",
            "rows": ["55 66 77", "12 19", "34 40 44 50 60", "71 73 88"],
            "hands": ["", "", ""],
            "placing": [{"seat": 0, "card": 3}, {"seat": 1, "card": 61}, {"seat": 2, "card": 90}],
            "sheet": [[52, 60, 57]],
        },
        steps=(Ask(TakeRow(2)),),
        wrong=(Wrong((TakeRow(1),)), Wrong((TakeRow(3),)), Wrong((TakeRow(4),))),
    ),
)
