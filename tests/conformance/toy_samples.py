"""What the conformance suite has to know about the toy games."""

from toys import Claim, Draw, Drop, Fish, GiveUp, PondState, RushState

# Rush


def check_rush(state: RushState, before: RushState | None = None) -> None:
    assert (state.deadline is None) == (state.outcome is not None)
    if before is not None:
        assert state.goals_left <= before.goals_left
        assert (state.decision_id(0) == before.decision_id(0)) == (state.goals_left == before.goals_left)


def attempts_rush(state: RushState, seat: int) -> list[Claim | GiveUp]:
    claims = [(), (0,), (25,), (2, 1), (1, 1), *((tile,) for tile in range(1, 25))]
    pairs = [(low, low + 1) for low in range(1, 24)]
    return [GiveUp(), *map(Claim, claims), *map(Claim, pairs), Claim(tuple(state.racks[seat]))]


def places_rush(state: RushState) -> dict[int, str]:
    found = dict.fromkeys(state.bag, "bag")
    for seat, rack in enumerate(state.racks):
        found |= dict.fromkeys(rack, f"rack {seat}")
    return found


def possible_places_rush(state: RushState, viewer: int | None) -> dict[int, set[str]]:
    return possible(places_rush(state), [tile for shown in state.shown for tile in shown], f"rack {viewer}")


def situations_rush(state: RushState) -> set[str]:
    found = {"over"} if state.outcome is not None else set()
    if any(state.shown):
        found.add("a wrong claim was shown")
    if state.outcome is None and not state.to_act:
        found.add("only the clock can move")
    if len(state.to_act) == state.players:
        found.add("everybody may claim")
    return found


# Pond


def check_pond(state: PondState, before: PondState | None = None) -> None:
    assert (state.outcome is not None) == (not state.bag and not state.holding)
    if before is not None:
        assert state.decision_id(0) > before.decision_id(0)


def attempts_pond(state: PondState, seat: int) -> list[Draw | Fish | Drop]:
    return [Draw(), Fish(), *map(Drop, range(-1, 19))]


def places_pond(state: PondState) -> dict[int, str]:
    found = dict.fromkeys(state.bag, "bag")
    for seat, hand in enumerate(state.hands):
        found |= dict.fromkeys(hand, f"hand {seat}")
    return found


def possible_places_pond(state: PondState, viewer: int | None) -> dict[int, set[str]]:
    return possible(places_pond(state), [tile for known in state.known for tile in known], f"hand {viewer}")


def situations_pond(state: PondState) -> set[str]:
    found = {"over"} if state.outcome is not None else set()
    if any(state.known):
        found.add("a fished tile is on somebody's hand")
    if state.holding:
        found.add("to drop")
    return found


def possible(real: dict[int, str], seen: list[int], own: str) -> dict[int, set[str]]:
    """A tile that was seen, or is the viewer's own, is where it is; the others are anywhere one of them is."""
    hidden = {tile for tile, place in real.items() if tile not in seen and place != own}
    anywhere = {real[tile] for tile in hidden}
    return {tile: anywhere if tile in hidden else {place} for tile, place in real.items()}
