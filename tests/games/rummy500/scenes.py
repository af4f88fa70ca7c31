"""Scenes of Rummy 500 in the notation of the rules file, in which a card without a pack number is of the first pack."""

from typing import Any

from sobremesa import Refused
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.events import Event, heard
from sobremesa.core.options import read_options
from sobremesa.games.rummy500 import RULES
from sobremesa.games.rummy500.rules import Rummy500State
from sobremesa.games.rummy500.schema import (
    DRAW_STOCK,
    PASS,
    Discard,
    LayOff,
    Meld,
    Rummy500Action,
    Rummy500Options,
    TakeDiscard,
)

FILLERS = ("2C", "9D", "JS", "4C", "TD", "3H", "QC", "6D", "8S", "KC", "5C", "7D", "4H", "JD", "TS", "QH")
"""Cards for those who are not mentioned."""


def card(name: str) -> str:
    """`7H` → `7H1`; a joker has its number already."""
    return f"{name}1" if len(name) == 2 and name[0] != "X" else name


def cards(text: str) -> tuple[str, ...]:
    """`7H TS2 X1` → how actions and views write these cards."""
    return tuple(card(word) for word in text.split())


def meld(text: str) -> Meld:
    """A new combination of these cards."""
    return Meld(cards(text))


def lay_off(number: int, end: str | None, text: str) -> LayOff:
    """These cards on the combination m1, m2, …"""
    return LayOff(number, end, cards(text))


def take(name: str, use: Meld | LayOff | None) -> TakeDiscard:
    """A card of the row with all that lie on it."""
    return TakeDiscard(card(name), use)


def discard(name: str) -> Discard:
    return Discard(card(name))


class Scene:
    """A table that is set up in the middle of a round and played on by whoever has the turn."""

    def __init__(self, state: Rummy500State) -> None:
        self.state = state
        state.events = []

    # Acting

    def act(self, action: Rummy500Action) -> None:
        seat = self.state.seat
        self.state.check(seat, action)
        self.state.apply(seat, action)

    def draw(self) -> None:
        self.act(DRAW_STOCK)

    def pass_(self) -> None:
        self.act(PASS)

    def take(self, name: str, use: Meld | LayOff | None) -> None:
        self.act(take(name, use))

    def meld(self, text: str) -> None:
        self.act(meld(text))

    def lay_off(self, number: int, end: str | None, text: str) -> None:
        self.act(lay_off(number, end, text))

    def discard(self, name: str) -> None:
        self.act(discard(name))

    def refusal(self, action: Rummy500Action, seat: int | None = None) -> str | None:
        """The code with which the action is refused, if it is; nothing has changed by asking."""
        before = self.state.position()
        try:
            self.state.check(self.state.seat if seat is None else seat, action)
        except Refused as refused:
            assert self.state.position() == before
            return refused.code
        return None

    # Looking

    def hand(self, seat: int) -> str:
        """A hand as the rules file writes it."""
        return " ".join(short(name) for name in self.state.view(seat).own.hand)

    @property
    def row(self) -> str:
        return " ".join(short(name) for name in self.state.view(None).row)

    def table(self, number: int) -> str:
        """The cards of a combination."""
        return " ".join(short(one.card) for one in self.state.view(None).melds[number - 1].cards)

    def stands_for(self, number: int) -> str:
        return " ".join(one.stands_for for one in self.state.view(None).melds[number - 1].cards)

    @property
    def points(self) -> list[int]:
        """What each seat has on the table."""
        return [seat.table for seat in self.state.view(None).seats]

    @property
    def scores(self) -> list[int]:
        """What the round just finished came to."""
        return self.state.view(None).sheet[-1]

    @property
    def reason(self) -> str | None:
        """Why the last round ended."""
        finished = self.state.view(None).finished
        return None if finished is None else finished.reason

    def heard_by(self, seat: int | None) -> list[Event]:
        return heard(self.state.events, seat)


def short(name: str) -> str:
    """`7H1` → `7H`, as long as it is of the first pack."""
    return name[:2] if name[0] != "X" and name[2] == "1" else name


def written(text: str) -> str:
    return " ".join(cards(text))


def written_meld(text: str) -> str:
    """`1: 7H 8H TH@2` → the combination of seat 1 with a card of seat 2, as positions write it."""
    owner, _, laid = text.partition(": ")
    words = [word.partition("@") for word in laid.split()]
    return " ".join(f"{card(name)}:{other or owner}" for name, _, other in words)


def scene(
    *hands: str,
    players: int | None = None,
    row: str | None = None,
    melds: tuple[str, ...] = (),
    stock: str | None = None,
    top: str = "",
    known: dict[int, str] | None = None,
    options: dict[str, object] | None = None,
    **more: Any,
) -> Scene:
    """The cards that matter. Others at the table hold two cards nobody mentions; `top` comes first in the stock."""
    seats = players or max(2, len(hands))
    told = " ".join([*hands, row or "", *melds, stock or "", top])
    mentioned = {card(word.partition("@")[0]) for word in told.split()}
    unused = [card(name) for name in FILLERS if card(name) not in mentioned]
    rest = [" ".join([unused.pop(), unused.pop()]) for _ in range(seats - len(hands))]
    document = {
        "options": {"players": seats} | (options or {}),
        "hands": [written(hand) for hand in hands] + rest,
        "row": unused.pop() if row is None else written(row),
        "melds": [written_meld(text) for text in melds],
        **more,
    }
    if stock is not None:
        document["stock"] = written(stock)
    if known is not None:
        document["known"] = [written(known.get(seat, "")) for seat in range(seats)]
    state = RULES.from_position(document)
    return Scene(state if not top else with_top(state, document, top))


def with_top(state: Rummy500State, document: dict[str, Any], top: str) -> Rummy500State:
    """The same with these cards on top of the stock."""
    first = list(cards(top))
    others = [name for name in state.position()["stock"].split() if name not in first]
    return RULES.from_position(document | {"stock": " ".join([*first, *others])})


def holding(hand: str, **more: Any) -> Scene:
    """P0 in mid-turn with these cards, and one more that nobody mentions."""
    told = {card(word) for word in hand.split()}
    spare = next(name for name in FILLERS if card(name) not in told)
    return scene(f"{hand} {spare}", part="play", **more)


def begin(*, seed: int = 0, listen: bool = False, **options: object) -> Rummy500State:
    """A match that has just been dealt."""
    return RULES.begin(read_options(Rummy500Options, options), Chance(seed_from_int(seed)), listen=listen)


def totals_after(totals: list[list[int]], scores: list[int], **options: object) -> Rummy500State:
    """A match in which a round of these scores was just counted, after rounds that came to the sheet given."""
    state = begin(players=len(scores), **options)
    state.sheet = [line[:] for line in totals]
    state.totals = [sum(column) for column in zip(*totals, strict=True)] if totals else [0] * len(scores)
    state.round = len(totals) + 1
    state.events = []
    end_round_with(state, scores)
    return state


def end_round_with(state: Rummy500State, scores: list[int]) -> None:
    """Let the round end so that it comes to these scores: hands are worth what they are, the table makes up for it."""
    held = [state.view(seat).own.hand_points for seat in range(state.players)]
    state.table = [score + hand for score, hand in zip(scores, held, strict=True)]
    state.end_round("stock_empty", -1)


def play_round(state: Rummy500State, chance: Chance) -> int:
    """Play at random until the round is counted; the number of turns."""
    played, turns = state.hands_played, 0
    while state.hands_played == played:
        turns += not state.drawn
        actions = state.legal_actions(state.seat)
        state.apply(state.seat, actions[chance.below(len(actions))])
    return turns
