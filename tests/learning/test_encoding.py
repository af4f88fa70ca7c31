"""Actions and observations as numbers: stable, from the seat's knowledge alone."""

from pathlib import Path

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from effort import amount
from learning.scenes import TABLES, decisions, each, some
from sobremesa import Chance, game
from sobremesa.games.burako import Add, Lay
from sobremesa.games.rummy import Play as RearrangeTable
from sobremesa.games.sumo import PlayCard
from sobremesa.lab.encoding import Encoder, encoder, thinned_out
from sobremesa.lab.figures import FIGURES, figures_of

NUMBERED = Path(__file__).parent / "numbered_actions.jsonl"
POSITIONS = amount(5, 30, 1000)
"""Looked at for each seat of a game."""


def write_numbered() -> str:
    """The golden file: a line for each numbered action, as game, number and JSON."""
    rows = [
        [name, number, action] for name, figures in FIGURES.items() for number, action in enumerate(figures.numbered)
    ]
    return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)


def test_a_number_means_the_same_action_for_ever() -> None:
    """Whoever has trained an agent relies on it; new actions go to the end."""
    assert write_numbered() == NUMBERED.read_text()


@each(TABLES)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_numbers(name, options) -> None:
    chance = Chance(5)
    for episode in some(name, options, POSITIONS):
        for seat in range(episode.state.players):
            world = episode.state.imagine(seat, chance)
            seen = episode.encoder.observation(episode.state, seat)
            assert np.array_equal(episode.encoder.observation(world, seat), seen)
        assert_same_choices(episode, episode.state.imagine(episode.seat, chance))


def assert_same_choices(episode, world) -> None:
    choices = episode.encoder.choices(world, episode.seat)
    assert choices == episode.choices
    assert np.array_equal(episode.encoder.mask(choices), episode.encoder.mask(episode.choices))


@each(TABLES)
def test_all_numbers_are_finite_and_what_changes_is_seen(name, options) -> None:
    seen = set()
    for episode in some(name, options, amount(20, 100, 1000)):
        observation = episode.encoder.observation(episode.state, episode.seat)
        assert (observation.shape, observation.dtype) == ((episode.encoder.width,), np.float32)
        assert np.isfinite(observation).all()
        assert max(episode.choices) < episode.encoder.action_count
        seen.add(observation.tobytes())
    assert len(seen) > 5


@each(TABLES)
def test_each_listed_action_has_features_of_its_own(name, options) -> None:
    for episode in some(name, options, amount(10, 30, 300)):
        features = episode.encoder.features(episode.choices, episode.seat)
        rows = {features[number].tobytes() for number in episode.choices}
        assert len(rows) == len({told_by_features(action) for action in episode.choices.values()})


def told_by_features(action):
    """The action, without the order of its tiles: features do not tell how a meld or a table is arranged."""
    if isinstance(action, RearrangeTable):
        tiles = sorted(tile for one in action.table for tile in one.tiles)
        return tuple(tiles), tuple(sorted(one.kind for one in action.table))
    if isinstance(action, Lay | Add):
        return replace(action, tiles=tuple(sorted(action.tiles)))
    return action


def test_a_hand_is_written_card_by_card_and_the_viewer_comes_first() -> None:
    sumo = game("sumo").new(players=3, seed=7)
    sumo.act(1, sumo.legal_actions(1)[0])
    numbers = encoder(game("sumo"), sumo.options)
    layout = numbers.layout()
    observation = numbers.observation(sumo, 1)

    cards = figures_of("sumo").pieces
    hand = observation[layout["own.hand"]]
    assert [card for card, there in zip(cards, hand[1:], strict=True) if there] == sumo.view(1).own.hand
    assert hand[0] == pytest.approx(0.9)
    assert observation[layout["seats[0].chosen"]] == 1
    assert observation[layout["seats[2].chosen"]] == 0
    assert numbers.choices(sumo, 0)[cards.index(14)] == PlayCard(14)


def test_the_layout_covers_an_observation_without_gaps() -> None:
    for name in FIGURES:
        box = game(name)
        numbers = Encoder(box, box.options().players)
        places = [place for part in numbers.layout().values() for place in range(part.start, part.stop)]
        assert places == list(range(numbers.width))


def test_of_too_many_actions_the_rare_kinds_stay() -> None:
    state = next(decisions("sumoku", {"mode": "speed"})).state
    while state.phase != "race":
        state.act(state.to_act[0], state.legal_actions(state.to_act[0])[0]) if state.to_act else state.tick()
    actions = state.legal_actions(0)
    few = thinned_out(actions, 20)

    assert len(few) <= 20 < len(actions)
    assert {type(action) for action in few} == {type(action) for action in actions}
    assert few == [action for action in actions if action in few]
