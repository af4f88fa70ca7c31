"""Three players of Sumo."""

from sobremesa.core.chance import Chance
from sobremesa.games.sumo.actions import SumoAction
from sobremesa.games.sumo.rules import SumoState


class Easy:
    """Plays anything."""

    def choose(self, world: SumoState, seat: int, chance: Chance, seconds: float) -> SumoAction:
        """Any legal action."""
        actions = world.legal_actions(seat)
        return actions[chance.below(len(actions))]
