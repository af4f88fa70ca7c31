"""Why a bot would do it, in scenes of every game: exactly these facts, the most important first."""

from typing import Any

from games.burako import scenes as burako
from games.rummy import scenes as rummy
from games.rummy500 import scenes as rummy500
from games.sorry import scenes as sorry
from games.sumo import scenes as sumo
from games.sumoku import scenes as sumoku
from sobremesa.catalogue import game
from sobremesa.core.actions import Action
from sobremesa.core.state import State
from sobremesa.games.burako import Discard, TakePozo
from sobremesa.games.sumo import PlaceJoker, PlayCard, TakeRow


def why(name: str, state: State[Any], action: Action, seat: int = 0) -> list[tuple[str, dict[str, Any]]]:
    state.check(seat, action)
    reasons = game(name).reasons
    assert reasons is not None
    return [(reason.code, reason.facts) for reason in reasons(state, seat, action)]


def test_sumo_counts_what_could_come_in_between_and_what_a_row_costs() -> None:
    rows = ("10 22 25 31 33", "41", "70 71 72", "3")
    state = sumo.scene(*rows, hands={"Ana": "36 42 74 2 45 98", "Beto": "99"}, padding=0, piles={"Beto": "73"}).state
    others = ("others_take", {"cards": 2})
    assert why("sumo", state, PlayCard(36)) == [("sixth", {"row": 1, "sumos": 3 + 5 + 2 + 1 + 5})]
    assert why("sumo", state, PlayCard(2)) == [("low", {"sumos": 1})]
    assert why("sumo", state, PlayCard(42)) == [("next", {"row": 2, "value": 41, "between": 0, "free": 4}), others]
    assert why("sumo", state, PlayCard(45)) == [("room", {"row": 2, "value": 41, "between": 2, "free": 4}), others]
    assert why("sumo", state, PlayCard(74)) == [("next", {"row": 3, "value": 72, "between": 0, "free": 2}), others]
    far = {"row": 3, "value": 72, "between": 98 - 72 - 1 - 2, "free": 2}
    assert why("sumo", state, PlayCard(98)) == [("may_fill", far), others]


def test_sumo_says_what_a_joker_or_a_row_taken_does() -> None:
    table = sumo.scene("18 33 35 46 48", "7", "60", "90", hands={"Ana": "J7", "Beto": "1"})
    assert why("sumo", table.state, PlayCard("J7")) == [("joker_first", {})]
    table.play(Ana="J7", Beto=1)
    assert why("sumo", table.state, PlaceJoker(1)) == [("joker_takes", {"row": 1, "sumos": 1 + 5 + 2 + 1 + 1})]
    assert why("sumo", table.state, PlaceJoker(2)) == [("joker_room", {"row": 2, "left": 3})]
    table.place_joker("Ana", 2)
    assert why("sumo", table.state, TakeRow(4), seat=1) == [("cheapest", {"sumos": 3})]
    assert why("sumo", table.state, TakeRow(2), seat=1) == [("dearer", {"sumos": 1 + 7, "least": 3})]


def test_sorry_says_who_is_sent_back_who_arrives_and_who_could_answer() -> None:
    state = sorry.scene("R1 T20, R2 T2, B1 T25, G1 T18", "5").state
    bump = sorry.read_play("+5 R1", "red", "5")
    assert why("sorry", state, bump) == [("bumps", {"pawns": 1, "seats": [1]}), ("exposed", {"pawns": 1})]
    home = sorry.scene("R1 S1, R2 home, R3 home, R4 home", "5").state
    assert why("sorry", home, sorry.read_play("+5 R1", "red", "5")) == [("wins", {})]
    back = sorry.scene("R1 T4, B1 S2", "4").state
    assert why("sorry", back, sorry.read_play("-4 R1", "red", "4")) == [("short_cut", {"squares": 56})]
    stuck = sorry.scene("", "3").state
    assert why("sorry", stuck, sorry.read_play("pass", "red", "3")) == [("no_use", {})]


def test_rummy_says_what_is_laid_and_kept() -> None:
    state = rummy.scene("R8 K2 J", "K9 B9 Y1", table="run[R5 R6 R7]", players=2).state
    lay = rummy.play("run[R5 R6 R7 R8]")
    rival = ("rival_near", {"seat": 1, "tiles": 3})
    assert why("rummy", state, lay) == [("lays", {"tiles": 1, "points": 8}), ("keeps_joker", {}), rival]
    closing = rummy.scene("R8", "K9 B9 Y1 Y5", table="run[R5 R6 R7]", players=2).state
    assert why("rummy", closing, lay) == [("closes", {"tiles": 1})]
    nothing = rummy.scene("K1 Y4", "K9 B9 Y1 Y5", table="run[R5 R6 R7]", players=2).state
    assert why("rummy", nothing, rummy.PASS) == [("nothing_fits", {})]
    assert why("rummy", state, rummy.PASS) == [("holds_back", {})]


def test_burako_says_what_a_meld_brings_and_whom_a_discard_helps() -> None:
    melds = ("A run R4 R5 R6 R7 R8 R9", "B set K5 B5 Y5")
    state = burako.scene("R10 R5 K9 B12", melds=melds, pozo="K3").state
    state.has_taken = True
    canasta = burako.add("m1", "R4 R5 R6 R7 R8 R9 R10")
    assert why("burako", state, canasta) == [("canasta", {"kind": "pure", "bonus": 200})]
    assert why("burako", state, Discard("K9")) == [("alone", {"points": 10}), ("useless_to_them", {})]
    assert why("burako", state, Discard("R5")) == [("alone", {"points": 5}), ("helps_them", {})]
    pozo = burako.scene("R11 K9", melds=melds, pozo="R10 B3").state
    assert why("burako", pozo, TakePozo()) == [("pozo_fits", {"tiles": 2, "fits": 1})]
    assert why("burako", pozo, burako.DRAW) == [("leaves_pozo", {"tiles": 2, "points": 15, "fits": 1})]


def test_burako_counts_a_one_as_the_neighbour_of_the_thirteen_and_where_agreed_of_the_two() -> None:
    high = burako.scene("R1 R12 K13 K1 Y4", phase="play").state
    for name in ("R1", "R12", "K13", "K1"):
        assert why("burako", high, Discard(name)) == [("least_missed", {"points": 15 if name[1:] == "1" else 10})]
    assert why("burako", high, Discard("Y4")) == [("alone", {"points": 5})]
    assert why("burako", burako.scene("B1 B3", phase="play").state, Discard("B3"))[0][0] == "least_missed"
    never_low = burako.scene("B1 B3", phase="play", options={"one_low": False}).state
    assert why("burako", never_low, Discard("B3"))[0][0] == "alone"


def test_rummy500_says_what_a_card_brings_and_what_comes_with_it() -> None:
    state = rummy500.scene("7H 8H KS 2C 2D", row="6H QD 4S", players=2).state
    use = rummy500.take("6H", rummy500.meld("6H 7H 8H"))
    assert why("rummy500", state, use) == [("uses", {"points": 21}), ("with_it", {"cards": 2, "points": 14})]
    assert why("rummy500", state, rummy500.DRAW_STOCK) == [("leaves_row", {})]
    state.apply(0, use)
    near = ("rival_near", {"seat": 1, "cards": 2})
    assert why("rummy500", state, rummy500.discard("2C")) == [("least_missed", {"points": 2}), near]
    assert why("rummy500", state, rummy500.discard("4S")) == [("alone", {"points": 4}), near]


def test_sumoku_says_what_a_placement_scores() -> None:
    state = sumoku.classic(5, "R5@0,0 G5@1,0", "B5 O5 Y5", "R1 R2").state
    assert why("sumoku", state, sumoku.play("B5@2,0")) == [("scores", {"points": 15, "lines": 1})]
    assert why("sumoku", state, sumoku.PASS) == [("keeps_tiles", {"tiles": 3})]
    race = sumoku.race("solo", 5, [sumoku.owner(sumoku.E26)], options={"players": 1}).state
    assert why("sumoku", race, sumoku.Claim(race.player_grids[0].version)) == [("complete", {})]
