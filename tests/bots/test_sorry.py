"""The three bots of Sorry!: honest, never at a loss, and with some sense."""

from dataclasses import replace
from time import process_time

import pytest

import sobremesa
from sobremesa.bots.seat import LEVELS, answer
from sobremesa.bots.sorry.levels import ODDS, SPLIT, TARGETS, WAYS, Hard, points_if_won
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sorry.pieces import RANK_OF
from sobremesa.games.sorry.schema import SEATS, Move, Pass, Sorry, Split, Start, Swap

SORRY = sobremesa.game("sorry")
# With so few worlds an answer never depends on the clock, not even where the engine is not compiled.
BRIEF = replace(SORRY, bots={**SORRY.bots, "hard": Hard(worlds=4)})
PATIENT = 1000.0

TABLES = [(mode, players) for mode, seats in SEATS.items() for players in seats]
THINKERS = ["medium", "hard"]


def stream(number: int = 1) -> Chance:
    return Chance(seed_from_int(number))


def scene(card: str = "", top: str = "", options: dict | None = None, **given):
    """A position with red to act, the card to be used and the card that comes next; who is not told of is in START."""
    state = SORRY.from_position({"options": options or {}, "discards": card, **given})
    if top:
        rank = RANK_OF[top]
        state.pile.remove(rank)
        state.pile.append(rank)
    return state


def scored(hand: str, others: str = "3 3 3 5 5", **given):
    """A scored game for two, in which red holds these cards."""
    return scene(options={"mode": "scored", "players": 2}, hands=[hand, others], **given)


def answers(state, level: str, times: int = 8) -> set:
    return {answer(BRIEF, state, state.seat, level, stream(number), PATIENT) for number in range(times)}


# Never at a loss


@pytest.mark.parametrize("draw_pile", ["face_up", "face_down"])
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_bots_play_every_mode_with_every_number_of_players_to_the_end(mode, players, draw_pile):
    state = SORRY.new(players=players, mode=mode, seed=players, draw_pile=draw_pile)
    chance = stream()
    while state.outcome is None:
        seat = state.seat
        level = LEVELS[state.decisions % 3]
        action = answer(BRIEF, state, seat, level, chance, 0.001)
        state.check(seat, action)
        state.apply(seat, action)

    assert state.is_home(state.finished_by)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_a_bot_has_an_answer_wherever_random_play_leads(mode, players, level):
    for number, (state, seat) in enumerate(moments(mode, players, every=41)):
        state.check(seat, answer(BRIEF, state, seat, level, stream(number), PATIENT))


@pytest.mark.parametrize("level", LEVELS)
def test_without_time_there_is_still_an_answer(level):
    state = scene("7", pawns={"red": "T20 T23 start start"})

    state.check(0, answer(SORRY, state, 0, level, stream(), 0.0))


@pytest.mark.parametrize("mode", ["standard", "partners", "scored"])
def test_the_strongest_answers_within_a_second(mode):
    pawns = {"red": "T6 T20 T35 T50", "blue": "T22 T36 T7 T51", "yellow": "T37 T52 T8 T21", "green": "T53 T10 T23 T38"}
    hands = {"hands": ["7 11 10 8 5", "1 2 3 4 5", "1 2 3 4 5", "1 2 3 4 8"]} if mode == "scored" else {}
    state = scene("" if mode == "scored" else "7", options={"mode": mode}, pawns=pawns, **hands)
    begun = process_time()

    state.check(0, answer(SORRY, state, 0, "hard", stream()))

    assert process_time() - begun < 1


# Honest: nothing it does depends on what its seat cannot know


def moments(mode: str, players: int, every: int):
    """Where a match of random play stands from time to time, with the seat that has to act."""
    state = SORRY.new(players=players, mode=mode, seed=17)
    chance = stream(2)
    while state.outcome is None:
        seat = state.seat
        actions = state.legal_actions(seat)
        if state.decisions % every == 0 and len(actions) > 1:
            yield state.copy(), seat
        state.apply(seat, actions[chance.below(len(actions))])


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("mode", "players"), [("standard", 3), ("partners", 4), ("scored", 2), ("scored", 4)])
def test_a_bot_answers_the_same_in_every_world_its_seat_can_imagine(mode, players, level):
    seen = 0
    for number, (state, seat) in enumerate(moments(mode, players, every=47)):
        before = state.position()
        real = answer(BRIEF, state, seat, level, stream(number), PATIENT)
        for other in range(2):
            world = state.imagine(seat, stream(1000 + other))
            assert answer(BRIEF, world, seat, level, stream(number), PATIENT) == real
        assert state.position() == before
        seen += 1
    assert seen > 0


# With some sense


@pytest.mark.parametrize("level", LEVELS)
def test_who_can_win_wins(level):
    state = scene("8", pawns={"red": "T0 home home home", "blue": "T8 start start start"})
    with_a_choice = scene("1", pawns={"red": "S5 home home home", "blue": "T58 start start start"})
    by_a_split = scene("7", pawns={"red": "S2 S3 home home", "blue": "S5 home home home"})
    from_the_hand = scored("1 3 5 8 12", pawns={"red": "S3 home home home", "yellow": "T0 start start start"})

    assert answers(state, level) == {Move("red-1", 8, "8")}
    assert answers(with_a_choice, level) == {Move("red-1", 1, "1")}
    assert {type(action) for action in answers(by_a_split, level)} == {Split}
    assert answers(from_the_hand, level) == {Move("red-1", 3, "3")}


@pytest.mark.parametrize("level", LEVELS)
def test_from_the_exit_square_a_4_leads_back_almost_home(level):
    state = scene("4", "3", pawns={"red": "T4 T30 start start"})

    assert answers(state, level) == {Move("red-1", -4, "4")}


@pytest.mark.parametrize("level", THINKERS)
def test_a_pawn_goes_home_rather_than_a_few_squares_on(level):
    state = scene("5", "10", pawns={"red": "S1 T20 start start"})

    assert answers(state, level) == {Move("red-1", 5, "5")}


@pytest.mark.parametrize("level", THINKERS)
def test_the_one_who_is_about_to_win_is_sent_back_rather_than_a_harmless_pawn(level):
    pawns = {"red": "start start start start", "blue": "T15 home home home", "yellow": "T37 start start start"}
    state = scene("sorry", "8", options={"players": 3}, pawns=pawns)

    assert answers(state, level) == {Sorry("blue-1", "red", "sorry")}


@pytest.mark.parametrize("level", THINKERS)
def test_a_pawn_is_not_left_where_the_card_that_comes_next_hits_it(level):
    """Blue, who is next, will move eight: from T27 on to red's first pawn where it stands, but not a step further."""
    pawns = {"red": "T35 T37 start start", "blue": "T27 T21 start start"}
    state = scene("1", "8", options={"players": 2, "colours": ["red", "blue"]}, pawns=pawns)

    assert Move("red-2", 1, "1") not in answers(state, level)


@pytest.mark.parametrize("level", THINKERS)
def test_nobody_sends_back_the_own_partner_where_there_is_another_way(level):
    state = scene(
        "5", "3", options={"mode": "partners"}, pawns={"red": "T20 start start start", "yellow": "T25 T26 start start"}
    )

    assert Move("red-1", 5, "5") not in answers(state, level)


@pytest.mark.parametrize("level", THINKERS)
def test_an_11_that_would_only_hurt_is_passed(level):
    state = scene("11", "3", pawns={"red": "S1 T0 home home", "blue": "T12 start start start"})

    assert answers(state, level) == {Pass()}


@pytest.mark.parametrize("level", THINKERS)
def test_a_pawn_at_the_beginning_changes_places_with_one_near_its_home(level):
    state = scene("11", "3", pawns={"red": "T5 start start start", "blue": "T59 start start start"})

    assert answers(state, level) == {Swap("red-1", "blue-1", "11")}


def test_nobody_can_be_sure_what_a_beginner_will_play():
    state = scene("3", pawns={"red": "T5 T20 T35 start"})

    assert len(answers(state, "easy", 30)) > 1
    assert answers(scene("1"), "easy") == {Start("red", "1")}


# Reckoning


def test_every_rank_has_its_odds_and_a_part_of_a_7_those_of_the_7():
    seven = 1 << RANK_OF["7"]

    assert ODDS[0] == 0
    assert ODDS[SPLIT - 1] == pytest.approx(1)
    assert ODDS[1 << RANK_OF["1"]] == pytest.approx(5 / 45)
    assert ODDS[SPLIT] == ODDS[seven] == ODDS[SPLIT | seven] == pytest.approx(4 / 45)


def ranks_that_hit(place: int, target: int) -> set[str]:
    """By progress plus two, as the pawn's colour counts."""
    ranks = WAYS[place * TARGETS + target]
    return {rank for rank, number in RANK_OF.items() if ranks >> number & 1} | ({"part"} if ranks & SPLIT else set())


def test_a_pawn_hits_by_steps_backward_by_slides_and_from_start():
    start, exit_square, entry = 0, 2, 60

    assert ranks_that_hit(start, exit_square) == {"1", "2"}
    assert ranks_that_hit(exit_square, 2 + 12 + 3) == {"12"}, "at the end of a slide"
    assert ranks_that_hit(30, 33) == {"3", "part"}
    assert ranks_that_hit(20, 16) == {"4"}
    assert ranks_that_hit(21, 20) == {"10"}
    assert ranks_that_hit(exit_square, 58) == {"4"}, "behind the exit square"
    assert ranks_that_hit(entry, exit_square) == set(), "it turns into its safety zone"


def test_a_win_is_worth_more_the_less_the_others_have_home():
    few = scored("1 2 3 4 5", "3 3 3 5 5", pawns={"red": "T5 home home home", "yellow": "T40 start start start"})
    more = scored("1 2 3 4 5", "3 3 3 5 5", pawns={"red": "T5 home home home", "yellow": "home home start start"})

    assert points_if_won(few, 0) == [140, 0]
    assert points_if_won(more, 0) == [55, 10]
    assert points_if_won(more, 1) == [15, 25]
