"""A bot sits in a seat like a person: it sees what the seat may know, and answers with an ordinary action."""

from dataclasses import replace

import pytest

import sobremesa
from sobremesa.bots.seat import LEVELS, answer, weigh
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.refused import BOT_CODES, Refused

SUMO = sobremesa.game("sumo")


class Witness:
    """A bot that remembers what it was handed, and plays the first thing it can."""

    def __init__(self):
        self.handed = []

    def choose(self, world, seat, chance, seconds):
        self.handed.append((world, seat, seconds))
        return world.legal_actions(seat)[0]


def test_every_game_has_a_bot_of_every_level():
    for name in sobremesa.GAMES:
        assert tuple(sobremesa.game(name).bots)[: len(LEVELS)] == LEVELS


def test_a_bot_is_handed_an_imagined_world_and_never_the_real_one():
    witness = Witness()
    state = SUMO.new(players=4, seed=7)

    action = answer(replace(SUMO, bots={"witness": witness}), state, 2, "witness", Chance(seed_from_int(1)), 0.25)

    (world, seat, seconds) = witness.handed[0]
    assert (seat, seconds) == (2, 0.25)
    assert world is not state
    assert world.view(2) == state.view(2)
    assert [world.hands[other] == state.hands[other] for other in range(4)] == [False, False, True, False]
    assert (world.chance.seed, world.stock) != (state.chance.seed, state.stock)
    assert action == state.legal_actions(2)[0]


def test_a_bot_leaves_the_state_as_it_was():
    state = SUMO.new(players=4, seed=7)
    before = state.position()

    answer(SUMO, state, 0, "medium", Chance(seed_from_int(1)))

    assert state.position() == before


def test_the_same_chance_gives_the_same_answer():
    state = SUMO.new(players=4, seed=7)

    answers = {str(answer(SUMO, state, 1, "easy", Chance(seed_from_int(3)))) for _ in range(5)}

    assert len(answers) == 1


def test_nobody_plays_at_a_level_that_does_not_exist():
    with pytest.raises(Refused) as refusal:
        answer(SUMO, SUMO.new(seed=7), 0, "genius", Chance(seed_from_int(1)))

    assert refusal.value.code == "unknown_level"
    assert refusal.value.code in BOT_CODES
    assert refusal.value.facts == {"level": "genius", "known": ["easy", "medium", "hard"]}


def test_a_judge_weighs_what_it_is_given_beside_its_candidates():
    box = sobremesa.game("rummy500")
    state = box.new(players=2, seed=4)
    seat = state.one_to_act()
    others = state.legal_actions(seat)

    found = weigh(box, state, seat, others, seed=1, seconds=1000.0)

    assert {str(one.action) for one in found} == {str(action) for action in others}
    assert all(0.0 <= one.win.mean <= 1.0 for one in found)
    assert found[0].points_behind.mean == found[0].points_behind.error == 0.0


def test_a_bot_that_does_not_search_weighs_nothing():
    assert weigh(SUMO, SUMO.new(players=3, seed=7), 0, level="easy", seed=1) == []


def test_an_action_that_is_not_legal_is_not_weighed():
    state = SUMO.new(players=3, seed=7)
    foreign = state.legal_actions(1)[0]

    with pytest.raises(Refused):
        weigh(SUMO, state, 0, [foreign], seed=1)


def test_nothing_is_weighed_for_a_seat_that_may_not_act():
    state = sobremesa.game("sorry").new(players=2, seed=4)

    with pytest.raises(Refused) as refusal:
        weigh(sobremesa.game("sorry"), state, 1 - state.one_to_act(), seed=1)

    assert refusal.value.code == "not_your_turn"
