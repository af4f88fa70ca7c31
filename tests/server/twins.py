"""Matches that one viewer cannot tell from the real one: the same table, with everything hidden dealt anew."""

from copy import copy, deepcopy
from typing import Any

from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.match import Match
from sobremesa.core.record import Acted, Seat
from sobremesa.games.sumo.schema import PlayCard
from sobremesa.server import protocol
from sobremesa.server.table.live_match import LiveMatch

Viewer = int | None


def dealt(game: Any, options: Any, secret: bytes) -> LiveMatch:
    """A real match that has just begun."""
    seats = [Seat(name=f"Player {seat}", random=f"{seat:032x}") for seat in range(options.players)]
    return LiveMatch(Match.with_commitment(game, options, seats, secret), 1)


def viewers(live: LiveMatch) -> list[Viewer]:
    return [None, *range(live.state.players)]


class Twin:
    """The match as it would be if everything hidden from the viewer lay elsewhere."""

    def __init__(self, real: LiveMatch, viewer: Viewer, chance: Chance) -> None:
        self.viewer = viewer
        self.chance = chance
        self.live_match = copy(real)
        world = real.state.imagine(viewer, chance)
        world.events = []
        parts: dict[str, Any] = {
            "match": copy(real.match),
            "state": world,
            "_decision_ids": [world.decision_id(seat) for seat in range(world.players)],
            "_seen_counts": dict(real._seen_counts),
            "_log": deepcopy(real._log),
        }
        for name, part in parts.items():
            setattr(self.live_match, name, part)
        self.live_match.match.state = world

    def follow(self, move: Acted) -> None:
        """Let the same happen here, as far as the viewer can tell.

        What others chose in secret was something else; those who had chosen already changed their minds here and not
        there, or there and not here.
        """
        state = self.live_match.state
        self.change_a_mind()
        action = self.live_match.match.reader.convert(move.action)
        if move.seat != self.viewer and isinstance(action, PlayCard):
            if move.seat not in state.to_act and self.chance.below(2):
                self.live_match.apply([])
                return
            choices: list[Action] = state.legal_actions(move.seat)
            action = choices[self.chance.below(len(choices))]
        self.make(move.seat, action, move.at)

    def change_a_mind(self) -> None:
        """Now and then somebody else takes back a card that lies face down, and lays another."""
        state = self.live_match.state
        others = [seat for seat in range(state.players) if state.may_act(seat) and seat not in state.to_act]
        others = [seat for seat in others if seat != self.viewer]
        if others and self.chance.below(3) == 0:
            seat = others[self.chance.below(len(others))]
            choices = state.legal_actions(seat)
            self.make(seat, choices[self.chance.below(len(choices))], self.live_match.match.now)

    def make(self, seat: int, action: Action, at: int) -> None:
        self.live_match.apply([self.live_match.match.check(seat, action, at=at)])


def frame(live: LiveMatch, viewer: Viewer, *, history: bool = False) -> bytes:
    """What the server sends the viewer, but for the time of day."""
    return protocol.encode(live.seen_by(viewer, 0, history=history))
