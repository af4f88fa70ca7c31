"""Scenes of Sorry! in the notation of the rules file: `R1 T20, B1 S2, R3 home`, `+5 R1`, `split R1 3, R2 4`.

Pawns not mentioned are in START. A play is written as in the worked examples; in the scored game its card stands before
it (`12: +12 R1`), and where a colour other than the player's own leaves START it is named (`start yellow`).
"""

from collections import Counter
from typing import Any

from sobremesa import Refused
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.events import Event, heard
from sobremesa.core.options import read_options
from sobremesa.games.sorry import RULES
from sobremesa.games.sorry.rules import SorryState
from sobremesa.games.sorry.schema import Discard, Move, Part, Pass, Sorry, SorryAction, SorryOptions, Split, Start, Swap

LETTERS = {"R": "red", "B": "blue", "Y": "yellow", "G": "green"}
RANKS = ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"]
DECK = Counter({rank: 5 if rank == "1" else 4 for rank in RANKS})


def pawn(short: str) -> str:
    """`R1` → `red-1`."""
    return f"{LETTERS[short[0]]}-{short[1:]}"


def short(name: str) -> str:
    """`red-1` → `R1`."""
    colour, _, number = name.partition("-")
    return f"{colour[0].upper()}{number}"


def read_play(text: str, own: str, current: str) -> SorryAction:
    """The action a play of the rules file stands for; `own` is the player's colour."""
    card, colon, rest = text.partition(": ")
    card, play = (card, rest) if colon else (current, text)
    words = play.replace(",", "").split()
    match words:
        case ["pass"]:
            return Pass()
        case ["discard", thrown]:
            return Discard(thrown)
        case ["start", *colour]:
            return Start(colour[0] if colour else own, card)
        case ["split", first, steps, second, rest]:
            return Split(Part(pawn(first), int(steps)), Part(pawn(second), int(rest)), card)
        case ["swap", mine, target]:
            return Swap(pawn(mine), pawn(target), card)
        case ["sorry", *colour, target]:
            return Sorry(pawn(target), colour[0] if colour else own, card)
        case [steps, mine]:
            return Move(pawn(mine), int(steps), card)
    raise ValueError(text)


def write_play(action: SorryAction, own: str, current: str | None) -> str:
    """The play as the rules file writes it."""
    before = "" if current is not None or isinstance(action, Discard) else f"{action.card}: "
    match action:
        case Pass():
            return "pass"
        case Discard():
            return f"discard {action.card}"
        case Start():
            return f"{before}start" + ("" if action.colour == own else f" {action.colour}")
        case Move():
            return f"{before}{action.steps:+} {short(action.pawn)}"
        case Split(first=first, second=second):
            return f"{before}split {short(first.pawn)} {first.steps}, {short(second.pawn)} {second.steps}"
        case Swap():
            return f"{before}swap {short(action.pawn)}, {short(action.target)}"
        case Sorry():
            colour = "" if action.colour == own else f"{action.colour} "
            return f"{before}sorry {colour}{short(action.target)}"
    raise ValueError(action)


class Scene:
    """A table that is set up in the middle of a match and played on in the words of the rules file."""

    def __init__(self, state: SorryState) -> None:
        self.state = state
        state.events = []

    @property
    def turn(self) -> str | None:
        """The colour whose turn it is."""
        seat = self.state.view(None).seat
        return None if seat is None else self.state.options.colours[seat]

    @property
    def card(self) -> str | None:
        return self.state.view(None).card

    def action(self, text: str, who: str | None = None) -> SorryAction:
        return read_play(text, who or self.turn or "red", self.card or "1")

    def play(self, *texts: str) -> None:
        """One play after the other, each by whoever's turn it is."""
        for text in texts:
            seat, action = self.state.seat, self.action(text)
            self.state.check(seat, action)
            self.state.apply(seat, action)

    def refusal(self, text: str, who: str | None = None) -> str | None:
        """The code with which the play is refused, if it is."""
        seat = self.state.seat if who is None else self.state.options.colours.index(who)
        try:
            self.state.check(seat, self.action(text, who))
        except Refused as refused:
            return refused.code
        return None

    @property
    def legal(self) -> set[str]:
        actions = self.state.legal_actions(self.state.seat)
        return {write_play(action, self.turn or "", self.card) for action in actions}

    @property
    def board(self) -> str:
        """All pawns that are not in START, in the order of their colours and numbers."""
        pawns = self.state.view(None).pawns
        return ", ".join(f"{short(one.pawn)} {one.place}" for one in pawns if one.place != "start")

    def hand(self, colour: str) -> str:
        return " ".join(self.state.view(self.state.options.colours.index(colour)).own.hand)

    def heard_by(self, colour: str | None) -> list[Event]:
        return heard(self.state.events, None if colour is None else self.state.options.colours.index(colour))


def scene(
    board: str = "",
    card: str = "",
    *,
    then: str = "",
    turn: str = "red",
    hand: str = "",
    hands: dict[str, str] | None = None,
    discards: str = "",
    **more: Any,
) -> Scene:
    """A board, the card to be used (or the hands), and the cards that come next; the rest follows in order."""
    fields = ("again", "known", "sheet", "finished", "decisions", "seed", "drawn")
    options = {name: value for name, value in more.items() if name not in fields}
    chosen = read_options(SorryOptions, options)
    used = [*discards.split(), *([card] if card else [])]
    given = ({turn: hand} if hand else {}) | (hands or {})
    seen = Counter([*used, *then.split(), *(rank for one in given.values() for rank in one.split())])
    rest = list((DECK - seen).elements())
    dealt = []
    if chosen.mode == "scored":
        dealt = [given.get(colour) or " ".join(rest.pop() for _ in range(5)) for colour in chosen.colours]
    document = {
        "options": options,
        "pawns": written(board),
        "seat": chosen.colours.index(turn),
        "discards": " ".join(used),
        "pile": " ".join([*then.split(), *rest]),
        "hands": dealt,
    } | {name: value for name, value in more.items() if name in fields}
    return Scene(RULES.from_position(document))


def written(board: str) -> dict[str, str]:
    """The places of each colour that is mentioned, in the order of its pawns."""
    places = dict(one.split() for one in board.split(", ")) if board else {}
    colours = {LETTERS[name[0]]: name[0] for name in places}
    return {
        colour: " ".join(places.get(f"{letter}{number}", "start") for number in range(1, 5))
        for colour, letter in colours.items()
    }


def begin(*, seed: int = 0, listen: bool = False, **options: object) -> SorryState:
    """A match that has just begun."""
    return RULES.begin(read_options(SorryOptions, options), Chance(seed_from_int(seed)), listen=listen)


def home(*pawns: str) -> str:
    """`home("R2", "R3")` → `R2 home, R3 home`."""
    return ", ".join(f"{one} home" for one in pawns)
