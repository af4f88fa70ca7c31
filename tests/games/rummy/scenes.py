"""Scenes of Rummy israelí in the notation of the rules file; a tile without a copy letter is the first copy."""

import re
from typing import Any

from sobremesa import Refused
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.events import Event, heard
from sobremesa.core.options import read_options
from sobremesa.games.rummy import RULES
from sobremesa.games.rummy.rules import RummyState
from sobremesa.games.rummy.schema import DRAW, PASS, Play, ProposedSet, RummyAction, RummyOptions

FILLERS = ("K1b", "K3b", "R2b", "R4b", "B6b", "B8b", "Y10b", "Y12b", "K5b", "R9b", "B11b", "Y1b", "R13b", "B3b")
"""Tiles for those who are not mentioned; no three of them make a set."""


def tile(word: str) -> str:
    """`R6` → `R6a`, `J` → `Ja`; a tile with its copy letter is that copy."""
    return word if word[-1] in "ab" else f"{word}a"


def tiles(text: str) -> tuple[str, ...]:
    """`R6 Y10b J` → how actions and views write these tiles."""
    return tuple(tile(word) for word in text.split())


def written(text: str) -> str:
    return " ".join(tiles(text))


def sets_in(text: str) -> list[tuple[str, str]]:
    """`run[R5 J R7] group[R8 B8 K8]` → kinds and tiles."""
    found = re.findall(r"(run|group)\[([^\]]*)\]", text)
    assert re.sub(r"(run|group)\[[^\]]*\]", "", text).strip() == "", text
    return found


def play(text: str) -> Play:
    """The play that makes this the table."""
    return Play(tuple(ProposedSet(kind, tiles(content)) for kind, content in sets_in(text)))


def short(name: str) -> str:
    """`R6a` → `R6`, as long as it is the first copy."""
    return name.removesuffix("a")


class Scene:
    """A table that is set up in the middle of a hand and played on by whoever has the turn."""

    def __init__(self, state: RummyState) -> None:
        self.state = state
        state.events = []

    # Acting

    def act(self, action: RummyAction, at: int = 0) -> None:
        seat = self.state.seat
        self.state.check(seat, action)
        self.state.apply(seat, action, at)

    def draw(self, at: int = 0) -> None:
        self.act(DRAW, at)

    def pass_(self, at: int = 0) -> None:
        self.act(PASS, at)

    def play(self, text: str, at: int = 0) -> None:
        self.act(play(text), at)

    def refused(self, action: RummyAction | str, seat: int | None = None) -> Refused | None:
        """The refusal of the action, or of the play that makes this the table; nothing has changed by asking."""
        before = self.state.position()
        asked = play(action) if isinstance(action, str) else action
        try:
            self.state.check(self.state.seat if seat is None else seat, asked)
        except Refused as refused:
            assert self.state.position() == before
            return refused
        return None

    def refusal(self, action: RummyAction | str, seat: int | None = None) -> str | None:
        """The code of that refusal."""
        refused = self.refused(action, seat)
        return None if refused is None else refused.code

    # Looking

    def rack(self, seat: int = 0) -> str:
        """A rack as the rules file writes it."""
        return " ".join(short(name) for name in self.state.view(seat).own.rack)

    @property
    def table(self) -> str:
        return " ".join(f"{one.kind}[{' '.join(map(short, one.tiles))}]" for one in self.state.view(None).table)

    @property
    def roles(self) -> list[str]:
        """What the jokers on the table stand for."""
        return [joker.stands_for for one in self.state.view(None).table for joker in one.jokers]

    @property
    def stock(self) -> int:
        return self.state.view(None).stock

    @property
    def scores(self) -> list[int]:
        """What the hand just finished came to."""
        return self.state.view(None).sheet[-1]

    @property
    def reason(self) -> str | None:
        """Why the last hand ended."""
        finished = self.state.view(None).finished
        return None if finished is None else finished.reason

    @property
    def closer(self) -> int | None:
        finished = self.state.view(None).finished
        assert finished is not None
        return finished.seat

    def heard_by(self, seat: int | None) -> list[Event]:
        return heard(self.state.events or [], seat)


def document(
    *racks: str,
    table: str = "",
    players: int | None = None,
    opened: list[bool] | bool = True,
    stock: str | None = None,
    closing: str | None = None,
    options: dict[str, object] | None = None,
    **more: Any,
) -> dict[str, Any]:
    seats = players or max(2, len(racks))
    sets = [f"{kind}[{written(content)}]" for kind, content in sets_in(table)]
    told = " ".join([*racks, stock or "", closing or "", *(content for _, content in sets_in(table))])
    unused = [name for name in FILLERS if name not in tiles(told)]
    rest = [" ".join([unused.pop(0), unused.pop(0)]) for _ in range(seats - len(racks))]
    return {
        "options": {"players": seats} | (options or {}),
        "racks": [written(rack) for rack in racks] + rest,
        "table": sets,
        "opened": [opened] * seats if isinstance(opened, bool) else opened,
        "closing_tile": unused.pop(0) if closing is None else tile(closing),
        **({} if stock is None else {"stock": written(stock)}),
        **more,
    }


def scene(*racks: str, top: str = "", drawn: bool = True, **more: Any) -> Scene:
    """The tiles that matter. The first seat has drawn and everybody has opened, unless it says otherwise.

    Others at the table have two tiles that nobody mentions; `top` comes first in the stock.
    """
    told = document(*racks, has_drawn=drawn, **more)
    state = RULES.from_position(told)
    if top:
        first = list(tiles(top))
        others = [name for name in state.position()["stock"].split() if name not in first]
        state = RULES.from_position(told | {"stock": " ".join([*first, *others])})
    return Scene(state)


def begin(*, seed: int = 0, listen: bool = False, **options: object) -> RummyState:
    """A match that has just been dealt."""
    return RULES.begin(read_options(RummyOptions, options), Chance(seed_from_int(seed)), listen=listen)


def counted(*hands: list[int], **options: object) -> RummyState:
    """A match in which hands of these scores have been counted, the last of them just now."""
    state = begin(players=len(hands[0]), **options)
    for number, scores in enumerate(hands):
        assert state.outcome is None
        state.racks = racks_worth(scores)
        state.events = []
        state.end_hand("closed" if 0 in scores else "all_passed", scores.index(0) if 0 in scores else -1, number)
    return state


def racks_worth(scores: list[int]) -> list[list[int]]:
    """Racks that count so much: tiles of one colour each, from the highest down."""
    racks: list[list[int]] = []
    for seat, score in enumerate(scores):
        rack: list[int] = []
        for number in range(13, 0, -1):
            for copy in (0, 1):
                if number <= score:
                    rack.append(2 * (13 * seat + number - 1) + copy)
                    score -= number
        racks.append(sorted(rack))
        assert score == 0
    return racks
