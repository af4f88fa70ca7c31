"""Estimate a chance from what one seat knows: python examples/imagined_worlds.py

How risky is each card of a hand of Sumo? `imagine` deals everything that the seat cannot see anew, as often as one
likes, so nothing of the real hands can leak into the answer.
"""

from sobremesa import Chance, game
from sobremesa.games.sumo import PlayCard

SEAT = 0
TURNS_PLAYED = 4
WORLDS = 200

# A match in its fifth turn; so far everybody has played at random.
state = game("sumo").new(players=4, seed=8)
chance = Chance(8)
while state.turn <= TURNS_PLAYED:
    seat = state.to_act[0]
    state.act(seat, state.random_action(seat, chance))
print(state.text(SEAT))

before = state.view(SEAT).own.sumos
print("\ncard  takes a row  sumos")
for card in state.view(SEAT).own.hand:
    taken = []
    for number in range(WORLDS):
        # The same seed gives the same world: every card is tried in the same ones.
        world = state.imagine(SEAT, seed=number)
        chance = Chance(number)
        world.act(SEAT, PlayCard(card))
        while world.turn == state.turn:
            seat = world.to_act[0]
            world.act(seat, world.random_action(seat, chance))
        taken.append(world.view(SEAT).own.sumos - before)
    risk = sum(sumos > 0 for sumos in taken) / WORLDS
    print(f"{card:>4} {risk:>12.0%} {sum(taken) / WORLDS:>6.1f}")
