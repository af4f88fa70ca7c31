"""Drafts, appraisals and the worlds of hints: actions tried out on an imagined world. Nothing is stored or shown."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Raw

from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance, fresh_seed
from sobremesa.core.refused import Refused
from sobremesa.core.state import State
from sobremesa.server import protocol
from sobremesa.server.refusals import facts_of
from sobremesa.server.table.live_match import LiveMatch


def draft(live: LiveMatch, seat: int, message: protocol.Draft) -> protocol.Drafted:
    """Try the actions in order and show where they lead."""
    trial = Trial(live, seat, message.decision_id)
    refusal: Refused | None = None
    try:
        for raw in message.actions:
            if not trial.go_on_by(live.read(raw)):
                break
    except Refused as refused:
        refusal = refused
    return protocol.Drafted(
        id=message.id,
        seat=seat,
        n=live.seen_count(seat),
        view=trial.world.view(seat),
        legal=live.listed(trial.world, seat),
        index=trial.made,
        code=None if refusal is None else refusal.code,
        facts={} if refusal is None else facts_of(refusal),
    )


def appraise(live: LiveMatch, seat: int, message: protocol.Appraise) -> protocol.Appraised:
    """What the game says of the last action after the others, all of which have to be possible."""
    *before, last = message.actions
    world = _world_after(live, Trial(live, seat, message.decision_id), before)
    action = live.read(last)
    refusal: Refused | None = None
    try:
        world.check(seat, action)
    except Refused as refused:
        refusal = refused
    return protocol.Appraised(
        id=message.id,
        seat=seat,
        n=live.seen_count(seat),
        appraisal=world.appraise(seat, action) or {},
        code=None if refusal is None else refusal.code,
        facts={} if refusal is None else facts_of(refusal),
    )


def world_of_hint(live: LiveMatch, seat: int, message: protocol.Hint) -> State[Any]:
    """The imagined world in which a hint is asked for. Raises Refused if its actions are refused, or end the turn."""
    world = _world_after(live, Trial(live, seat, message.decision_id), message.actions)
    if world.outcome is not None or seat not in world.to_act:
        raise Refused("not_your_turn")
    return world


class Trial:
    """A world in which a seat tries actions. It is imagined: the real one would tell the last chooser of Sumo what the
    others chose."""

    def __init__(self, live: LiveMatch, seat: int, decision_id: int) -> None:
        # A person who sits down after a match has a seat at the table, but none in the match that still lies on it.
        live.state.must_be_seat(seat)
        if decision_id != live.state.decision_id(seat):
            raise Refused("stale_action")
        self._seat: Final = seat
        self._at: Final = live.match.now
        self.world: State[Any] = live.state.imagine(seat, Chance(fresh_seed()))
        self.made = 0

    def go_on_by(self, action: Action) -> bool:
        """Make one more action. Returns False, and nothing happens, if it would reveal something."""
        self.world.check(self._seat, action)
        after = self.world.copy()
        after.apply(self._seat, action, self._at)
        if after.information_count != self.world.information_count:
            return False
        self.world = after
        self.made += 1
        return True


def _world_after(live: LiveMatch, trial: Trial, actions: Sequence[Raw]) -> State[Any]:
    """The world after these actions, all of which have to be possible and reveal nothing."""
    for index, raw in enumerate(actions):
        try:
            if not trial.go_on_by(live.read(raw)):
                raise Refused("reveals_first")
        except Refused as refused:
            raise Refused(refused.code, **refused.facts, index=index) from None
    return trial.world
