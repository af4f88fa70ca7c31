"""Jokers that lie on the table: staying, leaving, paying; and what the table says of it."""

import pytest

from games.rummy.scenes import scene
from sobremesa.games.rummy import schema

rule = pytest.mark.rule

TABLE = {"options": {"joker_exchange_source": "rack_or_table"}}
LOCKED = {"options": {"joker_in_trio": "locked"}}


def code(table: str, rack: str, final: str, **more: object) -> str | None:
    return scene(f"{rack} Y13", table=table, **more).refusal(final)


@rule("RUMMY-14", "RULING-9")
def test_a_joker_may_stand_for_a_tile_of_which_both_copies_lie_elsewhere() -> None:
    assert code("run[R5 R6 R7] run[R5b R6b R7b]", "B6 J K6", "run[R5 R6 R7] run[R5b R6b R7b] group[B6 J K6]") is None
    table = "group[R6 B6 K6] group[R6b B6b K6b]"
    assert code(table, "R5 J R7", f"{table} run[R5 J R7]") is None


@rule("RUMMY-15", "RULING-9")
@pytest.mark.parametrize(
    ("table", "stands_for", "paid_by", "needed"),
    [
        ("run[R5 J R7]", "R6", ["R6"], 1),
        ("run[J R2 R3]", "R1", ["R1"], 1),
        ("group[R8 B8 J]", "8", ["K8", "Y8"], 2),
        ("group[R8 B8 K8 J]", "8", ["Y8"], 1),
    ],
)
def test_what_a_joker_stands_for_and_what_releases_it(
    table: str, stands_for: str, paid_by: list[str], needed: int
) -> None:
    (joker,) = scene("K1 K2", table=table).state.view(None).table[0].jokers
    assert (joker.tile, joker.stands_for, joker.paid_by, joker.needed) == ("Ja", stands_for, paid_by, needed)


@rule("RUMMY-40")
def test_it_is_told_whether_a_tile_of_the_table_pays_too() -> None:
    table = "run[R5 Ja R7] group[R8 B8 Jb]"
    for source, told in (("rack", [False, False]), ("rack_or_table", [True, False])):
        seen = scene("K1 K2", table=table, options={"joker_exchange_source": source}).state.view(None).table
        assert [joker.from_table for each in seen for joker in each.jokers] == told


def test_two_jokers_in_a_group_and_a_locked_one() -> None:
    pair = scene("K1 K2", table="group[R8 Ja Jb]").state.view(None).table[0].jokers
    assert [(one.stands_for, one.paid_by, one.needed) for one in pair] == [("8", ["K8", "B8", "Y8"], 2)] * 2
    (locked,) = scene("K1 K2", table="group[R8 B8 J]", **LOCKED).state.view(None).table[0].jokers
    assert (locked.paid_by, locked.needed) == ([], 0)


@rule("RUMMY-34")
@pytest.mark.parametrize(
    ("table", "rack", "final"),
    [
        ("run[R5 J R7]", "R8", "run[R5 J R7 R8]"),
        ("run[R3 R4 R5 J R7]", "R2 R8", "run[R2 R3 R4] run[R5 J R7 R8]"),
        ("run[R5 J R7] run[R8 R9 R10]", "R11", "run[R5 J R7 R8 R9 R10 R11]"),
        ("group[R8 B8 K8 J]", "R9 R10", "group[B8 K8 J] run[R8 R9 R10]"),
    ],
)
def test_a_joker_stays(table: str, rack: str, final: str) -> None:
    assert code(table, rack, final) is None


@rule("RUMMY-35", "RULING-13")
@pytest.mark.parametrize(
    ("rack", "final", "expected"),
    [
        ("R6 K2 K4", "run[R5 R6 R7] run[K2 J K4]", None),
        ("R6 R9", "run[R5 R6 R7 J R9]", None),
        ("K6 K5 K7 B5 B7", "group[R5 K5 B5] group[R7 K7 J B7]", "joker_not_exchanged"),
        ("R6b R8 R9", "run[R5 R6b R7 J R9] run[R8]", "set_too_short"),
    ],
)
def test_exchange_from_a_run(rack: str, final: str, expected: str | None) -> None:
    assert code("run[R5 J R7]", rack, final) == expected


@rule("RUMMY-35", "RUMMY-39")
def test_the_paying_tile_may_lie_anywhere() -> None:
    """R6 pays, though it lies in a group, and the run has gone."""
    table = "run[R5 J R7] run[R8 R9 R10] group[K5 B5 Y5] group[K7 B7 Y7]"
    final = "run[R8 R9 R10] group[K5 B5 Y5 R5] group[K7 B7 Y7 R7] group[R6 K6 J]"
    assert code(table, "R6 K6", final) is None
    assert code(table, "B6 K6", final.replace("R6", "B6")) == "joker_not_exchanged"


@rule("RUMMY-36")
def test_two_jokers_of_a_group_of_four_cost_a_colour_each() -> None:
    table = "group[R8 B8 Ja Jb]"
    assert code(table, "K8 Y8 K2 K4 R12 R13", "group[R8 B8 K8 Y8] run[K2 Ja K4] run[Jb R12 R13]") is None
    assert code(table, "K8 K8b K2 K4 R9 R10", "group[B8 K8 J] run[R8 R9 R10] run[K2 Jb K4]") is None
    both = "group[R8 B8 K8] run[K2 Ja K4] run[Jb R12 R13]"
    assert code(table, "K8 K2 K4 R12 R13", both) == "joker_not_exchanged"


@rule("RUMMY-36", "RUMMY-39")
def test_the_same_colour_twice_pays_for_one() -> None:
    table = "group[R8 B8 Ja Jb] run[K9 K10 K11]"
    final = "group[R8 B8 K8] run[K8b K9 K10 K11] run[K2 Ja K4] run[Jb R12 R13]"
    assert code(table, "K8 K8b K2 K4 R12 R13", final) == "joker_not_exchanged"
    one = "group[R8 B8 K8 Ja] run[K8b K9 K10 K11] run[Jb R12 R13]"
    assert code(table, "K8 K8b R12 R13", one) is None


@rule("RUMMY-37", "RULING-14")
def test_two_jokers_in_a_group_of_three() -> None:
    table = "group[R8 Ja Jb]"
    assert code(table, "K8 Y8 K2 K4", "group[R8 K8 Y8 Ja] run[K2 Jb K4]") is None
    assert code(table, "K8 K2 K4", "group[R8 K8 Ja] run[K2 Jb K4]") == "joker_not_exchanged"
    all_three = "group[R8 K8 Y8 B8] run[K2 Ja K4] run[Jb R12 R13]"
    assert code(table, "K8 Y8 B8 K2 K4 R12 R13", all_three) is None
    two = "group[R8 K8 Y8] run[K2 Ja K4] run[Jb R12 R13]"
    assert code(table, "K8 Y8 K2 K4 R12 R13", two) == "joker_not_exchanged"


@rule("RUMMY-37")
def test_a_locked_group_of_three() -> None:
    final = "group[R8 B8 Y8 K8] run[K2 J K4]"
    assert code("group[R8 B8 J]", "Y8 K8 K2 K4", final, **LOCKED) == "joker_not_exchanged"
    assert code("group[R8 B8 J]", "Y8 K2", "group[R8 B8 Y8 J]", **LOCKED) is None
    assert code("group[R8 B8 Y8 J]", "K8 K2 K4", "group[R8 B8 Y8 K8] run[K2 J K4]", **LOCKED) is None


@rule("RUMMY-38")
def test_a_released_joker_does_not_come_to_the_rack() -> None:
    assert code("run[R5 J R7]", "R6", "run[R5 R6 R7]") == "table_tile_missing"


@rule("RUMMY-39", "RULING-12")
def test_a_tile_pays_once() -> None:
    """Two runs with a joker for the same face."""
    table = "run[R5 Ja R7] run[R5b Jb R7b]"
    both = "run[R5 R6 R7] run[R5b R6b R7b] run[K2 Ja K4] run[Jb Y12 Y13]"
    assert code(table, "R6 R6b K2 K4 Y12", both) is None
    one = "run[R5 R6 R7] run[R5b Ja R7b] run[K2 Jb K4]"
    assert code(table, "R6 K2 K4", one) is None
    sevens = "group[R7 K7 B7] group[R7b Y7 Ja] group[R5 K5 B5] group[R5b Y5 Jb]"
    assert code(table, "K7 B7 Y7 K5 B5 Y5", sevens) == "joker_not_exchanged"


@rule("RUMMY-34", "RUMMY-39", "RULING-12")
def test_jokers_may_change_places_and_one_laid_may_take_a_role_over() -> None:
    """A joker from the rack stands where the other one stood: the role stays, nothing has to be paid."""
    assert code("run[R5 Ja R7]", "Jb K2 K4", "run[R5 Jb R7] run[K2 Ja K4]") is None


@rule("RUMMY-40", "RULING-13")
def test_from_rack_or_table() -> None:
    table = "run[R4 R5 Ja R7] run[R8 R9 Jb R11] group[R6 B6 K6 Y6]"
    final = "run[R4 R5 R6 R7] run[R8 R9 Jb R11] group[B6 K6 Y6] group[K12 B12 Ja]"
    assert code(table, "K12 B12", final, **TABLE) is None
    assert code(table, "K12 B12", final) == "joker_not_exchanged"
    trio = "group[R8 B8 J] run[K5 K6 K7 K8]"
    given = "group[R8 B8 Y8 K8] run[K5 K6 K7] run[K2 J K4]"
    assert code(trio, "Y8 K2 K4", given, **TABLE) == "joker_not_exchanged"


@rule("RUMMY-40")
def test_a_tile_of_the_table_pays_once_too() -> None:
    table = "run[R5 Ja R7] run[R5b Jb R7b] group[R6 B6 K6 Y6]"
    final = "run[R5 R6 R7] group[B6 K6 Y6] group[R5b K5 Ja] group[R7b K7 Jb]"
    assert code(table, "K5 K7", final, **TABLE) == "joker_not_exchanged"
    both = "run[R5 R6 R7] run[R5b R6b R7b] group[B6 K6 Y6] group[B5 K5 Ja] group[B7 K7 Jb]"
    assert code(table, "R6b K5 K7 B5 B7", both, **TABLE) is None


def test_what_paid_is_told() -> None:
    turn = scene("Y8 K8 K2 K4 B1", table="group[R8 B8 J]")
    turn.play("group[R8 B8 Y8 K8] run[K2 J K4]")
    (played,) = turn.heard_by(None)
    assert played.released == (schema.Released("8", 1, ("K8", "Y8")),)


def test_of_two_groups_of_a_number_either_may_give_its_joker() -> None:
    """The group of four is cheaper: what is laid pays for a joker of it."""
    table = "group[R8 B8 Ja] group[R8b B8b K8 Jb]"
    final = "group[R8 B8 Ja] group[R8b B8b K8 Y8] run[K2 Jb K4]"
    assert code(table, "Y8 K2 K4", final) is None
    swapped = "group[R8 B8 Jb] group[R8b B8b K8 Y8] run[K2 Ja K4]"
    assert code(table, "Y8 K2 K4", swapped) is None
