"""Random play at a table: everybody acts at random, some change their minds, and the clock runs."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from conformance.cases import PICKS, Table
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.refused import Refused
from sobremesa.core.state import State

MOST_TRIED = 300


@dataclass(frozen=True)
class Move:
    """A seat's action, or a tick of the clock where there is no seat."""

    seat: int | None
    action: Action | None
    at: int


def random_move(state: State[Any], chance: Chance, now: int = 0) -> Move:
    """Mostly by a seat the match waits for, now and then by another that may act, or by the clock."""
    at = now + chance.below(2000)
    if state.deadline is not None and (state.deadline <= at or not state.to_act):
        return Move(None, None, state.deadline)
    others = [seat for seat in range(state.players) if state.may_act(seat) and seat not in state.to_act]
    seats = others if others and chance.below(4) == 0 else state.to_act
    seat = seats[chance.below(len(seats))]
    return Move(seat, random_action(state, seat, chance), at)


def random_action(state: State[Any], seat: int, chance: Chance) -> Action:
    pick = PICKS.get(state.position_type)
    if pick is not None:
        return pick(state, seat, chance)
    actions: list[Action] = state.legal_actions(seat)
    return actions[chance.below(len(actions))]


def some(state: State[Any], actions: list[Action]) -> list[Action]:
    """All of them; of a game whose lists may be very long only so many, from all over the list."""
    return actions[:: 1 + len(actions) // MOST_TRIED] if state.position_type in PICKS else actions


def carry_out(state: State[Any], move: Move) -> None:
    if move.seat is None:
        state.tick()
    else:
        state.apply(move.seat, move.action, move.at)


def play_on(state: State[Any], chance: Chance, now: int = 0) -> Iterator[Move]:
    """Play to the end; the moves, each after it was made."""
    while state.outcome is None:
        move = random_move(state, chance, now)
        carry_out(state, move)
        now = move.at
        yield move


def samples(table: Table, purpose: str, count: int, *, every: int = 20) -> Iterator[State[Any]]:
    """That many moments from random matches, from the first deal to the end, at irregular steps."""
    chance = table.chance(purpose)
    number = 0
    while count:
        number += 1
        state = table.begin(number)
        wait = chance.below(every)
        for _ in play_on(state, chance):
            wait -= 1
            if (wait < 0 or state.outcome is not None) and count:
                wait = chance.below(2 * every)
                count -= 1
                yield state.copy()
            if not count:
                break


def viewers(state: State[Any]) -> list[int | None]:
    """Every seat, and the spectator."""
    return [None, *range(state.players)]


def encoded(document: object) -> bytes:
    return msgspec.json.encode(document)


def refusal(state: State[Any], seat: int | None, action: Action, decision_id: int | None = None) -> Refused | None:
    """What `check` says to an action: nothing, or the refusal."""
    try:
        state.check(seat, action, decision_id)
    except Refused as refused:
        return refused
    return None


def told_refusal(state: State[Any], seat: int, action: Action) -> tuple[str, bytes] | None:
    """The refusal as its sender hears it: code and facts."""
    refused = refusal(state, seat, action)
    return None if refused is None else (refused.code, repr(refused.facts).encode())
