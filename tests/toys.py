"""Two toy games on the public contract, for what Sumo does not have.

Rush is played in real time: several seats at once, a clock, claims that are judged, sides. In Pond one seat acts at a
time, tiles are drawn in secret, and what was fished from the open heap is remembered by everybody.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta, Struct

from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.events import Event
from sobremesa.core.game import Game
from sobremesa.core.options import Options
from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.core.position import Position, document_of, shared_fields
from sobremesa.core.refused import Refused
from sobremesa.core.state import State


class Random:
    """A bot for any toy: plays anything."""

    def choose(self, world: State[Any], seat: int, chance: Chance, seconds: float) -> Action:
        actions = world.legal_actions(seat)
        return actions[chance.below(len(actions))]


def lay_out(state: State[Any], position: Position, *names: str) -> None:
    """Give the state what the position says under the same names."""
    for name in names:
        setattr(state, name, getattr(position, name))


# Rush: whoever first shows tiles that add up to the goal scores for the own side

RUSH_TILES = 24
RACK = 3


class Claim(Action, frozen=True):
    """Show tiles of the rack, ascending, that should add up to the goal."""

    tiles: tuple[int, ...]


class GiveUp(Action, frozen=True):
    """Stay out until the next goal."""


class NewGoal(Event, frozen=True):
    goal: int
    until: int


class Judged(Event, frozen=True):
    seat: int
    tiles: tuple[int, ...]
    right: bool


class GaveUp(Event, frozen=True):
    seat: int


class Drew(Event, frozen=True):
    seat: int
    tile: int | None = None


class RushOptions(Options, frozen=True, kw_only=True):
    modes: ClassVar[tuple[str, ...]] = ("alone", "pairs")

    players: int = 3
    mode: Literal["alone", "pairs"] = "alone"
    goals: Annotated[int, Meta(ge=1, le=20)] = 6
    seconds: Annotated[int, Meta(ge=1, le=60)] = 5

    def seats(self) -> range:
        return range(2, 5) if self.mode == "alone" else range(4, 5)


class RushView(Struct, frozen=True):
    goal: int
    goals_left: int
    deadline: int | None
    waiting_for: tuple[int, ...]
    racks: list[int]
    shown: list[list[int]]
    own: list[int] | None
    bag: int
    heap: list[int]
    points: list[int]
    outcome: Outcome | None


class ClaimAppraisal(Struct, frozen=True):
    lacks: int


class RushPosition(Position, frozen=True, kw_only=True):
    options_type: ClassVar = RushOptions

    game: Literal["rush@1"] = "rush@1"
    goal: int
    goals_left: int
    deadline: int | None
    to_act: list[int]
    racks: list[list[int]]
    shown: list[list[int]]
    bag: list[int]
    heap: list[int]
    points: list[int]


class RushState(State[Claim | GiveUp]):
    """Real time: everybody may claim until the deadline; wrong claims are seen by all and cost a point."""

    action_types = Claim | GiveUp
    position_type = RushPosition

    def __init__(self, options: RushOptions, chance: Chance) -> None:
        super().__init__(options.players, chance)
        self.options = options
        self.goal = 0
        self.goals_left = options.goals
        self.racks: list[list[int]] = []
        self.shown: list[list[int]] = [[] for _ in range(options.players)]
        self.bag: list[int] = []
        self.heap: list[int] = []
        self.points = [0] * options.players

    def start(self) -> None:
        tiles = list(range(1, RUSH_TILES + 1))
        self.chance.shuffle(tiles)
        self.racks = [sorted(tiles[RACK * seat : RACK * (seat + 1)]) for seat in range(self.players)]
        self.bag = tiles[RACK * self.players :]
        self.next_goal(0)

    def next_goal(self, at: int) -> None:
        if self.goals_left == 0:
            self.end()
            return
        self.information_count += 1
        self.goals_left -= 1
        self.goal = 3 + self.chance.below(40)
        self.deadline = at + 1000 * self.options.seconds
        self.to_act = tuple(range(self.players))
        self.tell(NewGoal(self.goal, self.deadline))

    def end(self) -> None:
        totals = [sum(self.points[other] for other in self.team(seat)) for seat in range(self.players)]
        self.outcome = Outcome(ranks_by(totals, lowest_wins=False), tuple(totals), "goals_played")
        self.to_act = ()
        self.deadline = None

    def side(self, seat: int) -> int:
        return seat % 2 if self.options.mode == "pairs" else seat

    def team(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if self.side(other) == self.side(seat)]

    def decision_id_for(self, seat: int) -> int:
        return self.options.goals - self.goals_left

    def why_wait(self, seat: int) -> dict[str, Any]:
        return {"reason": "out"}

    def actions_for(self, seat: int) -> list[Claim | GiveUp]:
        if not self.may_act(seat):
            return []
        rack = self.racks[seat]
        return [GiveUp(), *(Claim(some) for size in range(1, len(rack) + 1) for some in combinations(rack, size))]

    def check_rules(self, seat: int, action: Claim | GiveUp) -> None:
        if isinstance(action, GiveUp):
            return
        if not action.tiles or list(action.tiles) != sorted(set(action.tiles)):
            raise Refused("not_ascending")
        for tile in action.tiles:
            if tile not in self.racks[seat]:
                raise Refused("tile_not_in_rack", tile=tile)

    def apply(self, seat: int, action: Claim | GiveUp, at: int = 0) -> None:
        self.to_act = tuple(other for other in self.to_act if other != seat)
        if isinstance(action, GiveUp):
            self.tell(GaveUp(seat))
        else:
            self.judge(seat, action.tiles, at)

    def judge(self, seat: int, tiles: tuple[int, ...], at: int) -> None:
        self.information_count += 1
        right = sum(tiles) == self.goal
        self.tell(Judged(seat, tiles, right))
        self.points[seat] += 1 if right else -1
        if not right:
            self.shown[seat] = sorted({*self.shown[seat], *tiles})
            return
        for tile in tiles:
            self.replace(seat, tile)
        self.next_goal(at)

    def replace(self, seat: int, tile: int) -> None:
        self.heap.append(tile)
        self.racks[seat].remove(tile)
        self.shown[seat] = [other for other in self.shown[seat] if other != tile]
        if self.bag:
            drawn = self.bag.pop()
            self.racks[seat] = sorted([*self.racks[seat], drawn])
            self.tell(Drew(seat, drawn), only=seat, others=Drew(seat))

    def time_is_up(self, at: int) -> None:
        self.next_goal(at)

    def views_for(self, viewers: Sequence[int | None]) -> list[RushView]:
        return [self.seen_by(viewer) for viewer in viewers]

    def seen_by(self, seat: int | None) -> RushView:
        return RushView(
            goal=self.goal,
            goals_left=self.goals_left,
            deadline=self.deadline,
            waiting_for=self.to_act,
            racks=[len(rack) for rack in self.racks],
            shown=[tiles[:] for tiles in self.shown],
            own=None if seat is None else self.racks[seat][:],
            bag=len(self.bag),
            heap=self.heap[:],
            points=self.points[:],
            outcome=self.outcome,
        )

    def appraisal_for(self, seat: int, action: Claim | GiveUp) -> ClaimAppraisal | None:
        return ClaimAppraisal(self.goal - sum(action.tiles)) if isinstance(action, Claim) else None

    def world_for(self, seat: int | None, chance: Chance) -> RushState:
        """What was shown by a wrong claim is known to be in that rack."""
        world = self.copy()
        others = [other for other in range(self.players) if other != seat]
        hidden = self.bag + [tile for other in others for tile in self.racks[other] if tile not in self.shown[other]]
        hidden.sort()
        chance.shuffle(hidden)
        for other in others:
            unseen = len(self.racks[other]) - len(self.shown[other])
            world.racks[other] = sorted(self.shown[other] + hidden[:unseen])
            del hidden[:unseen]
        world.bag = hidden
        return world

    def copy(self) -> RushState:
        return RUSH.from_position(self.position())

    def resume(self, position: RushPosition) -> None:
        lay_out(self, position, "goal", "goals_left", "deadline", "racks", "shown", "bag", "heap", "points")
        self.information_count = position.reveals
        self.to_act = tuple(position.to_act)
        if position.deadline is None:
            self.end()

    def faults(self) -> list[str]:
        tiles = [*self.bag, *self.heap, *(tile for rack in self.racks for tile in rack)]
        if sorted(tiles) != list(range(1, RUSH_TILES + 1)):
            return ["every tile is in exactly one place"]
        if not all(set(shown) <= set(rack) for shown, rack in zip(self.shown, self.racks, strict=True)):
            return ["what was shown is on the rack"]
        return []

    def position(self) -> dict[str, Any]:
        return document_of(
            RushPosition(
                goal=self.goal,
                goals_left=self.goals_left,
                deadline=self.deadline,
                to_act=list(self.to_act),
                racks=self.racks,
                shown=self.shown,
                bag=self.bag,
                heap=self.heap,
                points=self.points,
                reveals=self.information_count,
                **shared_fields(self.options, self.chance),
            )
        )


RUSH: Game[RushState] = Game(
    id="rush",
    version=1,
    options=RushOptions,
    actions=Claim | GiveUp,
    state=RushState,
    position=RushPosition,
    bots={"random": Random()},
)


# Pond: draw a tile in secret or fish the open one, then drop one; the most on hand wins when the bag is empty

POND_TILES = 16


class Draw(Action, frozen=True):
    """Draw a tile from the bag."""


class Fish(Action, frozen=True):
    """Take the tile on top of the open heap; the next player cannot do so again."""


class Drop(Action, frozen=True):
    """Lay a tile of the hand onto the open heap, which ends the turn."""

    tile: int


class Fished(Event, frozen=True):
    seat: int
    tile: int


class Dropped(Event, frozen=True):
    seat: int
    tile: int


class TurnedUp(Event, frozen=True):
    hands: tuple[tuple[int, ...], ...]


class PondOptions(Options, frozen=True, kw_only=True):
    players: int = 2
    hand: Annotated[int, Meta(ge=1, le=4)] = 2

    def seats(self) -> range:
        return range(2, 5)

    def conflict(self) -> tuple[str, ...]:
        return ("players", "hand") if self.players * self.hand > 12 else ()


class PondView(Struct, frozen=True):
    waiting_for: tuple[int, ...]
    holding: bool
    hands: list[int]
    known: list[list[int]]
    own: list[int] | None
    bag: int
    heap: list[int]
    outcome: Outcome | None


class DropAppraisal(Struct, frozen=True):
    left: int


class PondPosition(Position, frozen=True, kw_only=True):
    options_type: ClassVar = PondOptions

    game: Literal["pond@1"] = "pond@1"
    turn: int
    holding: bool
    fished: bool
    hands: list[list[int]]
    known: list[list[int]]
    bag: list[int]
    heap: list[int]


class PondState(State[Draw | Fish | Drop]):
    """One actor at a time. `known` are the tiles of a hand that everybody has seen."""

    action_types = Draw | Fish | Drop
    position_type = PondPosition

    def __init__(self, options: PondOptions, chance: Chance) -> None:
        super().__init__(options.players, chance)
        self.options = options
        self.turn = 0
        self.holding = False
        self.fished = False
        self.hands: list[list[int]] = []
        self.known: list[list[int]] = [[] for _ in range(options.players)]
        self.bag: list[int] = []
        self.heap: list[int] = []

    def start(self) -> None:
        size = self.options.hand
        tiles = list(range(1, POND_TILES + 1))
        self.chance.shuffle(tiles)
        self.hands = [sorted(tiles[size * seat : size * (seat + 1)]) for seat in range(self.players)]
        self.bag = tiles[size * self.players :]
        self.information_count += 1
        self.to_act = (0,)

    def decision_id_for(self, seat: int) -> int:
        return 2 * self.turn + self.holding

    def actions_for(self, seat: int) -> list[Draw | Fish | Drop]:
        if not self.may_act(seat):
            return []
        if self.holding:
            return [Drop(tile) for tile in self.hands[seat]]
        return [Draw(), Fish()] if self.heap and not self.fished else [Draw()]

    def check_rules(self, seat: int, action: Draw | Fish | Drop) -> None:
        if not isinstance(action, Drop):
            if self.holding:
                raise Refused("drop_first")
            if isinstance(action, Fish) and (self.fished or not self.heap):
                raise Refused("heap_closed")
        elif not self.holding:
            raise Refused("draw_first")
        elif action.tile not in self.hands[seat]:
            raise Refused("tile_not_in_hand", tile=action.tile)

    def apply(self, seat: int, action: Draw | Fish | Drop, at: int = 0) -> None:
        if isinstance(action, Drop):
            self.drop(seat, action.tile)
            return
        self.holding = True
        self.fished = isinstance(action, Fish)
        if self.fished:
            tile = self.heap.pop()
            self.known[seat] = sorted([*self.known[seat], tile])
            self.tell(Fished(seat, tile))
        else:
            tile = self.bag.pop()
            self.information_count += 1
            self.tell(Drew(seat, tile), only=seat, others=Drew(seat))
        self.hands[seat] = sorted([*self.hands[seat], tile])

    def drop(self, seat: int, tile: int) -> None:
        self.hands[seat].remove(tile)
        self.known[seat] = [other for other in self.known[seat] if other != tile]
        self.heap.append(tile)
        self.tell(Dropped(seat, tile))
        self.holding = False
        self.turn += 1
        if self.bag:
            self.to_act = (self.turn % self.players,)
        else:
            self.information_count += 1
            self.tell(TurnedUp(tuple(map(tuple, self.hands))))
            self.end()

    def end(self) -> None:
        """All hands are turned up and counted."""
        totals = [sum(hand) for hand in self.hands]
        self.known = [hand[:] for hand in self.hands]
        self.outcome = Outcome(ranks_by(totals, lowest_wins=False), tuple(totals), "bag_empty")
        self.to_act = ()

    def views_for(self, viewers: Sequence[int | None]) -> list[PondView]:
        return [self.seen_by(viewer) for viewer in viewers]

    def seen_by(self, seat: int | None) -> PondView:
        return PondView(
            waiting_for=self.to_act,
            holding=self.holding,
            hands=[len(hand) for hand in self.hands],
            known=[tiles[:] for tiles in self.known],
            own=None if seat is None else self.hands[seat][:],
            bag=len(self.bag),
            heap=self.heap[:],
            outcome=self.outcome,
        )

    def appraisal_for(self, seat: int, action: Draw | Fish | Drop) -> DropAppraisal | None:
        return DropAppraisal(sum(self.hands[seat]) - action.tile) if isinstance(action, Drop) else None

    def world_for(self, seat: int | None, chance: Chance) -> PondState:
        """What was fished is known to be in that hand until it is dropped."""
        world = self.copy()
        others = [other for other in range(self.players) if other != seat]
        hidden = self.bag + [tile for other in others for tile in self.hands[other] if tile not in self.known[other]]
        hidden.sort()
        chance.shuffle(hidden)
        for other in others:
            unseen = len(self.hands[other]) - len(self.known[other])
            world.hands[other] = sorted(self.known[other] + hidden[:unseen])
            del hidden[:unseen]
        world.bag = hidden
        return world

    def copy(self) -> PondState:
        return POND.from_position(self.position())

    def resume(self, position: PondPosition) -> None:
        lay_out(self, position, "turn", "holding", "fished", "hands", "known", "bag", "heap")
        self.information_count = position.reveals
        self.to_act = (self.turn % self.players,)
        if not self.bag and not self.holding:
            self.end()

    def faults(self) -> list[str]:
        tiles = [*self.bag, *self.heap, *(tile for hand in self.hands for tile in hand)]
        if sorted(tiles) != list(range(1, POND_TILES + 1)):
            return ["every tile is in exactly one place"]
        if not all(set(known) <= set(hand) for known, hand in zip(self.known, self.hands, strict=True)):
            return ["what is known of a hand is in it"]
        return []

    def position(self) -> dict[str, Any]:
        return document_of(
            PondPosition(
                turn=self.turn,
                holding=self.holding,
                fished=self.fished,
                hands=self.hands,
                known=self.known,
                bag=self.bag,
                heap=self.heap,
                reveals=self.information_count,
                **shared_fields(self.options, self.chance),
            )
        )


POND: Game[PondState] = Game(
    id="pond",
    version=1,
    options=PondOptions,
    actions=Draw | Fish | Drop,
    state=PondState,
    position=PondPosition,
    bots={"random": Random()},
)
