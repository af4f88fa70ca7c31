"""Options mean the same however a Python caller gives them: as a Struct, as a dict, or by name."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import sobremesa
import toys
from core_scenes import answer_of, refusal_of
from sobremesa.core import record
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.match import Match, verify
from sobremesa.core.options import Options, read_options
from sobremesa.core.record import Seat
from sobremesa.core.refused import CREATION_CODES, Refused
from sobremesa.games.burako import BurakoOptions
from sobremesa.games.rummy import RummyOptions
from sobremesa.games.sorry import SorryOptions
from sobremesa.games.sumo import SumoOptions
from sobremesa.games.sumoku import SumokuOptions
from sobremesa.lab.arena import arena
from sobremesa.lab.matches import play, play_at_random
from sobremesa.lab.simulate import simulate

CHOICES: list[tuple[str, dict[str, Any]]] = [
    ("sumo", {"mode": "two_round"}),
    ("rummy", {"mode": "single_hand"}),
    ("rummy", {"mode": "match", "hands": 2}),
    ("rummy", {}),
    ("burako", {"players": 2}),
    ("burako", {"players": 2, "hand_size": 15}),
    ("sumoku", {"mode": "solo"}),
    ("sumoku", {"mode": "team"}),
    ("sumoku", {"mode": "team", "players": 2}),
    ("sorry", {"players": 2}),
    ("sorry", {"players": 3, "colours": ["red", "blue", "green"]}),
    ("rummy500", {"players": 5}),
]
REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("sumo", {"players": 11}, "bad_player_count"),
    ("sumo", {"players": 4.0}, "bad_option_value"),
    ("sumo", {"players": True}, "bad_option_value"),
    ("sumo", {"players": None}, "bad_option_value"),
    ("sumo", {"players": []}, "bad_option_value"),
    ("sumo", {"mode": ["standard"]}, "bad_option_value"),
    ("sumo", {"players": msgspec.UNSET}, "bad_option_value"),
    ("rummy", {"players": 7}, "bad_player_count"),
    ("rummy", {"hands": 0}, "bad_option_value"),
    ("rummy", {"joker_in_trio": "foo"}, "bad_option_value"),
    ("rummy", {"turn_seconds": 3}, "bad_option_value"),
    ("rummy", {"mode": "single_hand", "hands": 4}, "options_conflict"),
    ("burako", {"players": 3}, "bad_player_count"),
    ("burako", {"players": {}}, "bad_option_value"),
    ("burako", {"players": 2, "hand_size": 11}, "options_conflict"),
    ("burako", {"target": 250}, "bad_option_value"),
    ("sumoku", {"mode": []}, "bad_option_value"),
    ("sumoku", {"mode": "classic", "players": 1}, "bad_player_count"),
    ("sumoku", {"mode": "team", "teams": 4, "players": 3}, "options_conflict"),
    ("sorry", {"players": []}, "bad_option_value"),
    ("sorry", {"colours": ("red", "red", "blue", "green")}, "bad_option_value"),
    ("sorry", {"colours": 5}, "bad_option_value"),
    ("sorry", {"mode": "partners", "players": 2}, "bad_player_count"),
    ("rummy500", {"players": 9}, "bad_player_count"),
    ("rummy500", {"set_duplicates": True}, "options_conflict"),
]


def seats(number: int) -> list[Seat]:
    return [Seat(name=f"Player {seat}") for seat in range(number)]


def ways_in(name: str) -> dict[str, Callable[[Any], Any]]:
    """Everything that takes options, as calls that return the options it has read."""
    game = sobremesa.game(name)
    chance = Chance(seed_from_int(1))
    ten = seats(game.options().players)
    return {
        "read_options": lambda given: read_options(game.options, given),
        "begin": lambda given: game.begin(given, chance).options,
        "open": lambda given: Match.with_seed(game, given, ten, seed_from_int(1)).options,
        "sealed": lambda given: Match.with_commitment(game, given, ten, bytes(32)).options,
        "play": lambda given: play(game, given, ["easy"] * 4, chance),
        "play_at_random": lambda given: play_at_random(game, given, chance),
        "simulate": lambda given: simulate(game, given, games=1, seed=1),
        "arena": lambda given: arena(game, given, bots=["easy"], matches=1, seed=1),
    }


@pytest.mark.parametrize(("name", "chosen"), CHOICES)
def test_options_mean_the_same_as_a_struct_as_a_dict_and_by_name(name, chosen):
    game = sobremesa.game(name)
    made = game.options(**chosen)
    by_name = game.new(seed=1, **chosen)

    as_struct, as_dict = (game.begin(given, Chance(seed_from_int(1))) for given in (made, chosen))

    assert as_struct.options == as_dict.options == by_name.options
    assert as_struct.position() == as_dict.position() == by_name.position()
    assert game.from_position(as_struct.position()).position() == as_struct.position()


@pytest.mark.parametrize(("name", "chosen"), CHOICES)
def test_options_that_were_read_are_read_again_as_they_are(name, chosen):
    kind = sobremesa.game(name).options
    once = read_options(kind, chosen)

    assert read_options(kind, once) == once
    assert hash(read_options(kind, kind(**chosen))) == hash(once)


@pytest.mark.parametrize(
    ("made", "name", "value"),
    [
        (RummyOptions(), "hands", 4),
        (RummyOptions(mode="single_hand"), "hands", 1),
        (BurakoOptions(), "hand_size", 11),
        (BurakoOptions(players=2), "hand_size", 12),
        (SumokuOptions(mode="team"), "players", 4),
        (SumokuOptions(mode="team", players=2), "players", 2),
        (SumokuOptions(mode="solo"), "players", 1),
        (SorryOptions(players=2), "colours", ("red", "yellow")),
    ],
)
def test_a_default_that_depends_on_other_options_is_there_from_the_start(made, name, value):
    assert getattr(made, name) == value


@pytest.mark.refusal(*CREATION_CODES[1:])
@pytest.mark.parametrize(("name", "chosen", "code"), REFUSED)
def test_every_way_in_refuses_what_new_refuses(name, chosen, code):
    game = sobremesa.game(name)
    by_name = answer_of(game.new, **chosen)
    assert isinstance(by_name, Refused)
    assert by_name.code == code

    for given in (game.options(**chosen), chosen):
        answers = {way: answer_of(call, given) for way, call in ways_in(name).items()}
        assert {way: (answer.code, answer.facts) for way, answer in answers.items()} == dict.fromkeys(
            answers, (code, by_name.facts)
        )


@pytest.mark.refusal("unknown_option")
@pytest.mark.parametrize("name", sobremesa.GAMES)
def test_every_way_in_refuses_an_unknown_option(name):
    assert {refusal_of(call, {"novelty": 1}) for call in ways_in(name).values()} == {"unknown_option"}


@pytest.mark.parametrize("given", [None, "standard", 4, SumoOptions, [("players", 2)], toys.PondOptions()], ids=repr)
def test_what_is_no_options_of_the_game_is_a_clear_type_error(given):
    for call in ways_in("sumo").values():
        with pytest.raises(TypeError, match=r"^options are a SumoOptions or a dict, not a \w+$"):
            call(given)


def test_a_single_hand_is_one_hand_in_the_lab_and_in_the_record():
    rummy = sobremesa.game("rummy")
    options = RummyOptions(players=2, mode="single_hand")
    played = play(rummy, options, ["easy", "easy"], Chance(seed_from_int(1)))
    match = Match.with_seed(rummy, options, seats(2), 1)
    state = match.start()
    while state.outcome is None:
        seat = state.to_act[0]
        match.act(seat, state.random_action(seat, Chance(seed_from_int(len(match.moves)))))

    assert played.hands == 1
    assert state.hands_played == 1
    assert verify(rummy, record.write(match.record())).state is not None


def test_the_lab_reads_options_once_for_each_match_and_no_oftener(monkeypatch):
    """A playout must not pay for it move by move."""
    read = []

    def counted(self: Options) -> range:
        read.append(self)
        return range(2, 11)

    monkeypatch.setattr(SumoOptions, "seats", counted)
    simulate(sobremesa.game("sumo"), SumoOptions(players=2, target_sumos=30), games=3, seed=1)

    assert len(read) == 1 + 3
