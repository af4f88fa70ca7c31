"""The contract every game's rules keep: the state of one match."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, overload

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from sobremesa.core import text as texts
from sobremesa.core.actions import Action, check_form, reader_of
from sobremesa.core.chance import Chance, chance_from
from sobremesa.core.events import Audience, Event, Told
from sobremesa.core.outcome import Outcome
from sobremesa.core.position import read_state
from sobremesa.core.refused import Refused

A = TypeVar("A", bound=Action)
V = TypeVar("V", default=Any)
P = TypeVar("P", default=Any)

LEFT_OUT: Final[Any] = object()
"""Stands for a seat that a caller does not name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[A, V, P]):
    """One match at one moment, with its game's actions, views and appraisals. It changes in place; `copy` is cheap.

    Everything automatic (a reveal, a forced placement, scoring, the next deal) happens inside `apply`, so a state rests
    only where a seat or the clock has to move, or where the match is over.

    What is asked for a seat is answered by a method of the game whose name ends in `_for`, after the seat has been
    checked here: seats that do not exist are refused (`not_a_player`) in one place. The `_for` methods may be called
    directly where the seat is known to be right and time counts. The checked methods take `Any`, for compiled code
    answers a value of another type than the declared one with a TypeError before it could be refused. `act` checks an
    action and carries it out; `apply` and `random_action` check nothing.

    Every game's state has `options`, `phase` and `totals` (the points so far, by seat), each as an attribute or as a
    property.

    It is no ABC: compiled classes share the cache that `isinstance` uses for these, and answer wrongly for one another.
    Type checkers refuse a game that lacks an abstract method all the same.

    States are equal if they are of the same game and in the same position, chance included; they have no hash.
    """

    action_types: ClassVar[Any] = Action
    """The actions of the game, as a type or a union of types."""
    position_type: ClassVar[Any] = None
    """The Struct in which its positions are written, a `core.position.Position`."""

    def __init__(self, players: int, chance: Chance) -> None:
        self.players = players
        self.chance = chance
        self.to_act: tuple[int, ...] = ()
        """The seats the match waits for; bots, clocks and simulations act for these."""
        self.deadline: int | None = None
        """When the clock has to act, in milliseconds of the match clock."""
        self.outcome: Outcome | None = None
        self.information_count = 0
        """Counts pieces turned up, chance used and claims judged. An action that does not raise it has the same result
        in every world its seat can imagine."""
        self.events: list[Told] | None = None
        """What happened, in order, while somebody listens; None in copies and simulations."""

    @abstractmethod
    def start(self) -> None:
        """Set up the first hand; called once, on a fresh state."""

    @abstractmethod
    def resume(self, position: Any) -> None:
        """Lay out what a position says, a Struct of the `position_type`; called once, in place of `start`.

        What follows from it (totals, seats to act, the outcome) is worked out. Raises Refused (`bad_position`) where a
        word cannot be understood; `faults` are looked for afterwards.
        """

    @abstractmethod
    def faults(self) -> list[str]:
        """What is wrong with the state, in sentences that say how it should be; empty where nothing is.

        A state without faults has all its pieces, each in one place, and can be played to the end. It need not be one
        that a match can lead to. A state that came about by play has none.
        """

    # Who may act

    def must_be_seat(self, seat: Any) -> None:
        """Refuse a seat that does not exist; True and 1.0 are none."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise Refused("not_a_player")

    def must_be_viewer(self, seat: Any) -> None:
        """Refuse what is neither a seat nor None, a spectator."""
        if seat is not None:
            self.must_be_seat(seat)

    def one_to_act(self) -> int:
        """The seat that is meant where none is named: the only one the match waits for.

        Raises Refused (`match_over`), or ValueError where the match waits for several seats or for the clock.
        """
        if len(self.to_act) == 1:
            return self.to_act[0]
        if self.outcome is not None:
            raise Refused("match_over")
        raise ValueError(f"name a seat: the match waits for {self.to_act}" if self.to_act else "the clock has to move")

    def may_act(self, seat: Any) -> bool:
        """Whether the seat may act now, waited for or not."""
        self.must_be_seat(seat)
        return seat in self.to_act or self.may_act_unasked(seat)

    def may_act_unasked(self, seat: int) -> bool:
        """Whether a seat that the match does not wait for may act all the same."""
        return False

    def decision_id(self, seat: Any) -> int:
        """A number that rises when the seat has something else to decide: answers to older ones are stale.

        It never falls within a match, so a decision that has passed is never asked again.
        """
        self.must_be_seat(seat)
        return self.decision_id_for(seat)

    @abstractmethod
    def decision_id_for(self, seat: int) -> int:
        """The game's answer to `decision_id`."""

    def bot_decision_id_for(self, seat: int) -> int:
        """A number that changes when a waiting bot has to choose again: usually the decision id.

        Where several seats act at once the decision id stays the same, because no answer goes stale when others move.
        """
        return self.decision_id_for(seat)

    @property
    def allows_hints(self) -> bool:
        """Whether advice may be asked for; not where to see it is the game itself."""
        return True

    def side(self, seat: int) -> int:
        """The side a seat plays for: its own, unless the game has teams."""
        return seat

    @property
    def hands_played(self) -> int:
        """How many hands (deals, rounds) have been counted so far; a game played in one go is one hand."""
        return 0 if self.outcome is None else 1

    @property
    def is_within_turn(self) -> bool:
        """Whether what is asked is part of a turn that goes on afterwards, though it is asked of somebody else."""
        return False

    # Acting

    def legal_actions(self, seat: Any = LEFT_OUT) -> list[A]:
        """The actions the seat may take now; where they cannot all be listed, a repertoire for play.

        The seat may be left out where the match waits for one alone.
        """
        if seat is LEFT_OUT:
            seat = self.one_to_act()
        self.must_be_seat(seat)
        return self.actions_for(seat)

    @abstractmethod
    def actions_for(self, seat: int) -> list[A]:
        """The game's answer to `legal_actions`."""

    def random_action(self, seat: int, chance: Chance) -> A:
        """One of the legal actions, each as likely. A game that has very many need not list them for that.

        Like `apply` it checks nothing, for simulations: the seat must be one that may act.
        """
        actions = self.actions_for(seat)
        return actions[chance.below(len(actions))]

    def check(self, seat: Any, action: Any, decision_id: Any = None) -> None:
        """Refuse the action if the seat may not take it now; change nothing either way."""
        check_form(action, self.action_types)
        self.must_be_seat(seat)
        if self.outcome is not None:
            raise Refused("match_over")
        if decision_id is not None and (type(decision_id) is not int or decision_id != self.decision_id_for(seat)):
            raise Refused("stale_action")
        if not self.may_act(seat):
            self.refuse_unasked(seat, action)
        self.check_rules(seat, action)

    def refuse_unasked(self, seat: int, action: A) -> None:
        """Refuse an action of a seat that may not act; a game that has a more telling word for it says that one."""
        raise Refused("not_your_turn", **self.why_wait(seat))

    def why_wait(self, seat: int) -> dict[str, Any]:
        """Facts for the sentence that tells a seat why it is not its turn."""
        return {}

    @abstractmethod
    def check_rules(self, seat: int, action: A) -> None:
        """The game's own checks, in the order of its rules file, for a seat that may act."""

    @overload
    def act(self, action: A | bytes | str, /, *, at: int = 0) -> None: ...
    @overload
    def act(self, seat: int, action: A | bytes | str, /, *, at: int = 0) -> None: ...
    def act(self, seat: Any, action: Any = LEFT_OUT, /, *, at: Any = 0) -> None:
        """Check an action, or its JSON, and carry it out; before that, ticks that were due by its time.

        The seat may be left out where the match waits for one alone. Raises Refused where the action is not allowed.
        """
        if action is LEFT_OUT:
            seat, action = LEFT_OUT, seat
        check_time(at)
        made: A = reader_of(self.action_types).accept(action)
        while self.outcome is None and self.deadline is not None and self.deadline < at:
            self.tick()
        if seat is LEFT_OUT:
            seat = self.one_to_act()
        self.check(seat, made)
        self.apply(seat, made, at)

    @abstractmethod
    def apply(self, seat: int, action: A, at: int = 0) -> None:
        """Carry out a checked action and all that follows from it by itself."""

    def tick(self) -> None:
        """The clock's own move, made at the deadline. Raises ValueError where no clock is running."""
        if self.deadline is None:
            raise ValueError("no clock is running: this state has no deadline")
        self.time_is_up(self.deadline)

    def time_is_up(self, at: int) -> None:
        """The game's answer to `tick`, at the time of the deadline; a game that sets no deadline needs none."""
        raise NotImplementedError

    # Seeing

    def view(self, seat: Any) -> V:
        """What the seat may see, as a Struct; None is a spectator or the table screen."""
        self.must_be_viewer(seat)
        return self.views_for([seat])[0]

    def views(self, viewers: Sequence[Any]) -> Sequence[V]:
        """What each of them may see; what is common to all is put together once."""
        for viewer in viewers:
            self.must_be_viewer(viewer)
        return self.views_for(viewers)

    @abstractmethod
    def views_for(self, viewers: Sequence[int | None]) -> Sequence[V]:
        """The game's answer to `views`."""

    def text(self, seat: Any = None) -> str:
        """The table as the seat sees it, drawn in plain text with English words; None is a spectator.

        `str(state)` and `print(state)` show what a spectator sees: nobody's hand.
        """
        self.must_be_viewer(seat)
        return texts.table(self, seat)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return texts.line(self)

    def appraise(self, seat: Any, action: Any) -> P | None:
        """What may be said of an action, finished or not, as a Struct; from what the seat may know alone.

        None where there is nothing to say.
        """
        check_form(action, self.action_types)
        self.must_be_seat(seat)
        return self.appraisal_for(seat, action)

    def appraisal_for(self, seat: int, action: A) -> P | None:
        """The game's answer to `appraise`."""
        return None

    def tell(self, event: Event, only: Audience | None = None, others: Event | None = None) -> None:
        """Let the audience know what happened. Call it only while `events` is a list: making an event costs time."""
        if self.events is not None:
            self.events.append(Told(event, only, others))

    # Other worlds

    def imagine(self, seat: Any, seed: Any) -> "State[A, V, P]":
        """A whole state that agrees with all the seat may know: a function of that knowledge and `seed` alone.

        A `Chance` may be given for the seed; it is drawn from.
        """
        self.must_be_viewer(seat)
        chance = chance_from(seed)
        world = self.world_for(seat, chance)
        world.chance = Chance(chance.draw_seed())
        return world

    @abstractmethod
    def world_for(self, seat: int | None, chance: Chance) -> "State[A, V, P]":
        """The game's answer to `imagine`: a copy with all dealt anew that the seat cannot place.

        Gather it, sort it, shuffle it with `chance`, deal it out. The world gets a seed of its own afterwards.
        """

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.position() == other.position()

    @abstractmethod
    def copy(self) -> "State[A, V, P]":
        """The same moment, independent of this one, without listeners."""

    def copy_shared(self, twin: "State[A, V, P]") -> None:
        """Bring a copy to this moment as far as all games share it; players and chance it has already."""
        twin.to_act = self.to_act
        twin.deadline = self.deadline
        twin.outcome = self.outcome
        twin.information_count = self.information_count

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The whole state as a plain JSON document. It tells everything, the seed too."""

    def __reduce__(self) -> tuple[Any, ...]:
        """By its position: compiled classes cannot be pickled otherwise."""
        return read_state, (self.position_type, type(self), self.position())


def check_time(at: object) -> None:
    """Raise TypeError for what is no time of a match clock."""
    if type(at) is not int:
        raise TypeError(f"`at` is a whole number of milliseconds, not a {type(at).__name__}")
