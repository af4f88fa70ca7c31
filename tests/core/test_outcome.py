"""How a match ended: equal totals share the better rank."""

import pytest

from sobremesa.core.outcome import Outcome, ranks_by


@pytest.mark.rule("SUMO-59")
@pytest.mark.parametrize(
    ("totals", "ranks"),
    [
        ([45, 45, 60, 71], (1, 1, 3, 4)),
        ([71, 45, 45, 60], (4, 1, 1, 3)),
        ([61, 64, 58, 70], (2, 3, 1, 4)),
        ([22, 21, 25, 21], (3, 1, 4, 1)),
        ([9, 9, 9], (1, 1, 1)),
        ([3, 8, 8, 8, 9], (1, 2, 2, 2, 5)),
        ([0, -5], (2, 1)),
        ([7], (1,)),
        ([], ()),
    ],
)
def test_the_lowest_total_wins_and_equals_share_the_better_rank(totals, ranks):
    assert ranks_by(totals, lowest_wins=True) == ranks


@pytest.mark.parametrize(
    ("totals", "ranks"),
    [([45, 45, 60, 71], (3, 3, 2, 1)), ([10, 10], (1, 1)), ([0, -5, 0], (1, 3, 1))],
)
def test_or_the_highest_does(totals, ranks):
    assert ranks_by(totals, lowest_wins=False) == ranks


def test_winners_are_all_who_share_the_first_rank():
    assert Outcome((4, 1, 1, 3), (71, 45, 45, 60), "target_reached").winners == (1, 2)
    assert Outcome((1, 2), (3, 8), "target_reached").winners == (0,)
