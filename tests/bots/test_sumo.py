"""The bots of Sumo: honest, never at a loss, and with some sense."""

from dataclasses import replace
from time import process_time

import pytest

import sobremesa
from sobremesa.bots.seat import LEVELS, answer
from sobremesa.bots.sumo.imagined import finish_turn, round_for
from sobremesa.bots.sumo.learnt import LearntPlayer, lay_out
from sobremesa.bots.sumo.levels import Hard, SumoSearcher
from sobremesa.bots.sumo.odds import CERTAIN, exactly, odds_of
from sobremesa.bots.sumo.policy import CLASSES, NOTHING, FlatRound
from sobremesa.bots.sumo.reckoner import Reckoner
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sumo.schema import SEATS, PlaceJoker, PlayCard, TakeRow

SUMO = sobremesa.game("sumo")
# With so few worlds an answer never depends on the clock, not even where the engine is not compiled.
BRIEF = replace(SUMO, bots={**SUMO.bots, "hard": Hard(worlds=6)})
PATIENT = 1000.0

TABLES = [(mode, players) for mode, seats in SEATS.items() for players in seats]


def stream(number: int = 1) -> Chance:
    return Chance(seed_from_int(number))


def scene(*rows: str, hands: list[str], **given):
    return SUMO.from_position({"rows": list(rows), "hands": hands, **given})


def answers(state, seat: int, level: str, times: int = 10) -> set:
    return {answer(BRIEF, state, seat, level, stream(number), PATIENT) for number in range(times)}


# Never at a loss


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_bots_play_every_mode_with_every_number_of_players_to_the_end(mode, players):
    state = SUMO.new(players=players, mode=mode, seed=players, target_sumos=12, short_deck_jokers=players % 2 == 0)
    chance = stream()
    while state.outcome is None:
        seat = state.to_act[0]
        action = answer(SUMO, state, seat, LEVELS[(seat + state.turn) % 3], chance, 0.001)
        state.check(seat, action)
        state.apply(seat, action)

    assert max(state.outcome.totals) >= 12 or mode == "two_round"


# Seed 15 has a world in which more cards were expected in a gap than anybody had left.
@pytest.mark.parametrize(
    ("mode", "players", "seed"), [("short_deck", 2, 4), ("short_deck", 3, 15), ("two_round", 5, 4)]
)
def test_the_search_is_never_at_a_loss_where_few_cards_are_unseen(mode, players, seed):
    state = SUMO.new(players=players, mode=mode, seed=seed, target_sumos=1)
    bot = Hard(worlds=3)
    chance = stream()
    while state.outcome is None:
        seat = state.to_act[0]
        action = bot.choose(state.imagine(seat, chance), seat, chance, PATIENT)
        state.check(seat, action)
        state.apply(seat, action)

    assert state.hands_played == (2 if mode == "two_round" else 1)


@pytest.mark.parametrize("level", LEVELS)
def test_without_time_there_is_still_an_answer(level):
    state = SUMO.new(players=5, seed=3)

    state.check(0, answer(SUMO, state, 0, level, stream(), 0.0))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_can_be_asked_again_after_it_has_laid_its_card(level):
    state = SUMO.new(players=3, seed=3)
    laid = state.legal_actions(1)[4]
    state.apply(1, laid)

    found = answer(BRIEF, state, 1, level, stream(), PATIENT)

    state.check(1, found)
    assert {answer(BRIEF, state, 1, level, stream(number), PATIENT) for number in range(20)} == {
        answer(BRIEF, SUMO.new(players=3, seed=3), 1, level, stream(number), PATIENT) for number in range(20)
    }


@pytest.mark.parametrize("players", [4, 10])
def test_the_strongest_answers_within_a_second(players):
    state = SUMO.new(players=players, seed=3)
    begun = process_time()

    state.check(0, answer(SUMO, state, 0, "hard", stream()))

    assert process_time() - begun < 1


# Honest: nothing it does depends on what its seat cannot know


def moments(mode: str, players: int):
    """Where a match stands at every fifth decision and at every choice of a row, with the seat that has to act."""
    state = SUMO.new(players=players, mode=mode, seed=17, target_sumos=1, short_deck_jokers=True)
    chance = stream(2)
    decisions = 0
    while state.outcome is None:
        seat = state.to_act[-1]
        if decisions % 5 == 0 or state.choosing_row:
            yield state.copy(), seat
        actions = state.legal_actions(seat)
        state.apply(seat, actions[chance.below(len(actions))])
        decisions += 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("mode", "players"), [("standard", 4), ("standard", 2), ("short_deck", 3), ("two_round", 4)])
def test_a_bot_answers_the_same_in_every_world_its_seat_can_imagine(mode, players, level):
    rows_chosen = 0
    for number, (state, seat) in enumerate(moments(mode, players)):
        real = answer(BRIEF, state, seat, level, stream(number), PATIENT)
        for other in range(2):
            world = state.imagine(seat, stream(1000 + other))
            assert answer(BRIEF, world, seat, level, stream(number), PATIENT) == real
        rows_chosen += state.choosing_row
    assert rows_chosen > 0


# With some sense


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_card_that_is_sure_to_come_sixth_is_not_played(level):
    state = scene("20 22 33 44 50", "60", "70", "80", hands=["51 61", "90 91", "92 93", "94 95"])

    assert answers(state, 0, level) == {PlayCard(61)}


def test_the_weakest_sees_a_full_row_too_but_may_forget_a_cheap_one():
    dear = scene("20 22 33 44 50", "60", "70", "80", hands=["51 61", "90 91", "92 93"])
    cheap = scene("46 47 48 49", "60", "70", "80", hands=["5 61", "90 91", "92 93"])

    assert answers(dear, 0, "easy", 50) == {PlayCard(61)}
    assert answers(cheap, 0, "easy", 50) == {PlayCard(5), PlayCard(61)}


@pytest.mark.parametrize("level", LEVELS)
def test_a_low_card_takes_the_cheapest_row_when_nothing_else_matters(level):
    state = scene(
        "20 22 33",
        "55",
        "70 71",
        "80 88",
        hands=["30", "31", "32"],
        placing=[{"seat": 1, "card": 5}, {"seat": 0, "card": 94}, {"seat": 2, "card": 95}],
    )

    assert answers(state, 1, level) == {TakeRow(3)}


def test_medium_takes_a_dearer_row_where_that_costs_the_others_more():
    state = scene(
        "30",
        "44",
        "21 25 26 27 29",
        "62 63",
        hands=["1", "2", "3", "4"],
        placing=[
            {"seat": 0, "card": 7},
            {"seat": 3, "card": 34},
            {"seat": 1, "card": 45},
            {"seat": 2, "card": 64},
        ],
    )

    assert answers(state, 0, "medium") == {TakeRow(1)}
    assert answers(state, 0, "easy") == {TakeRow(4)}


def test_medium_fills_the_row_that_somebody_is_about_to_join():
    state = scene(
        "50 51 52 53",
        "31 34 36 37",
        "60",
        "90",
        hands=["1", "2", "3"],
        placing=[{"seat": 0, "card": "J7"}, {"seat": 1, "card": 38}, {"seat": 2, "card": 91}],
    )

    assert answers(state, 0, "medium") == {PlaceJoker(2)}


@pytest.mark.parametrize("level", LEVELS)
def test_a_joker_is_not_put_on_a_full_row_without_need(level):
    state = scene(
        "50 51 52 53 54",
        "31",
        "60 J5=60",
        "90 91 92 93 94",
        hands=["1", "2", "3"],
        placing=[{"seat": 0, "card": "J7"}, {"seat": 1, "card": 38}, {"seat": 2, "card": 39}],
    )

    assert answers(state, 0, level) == {PlaceJoker(2)}


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_nobody_can_be_sure_what_a_bot_will_play(level):
    state = scene("20", "40", "60", "80", hands=["41 50 61 62", "81 82 83 84", "85 86 87 89"])

    assert len(answers(state, 0, level, 50)) > 1


# Reckoning


def test_the_odds_of_drawing_add_up():
    assert sum(exactly(wanted, 5, 3, 40) for wanted in range(4)) == pytest.approx(CERTAIN, abs=2)
    assert exactly(1, 1, 3, 40) == round(CERTAIN * 3 / 40)


def test_a_card_next_to_a_full_row_comes_sixth_and_one_next_to_a_short_row_does_not():
    odds = odds_of(3, 90)

    assert [odds.sixth[free * odds.width] for free in range(5)] == [CERTAIN, 0, 0, 0, 0]
    assert odds.none[0] == CERTAIN


def test_a_row_can_be_taken_twice_in_a_turn():
    assert odds_of(9, 90).sixth[50] == exactly(0, 50, 9, 90) + exactly(5, 50, 9, 90)


def test_in_a_known_deck_the_odds_are_certain():
    odds = odds_of(2, 2)

    assert (odds.none[2], odds.sixth[2 * odds.width + 2], odds.sixth[odds.width + 2]) == (0, CERTAIN, 0)


# The learnt policy


def some_weights() -> list[int]:
    """Weights of no meaning, so that every table matters."""
    chance = stream(5)
    return [chance.below(41) - 20 for _ in range(NOTHING)] + [0]


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_a_round_on_flat_lists_ends_as_by_the_rules(mode, players):
    for seed in range(5):
        world = round_for(SUMO.new(players=players, mode=mode, seed=seed, short_deck_jokers=True), 0)
        player = LearntPlayer(world, 0, some_weights())
        flat = FlatRound(players, world.deck()[-1], some_weights())
        lay_out(flat, world)
        flat.play_on(0, 0, 0)
        while not world.sheet:
            choices = [player.choose(world, seat, stream()) for seat in world.everybody]
            for seat, action in enumerate(choices):
                world.apply(seat, action)
            finish_turn(world)

        assert flat.sumos == world.sheet[0]


@pytest.mark.parametrize("players", [2, 4, 10])
def test_the_search_plays_on_by_tables_where_there_are_some(players):
    state = SUMO.new(players=players, seed=3)
    bot = SumoSearcher(6, [some_weights() for _ in CLASSES])

    for seat in state.everybody:
        state.check(seat, bot.choose(state.imagine(seat, stream()), seat, stream(), PATIENT))


def test_without_tables_the_hand_made_judgement_serves():
    world = SUMO.new(players=4, seed=3)
    tables = [some_weights() for _ in CLASSES]

    assert isinstance(SumoSearcher(6, []).player_for(world, 0), Reckoner)
    assert isinstance(SumoSearcher(6, tables).player_for(world, 0), LearntPlayer)
