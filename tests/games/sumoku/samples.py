"""What the conformance suite has to know about Sumoku: options to mix in, things to try, where tiles can lie."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from sobremesa.core.chance import Chance
from sobremesa.core.match import replay
from sobremesa.core.record import read
from sobremesa.games.sumoku import RULES, ClassicState, RaceState
from sobremesa.games.sumoku.engine.grid import x_of, y_of
from sobremesa.games.sumoku.engine.placements import all_placements, cell_in, laid_in
from sobremesa.games.sumoku.pieces import NAMES, TILE_COUNT, TURNED, names_of
from sobremesa.games.sumoku.rules import SumokuState
from sobremesa.games.sumoku.schema import (
    GIVE_UP,
    PASS,
    READY,
    Arrange,
    Call,
    Claim,
    Exchange,
    Move,
    Placement,
    Play,
    Show,
    SumokuAction,
)

RECORDS = Path(__file__).parents[2] / "records"
LISTS_ALL = False
"""Openings elsewhere, second copies, and anything but single moves in a race are accepted without being listed."""

VARIANTS = {
    "classic": ({}, {"key_number": 5}),
    "speed": ({}, {"claim_check": "assisted"}, {"key_number": 4}),
    "spot": ({}, {"show_seconds": 3}, {"key_number": 5}),
    "team": ({}, {"claim_check": "assisted"}),
    "solo": ({"time_limit_seconds": 30}, {}, {"key_number": 5, "time_limit_seconds": 60}),
}

WITHOUT_TURNS = ("speed", "spot", "team", "solo")
SITUATIONS = {
    "classic, a grown grid",
    "classic, the pile is empty",
    "classic, over",
    "waiting",
    "speed, race",
    "speed, somebody is out",
    "speed, over",
    "spot, countdown",
    "spot, open",
    "spot, showing",
    "spot, somebody sits out",
    "spot, over",
    "team, race",
    "team, somebody is out",
    "team, over",
    "solo, race",
    "solo, over",
}

NO_TILES = ("R9a", "r1a", "R1c", "Z1a", "", "R6", "9" * 30)


def pick(state: SumokuState, seat: int, chance: Chance) -> SumokuAction:
    """Anything. Classic: with a few tiles of the rack, of which there are not thousands of placements. Else the kind of
    action first: in races one of many moves is a claim, and nothing would ever end."""
    if isinstance(state, ClassicState):
        return pick_placement(state, seat, chance)
    kinds: dict[type, list[SumokuAction]] = {}
    for action in state.legal_actions(seat):
        kinds.setdefault(type(action), []).append(action)
    if Arrange in kinds and chance.below(3):
        return kinds[Arrange][chance.below(len(kinds[Arrange]))]
    some = list(kinds.values())
    kind = some[chance.below(len(some))]
    return kind[chance.below(len(kind))]


def pick_placement(state: ClassicState, seat: int, chance: Chance) -> SumokuAction:
    if chance.below(12) == 0:
        return PASS
    rack = state.racks[seat][:]
    chance.shuffle(rack)
    for size in (3, 5, 8):
        found = all_placements(state.cells, rack[:size], state.key)
        if found:
            spots = found[chance.below(len(found))].spots
            return Play(tuple(placement(spot) for spot in spots))
    return PASS


def placement(spot: int) -> Placement:
    laid, cell = laid_in(spot), cell_in(spot)
    return Placement(NAMES[laid % TILE_COUNT], x_of(cell), y_of(cell), *([9] if laid >= TURNED else []))


def attempts(state: SumokuState, seat: int) -> list[SumokuAction]:
    """Things to try with what the seat can see, sensible or not. None names an old version or round."""
    tries: list[SumokuAction] = [PASS, READY, GIVE_UP]
    view = state.view(seat)
    if view.classic is not None:
        own = view.classic.seats[seat].rack
        cells = [(one.x, one.y) for one in view.classic.grid[:: max(1, len(view.classic.grid) // 4)]] or [(0, 0)]
    elif view.race is not None:
        owner = view.race.owners[view.race.owner_of[seat]]
        own = [*owner.rack[:4], *(one.tile for one in owner.grid[:4])]
        cells = [(one.x, one.y) for one in owner.grid[:3]] or [(0, 0)]
    else:
        own = [tile for tile in view.spot.display if tile is not None]
        cells = [(0, 0)]
    for x, y in [*cells, (99, 0), (100, 0), (0, -100)]:
        for tile in (*own[:3], "R6a", *NO_TILES[:2]):
            tries.append(Play((Placement(tile, x + 1, y),)))
            tries.append(Arrange((Move(tile, x, y + 1),)))
        if len(own) > 2:
            tries.append(Play((Placement(own[0], x, y + 1), Placement(own[1], x, y + 2))))
            tries.append(Play((Placement(own[0], x + 1, y), Placement(own[1], x, y + 1))))
            tries.append(Play((Placement(own[0], x, y), Placement(own[1], x + 1, y), Placement(own[2], x + 2, y))))
            tries.append(Arrange((Move(own[0], x, y), Move(own[1], x + 1, y))))
            tries.append(Arrange((Move(own[0], x, y), Move(own[0], None, None))))
    tries += [Play(()), Arrange(()), Play(tuple(Placement(tile, x, 0) for x, tile in enumerate(own[:7])))]
    sixes = [tile for tile in own if tile[1] == "6"][:1] or ["G6b"]
    tries += [Arrange((Move(tile, 5, 5, value),)) for tile in (*sixes, *own[:1]) for value in (6, 9, 7)]
    tries += [Arrange((Move(tile, None, None),)) for tile in own[:2]]
    tries += [Exchange(tile) for tile in (*own[:2], "P8b", *NO_TILES)]
    if view.race is not None:
        tries.append(Claim(view.race.owners[view.race.owner_of[seat]].version))
    tries += [Call(state.round, total) for total in (0, 4, 12, 15, 20, 36, 40, -5)] if view.spot else []
    shows = [own[:4], own[:3], own[:5], [*own[:2], *own[:2]], [*own[:3], "P8b"], [*own[:3], *NO_TILES[:1]]]
    tries += [Show(state.round, tuple(tiles)) for tiles in shows] if view.spot else []
    return tries


def places(state: SumokuState) -> dict[str, str]:
    """What lies in each place of the pile: its order is all that is hidden."""
    return {f"place {place}": NAMES[tile] for place, tile in enumerate(state.pile)}


def possible_places(state: SumokuState, viewer: int | None) -> dict[str, set[str]]:
    """Any tile of the pile may lie anywhere in it."""
    return {place: set(names_of(state.pile)) for place in places(state)}


def situations(state: SumokuState) -> set[str]:
    """What kind of moment this is, of those that are not rare."""
    if isinstance(state, ClassicState):
        if state.outcome is not None:
            return {"classic, over"}
        if not state.cells:
            return set()
        return {"classic, a grown grid" if state.pile else "classic, the pile is empty"}
    found = {"waiting" if state.phase == "waiting" else f"{state.mode}, {state.phase}"}
    if isinstance(state, RaceState):
        if state.phase == "race" and not all(grid.is_in for grid in state.player_grids):
            found.add(f"{state.mode}, somebody is out")
        return found - {f"{state.mode}, countdown"}
    if state.sits_out >= 0 and state.outcome is None:
        found.add("spot, somebody sits out")
    return found


def ranks(state: SumokuState) -> tuple[int, ...]:
    """The places of SUMOKU-158, -161: not always those of the totals."""
    outcome = state.outcome
    assert outcome is not None
    totals = outcome.totals
    by_total = tuple(1 + sum(other > total for other in totals) for total in totals)
    if state.mode in ("classic", "spot"):
        return by_total
    if outcome.reason in ("void", "time_up", "gave_up") or (outcome.reason == "voids" and not any(totals)):
        return (2,) * state.players
    if state.mode == "solo":
        return (1,) * state.players
    if state.mode == "team":
        return tuple(1 if total else 2 for total in totals)
    if outcome.reason == "voids":
        return by_total
    winner = [one for one in state.view(None).speed.winners if one is not None][-1]
    return tuple(
        1 if seat == winner else 2 + sum(other > total for rival, other in enumerate(totals) if rival != winner)
        for seat, total in enumerate(totals)
    )


# What takes long


def laid_out(tiles: list[str], width: int) -> str:
    """Tiles in a block, full of lines that are not right."""
    return " ".join(f"{tile}@{number % width},{number // width}" for number, tile in enumerate(tiles))


def late_classic() -> dict[str, object]:
    """A match between bots shortly before its end: a large grid, and racks of which little fits."""
    written = read((RECORDS / "sumoku@1-classic.other_options.jsonl").read_bytes())
    *_, match = islice(replay(RULES, written), len(written.moves) - 3)
    return match.state.position()


def race_position(mode: str, owners: list[dict[str, str]], **options: object) -> dict[str, object]:
    roller = {"roller": 0} if mode == "speed" else {}
    return {"game": "sumoku@1", "options": {"mode": mode} | options, "key": 5, "owners": owners} | roller


def costly_positions() -> Iterator[dict[str, object]]:
    """All tiles on the grids of two teams, or of one, with every line looked at; everybody at a table for eight."""
    yield late_classic()
    teams = [{"grid": laid_out(NAMES[first : first + 48], 9)} for first in (0, 48)]
    yield race_position("team", teams, players=8, claim_check="assisted")
    yield race_position("solo", [{"grid": laid_out(NAMES, 12)}], players=2)
    hands = [{"rack": " ".join(NAMES[10 * seat : 10 * seat + 10])} for seat in range(8)]
    yield race_position("speed", hands, players=8)
    display = "R4a R7a O1a O8a Y2a Y6a G5a G3a B8a P1a"
    yield {"game": "sumoku@1", "options": {"mode": "spot", "players": 8}, "key": 3, "display": display}


COSTLY_POSITIONS = tuple(costly_positions())


def costly(state: SumokuState, seat: int) -> list[list[SumokuAction]]:
    """What takes longest to judge, to try out or to appraise."""
    everything = NAMES
    found: list[list[SumokuAction]] = [
        [Play(tuple(Placement(name, x, 0) for x, name in enumerate(everything)))],
        [Play(tuple(Placement("R6a", x, 0, 9) for x in range(150)))],
        [Arrange(tuple(Move(name, x % 90, x // 90) for x, name in enumerate(everything)))],
        [Arrange(tuple(Move(name, None, None) for name in everything))],
        [Arrange(tuple(Move("R6a", x, 99, 9) for x in range(-99, 99)))],
        [Arrange((Move("R1a", 10**4000, -(10**4000)),))],
        [Exchange("R6a")],
        [Claim(10**4000)],
        [Claim(1)],
        [Call(1, 12)],
        [Show(1, tuple(everything))],
        [Show(1, ("R1a",) * 200)],
        [GIVE_UP, GIVE_UP],
        [PASS, PASS, PASS],
    ]
    if isinstance(state, ClassicState):
        # Where could it lie? Asked with the tile over the origin.
        found += [[Play((Placement(name, 0, 0),))] for name in names_of(state.racks[seat])[:2]]
    if isinstance(state, RaceState):
        grid = state.grid_of(seat)
        own = names_of(grid.tiles())
        block = tuple(Move(name, x % 10, x // 10) for x, name in enumerate(own))
        row = tuple(Move(name, x, 0) for x, name in enumerate(own))
        away = tuple(Move(name, None, None) for name in own)
        found += [[Arrange(block)], [Arrange(row)], [Arrange(away)], [Arrange(block), Arrange(row), Arrange(away)]]
        found += [[Arrange(row)] * 2, [Claim(grid.version)], [Arrange(block), Claim(grid.version + 1)]]
    return found
