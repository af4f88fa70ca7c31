"""Sumo in the terminal: how a view is drawn, how events are told, and how typed words become actions.

Everything here comes from the view and the events of one viewer; the state is never seen. Words come from the locale
files through `say`.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from sobremesa.core.events import Event
from sobremesa.games.sumo import schema
from sobremesa.games.sumo.pieces import CARDS, FULL_ROW, ROWS, Name, is_joker, sumos_on
from sobremesa.games.sumo.schema import (
    PlaceJoker,
    PlacingView,
    PlayCard,
    RowView,
    SeatView,
    SumoAction,
    SumoAppraisal,
    SumoView,
    TakeRow,
)
from sobremesa.terminal.match_text import DANGER, NEWS, NOW, QUIET, Appraisals, MatchText, beside, winners_by

CARD_WIDTH: Final = 5
SIDE_BY_SIDE: Final = 78
"""From this width on the seats have room beside the rows."""
BAR_WIDTH: Final = 24

STYLE_BY_SUMOS: Final = {1: "default", 2: "cyan", 3: "yellow", 5: "magenta", 7: "bold red"}
TAKES: Final = "▲"
LOW: Final = "▼"

SIGNS: Final = {
    "sumo": "•",
    "chosen": "✓",
    "choosing": "▸",
    "value": "=40",
    "row": "→2",
    "take": f"{TAKES}2",
    "low": LOW,
}


class SumoText(MatchText):
    """A match of Sumo as one viewer reads and types it."""

    game = "sumo"
    rules = ("goal", "turn", "place", "take", "low", "joker", "sumos", "end")
    untold = (schema.Laid, schema.Hand)
    verbs = ("play", "put", "take")

    # The table

    def table(self, view: SumoView, width: int, appraisals: Appraisals) -> RenderableType:
        """The whole table: rows, seats, the turn last revealed and the own hand with its forecasts."""
        rows, seats = self.rows(view), self.seats(view)
        parts: list[RenderableType] = [self.headline(self.title(view), self.goal(view))]
        if width >= SIDE_BY_SIDE:
            parts.append(beside(rows, seats))
        else:
            parts += [rows, Text(), seats]
        if view.placing:
            parts.append(self.placings(view, width))
        if view.own is not None and view.own.hand:
            parts.append(self.hand(view.own.hand, width, {} if view.choice is not None else appraisals))
        if view.own is not None and view.own.chosen is not None:
            parts.append(Text(" " + self.say("sumo-table-laid", card=str(view.own.chosen)), NEWS))
        return Group(*parts)

    def title(self, view: SumoView) -> str:
        """Round and turn."""
        return self.say("sumo-table-title", round=view.round, turn=view.turn, turns=view.turns)

    def goal(self, view: SumoView) -> str:
        """When the match ends."""
        if "target_sumos" in view.settings:
            return self.say("sumo-table-target", sumos=view.settings["target_sumos"])
        if "rounds" in view.settings:
            return self.say("sumo-table-rounds", rounds=view.settings["rounds"])
        return self.say("sumo-table-two_rounds")

    def rows(self, view: SumoView) -> Text:
        """Four rows with five places each, the edge behind the fifth, and what the row holds."""
        just_placed = set(map(str, view.fresh))
        lines = [line for number, row in enumerate(view.rows, start=1) for line in self.row(number, row, just_placed)]
        return Text("\n").join(lines)

    def row(self, number: int, row: RowView, just_placed: set[str]) -> list[Text]:
        """One row in three lines."""
        full = len(row.cards) == FULL_ROW
        notes = [
            (f"{len(row.cards)}/{FULL_ROW}", QUIET),
            (self.say("sumo-sumos", sumos=row.sumos), DANGER if full else ""),
            (f"{TAKES} {self.say('sumo-table-full')}" if full else "", DANGER),
        ]
        labels = ("   ", f" {number} ", "   ")
        faces = [
            face(card, below=adopted(card, value), new=str(card) in just_placed)
            for card, value in zip(row.cards, row.values, strict=True)
        ]
        lines = fan(faces, FULL_ROW)
        return [
            Text.assemble((label, NOW), line, (" ┃ ", DANGER if full else QUIET), (f"{note:<9}", style))
            for label, line, (note, style) in zip(labels, lines, notes, strict=True)
        ]

    def seats(self, view: SumoView) -> Table:
        """Everybody at the table: a mark, the pile and the total."""
        table = self.table_of_seats()
        table.add_column(self.say("sumo-table-pile"), justify="right", no_wrap=True)
        table.add_column(self.say("sumo-table-total"), justify="right", no_wrap=True)
        for seat, seen in enumerate(view.seats):
            mark, style = self.mark(view, seat, seen)
            table.add_row(Text(mark, style), self.name(seat), self.pile(view, seat, seen), str(seen.total))
        return table

    def mark(self, view: SumoView, seat: int, seen: SeatView) -> tuple[str, str]:
        """Who is waited for, said by a glyph."""
        if view.choice is not None:
            return ("▸", NOW) if seat == view.choice.seat else ("", "")
        if seen.chosen:
            return "✓", "green"
        return ("…", NOW) if seat in view.waiting_for else ("", "")

    def pile(self, view: SumoView, seat: int, seen: SeatView) -> Text:
        """The number of cards taken in this round, with their sumos where they may be known."""
        sumos = view.own.sumos if view.own is not None and seat == self.seat else seen.pile_sumos
        if not seen.pile:
            return Text("–", QUIET)
        return Text(str(seen.pile)) if sumos is None else Text.assemble(str(seen.pile), (f" ({sumos}•)", QUIET))

    def placings(self, view: SumoView, width: int) -> RenderableType:
        """The cards last revealed, in the order of placing."""
        title = self.say("sumo-table-this-turn" if view.choice is not None else "sumo-table-last-turn")
        placings = [self.placing(placing, view) for placing in view.placing]
        return beside(Text(f" {title}", QUIET), flowing(placings, width - len(title) - 6), gap=2)

    def placing(self, placing: PlacingView, view: SumoView) -> Text:
        """One of them: the card, who played it, the row it went to and what it took."""
        told = Text.assemble((str(placing.card), NEWS), f" {self.names[placing.seat]}")
        if placing.row is not None:
            told.append(f" →{placing.row}", QUIET)
        elif view.choice is not None and placing.seat == view.choice.seat:
            told.append(" ▸", NOW)
        if placing.took:
            told.append(f" +{placing.sumos}•", DANGER)
        return told

    def hand(self, cards: list[Name], width: int, appraisals: Appraisals) -> RenderableType:
        """The own hand as a fan, in several lines where it is too wide; each card tells where it would go now."""
        fitting = max(1, (width - 4) // (CARD_WIDTH + 1))
        faces = [face(card, below=forecast(appraisals.get(PlayCard(card)))) for card in cards]
        legend = f" · {self.say('sumo-table-forecast')}" if appraisals else ""
        lines = [Text(f" {self.say('sumo-table-hand')}{legend}", QUIET)]
        for first in range(0, len(faces), fitting):
            lines += [Text("   ").append_text(line) for line in fan(faces[first : first + fitting])]
        return Text("\n").join(lines)

    # Asking and reading

    def question(self, view: SumoView) -> str:
        """What the viewer is asked now."""
        if view.choice is None:
            return self.say("sumo-ask-card")
        asked = "sumo-ask-joker" if is_joker(CARDS[view.choice.card]) else "sumo-ask-row"
        return self.say(asked, card=str(view.choice.card))

    def read(self, view: SumoView, typed: str) -> SumoAction | None:
        """The action in the typed words: a card, or a row while one has to be chosen; None where there is none."""
        word = self.shortened(typed).upper()
        number = int(word) if word.isascii() and word.isdecimal() and len(word) < 10 else None
        if view.choice is not None:
            if number is None:
                return None
            return PlaceJoker(number) if is_joker(CARDS[view.choice.card]) else TakeRow(number)
        if number is not None:
            return PlayCard(number)
        return PlayCard(word) if word in CARDS else None

    def help(self, view: SumoView) -> list[tuple[str, str]]:
        """What can be typed now, and what it does."""
        if view.choice is None:
            hand = view.own.hand if view.own is not None else []
            return [(" ".join(map(str, hand)), self.say("sumo-help-card"))]
        joker = is_joker(CARDS[view.choice.card])
        rows = [row for row in range(1, ROWS + 1) if not joker or not is_joker(CARDS[view.rows[row - 1].cards[-1]])]
        return [(" ".join(map(str, rows)), self.say("sumo-help-joker" if joker else "sumo-help-row"))]

    def legend(self) -> list[tuple[str, str]]:
        """What the signs on the table mean."""
        return [(sign, self.say(f"sumo-help-legend-{name}")) for name, sign in SIGNS.items()]

    # Telling what happened

    def sentence(self, event: Event) -> str:
        """The event, and each joker that was exchanged to make the rows."""
        told = super().sentence(event)
        exchanged = event.exchanged if isinstance(event, schema.Dealt) else ()
        also = [self.say("sumo-event-dealt-exchanged", joker=str(joker), row=row) for joker, row in exchanged]
        return " ".join([told, *also])

    def emphasis(self, event: Event) -> tuple[str, str]:
        """A glyph and a style: what matters has to be found at a glance."""
        match event:
            case schema.Placed(took=took, seat=seat):
                if took:
                    return TAKES, DANGER if seat == self.seat else "red"
                return "·", NEWS if seat == self.seat else ""
            case schema.MustChoose():
                return "▸", ""
            case schema.MatchOver():
                return "★", NOW
            case schema.VoidDeal():
                return "·", ""
        return " ", NEWS

    def facts(self, event: Event) -> dict[str, object]:
        """The facts of an event as its message takes them."""
        match event:
            case schema.Dealt(round=round_, rows=rows):
                return {"round": round_, "rows": " | ".join(written(row) for row in rows)}
            case schema.Hand(cards=hand):
                return {"cards": written(hand)}
            case schema.VoidDeal(rows=cards):
                return {"rows": written(cards)}
            case schema.Laid(seat=seat, card=card):
                return self.who(seat) | {"card": "" if card is None else str(card)}
            case schema.Revealed(cards=revealed):
                return {"cards": " · ".join(self.revealed(seat, card) for seat, card in revealed)}
            case schema.MustChoose(seat=seat, card=card):
                return self.who(seat) | what(card)
            case schema.Placed(seat=seat, card=card, row=row, value=value, took=took, sumos=sumos):
                taken = {"row": row, "value": value, "took": len(took), "cards": written(took), "sumos": sumos}
                return self.who(seat) | what(card) | taken
            case schema.RoundOver(round=round_, scores=scores):
                return {"round": round_, "scores": ", ".join(self.score(*score) for score in enumerate(scores))}
            case schema.MatchOver(ranks=ranks, totals=totals, reason=reason):
                return self.result(winners_by(ranks)) | {"sumos": min(totals), "reason": reason}
        raise TypeError(f"there are no words for {event}")

    def revealed(self, seat: int, card: Name) -> str:
        """A card turned up, with its player."""
        return self.say("sumo-event-revealed-card", card=str(card), player=self.names[seat])

    def score(self, seat: int, sumos: int) -> str:
        """The sumos a player took in a round."""
        return self.say("sumo-event-round_over-score", player=self.names[seat], sumos=sumos)

    # The score sheet

    def sheet(self, event: Event, view: SumoView) -> RenderableType | None:
        """After a round: who has how many sumos, the fewest first."""
        if not isinstance(event, schema.RoundOver):
            return None
        limit = view.settings.get("target_sumos", max(1, *event.totals))
        bars = (Column(self.goal(view), no_wrap=True), [bar(total, limit) for total in event.totals])
        return self.score_sheet("round", view.sheet[: event.round], event.totals, fewest_first=True, last=bars)


# Pieces of the drawing


class Face(Struct, frozen=True):
    """A card as it is drawn: its name, its sumos along the top edge, what else there is to know along the lower one."""

    name: str
    dots: str
    style: str
    edge: str
    below: str


def face(card: Name, *, below: str = "", new: bool = False) -> Face:
    """The face of a card; `new` if it has just come to its row. Few sumos are drawn, many are counted."""
    sumos = sumos_on(CARDS[card])
    dots = "•" * sumos if sumos < 4 else f"•×{sumos}"
    return Face(str(card), dots, STYLE_BY_SUMOS[sumos], NOW if new else QUIET, below)


def adopted(card: Name, value: int) -> str:
    """The value a joker has in its row."""
    return f"={value}" if is_joker(CARDS[card]) else ""


def forecast(appraisal: SumoAppraisal | None) -> str:
    """Where a card would go as the table is now: to a row, to a full row, or below them all."""
    if appraisal is None:
        return ""
    if appraisal.row is None:
        return LOW
    return f"{TAKES if appraisal.takes else '→'}{appraisal.row}"


def fan(faces: list[Face], places: int = 0) -> list[Text]:
    """Cards side by side, each laid over the edge of the one before, in three lines; a free place is a dot."""
    top, middle, bottom = Text(), Text(), Text()
    for one in faces:
        top.append("╭", one.edge).append(one.dots, one.style).append("─" * (CARD_WIDTH - len(one.dots)), one.edge)
        middle.append("│", one.edge).append(f"{one.name:^{CARD_WIDTH}}", f"bold {one.style}")
        bottom.append("╰", one.edge).append(f"{one.below:─^{CARD_WIDTH}}", DANGER if TAKES in one.below else one.edge)
    last_edge = faces[-1].edge
    free = max(0, places - len(faces))
    top.append("╮", last_edge).append(" " * (CARD_WIDTH + 1) * free)
    middle.append("│", last_edge).append(f"{'·':^{CARD_WIDTH + 1}}" * free, QUIET)
    bottom.append("╯", last_edge).append(" " * (CARD_WIDTH + 1) * free)
    return [top, middle, bottom]


def flowing(parts: list[Text], width: int) -> Text:
    """Parts in a row, none of them broken; a new line where the width is used up."""
    flow, room = Text(), 0
    for part in parts:
        if flow.plain:
            room -= part.cell_len + 3
            flow.append("\n" if room < 0 else " · ", QUIET)
        if room < 0 or not flow.plain:
            room = width - part.cell_len
        flow.append_text(part)
    return flow


def bar(total: int, limit: int) -> Text:
    """How near somebody is to the limit."""
    filled = min(BAR_WIDTH, round(BAR_WIDTH * total / limit))
    return Text.assemble(("━" * filled, "yellow" if total < limit else "red"), ("·" * (BAR_WIDTH - filled), QUIET))


def written(cards: Sequence[Name]) -> str:
    """Cards one after the other."""
    return " ".join(map(str, cards))


def what(card: Name) -> dict[str, object]:
    """A card, and which kind it is."""
    return {"card": str(card), "kind": "joker" if is_joker(CARDS[card]) else "number"}


TEXT: Final = SumoText
