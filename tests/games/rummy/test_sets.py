"""What a set is, and how sets keep their numbers while the table changes."""

import pytest

from games.rummy.scenes import scene, tiles
from sobremesa.core.tiles import TILES
from sobremesa.games.rummy.engine.sets import set_of, why_invalid

rule = pytest.mark.rule


def judged(kind: str, text: str) -> str | None:
    return why_invalid(kind == "run", [TILES[name] for name in tiles(text)])


@rule("RUMMY-10", "RUMMY-11", "RUMMY-12", "RUMMY-13", "RUMMY-14")
@pytest.mark.parametrize(
    ("kind", "text", "code"),
    [
        ("run", "R1 R2 R3", None),
        ("run", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13", None),
        ("run", "R11 R12 R13", None),
        ("run", "R11 Ja Jb", None),
        ("run", "Ja Jb R3", None),
        ("run", "Ja Jb R13", None),
        ("run", "R12 Ja Jb", "invalid_run"),
        ("run", "Ja R1 Jb", "invalid_run"),
        ("run", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 J", "invalid_run"),
        ("run", "Ja Jb", "set_too_short"),
        ("run", "R5 R6b R7", None),
        ("run", "R5 R5b R6", "invalid_run"),
        ("run", "R5 B6 R7", "invalid_run"),
        ("group", "R5 B5 K5", None),
        ("group", "R5 B5 K5 Y5", None),
        ("group", "R5 Ja Jb", None),
        ("group", "R5 B5 Ja Jb", None),
        ("group", "R5 B5 K5 Ja Jb", "group_too_long"),
        ("group", "R5 R5b Ja", "invalid_group"),
        ("group", "R5 B5 K6", "invalid_group"),
        ("group", "R5 R6 R7", "invalid_group"),
    ],
)
def test_what_is_a_set(kind: str, text: str, code: str | None) -> None:
    assert judged(kind, text) == code


@rule("RUMMY-17")
@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [("run", "R9 J R11", 30), ("run", "Ja Jb R13", 36), ("group", "R13 J B13 K13", 52), ("group", "J R1 B1", 3)],
)
def test_what_a_set_is_worth(kind: str, text: str, value: int) -> None:
    assert set_of(1, kind == "run", [TILES[name] for name in tiles(text)]).value == value


def numbered(table: str, rack: str, final: str, **more: object) -> tuple[list[int], list[int]]:
    """The numbers of the sets after the play, and of those that changed."""
    turn = scene(f"{rack} Y13", table=table, **more)
    turn.play(final)
    view = turn.state.view(None)
    return [one.set for one in view.table], view.last_play.changed


@rule("RUMMY-21")
@pytest.mark.parametrize(
    ("table", "rack", "final", "numbers", "changed"),
    [
        # A set that grows is the same one, a new one comes after all others.
        (
            "run[R1 R2 R3] run[B1 B2 B3]",
            "B4 K5 R5 Y5",
            "run[R1 R2 R3] run[B1 B2 B3 B4] group[K5 R5 Y5]",
            [1, 2, 3],
            [2, 3],
        ),
        # They may be sent in any order.
        ("run[R1 R2 R3] run[B1 B2 B3]", "B4", "run[B1 B2 B3 B4] run[R1 R2 R3]", [2, 1], [2]),
        # Split in two the larger part stays, of equals the first.
        ("run[R1 R2 R3 R4 R5 R6 R7]", "R8", "run[R1 R2 R3] run[R4 R5 R6 R7 R8]", [2, 1], [2, 1]),
        ("run[R1 R2 R3 R4 R5 R6]", "R7", "run[R1 R2 R3] run[R4 R5 R6 R7]", [1, 2], [1, 2]),
        # Joined, the number of the set that gives more stays.
        ("run[R1 R2 R3] run[R4 R5 R6 R7]", "R8", "run[R1 R2 R3 R4 R5 R6 R7 R8]", [2], [2]),
        # A group that is only listed in another order has not changed.
        ("group[R1 B1 K1] run[B5 B6 B7]", "B8", "group[K1 R1 B1] run[B5 B6 B7 B8]", [1, 2], [2]),
    ],
)
def test_sets_keep_their_numbers(table: str, rack: str, final: str, numbers: list[int], changed: list[int]) -> None:
    assert numbered(table, rack, final) == (numbers, changed)


def test_a_number_is_never_given_twice_in_a_hand() -> None:
    turn = scene("R8 K9", "R9 K10 K11", table="run[R1 R2 R3 R4] run[R5 R6 R7]", top="Y1")
    turn.play("run[R1 R2 R3 R4 R5 R6 R7 R8]")
    assert [one.set for one in turn.state.view(None).table] == [1]
    turn.draw()
    turn.play("run[R1 R2 R3] run[R4 R5 R6] run[R7 R8 R9]")
    numbers = [one.set for one in turn.state.view(None).table]
    assert 2 not in numbers
    assert sorted(numbers) == [1, 3, 4]
