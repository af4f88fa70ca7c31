"""Setting up: pawns, pile, hands, who begins, and the next game of a match."""

from collections import Counter

import pytest

from games.sorry.scenes import DECK, Scene, begin, home, scene
from sobremesa.core.events import heard
from sobremesa.games.sorry import schema

rule = pytest.mark.rule


@rule("SORRY-1", "SORRY-3", "SORRY-10")
@pytest.mark.parametrize("mode", ["standard", "partners"])
def test_all_pawns_begin_in_start_and_the_pile_lies_face_up(mode: str) -> None:
    table = Scene(begin(mode=mode, seed=3))
    view = table.state.view(None)
    assert table.board == ""
    assert len(view.pawns) == 16
    assert (view.draw, view.discards) == (44, [view.card])
    assert view.top is not None
    assert [seat.hand for seat in view.seats] == [None] * 4


@rule("SORRY-2", "RULING-4")
def test_pawns_of_colours_nobody_plays_stay_in_the_box() -> None:
    state = begin(players=2, colours=["blue", "green"])
    assert {pawn.colour for pawn in state.view(None).pawns} == {"blue", "green"}
    assert [(seat.colour, seat.team) for seat in state.view(None).seats] == [("blue", 0), ("green", 1)]


@rule("RULING-4")
def test_the_edge_of_a_colour_nobody_plays_is_an_ordinary_part_of_the_board() -> None:
    table = scene("B1 T2", "2", turn="blue", players=2, colours=["blue", "yellow"])
    table.play("+2 B1")
    assert table.board == "B1 T4"
    slides = scene("B1 T59", "2", turn="blue", players=2, colours=["blue", "yellow"])
    slides.play("+2 B1")
    assert slides.board == "B1 T4"


@rule("SORRY-4", "RULING-5")
def test_who_begins_is_drawn_by_lot_before_the_shuffle() -> None:
    firsts = Counter(begin(seed=seed, players=3).seat for seed in range(300))
    assert set(firsts) == {0, 1, 2}
    assert min(firsts.values()) > 60
    # The first number drawn is the seat; fixing the seat instead leaves that number to the shuffle.
    drawn, fixed = begin(seed=1), begin(seed=1, first_player="red")
    assert drawn.position()["drawn"] == fixed.position()["drawn"] + 1


@rule("SORRY-4")
@pytest.mark.parametrize(("colour", "seat"), [("red", 1), ("blue", 2), ("green", 0)])
def test_or_it_is_agreed(colour: str, seat: int) -> None:
    state = begin(players=3, colours=["green", "red", "blue"], first_player=colour)
    assert state.to_act == (seat,)


@rule("SORRY-7", "SORRY-8", "RULING-30")
@pytest.mark.parametrize(("players", "draw"), [(2, 35), (3, 30), (4, 25)])
def test_the_scored_game_begins_with_a_pawn_out_and_five_cards(players: int, draw: int) -> None:
    state = begin(mode="scored", players=players, seed=players, listen=True)
    view = state.view(None)
    exits = {"red": "T4", "blue": "T19", "yellow": "T34", "green": "T49"}
    assert {pawn.place for pawn in view.pawns if not pawn.pawn.endswith("-1")} == {"start"}
    assert all(pawn.place == exits[pawn.colour] for pawn in view.pawns if pawn.pawn.endswith("-1"))
    assert [seat.hand for seat in view.seats] == [5] * players
    assert (view.draw, view.card, view.discards) == (draw, None, [])
    hands = [state.view(seat).own.hand for seat in range(players)]
    for seat in range(players):
        told = [event for event in heard(state.events, seat) if isinstance(event, schema.Hand)]
        assert [list(event.cards) for event in told] == [hands[seat]]
    assert not [event for event in heard(state.events, None) if isinstance(event, schema.Hand)]


@rule("SORRY-8")
def test_cards_are_dealt_one_at_a_time_clockwise_from_the_first_player() -> None:
    """The same shuffle without hands tells the order of the cards."""
    plain = begin(seed=5, first_player="yellow").position()
    order = [*plain["discards"].split(), *plain["pile"].split()]
    dealt = begin(seed=5, first_player="yellow", mode="scored").position()
    for place, seat in enumerate((2, 3, 0, 1)):
        assert Counter(dealt["hands"][seat].split()) == Counter(order[place:20:4])
    assert dealt["pile"].split() == order[20:]


@rule("SORRY-3", "RULING-3")
def test_a_pile_may_lie_face_down() -> None:
    assert begin(draw_pile="face_down").view(0).top is None
    assert begin(draw_pile="face_down", mode="scored").view(0).top is None


@rule("SORRY-9", "RULING-6")
def test_turns_go_clockwise_and_leave_out_colours_not_in_play() -> None:
    table = scene(card="5", then="5 5 5 8", players=3, colours=["yellow", "green", "red"], turn="yellow")
    turns = []
    for _ in range(4):
        turns.append(table.turn)
        table.play("pass")
    assert turns == ["yellow", "green", "red", "yellow"]


@rule("SORRY-5", "SORRY-86", "RULING-33")
@pytest.mark.parametrize("mode", ["standard", "scored"])
def test_the_winner_begins_the_next_game_which_is_set_up_afresh(mode: str) -> None:
    board = f"B1 S4, {home('B2', 'B3', 'B4')}, R1 T20, Y1 T40, G1 home"
    cards = {"hand": "2 3 5 8 12", "discards": "1"} if mode == "scored" else {"card": "2", "discards": "1"}
    table = scene(board, **cards, turn="blue", mode=mode, match_games=3)
    table.play("2: +2 B1")
    view = table.state.view(None)
    assert (view.game, view.seat, table.state.outcome) == (2, 1, None)
    assert table.board == ("" if mode == "standard" else "R1 T4, B1 T19, Y1 T34, G1 T49")
    assert (view.draw, len(view.discards)) == ((44, 1) if mode == "standard" else (25, 0))
    assert view.again is False
    assert [seat.known for seat in view.seats] == [[], [], [], []]
    kinds = [type(event) for event in table.heard_by("blue")]
    began = kinds.index(schema.Began)
    assert kinds[began - 1] is schema.GameOver
    assert table.heard_by("blue")[began].seat == 1
    position = table.state.position()
    held = [rank for hand in position.get("hands", []) for rank in hand.split()]
    assert Counter([*held, *position["pile"].split(), *view.discards]) == DECK


def test_the_shuffle_follows_from_the_seed() -> None:
    assert begin(seed=9).position() == begin(seed=9).position()
    assert begin(seed=9).position()["pile"] != begin(seed=10).position()["pile"]
