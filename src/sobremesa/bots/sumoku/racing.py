"""How bots race: they know a sumoku at once, and lay it tile by tile as slowly as people do.

A bot keeps nothing between two answers, so the plan is found again for each tile. It is a function of the tiles and of
what lies on the grid, and every tile that is laid as planned leaves it as it is.
"""

from typing import Final

from sobremesa.bots.sumoku.skill import Skill, happens
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sumoku.engine.grid import COLUMN, LEAST_TILES, ROW, cell_at, is_valid, lines_of, x_of, y_of
from sobremesa.games.sumoku.engine.solver import Solution, solve
from sobremesa.games.sumoku.pieces import LEAST_PILE, NAMES, NINE, SIX, TILE_COUNT, TILES, TURNED, is_six
from sobremesa.games.sumoku.race.player_grid import PlayerGrid
from sobremesa.games.sumoku.race.rules import RaceState
from sobremesa.games.sumoku.schema import GIVE_UP, Arrange, Claim, Exchange, Move, SumokuAction

MOST_TAKEN_BACK: Final = 3
MOST_SOLVED: Final = 256
DIFFERENT_BY_MISTAKE: Final = 2
"""Cells: two tiles were swapped, or one was turned."""


class Plan:
    """Where tiles are to lie, in the order in which they are laid, and the tiles for which there is no place.

    The first `fixed` lie there already and stay.
    """

    def __init__(self, cells: list[int], laid: list[int], left: list[int], fixed: int) -> None:
        self.cells: Final = cells
        self.laid: Final = laid
        self.left: Final = left
        self.fixed: Final = fixed
        self.where: Final = {cells[number]: laid[number] for number in range(len(cells))}

    def holds(self, cells: dict[int, int]) -> bool:
        """Whether all that lies on the grid lies as planned."""
        return not self.misplaced(cells)

    def misplaced(self, cells: dict[int, int]) -> list[int]:
        """The tiles of the grid that lie elsewhere than planned."""
        return [laid % TILE_COUNT for cell, laid in cells.items() if self.where.get(cell, -1) != laid]


def choose(world: RaceState, seat: int, skill: Skill, chance: Chance) -> SumokuAction:
    """The next step: one tile more, one to three back, a tile exchanged, the claim, or to give up."""
    index = world.side(seat)
    grid = world.player_grids[index]
    members = world.members(index)
    if not world.gave_up[seat] and any(world.gave_up[member] for member in members):
        return GIVE_UP
    if grid.is_complete(world.key):
        return Claim(grid.version)
    plan = plan_for(grid, world.key)
    if plan.left:
        return without_plan(world, seat, grid, plan, chance)
    errs = skill.wrong_claim > 0 and not world.assisted
    if errs and not grid.rack and is_own_mistake(grid, plan, world.key, len(members) == 1):
        return Claim(grid.version)
    misplaced = plan.misplaced(grid.cells)
    if len(members) > 1:
        # What others have begun stays until it is needed, or is in the way.
        misplaced = in_the_way(grid.cells, plan)
    if misplaced:
        return Arrange(tuple([Move(NAMES[tile], None, None) for tile in misplaced]))
    if grid.version != grid.fresh and happens(skill.taking_back, chance):
        last = last_laid(grid, plan, 1 + chance.below(MOST_TAKEN_BACK))
        if last:
            return Arrange(tuple([Move(NAMES[tile], None, None) for tile in last]))
    missing = [number for number in range(len(plan.cells)) if plan.cells[number] not in grid.cells]
    in_rack = [number for number in missing if plan.laid[number] % TILE_COUNT in grid.rack]
    missing = in_rack or missing
    # Members of a team lay different tiles of the plan they have in common.
    own = [number for number in missing if number % len(members) == members.index(seat)]
    number = own[0] if own else missing[0]
    moves = [move_to(plan.cells[number], plan.laid[number])]
    is_last = len(missing) == 1 and not world.assisted
    if is_last and (plan.fixed == 0 or len(members) == 1) and happens(skill.wrong_claim, chance):
        moves += mistake(plan.where, plan.cells[number], world.key, chance)
    return Arrange(tuple(moves))


def in_the_way(cells: dict[int, int], plan: Plan) -> list[int]:
    """The misplaced tiles that lie where others are to lie, or beside them."""
    new = plan.cells[plan.fixed :]
    found: list[int] = []
    for cell, laid in cells.items():
        if plan.where.get(cell, -1) != laid:
            around = (cell, cell - ROW, cell + ROW, cell - COLUMN, cell + COLUMN)
            if any(near in new for near in around):
                found.append(laid % TILE_COUNT)
    return found


def move_to(cell: int, laid: int) -> Move:
    """A tile that goes to a cell, lying that way."""
    tile = laid % TILE_COUNT
    if is_six(tile):
        return Move(NAMES[tile], x_of(cell), y_of(cell), NINE if laid >= TURNED else SIX)
    return Move(NAMES[tile], x_of(cell), y_of(cell))


def last_laid(grid: PlayerGrid, plan: Plan, count: int) -> list[int]:
    """The last tiles of the plan that lie on the grid, but none that lay there before."""
    laid = [
        plan.laid[number] % TILE_COUNT
        for number in range(plan.fixed, len(plan.cells))
        if plan.cells[number] in grid.cells
    ]
    return laid[-count:]


def without_plan(world: RaceState, seat: int, grid: PlayerGrid, plan: Plan, chance: Chance) -> SumokuAction:
    """Exchange a tile that does not fit; give up where that cannot be done."""
    if len(world.pile) >= LEAST_PILE:
        return Exchange(NAMES[plan.left[chance.below(len(plan.left))]])
    if not world.gave_up[seat]:
        return GIVE_UP
    return idle(grid)


def idle(grid: PlayerGrid) -> SumokuAction:
    """Nothing: a tile goes where it is. Said by who has given up while others of the team go on."""
    if grid.rack:
        return Arrange((Move(NAMES[grid.rack[0]], None, None),))
    cell = min(grid.cells)
    return Arrange((move_to(cell, grid.cells[cell]),))


def is_idle(grid: PlayerGrid, action: Arrange) -> bool:
    """Whether nothing is moved."""
    return all(stays(grid, move) for move in action.moves)


def stays(grid: PlayerGrid, move: Move) -> bool:
    """Whether a tile goes where it is, and lies as it did."""
    if move.x is None or move.y is None:
        return TILES[move.tile] in grid.rack
    cell = cell_at(move.x, move.y)
    return cell in grid.cells and move == move_to(cell, grid.cells[cell])


# Plans


SOLVED: Final[dict[int, Solution]] = {}
"""By tiles and key number. A plan is asked for again with every tile that is laid."""


def solved(tiles: list[int], key: int) -> Solution:
    """A sumoku of these tiles, worked out once; the same tiles always have the same, so it need not be remembered."""
    name = name_of(tiles, key)
    found = SOLVED.get(name)
    if found is None:
        if len(SOLVED) >= MOST_SOLVED:
            SOLVED.clear()
        found = SOLVED[name] = solve(tiles, key, Chance(seed_from_int(name)))
    return found


def name_of(tiles: list[int], key: int) -> int:
    """A number for tiles and key number."""
    return sum([1 << tile for tile in tiles]) << 3 | key


def plan_for(grid: PlayerGrid, key: int) -> Plan:
    """A sumoku of all tiles that leaves what lies on the grid, if it lies well; else one made afresh."""
    tiles = sorted(grid.tiles())
    fresh = solved(tiles, key)
    if fresh.is_complete:
        plan = Plan(fresh.cells, fresh.laid, [], 0)
        if plan.holds(grid.cells):
            return plan
    core = sound_part(grid.cells, key)
    if core:
        used = {laid % TILE_COUNT for laid in core.values()}
        loose = [tile for tile in tiles if tile not in used]
        added = solve(loose, key, Chance(seed_from_int(name_of(loose, key))), core)
        if added.is_complete:
            return Plan([*core, *added.cells], [*core.values(), *added.laid], [], len(core))
    return Plan(fresh.cells, fresh.laid, fresh.left, 0)


def sound_part(cells: dict[int, int], key: int) -> dict[int, int]:
    """The largest valid part that is left without the tiles that make lines wrong; empty if there is none.

    What is wrong may be a line in the making: it hangs on a sound one, or goes on where a sound one ended.
    """
    part = cells.copy()
    while True:
        sound: set[int] = set()
        faulty: list[list[int]] = []
        for line in lines_of(part, key):
            line_cells = [line.first + line.step * place for place in range(line.length)]
            if line.faults:
                faulty.append(line_cells)
            else:
                sound.update(line_cells)
        if not faulty:
            break
        for line_cells in faulty:
            for cell in wrong_in(part, line_cells, sound, key):
                part.pop(cell, None)
    part = largest_group(part)
    return part if len(part) >= LEAST_TILES and is_valid(part, key) else {}


def wrong_in(cells: dict[int, int], line: list[int], sound: set[int], key: int) -> list[int]:
    """What has to go from a wrong line: all but the longest piece of it that is right, or what is in no sound line."""
    for length in range(len(line) - 1, LEAST_TILES - 1, -1):
        for first in range(len(line) - length + 1):
            kept = {cell: cells[cell] for cell in line[first : first + length] if cell in cells}
            others = [cell for cell in line if cell not in kept]
            if len(kept) == length and not sound.intersection(others) and is_valid(kept, key):
                return others
    return [cell for cell in line if cell not in sound] or line[-1:]


def largest_group(cells: dict[int, int]) -> dict[int, int]:
    """The largest part of a grid that is connected."""
    best: list[int] = []
    seen: set[int] = set()
    for start in sorted(cells):
        if start in seen:
            continue
        group = [start]
        seen.add(start)
        for cell in group:
            for neighbour in (cell - ROW, cell + ROW, cell - COLUMN, cell + COLUMN):
                if neighbour in cells and neighbour not in seen:
                    seen.add(neighbour)
                    group.append(neighbour)
        if len(group) > len(best):
            best = group
    return {cell: cells[cell] for cell in best}


# Mistakes


def mistake(planned: dict[int, int], last: int, key: int, chance: Chance) -> list[Move]:
    """What spoils a finished grid: a six turned, or two tiles swapped; nothing if that did no harm."""
    cells = sorted(planned)
    sixes = [cell for cell in cells if cell != last and is_six(planned[cell] % TILE_COUNT)]
    if sixes:
        cell = sixes[chance.below(len(sixes))]
        turned = (planned[cell] + TURNED) % (2 * TILE_COUNT)
        if not is_valid(planned | {cell: turned}, key):
            return [move_to(cell, turned)]
    others = [cell for cell in cells if cell != last]
    for _ in range(len(others)):
        one, two = others[chance.below(len(others))], others[chance.below(len(others))]
        if not is_valid(planned | {one: planned[two], two: planned[one]}, key):
            return [move_to(one, planned[two]), move_to(two, planned[one])]
    return []


def is_own_mistake(grid: PlayerGrid, plan: Plan, key: int, alone: bool) -> bool:
    """Whether the grid is finished but for one mistake. Among several members it must be the bots' own plan."""
    cells = grid.cells
    if not alone:
        differing = [cell for cell, laid in cells.items() if plan.where.get(cell, -1) != laid]
        return plan.fixed == 0 and len(differing) <= DIFFERENT_BY_MISTAKE
    for one in cells:
        if is_six(cells[one] % TILE_COUNT):
            turned = (cells[one] + TURNED) % (2 * TILE_COUNT)
            if is_valid(cells | {one: turned}, key):
                return True
        for two in cells:
            if one < two and is_valid(cells | {one: cells[two], two: cells[one]}, key):
                return True
    return False
