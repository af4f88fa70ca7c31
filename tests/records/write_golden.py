"""Writes the golden records that a game does not have yet: python tests/records/write_golden.py sumo

There is one for every mode, and for every number of players of a game without modes.

Golden records are never written again: a change that alters what they mean raises the version of the game, and the
files of the older version stay. Write down the final hashes it prints in tests/conformance/test_golden_records.py.
"""

import sys
from itertools import count
from pathlib import Path
from typing import Any

import sobremesa
from sobremesa.core import record
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.game import Game
from sobremesa.core.match import Match, verify
from sobremesa.core.options import read_options
from sobremesa.core.record import Acted, Seat

HERE = Path(__file__).parent
MANY = 20
NAMES = ["Ana", "Íñigo", "Carla", "Zoë", "Beto", "Dani"]
SHORT: dict[str, dict[str, Any]] = {"burako": {"target": 100}}
"""Options without which play at random would go on for long."""


def ways(game: Game) -> dict[str, dict[str, Any]]:
    """The options of every golden record of a game, by the name that its file has."""
    if game.options.modes:
        return {f"{game.name}-{mode}": {"mode": mode} for mode in game.options.modes}
    seats = game.options().seats()
    return {f"{game.name}-{players}_players": {"players": players} for players in seats}


def begin(game: Game, chosen: dict[str, Any], number: int) -> Match:
    """The first way is played under a secret, the others from an open seed."""
    seats = game.options(**chosen).seats()
    players = chosen.get("players", seats[min(1, len(seats) - 1)])
    options = read_options(game.options, {"players": players} | chosen | SHORT.get(game.id, {}))
    if number > 0:
        return Match.with_seed(game, options, [Seat(name=name) for name in NAMES[:players]], seed_from_int(number))
    chance = Chance(seed_from_int(2026))
    people = [Seat(name=name, random=chance.draw_seed()[:16].hex()) for name in NAMES[: players - 1]]
    return Match.with_commitment(game, options, [*people, Seat(name="Bot", bot="easy")], chance.draw_seed())


def play(match: Match, chance: Chance) -> None:
    """Any legal actions; some change their mind, and for a while a bot stands in for seat 1."""
    state = match.start()
    while state.outcome is None:
        willing = [seat for seat in range(state.players) if state.may_act(seat)]
        if not willing:
            match.apply(match.due(state.deadline))
            continue
        seat = willing[chance.below(len(willing))]
        at = match.now + chance.below(5000)
        while (due := match.due(at)) is not None:
            match.apply(due)
        stood_in = "bot" if seat == 1 and 20 < len(match.moves) < 60 else None
        if state.outcome is None and seat in state.to_act:
            match.act(seat, choose(state.legal_actions(seat), chance), at=at, by=stood_in)


def choose(actions: list[Action], chance: Chance) -> Action:
    """Any of them; of many, now and then one of a rare kind, or a race would never end."""
    kinds = sorted({type(action).__name__ for action in actions})
    if len(actions) > MANY and chance.below(12) == 0:
        kind = kinds[chance.below(len(kinds))]
        actions = [action for action in actions if type(action).__name__ == kind]
    return actions[chance.below(len(actions))]


def played(game: Game, chosen: dict[str, Any], number: int) -> Match:
    """The first match that is long enough for a bot to have stood in."""
    for attempt in count():
        match = begin(game, chosen, number)
        play(match, Chance(seed_from_int(number)).fork("golden", attempt))
        if any(isinstance(move, Acted) and move.by for move in match.moves):
            break
    return match


def main() -> None:
    game = sobremesa.game(sys.argv[1])
    for number, (name, chosen) in enumerate(ways(game).items()):
        file = HERE / f"{name}.jsonl"
        if file.exists():
            continue
        match = played(game, chosen, number)
        file.write_bytes(record.write(match.record()))
        print(file.name, verify(game, file.read_bytes()).closing().position)  # noqa: T201


if __name__ == "__main__":
    main()
