"""The rules of Burako, in the order of the leaflet: setting up, the turn, the muerto, end of the hand, scoring, match.

Where we go beyond the leaflet (all of it is in the rules file): the match is to 3000, where the leaflet also says 300;
one wild tile in a meld; the hand may be closed with or without a last discard; a pozo that only goes round is locked.

Inside, tiles are faces (pieces.py) and melds count from 0; actions, events and views use the players' words.
"""

from bisect import insort
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from sobremesa.core.chance import Chance
from sobremesa.core.outcome import Outcome, ranks_by
from sobremesa.core.state import State
from sobremesa.core.tiles import FACE_NAMES, FACES, NO_TILE
from sobremesa.games.burako import checks, faults, legal, project, schema
from sobremesa.games.burako import position as positions
from sobremesa.games.burako.engine import appraising
from sobremesa.games.burako.engine.melds import NOBODY, FinishedHand, Meld, MeldRules, faces_taken, meld_of
from sobremesa.games.burako.engine.uses import meld_index
from sobremesa.games.burako.pieces import (
    ALL_TILES,
    CANASTA_SIZE,
    CLOSING,
    IDLE_TURNS_EACH,
    IMPURE_CANASTA,
    MUERTO,
    MUERTO_SIZE,
    PURE_CANASTA,
    face_names,
    points_of,
)
from sobremesa.games.burako.position import BurakoPosition
from sobremesa.games.burako.schema import (
    Add,
    BurakoAction,
    BurakoAppraisal,
    BurakoOptions,
    BurakoView,
    Discard,
    Draw,
    Lay,
    TakePozo,
)

SIDES: Final = 2

# A side's line of the score sheet: counts and points, from which its score follows (BURAKO-54 to BURAKO-59).
CLOSED: Final = 0
PURE: Final = 1
IMPURE: Final = 2
LAID: Final = 3
HELD: Final = 4
BOUGHT: Final = 5


class BurakoState(State[BurakoAction, BurakoView, BurakoAppraisal]):
    """One match of Burako."""

    action_types: ClassVar[Any] = BurakoAction
    position_type: ClassVar[Any] = BurakoPosition

    def __init__(self, options: BurakoOptions, chance: Chance) -> None:
        super().__init__(options.players, chance)
        self.options: Final = options
        self.meld_rules: Final = MeldRules(
            options.one_low, options.max_wilds_per_meld, options.sets_of_twos, options.wild_move == "free"
        )
        self.may_close_by_discard: Final = options.close_discard != "forbidden"
        self.may_close_by_laying: Final = options.close_discard != "required"
        self.muerto_bonus: Final = MUERTO if options.muerto_bonus else 0

        self.voids = 0
        """Hands of this match in which nothing was counted."""
        self.starter = 0
        self.seat = 0
        """Whose turn it is."""
        self.moves = 0
        """Actions taken in the match; the decision id, since every action changes what can be done next."""
        self.is_first_turn = False
        """Of the hand."""

        # What has happened in this turn
        self.has_taken = False
        """A tile of the stock, or the pozo: the turn is in its second phase."""
        self.took_pozo = False
        self.has_laid = False
        self.drawn = NO_TILE
        """The tile taken from the stock, if nothing was done since."""
        self.may_return = False
        """Whether the starter may put it back for another (BURAKO-31)."""
        self.barred = NO_TILE
        """The face of a one-tile pozo that was taken and of which none was laid since (BURAKO-33)."""
        self.idle_turns = 0
        """Turns in a row that began with the pozo and laid nothing (BURAKO-34)."""

        self.racks: list[list[int]] = []
        """In ascending order."""
        self.known: list[list[int]] = []
        """What everybody knows to be on each rack: tiles taken with the pozo and held since, ascending."""
        self.stock: list[int] = []
        """The top tile comes last."""
        self.pozo: list[int] = []
        self.muertos: list[list[int]] = []
        """By side, ascending; empty once it has been bought."""
        self.buyers: list[int] = []
        """Who bought the muerto of each side, or nobody."""
        self.bought_directly: list[bool] = []
        self.melds: list[Meld] = []
        self.canastas: list[int] = []
        """How many each side has on the table."""

        self.sheet: list[list[list[int]]] = []
        """For each hand that was scored the lines of both sides."""
        self.before: list[int] = [0] * SIDES
        """What the sides had before the sheet begins; a position may say so."""
        self.side_totals: list[int] = [0] * SIDES
        self.finished: FinishedHand | None = None

    # Setup

    def start(self) -> None:
        """Choose the first starter and deal the first hand (BURAKO-7)."""
        self.starter = self.chance.below(self.players)
        self.deal()

    def deal(self) -> None:
        """Shuffle all tiles; racks, two muertos, and the rest is the stock (BURAKO-2 to BURAKO-6)."""
        self.information_count += 1
        tiles = ALL_TILES[:]
        self.chance.shuffle(tiles)
        size = self.options.hand_size
        self.racks = [sorted(tiles[size * seat : size * (seat + 1)]) for seat in range(self.players)]
        dealt = size * self.players
        self.muertos = []
        for _ in range(SIDES):
            self.muertos.append(sorted(tiles[dealt : dealt + MUERTO_SIZE]))
            dealt += MUERTO_SIZE
        self.stock = tiles[dealt:]
        self.pozo = []
        self.known = [[] for _ in range(self.players)]
        self.buyers = [NOBODY] * SIDES
        self.bought_directly = [False] * SIDES
        self.melds = []
        self.canastas = [0] * SIDES
        self.idle_turns = 0
        self.is_first_turn = True
        if self.events is not None:
            self.tell(schema.Dealt(self.hand, self.starter, size, len(self.stock)))
            for seat in range(self.players):
                self.tell(schema.Rack(tuple(face_names(self.racks[seat]))), only=seat)
        self.begin_turn(self.starter)

    def side(self, seat: int) -> int:
        """Partners sit opposite each other (BURAKO-1)."""
        return seat % SIDES

    # The turn

    def begin_turn(self, seat: int) -> None:
        """The seat has to take a tile or the pozo (BURAKO-29)."""
        self.seat = seat
        self.to_act = (seat,)
        self.clear_turn()

    def clear_turn(self) -> None:
        """Nothing has happened yet in the turn."""
        self.has_taken = False
        self.took_pozo = False
        self.has_laid = False
        self.drawn = NO_TILE
        self.may_return = False
        self.barred = NO_TILE

    def decision_id_for(self, seat: int) -> int:
        """Every action changes what can be done next."""
        return self.moves

    def why_wait(self, seat: int) -> dict[str, Any]:
        """Whose turn it is."""
        return {"seat": self.seat}

    @property
    def phase(self) -> str:
        """`draw`, `play` or `match_over`."""
        if self.outcome is not None:
            return "match_over"
        return "play" if self.has_taken else "draw"

    @property
    def hand(self) -> int:
        """The number of the hand that is played, or was played last; void ones are counted."""
        return self.hands_played + (self.outcome is None)

    @property
    def hands_played(self) -> int:
        """Hands that have ended, void ones too."""
        return len(self.sheet) + self.voids

    @property
    def totals(self) -> list[int]:
        """Points so far, by seat; partners have the same."""
        return [self.side_totals[self.side(seat)] for seat in range(self.players)]

    @property
    def is_locked(self) -> bool:
        """Whether the pozo has gone round long enough (BURAKO-34)."""
        return self.idle_turns >= IDLE_TURNS_EACH * self.players

    def has_bought(self, side: int) -> bool:
        """Whether the side has its muerto."""
        return self.buyers[side] != NOBODY

    def actions_for(self, seat: int) -> list[BurakoAction]:
        """Every draw and discard, and of what can be laid a repertoire (legal.py)."""
        return legal.actions(self, seat)

    def may_discard_last(self, side: int) -> bool:
        """Whether the last tile of a rack may be discarded: it buys the muerto, or closes (BURAKO-38, BURAKO-46)."""
        return not self.has_bought(side) or (self.may_close_by_discard and self.canastas[side] > 0)

    def is_barred(self, seat: int, face: int) -> bool:
        """Whether the tile was a whole pozo that may not be put back (BURAKO-33)."""
        return face == self.barred and self.racks[seat].count(face) < 2

    def may_leave(self, seat: int, action: BurakoAction) -> bool:
        """Whether the rack may be left as a meld or an addition leaves it."""
        rack = self.racks[seat]
        side = self.side(seat)
        if isinstance(action, Lay):
            if len(rack) - len(action.tiles) > 1:
                return True
            added = [FACES[name] for name in action.tiles]
            melds = [*self.melds, meld_of(side, action.kind == "run", added, self.meld_rules.lowest)]
        elif isinstance(action, Add):
            index = meld_index(action.meld)
            before = self.melds[index]
            if len(rack) - (len(action.tiles) - before.size) > 1:
                return True
            faces = [FACES[name] for name in action.tiles]
            added = faces_added(before, faces)
            melds = self.melds[:]
            melds[index] = meld_of(side, before.is_run, faces, self.meld_rules.lowest)
        else:
            return True
        return self.why_not_left(seat, added, melds) is None

    def why_not_left(self, seat: int, added: list[int], melds: list[Meld]) -> str | None:
        """The code with which laying these tiles is refused for what it leaves, if it is.

        `melds` is how the table would be then (BURAKO-40, BURAKO-41).
        """
        rack = self.racks[seat]
        left = len(rack) - len(added)
        if left > 1:
            return None
        side = self.side(seat)
        if left == 1:
            barred = NO_TILE if self.barred in added else self.barred
            last = without(rack, added)[0]
            return None if self.can_be_last(side, last, melds, barred) else "would_strand"
        if not self.has_bought(side):
            return None
        if not canastas_of(side, melds):
            return "close_needs_canasta"
        return None if self.may_close_by_laying else "close_needs_discard"

    def can_be_last(self, side: int, face: int, melds: list[Meld], barred: int) -> bool:
        """Whether a rack may be brought down to this one tile, with the melds as they lie then (BURAKO-41)."""
        canastas = canastas_of(side, melds)
        bought = self.has_bought(side)
        if face != barred and (not bought or (canastas > 0 and self.may_close_by_discard)):
            return True
        if bought and not self.may_close_by_laying:
            return False
        for meld in melds:
            suffices = not bought or canastas > 0 or meld.size + 1 >= CANASTA_SIZE
            if meld.side == side and suffices and faces_taken(meld, self.meld_rules) >> face & 1:
                return True
        return False

    def check_rules(self, seat: int, action: BurakoAction) -> None:
        """The checks of the rules file (checks.py)."""
        checks.check(self, seat, action)

    # Acting

    def apply(self, seat: int, action: BurakoAction, at: int = 0) -> None:
        """Take, lay or discard; an empty rack buys the muerto or closes, and a discard ends the turn."""
        self.moves += 1
        if isinstance(action, Discard):
            self.discard(seat, FACES[action.tile])
        elif isinstance(action, Draw):
            self.draw(seat)
            self.may_return = self.is_first_turn
        elif isinstance(action, Lay):
            faces = [FACES[name] for name in action.tiles]
            self.lay(seat, action.kind == "run", faces)
        elif isinstance(action, Add):
            faces = [FACES[name] for name in action.tiles]
            self.add(seat, meld_index(action.meld), faces)
        elif isinstance(action, TakePozo):
            self.take_pozo(seat)
        else:
            self.return_tile(seat)

    def draw(self, seat: int) -> None:
        """The top tile of the stock comes to the rack, unseen by the others."""
        face = self.stock.pop()
        insort(self.racks[seat], face)
        self.has_taken = True
        self.drawn = face
        self.information_count += 1
        if self.events is not None:
            left = len(self.stock)
            self.tell(schema.Drew(seat, FACE_NAMES[face], left), only=seat, others=schema.Drew(seat, None, left))

    def take_pozo(self, seat: int) -> None:
        """All tiles of the pozo come to the rack, and everybody knows them there (BURAKO-32)."""
        for face in self.pozo:
            insort(self.racks[seat], face)
            insort(self.known[seat], face)
        if len(self.pozo) == 1:
            self.barred = self.pozo[0]
        if self.events is not None:
            self.tell(schema.TookPozo(seat, tuple(face_names(self.pozo))))
        self.pozo = []
        self.has_taken = True
        self.took_pozo = True

    def return_tile(self, seat: int) -> None:
        """The starter puts the tile just drawn on the pozo and takes another (BURAKO-31)."""
        face = self.drawn
        self.racks[seat].remove(face)
        self.pozo.append(face)
        if self.events is not None:
            self.tell(schema.Returned(seat, FACE_NAMES[face]))
        self.draw(seat)
        self.may_return = False

    def lay(self, seat: int, is_run: bool, faces: list[int]) -> None:
        """A new meld of the side."""
        meld = meld_of(self.side(seat), is_run, faces, self.meld_rules.lowest)
        self.melds.append(meld)
        self.canastas[meld.side] += meld.is_canasta
        self.take_from_rack(seat, faces)
        if self.events is not None:
            after = project.meld_view(self, meld, len(self.melds) - 1)
            left = len(self.racks[seat])
            self.tell(schema.Laid(seat, meld.side, tuple(face_names(meld.faces)), after, left))
        self.after_laying(seat)

    def add(self, seat: int, index: int, faces: list[int]) -> None:
        """Tiles of the rack come to a meld of the side, which lies as `faces` says afterwards (BURAKO-18)."""
        before = self.melds[index]
        meld = meld_of(before.side, before.is_run, faces, self.meld_rules.lowest)
        self.melds[index] = meld
        self.canastas[meld.side] += meld.is_canasta - before.is_canasta
        added = faces_added(before, faces)
        self.take_from_rack(seat, added)
        if self.events is not None:
            moved = project.moved_wilds(before, meld)
            after = project.meld_view(self, meld, index)
            was = project.canasta_of(before)
            left = len(self.racks[seat])
            self.tell(schema.Added(seat, meld.side, tuple(face_names(added)), moved, was, after, left))
        self.after_laying(seat)

    def take_from_rack(self, seat: int, faces: list[int]) -> None:
        """Tiles leave the rack for a meld."""
        rack = self.racks[seat]
        known = self.known[seat]
        for face in faces:
            rack.remove(face)
            if face in known:
                known.remove(face)
            if face == self.barred:
                self.barred = NO_TILE
        self.has_laid = True
        self.drawn = NO_TILE
        self.may_return = False

    def after_laying(self, seat: int) -> None:
        """An empty rack buys the muerto, and the turn goes on; or it closes (BURAKO-37, BURAKO-43, BURAKO-45)."""
        if self.racks[seat]:
            return
        if self.has_bought(self.side(seat)):
            self.close(seat, False)
        else:
            self.buy_muerto(seat, True)

    def discard(self, seat: int, face: int) -> None:
        """Put the tile on the pozo; then purchase, close, stock exhausted, or the next turn, in this order.

        Who puts back the tile of a one-tile pozo without having laid one holds the other too, and everybody knows it.
        """
        rack = self.racks[seat]
        known = self.known[seat]
        rack.remove(face)
        if face in known and (face != self.barred or known.count(face) > 1):
            known.remove(face)
        self.pozo.append(face)
        if self.events is not None:
            self.tell(schema.Discarded(seat, FACE_NAMES[face], len(rack)))
        self.idle_turns = self.idle_turns + 1 if self.took_pozo and not self.has_laid else 0
        self.is_first_turn = False
        if not rack:
            if self.has_bought(self.side(seat)):
                self.close(seat, True)
                return
            self.buy_muerto(seat, False)
        if self.stock:
            self.next_turn(seat)
        else:
            self.run_out_of_stock()

    def next_turn(self, seat: int) -> None:
        """The turn passes to the left (BURAKO-8)."""
        self.begin_turn((seat + 1) % self.players)
        if self.events is not None and self.is_locked:
            self.tell(schema.Locked(self.seat))

    # The muerto

    def buy_muerto(self, seat: int, directly: bool) -> None:
        """The first player of a side who runs out of tiles takes its muerto (BURAKO-36)."""
        side = self.side(seat)
        self.racks[seat] = self.muertos[side][:]
        self.known[seat] = []
        self.muertos[side] = []
        self.buyers[side] = seat
        self.bought_directly[side] = directly
        self.information_count += 1
        if self.events is not None:
            tiles = tuple(face_names(self.racks[seat]))
            self.tell(
                schema.Bought(seat, side, directly, MUERTO_SIZE, tiles),
                only=seat,
                others=schema.Bought(seat, side, directly, MUERTO_SIZE, None),
            )

    # End of the hand, and scoring

    def close(self, seat: int, by_discard: bool) -> None:
        """The player has got rid of all tiles, his side having a canasta and its muerto (BURAKO-44)."""
        self.end_hand("closed", seat, by_discard)

    def run_out_of_stock(self) -> None:
        """Without a canasta on the table the hand is void, and dealt again (BURAKO-49 to BURAKO-53)."""
        if self.canastas[0] or self.canastas[1]:
            self.end_hand("stock_empty", NOBODY, False)
        else:
            self.void_hand()

    def void_hand(self) -> None:
        """Nothing is counted, nothing shown, and the same player starts again (BURAKO-53, RULING-35)."""
        if self.events is not None:
            self.tell(schema.HandOver(self.hand, "void", None, None, (), (), tuple(self.side_totals)))
        self.voids += 1
        self.finished = FinishedHand("void", NOBODY, False, self.melds, [])
        self.deal()

    def end_hand(self, reason: str, seat: int, by_discard: bool) -> None:
        """Show all racks and count, then end the match or deal again."""
        self.information_count += 1
        number = self.hand
        closer = NOBODY if seat == NOBODY else self.side(seat)
        lines = [self.line_of(side, side == closer) for side in range(SIDES)]
        self.sheet.append(lines)
        self.side_totals = [self.side_totals[side] + self.score_of(lines[side]) for side in range(SIDES)]
        self.finished = FinishedHand(reason, seat, by_discard, self.melds, self.racks)
        self.to_act = ()
        if self.events is not None:
            self.tell(project.hand_over(self, number))
        self.outcome = self.ended()
        if self.outcome is None:
            self.starter = (self.starter + 1) % self.players
            self.deal()
            return
        self.clear_turn()
        self.is_first_turn = False
        self.known = [rack[:] for rack in self.racks]
        if self.events is not None:
            self.tell(schema.MatchOver(self.outcome.ranks, self.outcome.totals, self.outcome.reason))

    def line_of(self, side: int, closed: bool) -> list[int]:
        """What the score of a side is made of."""
        pure = 0
        impure = 0
        laid = 0
        for meld in self.melds:
            if meld.side == side:
                laid += meld.points
                if meld.is_canasta:
                    if meld.wilds:
                        impure += 1
                    else:
                        pure += 1
        held = 0
        for seat in range(side, self.players, SIDES):
            held += points_of(self.racks[seat])
        return [int(closed), pure, impure, laid, held, int(self.has_bought(side))]

    def score_of(self, line: list[int]) -> int:
        """The score of a side from its line (BURAKO-54 to BURAKO-59)."""
        canastas = PURE_CANASTA * line[PURE] + IMPURE_CANASTA * line[IMPURE]
        return CLOSING * line[CLOSED] + canastas + line[LAID] - line[HELD] + self.muerto_points(line)

    def muerto_points(self, line: list[int]) -> int:
        """What the muerto brings a side, or costs it (BURAKO-58, BURAKO-59)."""
        return self.muerto_bonus if line[BOUGHT] else -MUERTO

    # End of the match

    def ended(self) -> Outcome | None:
        """Whether the match is over now that a hand has been scored (BURAKO-63 to BURAKO-65)."""
        if max(self.side_totals) < self.options.target or self.side_totals[0] == self.side_totals[1]:
            return None
        totals = self.totals
        return Outcome(ranks_by(totals, lowest_wins=False), tuple(totals), "target_reached")

    # Seeing, and other worlds

    def views_for(self, viewers: Sequence[int | None]) -> list[BurakoView]:
        """What each of them may see (project.py)."""
        return project.views(self, viewers)

    def appraisal_for(self, seat: int, action: BurakoAction) -> BurakoAppraisal | None:
        """What tiles could become, and what an action would bring (engine/appraising.py)."""
        return appraising.appraise(self, seat, action)

    def world_for(self, seat: int | None, chance: Chance) -> "BurakoState":
        """Shuffle and deal what the seat cannot know: stock, muertos, and the other racks but for known tiles.

        Who is to play with a single tile left has laid all others, so that tile can be laid or discarded (BURAKO-41).
        """
        world = self.copy()
        hidden = self.stock[:]
        for side in range(SIDES):
            hidden.extend(self.muertos[side])
        for other in range(self.players):
            if other != seat:
                hidden.extend(without(self.racks[other], self.known[other]))
        hidden.sort()
        chance.shuffle(hidden)
        if self.has_taken and self.seat != seat and len(self.racks[self.seat]) == 1 and not self.known[self.seat]:
            self.bring_up_a_last_tile(hidden)
        # From the end, and first for the player whose turn it is.
        for step in range(self.players):
            other = (self.seat + step) % self.players
            if other != seat:
                first = len(hidden) - (len(self.racks[other]) - len(self.known[other]))
                if other == self.seat and self.drawn != NO_TILE:
                    world.drawn = hidden[-1]
                world.racks[other] = sorted(self.known[other] + hidden[first:])
                del hidden[first:]
        for side in range(SIDES):
            first = len(hidden) - len(self.muertos[side])
            world.muertos[side] = sorted(hidden[first:])
            del hidden[first:]
        world.stock = hidden
        return world

    def bring_up_a_last_tile(self, hidden: list[int]) -> None:
        """Let the last of the shuffled tiles be one with which the player's turn can end."""
        side = self.side(self.seat)
        for index in range(len(hidden) - 1, -1, -1):
            if self.can_be_last(side, hidden[index], self.melds, self.barred):
                hidden[index], hidden[-1] = hidden[-1], hidden[index]
                return

    def copy(self) -> "BurakoState":
        """The same moment, without listeners."""
        twin = BurakoState(self.options, self.chance.copy())
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "BurakoState") -> None:
        """Copy everything into a fresh state; immutable parts (melds, score lines) are shared."""
        self.copy_shared(twin)
        twin.voids = self.voids
        twin.starter = self.starter
        twin.seat = self.seat
        twin.moves = self.moves
        twin.is_first_turn = self.is_first_turn
        twin.has_taken = self.has_taken
        twin.took_pozo = self.took_pozo
        twin.has_laid = self.has_laid
        twin.drawn = self.drawn
        twin.may_return = self.may_return
        twin.barred = self.barred
        twin.idle_turns = self.idle_turns
        twin.racks = [rack[:] for rack in self.racks]
        twin.known = [known[:] for known in self.known]
        twin.stock = self.stock[:]
        twin.pozo = self.pozo[:]
        twin.muertos = self.muertos[:]
        twin.buyers = self.buyers[:]
        twin.bought_directly = self.bought_directly[:]
        twin.melds = self.melds[:]
        twin.canastas = self.canastas[:]
        twin.sheet = self.sheet[:]
        twin.before = self.before
        twin.side_totals = self.side_totals
        twin.finished = self.finished

    def resume(self, position: BurakoPosition) -> None:
        """Lay out what a position says (position.py)."""
        positions.resume(self, position)

    def faults(self) -> list[str]:
        """What is wrong with the table (faults.py)."""
        return list(faults.find(self))

    def position(self) -> dict[str, Any]:
        """The whole match at this moment (position.py)."""
        return positions.position(self)


def canastas_of(side: int, melds: list[Meld]) -> int:
    """How many canastas the side has among these melds."""
    count = 0
    for meld in melds:
        if meld.side == side and meld.size >= CANASTA_SIZE:
            count += 1
    return count


def faces_added(before: Meld, faces: list[int]) -> list[int]:
    """The tiles of the new layout that did not lie in the meld before, ascending."""
    added = sorted(faces)
    for face in before.faces:
        added.remove(face)
    return added


def without(rack: list[int], faces: list[int]) -> list[int]:
    """The tiles of a rack that are left when these, all of which are there, are taken away."""
    left = rack[:]
    for face in faces:
        left.remove(face)
    return left
