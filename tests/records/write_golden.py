"""Writes a golden record for every mode of a game that has none yet: python tests/records/write_golden.py sumo

Golden records are never written again: a change that alters what they mean raises the version of the game, and the
files of the older version stay. Write down the final hashes it prints in tests/core/test_golden_records.py.
"""

import sys
from pathlib import Path

import sobremesa
from sobremesa.core import record
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.game import Game
from sobremesa.core.match import Match, verify
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat

HERE = Path(__file__).parent
NAMES = ["Ana", "Íñigo", "Carla", "Zoë", "Beto", "Dani"]


def begin(game: Game, mode: str, number: int) -> Match:
    """The first mode is played under a secret, the others from an open seed."""
    seats = game.options(mode=mode).seats()
    players = seats[min(1, len(seats) - 1)]
    options = read_options(game.options, {"mode": mode, "players": players})
    if number > 0:
        return Match.open(game, options, [Seat(name=name) for name in NAMES[:players]], seed_from_int(number))
    chance = Chance(seed_from_int(2026))
    people = [Seat(name=name, random=chance.draw_seed()[:16].hex()) for name in NAMES[: players - 1]]
    return Match.sealed(game, options, [*people, Seat(name="Bot", bot="easy")], chance.draw_seed())


def play(match: Match, chance: Chance) -> None:
    """Any legal actions; some change their mind, and for a while a bot stands in for seat 1."""
    state = match.start()
    while state.outcome is None:
        willing = [seat for seat in range(state.players) if state.may_act(seat)]
        if not willing:
            match.apply(match.due(state.deadline))
            continue
        seat = willing[chance.below(len(willing))]
        actions = state.legal_actions(seat)
        at = match.now + chance.below(5000)
        stood_in = "bot" if seat == 1 and 20 < len(match.moves) < 60 else None
        match.act(seat, actions[chance.below(len(actions))], at=at, by=stood_in)


def main() -> None:
    game = sobremesa.game(sys.argv[1])
    for number, mode in enumerate(game.options.modes):
        file = HERE / f"{game.name}-{mode}.jsonl"
        if file.exists():
            continue
        match = begin(game, mode, number)
        play(match, Chance(seed_from_int(number)).fork("golden"))
        file.write_bytes(record.write(match.record()))
        print(file.name, verify(game, file.read_bytes()).closing().position)  # noqa: T201


if __name__ == "__main__":
    main()
