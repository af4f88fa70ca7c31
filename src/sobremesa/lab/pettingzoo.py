"""PettingZoo environments for every game and mode.

>>> from sobremesa.lab.pettingzoo import env
>>> table = env("sumo", players=3, mode="short_deck")
>>> table.reset(seed=7)
>>> table.agent_selection
'seat_0'

It needs the extra `sobremesa[pettingzoo]`.
"""

from typing import Any, Final

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from sobremesa.catalogue import game as get_game
from sobremesa.core.chance import Chance, fresh_seed
from sobremesa.core.options import read_options
from sobremesa.core.refused import Refused
from sobremesa.lab.encoding import encoder
from sobremesa.lab.episode import Episode, Rewards
from sobremesa.lab.spaces import observation_space, observe

TOGETHER: Final = ("sumo",)
"""Games in which all choose at once, so that a parallel environment is natural."""


def env(
    game: str,
    *,
    reward: str = "rank",
    features: bool | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "TableEnv":
    """An AEC environment. Options of the game are given by name.

    `reward` is `rank` or `points`. `features` adds a vector for each action, by default where actions are not numbered.
    """
    return TableEnv(game, options, reward, features, render_mode)


def parallel_env(
    game: str,
    *,
    reward: str = "rank",
    features: bool | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> "ParallelTableEnv":
    """A parallel environment of a game in which all choose at once.

    Where only some are asked, the mask of the others is all zeros and their actions are ignored.
    """
    if get_game(game).id not in TOGETHER:
        raise ValueError(f"{game} has turns: use env, not parallel_env")
    return ParallelTableEnv(game, options, reward, features, render_mode)


class _Table:
    """What both kinds of environments share: the game, its spaces and the match being played."""

    def __init__(
        self, name: str, options: dict[str, Any], reward: str, features: bool | None, render_mode: str | None
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode has to be None or 'ansi', not {render_mode!r}")
        self.game = get_game(name)
        self.metadata = {
            "name": f"{self.game.id}_v{self.game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.match_options = read_options(self.game.options, options)
        self.counted = Rewards(self.game, reward)
        self.numbers = encoder(self.game, self.match_options)
        self.features = not self.numbers.is_numbered if features is None else features
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match_options.players)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.chance = Chance(fresh_seed())
        space = observation_space(self.numbers, self.features)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.numbers.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new match. Without a seed it follows from the one before."""
        if seed is not None:
            self.chance = Chance(checked_seed(seed))
        self.episode = Episode(self.game, self.match_options, Chance(self.chance.draw_seed()))
        self.counted.begin(self.episode)
        self.agents = self.possible_agents[:]

    def look(self, seat: int) -> dict[str, Any]:
        return observe(self.episode, seat, self.features)

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        return self.episode.state.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class TableEnv(_Table, AECEnv[str, Any, Any]):
    """A table where the seats are agents and act one after another."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.look(self.seat_of[agent])

    def step(self, action: Any) -> None:
        """Let the selected agent act. Raises ValueError for an action its mask does not allow."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.episode.act(action)
        self.rewards = dict(zip(self.possible_agents, self.counted.since(self.episode), strict=True))
        if self.episode.state.outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        seat = self.episode.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]


class ParallelTableEnv(_Table, ParallelEnv[str, Any, Any]):
    """A table where all that are asked answer in one step."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.begin(seed)
        return self._looks(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Let all that are asked act. Raises ValueError for an action that a mask does not allow."""
        state = self.episode.state
        asked = [self.possible_agents[seat] for seat in state.to_act]
        chosen = {self.seat_of[agent]: self._checked(agent, actions) for agent in asked}
        while self.episode.seat in chosen:
            self.episode.act(chosen.pop(self.episode.seat))
        rewards = dict(zip(self.agents, self.counted.since(self.episode), strict=True))
        is_over = state.outcome is not None
        over, cut = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, False)
        infos: dict[str, Any] = {agent: {} for agent in self.agents}
        looks = self._looks()
        if is_over:
            self.agents = []
        return looks, rewards, over, cut, infos

    def _checked(self, agent: str, actions: dict[str, Any]) -> Any:
        number = actions.get(agent)
        legal = self.numbers.choices(self.episode.state, self.seat_of[agent])
        if number not in legal:
            raise ValueError(f"action {number} is not legal: {agent} may take {sorted(legal)}")
        return number

    def _looks(self) -> dict[str, Any]:
        """What every seat sees; the mask of each that is asked says what it may do."""
        looks = {}
        for agent, seat in self.seat_of.items():
            looks[agent] = seen = self.look(seat)
            if seat in self.episode.state.to_act:
                choices = self.numbers.choices(self.episode.state, seat)
                seen["action_mask"] = self.numbers.mask(choices)
                if self.features:
                    seen["action_features"] = self.numbers.features(choices, seat)
        return looks


def checked_seed(seed: Any) -> int:
    """A seed as numpy and others give it; refused (`bad_seed`) where it is none."""
    try:
        number = int(seed)
    except (TypeError, ValueError):
        raise Refused("bad_seed", why="a seed is a whole number, or 32 bytes") from None
    if number < 0:
        raise Refused("bad_seed", why="a seed is a whole number from 0 to 2**256 - 1")
    return number
