"""The six games as Python games of OpenSpiel: `sobremesa_sumo`, `sobremesa_rummy500` …

>>> import pyspiel
>>> import sobremesa.lab.openspiel
>>> game = pyspiel.load_game("sobremesa_sumo(players=2,seeds=10)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 10)

Chance is explicit: one chance node at the root chooses the seed of the match, and all that is dealt and drawn follows
from it. A node for each card would have to open up the rules, whose `apply` deals by itself. `seeds` is the number of
matches there are to choose from: a small one is a small game for tabular algorithms, a large one comes near to the
real game. Seats that choose at once are nodes one after another, and none sees what was chosen before.

Parameters: `players` (0: the usual number), `mode`, `seeds`, and `options`, other options as JSON with `'` for `"`.
It needs the extra `sobremesa[openspiel]`.
"""

from typing import Any, Final

import msgspec
import numpy as np
import pyspiel

from sobremesa.catalogue import GAMES
from sobremesa.catalogue import game as get_game
from sobremesa.core.chance import Chance
from sobremesa.core.game import Game
from sobremesa.core.options import Options, read_options
from sobremesa.core.record import Record, read, write
from sobremesa.lab.encoding import Encoder, encoder
from sobremesa.lab.episode import Episode, by_rank

PREFIX: Final = "sobremesa_"
SEEDS: Final = 1000
LONGEST: Final = 100_000
"""Decisions in a match; no simulation has come near to it."""
MOST_PLAYERS: Final = 10
PARAMETERS: Final = {"players": 0, "mode": "", "seeds": SEEDS, "options": ""}


def game_type(game: Game[Any], players: int = 0) -> Any:
    """What OpenSpiel has to know of the game. A single player plays against nobody, so nothing is zero-sum."""
    utility = pyspiel.GameType.Utility.GENERAL_SUM if players == 1 else pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=f"Sobremesa: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def options_from(game: Game[Any], params: dict[str, Any]) -> Options:
    """The options that the parameters name; refused where they are not allowed."""
    try:
        more = msgspec.json.decode(params["options"].replace("'", '"')) if params["options"] else {}
    except msgspec.DecodeError:
        raise ValueError(f"options have to be JSON, not {params['options']!r}") from None
    chosen = {name: params[name] for name in ("players", "mode") if params[name]}
    return read_options(game.options, {**more, **chosen})


class TableGame(pyspiel.Game):
    """One of the games, with its parameters."""

    game: Game[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        game = self.game
        self.options = options_from(game, chosen)
        self.seeds: int = chosen["seeds"]
        if self.seeds < 1:
            raise ValueError(f"seeds has to be at least 1, not {self.seeds}")
        self.encoder = encoder(game, self.options)
        players = self.options.players
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.action_count,
            max_chance_outcomes=self.seeds,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, players), info, chosen)

    def new_initial_state(self) -> "TableState":
        """Before the seed is chosen."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":
        """Of what a seat sees now, or with perfect recall of all it has seen."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TableObserver(self.encoder, wanted.perfect_recall)


class Played:
    """A match being played, with its record and what each seat has seen at its own decisions.

    It is copied cheaply, and pickled as its record. A world that was imagined has none and is pickled as its position.
    """

    def __init__(self, episode: Episode, memories: list[tuple[str, ...]]) -> None:
        self.episode = episode
        self.memories = memories

    def act(self, number: int) -> None:
        seat = self.episode.seat
        assert seat is not None
        action = self.episode.action(number)
        remembered = self.observed(seat) + msgspec.json.encode(action).decode()
        self.memories[seat] = (*self.memories[seat], remembered)
        self.episode.take(action)

    def observed(self, seat: int) -> str:
        return msgspec.json.encode(self.episode.state.view(seat)).decode()

    def imagined(self, seat: int, chance: Chance) -> "Played":
        """A world that the seat cannot tell from this one; what others remember in it is not known."""
        memories: list[tuple[str, ...]] = [()] * len(self.memories)
        memories[seat] = self.memories[seat]
        return Played(self.episode.imagined(seat, chance), memories)

    def __deepcopy__(self, memo: Any) -> "Played":
        return Played(self.episode.copy(), self.memories[:])

    def __reduce__(self) -> tuple[Any, ...]:
        written = self.episode.record()
        if written is None:
            state, now, seat = self.episode.state, self.episode.now, self.episode.seat
            return _from_position, (self.episode.game.name, state.position(), now, seat, self.memories)
        return _from_record, (write(written), self.memories)


def _from_record(raw: bytes, memories: list[tuple[str, ...]]) -> Played:
    written: Record = read(raw)
    return Played(Episode.from_record(get_game(written.header.game), written), memories)


def _from_position(name: str, position: Any, now: int, seat: int | None, memories: list[tuple[str, ...]]) -> Played:
    game = get_game(name)
    return Played(Episode.at(game, game.from_position(position), now, seat), memories)


class TableState(pyspiel.State):
    """A match: before its seed is chosen, while it is played, and when it is over."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.played: Played | None = None

    def current_player(self) -> Any:
        if self.played is None:
            return pyspiel.PlayerId.CHANCE
        seat = self.played.episode.seat
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        played = self.played
        return sorted(played.episode.choices) if played is not None and player == played.episode.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, each as likely."""
        seeds = self.get_game().seeds
        return [(seed, 1 / seeds) for seed in range(seeds)]

    def _apply_action(self, action: int) -> None:
        if self.played is None:
            table = self.get_game()
            episode = Episode(table.game, table.options, action, keep=True)
            self.played = Played(episode, [()] * table.options.players)
        else:
            self.played.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.played is None:
            return f"seed {action}"
        chosen = self.played.episode.choices.get(action)
        return f"{action}" if chosen is None else f"{action}:{msgspec.json.encode(chosen).decode()}"

    def is_terminal(self) -> bool:
        return self.played is not None and self.played.episode.seat is None

    def returns(self) -> list[float]:
        """By rank, from -1 for the last to 1 for the first."""
        outcome = None if self.played is None else self.played.episode.state.outcome
        return [0.0] * self.num_players() if outcome is None else by_rank(outcome)

    def imagine(self, player: int, chance: Chance) -> "TableState":
        """A state that the player cannot tell from this one."""
        twin: TableState = self.clone()
        if self.played is not None:
            twin.played = self.played.imagined(player, chance)
        return twin

    def __str__(self) -> str:
        if self.played is None:
            return "the seed is not chosen yet"
        return msgspec.json.encode(self.played.episode.state.position()).decode()


class TableObserver:
    """What a player sees, as a tensor and as a string.

    With perfect recall the string holds all that the player saw and did at its decisions before. The tensor is the
    observation in both cases.
    """

    def __init__(self, numbers: Encoder, perfect_recall: bool) -> None:
        self.numbers = numbers
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(numbers.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if state.played is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.numbers.observation(state.played.episode.state, player)

    def string_from(self, state: TableState, player: int) -> str:
        if state.played is None:
            return ""
        seen = [*(state.played.memories[player] if self.perfect_recall else ()), state.played.observed(player)]
        return "\n".join(seen)


def resampler(seed: int) -> Any:
    """For `ISMCTSBot.set_resampler`: a state that the player cannot tell from the given one."""
    chance = Chance(seed)

    def resample(state: TableState, player: int) -> TableState:
        return state.imagine(player, chance)

    return resample


for _name in GAMES:
    # A class and no function: OpenSpiel releases what is registered after Python has ended, which a function does not
    # survive.
    _game = get_game(_name)
    pyspiel.register_game(game_type(_game), type(f"TableGame_{_name}", (TableGame,), {"game": _game}))
