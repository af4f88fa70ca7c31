"""Random matches in which a set may hold twins: from five players on, so that the common suite cannot mix it in."""

import pytest

from games.rummy500.invariants import check
from games.rummy500.scenes import begin
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.rummy500 import RULES

rule = pytest.mark.rule

TWINS = {"set_duplicates": True, "mode": "fixed_rounds", "rounds": 1, "tie_break": "shared"}
OTHERS = [{}, {"joker_meld_value": "fifteen", "final_discard": "optional"}, {"stock_out": "play_on", "jokers": False}]


@rule("R500-12", "RULING-6")
@pytest.mark.parametrize("players", range(5, 9))
@pytest.mark.parametrize("others", OTHERS, ids=str)
def test_random_matches_keep_the_invariants(players: int, others: dict[str, object]) -> None:
    chance = Chance(seed_from_int(players))
    for seed in range(3):
        state = begin(seed=seed, players=players, listen=True, **TWINS | others)
        check(state, None)
        while state.outcome is None:
            before = state.copy()
            actions = state.legal_actions(state.seat)
            for action in actions:
                state.check(state.seat, action)
            state.events = []
            state.apply(state.seat, actions[chance.below(len(actions))])
            check(state, before)
            assert state.faults() == []


@rule("R500-12")
@pytest.mark.parametrize("players", range(5, 9))
def test_positions_and_imagined_worlds(players: int) -> None:
    chance = Chance(seed_from_int(players))
    state = begin(seed=1, players=players, **TWINS)
    while state.outcome is None:
        assert RULES.from_position(state.position()).position() == state.position()
        world = state.imagine(state.seat, chance)
        assert world.view(state.seat) == state.view(state.seat)
        assert world.legal_actions(state.seat) == state.legal_actions(state.seat)
        actions = state.legal_actions(state.seat)
        state.apply(state.seat, actions[chance.below(len(actions))])


def test_twins_are_laid_in_such_matches() -> None:
    """Otherwise the matches above would show nothing."""
    chance = Chance(seed_from_int(1))
    met = 0
    for seed in range(12):
        state = begin(seed=seed, players=6, **TWINS)
        while state.outcome is None:
            actions = state.legal_actions(state.seat)
            state.apply(state.seat, actions[chance.below(len(actions))])
        for meld in state.view(None).melds:
            faces = [card.card[:2] for card in meld.cards if card.card[0] != "X"]
            met += meld.kind == "set" and len(set(faces)) < len(faces)
    assert met > 3
