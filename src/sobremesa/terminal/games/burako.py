"""Burako in the terminal: how a view is drawn, how events are told, and how typed words become actions.

Everything here comes from the view and the events of one viewer; the state is never seen. Words come from the locale
files through `say`. Tiles are written as the rules write them: `R7`, `K13`, `J`.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from sobremesa.core.events import Event
from sobremesa.core.tiles import FACES
from sobremesa.games.burako import schema
from sobremesa.games.burako.engine.melds import (
    MIXED_NUMBERS,
    MeldRules,
    layouts_to,
    run_of,
    runs_of,
    set_number,
    wilds_in_set,
)
from sobremesa.games.burako.pieces import LEAST_NATURALS, face_names
from sobremesa.games.burako.project import moved_wilds
from sobremesa.games.burako.schema import (
    DRAW,
    RETURN_TILE,
    TAKE_POZO,
    Add,
    BurakoAction,
    BurakoView,
    Discard,
    Lay,
    MeldTile,
    MeldView,
    SideScore,
)
from sobremesa.terminal.match_text import DANGER, NEWS, NOW, QUIET, Appraisals, MatchText, winners_by

STYLES: Final = {"K": "", "R": "red", "B": "blue", "Y": "yellow", "J": "magenta"}
MOST_SUGGESTED: Final = 6

TURN: Final = "▸"
STARTER: Final = "·"
STAR: Final = "★"
PURE: Final = "◆"
IMPURE: Final = "◇"
STANDS: Final = "="

SIGNS: Final = {"wild": f"J{STANDS}R6", "pure": PURE, "impure": IMPURE, "turn": TURN, "starter": STARTER}

STOCK_WORD: Final = "s"
POZO_WORD: Final = "p"
RETURN_WORD: Final = "r"
LOW_END: Final = "<"
HIGH_END: Final = ">"
BOTH_ENDS: Final = LOW_END + HIGH_END
PLACE: Final = re.compile(f"([mM][0-9]{{1,3}})({BOTH_ENDS}|{LOW_END}|{HIGH_END})?")
"""`m2`, `m2<`, `m2>`, `m2<>`: a meld, and perhaps its ends."""
SINGLE_WORDS: Final[dict[str, BurakoAction]] = {STOCK_WORD: DRAW, POZO_WORD: TAKE_POZO, RETURN_WORD: RETURN_TILE}
SCORE_LINES: Final = ("closed", "canastas", "laid", "held", "muerto", "score")


class BurakoText(MatchText):
    """A match of Burako as one viewer reads and types it."""

    game = "burako"
    rules = ("goal", "turn", "pozo", "meld", "wild", "swap", "canasta", "muerto", "close", "score")
    untold = (schema.Rack,)
    commands: ClassVar[Mapping[str, str]] = {STOCK_WORD: "draw", POZO_WORD: "pozo", RETURN_WORD: "return"}
    verbs = ("lay", "add", "discard")

    # The table

    def table(self, view: BurakoView, width: int, appraisals: Appraisals) -> RenderableType:
        """Seats, stock and pozo, the melds of both sides, the own rack, and what could be laid."""
        goal = self.say("burako-table-target", points=view.settings["target"])
        parts: list[RenderableType] = [
            self.headline(self.say("burako-table-title", hand=view.hand), goal),
            self.seats(view),
            Text(f" {self.say('burako-table-stock')}: {view.stock}", QUIET),
            labelled(self.say("burako-table-pozo"), painted_all(view.pozo) or [Text("–", QUIET)]),
            *(self.side(view, side) for side in self.order(view)),
        ]
        if view.own is not None and view.own.rack:
            title = self.say("burako-table-rack", points=view.own.points)
            parts.append(labelled(title, painted_all(view.own.rack)))
            if view.own.barred is not None:
                parts.append(Text(f" {self.say('burako-table-barred', tile=view.own.barred)}", QUIET))
        suggested = self.suggestions(appraisals)
        if suggested:
            parts.append(labelled(self.say("burako-table-could"), suggested, " · "))
        if view.locked and view.phase == "draw":
            parts.append(Text(f" {self.say('burako-table-locked')}", QUIET))
        if view.last_turn:
            parts.append(Text(f" {self.say('burako-table-last')}", DANGER))
        return Group(*parts)

    def order(self, view: BurakoView) -> tuple[int, ...]:
        """The other side's melds above, the own ones next to the rack."""
        return (0, 1) if self.seat is None or view.seats[self.seat].side == 1 else (1, 0)

    def seats(self, view: BurakoView) -> Table:
        """Everybody at the table: a mark, the tiles on the rack, the total of the side, and what is known."""
        table = self.table_of_seats(mark_width=2)
        for title in ("tiles", "total"):
            table.add_column(self.say(f"burako-table-{title}"), justify="right", no_wrap=True)
        table.add_column(self.say("burako-table-known"))
        for seat, seen in enumerate(view.seats):
            mark = Text.assemble(
                (TURN if seat == view.seat else " ", NOW), (STARTER if seat == view.starter else "", QUIET)
            )
            known = flowing([] if seat == self.seat else painted_all(seen.known))
            table.add_row(mark, self.name(seat), str(seen.rack), str(view.sides[seen.side].total), known)
        return table

    def side(self, view: BurakoView, side: int) -> RenderableType:
        """What a side has, and its melds with their names."""
        seen = view.sides[side]
        head = self.say(
            "burako-table-side",
            players=self.players_of(seen.seats),
            canastas=seen.pure + seen.impure,
            bought="yes" if seen.bought else "no",
            points=seen.laid,
        )
        table = Table.grid(padding=(0, 2, 0, 0))
        melds = [meld for meld in view.melds if meld.side == side]
        for meld in melds:
            table.add_row(Text(f"  {meld.meld}", NOW), self.meld(meld), Text(str(meld.points + meld.bonus), QUIET))
        nothing = Text(f"  {self.say('burako-table-empty')}", QUIET)
        return Group(Text(f" {head}", QUIET), table if melds else nothing)

    def players_of(self, seats: Sequence[int]) -> str:
        """The names of a side in a row."""
        return " + ".join(self.names[seat] for seat in seats)

    def meld(self, meld: MeldView) -> Text:
        """The tiles of a meld, wild ones with what they stand for, and the sign of a canasta."""
        sign = {"pure": PURE, "impure": IMPURE, None: ""}[meld.canasta]
        tiles = [painted(tile.tile, shown(tile)) for tile in meld.tiles]
        return flowing([*tiles, Text(sign, NOW)] if sign else tiles)

    def suggestions(self, appraisals: Appraisals) -> list[Text]:
        """What could be laid now, the dearest first."""
        found: list[tuple[int, Text]] = []
        for action, said in appraisals.items():
            if isinstance(action, (Lay, Add)):
                way = next((way for way in [*said.ways, *said.adds] if way.action == action), None)
                if way is not None:
                    told = flowing(painted_all(way.added))
                    if way.meld is not None:
                        told.append(f" {way.meld}{''.join(END_SIGNS[end] for end in way.ends)}", QUIET)
                    gain = way.points + way.bonus
                    found.append((gain, told.append(f" ({gain})", QUIET)))
        found.sort(key=lambda one: -one[0])
        return [told for _, told in found[:MOST_SUGGESTED]]

    # Asking and reading

    def question(self, view: BurakoView) -> str:
        """What the viewer is asked now."""
        if view.phase == "play":
            return self.say("burako-ask-return" if view.may_return else "burako-ask-play")
        return self.say("burako-ask-draw" if view.pozo and not view.locked else "burako-ask-stock")

    def read(self, view: BurakoView, typed: str) -> BurakoAction | None:
        """The action in the typed words; None where they mean nothing.

        `s` draws, `p` takes the pozo, `r` returns the first tile. One tile alone is discarded, several are laid, and
        with `m2` at the end they are added to that meld; `m2<`, `m2>` and `m2<>` name the end for a wild tile.
        """
        words = self.shortened(typed).split()
        if len(words) == 1:
            single = SINGLE_WORDS.get(words[0].lower())
            if single is not None:
                return single
        place = PLACE.fullmatch(words[-1]) if words else None
        if place is not None:
            words.pop()
        tiles = [word.upper().partition(STANDS)[0] for word in words]
        if not tiles or any(tile not in FACES for tile in tiles):
            return None
        if place is not None:
            return added_to(view, place[1].lower(), place[2], tiles)
        return Discard(tiles[0]) if len(tiles) == 1 else laid(view, tiles)

    def help(self, view: BurakoView) -> list[tuple[str, str]]:
        """What can be typed now, and what it does."""
        if view.phase == "play":
            rack = [] if view.own is None else [tile for tile in view.own.rack if tile != view.own.barred]
            found = [(" ".join(dict.fromkeys(rack)), "discard"), ("R5 J R7", "lay"), ("R8 R9 m2", "add")]
            if view.may_return:
                found.append((RETURN_WORD, "return"))
        else:
            found = [(STOCK_WORD, "draw")]
            if view.pozo and not view.locked:
                found.append((POZO_WORD, "pozo"))
        return [(typed, self.say(f"burako-help-{what}")) for typed, what in found]

    def legend(self) -> list[tuple[str, str]]:
        """What the signs on the table mean."""
        return [(sign, self.say(f"burako-help-legend-{name}")) for name, sign in SIGNS.items()]

    # Telling what happened

    def sentence(self, event: Event) -> str:
        """The event in words, and a canasta it made."""
        told = super().sentence(event)
        was = event.was if isinstance(event, schema.Added) else None
        if isinstance(event, (schema.Laid, schema.Added)) and event.after.canasta not in (None, was):
            told += " " + self.say("burako-event-canasta", canasta=event.after.canasta)
        return told

    def emphasis(self, event: Event) -> tuple[str, str]:
        """A glyph and a style: what matters has to be found at a glance."""
        match event:
            case schema.Laid() | schema.Added() | schema.TookPozo() | schema.Bought():
                return TURN, NEWS if event.seat == self.seat else ""
            case schema.HandOver():
                return "•", NEWS
            case schema.MatchOver():
                return STAR, NOW
            case schema.Dealt():
                return " ", NEWS
        return STARTER, ""

    def facts(self, event: Event) -> dict[str, object]:
        """The facts of an event as its message takes them."""
        match event:
            case schema.Dealt(hand=hand, starter=starter):
                return self.who(starter) | {"hand": hand}
            case schema.Rack(tiles=tiles):
                return {"tiles": " ".join(tiles)}
            case schema.Drew(seat=seat, tile=tile):
                return self.who(seat) | {"tile": tile or ""}
            case schema.Returned(seat=seat, tile=tile):
                return self.who(seat) | {"tile": tile}
            case schema.TookPozo(seat=seat, tiles=tiles):
                return self.who(seat) | {"tiles": " ".join(tiles), "count": len(tiles)}
            case schema.Laid(seat=seat, after=after):
                return self.who(seat) | {"kind": after.kind, "tiles": written(after.tiles)}
            case schema.Added(seat=seat, tiles=tiles, moved=moved, after=after):
                swap = "yes" if moved else "no"
                return self.who(seat) | {"tiles": " ".join(tiles), "meld": after.meld, "swap": swap}
            case schema.Bought(seat=seat, direct=direct, tiles=bought):
                return self.who(seat) | {"direct": "yes" if direct else "no", "tiles": " ".join(bought or ())}
            case schema.Discarded(seat=seat, tile=tile):
                return self.who(seat) | {"tile": tile}
            case schema.Locked(seat=seat):
                return self.who(seat)
            case schema.HandOver(hand=hand, reason=reason, seat=closer, sides=sides):
                told = ", ".join(self.score(side, score) for side, score in enumerate(sides))
                return self.who(closer or 0) | {"hand": hand, "reason": reason, "scores": told}
            case schema.MatchOver(ranks=ranks, totals=totals):
                return self.result(winners_by(ranks)) | {"points": max(totals)}
        raise TypeError(f"there are no words for {event}")

    def score(self, side: int, score: SideScore) -> str:
        """What a hand came to for a side."""
        players = self.players_of(range(side, len(self.names), 2))
        return self.say("burako-event-hand_over-score", players=players, score=signed(score.score))

    # The score sheet

    def sheet(self, event: Event, view: BurakoView) -> RenderableType | None:
        """After a scored hand: what the score of each side is made of, and the totals."""
        if not isinstance(event, schema.HandOver) or not event.sides:
            return None
        columns = [Column(justify="left"), *(Column(justify="right") for _ in event.sides)]
        title = Text("  " + self.say("burako-sheet-title", hand=event.hand), NEWS)
        table = Table(*columns, title=title, title_justify="left", title_style="", box=None, padding=(0, 2))
        names = [self.players_of(range(side, len(self.names), 2)) for side in range(len(event.sides))]
        table.add_row("", *(Text(name, NEWS) for name in names))
        for line in SCORE_LINES:
            sign = -1 if line == "held" else 1
            cells = [signed(sign * int(getattr(side, line))) for side in event.sides]
            table.add_row(Text(self.say(f"burako-sheet-{line}"), QUIET), *cells)
        table.add_row(Text(self.say("burako-sheet-total"), NEWS), *(Text(str(total), NEWS) for total in event.totals))
        return table


END_SIGNS: Final = {"low": LOW_END, "high": HIGH_END}


# Pieces of the drawing


def shown(tile: MeldTile) -> str:
    """A tile as it lies: `R7`; a wild one with what it stands for, `J=R6`."""
    return f"{tile.tile}{STANDS}{tile.stands_for}" if tile.wild else tile.tile


def painted(tile: str, text: str = "") -> Text:
    """A tile in its colour."""
    return Text(text or tile, STYLES[tile[0]])


def painted_all(tiles: Iterable[str]) -> list[Text]:
    """Tiles in their colours."""
    return [painted(tile) for tile in tiles]


def written(tiles: Iterable[MeldTile]) -> str:
    """Tiles one after the other."""
    return " ".join(shown(tile) for tile in tiles)


def signed(score: int) -> str:
    """A score with its sign."""
    return f"+{score}" if score > 0 else str(score).replace("-", "−")


def flowing(parts: Sequence[Text], between: str = " ") -> Text:
    """Parts in a row."""
    return Text(between).join(parts)


def labelled(title: str, parts: Sequence[Text], between: str = " ") -> Table:
    """A quiet word, and beside it what it speaks of, in several lines where it is too wide."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Text(f" {title}:", QUIET), flowing(parts, between))
    return table


# Reading what was typed


def meld_rules_of(view: BurakoView) -> MeldRules:
    """What was agreed on melds."""
    settings = view.settings
    return MeldRules(
        settings["one_low"],
        settings["max_wilds_per_meld"],
        settings["sets_of_twos"],
        settings["wild_move"] == "free",
    )


def laid(view: BurakoView, tiles: list[str]) -> Lay:
    """A set if it can be one; a run in the order typed if that is one, else as high as it can be meant."""
    faces = [FACES[tile] for tile in tiles]
    number = set_number(faces)
    if number != MIXED_NUMBERS and len(faces) - wilds_in_set(faces, number) >= LEAST_NATURALS:
        return Lay("set", tuple(tiles))
    runs = runs_of(sorted(faces), meld_rules_of(view))
    return Lay("run", tuple(face_names(runs[-1])) if runs and faces not in runs else tuple(tiles))


def added_to(view: BurakoView, name: str, ends: str | None, tiles: list[str]) -> Add:
    """The tiles on the meld: where they fit, a wild one where it is moved least, or at the end that was named."""
    meld = next((meld for meld in view.melds if meld.meld == name), None)
    before = [] if meld is None else [tile.tile for tile in meld.tiles]
    if meld is None or meld.kind == "set":
        return Add(name, (*before, *tiles))
    table = meld_rules_of(view)
    run = run_of(meld.side, [FACES[tile] for tile in before], table.lowest)
    added = [FACES[tile] for tile in tiles]
    ways = [run_of(meld.side, layout, table.lowest) for layout in layouts_to(run, added, table)]
    if not ways:
        return Add(name, (*before, *tiles))
    if ends in (LOW_END, HIGH_END):
        ways.sort(key=lambda way: way.low, reverse=ends == LOW_END)
    else:
        if ends == BOTH_ENDS:
            ways = [way for way in ways if way.low < run.low and way.high > run.high] or ways
        ways.sort(key=lambda way: len(moved_wilds(run, way)), reverse=True)
    return Add(name, tuple(face_names(ways[-1].faces)))


TEXT: Final = BurakoText
