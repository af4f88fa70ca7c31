"""Sorry! in the terminal: how a view is drawn, how events are told, and how typed words become actions.

Everything here comes from the view, the events and the appraisals of one viewer; the state is never seen. Words come
from the locale files through `say`.
"""

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sobremesa.core.actions import Action
from sobremesa.core.events import Event
from sobremesa.games.sorry import schema
from sobremesa.games.sorry.engine.board import Cell, pieces, turned
from sobremesa.games.sorry.pieces import COLOUR_OF, COLOURS
from sobremesa.games.sorry.schema import Discard, Journey, Pass, SorryAppraisal, SorryView
from sobremesa.terminal.match_text import DANGER, NEWS, NOW, QUIET, Appraisals, MatchText, Say, beside, winners_by

Drawing = dict[Cell, tuple[str, str]]
"""A sign and its style in each cell of the board."""

CELL_WIDTH: Final = 3
BOARD_CELLS: Final = 16
SIDE_BY_SIDE: Final = 84
"""From this width on the seats have room beside the board."""

STYLES: Final = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green"}

SQUARE: Final = "·"
SAFE: Final = "•"
TRIANGLE: Final = "▸"
ON_SLIDE: Final = "─"
SLIDE_END: Final = "×"

PIECES: Final = pieces()


class SorryText(MatchText):
    """A match of Sorry! as one viewer reads and types it."""

    game = "sorry"
    rules = ("goal", "turn", "start", "move", "slides", "cards", "scored", "end")
    untold = (schema.Hand,)
    name_width = 14

    def __init__(self, say: Say, names: Sequence[str], seat: int | None) -> None:
        super().__init__(say, names, seat)
        self.plays: list[Action] = []
        """What the viewer can do, by the numbers under which it was shown last."""

    # The table

    def table(self, view: SorryView, width: int, appraisals: Appraisals) -> RenderableType:
        """The whole table: the board, the seats, the piles, the own hand, and a numbered list of plays."""
        self.plays = list(appraisals)
        beside_board = Group(self.seats(view), Text(), *self.piles(view))
        drawn = self.board(view)
        parts: list[RenderableType] = [self.headline(self.say("sorry-table-title", game=view.game), self.goal(view))]
        if width >= SIDE_BY_SIDE:
            parts.append(beside(drawn, beside_board))
        else:
            parts += [drawn, Text(), beside_board]
        if view.own is not None:
            parts.append(self.hand(view))
        if self.plays:
            parts.append(self.menu(appraisals, width))
        return Group(*parts)

    def goal(self, view: SorryView) -> str:
        """When the match ends."""
        target, games = view.settings.get("match_target", 0), view.settings.get("match_games", 1)
        if target:
            return self.say("sorry-table-target", points=target)
        return self.say("sorry-table-single") if games == 1 else self.say("sorry-table-games", games=games)

    def board(self, view: SorryView) -> Text:
        """The board with all pawns, turned so that the viewer's edge is at the bottom."""
        own = view.seats[0 if self.seat is None else self.seat].colour
        quarters = (COLOUR_OF["yellow"] - COLOUR_OF[own]) % 4
        cells = self.empty_board(quarters)
        for pawn in view.pawns:
            cell = cell_of(pawn.place, pawn.colour)
            if cell is not None:
                cells[turned(cell, quarters)] = (self.letters(pawn.pawn), f"bold reverse {STYLES[pawn.colour]}")
        for colour in {pawn.colour for pawn in view.pawns}:
            self.draw_discs(cells, view, colour, quarters)
        return Text("\n").join([row_of(cells, y) for y in range(BOARD_CELLS)])

    def empty_board(self, quarters: int) -> Drawing:
        """Track, safety zones and slides without pawns."""
        cells = {turned(cell, quarters): (SQUARE, QUIET) for cell in PIECES["track"]}
        for slide in PIECES["slides"]:
            signs = [TRIANGLE, *[ON_SLIDE] * (len(slide["squares"]) - 2), SLIDE_END]
            for square, sign in zip(slide["squares"], signs, strict=True):
                cells[turned(PIECES["track"][square], quarters)] = (sign, STYLES[slide["colour"]])
        for colour in COLOURS:
            for cell in PIECES["safety"][colour]:
                cells[turned(cell, quarters)] = (SAFE, STYLES[colour])
        return cells

    def draw_discs(self, cells: Drawing, view: SorryView, colour: str, quarters: int) -> None:
        """How many pawns of a colour are in START and HOME."""
        letter = self.say(f"sorry-letter-{colour}")
        for place in ("start", "home"):
            waiting = sum(pawn.place == place for pawn in view.pawns if pawn.colour == colour)
            x, y = turned(PIECES[place][colour], quarters)
            sign = "▷" if place == "start" else "⌂"
            cells[x, y] = (f"{sign}{waiting}", f"bold {STYLES[colour]}")
            cells.setdefault((x, y - 1), (letter, STYLES[colour]))

    def letters(self, pawn: str) -> str:
        """`red-1` → `R1`, in the letters of the language."""
        colour, _, number = pawn.partition("-")
        return f"{self.say(f'sorry-letter-{colour}')}{number}"

    def seats(self, view: SorryView) -> Table:
        """Everybody at the table: a mark, the colour, pawns HOME; in the scored game cards and points."""
        scored = view.settings["mode"] == "scored"
        table = self.table_of_seats()
        table.add_column(no_wrap=True)
        table.add_column(self.say("sorry-table-home"), justify="right", no_wrap=True)
        if scored:
            table.add_column(self.say("sorry-table-known"), no_wrap=True)
        table.add_column(self.say("sorry-table-total"), justify="right", no_wrap=True)
        for seat, seen in enumerate(view.seats):
            colour = Text(self.say(f"sorry-colour-{seen.colour}"), STYLES[seen.colour])
            known = [Text(" ".join(map(self.card, seen.known)) or "–", QUIET)] if scored else []
            mark = Text("▸" if seat == view.seat else "", NOW)
            table.add_row(mark, self.name(seat), colour, f"{seen.home}/4", *known, str(seen.total))
        return table

    def piles(self, view: SorryView) -> list[Text]:
        """The draw pile with its top card, and the card to be used or used last."""
        pile = self.say("sorry-table-pile", draw=view.draw)
        if view.top is not None:
            pile = f"{pile} · {self.say('sorry-table-next', card=view.top)}"
        elif view.draw == 0:
            pile = f"{pile} · {self.say('sorry-table-empty')}"
        lines = [Text(pile, QUIET)]
        if view.card is not None:
            lines.append(Text(self.say("sorry-table-card", card=view.card), NOW))
            lines.append(Text(self.say(f"sorry-card-{view.card}")))
        elif view.discards:
            lines.append(Text(self.say("sorry-table-discard", card=view.discards[-1]), QUIET))
        if view.again:
            lines.append(Text(self.say("sorry-table-again"), NEWS))
        return lines

    def hand(self, view: SorryView) -> RenderableType:
        """The own cards; those that cannot be used are dimmed."""
        assert view.own is not None
        told = Text(f" {self.say('sorry-table-hand')}  ", QUIET)
        for rank in view.own.hand:
            told.append(f"[{self.card(rank)}]", NEWS if rank in view.own.usable else QUIET).append(" ")
        return told

    def menu(self, appraisals: Appraisals, width: int) -> RenderableType:
        """The plays with their numbers, in columns where there is room."""
        digits = len(str(len(appraisals)))
        plays = [
            Text.assemble((f"{number:>{digits}} ", NOW), self.play(action, appraisal))
            for number, (action, appraisal) in enumerate(appraisals.items(), start=1)
        ]
        title = Text(f" {self.say('sorry-table-plays')}", QUIET)
        return Group(title, Padding(Columns(plays, padding=(0, 3), column_first=True), (0, 0, 0, 2)))

    def play(self, action: Action, appraisal: SorryAppraisal) -> Text:
        """One of them: the card, who goes from where to where, who is bumped, and whether it wins."""
        if isinstance(action, Pass):
            return Text(self.say("sorry-play-pass"))
        if isinstance(action, Discard):
            return Text(self.say("sorry-play-discard", card=action.card))
        card: str = getattr(action, "card", "")
        told = Text(self.say("sorry-play-use", card=card, journeys=self.journeys(appraisal.journeys)))
        if any(journey.bumped for journey in appraisal.journeys):
            told.stylize(NEWS)
        return told.append(f" ★ {self.say('sorry-play-wins')}", NOW) if appraisal.wins else told

    # Words

    def card(self, rank: str) -> str:
        """A card as it is called."""
        return self.say("sorry-card", card=rank)

    def pawn(self, pawn: str) -> str:
        """`red-1` as it is called."""
        colour, _, number = pawn.partition("-")
        return self.say("sorry-pawn", colour=colour, number=number)

    def journeys(self, journeys: Sequence[Journey]) -> str:
        """All journeys of a play."""
        return "; ".join(self.journey(journey) for journey in journeys)

    def journey(self, journey: Journey) -> str:
        """A pawn, from where to where, how far it slides, and whom it sends back."""
        place = {name: self.say("sorry-place", place=name) for name in (journey.origin, journey.steps[-1])}
        facts = {"pawn": self.pawn(journey.pawn), "origin": place[journey.origin], "goal": place[journey.steps[-1]]}
        if journey.slide:
            told = self.say("sorry-journey-slide", **facts, end=journey.slide[-1])
        else:
            told = self.say("sorry-journey", **facts)
        if not journey.bumped:
            return told
        pawns = [self.pawn(bumped.pawn) for bumped in journey.bumped]
        return self.say("sorry-journey-bumped", journey=told, pawns=pawns)

    # Asking and reading

    def question(self, view: SorryView) -> str:
        """What the viewer is asked now."""
        return self.say("sorry-ask-only" if len(self.plays) == 1 else "sorry-ask-play")

    def read(self, view: SorryView, typed: str) -> Action | None:
        """The play of the typed number; where there is only one, a mere Enter will do."""
        word = typed.strip()
        if not word and len(self.plays) == 1:
            return self.plays[0]
        number = int(word) if word.isascii() and word.isdecimal() and len(word) < 10 else 0
        return self.plays[number - 1] if 1 <= number <= len(self.plays) else None

    def help(self, view: SorryView) -> list[tuple[str, str]]:
        """What can be typed now, and what it does."""
        if len(self.plays) == 1:
            return [("1", self.say("sorry-help-only"))]
        return [(f"1 … {len(self.plays)}", self.say("sorry-help-play"))]

    def legend(self) -> list[tuple[str, str]]:
        """What the signs on the table mean."""
        signs = {
            "pawn": self.letters("red-1"),
            "square": f"{SQUARE} {SAFE}",
            "triangle": TRIANGLE,
            "slide": f"{ON_SLIDE} {SLIDE_END}",
            "start": "▷3 ⌂1",
            "journey": "T4 → T9",
        }
        return [(sign, self.say(f"sorry-help-legend-{name}")) for name, sign in signs.items()]

    # Telling what happened

    def sentence(self, event: Event) -> str:
        """The event, and what everybody gets for a game with points."""
        told = super().sentence(event)
        if isinstance(event, schema.GameOver) and event.hands:
            scores = [
                self.say("sorry-event-game_over-score", player=self.names[seat], points=points)
                for seat, points in enumerate(event.scores)
            ]
            told = f"{told} {self.say('sorry-event-game_over-scores', scores=', '.join(scores))}"
        return told

    def emphasis(self, event: Event) -> tuple[str, str]:
        """A glyph and a style: what matters has to be found at a glance."""
        match event:
            case schema.Moved(seat=seat, journeys=journeys):
                own = seat == self.seat
                if any(journey.bumped for journey in journeys):
                    return "▲", NEWS if own else DANGER
                return "·", NEWS if own else ""
            case schema.GameOver() | schema.MatchOver():
                return "★", NOW
            case schema.Began():
                return " ", NEWS
        return "·", QUIET

    def facts(self, event: Event) -> dict[str, object]:
        """The facts of an event as its message takes them."""
        match event:
            case schema.Began(game=game, seat=seat):
                return self.who(seat) | {"game": game}
            case schema.Hand(cards=hand):
                return {"cards": " ".join(map(self.card, hand))}
            case schema.TurnedUp(seat=seat, card=card, again=again):
                return self.who(seat) | {"card": card, "again": "yes" if again else "no"}
            case schema.Reshuffled(draw=draw):
                return {"draw": draw}
            case schema.Moved(seat=seat, card=card, way=way, journeys=journeys):
                return self.who(seat) | {"card": card, "way": way, "journeys": self.journeys(journeys)}
            case schema.Passed(seat=seat, card=card) | schema.Discarded(seat=seat, card=card):
                return self.who(seat) | {"card": card}
            case schema.Drew(seat=seat, card=drawn):
                return self.who(seat) | {"card": drawn or "", "known": "no" if drawn is None else "yes"}
            case schema.GameOver(game=game, winners=winners):
                return self.result(winners) | {"game": game}
            case schema.MatchOver(ranks=ranks, reason=reason):
                return self.result(winners_by(ranks)) | {"reason": reason}
        raise TypeError(f"there are no words for {event}")

    # The score sheet

    def sheet(self, event: Event, view: SorryView) -> RenderableType | None:
        """After a game of a longer match, or with points: who has how many, the most first."""
        if not isinstance(event, schema.GameOver) or (not event.hands and view.settings.get("match_games", 1) == 1):
            return None
        table = self.score_sheet("game", view.sheet[: event.game], event.totals)
        if not event.hands or view.finished is None or view.finished.game != event.game:
            return table
        return Group(table, Text(f"  {self.explained(view)}", QUIET))

    def explained(self, view: SorryView) -> str:
        """What the winner's points are made of."""
        assert view.finished is not None
        (winner,) = view.finished.winners
        return self.say(
            "sorry-sheet-explained",
            player=self.names[winner],
            pawns=view.finished.pawns[winner],
            opponents=view.finished.opponents[winner],
            tier=view.finished.tier[winner],
        )


# Pieces of the drawing


def cell_of(place: str, colour: str) -> Cell | None:
    """Where a place is drawn; pawns in START and HOME are only counted."""
    if place in ("start", "home"):
        return None
    number = int(place[1:])
    cell: Cell = PIECES["track"][number] if place[0] == "T" else PIECES["safety"][colour][number - 1]
    return cell


def row_of(cells: Drawing, y: int) -> Text:
    """One line of the board."""
    row = Text(" ")
    for x in range(BOARD_CELLS):
        sign, style = cells.get((x, y), ("", ""))
        row.append(f"{sign:^{CELL_WIDTH - 1}}" if len(sign) > 1 else f"{sign:<{CELL_WIDTH - 1}}", style).append(" ")
    return row


TEXT: Final = SorryText
