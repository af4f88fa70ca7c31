"""The rules of Rummy israelí, in the order of the leaflet: setting up, the turn, closing, scoring, the match.

Where we go beyond the leaflet (all of it is in the rules file): who starts, when the closing tile may be used, what a
joker on the table stands for and who may take it, what happens when the stock is empty, ties, and a clock.

Inside, tiles are ints (core/tiles.py); actions, events and views use the players' words.
"""

from bisect import insort
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sobremesa.core.cards import FIRST_JOKER
from sobremesa.core.chance import Chance
from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.core.state import State
from sobremesa.core.tiles import NAMES, NO_TILE, TILE_COUNT, TILES, tile_names
from sobremesa.games.rummy import checks, faults, legal, project, schema
from sobremesa.games.rummy import position as positions
from sobremesa.games.rummy.engine import appraising
from sobremesa.games.rummy.engine.layout import GROUP, RUN
from sobremesa.games.rummy.engine.sets import (
    NOBODY,
    FinishedHand,
    LastPlay,
    TileSet,
    changed_sets,
    lies_on,
    name_sets,
    set_of,
)
from sobremesa.games.rummy.engine.solver import Turn
from sobremesa.games.rummy.pieces import RACK_SIZE, rack_points
from sobremesa.games.rummy.position import RummyPosition
from sobremesa.games.rummy.schema import Draw, Pass, Play, RummyAction, RummyAppraisal, RummyOptions, RummyView


class RummyState(State[RummyAction, RummyView, RummyAppraisal]):
    """One match of Rummy israelí."""

    action_types: ClassVar[Any] = RummyAction
    position_type: ClassVar[Any] = RummyPosition

    def __init__(self, options: RummyOptions, chance: Chance) -> None:
        super().__init__(options.players, chance)
        self.options: Final = options
        self.closing_use: Final = options.closing_tile_use
        self.pays_from_table: Final = options.joker_exchange_source == "rack_or_table"
        self.trio_locked: Final = options.joker_in_trio == "locked"
        self.play_on: Final = options.stock_out == "play_on"

        self.hand = 0
        self.starter = 0
        self.seat = 0
        """Whose turn it is."""
        self.has_drawn = False
        """Whether a tile was drawn in this turn."""
        self.drawn_tile = NO_TILE
        """Which one, until something is laid in the turn."""
        self.has_played = False
        """Whether something was laid in this turn."""
        self.idle_turns = 0
        self.moves = 0
        """Actions and ticks in the match; the decision id, since each changes what can be done next."""

        self.racks: list[list[int]] = []
        """In ascending order."""
        self.opened: list[bool] = []
        self.table: list[TileSet] = []
        self.sets_made = 0
        """The highest name that a set of this hand has been given."""
        self.last_play: LastPlay | None = None
        self.stock: list[int] = []
        """The next tile to be drawn comes last."""
        self.closing_tile = NO_TILE

        self.sheet: list[list[int]] = []
        """The score of each finished hand, by seat."""
        self.totals: list[int] = []
        self.finished: FinishedHand | None = None

    # Setup

    def start(self) -> None:
        """Choose the starter and set up the first hand (RUMMY-8)."""
        self.totals = [0] * self.players
        first = self.options.first_player
        self.starter = self.chance.below(self.players) if first == "random" else first
        self.hand = 1
        self.deal(0)

    def deal(self, at: int) -> None:
        """Mix all tiles; where no joker may be the closing tile, as often as one is turned up (RUMMY-2, RUMMY-7)."""
        self.information_count += 1
        tiles = list(range(TILE_COUNT))
        self.chance.shuffle(tiles)
        if self.options.joker_as_closing_tile == "redraw":
            while tiles[-1] >= FIRST_JOKER:
                self.chance.shuffle(tiles)
        self.deal_from(tiles, at)

    def deal_from(self, tiles: list[int], at: int) -> None:
        """Two piles for each, the last tile turned up, and the rest as the stock (RUMMY-3 to RUMMY-6, RUMMY-9)."""
        players = self.players
        self.racks = [sorted(tiles[RACK_SIZE * seat : RACK_SIZE * (seat + 1)]) for seat in range(players)]
        self.closing_tile = tiles[-1]
        self.stock = tiles[RACK_SIZE * players : -1]
        self.stock.reverse()
        self.opened = [False] * players
        self.table = []
        self.sets_made = 0
        self.last_play = None
        self.idle_turns = 0
        if self.events is not None:
            self.tell(schema.Dealt(self.hand, self.starter, NAMES[self.closing_tile], len(self.stock)))
            for seat in range(players):
                self.tell(schema.Rack(tuple(tile_names(self.racks[seat]))), only=seat)
        self.begin_turn(self.starter, at)

    # The turn

    def begin_turn(self, seat: int, at: int) -> None:
        """The seat has to draw, if there is anything to draw (RUMMY-18)."""
        self.seat = seat
        self.to_act = (seat,)
        self.has_drawn = False
        self.drawn_tile = NO_TILE
        self.has_played = False
        if self.options.turn_seconds:
            self.deadline = at + 1000 * self.options.turn_seconds

    def decision_id_for(self, seat: int) -> int:
        """Every action changes what can be done next."""
        return self.moves

    def why_wait(self, seat: int) -> dict[str, Any]:
        """Whose turn it is."""
        return {"seat": self.seat}

    @property
    def must_draw(self) -> bool:
        """Whether the turn has yet to begin with a draw."""
        return not self.has_drawn and len(self.stock) > 0

    @property
    def phase(self) -> str:
        """`must_draw`, `may_play` or `match_over`."""
        if self.outcome is not None:
            return "match_over"
        return "must_draw" if self.must_draw else "may_play"

    @property
    def hands_played(self) -> int:
        """The hands on the score sheet."""
        return len(self.sheet)

    @property
    def may_replace_draw(self) -> bool:
        """Whether a play with the closing tile may take the place of the draw (RUMMY-43)."""
        return self.closing_use == "instead_of_draw" or self.closing_use == "either"

    @property
    def may_use_closing_tile(self) -> bool:
        """Whether a play made now may use the closing tile, if it closes the hand (RUMMY-43)."""
        if self.closing_use == "unused":
            return False
        if self.must_draw:
            return self.may_replace_draw
        return self.closing_use != "instead_of_draw" or not self.has_drawn

    def actions_for(self, seat: int) -> list[RummyAction]:
        """The draw or the pass, and of what can be laid a repertoire (legal.py)."""
        return legal.actions(self, seat)

    def solver_turn(self, seat: int) -> Turn:
        """What the solver has to know of a play that the seat makes now."""
        return Turn(
            [[RUN if each.is_run else GROUP, *each.tiles] for each in self.table],
            self.racks[seat],
            self.opened[seat],
            self.options.opening_minimum,
            self.closing_tile if self.may_use_closing_tile else NO_TILE,
            self.must_draw,
            self.pays_from_table,
            self.trio_locked,
        )

    def check_rules(self, seat: int, action: RummyAction) -> None:
        """The checks of the rules file (checks.py)."""
        checks.check(self, seat, action)

    # Acting

    def apply(self, seat: int, action: RummyAction, at: int = 0) -> None:
        """Draw, play or pass; the last two end the turn, and perhaps more."""
        self.moves += 1
        if isinstance(action, Draw):
            self.draw(seat)
        elif isinstance(action, Pass):
            self.pass_turn(seat, at)
        else:
            self.play(seat, action, at)

    def draw(self, seat: int) -> None:
        """The next tile of the stock comes to the rack, unseen by the others (RUMMY-18)."""
        tile = self.stock.pop()
        insort(self.racks[seat], tile)
        self.has_drawn = True
        self.drawn_tile = tile
        self.information_count += 1
        if self.events is not None:
            left = len(self.stock)
            self.tell(schema.Drew(seat, NAMES[tile], left), only=seat, others=schema.Drew(seat, None, left))

    def pass_turn(self, seat: int, at: int) -> None:
        """Nobody has to lay anything (RUMMY-20)."""
        self.count_idle_turn()
        if self.events is not None:
            self.tell(schema.Passed(seat, self.idle_turns))
        self.end_turn(at)

    def time_is_up(self, at: int) -> None:
        """The draw that was due is made, and the turn ends (RUMMY-24)."""
        self.moves += 1
        if self.must_draw:
            self.draw(self.seat)
        self.count_idle_turn()
        if self.events is not None:
            self.tell(schema.TimeRanOut(self.seat, self.idle_turns))
        self.end_turn(at)

    def count_idle_turn(self) -> None:
        """A turn that ends with the stock empty and nothing laid (RUMMY-49)."""
        if not self.stock and not self.has_played:
            self.idle_turns += 1

    def play(self, seat: int, action: Play, at: int) -> None:
        """The proposed table becomes the table (RUMMY-21); an empty rack closes the hand (RUMMY-41)."""
        start = self.table
        proposed = [set_of(0, each.kind == "run", [TILES[name] for name in each.tiles]) for each in action.table]
        final = name_sets(start, proposed, self.sets_made + 1)
        laid = self.lay(seat, final)
        opening = not self.opened[seat]
        self.table = final
        for each in final:
            self.sets_made = max(self.sets_made, each.name)
        self.last_play = LastPlay(seat, laid, changed_sets(start, final))
        self.opened[seat] = True
        self.has_played = True
        self.drawn_tile = NO_TILE
        self.idle_turns = 0
        if self.events is not None:
            self.tell(project.played(self, seat, start, opening))
        if not self.racks[seat]:
            self.end_hand("closed", seat, at)
        elif not (opening and self.options.opening_then_play):
            self.end_turn(at)

    def lay(self, seat: int, final: list[TileSet]) -> list[int]:
        """Take what is new on the final table from the rack; the tiles laid, with the closing tile if it is used."""
        rack = self.racks[seat]
        laid: list[int] = []
        for each in final:
            for tile in each.tiles:
                if tile in rack:
                    rack.remove(tile)
                    laid.append(tile)
                elif tile == self.closing_tile:
                    laid.append(tile)
        return laid

    def end_turn(self, at: int) -> None:
        """The turn goes to the left, unless the hand is over (RUMMY-22, RUMMY-48 to RUMMY-50)."""
        if not self.stock and not self.play_on:
            self.end_hand("stock_empty", NOBODY, at)
        elif self.idle_turns >= self.players:
            self.end_hand("all_passed", NOBODY, at)
        else:
            self.begin_turn((self.seat + 1) % self.players, at)

    # End of the hand, and scoring

    def end_hand(self, reason: str, seat: int, at: int) -> None:
        """Show all racks and count, then end the match or set up the next hand (RUMMY-51 to RUMMY-56)."""
        self.information_count += 1
        scores = [rack_points(rack) for rack in self.racks]
        self.sheet.append(scores)
        self.totals = [self.totals[one] + scores[one] for one in range(self.players)]
        self.finished = FinishedHand(reason, seat, self.table, self.last_play, self.closing_tile, self.racks)
        if self.events is not None:
            self.tell(project.hand_over(self))
        self.outcome = self.ended()
        if self.outcome is None:
            self.next_hand(at)
            return
        self.to_act = ()
        self.deadline = None
        self.has_drawn = False
        self.drawn_tile = NO_TILE
        self.has_played = False
        self.idle_turns = 0
        if self.events is not None:
            outcome = self.outcome
            self.tell(schema.MatchOver(outcome.ranks, outcome.totals, outcome.reason))

    def next_hand(self, at: int) -> None:
        """The start passes to the left (RUMMY-8, RUMMY-60)."""
        self.hand += 1
        self.starter = (self.starter + 1) % self.players
        self.deal(at)

    @property
    def closing_tile_used(self) -> bool:
        """Whether the hand was closed with the closing tile."""
        return lies_on(self.table, self.closing_tile)

    # End of the match

    def ended(self) -> Outcome | None:
        """Whether the match is over now that a hand has been counted (RUMMY-57 to RUMMY-59)."""
        options = self.options
        if len(self.sheet) < options.hands:
            return None
        if options.tie_break == "extra_hand" and self.totals.count(min(self.totals)) > 1:
            return None
        return Outcome(ranks_by(self.totals, lowest_wins=True), tuple(self.totals), "hands_played")

    # Seeing, and other worlds

    def views_for(self, viewers: Sequence[int | None]) -> list[RummyView]:
        """What each of them may see (project.py)."""
        return project.views(self, viewers)

    def appraisal_for(self, seat: int, action: RummyAction) -> RummyAppraisal | None:
        """What each set of an unfinished play is or lacks (engine/appraising.py)."""
        return appraising.appraise(self, seat, action)

    def world_for(self, seat: int | None, chance: Chance) -> "RummyState":
        """Shuffle and deal what the seat cannot know: the stock and, while a hand is played, the other racks.

        Whatever lay on the table stays there, so nobody ever knows a tile of another rack.
        """
        world = self.copy()
        others = [other for other in range(self.players) if other != seat and self.outcome is None]
        hidden = self.stock[:]
        for other in others:
            hidden.extend(self.racks[other])
        hidden.sort()
        chance.shuffle(hidden)
        for other in others:
            first = len(hidden) - len(self.racks[other])
            world.racks[other] = sorted(hidden[first:])
            del hidden[first:]
        world.stock = hidden
        if self.seat in others and self.has_drawn and not self.has_played:
            rack = world.racks[self.seat]
            world.drawn_tile = rack[chance.below(len(rack))]
        return world

    def copy(self) -> "RummyState":
        """The same moment, without listeners."""
        twin = RummyState(self.options, self.chance.copy())
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "RummyState") -> None:
        """Copy everything into a fresh state; immutable parts (sets, score lines) are shared."""
        self.copy_shared(twin)
        twin.hand = self.hand
        twin.starter = self.starter
        twin.seat = self.seat
        twin.has_drawn = self.has_drawn
        twin.drawn_tile = self.drawn_tile
        twin.has_played = self.has_played
        twin.idle_turns = self.idle_turns
        twin.moves = self.moves
        twin.racks = [rack[:] for rack in self.racks]
        twin.opened = self.opened[:]
        twin.table = self.table
        twin.sets_made = self.sets_made
        twin.last_play = self.last_play
        twin.stock = self.stock[:]
        twin.closing_tile = self.closing_tile
        twin.sheet = self.sheet[:]
        twin.totals = self.totals
        twin.finished = self.finished

    def resume(self, position: RummyPosition) -> None:
        """Lay out what a position says (position.py)."""
        positions.resume(self, position)

    def faults(self) -> list[str]:
        """What is wrong with the table (faults.py)."""
        return list(faults.find(self))

    def position(self) -> dict[str, Any]:
        """The whole match at this moment (position.py)."""
        return positions.position(self)
