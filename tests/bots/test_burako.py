"""The three bots of Burako: honest, never at a loss, and with some sense."""

import pytest

import sobremesa
from effort import amount
from games.burako.scenes import add, lay, scene
from sobremesa.bots.seat import LEVELS, answer
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.burako.schema import DRAW, TAKE_POZO, Add, Discard, Lay

BURAKO = sobremesa.game("burako")
PATIENT = 1000.0
MOVES = amount(quick=150, usual=2000, full=5000)

VARIANTS = [
    {"players": 4},
    {"players": 2},
    {"players": 2, "hand_size": 15, "max_wilds_per_meld": 2, "wild_move": "free"},
    {"players": 4, "one_low": False, "sets_of_twos": False, "close_discard": "required"},
    {"players": 4, "close_discard": "forbidden", "muerto_bonus": True, "max_wilds_per_meld": 2},
]
OURS = "A run B3 B4 B5 B6 B7 B8 B9"


def stream(number: int = 1) -> Chance:
    return Chance(seed_from_int(number))


def answers(table, level: str, times: int = 4) -> set:
    """What the bot whose turn it is does, asked with different luck."""
    state = table.state
    return {answer(BURAKO, state, state.seat, level, stream(number), PATIENT) for number in range(times)}


# Never at a loss


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_bots_play_at_every_kind_of_table(options):
    state = BURAKO.new(seed=5, target=300, **options)
    chance = stream()
    for number in range(MOVES):
        if state.outcome is not None:
            break
        seat = state.to_act[0]
        action = answer(BURAKO, state, seat, LEVELS[(seat + number) % 3], chance, PATIENT)
        state.check(seat, action)
        state.apply(seat, action)
    assert state.moves == min(MOVES, state.moves)


@pytest.mark.parametrize("level", LEVELS)
def test_a_last_tile_that_can_only_be_laid_is_laid(level):
    table = scene("R9 R10", melds=("A run R4 R5 R6 R7 R8",), bought="A", phase="play")
    table.add("m1", "R4 R5 R6 R7 R8 R9")
    assert all(isinstance(action, Add) for action in answers(table, level))


@pytest.mark.parametrize("level", LEVELS)
def test_the_answer_follows_from_what_the_seat_knows_and_from_chance_alone(level):
    table = scene("K7 R3 B4 R9 Y9", "K4 K5 K9", pozo="B9 R5 J", melds=("A run R4 R5 R6",))
    other = table.state.imagine(0, stream(9))
    for number in range(3):
        ours, theirs = stream(number), stream(number)
        assert answer(BURAKO, table.state, 0, level, ours, PATIENT) == answer(BURAKO, other, 0, level, theirs, PATIENT)


# With some sense


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_pozo_that_makes_a_canasta_is_taken(level):
    table = scene("K13 B1", pozo="R10 R9", melds=("A run R4 R5 R6 R7 R8",))
    assert answers(table, level) == {TAKE_POZO}


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_pozo_full_of_rubbish_is_left(level):
    table = scene("R4 R5 R6 Y9", pozo="K1 B11 Y13 K7 B3 Y5 K13 B9", stock="R10 R11 R12 R9 R8")
    assert answers(table, level) == {DRAW}


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_what_fits_is_laid_and_what_closes_closes(level):
    table = scene("R9 K13 B1", melds=("A run R4 R5 R6 R7 R8",), phase="play")
    assert answers(table, level) == {add("m1", "R4 R5 R6 R7 R8 R9")}
    closing = scene("R5 R6 R7", "K3 K4 K5 K6 K7", melds=(OURS,), bought="A", phase="play")
    assert answers(closing, level) == {lay("run", "R5 R6 R7")}
    buying = scene("R5 R6 R7", "K3 K4 K5 K6 K7", phase="play")
    assert answers(buying, level) == {lay("run", "R5 R6 R7")}


def test_hard_does_not_spoil_a_pure_canasta_with_a_joker_early_on():
    table = scene("J K13 B1 Y6 R3", "K3 K4 K5 K6 K7 K8 K9 K10", melds=(OURS,), phase="play")
    assert all(isinstance(action, Discard) and action.tile != "J" for action in answers(table, "hard"))


def test_hard_lays_its_joker_when_the_hand_is_about_to_end():
    melds = (OURS, "A set K8 R8 Y8", "B run Y1 Y2 Y3 Y4 Y5 Y6 Y7")
    table = scene("J K13 R3", "K4", "R11 R12", "K6", melds=melds, bought="B", phase="play", stock="K9 K10")
    assert all(isinstance(action, Add) and action.meld == "m2" for action in answers(table, "hard"))


def test_hard_keeps_what_the_next_player_could_use():
    table = scene("Y10 R13", "B1 B12 K4", melds=("B run Y3 Y4 Y5 Y6 Y7 Y8 Y9",), phase="play", pozo="K12 K1 B4")
    assert answers(table, "hard") == {Discard("R13")}


def test_hard_lays_natural_tiles_and_keeps_its_joker():
    table = scene("R9 R10 R11 K3 B1 J Y6", phase="play")
    assert answers(table, "hard") == {Lay("run", ("R9", "R10", "R11"))}
