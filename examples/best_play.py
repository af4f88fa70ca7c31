"""Ask the exact solver of Rummy israelí for the best play of a rack: python examples/best_play.py

A position says only what matters: the racks, and the sets on the table. The solver may take all of them apart.
"""

from sobremesa import game
from sobremesa.games.rummy import Play

state = game("rummy").from_position(
    {
        "options": {"players": 2},
        "has_drawn": True,
        "opened": [True, True],
        "racks": ["K2a R6a B6a Y1a Y7a Y8a", "K13a K13b"],
        "table": ["run[K3a K4a K5a K6a]", "group[K9a R9a B9a Y9a]"],
    }
)
print(state.text(0))

# The plays that the solver finds are listed before those that it takes no search to see; the first lays most tiles.
plays = [action for action in state.legal_actions() if isinstance(action, Play)]
best = plays[0]
rack = state.view(0).own.rack
laid = [tile for one in best.table for tile in one.tiles if tile in rack]
print(f"\n{len(plays)} plays are listed. The best one lays {' '.join(laid)}:")
for one in best.table:
    print(f"  {one.kind:5}  {' '.join(one.tiles)}")

# A play is an action like any other: `act` checks it against the rules and carries it out.
state.act(best)
print(f"\nLeft on the rack: {' '.join(state.view(0).own.rack)}")
