"""One match played by bots, from the first deal to the outcome."""

from collections.abc import Mapping, Sequence
from time import process_time
from typing import Any, Final

from msgspec import Struct

from sobremesa.bots.seat import answer
from sobremesa.catalogue import game as get_game
from sobremesa.core import state as state_module
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.game import Bot, Game, PacedBot
from sobremesa.core.options import AnyOptions, Options
from sobremesa.core.outcome import Outcome
from sobremesa.core.playout import play_out
from sobremesa.core.refused import Refused
from sobremesa.core.state import State

RANDOM: Final = "random"
"""Not a bot, but somebody to compare bots with: any legal action will do."""

ANSWER_SECONDS: Final = 1.0
UNPACED: Final = 1.0
"""Seconds that a seat takes for an action where others take their own time."""


class Played(Struct, frozen=True):
    """How a match went. By seat: `sides`, and `slowest`, the longest it has thought in seconds of processor time."""

    outcome: Outcome
    hands: int
    decisions: int
    sides: tuple[int, ...] = ()
    slowest: tuple[float, ...] = ()


def play(
    game: Game[Any], options: AnyOptions, bots: Sequence[str], chance: Chance, seconds: float = ANSWER_SECONDS
) -> Played:
    """A whole match; seat i is played by `bots[i]`, who has so many seconds for each answer.

    Everything that happens follows from the chance given, as long as nobody runs out of time.
    """
    state = game.begin(options, chance)
    if len(bots) != state.players:
        raise ValueError(f"{len(bots)} bots cannot play for {state.players} seats")
    seats = range(state.players)
    players = [Player(game, bots[seat], seat, chance.fork("bot", seat), seconds) for seat in seats]
    decisions = 0
    now = 0
    while state.outcome is None:
        player = first_to_act(state, players, now)
        if player is None:
            now = state.deadline or now
            state.tick()
        else:
            now = player.at
            decisions += player.act(state)
    sides = tuple(state.side(seat) for seat in seats)
    return Played(state.outcome, state.hands_played, decisions, sides, tuple(player.slowest for player in players))


class Player:
    """A bot in a seat: what it is about to do, and when, in milliseconds of the match clock.

    Where bots take their own time (`PacedBot`) they act after it, the quickest first, and choose again when
    `bot_decision_id_for` has changed. In other games the seat the match waits for acts at once.
    """

    def __init__(self, game: Game[Any], bot: str, seat: int, chance: Chance, seconds: float) -> None:
        self.game: Final = game
        self.bot: Final = bot
        self.seat: Final = seat
        self.chance: Final = chance
        self.seconds: Final = seconds
        self.is_paced: Final = any(isinstance(one, PacedBot) for one in game.bots.values())
        self.slowest = 0.0
        self.action: Action | None = None
        self.decision_id = 0
        self.at = 0

    def think(self, state: State[Any], now: int) -> None:
        """Decide, unless it has decided already and nothing has changed since."""
        decision_id = state.bot_decision_id_for(self.seat)
        if self.action is not None and decision_id == self.decision_id:
            return
        self.decision_id = decision_id
        begun = process_time()
        if self.bot == RANDOM:
            self.action = state.random_action(self.seat, self.chance)
        else:
            self.action = answer(self.game, state, self.seat, self.bot, self.chance, self.seconds)
        self.slowest = max(self.slowest, process_time() - begun)
        self.at = now + round(1000 * self.pause(state, self.action))

    def pause(self, state: State[Any], action: Action) -> float:
        """Seconds until it acts."""
        if not self.is_paced:
            return 0.0
        bot = None if self.bot == RANDOM else self.game.bot(self.bot)
        if not isinstance(bot, PacedBot):
            return UNPACED
        return bot.pause(state.imagine(self.seat, self.chance), self.seat, action, self.chance) or 0.0

    def act(self, state: State[Any]) -> bool:
        """Do what was decided; False where others who were quicker have made it impossible."""
        action, self.action = self.action, None
        if self.is_paced:
            try:
                state.check(self.seat, action)
            except Refused:
                return False
        state.apply(self.seat, action, self.at)
        return True


def first_to_act(state: State[Any], players: Sequence[Player], now: int) -> Player | None:
    """Who acts next; nobody if the clock moves before. What comes at the very end of a time comes in time."""
    first: Player | None = None
    for seat in state.to_act:
        player = players[seat]
        player.think(state, now)
        if not player.is_paced:
            return player
        if first is None or player.at < first.at:
            first = player
    if first is not None and state.deadline is not None and state.deadline < first.at:
        return None
    return first


def play_at_random(game: Game[Any], options: AnyOptions, chance: Chance) -> Played:
    """A whole match in which every seat does anything, by the compiled loop where there is one."""
    state = game.begin(options, chance)
    decisions = play_out(state, chance.fork("random"))
    assert state.outcome is not None
    return Played(state.outcome, state.hands_played, decisions)


def check_bots(game: Game[Any], bots: Sequence[str]) -> None:
    """Refuse a bot the game does not have, before anybody sits down."""
    if isinstance(bots, str):
        raise TypeError("bots are a list of levels, not one string")
    for bot in bots:
        game.check_level(bot, RANDOM)


def check_game(game: object) -> None:
    """Raise TypeError for what is no game."""
    if not isinstance(game, Game):
        raise TypeError(f"the game has to be a Game, as sobremesa.game(name) gives it, not a {type(game).__name__}")


def check_count(name: str, count: object) -> None:
    """Raise TypeError or ValueError for what is no whole number from 1 up."""
    if type(count) is not int:
        raise TypeError(f"{name} has to be a whole number, not a {type(count).__name__}")
    if count < 1:
        raise ValueError(f"{name} has to be at least 1, not {count}")


def packed(game: Game[Any]) -> tuple[str, dict[str, Bot]]:
    """A game as it travels between processes: by name, with the bots that somebody has added to it."""
    own = get_game(game.name).bots
    return game.name, {level: bot for level, bot in game.bots.items() if own.get(level) is not bot}


def unpacked(name: str, added: Mapping[str, Bot]) -> Game[Any]:
    """The game that was packed."""
    return get_game(name).with_bots(**added)


def mode_of(options: Options) -> str:
    """The mode of a match; a game that has only one calls it `standard`."""
    return str(getattr(options, "mode", "standard"))


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    return not str(state_module.__file__).endswith(".py")
