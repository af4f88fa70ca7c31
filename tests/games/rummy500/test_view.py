"""The table 'What each player may see', and what counts as a leak."""

import msgspec
import pytest

from conformance.cases import TABLES, Table
from conformance.play import encoded, samples, viewers
from games.rummy500.samples import possible_places
from games.rummy500.scenes import begin, cards, meld, scene
from sobremesa.core.events import heard
from sobremesa.games.rummy500 import schema

rule = pytest.mark.rule

VIEWERS = (None, 0, 1, 2)


def three(**options: object):
    return scene(
        "KS 8H",
        "2D X1 AS",
        "4C",
        row="9C 3D",
        melds=("0: 5H X2 7H@1", "2: 9S 9H 9D"),
        seat=1,
        dealer=0,
        part="play",
        sheet=[[10, -5, 20]],
        options=options,
    )


@rule("RULING-27")
def test_everybody_sees_the_open_table() -> None:
    state = three().state
    for viewer in VIEWERS:
        view = state.view(viewer)
        assert view.settings == state.options.settings()
        assert (view.round, view.dealer, view.seat, view.part, view.phase) == (2, 0, 1, "play", "play")
        assert view.waiting_for == (1,)
        assert view.row == ["9C1", "3D1"]
        assert view.stock == 54 - 6 - 2 - 6
        assert [(seat.hand, seat.table, seat.total) for seat in view.seats] == [(2, 11, 10), (3, 7, -5), (1, 27, 20)]
        assert view.sheet == [[10, -5, 20]]
        assert view.outcome is None


@rule("R500-19", "R500-34")
def test_everybody_sees_owners_and_what_jokers_stand_for() -> None:
    run, nines = three().state.view(None).melds
    assert (run.meld, run.kind, run.points, run.low_open, run.high_open) == (1, "run", [11, 7, 0], True, True)
    assert [(one.card, one.owner, one.stands_for, one.points) for one in run.cards] == [
        ("5H1", 0, "5H", 5),
        ("X2", 0, "6H", 6),
        ("7H1", 1, "7H", 7),
    ]
    assert (nines.meld, nines.kind, nines.points, nines.low_open, nines.high_open) == (
        2,
        "set",
        [0, 0, 27],
        True,
        False,
    )


@pytest.mark.parametrize(
    ("meld_", "low_open", "high_open"),
    [
        ("1: AS 2S 3S", False, True),
        ("1: QS KS AS", True, False),
        ("1: 9S 9H 9D 9C", False, False),
        ("1: 9S 9H 9D", True, False),
    ],
)
def test_whether_a_combination_can_grow(meld_: str, low_open: bool, high_open: bool) -> None:
    view = scene("KD 8H", melds=(meld_,)).state.view(None).melds[0]
    assert (view.low_open, view.high_open) == (low_open, high_open)


def test_with_twins_a_set_has_room_for_eight() -> None:
    view = scene("KD1 8H1", players=5, melds=("1: 9S1 9H1 9D1 9C1",), options={"set_duplicates": True}).state.view(None)
    assert view.melds[0].low_open


def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = three().state
    assert state.view(None).own is None
    own = state.view(1).own
    assert (own.hand, own.hand_points, own.barred) == (["AS1", "2D1", "X1"], 32, None)


@pytest.mark.parametrize(("left", "warns"), [("5S", True), ("5S 6S", False), ("5S 6S 8S", False)])
def test_a_warning_when_few_cards_are_left(left: str, warns: bool) -> None:
    assert scene("KS 8H", "2D 3C", stock=left).state.view(None).warns == warns


@rule("R500-48")
def test_the_finished_round_stays_readable() -> None:
    over = scene("2S", "3D 5C", part="play", melds=("1: 9S 9H 9D",), options={"mode": "fixed_rounds"})
    assert over.state.view(None).finished is None
    over.discard("2S")
    shown = [msgspec.to_builtins(over.state.view(viewer).finished) for viewer in (None, 0, 1)]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0]["seats"][1] == {
        "laid": [
            {
                "meld": 1,
                "kind": "set",
                "cards": [
                    {"card": name, "owner": 1, "stands_for": name[:2], "points": 9} for name in cards("9S 9H 9D")
                ],
                "points": 27,
            }
        ],
        "table": 27,
        "hand": ["3D1", "5C1"],
        "hand_points": 8,
        "score": 19,
    }


@rule("R500-26")
def test_the_log_tells_who_took_what() -> None:
    table = scene("7H 7D KC 2S", "3D 5C", row="JC 7S QD 4H")
    table.take("7S", meld("7S 7H 7D"))
    table.discard("QD")
    kinds = [type(event) for event in table.heard_by(None)]
    assert kinds == [schema.Took, schema.Melded, schema.Discarded]


@pytest.mark.parametrize("table", [one for one in TABLES if one.game == "rummy500" and one.players in (2, 5)], ids=str)
def test_no_view_contains_a_card_hidden_from_its_viewer(table: Table) -> None:
    """Invariant 14: neither the view nor what is heard names a card that could lie elsewhere."""
    for state in samples(table, "leaks", 30):
        if state.outcome is None:
            for viewer in viewers(state):
                open_ = {name for name, found in possible_places(state, viewer).items() if len(found) > 1}
                shown = msgspec.json.decode(encoded(msgspec.structs.replace(state.view(viewer), finished=None)))
                assert open_.isdisjoint(words_in(shown))


def words_in(document: object) -> set[str]:
    if isinstance(document, dict):
        return set().union(*(words_in(part) for part in document.values()))
    if isinstance(document, list):
        return set().union(*(words_in(part) for part in document))
    return {document} if isinstance(document, str) else set()


def test_nobody_hears_the_hand_of_another() -> None:
    state = begin(players=3, listen=True)
    for seat in range(3):
        told = [event for event in heard(state.events, seat) if isinstance(event, schema.Hand)]
        assert told == [schema.Hand(tuple(state.view(seat).own.hand))]
    assert not any(isinstance(event, schema.Hand) for event in heard(state.events, None))
