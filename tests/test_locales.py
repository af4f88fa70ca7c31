"""Every message is there in all three languages, takes the same facts, and can be said."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sobremesa
from sobremesa import locales
from sobremesa.core.chance import Chance
from sobremesa.core.events import Event
from sobremesa.core.options import describe
from sobremesa.core.playout import play_out
from sobremesa.core.refused import ACTION_CODES, BOT_CODES, CREATION_CODES, FILE_CODES, Refused
from sobremesa.games import GAMES
from sobremesa.locales import LANGUAGES, SHARED, Speaker, language_from, quoted, speaker, text

SOURCE = Path(sobremesa.__file__).parent
FOLDER = SOURCE / "locales"
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
READERS = {
    "python": [f"{name}.ftl" for name in (*SHARED, *GAMES)],
    "page": [name for name in FILES if name != "terminal.ftl"],
}
EVENTS = {game: import_module(f"sobremesa.games.{game}.events") for game in GAMES}

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
for_each_reader = pytest.mark.parametrize("files", READERS.values(), ids=list(READERS))


class Gathered(Visitor):
    """What a message is made of: its facts, how they are used, and the messages it refers to."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.numbers: set[str] = set()
        self.keys: dict[str, list[str]] = {}
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.others.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.numbers |= {argument.id.name for argument in node.arguments.positional}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        name = node.selector.id.name
        if any(isinstance(variant.key, ftl.NumberLiteral) or variant.key.name == "one" for variant in node.variants):
            self.numbers.add(name)
        else:
            self.keys.setdefault(name, []).extend(variant.key.name for variant in node.variants)
        self.generic_visit(node)


@cache
def entries(language: str, file: str) -> list[ftl.EntryType]:
    return FluentParser().parse((FOLDER / language / file).read_text(encoding="utf-8")).body


@cache
def messages(language: str, file: str) -> dict[str, Gathered]:
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Gathered()
            found[entry.id.name].visit(entry)
    return found


def all_messages(language: str, files: list[str] = FILES) -> dict[str, Gathered]:
    return {name: gathered for file in files for name, gathered in messages(language, file).items()}


def with_others(name: str, known: dict[str, Gathered]) -> Gathered:
    """A message together with those it refers to, for they are said with the same facts."""
    whole, waiting = Gathered(), [name]
    while waiting:
        part = known[waiting.pop()]
        whole.facts |= part.facts
        whole.numbers |= part.numbers
        whole.keys |= part.keys
        waiting += part.others
    return whole


# The files


@in_each_language
def test_every_language_has_the_same_files(language):
    assert sorted(path.name for path in (FOLDER / language).glob("*.ftl")) == FILES


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_messages_of_a_game_begin_with_its_name(language, game):
    """By that a speaker knows which file to read."""
    assert {name.partition("-")[0] for name in messages(language, f"{game}.ftl")} == {game}


def test_games_nobody_asks_about_are_not_read(monkeypatch):
    read = []
    monkeypatch.setattr(locales, "text", lambda language, name: read.append(name) or text(language, name))
    spanish = Speaker("es")
    spanish.say("serve-welcome")
    assert read == ["common", "terminal"]
    assert spanish.knows("sumo-name")
    assert not spanish.knows("sumo-nothing")
    assert read == ["common", "terminal", "sumo"]


@in_each_language
@pytest.mark.parametrize("file", FILES)
def test_a_file_is_read_without_a_rest(language, file):
    assert [entry.content for entry in entries(language, file) if isinstance(entry, ftl.Junk)] == []


@in_each_language
@for_each_reader
def test_nobody_reads_a_message_twice(language, files):
    names = [entry.id.name for file in files for entry in entries(language, file) if isinstance(entry, ftl.Message)]
    assert sorted(names) == sorted(set(names))


@in_each_language
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_messages_in_the_same_order(language, file):
    assert list(messages(language, file)) == list(messages("en", file))


@in_each_language
@for_each_reader
def test_a_message_takes_the_same_facts_in_every_language(language, files):
    known, english = all_messages(language, files), all_messages("en", files)
    facts = {name: with_others(name, known).facts for name in known}
    assert facts == {name: with_others(name, english).facts for name in english}


@in_each_language
@for_each_reader
def test_every_message_can_be_said_with_any_of_its_facts(language, files):
    known = all_messages(language, files)
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource((FOLDER / language / file).read_text(encoding="utf-8")))
    for name in known:
        for facts in samples(with_others(name, known)):
            told, errors = bundle.format_pattern(bundle.get_message(name).value, facts)
            assert not errors, f"{name} {facts}: {errors}"
            assert told.strip()


def samples(message: Gathered) -> Iterator[dict[str, object]]:
    """Every branch of the message: several numbers, each word it knows, a name."""
    choices = {
        name: (0, 1, 2, 1234) if name in message.numbers else tuple(message.keys.get(name, ("Anís",)))
        for name in sorted(message.facts)
    }
    return (dict(zip(choices, values, strict=True)) for values in product(*choices.values()))


REGIONAL = re.compile(
    r"\b(?:\w+áis|(?!dieciséis)\w+éis|vosotros|vuestr\w+|vos|móvil\w*|celular\w*|ordenador\w*|computadora\w*|portátil\w*"
    r"|coge[rs]?|venga|de a \w+|puntaje|a lo sumo)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("file", FILES)
def test_spanish_is_that_of_both_shores(file):
    """One text for es-AR and es-ES: no word that is said, or means something harmless, on one of them only."""
    lines = (FOLDER / "es" / file).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and REGIONAL.search(line)] == []


def test_a_place_on_the_board_is_not_called_what_a_match_is_called():
    text = (FOLDER / "es" / "sorry.ftl").read_text() + (FOLDER / "es" / "sorry-page.ftl").read_text()
    assert "PARTIDA" not in text
    assert "SALIDA" in text


# What has to have words


UNSAID = {"sumo-said-end_condition", *(f"{game}-said-players" for game in GAMES)}
"""Chairs are seen, and how far Sumo goes says how it ends."""


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_choice_of_a_game_has_words(language, game):
    wanted = {f"{game}-name", f"{game}-tagline"}
    kind = sobremesa.game(game).options
    wanted |= {f"{game}-mode-{mode}" for mode in kind.modes}
    for option in describe(kind):
        wanted |= {f"{game}-option-{option.name}", f"{game}-option-{option.name}-help"}
        wanted |= {f"{game}-said-{option.name}"} - UNSAID
        wanted |= {f"{game}-option-{option.name}-{choice}" for choice in option.choices}
    assert missing(language, wanted) == []


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_game_has_words(language, game):
    kinds = [kind for kind in vars(EVENTS[game]).values() if isinstance(kind, type) and issubclass(kind, Event)]
    wanted = {f"{game}-event-{kind.__struct_config__.tag}" for kind in kinds if kind is not Event}
    assert len(wanted) > 3
    assert missing(language, wanted) == []


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_of_a_hint_has_words_and_every_word_a_reason(language, game):
    codes = {f"{game}-why-{code}" for code in first_words(SOURCE / "games" / game / "reasons.py", "because")}
    assert len(codes) > 5
    assert {name for name in all_messages(language) if name.startswith(f"{game}-why-")} == codes


@in_each_language
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_has_words(language, game):
    assert missing(language, {f"level-{level}" for level in sobremesa.game(game).bots}) == []


@in_each_language
def test_every_refusal_in_the_program_has_words(language):
    platform = {*ACTION_CODES, *BOT_CODES, *CREATION_CODES, *FILE_CODES}
    wanted = {f"refused-{code}" for code in platform}
    for path in SOURCE.rglob("*.py"):
        game = path.relative_to(SOURCE / "games").parts[0] if path.is_relative_to(SOURCE / "games") else None
        for code in refusals_in(path) - platform:
            wanted.add(f"{game}-refused-{code}" if game in GAMES else f"refused-{code}")
    assert "sumo-refused-joker_after_joker" in wanted
    assert missing(language, wanted) == []


def refusals_in(path: Path) -> set[str]:
    """The codes a file refuses with."""
    return first_words(path, "Refused")


@cache
def first_words(path: Path, function: str) -> set[str]:
    """The words a file calls a function with: the first argument of each call, also where it is one of two."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    firsts = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == function]
    words = [
        branch for first in firsts for branch in (first, getattr(first, "body", None), getattr(first, "orelse", None))
    ]
    return {word.value for word in words if isinstance(word, ast.Constant)}


@in_each_language
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("sumo", {"mode": "two_round"}),
        ("sumo", {"end_condition": "rounds", "rounds": 1}),
        ("sumo", {"target_sumos": 1}),
        ("sorry", {}),
        ("sorry", {"match_games": 2}),
        ("sorry", {"mode": "scored", "match_target": 50}),
    ],
)
def test_every_way_a_match_can_end_has_words(language, game, options):
    state = sobremesa.game(game).new(seed=1, players=4, **options)
    play_out(state, Chance(bytes(32)))
    assert missing(language, {f"{game}-reason-{state.outcome.reason}"}) == []


def missing(language: str, wanted: set[str]) -> list[str]:
    return sorted(wanted - set(all_messages(language)))


# The speaker


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_AR.UTF-8"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "en"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "es_ES.UTF-8", "LC_ALL": ""}, "es"),
    ],
)
def test_the_language_follows_the_environment(environment, language):
    assert language_from(environment) == language


def test_a_missing_message_or_fact_is_a_mistake_of_the_program():
    with pytest.raises(LookupError):
        speaker("en").say("no-such-message")
    with pytest.raises(LookupError, match="game"):
        speaker("en").say("terminal-welcome", players="Anís")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("es", "Sumo con Anís, Clavo y Menta. ¡A la mesa!"),
        ("en", "Sumo with Anís, Clavo and Menta. Pull up a chair!"),
        ("fr", "Sumo avec Anís, Clavo et Menta. On s’assoit\N{NO-BREAK SPACE}?"),
    ],
)
def test_names_in_a_row_are_joined_as_people_say_them(language, sentence):
    assert speaker(language).say("terminal-welcome", game="Sumo", players=["Anís", "Clavo", "Menta"]) == sentence


@pytest.mark.parametrize("file", FILES)
def test_french_keeps_its_high_punctuation_with_the_word_before(file):
    lines = (FOLDER / "fr" / file).read_text("utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and re.search(r"\S [:;!?»]|« ", line)] == []


@pytest.mark.parametrize(("language", "zero"), [("es", "0 sumos"), ("en", "0 sumos"), ("fr", "0 sumo")])
def test_plurals_are_those_of_the_language(language, zero):
    say = speaker(language).say
    assert [say("sumo-sumos", sumos=number) for number in (0, 1, 2)] == [zero, "1 sumo", "2 sumos"]


def test_a_game_refuses_in_its_own_words_where_it_has_some():
    english = speaker("en")
    waiting = Refused("not_your_turn", reason="choosing_row", seat=2)
    assert english.refusal(waiting, "sumo") == "Another player is choosing a row."
    assert english.refusal(waiting) == "It is not your turn."
    assert english.refusal(Refused("not_your_turn"), "sumo") == "You have already laid your card for this turn."


def test_a_refusal_may_leave_facts_out():
    english = speaker("en")
    assert english.refusal(Refused("bad_record", why="x")) == "This is not a record in good order (x)."
    assert english.refusal(Refused("bad_record", why="x", line=4321)) == (
        "This is not a record in good order: line 4321 (x)."
    )


def test_what_somebody_typed_cannot_command_the_terminal():
    told = speaker("en").say("terminal-not-understood", typed=quoted("\x1b[2J\n\udcff" + "x" * 100))
    assert told == r"I do not understand “\x1b[2J\n\udcff" + "x" * 44 + "…”. Type ? to see what you can do."


def test_a_value_too_deep_to_be_written_is_passed_over():
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    assert quoted(deep) == "…"
