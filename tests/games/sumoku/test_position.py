"""Positions are read strictly, both ways; what is hidden is the order of the pile alone."""

from typing import Any

import msgspec
import pytest

from games.sumoku.invariants import check
from games.sumoku.samples import pick
from games.sumoku.scenes import E26, fresh, grid, tiles
from sobremesa import Refused
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.sumoku import RULES
from sobremesa.games.sumoku.pieces import names_of

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
        (CLASSIC, {"key": 0}),
        (CLASSIC, {"key": 3}),
        (CLASSIC, {"grid": "R3a@0,0"}),
        (CLASSIC, {"grid": "R3a@0,0 B7a@1,1"}),
        (CLASSIC, {"grid": "R3a=9@0,0 B7a@1,0"}),
        (CLASSIC, {"grid": "R3a@00,0 B7a@1,0"}),
        (CLASSIC, {"grid": "R3a@0,0 B7a@100,0"}),
        (CLASSIC, {"grid": "R3a@1\u0660,0 B7a@1\u0661,0"}),
        (CLASSIC, {"racks": ["G5a R3a", "O1a"]}),
        (CLASSIC, {"racks": ["G5a", "O1a"], "pile": None}),
        (CLASSIC, {"racks": ["G5a"]}),
        (CLASSIC, {"replay": True}),
        (CLASSIC, {"idle_turns": 4}),
        (CLASSIC, {"roller": 1}),
        (CLASSIC, {"scores": [-5, 0]}),
        (CLASSIC, {"phase": "race"}),
        (CLASSIC, {"phase": "over", "reason": "no_placement"}),
        (CLASSIC, {"owners": [{}]}),
        (CLASSIC, {"deadline": 5}),
        (SPEED, {"deadline": 5}),
        (SPEED, {"key": 0}),
        (SPEED, {"winners": [1]}),
        (SPEED, {"winners": [0, 0]}),
        (SPEED, {"winners": [2]}),
        (SPEED, {"gave_up": [0]}),
        (SPEED, {"phase": "countdown", "deadline": 5}),
        (SPEED, {"owners": [{"out": "gave_up"}, {"rack": "B1a"}]}),
        (SPEED, {"owners": [{"grid": "R1a@0,0", "out": "wrong_claim"}, {"rack": "B1a"}]}),
        (SPEED, {"owners": [{"rack": "B1a", "fresh": 2}, {}]}),
        (SPEED, {"options": {"mode": "speed", "key_number": 3}}),
        (SOLO, {"deadline": 1000}),
        (SOLO, {"confirmed": 2}),
        (SOLO, {"stages": 1, "confirmed": 9}),
        (SOLO, {"phase": "over", "reason": "complete"}),
        (SOLO, {"phase": "over", "reason": "time_up"}),
        (SOLO, {"roller": 0}),
        (SPOT, {"display": tiles("R1 R2 R3 R4 O1 O2 O3 O4 Y1 Y2")}),
        (SPOT, {"display": tiles("R4 R7 O1 O8 Y2 Y6 G5 G3 B8")}),
        (SPOT, {"pile": ""}),
        (SPOT, {"won": [tiles("R1 R2 R3"), ""]}),
        (SPOT, {"won": [tiles("R1 O1b Y1 G1"), ""]}),
        (SPOT, {"sits_out": 0}),
        (SPOT, {"passed": [0, 1]}),
        (SPOT, {"call": {"seat": 0, "sum": 15}}),
        (SPOT, {"phase": "showing", "deadline": 5, "call": {"seat": 0, "sum": 14}}),
        (SPOT, {"phase": "showing", "call": {"seat": 0, "sum": 15}}),
        (SPOT, {"round": 101}),
        (SPOT, {"phase": "over", "reason": "target_reached"}),
    ],
)
def test_what_cannot_be_is_refused(base: dict[str, Any], change: dict[str, Any]) -> None:
    RULES.from_position(base)
    with pytest.raises(Refused) as refused:
        RULES.from_position(base | change)
    assert refused.value.code in ("bad_position", "bad_player_count")


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
