"""The worked examples of the rules file, one test each, named by their ids."""

import pytest

from games.sumo.scenes import Scene, begin, cards, deal, play_round, scene, stock
from sobremesa import Refused
from sobremesa.games.sumo import RULES
from sobremesa.games.sumo.pieces import CARDS, sumos_in, sumos_on
from sobremesa.games.sumo.schema import PlaceJoker, PlayCard

rule = pytest.mark.rule


@rule("E1", "SUMO-2")
def test_e01_sumos_on_cards() -> None:
    counts = {1: 1, 5: 2, 7: 1, 10: 3, 11: 5, 15: 2, 22: 5, 50: 3, 55: 7, 65: 2, 95: 2, 99: 5, 100: 3, 101: 1, 102: 1}
    for name, sumos in (counts | {"J5": 5, "J7": 7}).items():
        assert sumos_on(CARDS[name]) == sumos
    assert sumos_in(list(range(1, 103))) == 169
    assert sumos_in(list(CARDS.values())) == 181


@rule("E2", "SUMO-27", "SUMO-29", "RULING-9", "RULING-10")
def test_e02_nearest_row_and_the_joker_s_value() -> None:
    table = scene("28 40", "4 9", "57", "12", hands={"Ana": "J5", "Beto": "16"})
    table.play(Ana="J5", Beto=16)
    assert table.choosing == "Ana"
    table.place_joker("Ana", 1)
    assert table.rows == ["28 40 J5=40", "4 9", "57", "12 16"]
    assert table.choosing is None
    assert table.taken == {}


@rule("E3", "SUMO-26", "SUMO-30")
def test_e03_numbers_after_a_joker() -> None:
    table = scene("28 40 J5=40", "4 9", "57", "12 16", hands={"Ana": "45", "Beto": "39", "Carla": "41"})
    table.play(Ana=45, Beto=39, Carla=41)
    assert table.rows == ["28 40 J5=40 41 45", "4 9", "57", "12 16 39"]
    assert table.taken == {}


@rule("E4", "SUMO-36")
@pytest.mark.parametrize(
    ("row", "pile", "sumos"), [(4, [12], 1), (2, [4, 9], 2), (3, [57], 1), (1, [28, 40], 4)], ids=str
)
def test_e04_a_card_too_low(row: int, pile: list[int], sumos: int) -> None:
    table = scene("28 40", "4 9", "57", "12", hands={"Ana": "1", "Beto": "58"})
    table.play(Ana=1, Beto=58)
    assert table.state.phase == "choose_row"
    assert table.choosing == "Ana"
    table.take_row("Ana", row)
    assert table.pile("Ana") == pile
    assert table.taken == {"Ana": sumos}
    assert table.rows[row - 1].split()[0] == "1"


def e5() -> Scene:
    hands = {"Ana": "7", "Beto": "45", "Carla": "63", "Dani": "34"}
    table = scene("30", "44", "21 25 26 27 29", "62", hands=hands)
    table.play(Ana=7, Beto=45, Carla=63, Dani=34)
    return table


@rule("E5", "SUMO-36", "SUMO-38")
def test_e05_a_low_card_spoils_a_plan() -> None:
    table = e5()
    table.take_row("Ana", 1)
    assert table.rows == ["7", "44 45", "34", "62 63"]
    assert table.pile("Dani") == [21, 25, 26, 27, 29]
    assert table.taken == {"Ana": 3, "Dani": 6}


@rule("E5")
def test_e05_had_ana_taken_the_second_row() -> None:
    table = e5()
    table.take_row("Ana", 2)
    assert table.rows == ["30 34 45", "7", "21 25 26 27 29", "62 63"]
    assert table.taken == {"Ana": 5}


@rule("E6", "SUMO-32", "RULING-15")
def test_e06_sixth_card() -> None:
    table = scene("10 22 25 31 33", "41", "70", "3", hands={"Ana": "36", "Beto": "38"})
    table.play(Ana=36, Beto=38)
    assert table.rows == ["36 38", "41", "70", "3"]
    assert table.taken == {"Ana": 16}


@rule("E7", "SUMO-33")
def test_e07_nearest_comes_before_room() -> None:
    table = scene("5 14 15 20 27", "26", "60", "81", hands={"Ana": "28", "Beto": "82"})
    table.play(Ana=28, Beto=82)
    assert table.rows == ["28", "26", "60", "81 82"]
    assert table.taken == {"Ana": 9}


def e8() -> Scene:
    table = scene("17", "29 48", "60", "83", hands={"Ana": "J5", "Beto": "J7 61", "Carla": "50"})
    table.play(Ana="J5", Beto="J7", Carla=50)
    return table


@rule("E8", "SUMO-24", "SUMO-28", "SUMO-30")
@pytest.mark.refusal("joker_after_joker")
def test_e08_both_jokers_in_one_turn() -> None:
    table = e8()
    assert table.choosing == "Beto"
    table.place_joker("Beto", 2)
    assert table.rows[1] == "29 48 J7=48"
    assert table.refusal("Ana", PlaceJoker(2)) == "joker_after_joker"
    table.place_joker("Ana", 4)
    assert table.rows == ["17", "29 48 J7=48 50", "60", "83 J5=83"]
    assert table.taken == {}


@rule("E9", "SUMO-38")
@pytest.mark.refusal("not_your_turn", "cards_revealed")
def test_e09_who_is_asked_when() -> None:
    table = e8()
    assert table.refusal("Ana", PlaceJoker(1)) == "not_your_turn"
    assert table.refusal("Carla", PlayCard(61)) == "not_your_turn"
    assert table.refusal("Beto", PlayCard(61)) == "cards_revealed"


def e10() -> Scene:
    hands = {"Ana": "J7 47", "Beto": "8 49 J5", "Carla": "61 9"}
    table = scene("18 33 35 46 48", "7", "60", "90", hands=hands)
    table.play(Ana="J7", Beto=8, Carla=61)
    return table


@rule("E10", "SUMO-34", "SUMO-35", "RULING-11", "RULING-12")
def test_e10_joker_as_sixth_card() -> None:
    table = e10()
    assert [len(row.split()) for row in table.rows] == [5, 1, 1, 1]
    table.place_joker("Ana", 1)
    assert table.rows[0] == "J7=48"
    assert table.pile("Ana") == [18, 33, 35, 46, 48]
    assert table.taken == {"Ana": 10}


@rule("E11", "SUMO-30")
def test_e11_after_a_joker_came_sixth() -> None:
    hands = {"Ana": "47 1", "Beto": "49 J5", "Carla": "8 2"}
    piles = {"Ana": "18 33 35 46 48"}
    table = scene("J7=48", "7", "60", "90", hands=hands, piles=piles)
    table.play(Ana=47, Beto=49, Carla=8)
    assert table.rows == ["J7=48 49", "7 8 47", "60", "90"]
    table.play(Ana=1, Beto="J5", Carla=2)
    assert table.choosing == "Beto"
    assert table.refusal("Beto", PlaceJoker(1)) is None


@rule("E11")
@pytest.mark.refusal("joker_after_joker")
def test_e11_before_49_came_no_joker_could_follow() -> None:
    hands = {"Ana": "47", "Beto": "J5", "Carla": "8"}
    table = scene("J7=48", "7", "60", "90", hands=hands, piles={"Ana": "18 33 35 46 48"})
    table.play(Ana=47, Beto="J5", Carla=8)
    assert table.refusal("Beto", PlaceJoker(1)) == "joker_after_joker"


@rule("E12", "SUMO-4", "RULING-13")
def test_e12_a_joker_s_sumos_do_not_change() -> None:
    table = scene("51 53 55", "7", "60", "90", hands={"Ana": "J5 91", "Beto": "58 59"})
    table.play(Ana="J5", Beto=58)
    table.place_joker("Ana", 1)
    assert table.rows[0] == "51 53 55 J5=55 58"
    assert table.state.view(None).rows[0].sumos == 1 + 1 + 7 + 5 + 1
    table.play(Ana=91, Beto=59)
    assert table.pile("Beto") == cards("51 53 55 J5 58")
    assert table.taken == {"Beto": 15}
    assert table.rows[0] == "59"


@rule("E13", "SUMO-31")
def test_e13_two_jokers_in_one_row() -> None:
    table = scene("48 J7=48 50", "7", "60", "90", hands={"Ana": "J5 51", "Beto": "8 52"})
    table.play(Ana="J5", Beto=8)
    table.place_joker("Ana", 1)
    assert table.rows[0] == "48 J7=48 50 J5=50"
    table.play(Ana=51, Beto=52)
    assert table.pile("Beto") == cards("48 J7 50 J5 51")
    assert table.taken == {"Beto": 17}
    assert table.rows[0] == "52"


@rule("E14")
def test_e14_a_joker_fills_the_row_just_before_a_number() -> None:
    table = scene("31 34 36 37", "7", "60", "90", hands={"Ana": "J7", "Beto": "38"})
    table.play(Ana="J7", Beto=38)
    table.place_joker("Ana", 1)
    assert table.pile("Beto") == cards("31 34 36 37 J7")
    assert table.taken == {"Beto": 11}
    assert table.rows[0] == "38"


@rule("E15")
def test_e15_a_joker_clears_a_row_for_others() -> None:
    table = scene("31 34 36 37 39", "7", "60", "90", hands={"Ana": "J7", "Beto": "40"})
    table.play(Ana="J7", Beto=40)
    table.place_joker("Ana", 1)
    assert table.taken == {"Ana": 5}
    assert table.rows[0] == "J7=39 40"


@rule("E16", "SUMO-39")
def test_e16_only_the_lowest_number_can_be_low() -> None:
    table = scene("20", "31", "45", "60", hands={"Ana": "3", "Beto": "5", "Carla": "8"})
    table.play(Ana=3, Beto=5, Carla=8)
    assert table.choosing == "Ana"
    table.take_row("Ana", 3)
    assert table.choosing is None
    assert table.rows == ["20", "31", "3 5 8", "60"]
    assert table.taken == {"Ana": 2}


@rule("E17")
def test_e17_all_rows_full_and_a_joker() -> None:
    rows = ("1 2 3 4 6", "20 21 22 23 24", "41 42 43 46 47", "66 77 88 99 100")
    table = scene(*rows, hands={"Ana": "J5", "Beto": "101"})
    assert [row.sumos for row in table.state.view(0).rows] == [5, 11, 5, 23]
    table.play(Ana="J5", Beto=101)
    table.place_joker("Ana", 3)
    assert table.rows == ["1 2 3 4 6", "20 21 22 23 24", "J5=47", "101"]
    assert table.taken == {"Ana": 5, "Beto": 23}


@rule("E18", "SUMO-24")
def test_e18_a_whole_turn_with_five_players() -> None:
    hands = {"Ana": "33", "Beto": "J7", "Carla": "12", "Dani": "J5", "Eva": "88"}
    table = scene("15 20 24 31", "66", "77 80 81 85 86", "19", hands=hands)
    table.play(Ana=33, Beto="J7", Carla=12, Dani="J5", Eva=88)
    assert [placing.card for placing in table.state.view(None).placing] == ["J7", "J5", 12, 33, 88]
    table.place_joker("Beto", 1)
    assert table.rows[0] == "15 20 24 31 J7=31"
    table.place_joker("Dani", 2)
    table.take_row("Carla", 4)
    assert table.rows == ["33", "66 J5=66", "88", "12"]
    assert table.taken == {"Ana": 14, "Carla": 1, "Eva": 12}


@rule("E19", "SUMO-9", "SUMO-10")
def test_e19_joker_among_the_first_four_cards() -> None:
    state, held = deal("17 J5 63 90 28", players=4)
    assert held
    assert state.position()["rows"] == ["17", "28", "63", "90"]
    assert state.view(0).exchanged == [("J5", 2)]
    assert len(stock(state)) == state.view(0).stock == 60
    assert "J5" in stock(state)
    assert not any("J5" in hand.split() for hand in state.position()["hands"])


@rule("E20", "SUMO-9", "SUMO-14")
def test_e20_the_exchange_card_is_a_joker_too() -> None:
    state, held = deal("8 J5 21 5 J7 30", players=3, mode="short_deck", short_deck_jokers=True)
    assert held
    assert state.position()["rows"] == ["8", "30", "21", "5"]
    assert sorted(stock(state), key=str) == ["J5", "J7"]
    assert state.view(None).exchanged == [("J5", 2), ("J7", 2)]


@rule("E21", "SUMO-12", "RULING-6")
def test_e21_ten_players() -> None:
    _, held = deal("4 J7 51 80", players=10)
    assert not held
    state, held = deal("4 19 51 80", players=10)
    assert held
    assert state.position()["rows"] == ["4", "19", "51", "80"]
    assert stock(state) == []


def four_in_the_last_turn(sheet: list[list[int]], piles: dict[str, str]) -> Scene:
    """Everybody has one card left, and all four fit without taking anything."""
    hands = {"Ana": "97", "Beto": "98", "Carla": "101", "Dani": "102"}
    return scene("1", "2", "3", "96", hands=hands, padding=0, piles=piles, sheet=sheet)


@rule("E22", "SUMO-55", "SUMO-56", "RULING-16")
def test_e22_target_reached() -> None:
    piles = {"Ana": "11 10 4", "Beto": "30", "Carla": "55 22 33 6", "Dani": "20 7"}
    table = four_in_the_last_turn([[52, 61, 40, 66]], piles)
    assert table.taken == {"Ana": 9, "Beto": 3, "Carla": 18, "Dani": 4}
    assert table.state.outcome is None
    table.play(Ana=97, Beto=98, Carla=101, Dani=102)
    assert table.state.outcome.totals == (61, 64, 58, 70)
    assert table.state.outcome.ranks == (2, 3, 1, 4)
    assert table.state.outcome.winners == (2,)
    assert table.state.outcome.reason == "target_reached"


@rule("E22", "SUMO-48")
def test_e22_target_not_reached() -> None:
    piles = {"Ana": "11 10 4", "Beto": "30", "Carla": "55 22 33 6", "Dani": "20 7"}
    table = four_in_the_last_turn([[52, 61, 40, 65]], piles)
    table.play(Ana=97, Beto=98, Carla=101, Dani=102)
    assert table.state.outcome is None
    assert table.state.view(0).sheet == [[52, 61, 40, 65], [9, 3, 18, 4]]
    assert [seat.total for seat in table.state.view(0).seats] == [61, 64, 58, 69]
    assert (table.state.round, table.state.turn) == (3, 1)
    assert [seat.hand for seat in table.state.view(0).seats] == [10] * 4


@rule("E23", "SUMO-59", "RULING-17")
def test_e23_tie() -> None:
    table = four_in_the_last_turn([[68, 45, 45, 60]], {"Ana": "10"})
    table.play(Ana=97, Beto=98, Carla=101, Dani=102)
    assert table.state.outcome.totals == (71, 45, 45, 60)
    assert table.state.outcome.ranks == (4, 1, 1, 3)
    assert table.state.outcome.winners == (1, 2)


@rule("E24", "SUMO-60")
def test_e24_everybody_beyond_the_target() -> None:
    hands = {"Ana": "97", "Beto": "98", "Carla": "101"}
    piles = {"Ana": "55 11", "Beto": "22 33 44 66", "Carla": "10"}
    table = scene("1", "2", "3", "96", hands=hands, padding=0, piles=piles, sheet=[[68, 65, 69]])
    table.play(Ana=97, Beto=98, Carla=101)
    assert table.state.outcome.totals == (80, 85, 72)
    assert table.state.outcome.winners == (2,)


@rule("E25", "SUMO-57")
def test_e25_fixed_number_of_rounds() -> None:
    hands = {"Ana": "97", "Beto": "98", "Carla": "101"}
    options = {"end_condition": "rounds", "rounds": 3}
    piles = {"Ana": "11 22 33 44 66 77 88 10 20", "Beto": "55 99 30", "Carla": "40 50 60 70 80 90 100 4"}
    sheet = [[40, 15, 22]]
    table = scene("1", "2", "3", "96", hands=hands, padding=0, options=options, sheet=sheet, piles=piles)
    table.play(Ana=97, Beto=98, Carla=101)
    assert [seat.total for seat in table.state.view(0).seats] == [81, 30, 44]
    assert table.state.outcome is None
    piles = {"Ana": "4 6 7 8", "Beto": "55 11 22 33", "Carla": "88 15"}
    sheet = [[40, 15, 22], [41, 15, 22]]
    table = scene("1", "2", "3", "96", hands=hands, padding=0, options=options, sheet=sheet, piles=piles)
    table.play(Ana=97, Beto=98, Carla=101)
    assert table.state.outcome.totals == (85, 52, 51)
    assert table.state.outcome.winners == (2,)
    assert table.state.outcome.reason == "rounds_played"


@rule("E26", "SUMO-13")
def test_e26_short_deck_with_three_players() -> None:
    state = begin(players=3, mode="short_deck")
    position = state.position()
    dealt = [card for hand in position["hands"] for card in cards(hand)]
    assert sorted(dealt + [int(row) for row in position["rows"]]) == list(range(1, 35))
    assert sumos_in(list(range(1, 35))) == 55
    assert stock(state) == []
    own = "2 5 9 11 12 20 23 30 31 34"
    others = cards("1 3 4 6 8 10 13 14 15 17 18 21 22 24 25 26 27 29 32 33")
    split = [" ".join(map(str, half)) for half in (others[:10], others[10:])]
    rows = ["7", "16", "19", "28"]
    scenes = {"options": {"mode": "short_deck"}, "rows": rows, "hands": [own, *split]}
    assert RULES.from_position(scenes).view(0).stock == 0
    play_round(state)
    assert state.round == 2
    again = [card for hand in state.position()["hands"] for card in cards(hand)]
    assert sorted(again + [int(row) for row in state.position()["rows"]]) == list(range(1, 35))


@rule("E27", "SUMO-17", "SUMO-29")
def test_e27_two_round_with_a_carried_table() -> None:
    hands = {"Ana": "56", "Beto": "65", "Carla": "2", "Dani": "71", "Eva": "91"}
    rows = ("11 22 33 44 55", "J5=64", "70 80", "90")
    table = scene(*rows, hands=hands, options={"mode": "two_round"}, counted={"Ana": "64"}, sheet=[[9, 0, 0, 0, 0]])
    assert (table.state.round, table.state.view(0).turns) == (2, 10)
    table.play(Ana=56, Beto=65, Carla=2, Dani=71, Eva=91)
    assert table.choosing == "Carla"
    table.take_row("Carla", 3)
    assert table.rows == ["56", "J5=64 65 71", "2", "90 91"]
    assert table.taken == {"Ana": 27, "Carla": 6}


@rule("E28", "SUMO-16", "RULING-5")
def test_e28_two_round_exchanged_joker() -> None:
    state, held = deal("17 J7 63 90 42", players=5, mode="two_round")
    assert held
    assert state.position()["rows"] == ["17", "42", "63", "90"]
    assert len(stock(state)) == 50
    assert "J7" in stock(state)
    play_round(state)
    assert state.round == 2
    assert sum("J7" in hand.split() for hand in state.position()["hands"]) == 1
    seven, _ = deal("17 J7 63 90 42", players=7, mode="two_round")
    assert len(stock(seven)) == 51
    play_round(seven)
    assert len(stock(seven)) == 2


@rule("E29", "SUMO-58")
def test_e29_two_round_result() -> None:
    hands = {"Ana": "97", "Beto": "98", "Carla": "101", "Dani": "102"}
    piles = {"Ana": "30 11", "Beto": "55 22 33 10 4", "Carla": "20", "Dani": "44 66 5"}
    options = {"mode": "two_round"}
    table = scene("1", "2", "3", "96", hands=hands, padding=0, options=options, piles=piles, sheet=[[14, 0, 22, 9]])
    table.play(Ana=97, Beto=98, Carla=101, Dani=102)
    assert table.state.view(0).sheet == [[14, 0, 22, 9], [8, 21, 3, 12]]
    assert table.state.outcome.totals == (22, 21, 25, 21)
    assert table.state.outcome.winners == (1, 3)
    assert table.state.outcome.reason == "two_rounds"


def e30(**options: object) -> Scene:
    """Three players in turn 4."""
    hands = {"Ana": "20 47", "Beto": "33", "Carla": "5"}
    return scene("1", "30", "60", "90", hands=hands, padding=5, options=options)


@rule("E30", "SUMO-21", "RULING-8", "RULING-24")
@pytest.mark.refusal("stale_action")
def test_e30_changing_one_s_mind() -> None:
    table = e30()
    state, decision_id = table.state, table.state.decision_id(0)
    assert state.view(0).turn == 4
    table.play(Ana=20, Beto=33)
    seen, heard = state.view(2), table.heard_by("Carla")
    table.play(Ana=47)
    assert 20 in table.hand("Ana")
    assert state.view(0).own.chosen == 47
    assert state.view(2) == seen
    assert table.heard_by("Carla") == heard
    table.play(Carla=5)
    assert [placing.card for placing in state.view(1).placing] == [5, 33, 47]
    assert state.view(0).turn == 5
    with pytest.raises(Refused, match="stale_action"):
        state.check(0, PlayCard(20), decision_id)
    assert 20 in table.hand("Ana")


@rule("E30", "SUMO-22")
@pytest.mark.refusal("not_your_turn")
def test_e30_a_row_choice_is_pending() -> None:
    hands = {"Ana": "20 47", "Beto": "33", "Carla": "5"}
    table = scene("10", "30", "60", "90", hands=hands, padding=5)
    decision_id = table.state.decision_id(0)
    table.play(Ana=47, Beto=33, Carla=5)
    assert table.choosing == "Carla"
    with pytest.raises(Refused, match="not_your_turn"):
        table.state.check(0, PlayCard(20), decision_id)


@rule("E30", "SUMO-21")
@pytest.mark.refusal("not_your_turn")
def test_e30_a_laid_card_stays() -> None:
    table = e30(change_before_reveal=False)
    table.play(Ana=20)
    assert table.refusal("Ana", PlayCard(47)) == "not_your_turn"
    assert table.refusal("Ana", PlayCard(20)) == "not_your_turn"


@rule("E31")
@pytest.mark.refusal("bad_player_count", "bad_option_value", "unknown_option")
@pytest.mark.parametrize(
    ("code", "options"),
    [
        ("bad_player_count", {"mode": "two_round", "players": 3}),
        ("bad_player_count", {"mode": "two_round", "players": 8}),
        ("bad_player_count", {"mode": "short_deck", "players": 10}),
        ("bad_player_count", {"players": 1}),
        ("bad_player_count", {"players": 11}),
        ("bad_option_value", {"target_sumos": 0}),
        ("bad_option_value", {"rounds": "3"}),
        ("bad_option_value", {"mode": "team"}),
        ("unknown_option", {"hand_size": 8}),
    ],
    ids=str,
)
def test_e31_refused_tables(code: str, options: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        RULES.new(**options)
    assert refused.value.code == code


@rule("E31", "RULING-27")
def test_e31_a_target_in_two_round_is_ignored() -> None:
    state = begin(mode="two_round", players=5, target_sumos=70)
    assert "target_sumos" not in state.view(0).settings
