"""Why a play may be good: what it lays and keeps, and how near the others are to closing.

Everything follows from the own rack and the open table.
"""

from sobremesa.core.cards import FIRST_JOKER
from sobremesa.core.reasons import Reason, because
from sobremesa.core.tiles import TILES
from sobremesa.games.rummy.engine.appraising import of_play
from sobremesa.games.rummy.engine.solver import MOST_TILES, best_play
from sobremesa.games.rummy.pieces import rack_points
from sobremesa.games.rummy.rules import RummyState
from sobremesa.games.rummy.schema import Draw, Pass, RummyAction

FEW_TILES = 3


def reasons(state: RummyState, seat: int, action: RummyAction) -> list[Reason]:
    """What a play brings, or why there is none."""
    if isinstance(action, Draw):
        return [because("draw_first")]
    if isinstance(action, Pass):
        return passing(state, seat)
    said = of_play(state, seat, action)
    rack = state.racks[seat]
    laid = [tile for tile in rack if tile in {TILES[name] for name in said.laid}]
    if said.left == 0:
        return [because("closes", tiles=len(laid))]
    facts = {"tiles": len(laid), "points": rack_points(laid)}
    found = [because("lays", **facts) if said.opened else because("opens", worth=said.points, **facts)]
    if said.released:
        found.append(because("frees_joker"))
    elif any(tile >= FIRST_JOKER and tile not in laid for tile in rack):
        found.append(because("keeps_joker"))
    return [*found, *rivals(state, seat)]


def passing(state: RummyState, seat: int) -> list[Reason]:
    """Nothing can be laid; or it can, and helps the others too."""
    if best_play(state.solver_turn(seat), MOST_TILES) is not None:
        return [because("holds_back")]
    return [
        because("nothing_fits") if state.opened[seat] else because("cannot_open", least=state.options.opening_minimum)
    ]


def rivals(state: RummyState, seat: int) -> list[Reason]:
    """The one who may close soonest, if that is near."""
    tiles, other = min((len(state.racks[other]), other) for other in range(state.players) if other != seat)
    return [because("rival_near", seat=other, tiles=tiles)] if tiles <= FEW_TILES else []
