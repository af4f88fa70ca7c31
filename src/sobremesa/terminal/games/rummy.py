"""Rummy israelí in the terminal: how a view is drawn, how events are told, and how typed words become actions.

Everything here comes from the view and the events of one viewer; the state is never seen. Words come from the locale
files through `say`. Tiles are shown without their copy, for the copies of a face are alike.

A whole play is typed in one line, so that nothing lies half done: parts with commas between them, each of which makes
a set or adds to one. Only what changes is typed. Tiles come from the rack or, where they are not there, from the table;
in the end what is left of each set is put in order and, if it has gaps or tiles twice, parted into runs.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sobremesa.core.events import Event
from sobremesa.core.tiles import FACES, TILES, tile_names
from sobremesa.games.rummy import schema
from sobremesa.games.rummy.engine.readings import readings, run_gaps, split
from sobremesa.games.rummy.pieces import SHORTEST_SET
from sobremesa.games.rummy.schema import DRAW, PASS, Kind, Play, ProposedSet, RummyAction, RummyView, SetView
from sobremesa.terminal.match_text import DANGER, NEWS, NOW, QUIET, Appraisals, MatchText, winners_by

STYLES: Final = {"K": "bold", "R": "red", "B": "blue", "Y": "yellow", "J": "magenta"}

JOKER: Final = "★"
TURN: Final = "▸"
STARTER: Final = "·"
NEW: Final = "+"
"""After a tile that was laid in the last play."""
YES: Final = "✓"

SIGNS: Final = {"colours": "K R B Y", "joker": f"{JOKER}R6", "new": f"R6{NEW}", "turn": TURN, "starter": STARTER}

DRAW_WORD: Final = "d"
PASS_WORD: Final = "p"
CLOSING_WORD: Final = "*"
PART: Final = ","
AT: Final = "@"
FROM: Final = ":"


class RummyText(MatchText):
    """A match of Rummy israelí as one viewer reads and types it."""

    game = "rummy"
    rules = ("goal", "turn", "sets", "opening", "table", "joker", "closing", "end", "values")
    untold = (schema.Rack,)
    commands: ClassVar[Mapping[str, str]] = {DRAW_WORD: "draw", PASS_WORD: "pass", CLOSING_WORD: "close"}
    verbs = ("lay",)

    # The table

    def table(self, view: RummyView, width: int, appraisals: Appraisals) -> RenderableType:
        """Seats, stock and closing tile, the sets with their numbers, and the own rack."""
        stock = Text(f" {self.say('rummy-table-stock')}: {view.stock}", QUIET)
        if view.settings["closing_tile_use"] != "unused":
            stock.append(f" · {self.say('rummy-table-closing')}: ").append(painted(view.closing_tile))
        parts: list[RenderableType] = [
            self.headline(self.say("rummy-table-title", hand=view.hand), self.goal(view)),
            self.seats(view),
            stock,
            self.sets(view),
        ]
        if view.own is not None and view.own.rack:
            parts.append(self.rack(view))
        if view.last_turn:
            parts.append(Text(f" {self.say('rummy-table-last')}", DANGER))
        return Group(*parts)

    def goal(self, view: RummyView) -> str:
        """When the match ends."""
        if "hands" in view.settings:
            return self.say("rummy-table-hands", hands=view.settings["hands"])
        return self.say("rummy-table-single")

    def seats(self, view: RummyView) -> Table:
        """Everybody at the table: a mark, tiles on the rack, whether they have opened, the total."""
        table = self.table_of_seats(mark_width=2)
        for title in ("tiles", "opened", "total"):
            table.add_column(self.say(f"rummy-table-{title}"), justify="right", no_wrap=True)
        for seat, seen in enumerate(view.seats):
            mark = Text.assemble(
                (TURN if seat == view.seat else " ", NOW), (STARTER if seat == view.starter else "", QUIET)
            )
            table.add_row(mark, self.name(seat), str(seen.rack), YES if seen.opened else "–", str(seen.total))
        return table

    def sets(self, view: RummyView) -> RenderableType:
        """The sets with their numbers, what was laid last being marked."""
        title = self.say("rummy-table-sets")
        if not view.table:
            return labelled(title, [Text(self.say("rummy-table-empty"), QUIET)])
        new = set() if view.last_play is None else set(view.last_play.laid)
        table = Table.grid(padding=(0, 2, 0, 0))
        for one in view.table:
            table.add_row(Text(f"{one.set:>4}", NOW), shown_set(one, new))
        return Group(Text(f" {title}:", QUIET), table)

    def rack(self, view: RummyView) -> RenderableType:
        """The own rack by colour, the tile just drawn being named once more."""
        assert view.own is not None
        title = self.say("rummy-table-rack", points=view.own.rack_points)
        tiles = [painted(name) for name in view.own.rack]
        if view.own.drawn is not None:
            tiles.append(Text(f"({self.say('rummy-table-drawn')}: {drawn(view.own.drawn)})", QUIET))
        return labelled(title, tiles)

    # Asking and reading

    def question(self, view: RummyView) -> str:
        """What the viewer is asked now."""
        if view.may_draw:
            return self.say("rummy-ask-draw-or-close" if view.may_use_closing_tile else "rummy-ask-draw")
        if self.seat is not None and not view.seats[self.seat].opened:
            return self.say("rummy-ask-open", points=view.settings["opening_minimum"])
        return self.say("rummy-ask-play")

    def read(self, view: RummyView, typed: str) -> RummyAction | None:
        """The action in the typed words; None where they mean nothing.

        `d` draws, `p` passes; all else is a play.
        """
        short = self.shortened(typed)
        word = short.lower()
        if word in (DRAW_WORD, PASS_WORD):
            return DRAW if word == DRAW_WORD else PASS
        arrangement = Arrangement(view)
        parts = short.split(PART)
        if not short or not all(arrangement.arrange(part.split()) for part in parts):
            return None
        return arrangement.play()

    def help(self, view: RummyView) -> list[tuple[str, str]]:
        """What can be typed now, and what it does."""
        typed = (DRAW_WORD, "draw") if view.may_draw else (PASS_WORD, "pass")
        found = [(typed[0], self.say(f"rummy-help-{typed[1]}"))]
        if view.may_play:
            found += [("R5 R6 R7", self.say("rummy-help-set")), *self.help_with_sets(view)]
            if view.may_use_closing_tile:
                found.append((CLOSING_WORD, self.say("rummy-help-close")))
        return found

    def help_with_sets(self, view: RummyView) -> list[tuple[str, str]]:
        """What can be typed with the sets that lie on the table."""
        if not view.table:
            return []
        first, last = view.table[0], view.table[-1]
        tile = drawn(last.tiles[-1])
        found = [
            (f"R8 R9 {AT}{first.set}", self.say("rummy-help-add", set=first.set)),
            (f"{last.set}{FROM}{tile}", self.say("rummy-help-from", set=last.set, tile=tile)),
        ]
        if first is not last:
            found.append(
                (f"{AT}{first.set} {AT}{last.set}", self.say("rummy-help-join", set=first.set, other=last.set))
            )
        return [*found, (f"R8 {AT}{first.set}{PART} K3 B3 Y3", self.say("rummy-help-several"))]

    def legend(self) -> list[tuple[str, str]]:
        """What the signs on the table mean."""
        return [(sign, self.say(f"rummy-help-legend-{name}")) for name, sign in SIGNS.items()]

    # Telling what happened

    def emphasis(self, event: Event) -> tuple[str, str]:
        """A glyph and a style: what matters has to be found at a glance."""
        match event:
            case schema.Played():
                return TURN, NEWS if event.seat == self.seat else ""
            case schema.HandOver():
                return "•", NEWS
            case schema.MatchOver():
                return JOKER, NOW
            case schema.Dealt():
                return " ", NEWS
        return STARTER, ""

    def facts(self, event: Event) -> dict[str, object]:
        """The facts of an event as its message takes them."""
        match event:
            case schema.Dealt(hand=hand, starter=starter, closing_tile=tile):
                return self.who(starter) | {"hand": hand, "tile": drawn(tile)}
            case schema.Rack(tiles=rack):
                return {"tiles": written(rack)}
            case schema.Drew(seat=seat, tile=tile):
                return self.who(seat) | {"tile": "" if tile is None else drawn(tile)}
            case schema.Played():
                return self.who(event.seat) | {
                    "tiles": written(event.laid),
                    "count": len(event.laid),
                    "points": event.points,
                    "opening": str(event.opening).lower(),
                    "closing": str(event.closing_tile).lower(),
                    "left": event.rack,
                }
            case schema.Passed(seat=seat) | schema.TimeRanOut(seat=seat):
                return self.who(seat)
            case schema.HandOver(hand=hand, reason=reason, seat=closer, scores=scores):
                told = ", ".join(
                    self.say("rummy-event-hand_over-score", player=self.names[seat], score=score)
                    for seat, score in enumerate(scores)
                )
                return self.who(closer or 0) | {"hand": hand, "reason": reason, "scores": told}
            case schema.MatchOver(ranks=ranks, totals=totals, reason=reason):
                return self.result(winners_by(ranks)) | {"points": min(totals), "reason": reason}
        raise TypeError(f"there are no words for {event}")

    # The score sheet

    def sheet(self, event: Event, view: RummyView) -> RenderableType | None:
        """After a hand: who has how many points, the fewest first."""
        if not isinstance(event, schema.HandOver):
            return None
        return self.score_sheet("hand", view.sheet[: event.hand], event.totals, fewest_first=True)


# Pieces of the drawing


def drawn(name: str, stands_for: str = "") -> str:
    """A tile as it is shown: `R6`; a joker with what it stands for, `★R6`."""
    return JOKER + stands_for if name[0] == "J" else name[:-1]


def painted(name: str, stands_for: str = "") -> Text:
    """A tile with its colour."""
    return Text(drawn(name, stands_for), STYLES[name[0]])


def written(names: Iterable[str]) -> str:
    """Tiles one after the other."""
    return " ".join(drawn(name) for name in names)


def shown_set(one: SetView, new: set[str]) -> Text:
    """The tiles of a set; its jokers with what they stand for, those that are new with a sign."""
    roles = {joker.tile: joker.stands_for for joker in one.jokers}
    tiles = [painted(name, roles.get(name, "")).append(NEW if name in new else "", QUIET) for name in one.tiles]
    return Text(" ").join(tiles)


def labelled(title: str, parts: Sequence[Text]) -> Table:
    """A quiet word, and beside it what it speaks of, in several lines where it is too wide."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Text(f" {title}:", QUIET), Text(" ").join(parts))
    return table


# Reading what was typed


class Arrangement:
    """The table as it is rebuilt by the typed parts: sets by their numbers, then new ones."""

    def __init__(self, view: RummyView) -> None:
        self.rack: Final = [] if view.own is None else view.own.rack[:]
        self.closing: Final = view.closing_tile
        self.kinds: Final[dict[int, Kind]] = {one.set: one.kind for one in view.table}
        self.sets: Final[dict[int, list[str]]] = {one.set: one.tiles[:] for one in view.table}
        self.new: Final[list[list[str]]] = []

    def arrange(self, words: list[str]) -> bool:
        """Carry out one part; False if its words mean nothing.

        `R5 R6 R7` is a new set, `R8 @2` adds to set 2, `@2 @4` puts set 4 on set 2.
        """
        numbers = [int(word[1:]) for word in words if word.startswith(AT) and is_number(word[1:])]
        names = [word for word in words if not word.startswith(AT)]
        if not words or len(set(numbers)) + len(names) < len(words) or any(one not in self.sets for one in numbers):
            return False
        if len(numbers) > 1:
            for number in numbers[1:]:
                self.sets[numbers[0]] += self.sets[number]
                self.sets[number] = []
        target = self.sets[numbers[0]] if numbers else []
        for word in names:
            tile = self.take(word, target)
            if tile is None:
                return False
            target.append(tile)
        if not numbers:
            self.new.append(target)
        return True

    def take(self, word: str, target: list[str]) -> str | None:
        """The tile a word means, taken from where it lies: `R6`, `3:R6` of set 3, `*` the closing tile."""
        if word == CLOSING_WORD:
            return self.closing
        source, colon, face_word = word.rpartition(FROM)
        face = read_face(face_word)
        if face is None or (colon and not (is_number(source) and int(source) in self.sets)):
            return None
        if colon:
            return self.take_from(self.sets[int(source)], face)
        if any(name[:-1] == face for name in self.rack):
            return self.take_from(self.rack, face)
        holders = [tiles for tiles in self.sets.values() if any(name[:-1] == face for name in tiles)]
        holders = [tiles for tiles in holders if tiles is not target]
        if holders:
            # Where there are several, from the set that can best do without it.
            return self.take_from(min(holders, key=lambda tiles: harm(tiles, face)), face)
        # Nobody at the table can lay it; the rules say so better than we could.
        return self.closing if self.closing[:-1] == face else f"{face}a"

    def take_from(self, tiles: list[str], face: str) -> str:
        """A tile of the face, out of these; one that is not there is named all the same."""
        for name in tiles:
            if name[:-1] == face:
                tiles.remove(name)
                return name
        return f"{face}a"

    def play(self) -> Play:
        """The table as it is now, every set in order."""
        proposed: list[ProposedSet] = []
        for number, tiles in self.sets.items():
            if tiles:
                proposed += arranged(self.kinds[number], tiles)
        for tiles in self.new:
            proposed += arranged("run", tiles)
        return Play(tuple(proposed))


def is_number(word: str) -> bool:
    """Whether the word is the number of a set."""
    return word.isascii() and word.isdecimal() and len(word) <= 4


def read_face(word: str) -> str | None:
    """`r6`, `R6`, `j`, `★`, and `★R6` or `R6+` as the table shows them → the face; None if none is named so."""
    face = word.upper().removesuffix(NEW)
    if face.startswith(JOKER):
        return "J"
    return face if face in FACES else None


def harm(tiles: list[str], face: str) -> int:
    """How many tiles would lie in no set if one of this face were taken away."""
    left = tiles[:]
    left.remove(next(name for name in tiles if name[:-1] == face))
    return sum([len(one.tiles) for one in arranged("run", left) if len(one.tiles) < SHORTEST_SET])


def arranged(kind: Kind, names: list[str]) -> list[ProposedSet]:
    """The set these tiles are, or the runs they fall into; what is neither is left as it was typed."""
    tiles = [TILES[name] for name in names if name in TILES]
    if len(set(tiles)) == len(names):
        read = readings(kind == "run", tiles)
        if read:
            return [ProposedSet("run" if read[0].is_run else "group", tuple(tile_names(read[0].tiles)))]
        runs = runs_among(tiles)
        if runs:
            return [ProposedSet("run", tuple(tile_names(run))) for run in runs]
    return [ProposedSet(kind, tuple(names))]


def runs_among(tiles: list[int]) -> list[list[int]]:
    """Tiles of one colour parted where numbers are missing or come twice; nothing if they are of several, or wild.

    A tile goes to the shortest run that it continues, so that no run stays shorter than it must.
    """
    naturals, jokers = split(tiles)
    faces = sorted({tile >> 1 for tile in naturals})
    if jokers or not naturals or run_gaps([2 * face for face in faces]) is None:
        return []
    runs: list[list[int]] = []
    for tile in naturals:
        open_runs = [run for run in runs if (run[-1] >> 1) + 1 == tile >> 1]
        if open_runs:
            min(open_runs, key=len).append(tile)
        else:
            runs.append([tile])
    return runs


TEXT: Final = RummyText
