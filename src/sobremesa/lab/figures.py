"""What the encoding has to know of each game beyond the types of its views and actions: one entry a game."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

from msgspec import Struct

from sobremesa.core import cards, tiles
from sobremesa.core.actions import Action
from sobremesa.core.refused import Refused
from sobremesa.games.sorry import schema as sorry
from sobremesa.games.sorry.pieces import PAWN_NAMES, PAWNS, PLACE_NAMES
from sobremesa.games.sumo import schema as sumo
from sobremesa.games.sumo.pieces import NAMES as SUMO_CARDS
from sobremesa.games.sumo.pieces import ROWS
from sobremesa.games.sumoku.pieces import NAMES as SUMOKU_TILES
from sobremesa.games.sumoku.schema import SumokuOptions


class Figures(Struct, frozen=True, kw_only=True):
    """How a game is written in numbers."""

    view: str
    """The name of its view's class, in its package."""
    pieces: Sequence[int | str]
    """Every word that names a piece: what a `str` in views and actions is, unless `words` says otherwise."""
    words: Mapping[str, Sequence[str]] = {}
    """By the name of a field, the words it may have; none leaves the field out."""
    slots: Mapping[str, int] = {}
    """By the name of a field, the places of a list whose order counts; other lists are added up."""
    by_piece: frozenset[str] = frozenset()
    """Lists of Structs that begin with a piece: each piece has a place of its own."""
    numbered: tuple[Action, ...] = ()
    """Every action, in the order of their numbers; empty where they cannot be numbered."""
    listed: int = 0
    """Where they cannot: how many a seat chooses from at most."""
    lowest_wins: bool = False


def numbered_sumo() -> tuple[Action, ...]:
    """Cards as in `pieces.NAMES`, rows for a joker, rows to take."""
    return (*sumo.PLAY_CARD, *sumo.PLACE_JOKER, *sumo.TAKE_ROW)


def numbered_sorry() -> tuple[Action, ...]:
    """The plays by kind; of two pawns, all pairs of different ones."""
    pawns = range(PAWNS)
    pairs = [(one, other) for one in pawns for other in pawns if one != other]
    return (
        sorry.PASS,
        *sorry.DISCARD,
        *[action for by_colour in sorry.START_WITH for action in by_colour],
        *[action for by_pawn in sorry.MOVE for action in by_pawn],
        *sorry.MOVE_BACK,
        *[sorry.SWAP[one][other] for one, other in pairs],
        *[action for by_target in sorry.SORRY_ON for action in by_target],
        *[sorry.split(one, other, steps) for one, other in pairs for steps in range(1, 7)],
    )


FAULTS: Final = ("tiles_left", "not_connected", "line_too_long", "colour_repeat", "bad_sum")

FIGURES: Final[Mapping[str, Figures]] = {
    "sumo": Figures(
        view="SumoView",
        pieces=SUMO_CARDS,
        words={
            "phase": ("choose_card", "choose_row"),
            "refused": (),
            "values": (),
            "placing": (),
            "fresh": (),
            "finished_rows": (),
        },
        slots={"rows": ROWS},
        numbered=numbered_sumo(),
        lowest_wins=True,
    ),
    "rummy": Figures(
        view="RummyView",
        pieces=tiles.NAMES,
        words={"set": (), "stands_for": (), "paid_by": (), "changed": ()},
        slots={"table": 24},
        listed=64,
        lowest_wins=True,
    ),
    "burako": Figures(
        view="BurakoView",
        pieces=tiles.FACE_NAMES,
        words={
            "phase": ("draw", "play"),
            "meld": [f"m{number}" for number in range(1, 25)],
            "stands_for": (),
            "colour": tiles.COLOURS,
        },
        slots={"melds": 16},
        listed=96,
    ),
    "sumoku": Figures(
        view="SumokuView",
        pieces=SUMOKU_TILES,
        words={"mode": SumokuOptions.modes, "lines": (), "fault": FAULTS},
        slots={"display": 12},
        by_piece=frozenset({"grid", "placements", "moves"}),
        listed=256,
    ),
    "sorry": Figures(
        view="SorryView",
        pieces=PAWN_NAMES,
        words={"phase": (), "place": sorted(set(PLACE_NAMES))},
        slots={"pawns": PAWNS},
        numbered=numbered_sorry(),
    ),
    "rummy500": Figures(
        view="Rummy500View",
        pieces=cards.NAMES,
        words={"phase": (), "stands_for": ()},
        slots={"melds": 20},
        listed=64,
    ),
}


def figures_of(game_id: str) -> Figures:
    """The figures of a game; `unknown_game` where there are none."""
    if game_id not in FIGURES:
        raise Refused("unknown_game", name=game_id, known=list(FIGURES))
    return FIGURES[game_id]


@cache
def view_type(game_id: str) -> Any:
    """The class of a game's views."""
    return getattr(import_module(f"sobremesa.games.{game_id}"), figures_of(game_id).view)
