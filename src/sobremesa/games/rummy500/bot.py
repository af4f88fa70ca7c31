"""Three players of Rummy 500, who look at nothing but what their seat knows."""

from typing import Final

from sobremesa.core.actions import Action
from sobremesa.core.cards import CARDS, RANK, SUIT
from sobremesa.core.chance import Chance
from sobremesa.games.rummy500.actions import Discard, DrawStock, LayOff, Meld, Rummy500Action, TakeDiscard
from sobremesa.games.rummy500.pieces import HAND_VALUES
from sobremesa.games.rummy500.rules import Rummy500State

EASY_FORGETS: Final = 3
"""Easy overlooks one in so many things it could lay."""
DEEPEST_EASY_TAKE: Final = 2


class Easy:
    """Lays what it sees, takes only what lies near the top, and throws its dearest lonely card."""

    def choose(self, world: Rummy500State, seat: int, chance: Chance, seconds: float) -> Action:
        """The first thing that comes to mind."""
        actions = [action for action in world.legal_actions(seat) if not overlooked(world, action, chance)]
        return best_of(world, seat, actions or world.legal_actions(seat))


class Medium:
    """Takes and lays whatever brings most at once."""

    def choose(self, world: Rummy500State, seat: int, chance: Chance, seconds: float) -> Action:
        """The action worth most now."""
        return best_of(world, seat, world.legal_actions(seat))


class Hard(Medium):
    """Plays as medium does."""


def overlooked(world: Rummy500State, action: Rummy500Action, chance: Chance) -> bool:
    """Whether easy does not see that it could do this."""
    if isinstance(action, TakeDiscard):
        return len(world.taken_with(CARDS[action.card])) > DEEPEST_EASY_TAKE or chance.below(EASY_FORGETS) == 0
    return isinstance(action, (Meld, LayOff)) and chance.below(EASY_FORGETS) == 0


def best_of(world: Rummy500State, seat: int, actions: list[Rummy500Action]) -> Rummy500Action:
    """The action worth most, the first of equals."""
    best = actions[0]
    most = worth(world, seat, best)
    for action in actions:
        value = worth(world, seat, action)
        if value > most:
            best, most = action, value
    return best


def worth(world: Rummy500State, seat: int, action: Rummy500Action) -> int:
    """Points laid at once, less what the hand is burdened with."""
    if isinstance(action, (Meld, LayOff)):
        return 1000 + sum([HAND_VALUES[CARDS[name]] for name in action.cards])
    if isinstance(action, TakeDiscard):
        if action.use is None:
            return -5
        burden = sum([HAND_VALUES[card] for card in world.taken_with(CARDS[action.card])])
        return 2 * sum([HAND_VALUES[CARDS[name]] for name in action.use.cards]) - burden
    if isinstance(action, Discard):
        card = CARDS[action.card]
        return HAND_VALUES[card] - 6 * friends(world.hands[seat], card)
    return 5 if isinstance(action, DrawStock) else -1000


def friends(hand: list[int], card: int) -> int:
    """Cards of the hand that go with this one: of its rank, or near it in its suit."""
    found = 0
    for other in hand:
        if other >> 1 != card >> 1:
            near = SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= 2
            found += RANK[other] == RANK[card] or near
    return found
