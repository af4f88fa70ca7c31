"""Scenes of Burako in the notation of the rules file: `R7`, `J`; melds with their side, `A run R4 R5 J R7`."""

from collections import Counter
from typing import Any

from sobremesa import Refused
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.events import Event, heard
from sobremesa.core.options import read_options
from sobremesa.games.burako import RULES
from sobremesa.games.burako.rules import BurakoState
from sobremesa.games.burako.schema import (
    DRAW,
    RETURN_TILE,
    TAKE_POZO,
    Add,
    BurakoAction,
    BurakoOptions,
    Discard,
    Lay,
)

FILLERS = ("K3", "B13", "Y6", "R11", "K7", "B10", "Y12", "R3", "K13", "B7", "Y9", "R6", "K10", "B4", "Y5", "R12")
"""Tiles for those who are not mentioned."""


def tiles(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def lay(kind: str, text: str) -> Lay:
    """A new meld of these tiles."""
    return Lay(kind, tiles(text))


def add(meld: str, text: str) -> Add:
    """The whole meld as it shall lie."""
    return Add(meld, tiles(text))


class Scene:
    """A table that is set up in the middle of a hand and played on by whoever has the turn."""

    def __init__(self, state: BurakoState) -> None:
        self.state = state
        state.events = []

    # Acting

    def act(self, action: BurakoAction) -> None:
        seat = self.state.seat
        self.state.check(seat, action)
        self.state.apply(seat, action)

    def draw(self) -> None:
        self.act(DRAW)

    def take_pozo(self) -> None:
        self.act(TAKE_POZO)

    def return_tile(self) -> None:
        self.act(RETURN_TILE)

    def lay(self, kind: str, text: str) -> None:
        self.act(lay(kind, text))

    def add(self, meld: str, text: str) -> None:
        self.act(add(meld, text))

    def discard(self, name: str) -> None:
        self.act(Discard(name))

    def refusal(self, action: BurakoAction, seat: int | None = None) -> str | None:
        """The code with which the action is refused, if it is; nothing has changed by asking."""
        before = self.state.position()
        try:
            self.state.check(self.state.seat if seat is None else seat, action)
        except Refused as refused:
            assert self.state.position() == before
            return refused.code
        return None

    # Looking

    @property
    def view(self) -> Any:
        return self.state.view(None)

    def rack(self, seat: int) -> str:
        return " ".join(self.state.view(seat).own.rack)

    @property
    def pozo(self) -> str:
        return " ".join(self.view.pozo)

    def meld(self, name: str) -> str:
        """A meld as the rules file writes it: `R4 J=R5 R6`."""
        shown = self.view.melds[int(name[1:]) - 1]
        return " ".join(f"{tile.tile}={tile.stands_for}" if tile.wild else tile.tile for tile in shown.tiles)

    def points(self, name: str) -> int:
        return self.view.melds[int(name[1:]) - 1].points

    def canasta(self, name: str) -> str | None:
        return self.view.melds[int(name[1:]) - 1].canasta

    @property
    def scores(self) -> list[int]:
        """What the hand that ended last came to, by side."""
        return [side.score for side in self.view.finished.sides]

    @property
    def totals(self) -> list[int]:
        return [side.total for side in self.view.sides]

    def heard_by(self, seat: int | None) -> list[Event]:
        return heard(self.state.events, seat)


def scene(
    *racks: str,
    players: int = 4,
    pozo: str | None = None,
    melds: tuple[str, ...] = (),
    top: str = "",
    bought: str = "",
    options: dict[str, object] | None = None,
    **more: Any,
) -> Scene:
    """The tiles that matter. Others at the table hold two tiles nobody mentions; `top` comes first in the stock."""
    others = " ".join([top, more.get("stock") or "", *(more.get("muertos") or [])])
    told = Counter(" ".join([*racks, pozo or "", *melds, others]).split())
    unused = [name for name in FILLERS if told[name] < 2]
    rest = [f"{unused.pop()} {unused.pop()}" for _ in range(players - len(racks))]
    taken = more.get("took_pozo") or more.get("first_turn")
    document = {
        "options": {"players": players} | (options or {}),
        "racks": [*racks, *rest],
        "pozo": ("" if taken else unused.pop()) if pozo is None else pozo,
        "melds": list(melds),
        "buyers": [0 if "A" in bought else None, 1 if "B" in bought else None],
        **more,
    }
    state = RULES.from_position(document)
    return Scene(state if not top else with_top(state, document, top))


def with_top(state: BurakoState, document: dict[str, Any], top: str) -> BurakoState:
    """The same with these tiles on top of the stock; where they lay, others take their place."""
    hidden = state.position()
    muertos = [muerto.split() for muerto in hidden["muertos"]]
    stock = hidden["stock"].split()
    for name in top.split():
        if name in stock:
            stock.remove(name)
        else:
            place = next(muerto for muerto in muertos if name in muerto)
            place[place.index(name)] = stock.pop()
    told = {"muertos": [" ".join(muerto) for muerto in muertos], "stock": " ".join([*top.split(), *stock])}
    return RULES.from_position(document | told)


def holding(rack: str, *, spare: str = "K11 Y11", **more: Any) -> Scene:
    """Seat 0 in mid-turn with these tiles, and two more that nobody speaks of."""
    return scene(f"{rack} {spare}", phase="play", **more)


def begin(*, seed: int = 0, listen: bool = False, **options: object) -> BurakoState:
    """A match that has just been dealt."""
    return RULES.begin(read_options(BurakoOptions, options), Chance(seed_from_int(seed)), listen=listen)


def last_turn(**more: Any) -> Scene:
    """Seat 3 has taken the last tile of the stock and is to discard; `racks` are those of all four."""
    return scene(*more.pop("racks"), seat=3, phase="play", stock="", **more)


def play_hand(state: BurakoState, chance: Chance) -> None:
    """Play at random until a hand has ended."""
    played = state.hands_played
    while state.hands_played == played:
        actions = state.legal_actions(state.seat)
        state.apply(state.seat, actions[chance.below(len(actions))])
