"""Sobremesa: six family tabletop games, played exactly by the leaflet.

>>> import sobremesa
>>> state = sobremesa.game("sumo").new(players=4, seed=7, mode="short_deck")
>>> state.to_act
(0, 1, 2, 3)
"""

from sobremesa.catalogue import GAMES, game
from sobremesa.core.refused import Refused

__all__ = ["GAMES", "Refused", "game"]
__version__ = "0.1.0"
