"""The bots of Rummy israelí."""

from dataclasses import replace

from sobremesa.bots.rummy.levels import Adviser, Easy, Expert, Hard, Medium
from sobremesa.bots.rummy.reasons import reasons
from sobremesa.bots.rummy.review import review
from sobremesa.core.game import Game
from sobremesa.games.rummy.rules import RummyState


def add_bots(rules: Game[RummyState]) -> Game[RummyState]:
    """The game with its bots, and with what they say of actions."""
    return replace(
        rules,
        bots={"easy": Easy(), "medium": Medium(), "hard": Hard(), "expert": Expert()},
        reasons=reasons,
        adviser=Adviser(),
        review=review,
    )
