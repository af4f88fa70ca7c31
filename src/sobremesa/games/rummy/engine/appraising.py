"""What may be said of an unfinished play: what each set is or lacks, what jokers would stand for, what is laid so far.

It looks at nothing but the seat's own rack and the open table.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from sobremesa.core.cards import FIRST_JOKER
from sobremesa.core.refused import Refused
from sobremesa.core.tiles import FACE_NAMES, NAMES, NO_TILE, TILE_COUNT, TILES, tile_names
from sobremesa.games.rummy.engine.jokers import pay_prices, price_alone, released_roles
from sobremesa.games.rummy.engine.readings import (
    Reading,
    could_become,
    likeliest_code,
    readings,
    run_gaps,
    split,
    tidied,
)
from sobremesa.games.rummy.engine.sets import role_name, set_of
from sobremesa.games.rummy.pieces import LONGEST_RUN
from sobremesa.games.rummy.schema import (
    JokerRole,
    Play,
    ProposedSet,
    ReleasedJoker,
    RummyAppraisal,
    SetAppraisal,
    SetReading,
)

if TYPE_CHECKING:
    from sobremesa.games.rummy.engine.sets import TileSet
    from sobremesa.games.rummy.rules import RummyState
    from sobremesa.games.rummy.schema import RummyAction

MOST_TRIED: Final = 16
"""Ways to read all sets together: there are two jokers, and no set with one of them has more than three readings."""


def appraise(state: RummyState, seat: int, action: RummyAction) -> RummyAppraisal | None:
    """What may be said of the action, whether it is legal or not."""
    return of_play(state, seat, action) if isinstance(action, Play) else None


def of_play(state: RummyState, seat: int, sent_play: Play) -> RummyAppraisal:
    """What each set is or lacks, and what the play as a whole comes to."""
    # With more tiles than there are, some tile is sent twice: there is nothing to put in order.
    is_readable = sum(len(each.tiles) for each in sent_play.table) <= TILE_COUNT
    sets = [Proposed(each) for each in sent_play.table] if is_readable else []
    play = _readable_play(state, seat, sets) if is_readable else sent_play
    final = [each.read_as(each.chosen) for each in sets if each.chosen is not None]
    sent = {tile for each in sets for tile in each.tiles}
    rack = state.racks[seat]
    laid = [tile for each in sets for tile in each.tiles if tile in rack or tile == state.closing_tile]
    opened = state.opened[seat]
    points, touched = _opening(state, final)
    refusal = _refusal(state, seat, play)
    return RummyAppraisal(
        sets=[each.appraisal() for each in sets],
        play=play,
        laid=tile_names(list(dict.fromkeys(laid))),
        missing=[NAMES[tile] for each in state.table for tile in each.tiles if tile not in sent],
        left=sum(tile not in sent for tile in rack),
        opened=opened,
        points=UNSET if opened else points,
        least=UNSET if opened else state.options.opening_minimum,
        touched=UNSET if opened else touched,
        released=_released(state, final, laid) if opened else [],
        code=None if refusal is None else refusal.code,
        facts={} if refusal is None else refusal.facts,
    )


def _refusal(state: RummyState, seat: int, play: Play) -> Refused | None:
    try:
        state.check(seat, play)
    except Refused as refusal:
        return refusal
    return None


class Proposed:
    """One set as it was sent, and what its tiles can be read as."""

    def __init__(self, sent: ProposedSet) -> None:
        self.sent: Final = sent
        self.is_run: Final = sent.kind == "run"
        self.tiles: Final = [TILES.get(name, NO_TILE) for name in sent.tiles]
        self.readings: list[Reading] = []
        self.code: str | None = None
        self.chosen: Reading | None = None
        if NO_TILE in self.tiles:
            self.code = "unknown_tile"
        elif len(set(self.tiles)) < len(self.tiles):
            self.code = "duplicate_tile"
        else:
            if len(self.tiles) <= LONGEST_RUN:
                self.readings = readings(self.is_run, self.tiles)
            self.code = None if self.readings else likeliest_code(self.is_run, self.tiles)
        if self.readings:
            self.chosen = self.readings[0]

    @property
    def is_as_sent(self) -> bool:
        """Whether it is a set just as it lies; then it was meant so."""
        return bool(self.readings) and self.readings[0].is_run == self.is_run and self.readings[0].tiles == self.tiles

    def read_as(self, reading: Reading) -> TileSet:
        return set_of(0, reading.is_run, reading.tiles)

    def appraisal(self) -> SetAppraisal:
        """What is said of this set."""
        unreadable = self.code in ("unknown_tile", "duplicate_tile")
        if self.chosen is not None:
            read = self._read(self.chosen)
        else:
            tiles = list(self.sent.tiles) if unreadable else tile_names(tidied(self.tiles))
            read = SetReading(self.sent.kind, tiles, 0, [])
        gaps = None if unreadable or self.chosen is not None else run_gaps(split(self.tiles)[0])
        return SetAppraisal(
            kind=read.kind,
            tiles=read.tiles,
            value=read.value,
            jokers=read.jokers,
            code=self.code,
            others=[self._read(reading) for reading in self.readings if reading is not self.chosen],
            could=[] if unreadable else could_become(self.tiles),
            gaps=[FACE_NAMES[face] for face in gaps or []],
        )

    def _read(self, reading: Reading) -> SetReading:
        held = self.read_as(reading)
        jokers = [
            JokerRole(NAMES[tile], role_name(held.role_at(index)))
            for index, tile in enumerate(held.tiles)
            if tile >= FIRST_JOKER
        ]
        return SetReading("run" if held.is_run else "group", tile_names(held.tiles), held.value, jokers)

    def proposal(self) -> ProposedSet:
        """The set as it has to be sent; one that is none stays as it is."""
        if self.chosen is None:
            return self.sent
        return ProposedSet("run" if self.chosen.is_run else "group", tuple(tile_names(self.chosen.tiles)))


def _readable_play(state: RummyState, seat: int, sets: list[Proposed]) -> Play:
    """The play with every set in order: of several ways to read those that do not lie in order, one that is legal."""
    open_sets = [each for each in sets if len(each.readings) > 1 and not each.is_as_sent]
    ways = list(product(*(each.readings for each in open_sets)))[:MOST_TRIED] if len(open_sets) <= 2 else []
    if len(ways) > 1 and all(each.chosen is not None for each in sets):
        for way in ways:
            _choose(open_sets, way)
            play = Play(tuple(each.proposal() for each in sets))
            if _refusal(state, seat, play) is None:
                return play
        _choose(open_sets, ways[0])
    return Play(tuple(each.proposal() for each in sets))


def _choose(sets: list[Proposed], way: tuple[Reading, ...]) -> None:
    for each, reading in zip(sets, way, strict=True):
        each.chosen = reading


def _opening(state: RummyState, final: list[TileSet]) -> tuple[int, list[int]]:
    """How far an opening has come: what the new sets are worth, and the sets of the table it does not leave alone."""
    waiting = [(each.faces(), each.name) for each in state.table]
    points = 0
    for each in final:
        unchanged = next((one for one in waiting if one[0] == each.faces()), None)
        if unchanged is None:
            points += each.value
        else:
            waiting.remove(unchanged)
    return points, [name for _, name in waiting]


def _released(state: RummyState, final: list[TileSet], laid: list[int]) -> list[ReleasedJoker]:
    """The jokers that are not where they were, and what each of them costs by itself."""
    from_table = state.pays_from_table
    found: list[ReleasedJoker] = []
    for role in released_roles(state.table, final):
        price = price_alone(state.table, role, laid, from_table, state.trio_locked)
        found.append(
            ReleasedJoker(
                stands_for=role_name(role),
                paid_by=[FACE_NAMES[face] for face in price.faces],
                needed=price.needed if price.faces else 0,
                paid=pay_prices([price], state.table, laid, from_table) is not None,
            )
        )
    return found
