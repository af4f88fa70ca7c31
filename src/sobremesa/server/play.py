"""A match being played at a table: judging what people send, and showing each of them what they may see."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from msgspec import Raw

from sobremesa.core.chance import Chance, fresh_seed
from sobremesa.core.events import Event, Told, heard
from sobremesa.core.match import Ahead, Match
from sobremesa.core.record import Acted, Move, document_of, write_line
from sobremesa.core.refused import Refused
from sobremesa.core.state import State
from sobremesa.server import protocol
from sobremesa.server.facts import facts_of

MOST_LISTED: Final = 400
MOST_HISTORY: Final = 300
MOST_KEPT: Final = 1000
"""Of all that was told to anybody: more than one viewer is shown, for what others heard must not move what it sees."""


class Play:
    """The match, with what the table has to remember of it beside the record."""

    def __init__(self, match: Match, match_id: int) -> None:
        self.match: Final = match
        self.match_id: Final = match_id
        self.state: Final[State[Any]] = match.start(listen=True)
        self.known: dict[int | None, int] = dict.fromkeys([None, *range(self.state.players)], 0)
        """How many of the moves made each viewer has heard of: its `n`. What others change in secret does not count."""
        self.news: set[int | None] = set()
        """Those who have heard of the last moves."""
        self.keys: dict[str, int] = {}
        """Idempotency keys of acts, and the `n` each led to."""
        self.asked_at = [0] * self.state.players
        """For each seat, the `n` since which its question has been the same."""
        self.moments = [self.state.moment(seat) for seat in range(self.state.players)]
        self.history: list[Told] = []
        self.fresh: list[Told] = self.take_events()

    @property
    def n(self) -> int:
        """How many moves have been made."""
        return len(self.match.moves)

    # Acting

    def judge(
        self, seats: Sequence[int], seat: int, n: int, actions: list[Raw], at: int, ahead: Ahead | None = None
    ) -> list[Acted]:
        """The lines that a message from somebody holding these seats adds, all or none."""
        sender = None if not seats else seat if seat in seats else seats[0]
        moment = self.moment_at(seat, n) if sender == seat else None
        first = self.match.check(sender, bytes(actions[0]), seat=seat, at=at, moment=moment, ahead=ahead)
        return [first] if len(actions) == 1 else self.judge_rest(first, actions[1:], ahead)

    def judge_rest(self, first: Acted, rest: list[Raw], ahead: Ahead | None) -> list[Acted]:
        """Try the actions one after the other on a copy. What reveals something can only come last."""
        trial = (self.state if ahead is None else ahead.state).copy()
        lines = [first]
        seen = trial.reveals
        trial.apply(first.seat, self.match.action_in(first), first.at)
        for index, raw in enumerate(rest, start=1):
            try:
                if trial.reveals != seen:
                    raise Refused("reveals_first")
                action = self.match.reader.read(bytes(raw))
                trial.check(first.seat, action)
            except Refused as refusal:
                raise Refused(refusal.code, **refusal.facts, index=index) from None
            trial.apply(first.seat, action, first.at)
            line = Acted(n=first.n + index, seat=first.seat, at=first.at, action=document_of(action))
            lines.append(line)
        return lines

    def asks_the_same(self, seat: int, ahead: Ahead) -> bool:
        """Whether what was accepted already leaves the question put to the seat as it is, and the hand going on."""
        if not 0 <= seat < self.state.players or ahead.state.outcome is not None:
            return False
        same_hand = ahead.state.hands_played == self.state.hands_played
        return same_hand and ahead.state.moment(seat) == self.moments[seat]

    def moment_at(self, seat: int, n: int) -> int:
        """The moment an answer was made for: another than the present one if the question has changed since."""
        if 0 <= seat < self.state.players and self.asked_at[seat] <= n <= self.known[seat]:
            return self.moments[seat]
        return -1

    def apply(self, moves: Sequence[Move], keys: Mapping[int, str] = {}) -> None:
        """Carry out lines that are durable; `keys` are those of acts, by the number of their last line."""
        self.fresh = []
        self.news = set()
        for move in moves:
            self.match.apply(move)
            self.follow(move, keys.get(move.n))

    def follow(self, move: Move, key: str | None = None) -> None:
        """Notice what a move has changed, and for whom; `key` is that of the act it ends."""
        told = self.take_events()
        self.fresh += told
        mover = move.seat if isinstance(move, Acted) else -1
        for_all = mover < 0 or any(one.is_for_all for one in told)
        for viewer in self.known:
            if for_all or viewer == mover or heard(told, viewer):
                self.known[viewer] += 1
                self.news.add(viewer)
        for seat in range(self.state.players):
            moment = self.state.moment(seat)
            if moment != self.moments[seat]:
                self.moments[seat] = moment
                self.asked_at[seat] = self.known[seat]
        if key is not None:
            self.keys[key] = self.known[mover]

    def take_events(self) -> list[Told]:
        """What has happened since the last time."""
        fresh = self.state.events or []
        self.state.events = []
        self.history += fresh
        if len(self.history) > 2 * MOST_KEPT:
            del self.history[:-MOST_KEPT]
        return fresh

    # Seeing

    def frames_for(self, viewers: Collection[int | None], clock: int) -> dict[int | None, bytes]:
        """What shows the last moves to each of them; what all of them see is put together once."""
        ordered = list(viewers)
        fresh = self.fresh
        for_all = None if any(one.only is not None for one in fresh) else heard(fresh, None)
        frames: dict[int | None, bytes] = {}
        for viewer, view in zip(ordered, self.state.views(ordered), strict=True):
            events = heard(fresh, viewer) if for_all is None else for_all
            frames[viewer] = protocol.encode(self.shown_to(viewer, view, events, clock))
        return frames

    def seen_by(self, seat: int | None, clock: int, *, history: bool = False) -> protocol.State:
        """The match as one viewer may see it now."""
        told = self.history if history else self.fresh
        events = heard(told, seat)[-MOST_HISTORY:]
        return self.shown_to(seat, self.state.view(seat), events, clock, history=history)

    def shown_to(
        self, seat: int | None, view: Any, events: list[Event], clock: int, *, history: bool = False
    ) -> protocol.State:
        """The message with what one viewer may see and has heard."""
        state = self.state
        may_act = seat is not None and state.outcome is None and state.may_act(seat)
        return protocol.State(
            seat=seat,
            n=self.known[seat],
            view=view,
            moment=0 if seat is None else self.moments[seat],
            to_act=list(state.to_act),
            may_act=may_act,
            legal=listed(state, seat) if may_act else [],
            events=events,
            history=history,
            hand=state.hands_played,
            outcome=state.outcome,
            clock=clock,
            deadline=state.deadline,
        )

    def draft(self, seat: int, message: protocol.Draft) -> protocol.Drafted:
        """Fold the actions on an imagined world: the real one would tell Sumo's last chooser what the others chose."""
        if self.moment_at(seat, message.n) != self.moments[seat]:
            raise Refused("stale_action")
        world = self.state.imagine(seat, Chance(fresh_seed()))
        code: str | None = None
        facts: dict[str, Any] = {}
        appraisal: dict[str, Any] = {}
        tried = 0
        for raw in message.actions:
            try:
                action = self.match.reader.read(bytes(raw))
                appraisal = world.appraise(seat, action)
                world.check(seat, action)
            except Refused as refusal:
                code, facts = refusal.code, facts_of(refusal)
                break
            after = world.copy()
            after.apply(seat, action, self.match.now)
            if after.reveals != world.reveals:
                break
            world = after
            tried += 1
        return protocol.Drafted(
            id=message.id,
            seat=seat,
            n=self.known[seat],
            view=world.view(seat),
            legal=listed(world, seat),
            index=tried,
            code=code,
            facts=facts,
            appraisal=appraisal,
        )

    def written(self, moves: Sequence[Move]) -> list[tuple[int, bytes]]:
        """Lines for the store."""
        return [(move.n, write_line(move)[:-1]) for move in moves]


def listed(state: State[Any], seat: int | None) -> list[Any] | None:
    """The legal actions where they can all be listed."""
    if seat is None or state.outcome is not None:
        return []
    actions = state.legal_actions(seat)
    return actions if len(actions) <= MOST_LISTED else None
