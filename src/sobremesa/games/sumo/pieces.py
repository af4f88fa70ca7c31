"""The cards of Sumo: 104 of them, and the sumos drawn on each."""

from typing import Final

# A card is a small int: its number, or one of the jokers. Ascending order is the order of placing (SUMO-24).
J7: Final = -1
J5: Final = 0
HIGHEST: Final = 102
NO_CARD: Final = -2

ROWS: Final = 4
FULL_ROW: Final = 5


def sumos_on_number(number: int) -> int:
    """The sumos drawn on a number card; the classes do not add up (SUMO-3)."""
    if number == 55:
        return 7
    if number % 11 == 0:
        return 5
    if number % 10 == 0:
        return 3
    if number % 10 == 5:
        return 2
    return 1


# Indexed by card + 1, so that both jokers have their place.
SUMOS: Final[list[int]] = [7, 5] + [sumos_on_number(number) for number in range(1, HIGHEST + 1)]

JOKERS: Final[list[int]] = [J7, J5]
NUMBERS: Final[list[int]] = list(range(1, HIGHEST + 1))

# How cards are written, in actions and views, and back.
Name = int | str
NAMES: Final[list[int | str]] = ["J7", "J5", *NUMBERS]
CARDS: Final[dict[int | str, int]] = {name: card for card, name in enumerate(NAMES, start=J7)}


def sumos_on(card: int) -> int:
    """The sumos drawn on a card, whatever value a joker has adopted (SUMO-4)."""
    return SUMOS[card + 1]


def sumos_in(cards: list[int]) -> int:
    """The sumos on several cards together."""
    total = 0
    for card in cards:
        total += SUMOS[card + 1]
    return total


def name_of(card: int) -> Name:
    """How a card is written: its number, `J5` or `J7`."""
    return NAMES[card + 1]


def is_joker(card: int) -> bool:
    """Whether the card is one of the two jokers."""
    return card <= J5
