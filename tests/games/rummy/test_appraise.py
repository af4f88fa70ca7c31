"""What may be said of a play that is not finished."""

from typing import Any

import pytest

from games.rummy.scenes import Scene, play, scene, tiles
from sobremesa.games.rummy.schema import DRAW, PASS, JokerRole, Play, ProposedSet, ReleasedJoker, RummyAppraisal


def said(turn: Scene, text: str, seat: int = 0) -> RummyAppraisal:
    before = turn.state.position()
    answer = turn.state.appraise(seat, play(text))
    assert turn.state.position() == before
    assert answer is not None
    return answer


def of_sets(turn: Scene, text: str) -> list[tuple[str | None, str, str, int]]:
    """Code, kind, tiles and value of each set."""
    return [
        (one.code, one.kind, " ".join(name.removesuffix("a") for name in one.tiles), one.value)
        for one in said(turn, text).sets
    ]


def holding(**more: Any) -> Scene:
    rack = "R1 R2 R3 R4 R6 R8 R12 R13 B3 K3 Y3 B8 R3b Ja"
    return scene(rack, table="run[B5 B6 B7] group[K9 R9 Y9]", **more)


TABLE = "run[B5 B6 B7] group[K9 R9 Y9]"


@pytest.mark.parametrize(
    ("sent", "code", "kind", "order", "value"),
    [
        ("run[R3 R1 R2]", None, "run", "R1 R2 R3", 6),
        ("group[R3 R1 R2]", None, "run", "R1 R2 R3", 6),
        ("run[R3 B3 K3]", None, "group", "R3 B3 K3", 9),
        ("run[R4 R6 J]", None, "run", "R4 J R6", 15),
        ("run[R1 R2 J]", None, "run", "R1 R2 J", 6),
        ("run[R2 R1 J]", None, "run", "R1 R2 J", 6),
        ("run[J R2 R3]", None, "run", "J R2 R3", 6),
        ("run[R12 R13 J]", None, "run", "J R12 R13", 36),
        ("group[R3 B3 J]", None, "group", "R3 B3 J", 9),
        ("run[R1]", "set_too_short", "run", "R1", 0),
        ("run[R4 R2]", "set_too_short", "run", "R2 R4", 0),
        ("run[]", "set_too_short", "run", "", 0),
        ("run[R1 R2 R4]", "invalid_run", "run", "R1 R2 R4", 0),
        ("group[R1 R2 R4]", "invalid_run", "group", "R1 R2 R4", 0),
        ("run[R3 R3b B3]", "invalid_group", "run", "R3 R3b B3", 0),
        ("run[R1 B3 K3]", "invalid_run", "run", "R1 B3 K3", 0),
        ("group[R1 B3 K3]", "invalid_group", "group", "R1 B3 K3", 0),
        ("group[R3 B3 K3 Y3 J]", "group_too_long", "group", "R3 B3 K3 Y3 J", 0),
    ],
)
def test_what_a_set_is_or_lacks(sent: str, code: str | None, kind: str, order: str, value: int) -> None:
    assert of_sets(holding(), f"{TABLE} {sent}")[-1] == (code, kind, order, value)


@pytest.mark.parametrize(
    ("sent", "could", "gaps"),
    [
        ("run[R1]", ["run", "group"], []),
        ("run[R1 R4]", ["run"], ["R2", "R3"]),
        ("run[R3 B3]", ["group"], []),
        ("run[R3 R3b]", [], []),
        ("run[J]", ["run", "group"], []),
        ("run[R1 R4 R6]", ["run"], ["R2", "R3", "R5"]),
        ("run[R1 B3 R4]", [], []),
        ("group[R3 B3 K3]", ["group"], []),
        ("run[R1 R2 R3]", ["run"], []),
    ],
)
def test_what_it_could_become(sent: str, could: list[str], gaps: list[str]) -> None:
    one = said(holding(), f"{TABLE} {sent}").sets[-1]
    assert (one.could, one.gaps) == (could, gaps)


def test_other_sets_that_the_same_tiles_can_be() -> None:
    turn = scene("R5 R6 Ja Jb K1")
    one = said(turn, "run[R5 Ja R6]").sets[0]
    assert one.code is None
    assert [" ".join(other.tiles) for other in [one, *one.others]] == ["R5a R6a Ja", "Ja R5a R6a"]
    alone = said(turn, "run[Ja R5 Jb]").sets[0]
    assert [(other.kind, other.value) for other in [alone, *alone.others]] == [
        ("run", 15),
        ("run", 18),
        ("run", 12),
        ("group", 15),
    ]
    assert alone.jokers == [JokerRole("Ja", "R4"), JokerRole("Jb", "R6")]


def test_a_legal_play_comes_back_as_it_was_sent() -> None:
    answer = said(holding(), "run[B5 B6 B7 B8] group[K9 R9 Y9]")
    assert (answer.code, answer.facts, answer.left, answer.laid) == (None, {}, 13, ["B8a"])
    assert answer.play == play("run[B5 B6 B7 B8] group[K9 R9 Y9]")
    assert (answer.missing, answer.opened, answer.released) == ([], True, [])


def test_a_play_that_is_only_out_of_order_is_put_in_order() -> None:
    turn = holding()
    answer = said(turn, "run[B8 B7 B5 B6] run[K9 R9 Y9] group[R2 R1 R3]")
    assert answer.code is None
    assert answer.play == play("run[B5 B6 B7 B8] group[K9 R9 Y9] run[R1 R2 R3]")
    assert turn.refusal(answer.play) is None


def test_what_is_missing_and_why_it_would_be_refused() -> None:
    answer = said(holding(), "run[B5 B6 B7] group[K9 R9] run[R1 R2 R3]")
    assert (answer.code, answer.facts, answer.missing) == ("table_tile_missing", {"tile": "Y9a"}, ["Y9a"])


def test_an_opening_on_its_way() -> None:
    turn = holding(opened=[False, True])
    answer = said(turn, f"{TABLE} group[R3 B3 K3] run[R12 R13]")
    assert (answer.opened, answer.points, answer.least, answer.touched) == (False, 9, 30, [])
    assert answer.code == "set_too_short"
    enough = said(turn, f"{TABLE} run[R12 R13 J]")
    assert (enough.code, enough.points) == (None, 36)
    touched = said(turn, "run[B5 B6 B7 B8] group[K9 R9 Y9] run[J R12 R13]")
    assert (touched.code, touched.touched, touched.points) == ("open_first", [1], 62)


def test_of_two_places_for_a_joker_the_legal_one_is_chosen() -> None:
    """Sent out of order, the joker could be R8 or R11: only with the higher one is it an opening."""
    turn = scene("R9 R10 J K1", opened=False)
    answer = said(turn, "run[R10 J R9]")
    assert (answer.code, answer.points) == (None, 30)
    assert answer.play == play("run[R9 R10 J]")


def test_jokers_that_have_left_their_places() -> None:
    turn = scene("R6 B2 B4 K9", table="run[R5 J R7]")
    loose = said(turn, "run[R5 R7] run[J]")
    assert loose.released == [ReleasedJoker("R6", ["R6"], needed=1, paid=False)]
    paid = said(turn, "run[R5 R6 R7] run[J B2]")
    assert paid.released == [ReleasedJoker("R6", ["R6"], needed=1, paid=True)]
    done = said(turn, "run[R5 R6 R7] run[B2 J B4]")
    assert (done.code, done.released[0].paid) == (None, True)
    trio = said(scene("Y8 K2 K4", table="group[R8 B8 J]"), "group[R8 B8 Y8] run[K2 J K4]")
    assert trio.released == [ReleasedJoker("8", ["K8", "Y8"], needed=2, paid=False)]
    assert trio.code == "joker_not_exchanged"


@pytest.mark.rule("RUMMY-40", "E19")
def test_a_joker_that_a_tile_of_the_table_pays_for() -> None:
    """Also while the tile that pays lies in no set yet."""
    table = "run[R4 R5 J R7] group[R6 B6 K6 Y6]"
    turn = scene("K11 B11 R1", table=table, options={"joker_exchange_source": "rack_or_table"})
    released = [ReleasedJoker("R6", ["R6"], needed=1, paid=True)]
    done = said(turn, "run[R4 R5 R6 R7] group[B6 K6 Y6] group[K11 B11 J]")
    assert (done.code, done.released) == (None, released)
    assert said(turn, "run[R4 R5 R7] group[B6 K6 Y6] run[J] run[R6]").released == released
    from_rack = said(scene("K11 B11 R1", table=table), "run[R4 R5 R6 R7] group[B6 K6 Y6] group[K11 B11 J]")
    assert (from_rack.code, from_rack.released[0].paid) == ("joker_not_exchanged", False)


@pytest.mark.rule("RUMMY-36", "RUMMY-37")
def test_of_two_groups_of_a_number_the_one_that_is_paid_for() -> None:
    turn = scene("Y8 K2 K4 R1", table="group[R8 B8 Ja] group[R8b B8b K8 Jb]")
    done = said(turn, "group[R8 B8 Ja] group[R8b B8b K8 Y8] run[K2 Jb K4]")
    assert done.code is None
    assert done.released == [ReleasedJoker("8", ["Y8"], needed=1, paid=True)]


def test_before_the_draw_and_out_of_turn_sets_are_looked_at_all_the_same() -> None:
    early = said(holding(drawn=False), f"{TABLE} run[R3 R1 R2]")
    assert (early.code, early.sets[-1].code, early.laid) == ("draw_first", None, ["R3a", "R1a", "R2a"])
    other = scene("K1 K5", "R1 R2 R3")
    waiting = said(other, "run[R3 R1 R2]", seat=1)
    assert (waiting.code, waiting.left) == ("not_your_turn", 0)


def test_absurd_plays_are_answered_too() -> None:
    turn = holding()
    unknown = turn.state.appraise(0, Play((ProposedSet("run", ("R14a", "R1a")), ProposedSet("run", ("R1a", "R1a")))))
    assert [one.code for one in unknown.sets] == ["unknown_tile", "duplicate_tile"]
    assert [one.tiles for one in unknown.sets] == [["R14a", "R1a"], ["R1a", "R1a"]]
    many = turn.state.appraise(0, Play((ProposedSet("run", tiles("R1") * 106),) * 35))
    assert (many.sets, many.laid, many.code) == ([], [], "duplicate_tile")
    assert turn.state.appraise(0, DRAW) is turn.state.appraise(0, PASS) is None


def test_the_same_tile_in_two_sets() -> None:
    answer = said(holding(), f"{TABLE} run[R1 R2 R3] group[R3 B3 K3]")
    assert (answer.code, answer.laid) == ("duplicate_tile", ["R1a", "R2a", "R3a", "B3a", "K3a"])


def test_a_tile_that_others_have_is_not_told_of() -> None:
    """The same answer wherever the tile lies."""
    answers = [said(scene("R1 R2 K5", other), "run[R1 R2 R3]") for other in ("R3 B9", "B9 K9")]
    assert answers[0] == answers[1]
    assert answers[0].code == "tile_not_available"
    assert answers[0].laid == ["R1a", "R2a"]
