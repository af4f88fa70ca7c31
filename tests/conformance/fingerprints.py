"""Fingerprints of random matches of a game, to compare builds: `python -m conformance.fingerprints sumo`."""

import json
import sys
from hashlib import sha256
from itertools import count

from conformance.cases import ONE_OF_EACH_MODE, Table
from conformance.play import encoded, play_on, random_action, viewers
from effort import amount
from sobremesa.core.events import heard

MATCHES = amount(quick=1, usual=3, full=100)
LOOK_EVERY = 5
"""Moves between two looks at the views and the legal actions."""


def fingerprint(table: Table) -> str:
    """Return a hash of all positions and events of some matches, and of some of their views, lists and worlds."""
    whole = sha256()
    for number in range(MATCHES):
        state = table.begin(number, listen=True)
        chance = table.chance("fingerprint", number)
        for made, _ in zip(count(), play_on(state, chance), strict=False):
            whole.update(encoded(state.position()))
            for viewer in viewers(state) if made % LOOK_EVERY == 0 else ():
                whole.update(encoded(state.view(viewer)))
                whole.update(encoded(state.imagine(viewer, chance).position()))
            for seat in state.to_act if made % LOOK_EVERY == 0 else ():
                listed = state.legal_actions(seat) if table.case.game.lists_cheaply else []
                whole.update(encoded([*listed, random_action(state, seat, chance)]))
        for viewer in viewers(state):
            whole.update(encoded(heard(state.events, viewer)))
    return whole.hexdigest()


def fingerprints(name: str) -> dict[str, str]:
    """Return the fingerprints of a game, one for each of its modes."""
    return {str(table): fingerprint(table) for table in ONE_OF_EACH_MODE if table.game == name}


if __name__ == "__main__":
    json.dump(fingerprints(sys.argv[1]), sys.stdout)
