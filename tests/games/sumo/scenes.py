"""Scenes of Sumo in the notation of the rules file, with Ana in the first seat, Beto in the second, and so on."""

from typing import Any

from sobremesa import Refused
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.events import Event, heard
from sobremesa.core.options import read_options
from sobremesa.games.sumo import RULES
from sobremesa.games.sumo.pieces import CARDS, Name, name_of
from sobremesa.games.sumo.rules import SumoState
from sobremesa.games.sumo.schema import PlaceJoker, PlayCard, SumoOptions, TakeRow

NAMES = ("Ana", "Beto", "Carla", "Dani", "Eva", "Fermín", "Gala", "Hugo", "Inés", "Juan")


def cards(text: str) -> list[Name]:
    """`12 J5` → 12 and the joker, as they are written in actions and views."""
    return [int(word) if word.isdecimal() else word for word in text.split()]


def whole_deck(options: SumoOptions) -> list[Name]:
    """Numbers ascending, then the jokers if they take part."""
    if options.mode != "short_deck":
        return [*range(1, 103), "J5", "J7"]
    return [*range(1, 10 * options.players + 5), *(["J5", "J7"] if options.short_deck_jokers else [])]


class Scene:
    """A table that is set up in the middle of a match and played on in the words of the players."""

    def __init__(self, state: SumoState) -> None:
        self.state = state
        state.events = []

    # Acting

    def seat(self, name: str) -> int:
        return NAMES.index(name)

    def act(self, name: str, action: Action) -> None:
        self.state.check(self.seat(name), action)
        self.state.apply(self.seat(name), action)

    def play(self, **chosen: Name) -> None:
        """Everybody named lays a card face down, in this order."""
        for name, card in chosen.items():
            self.act(name, PlayCard(card))

    def place_joker(self, name: str, row: int) -> None:
        self.act(name, PlaceJoker(row))

    def take_row(self, name: str, row: int) -> None:
        self.act(name, TakeRow(row))

    def refusal(self, name: str, action: Action) -> str | None:
        """The code with which the action is refused, if it is."""
        try:
            self.state.check(self.seat(name), action)
        except Refused as refused:
            return refused.code
        return None

    # Looking

    @property
    def rows(self) -> list[str]:
        """The four rows as the rules file writes them."""
        rows: list[str] = self.state.position()["rows"]
        return rows

    @property
    def taken(self) -> dict[str, int]:
        """The sumos in every pile that has a card."""
        owners = [name for name in NAMES[: self.state.players] if self.pile(name)]
        return {name: self.state.view(self.seat(name)).own.sumos for name in owners}

    @property
    def choosing(self) -> str | None:
        """Who has to choose a row."""
        choice = self.state.view(None).choice
        return None if choice is None else NAMES[choice.seat]

    def pile(self, name: str) -> list[Name]:
        return self.state.view(self.seat(name)).own.pile

    def hand(self, name: str) -> list[Name]:
        return self.state.view(self.seat(name)).own.hand

    def heard_by(self, name: str | None) -> list[Event]:
        return heard(self.state.events, None if name is None else self.seat(name))


def scene(
    *rows: str,
    hands: dict[str, str],
    padding: int = 2,
    piles: dict[str, str] | None = None,
    counted: dict[str, str] | None = None,
    options: dict[str, object] | None = None,
    **more: Any,
) -> Scene:
    """Four rows and the cards that matter; hands are padded with cards nobody mentions, so that the round goes on."""
    players = list(hands)
    assert players == list(NAMES[: len(players)])
    chosen = read_options(SumoOptions, {"players": len(players)} | (options or {}))
    told = " ".join([*rows, *hands.values(), *(piles or {}).values(), *(counted or {}).values()])
    mentioned = {name.partition("=")[0] for name in told.split()}
    unused = [str(name) for name in whole_deck(chosen) if str(name) not in mentioned]
    size = max(len(hand.split()) for hand in hands.values()) + padding
    document = {
        "options": {"players": len(players)} | (options or {}),
        "rows": list(rows),
        "hands": [" ".join([*hand.split(), *pad(unused, size - len(hand.split()))]) for hand in hands.values()],
        "piles": by_seat(players, piles),
        "counted": by_seat(players, counted),
        **more,
    }
    return Scene(RULES.from_position(document))


def pad(unused: list[str], count: int) -> list[str]:
    return [unused.pop(0) for _ in range(count)]


def by_seat(players: list[str], given: dict[str, str] | None) -> list[str]:
    return [] if given is None else [given.get(name, "") for name in players]


def begin(*, seed: int = 0, listen: bool = False, **options: object) -> SumoState:
    """A match that has just been dealt."""
    return RULES.begin(read_options(SumoOptions, options), Chance(seed_from_int(seed)), listen=listen)


def deal(top_of_the_stock: str, **options: object) -> tuple[SumoState, bool]:
    """Deal from a deck in which these cards come right after the hands; whether the deal holds."""
    state = begin(**options)
    top = cards(top_of_the_stock)
    rest = [name for name in whole_deck(state.options) if name not in top]
    dealt = state.players * state.hand_size
    state.events = []
    held = state.deal_from([CARDS[name] for name in [*rest[:dealt], *top, *rest[dealt:]]])
    return state, held


def stock(state: SumoState) -> list[Name]:
    """The cards nobody may look at, by way of the position."""
    return cards(state.position()["stock"])


def names(numbers: list[int]) -> list[Name]:
    return [name_of(card) for card in numbers]


def play_turn(state: SumoState, *, row: int = 0) -> None:
    """Everybody plays the lowest card; whoever has to choose a row takes the first that is allowed (or another)."""
    for seat in state.to_act:
        state.apply(seat, state.legal_actions(seat)[0])
    while state.phase == "choose_row":
        actions = state.legal_actions(state.to_act[0])
        state.apply(state.to_act[0], actions[row % len(actions)])


def play_round(state: SumoState) -> None:
    """Play until the round is counted."""
    played = state.hands_played
    while state.hands_played == played:
        play_turn(state)


def play_match(state: SumoState) -> None:
    """Play until the match is over."""
    while state.outcome is None:
        play_turn(state)
