"""The worked examples of the rules file, each as a scene."""

from typing import Any

import pytest

from games.sumoku.naive import ALL_TILES
from games.sumoku.scenes import E26, Scene, arrange, classic, fresh, owner, play, race, spot, tiles
from sobremesa.core.chance import Chance
from sobremesa.games.sumoku import RULES, schema
from sobremesa.games.sumoku.engine.grid import x_of, y_of
from sobremesa.games.sumoku.engine.solver import Solution, solve
from sobremesa.games.sumoku.pieces import TILE_COUNT, TILES
from sobremesa.games.sumoku.schema import Call, Claim, Exchange
from sobremesa.games.sumoku.spot.combinations import has_combination

rule = pytest.mark.rule

BASE = "R3@0,0 B7@1,0"
AFTER_E4 = f"{BASE} G5@2,0 Y6=9@2,1 P1@2,2"
ROW_OF_FIVE = "R1@0,0 O2@1,0 Y3@2,0 G4@3,0 B5@4,0"
DISPLAY = "R4 R7 O1 O8 Y2 Y6 G5 G3 B8 P1"


def rest(*used: str) -> str:
    """All tiles that are not named."""
    named = {name for text in used for name in tiles(text).split()}
    return " ".join(name for name in ALL_TILES if name not in named)


def faces(grid: str) -> str:
    """The tiles of a grid in the notation of the rules."""
    return " ".join(word.partition("@")[0].partition("=")[0] for word in grid.split())


def dealt(racks: list[str], seed: int = 1) -> Scene:
    """A classic game in which these racks are drawn."""
    state = RULES.new(seed=seed, players=len(racks))
    state.events = []
    state.pile = [TILES[name] for name in [*rest(*racks).split(), *tiles(" ".join(reversed(racks))).split()]]
    state.deal()
    return Scene(state)


# Classic


@rule("E1", "SUMOKU-11", "SUMOKU-12", "SUMOKU-13", "SUMOKU-10")
def test_e01_who_starts():
    racks = ["R1 R8 O4 Y6 G2 B7 P3 P5", "O1 O6 Y2 G3 G5 B1 P8 R7", "R2 Y8 Y3 G6 B6 B4 P1 O2"]
    scene = dealt(racks)
    assert scene.view.classic.starter == 2
    assert [seat.rack_points for seat in scene.view.classic.seats] == [36, 33, 32]
    # Two players with 32: one of them, at random.
    tied = ["R1 R7 O1 Y6 G2 B7 P3 P5", "O6 Y2 G3 G5 B1 P8 R8 Y1", "R2 Y8 Y3 G6 B6 B4 P1 O2"]
    assert {dealt(tied, seed).view.classic.starter for seed in range(20)} == {0, 2}


@rule("E2", "SUMOKU-2", "SUMOKU-3", "SUMOKU-4")
def test_e02_the_key_holds_to_the_end_of_the_game():
    keys = [fresh("classic", seed).view.key for seed in range(60)]
    assert {keys.count(key) > 10 for key in (3, 4, 5)} == {True}
    scene = classic(5, BASE, "G5 O8", "P4 Y1 B3")
    scene.play("G5@2,0")
    assert scene.view.key == 5


@rule("E3", "SUMOKU-50", "SUMOKU-51", "SUMOKU-62", "SUMOKU-40", "SUMOKU-141")
def test_e03_an_opening_worth_20():
    scene = classic(5, "", "G7 R5 B8 R1 R2 O1 O2 Y1", "P1 P2 P3 P4 B1 B2 B3 B4", pile=None)
    assert scene.pile == 80
    scene.play("G7@0,0 R5@1,0 B8@2,0")
    assert scene.scores == [20, 0]
    assert (scene.racks, scene.pile) == ([8, 8], 77)
    (placed,) = scene.told(schema.Placed)
    assert [(line.direction, line.sum) for line in placed.lines] == [("row", 20)]


@rule("E4", "SUMOKU-140", "SUMOKU-142", "SUMOKU-5")
def test_e04_the_leaflet_s_30_points():
    scene = classic(5, BASE, "G5 Y6 P1 R1", "B1 B2 B3 O1 O8")
    scene.play("G5@2,0 Y6=9@2,1 P1@2,2")
    assert scene.scores[0] == 30
    (placed,) = scene.told(schema.Placed)
    assert {(line.direction, line.sum) for line in placed.lines} == {("row", 15), ("column", 15)}


@rule("E5", "SUMOKU-141")
def test_e05_crossing_without_lengthening():
    scene = classic(5, BASE, "O2 G1 R1", "B1 B2 B3 O1 O8")
    scene.play("O2@1,-1 G1@1,1")
    assert scene.scores[0] == 10


@rule("E6", "SUMOKU-53", "SUMOKU-55")
def test_e06_both_ends():
    scene = classic(5, BASE, "G4 Y1 R1", "B1 B2 B3 O1 O8")
    scene.play("G4@-1,0 Y1@2,0")
    assert scene.scores[0] == 15


@rule("E7", "SUMOKU-52", "SUMOKU-53", "SUMOKU-54")
def test_e07_gaps_and_corners():
    scene = classic(5, BASE, "G5 Y5 B2", "B1 O1 O8")
    assert scene.refusal(0, play("G5@2,0 Y5@4,0")) == "gap_in_line"
    assert scene.refusal(0, play("G5@2,0 B2@0,1")) == "not_in_one_line"
    assert scene.refusal(0, play("G5@2,1")) == "not_connected"


@rule("E8", "SUMOKU-48")
def test_e08_alongside():
    scene = classic(5, BASE, "B2 R3b G5", "B1 O1 O8")
    scene.play("B2@0,1 R3b@1,1")
    assert scene.scores[0] == 20


@rule("E9", "SUMOKU-45")
def test_e09_the_same_numbers():
    scene = classic(5, "", "R5 O5 Y5 G1", "B1 O1 O4")
    scene.play("R5@0,0 O5@1,0 Y5@2,0")
    assert scene.scores[0] == 15


@rule("E10", "SUMOKU-44")
def test_e10_the_same_colours():
    scene = classic(5, BASE, "R5 G5", "B1 O1 O8")
    assert scene.refusal(0, play("R5@2,0")) == "colour_repeat"


@rule("E11", "SUMOKU-57", "SUMOKU-49")
def test_e11_a_9_stays_a_9():
    scene = classic(5, AFTER_E4, "B4 B1 G8", "O1 O8")
    assert scene.refusal(0, play("B4@3,1")) == "bad_sum"
    scene.play("B1@3,1")
    assert scene.scores[0] == 10


@rule("E12", "SUMOKU-55")
def test_e12_joining_and_the_choice_between_6_and_9():
    scene = classic(5, AFTER_E4, "O4 G3 Y1", "R1 B6 O8")
    scene.play("O4@0,1 G3@0,2")
    assert scene.scores[0] == 10
    other = Scene(scene.state.copy())
    assert scene.refusal(1, play("B6=9@1,2")) == "bad_sum"
    scene.play("R1@1,2")
    assert scene.scores[1] == 5
    other.play("B6@1,2")
    assert other.scores[1] == 10


@rule("E13", "SUMOKU-43", "SUMOKU-59")
def test_e13_joining_into_a_six_line():
    turn = "Y6=9@2,1 P1@2,2 O4@3,2 R5@4,2 B2@4,1 Y3@4,0"
    scene = classic(5, f"{BASE} G5@2,0 {turn} O2@5,0", "P5 G5b O5", "O1 O8")
    scene.play("P5@3,0")
    assert scene.scores[0] == 25
    assert scene.view.classic.replay
    scene = classic(5, f"{BASE} G5@2,0 {turn} O1@5,0 P6@6,0", "P5 G5b", "O8 R5b")
    for name in ("P5", "G5b"):
        assert scene.refusal(0, play(f"{name}@3,0")) == "line_too_long"


@rule("E14", "SUMOKU-59", "SUMOKU-62", "SUMOKU-143")
def test_e14_a_replay():
    pile = "R7 O7 Y7 G7"
    scene = classic(3, ROW_OF_FIVE, "P3 O6 R4 R5 Y1 Y4 G1 G8", "B1 B2 B3 B4 O1 O4 P1 P2", pile=pile)
    scene.play("P3@5,0")
    assert (scene.scores[0], scene.racks[0], scene.state.seat) == (18, 7, 0)
    scene.play("O6=9@5,1")
    assert scene.scores[0] == 30
    assert (scene.racks[0], scene.pile, scene.state.seat) == (8, 2, 1)


@rule("E15", "SUMOKU-61", "SUMOKU-152")
def test_e15_a_replay_declined():
    scene = classic(3, ROW_OF_FIVE, "P3 O6 R4 R5 Y1 Y4 G1 G8", "B1 B2 B3 B4 O1 O4 P1 P2", pile="R7 O7 Y7 G7")
    scene.play("P3@5,0")
    scene.pass_()
    assert scene.scores[0] == 18
    assert (scene.racks[0], scene.pile) == (8, 3)
    assert scene.view.classic.idle_turns == 0


@rule("E16", "SUMOKU-61")
def test_e16_six_and_two():
    scene = classic(3, "", "R1 O2 Y3 G4 B5 P3 Y4 O7", "B1 B2 B3 B4 O1 O4 P1 P2", pile=None)
    scene.play("R1@0,0 O2@1,0 Y3@2,0 G4@3,0 B5@4,0 P3@5,0")
    assert scene.view.classic.replay
    scene.play("Y4@0,1 O7@0,2")
    assert scene.scores[0] == 30
    assert scene.racks[0] == 8
    assert len(scene.told(schema.Drew)[0].tiles) == 8


@rule("E17", "SUMOKU-61")
def test_e17_a_replay_that_is_impossible():
    scene = classic(5, "", "R1 O2 Y3 G4 B7 P3 R5a R5b", "B1 B2 B3 B4 O1 O4 P1 P2", pile=None)
    scene.play("R1@0,0 O2@1,0 Y3@2,0 G4@3,0 B7@4,0 P3@5,0")
    assert scene.scores[0] == 20
    assert scene.state.seat == 1
    assert len(scene.told(schema.Drew)[0].tiles) == 6
    assert not scene.told(schema.Placed)[0].replay


@rule("E18", "SUMOKU-60")
def test_e18_two_six_lines_at_once():
    below = "B1@3,1 R2@3,2 Y2@3,3 B7@4,3 G3@5,3 R5@5,1 O8@5,2 Y1@5,4 B1b@5,5"
    scene = classic(3, f"{ROW_OF_FIVE} {below}", "P3 O6 P3b", "O1 O4")
    scene.play("P3@5,0")
    assert scene.scores[0] == 39
    assert scene.view.classic.replay
    scene.pass_()
    assert scene.state.seat == 1


@rule("E19", "SUMOKU-140", "SUMOKU-48")
@pytest.mark.parametrize(("value", "points"), [("=9", 42), ("", 36)])
def test_e19_a_full_block(value: str, points: int):
    scene = classic(3, "R1@0,0 O2@1,0 Y3@2,0 G2@0,1 B1@1,1 R3@2,1", "Y3b G3 B6 O1", "O4 O7")
    scene.play(f"Y3b@0,2 G3@1,2 B6{value}@2,2")
    assert scene.told(schema.Placed)[0].points == points


@rule("E20", "SUMOKU-62")
def test_e20_a_short_pile():
    scene = classic(3, "", "R1 O2 Y3 G3 B7 P7 Y4 O7", "B1 B2 B3 B4 O1 O4 P1 P2", pile="R8 O8")
    scene.play("R1@0,0 O2@1,0 Y3@2,0 G3@3,0")
    assert (scene.racks[0], scene.pile) == (6, 0)


@rule("E21", "SUMOKU-144", "SUMOKU-150", "SUMOKU-151", "SUMOKU-153")
def test_e21_the_deduction():
    scene = classic(5, "R5@0,0 O5@1,0", "", "R6 O6", scores=[212, 215])
    assert scene.state.outcome is not None
    assert scene.state.outcome.totals == (212, 203)
    assert scene.state.outcome.winners == (0,)


@rule("E22", "SUMOKU-150")
def test_e22_nobody_can_and_the_pile_is_not_empty():
    racks = [" ".join(f"{colour}{number}{copy}" for number in range(1, 5) for copy in "ab") for colour in "RO"]
    scene = classic(5, "R5@0,0 O5@1,0", *racks, seat=1, pile=None, scores=[10, 0])
    assert scene.pile == 78
    assert scene.state.outcome.totals == (-10, -20)
    assert (scene.state.outcome.winners, scene.state.outcome.reason) == ((0,), "no_placement")


@rule("E23", "SUMOKU-64", "SUMOKU-51")
def test_e23_an_opening_that_is_impossible():
    reds = "R1 R1b R2 R2b R3 R3b R4 R4b"
    scene = classic(3, "", reds, "R5 O1 O2 Y1 Y2 G1 B1 P1", "O4 O5 O6 Y4 Y5 G4 B4 P4", pile=None)
    assert scene.state.seat == 1
    assert scene.view.classic.idle_turns == 1
    scene.play("O1@0,0 Y2@1,0")
    assert scene.scores == [0, 3, 0]


@rule("E24", "SUMOKU-63", "SUMOKU-150", "SUMOKU-152")
def test_e24_circles_of_passes():
    racks = ["R1 R2 O1 O2 Y1 Y2 G1 B1", "R4 R5 O4 O5 Y4 Y5 G4 B4", "R7 R8 O7 O8 Y7 Y8 G7 B7"]
    scene = classic(3, "", *racks, pile=None)
    scene.pass_()
    scene.play("R4@0,0 O5@1,0")
    for _ in range(3):
        scene.pass_()
    assert scene.state.outcome is None
    for left in (True, True, False):
        assert scene.view.classic.pass_ends == (not left)
        scene.pass_()
        assert (scene.state.outcome is None) == left
    assert scene.state.outcome.reason == "passes"
    assert scene.pile > 0
    assert scene.told(schema.Deducted)[0].scores == scene.state.outcome.totals


@rule("E25", "SUMOKU-153", "SUMOKU-158")
def test_e25_a_tie():
    scene = classic(5, "R5@0,0 O5@1,0", "", "", "", scores=[180, 180, 151])
    assert scene.state.outcome.winners == (0, 1)
    assert scene.state.outcome.ranks == (1, 1, 3)


# Speed


def other_hand(number: int) -> str:
    """Ten tiles that E26 does not need."""
    free = rest(faces(E26)).split()
    return " ".join(free[10 * number : 10 * (number + 1)])


def speed_race(players: int, grid: str = E26, **told: Any) -> Scene:
    """The first player has laid ten tiles, the others hold theirs."""
    hands = [owner(rack=other_hand(number), version=1, fresh=1) for number in range(players - 1)]
    return race("speed", 5, [owner(grid, version=11, fresh=1), *hands], **told)


@rule("E26", "SUMOKU-47", "SUMOKU-75", "SUMOKU-77", "SUMOKU-130")
def test_e26_a_right_sumoku():
    scene = speed_race(3)
    scene.claim(0)
    (claimed,) = scene.told(schema.Claimed)
    assert claimed.right
    assert claimed.check.fault is None
    lines = [(line.direction, line.sum) for line in claimed.check.lines]
    assert lines == [("row", 10), ("row", 5), ("row", 20), ("row", 5)] + [
        ("column", total) for total in (5, 10, 15, 10)
    ]
    assert scene.view.phase == "waiting"
    assert scene.view.speed.wins == [1, 0, 0]
    assert scene.counts == [10, 10, 10]


@rule("E27", "SUMOKU-78", "SUMOKU-76")
def test_e27_tubadoku():
    scene = speed_race(3, E26.replace("O6@", "O6=9@"))
    assert scene.pile == 66
    scene.claim(0)
    (claimed,) = scene.told(schema.Claimed)
    assert (claimed.right, claimed.check.fault) == (False, "bad_sum")
    assert sorted(line.sum for line in claimed.check.lines if line.faults) == [13, 23]
    assert (scene.counts, scene.pile) == ([0, 12, 12], 72)
    assert scene.told(schema.OwnerOut)[0].pile == 76
    assert scene.view.phase == "race"
    assert scene.state.to_act == (1, 2)
    assert scene.owner(0).out == "wrong_claim"


@rule("E28", "SUMOKU-76", "SUMOKU-42")
def test_e28_one_tile_forgotten_or_only_a_corner():
    nine = E26.rpartition(" ")[0]
    scene = race("speed", 5, [owner(nine, "G4", version=4), owner(rack=other_hand(0))])
    scene.claim(0)
    assert scene.told(schema.Claimed)[0].check.fault == "tiles_left"
    corner = "R5@0,0 O5@1,0 Y5@2,1 G5@3,1"
    scene = race("speed", 5, [owner(corner), owner(rack="B1 B2")])
    scene.claim(0)
    assert scene.told(schema.Claimed)[0].check.fault == "not_connected"


@rule("E29", "SUMOKU-73", "SUMOKU-74")
def test_e29_an_exchange():
    scene = race(
        "speed", 5, [owner(rack=other_hand(0)), owner(E26), owner(rack=other_hand(1)), owner(rack=other_hand(2))]
    )
    assert scene.pile == 56
    scene.exchange(1, "P8")
    (told,) = scene.told(schema.Exchanged)
    assert (told.gave, len(told.drew), told.pile) == ("P8a", 2, 55)
    assert "P8a" not in told.drew
    assert scene.rack(1).split() == sorted(told.drew, key=ALL_TILES.index)
    assert (scene.counts[1], scene.pile) == (11, 55)


@rule("E30", "SUMOKU-74")
def test_e30_the_last_exchanges():
    hands = [owner(rack=other_hand(number)) for number in range(4)]
    scene = race("speed", 5, hands, pile=" ".join(other_hand(5).split()[:3]))
    for seat, left in ((2, 2), (3, 1)):
        scene.exchange(seat, scene.rack(seat).split()[0])
        assert scene.pile == left
    assert scene.refusal(2, Exchange(scene.rack(2).split()[0])) == "pile_too_small"


@rule("E31", "SUMOKU-79")
def test_e31_a_small_pile_after_an_error():
    hands = [owner(rack=other_hand(number)) for number in range(8)]
    scene = race("speed", 5, hands, pile=other_hand(8).split()[0])
    scene.claim(0)
    assert scene.counts == [0, *[11] * 7]
    assert scene.pile == 4


@rule("E32", "SUMOKU-84", "SUMOKU-120")
def test_e32_two_claims():
    scene = speed_race(2)
    scene.claim(0)
    assert scene.refusal(1, Claim(1)) == "round_over"
    scene = speed_race(3, E26.replace("O6@", "O6=9@"))
    scene.claim(0)
    assert scene.refusal(1, Claim(1)) == "stale_action"
    assert scene.counts[1] == 12
    assert 1 in scene.state.to_act


@rule("E33", "SUMOKU-154")
@pytest.mark.parametrize(
    ("winners", "reason"),
    [
        ([0, 1, 0, 1, 0], "three_rounds"),
        ([1, 0, 0], "two_in_a_row"),
        ([0, None, 0], "two_in_a_row"),
        ([0, 1, 1], "two_in_a_row"),
    ],
)
def test_e33_a_match(winners: list[int | None], reason: str):
    *before, last = winners
    rolled = [winner for winner in before if winner is not None][-1]
    hands = [owner(E26) if seat == last else owner(rack=other_hand(seat)) for seat in range(3)]
    scene = race("speed", 5, hands, winners=before, roller=rolled)
    scene.claim(last)
    assert scene.state.outcome.winners == (last,)
    assert scene.state.outcome.reason == reason


@rule("E34", "SUMOKU-81", "SUMOKU-83", "SUMOKU-131")
def test_e34_two_players_and_both_err():
    scene = race("speed", 5, [owner(rack=other_hand(0)), owner(rack=other_hand(1))], roller=1)
    scene.claim(0)
    assert scene.counts == [0, 12]
    assert scene.view.phase == "race"
    scene.claim(1)
    assert scene.view.speed.winners == [None]
    assert (scene.view.phase, scene.view.roller) == ("waiting", 1)
    scene.all_ready()
    assert (scene.view.phase, scene.counts, scene.view.roller) == ("race", [10, 10], 1)


# Spot


@rule("E35", "SUMOKU-102", "SUMOKU-106")
def test_e35_fifteen():
    scene = spot(3, DISPLAY)
    assert scene.pile == 86
    scene.call(1, 15)
    scene.show(1, "R7 O1 Y2 G5")
    assert scene.view.spot.seats[1].tiles == 4
    scene.tick()
    assert scene.pile == 82
    assert None not in scene.view.spot.display


@rule("E36", "SUMOKU-103")
@pytest.mark.parametrize(("shown", "why"), [("R7 O8 Y2 P1", "wrong_sum"), ("R4 R7 G3 P1", "colour_repeat")])
def test_e36_another_multiple(shown: str, why: str):
    scene = spot(3, DISPLAY)
    scene.call(1, 15)
    scene.show(1, shown)
    (told,) = scene.told(schema.Shown)
    assert (told.right, told.reason) == (False, why)
    assert scene.view.spot.seats[1].sits_out


@rule("E37", "SUMOKU-101")
def test_e37_six_or_nine():
    scene = spot(5, "R4 O1 Y6 P1 R1 R1b R2 R2b R3 R3b")
    assert scene.refusal(0, Call(1, 12)) == "bad_call"
    scene.call(0, 15)
    scene.show(0, "R4 O1 Y6 P1")
    assert scene.told(schema.Shown)[0].values == (4, 1, 9, 1)
    assert scene.view.spot.seats[0].tiles == 4
    scene = spot(4, "Y6 G6 R1 B4 R1b R2 R2b R3 R3b R4")
    scene.call(0, 20)
    scene.show(0, "Y6 G6 R1 B4")
    assert scene.told(schema.Shown)[0].right


@rule("E38", "SUMOKU-107", "SUMOKU-109")
def test_e38_paying():
    won = ["", "", "R1 O1b Y1 G3b R2 O2 Y2b B3"]
    scene = spot(3, DISPLAY, won=won, round=6)
    scene.call(2, 15)
    scene.show(2, "R7 O8 Y2 P1")
    (told,) = scene.told(schema.GaveBack)
    assert told.tiles == ("R2a", "O2a", "Y2b", "B3a")
    assert scene.view.spot.seats[2].won == [["R1a", "O1b", "Y1a", "G3b"]]
    pile = scene.pile
    display = scene.view.spot.display
    scene.tick()
    assert (scene.view.spot.round, scene.view.spot.display, scene.pile) == (7, display, pile)
    assert 2 in scene.state.to_act


@rule("E39", "SUMOKU-108", "SUMOKU-132")
def test_e39_sitting_out():
    scene = spot(3, DISPLAY, players=4, round=6)
    scene.call(3, 15)
    scene.show(3, "R7 O8 Y2 P1")
    scene.tick()
    assert scene.state.to_act == (0, 1, 2)
    assert scene.refusal(3, Call(7, 15)) == "sitting_out"
    scene.call(1, 15)
    scene.show(1, "R7 O8 Y2 P1")
    scene.tick()
    assert (scene.view.spot.round, scene.state.to_act) == (8, (0, 2, 3))


@rule("E40", "SUMOKU-104")
def test_e40_too_slow():
    scene = spot(5, "R4 O1 Y6 P1 R1 R1b R2 R2b R3 R3b")
    scene.call(0, 20)
    assert scene.state.deadline == 10_000
    scene.tick()
    (told,) = scene.told(schema.Shown)
    assert (told.right, told.reason) == (False, "too_late")
    assert scene.view.spot.seats[0].sits_out
    assert scene.state.deadline == 13_000


@rule("E41", "SUMOKU-31")
def test_e41_a_dead_display():
    display = [TILES[name] for name in tiles("R1 R1b R3 R3b O1 O1b Y1 Y1b G1 G1b").split()]
    assert [has_combination(display, key) for key in (3, 4, 5)] == [True, True, False]
    three = [TILES[name] for name in tiles("R1 R2 R3 R4 O1 O2 O3 O4 Y1 Y2").split()]
    assert not any(has_combination(three, key) for key in (3, 4, 5))
    scene = spot(5, "R1 R1b R3 R3b O1 O1b Y1 Y1b G1 G1b", phase="countdown", round=2, deadline=5)
    scene.tick()
    (laid,) = scene.told(schema.DisplayLaid)
    assert laid.dead >= 1
    assert laid.display != ("R1a", "R1b", "R3a", "R3b", "O1a", "O1b", "Y1a", "Y1b", "G1a", "G1b")
    assert scene.pile == 86


@rule("E42", "SUMOKU-110")
def test_e42_nobody_sees_it():
    scene = spot(3, DISPLAY, players=4, sits_out=2, round=3)
    for seat in (0, 1, 3):
        scene.pass_(seat)
    assert scene.pile == 96
    assert scene.view.spot.display == [None] * 10
    scene.tick()
    assert scene.pile == 86
    assert scene.state.to_act == (0, 1, 2, 3)
    assert [seat.tiles for seat in scene.view.spot.seats] == [0] * 4


@rule("E43", "SUMOKU-160")
@pytest.mark.parametrize(("players", "fours"), [(4, 3), (5, 2)])
def test_e43_winning(players: int, fours: int):
    won = ["R1", "O1b", "Y1", "G3b", "R2", "O2", "Y2b", "B3", "R3", "O3", "Y3", "B3b"][: 4 * fours]
    scene = spot(3, DISPLAY, players=players, won=[" ".join(won), *[""] * (players - 1)], round=4)
    scene.call(0, 15)
    pile = scene.pile
    scene.show(0, "R4 O8 Y2 P1")
    assert scene.state.outcome is not None
    assert scene.state.outcome.winners == (0,)
    assert scene.state.outcome.totals[0] == 4 * fours + 4
    assert scene.pile == pile
    assert scene.view.spot.display.count(None) == 4


# Team


def team_tiles(number: int, size: int) -> str:
    return " ".join(ALL_TILES[number * size : (number + 1) * size])


@rule("E44", "SUMOKU-22", "SUMOKU-92")
def test_e44_shares():
    scene = fresh("team", players=3, teams=3)
    scene.all_ready()
    assert (scene.counts, scene.pile) == ([32, 32, 32], 0)
    assert scene.refusal(0, Exchange(scene.rack(0).split()[0])) == "pile_too_small"


@rule("E45", "SUMOKU-90", "SUMOKU-92")
def test_e45_an_error_of_a_team():
    owners = [owner(rack=team_tiles(number, 32)) for number in range(3)]
    scene = race("team", 5, owners, options={"players": 3})
    scene.claim(2)
    assert (scene.counts, scene.pile) == ([34, 34, 0], 28)
    scene.exchange(1, scene.rack(1).split()[0])
    assert (scene.counts[1], scene.pile) == (35, 27)


@rule("E46", "SUMOKU-91")
def test_e46_two_hands():
    owners = [owner(rack="G4 O2 R1"), owner(rack="B1 B2")]
    scene = race("team", 5, owners, pile="", options={"players": 4})
    ann, ben = 0, 2
    scene.arrange(ann, "G4@3,1")
    assert scene.refusal(ben, arrange("O2@3,1")) == "cell_occupied"
    scene.arrange(ben, "G4@0,2")
    assert [(one.tile, one.x, one.y) for one in scene.owner(0).grid] == [("G4a", 0, 2)]
    assert scene.refusal(ben, arrange("O2@3,1")) is None


@rule("E47", "SUMOKU-84")
def test_e47_a_claim_on_old_tiles():
    owners = [owner("R5@0,0 O5@1,0", version=57), owner(rack="B1 B2")]
    scene = race("team", 5, owners, pile="", options={"players": 4})
    scene.arrange(0, "R5@0,1")
    assert scene.version(0) == 58
    assert scene.refusal(2, Claim(57)) == "stale_action"
    assert scene.owner(0).out is None


# Solo


def lay_all(scene: Scene) -> None:
    """Lay the tiles of the rack as the solver finds them, beside those that lie there or all anew."""
    state = scene.state
    own = state.player_grids[0]
    found = solve(own.rack, state.key, Chance(bytes(32)), own.cells)
    if not found.is_complete:
        found = solve(own.tiles(), state.key, Chance(bytes(32)))
    scene.arrange(0, written(found))


def written(found: Solution) -> str:
    """What the solver has found, in the notation of the rules."""
    words = []
    for cell, laid in zip(found.cells, found.laid, strict=True):
        name = ALL_TILES[laid % TILE_COUNT]
        value = "=9" if laid >= TILE_COUNT else "=6" if name[1] == "6" else ""
        words.append(f"{name}{value}@{x_of(cell)},{y_of(cell)}")
    return " ".join(words)


def grown(count: int, key: int) -> tuple[str, list[str]]:
    """A valid grid of the first so many tiles of a mixed pile, and the others."""
    mixed = list(range(TILE_COUNT))
    Chance(bytes(32)).shuffle(mixed)
    found = solve(mixed[:count], key, Chance(bytes(32)))
    assert found.is_complete
    return written(found).replace("=6@", "@"), [ALL_TILES[tile] for tile in mixed[count:]]


@rule("E48", "SUMOKU-96", "SUMOKU-23", "SUMOKU-157", "SUMOKU-97")
def test_e48_stages():
    scene = fresh("solo", key_number=3)
    assert (scene.counts, scene.pile, scene.view.phase) == ([16], 80, "race")
    counts = []
    for _ in range(9):
        lay_all(scene)
        scene.claim(0)
        counts.append(scene.counts[0])
    assert counts == [26, 36, 46, 56, 66, 76, 86, 96, 96]
    assert scene.state.outcome.reason == "complete"
    assert scene.state.outcome.winners == (0,)
    assert scene.view.solo.tiles_used == 96


@rule("E49", "SUMOKU-96", "SUMOKU-95")
def test_e49_with_one_exchange():
    scene = fresh("solo", key_number=3)
    scene.exchange(0, scene.rack(0).split()[0])
    assert (scene.counts, scene.pile) == ([17], 79)
    counts = []
    for _ in range(8):
        lay_all(scene)
        scene.claim(0)
        counts.append((scene.counts[0], scene.pile))
    assert [count for count, _ in counts] == [27, 37, 47, 57, 67, 77, 87, 96]
    assert counts[-2:] == [(87, 9), (96, 0)]
    lay_all(scene)
    scene.claim(0)
    assert scene.state.outcome.reason == "complete"
    assert scene.view.solo.exchanges == 1


@rule("E50", "SUMOKU-99", "SUMOKU-146")
@pytest.mark.parametrize(("on_grid", "turn_wrong", "used"), [(31, False, 31), (31, True, 26), (20, False, 26)])
def test_e50_timed(on_grid: int, turn_wrong: bool, used: int):
    grid, others = grown(on_grid, 3)
    if turn_wrong:
        grid = f"{grid} {others[-1]}@99,99"
    rack = " ".join(others[: 36 - on_grid - turn_wrong])
    options = {"time_limit_seconds": 600}
    scene = race("solo", 3, [owner(grid, rack)], options=options, stages=2, confirmed=26, deadline=600_000)
    assert scene.counts == [36]
    scene.tick()
    assert scene.state.outcome.reason == "time_up"
    assert scene.view.solo.tiles_used == used
    assert scene.view.solo.seconds == 600
    assert scene.state.outcome.winners == ()


@rule("E51", "SUMOKU-98", "SUMOKU-80")
def test_e51_a_wrong_claim_is_refused():
    scene = fresh("solo")
    refused = scene.refused(0, Claim(scene.version(0)))
    assert (refused.code, refused.facts["fault"]) == ("not_a_sumoku", "tiles_left")
    scene = speed_race(2, E26.replace("O6@", "O6=9@"), options={"claim_check": "assisted"})
    refused = scene.refused(0, Claim(11))
    assert (refused.code, refused.facts["fault"]) == ("not_a_sumoku", "bad_sum")
    assert len(refused.facts["lines"]) == 2
    assert scene.owner(0).check.fault == "bad_sum"
    scene.arrange(0, "O6=6@1,2")
    assert scene.owner(0).check.fault is None
    scene.claim(0)
    assert scene.view.speed.wins == [1, 0]
