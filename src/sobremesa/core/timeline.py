"""A finished match in outline: where its hands and turns end, and the few moments people speak of afterwards."""

from typing import Any, Final

from msgspec import Struct

from sobremesa.core.events import Event, heard
from sobremesa.core.state import State

MOST_PINS: Final = 12


class Pin(Struct, frozen=True):
    """A big moment: after which move it was, whose it is, the number told of it, and what everybody heard."""

    n: int
    seat: int
    value: int
    event: Event


class Timeline(Struct, frozen=True):
    """`turns` are the numbers of moves after which a turn is over, `hands` those after which a hand begins."""

    of: int
    turns: list[int]
    hands: list[int]
    pins: list[Pin]


class Outline:
    """Follows a match from its start, move by move. The state has to be listened to."""

    def __init__(self, state: State[Any]) -> None:
        self.state = state
        self.n = 0
        self.turns: list[int] = []
        self.hands = [0]
        self.weighed: list[tuple[int, Pin]] = []
        self.asked = state.to_act
        self.played = state.hands_played

    def follow(self, seat: int | None) -> None:
        """A move was made by a seat, or by the clock (None); `state.events` is what it told."""
        state = self.state
        self.n += 1
        for event in heard(state.events or [], None):
            highlight = event.highlight
            if highlight is not None:
                self.weighed.append((highlight.weight, Pin(self.n, highlight.seat, highlight.value, event)))
        is_hand_over = state.hands_played > self.played
        if is_hand_over or self.is_turn_over(seat):
            self.turns.append(self.n)
        if is_hand_over and state.outcome is None:
            self.hands.append(self.n)
        self.asked, self.played = state.to_act, state.hands_played

    def is_turn_over(self, seat: int | None) -> bool:
        """Somebody is asked who was not asked before. Where all act at once, every move is a turn of its own."""
        if self.state.is_within_turn:
            return False
        asked = self.state.to_act
        if seat is None or self.state.outcome is not None or not set(asked) <= set(self.asked):
            return True
        return seat in asked and (len(self.asked) > 1 or self.state.players == 1)

    def timeline(self) -> Timeline:
        """The outline of what was followed; of all moments the biggest."""
        biggest = sorted(self.weighed, key=lambda one: -one[0])[:MOST_PINS]
        pins = sorted((pin for _, pin in biggest), key=lambda pin: pin.n)
        return Timeline(self.n, self.turns, self.hands, pins)
