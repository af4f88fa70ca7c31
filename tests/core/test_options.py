"""What a table may agree on, and the first thing wrong with what it may not."""

from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

import sobremesa
from core_scenes import answer_of, refusal_of
from sobremesa.core.options import DEPENDS, OptionDescription, Options, describe, numbers_between, read_options
from sobremesa.core.refused import CREATION_CODES, Refused
from sobremesa.core.state import State


class ToyOptions(Options, frozen=True, kw_only=True):
    """Every hook a game can refine."""

    modes: ClassVar[tuple[str, ...]] = ("long", "short")

    players: int = 3
    mode: Literal["long", "short"] = "long"
    rounds: Annotated[int, Meta(ge=1, le=9)] = DEPENDS
    start: int = 0
    teams: bool = False

    def usual(self) -> dict[str, object]:
        """A short match has two rounds unless somebody wants otherwise."""
        return {"rounds": 2 if self.mode == "short" else 5}

    def bad_value(self) -> str | None:
        """The start is an even number."""
        return "start" if self.start % 2 else None

    def seats(self) -> range:
        return range(2, 5) if self.mode == "long" else range(2, 3)

    def conflict(self) -> tuple[str, ...]:
        """Teams are pairs."""
        return ("players", "teams") if self.teams and self.players % 2 else ()

    def idle(self) -> tuple[str, ...]:
        """Where a short match starts does not matter."""
        return ("start",) if self.mode == "short" else ()


# What is given, and what is left to the defaults


def test_nothing_has_to_be_given():
    assert read_options(ToyOptions, {}) == ToyOptions(players=3, mode="long", rounds=5, start=0, teams=False)


def test_what_is_given_is_taken():
    chosen = {"players": 4, "mode": "long", "rounds": 9, "start": -2, "teams": True}

    assert msgspec.to_builtins(read_options(ToyOptions, chosen)) == chosen


def test_a_default_may_hang_on_another_option_but_never_overrules_a_choice():
    assert read_options(ToyOptions, {"players": 2, "mode": "short"}).rounds == 2
    assert read_options(ToyOptions, {"players": 2, "mode": "short", "rounds": 7}).rounds == 7


def test_what_was_chosen_is_left_as_it_was():
    chosen = {"players": 2, "mode": "short"}

    read_options(ToyOptions, chosen)

    assert chosen == {"players": 2, "mode": "short"}


def test_idle_options_are_no_settings_of_the_match():
    long = read_options(ToyOptions, {})
    short = read_options(ToyOptions, {"players": 2, "mode": "short", "start": 6})

    assert long.settings() == {"players": 3, "mode": "long", "rounds": 5, "start": 0, "teams": False}
    assert short.settings() == {"players": 2, "mode": "short", "rounds": 2, "teams": False}


def test_an_idle_option_must_have_an_allowed_value_all_the_same():
    short = {"players": 2, "mode": "short"}

    assert refusal_of(read_options, ToyOptions, short | {"start": "6"}) == "bad_option_value"
    assert refusal_of(read_options, ToyOptions, short | {"start": 5}) == "bad_option_value"


# The order of the checks


@pytest.mark.refusal(*CREATION_CODES)
def test_the_first_check_that_fails_gives_the_code():
    """All four are wrong; each is put right in turn, and the next one speaks."""
    chosen: dict[str, object] = {"players": 5, "teams": True, "start": 3, "rounds": 0, "novelty": 1}
    codes = []
    for right in ({"novelty": None}, {"rounds": 1}, {"start": 4}, {"players": 3}, {"players": 4}):
        codes.append(refusal_of(read_options, ToyOptions, chosen))
        chosen |= right
        chosen.pop("novelty", None)

    assert codes == [
        "unknown_option",
        "bad_option_value",
        "bad_option_value",
        "bad_player_count",
        "options_conflict",
    ]
    assert read_options(ToyOptions, chosen).players == 4


@pytest.mark.parametrize(
    ("chosen", "code", "facts"),
    [
        (
            {"rounds": 0, "novelty": 1},
            "unknown_option",
            {"name": "novelty", "known": ["players", "mode", "rounds", "start", "teams"]},
        ),
        ({"start": 3, "rounds": 0}, "bad_option_value", {"name": "rounds", "value": 0}),
        ({"start": 3}, "bad_option_value", {"name": "start", "value": 3}),
        ({"mode": "short", "start": []}, "bad_option_value", {"name": "start", "value": []}),
        ({"mode": "short"}, "bad_player_count", {"players": 3, "least": 2, "most": 2, "numbers": "one"}),
        (
            {"players": 10**30},
            "bad_player_count",
            {"players": 10**30, "least": 2, "most": 4, "numbers": "range"},
        ),
        ({"teams": True}, "options_conflict", {"names": ["players", "teams"]}),
    ],
)
def test_a_refusal_names_what_is_wrong(chosen, code, facts):
    with pytest.raises(Refused) as refused:
        read_options(ToyOptions, chosen)

    assert (refused.value.code, refused.value.facts) == (code, facts)


@pytest.mark.parametrize("name", ["modes", "seats", "Players", "players ", "", "__class__", "self", "kind", "seed2"])
@pytest.mark.parametrize("game", sobremesa.GAMES)
def test_only_options_are_options(game, name):
    assert refusal_of(sobremesa.game(game).new, **{name: 1}) == "unknown_option"


def test_a_game_has_to_say_how_many_can_play():
    class Nobody(Options, frozen=True, kw_only=True):
        players: int = 2

    with pytest.raises(TypeError, match="Nobody does not say how many can play"):
        read_options(Nobody, {})


# Every option of every game

OPTIONS = [(game, option) for game in sobremesa.GAMES for option in describe(sobremesa.game(game).options)]

WRONG_TYPES: dict[str, list[Any]] = {
    "integer": [None, True, False, "3", "", 2.5, 3.0, float("nan"), [3], {}, {"players": 3}],
    "boolean": [None, 0, 1, "true", "", 1.0, [True], {}],
    "choice": [None, True, 0, 1.5, "", "no such thing", ["standard"], {}],
    "list": [None, True, 0, 1.5, "", "no such thing", [0], [None], ["no such thing"], {}],
}


def named(value: object) -> str:
    return value.name if isinstance(value, OptionDescription) else str(value)


@pytest.mark.refusal("bad_option_value")
@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=named)
def test_a_value_of_another_type_is_refused(game, option):
    allowed = [repr(choice) for choice in option.choices]
    for value in [value for value in WRONG_TYPES[option.type] if repr(value) not in allowed]:
        with pytest.raises(Refused) as refused:
            sobremesa.game(game).new(**{option.name: value})

        assert (refused.value.code, refused.value.facts["name"]) == ("bad_option_value", option.name)
        assert repr(refused.value.facts["value"]) == repr(value)


def outside(option: OptionDescription) -> list[Any]:
    """Values of the right type that are not allowed."""
    if option.type == "choice":
        return [str(choice).upper() for choice in option.choices] + [f"{choice} " for choice in option.choices]
    values = [] if option.least is None else [option.least - 1, -(10**30)]
    return values if option.most is None else [*values, option.most + 1, 10**30]


@pytest.mark.refusal("bad_option_value")
@pytest.mark.parametrize(("game", "option"), [(game, one) for game, one in OPTIONS if outside(one)], ids=named)
def test_a_value_outside_the_allowed_ones_is_refused(game, option):
    codes = {refusal_of(sobremesa.game(game).new, **{option.name: value}) for value in outside(option)}

    assert codes == {"bad_option_value"}


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=named)
def test_every_allowed_value_can_be_played_by_some_number_of_players(game, option):
    """At the edges of a range; what a number of players or a mode does not allow is all that may be in the way."""
    box = sobremesa.game(game)
    edges = [bound for bound in (option.least, option.most) if bound is not None]
    values = {"choice": list(option.choices), "boolean": [True, False], "integer": edges or [option.default]}
    for value in [*values.get(option.type, []), option.default]:
        modes = [{"mode": mode} for mode in box.options.modes] or [{}]
        answers = [
            answer_of(box.new, **({"players": players} | mode | {option.name: value}))
            for players in range(1, 11)
            for mode in modes
        ]
        states = [answer for answer in answers if isinstance(answer, State)]
        codes = {answer.code for answer in answers if isinstance(answer, Refused)}
        assert {getattr(state.options, option.name) for state in states} == {value}
        assert codes <= {"bad_player_count", "options_conflict"}


MODES = [(game, mode) for game in sobremesa.GAMES for mode in sobremesa.game(game).options.modes]


@pytest.mark.refusal("bad_player_count")
@pytest.mark.parametrize(("game", "mode"), MODES)
def test_each_mode_is_played_by_its_numbers_of_players_and_no_others(game, mode):
    box = sobremesa.game(game)
    allowed = box.options(mode=mode).seats()
    for players in [-(10**30), -1, 0, *range(1, 21), 10**30]:
        answer = answer_of(box.new, players=players, mode=mode)
        if players in allowed:
            assert answer.players == players
        else:
            assert answer.code == "bad_player_count"
            bounds = {"least": allowed[0], "most": allowed[-1], "numbers": numbers_between(allowed)}
            assert answer.facts == {"players": players} | bounds


@pytest.mark.parametrize("game", sobremesa.GAMES)
def test_a_game_can_be_played_without_agreeing_on_anything(game):
    box = sobremesa.game(game)

    assert box.new().options == box.options()
    assert describe(box.options)[0].name == "players"


def test_the_options_of_sumo_are_described_as_its_rules_file_lists_them():
    assert describe(sobremesa.game("sumo").options) == [
        OptionDescription("players", "integer", 4),
        OptionDescription("mode", "choice", "standard", choices=("standard", "short_deck", "two_round")),
        OptionDescription("end_condition", "choice", "target", choices=("target", "rounds")),
        OptionDescription("target_sumos", "integer", 70, least=1, most=500),
        OptionDescription("rounds", "integer", 4, least=1, most=50),
        OptionDescription("short_deck_jokers", "boolean", default=False),
        OptionDescription("change_before_reveal", "boolean", default=True),
        OptionDescription("pile_view", "choice", "face_down", choices=("face_down", "open")),
    ]


def test_a_list_is_described_by_what_it_may_hold():
    class Colourful(Options, frozen=True, kw_only=True):
        players: int = 2
        colours: tuple[Literal["red", "blue"], ...] = ("red",)

    assert describe(Colourful)[1] == OptionDescription("colours", "list", ("red",), choices=("red", "blue"))


def test_an_option_nobody_has_words_for_cannot_be_described():
    class Odd(Options, frozen=True, kw_only=True):
        players: int = 2
        tempo: float = 1.5

    with pytest.raises(TypeError, match="tempo"):
        describe(Odd)


# Whatever is sent


def json_values() -> st.SearchStrategy[object]:
    plain = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12)
    return st.recursive(
        plain,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
        max_leaves=6,
    )


def likely_values(option: OptionDescription) -> st.SearchStrategy[object]:
    """Values that have a chance to be allowed."""
    if option.type == "choice":
        return st.sampled_from(option.choices)
    if option.type == "boolean":
        return st.booleans()
    if option.type == "list":
        return st.lists(st.sampled_from(option.choices), max_size=len(option.choices) + 1)
    return st.integers(option.least or 0, option.most or 11)


@st.composite
def chosen_options(draw: Any, kind: type[Options]) -> dict[str, object]:
    """Some of the options, mostly with likely values, and now and then something of another world."""
    chosen: dict[str, object] = {}
    for option in describe(kind):
        if draw(st.booleans()):
            likely = draw(st.integers(0, 9)) > 0
            chosen[option.name] = draw(likely_values(option) if likely else json_values())
    if draw(st.integers(0, 9)) == 0:
        stranger = draw(st.text(max_size=8).filter(lambda name: name != "seed") | st.just("self"))
        chosen = {stranger: draw(json_values())} | chosen
    return chosen


@pytest.mark.parametrize("game", sobremesa.GAMES)
@given(data=st.data())
def test_any_options_give_a_match_or_one_of_four_refusals(game, data):
    box = sobremesa.game(game)
    chosen = data.draw(chosen_options(box.options))

    answer = answer_of(box.new, seed=7, **chosen)

    if isinstance(answer, Refused):
        assert answer.code in CREATION_CODES
        assert str(answer).startswith(answer.code)
    else:
        agreed = msgspec.json.decode(msgspec.json.encode(answer.options))
        assert agreed == agreed | chosen
