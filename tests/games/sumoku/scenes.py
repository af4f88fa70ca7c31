"""Scenes of Sumoku in the notation of the rules file, in which a tile without a copy is the first one."""

import re
from collections.abc import Sequence
from typing import Any

from sobremesa import Refused
from sobremesa.core.events import Event, heard
from sobremesa.games.sumoku import RULES
from sobremesa.games.sumoku.rules import SumokuState
from sobremesa.games.sumoku.schema import (
    GIVE_UP,
    PASS,
    READY,
    Arrange,
    Call,
    Claim,
    Exchange,
    Move,
    Placement,
    Play,
    Show,
    SumokuAction,
)

COUNTDOWN = 3000
E26 = "B6=9@2,0 G1@3,0 O4@2,1 R1a@3,1 B4@0,2 O6@1,2 R2@2,2 P8@3,2 R1b@0,3 G4@1,3"
"""A right sumoku of ten tiles, for the key number 5."""
LAID = re.compile(r"([A-Z]\d)([ab]?)(?:=(\d))?@(-?\d+),(-?\d+)")


def tile(name: str) -> str:
    """`R5` → `R5a`."""
    return name if name[-1] in "ab" else f"{name}a"


def tiles(text: str) -> str:
    """`R5 O2b` → how positions write these tiles."""
    return " ".join(map(tile, text.split()))


def laid(text: str) -> list[tuple[str, int, int, int | None]]:
    """`B6=9@2,0` → tile, x, y, and the value if one is told."""
    found = []
    for word in text.split():
        match = LAID.fullmatch(word)
        assert match, word
        name, copy, value, x, y = match.groups()
        found.append((f"{name}{copy or 'a'}", int(x), int(y), int(value) if value else None))
    return found


def grid(text: str) -> str:
    """How positions write a grid."""
    return " ".join(f"{name}{f'={value}' if value else ''}@{x},{y}" for name, x, y, value in laid(text))


def play(text: str) -> Play:
    """`G5@2,0 Y6=9@2,1` as a placement."""
    return Play(tuple(Placement(name, x, y, *([value] if value else [])) for name, x, y, value in laid(text)))


def arrange(text: str) -> Arrange:
    """`G5@2,0 Y6=9@2,1`, and `R3` back to the rack."""
    moves: list[Move] = []
    for word in text.split():
        if "@" in word:
            ((name, x, y, value),) = laid(word)
            moves.append(Move(name, x, y, *([value] if value else [])))
        else:
            moves.append(Move(tile(word), None, None))
    return Arrange(tuple(moves))


class Scene:
    """A table that is set up in the middle of a match and played on; `at` is the clock of the match."""

    def __init__(self, state: SumokuState) -> None:
        self.state = state
        self.at = 0
        state.events = []

    # Acting

    def act(self, seat: int, action: SumokuAction, at: int | None = None) -> None:
        """Deadlines that have passed come first."""
        self.at = self.at if at is None else at
        self.wait_until(self.at)
        self.state.check(seat, action)
        self.state.apply(seat, action, self.at)

    def wait_until(self, at: int) -> None:
        while self.state.deadline is not None and self.state.deadline < at:
            self.tick()
        self.at = max(self.at, at)

    def tick(self) -> None:
        """Let the clock move."""
        assert self.state.deadline is not None
        self.at = max(self.at, self.state.deadline)
        self.state.tick()

    def play(self, text: str) -> None:
        self.act(self.state.seat, play(text))

    def pass_(self, seat: int | None = None) -> None:
        self.act(self.state.seat if seat is None else seat, PASS)

    def all_ready(self) -> None:
        """Everybody is ready, and the countdown runs off."""
        for seat in range(self.state.players):
            self.act(seat, READY)
        self.tick()

    def arrange(self, seat: int, text: str) -> None:
        self.act(seat, arrange(text))

    def claim(self, seat: int, version: int | None = None) -> None:
        self.act(seat, Claim(self.version(seat) if version is None else version))

    def exchange(self, seat: int, name: str) -> None:
        self.act(seat, Exchange(tile(name)))

    def give_up(self, seat: int) -> None:
        self.act(seat, GIVE_UP)

    def call(self, seat: int, total: int) -> None:
        self.act(seat, Call(self.state.round, total))

    def show(self, seat: int, text: str) -> None:
        self.act(seat, Show(self.state.round, tuple(tiles(text).split())))

    def refusal(self, seat: int, action: SumokuAction, decision_id: int | None = None) -> str | None:
        """The code with which the action is refused, if it is; nothing has changed by asking."""
        refused = self.refused(seat, action, decision_id)
        return None if refused is None else refused.code

    def refused(self, seat: int, action: SumokuAction, decision_id: int | None = None) -> Refused | None:
        before = self.state.position()
        try:
            self.state.check(seat, action, decision_id)
        except Refused as refused:
            assert self.state.position() == before
            return refused
        return None

    # Looking

    @property
    def view(self) -> Any:
        return self.state.view(None)

    @property
    def scores(self) -> list[int]:
        return [seat.score for seat in self.view.classic.seats]

    def rack(self, seat: int) -> str:
        """A rack as the rules file writes it."""
        if self.state.mode == "classic":
            return " ".join(self.view.classic.seats[seat].rack)
        return " ".join(self.owner(seat).rack)

    @property
    def racks(self) -> list[int]:
        """How many tiles each player of a classic game has."""
        return [len(seat.rack) for seat in self.view.classic.seats]

    def owner(self, seat: int) -> Any:
        return self.view.race.owners[self.view.race.owner_of[seat]]

    def version(self, seat: int) -> int:
        return self.owner(seat).version

    @property
    def counts(self) -> list[int]:
        """How many tiles each owner has."""
        return [owner.tiles for owner in self.view.race.owners]

    @property
    def grid(self) -> set[str]:
        """The tiles of the common grid."""
        return {f"{one.tile}@{one.x},{one.y}" for one in self.view.classic.grid}

    @property
    def pile(self) -> int:
        return self.view.pile

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of a kind so far."""
        return [event for event in heard(self.state.events or [], None) if isinstance(event, kind)]


# Setting up


def classic(key: int, on_grid: str, *racks: str, seat: int = 0, pile: str | None = "", **told: Any) -> Scene:
    """A classic game; the pile is empty if it is not told, and the rest of the tiles if it is None."""
    document = {
        "game": "sumoku@1",
        "options": {"mode": "classic", "players": len(racks)},
        "key": key,
        "grid": grid(on_grid),
        "racks": list(map(tiles, racks)),
        "seat": seat,
        "roller": told.get("starter", 0),
    } | told
    if pile is not None:
        document["pile"] = tiles(pile)
    return Scene(RULES.from_position(document))


def owner(on_grid: str = "", rack: str = "", **told: Any) -> dict[str, Any]:
    """An owner of a race."""
    return {"grid": grid(on_grid), "rack": tiles(rack)} | told


def race(mode: str, key: int, owners: Sequence[dict[str, Any]], pile: str | None = None, **told: Any) -> Scene:
    """A race that goes on; the pile is the rest of the tiles if it is not told."""
    options = told.pop("options", {})
    players = {"players": len(owners)} if mode == "speed" else {"teams": len(owners)} if mode == "team" else {}
    document = {"game": "sumoku@1", "options": {"mode": mode} | players | options, "key": key, "owners": list(owners)}
    if mode == "speed":
        document["roller"] = 0
    if pile is not None:
        document["pile"] = tiles(pile)
    return Scene(RULES.from_position(document | told))


def spot(key: int, display: str, players: int = 3, **told: Any) -> Scene:
    """A round of spot that is open."""
    options = {"mode": "spot", "players": players} | told.pop("options", {})
    won = [tiles(text) for text in told.pop("won", [])]
    document = {"game": "sumoku@1", "options": options, "key": key, "display": tiles(display), "won": won}
    return Scene(RULES.from_position(document | told))


def fresh(mode: str, seed: int = 7, **options: Any) -> Scene:
    """A match that has just begun, with somebody who listens."""
    state = RULES.new(seed=seed, mode=mode, **options)
    return Scene(state)
