"""Write a bot, and see how it does against those of the game: python examples/own_bot.py

A bot is any object with `choose`. It is handed a world that was imagined from what its seat knows, so it cannot cheat,
and it may try things out on copies of that world. This one plays Sumo: it tries each of its cards against random cards
of the others and keeps the one that took the fewest sumos.
"""

from typing import Any

from sobremesa import Action, Chance, arena, game

TRIES = 12


class Sampler:
    """Tries every action a few times, lets chance decide for everybody else, and takes the cheapest."""

    def choose(self, world: Any, seat: int, chance: Chance, seconds: float) -> Action:
        """The action that cost the fewest sumos until the turn was over."""
        actions = world.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        return min(actions, key=lambda action: sum(self.cost(world, seat, action, chance) for _ in range(TRIES)))

    def cost(self, world: Any, seat: int, action: Action, chance: Chance) -> int:
        """What the action costs in one world: the sumos of the turn it is played in."""
        trial = world.copy()
        turn = (trial.round, trial.turn)
        sumos = trial.totals[seat] + trial.view(seat).own.sumos
        # `apply` checks nothing, which is right for actions that come from the game itself.
        trial.apply(seat, action)
        while trial.outcome is None and (trial.round, trial.turn) == turn:
            other = trial.to_act[0]
            trial.apply(other, trial.random_action(other, chance))
        return trial.totals[seat] + trial.view(seat).own.sumos - sumos


if __name__ == "__main__":
    sumo = game("sumo").with_bots(sampler=Sampler())
    result = arena(sumo, {"players": 2, "target_sumos": 30}, bots=["sampler", "easy", "random"], matches=30, seed=1)
    for standing in result.standings:
        wins = standing.win_share
        print(f"{standing.bot:8} wins {wins.value:3.0%} of its matches (95 % sure: {wins.low:.0%} to {wins.high:.0%})")
