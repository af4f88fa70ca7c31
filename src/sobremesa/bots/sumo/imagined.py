"""A world in which nobody looks further than the end of the round."""

from sobremesa.games.sumo.pieces import FULL_ROW, NO_CARD, ROWS, is_joker, sumos_in
from sobremesa.games.sumo.rules import SumoState
from sobremesa.games.sumo.schema import PLACE_JOKER, TAKE_ROW, SumoAction


class ImaginedRound(SumoState):
    """A world that ends with the round."""

    def next_round(self) -> None:
        """Nothing more is dealt."""

    def copy(self) -> "ImaginedRound":
        """The same moment; nothing draws on chance any more, so it is shared."""
        twin = ImaginedRound(self.options, self.chance)
        self.copy_to(twin)
        return twin


def round_for(world: SumoState, seat: int) -> ImaginedRound:
    """The same moment, with all cards still to be chosen from in the seat's hand."""
    twin = ImaginedRound(world.options, world.chance)
    world.copy_to(twin)
    if twin.chosen[seat] != NO_CARD:
        take_back(twin, seat)
        twin.to_act = (seat,)
    return twin


def take_back(world: SumoState, seat: int) -> None:
    """Return the card that lies face down to the hand."""
    world.hands[seat] = sorted([*world.hands[seat], world.chosen[seat]])
    world.chosen[seat] = NO_CARD


def take_back_others(world: SumoState, seat: int) -> None:
    """Let everybody choose again: what others lay in this turn they will have chosen, not drawn."""
    for other in world.everybody:
        if other != seat and world.chosen[other] != NO_CARD:
            take_back(world, other)
    world.to_act = world.everybody


def quick_row(world: SumoState) -> SumoAction:
    """The row that costs least now; for a joker, of those that cost nothing, the longest.

    Of equal rows it is the one with the lowest value, as on the flat lists (policy.py).
    """
    best = -1
    least = 1000
    joker = is_joker(world.next_card())
    for row in sorted(range(ROWS), key=world.row_values.__getitem__):
        cards = world.rows[row]
        if joker and is_joker(cards[-1]):
            continue
        cost = -len(cards) if joker and len(cards) < FULL_ROW else sumos_in(cards)
        if cost < least:
            best = row
            least = cost
    return PLACE_JOKER[best] if joker else TAKE_ROW[best]


def finish_turn(world: SumoState) -> None:
    """Let everybody who has to choose a row take the quick one."""
    while world.choosing_row:
        world.apply(world.to_act[0], quick_row(world))
