"""Why an action may be good: what it brings, what it leaves, and what the other side could do with it.

Everything follows from the own rack and the open table.
"""

from sobremesa.core.reasons import Reason, because
from sobremesa.core.tiles import FACES
from sobremesa.games.burako.engine import appraising
from sobremesa.games.burako.pieces import CAN_BE_WILD, CANASTA_SIZE, COLOUR_OF, HIGH_ONE, LOW_ONE, NUMBERS, VALUES
from sobremesa.games.burako.rules import BurakoState
from sobremesa.games.burako.schema import Add, BurakoAction, Discard, DiscardAppraisal, Draw, Lay, MeldOption, TakePozo

NEAR = 2
"""Slots apart: with one tile between them, two tiles of a colour may still become a run."""


def reasons(state: BurakoState, seat: int, action: BurakoAction) -> list[Reason]:
    """By what is done."""
    if isinstance(action, (Lay, Add)):
        said = appraising.of_meld(state, seat, action)
        way = next((way for way in (*said.ways, *said.adds) if way.action == action), None)
        return [] if way is None else of_way(way)
    if isinstance(action, Discard):
        return of_discard(state, seat, FACES[action.tile], appraising.of_discard(state, seat, action))
    if isinstance(action, (TakePozo, Draw)):
        return of_draw(state, seat, isinstance(action, TakePozo))
    return [because("another_tile")]


def of_way(way: MeldOption) -> list[Reason]:
    """What laying brings: an end, a canasta, or points."""
    found: list[Reason] = []
    if way.then:
        found.append(because("closes" if way.then == "close" else "buys"))
    size = len(way.after.tiles)
    if size >= CANASTA_SIZE > size - len(way.added):
        found.append(because("canasta", kind=way.after.canasta, bonus=way.bonus))
    elif size == CANASTA_SIZE - 1:
        found.append(because("one_short"))
    if way.spoils:
        found.append(because("spoils"))
    return found or [because("lays", tiles=len(way.added), points=way.points)]


def of_discard(state: BurakoState, seat: int, face: int, said: DiscardAppraisal) -> list[Reason]:
    """What it leads to, whether it is missed, and whether the other side can use it."""
    if said.then in ("close", "buy"):
        return [because("closes" if said.then == "close" else "buys")]
    found: list[Reason] = []
    if is_alone(state.racks[seat], face, state.meld_rules.lowest) and not said.fits:
        found.append(because("alone", points=VALUES[face]))
    if said.theirs:
        found.append(because("helps_them"))
    elif any(meld.side != state.side(seat) for meld in state.melds):
        found.append(because("useless_to_them"))
    return found or [because("least_missed", points=VALUES[face])]


def is_alone(rack: list[int], face: int, lowest: int) -> bool:
    """Whether no other tile of the rack could be in a meld with it, wild tiles apart."""
    if CAN_BE_WILD[face]:
        return False
    others = rack[:]
    others.remove(face)
    return not any(NUMBERS[other] == NUMBERS[face] or are_near(face, other, lowest) for other in others)


def are_near(face: int, other: int, lowest: int) -> bool:
    """Whether two tiles of different numbers could be in a run with at most one tile between them."""
    return COLOUR_OF[face] == COLOUR_OF[other] and any(
        abs(one - two) <= NEAR for one in slots_for(face, lowest) for two in slots_for(other, lowest)
    )


def slots_for(face: int, lowest: int) -> tuple[int, ...]:
    """Where a tile can lie in a run: a 1 above the 13, and below the 2 where that is agreed (BURAKO-10)."""
    if NUMBERS[face] != LOW_ONE:
        return (NUMBERS[face],)
    return (LOW_ONE, HIGH_ONE) if lowest == LOW_ONE else (HIGH_ONE,)


def of_draw(state: BurakoState, seat: int, takes_pozo: bool) -> list[Reason]:
    """What lies in the pozo, and how much of it fits at once."""
    if not state.pozo:
        return [because("no_pozo")]
    said = appraising.of_pozo(state, seat)
    tiles, fits = len(said.tiles), len(said.fits)
    if takes_pozo:
        return [because("pozo_fits", tiles=tiles, fits=fits) if fits else because("pozo", tiles=tiles)]
    return [because("leaves_pozo", tiles=tiles, points=said.points, fits=fits)]
