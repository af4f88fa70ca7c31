"""A turn of Burako by judgement alone: what to take, what to lay, what to discard."""

from typing import Final

from sobremesa.bots.burako.judging import (
    CLOSING_WORTH,
    DIRECT_WORTH,
    FIRST_CANASTA,
    MUERTO_WORTH,
    TEMPO,
    Judge,
    counts_of,
)
from sobremesa.core.chance import Chance
from sobremesa.core.tiles import FACES
from sobremesa.games.burako.engine.melds import meld_of
from sobremesa.games.burako.engine.uses import meld_index
from sobremesa.games.burako.pieces import CAN_BE_WILD, MUERTO_SIZE
from sobremesa.games.burako.rules import BurakoState, faces_added
from sobremesa.games.burako.schema import (
    DISCARD,
    DRAW,
    RETURN_TILE,
    TAKE_POZO,
    Add,
    BurakoAction,
    BurakoOptions,
    Discard,
    Lay,
)

STOCK_TILE_WORTH: Final = 9.0
"""What a tile of the stock brings, on average, and that it stays unknown to the others."""
LEAST_GAIN: Final = 0.0
MOST_LAYS: Final = 40
"""In one turn; more than any rack has room for."""
POOR_TILE: Final = 2.0
"""A first tile worth less is put back."""


class ImaginedHand(BurakoState):
    """A determinised world that stops at the end of the hand, and counts the turns that begin in it."""

    def __init__(self, options: BurakoOptions, chance: Chance) -> None:
        super().__init__(options, chance)
        self.turns = 0

    def begin_turn(self, seat: int) -> None:
        """One turn more."""
        super().begin_turn(seat)
        self.turns += 1

    def deal(self) -> None:
        """Nothing more is dealt."""
        self.to_act = ()

    def copy(self) -> "ImaginedHand":
        """The same moment; nothing draws on chance any more, so it is shared."""
        twin = ImaginedHand(self.options, self.chance)
        self.copy_to(twin)
        twin.turns = self.turns
        return twin


def hand_for(world: BurakoState) -> ImaginedHand:
    """The same moment, in a world that ends with the hand."""
    twin = ImaginedHand(world.options, world.chance)
    world.copy_to(twin)
    return twin


class Habits:
    """How carefully somebody plays."""

    def __init__(self, danger: float, saves_wilds: bool, weighs_closing: bool) -> None:
        self.danger: Final = danger
        """How much weight is given to what a discard lets the next player do."""
        self.saves_wilds: Final = saves_wilds
        self.weighs_closing: Final = weighs_closing


CAREFUL: Final = Habits(1.0, True, True)
PLAIN: Final = Habits(0.0, False, False)


def best_action(world: BurakoState, seat: int, habits: Habits) -> BurakoAction:
    """What the seat does now."""
    if not world.has_taken:
        return best_take(world, seat, habits)
    actions = world.actions_for(seat)
    judge = Judge(world, seat)
    if world.may_return and is_poor(world, seat, judge):
        return RETURN_TILE
    lay = best_lay(world, seat, judge, actions, habits)
    if lay is not None:
        return lay
    return best_discard(world, seat, judge, actions, habits)


def is_poor(world: BurakoState, seat: int, judge: Judge) -> bool:
    """Whether the tile just drawn is good for nothing."""
    counts = counts_of(world.racks[seat])
    return not CAN_BE_WILD[world.drawn] and judge.worth_kept(world.drawn, counts) < POOR_TILE


# Laying


def best_lay(
    world: BurakoState, seat: int, judge: Judge, actions: list[BurakoAction], habits: Habits
) -> BurakoAction | None:
    """The meld or addition that gains most, if any gains; where a discard is impossible, the least bad one."""
    best: BurakoAction | None = None
    best_gain = LEAST_GAIN
    counts = counts_of(world.racks[seat])
    can_discard = False
    for action in actions:
        if isinstance(action, Discard):
            can_discard = True
        elif isinstance(action, (Lay, Add)):
            gain = gain_of(world, seat, judge, action, counts, habits)
            if gain > best_gain or (best is None and not can_discard):
                best = action
                best_gain = gain
    return best


def gain_of(world: BurakoState, seat: int, judge: Judge, action: Lay | Add, counts: list[int], habits: Habits) -> float:
    """What a meld or an addition gains over keeping its tiles."""
    side = judge.side
    lowest = world.meld_rules.lowest
    faces = [FACES[name] for name in action.tiles]
    gain = 0.0
    made_canasta = False
    if isinstance(action, Lay):
        meld = meld_of(side, action.kind == "run", faces, lowest)
        added = faces
        made_canasta = meld.is_canasta
    else:
        before = world.melds[meld_index(action.meld)]
        meld = meld_of(side, before.is_run, faces, lowest)
        added = faces_added(before, faces)
        gain -= judge.meld_worth(before)
        made_canasta = meld.is_canasta and not before.is_canasta
    gain += judge.meld_worth(meld)
    if made_canasta and not world.canastas[side]:
        gain += FIRST_CANASTA
    for face in added:
        gain += TEMPO
        if habits.saves_wilds or not CAN_BE_WILD[face]:
            gain -= judge.worth_kept(face, counts)
    if len(added) == len(world.racks[seat]):
        gain += running_out(world, judge, habits)
    return gain


def running_out(world: BurakoState, judge: Judge, habits: Habits) -> float:
    """What it is worth to have no tile left: the muerto, to be played at once, or the end of the hand."""
    if not world.has_bought(judge.side):
        return DIRECT_WORTH
    return CLOSING_WORTH if judge.should_close() or not habits.weighs_closing else -CLOSING_WORTH


# Discarding


def best_discard(
    world: BurakoState, seat: int, judge: Judge, actions: list[BurakoAction], habits: Habits
) -> BurakoAction:
    """The tile that is missed least and helps the next player least."""
    discards = ranked_discards(world, seat, judge, actions, habits)
    return discards[0] if discards else actions[-1]


def ranked_discards(
    world: BurakoState, seat: int, judge: Judge, actions: list[BurakoAction], habits: Habits
) -> list[BurakoAction]:
    """All discards there are, the best first."""
    counts = counts_of(world.racks[seat])
    scored: list[tuple[float, int]] = []
    for action in actions:
        if isinstance(action, Discard):
            face = FACES[action.tile]
            score = judge.worth_kept(face, counts)
            if habits.danger > 0.0:
                score += habits.danger * judge.danger(face)
            scored.append((score, face))
    scored.sort()
    return [DISCARD[face] for _, face in scored]


# Taking


def best_take(world: BurakoState, seat: int, habits: Habits) -> BurakoAction:
    """The stock, or the pozo if the turn it makes possible is better than one with an unknown tile."""
    if not world.pozo or world.is_locked:
        return DRAW
    return TAKE_POZO if worth_of_pozo(world, seat, habits) > 0.0 else DRAW


def worth_of_pozo(world: BurakoState, seat: int, habits: Habits) -> float:
    """How much better the turn is that begins with the pozo."""
    with_pozo = hand_for(world)
    with_pozo.apply(seat, TAKE_POZO)
    without = hand_for(world)
    without.has_taken = True
    return turn_worth(with_pozo, seat, habits) - turn_worth(without, seat, habits) - STOCK_TILE_WORTH


def turn_worth(world: ImaginedHand, seat: int, habits: Habits) -> float:
    """What laying all that gains comes to, and what is left on the rack is good for; the world is played on.

    The tiles of a muerto are not looked at: laying stops where it is bought.
    """
    worth = 0.0
    played = world.hands_played
    bought = world.has_bought(world.side(seat))
    for _ in range(MOST_LAYS):
        judge = Judge(world, seat)
        counts = counts_of(world.racks[seat])
        actions = world.actions_for(seat)
        lay = best_lay(world, seat, judge, actions, habits)
        if lay is None or not isinstance(lay, (Lay, Add)):
            return worth + judge.rack_worth(world.racks[seat])
        gain = gain_of(world, seat, judge, lay, counts, habits)
        for face in added_by(world, lay):
            gain += judge.worth_kept(face, counts) if habits.saves_wilds or not CAN_BE_WILD[face] else 0.0
        worth += gain
        world.apply(seat, lay)
        if world.hands_played > played:
            return worth
        if world.has_bought(world.side(seat)) != bought:
            return worth - TEMPO * MUERTO_SIZE
    return worth


def added_by(world: BurakoState, action: Lay | Add) -> list[int]:
    """The tiles that leave the rack."""
    faces = [FACES[name] for name in action.tiles]
    return faces if isinstance(action, Lay) else faces_added(world.melds[meld_index(action.meld)], faces)


# The whole table


def standing(world: BurakoState, side: int) -> float:
    """What the hand may come to for the side, as it stands: melds, muerto and racks."""
    worth = 0.0 if world.has_bought(side) else -MUERTO_WORTH
    for seat in range(side, world.players, 2):
        judge = Judge(world, seat)
        worth += judge.rack_worth(world.racks[seat])
        if seat == side:
            for meld in world.melds:
                if meld.side == side:
                    worth += judge.meld_worth(meld)
    if world.canastas[side]:
        worth += FIRST_CANASTA
    return worth
