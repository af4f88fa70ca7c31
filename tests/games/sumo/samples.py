"""What the conformance suite has to know about Sumo: options to mix in, things to try, and where cards can lie."""

from sobremesa.games.sumo.pieces import NO_CARD, Name, name_of
from sobremesa.games.sumo.rules import SumoState
from sobremesa.games.sumo.schema import PlaceJoker, PlayCard, SumoAction, TakeRow

VARIANTS = (
    {},
    {"change_before_reveal": False, "short_deck_jokers": True},
    {"pile_view": "open", "end_condition": "rounds", "rounds": 2},
    {"short_deck_jokers": True, "target_sumos": 30},
    {"change_before_reveal": False, "pile_view": "open", "target_sumos": 150},
)

NO_CARDS = (0, -3, 103, 104, 10**30, "J6", "joker", "7", "j5", "")
ROWS_TO_TRY = (-1, 0, 1, 2, 3, 4, 5, 10**30)

SITUATIONS = {
    "nobody has chosen",
    "some have chosen",
    "one is left to choose",
    "a joker to place",
    "a low card to place",
    "last turn",
    "second round",
    "a joker was exchanged",
    "a joker starts a row",
    "match over",
}


def attempts(state: SumoState, seat: int) -> list[SumoAction]:
    """Everything that can be said in the three words of Sumo, sensible or not."""
    cards = [PlayCard(name) for name in (*range(1, 103), "J5", "J7", *NO_CARDS)]
    return [*cards, *map(PlaceJoker, ROWS_TO_TRY), *map(TakeRow, ROWS_TO_TRY)]


def places(state: SumoState) -> dict[Name, str]:
    """Where each card lies that lies face down."""
    found = {name_of(card): "stock" for card in state.stock}
    for seat in range(state.players):
        found |= {name_of(card): f"hand {seat}" for card in state.hands[seat]}
        if state.chosen[seat] != NO_CARD:
            found[name_of(state.chosen[seat])] = f"before {seat}"
    return found


def possible_places(state: SumoState, viewer: int | None) -> dict[Name, set[str]]:
    """Where each card may lie for all the viewer knows: the own cards and exchanged jokers in one place only."""
    real = places(state)
    certain = {name_of(joker): "stock" for joker, _ in state.exchanged}
    certain |= {name: place for name, place in real.items() if place in (f"hand {viewer}", f"before {viewer}")}
    open_places = {place for name, place in real.items() if name not in certain}
    return {name: {certain[name]} if name in certain else open_places for name in real}


def situations(state: SumoState) -> set[str]:
    """What kind of moment this is."""
    found = set()
    chosen = sum(card != NO_CARD for card in state.chosen)
    if state.phase == "choose_card":
        found.add("some have chosen" if chosen else "nobody has chosen")
        if chosen == state.players - 1:
            found.add("one is left to choose")
    elif state.phase == "choose_row":
        found.add("a joker to place" if state.next_card() <= 0 else "a low card to place")
    else:
        found.add("match over")
    if state.turn == state.hand_size:
        found.add("last turn")
    if state.round == 2:
        found.add("second round")
    if state.exchanged:
        found.add("a joker was exchanged")
    if any(row[0] <= 0 for row in state.rows):
        found.add("a joker starts a row")
    return found


def costly(state: SumoState, seat: int) -> list[list[SumoAction]]:
    """What takes longest to judge, to try out or to appraise: the last card of a turn, changed again and again."""
    cards = [PlayCard(name_of(card)) for card in state.hands[seat]]
    return [[*cards, *cards, *cards], cards[::-1], [PlayCard("J" * 400)], [TakeRow(10**300)]]
