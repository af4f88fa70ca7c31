"""The outline of a match: every game has hands, turns in between and at most twelve big moments."""

from typing import Any

import pytest

from sobremesa.catalogue import GAMES, game
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.game import Game
from sobremesa.core.timeline import MOST_PINS, Outline, Timeline


def outline_of(box: Game[Any], players: int, seed: int = 3, most: int = 3000, **options: Any) -> tuple[Timeline, Any]:
    """A match of bots' moves, or of chance where bots take long; and the state it ended in."""
    state = box.new(players=players, seed=seed, **options)
    state.events = []
    following, chance = Outline(state), Chance(seed_from_int(seed))
    for _ in range(most):
        if state.outcome is not None:
            break
        state.events = []
        if not state.to_act:
            state.tick()
            following.follow(None)
            continue
        seat = state.to_act[0]
        state.apply(seat, state.random_action(seat, chance))
        following.follow(seat)
    return following.timeline(), state


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_has_an_outline(name: str) -> None:
    box = game(name)
    timeline, state = outline_of(box, players=2, most=600)
    assert timeline.turns == sorted(set(timeline.turns))
    assert 0 < len(timeline.turns) <= timeline.of
    assert timeline.hands[0] == 0
    assert len(timeline.hands) == state.hands_played + (state.outcome is None)
    assert set(timeline.hands[1:]) <= set(timeline.turns), "a new hand begins with a turn"
    assert len(timeline.pins) <= MOST_PINS
    assert [pin.n for pin in timeline.pins] == sorted(pin.n for pin in timeline.pins)
    assert all(0 <= pin.seat < 2 for pin in timeline.pins)
    if state.outcome is not None:
        assert timeline.turns[-1] == timeline.of


def test_a_turn_of_sumo_is_over_when_all_cards_are_placed() -> None:
    timeline, state = outline_of(game("sumo"), players=3)
    assert state.outcome is not None
    assert timeline.turns[0] == 3, "three people lay a card each"
    assert timeline.of > len(timeline.turns) * 3, "rows were chosen"
    ends = [place for place, end in enumerate(timeline.turns, 1) if end in timeline.hands]
    assert all(end % 10 == 0 for end in ends), "ten turns a round"
    assert timeline.pins, "rows were taken"
    assert all(pin.value >= 10 for pin in timeline.pins)
    assert max(pin.value for pin in timeline.pins) == pin_of(timeline).event.sumos  # type: ignore[attr-defined]


def pin_of(timeline: Timeline) -> Any:
    return max(timeline.pins, key=lambda pin: pin.value)


def test_where_all_act_at_once_every_move_is_a_turn() -> None:
    timeline, _ = outline_of(game("sumoku"), players=2, most=40, mode="speed")
    assert timeline.turns[:8] == list(range(3, 11)), "two said they were ready"


def test_the_biggest_moments_are_kept() -> None:
    timeline, state = outline_of(game("sorry"), players=4)
    assert state.outcome is not None
    assert len(timeline.pins) == MOST_PINS, "more pawns were sent home than are spoken of"
