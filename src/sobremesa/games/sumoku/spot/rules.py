"""Spot: ten tiles on display, and whoever first sees four that fit calls their sum (SUMOKU-30 to -32, -100 to -112)."""

from typing import Any, Final

from sobremesa.core.chance import Chance
from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.games.sumoku import schema
from sobremesa.games.sumoku.pieces import COMBINATION, DISPLAY_SIZE, LAST_ROUND, NO_TILE, NOBODY, TILES, names_of
from sobremesa.games.sumoku.position import SumokuPosition
from sobremesa.games.sumoku.rules import SumokuState
from sobremesa.games.sumoku.schema import Call, Pass, Ready, Show, SumokuAction, SumokuOptions, SumokuView
from sobremesa.games.sumoku.spot import checks, faults, legal, project
from sobremesa.games.sumoku.spot import position as positions
from sobremesa.games.sumoku.spot.combinations import has_combination, reading, some_combination, why_wrong

MOST_REDRAWS: Final = 200
"""Dead displays in a row before one with a combination is laid on purpose; one in eighty is dead (RULING-29)."""
FEW_PLAYERS: Final = 4
TARGET_OF_FEW: Final = 16
TARGET_OF_MANY: Final = 12


class SpotState(SumokuState):
    """One match of spot."""

    def __init__(self, options: SumokuOptions, chance: Chance) -> None:
        super().__init__(options, chance)
        self.round = 1
        self.display: list[int] = [NO_TILE] * DISPLAY_SIZE
        self.won: list[list[int]] = [[] for _ in range(options.players)]
        """By seat, in the order they were won."""
        self.passed: list[bool] = [False] * options.players
        self.sits_out = NOBODY
        self.caller = NOBODY
        self.called = 0

    @property
    def allows_hints(self) -> bool:
        """No: to see a combination is the game."""
        return False

    @property
    def target(self) -> int:
        """The tiles that win a match (SUMOKU-160)."""
        return TARGET_OF_FEW if self.players <= FEW_PLAYERS else TARGET_OF_MANY

    # The display

    def totals_so_far(self) -> list[int]:
        """Tiles won."""
        return [len(tiles) for tiles in self.won]

    def start(self) -> None:
        """The display is laid out when everybody is ready (SUMOKU-20)."""
        super().start()
        self.wait_for_all()

    def deal(self) -> None:
        """Ten tiles on display (SUMOKU-30)."""
        self.information_count += 1
        self.lay_out()
        if self.events is not None:
            self.tell(schema.DisplayLaid(tuple(names_of(self.display)), len(self.pile), 0))

    def tiles_outside_pile(self) -> list[int]:
        """Those on display, and those that were won."""
        return [tile for tile in self.display if tile != NO_TILE] + [tile for won in self.won for tile in won]

    def lay_out(self) -> None:
        """Fill the empty places of the display."""
        for place in range(DISPLAY_SIZE):
            if self.display[place] == NO_TILE:
                self.display[place] = self.draw(1)[0]

    def clear_display(self) -> None:
        """All its tiles go back to the pile, which is mixed."""
        self.pile += [tile for tile in self.display if tile != NO_TILE]
        self.display = [NO_TILE] * DISPLAY_SIZE
        self.mix()

    def open_round(self) -> None:
        """The display is filled up and holds a combination; everybody may call but who sits out.

        (SUMOKU-31, -32, -112.)
        """
        self.information_count += 1
        self.lay_out()
        if not has_combination(self.display + self.pile, self.key):
            self.end_game("no_combination")
            return
        dead = 0
        while not has_combination(self.display, self.key):
            self.clear_display()
            dead += 1
            if dead >= MOST_REDRAWS:
                chosen = some_combination(self.pile, self.key, self.chance)
                self.pile = [tile for tile in self.pile if tile not in chosen] + chosen
            self.lay_out()
        self.phase = "open"
        self.let_all_call()
        if self.events is not None:
            self.tell(schema.DisplayLaid(tuple(names_of(self.display)), len(self.pile), dead))
            self.tell(schema.RoundOpened(self.round, None if self.sits_out == NOBODY else self.sits_out))

    def let_all_call(self) -> None:
        """Everybody may call but who sits out."""
        self.to_act = tuple([seat for seat in range(self.players) if seat != self.sits_out])

    # Calling and showing

    def bot_decision_id_for(self, seat: int) -> int:
        """What a bot that waits to act has to think about anew: a round, a call, that all others have passed."""
        others = [other for other in self.to_act if other != seat and not self.passed[other]]
        return 8 * self.round + 2 * (self.phase == "showing") + (not others)

    def apply(self, seat: int, action: SumokuAction, at: int = 0) -> None:
        """Carry out an action, with all that follows from it."""
        if isinstance(action, Call):
            self.call(seat, action.sum, at)
        elif isinstance(action, Show):
            self.show(seat, action.tiles, at)
        elif isinstance(action, Pass):
            self.pass_round(seat, at)
        elif isinstance(action, Ready):
            self.become_ready(seat, at)

    def time_is_up(self, at: int) -> None:
        """The time to show, or a countdown, is over (SUMOKU-104, -112)."""
        self.deadline = None
        if self.phase == "showing":
            self.judge(self.caller, [], "too_late", at)
            return
        if self.key == 0:
            self.roll()
        self.open_round()

    def pass_round(self, seat: int, at: int) -> None:
        """When nobody sees anything the display is redrawn (SUMOKU-110)."""
        self.passed[seat] = True
        self.information_count += 1
        if self.events is not None:
            self.tell(schema.Passed(seat, False, False))
        for other in self.to_act:
            if not self.passed[other]:
                return
        tiles = tuple(names_of(self.display))
        self.clear_display()
        if self.events is not None:
            self.tell(schema.Redrawn(tiles, len(self.pile)))
        self.end_round(NOBODY, at)

    def call(self, seat: int, total: int, at: int) -> None:
        """From now on nobody else may call; the caller shows four tiles in time (SUMOKU-102)."""
        self.information_count += 1
        self.phase = "showing"
        self.caller = seat
        self.called = total
        self.to_act = (seat,)
        self.deadline = at + 1000 * self.options.show_seconds
        if self.events is not None:
            self.tell(schema.Called(seat, total, self.deadline))

    def show(self, seat: int, names: tuple[str, ...], at: int) -> None:
        """The four tiles are judged (SUMOKU-103, -106)."""
        tiles = [TILES[name] for name in names]
        wrong = why_wrong(tiles, self.called)
        if wrong is None:
            self.won[seat] = self.won[seat] + tiles
            self.display = [NO_TILE if tile in tiles else tile for tile in self.display]
        self.judge(seat, tiles, wrong, at)

    def judge(self, seat: int, tiles: list[int], wrong: str | None, at: int) -> None:
        """Tell the verdict, take the penalty, and end the round (SUMOKU-104, -106 to -109)."""
        self.information_count += 1
        if self.events is not None:
            self.tell(
                schema.Shown(
                    seat=seat,
                    sum=self.called,
                    tiles=tuple(names_of(tiles)),
                    values=tuple(reading(tiles, self.called)),
                    right=wrong is None,
                    reason=wrong,
                    display=tuple(project.display_view(self)),
                    held=len(self.won[seat]),
                )
            )
        sits_out = NOBODY
        if wrong is not None:
            if self.won[seat]:
                self.give_back(seat)
            else:
                sits_out = seat
        elif len(self.won[seat]) >= self.target:
            self.end_game("target_reached")
            return
        self.end_round(sits_out, at)

    def give_back(self, seat: int) -> None:
        """The four tiles won last that are still held go into the pile (SUMOKU-107)."""
        tiles = self.won[seat][-COMBINATION:]
        self.won[seat] = self.won[seat][:-COMBINATION]
        self.pile += tiles
        self.mix()
        if self.events is not None:
            self.tell(schema.GaveBack(seat, tuple(names_of(tiles)), len(self.won[seat]), len(self.pile)))

    # End of a round, and of the match

    def end_round(self, sits_out: int, at: int) -> None:
        """The next round opens after a countdown; a seat may have to sit it out (SUMOKU-108, -109, -112, -163)."""
        self.caller = NOBODY
        self.called = 0
        self.passed = [False] * self.players
        self.sits_out = NOBODY
        if self.round == LAST_ROUND:
            self.end_game("last_round")
            return
        self.round += 1
        self.sits_out = sits_out
        if self.events is not None and sits_out != NOBODY:
            self.tell(schema.SitsOut(sits_out, self.round))
        self.count_down(at)

    def end_game(self, reason: str) -> None:
        """A player has tiles enough, or no round can follow (SUMOKU-160 to -163)."""
        self.caller = NOBODY
        self.called = 0
        self.end(self.outcome_by_tiles(reason))

    def outcome_by_tiles(self, reason: str) -> Outcome:
        """Most tiles win (SUMOKU-161)."""
        totals = [len(tiles) for tiles in self.won]
        return Outcome(ranks_by(totals, lowest_wins=False), tuple(totals), reason)

    # What can be done, what is seen, and copies

    def list_actions(self, seat: int) -> list[SumokuAction]:
        """Every sum as a call, or every four tiles as a show (legal.py)."""
        return legal.actions(self, seat)

    def check_rules(self, seat: int, action: SumokuAction) -> None:
        """The checks of the rules file (checks.py)."""
        checks.check(self, seat, action)

    def public_view(self) -> SumokuView:
        """The display, and what everybody has won (project.py)."""
        return project.view(self)

    def resume(self, position: SumokuPosition) -> None:
        """Lay out what a position says (position.py)."""
        positions.resume(self, position)

    def faults(self) -> list[str]:
        """What is wrong with the state (faults.py)."""
        return list(faults.find(self))

    def position(self) -> dict[str, Any]:
        """The whole match at this moment (position.py)."""
        return positions.write(self)

    def copy(self) -> "SpotState":
        """The same moment, without listeners."""
        twin = SpotState(self.options, self.chance.copy())
        self.copy_common(twin)
        twin.round = self.round
        twin.display = self.display[:]
        twin.won = self.won[:]
        twin.passed = self.passed[:]
        twin.sits_out = self.sits_out
        twin.caller = self.caller
        twin.called = self.called
        return twin
