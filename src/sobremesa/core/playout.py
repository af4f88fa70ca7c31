"""Random play to the end: what simulations run, and the measure of the engine's speed."""

from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.state import State


def play_out(state: State[Action], chance: Chance) -> int:
    """Let every seat act at random until the match is over; the number of decisions made."""
    decisions = 0
    while state.outcome is None:
        if not state.to_act:
            state.tick()
            continue
        seat = state.to_act[0]
        state.apply(seat, state.random_action(seat, chance))
        decisions += 1
    return decisions
