"""The three bots of Rummy 500: honest, never at a loss, and with some sense."""

from dataclasses import replace
from time import process_time

import pytest

import sobremesa
from games.rummy500.scenes import card, discard, lay_off, meld, scene, take
from sobremesa.bots.rummy500.estimates import WEIGHTS, Estimates
from sobremesa.bots.rummy500.levels import Hard, plan_of
from sobremesa.bots.rummy500.planning import Planner
from sobremesa.bots.rummy500.three_card_melds import THREES
from sobremesa.bots.seat import LEVELS, answer
from sobremesa.core.cards import NO_CARD, names_of
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.rummy500.schema import DRAW_STOCK, PASS, Discard

RUMMY = sobremesa.game("rummy500")
PATIENT = 1000.0

VARIANTS = [
    {},
    {"jokers": False, "stock_out": "play_on"},
    {"free_top_discard": True, "final_discard": "optional", "joker_meld_value": "fifteen"},
    {"free_top_discard": True, "stock_out": "play_on"},
    {"final_discard": "optional", "stock_out": "play_on"},
]
SHORT = {"target_score": 50, "rounds": 1, "tie_break": "shared"}


def brief(worlds: int):
    """The game with a search so short that an answer never depends on the clock, compiled or not."""
    return replace(RUMMY, bots={**RUMMY.bots, "hard": Hard(worlds=worlds)})


def stream(number: int = 1) -> Chance:
    return Chance(seed_from_int(number))


def answers(table, level: str, times: int = 4, worlds: int = 8) -> set:
    """What the bot whose turn it is does, asked with different luck."""
    state, game = table.state, brief(worlds)
    return {answer(game, state, state.seat, level, stream(number), PATIENT) for number in range(times)}


def whole_turn(table, level: str) -> list:
    """All a bot does until its turn is over, each action found anew."""
    state, seat, actions = table.state, table.state.seat, []
    while not actions or not isinstance(actions[-1], Discard):
        action = answer(brief(8), state, seat, level, stream(len(actions)), PATIENT)
        table.act(action)
        actions.append(action)
    return actions


# Never at a loss


def options_of(players: int, number: int) -> dict:
    """Each table plays by other options; only a double pack has like cards."""
    options = SHORT | VARIANTS[(players + number) % len(VARIANTS)]
    return options | {"set_duplicates": True} if players >= 5 and number == 0 else options


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize(("number", "mode"), [(0, "first_to_target"), (1, "fixed_rounds")])
def test_bots_play_both_modes_with_every_number_of_players_to_the_end(number, mode, players):
    state = RUMMY.new(players=players, mode=mode, seed=players, **options_of(players, number))
    chance = stream()
    game = brief(1)
    while state.outcome is None:
        seat = state.to_act[0]
        action = answer(game, state, seat, LEVELS[(seat + state.round + len(state.row)) % 3], chance, PATIENT)
        state.check(seat, action)
        state.apply(seat, action)

    assert state.outcome.reason in ("target_reached", "rounds_played")


@pytest.mark.parametrize("level", LEVELS)
def test_without_time_there_is_still_an_answer(level):
    state = RUMMY.new(players=5, seed=3)

    state.check(state.seat, answer(RUMMY, state, state.seat, level, stream(), 0.0))


@pytest.mark.parametrize("players", [2, 8])
def test_the_strongest_answers_within_a_second(players):
    state = RUMMY.new(players=players, seed=3)
    state.apply(state.seat, DRAW_STOCK)
    begun = process_time()

    state.check(state.seat, answer(RUMMY, state, state.seat, "hard", stream()))

    assert process_time() - begun < 1


# Honest: nothing it does depends on what its seat cannot know


def moments(players: int, options: dict):
    """Where a round stands at every seventh decision of people who do anything: strange hands, long rows, big takes."""
    state = RUMMY.new(players=players, seed=17, mode="fixed_rounds", **options)
    chance = stream(2)
    decisions = 0
    while state.outcome is None:
        if decisions % 7 == 0:
            yield state.copy(), state.seat
        actions = state.legal_actions(state.seat)
        state.apply(state.seat, actions[chance.below(len(actions))])
        decisions += 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "number"), [(2, 0), (3, 3), (5, 0), (4, 4)])
def test_a_bot_answers_the_same_in_every_world_its_seat_can_imagine(players, number, level):
    game = brief(1)
    parts = set()
    for decision, (state, seat) in enumerate(moments(players, SHORT | VARIANTS[number])):
        real = answer(game, state, seat, level, stream(decision), PATIENT)
        state.check(seat, real)
        world = state.imagine(seat, stream(1000 + decision))
        assert answer(game, world, seat, level, stream(decision), PATIENT) == real
        parts.add(state.phase)
    assert parts == {"draw", "play"}


# Going out


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_whoever_can_go_out_and_win_does(level):
    table = scene(
        "7H 2C",
        "KS KD QC 9S",
        melds=("0: 4H 5H 6H",),
        part="play",
        sheet=[[480, 400]],
    )

    assert whole_turn(table, level) == [lay_off(1, "high", "7H"), discard("2C")]
    assert table.state.outcome is not None
    assert table.state.outcome.ranks[0] == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_set_that_is_the_whole_hand_cannot_be_laid(level):
    table = scene("7H 7S 7D", "KS KD QC", part="play")

    assert answers(table, level) <= {discard("7H"), discard("7S"), discard("7D")}


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_the_fourth_of_a_set_is_kept_for_the_last_discard(level):
    table = scene("7H 7S 7D 7C", "KS KD QC AS AD QD", part="play")

    laid, last = whole_turn(table, level)

    assert len(laid.cards) == 3
    assert last.card not in laid.cards
    assert table.reason == "out"


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_where_no_discard_is_needed_the_whole_hand_is_laid(level):
    table = scene("7H 7S 7D 7C", "KS KD QC AS AD QD", part="play", options={"final_discard": "optional"})

    (laid,) = answers(table, level)
    table.act(laid)

    assert table.reason == "out" or len(table.state.hands[0]) == 1


# Laying


def test_an_ace_goes_above_the_king_rather_than_below_the_two():
    table = scene("AS 5C 9D 9H", "KC 3D", melds=("1: 2S 3S 4S", "1: JS QS KS"), part="play")

    assert answers(table, "medium") == {lay_off(2, "high", "AS")}
    assert lay_off(1, "low", "AS") not in answers(table, "hard")


def test_an_ace_waits_for_better_than_the_place_below_the_two_unless_the_round_is_ending():
    early = scene("AS 5C 9D 9H", "KC 3D 8C TD 6H 4D QC", melds=("1: 2S 3S 4S",), part="play")
    late = scene("AS 5C 9D 9H", "KC 3D 8C TD 6H 4D QC", melds=("1: 2S 3S 4S",), part="play", stock="2H 3H")

    assert lay_off(1, "low", "AS") not in answers(early, "medium")
    assert answers(late, "medium") == {lay_off(1, "low", "AS")}


def test_cards_that_belong_to_two_combinations_go_where_both_can_be_laid():
    table = scene("5S 6S 7S 7H 7D 7C 2D KH", "KC 3D 8C", part="play")

    laid = whole_turn(table, "medium")

    assert {action.cards for action in laid[:-1]} == {meld("5S 6S 7S").cards, meld("7H 7D 7C").cards}


def test_a_joker_makes_a_set_of_dear_cards_but_waits_with_cheap_ones():
    kings = scene("KS KD X1 2C 9H", "QC 3D 8C TD 6H 4D QD", part="play")
    twos = scene("2S 2D X1 KC 9H", "QC 3D 8C TD 6H 4D QD", part="play")

    assert answers(kings, "medium") == {meld("KS KD X1")}
    assert all(isinstance(action, Discard) for action in answers(twos, "medium"))


@pytest.mark.parametrize("fifteen", [False, True])
def test_a_plan_knows_what_a_joker_counts(fifteen):
    value = "fifteen" if fifteen else "represented"
    table = scene("KS KD X1 2C", "QC 3D", part="play", options={"joker_meld_value": value})
    state = table.state

    plan = plan_of(state, 0, Estimates(state, 0, WEIGHTS))
    for lay in plan.lays:
        state.lay_cards(0, lay.index, lay.at_low, lay.cards)

    assert plan.points == table.points[0] == (35 if fifteen else 30)


# Drawing


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_three_aces_are_worth_reaching_deep_for_early_in_a_round(level):
    other = "KC KD 2D 3D 4D 4S 5S 6S 7S 8H 8C 9H TH"
    table = scene("AS AD 4C 6H 8D TS QD 2H 5H 7C 9C JD 3S", other, row="AH 3C 5D 9S")

    assert answers(table, level, times=3, worlds=24) == {take("AH", meld("AS AH AD"))}


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_whoever_has_taken_goes_on_as_planned(level):
    table = scene("AS AD 3D 3H 8D TS 2C", "KC KD 4H 7S JC 9C 6S", row="AH 3C KS")

    turn = whole_turn(table, level)

    assert turn[:2] == [take("AH", meld("AS AH AD")), meld("3H 3D 3C")]


def test_many_dear_cards_for_few_points_stay_where_they_are_when_somebody_is_about_to_go_out():
    table = scene("2S 2D 9C", "5H", row="2H KC QD JS KD AC QH", melds=("1: 5S 5D 5C",))

    assert answers(table, "medium") == {DRAW_STOCK}


def test_with_an_empty_stock_a_pass_is_better_than_a_take_that_only_costs():
    options = {"stock_out": "play_on"}
    dear = scene("2S 2D 9C", "5H 7C", row="2H KC QD JS KD AC QH", stock="", options=options)
    cheap = scene("KS KD 9C", "5H 7C", row="KH", stock="", options=options)

    assert answers(dear, "medium") == {PASS}
    assert answers(cheap, "medium") == {take("KH", meld("KS KH KD"))}


def test_the_top_card_is_taken_freely_where_it_makes_two_pairs():
    table = scene("KS QH 2C 4D 9S", "5H 7C 8D TS 3H", row="KH", options={"free_top_discard": True})

    assert answers(table, "medium") == {take("KH", None)}


# Discarding


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_of_two_like_cards_the_one_that_the_next_player_waits_for_is_kept(level):
    table = scene("9D 9S", "7D 8D KC 4H 2S", part="play", known={1: "7D 8D"}, row="QC")

    assert answers(table, level) == {discard("9S")}


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_card_that_makes_three_with_the_row_is_not_thrown_there(level):
    table = scene("6D 6C 7C", "KC 4H 2S QD", part="play", row="4D 5D JC")

    assert discard("6D") not in answers(table, level)


def test_a_pair_that_can_still_grow_is_kept_and_a_lone_dear_card_is_thrown():
    table = scene("9D 9S KH 2C", "7D 8D KC 4H 2S", part="play", row="QC")

    assert answers(table, "medium") == {discard("KH")}


# The weakest


def test_the_weakest_lays_what_it_sees_but_does_not_always_see_it():
    table = scene("7H 7S 7D KC 2D", "KS KD QC", part="play")

    assert answers(table, "easy", 40) == {meld("7S 7H 7D"), discard("KC")}


def test_the_weakest_does_not_reach_deep():
    table = scene("AS AD 4C 6H 8D TS QD", "KC KD", row="AH 3C 5D 9S")

    assert answers(table, "easy", 40) == {DRAW_STOCK}


# Reckoning


def test_there_are_a_hundred_ways_to_begin_a_combination():
    assert len(THREES) == 4 * 12 + 13 * 4
    assert (THREES[0].points, THREES[-1].points) == (45, 6)


def planned(hand: str, taken: str = "", **more):
    """The plan for a hand that must lay the first of the cards taken, if there are any."""
    table = scene(f"{hand} {taken}".strip(), "QC 3D", part="play", **more)
    state = table.state
    must = NO_CARD if not taken else state.card_named(card(taken.split()[0]))
    return Planner(Estimates(state, 0, WEIGHTS), state.hands[0], must, True, NO_CARD).plan(True)


def test_a_plan_lays_the_card_that_has_to_be_laid_even_if_another_way_brings_more():
    free = planned("JS QS KS KH KD 2C", row="4C")
    bound = planned("JS KS KH KD 2C", "QS", row="4C")

    assert free.points == bound.points == 30
    assert names_of(bound.lays[0].cards) == ["JS1", "QS1", "KS1"]


def test_there_is_no_plan_for_a_card_that_cannot_be_used():
    assert planned("JS KH 4D 2C", "8S", row="4C") is None


def test_a_plan_reaches_over_a_gap_that_its_own_cards_fill():
    plan = planned("8H 2C", "9H", melds=("1: 5H 6H 7H",), row="4C")

    assert [names_of(lay.cards) for lay in plan.lays] == [["8H1", "9H1"]]
    assert plan.points == 17


def test_a_taken_joker_is_used_and_not_the_one_of_the_hand():
    plan = planned("KS KD X1 2C 5H", "X2", row="4C")

    assert "X2" in [name for lay in plan.lays for name in names_of(lay.cards)]
