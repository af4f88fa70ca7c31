"""The order in which bots and hints get a thinker: bots before hints, and the tables in turn."""

from asyncio import Future
from collections import Counter, OrderedDict, deque
from typing import Any, Final

from msgspec import Struct

BOTS_BEFORE_A_HINT: Final = 20
"""So many bots are served before a hint that waits; the next free thinker then takes one hint, on the least budget."""


class Question(Struct, frozen=True):
    """What a thinker is told: an imagined world, never the real one."""

    game: str
    world: dict[str, Any]
    seat: int
    level: str
    seed: bytes
    action: dict[str, Any] | None = None
    """The action that the seat took, where the question is what would have been best (`Game.review`)."""
    asks_why: bool = False
    """Whether the answer is advice: the action with the reasons for it."""


class Thought(Struct, frozen=True, eq=False):
    """A question, the table it comes from, and the answer that is awaited."""

    table: str
    question: Question
    answer: Future[dict[str, Any]]
    asked_at: float
    is_hint: bool = False

    @property
    def kind(self) -> str:
        """As metrics count it."""
        return "hint" if self.is_hint else "bot"


class FairQueue:
    """Thoughts that wait, and how many are being thought about for each table.

    Next is the table with the fewest thoughts running; among equals the one that was served longest ago. So a table
    with fifty bots has one thinker while others wait, and all of them while nobody does. A hint is taken only while no
    bot waits, and never the last thinker: a bot that comes a moment later must not wait for it.
    """

    def __init__(self, thinkers: int) -> None:
        self.most_hints: Final = max(1, thinkers - 1)
        self.bots: Final[OrderedDict[str, deque[Thought]]] = OrderedDict()
        self.hints: Final[OrderedDict[str, deque[Thought]]] = OrderedDict()
        self.running: Final[Counter[str]] = Counter()
        self.hints_running = 0
        self.bots_in_a_row = 0
        """Bots served since a hint began to wait."""

    def add(self, thought: Thought) -> None:
        """Let it wait behind the others of its table."""
        self.class_of(thought).setdefault(thought.table, deque()).append(thought)

    def discard(self, thought: Thought) -> None:
        """Forget it, if it still waits."""
        waiting = self.class_of(thought)
        of_table = waiting.get(thought.table, deque())
        if thought in of_table:
            of_table.remove(thought)
            if not of_table:
                del waiting[thought.table]

    def take(self) -> Thought | None:
        """The next to be thought about, running from now on; None if there is none or it has to wait."""
        if not self.hints:
            self.bots_in_a_row = 0
        if self.is_turn_of_a_hint():
            self.bots_in_a_row = 0
            self.hints_running += 1
            return self.take_from(self.hints)
        if self.bots:
            self.bots_in_a_row += 1
            return self.take_from(self.bots)
        return None

    def is_turn_of_a_hint(self) -> bool:
        """Whether a hint is next."""
        may_run = bool(self.hints) and self.hints_running < self.most_hints
        return may_run and (not self.bots or self.bots_in_a_row >= BOTS_BEFORE_A_HINT)

    def take_from(self, waiting: OrderedDict[str, deque[Thought]]) -> Thought:
        """The first thought of the table that is next; the table goes to the end of the row."""
        table = min(waiting, key=lambda name: self.running[name])
        thought = waiting[table].popleft()
        waiting.move_to_end(table)
        if not waiting[table]:
            del waiting[table]
        self.running[table] += 1
        return thought

    def done(self, thought: Thought) -> None:
        """Its thinker is free again."""
        self.hints_running -= thought.is_hint
        self.running[thought.table] -= 1
        if not self.running[thought.table]:
            del self.running[thought.table]

    def class_of(self, thought: Thought) -> OrderedDict[str, deque[Thought]]:
        """Those of its kind that wait, by table."""
        return self.hints if thought.is_hint else self.bots

    def longest_wait(self, now: float) -> float:
        """For how many seconds the bot has waited that waits longest."""
        return max((now - of_table[0].asked_at for of_table in self.bots.values()), default=0.0)

    def waiting(self, *, hints: bool) -> int:
        """How many of a kind wait."""
        return sum(len(of_table) for of_table in (self.hints if hints else self.bots).values())
