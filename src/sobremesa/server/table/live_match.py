"""A match being played at a table: which moves are accepted, and what each viewer sees of them."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from msgspec import Raw, Struct, field

from sobremesa.core.actions import Action
from sobremesa.core.events import Event, Told, heard
from sobremesa.core.match import Match, PendingMoves
from sobremesa.core.record import Acted, Move, document_of, write_line
from sobremesa.core.refused import Refused
from sobremesa.core.state import State
from sobremesa.server import protocol
from sobremesa.server.limits import Limits
from sobremesa.server.table.authority import own_seat
from sobremesa.server.table.event_log import EventLog

MOST_LISTED: Final = 400
ROW_BYTES: Final = 32
"""What a row takes up in the store beside its line and its key."""
MOST_KEYS: Final = 300
"""Acts whose idempotency keys are kept in memory; older ones are looked up in the store."""
POSITION_EVERY: Final = 100
"""Moves of a long hand after which the position is stored, as it is after every hand. A match that is loaded replays at
most these, beside those its log tells of (`load_match.RECENT_MOVES`)."""
POSITION_BYTES: Final = 64 * 1024
"""The size of moves after which it is stored, too: long ones take longer to replay."""


class Snapshot(Struct, frozen=True):
    """A match in the middle: the position, and what the table remembers beside it."""

    position: dict[str, Any]
    seen_counts: list[int] = field(name="known")
    """How many moves a spectator and then each seat has seen."""
    size: int = 0
    """`LiveMatch.size`."""


class Hand(Struct):
    """A hand that has been scored: how it began, and where its moves are in the record."""

    number: int
    began: State[Any]
    first: int
    end: int
    reviews: dict[int, list[dict[str, Any]]] = {}
    """The results of its reviews, by seat."""


class LiveMatch:
    """The match, with what the table has to remember of it beside the record.

    `since` is the snapshot from which it is loaded; the state of `match` is then the one in its position.
    """

    def __init__(self, match: Match, match_id: int, since: Snapshot | None = None) -> None:
        self.match: Final = match
        match.keeps_moves = False
        self.match_id: Final = match_id
        self.state: Final[State[Any]] = match.state or match.start(listen=True)
        viewers = [None, *range(self.state.players)]
        counts = [0] * len(viewers) if since is None else since.seen_counts
        self._seen_counts: dict[int | None, int] = dict(zip(viewers, counts, strict=True))
        self._viewers_to_update: set[int | None] = set()
        self._private_moves: set[int] = set()
        self._done_acts: dict[str, int] = {}
        """Idempotency keys of the last acts, and the `n` each led to."""
        self._has_forgotten_acts = since is not None
        self._size = self._stored_size = 0 if since is None else since.size
        self._stored_at = match.n
        self._decision_ids = [self.state.decision_id(seat) for seat in range(self.state.players)]
        self._answers = [0] * self.state.players
        """For each seat, how often it has acted since its decision changed."""
        self._log: Final = EventLog()
        self._new_events: list[Told] = self._take_events()
        self._hands = self.state.hands_played
        self._hand_began = self.state.copy() if match.game.review is not None else None
        """The state with which this hand began: a game that reviews its hands replays them."""
        self._hand_began_at = match.n
        self._last_hand: Hand | None = None

    @property
    def n(self) -> int:
        """How many moves have been made."""
        return self.match.n

    @property
    def size(self) -> int:
        """The bytes that the moves and keys take up in the store."""
        return self._size

    @property
    def last_hand(self) -> Hand | None:
        """The hand that was scored last, in a game that reviews its hands."""
        return self._last_hand

    def seen_count(self, viewer: int | None) -> int:
        """How many of the moves this viewer has seen: its `n`. What others change in secret does not count."""
        return self._seen_counts[viewer]

    def done_act(self, key: str) -> int | None:
        """The `n` that an act led to, if it is one of the last that were made."""
        return self._done_acts.get(key)

    def may_have_forgotten(self, key: str) -> bool:
        """Whether an act may have been made although `done_act` does not know it: then the store does."""
        return self._has_forgotten_acts and key not in self._done_acts

    # Positions in the store

    @property
    def wants_position(self) -> bool:
        """Whether so much was played since the last stored position that another one is due."""
        moves, size = self.n - self._stored_at, self._size - self._stored_size
        return moves >= POSITION_EVERY or size >= POSITION_BYTES

    def snapshot(self) -> Snapshot:
        """What the match can be loaded from without replaying it from the start."""
        return Snapshot(self.state.position(), list(self._seen_counts.values()), self._size)

    def position_is_stored(self) -> None:
        """Count from here to the next position."""
        self._stored_at, self._stored_size = self.n, self._size

    # Acting

    def judge(
        self,
        seats: Sequence[int],
        seat: int,
        decision_id: int,
        actions: list[Raw],
        at: int,
        pending: PendingMoves | None = None,
        *,
        most_changes: int = Limits().changes,
    ) -> list[Acted]:
        """The lines that a message from a browser with these seats adds to the record, all or none."""
        action = self.read(actions[0])
        own_seat(seats, seat)
        first = self.match.check_action(seat, action, at=at, decision_id=decision_id, pending=pending)
        state = self.state if pending is None else pending.state
        made = self._answers[seat] + (0 if pending is None else pending.answers(seat))
        may_change = most_changes + 1 - made
        if seat not in state.to_act and may_change <= 0:
            raise Refused("too_many_changes")
        return [first] if len(actions) == 1 else self._judge_rest(first, actions[1:], pending, may_change)

    def _judge_rest(self, first: Acted, rest: list[Raw], pending: PendingMoves | None, may_change: int) -> list[Acted]:
        """Try the actions one after the other on a copy. One that reveals something has to be the last."""
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
        """The action in a message. One that is longer than any legal one is refused before it is parsed."""
        text = bytes(raw)
        if len(text) > self.match.game.longest_action:
            raise Refused("malformed_action")
        action: Action = self.match.reader.read(text)
        return action

    def asks_the_same(self, seat: int, pending: PendingMoves) -> bool:
        """Whether the pending moves leave the seat's decision as it is, and the hand going on."""
        if not 0 <= seat < self.state.players or pending.state.outcome is not None:
            return False
        same_hand = pending.state.hands_played == self.state.hands_played
        return same_hand and pending.state.decision_id(seat) == self._decision_ids[seat]

    def apply(self, moves: Sequence[Move], keys: Mapping[int, str] = {}, size: int = 0) -> None:
        """Carry out moves that are durable. `keys` are those of acts, by the number of their last move; `size` is what
        all of it takes up in the store."""
        self._begin_update()
        self._size += size
        for move in moves:
            self.match.apply(move)
            self._follow(move, keys.get(move.n))

    def catch_up(self, move: Move, key: str | None, size: int) -> None:
        """Take note of a move that was replayed in `match`: nobody has to be shown it."""
        self._size += size
        self._follow(move, key)
        self._begin_update()

    def is_private(self, n: int) -> bool:
        """Whether not everybody has seen move `n`, one of those applied last."""
        return n in self._private_moves

    def _begin_update(self) -> None:
        self._new_events = []
        self._viewers_to_update = set()
        self._private_moves = set()

    def _follow(self, move: Move, key: str | None = None) -> None:
        """Note what a move has changed, and for whom; `key` is that of the act it ends."""
        told = self._take_events()
        self._new_events += told
        mover = move.seat if isinstance(move, Acted) else -1
        for_all = mover < 0 or any(one.is_for_all for one in told)
        if not for_all:
            self._private_moves.add(move.n)
        for viewer in self._seen_counts:
            if for_all or viewer == mover or heard(told, viewer):
                self._seen_counts[viewer] += 1
                self._viewers_to_update.add(viewer)
        if mover >= 0:
            self._answers[mover] += 1
        for seat in range(self.state.players):
            decision_id = self.state.decision_id(seat)
            if decision_id != self._decision_ids[seat]:
                self._decision_ids[seat] = decision_id
                self._answers[seat] = 0
        if key is not None:
            self._remember_act(mover, key)
        if self.state.hands_played != self._hands:
            self._note_hand()

    def _remember_act(self, seat: int, key: str) -> None:
        """Keep the key of an act that was made, and forget the oldest one."""
        self._done_acts[key] = self._seen_counts[seat]
        if len(self._done_acts) > MOST_KEYS:
            del self._done_acts[next(iter(self._done_acts))]
            self._has_forgotten_acts = True

    def _note_hand(self) -> None:
        """A hand has been scored; the next one may have begun."""
        self._hands = self.state.hands_played
        if self._hand_began is not None:
            self._last_hand = Hand(self._hands, self._hand_began, self._hand_began_at, self.n)
            self._hand_began = self.state.copy()
            self._hand_began_at = self.n

    def _take_events(self) -> list[Told]:
        """The events since the last call."""
        told = self.state.events or []
        self.state.events = []
        self._log.add(told)
        return told

    # Seeing

    @property
    def viewers_to_update(self) -> Collection[int | None]:
        """The viewers who may see something of the moves applied last."""
        return self._viewers_to_update

    def frames_for(self, viewers: Collection[int | None], clock: int) -> dict[int | None, bytes]:
        """The frames that show the last moves, by viewer; what all of them see is encoded once."""
        ordered = list(viewers)
        told = self._new_events
        for_all = None if any(one.only is not None for one in told) else heard(told, None)
        frames: dict[int | None, bytes] = {}
        for viewer, view in zip(ordered, self.state.views(ordered), strict=True):
            events = heard(told, viewer) if for_all is None else for_all
            frames[viewer] = protocol.encode(self._shown_to(viewer, view, events, clock))
        return frames

    def seen_by(self, seat: int | None, clock: int, *, history: bool = False) -> protocol.State:
        """The match as one viewer may see it now."""
        events = self._log.newest_for(seat) if history else heard(self._new_events, seat)
        return self._shown_to(seat, self.state.view(seat), events, clock, history=history)

    def _shown_to(
        self, seat: int | None, view: Any, events: list[Event], clock: int, *, history: bool = False
    ) -> protocol.State:
        state = self.state
        may_act = seat is not None and state.outcome is None and state.may_act(seat)
        return protocol.State(
            seat=seat,
            n=self._seen_counts[seat],
            view=view,
            decision_id=0 if seat is None else self._decision_ids[seat],
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


def written(moves: Sequence[Move]) -> list[tuple[int, bytes]]:
    """Moves as lines for the store."""
    return [(move.n, write_line(move)[:-1]) for move in moves]


def stored_size(line: bytes, key: str | None) -> int:
    """The bytes that a move adds to the store."""
    return len(line) + len(key or "") + ROW_BYTES
