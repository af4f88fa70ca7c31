"""The three levels of the bot, which look at nothing but what their seat knows.

Easy compares single actions by the points they lay and overlooks some. Medium plans the whole turn (planning.py): what
every draw lets it lay, what the cards that stay are worth, and what the discard gives away; a random error is added and
deep takes are left out. Hard is a determinised Monte Carlo search: it deals the unseen cards in many ways, plays the
round to its end by plans for everybody, and takes what comes out best.

No plan is kept from one action of a turn to the next: it is found again, for nothing else has changed.
"""

from typing import Final

from sobremesa.bots.budget import Budget
from sobremesa.bots.rummy500.estimates import WEIGHTS, Estimates, Weights
from sobremesa.bots.rummy500.planning import Lay, Plan, Planner
from sobremesa.bots.rummy500.three_card_melds import CARD_BITS
from sobremesa.bots.search import Player, Searcher, Value, chance_ahead, share_of_win
from sobremesa.core.actions import Action
from sobremesa.core.cards import CARDS, NAMES, NO_CARD, RANK, SUIT, names_of
from sobremesa.core.chance import Chance
from sobremesa.games.rummy500.engine.melds import NEW
from sobremesa.games.rummy500.engine.pool import CardPool
from sobremesa.games.rummy500.engine.uses import Collector
from sobremesa.games.rummy500.pieces import HAND_VALUES, hand_points
from sobremesa.games.rummy500.rules import Rummy500State
from sobremesa.games.rummy500.schema import (
    DISCARD,
    DRAW_STOCK,
    PASS,
    TAKE_FREELY,
    Discard,
    DrawStock,
    LayOff,
    Meld,
    Rummy500Action,
    TakeDiscard,
)

WORLDS: Final = 48
MOST_TAKES: Final = 4
MOST_DISCARDS: Final = 5
MOST_HELD_BACK: Final = 2
"""So many discards are tried instead of laying anything."""

WORTH_OF_WIN: Final = 50.0
"""In points, when the match is decided."""
SPREAD: Final = 60.0
"""The lead in points that makes a player e times as likely to win as another, while the match goes on."""

MEDIUM_NOISE: Final = 8.0
"""The largest random error, in points, in its estimate of a draw or a discard."""
NOISE_STEPS: Final = 1000
DEEPEST_MEDIUM_TAKE: Final = 4

EASY_FORGETS: Final = 3
"""It overlooks one in so many of the actions that lay cards."""
DEEPEST_EASY_TAKE: Final = 2


# A world that ends with the round


class ImaginedRound(Rummy500State):
    """A determinised world that stops at the end of the round."""

    def next_round(self) -> None:
        """Nothing more is dealt."""

    def copy(self) -> "ImaginedRound":
        """The same moment; nothing draws on chance any more, so it is shared."""
        twin = ImaginedRound(self.options, self.chance)
        self.copy_to(twin)
        return twin


def round_for(world: Rummy500State) -> ImaginedRound:
    """The same moment, in a world that ends with the round."""
    twin = ImaginedRound(world.options, world.chance)
    world.copy_to(twin)
    return twin


# Turns


class Take:
    """A card of the row, and the plan for the turn that begins with taking it."""

    def __init__(self, card: int, plan: Plan, freely: bool) -> None:
        self.card: Final = card
        self.plan: Final = plan
        self.freely: Final = freely

    def use(self) -> Lay | None:
        """The part of the plan that uses the card; none if it is taken freely."""
        if not self.freely:
            for lay in self.plan.lays:
                if self.card in lay.cards:
                    return lay
        return None


def plan_of(world: Rummy500State, seat: int, estimates: Estimates, with_jokers: bool = True) -> Plan:
    """The best the seat can do in the middle part of its turn."""
    plan = Planner(estimates, world.hands[seat], NO_CARD, True, world.barred).plan(with_jokers)
    assert plan is not None
    return plan


def takes_of(world: Rummy500State, seat: int, estimates: Estimates) -> list[Take]:
    """Every card of the row that can be used, with the best turn that begins with it; from the top down.

    Where the top card may be taken freely, that comes first.
    """
    takes: list[Take] = []
    row = world.row
    hand = world.hands[seat]
    if world.may_take_freely:
        plan = Planner(estimates, [*hand, row[-1]], NO_CARD, True, row[-1]).plan(True)
        if plan is not None:
            takes.append(Take(row[-1], plan, True))
    collector = Collector(CardPool(hand), world.melds, world.duplicates, len(hand) - world.keep)
    for index in range(len(row) - 1, -1, -1):
        card = row[index]
        collector.pool.add(card)
        collector.most += 1
        collector.found = []
        collector.list_uses(card)
        if collector.found:
            planner = Planner(estimates, hand + row[index:], card, True, NO_CARD)
            plan = planner.plan(True)
            if plan is None:
                plan = planner.plan_of_use(collector.found)
            takes.append(Take(card, plan, False))
    return takes


def best_take(takes: list[Take]) -> Take:
    """The take with the best plan."""
    best = takes[0]
    for take in takes:
        if take.plan.value > best.plan.value:
            best = take
    return best


def lay_action(lay: Lay) -> Meld | LayOff:
    """The action that puts these cards on the table."""
    cards = tuple(names_of(lay.cards))
    if lay.index == NEW:
        return Meld(cards)
    if lay.rank:
        return LayOff(lay.index + 1, None, cards)
    return LayOff(lay.index + 1, "low" if lay.at_low else "high", cards)


# Playing by plans


class PlanningPlayer(Player[Rummy500State]):
    """Plays the turn with the best plan; the playout policy of the search."""

    def __init__(self, world: Rummy500State, weights: Weights) -> None:
        self.weights: Final = weights
        self.rounds: Final = len(world.sheet)

    # Whole turns, without naming actions

    def play_on(self, world: Rummy500State, chance: Chance) -> None:
        """Play whole turns until the round ends."""
        while not self.is_far_enough(world):
            self.play_turn(world)

    def play_turn(self, world: Rummy500State) -> None:
        """Carry the turn to its end, from wherever it stands."""
        seat = world.seat
        if not world.drawn:
            take = self.choose_take(world, seat)
            if take is not None:
                self.carry_out_take(world, seat, take)
                return
            if not world.stock:
                world.pass_turn(seat)
                return
            world.draw_stock(seat)
        plan = plan_of(world, seat, Estimates(world, seat, self.weights))
        self.carry_out(world, seat, plan, plan.lays)

    def carry_out_take(self, world: Rummy500State, seat: int, take: Take) -> None:
        """Take the card, use it, and do the rest of the plan."""
        use = take.use()
        if use is None:
            world.take_discard(seat, take.card, None)
            self.carry_out(world, seat, take.plan, take.plan.lays)
            return
        world.take_up(seat, take.card)
        world.lay_cards(seat, use.index, use.at_low, use.cards)
        self.carry_out(world, seat, take.plan, [lay for lay in take.plan.lays if lay is not use])

    def carry_out(self, world: Rummy500State, seat: int, plan: Plan, lays: list[Lay]) -> None:
        """Lay what is to be laid and discard, unless an empty hand has ended the round."""
        for lay in lays:
            world.lay_cards(seat, lay.index, lay.at_low, lay.cards)
        if not self.is_far_enough(world):
            world.discard(seat, plan.discard)

    def choose_take(self, world: Rummy500State, seat: int) -> Take | None:
        """What to take from the row, if that is better than a card from the stock."""
        estimates = Estimates(world, seat, self.weights)
        takes = takes_of(world, seat, estimates)
        if not takes:
            return None
        best = best_take(takes)
        return best if best.plan.value > self.worth_of_stock(world, seat, estimates) else None

    def worth_of_stock(self, world: Rummy500State, seat: int, estimates: Estimates) -> float:
        """What a turn is worth that begins with a card from the stock; where there is none, a pass ends the round."""
        if not world.stock:
            return -hand_points(world.hands[seat])
        plan = Planner(estimates, world.hands[seat], NO_CARD, False, NO_CARD).plan(True)
        assert plan is not None
        return plan.value + self.weights.stock

    # Single actions

    def choose(self, world: Rummy500State, seat: int, chance: Chance) -> Rummy500Action:
        """The next action of the best turn."""
        if not world.drawn:
            take = self.choose_take(world, seat)
            if take is not None:
                return take_action(take)
            return DRAW_STOCK if world.stock else PASS
        plan = plan_of(world, seat, Estimates(world, seat, self.weights))
        return lay_action(plan.lays[0]) if plan.lays else DISCARD[plan.discard]

    # As the search sees it

    def is_far_enough(self, world: Rummy500State) -> bool:
        """A playout stops at the end of the round."""
        return len(world.sheet) > self.rounds

    def value(self, world: Rummy500State, seat: int) -> Value:
        """The lead over the others in this round; the win counts beside it if the match is over."""
        scores = world.sheet[-1]
        lead = scores[seat] - (sum(scores) - scores[seat]) / (world.players - 1)
        if world.outcome is None:
            return Value(chance_ahead([float(total) for total in world.totals], seat, SPREAD), lead, lead)
        win = share_of_win(world, seat)
        return Value(win, lead, lead + WORTH_OF_WIN * win)


# The three


class Easy:
    """Looks at single actions only: lays what it can, takes only near the top, discards its dearest lone card."""

    def choose(self, world: Rummy500State, seat: int, chance: Chance, seconds: float) -> Action:
        """What brings most points at once, among the actions it has not overlooked."""
        actions = world.legal_actions(seat)
        seen = [action for action in actions if not overlooked(world, action, chance)]
        return best_at_once(world, seat, seen or actions)


class Medium:
    """Plans the whole turn, but misjudges draws and discards by some points, and never takes many cards at once."""

    def __init__(self, noise: float = MEDIUM_NOISE, deepest: int = DEEPEST_MEDIUM_TAKE) -> None:
        self.noise: Final = noise
        self.deepest: Final = deepest

    def choose(self, world: Rummy500State, seat: int, chance: Chance, seconds: float) -> Action:
        """The next action of the turn that seems best."""
        player = PlanningPlayer(world, WEIGHTS)
        estimates = Estimates(world, seat, WEIGHTS)
        if world.drawn:
            plan = plan_of(world, seat, estimates)
            return lay_action(plan.lays[0]) if plan.lays else self.choose_discard(world, seat, estimates, chance)
        best: Action = DRAW_STOCK if world.stock else PASS
        most = player.worth_of_stock(world, seat, estimates) + self.error(chance)
        for take in takes_of(world, seat, estimates):
            value = take.plan.value + self.error(chance)
            if value > most and len(world.taken_with(take.card)) <= self.deepest:
                best = take_action(take)
                most = value
        return best

    def choose_discard(self, world: Rummy500State, seat: int, estimates: Estimates, chance: Chance) -> Action:
        """The card with the least estimated loss."""
        best = NO_CARD
        least = 0.0
        for loss, card in losses_of(world, seat, estimates):
            felt = loss + self.error(chance)
            if best == NO_CARD or felt < least:
                best = card
                least = felt
        return DISCARD[best]

    def error(self, chance: Chance) -> float:
        """Random points to add to an estimate."""
        return self.noise * chance.below(NOISE_STEPS) / NOISE_STEPS


class Hard(Searcher[Rummy500State]):
    """Plays the best plans on in many imagined worlds to the end of the round, and takes what comes out best."""

    def __init__(self, worlds: int = WORLDS, weights: Weights = WEIGHTS) -> None:
        super().__init__(worlds)
        self.weights: Final = weights

    def candidates(self, world: Rummy500State, seat: int, chance: Chance, budget: Budget) -> list[Rummy500Action]:
        """The few actions that the search compares."""
        estimates = Estimates(world, seat, self.weights)
        return candidate_plays(world, seat, estimates) if world.drawn else candidate_draws(world, seat, estimates)

    def player_for(self, world: Rummy500State, seat: int) -> PlanningPlayer:
        """Everybody plays by plans."""
        return PlanningPlayer(world, self.weights)

    def horizon(self, world: Rummy500State, seat: int) -> "ImaginedRound":
        """The end of the round."""
        return round_for(world)


# The candidates of the search


def candidate_draws(world: Rummy500State, seat: int, estimates: Estimates) -> list[Rummy500Action]:
    """The stock, and the most promising cards of the row."""
    actions: list[Rummy500Action] = [DRAW_STOCK if world.stock else PASS]
    takes = sorted(takes_of(world, seat, estimates), key=by_plan)[:MOST_TAKES]
    actions.extend([take_action(take) for take in takes])
    return actions


def by_plan(take: Take) -> float:
    """For sorting, the best plan first."""
    return -take.plan.value


def take_action(take: Take) -> TakeDiscard:
    """The action that takes the card and uses it as planned."""
    use = take.use()
    return TAKE_FREELY[take.card] if use is None else TakeDiscard(NAMES[take.card], lay_action(use))


def candidate_plays(world: Rummy500State, seat: int, estimates: Estimates) -> list[Rummy500Action]:
    """To go on with the best plan, with and without jokers; if there is nothing to lay, the lightest discards.

    Everything may also be held back. Who has begun to lay goes on, unless that ends the round.
    """
    plan = plan_of(world, seat, estimates)
    discards: list[Rummy500Action] = [DISCARD[card] for _, card in losses_of(world, seat, estimates)]
    if not plan.lays:
        return discards[:MOST_DISCARDS]
    actions: list[Rummy500Action] = [lay_action(plan.lays[0])]
    natural = plan_of(world, seat, estimates, with_jokers=False)
    if natural.lays:
        other = lay_action(natural.lays[0])
        if other not in actions:
            actions.append(other)
    if not world.has_laid or len(plan.left) <= 1:
        actions.extend(discards[:MOST_HELD_BACK])
    return actions


def losses_of(world: Rummy500State, seat: int, estimates: Estimates) -> list[tuple[float, int]]:
    """All cards that can be discarded and what is lost with each, the lightest first."""
    hand = world.hands[seat]
    bits = 0
    for card in hand:
        bits |= CARD_BITS[card]
    return sorted([(estimates.loss(card, bits), card) for card in hand if card != world.barred])


# The estimates of easy


def overlooked(world: Rummy500State, action: Rummy500Action, chance: Chance) -> bool:
    """Whether easy leaves this action out of account."""
    if isinstance(action, TakeDiscard):
        return len(world.taken_with(CARDS[action.card])) > DEEPEST_EASY_TAKE or chance.below(EASY_FORGETS) == 0
    return isinstance(action, (Meld, LayOff)) and chance.below(EASY_FORGETS) == 0


def best_at_once(world: Rummy500State, seat: int, actions: list[Rummy500Action]) -> Rummy500Action:
    """The action worth most, the first of equals."""
    best = actions[0]
    most = value_at_once(world, seat, best)
    for action in actions:
        worth = value_at_once(world, seat, action)
        if worth > most:
            best, most = action, worth
    return best


def value_at_once(world: Rummy500State, seat: int, action: Rummy500Action) -> int:
    """Points laid by the action itself, less the value of the cards that come to the hand."""
    if isinstance(action, (Meld, LayOff)):
        return 1000 + sum([HAND_VALUES[CARDS[name]] for name in action.cards])
    if isinstance(action, TakeDiscard):
        if action.use is None:
            return -5
        burden = sum([HAND_VALUES[card] for card in world.taken_with(CARDS[action.card])])
        return 2 * sum([HAND_VALUES[CARDS[name]] for name in action.use.cards]) - burden
    if isinstance(action, Discard):
        card = CARDS[action.card]
        return HAND_VALUES[card] - 6 * partners_of(world.hands[seat], card)
    return 5 if isinstance(action, DrawStock) else -1000


def partners_of(hand: list[int], card: int) -> int:
    """Cards of the hand that go with this one: of its rank, or near it in its suit."""
    found = 0
    for other in hand:
        if other >> 1 != card >> 1:
            near = SUIT[other] == SUIT[card] and abs(RANK[other] - RANK[card]) <= 2
            found += RANK[other] == RANK[card] or near
    return found
