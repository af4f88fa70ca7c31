"""An imagined world agrees with everything its viewer knows, and with nothing else.

Whatever the viewer sees, hears, may do or is refused is the same in the real match and in every world imagined for the
viewer: so nothing of it can tell where a hidden piece really lies.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from conformance.cases import CASES, FEW_TABLES, PICKS, TABLES, Table, Viewer
from conformance.play import encoded, play_on, random_action, refusal, samples, some, told_refusal, viewers
from effort import amount
from sobremesa.core.actions import Action
from sobremesa.core.chance import Chance
from sobremesa.core.events import heard
from sobremesa.core.state import State

# In a full run each viewer is tested in a thousand positions: the fullest table alone has a seat for all of them.
POSITIONS = amount(quick=20, usual=20, full=200)
POSITIONS_AT_THE_FULLEST = amount(quick=100, usual=200, full=1000)
OF_EACH_KIND = amount(quick=1, usual=2, full=20)
PARTS = 4
TRIES_AT_ONCE = 12
LONGEST_DRAFT = 4
LOOK_EVERY = 6
"""Positions between two looks at the legal actions, where a list takes long."""
SOUNDS = amount(quick=5, usual=5, full=100)
WORLDS_FOR_SOUNDS = 8
WORLDS = 2000
LOOKS_FOR_PLACES = amount(quick=1, usual=1, full=12)
PLAYED_TO_THE_END = amount(quick=1, usual=2, full=20)

each_table = pytest.mark.parametrize("table", TABLES, ids=str)
few_tables = pytest.mark.parametrize("table", FEW_TABLES, ids=str)


def fullest(name: str) -> Table:
    most_hidden = CASES[name].most_hidden
    return max(
        (table for table in TABLES if table.game == name), key=lambda table: (table.players, table.mode == most_hidden)
    )


def planned(table: Table) -> int:
    return POSITIONS_AT_THE_FULLEST if table == fullest(table.game) else POSITIONS


def parts(table: Table) -> int:
    return PARTS if table == fullest(table.game) else 1


PLAN = [(table, part) for table in TABLES for part in range(parts(table))]
each_part = pytest.mark.parametrize(("table", "part"), PLAN, ids=[f"{table}-part{part}" for table, part in PLAN])


def sampled(table: Table, part: int) -> Iterator[State[Any]]:
    return samples(table, f"hidden {part}", planned(table) // parts(table))


# The plan


@pytest.mark.parametrize("name", CASES)
def test_every_viewer_is_tested_in_as_many_positions_as_planned_and_in_all_kinds(name: str) -> None:
    positions: Counter[Viewer] = Counter()
    met: Counter[str] = Counter()
    for table, part in PLAN:
        if table.game == name:
            for state in sampled(table, part):
                positions.update(viewers(state))
                met.update(table.case.situations(state))
    assert set(positions) == {None, *range(fullest(name).players)}
    assert min(positions.values()) >= POSITIONS_AT_THE_FULLEST
    assert set(met) == CASES[name].all_situations
    assert min(met.values()) >= OF_EACH_KIND


# What the viewer knows is the same in every world


@each_part
def test_a_viewer_cannot_tell_an_imagined_world_from_the_real_one(table: Table, part: int) -> None:
    """Not by looking, not by asking, not by imagining it again, and not by what anybody does next."""
    chance = table.chance("worlds", part)
    for number, state in enumerate(sampled(table, part)):
        before = encoded(state.position())
        for viewer in viewers(state):
            world = state.imagine(viewer, chance)
            looks_the_same(state, world, viewer)
            if viewer is not None:
                answers_the_same(state, world, viewer, table, number)
            is_imagined_the_same(state, world, viewer, chance)
            goes_the_same_way(state, world, viewer, chance)
        assert encoded(state.position()) == before


@each_table
def test_views_made_together_are_those_made_one_by_one(table: Table) -> None:
    for state in samples(table, "together", 10):
        alone = [encoded(state.view(viewer)) for viewer in viewers(state)]
        assert [encoded(view) for view in state.views(viewers(state))] == alone


def looks_the_same(state: State[Any], world: State[Any], viewer: Viewer) -> None:
    assert encoded(world.view(viewer)) == encoded(state.view(viewer))
    assert world.to_act == state.to_act
    assert world.deadline == state.deadline
    assert world.outcome == state.outcome
    assert world.information_count == state.information_count
    assert world.hands_played == state.hands_played
    assert world.events is None
    for seat in range(state.players):
        assert world.may_act(seat) == state.may_act(seat)
        assert world.decision_id(seat) == state.decision_id(seat)


def answers_the_same(state: State[Any], world: State[Any], seat: int, table: Table, number: int) -> None:
    """Lists, refusals with their facts, reasons, and appraisals; every attempt is made at some of the positions."""
    listed = []
    if table.case.game.lists_cheaply or number % LOOK_EVERY == 0:
        listed = state.legal_actions(seat)
        assert world.legal_actions(seat) == listed
    attempts = table.case.attempts(state, seat)
    assert table.case.attempts(world, seat) == attempts
    box = table.case.game
    if box.reasons is not None:
        for action in some(state, listed):
            reasons = box.reasons(state, seat, action)
            assert encoded(box.reasons(world, seat, action)) == encoded(reasons)
    for action in [*some(state, listed), *attempts[(number + seat) % TRIES_AT_ONCE :: TRIES_AT_ONCE]]:
        assert told_refusal(world, seat, action) == told_refusal(state, seat, action)
        assert encoded(world.appraise(seat, action)) == encoded(state.appraise(seat, action))


def is_imagined_the_same(state: State[Any], world: State[Any], viewer: Viewer, chance: Chance) -> None:
    """Imagining depends on what the viewer knows and on chance alone."""
    again, other = chance.copy(), chance.copy()
    position = world.imagine(viewer, again).position()
    assert encoded(position) == encoded(state.imagine(viewer, other).position())
    assert again.drawn == other.drawn


def goes_the_same_way(state: State[Any], world: State[Any], viewer: Viewer, chance: Chance) -> None:
    """As long as nothing is revealed: a draft of the viewer's own, or what somebody else may do in both worlds."""
    if viewer is not None:
        draft(state, world, viewer, viewer, chance, LONGEST_DRAFT)
    other = chance.below(state.players)
    draft(state, world, other, viewer, chance, 1)


def draft(real: State[Any], world: State[Any], seat: int, viewer: Viewer, chance: Chance, steps: int) -> None:
    real, world = real.copy(), world.copy()
    real.events, world.events = [], []
    for _ in range(steps):
        action = common_action(real, world, seat, chance)
        if action is None:
            return
        known = real.information_count
        real.apply(seat, action)
        world.apply(seat, action)
        assert (real.information_count > known) == (world.information_count > known)
        if real.information_count > known:
            return
        assert encoded(world.view(viewer)) == encoded(real.view(viewer))
        assert heard(world.events, viewer) == heard(real.events, viewer)
        if seat == viewer:
            # A hint after these steps is thought about on such a world.
            is_imagined_the_same(real, world, viewer, chance)


def common_action(real: State[Any], world: State[Any], seat: int, chance: Chance) -> Action | None:
    """One that is legal in both worlds, if there is one."""
    if type(real) in PICKS:
        action = random_action(real, seat, chance) if real.may_act(seat) else None
        return action if action is not None and refusal(world, seat, action) is None else None
    there = set(world.legal_actions(seat))
    common = [action for action in real.legal_actions(seat) if action in there]
    return common[chance.below(len(common))] if common else None


@each_table
def test_nothing_is_heard_that_is_not_seen(table: Table) -> None:
    """Worlds that look the same to the viewer after an action have sounded the same: a secret draw stays one."""
    chance = table.chance("sounds")
    for state in samples(table, "sounds", SOUNDS):
        for viewer in viewers(state):
            if state.to_act:
                seat = state.to_act[chance.below(len(state.to_act))]
                action = random_action(state, seat, chance)
                sounds: dict[bytes, bytes] = {}
                for world in (state.imagine(viewer, chance) for _ in range(WORLDS_FOR_SOUNDS)):
                    if refusal(world, seat, action) is None:
                        world.events = []
                        world.apply(seat, action)
                        sound = encoded(heard(world.events, viewer))
                        assert sounds.setdefault(encoded(world.view(viewer)), sound) == sound


@few_tables
def test_imagining_leaves_the_match_and_its_chance_alone(table: Table) -> None:
    """The match goes on exactly as it would have done, though worlds are imagined and played out in between."""
    chance = table.chance("beside")
    state, undisturbed = table.begin(1, listen=True), table.begin(1, listen=True)
    moves = play_on(undisturbed, table.chance("main"))
    for _ in play_on(state, table.chance("main")):
        next(moves)
        viewer = viewers(state)[chance.below(state.players + 1)]
        world = state.imagine(viewer, chance)
        for _, _ in zip(range(3), play_on(world, chance), strict=False):
            pass
        assert state.events == undisturbed.events
        assert encoded(state.position()) == encoded(undisturbed.position())


# The worlds themselves


@few_tables
def test_an_imagined_world_keeps_the_invariants_and_plays_to_the_end(table: Table) -> None:
    chance = table.chance("to the end")
    for state in samples(table, "to the end", PLAYED_TO_THE_END):
        for viewer in (None, chance.below(state.players)):
            world = state.imagine(viewer, chance)
            while world.outcome is None:
                before = world.copy()
                world.events = []
                next(play_on(world, chance))
                table.case.check(world, before)


@each_table
def test_the_seed_of_a_world_is_its_own(table: Table) -> None:
    """Neither the real seed nor anything that follows from it: with other chance it is another one."""
    for state in samples(table, "seeds", 10):
        real = state.position()["seed"]
        for viewer in viewers(state):
            seeds = [state.imagine(viewer, table.chance("seeds", number)).position()["seed"] for number in range(3)]
            assert len({real, *seeds}) == 4


@each_table
def test_every_hidden_piece_lies_now_here_now_there(table: Table) -> None:
    """Over many worlds each is seen in every place where it could be for all the viewer knows, and in no other."""
    chance = table.chance("places")
    running = (state for state in samples(table, "places", 10**6) if state.outcome is None)
    for state, _ in zip(running, range(LOOKS_FOR_PLACES), strict=False):
        viewer = viewers(state)[chance.below(state.players + 1)]
        seen: dict[Any, set[str]] = {}
        for _ in range(WORLDS):
            for piece, place in table.case.places(state.imagine(viewer, chance)).items():
                seen.setdefault(piece, set()).add(place)
        assert seen == table.case.possible_places(state, viewer)
