"""A position tells the whole match, exactly and strictly."""

import pytest

from games.burako.scenes import scene
from sobremesa import Refused
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.outcome import Outcome
from sobremesa.core.playout import play_out
from sobremesa.games.burako import RULES

RACKS = ["K3 R4", "B5 Y6", "K7 R8", "B9 Y10"]
LINE = {"pure": 1, "laid": 45, "held": 15, "bought": True}


def refused(**document: object) -> str:
    with pytest.raises(Refused) as refusal:
        RULES.from_position({"racks": RACKS, "pozo": "K12"} | document)
    assert refusal.value.code == "bad_position"
    return refusal.value.facts["why"]


def test_a_few_words_are_enough():
    state = RULES.from_position({"racks": RACKS, "pozo": "K12"})
    view = state.view(0)
    assert (view.seat, view.phase, view.stock, view.pozo) == (0, "draw", 106 - 8 - 1 - 22, ["K12"])
    assert state.faults() == []


def test_tiles_that_are_not_told_are_muertos_and_stock():
    table = scene("R6 K13", stock="R3", muertos=["", "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11"], bought="A")
    assert table.view.stock == 1
    assert [side.muerto for side in table.view.sides] == [0, 11]


@pytest.mark.parametrize(
    "document",
    [
        {"racks": ["K14", "B5", "K7", "B9"]},
        {"seat": 4},
        {"seat": 2, "options": {"players": 2}},
        {"known": ["K3"]},
        {"muertos": ["K1"]},
        {"buyers": [0]},
        {"buyers": [3, None], "options": {"players": 2}},
        {"direct": [True]},
        {"melds": ["C run R5 R6 R7"]},
        {"melds": ["A pair R5 R6 R7"]},
        {"melds": ["A run R5 R6"]},
        {"melds": ["A run R5 R6 R9"]},
        {"melds": ["A set R5 J J"]},
        {"melds": [""]},
        {"before": [5]},
        {"before": [3, 0]},
        {"sheet": [[LINE]]},
        {"sheet": [[LINE, LINE], [LINE, LINE]], "before": [2800, 0]},
        {"finished": {"reason": "closed", "seat": 3}, "options": {"players": 2}},
        {"voids": -1},
        {"moves": -1},
    ],
    ids=str,
)
def test_what_cannot_be_read(document):
    assert refused(**document)


ANOTHER = "in the first turn there is another tile to take for the one that is returned"
POZO = "there is a pozo after the first turn, and not before"
DRAWN = "a tile just drawn is on the rack, and nobody else has seen it"
MUERTO = "a muerto has eleven tiles until it is bought"
LAST_TILE = "a last tile can be discarded or laid"
NOT_YET = "nothing happens in a turn before a tile or the pozo is taken"
SCORED = {"reason": "stock_empty", "racks": RACKS}
ALONE = {"phase": "play", "racks": ["K3", *RACKS[1:]], "buyers": [0, None]}


@pytest.mark.parametrize(
    ("fault", "document"),
    [
        ("every tile is in one place, and there are two of each", {"racks": ["K3 K3 K3", "B5", "K7", "B9"]}),
        ("every tile is in one place, and there are two of each", {"pozo": "K12 K12 K12"}),
        ("every tile is in one place, and there are two of each", {"stock": "K3 K3"}),
        ("what is known of a rack is on it", {"known": ["K4", "", "", ""]}),
        ("a side buys its own muerto", {"buyers": [1, None]}),
        (MUERTO, {"muertos": ["K1", "K2"]}),
        (MUERTO, {"buyers": [None, 1], "muertos": ["", ""]}),
        ("everybody holds a tile", {"racks": ["K3 R4", "", "K7", "B9"]}),
        ("without tiles in the stock the hand is over", {"stock": ""}),
        (ANOTHER, {"first_turn": True, "pozo": "", "stock": "R3"}),
        (
            ANOTHER,
            {"first_turn": True, "pozo": "", "phase": "play", "drawn_tile": "K3", "may_return": True, "stock": ""},
        ),
        (POZO, {"pozo": ""}),
        (POZO, {"first_turn": True}),
        (NOT_YET, {"took_pozo": True}),
        (NOT_YET, {"has_laid": True}),
        (NOT_YET, {"drawn_tile": "K3"}),
        (NOT_YET, {"barred": "K3"}),
        ("a tile that may not be put back was taken with the pozo", {"phase": "play", "barred": "K3"}),
        (LAST_TILE, ALONE | {"melds": ["A set R5 B5 Y5"]}),
        (DRAWN, {"phase": "play", "drawn_tile": "K4"}),
        (DRAWN, {"phase": "play", "drawn_tile": "K3", "known": ["K3", "", "", ""]}),
        ("only a tile just drawn can be returned", {"phase": "play", "may_return": True}),
        ("nobody has reached the target before the first hand", {"before": [3000, 0]}),
        ("a match that is over shows its last hand", {"before": [2900, 0], "sheet": [[LINE, LINE]]}),
        (
            "when the match is over all racks are known",
            {"before": [2900, 0], "sheet": [[LINE, LINE]], "finished": SCORED},
        ),
        ("a hand that was scored stands on the sheet", {"finished": SCORED}),
        (
            "every tile of the finished hand was in one place",
            {"finished": SCORED | {"racks": ["K3 K3 K3"]}, "sheet": [[LINE, LINE]]},
        ),
    ],
    ids=str,
)
def test_each_fault_is_found(fault, document):
    assert refused(**document) == fault


@pytest.mark.parametrize(
    ("fault", "name", "value"),
    [
        ("racks and muertos are sorted", "racks", [[5, 4], [6], [7], [8]]),
        ("the canastas of a side are those on the table", "canastas", [1, 0]),
        ("the match waits for the seat whose turn it is", "to_act", (1,)),
        ("nobody acts when the match is over", "outcome", Outcome((1, 2, 1, 2), (0, 0, 0, 0), "target_reached")),
    ],
)
def test_faults_that_no_document_can_have(fault, name, value):
    state = RULES.from_position({"racks": RACKS, "pozo": "K12"})
    setattr(state, name, value)
    assert fault in state.faults()


def test_a_position_need_not_be_one_that_play_leads_to():
    """A score that no hand brings, more idle turns than lock the pozo, and a first turn of another seat."""
    lines = [[LINE | {"laid": 900, "closed": True}, LINE | {"held": 500, "closed": True}]]
    state = RULES.from_position({"racks": RACKS, "first_turn": True, "seat": 1, "idle_turns": 99, "sheet": lines})
    assert state.faults() == []
    play_out(state, Chance(seed_from_int(1)))


@pytest.mark.rule("BURAKO-31")
def test_a_first_turn_has_a_tile_to_take_for_the_one_that_is_returned():
    table = scene("R5 K8", first_turn=True, stock="R3 Y4")
    table.draw()
    table.return_tile()
    assert (table.pozo, table.rack(0), table.view.stock) == ("R3", "K8 R5 Y4", 0)
    assert scene("R5 K8", first_turn=True, phase="play", pozo="R3", stock="").view.last_turn


def test_a_match_that_is_over_shows_its_last_hand():
    table = scene(
        "R11", melds=("A run R4 R5 R6 R7 R8 R9 R10",), bought="A", phase="play", has_laid=True, options={"target": 100}
    )
    table.discard("R11")
    document = table.state.position()
    assert RULES.from_position(document).position() == document
