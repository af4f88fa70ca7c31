"""How a match feels: turns, passes, and how hands end, for bots of given levels.

    make company GAME=rummy ARGS="--bots hard,hard --matches 20"

Seat i plays as bot i of the list, in turn. A decision is one action of a seat; a row of passes counts all seats.
"""

import argparse
from collections import Counter
from typing import Any

from sobremesa.catalogue import game as get_game
from sobremesa.core.chance import Chance, seed_from_int


class Company:
    """What is counted over all matches."""

    def __init__(self) -> None:
        self.decisions = 0
        self.turns = 0
        self.passes = 0
        self.row = 0
        self.longest_row = 0
        self.hands = 0
        self.endings: Counter[str] = Counter()
        self.racks: list[int] = []

    def note(self, seat: int, action: Any, before: Any, after: Any) -> None:
        """Count one action; a turn ends when another seat acts or a hand is over."""
        self.decisions += 1
        is_pass = type(action).__name__ == "Pass"
        self.passes += is_pass
        ended = after.outcome is not None or after.hands_played > before
        if ended or after.to_act != (seat,):
            self.turns += 1
            self.row = self.row + 1 if is_pass else 0
            self.longest_row = max(self.longest_row, self.row)
        if ended:
            self.hands += 1
            self.row = 0
            self.endings[getattr(getattr(after, "finished", None), "reason", "over")] += 1
        if hasattr(after, "racks"):
            self.racks.append(len(after.racks[seat]))

    def __str__(self) -> str:
        text = (
            f"turns a hand {self.turns / self.hands:.1f}, decisions a hand {self.decisions / self.hands:.1f}, "
            f"passes {self.passes / self.turns:.0%} of turns, longest row {self.longest_row}, ends {dict(self.endings)}"
        )
        if self.racks:
            text += f", rack mean {sum(self.racks) / len(self.racks):.1f}, largest {max(self.racks)}"
        return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="hard,hard", help="a level for each seat")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=20.0, help="for an answer; 20 lets searches end by worlds")
    given = parser.parse_args()
    box = get_game(given.game)
    levels = given.bots.split(",")
    counted = Company()
    for number in range(given.matches):
        state = box.new(seed=given.seed + number, players=len(levels))
        chance = Chance(seed_from_int(given.seed + number))
        while state.outcome is None:
            if not state.to_act:
                state.tick()
                continue
            seat, before = state.to_act[0], state.hands_played
            bot = box.bot(levels[seat])
            action = bot.choose(state.imagine(seat, chance), seat, chance, given.seconds)
            state.apply(seat, action)
            counted.note(seat, action, before, state)
    print(f"{given.game} {given.bots}, {given.matches} matches: {counted}")


if __name__ == "__main__":
    main()
