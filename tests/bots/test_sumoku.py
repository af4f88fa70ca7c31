"""The three bots of Sumoku: honest, never at a loss, as quick and as careful as the rules file says."""

from statistics import median
from typing import Any

import pytest

import sobremesa
from effort import amount
from games.sumoku.scenes import E26, Scene, arrange, classic, fresh, owner, race, spot
from sobremesa.bots.seat import LEVELS, answer
from sobremesa.bots.sumoku.racing import sound_part
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.game import PacedBot
from sobremesa.core.options import read_options
from sobremesa.games.sumoku import schema
from sobremesa.games.sumoku.engine.grid import is_valid
from sobremesa.games.sumoku.pieces import TILE_COUNT
from sobremesa.games.sumoku.schema import PASS, Arrange, Call, Claim, Exchange, GiveUp, Play, Ready, Show
from sobremesa.lab.matches import play

SUMOKU = sobremesa.game("sumoku")
PATIENT = 1000.0
LINE = "R1 O2 Y3 G4 B5 P3"


def stream(number: int = 1) -> Chance:
    return Chance(seed_from_int(number))


def said(scene: Scene, seat: int = 0, level: str = "hard", number: int = 1, seconds: float = PATIENT) -> Any:
    """What the bot does, which is legal."""
    action = answer(SUMOKU, scene.state, seat, level, stream(number), seconds)
    scene.state.check(seat, action)
    return action


def pauses(scene: Scene, action: Action, level: str, seat: int = 0, times: int = 101) -> list[float]:
    bot = SUMOKU.bot(level)
    assert isinstance(bot, PacedBot)
    found = [bot.pause(scene.state, seat, action, stream(number)) for number in range(times)]
    return [pause for pause in found if pause is not None]


def raced(scene: Scene, level: str = "hard", seat: int = 0, most: int = 400) -> list[Action]:
    """Let one bot alone act until it has claimed or given up."""
    chance = stream(3)
    actions: list[Action] = []
    while len(actions) < most:
        action = answer(SUMOKU, scene.state, seat, level, chance, PATIENT)
        actions.append(action)
        scene.act(seat, action)
        if isinstance(action, Claim | GiveUp):
            return actions
    raise AssertionError("it does not come to an end")


# Never at a loss

TABLES = [
    ("classic", 2),
    ("classic", 5),
    ("speed", 2),
    ("speed", 8),
    ("spot", 2),
    ("spot", 8),
    ("team", 2),
    ("team", 7),
    ("solo", 1),
    ("solo", 3),
]


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_bots_play_every_mode_to_the_end(mode: str, players: int) -> None:
    options = read_options(SUMOKU.options, {"mode": mode, "players": players})
    for number in range(amount(1, 3, 20)):
        bots = [LEVELS[(seat + number) % 3] for seat in range(players)]
        played = play(SUMOKU, options, bots, stream(number + players), 0.01)

        assert len(played.outcome.ranks) == players
        if mode == "solo":
            assert played.outcome.totals == (TILE_COUNT,) * players


@pytest.mark.parametrize("level", LEVELS)
def test_without_time_there_is_still_an_answer(level: str) -> None:
    scene = fresh("classic", players=3)

    assert isinstance(said(scene, scene.state.seat, level, seconds=0.0), Play)


def test_the_order_of_the_pile_changes_nothing() -> None:
    one, two = fresh("classic", players=2), fresh("classic", players=2)
    two.state.pile.reverse()

    for level in LEVELS:
        assert said(one, one.state.seat, level) == said(two, two.state.seat, level)


# Classic


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.rule("E14")
def test_a_line_of_six_is_completed(level: str) -> None:
    scene = classic(3, "R1@0,0 O2@1,0 Y3@2,0 G4@3,0 B5@4,0", "P3 O6 R5", "R2 R4")

    scene.act(0, said(scene, level=level))
    assert scene.scores[0] >= 18


def test_medium_takes_what_scores_most_and_hard_what_leaves_most() -> None:
    """K = 5. The row of five would score 20 and let the other close it with P5 for 25 and play again."""
    scene = classic(5, "R3@0,0 O2@1,0", "Y5 G5 B5", "P5 P1")
    greedy, careful = said(scene, level="medium"), said(scene, level="hard")

    assert len(greedy.placements) == 3
    assert len(careful.placements) < 3 or {one.y for one in careful.placements} != {0}


@pytest.mark.parametrize("level", LEVELS)
def test_who_cannot_place_passes(level: str) -> None:
    bot = SUMOKU.bot(level)
    scene = classic(5, "R5@0,0 O5@1,0", "Y5", "R5b")
    scene.state.racks[0] = []

    assert bot.choose(scene.state, 0, stream(), PATIENT) == PASS


# Races


@pytest.mark.rule("SUMOKU-75")
@pytest.mark.parametrize("level", LEVELS)
def test_a_race_is_laid_tile_by_tile_and_claimed(level: str) -> None:
    scene = race("speed", 5, [owner(rack="B6 G1 O4 R1 B4 O6 R2 P8 R1b G4"), owner(rack="R3 O3")])
    actions = raced(scene, level)

    laid = [action for action in actions if isinstance(action, Arrange)]
    assert all(len(action.moves) == 1 for action in laid if action.moves[0].x is not None)
    assert len(laid) >= 10
    assert isinstance(actions[-1], Claim)


@pytest.mark.rule("SUMOKU-73")
def test_tiles_of_which_there_is_no_sumoku_are_exchanged() -> None:
    scene = race("speed", 5, [owner(rack="R1 R2 R3 R4 R5 R6 R7 R8 R1b R2b"), owner(rack="O3 Y3")])
    action = said(scene)

    assert isinstance(action, Exchange)
    assert action.tile[0] == "R"


def test_who_can_neither_lay_nor_exchange_gives_up() -> None:
    scene = race("speed", 5, [owner(rack="R1 R2"), owner(rack="O3 Y3")], pile="G1")

    assert isinstance(said(scene), GiveUp)


def test_a_bot_gives_up_as_soon_as_its_teammate_has() -> None:
    scene = fresh("team", players=4)
    scene.all_ready()
    scene.give_up(0)

    assert isinstance(said(scene, 2), GiveUp)
    assert isinstance(said(scene, 1), Arrange)


@pytest.mark.parametrize("own", [owner(rack="R1 R2"), owner("R1@0,0 R2@1,0"), owner("R6=9@0,0 R2@1,0")])
def test_who_has_given_up_waits_for_the_others_without_moving_anything(own: dict[str, Any]) -> None:
    scene = race("team", 5, [own, owner(rack="O3 Y3")], pile="G1", options={"players": 4}, gave_up=[0])
    action = said(scene, 0)
    version, before = scene.version(0), (scene.rack(0), scene.owner(0).grid)
    scene.act(0, action)

    assert (scene.rack(0), scene.owner(0).grid) == before
    assert scene.version(0) > version
    assert pauses(scene, action, "easy", times=1)[0] > 600


@pytest.mark.rule("SUMOKU-97")
def test_what_lies_well_is_added_to_and_not_laid_anew() -> None:
    scene = race("solo", 5, [owner(E26, "Y5 O5 G5 Y1 B1 P4")], options={"players": 1})
    before = scene.owner(0).grid
    raced(scene)

    assert set(before) <= set(scene.owner(0).grid)
    assert scene.state.stages == 1


def test_what_lies_badly_is_taken_back() -> None:
    scene = race("solo", 5, [owner("R1@0,0 O1@1,0 Y1@5,5", "G4 B4 P5 R5 O5")], options={"players": 1})
    first = said(scene)

    assert isinstance(first, Arrange)
    assert [move.x for move in first.moves] == [None] * len(first.moves)
    raced(scene)
    assert scene.state.stages == 1


def test_what_a_teammate_has_begun_stays_until_it_is_in_the_way() -> None:
    """Y3 and G1 lie far off, as somebody left them; the bot adds its own tiles before it touches them."""
    begun = f"{E26} Y3@20,20 G1b@21,20"
    scene = race("team", 5, [owner(begun, "Y5 O5 G5 B1"), owner(rack="R3 O3")], options={"players": 4})
    steps = [said(scene, 2, number=77)]
    scene.act(2, steps[0])

    assert [move.x is not None for move in steps[0].moves] == [True]
    assert {"Y3a", "G1b"} <= {one.tile for one in scene.owner(0).grid}
    while not isinstance(steps[-1], Claim):
        steps.append(said(scene, 2, number=77 + len(steps)))
        scene.act(2, steps[-1])
    assert scene.state.outcome.ranks == (1, 2, 1, 2)


def test_a_line_that_is_being_laid_does_not_spoil_what_lies_well() -> None:
    """Y1 goes on where the row of R1 and G4 ended; P2 hangs on G1, which lies in two lines already."""
    for begun in ("Y1@2,3", "P2@3,-1", "Y1@5,5"):
        scene = race("solo", 5, [owner(f"{E26} {begun}")], options={"players": 1})
        sound = sound_part(scene.state.player_grids[0].cells, 5)

        assert len(sound) == 10
        assert is_valid(sound, 5)


def test_members_of_a_team_lay_different_tiles_of_one_plan() -> None:
    scene = fresh("team", players=4, key_number=5)
    scene.all_ready()
    one, two = said(scene, 0), said(scene, 2)

    assert one.moves[0].tile != two.moves[0].tile
    scene.act(0, one)
    scene.act(2, two)
    assert scene.counts == [48, 48]


def test_a_grid_that_others_have_spoilt_is_not_claimed() -> None:
    """Two sixes turned are nobody's slip."""
    spoilt = E26.replace("B6=9", "B6").replace("O6@", "O6=9@")
    team = race("team", 5, [owner(spoilt), owner(rack="R3 O3")], options={"players": 4})

    assert isinstance(said(team, 0), Arrange)


# As careful as the rules file says


def errors(level: str, times: int) -> int:
    """How often the last tile of a race comes with a mistake."""
    scene = race("speed", 5, [owner(rack="B6 G1 O4 R1 B4 O6 R2 P8 R1b G4"), owner(rack="R3 O3")])
    while len(scene.state.player_grids[0].rack) > 1:
        scene.act(0, said(scene, number=1000 + len(scene.state.player_grids[0].rack)))
    last = [said(scene, level=level, number=number) for number in range(times)]
    return sum(len(action.moves) > 1 for action in last if action.moves[0].x is not None)


def test_claims_are_wrong_as_often_as_the_rules_file_says() -> None:
    assert errors("hard", 200) == 0
    assert 4 <= errors("easy", 200) <= 24


def test_a_mistake_makes_the_grid_wrong_and_is_claimed() -> None:
    scene = race("speed", 5, [owner(E26.replace("O6@", "O6=9@")), owner(rack="R3 O3")])
    action = said(scene, level="easy")

    assert isinstance(action, Claim)
    scene.act(0, action)
    assert scene.counts[0] == 0


def test_who_makes_no_mistakes_puts_right_what_somebody_else_has_left() -> None:
    """As of a person who is gone: all tiles lie, and one six the wrong way."""
    scene = race("speed", 5, [owner(E26.replace("O6@", "O6=9@")), owner(rack="B1 B2")])
    assert isinstance(raced(scene)[0], Arrange)
    assert scene.told(schema.Claimed)[-1].right


def test_no_mistakes_are_made_where_a_wrong_claim_is_refused() -> None:
    scene = race("solo", 5, [owner(E26.replace("O6@", "O6=9@"))], options={"players": 1})

    assert isinstance(said(scene, level="easy"), Arrange)


def test_shows_are_wrong_as_often_as_the_rules_file_says() -> None:
    scene = spot(3, "R4 R7 O1 O8 Y2 Y6 G5 G3 B8 P1")
    scene.call(0, 15)

    def wrong(level: str) -> int:
        return sum(not is_right(said(scene, level=level, number=number)) for number in range(200))

    def is_right(action: Show) -> bool:
        trial = Scene(scene.state.copy())
        trial.act(0, action)
        return trial.state.won[0] != []

    assert wrong("hard") <= 8
    assert 6 <= wrong("easy") <= 30


def test_a_call_names_a_sum_that_is_there() -> None:
    scene = spot(5, "R4 O1 Y6 P1 R1 R2 R3 R5 R6 R7")

    for number in range(10):
        action = said(scene, number=number)
        assert isinstance(action, Call)
        trial = Scene(scene.state.copy())
        trial.act(0, action)
        trial.act(0, said(trial, number=100))
        assert len(trial.state.won[0]) == 4


@pytest.mark.rule("SUMOKU-110")
def test_a_bot_passes_when_all_others_who_may_call_have() -> None:
    scene = spot(3, "R4 R7 O1 O8 Y2 Y6 G5 G3 B8 P1", players=3)
    scene.pass_(1)
    assert isinstance(said(scene, 0), Call)
    scene.pass_(2)

    assert said(scene, 0) == PASS


# As quick as the rules file says

FIRST_LOOK = {"easy": 8.0, "medium": 5.0, "hard": 3.0}
PER_TILE = {"easy": 10.0, "medium": 6.0, "hard": 3.0}
BEFORE_CLAIM = {"easy": 3.0, "medium": 1.5, "hard": 0.8}
SPOTTING = {"easy": 18.0, "medium": 10.0, "hard": 5.0}


def near(seconds: float) -> Any:
    return pytest.approx(seconds, rel=0.2)


@pytest.mark.parametrize("level", LEVELS)
def test_times_of_a_race(level: str) -> None:
    scene = fresh("speed", players=2)
    scene.all_ready()
    tile = scene.rack(0).split()[0]
    first = pauses(scene, arrange(f"{tile}@0,0"), level)
    exchanged = pauses(scene, Exchange(tile), level)
    scene.arrange(0, f"{tile}@0,0")
    later = pauses(scene, arrange(f"{tile}@1,0"), level)
    claim = pauses(scene, Claim(scene.version(0)), level)

    assert median(exchanged) == near(FIRST_LOOK[level])
    assert median(first) == near(FIRST_LOOK[level] + PER_TILE[level])
    assert median(later) == near(PER_TILE[level])
    assert median(claim) == near(BEFORE_CLAIM[level])
    assert min(first) >= 1.5


@pytest.mark.parametrize("level", LEVELS)
def test_the_fewer_combinations_the_longer_it_takes_to_see_one(level: str) -> None:
    many = spot(3, "R4 R7 O1 O8 Y2 Y6 G5 G3 B8 P1")
    one = spot(5, "R4 O1 Y6 P1 R1 R2 R3 R5 R6 R7")
    quick, slow = (pauses(scene, Call(1, 15), level) for scene in (many, one))

    assert min(quick) >= 1.5
    assert median(slow) > 1.5 * median(quick)
    assert 0.5 * SPOTTING[level] <= median(quick) <= 1.5 * SPOTTING[level]


def test_four_tiles_are_shown_in_time() -> None:
    scene = spot(3, "R4 R7 O1 O8 Y2 Y6 G5 G3 B8 P1", options={"show_seconds": 3})
    scene.call(0, 15)

    assert max(pauses(scene, said(scene), "easy")) <= 2.0


def test_a_bot_is_ready_at_once() -> None:
    scene = fresh("speed", players=2)

    assert pauses(scene, Ready(), "easy", times=1) == [0.0]


@pytest.mark.parametrize("mode", ["speed", "spot"])
def test_in_the_lab_the_quicker_bot_wins_whatever_its_seat(mode: str) -> None:
    options = read_options(SUMOKU.options, {"mode": mode, "players": 2})

    for bots, ranks in ((["hard", "easy"], (1, 2)), (["easy", "hard"], (2, 1))):
        assert play(SUMOKU, options, bots, stream(5)).outcome.ranks == ranks
