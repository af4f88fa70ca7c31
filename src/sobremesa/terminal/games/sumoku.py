"""Sumoku in the terminal: how a view is drawn, how events are told, and how typed words become actions.

Everything here comes from the view and the events of one viewer; the state is never seen. Words come from the locale
files through `say`. Tiles are shown without their copy, for the two are alike; typing a face means the copy at hand.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from msgspec import UNSET
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.core.actions import Action
from sobremesa.core.events import Event
from sobremesa.games.sumoku import schema
from sobremesa.games.sumoku.schema import (
    GIVE_UP,
    PASS,
    READY,
    Arrange,
    Call,
    CheckView,
    Claim,
    Exchange,
    LaidTile,
    Move,
    OwnerView,
    Placement,
    Play,
    Show,
    SumokuAction,
    SumokuView,
)
from sobremesa.terminal.match_text import DANGER, NEWS, NOW, QUIET, Appraisals, MatchText, winners_by

STYLES: Final = {"R": "red", "O": "dark_orange", "Y": "yellow", "G": "green", "B": "blue", "P": "magenta"}
TURN: Final = "▸"
EMPTY: Final = "·"
SIX: Final = 6
NINE: Final = 9

SIGNS: Final = {"tile": "R5", "nine": "R9", "turn": TURN}

PASS_WORD: Final = "p"
READY_WORD: Final = "r"
CLAIM_WORD: Final = "!"
GIVE_UP_WORD: Final = "g"
EXCHANGE_WORD: Final = "x"
ACROSS: Final = ">"
DOWN: Final = "v"
DIRECTIONS: Final = (ACROSS, DOWN, DOWN.upper())

FACE: Final = re.compile(r"([ROYGBP])(?:([1-8])(?:=([69]))?|9)", re.IGNORECASE)
"""A nine is a six that was turned: `O9` is what the table shows, `O6=9` says the same."""
CELL: Final = re.compile(r"(-?\d{1,2}),(-?\d{1,2})", re.ASCII)

Named = tuple[str, int | None]
"""A tile, and how a six is to lie if that was said."""


class SumokuText(MatchText):
    """A match of Sumoku as one viewer reads and types it."""

    game = "sumoku"
    rules = ("goal", "line", "six", "turn", "bonus", "end", "speed", "team", "spot", "solo")
    untold = (schema.Arranged, schema.CountdownBegan)
    commands: ClassVar[Mapping[str, str]] = {
        PASS_WORD: "pass",
        READY_WORD: "ready",
        CLAIM_WORD: "claim",
        GIVE_UP_WORD: "give-up",
        EXCHANGE_WORD: "exchange",
    }
    verbs = ("lay", "move", "show")
    members: Sequence[Sequence[int]] = ()
    """The seats of each owner, once they have been dealt tiles."""

    # The table

    def table(self, view: SumokuView, width: int, appraisals: Appraisals) -> RenderableType:
        """The key number, everybody, the grid or the display, and the own tiles."""
        key = self.say("sumoku-table-key", key=view.key) if view.key else self.say("sumoku-table-no-key")
        parts: list[RenderableType] = [
            self.headline(self.say("sumoku-table-title", mode=view.mode), key),
            self.seats(view),
            Text(f" {self.say('sumoku-table-pile')}: {view.pile}", QUIET),
        ]
        if view.spot is not None:
            display = [Text(EMPTY, QUIET) if tile is None else painted(tile) for tile in view.spot.display]
            parts.append(labelled(self.say("sumoku-table-display"), display))
            return Group(*parts)
        owner = own(view, self.seat)
        grid = owner.grid if owner is not None else view.classic.grid if view.classic is not None else []
        parts.append(drawn_grid(grid) if grid else Text(f" {self.say('sumoku-table-empty')}", QUIET))
        if owner is not None and owner.check is not None and grid:
            parts.extend(self.faults(owner.check))
        rack = own_rack(view, self.seat)
        if rack:
            parts.append(labelled(self.say("sumoku-table-own"), [painted(tile) for tile in rack]))
        return Group(*parts)

    def seats(self, view: SumokuView) -> Table:
        """Everybody, with what counts in the mode."""
        table = self.table_of_seats()
        for title in COLUMNS[view.mode]:
            table.add_column(self.say(f"sumoku-table-{title}"), justify="right" if title != "rack" else "left")
        for seat in range(len(self.names)):
            turn = view.classic is not None and view.classic.seat == seat
            table.add_row(Text(TURN if turn else "", NOW), self.name(seat), *self.cells(view, seat))
        return table

    def cells(self, view: SumokuView, seat: int) -> list[RenderableType]:
        """What stands beside a name."""
        if view.classic is not None:
            one = view.classic.seats[seat]
            rack = Text() if seat == self.seat else flowing([painted(tile) for tile in one.rack])
            return [str(one.score), rack]
        if view.spot is not None:
            player = view.spot.seats[seat]
            return [str(player.tiles), self.say("sumoku-table-sits-out") if player.sits_out else ""]
        assert view.race is not None
        owner = view.race.owners[view.race.owner_of[seat]]
        laid = self.say("sumoku-table-out") if owner.out else f"{len(owner.grid)}/{owner.tiles}"
        if view.speed is not None:
            return [str(view.speed.wins[seat]), laid]
        return [laid]

    def faults(self, check: CheckView) -> list[Text]:
        """The lines that are not right, where the rules allow to say so."""
        told = [
            self.say(
                "sumoku-table-line",
                direction=line.direction,
                cell=f"{line.x},{line.y}",
                sum=line.sum,
            )
            for line in check.lines
            if line.faults
        ]
        return [Text(f" {self.say('sumoku-table-bad')}: {' · '.join(told)}", DANGER)] if told else []

    # Asking and reading

    def question(self, view: SumokuView) -> str:
        """What the viewer is asked now."""
        if view.phase == "waiting":
            return self.say("sumoku-ask-ready")
        if view.phase == "race":
            return self.say("sumoku-ask-race")
        if view.spot is not None:
            return (
                self.say("sumoku-ask-show", sum=view.spot.call.sum) if view.spot.call else self.say("sumoku-ask-spot")
            )
        if view.classic is not None and view.classic.replay:
            return self.say("sumoku-ask-again")
        if view.classic is not None and not view.classic.grid:
            return self.say("sumoku-ask-opening")
        return self.say("sumoku-ask-place")

    def wants_example(self, view: SumokuView) -> bool:
        """For the first line of the classic game."""
        return view.phase == "turn" and view.classic is not None and not view.classic.grid

    def typed_as(self, action: Action) -> str:
        """A line laid to the right: `0,0 > R5 O6=9`."""
        if not isinstance(action, Play):
            return ""
        first = action.placements[0]
        tiles = [one.tile[:2] + ("" if one.value is UNSET else f"={one.value}") for one in action.placements]
        return f"{first.x},{first.y} {ACROSS} {' '.join(tiles)}"

    def read(self, view: SumokuView, typed: str) -> SumokuAction | None:
        """The action in the typed words; None where they mean nothing.

        `0,0 > R5 O6=9` lays tiles to the right from a cell, `v` downwards; `R5@0,0` lays one. In a race a tile alone
        goes back to the rack, `x R5` exchanges, `!` claims, `g` gives up. In spot a number calls, four tiles show.
        """
        words = self.shortened(typed).replace(ACROSS, f" {ACROSS} ").split()
        if len(words) == 1 and words[0].lower() == PASS_WORD:
            return PASS
        if len(words) == 1 and words[0].lower() == READY_WORD:
            return READY
        if view.spot is not None:
            return read_spot(view, words)
        if view.classic is not None:
            laid = read_laid(words, own_rack(view, self.seat), cells_of(view.classic.grid))
            return Play(tuple(Placement(tile, x, y, *value) for tile, x, y, value in laid)) if laid else None
        owner = own(view, self.seat)
        return None if owner is None else read_race(words, owner)

    def help(self, view: SumokuView) -> list[tuple[str, str]]:
        """What can be typed now, and what it does."""
        lays = [("0,0 > R5 O6=9", "place"), ("0,0 v R5 O6=9", "down"), ("R5@0,0 O6=9@1,0", "single")]
        if view.phase == "waiting":
            found = [(READY_WORD, "ready")]
        elif view.spot is not None:
            found = [("R7 O1 Y2 G5", "show")] if view.spot.call else [("15", "call"), (PASS_WORD, "nothing")]
        elif view.classic is not None:
            found = [*lays, (PASS_WORD, "pass")]
        else:
            found = [*lays, ("R5", "back"), (f"{EXCHANGE_WORD} R5", "exchange")]
            found += [(CLAIM_WORD, "claim"), (GIVE_UP_WORD, "give-up")]
        return [(typed, self.say(f"sumoku-help-{what}")) for typed, what in found]

    def legend(self) -> list[tuple[str, str]]:
        """What the signs on the table mean."""
        return [(sign, self.say(f"sumoku-help-legend-{name}")) for name, sign in SIGNS.items()]

    # Telling what happened

    def sentence(self, event: Event) -> str:
        """Without a space after a sentence that has no second part."""
        return super().sentence(event).strip()

    def emphasis(self, event: Event) -> tuple[str, str]:
        """A glyph and a style: what matters has to be found at a glance."""
        match event:
            case schema.Placed() | schema.Claimed() | schema.Called() | schema.Shown():
                return TURN, NEWS if event.seat == self.seat else ""
            case schema.MatchOver() | schema.RoundOver() | schema.StageConfirmed() | schema.RaceOpened():
                return "★", NOW
            case schema.Rolled() | schema.Dealt() | schema.DisplayLaid():
                return " ", NEWS
        return EMPTY, ""

    def facts(self, event: Event) -> dict[str, object]:
        """The facts of an event as its message takes them."""
        match event:
            case schema.Rolled(seat=seat, key=key, fixed=fixed):
                who = self.who(seat or 0)
                how = "fixed" if fixed else "nobody" if seat is None else who["who"]
                return who | {"how": how, "key": key}
            case schema.MatchOver(ranks=ranks, reason=reason):
                winners = winners_by(ranks)
                if not winners:
                    return {"result": "nobody", "winners": "", "reason": reason}
                return self.result(winners) | {"reason": reason}
            case schema.Dealt(starter=starter):
                return self.who(starter)
            case schema.Deducted(scores=scores):
                return {"scores": ", ".join(f"{self.names[seat]} {score}" for seat, score in enumerate(scores))}
            case schema.RaceDealt(round=round_, owners=owners):
                self.members = [owner.seats for owner in owners]
                return {"round": round_}
            case schema.RoundOver(round=round_, winner=winner):
                return self.who(winner or 0) | {"round": round_} | ({"who": "nobody"} if winner is None else {})
            case schema.OwnerOut(owner=owner):
                return self.of_owner(owner)
            case schema.PenaltyDrawn(owner=owner, tiles=tiles):
                return self.of_owner(owner) | {"tiles": written(tiles)}
            case schema.StageConfirmed(confirmed=confirmed, tiles=tiles):
                return {"confirmed": confirmed, "tiles": len(tiles)}
            case schema.SoloOver(tiles_used=used, seconds=seconds):
                return {"used": used, "seconds": seconds}
            case schema.DisplayLaid(display=display):
                return {"tiles": written(display)}
            case schema.RoundOpened(round=round_):
                return {"round": round_}
            case schema.RaceOpened() | schema.Redrawn() | schema.CountdownBegan():
                return {}
        return self.facts_of_a_seat(event)

    def facts_of_a_seat(self, event: Event) -> dict[str, object]:
        """The facts of what one player did."""
        match event:
            case schema.Placed(seat=seat, tiles=tiles, points=points, replay=replay):
                how = "again" if replay else "once"
                return self.who(seat) | {"tiles": written_laid(tiles), "points": points, "how": how}
            case schema.Passed(seat=seat, automatic=automatic, replay=replay):
                return self.who(seat) | {"how": "automatic" if automatic else "replay" if replay else "own"}
            case schema.Drew(seat=seat, tiles=tiles) | schema.GaveBack(seat=seat, tiles=tiles):
                return self.who(seat) | {"tiles": written(tiles)}
            case schema.Arranged(seat=seat, laid=laid, lifted=lifted):
                return self.who(seat) | {"tiles": f"{written_laid(laid)} {written(lifted)}".strip()}
            case schema.Exchanged(seat=seat, gave=gave, drew=drew):
                return self.who(seat) | {"gave": gave[:2], "tiles": written(drew)}
            case schema.Claimed(seat=seat, check=check):
                return self.who(seat) | {"fault": check.fault or "none"}
            case schema.Called(seat=seat, sum=total):
                return self.who(seat) | {"sum": total}
            case schema.Shown(seat=seat, tiles=tiles, reason=reason):
                return self.who(seat) | {"tiles": written(tiles), "why": reason or "right"}
            case schema.BecameReady(seat=seat) | schema.GivingUp(seat=seat) | schema.SitsOut(seat=seat):
                return self.who(seat)
        raise TypeError(f"there are no words for {event}")

    def of_owner(self, owner: int) -> dict[str, object]:
        """Who that is: the viewer's own side, or the names of its members."""
        seats = self.members[owner] if owner < len(self.members) else [owner]
        if self.seat in seats:
            return {"who": "you", "player": ""}
        return {"who": "other", "player": " & ".join(self.names[seat] for seat in seats)}

    # The score sheet

    def sheet(self, event: Event, view: SumokuView) -> RenderableType | None:
        """Nothing is added up over several hands but rounds, which the table shows."""
        return None


COLUMNS: Final = {
    "classic": ("score", "rack"),
    "speed": ("rounds", "laid"),
    "team": ("laid",),
    "solo": ("laid",),
    "spot": ("tiles", "out"),
}


# What the viewer has


def own(view: SumokuView, seat: int | None) -> OwnerView | None:
    """The owner the viewer plays for."""
    if view.race is None:
        return None
    return view.race.owners[view.race.owner_of[seat or 0]]


def own_rack(view: SumokuView, seat: int | None) -> Sequence[str]:
    """The tiles in front of the viewer."""
    if seat is None:
        return []
    if view.classic is not None:
        return view.classic.seats[seat].rack
    owner = own(view, seat)
    return [] if owner is None else owner.rack


# Pieces of the drawing


def painted(tile: str, value: int | None = None) -> Text:
    """A tile with its colour, and with the value it has where it lies."""
    return Text(f"{tile[0]}{value or tile[1]}", STYLES[tile[0]])


def written(tiles: Iterable[str]) -> str:
    """Tiles one after the other."""
    return " ".join(tile[:2] for tile in tiles)


def written_laid(laid: Iterable[LaidTile]) -> str:
    """Tiles with where they lie."""
    return " ".join(f"{one.tile[0]}{one.value}@{one.x},{one.y}" for one in laid)


def flowing(parts: Sequence[Text]) -> Text:
    """Parts in a row."""
    return Text(" ").join(parts)


def labelled(title: str, parts: Sequence[Text]) -> Table:
    """A quiet word, and beside it what it speaks of."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Text(f" {title}:", QUIET), flowing(parts))
    return table


def drawn_grid(grid: Sequence[LaidTile]) -> Table:
    """The grid with its coordinates."""
    laid = {(one.x, one.y): one for one in grid}
    xs = range(min(x for x, _ in laid) - 1, max(x for x, _ in laid) + 2)
    table = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(len(xs) + 1):
        table.add_column(justify="right", min_width=2, no_wrap=True)
    table.add_row("", *(Text(str(x), QUIET) for x in xs))
    for y in range(min(y for _, y in laid) - 1, max(y for _, y in laid) + 2):
        cells = [laid.get((x, y)) for x in xs]
        shown = [Text(EMPTY, QUIET) if one is None else painted(one.tile, one.value) for one in cells]
        table.add_row(Text(f" {y}", QUIET), *shown)
    return table


# Reading what was typed

Laid = tuple[str, int, int, tuple[int, ...]]


def cells_of(grid: Sequence[LaidTile]) -> set[tuple[int, int]]:
    """Where tiles lie."""
    return {(one.x, one.y) for one in grid}


def read_laid(words: Sequence[str], at_hand: Sequence[str], taken: set[tuple[int, int]]) -> list[Laid]:
    """Tiles with their cells: from a cell to the right or down past what lies there, or each with its own cell."""
    if len(words) > 2 and words[1] in DIRECTIONS:
        cell = CELL.fullmatch(words[0])
        faces = named(words[2:], at_hand)
        if cell is None or not faces:
            return []
        x, y = int(cell[1]), int(cell[2])
        laid: list[Laid] = []
        for tile, value in faces:
            while (x, y) in taken:
                x, y = (x + 1, y) if words[1] == ACROSS else (x, y + 1)
            laid.append((tile, x, y, () if value is None else (value,)))
            x, y = (x + 1, y) if words[1] == ACROSS else (x, y + 1)
        return laid
    parts = [word.partition("@") for word in words]
    faces = named([face for face, _, _ in parts], at_hand)
    cells = [match for _, _, cell in parts if (match := CELL.fullmatch(cell)) is not None]
    if not len(faces) == len(cells) == len(words):
        return []
    return [
        (tile, int(cell[1]), int(cell[2]), () if value is None else (value,))
        for (tile, value), cell in zip(faces, cells, strict=True)
    ]


def named(words: Sequence[str], at_hand: Sequence[str]) -> list[Named]:
    """The tiles that were typed, each the copy that is at hand and not yet named; nothing if a word is no tile."""
    left = list(at_hand)
    found: list[Named] = []
    for word in words:
        match = FACE.fullmatch(word)
        if match is None:
            return []
        colour, number, value = match.groups()
        face = f"{colour.upper()}{number or SIX}"
        tile = next((name for name in left if name[:2] == face), f"{face}a")
        if tile in left:
            left.remove(tile)
        found.append((tile, NINE if number is None else int(value) if value else None))
    return found


def read_spot(view: SumokuView, words: Sequence[str]) -> SumokuAction | None:
    """A sum, or the tiles that make it."""
    assert view.spot is not None
    if len(words) == 1 and words[0].isascii() and words[0].isdecimal() and len(words[0]) < 4:
        return Call(view.spot.round, int(words[0]))
    tiles = named(words, [tile for tile in view.spot.display if tile is not None])
    return Show(view.spot.round, tuple(tile for tile, _ in tiles)) if tiles else None


def read_race(words: Sequence[str], owner: OwnerView) -> SumokuAction | None:
    """Tiles to cells or back to the rack, an exchange, a claim, or giving up."""
    tiles = [*owner.rack, *(one.tile for one in owner.grid)]
    if len(words) == 1 and words[0] == CLAIM_WORD:
        return Claim(owner.version)
    if len(words) == 1 and words[0].lower() == GIVE_UP_WORD:
        return GIVE_UP
    if len(words) == 2 and words[0].lower() == EXCHANGE_WORD:
        given = named(words[1:], tiles)
        return Exchange(given[0][0]) if given else None
    if words and not any("@" in word or word in DIRECTIONS for word in words):
        on_grid = named(words, [one.tile for one in owner.grid])
        return Arrange(tuple(Move(tile, None, None) for tile, _ in on_grid)) if on_grid else None
    laid = read_laid(words, tiles, cells_of(owner.grid))
    return Arrange(tuple(Move(tile, x, y, *value) for tile, x, y, value in laid)) if laid else None


TEXT: Final = SumokuText
