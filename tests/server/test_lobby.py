"""A table before a match: chairs, bots, options, the host."""

import pytest

import sobremesa
from sobremesa.core.outcome import Outcome
from sobremesa.core.refused import Refused
from sobremesa.server.table.lobby import Lobby, new_lobby
from sobremesa.server.table.seats import opens

SUMO = sobremesa.game("sumo")
RANDOM = "0f" * 16


def table(**options: object) -> Lobby:
    return new_lobby("HIGO2746", SUMO, dict(options))[0]


def refused(code: str) -> "pytest.RaisesExc[Refused]":
    return pytest.RaisesExc(Refused, match=rf"^{code}\b")


def test_a_new_table_has_a_free_chair_for_each_player_and_one_key() -> None:
    lobby, key = new_lobby("HIGO2746", SUMO, {"players": 3})
    assert [chair.kind for chair in lobby.chairs] == ["free"] * 3
    assert opens(key, lobby.host)
    assert key not in repr(lobby)


def test_whoever_sits_down_gets_the_first_free_chair_and_a_token_for_it() -> None:
    lobby = table()
    assert lobby.sit("Ana", RANDOM, None)[0] == 0
    seat, token = lobby.sit("Beto", RANDOM, None)
    assert (seat, lobby.seat_of(token)) == (1, 1)
    assert token not in repr(lobby)


def test_a_certain_chair_can_be_asked_for_while_it_is_free() -> None:
    lobby = table()
    assert lobby.sit("Ana", RANDOM, 2)[0] == 2
    with refused("seat_taken"):
        lobby.sit("Beto", RANDOM, 2)
    with refused("no_such_seat"):
        lobby.sit("Beto", RANDOM, 9)


def test_a_full_table_and_a_taken_name_are_refused() -> None:
    lobby = table(players=2)
    lobby.sit("Ana", RANDOM, None)
    with refused("name_taken"):
        lobby.sit(" ANA ", RANDOM, None)
    lobby.seat_bot(SUMO, 1, "easy")
    with refused("table_full"):
        lobby.sit("Beto", RANDOM, None)


def test_bots_have_names_of_their_own_and_come_and_go() -> None:
    lobby = table()
    lobby.sit("Canela", RANDOM, None)
    lobby.seat_bot(SUMO, 1, "hard")
    lobby.seat_bot(SUMO, 2, "easy")
    names = [chair.name for chair in lobby.chairs[:3]]
    assert len(set(names)) == 3
    lobby.seat_bot(SUMO, 1, "easy")
    assert (lobby.chairs[1].name, lobby.chairs[1].level) == (names[1], "easy")
    lobby.seat_bot(SUMO, 1, None)
    assert lobby.chairs[1].kind == "free"
    with refused("unknown_level"):
        lobby.seat_bot(SUMO, 1, "genius")
    with refused("seat_taken"):
        lobby.seat_bot(SUMO, 0, "easy")


def test_the_number_of_chairs_follows_the_options() -> None:
    lobby = table(players=4)
    lobby.sit("Ana", RANDOM, 3)
    lobby.set_options(SUMO, {"players": 2})
    assert [chair.kind for chair in lobby.chairs] == ["person", "free"]
    lobby.sit("Beto", RANDOM, None)
    lobby.set_options(SUMO, {"players": 6})
    lobby.seat_bot(SUMO, 5, "easy")
    with refused("seats_taken"):
        lobby.set_options(SUMO, {"players": 2})
    with refused("bad_option_value"):
        lobby.set_options(SUMO, {"mode": "team"})


def test_free_chairs_are_not_played() -> None:
    lobby = table(players=4)
    assert lobby.problem(SUMO) == "nobody_sits"
    lobby.sit("Ana", RANDOM, 1)
    assert lobby.problem(SUMO) == "bad_player_count"
    lobby.seat_bot(SUMO, 3, "easy")
    assert lobby.problem(SUMO) is None
    match = lobby.deal(SUMO)
    assert match.options.players == 2
    assert [seat.name for seat in match.header.seats] == ["Ana", lobby.chairs[1].name]
    assert match.header.commitment == lobby.commitment()


def test_the_mode_decides_how_many_can_play() -> None:
    lobby = table(mode="two_round")
    for name in ("Ana", "Beto", "Carla"):
        lobby.sit(name, RANDOM, None)
    assert lobby.problem(SUMO) == "bad_player_count"


def test_while_a_match_is_on_chairs_and_options_are_settled() -> None:
    lobby = table(players=2)
    lobby.sit("Ana", RANDOM, None)
    lobby.seat_bot(SUMO, 1, "easy")
    lobby.deal(SUMO)
    for attempt in (
        lambda: lobby.sit("Beto", RANDOM, None),
        lambda: lobby.stand(0),
        lambda: lobby.set_options(SUMO, {}),
        lambda: lobby.seat_bot(SUMO, 1, None),
    ):
        with refused("match_running"):
            attempt()


def test_every_match_has_a_secret_of_its_own_that_people_add_to() -> None:
    lobby = table(players=2)
    lobby.sit("Ana", RANDOM, None)
    lobby.seat_bot(SUMO, 1, "easy")
    first = lobby.deal(SUMO)
    promised = lobby.commitment()
    lobby.match_over(SUMO, Outcome(ranks=(1, 2), totals=(3, 5), reason="rounds"))
    assert lobby.commitment() != promised
    lobby.say_again(0, "aa" * 16)
    second = lobby.deal(SUMO)
    assert second.header.seats[0].random == "aa" * 16
    assert first.seed() != second.seed()


def test_a_new_link_takes_the_old_token_its_worth() -> None:
    lobby = table()
    _, token = lobby.sit("Ana", RANDOM, None)
    fresh = lobby.new_link(0)
    assert (lobby.seat_of(token), lobby.seat_of(fresh)) == (None, 0)
    with refused("no_such_seat"):
        lobby.new_link(1)


def test_a_copy_is_independent() -> None:
    lobby = table()
    copy = lobby.copy()
    copy.sit("Ana", RANDOM, None)
    assert lobby.chairs[0].kind == "free"
