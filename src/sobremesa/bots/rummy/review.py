"""What would have been best where a seat decided: the solver's word, for people who look back at a hand."""

from sobremesa.core.tiles import TILES, tile_names
from sobremesa.games.rummy.engine.layout import RUN
from sobremesa.games.rummy.engine.solver import MOST_TILES, Table, best_play
from sobremesa.games.rummy.pieces import rack_points
from sobremesa.games.rummy.rules import RummyState
from sobremesa.games.rummy.schema import LaidTiles, Play, ProposedSet, RummyAction, RummyReview


def review(world: RummyState, seat: int, action: RummyAction) -> RummyReview | None:
    """What was laid by the action, and the play that would have laid most; a draw is worth a word only if it was a
    missed close (docs/protocol.md)."""
    turn = world.solver_turn(seat)
    rack = world.racks[seat]
    best = best_play(turn, MOST_TILES) if not world.must_draw or world.may_use_closing_tile else None
    if world.must_draw and best is None:
        return None
    lying = {TILES[name] for one in action.table for name in one.tiles} if isinstance(action, Play) else set()
    laid = [tile for tile in rack if tile in lying]
    could = [] if best is None else [tile for tile in rack if any(tile in one[1:] for one in best)]
    is_better = (len(could), rack_points(could)) > (len(laid), rack_points(laid))
    return RummyReview(
        laid=LaidTiles(len(laid), rack_points(laid)),
        best=LaidTiles(len(could), rack_points(could)),
        closes=len(could) == len(rack),
        opened=world.opened[seat],
        rack=tile_names(rack),
        before=written(turn.table),
        table=written(best) if best is not None and is_better else None,
    )


def written(table: Table) -> list[ProposedSet]:
    """A table in the form of the action `play`."""
    return [ProposedSet("run" if one[0] == RUN else "group", tuple(tile_names(one[1:]))) for one in table]
