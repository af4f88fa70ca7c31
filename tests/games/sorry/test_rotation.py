"""Turning the whole board by a quarter and renaming the colours changes nothing but the names."""

import pytest

from games.sorry.scenes import begin
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.record import document_of
from sobremesa.games.sorry import RULES
from sobremesa.games.sorry.rules import SorryState

NEXT = {"red": "blue", "blue": "yellow", "yellow": "green", "green": "red"}


def turned(word: str) -> str:
    """A colour, a pawn or a place, a quarter of the board further."""
    if word[0] == "T" and word[1:].isdecimal():
        return f"T{(int(word[1:]) + 15) % 60}"
    colour, dash, number = word.partition("-")
    return NEXT.get(colour, colour) + dash + number


def turned_document(document: object) -> object:
    if isinstance(document, dict):
        return {name: turned_document(value) for name, value in document.items()}
    if isinstance(document, list):
        return [turned_document(value) for value in document]
    return turned(document) if isinstance(document, str) and document else document


def turned_state(state: SorryState) -> SorryState:
    position = state.position()
    options = position["options"]
    pawns = {
        NEXT[colour]: " ".join(turned(place) for place in places.split())
        for colour, places in position["pawns"].items()
    }
    options = options | {"colours": [NEXT[colour] for colour in options["colours"]]}
    return RULES.from_position(position | {"options": options, "pawns": pawns})


@pytest.mark.parametrize(
    ("mode", "players"), [("standard", 4), ("standard", 3), ("partners", 4), ("scored", 2), ("scored", 4)]
)
def test_a_turned_board_has_the_turned_plays(mode: str, players: int) -> None:
    state = begin(mode=mode, players=players, seed=players, swapped_pawn_slides=players != 3)
    chance = Chance(seed_from_int(17))
    decisions = 0
    while state.outcome is None and decisions < 150:
        other = turned_state(state)
        seat = state.seat
        plays = [turned_document(document_of(action)) for action in state.legal_actions(seat)]
        assert [document_of(action) for action in other.legal_actions(seat)] == plays
        number = chance.below(len(plays))
        other.apply(seat, other.legal_actions(seat)[number])
        state.apply(seat, state.legal_actions(seat)[number])
        assert other.position() == turned_state(state).position()
        decisions += 1
