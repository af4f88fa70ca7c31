"""Learn the tables of a game's playout policy from nothing but the code and a seed.

    make learn GAME=sumo
    make learn GAME=sumo ARGS="--seed 2 --rounds 100"

Bots play rounds with themselves and a search weighs the cards of some seats. Softmax regression fits the tables to the
weights. The next generation searches with the tables of the one before; the first one with the hand-made judgement.
"""

import argparse
import subprocess
import sys
from base64 import b64encode
from pathlib import Path
from time import perf_counter

import numpy as np

from sobremesa.bots.sumo.imagined import quick_row, round_for
from sobremesa.bots.sumo.learnt import lay_out
from sobremesa.bots.sumo.levels import SumoSearcher
from sobremesa.bots.sumo.policy import CLASSES, FEATURES, NOTHING, UNIT, WEIGHTS, FlatRound
from sobremesa.catalogue import game as get_game
from sobremesa.core.chance import Chance, chance_from
from sobremesa.games.sumo.pieces import CARDS
from sobremesa.games.sumo.rules import SumoState, deck_for
from sobremesa.games.sumo.schema import SEATS

TABLES = Path(__file__).parents[1] / "src/sobremesa/bots/sumo/tables.py"
PATIENT = 1000.0
MODES = ("standard", "standard", "standard", "short_deck", "two_round")
SEATS_WEIGHED = 3
"""In each turn; the others play what the search of one of the few worlds says."""
HASTY_WORLDS = 8

# The searcher's values become chances to be played by a softmax with this temperature, in sumos.
TEMPERATURE = 0.8
RIDGE = 2e-5
STEPS = 400
RATE = 0.1

Decision = tuple[list[list[int]], list[float]]
"""For each card of a hand, the places of its weights and how far it lies behind the best, in sumos."""


# Decisions of a search in rounds that bots play with themselves


def decisions(
    players: tuple[int, ...], learnt: list[list[int]], rounds: int, worlds: int, chance: Chance
) -> list[Decision]:
    """What a search makes of the cards in so many rounds, with each number of players and in each mode in turn."""
    found: list[Decision] = []
    for number in range(rounds):
        mode = MODES[number % len(MODES)]
        count = players[number // len(MODES) % len(players)]
        if count not in SEATS[mode]:
            mode = "standard"
        state = get_game("sumo").new(
            players=count, mode=mode, end_condition="rounds", rounds=50, seed=Chance(chance.draw_seed())
        )
        found.extend(decisions_of_round(state, learnt, worlds, chance))
    return found


def decisions_of_round(state: SumoState, learnt: list[list[int]], worlds: int, chance: Chance) -> list[Decision]:
    """Play rounds (in two_round mode both) and keep what was weighed."""
    thorough, hasty = SumoSearcher(worlds, learnt), SumoSearcher(HASTY_WORLDS, learnt)
    found: list[Decision] = []
    last = 2 if state.two_round else 1
    while len(state.sheet) < last:
        seat = state.to_act[0]
        if state.choosing_row:
            state.apply(seat, quick_row(state))
        elif len(state.hands[seat]) == 1:
            state.apply(seat, state.legal_actions(seat)[0])
        elif (seat + state.turn) % state.players < SEATS_WEIGHED:
            weighed = thorough.weigh(state.imagine(seat, chance), seat, (), chance, PATIENT)
            behind = {CARDS[one.action.card]: one.points_behind.mean for one in weighed}
            found.append((places(state, seat), [behind[card] for card in state.hands[seat]]))
            state.apply(seat, weighed[0].action)
        else:
            state.apply(seat, hasty.choose(state.imagine(seat, chance), seat, chance, PATIENT))
    return found


def places(state: SumoState, seat: int) -> list[list[int]]:
    """The places of the weights that are added up for each card of the seat's hand."""
    world = round_for(state, seat)
    for other in world.everybody:
        if world.chosen[other] >= -1:
            world.hands[other] = sorted([*world.hands[other], world.chosen[other]])
    flat = FlatRound(world.players, deck_for(world.options)[-1], [0] * WEIGHTS)
    lay_out(flat, world)
    flat.look(seat)
    return [flat.places[card * FEATURES : (card + 1) * FEATURES] for card in range(len(world.hands[seat]))]


# Fitting


def fit(found: list[Decision]) -> np.ndarray:
    """The weights whose softmax comes closest to that of the search, by Adam on all decisions at once."""
    index = np.array([card for cards, _ in found for card in cards])
    sizes = np.array([len(cards) for cards, _ in found])
    starts = np.cumsum(sizes) - sizes
    behind = np.array([value for _, values in found for value in values])
    wanted = softmax(-behind / TEMPERATURE, starts, sizes)
    weights = np.zeros(WEIGHTS)
    mean, square = np.zeros(WEIGHTS), np.zeros(WEIGHTS)
    for step in range(1, STEPS + 1):
        off = softmax(weights[index].sum(axis=1), starts, sizes) - wanted
        slope = np.bincount(index.ravel(), np.repeat(off, FEATURES), WEIGHTS) / len(found) + RIDGE * weights
        slope[NOTHING] = 0.0
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        rate = RATE * (1 - step / STEPS) + 0.001
        weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    got = softmax(weights[index].sum(axis=1), starts, sizes)
    print(f"  {len(found)} decisions, {loss(got, behind, len(found)):.2f} sumos lost a card")
    return weights


def softmax(sums: np.ndarray, starts: np.ndarray, sizes: np.ndarray) -> np.ndarray:
    """The chance of each card within its hand."""
    odds = np.exp(sums - np.repeat(np.maximum.reduceat(sums, starts), sizes))
    return odds / np.repeat(np.add.reduceat(odds, starts), sizes)


def loss(chances: np.ndarray, behind: np.ndarray, count: int) -> float:
    """What a card drawn by these chances costs more than the best, on average."""
    return float((chances * behind).sum() / count)


def rounded(weights: np.ndarray) -> list[int]:
    """Whole numbers that fit in a byte each."""
    return [int(one) for one in np.clip(np.round(weights * UNIT), -127, 127)]


# Writing


def write(tables: list[list[int]], command: str) -> None:
    """Write tables.py, with how it was made."""
    texts = [b64encode(bytes(one % 256 for one in weights[:NOTHING])).decode() for weights in tables]
    lines = [
        '"""The weights of policy.py, one text for each class of player counts. Generated: do not edit.',
        "",
        f"Command: {command}. Code: commit {commit()}.",
        '"""',
        "",
        "from typing import Final",
        "",
        "TABLES: Final[tuple[str, ...]] = (",
    ]
    for players, text in zip(CLASSES, texts, strict=False):
        lines.append(f"    # {' '.join(map(str, players))} players")
        lines += ["    (", *[f'        "{text[at : at + 108]}"' for at in range(0, len(text), 108)], "    ),"]
    TABLES.write_text("\n".join([*lines, ")", ""]), encoding="utf-8")


def commit() -> str:
    """The commit of the code, marked if files were changed since."""
    told = subprocess.run(
        ["git", "describe", "--always", "--abbrev=12", "--dirty", "--exclude=*"],
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip() or "unknown"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=["sumo"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=150, help="for each class of player counts and each generation")
    parser.add_argument("--worlds", type=int, default=60, help="in which a card is tried")
    parser.add_argument("--generations", type=int, default=2)
    given = parser.parse_args()
    begun = perf_counter()
    tables: list[list[int]] = []
    for generation in range(given.generations):
        following: list[list[int]] = []
        for number, players in enumerate(CLASSES):
            chance = chance_from(given.seed).fork(f"learn {number}", generation)
            found = decisions(players, tables, given.rounds, given.worlds, chance)
            following.append(rounded(fit(found)))
            print(f"generation {generation + 1}, players {players}: {perf_counter() - begun:.0f} s", flush=True)
        tables = following
        write(tables, " ".join(["tools/learn.py", *sys.argv[1:], f"(seed {given.seed})"]))


if __name__ == "__main__":
    main()
