"""The three levels: what they do, and after how long.

In the races and in spot all know the answer, and differ by how quick and how careful they are (skill.py). In the
classic game easy sees a few small placements, medium the one that scores most, and hard also what it leads to.
"""

from typing import Final

from sobremesa.bots.sumoku import placing, racing, spotting
from sobremesa.bots.sumoku.skill import (
    CLASSIC,
    EASY,
    HARD,
    MEDIUM,
    PERCEPTION,
    SHOWING,
    Skill,
    about,
    time_to_see,
)
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.games.sumoku.classic.rules import ClassicState
from sobremesa.games.sumoku.pieces import NO_TILE
from sobremesa.games.sumoku.race.rules import RaceState
from sobremesa.games.sumoku.rules import SumokuState
from sobremesa.games.sumoku.schema import READY, Arrange, Call, Claim, Exchange, Ready, Show, SumokuAction
from sobremesa.games.sumoku.spot.rules import SpotState

IDLE: Final = 3600.0
"""Seconds of somebody who waits for others; what changes wakes them before."""


class Level:
    """What all levels have in common: everything but the classic game."""

    def __init__(self, skill: Skill) -> None:
        self.skill: Final = skill

    def choose(self, world: SumokuState, seat: int, chance: Chance, seconds: float) -> SumokuAction:
        """An action for the seat."""
        if world.phase == "waiting":
            return READY
        if isinstance(world, ClassicState):
            return self.place(world, seat, chance, seconds)
        if isinstance(world, RaceState):
            return racing.choose(world, seat, self.skill, chance)
        assert isinstance(world, SpotState)
        return spotting.choose(world, seat, self.skill, chance)

    def place(self, world: ClassicState, seat: int, chance: Chance, seconds: float) -> SumokuAction:
        """A placement of the classic game."""
        return placing.medium(world, seat)

    def pause(self, world: SumokuState, seat: int, action: Action, chance: Chance) -> float | None:
        """Seconds from the last action, or from what was new, to this one."""
        if isinstance(action, Ready):
            return 0.0
        if isinstance(world, SpotState):
            return self.pause_in_spot(world, action, chance)
        if isinstance(world, RaceState):
            return self.pause_in_race(world, seat, action, chance)
        return about(CLASSIC, chance)

    def pause_in_race(self, world: RaceState, seat: int, action: Action, chance: Chance) -> float:
        """New tiles are looked at first; each tile takes its time, and so does a claim."""
        skill = self.skill
        grid = world.grid_of(seat)
        is_new = grid.version == grid.fresh
        if isinstance(action, Arrange):
            if racing.is_idle(grid, action):
                return IDLE
            lays = any(move.x is not None for move in action.moves)
            own = about(skill.tile if lays else skill.before_claim, chance)
            return max(PERCEPTION, about(skill.first_look, chance) + own) if is_new else own
        if isinstance(action, Claim):
            return about(skill.before_claim, chance)
        if isinstance(action, Exchange) or is_new:
            return max(PERCEPTION, about(skill.first_look, chance))
        return PERCEPTION

    def pause_in_spot(self, world: SpotState, action: Action, chance: Chance) -> float:
        """To see a combination takes time, to show it not much."""
        if isinstance(action, Show):
            return min(about(SHOWING, chance), world.options.show_seconds - 1.0)
        if isinstance(action, Call):
            tiles = [tile for tile in world.display if tile != NO_TILE]
            return time_to_see(self.skill, spotting.count(tiles, world.key), chance)
        return max(PERCEPTION, about(PERCEPTION, chance))


class Easy(Level):
    """A beginner."""

    def __init__(self) -> None:
        super().__init__(EASY)

    def place(self, world: ClassicState, seat: int, chance: Chance, seconds: float) -> SumokuAction:
        """A placement it happens to see."""
        return placing.easy(world, seat, chance)


class Medium(Level):
    """Sees what scores most, and is neither slow nor quick."""

    def __init__(self) -> None:
        super().__init__(MEDIUM)


class Hard(Level):
    """Looks ahead, and is quick."""

    def __init__(self) -> None:
        super().__init__(HARD)

    def place(self, world: ClassicState, seat: int, chance: Chance, seconds: float) -> SumokuAction:
        """The placement that leaves most."""
        return placing.hard(world, seat, seconds)
