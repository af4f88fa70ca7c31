"""A match being played at a table: judging what people send, and showing each of them what they may see."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

from msgspec import Raw, Struct

from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance, fresh_seed
from sobremesa.core.events import Event, Told, heard
from sobremesa.core.match import Match, PendingMoves
from sobremesa.core.record import Acted, Move, document_of, write_line
from sobremesa.core.refused import Refused
from sobremesa.core.state import State
from sobremesa.server import protocol
from sobremesa.server.limits import Limits
from sobremesa.server.refusals import facts_of
from sobremesa.server.table.authority import own_seat

MOST_LISTED: Final = 400
MOST_HISTORY: Final = 300
"""Events that a viewer is shown of what happened before it came."""
HISTORY_BYTES: Final = 256 * 1024
"""What these events may come to: in Sumoku one may name 48 tiles."""
TRIM_EVERY: Final = 100
"""New events after which the history is cut to that size again."""
ROW_BYTES: Final = 32
"""What a row takes up in the store beside its line and its key."""
MOST_KEYS: Final = 300
"""Acts whose idempotency keys are kept in memory; older ones are looked for in the store."""


class Snapshot(Struct, frozen=True, forbid_unknown_fields=True):
    """A match in the middle: the position, and what the table remembers beside it."""

    position: dict[str, Any]
    known: list[int]
    """How many moves a spectator and then each seat has heard of."""
    asked_at: list[int]
    size: int = 0
    """`LiveMatch.size`."""


class Hand(Struct):
    """A hand that has been counted: how it began, and where its moves are in the record."""

    number: int
    began: State[Any]
    first: int
    end: int
    reviews: dict[int, list[dict[str, Any]]] = {}
    """What was worked out of it, by seat."""


class LiveMatch:
    """The match, with what the table has to remember of it beside the record."""

    def __init__(self, match: Match, match_id: int) -> None:
        self.match: Final = match
        match.keeps_moves = False
        self.match_id: Final = match_id
        self.state: Final[State[Any]] = match.state or match.start(listen=True)
        self.known: dict[int | None, int] = dict.fromkeys([None, *range(self.state.players)], 0)
        """How many of the moves made each viewer has heard of: its `n`. What others change in secret does not count."""
        self.news: set[int | None] = set()
        """Those who have heard of the last moves."""
        self.keys: dict[str, int] = {}
        """Idempotency keys of the last acts, and the `n` each led to."""
        self.forgotten: dict[int | None, int] = dict(self.known)
        """For each seat, the `n` up to which its acts may have been forgotten here."""
        self.size = 0
        """What the moves and keys take up in the store, in bytes."""
        self.asked_at = [0] * self.state.players
        """For each seat, the `n` since which its question has been the same."""
        self.decision_ids = [self.state.decision_id(seat) for seat in range(self.state.players)]
        self.answers = [0] * self.state.players
        """For each seat, how often it has acted since its question changed."""
        self.stored_at = match.n
        """After how many moves a position was stored last."""
        self.stored_size = 0
        """`size` when a position was stored last."""
        self.history: list[Told] = []
        self.trim_at = MOST_HISTORY + TRIM_EVERY
        self.unheard: set[int] = set()
        """Of the last moves, the numbers of those that not everybody has heard of."""
        self.fresh: list[Told] = self.take_events()
        self.hands = self.state.hands_played
        self.began = self.state.copy() if match.game.review is not None else None
        """The state with which this hand began: a game that reviews its hands plays them again."""
        self.began_at = match.n
        self.last_hand: Hand | None = None

    @property
    def n(self) -> int:
        """How many moves have been made."""
        return self.match.n

    # Beginning in the middle

    def snapshot(self) -> "Snapshot":
        """What the match can be begun from again without playing it from the start."""
        return Snapshot(self.state.position(), list(self.known.values()), self.asked_at[:], self.size)

    def remember(self, snapshot: "Snapshot") -> None:
        """Take over what was known when the snapshot was taken; acts from before it are in the store alone."""
        self.known = dict(zip(self.known, snapshot.known, strict=True))
        self.forgotten = dict(self.known)
        self.asked_at = snapshot.asked_at[:]
        self.size = self.stored_size = snapshot.size

    def may_have_forgotten(self, seat: int, key: str, n: int) -> bool:
        """Whether an act that was made for this `n` may have been carried out and forgotten here."""
        return n < self.forgotten.get(seat, 0) and key not in self.keys

    # Acting

    def judge(
        self,
        seats: Sequence[int],
        seat: int,
        n: int,
        actions: list[Raw],
        at: int,
        pending: PendingMoves | None = None,
        *,
        most_changes: int = Limits().changes,
    ) -> list[Acted]:
        """The lines that a message from somebody holding these seats adds, all or none."""
        action = self.read(actions[0])
        own_seat(seats, seat)
        first = self.match.check_action(seat, action, at=at, decision_id=self.decision_id_at(seat, n), pending=pending)
        state = self.state if pending is None else pending.state
        made = self.answers[seat] + (0 if pending is None else pending.answers(seat))
        may_change = most_changes + 1 - made
        if seat not in state.to_act and may_change <= 0:
            raise Refused("too_many_changes")
        return [first] if len(actions) == 1 else self.judge_rest(first, actions[1:], pending, may_change)

    def judge_rest(self, first: Acted, rest: list[Raw], pending: PendingMoves | None, may_change: int) -> list[Acted]:
        """Try the actions one after the other on a copy. What reveals something can only come last."""
        trial = (self.state if pending is None else pending.state).copy()
        lines = [first]
        seen = trial.information_count
        trial.apply(first.seat, self.match.action_in(first), first.at)
        for index, raw in enumerate(rest, start=1):
            try:
                if trial.information_count != seen:
                    raise Refused("reveals_first")
                action = self.read(raw)
                trial.check(first.seat, action)
                if first.seat not in trial.to_act and index >= may_change:
                    raise Refused("too_many_changes")
            except Refused as refusal:
                raise Refused(refusal.code, **refusal.facts, index=index) from None
            trial.apply(first.seat, action, first.at)
            line = Acted(n=first.n + index, seat=first.seat, at=first.at, action=document_of(action))
            lines.append(line)
        return lines

    def read(self, raw: Raw) -> Action:
        """The action in a message. One that is longer than any legal one is refused unread."""
        text = bytes(raw)
        if len(text) > self.match.game.longest_action:
            raise Refused("malformed_action")
        action: Action = self.match.reader.read(text)
        return action

    def asks_the_same(self, seat: int, pending: PendingMoves) -> bool:
        """Whether what was accepted already leaves the question put to the seat as it is, and the hand going on."""
        if not 0 <= seat < self.state.players or pending.state.outcome is not None:
            return False
        same_hand = pending.state.hands_played == self.state.hands_played
        return same_hand and pending.state.decision_id(seat) == self.decision_ids[seat]

    def decision_id_at(self, seat: int, n: int) -> int:
        """The decision id that an answer made at this `n` was for: an old one if the question has changed since."""
        if 0 <= seat < self.state.players and self.asked_at[seat] <= n <= self.known[seat]:
            return self.decision_ids[seat]
        return -1

    def apply(self, moves: Sequence[Move], keys: Mapping[int, str] = {}) -> None:
        """Carry out lines that are durable; `keys` are those of acts, by the number of their last line."""
        self.fresh = []
        self.news = set()
        self.unheard = set()
        for move in moves:
            self.match.apply(move)
            self.follow(move, keys.get(move.n))

    def follow(self, move: Move, key: str | None = None) -> None:
        """Notice what a move has changed, and for whom; `key` is that of the act it ends."""
        told = self.take_events()
        self.fresh += told
        mover = move.seat if isinstance(move, Acted) else -1
        for_all = mover < 0 or any(one.is_for_all for one in told)
        if not for_all:
            self.unheard.add(move.n)
        for viewer in self.known:
            if for_all or viewer == mover or heard(told, viewer):
                self.known[viewer] += 1
                self.news.add(viewer)
        if mover >= 0:
            self.answers[mover] += 1
        for seat in range(self.state.players):
            decision_id = self.state.decision_id(seat)
            if decision_id != self.decision_ids[seat]:
                self.decision_ids[seat] = decision_id
                self.answers[seat] = 0
                self.asked_at[seat] = self.known[seat]
        if key is not None:
            self.remember_key(mover, key)
        if self.state.hands_played != self.hands:
            self.note_hand()

    def remember_key(self, seat: int, key: str) -> None:
        """Keep the key of an act that was carried out, and forget the oldest one. Keys begin with the seat."""
        self.keys[key] = self.known[seat]
        if len(self.keys) > MOST_KEYS:
            oldest = next(iter(self.keys))
            self.forgotten[int(oldest.partition(":")[0])] = self.keys.pop(oldest)

    def note_hand(self) -> None:
        """A hand has been counted; the next one may have begun."""
        self.hands = self.state.hands_played
        if self.began is not None:
            self.last_hand = Hand(self.hands, self.began, self.began_at, self.n)
            self.began = self.state.copy()
            self.began_at = self.n

    def take_events(self) -> list[Told]:
        """What has happened since the last time."""
        fresh = self.state.events or []
        self.state.events = []
        self.history += fresh
        if len(self.history) > self.trim_at:
            self.history = trimmed(self.history)
            self.trim_at = len(self.history) + TRIM_EVERY
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
        events = newest(heard(self.history, seat)) if history else heard(self.fresh, seat)
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
            decision_id=0 if seat is None else self.decision_ids[seat],
            to_act=list(state.to_act),
            may_act=may_act,
            legal=self.listed(state, seat) if seat is not None and may_act else [],
            events=events,
            history=history,
            hand=state.hands_played,
            outcome=state.outcome,
            clock=clock,
            deadline=state.deadline,
        )

    def listed(self, state: State[Any], seat: int) -> list[Any] | None:
        """The legal actions, where they are few enough and quickly found."""
        if state.outcome is not None:
            return []
        if not self.match.game.lists_cheaply:
            return None
        actions = state.legal_actions(seat)
        return actions if len(actions) <= MOST_LISTED else None

    # Trying out

    def draft(self, seat: int, message: protocol.Draft) -> protocol.Drafted:
        """Fold the actions on an imagined world and show where they lead."""
        trial = Trial(self, seat, message)
        refusal: Refused | None = None
        try:
            for raw in message.actions:
                if not trial.go_on_by(self.read(raw)):
                    break
        except Refused as refused:
            refusal = refused
        return protocol.Drafted(
            id=message.id,
            seat=seat,
            n=self.known[seat],
            view=trial.world.view(seat),
            legal=self.listed(trial.world, seat),
            index=trial.made,
            code=None if refusal is None else refusal.code,
            facts={} if refusal is None else facts_of(refusal),
        )

    def appraise(self, seat: int, message: protocol.Appraise) -> protocol.Appraised:
        """Say what may be said of the last action after the others, all of which have to be possible."""
        *before, last = message.actions
        world = self.after_all(Trial(self, seat, message), before)
        action = self.read(last)
        refusal: Refused | None = None
        try:
            world.check(seat, action)
        except Refused as refused:
            refusal = refused
        return protocol.Appraised(
            id=message.id,
            seat=seat,
            n=self.known[seat],
            appraisal=world.appraise(seat, action) or {},
            code=None if refusal is None else refusal.code,
            facts={} if refusal is None else facts_of(refusal),
        )

    def after(self, seat: int, message: protocol.Hint) -> State[Any]:
        """The imagined world in which a hint is asked for. Raises Refused if the steps are, or end the turn."""
        world = self.after_all(Trial(self, seat, message), message.actions)
        if world.outcome is not None or seat not in world.to_act:
            raise Refused("not_your_turn")
        return world

    def after_all(self, trial: "Trial", actions: Sequence[Raw]) -> State[Any]:
        """The world after these actions, all of which have to be possible and reveal nothing."""
        for index, raw in enumerate(actions):
            try:
                if not trial.go_on_by(self.read(raw)):
                    raise Refused("reveals_first")
            except Refused as refused:
                raise Refused(refused.code, **refused.facts, index=index) from None
        return trial.world

    def written(self, moves: Sequence[Move]) -> list[tuple[int, bytes]]:
        """Lines for the store."""
        return [(move.n, write_line(move)[:-1]) for move in moves]


def stored_size(line: bytes, key: str | None) -> int:
    """The bytes that a move adds to the store."""
    return len(line) + len(key or "") + ROW_BYTES


class HistoryRoom:
    """The events and the bytes for which the history of a viewer, or of an audience, still has room."""

    def __init__(self) -> None:
        self.events = MOST_HISTORY
        self.bytes = HISTORY_BYTES

    def take(self, event: Event) -> bool:
        """Take one more, going back; once one has no room, none before it has."""
        self.events -= 1
        if self.events >= 0:
            self.bytes -= len(protocol.encode(event))
        return self.events >= 0 and self.bytes >= 0


def newest(events: list[Event]) -> list[Event]:
    """The last events that a viewer is shown of all it has heard."""
    room = HistoryRoom()
    kept = list(takewhile(room.take, reversed(events)))
    kept.reverse()
    return kept


def trimmed(history: list[Told]) -> list[Told]:
    """The last of what was told to all, and of what was told to each audience alone, as many as `newest` shows anybody:
    thousands of secret changes by one push nothing out of what the others see."""
    rooms: defaultdict[object, HistoryRoom] = defaultdict(HistoryRoom)
    # What the others hear of an event is the shorter part: nobody is shown more than fits by that measure.
    last_first = ((one, rooms[None if one.is_for_all else one.only]) for one in reversed(history))
    kept = [one for one, room in last_first if room.take(one.others or one.event)]
    kept.reverse()
    return kept


class Trial:
    """A world in which a seat tries actions out. It is imagined: the real one would tell the last chooser of Sumo what
    the others chose."""

    def __init__(self, live: LiveMatch, seat: int, message: protocol.Draft | protocol.Appraise | protocol.Hint) -> None:
        # Who sits down after a match has a seat at the table, but none in what still lies on it.
        live.state.must_be_seat(seat)
        if live.decision_id_at(seat, message.n) != live.decision_ids[seat]:
            raise Refused("stale_action")
        self.seat: Final = seat
        self.at: Final = live.match.now
        self.world: State[Any] = live.state.imagine(seat, Chance(fresh_seed()))
        self.made = 0

    def go_on_by(self, action: Action) -> bool:
        """Make one more action, or refuse it; False, and nothing happens, if it would reveal something."""
        self.world.check(self.seat, action)
        after = self.world.copy()
        after.apply(self.seat, action, self.at)
        if after.information_count != self.world.information_count:
            return False
        self.world = after
        self.made += 1
        return True
