"""A match as learners see it: one decision after another, in numbers, on a simulated clock."""

from typing import Any, Final

from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance, Seed, chance_from
from sobremesa.core.game import Game
from sobremesa.core.match import Match
from sobremesa.core.options import AnyOptions, read_options
from sobremesa.core.outcome import Outcome
from sobremesa.core.record import Acted, Header, Move, Record, Seat, Ticked, document_of
from sobremesa.lab.encoding import Encoder, encoder
from sobremesa.lab.figures import figures_of

DECISION_MS: Final = 1000
"""How long a decision takes on the simulated clock; seats that act at once share it."""


class Episode:
    """One match. `seat` is the one that decides now; it is None when the match is over.

    Seats that may act at once decide one after another, from the seat after the last one on. Each sees its own view
    only, so nobody learns what was chosen before. When time runs out, or only the clock can move, the clock ticks.
    """

    def __init__(self, game: Game[Any], options: AnyOptions, seed: Seed, *, keep: bool = False) -> None:
        """Begin a match; `keep` its moves for a record."""
        agreed = read_options(game.options, options)
        chance = chance_from(seed)
        self.game = game
        self.encoder: Encoder = encoder(game, agreed)
        self.header: Header | None = None
        self.moves: list[Move] = []
        if keep:
            seats = [Seat(name=f"seat {seat}") for seat in range(agreed.players)]
            self.header = Match.with_seed(game, agreed, seats, chance).header
        self.state: Any = game.begin(agreed, chance)
        self.now = 0
        """Milliseconds of the match clock."""
        self.seat: int | None = None
        self.choices: dict[int, Action] = {}
        """What the deciding seat may do, by number."""
        self._next(self.state.players - 1)

    @classmethod
    def at(cls, game: Game[Any], state: Any, now: int, seat: int | None) -> "Episode":
        """In the middle of a match, where that seat decides; without a record."""
        episode = cls.__new__(cls)
        episode.game, episode.encoder = game, encoder(game, state.options)
        episode.header, episode.moves = None, []
        episode.state, episode.now, episode.seat = state, now, seat
        episode.choices = {} if seat is None else episode.encoder.choices(state, seat)
        return episode

    @classmethod
    def from_record(cls, game: Game[Any], written: Record) -> "Episode":
        """Play a record again."""
        header = written.header
        assert header.seed is not None
        episode = cls(game, header.options, bytes.fromhex(header.seed), keep=True)
        for move in written.moves:
            if isinstance(move, Acted):
                episode.take(game.reader.convert(move.action))
        return episode

    def record(self) -> Record | None:
        """All that has happened; None unless it was kept."""
        return None if self.header is None else Record(self.header, self.moves)

    def copy(self) -> "Episode":
        """The same moment, independent of this one."""
        twin = Episode.__new__(Episode)
        twin.__dict__ = {**self.__dict__, "state": self.state.copy(), "moves": self.moves[:]}
        return twin

    def imagined(self, seat: int, chance: Chance) -> "Episode":
        """A match that the seat cannot tell from this one; it has no record."""
        return Episode.at(self.game, self.state.imagine(seat, chance), self.now, self.seat)

    def act(self, number: int) -> None:
        """Let the deciding seat take the action of that number. Raises ValueError where it may not."""
        self.take(self.action(number))

    def action(self, number: Any) -> Action:
        """The action of that number. Raises ValueError where the deciding seat may not take it."""
        action = self.choices.get(number) if self.seat is not None else None
        if action is None:
            who = "the match is over" if self.seat is None else f"seat {self.seat} may take {sorted(self.choices)}"
            raise ValueError(f"action {number} is not legal: {who}")
        return action

    def take(self, action: Action) -> None:
        """Let the deciding seat take a legal action."""
        assert self.seat is not None
        seat = self.seat
        together = len(self.state.to_act)
        if self.header is not None:
            line = Acted(n=len(self.moves) + 1, seat=seat, at=self.now, action=document_of(action))
            self.moves.append(line)
        self.state.apply(seat, action, self.now)
        self.now += DECISION_MS // together
        self._next(seat)

    def _next(self, last: int) -> None:
        """Let the clock tick where it has to, and find out who decides after the last seat."""
        state = self.state
        while state.outcome is None:
            if state.deadline is not None and (state.deadline < self.now or not state.to_act):
                self._tick(state.deadline)
                continue
            self.seat = min(state.to_act, key=lambda seat: (seat - last - 1) % state.players)
            self.choices = self.encoder.choices(state, self.seat)
            return
        self.seat, self.choices = None, {}

    def _tick(self, deadline: int) -> None:
        if self.header is not None:
            last = self.moves[-1].at if self.moves else 0
            self.moves.append(Ticked(n=len(self.moves) + 1, at=max(deadline, last)))
        self.now = max(self.now, deadline)
        self.state.tick()


class Rewards:
    """What each seat has earned since it was last asked: by `rank` when the match ends, or by `points` as they come."""

    def __init__(self, game: Game[Any], reward: str) -> None:
        if reward not in ("rank", "points"):
            raise ValueError(f"reward has to be 'rank' or 'points', not {reward!r}")
        self.by_rank: Final = reward == "rank"
        self.sign: Final = -1 if figures_of(game.id).lowest_wins else 1
        self.totals: list[int] = []

    def begin(self, episode: Episode) -> None:
        """Count from here on."""
        self.totals = list(episode.state.totals)

    def since(self, episode: Episode) -> list[float]:
        """By seat."""
        state = episode.state
        if self.by_rank:
            return [0.0] * state.players if state.outcome is None else by_rank(state.outcome)
        totals = list(state.totals if state.outcome is None else state.outcome.totals)
        earned = [float(self.sign * (now - before)) for now, before in zip(totals, self.totals, strict=True)]
        self.totals = totals
        return earned


def by_rank(outcome: Outcome) -> list[float]:
    """From -1 for the last to 1 for the first; equal ranks share, and the sum is 0. A single seat gets 1 or -1."""
    ranks = outcome.ranks
    if len(ranks) == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    others = len(ranks) - 1
    return [(sum(one > rank for one in ranks) - sum(one < rank for one in ranks)) / others for rank in ranks]
