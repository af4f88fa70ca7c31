"""What a Python caller gets wrong: input is refused with a code, a mistake of the program is one clear line.

The same on the compiled engine, which has its own words for arguments of other types than declared.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest

import sobremesa
import toys
from core_scenes import BELL, bell_match, open_match, play, refusal_of, seats
from sobremesa.bots.seat import answer
from sobremesa.core import record
from sobremesa.core.actions import ActionReader
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.match import Match, replay, verify
from sobremesa.core.record import Seat, Ticked
from sobremesa.games.rummy import RummyOptions
from sobremesa.games.sumo import SumoAction, SumoOptions
from sobremesa.lab.arena import arena
from sobremesa.lab.matches import play as play_match
from sobremesa.lab.simulate import simulate

SUMO = sobremesa.game("sumo")
GAMES = [*(sobremesa.game(name) for name in sobremesa.GAMES), toys.RUSH, toys.POND, BELL]

all_games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


def chance() -> Chance:
    return Chance(seed_from_int(1))


def line_of(error: pytest.ExceptionInfo[BaseException]) -> str:
    """What the error says, which has to be one line and no private name."""
    said = str(error.value)
    assert said
    assert "\n" not in said
    assert not re.search(r"\b_\w", said)
    return said


# Input is refused


@all_games
@pytest.mark.refusal("stale_action")
@pytest.mark.parametrize("decision_id", ["x", "", 0.0, True, False, (0,), b"0", 10**30, -1], ids=repr)
def test_what_is_not_the_present_moment_is_stale(game, decision_id):
    state = game.new(seed=7)
    seat = state.to_act[0]

    assert refusal_of(state.check, seat, state.legal_actions(seat)[0], decision_id) == "stale_action"


@pytest.mark.refusal("malformed_action")
@pytest.mark.parametrize("message", [None, {}, {"type": "play_card", "card": 7}, bytearray(b"{}"), 7, [], ...])
def test_what_is_neither_an_action_nor_json_is_malformed(message):
    match = open_match(players=2)
    match.start()

    assert refusal_of(match.act, 0, message) == "malformed_action"
    assert refusal_of(match.check, 0, message) == "malformed_action"
    assert refusal_of(ActionReader(SumoAction).read, message) == "malformed_action"
    assert match.moves == []


@pytest.mark.refusal("not_your_seat")
@pytest.mark.parametrize("seat", [True, 1.0, "1", 0, (1,)], ids=repr)
def test_only_the_senders_own_number_is_its_seat(seat):
    match = open_match(players=2)
    state = match.start()
    action = state.legal_actions(1)[0]

    assert refusal_of(match.act, 1, action, seat=seat) == "not_your_seat"
    match.act(1, action, seat=1)


@pytest.mark.refusal("not_a_player")
@pytest.mark.parametrize("sender", [True, 1.0, "1", None, 2, -1, [0]], ids=repr)
def test_only_a_seat_may_send(sender):
    match = open_match(players=2)
    action = match.start().legal_actions(1)[0]

    assert refusal_of(match.act, sender, action) == "not_a_player"


@pytest.mark.refusal("unknown_game")
@pytest.mark.parametrize("name", [None, 1, b"sumo", ["sumo"], "", "@1", "sumo@", "sumo@2", "Sumo", ...], ids=repr)
def test_what_is_no_name_of_a_game_is_an_unknown_game(name):
    if name == "sumo@":
        assert sobremesa.game(name) is SUMO
    else:
        assert refusal_of(sobremesa.game, name) == "unknown_game"


@pytest.mark.refusal("bad_record")
@pytest.mark.parametrize("raw", [None, "", "{}\n", 5, bytearray(b"{}\n"), [b"{}\n"], b""], ids=repr)
def test_what_is_no_bytes_is_no_record(raw):
    assert refusal_of(record.read, raw) == "bad_record"
    assert refusal_of(verify, SUMO, raw) == "bad_record"


@pytest.mark.refusal("bad_record")
@pytest.mark.parametrize("names", [["Ana", "Beto"], [Seat(name=5), Seat(name="Ana")], [None, None], 5], ids=repr)
def test_seats_that_a_record_cannot_hold_are_refused(names):
    assert refusal_of(Match.with_seed, SUMO, SumoOptions(players=2), names, 1) == "bad_record"


@pytest.mark.refusal("bad_seed")
@pytest.mark.parametrize("seed", [1.5, "1", b"", bytes(31), True, -1, bytearray(32)], ids=repr)
def test_every_seed_is_judged_alike(seed):
    options = SumoOptions(players=2)

    assert refusal_of(Match.with_seed, SUMO, options, seats(2), seed) == "bad_seed"
    assert refusal_of(simulate, SUMO, options, games=1, seed=seed) == "bad_seed"
    assert refusal_of(arena, SUMO, options, bots=["easy"], matches=1, seed=seed) == "bad_seed"
    assert refusal_of(SUMO.begin, options, seed) == "bad_seed"
    assert refusal_of(SUMO.new(seed=1).imagine, 0, seed) == "bad_seed"


@pytest.mark.refusal("bad_position")
@pytest.mark.parametrize("document", [None, 5, "", [], b"{}", {1: 2}, {"hands": None}, {"options": []}, ...])
@pytest.mark.parametrize("name", sobremesa.GAMES)
def test_what_is_no_document_is_no_position(name, document):
    assert refusal_of(sobremesa.game(name).from_position, document) == "bad_position"


@pytest.mark.refusal("bad_position")
@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess@1"},
        {"more": 1},
        {"seed": "00"},
        {"seed": "zz" * 32},
        {"drawn": -1},
        {"drawn": "0"},
        {"drawn": 2**53 - 1},
        {"reveals": 2**53 - 1},
    ],
    ids=str,
)
@pytest.mark.parametrize("name", sobremesa.GAMES)
def test_what_all_positions_say_is_read_strictly(name, change):
    game = sobremesa.game(name)
    assert refusal_of(game.from_position, game.new(seed=1).position() | change) == "bad_position"


@pytest.mark.refusal("bad_position")
@pytest.mark.parametrize("name", sobremesa.GAMES)
def test_a_document_that_holds_itself_is_no_position(name):
    document: list[Any] = []
    document.append(document)
    assert refusal_of(sobremesa.game(name).from_position, document) == "bad_position"


@pytest.mark.refusal("unknown_level")
@pytest.mark.parametrize("level", [None, 1, [], ["easy"], "Easy", b"easy"], ids=repr)
def test_what_is_no_level_is_unknown(level):
    options = SumoOptions(players=2)
    calls: list[Callable[[], Any]] = [
        lambda: SUMO.bot(level),
        lambda: answer(SUMO, SUMO.new(seed=1), 0, level, chance()),
        lambda: simulate(SUMO, options, games=1, bots=[level], seed=1),
        lambda: arena(SUMO, options, bots=["easy", level], matches=1, seed=1),
        lambda: play_match(SUMO, options, ["easy", level], chance()),
    ]

    assert {refusal_of(call) for call in calls} == {"unknown_level"}


@pytest.mark.refusal("not_a_player", "not_your_turn", "match_over")
def test_a_bot_is_asked_for_a_seat_that_may_act():
    sorry = sobremesa.game("sorry")
    state = sorry.new(players=2, seed=1)
    waiting = 1 - state.to_act[0]

    assert refusal_of(answer, sorry, state, None, "easy", chance()) == "not_a_player"
    assert refusal_of(answer, sorry, state, True, "easy", chance()) == "not_a_player"
    assert refusal_of(answer, sorry, state, waiting, "easy", chance()) == "not_your_turn"
    over = play(open_match(players=2)).state
    assert over is not None
    assert refusal_of(answer, SUMO, over, 0, "easy", chance()) == "match_over"


@pytest.mark.refusal("match_not_started")
def test_nothing_is_applied_before_the_start():
    match = open_match(players=2)

    assert refusal_of(match.apply, Ticked(n=1, at=0)) == "match_not_started"
    assert match.due(5) is None


# A mistake of the program is one clear line


@all_games
def test_a_tick_needs_a_clock(game):
    state = game.new(seed=7)
    state.deadline = None

    with pytest.raises(ValueError, match="no clock is running") as error:
        state.tick()
    line_of(error)


def test_a_finished_match_has_no_clock():
    match = bell_match()
    while (tick := match.due(10**6)) is not None:
        match.apply(tick)

    assert match.state is not None
    with pytest.raises(ValueError, match="no clock is running"):
        match.state.tick()


@pytest.mark.parametrize("at", [None, 1.5, "1", True, [], float("nan")], ids=repr)
def test_time_is_a_whole_number(at):
    match = bell_match()
    assert match.state is not None
    action = match.state.legal_actions(0)[0]

    acts = [lambda: match.act(0, action, at=at), lambda: match.check(0, action, at=at)]
    for call in (lambda: match.due(at), lambda: match.overdue(at), *acts):
        with pytest.raises(TypeError, match="whole number of milliseconds") as error:
            call()
        line_of(error)
    assert match.moves == []


@pytest.mark.parametrize("by", [5, b"bot", ["bot"], True], ids=repr)
def test_who_acted_is_a_name(by):
    match = open_match(players=2)
    action = match.start().legal_actions(0)[0]

    with pytest.raises(TypeError, match="`by` is a name") as error:
        match.act(0, action, by=by)
    line_of(error)


@pytest.mark.parametrize("move", [None, {}, "tick", SumoOptions()], ids=repr)
def test_only_a_line_can_be_applied(move):
    match = open_match(players=2)
    match.start()

    with pytest.raises(TypeError, match="`apply` takes a line") as error:
        match.apply(move)
    line_of(error)


@pytest.mark.parametrize("written", [None, b"{}\n", "x", {}], ids=repr)
def test_only_a_record_can_be_replayed(written):
    with pytest.raises(TypeError, match="`replay` takes a Record") as error:
        next(replay(SUMO, written))
    line_of(error)


COUNTS: list[tuple[dict[str, Any], type[Exception]]] = [
    ({"games": 0}, ValueError),
    ({"games": -1}, ValueError),
    ({"games": 1.0}, TypeError),
    ({"games": True}, TypeError),
    ({"games": None}, TypeError),
    ({"workers": 0}, ValueError),
    ({"workers": "2"}, TypeError),
    ({"bots": "easy"}, TypeError),
]


@pytest.mark.parametrize(("wrong", "kind"), COUNTS, ids=repr)
def test_simulate_says_what_is_wrong_with_its_arguments(wrong, kind):
    with pytest.raises(kind, match=next(iter(wrong))) as error:
        simulate(SUMO, SumoOptions(players=2), **({"games": 1, "seed": 1} | wrong))
    line_of(error)


@pytest.mark.parametrize(
    ("wrong", "kind"),
    [
        *(({"matches": wrong["games"]}, kind) for wrong, kind in COUNTS if "games" in wrong),
        *((wrong, kind) for wrong, kind in COUNTS if "games" not in wrong),
        ({"bots": []}, ValueError),
        ({"seconds": -1}, ValueError),
        ({"seconds": float("nan")}, ValueError),
        ({"seconds": "1"}, TypeError),
        ({"seconds": None}, TypeError),
    ],
    ids=repr,
)
def test_arena_says_what_is_wrong_with_its_arguments(wrong, kind):
    with pytest.raises(kind, match=next(iter(wrong)).rstrip("s")) as error:
        arena(SUMO, SumoOptions(players=2), **({"bots": ["easy"], "matches": 1, "seed": 1} | wrong))
    line_of(error)


@pytest.mark.parametrize("game", ["sumo", None, SumoOptions, SUMO.name])
def test_the_lab_needs_a_game(game):
    for call in (
        lambda: simulate(game, SumoOptions(players=2), games=1, seed=1),
        lambda: arena(game, SumoOptions(players=2), bots=["easy"], matches=1, seed=1),
    ):
        with pytest.raises(TypeError, match="has to be a Game") as error:
            call()
        line_of(error)


@pytest.mark.parametrize("bots", [[], ["easy"], ["easy"] * 3])
def test_every_seat_has_a_bot(bots):
    with pytest.raises(ValueError, match="bots cannot play for 2 seats") as error:
        play_match(SUMO, SumoOptions(players=2), bots, chance())
    line_of(error)


class Chooser:
    def choose(self, world: Any, seat: int, chance: Chance, seconds: float) -> Any:
        return world.legal_actions(seat)[0]


@pytest.mark.parametrize("bot", [None, "easy", Chooser, ...], ids=repr)
def test_a_bot_is_an_object_that_can_choose(bot):
    with pytest.raises(TypeError, match="the bot 'mine' has to be an object with a method `choose`") as error:
        SUMO.with_bots(mine=bot)
    line_of(error)
    assert "mine" in SUMO.with_bots(mine=Chooser()).bots


@pytest.mark.parametrize("number", [1.5, "1", None, b"1"], ids=repr)
def test_a_seed_is_made_from_a_whole_number(number):
    with pytest.raises(TypeError) as error:
        seed_from_int(number)
    line_of(error)


def test_a_seed_given_to_open_is_what_new_takes():
    options = RummyOptions(players=2)
    rummy = sobremesa.game("rummy")
    match = Match.with_seed(rummy, options, seats(2), 7)

    assert match.header.seed == seed_from_int(7).hex()
    assert match.start().position() == rummy.new(players=2, seed=7).position()
