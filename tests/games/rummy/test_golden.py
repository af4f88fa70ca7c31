"""Deals and hands that must come out the same for ever, on every platform, compiled or not."""

from games.rummy.samples import easy_plays, is_legal
from games.rummy.scenes import begin
from sobremesa.core.record import position_hash
from sobremesa.games.rummy.schema import DRAW, PASS

RACKS = [
    "K1b K2a K5b K13b R6b R13a B2a B4b B6b Y1a Y2a Y4a Y5a Y11b",
    "R2a R10b R11a R12a R12b B2b B7a B9a B10a B11a B11b Y9b Y10b Jb",
    "K3b K4b K6b K8b K9b R5a R7a R7b B6a B10b B13a Y2b Y3b Y8b",
]
DEALT = ("Y6a", 0, 106)
STOCK = ["R11b", "K10b", "R1a", "K1a", "Y6b"]
PLAYED = [
    (330, (16, 29), "3eba059745ca78a3"),
    (276, (98, 53, 80), "8cbb16f36484af55"),
    (238, (123, 162, 95, 140), "71e83251d450835d"),
]


def test_the_first_deal_of_seed_7() -> None:
    state = begin(seed=7, players=3)
    position = state.position()
    assert position["racks"] == RACKS
    assert (position["closing_tile"], state.starter, position["drawn"]) == DEALT
    assert position["stock"].split()[:5] == STOCK


def test_hands_of_fixed_seeds_played_by_what_is_easily_seen() -> None:
    """Everybody lays the first of the plays that are easily seen, as soon as it is legal."""
    assert [played(seed, players) for seed, players in ((1, 2), (2, 3), (3, 4))] == PLAYED


def played(seed: int, players: int) -> tuple[int, tuple[int, ...], str]:
    state = begin(seed=seed, players=players, hands=2)
    actions = 0
    while state.outcome is None:
        seat = state.seat
        legal = [] if state.must_draw else [play for play in easy_plays(state, seat) if is_legal(state, seat, play)]
        state.apply(seat, DRAW if state.must_draw else [*legal, PASS][0])
        actions += 1
    return actions, state.outcome.totals, position_hash(state.position())[:16]
