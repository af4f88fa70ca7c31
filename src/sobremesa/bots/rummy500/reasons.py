"""Why an action may be good: what it brings to the table, what it leaves in the hand, and what it offers the others.

Everything follows from the own hand and the open table.
"""

from sobremesa.core.cards import CARDS, FIRST_JOKER, RANK, SUIT
from sobremesa.core.reasons import Reason, because
from sobremesa.games.rummy500.engine import appraising
from sobremesa.games.rummy500.legal import draws
from sobremesa.games.rummy500.pieces import HAND_VALUES, hand_points
from sobremesa.games.rummy500.rules import Rummy500State
from sobremesa.games.rummy500.schema import Discard, LayOff, Meld, Pass, Rummy500Action, TakeDiscard

NEAR = 2
FEW_CARDS = 3


def reasons(state: Rummy500State, seat: int, action: Rummy500Action) -> list[Reason]:
    """By what is done."""
    if isinstance(action, (Meld, LayOff)):
        return of_lay(state, seat, action)
    if isinstance(action, TakeDiscard):
        return of_take(state, seat, action)
    if isinstance(action, Discard):
        return of_discard(state, seat, action)
    if isinstance(action, Pass):
        return [because("ends", points=hand_points(state.hands[seat]))]
    usable = len(draws(state, seat)) > 1
    return [because("leaves_row" if usable else "row_useless")]


def of_lay(state: Rummy500State, seat: int, action: Meld | LayOff) -> list[Reason]:
    """The points it brings; how few cards stay in the hand; and who else may go out soon."""
    ways = appraising.of_meld(state, seat, action).ways
    points = next((way.points for way in ways if way.action == action), 0)
    left = len(state.hands[seat]) - len(action.cards)
    if left <= 1:
        return [because("goes_out", points=points)]
    return [because("lays", cards=len(action.cards), points=points), *rivals(state, seat)]


def of_take(state: Rummy500State, seat: int, action: TakeDiscard) -> list[Reason]:
    """What the card is good for at once, and what comes to the hand with it."""
    said = appraising.of_take(state, seat, action)
    points = next((way.points for way in said.ways if way.action == action), 0)
    used = action.use.cards if action.use is not None else ()
    rest = [CARDS[name] for name in said.takes if name not in used]
    found = [because("uses", points=points) if used else because("takes_top")]
    return [*found, because("with_it", cards=len(rest), points=hand_points(rest))] if used and rest else found


def of_discard(state: Rummy500State, seat: int, action: Discard) -> list[Reason]:
    """What it saves, whether it is missed, and whether it lies ready for a combination on the table."""
    card = CARDS[action.card]
    said = appraising.of_discard(state, seat, action)
    if said.ends == "out":
        return [because("goes_out", points=0)]
    points = HAND_VALUES[card]
    found = [because("alone" if is_alone(state.hands[seat], card) else "least_missed", points=points)]
    return [*found, *([because("fits_table")] if said.fits else []), *rivals(state, seat)]


def is_alone(hand: list[int], card: int) -> bool:
    """Whether no other card of the hand could be in a combination with it, jokers apart."""
    if card >= FIRST_JOKER:
        return False
    return not any(
        RANK[other] == RANK[card] or (SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= NEAR)
        for other in hand
        if other != card and other < FIRST_JOKER
    )


def rivals(state: Rummy500State, seat: int) -> list[Reason]:
    """The one who may go out soonest, if that is near."""
    cards, other = min((len(state.hands[other]), other) for other in range(state.players) if other != seat)
    return [because("rival_near", seat=other, cards=cards)] if cards <= FEW_CARDS else []
