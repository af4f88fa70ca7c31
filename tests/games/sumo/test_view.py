"""The table 'What each player may see', and what counts as a leak."""

from typing import Any

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from conformance.cases import TABLES
from conformance.play import encoded, samples
from games.sumo.samples import attempts
from games.sumo.scenes import Scene, begin, cards, deal, play_match, play_turn, scene
from sobremesa import Refused
from sobremesa.core.events import heard
from sobremesa.games.sumo import RULES
from sobremesa.games.sumo.rules import SumoState
from sobremesa.games.sumo.schema import ChoiceView, PlayCard, RowChoice

rule = pytest.mark.rule

VIEWERS = (None, 0, 1, 2)


def three(**options: object) -> Scene:
    hands = {"Ana": "11 12", "Beto": "21 22", "Carla": "31 32"}
    rows = ("50 51 J5=51", "60", "J7=93", "80")
    return scene(*rows, hands=hands, piles={"Ana": "90 55", "Beto": "93"}, options=options, sheet=[[1, 2, 3]])


# The table, row by row


def test_everybody_sees_settings_round_turn_and_phase() -> None:
    table = three()
    for viewer in VIEWERS:
        view = table.state.view(viewer)
        assert view.settings == table.state.options.settings()
        assert (view.round, view.turn, view.turns, view.phase) == (2, 7, 10, "choose_card")
        assert view.choice is None


def test_everybody_sees_whose_row_choice_is_pending_and_for_which_card() -> None:
    table = scene("10", "20", "30", "40", hands={"Ana": "50", "Beto": "5", "Carla": "60"})
    table.play(Ana=50, Beto=5, Carla=60)
    for viewer in VIEWERS:
        view = table.state.view(viewer)
        assert (view.phase, view.waiting_for) == ("choose_row", (1,))
        assert (view.choice.seat, view.choice.card) == (1, 5)


@rule("SUMO-25", "SUMO-29")
def test_everybody_sees_the_rows_with_adopted_values_and_sumos() -> None:
    for viewer in VIEWERS:
        rows = three().state.view(viewer).rows
        assert [row.cards for row in rows] == [[50, 51, "J5"], [60], ["J7"], [80]]
        assert [row.values for row in rows] == [[50, 51, 51], [60], [93], [80]]
        assert [row.sumos for row in rows] == [9, 3, 7, 3]


@rule("SUMO-20")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = three().state
    for viewer in VIEWERS:
        view = state.view(viewer)
        assert [seat.hand for seat in view.seats] == [4, 4, 4]
        if viewer is None:
            assert view.own is None
        else:
            assert view.own.hand == cards(state.position()["hands"][viewer])


@rule("SUMO-20", "SUMO-22")
def test_a_face_down_card_is_seen_by_its_owner_only() -> None:
    table = three()
    table.play(Ana=11)
    for viewer in VIEWERS:
        view = table.state.view(viewer)
        assert [seat.chosen for seat in view.seats] == [True, False, False]
        assert [seat.hand for seat in view.seats] == [3, 4, 4]
        assert view.waiting_for == (1, 2)
        assert view.placing == []
    assert table.state.view(0).own.chosen == 11
    assert table.state.view(1).own.chosen is None
    assert [getattr(event, "card", None) for event in table.heard_by("Ana")] == [11]
    assert [getattr(event, "card", None) for event in table.heard_by("Beto")] == [None]
    assert [getattr(event, "card", None) for event in table.heard_by(None)] == [None]


@rule("SUMO-22", "SUMO-38")
def test_revealed_cards_are_seen_by_all_also_those_not_placed_yet() -> None:
    table = scene("10", "20", "30", "40", hands={"Ana": "50", "Beto": "5", "Carla": "60"})
    table.play(Ana=50, Beto=5, Carla=60)
    for viewer in VIEWERS:
        placing = table.state.view(viewer).placing
        assert [(one.seat, one.card, one.row) for one in placing] == [(1, 5, None), (0, 50, None), (2, 60, None)]
    table.take_row("Beto", 4)
    for viewer in VIEWERS:
        placing = table.state.view(viewer).placing
        assert [(one.card, one.row, one.took, one.sumos) for one in placing] == [
            (5, 4, [40], 3),
            (50, 3, [], 0),
            (60, 3, [], 0),
        ]


@rule("RULING-21", "SUMO-40")
def test_a_face_down_pile_is_a_number_of_cards_to_the_others() -> None:
    state = three().state
    for viewer in VIEWERS:
        seats = state.view(viewer).seats
        assert [seat.pile for seat in seats] == [2, 1, 0]
        assert [seat.pile_cards for seat in seats] == [None] * 3
        assert [seat.pile_sumos for seat in seats] == [None] * 3
    assert (state.view(0).own.pile, state.view(0).own.sumos) == ([90, 55], 10)
    assert (state.view(2).own.pile, state.view(2).own.sumos) == ([], 0)


@rule("RULING-21")
def test_an_open_pile_is_seen_by_all() -> None:
    state = three(pile_view="open").state
    for viewer in VIEWERS:
        seats = state.view(viewer).seats
        assert [seat.pile_cards for seat in seats] == [[90, 55], [93], []]
        assert [seat.pile_sumos for seat in seats] == [10, 1, 0]


@rule("RULING-21")
@pytest.mark.parametrize("pile_view", ["face_down", "open"])
def test_taking_a_row_is_told_to_all_with_either_kind_of_pile(pile_view: str) -> None:
    table = scene("66 77 88 99 100", "2", "3", "4", hands={"Ana": "101", "Beto": "5"}, options={"pile_view": pile_view})
    table.play(Ana=101, Beto=5)
    for viewer in (None, "Ana", "Beto"):
        placed = [event for event in table.heard_by(viewer) if getattr(event, "card", None) == 101][-1]
        assert (placed.seat, placed.row, placed.took, placed.sumos) == (0, 1, (66, 77, 88, 99, 100), 23)


@rule("SUMO-11")
def test_of_the_stock_everybody_sees_the_number_of_cards() -> None:
    state = three().state
    for viewer in VIEWERS:
        assert state.view(viewer).stock == 104 - 6 - 12 - 3


@rule("SUMO-10")
def test_an_exchanged_joker_is_seen_by_all() -> None:
    state, _ = deal("17 28 J7 90 63", players=3)
    for viewer in VIEWERS:
        assert state.view(viewer).exchanged == [("J7", 3)]


@rule("SUMO-52")
def test_scores_and_totals_are_seen_after_each_round_not_before() -> None:
    table = scene("66 77 88 99 100", "2", "3", "4", hands={"Ana": "101", "Beto": "5"}, sheet=[[1, 2]])
    table.play(Ana=101, Beto=5)
    for viewer in (None, 0, 1):
        view = table.state.view(viewer)
        assert view.sheet == [[1, 2]]
        assert [seat.total for seat in view.seats] == [1, 2]


def test_the_finished_round_stays_readable() -> None:
    table = scene("1", "2", "3", "96", hands={"Ana": "97", "Beto": "98"}, padding=0)
    table.play(Ana=97, Beto=98)
    view = table.state.view(None)
    assert [row.cards for row in view.finished_rows] == [[1], [2], [3], [96, 97, 98]]
    assert [(one.seat, one.card, one.row) for one in view.placing] == [(0, 97, 4), (1, 98, 4)]
    assert (view.round, view.turn) == (2, 1)


def test_ranks_are_seen_when_the_match_is_over() -> None:
    state = begin(players=3, seed=9)
    play_match(state)
    for viewer in VIEWERS:
        assert state.view(viewer).outcome == state.outcome
        assert state.view(viewer).phase == "match_over"


def test_a_view_has_these_fields_and_no_others() -> None:
    """A new field has to be thought about: may everybody see it?"""
    view = msgspec.to_builtins(three().state.view(0))
    assert set(view) == {
        *("settings", "round", "turn", "turns", "phase", "waiting_for", "rows", "seats", "own", "choice", "placing"),
        *("fresh", "sheet", "stock", "exchanged", "finished_rows", "outcome"),
    }
    assert set(view["seats"][0]) == {"hand", "chosen", "pile", "total", "pile_cards", "pile_sumos"}
    assert set(view["own"]) == {"hand", "chosen", "pile", "sumos"}


# What counts as a leak


SUMO_TABLES = [table for table in TABLES if table.game == "sumo"]


def swapped(position: dict[str, Any], first: str, second: str) -> SumoState:
    """The same position with two cards exchanged wherever they lie face down."""
    change = {first: second, second: first}

    def exchange(text: str) -> str:
        return " ".join(change.get(word, word) for word in text.split())

    def name(card: int | str | None) -> int | str | None:
        new = change.get(str(card), card)
        return int(new) if isinstance(new, str) and new.isdecimal() else new

    hands = [exchange(hand) for hand in position["hands"]]
    chosen = [name(card) for card in position["chosen"]]
    return RULES.from_position(position | {"hands": hands, "chosen": chosen, "stock": exchange(position["stock"])})


def hidden_from(position: dict[str, Any], viewer: int | None) -> list[str]:
    """The cards the viewer cannot place: other hands, cards laid by others, the stock but for exchanged jokers."""
    known = {str(joker) for joker, _ in position.get("exchanged", [])}
    found = [card for card in position["stock"].split() if card not in known]
    for seat, hand in enumerate(position["hands"]):
        if seat != viewer:
            found += hand.split()
            if position["chosen"][seat] is not None:
                found.append(str(position["chosen"][seat]))
    return found


@rule("SUMO-11", "SUMO-20", "RULING-26")
@pytest.mark.parametrize("table", SUMO_TABLES, ids=str)
@given(data=st.data())
def test_swapping_two_hidden_cards_leaves_a_view_byte_for_byte_the_same(table, data: st.DataObject) -> None:
    """View, refusals and moments are the same wherever the two cards really lie."""
    state = data.draw(st.sampled_from(moments(table)))
    viewer = data.draw(st.sampled_from([None, *range(state.players)]))
    position = state.position()
    hidden = hidden_from(position, viewer)
    assume(len(hidden) >= 2)
    first, second = data.draw(st.lists(st.sampled_from(hidden), min_size=2, max_size=2, unique=True))
    other = swapped(position, first, second)
    assert encoded(other.view(viewer)) == encoded(state.view(viewer))
    if viewer is not None:
        for action in attempts(state, viewer):
            assert refused(other, viewer, action) == refused(state, viewer, action)


MOMENTS: dict[object, list[SumoState]] = {}


def moments(table) -> list[SumoState]:
    """Forty moments of a table, made once."""
    if table not in MOMENTS:
        MOMENTS[table] = list(samples(table, "swaps", 40))
    return MOMENTS[table]


def refused(state: SumoState, seat: int, action) -> tuple[str, dict] | None:
    try:
        state.check(seat, action)
    except Refused as refusal:
        return refusal.code, refusal.facts
    return None


@rule("SUMO-11")
def test_the_order_of_the_stock_and_the_seed_are_in_no_view() -> None:
    state = begin(players=4, mode="two_round", seed=12)
    position = state.position()
    turned = " ".join(reversed(position["stock"].split()))
    other = RULES.from_position(position | {"stock": turned, "seed": "ab" * 32, "drawn": 7})
    for viewer in (None, 0, 1, 2, 3):
        assert encoded(other.view(viewer)) == encoded(state.view(viewer))


@rule("SUMO-20", "SUMO-22")
def test_who_chose_what_is_told_to_nobody_before_all_have_chosen() -> None:
    """Whatever the others lay, the last to choose sees and hears the same."""
    seen = set()
    for ana, beto in ((11, 21), (12, 22), (11, 22)):
        table = three()
        table.play(Ana=ana, Beto=beto)
        seen.add((encoded(table.state.view(2)), encoded(table.heard_by("Carla"))))
    assert len(seen) == 1


@rule("SUMO-22")
def test_a_card_that_would_complete_the_turn_tells_nothing_when_tried_in_an_imagined_world() -> None:
    table = three()
    table.play(Ana=11, Beto=21)
    worlds = [table.state.imagine(2, table.state.chance.fork("draft", number)) for number in range(20)]
    laid = {tuple(world.position()["chosen"][:2]) for world in worlds}
    assert len(laid) > 10
    for world in worlds:
        before = world.information_count
        world.apply(2, PlayCard(31))
        assert world.information_count > before


@rule("SUMO-7")
def test_nothing_private_is_heard_by_anybody_else_in_a_whole_match() -> None:
    """A card is named to others only once it has been seen: at the reveal, in a row, or in a deal of rows."""
    state = begin(players=4, seed=21, listen=True)
    while state.outcome is None:
        play_turn(state)
    for viewer in (None, 0, 1, 2, 3):
        for event in heard(state.events, viewer):
            kind = type(event).__name__
            assert kind != "Hand" or viewer is not None
            if kind == "Laid" and event.seat != viewer:
                assert event.card is None
    hands = [event for event in heard(state.events, 2) if type(event).__name__ == "Hand"]
    assert len(hands) == state.hands_played


# What choosing a row would mean


def test_a_low_card_costs_what_lies_in_the_row() -> None:
    table = scene("12 19", "34 40 41 44 48", "55", "71", hands={"Ana": "7", "Beto": "60"})
    table.play(Ana=7, Beto=60)
    choice = table.state.view(None).choice
    assert choice == ChoiceView(0, 7, [RowChoice(2), RowChoice(11), RowChoice(7), RowChoice(1)])


def test_a_joker_costs_nothing_where_there_is_room_and_follows_no_joker() -> None:
    table = scene("12 J5=12", "34 40 41 44 48", "55", "71", hands={"Ana": "J7", "Beto": "60"})
    table.play(Ana="J7", Beto=60)
    choice = table.state.view(None).choice
    assert choice == ChoiceView(0, "J7", [RowChoice(0, "joker_after_joker"), RowChoice(11), RowChoice(0), RowChoice(0)])
