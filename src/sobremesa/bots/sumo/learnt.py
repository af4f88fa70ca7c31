"""The learnt policy as the search sees it."""

from typing import Final

from sobremesa.bots.search import Player, Value
from sobremesa.bots.sumo.imagined import finish_turn, quick_row, take_back_others
from sobremesa.bots.sumo.policy import FULL_HEAT, FlatRound
from sobremesa.bots.sumo.worth import value_of
from sobremesa.core.chance import Chance
from sobremesa.games.sumo.rules import SumoState, deck_for
from sobremesa.games.sumo.schema import PLAY_CARD, SumoAction


class LearntPlayer(Player[SumoState]):
    """Everybody plays by the tables: the seat itself the best card, the others any, the better ones more often.

    Nobody plays exactly as one imagines, so a search is better with others who vary.
    """

    def __init__(self, world: SumoState, seat: int, weights: list[int], heat: int = FULL_HEAT) -> None:
        self.seat: Final = seat
        self.heat: Final = heat
        self.rounds: Final = len(world.sheet)
        self.flat: Final = FlatRound(world.players, deck_for(world.options)[-1], weights)

    def choose(self, world: SumoState, seat: int, chance: Chance) -> SumoAction:
        """The card that the tables say, or the quick row."""
        if world.choosing_row:
            return quick_row(world)
        lay_out(self.flat, world)
        return PLAY_CARD[world.hands[seat][self.flat.choose(seat, 0, 0)] + 1]

    def prepare(self, world: SumoState, seat: int, chance: Chance) -> None:
        """Let the others choose from what they are dealt."""
        if world.choosing_row:
            return
        take_back_others(world, seat)
        lay_out(self.flat, world)
        seed = chance.word() & 0xFFFFFF
        for other in world.everybody:
            if other != seat:
                card = world.hands[other][self.flat.choose(other, seed, self.heat)]
                world.apply(other, PLAY_CARD[card + 1])

    def play_on(self, world: SumoState, chance: Chance) -> None:
        """Play the turn out, then the rest of the round on flat lists."""
        finish_turn(world)
        if self.is_far_enough(world):
            return
        lay_out(self.flat, world)
        self.flat.play_on(self.seat, chance.word() & 0xFFFFFF, self.heat)
        world.sumos = self.flat.sumos[:]
        world.end_round()

    def is_far_enough(self, world: SumoState) -> bool:
        """At the end of the round."""
        return len(world.sheet) > self.rounds

    def value(self, world: SumoState, seat: int) -> Value:
        """What the totals are worth."""
        return value_of(world, seat)


def lay_out(flat: FlatRound, world: SumoState) -> None:
    """Bring the flat lists to a world in which nobody has chosen a card."""
    flat.set_up(world.rows, world.row_values, world.hands, world.stock, len(world.exchanged), world.sumos)
