"""What can be laid, taken and used: the list and the appraisal against trying everything out on small scenes."""

from collections import defaultdict
from itertools import permutations
from random import Random

import pytest

from effort import amount
from games.rummy500.scenes import Scene, lay_off, meld, scene, take
from sobremesa import Refused
from sobremesa.bots.rummy500.estimates import WEIGHTS, Estimates
from sobremesa.bots.rummy500.levels import take_action, takes_of
from sobremesa.core.cards import names_of
from sobremesa.games.rummy500.rules import Rummy500State
from sobremesa.games.rummy500.schema import Discard, LayOff, Meld, Rummy500Action, TakeDiscard

TWINS = {"set_duplicates": True}
FREE = {"free_top_discard": True}
ENDS = ("low", "high", None)
RANKS = "A23456789TJQK"


def listed(table: Scene) -> list[Rummy500Action]:
    return table.state.legal_actions(table.state.seat)


def ways(table: Scene, action: Rummy500Action) -> list[Rummy500Action]:
    return [way.action for way in table.state.appraise(table.state.seat, action).ways]


def taken_by_bots(state: Rummy500State) -> list[TakeDiscard]:
    takes = takes_of(state, state.seat, Estimates(state, state.seat, WEIGHTS))
    return [take_action(one) for one in takes if not one.freely]


# Single cases


def test_a_lone_joker_goes_to_a_place_whose_natural_card_is_in_the_hand() -> None:
    table = scene("4H", row="X1", melds=("1: AH 2H 3H",))
    only = take("X1", lay_off(1, "high", "X1"))
    assert only in listed(table)
    said = table.state.appraise(0, take("X1", None))
    assert (said.takes, said.free, said.code) == (["X1"], False, None)
    assert ways(table, take("X1", None)) == ways(table, only) == [only]
    assert taken_by_bots(table.state) == [only]


def test_a_joker_from_the_row_makes_a_set_of_a_pair_of_twins() -> None:
    table = scene("7S1 7S2 KC", row="X1", players=5, options=TWINS)
    only = take("X1", meld("7S1 7S2 X1"))
    assert only in listed(table)
    assert ways(table, take("X1", None)) == [only]
    assert taken_by_bots(table.state) == [only]


def test_a_card_from_the_row_makes_a_set_with_its_twin_and_a_joker() -> None:
    table = scene("7S1 X1 7H1 KC", row="7S2", players=5, options=TWINS, part="draw")
    assert take("7S2", meld("7S1 7S2 X1")) in ways(table, take("7S2", None))
    table = scene("7S1 7S2 7H1 X1 KC", players=5, options=TWINS, part="play")
    assert {meld("7S1 7S2 X1"), meld("7S1 7S2 7H1")} <= set(listed(table))


def test_of_two_pairs_of_twins_three_are_laid_where_one_card_has_to_be_kept() -> None:
    table = scene("7S1 7S2 7H1 7H2", players=5, options=TWINS, part="play")
    assert {meld("7S1 7S2 7H2"), meld("7S2 7H1 7H2")} <= set(listed(table))
    table = scene("7S1 7H1 7H2", row="7S2", players=5, options=TWINS)
    found = {one for one in listed(table) if isinstance(one, TakeDiscard)}
    assert found == {take("7S2", meld("7S1 7S2 7H2")), take("7S2", meld("7S2 7H1 7H2"))}
    assert set(ways(table, take("7S2", None))) == found


@pytest.mark.parametrize("barred", ["QS1", "QS2"])
def test_of_two_copies_the_barred_one_is_laid_off(barred: str) -> None:
    more = {"players": 5, "part": "play", "took_freely": True, "barred": barred, "known": {0: barred}}
    table = scene("QS1 QS2", melds=("1: QH QD QC",), options=FREE, **more)
    assert listed(table) == [Discard("QS2" if barred == "QS1" else "QS1"), lay_off(1, None, barred)]
    table = scene("QS1 QS2 KS1 JS1", options=FREE, **more)
    assert {action.cards for action in listed(table) if isinstance(action, Meld)} == {("JS1", barred, "KS1")}


def test_a_joker_from_the_row_is_used_with_a_whole_suit_in_the_hand() -> None:
    table = scene("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH", "3C 4C", row="X1")
    taken = [action for action in listed(table) if isinstance(action, TakeDiscard)]
    assert taken
    assert ways(table, take("X1", None))


def test_a_run_from_ace_to_ace_may_have_its_joker_at_either_end() -> None:
    suit = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    table = scene(f"AH {suit} X1 2C", part="play", options={"joker_meld_value": "fifteen"})
    assert ways(table, meld(f"AH {suit} X1")) == [meld(f"X1 {suit} AH"), meld(f"AH {suit} X1")]


def test_both_aces_close_a_run() -> None:
    suit = "2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH"
    table = scene(f"AH1 {suit} 2C", row="AH2", players=5)
    assert ways(table, take("AH2", None))[0] == take("AH2", meld(f"AH2 {suit} AH1"))


# Everything tried out

VARIANTS = [
    ({}, 2),
    ({"final_discard": "optional", "joker_meld_value": "fifteen"}, 3),
    (FREE, 2),
    ({}, 5),
    (TWINS, 5),
    (TWINS | FREE, 5),
    (TWINS | {"final_discard": "optional"}, 5),
    (FREE | {"final_discard": "optional"}, 5),
]
SEEDS = range(amount(quick=3, usual=12, full=150))


def small_scene(random: Random, options: dict[str, object], players: int, part: str) -> Scene:
    """Two to five cards in the hand and one to three in the row, of a few neighbouring ranks so that much fits."""
    packs = "12" if players > 4 else "1"
    low = random.choice((1, 1, 4, 9, 10))
    suits = random.sample("SHDC", 2)
    table = [text for text in combinations_nearby(random, low, suits) if random.random() < 0.6]
    laid = {name for text in table for name in text.split()[1:]}
    ranks = [rank_at(place) for place in random.sample(range(low, low + 5), 4)]
    near = [f"{rank}{suit}{pack}" for rank in dict.fromkeys(ranks) for suit in suits for pack in packs]
    near = [name for name in near if name not in laid] + ["X1", "X2", "X3"][: random.randint(0, len(packs) + 1)]
    random.shuffle(near)
    far = [f"{rank}{suit}1" for rank in RANKS for suit in "SHDC" if f"{rank}{suit}1" not in {*laid, *near}]
    dealt = [*near, *far[:4]]
    size = random.randint(2, 5)
    hand, row = dealt[:size], dealt[size : size + random.randint(1, 3)]
    others = [" ".join(far[4 + 2 * seat : 6 + 2 * seat]) for seat in range(players - 1)]
    more: dict[str, object] = {"players": players, "options": options, "part": part}
    if part == "play" and "free_top_discard" in options:
        barred = random.choice(hand)
        more |= {"took_freely": True, "barred": barred, "known": {0: barred}}
    return scene(" ".join(hand), *others, row=" ".join(row), melds=tuple(table), **more)


def rank_at(place: int) -> str:
    return RANKS[(place - 1) % 13]


def combinations_nearby(random: Random, low: int, suits: list[str]) -> list[str]:
    """A run of one of the suits, and a set of a rank nearby."""
    first = random.choice([place for place in (low - 2, low + 2, low + 4) if 1 <= place <= 12])
    suit = random.choice(suits)
    run = [f"{rank_at(place)}{suit}1" for place in range(first, first + 3)]
    rank = rank_at(low + random.randint(0, 4))
    group = [f"{rank}{other}1" for other in "SHDC" if f"{rank}{other}1" not in run]
    return [f"1: {' '.join(run)}", f"1: {' '.join(group)}"]


def is_legal(state: Rummy500State, action: Rummy500Action) -> bool:
    try:
        state.check(state.seat, action)
    except Refused:
        return False
    return True


def face(name: str) -> str:
    return "X" if name[0] == "X" else name[:2]


def look(use: Meld | LayOff) -> tuple:
    """Copies of a card look alike, and any two jokers; so does a set in whatever order."""
    faces = [face(name) for name in use.cards]
    where = (use.meld, use.end) if isinstance(use, LayOff) else (0, None)
    in_any_order = len({one[0] for one in faces if one != "X"}) <= 1 and where[1] is None
    return (*where, *(sorted(faces) if in_any_order else faces))


def every_lay(state: Rummy500State, available: list[str], chosen: str | None = None):
    """Every list of up to four cards, as a new combination and at every end of every combination."""
    for size in range(1, 5):
        for cards in permutations(available, size):
            if chosen is None or chosen in cards:
                if size > 2:
                    yield Meld(cards)
                for number in range(1, len(state.melds) + 1):
                    for end in ENDS:
                        yield LayOff(number, end, cards)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("options", "players"), VARIANTS, ids=str)
def test_what_can_be_taken_is_listed_appraised_and_planned(options, players, seed) -> None:
    """Also that no use is denied, in whatever order its cards are named."""
    random = Random(f"{options} {players} {seed}")
    table = small_scene(random, options, players, "draw")
    state, found = table.state, listed(table)
    for action in found:
        state.check(state.seat, action)
    takes = {action.card for action in found if isinstance(action, TakeDiscard) and action.use is not None}
    hand, row = names_of(state.hands[state.seat]), names_of(state.row)
    usable = set()
    for index, name in enumerate(row):
        legal = [
            TakeDiscard(name, use)
            for use in every_lay(state, hand + row[index:], name)
            if is_legal(state, TakeDiscard(name, use))
        ]
        said = state.appraise(state.seat, TakeDiscard(name, None))
        assert bool(said.ways) == bool(legal)
        assert all(is_legal(state, way.action) for way in said.ways)
        if legal:
            usable.add(name)
        for action, looks in by_cards(legal).items():
            order = random.sample(action, len(action))
            for number, wanted in looks.items():
                use = LayOff(number, random.choice(ENDS), tuple(order)) if number else Meld(tuple(order))
                uses = [way.action.use for way in state.appraise(state.seat, TakeDiscard(name, use)).ways]
                assert {look(one) for one in uses} == wanted
    assert takes == usable
    planned = taken_by_bots(state)
    assert {action.card for action in planned} == usable
    assert all(is_legal(state, action) for action in planned)


def by_cards(legal: list) -> dict[tuple[str, ...], dict[int, set[tuple]]]:
    """How the same cards can be laid, by the combination they go on (0 for a new one)."""
    found: dict[tuple[str, ...], dict[int, set[tuple]]] = defaultdict(lambda: defaultdict(set))
    for action in legal:
        use = action.use if isinstance(action, TakeDiscard) else action
        found[tuple(sorted(use.cards))][use.meld if isinstance(use, LayOff) else 0].add(look(use))
    return found


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("options", "players"), VARIANTS, ids=str)
def test_what_can_be_laid_is_listed_and_appraised(options, players, seed) -> None:
    random = Random(f"{options} {players} {seed}")
    table = small_scene(random, options, players, "play")
    state, found = table.state, listed(table)
    for action in found:
        state.check(state.seat, action)
    assert len(set(found)) == len(found)
    hand = names_of(state.hands[state.seat])
    assert [one for one in found if isinstance(one, Discard)] == [
        Discard(name) for name in hand if is_legal(state, Discard(name))
    ]
    legal = [action for action in every_lay(state, hand) if is_legal(state, action)]
    looks = {look(action) for action in found if isinstance(action, (Meld, LayOff))}
    for action in legal:
        if is_promised(action, hand):
            assert look(action) in looks
    for cards, wanted_on in by_cards(legal).items():
        order = tuple(random.sample(cards, len(cards)))
        for number, wanted in wanted_on.items():
            asked = LayOff(number, random.choice(ENDS), order) if number else Meld(order)
            said = state.appraise(state.seat, asked)
            assert {look(way.action) for way in said.ways} == wanted
            assert said.code is None


def is_promised(action: Meld | LayOff, hand: list[str]) -> bool:
    """Single lay-offs and combinations of three, but no joker in a run where the card of its place is in the hand."""
    if isinstance(action, LayOff):
        return len(action.cards) == 1
    naturals = [name for name in action.cards if name[0] != "X"]
    if len(action.cards) != 3 or len({name[0] for name in naturals}) == 1:
        return len(action.cards) == 3
    index = next(index for index, name in enumerate(action.cards) if name[0] != "X")
    start = RANKS.index(action.cards[index][0]) - index
    places = [f"{RANKS[(start + offset) % 13]}{naturals[0][1]}" for offset in range(3)]
    return not any(
        name[0] == "X" and any(face(held) == place for held in hand)
        for name, place in zip(action.cards, places, strict=True)
    )
