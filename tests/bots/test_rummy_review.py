"""What is said of a turn when people look back at a hand."""

from games.rummy.scenes import play, scene
from sobremesa.catalogue import game
from sobremesa.games.rummy.schema import DRAW, PASS, LaidTiles, ProposedSet, RummyReview

GAME = game("rummy")


def test_a_turn_in_which_more_could_have_been_laid() -> None:
    at = scene("Y10 B7 K7 R1", table="run[Y7 Y8 Y9]")
    assert GAME.review is not None
    assert GAME.review(at.state, 0, play("run[Y7 Y8 Y9 Y10]")) == RummyReview(
        laid=LaidTiles(1, 10),
        best=LaidTiles(3, 24),
        closes=False,
        opened=True,
        rack=["K7a", "R1a", "B7a", "Y10a"],
        before=[ProposedSet("run", ("Y7a", "Y8a", "Y9a"))],
        table=[
            ProposedSet("run", ("Y8a", "Y9a", "Y10a")),
            ProposedSet("group", ("K7a", "B7a", "Y7a")),
        ],
    )


def test_a_turn_in_which_nothing_better_could_be_done() -> None:
    at = scene("Y10 R1", table="run[Y7 Y8 Y9]")
    assert GAME.review is not None
    told = GAME.review(at.state, 0, play("run[Y7 Y8 Y9 Y10]"))
    assert (told.laid, told.best, told.table) == (
        LaidTiles(1, 10),
        LaidTiles(1, 10),
        None,
    )


def test_a_pass_with_a_close_at_hand() -> None:
    at = scene("Y8 K8 R6", table="run[R3 R4 R5]", closing="B8")
    assert GAME.review is not None
    told = GAME.review(at.state, 0, PASS)
    assert told.closes
    assert (told.laid, told.best) == (LaidTiles(0, 0), LaidTiles(3, 22))


def test_a_draw_is_no_decision_unless_it_missed_a_close() -> None:
    assert GAME.review is not None
    before = scene("Y8 K8", table="run[R3 R4 R5]", closing="B8", drawn=False)
    assert GAME.review(before.state, 0, DRAW) is None
    either = scene("Y8 K8", table="run[R3 R4 R5]", closing="B8", drawn=False, options={"closing_tile_use": "either"})
    told = GAME.review(either.state, 0, DRAW)
    assert told.closes
    assert told.laid == LaidTiles(0, 0)
