"""How bots play spot: they see all combinations, and are slow to say so."""

from sobremesa.bots.sumoku.skill import Skill, happens
from sobremesa.core.chance import Chance
from sobremesa.games.sumoku.pieces import COLOUR, COMBINATION, NINE, NO_TILE, SIX, VALUE, names_of
from sobremesa.games.sumoku.schema import PASS, Call, Show, SumokuAction
from sobremesa.games.sumoku.spot.rules import SpotState


def choose(world: SpotState, seat: int, skill: Skill, chance: Chance) -> SumokuAction:
    """Call one of the combinations, show the one that was called, or pass where all others have."""
    tiles = [tile for tile in world.display if tile != NO_TILE]
    if world.phase == "showing":
        return show(world, tiles, skill, chance)
    if not world.passed[seat] and all_others_passed(world, seat):
        return PASS
    sums = sums_in(tiles, world.key)
    return Call(world.round, sums[chance.below(len(sums))])


def all_others_passed(world: SpotState, seat: int) -> bool:
    """Whether nobody else who may call still looks for something; it takes somebody else to say so."""
    others = [other for other in world.to_act if other != seat]
    return len(others) > 0 and all(world.passed[other] for other in others)


def show(world: SpotState, tiles: list[int], skill: Skill, chance: Chance) -> SumokuAction:
    """Four tiles with the called sum; now and then another multiple, or a colour twice."""
    right: list[list[int]] = []
    wrong: list[list[int]] = []
    for four in fours(tiles):
        is_called = world.called in readings(four)
        is_multiple = any(total % world.key == 0 for total in readings(four))
        if has_four_colours(four):
            if is_called:
                right.append(four)
            elif is_multiple:
                wrong.append(four)
        elif is_called:
            wrong.append(four)
    shown = wrong if wrong and (not right or happens(skill.wrong_show, chance)) else right
    four = shown[chance.below(len(shown))] if shown else tiles[:COMBINATION]
    return Show(world.round, tuple(names_of(four)))


def sums_in(tiles: list[int], key: int) -> list[int]:
    """The sum of each combination among the tiles, by every reading of its sixes (SUMOKU-101)."""
    return [total for four in fours(tiles) if has_four_colours(four) for total in readings(four) if total % key == 0]


def count(tiles: list[int], key: int) -> int:
    """How many combinations the tiles hold."""
    return len(
        [four for four in fours(tiles) if has_four_colours(four) and any(total % key == 0 for total in readings(four))]
    )


def fours(tiles: list[int]) -> list[list[int]]:
    """All choices of four."""
    size = len(tiles)
    return [
        [tiles[one], tiles[two], tiles[three], tiles[four]]
        for one in range(size)
        for two in range(one + 1, size)
        for three in range(two + 1, size)
        for four in range(three + 1, size)
    ]


def has_four_colours(four: list[int]) -> bool:
    """Whether no colour repeats."""
    return len({COLOUR[tile] for tile in four}) == len(four)


def readings(four: list[int]) -> list[int]:
    """What the tiles can add up to, each six being a 6 or a 9."""
    sixes = len([tile for tile in four if VALUE[tile] == SIX])
    least = sum([VALUE[tile] for tile in four])
    return [least + (NINE - SIX) * turned for turned in range(sixes + 1)]
