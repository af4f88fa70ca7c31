"""Rules of the file that no worked example shows: setting up, giving up, the clocks, and how matches end."""

from collections import Counter

import pytest

from games.sumoku.naive import ALL_TILES, foursomes
from games.sumoku.scenes import COUNTDOWN, E26, Scene, arrange, classic, fresh, owner, race, spot
from sobremesa import Refused
from sobremesa.core import record
from sobremesa.core.chance import Chance
from sobremesa.core.match import Match, verify
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat, Ticked
from sobremesa.games.sumoku import RULES, schema
from sobremesa.games.sumoku.pieces import DIE, TILES
from sobremesa.games.sumoku.schema import GIVE_UP, READY, Call, Claim, Exchange, Ready, Show
from sobremesa.games.sumoku.spot.combinations import has_combination, some_combination

rule = pytest.mark.rule

DISPLAY = "R4 R7 O1 O8 Y2 Y6 G5 G3 B8 P1"


# Setup


@rule("SUMOKU-1")
def test_every_order_of_the_pile_is_as_likely_and_what_goes_back_is_mixed_in():
    drawn = Counter(fresh("classic", seed).rack(0).split()[0] for seed in range(200))
    assert len(drawn) > 20
    came_back = 0
    for seed in range(300):
        state = RULES.new(seed=seed, mode="speed", players=2)
        scene = Scene(state)
        scene.all_ready()
        given = scene.rack(0).split()[0]
        scene.exchange(0, given)
        scene.exchange(0, scene.rack(0).split()[-1])
        came_back += given in scene.rack(0)
    # 2 of 75 tiles are drawn by the second exchange.
    assert 1 <= came_back <= 25


@rule("SUMOKU-2")
def test_the_die_has_each_number_twice():
    assert sorted(DIE) == [3, 3, 4, 4, 5, 5]


@rule("SUMOKU-20", "SUMOKU-21", "SUMOKU-24", "SUMOKU-70")
@pytest.mark.parametrize("players", range(2, 9))
def test_speed_is_dealt_when_all_are_ready_and_opens_after_the_countdown(players: int):
    scene = fresh("speed", players=players)
    for seat in range(players):
        assert scene.view.phase == "waiting"
        assert scene.counts == [0] * players
        scene.act(seat, READY, at=1000 * seat)
    assert (scene.view.phase, scene.view.key, scene.state.to_act) == ("countdown", None, ())
    assert scene.counts == [10] * players
    assert scene.pile == 96 - 10 * players
    assert scene.state.deadline == 1000 * (players - 1) + COUNTDOWN
    scene.tick()
    assert scene.view.phase == "race"
    assert scene.view.key in (3, 4, 5)
    assert scene.state.to_act == tuple(range(players))
    assert scene.state.deadline is None


@rule("SUMOKU-25", "SUMOKU-131")
def test_the_winner_of_the_last_won_round_rolls():
    assert {fresh("speed", seed, players=3).view.roller for seed in range(30)} == {0, 1, 2}
    scene = race("speed", 5, [owner(rack="B1 B2"), owner(E26)])
    scene.claim(1)
    scene.all_ready()
    assert scene.told(schema.Rolled)[-1].seat == 1
    for seat in (0, 1):
        scene.give_up(seat)
    scene.all_ready()
    assert scene.told(schema.Rolled)[-1].seat == 1


@rule("SUMOKU-20", "SUMOKU-24", "SUMOKU-99")
def test_solo_is_dealt_at_once_and_its_clock_runs_from_the_roll():
    scene = fresh("solo", time_limit_seconds=30)
    assert (scene.view.phase, scene.counts, scene.state.deadline) == ("race", [16], 30_000)
    assert fresh("solo").state.deadline is None


@rule("SUMOKU-30", "SUMOKU-100")
def test_spot_lays_ten_tiles_and_rolls_when_the_first_round_opens():
    scene = fresh("spot", players=3)
    for seat in range(3):
        scene.act(seat, READY, at=500)
    assert (scene.view.phase, scene.view.key, scene.pile) == ("countdown", None, 86)
    assert None not in scene.view.spot.display
    assert scene.state.deadline == 3500
    scene.tick()
    assert (scene.view.phase, scene.view.spot.round, scene.state.to_act) == ("open", 1, (0, 1, 2))
    assert scene.view.key is not None


@rule("SUMOKU-3")
def test_a_fixed_key_is_not_rolled():
    scene = fresh("solo", key_number=4)
    assert scene.view.key == 4
    scene = fresh("spot", key_number=5)
    scene.all_ready()
    assert scene.told(schema.Rolled)[0] == schema.Rolled(None, 5, True)


# The grid


@rule("SUMOKU-41", "SUMOKU-46", "SUMOKU-47")
def test_one_tile_is_no_sumoku():
    scene = race("solo", 5, [owner("R5@0,0")], pile="")
    assert scene.refusal(0, Claim(0)) == "not_a_sumoku"
    assert scene.owner(0).check.fault == "not_connected"


@rule("SUMOKU-71", "SUMOKU-72")
def test_tiles_are_lifted_first_and_set_down_then():
    scene = race("solo", 5, [owner("R5@0,0 O5@1,0 Y6=9@2,0", "G6")], pile="")
    scene.arrange(0, "R5@1,0 O5@2,0 Y6@0,0 G6=9@3,0")
    laid = {(one.x, one.y): (one.tile, one.value) for one in scene.owner(0).grid}
    # A six keeps the way it lies when it is moved.
    assert laid == {(1, 0): ("R5a", 5), (2, 0): ("O5a", 5), (0, 0): ("Y6a", 9), (3, 0): ("G6a", 9)}
    scene.arrange(0, "Y6=6@0,0 G6 R5")
    assert scene.rack(0) == "R5a G6a"
    scene.arrange(0, "G6@9,9")
    laid = {one.tile: one.value for one in scene.owner(0).grid}
    assert (laid["Y6a"], laid["G6a"]) == (6, 6)


@rule("SUMOKU-84")
def test_versions_go_up_with_every_change():
    scene = fresh("speed", players=3)
    scene.all_ready()
    versions = [scene.version(0)]
    first, second, *_ = scene.rack(0).split()
    scene.arrange(0, f"{first}@0,0")
    versions.append(scene.version(0))
    scene.exchange(0, second)
    versions.append(scene.version(0))
    scene.claim(1)
    versions.append(scene.version(0))
    assert versions == [1, 2, 3, 4]
    assert scene.version(1) == 2


# Giving up, and ends


@rule("SUMOKU-82", "SUMOKU-83", "SUMOKU-156")
def test_a_team_gives_up_when_all_its_members_do():
    scene = fresh("team")
    scene.all_ready()
    scene.give_up(0)
    assert scene.owner(0).giving_up == (0,)
    assert (scene.counts, scene.pile) == ([48, 48], 0)
    scene.arrange(0, f"{scene.rack(0).split()[0]}@0,0")
    scene.give_up(2)
    assert (scene.counts, scene.pile) == ([0, 48], 48)
    assert scene.state.to_act == (1, 3)
    scene.give_up(3)
    scene.give_up(1)
    assert scene.state.outcome.reason == "void"
    assert (scene.state.outcome.winners, scene.state.outcome.ranks) == ((), (2, 2, 2, 2))


@rule("SUMOKU-82", "SUMOKU-146", "SUMOKU-157")
def test_a_solo_group_gives_up_and_the_tiles_stay():
    scene = fresh("solo", players=2)
    scene.arrange(1, f"{scene.rack(0).split()[0]}@0,0")
    scene.give_up(0)
    assert scene.state.outcome is None
    scene.act(1, GIVE_UP, at=61_500)
    assert scene.state.outcome.reason == "gave_up"
    assert (scene.counts, scene.view.solo.seconds, scene.view.solo.tiles_used) == ([16], 61, 0)
    assert scene.told(schema.SoloOver) == [schema.SoloOver(0, 0, 0, 61)]


@rule("SUMOKU-156", "SUMOKU-158", "SUMOKU-145")
def test_the_first_team_with_a_right_claim_wins():
    owners = [owner(rack="B1 B2"), owner(E26), owner(rack="Y1 Y2")]
    scene = race("team", 5, owners, pile="", options={"players": 5})
    scene.claim(4)
    assert scene.state.outcome.ranks == (2, 1, 2, 2, 1)
    assert scene.state.outcome.winners == (1, 4)


@rule("SUMOKU-155", "SUMOKU-154", "SUMOKU-145")
def test_three_void_rounds_end_a_speed_match():
    scene = race("speed", 5, [owner(rack="B1 B2"), owner(rack="R1 R2")], winners=[1, None, None], roller=1)
    scene.claim(0)
    scene.claim(1)
    assert scene.state.outcome.reason == "voids"
    assert (scene.state.outcome.totals, scene.state.outcome.ranks) == ((0, 1), (2, 1))
    scene = race("speed", 5, [owner(rack="B1 B2"), owner(rack="R1 R2")], winners=[None, None])
    scene.claim(0)
    scene.give_up(1)
    assert scene.state.outcome.winners == ()


@rule("SUMOKU-158")
def test_the_winner_of_a_speed_match_is_first_though_others_have_won_as_many_rounds():
    hands = [owner(rack="B1 B2"), owner(E26), owner(rack="Y1 Y2")]
    scene = race("speed", 5, hands, winners=[0, 2, 0, 1], roller=1)
    scene.claim(1)
    assert scene.state.outcome.totals == (2, 2, 1)
    assert scene.state.outcome.ranks == (2, 1, 3)


@rule("SUMOKU-64", "SUMOKU-150")
def test_a_pass_that_ends_the_game_with_those_that_follow_by_themselves_is_told():
    """Only the first of three can lay something: the others pass by themselves, and two passes of the first are six."""
    scene = classic(5, "R5@0,0 O5@1,0", "Y5 G5", "R1 R2", "R3 R4")
    assert not scene.view.classic.pass_ends
    scene.pass_()
    assert (scene.view.classic.idle_turns, scene.state.seat) == (3, 0)
    assert scene.view.classic.pass_ends
    scene.pass_()
    assert scene.state.outcome.reason == "passes"
    assert not scene.view.classic.pass_ends
    # Where the next player can lay something it takes as many turns as ever.
    scene = classic(5, "R5@0,0 O5@1,0", "Y5 G5", "B5 P5", "R3 R4", idle_turns=3)
    assert not scene.view.classic.pass_ends
    scene.pass_()
    assert scene.view.classic.pass_ends
    scene.pass_()
    assert scene.state.outcome.reason == "passes"


# Spot


@rule("SUMOKU-112", "SUMOKU-106")
def test_new_tiles_come_when_the_countdown_ends():
    scene = spot(3, DISPLAY)
    scene.act(1, Call(1, 15), at=1000)
    scene.act(1, Show(1, ("R7a", "O1a", "Y2a", "G5a")), at=4000)
    assert scene.view.phase == "countdown"
    assert scene.view.spot.display == ["R4a", None, None, "O8a", None, "Y6a", None, "G3a", "B8a", "P1a"]
    assert scene.state.deadline == 7000
    scene.tick()
    kept = [tile for place, tile in enumerate(scene.view.spot.display) if place not in (1, 2, 4, 6)]
    assert kept == ["R4a", "O8a", "Y6a", "G3a", "B8a", "P1a"]


@rule("SUMOKU-32", "SUMOKU-162", "SUMOKU-161")
def test_a_match_without_any_combination_left_is_over():
    """In a match it cannot come to this: at most 74 tiles are off the pile. Here all others have gone."""
    scene = spot(
        3, "R1 R2 R3 R4 O1 O2 O3 O4 Y1 Y2", phase="countdown", round=2, deadline=5, won=["R7 O1b Y2b G5", "", ""]
    )
    scene.state.pile = []
    scene.tick()
    assert scene.state.outcome.reason == "no_combination"
    assert (scene.state.outcome.ranks, scene.state.outcome.totals) == ((1, 2, 2), (4, 0, 0))


@rule("SUMOKU-163", "SUMOKU-162")
def test_no_match_has_more_than_a_hundred_rounds():
    scene = spot(3, DISPLAY, round=100, won=["R1 O1b Y1 G3b", "R2 O2 Y2b B3", ""])
    scene.call(2, 15)
    scene.show(2, "R7 O8 Y2 P1")
    assert scene.state.outcome.reason == "last_round"
    assert scene.state.outcome.winners == (0, 1)


@rule("SUMOKU-31")
def test_four_tiles_that_fit_are_found_where_chance_would_have_to_look_for_long():
    for seed in range(20):
        scene = spot(5, DISPLAY, seed=f"{seed:064x}")
        four = [ALL_TILES[tile] for tile in some_combination(scene.state.pile, 5, scene.state.chance)]
        assert len(four) == 4
        assert foursomes(four, 5) == 1


@rule("SUMOKU-101")
def test_whether_a_display_is_alive_agrees_with_counting_foursomes():
    chance = Chance(bytes(32))
    dead = 0
    for number in range(400):
        drawn = list(range(96))
        chance.shuffle(drawn)
        display = [ALL_TILES[tile] for tile in drawn[: 4 + number % 7]]
        for key in (3, 4, 5):
            alive = foursomes(display, key) > 0
            assert has_combination([TILES[name] for name in display], key) == alive
            dead += not alive
    assert dead > 50


# Order and time


@rule("SUMOKU-122", "SUMOKU-120")
def test_what_comes_at_the_very_instant_of_a_deadline_comes_first():
    options = read_options(RULES.options, {"mode": "solo", "time_limit_seconds": 30})
    match = Match.with_seed(RULES, options, [Seat(name="Ana")], bytes(32))
    state = match.start()
    first, second, third, *_ = state.view(0).race.owners[0].rack
    match.act(0, arrange(f"{first}@0,0"), at=29_999)
    match.act(0, arrange(f"{second}@1,0"), at=30_000)
    match.act(0, arrange(f"{third}@2,0"), at=30_000)
    assert match.overdue(30_000) is None
    with pytest.raises(Refused) as refused:
        match.act(0, arrange(f"{first}@5,5"), at=30_001)
    assert refused.value.code == "match_over"
    assert match.moves[-1] == Ticked(n=4, at=30_000)
    assert len(state.view(0).race.owners[0].grid) == 3
    verify(RULES, record.write(match.record()))


@rule("SUMOKU-123", "SUMOKU-120")
def test_bots_act_by_the_same_actions_as_everybody():
    scene = fresh("speed")
    assert scene.state.legal_actions(0) == [READY]
    assert isinstance(scene.state.legal_actions(1)[0], Ready)


@rule("SUMOKU-66", "SUMOKU-105", "SUMOKU-121", "SUMOKU-111")
def test_what_was_withdrawn_does_not_exist():
    """No turn clock, no show without a call, no delay for claims, and always somebody who may call."""
    assert classic(5, "R3@0,0 B7@1,0", "G5 O1", "Y1").state.deadline is None
    scene = spot(3, DISPLAY, players=2, sits_out=1, round=2)
    assert scene.refusal(0, Show(2, ("R7a", "O1a", "Y2a", "G5a"))) == "wrong_phase"
    assert scene.state.to_act == (0,)


# What is listed


@rule("SUMOKU-73", "SUMOKU-78")
def test_the_list_of_a_race():
    scene = race("speed", 5, [owner("R5@0,0", "Y6 G1"), owner(rack="B1 B2")], pile="R1 R2")
    actions = scene.state.legal_actions(0)
    moves = [action for action in actions if type(action).__name__ == "Arrange"]
    # Two ways of the six and one of the other tile to four cells, and one tile back.
    assert len(moves) == 4 * 3 + 1
    assert [action for action in actions if isinstance(action, Exchange)] == [
        Exchange(name) for name in ("R5a", "Y6a", "G1a")
    ]
    assert actions[-2:] == [Claim(0), GIVE_UP]
    scene = race("speed", 5, [owner("R5@0,0", "Y6"), owner(rack="B1")], pile="", options={"claim_check": "assisted"})
    assert not [action for action in scene.state.legal_actions(0) if isinstance(action, (Claim, Exchange))]
