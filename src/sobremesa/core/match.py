"""A match as it is played: the state, the record it follows from, and the checks that do not depend on the game."""

from collections import deque
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from sobremesa.core import record
from sobremesa.core.actions import Action
from sobremesa.core.chance import SEED_BYTES, Seed, chance_from
from sobremesa.core.game import Game
from sobremesa.core.options import AnyOptions, Options, read_options
from sobremesa.core.record import FORMAT, Acted, Closing, Header, Move, Record, Seat, Ticked, bad_record
from sobremesa.core.refused import Refused
from sobremesa.core.state import State, check_time


class Match:
    """Accepts actions one after the other and keeps their record.

    `check` judges a message and returns the line to write down, `apply` carries a line out: a server can make the line
    durable in between. `act` does both.
    """

    def __init__(self, game: Game[Any], options: Options, header: Header, secret: bytes | None = None) -> None:
        """`options` are those in the header, already read."""
        record.check_header(header)
        if len(header.seats) != options.players:
            raise bad_record(f"it has {len(header.seats)} seats for {options.players} players", 1)
        if secret is not None and len(secret) != SEED_BYTES:
            raise bad_record(f"the secret is {SEED_BYTES} bytes long")
        self.game: Final = game
        self.options: Final = options
        self.header: Final = header
        self.secret: Final = secret
        self.reader: Final = game.reader
        self.keeps_moves = True
        """A server turns this off: its store has the moves, and a match in memory need not grow with them."""
        self.moves: list[Move] = []
        """All that were made, if they are kept."""
        self.n = 0
        """How many moves have been made."""
        self.now = 0
        """The match clock at the last move."""
        self.state: State[Any] | None = None
        self.judged: dict[int, tuple[Acted, Action]] = {}
        """Lines that were checked and not applied yet, by number, each with the action in it."""

    @classmethod
    def with_seed(cls, game: Game[Any], options: AnyOptions, seats: list[Seat], seed: Seed) -> "Match":
        """A match whose seed is known from the start, for tests, simulations and the terminal."""
        agreed = read_options(game.options, options)
        document, known = record.document_of(agreed), chance_from(seed).seed.hex()
        header = Header(format=FORMAT, game=game.name, options=document, seats=seats, seed=known)
        return cls(game, agreed, header)

    @classmethod
    def with_commitment(cls, game: Game[Any], options: AnyOptions, seats: list[Seat], secret: bytes) -> "Match":
        """A match between people: its seed is made of the secret and of the random bytes in the seats.

        The header holds only the commitment (a hash) to the secret, which is published when the match is over.
        """
        agreed = read_options(game.options, options)
        document, promise = record.document_of(agreed), record.commitment_to(secret)
        header = Header(format=FORMAT, game=game.name, options=document, seats=seats, commitment=promise)
        return cls(game, agreed, header, secret)

    # Playing

    def start(self, *, listen: bool = False) -> State[Any]:
        """Deal the first hand."""
        self.state = self.game.begin(self.options, self.seed(), listen=listen)
        return self.state

    def seed(self) -> bytes:
        """The seed of the match; it must not leave the server while the match runs."""
        if self.header.seed is not None:
            return bytes.fromhex(self.header.seed)
        if self.secret is None:
            raise bad_record("the secret of this match is not known")
        return record.seed_of(self.secret, self.header.seats)

    def overdue(self, at: int) -> Ticked | None:
        """The tick that has to be applied before an action of this time: what comes at the very instant of a deadline
        comes before it."""
        check_time(at)
        state = self.state
        if state is None or state.deadline is None or state.deadline >= max(at, self.now):
            return None
        return self.due(at)

    def due(self, at: int) -> Ticked | None:
        """The tick of a deadline that has come by this time."""
        check_time(at)
        state = self.state
        if state is None or state.outcome is not None or state.deadline is None:
            return None
        if state.deadline > max(at, self.now):
            return None
        return Ticked(n=self.n + 1, at=max(state.deadline, self.now))

    def check(
        self,
        sender: int | None,
        message: bytes | str | Action,
        *,
        seat: int | None = None,
        at: int = 0,
        decision_id: int | None = None,
        by: str | None = None,
        pending: "PendingMoves | None" = None,
    ) -> Acted:
        """Judge a message from the sender's seat (None: a spectator); the line to write down, or the first refusal.

        `seat` is the seat the message claims to act for, `decision_id` what `state.decision_id` was when it was made.
        Ticks that are `overdue` must have been applied before. `pending` holds lines to be applied before this one.

        `at` is the match clock in milliseconds, and `by` who acts if not the seat's own player. Raises TypeError where
        they are something else, for a line with them could not be read again.
        """
        check_time(at)
        if by is not None and not isinstance(by, str):
            raise TypeError(f"`by` is a name, not a {type(by).__name__}")
        action = self.reader.accept(message)
        return self.check_action(sender, action, seat=seat, at=at, decision_id=decision_id, by=by, pending=pending)

    def check_action(
        self,
        sender: int | None,
        action: Action,
        *,
        seat: int | None = None,
        at: int = 0,
        decision_id: int | None = None,
        by: str | None = None,
        pending: "PendingMoves | None" = None,
    ) -> Acted:
        """The same as `check` for an action that was read already: nothing about its form is wrong."""
        if type(sender) is not int or not 0 <= sender < self.options.players:
            raise Refused("not_a_player")
        if seat is not None and (type(seat) is not int or seat != sender):
            raise Refused("not_your_seat", seat=seat)
        if self.state is None:
            raise Refused("match_not_started")
        state, lines = (self.state, 0) if pending is None else (pending.state, len(pending.lines))
        state.check(sender, action, decision_id)
        document = record.document_of(action)
        line = Acted(n=self.n + lines + 1, seat=sender, at=max(at, self.now), action=document, by=by)
        self.judged[line.n] = (line, action)
        return line

    def apply(self, move: Move) -> None:
        """Carry out a line that was checked."""
        if self.state is None:
            raise Refused("match_not_started")
        if isinstance(move, Ticked):
            self.state.tick()
        elif isinstance(move, Acted):
            self.state.apply(move.seat, self.action_in(move), move.at)
        else:
            raise TypeError(f"`apply` takes a line that `check` or `due` has given, not a {type(move).__name__}")
        self.judged.pop(move.n, None)
        self.n, self.now = move.n, move.at
        if self.keeps_moves:
            self.moves.append(move)

    def action_in(self, move: Acted) -> Action:
        """The action in a line; one that was checked has been read already."""
        line, action = self.judged.get(move.n, (None, None))
        return action if line is move and action is not None else self.reader.convert(move.action)

    def act(
        self,
        sender: int | None,
        message: bytes | str | Action,
        *,
        seat: int | None = None,
        at: int = 0,
        decision_id: int | None = None,
        by: str | None = None,
    ) -> Acted:
        """Tick what is overdue, then check and apply an action."""
        while (tick := self.overdue(at)) is not None:
            self.apply(tick)
        move = self.check(sender, message, seat=seat, at=at, decision_id=decision_id, by=by)
        self.apply(move)
        return move

    # The record

    def record(self) -> Record:
        """The record so far; once the match is over it has its closing line."""
        return Record(self.header, self.moves[:], self.closing())

    def closing(self, body_hash: str | None = None) -> Closing | None:
        """The last line of the record, when the match is over.

        `body_hash` is `record.body_hash` of all lines before it, where the moves are not kept here.
        """
        if self.state is None or self.state.outcome is None:
            return None
        return Closing(
            outcome=self.state.outcome,
            secret=None if self.secret is None else self.secret.hex(),
            position=record.position_hash(self.state.position()),
            record=body_hash or record.body_hash(self.header, self.moves),
        )


class PendingMoves:
    """Lines that were accepted and wait to be applied, and the state they lead to."""

    def __init__(self, match: Match) -> None:
        assert match.state is not None
        self.match: Final = match
        self.state: State[Any] = match.state
        self.lines: list[Acted] = []

    def add(self, lines: list[Acted]) -> None:
        """Go on by lines that were checked on this state."""
        if not self.lines:
            self.state = self.state.copy()
        for line in lines:
            self.state.apply(line.seat, self.match.action_in(line), line.at)
        self.lines += lines

    def answers(self, seat: int) -> int:
        """How many of them are this seat's."""
        return sum(line.seat == seat for line in self.lines)


def resume(game: Game[Any], header: Header, secret: bytes | None = None) -> Match:
    """The match a header announces, not yet started."""
    if header.game != game.name:
        raise bad_record(f"it is a match of {header.game!r}, not of {game.name!r}", 1)
    try:
        options = read_options(game.options, header.options)
    except Refused as refusal:
        raise bad_record(f"its options are refused: {refusal}", 1) from None
    if msgspec.json.encode(options) != msgspec.json.encode(header.options):
        raise bad_record("its options are not all there, in their order", 1)
    return Match(game, options, header, secret)


def replay(game: Game[Any], written: Record, *, listen: bool = False) -> Iterator[Match]:
    """Play a record again, checking every move: the match at its start and after each move."""
    if not isinstance(written, Record):
        raise TypeError(f"`replay` takes a Record, as record.read gives it, not a {type(written).__name__}")
    secret = written.closing.secret if written.closing is not None else None
    if secret is not None and not record.is_hex(secret, SEED_BYTES):
        raise bad_record(f"the secret is {SEED_BYTES} bytes in hexadecimal")
    match = resume(game, written.header, None if secret is None else bytes.fromhex(secret))
    match.start(listen=listen)
    yield match
    for number, move in enumerate(written.moves, start=2):
        replay_move(match, move, number)
        yield match


def replay_move(match: Match, move: Move, number: int) -> None:
    """Apply one line of a record, or say why it cannot be."""
    if isinstance(move, Ticked):
        if match.due(move.at) != move:
            raise bad_record("the clock had nothing to do then", number)
        match.apply(move)
        return
    if match.overdue(move.at) is not None:
        raise bad_record("the clock should have moved first", number)
    try:
        action = match.reader.convert(move.action)
        expected = match.check_action(move.seat, action, at=move.at, by=move.by)
    except Refused as refusal:
        raise bad_record(f"the move is refused: {refusal}", number) from None
    if record.write_line(expected) != record.write_line(move):
        raise bad_record("the move is not written as it was made", number)
    match.apply(move)


def verify(game: Game[Any], raw: bytes) -> Match:
    """The finished match in a record file, every byte of it checked; `bad_record` where anything is amiss."""
    written = record.read(raw)
    if written.closing is None:
        raise bad_record("the match is not finished: there is no closing line")
    (match,) = deque(replay(game, written), maxlen=1)
    if match.secret is not None and record.commitment_to(match.secret) != written.header.commitment:
        raise bad_record("the secret is not the one that was promised")
    if match.closing() != written.closing:
        raise bad_record("the closing line does not follow from the moves", len(written.moves) + 2)
    return match
