"""Matches that must come out the same for ever, on every platform, compiled or not."""

import pytest

from games.burako.scenes import begin
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.playout import play_out
from sobremesa.core.record import position_hash

# options, then for seeds 1 and 2: decisions, totals by side, and how the hash of the last position begins
GOLDEN = [
    ({"players": 4, "target": 500}, [(1116, (55, 535), "22511bf22b82ba61"), (892, (820, -15), "537ee497a92c7dc9")]),
    ({"players": 2, "target": 500}, [(2126, (390, 640), "c7e0baa48b505461"), (544, (960, 465), "17bfa369c8804288")]),
    (
        {"players": 2, "hand_size": 15, "target": 300, "max_wilds_per_meld": 2, "wild_move": "free"},
        [(482, (870, 570), "6bf227817fae9a0a"), (495, (960, 525), "4e140c33912cfc3f")],
    ),
    (
        {
            "players": 4,
            "target": 300,
            "one_low": False,
            "sets_of_twos": False,
            "close_discard": "required",
            "muerto_bonus": True,
        },
        [(1150, (175, 470), "b702950b51f15a64"), (1106, (665, 120), "3f230bd46a7b239a")],
    ),
    (
        {"players": 4, "target": 300, "max_wilds_per_meld": 2, "close_discard": "forbidden"},
        [(201, (-50, 440), "bb3ac06ced1d48a3"), (533, (115, 355), "661643329e01f4a3")],
    ),
]


@pytest.mark.parametrize(("options", "expected"), GOLDEN, ids=str)
def test_random_matches_of_fixed_seeds(options: dict[str, object], expected: list[tuple]) -> None:
    assert [played(seed, options) for seed in (1, 2)] == expected


def played(seed: int, options: dict[str, object]) -> tuple[int, tuple[int, ...], str]:
    state = begin(seed=seed, **options)
    decisions = play_out(state, Chance(seed_from_int(seed)).fork("golden"))
    return decisions, tuple(side.total for side in state.view(None).sides), position_hash(state.position())[:16]


def test_the_number_of_choices_along_a_hand() -> None:
    """What is listed, summed over one random hand: what perft counts are to chess."""
    state = begin(seed=4)
    chance = Chance(seed_from_int(4))
    counts = {"draw": 0, "play": 0}
    while not state.hands_played:
        actions = state.legal_actions(state.seat)
        counts[state.phase] += len(actions)
        state.apply(state.seat, actions[chance.below(len(actions))])
    assert counts == COUNTS


COUNTS = {"draw": 171, "play": 1332}
