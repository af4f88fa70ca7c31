"""How the stronger bots play the classic game: they search (bots/search.py).

Racks are open, so all that is hidden is the order of the pile. A first look at many placements takes the next player's
best turn into account, which does not depend on the pile; the best of them are tried in imagined worlds. With an empty
pile nothing is hidden: one world is enough, and the next player's answers are searched as well.
"""

from typing import Final

from sobremesa.bots.budget import Budget
from sobremesa.bots.search import Player, Searcher, Value, chance_ahead, share_of_win
from sobremesa.bots.sumoku.placing import lay, rough_worth, worth_of_rack
from sobremesa.core.chance import Chance
from sobremesa.games.sumoku.classic.legal import play_of
from sobremesa.games.sumoku.classic.rules import ClassicState
from sobremesa.games.sumoku.engine.placements import Placement as Found
from sobremesa.games.sumoku.engine.placements import differing_placements
from sobremesa.games.sumoku.schema import PASS, SumokuAction

LEAST_SPREAD: Final = 6.0
SPREAD_FOR_A_TILE: Final = 1.0
"""Points of lead that make a player e times as likely to win, for each tile in the pile."""


class Depth:
    """How much is searched.

    `looked_at` placements get a first look, `kept` of them are tried in `worlds` worlds, for so many `turns` after the
    own one. With an empty pile `last_kept` are tried, and so many `answers` of the next player to each.
    """

    def __init__(self, *, looked_at: int, kept: int, worlds: int, turns: int, last_kept: int, answers: int) -> None:
        self.looked_at: Final = looked_at
        self.kept: Final = kept
        self.worlds: Final = worlds
        self.turns: Final = turns
        self.last_kept: Final = last_kept
        self.answers: Final = answers


HARD_DEPTH: Final = Depth(looked_at=48, kept=6, worlds=8, turns=2, last_kept=16, answers=4)
EXPERT_DEPTH: Final = Depth(looked_at=80, kept=10, worlds=16, turns=2, last_kept=24, answers=6)


class Placer(Searcher[ClassicState]):
    """Searches placements while there is a pile."""

    def __init__(self, depth: Depth) -> None:
        super().__init__(depth.worlds)
        self.depth: Final = depth

    def candidates(self, world: ClassicState, seat: int, chance: Chance, budget: Budget) -> list[SumokuAction]:
        """Those that look best with the next player's turn; in the order of their score as far as time is short."""
        best = first_look(world, seat, self.depth.looked_at, budget)[: self.depth.kept]
        return [play_of(placement) for placement in best] or [PASS]

    def player_for(self, world: ClassicState, seat: int) -> "GreedyPlayer":
        """Everybody lays what looks best at once, for some turns."""
        return GreedyPlayer(self.depth.turns)


class LastPlacer(Searcher[ClassicState]):
    """Searches placements when the pile is empty: then there is but one world."""

    def __init__(self, depth: Depth) -> None:
        super().__init__(1)
        self.depth: Final = depth

    def candidates(self, world: ClassicState, seat: int, chance: Chance, budget: Budget) -> list[SumokuAction]:
        """Those that look best. Waiting by a pass would count on others who do not wait."""
        best = first_look(world, seat, self.depth.looked_at, budget)[: self.depth.last_kept]
        return [play_of(placement) for placement in best] or [PASS]

    def player_for(self, world: ClassicState, seat: int) -> "LastPlayer":
        """The next player searches too; then everybody lays what looks best until the end."""
        return LastPlayer(self.depth.answers)


class GreedyPlayer(Player[ClassicState]):
    """Lays what looks best at once."""

    def __init__(self, turns: int) -> None:
        self.turns: Final = turns
        self.known: dict[tuple[frozenset[tuple[int, int]], tuple[int, ...]], SumokuAction] = {}
        """What was chosen before: the same positions come back in many worlds."""

    def choose(self, world: ClassicState, seat: int, chance: Chance) -> SumokuAction:
        """By its score, and the replay it may earn."""
        rack = world.racks[seat]
        name = (frozenset(world.cells.items()), tuple(rack))
        action = self.known.get(name)
        if action is None:
            best = best_by_look(world.cells, rack, world.key)
            action = self.known[name] = PASS if best is None else play_of(best)
        return action

    def play_on(self, world: ClassicState, chance: Chance) -> None:
        """Finish the turn, and play some more."""
        self.finish_turn(world, chance)
        for _ in range(self.turns):
            if world.outcome is not None:
                return
            world.apply(world.seat, self.choose(world, world.seat, chance))
            self.finish_turn(world, chance)

    def finish_turn(self, world: ClassicState, chance: Chance) -> None:
        """Make the placements that lines of six allow."""
        while world.is_replay:
            world.apply(world.seat, self.choose(world, world.seat, chance))

    def value(self, world: ClassicState, seat: int) -> Value:
        """The lead, with what the racks are worth."""
        totals = [float(score) for score in world.scores]
        if world.outcome is not None:
            points = lead(totals, seat)
            return Value(share_of_win(world, seat), points, points)
        pile = len(world.pile)
        for other in range(world.players):
            totals[other] += worth_of_rack(world.racks[other], world.key, pile)
        points = lead(totals, seat)
        return Value(chance_ahead(totals, seat, LEAST_SPREAD + SPREAD_FOR_A_TILE * pile), points, points)


class LastPlayer(GreedyPlayer):
    """The next player tries several answers to the end; then everybody lays what looks best."""

    def __init__(self, answers: int) -> None:
        super().__init__(1000)
        self.answers: Final = answers

    def play_on(self, world: ClassicState, chance: Chance) -> None:
        """Until the end."""
        self.finish_turn(world, chance)
        if world.outcome is None and self.answers > 1:
            world.apply(world.seat, self.best_answer(world, world.seat, chance))
        super().play_on(world, chance)

    def best_answer(self, world: ClassicState, seat: int, chance: Chance) -> SumokuAction:
        """What brings the seat most in the end, if all go on greedily."""
        found = sorted(differing_placements(world.cells, world.racks[seat], world.key), key=rough_worth, reverse=True)
        best: SumokuAction = PASS
        most = -10000.0
        for placement in found[: self.answers]:
            action = play_of(placement)
            tried = world.copy()
            tried.apply(seat, action)
            super().play_on(tried, chance)
            points = lead([float(score) for score in tried.scores], seat)
            if points > most:
                best, most = action, points
        return best


def first_look(world: ClassicState, seat: int, most: int, budget: Budget) -> list[Found]:
    """Placements, those first that leave most: with their replays, the next player's turn, and the rack that stays."""
    found = differing_placements(world.cells, world.racks[seat], world.key)
    found.sort(key=rough_worth, reverse=True)
    found = found[:most]
    worths: list[float] = []
    for placement in found:
        if budget.is_spent:
            break
        worths.append(worth_of_turn(world, seat, placement))
    order = sorted(range(len(worths)), key=lambda number: -worths[number])
    return [found[number] for number in order] or found[:1]


def worth_of_turn(world: ClassicState, seat: int, placement: Found) -> float:
    """Points of the turn, less the share of the next player's turn, and the worth of the tiles kept."""
    cells = world.cells.copy()
    rack = world.racks[seat][:]
    points = points_of_turn(cells, rack, world.key, placement)
    following = world.racks[(seat + 1) % world.players][:]
    answer = best_by_look(cells, following, world.key)
    loss = 0 if answer is None else points_of_turn(cells, following, world.key, answer)
    return points - loss / (world.players - 1) + worth_of_rack(rack, world.key, len(world.pile))


def points_of_turn(cells: dict[int, int], rack: list[int], key: int, placement: Found) -> int:
    """Lay a placement and its replays; what they score."""
    points = 0
    last: Found | None = placement
    while last is not None:
        points += last.score
        lay(cells, rack, last)
        last = best_by_look(cells, rack, key) if last.six and rack else None
    return points


def best_by_look(cells: dict[int, int], rack: list[int], key: int) -> Found | None:
    """The placement that looks best at once."""
    found = differing_placements(cells, rack, key)
    return max(found, key=rough_worth) if found else None


def lead(totals: list[float], seat: int) -> float:
    """How many points more the seat has than the others on average."""
    return totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)
