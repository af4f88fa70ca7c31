"""Matches that must come out the same for ever, on every platform, compiled or not."""

import pytest

from games.rummy500.scenes import begin
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.playout import play_out
from sobremesa.core.record import position_hash

# options, then for seeds 1 and 2: decisions, totals, and how the hash of the last position begins
GOLDEN = [
    (
        {"players": 2},
        [
            (236, (610, 353), "72f32fe53920e3f6"),
            (287, (508, 515), "6ff39e71769956de"),
        ],
    ),
    (
        {"players": 3, "jokers": False},
        [
            (449, (334, 271, 510), "978889af6158e470"),
            (644, (574, 284, 428), "87bb3c0a6489f890"),
        ],
    ),
    (
        {"players": 4, "mode": "fixed_rounds", "rounds": 3},
        [
            (235, (170, 63, -43, 83), "f2ad88370d44f4bd"),
            (223, (122, 182, 128, 63), "9ca7a4940e965ade"),
        ],
    ),
    (
        {"players": 5, "set_duplicates": True, "joker_meld_value": "fifteen"},
        [
            (837, (414, 365, 183, 542, 565), "39f7c3bf0e5e64a2"),
            (1052, (589, 428, 370, 437, 467), "483b58656d6848c1"),
        ],
    ),
    (
        {"players": 6, "free_top_discard": True, "target_score": 200},
        [
            (833, (150, 189, 212, 177, 27, 70), "31715538def5d3f6"),
            (760, (183, 154, 54, 149, 152, 247), "1010e13823075950"),
        ],
    ),
    (
        {
            "players": 8,
            "mode": "fixed_rounds",
            "rounds": 2,
            "final_discard": "optional",
            "stock_out": "play_on",
            "tie_break": "shared",
        },
        [
            (281, (81, 98, 63, 54, -2, 22, 0, 187), "0f0b7b3fd1f1b558"),
            (267, (9, -6, 2, -1, 50, 17, 127, 162), "378f34f1519ad096"),
        ],
    ),
]


@pytest.mark.parametrize(("options", "expected"), GOLDEN, ids=str)
def test_random_matches_of_fixed_seeds(options: dict[str, object], expected: list[tuple]) -> None:
    assert [played(seed, options) for seed in (1, 2)] == expected


def played(seed: int, options: dict[str, object]) -> tuple[int, tuple[int, ...], str]:
    state = begin(seed=seed, **options)
    decisions = play_out(state, Chance(seed_from_int(seed)).fork("play"))
    return decisions, state.outcome.totals, position_hash(state.position())[:16]


def test_the_first_deal_of_seed_7() -> None:
    position = begin(seed=7, players=4).position()
    assert position["hands"] == [
        "JH1 TD1 KD1 5C1 TC1 X1 X2",
        "2S1 8S1 QS1 KH1 2D1 3C1 8C1",
        "KS1 2H1 7H1 9D1 JD1 4C1 KC1",
        "9S1 AH1 4H1 6H1 8H1 QH1 7C1",
    ]
    assert (position["row"], position["dealer"], position["drawn"]) == ("3H1", 2, 54)


def test_the_number_of_choices_along_a_round() -> None:
    """What is listed, summed over one random round: what perft counts are to chess."""
    state = begin(seed=4, players=5, mode="fixed_rounds", rounds=1)
    chance = Chance(seed_from_int(4))
    counts = {"draw": 0, "play": 0}
    while state.outcome is None:
        actions = state.legal_actions(state.seat)
        counts[state.phase] += len(actions)
        state.apply(state.seat, actions[chance.below(len(actions))])
    assert counts == {"draw": 79, "play": 373}
