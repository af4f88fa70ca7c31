"""What the conformance suite has to know about Sorry!: options to mix in, things to try, and where cards can lie."""

from sobremesa.games.sorry.pieces import COLOURS, RANKS
from sobremesa.games.sorry.rules import SorryState
from sobremesa.games.sorry.schema import Discard, Move, Part, Pass, Sorry, SorryAction, Split, Start, Swap

PILES = {"draw_pile": "face_down", "swapped_pawn_slides": False}

VARIANTS = {
    "standard": ({}, PILES, {"match_games": 2, "first_player": "red"}, {"draw_pile": "face_down"}),
    "partners": ({}, {"swapped_pawn_slides": False}, {"match_games": 2}, PILES),
    "scored": (
        {},
        {"draw_pile": "face_down", "scored_two": "no_bonus"},
        {"tier_bonus": "cumulative", "match_games": 2, "swapped_pawn_slides": False},
        {"match_target": 100, "first_player": "yellow"},
        {"draw_pile": "face_down", "match_games": 2},
    ),
}
"""By mode, for not every option goes with every mode."""

MOST_HIDDEN = "scored"

SITUATIONS = {
    "a card to use",
    "nothing to do but pass",
    "after a 2",
    "a 7 to split",
    "a card of the hand to play",
    "a card to throw away",
    "a hidden top card",
    "an empty pile",
    "some cards of a hand are known",
    "the cards of the pile are known",
    "second game",
    "match over",
}

NUMBERS = range(6)
"""Of pawns: there are none of the first and the last."""


def attempts(state: SorryState, seat: int) -> list[SorryAction]:
    """Plays with the cards at hand, and some with others; sensible or not. The same for all a viewer may know."""
    cards = state.view(seat).own.hand if state.seating.scored else [RANKS[state.card]]
    pawns = [f"{colour}-{number}" for colour in COLOURS for number in NUMBERS]
    own = [pawn for pawn in pawns if pawn.partition("-")[0] == state.options.colours[seat]]
    others = [pawn for pawn in pawns if pawn not in own][:: 2 + state.decisions % 3]
    tried: list[SorryAction] = [Pass()]
    for card in dict.fromkeys([*cards, RANKS[state.decisions % len(RANKS)]]):
        tried.append(Discard(card))
        tried += [Start(colour, card) for colour in COLOURS]
        tried += [Move(pawn, steps, card) for pawn in (*own, others[0]) for steps in steps_to_try(card)]
        if card == "7":
            pairs = [(first, second) for first in own for second in (*own, *others[:3])]
            tried += [Split(Part(a, n), Part(b, 7 - n), card) for a, b in pairs for n in (0, 3, 6)]
        if card == "11":
            tried += [Swap(pawn, target, card) for pawn in own for target in (own[1], *others)]
        if card == "sorry":
            tried += [Sorry(target, colour, card) for target in pawns for colour in COLOURS]
    return [*tried, Sorry(pawns[1], "red", "3"), Swap(own[1], others[0], "5"), Move(own[1], 10**30, "8")]


def steps_to_try(card: str) -> tuple[int, ...]:
    return (
        (int(card), -1) if card in ("1", "10") else (-4, 4) if card == "4" else (0 if card == "sorry" else int(card),)
    )


def places(state: SorryState) -> dict[str, str]:
    """What lies where, face down: cards of a rank are alike, so it is asked what is there, not where a card is."""
    found = {f"pile {place}": RANKS[rank] for place, rank in enumerate(state.pile)}
    for seat, hand in enumerate(state.hands):
        found |= {f"hand {seat} {name}": some(rank in hand) for rank, name in enumerate(RANKS)}
    return found


def some(there: bool) -> str:
    return "some" if there else "none"


def possible_places(state: SorryState, viewer: int | None) -> dict[str, set[str]]:
    """What may be there for all the viewer knows: the visible top, the own hand and what was seen drawn are certain.

    After a reshuffle of a face-up pile it is also certain which cards are in the pile, and so which are in the hands.
    """
    top = len(state.pile) - 1 if state.seating.face_up else len(state.pile)
    others = [seat for seat in range(len(state.hands)) if seat != viewer]
    unseen = {seat: unseen_in(state, seat) for seat in others}
    hidden = [rank for cards in unseen.values() for rank in cards]
    found = {place: {thing} for place, thing in places(state).items()}
    under = state.pile[:top]
    if not state.pile_is_known:
        hidden = under = [*under, *hidden]
    for place in range(top):
        found[f"pile {place}"] = {RANKS[rank] for rank in under}
    for seat in others:
        for rank, name in enumerate(RANKS):
            found[f"hand {seat} {name}"] = may_hold(
                hidden.count(rank), len(hidden), len(unseen[seat]), state.known[seat][rank]
            )
    return found


def unseen_in(state: SorryState, seat: int) -> list[int]:
    unseen = list(state.hands[seat])
    for rank in range(len(RANKS)):
        for _ in range(state.known[seat][rank]):
            unseen.remove(rank)
    return unseen


def may_hold(copies: int, cards: int, places_: int, known: int) -> set[str]:
    """Whether a hand may hold a rank: so many copies among the hidden cards, so many of which are in the hand."""
    may = known > 0 or (copies > 0 and places_ > 0)
    must = known > 0 or copies > cards - places_
    return {some(there) for there, possible in ((True, may), (False, not must)) if possible}


def situations(state: SorryState) -> set[str]:
    """What kind of moment this is."""
    if state.outcome is not None:
        return {"match over"}
    found = set()
    actions = state.legal_actions(state.seat)
    kinds = {type(action) for action in actions}
    if state.seating.scored:
        found.add("a card to throw away" if Discard in kinds else "a card of the hand to play")
    else:
        found.add("nothing to do but pass" if kinds == {Pass} else "a card to use")
    if state.again:
        found.add("after a 2")
    if Split in kinds:
        found.add("a 7 to split")
    if not state.pile:
        found.add("an empty pile")
    elif not state.seating.face_up:
        found.add("a hidden top card")
    if any(any(known) for known in state.known):
        found.add("some cards of a hand are known")
    if state.pile_is_known:
        found.add("the cards of the pile are known")
    if state.game == 2:
        found.add("second game")
    return found


COSTLY_POSITIONS = (
    {
        "options": {"mode": "partners"},
        "pawns": {"red": "T5 T20 T35 T50", "yellow": "T10 T25 T40 T55"},
        "discards": "7",
    },
)
"""Eight pawns out and a 7: nobody has more plays to choose from."""


def costly(state: SorryState, seat: int) -> list[list[SorryAction]]:
    """What takes longest to judge, to try out or to appraise: a 7 that is split, far moves, what cannot be."""
    splits = [action for action in state.legal_actions(seat) if isinstance(action, Split)]
    absurd: list[SorryAction] = [
        Move(f"red-{'9' * 300}", 10**100, "10"),
        Split(Part("red-1", 0), Part("red-1", 7), "7"),
    ]
    return [splits[:1], splits[-1:], *([one] for one in absurd), [*splits[:15], *absurd]]
