"""A Gymnasium environment: one learner among bots.

>>> from sobremesa.lab.gymnasium import LearnerEnv
>>> table = LearnerEnv("sumo", bots=("easy", "random"), players=3)
>>> seen, info = table.reset(seed=7)
>>> seen["action_mask"].sum()
np.int64(10)

It needs the extra `sobremesa[gymnasium]`.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
from gymnasium import spaces

from sobremesa.bots.seat import answer
from sobremesa.catalogue import game as get_game
from sobremesa.core.chance import Chance
from sobremesa.core.options import read_options
from sobremesa.lab.encoding import encoder
from sobremesa.lab.episode import Episode, Rewards
from sobremesa.lab.matches import ANSWER_SECONDS, RANDOM, check_bots
from sobremesa.lab.spaces import observation_space, observe


class LearnerEnv(gymnasium.Env[dict[str, Any], Any]):
    """A table where one seat learns and bots play the others.

    `bots` play the seats after the learner's, in turn; `random` is one of them. `seat` is the learner's. An action that
    the mask does not allow loses at once: the episode ends with the reward -1 and `info["illegal_action"]` says why;
    with `strict` it raises ValueError instead.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        bots: Sequence[str] = ("easy",),
        seat: int = 0,
        reward: str = "rank",
        features: bool | None = None,
        strict: bool = False,
        seconds: float = ANSWER_SECONDS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = get_game(game)
        check_bots(self.game, bots)
        if not bots:
            raise ValueError("bots have to be named: one at least")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode has to be None or 'ansi', not {render_mode!r}")
        self.match_options = read_options(self.game.options, options)
        if type(seat) is not int or not 0 <= seat < self.match_options.players:
            raise ValueError(f"seat has to be from 0 to {self.match_options.players - 1}, not {seat!r}")
        self.bots = tuple(bots)
        self.seat = seat
        self.counted = Rewards(self.game, reward)
        self.strict = strict
        self.seconds = seconds
        self.render_mode = render_mode
        numbers = encoder(self.game, self.match_options)
        self.features = not numbers.is_numbered if features is None else features
        self.observation_space = observation_space(numbers, self.features)
        self.action_space = spaces.Discrete(numbers.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        root = Chance(self.np_random.bytes(32))
        self.episode = Episode(self.game, self.match_options, root.fork("match"))
        self.chances = [root.fork("bot", seat) for seat in range(self.match_options.players)]
        self.counted.begin(self.episode)
        self._let_bots_play()
        return observe(self.episode, self.seat, self.features), {}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Act for the learner, and let the bots act until it is asked again."""
        try:
            self.episode.act(action)
        except ValueError as error:
            if self.strict or self.episode.seat is None:
                raise
            seen = observe(self.episode, self.seat, self.features)
            return seen, -1.0, True, False, {"illegal_action": str(error)}
        self._let_bots_play()
        reward = self.counted.since(self.episode)[self.seat]
        is_over = self.episode.state.outcome is not None
        return observe(self.episode, self.seat, self.features), reward, is_over, False, {}

    def render(self) -> str | None:
        """The table as the learner sees it, as text."""
        return self.episode.state.text(self.seat) if self.render_mode == "ansi" else None

    def _let_bots_play(self) -> None:
        episode = self.episode
        while episode.seat is not None and episode.seat != self.seat:
            seat = episode.seat
            level = self.bots[(seat - self.seat - 1) % len(self.bots)]
            chance = self.chances[seat]
            if level == RANDOM:
                action = episode.state.random_action(seat, chance)
            else:
                action = answer(self.game, episode.state, seat, level, chance, self.seconds)
            episode.take(action)
