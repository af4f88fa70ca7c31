"""What a type checker knows of the public API: read by mypy in `make types`, never run.

A line that is wrong on purpose says which error it must be; mypy complains of one that is none.
"""

from typing import Any, assert_type

import sobremesa
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.game import Game
from sobremesa.core.state import State
from sobremesa.games import burako, rummy, rummy500, sorry, sumo, sumoku
from sobremesa.games.burako import BurakoAction, BurakoState, BurakoView
from sobremesa.games.rummy import RummyAction, RummyState, RummyView
from sobremesa.games.rummy500 import Rummy500Action, Rummy500State, Rummy500View
from sobremesa.games.sorry import SorryAction, SorryState, SorryView
from sobremesa.games.sumo import PlayCard, SumoAction, SumoAppraisal, SumoOptions, SumoState, SumoView
from sobremesa.games.sumoku import ClassicSeat, OwnerView, SpotSeat, SumokuAction, SumokuState, SumokuView
from sobremesa.lab.arena import Arena
from sobremesa.lab.simulate import Simulation

chance = Chance(bytes(32))

# A game is known by its name, and its state by the game.

assert_type(sobremesa.game("sumo"), Game[SumoState])
assert_type(sobremesa.game("sorry@1"), Game[SorryState])
assert_type(sobremesa.game("rummy500"), Game[Rummy500State])
assert_type(sobremesa.game("sumoku@1"), Game[SumokuState])
assert_type(sobremesa.game("burako"), Game[BurakoState])
assert_type(sobremesa.game("rummy"), Game[RummyState])
assert_type(sobremesa.game(input()), Game[Any])
assert_type(sumo.RULES.begin(SumoOptions(), chance), SumoState)
assert_type(sorry.RULES.from_position({}), SorryState)
assert_type(rummy500.RULES.with_bots(), Game[Rummy500State])

# What it shows and what can be done is the game's own.

state = sobremesa.game("sumo").new(players=3, seed=7)
assert_type(state, SumoState)
assert_type(state.view(0), SumoView)
assert_type(state.appraise(0, PlayCard(14)), SumoAppraisal | None)
assert_type(state.imagine(0, chance).copy().view(None), SumoView)
assert_type(state.legal_actions(0), list[SumoAction])
assert_type(state.view(0).rows[0].cards, list[int | str])
assert_type(sorry.RULES.new().view(0), SorryView)
assert_type(sorry.RULES.new().legal_actions(0), list[SorryAction])
assert_type(rummy500.RULES.new().view(0), Rummy500View)
assert_type(rummy500.RULES.new().legal_actions(0), list[Rummy500Action])
assert_type(sumoku.RULES.new().view(0), SumokuView)
assert_type(sumoku.RULES.new().legal_actions(0), list[SumokuAction])
assert_type(burako.RULES.new().view(0), BurakoView)
assert_type(burako.RULES.new().legal_actions(0), list[BurakoAction])
assert_type(rummy.RULES.new().view(0), RummyView)
assert_type(rummy.RULES.new().legal_actions(0), list[RummyAction])
assert_type(sumo.RULES.new().totals, list[int])
assert_type(burako.RULES.new().totals, list[int])
assert_type(sumoku.RULES.new().totals, list[int])
assert_type(sumoku.RULES.new().view(0).own, ClassicSeat | OwnerView | SpotSeat | None)
state.apply(0, PlayCard(14))
state.act(0, PlayCard(14))
state.act(0, b'{"type":"play_card","card":14}')

# What is imported when it is first used has its types as well.

assert_type(sobremesa.answer(sumo.RULES, state, 0, "easy", seed=1), Action)
assert_type(sobremesa.simulate(sumo.RULES, {}, games=1, seed=1), Simulation)
assert_type(sobremesa.arena(sumo.RULES, {}, bots=["easy"], matches=1, seed=1), Arena)

# Wrong use is an error.

state.apply(0, rummy500.DrawStock())  # type: ignore[arg-type]
len(state.view(0).melds)  # type: ignore[attr-defined]
len(state.view(0).own.hand)  # type: ignore[union-attr]
PlayCard(row=1)  # type: ignore[call-arg]
SumoOptions(mode="long")  # type: ignore[arg-type]


class Wrong:
    def choose(self, world: State[Any], seat: int) -> Action:
        return PlayCard(1)


sumo.RULES.with_bots(wrong=Wrong())  # type: ignore[arg-type]
