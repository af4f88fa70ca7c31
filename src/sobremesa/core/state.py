"""The contract every game's rules keep: the state of one match."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.events import Audience, Event, Told
from sobremesa.core.outcome import Outcome
from sobremesa.core.refused import Refused

A = TypeVar("A", bound=Action)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC, Generic[A]):
    """One match at one moment. It changes in place; `copy` is cheap.

    Everything automatic (a reveal, a forced placement, scoring, the next deal) happens inside `apply`, so a state rests
    only where a seat or the clock has to move, or where the match is over.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.to_act: tuple[int, ...] = ()
        """The seats the match waits for; bots, clocks and simulations act for these."""
        self.deadline: int | None = None
        """When the clock has to act, in milliseconds of the match clock."""
        self.outcome: Outcome | None = None
        self.reveals = 0
        """Counts pieces turned up, chance used and claims judged: an action that does not raise it has the same result
        in every world its seat can imagine."""
        self.events: list[Told] | None = None
        """What happened, in order, while somebody listens; None in copies and simulations."""

    @abstractmethod
    def start(self) -> None:
        """Set up the first hand; called once, on a fresh state."""

    # Who may act

    def may_act(self, seat: int) -> bool:
        """Whether the seat may act now, waited for or not."""
        return seat in self.to_act

    @abstractmethod
    def moment(self, seat: int) -> int:
        """A number that changes when the question put to the seat changes: older answers are stale."""

    def side(self, seat: int) -> int:
        """The side a seat plays for: its own, unless the game has teams."""
        return seat

    @property
    def hands_played(self) -> int:
        """How many hands (deals, rounds) have been counted so far; a game played in one go is one hand."""
        return 0 if self.outcome is None else 1

    # Acting

    @abstractmethod
    def legal_actions(self, seat: int) -> list[A]:
        """The actions the seat may take now; where they cannot all be listed, a repertoire for play."""

    def check(self, seat: int | None, action: A, moment: int | None = None) -> None:
        """Refuse the action if the seat may not take it now; change nothing either way."""
        if seat is None or not 0 <= seat < self.players:
            raise Refused("not_a_player")
        if self.outcome is not None:
            raise Refused("match_over")
        if moment is not None and moment != self.moment(seat):
            raise Refused("stale_action")
        if not self.may_act(seat):
            raise Refused("not_your_turn", **self.why_wait(seat))
        self.check_rules(seat, action)

    def why_wait(self, seat: int) -> dict[str, Any]:
        """Facts for the sentence that tells a seat why it is not its turn."""
        return {}

    @abstractmethod
    def check_rules(self, seat: int, action: A) -> None:
        """The game's own checks, in the order of its rules file, for a seat that may act."""

    @abstractmethod
    def apply(self, seat: int, action: A, at: int = 0) -> None:
        """Carry out a checked action and all that follows from it by itself."""

    def tick(self) -> None:
        """The clock's own move, made at the deadline."""
        raise RuntimeError("no clock is running")

    # Seeing

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """What the seat may see, as a Struct; None is a spectator or the table screen."""

    def views(self, viewers: Sequence[int | None]) -> Sequence[Any]:
        """What each of them may see; a game can share the work that is common to all."""
        return [self.view(viewer) for viewer in viewers]

    def appraise(self, seat: int, action: A) -> dict[str, Any]:
        """What may be said of an unfinished action, from what the seat may know."""
        return {}

    def tell(self, event: Event, only: Audience | None = None, others: Event | None = None) -> None:
        """Let the audience know what happened. Call it only while `events` is a list: making an event costs time."""
        if self.events is not None:
            self.events.append(Told(event, only, others))

    # Other worlds

    @abstractmethod
    def imagine(self, seat: int | None, chance: Chance) -> "State[A]":
        """A whole state that agrees with all the seat may know: a function of that knowledge and `chance` alone."""

    @abstractmethod
    def copy(self) -> "State[A]":
        """The same moment, independent of this one, without listeners."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The whole state as a plain JSON document. It tells everything, the seed too."""
