"""Rummy 500 in the terminal: how a view is drawn, how events are told, and how typed words become actions.

Everything here comes from the view and the events of one viewer; the state is never seen. Words come from the locale
files through `say`. Cards are shown without their pack, for the copies of a face are alike; typing a face means the
copy that is at hand.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from rich.console import Group, RenderableType
from rich.table import Column, Table
from rich.text import Text

from sobremesa.core.cards import CARDS, names_of
from sobremesa.core.events import Event
from sobremesa.core.melds import first_place
from sobremesa.games.rummy500 import schema
from sobremesa.games.rummy500.engine.arrangements import combinations_of, continuations
from sobremesa.games.rummy500.pieces import HIGHEST_PLACE
from sobremesa.games.rummy500.schema import (
    DRAW_STOCK,
    PASS,
    Discard,
    End,
    LayOff,
    Meld,
    MeldCard,
    MeldView,
    Rummy500Action,
    Rummy500View,
    TakeDiscard,
)
from sobremesa.terminal.match_text import DANGER, NEWS, NOW, QUIET, Appraisals, MatchText, winners_by

RED: Final = "red"

MOST_SUGGESTED: Final = 6

SUITS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
TYPED_SUITS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
JOKER: Final = "★"
TURN: Final = "▸"
DEALER: Final = "·"
OPEN: Final = "+"
USABLE: Final = "›"

SIGNS: Final = {
    "joker": f"{JOKER}6♥",
    "open": OPEN,
    "usable": f"{USABLE}7♠",
    "turn": TURN,
    "dealer": DEALER,
}

LOW_END: Final = "<"
HIGH_END: Final = ">"
AT: Final = "@"
STOCK_WORD: Final = "s"
PASS_WORD: Final = "p"


class Rummy500Text(MatchText):
    """A match of Rummy 500 as one viewer reads and types it."""

    game = "rummy500"
    rules = ("goal", "turn", "meld", "row", "layoff", "joker", "values", "out", "end")
    untold = (schema.Hand,)
    commands: ClassVar[Mapping[str, str]] = {STOCK_WORD: "draw", PASS_WORD: "pass"}
    verbs = ("take", "lay", "add", "discard")

    # The table

    def table(self, view: Rummy500View, width: int, appraisals: Appraisals) -> RenderableType:
        """Seats, stock and discards, the combinations, the own hand, and what could be laid."""
        parts: list[RenderableType] = [
            self.headline(self.say("rummy500-table-title", round=view.round), self.goal(view)),
            self.seats(view),
            self.piles(view, appraisals),
            self.melds(view),
        ]
        if view.own is not None and view.own.hand:
            title = self.say("rummy500-table-hand", points=view.own.hand_points)
            parts.append(labelled(title, [painted(name) for name in view.own.hand]))
            if view.own.barred is not None:
                parts.append(Text(f" {self.say('rummy500-table-barred', card=drawn(view.own.barred))}", QUIET))
        suggested = self.suggestions(appraisals)
        if suggested:
            parts.append(labelled(self.say("rummy500-table-could"), suggested, " · "))
        if view.warns:
            parts.append(Text(f" {self.say('rummy500-table-few')}", DANGER))
        return Group(*parts)

    def goal(self, view: Rummy500View) -> str:
        """When the match ends."""
        if "target_score" in view.settings:
            return self.say("rummy500-table-target", points=view.settings["target_score"])
        return self.say("rummy500-table-rounds", rounds=view.settings["rounds"])

    def seats(self, view: Rummy500View) -> Table:
        """Everybody at the table: a mark, the cards in hand, what is laid, the total, and what is known of the hand."""
        table = self.table_of_seats(mark_width=2)
        for title in ("cards", "laid", "total"):
            table.add_column(self.say(f"rummy500-table-{title}"), justify="right", no_wrap=True)
        table.add_column(self.say("rummy500-table-known"))
        for seat, seen in enumerate(view.seats):
            mark = Text.assemble(
                (TURN if seat == view.seat else " ", NOW), (DEALER if seat == view.dealer else "", QUIET)
            )
            known = flowing([] if seat == self.seat else [painted(card) for card in seen.known])
            table.add_row(mark, self.name(seat), str(seen.hand), str(seen.table), str(seen.total), known)
        return table

    def piles(self, view: Rummy500View, appraisals: Appraisals) -> RenderableType:
        """The stock, and the discard row with the cards that could be used."""
        usable = {action.card for action in appraisals if isinstance(action, TakeDiscard)}
        cards = [Text.assemble((USABLE, NOW), painted(name)) if name in usable else painted(name) for name in view.row]
        stock = Text(f" {self.say('rummy500-table-stock')}: {view.stock}", QUIET)
        return Group(stock, labelled(self.say("rummy500-table-row"), cards or [Text("–", QUIET)]))

    def melds(self, view: Rummy500View) -> RenderableType:
        """The combinations with their numbers, and whose points they are."""
        title = self.say("rummy500-table-melds")
        if not view.melds:
            return labelled(title, [Text(self.say("rummy500-table-empty"), QUIET)])
        table = Table.grid(padding=(0, 2, 0, 0))
        for meld in view.melds:
            table.add_row(Text(f"  {meld.meld}", NOW), self.meld(meld), self.owners(meld))
        return Group(Text(f" {title}:", QUIET), table)

    def meld(self, meld: MeldView) -> Text:
        """The cards of a combination, with a sign where it can grow."""
        cards = [painted(one.card, one.stands_for) for one in meld.cards]
        if meld.kind == "set":
            ends = (Text(), Text(OPEN if meld.low_open else "", QUIET))
        else:
            ends = (Text(OPEN if meld.low_open else "", QUIET), Text(OPEN if meld.high_open else "", QUIET))
        return flowing([part for part in (ends[0], *cards, ends[1]) if part.plain])

    def owners(self, meld: MeldView) -> Text:
        """Whose cards they are, by points."""
        told = [f"{self.names[seat]} {points}" for seat, points in enumerate(meld.points) if points]
        return Text(" · ".join(told), QUIET)

    def suggestions(self, appraisals: Appraisals) -> list[Text]:
        """What could be laid now, the dearest first."""
        found: list[tuple[int, Text]] = []
        for action, said in appraisals.items():
            if isinstance(action, (Meld, LayOff)) and said.ways:
                points = said.ways[0].points
                told = flowing([painted(name) for name in action.cards])
                if isinstance(action, LayOff):
                    told.append(f" {AT}{action.meld}{end_sign(action.end)}", QUIET)
                found.append((points, told.append(f" ({points})", QUIET)))
        found.sort(key=lambda one: -one[0])
        return [told for _, told in found[:MOST_SUGGESTED]]

    # Asking and reading

    def question(self, view: Rummy500View) -> str:
        """What the viewer is asked now."""
        if view.part == "play":
            return self.say("rummy500-ask-play")
        return self.say("rummy500-ask-draw" if view.stock else "rummy500-ask-pass")

    def read(self, view: Rummy500View, typed: str) -> Rummy500Action | None:
        """The action in the typed words; None where they mean nothing.

        `s` draws, `p` passes. Cards alone are laid down, with `@2` they are laid off, one card alone is discarded;
        before the draw the first card named is taken from the discard row and used with the others.
        """
        words = self.shortened(typed).split()
        if len(words) == 1 and words[0].lower() in (STOCK_WORD, PASS_WORD):
            return DRAW_STOCK if words[0].lower() == STOCK_WORD else PASS
        place = read_place(words[-1]) if words else None
        if place is not None:
            words.pop()
        cards = named(words, available(view))
        if not cards:
            return None
        if view.part == "draw":
            alone = len(cards) == 1 and place is None
            return TakeDiscard(cards[0], None if alone else lay(view, cards, place))
        if len(cards) == 1 and place is None:
            return Discard(cards[0])
        return lay(view, cards, place)

    def help(self, view: Rummy500View) -> list[tuple[str, str]]:
        """What can be typed now, and what it does."""
        if view.part == "play":
            hand = view.own.hand if view.own is not None else []
            barred = None if view.own is None else view.own.barred
            cards = " ".join(typed_as(name) for name in hand if name != barred)
            found = [(cards, "discard"), ("7S 8S 9S", "meld"), ("9H TH @2", "lay-off")]
        else:
            first = (STOCK_WORD, "draw") if view.stock else (PASS_WORD, "pass")
            found = [first, ("7S 7H 7D", "take"), ("5H 6H @2", "take-on")]
            if view.stock and view.settings["free_top_discard"] and view.row:
                found.append((typed_as(view.row[-1]), "take-free"))
        return [(typed, self.say(f"rummy500-help-{what}")) for typed, what in found]

    def legend(self) -> list[tuple[str, str]]:
        """What the signs on the table mean."""
        return [(sign, self.say(f"rummy500-help-legend-{name}")) for name, sign in SIGNS.items()]

    # Telling what happened

    def emphasis(self, event: Event) -> tuple[str, str]:
        """A glyph and a style: what matters has to be found at a glance."""
        match event:
            case schema.Melded() | schema.LaidOff() | schema.Took():
                return TURN, NEWS if event.seat == self.seat else ""
            case schema.RoundOver():
                return "•", NEWS
            case schema.MatchOver():
                return JOKER, NOW
            case schema.Dealt():
                return " ", NEWS
        return DEALER, ""

    def facts(self, event: Event) -> dict[str, object]:
        """The facts of an event as its message takes them."""
        match event:
            case schema.Dealt(round=round_, dealer=dealer, row=row):
                return self.who(dealer) | {"round": round_, "card": written(row)}
            case schema.Hand(cards=hand):
                return {"cards": written(hand)}
            case schema.Drew(seat=seat, card=card):
                return self.who(seat) | {"card": "" if card is None else drawn(card)}
            case schema.Took(seat=seat, card=card, cards=taken):
                return self.who(seat) | {"card": drawn(card), "cards": written(taken), "took": len(taken)}
            case schema.Melded(seat=seat, kind=kind, cards=laid, points=points):
                return self.who(seat) | {"kind": kind, "cards": shown(laid), "points": points}
            case schema.LaidOff(seat=seat, meld=meld, cards=laid, points=points):
                return self.who(seat) | {"meld": meld, "cards": shown(laid), "points": points}
            case schema.Discarded(seat=seat, card=card):
                return self.who(seat) | {"card": drawn(card)}
            case schema.Passed(seat=seat):
                return self.who(seat)
            case schema.RoundOver(round=round_, reason=reason, seat=out, scores=scores):
                told = ", ".join(self.score(seat, score) for seat, score in enumerate(scores))
                return self.who(out or 0) | {"round": round_, "reason": reason, "scores": told}
            case schema.MatchOver(ranks=ranks, totals=totals, reason=reason):
                return self.result(winners_by(ranks)) | {"points": max(totals), "reason": reason}
        raise TypeError(f"there are no words for {event}")

    def score(self, seat: int, score: int) -> str:
        """What a player's round came to."""
        return self.say("rummy500-event-round_over-score", player=self.names[seat], score=signed(score))

    # The score sheet

    def sheet(self, event: Event, view: Rummy500View) -> RenderableType | None:
        """After a round: who has how many points, the most first, and what everybody would win or pay."""
        if not isinstance(event, schema.RoundOver):
            return None
        balances = [signed(len(self.names) * total - sum(event.totals)) for total in event.totals]
        settled = (Column(self.say("rummy500-sheet-settle"), justify="right", style=QUIET), balances)
        return self.score_sheet("round", view.sheet[: event.round], event.totals, written=signed, last=settled)


# Pieces of the drawing


def drawn(name: str, stands_for: str = "") -> str:
    """A card as it is shown: `10♥`; a joker with what it stands for, `★6♥`."""
    if name[0] == "X":
        return JOKER + (drawn(stands_for) if stands_for else "")
    rank = "10" if name[0] == "T" else name[0]
    return rank + (SUITS[name[1]] if len(name) > 1 else "")


def painted(name: str, stands_for: str = "") -> Text:
    """A card with its colour."""
    style = "magenta" if name[0] == "X" else RED if name[1] in "HD" else ""
    return Text(drawn(name, stands_for), style)


def typed_as(name: str) -> str:
    """How a card is typed."""
    return "X" if name[0] == "X" else name[:2]


def written(names: Iterable[str]) -> str:
    """Cards one after the other."""
    return " ".join(drawn(name) for name in names)


def shown(cards: Iterable[MeldCard]) -> str:
    """Cards that were laid, the jokers with what they stand for."""
    return " ".join(drawn(one.card, one.stands_for) for one in cards)


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


def end_sign(end: End | None) -> str:
    """How the end of a run is typed."""
    return "" if end is None else LOW_END if end == "low" else HIGH_END


# Reading what was typed


def read_place(word: str) -> tuple[int, End | None] | None:
    """`@2`, `@2<` or `@2>`: the number of a combination, and the end if it was named."""
    end: End | None = "low" if word.endswith(LOW_END) else "high" if word.endswith(HIGH_END) else None
    number = word.removeprefix(AT).rstrip(LOW_END + HIGH_END)
    if not word.startswith(AT) or not number.isascii() or not number.isdecimal() or len(number) > 3:
        return None
    return int(number), end


def available(view: Rummy500View) -> list[str]:
    """The cards a player may mean: before the draw those of the row first."""
    hand = view.own.hand if view.own is not None else []
    return [*reversed(view.row), *hand] if view.part == "draw" else hand


def named(words: Sequence[str], at_hand: Sequence[str]) -> list[str]:
    """The cards that were typed, each the copy that is at hand and not yet named; nothing if a word is no card."""
    left = list(at_hand)
    found: list[str] = []
    for word in words:
        face = read_face(word)
        if face is None:
            return []
        card = next((name for name in left if typed_as(name) == face), f"{face}1")
        if card in left:
            left.remove(card)
        found.append(card)
    return found


def read_face(word: str) -> str | None:
    """`7h`, `10♥`, `x` → the face; None if there is none of that name."""
    face = "X" if word.startswith(JOKER) else word.upper().replace("10", "T")
    for symbol, letter in TYPED_SUITS.items():
        face = face.replace(symbol, letter)
    return face if face == "X" or (f"{face}1" in CARDS and len(face) == 2) else None


def lay(view: Rummy500View, names: list[str], place: tuple[int, End | None] | None) -> Meld | LayOff:
    """The cards as a combination, or on one: in the order typed if that is a run, else as high as they can be meant."""
    cards = [CARDS[name] for name in names]
    if place is not None:
        return lay_off(view, names, cards, *place)
    if first_place(cards, HIGHEST_PLACE):
        return Meld(tuple(names))
    orders = list(combinations_of(cards))
    return Meld(tuple(names_of(orders[-1])) if orders else tuple(names))


def lay_off(view: Rummy500View, names: list[str], cards: list[int], number: int, end: End | None) -> LayOff:
    """The cards on the combination of that number, at the end that was named or the one where they fit."""
    meld = next((meld for meld in view.melds if meld.meld == number), None)
    if meld is None or meld.kind == "set":
        return LayOff(number, end, tuple(names))
    low = lowest_place(meld)
    for fitting, order in reversed(list(continuations(low, low + len(meld.cards) - 1, cards))):
        if end in (None, fitting):
            return LayOff(number, fitting, tuple(names_of(order)))
    return LayOff(number, end or "high", tuple(names))


def lowest_place(meld: MeldView) -> int:
    """Where a run begins: the ace may be its first or its last card."""
    faces = [one.stands_for for one in meld.cards]
    return first_place([CARDS[f"{face}1"] for face in faces], HIGHEST_PLACE)


TEXT: Final = Rummy500Text
