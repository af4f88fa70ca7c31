"""A position tells the whole match, exactly and strictly."""

import json

import pytest

from effort import amount
from games.burako.invariants import check_position
from games.burako.scenes import begin, scene
from sobremesa import Refused
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games.burako import RULES

CANASTA = "A run B3 B4 B5 B6 B7 B8 B9"
RACKS = ["K3 R4", "B5 Y6", "K7 R8", "B9 Y10"]
LINE = {"pure": 1, "laid": 45, "held": 15, "bought": True}


def refused(**document: object) -> str:
    with pytest.raises(Refused) as refusal:
        RULES.from_position({"racks": RACKS, "pozo": "K12"} | document)
    assert refusal.value.code == "bad_position"
    return refusal.value.facts["why"]


def test_it_goes_there_and_back_at_every_moment():
    chance = Chance(seed_from_int(3))
    for number, options in enumerate(({}, {"players": 2, "hand_size": 15}, {"max_wilds_per_meld": 2})):
        state = begin(seed=number, target=100, **options)
        for _ in range(amount(quick=250, usual=1500, full=5000)):
            document = state.position()
            twin = RULES.from_position(json.loads(json.dumps(document)))
            assert twin.position() == document
            assert twin.view(0) == state.view(0)
            if state.outcome is not None:
                break
            assert twin.legal_actions(state.seat) == state.legal_actions(state.seat)
            actions = state.legal_actions(state.seat)
            state.apply(state.seat, actions[chance.below(len(actions))])


def test_a_few_words_are_enough():
    state = RULES.from_position({"racks": RACKS, "pozo": "K12"})
    view = state.view(0)
    assert (view.seat, view.phase, view.stock, view.pozo) == (0, "draw", 106 - 8 - 1 - 22, ["K12"])
    check_position(state, None)


def test_tiles_that_are_not_told_are_muertos_and_stock():
    table = scene("R6 K13", stock="R3", muertos=["", "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11"], bought="A")
    assert table.view.stock == 1
    assert [side.muerto for side in table.view.sides] == [0, 11]


@pytest.mark.parametrize(
    "document",
    [
        {"game": "rummy500@1"},
        {"racks": ["K3 R4", "", "K7", "B9"]},
        {"racks": ["K3 K3 K3", "B5", "K7", "B9"]},
        {"racks": ["K14", "B5", "K7", "B9"]},
        {"seat": 4},
        {"seat": 2, "options": {"players": 2}},
        {"known": ["K4", "", "", ""]},
        {"known": ["K3"]},
        {"pozo": ""},
        {"pozo": "K12 K12 K12"},
        {"stock": ""},
        {"stock": "K3 K3"},
        {"muertos": ["K1", "K2"]},
        {"muertos": ["K1 K1 K2 K2 K4 K4 K5 K5 K6 K6 K8", ""]},
        {"buyers": [1, None]},
        {"buyers": [None, 1], "muertos": ["", ""]},
        {"buyers": [0]},
        {"direct": [True, False]},
        {"melds": ["C run R5 R6 R7"]},
        {"melds": ["A pair R5 R6 R7"]},
        {"melds": ["A run R5 R6"]},
        {"melds": ["A run R5 R6 R9"]},
        {"melds": ["A set R5 J J"]},
        {"melds": [""]},
        {"took_pozo": True},
        {"has_laid": True},
        {"drawn_tile": "K3"},
        {"barred": "K3"},
        {"may_return": True},
        {"phase": "play", "has_laid": True},
        {"phase": "play", "took_pozo": True},
        {"phase": "play", "drawn_tile": "K4"},
        {"phase": "play", "drawn_tile": "K3", "known": ["K3", "", "", ""]},
        {"phase": "play", "may_return": True, "drawn_tile": "K3"},
        {"phase": "play", "barred": "K3"},
        {"phase": "play", "racks": ["K3", *RACKS[1:]]},
        {
            "phase": "play",
            "racks": ["K3", *RACKS[1:]],
            "has_laid": True,
            "melds": ["A set R5 B5 Y5"],
            "buyers": [0, None],
        },
        {"first_turn": True},
        {"first_turn": True, "pozo": "", "seat": 1},
        {"first_turn": True, "pozo": "", "melds": ["A set R5 B5 Y5"]},
        {"first_turn": True, "pozo": "", "idle_turns": 1},
        {"first_turn": True, "pozo": "", "buyers": [0, None]},
        {"first_turn": True, "pozo": "", "known": ["K3", "", "", ""]},
        {"first_turn": True, "pozo": "", "stock": "R3"},
        {
            "first_turn": True,
            "pozo": "",
            "phase": "play",
            "drawn_tile": "K3",
            "may_return": True,
            "stock": "",
        },
        {"idle_turns": 9},
        {"phase": "play", "took_pozo": True, "pozo": "", "idle_turns": 8},
        {"before": [5]},
        {"before": [3, 0]},
        {"before": [3000, 0]},
        {"sheet": [[LINE]]},
        {"sheet": [[LINE | {"laid": 46}, LINE]]},
        {"sheet": [[LINE | {"laid": 10}, LINE]]},
        {"sheet": [[LINE | {"pure": 0}, LINE | {"pure": 0}]]},
        {"sheet": [[LINE | {"closed": True}, LINE | {"closed": True}]]},
        {"sheet": [[LINE | {"closed": True, "bought": False}, LINE]]},
        {"sheet": [[LINE | {"laid": 900}, LINE | {"held": 500}]]},
        {"sheet": [[LINE, LINE], [LINE, LINE]], "before": [2800, 0]},
        {"finished": {"reason": "void"}},
        {"finished": {"reason": "void", "racks": RACKS}, "voids": 1},
        {"finished": {"reason": "void", "melds": [CANASTA]}, "voids": 1},
        {"finished": {"reason": "closed", "racks": RACKS, "melds": [CANASTA]}},
        {"finished": {"reason": "stock_empty", "racks": RACKS, "melds": [CANASTA]}},
        {"finished": {"reason": "stock_empty", "racks": RACKS, "melds": [CANASTA]}, "sheet": [[LINE, LINE]]},
        {"finished": {"reason": "stock_empty", "racks": RACKS, "seat": 1}, "sheet": [[LINE, LINE]]},
        {"finished": {"reason": "closed", "racks": ["K3 K3 K3", "", "", ""], "seat": 1}, "sheet": [[LINE, LINE]]},
        {"voids": -1},
        {"moves": -1},
        {"anything": 1},
        {"seed": "00"},
    ],
    ids=str,
)
def test_what_cannot_be_a_match_is_refused(document):
    assert refused(**document)


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
    for change in (
        {"racks": ["K1", *document["racks"][1:]]},
        {"finished": None},
        {"known": []},
        {"phase": "play"},
        {"first_turn": True},
        {"melds": []},
        {"buyers": [None, None], "muertos": []},
        {"idle_turns": 9},
        {"has_laid": True},
    ):
        with pytest.raises(Refused, match="bad_position"):
            RULES.from_position(document | change)
