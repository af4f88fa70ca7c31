"""Positions are read strictly, both ways; what is hidden is the order of the pile alone."""

from typing import Any

import msgspec
import pytest

from conformance.play import carry_out, random_move
from games.sumoku.invariants import check
from games.sumoku.samples import pick
from games.sumoku.scenes import E26, fresh, grid, tiles
from sobremesa import Refused
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sumoku import RULES
from sobremesa.games.sumoku.pieces import NAMES, names_of

CLASSIC = {"game": "sumoku@1", "options": {"mode": "classic", "players": 2}, "key": 5, "roller": 0, "pile": ""}
CLASSIC |= {"grid": grid("R3@0,0 B7@1,0"), "racks": [tiles("G5 Y5"), tiles("O1 O2")]}
SPEED = {"game": "sumoku@1", "options": {"mode": "speed", "players": 2}, "key": 5, "roller": 0}
SPEED |= {"owners": [{"grid": grid(E26)}, {"rack": tiles("B1 B2")}]}
SOLO = {"game": "sumoku@1", "options": {"mode": "solo", "players": 1}, "key": 5, "owners": [{"rack": tiles("B1 B2")}]}
SPOT = {"game": "sumoku@1", "options": {"mode": "spot", "players": 2}, "key": 3}
SPOT |= {"display": tiles("R4 R7 O1 O8 Y2 Y6 G5 G3 B8 P1")}


@pytest.mark.refusal("bad_position")
@pytest.mark.parametrize(
    ("base", "change"),
    [
        (CLASSIC, {"grid": "R3a=9@0,0 B7a@1,0"}),
        (CLASSIC, {"grid": "R3a@00,0 B7a@1,0"}),
        (CLASSIC, {"grid": "R3a@0,0 B7a@100,0"}),
        (CLASSIC, {"grid": "R3a@0,0 B7a@0,0"}),
        (CLASSIC, {"grid": "R3a@1\u0660,0 B7a@1\u0661,0"}),
        (CLASSIC, {"racks": ["G5a R9a", "O1a"]}),
        (CLASSIC, {"seat": 2}),
        (CLASSIC, {"roller": 2}),
        (CLASSIC, {"phase": "race"}),
        (CLASSIC, {"phase": "over"}),
        (CLASSIC, {"phase": "over", "reason": "void"}),
        (CLASSIC, {"reason": "passes"}),
        (CLASSIC, {"owners": [{}]}),
        (CLASSIC, {"deadline": 5}),
        (SPEED, {"owners": [{"rack": "B1a"}]}),
        (SPEED, {"winners": [2]}),
        (SPEED, {"winners": [0, 0]}),
        (SPEED, {"gave_up": [1, 0]}),
        (SOLO, {"key": 0}),
        (SPOT, {"display": tiles("R4 R7 O1 O8 Y2 Y6 G5 G3 B8")}),
        (SPOT, {"round": 101}),
    ],
)
def test_what_cannot_be_read_is_refused(base: dict[str, Any], change: dict[str, Any]) -> None:
    RULES.from_position(base)
    assert refusal(base | change).code == "bad_position"


def refusal(document: dict[str, Any]) -> Refused:
    with pytest.raises(Refused) as refused:
        RULES.from_position(document)
    return refused.value


DEAD = tiles("R1 R2 R3 R4 O1 O2 O3 O4 Y1 Y2")
FIFTEEN = {"seat": 0, "sum": 15}
GRID = "the die has been rolled, and the grid is valid"
CLOCK = "a clock runs during the countdown, and only then"
SPOT_CLOCK = "a clock runs during the countdown and while tiles are to be shown, and only then"
SOLO_CLOCK = "the clock of a timed game runs to its limit, and there is no other"
READY_IN_TURN = "players are ready one after the other while the table waits"
OUTCOME = "a match has an outcome when it is over, and not before"
CALLED = "somebody has called while tiles are to be shown, and only then"


@pytest.mark.refusal("bad_position")
@pytest.mark.parametrize(
    ("fault", "base", "change"),
    [
        ("every tile is in one place", CLASSIC, {"racks": ["G5a R3a", "O1a"]}),
        (GRID, CLASSIC, {"key": 0}),
        (GRID, CLASSIC, {"key": 3}),
        (GRID, CLASSIC, {"grid": "R3a@0,0"}),
        (GRID, CLASSIC, {"grid": "R3a@0,0 B7a@1,1"}),
        ("a rack holds eight tiles at most", CLASSIC, {"racks": [tiles("G1 G2 G3 G4 G5 G6 G7 G8 Y5"), "O1a"]}),
        ("while the pile has tiles a rack holds eight", CLASSIC, {"pile": None}),
        ("who has the turn acts, and has something to lay", CLASSIC, {"replay": True, "seat": 1, "racks": ["", "R4a"]}),
        ("two rounds of turns without a placement end the game", CLASSIC, {"idle_turns": 5}),
        ("the key number is the one that was agreed", SPEED, {"options": {"mode": "speed", "key_number": 3}}),
        (READY_IN_TURN, SPEED, {"ready": [0]}),
        (READY_IN_TURN, SPEED, {"ready": [0, 1], "phase": "waiting"}),
        (OUTCOME, SPEED, {"winners": [0], "phase": "over", "reason": "voids"}),
        (CLOCK, SPEED, {"deadline": 5}),
        (CLOCK, SPEED, {"phase": "waiting", "deadline": 5}),
        (CLOCK, SPEED, {"phase": "countdown", "key": 0}),
        ("the die is rolled after the countdown", SPEED, {"key": 0}),
        ("the die is rolled after the countdown", SPEED, {"phase": "countdown", "deadline": 5}),
        (
            "who is out of the race has no tiles",
            SPEED,
            {"owners": [{"rack": "B1a", "out": "gave_up"}, {"rack": "B2a"}]},
        ),
        ("who is in the race has tiles", SPEED, {"owners": [{"rack": "B1a"}, {}]}),
        ("a race goes on while somebody is left in it", SPEED, {"owners": [{"out": "gave_up"}] * 2}),
        ("when all members give up they are out", SPEED, {"gave_up": [0]}),
        (SOLO_CLOCK, SOLO, {"deadline": 1000}),
        (SOLO_CLOCK, SOLO, {"options": {"mode": "solo", "time_limit_seconds": 60}}),
        ("the tiles of a right claim stay in the game", SOLO, {"stages": 1, "confirmed": 9}),
        ("spot is played with all tiles", SPOT, {"pile": ""}),
        (SPOT_CLOCK, SPOT, {"deadline": 5}),
        (SPOT_CLOCK, SPOT, {"phase": "showing", "call": FIFTEEN}),
        (CALLED, SPOT, {"call": FIFTEEN}),
        (CALLED, SPOT, {"phase": "showing", "deadline": 5}),
        ("tiles are won by fours", SPOT, {"won": [tiles("R1 R2 R3"), ""]}),
        ("who has tiles enough has won", SPOT, {"won": [" ".join(NAMES[1:32:2]), ""]}),
        ("the die is rolled when the first round opens", SPOT, {"key": 0}),
        ("the display of a round has ten tiles, and holds a combination", SPOT, {"display": DEAD}),
        ("the display of a round has ten tiles, and holds a combination", SPOT, {"display": "R1a O2a" + 8 * " -"}),
        (
            "somebody who may call has called a sum that four tiles can come to",
            SPOT,
            {"phase": "showing", "deadline": 5, "call": {"seat": 0, "sum": 14}},
        ),
        (
            "somebody who may call has called a sum that four tiles can come to",
            SPOT,
            {"phase": "showing", "deadline": 5, "call": FIFTEEN, "sits_out": 0},
        ),
        ("a round is over when all have passed", SPOT, {"passed": [0, 1]}),
        ("a round is over when all have passed", SPOT, {"passed": [1], "sits_out": 0}),
    ],
)
def test_each_fault_is_found(fault: str, base: dict[str, Any], change: dict[str, Any]) -> None:
    refused = refusal(base | change)
    assert (refused.code, refused.facts["why"]) == ("bad_position", fault)


@pytest.mark.parametrize(
    ("fault", "base", "to_act"),
    [
        ("who has the turn acts, and has something to lay", CLASSIC, (1,)),
        ("in a race everybody acts who is in it", SPEED, (1,)),
        ("everybody may call but who sits out, and who has called shows", SPOT, (0,)),
        ("the table waits for those who are not ready", SPEED | {"phase": "waiting"}, ()),
        ("nobody acts during a countdown or after the end", SPOT | {"phase": "countdown", "deadline": 5}, (0,)),
    ],
)
def test_the_match_waits_for_those_who_may_act(fault: str, base: dict[str, Any], to_act: tuple[int, ...]) -> None:
    state = RULES.from_position(base)
    state.to_act = to_act
    assert state.faults() == [fault]


@pytest.mark.parametrize(
    ("base", "change"),
    [
        (CLASSIC, {"scores": [-5, 7], "roller": None, "turn_points": 3}),
        (SPEED, {"winners": [1, 0, 1], "phase": "waiting", "roller": None}),
        (SPEED, {"owners": [{"rack": "B1a", "fresh": 2}, {"out": "gave_up"}]}),
        (SOLO, {"confirmed": 2, "ended_at": 7}),
        (SPOT, {"won": [tiles("R1 O1b Y1 G1"), ""], "sits_out": 0}),
        (SPOT, {"phase": "countdown", "deadline": 5, "display": "R1a O2a" + 8 * " -"}),
    ],
)
def test_a_position_need_not_be_one_that_play_leads_to(base: dict[str, Any], change: dict[str, Any]) -> None:
    state = RULES.from_position(base | change)
    chance = Chance(seed_from_int(1))
    while state.outcome is None:
        carry_out(state, random_move(state, chance))
        assert state.faults() == []


@pytest.mark.parametrize("base", [CLASSIC, SPEED, SOLO, SPOT], ids=["classic", "speed", "solo", "spot"])
def test_a_short_position_is_completed_and_written_in_full(base: dict[str, Any]) -> None:
    written = RULES.from_position(base).position()
    assert RULES.from_position(msgspec.json.decode(msgspec.json.encode(written))).position() == written


@pytest.mark.rule("SUMOKU-22", "SUMOKU-90")
@pytest.mark.parametrize(("players", "teams"), [(3, 3), (8, 3), (4, 4), (7, 4)])
def test_three_and_four_teams_keep_the_invariants_to_the_end(players: int, teams: int) -> None:
    for number in range(3):
        scene = fresh("team", number, players=players, teams=teams)
        chance = Chance(seed_from_int(number))
        step = 0
        while scene.state.outcome is None:
            before = scene.state.copy()
            scene.state.events = []
            step += 1
            if scene.state.to_act:
                seat = scene.state.to_act[step % len(scene.state.to_act)]
                scene.act(seat, pick(scene.state, seat, chance))
            else:
                scene.tick()
            check(scene.state, before)
        assert scene.counts == [0] * teams or scene.state.outcome.winners


@pytest.mark.rule("SUMOKU-1")
def test_a_world_differs_by_the_order_of_the_pile_alone() -> None:
    scene = fresh("speed", players=3)
    scene.all_ready()
    state = scene.state
    worlds = [state.imagine(seat, Chance(seed_from_int(seat))) for seat in range(3)]
    for world in worlds:
        assert world.view(None) == state.view(None)
        assert sorted(world.pile) == sorted(state.pile)
        unlike = {"pile": "", "seed": "", "drawn": 0}
        assert world.position() | unlike == state.position() | unlike
    assert len({tuple(names_of(world.pile)) for world in [state, *worlds]}) == 4
