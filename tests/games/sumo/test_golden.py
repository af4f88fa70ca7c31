"""Matches that must come out the same for ever, on every platform, compiled or not."""

import pytest

from games.sumo.scenes import begin
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.playout import play_out
from sobremesa.core.record import position_hash

# options, then for seeds 1 to 3: decisions, totals, and how the hash of the last position begins
GOLDEN = [
    (
        {"players": 2},
        [
            (119, (56, 88), "0682262eaee0e0ef"),
            (95, (21, 76), "da8173c96279b8dc"),
            (142, (75, 63), "4fb9c3b23ca73c1c"),
        ],
    ),
    (
        {"players": 4},
        [
            (189, (79, 56, 34, 56), "72d3a6c0304ed368"),
            (140, (49, 21, 28, 73), "b306199f32df73f4"),
            (188, (77, 42, 36, 62), "ebdab782399ab230"),
        ],
    ),
    (
        {"players": 7},
        [
            (238, (42, 21, 72, 46, 19, 75, 51), "c78e3d71ab184e83"),
            (236, (72, 77, 17, 41, 29, 64, 46), "d39ce80866977fc7"),
            (235, (42, 45, 36, 40, 73, 44, 34), "d06f198e46123986"),
        ],
    ),
    (
        {"players": 10},
        [
            (333, (74, 34, 45, 64, 44, 25, 51, 68, 65, 35), "b7cac60d61dba330"),
            (332, (23, 43, 90, 43, 38, 28, 39, 80, 74, 31), "2097245a01fb5ccb"),
            (442, (105, 48, 49, 50, 51, 54, 85, 57, 54, 63), "390f949622e5061d"),
        ],
    ),
    (
        {"players": 3, "end_condition": "rounds", "rounds": 2},
        [
            (69, (27, 22, 18), "883d827b64bf3284"),
            (71, (38, 35, 26), "663c7a7d443c0eee"),
            (68, (38, 12, 30), "3d7d4c22b10dec08"),
        ],
    ),
    (
        {"players": 2, "mode": "short_deck"},
        [
            (172, (61, 71), "b76cf9a7dc5cd0c4"),
            (145, (67, 73), "2fea812f6037ee04"),
            (116, (75, 38), "aeb559a4fbd701ea"),
        ],
    ),
    (
        {"players": 5, "mode": "short_deck", "short_deck_jokers": True},
        [
            (118, (2, 13, 20, 79, 44), "ef610db945f41858"),
            (172, (27, 58, 35, 83, 20), "b6a09eae1d0fb995"),
            (235, (47, 77, 45, 46, 62), "252284d8b744c508"),
        ],
    ),
    (
        {"players": 9, "mode": "short_deck"},
        [
            (293, (6, 47, 67, 52, 8, 65, 70, 39, 53), "a3ead4f1da72a96e"),
            (297, (37, 48, 42, 32, 50, 66, 15, 59, 81), "9153fcf22e556733"),
            (394, (70, 63, 45, 52, 53, 79, 73, 26, 67), "69014f45aa4bddfc"),
        ],
    ),
    (
        {"players": 4, "mode": "two_round"},
        [
            (111, (26, 38, 43, 41), "eb10b4569a160cc9"),
            (114, (9, 24, 74, 50), "3ff13a1ea5443023"),
            (116, (44, 27, 67, 30), "1fbf0aca7e32c99a"),
        ],
    ),
    (
        {"players": 5, "mode": "two_round"},
        [
            (117, (9, 38, 21, 51, 42), "ec8483da4ba48458"),
            (119, (7, 18, 46, 69, 16), "3a5616f90254b6a8"),
            (119, (50, 15, 39, 12, 39), "5c52f189d74eb576"),
        ],
    ),
    (
        {"players": 7, "mode": "two_round"},
        [
            (112, (5, 21, 16, 54, 5, 12, 37), "fac9918beabfbe46"),
            (112, (10, 22, 19, 11, 47, 5, 43), "a26b5222cbe90d9a"),
            (113, (20, 34, 10, 16, 14, 39, 28), "697ef3fcba112f18"),
        ],
    ),
]


@pytest.mark.parametrize(("options", "expected"), GOLDEN, ids=str)
def test_random_matches_of_fixed_seeds(options: dict[str, object], expected: list[tuple]) -> None:
    assert [played(seed, options) for seed in (1, 2, 3)] == expected


def played(seed: int, options: dict[str, object]) -> tuple[int, tuple[int, ...], str]:
    state = begin(seed=seed, **options)
    decisions = play_out(state, Chance(seed_from_int(seed)).fork("play"))
    return decisions, state.outcome.totals, position_hash(state.position())[:16]


def test_the_first_deal_of_seed_7() -> None:
    position = begin(seed=7, players=4, mode="short_deck").position()
    assert position["hands"] == [
        "9 13 15 16 20 28 32 40 43 44",
        "4 12 18 19 22 27 34 36 37 42",
        "1 2 5 6 8 10 11 33 35 38",
        "3 7 14 21 24 25 26 29 30 31",
    ]
    assert position["rows"] == ["41", "39", "17", "23"]
    assert position["drawn"] == 43


def test_the_number_of_choices_along_a_match() -> None:
    """Options of the seats waited for, summed over one random match: what perft counts are to chess."""
    state = begin(seed=4, players=5, mode="two_round")
    chance = Chance(seed_from_int(4))
    counts = {"choose_card": 0, "choose_row": 0}
    while state.outcome is None:
        seat = state.to_act[chance.below(len(state.to_act))]
        actions = state.legal_actions(seat)
        counts[state.phase] += len(actions)
        state.apply(seat, actions[chance.below(len(actions))])
    assert counts == {"choose_card": 550, "choose_row": 64}
