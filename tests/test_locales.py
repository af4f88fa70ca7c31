"""Every message is there in every language, takes the same facts, and can be said."""

import ast
import re
from collections.abc import Iterator
from difflib import SequenceMatcher
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
from sobremesa.catalogue import GAMES
from sobremesa.core.chance import Chance
from sobremesa.core.events import Event
from sobremesa.core.options import describe
from sobremesa.core.playout import play_out
from sobremesa.core.refused import ACTION_CODES, BOT_CODES, CREATION_CODES, FILE_CODES, Refused
from sobremesa.locales import LANGUAGES, OVERLAYS, SHARED, Speaker, language_from, quoted, speaker, text

SOURCE = Path(sobremesa.__file__).parent
FOLDER = SOURCE / "locales"
PROJECT = Path(__file__).parents[1]
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))
READERS = {
    "python": [f"{name}.ftl" for name in (*SHARED, *GAMES)],
    "page": [name for name in FILES if name != "terminal.ftl"],
}
EVENTS = {game: import_module(f"sobremesa.games.{game}.schema") for game in GAMES}

in_each_language = pytest.mark.parametrize("language", LANGUAGES)
in_each_whole_language = pytest.mark.parametrize("language", sorted({*LANGUAGES} - OVERLAYS.keys()))
in_each_overlay = pytest.mark.parametrize("language", OVERLAYS)
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
    """What is written in a file of a language; an overlay may have no such file."""
    path = FOLDER / language / file
    return FluentParser().parse(path.read_text(encoding="utf-8")).body if path.is_file() else []


def own_messages(language: str, file: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(language, file) if isinstance(entry, ftl.Message)}


def gathered(message: ftl.Message) -> "Gathered":
    found = Gathered()
    found.visit(message)
    return found


@cache
def messages(language: str, file: str) -> dict[str, Gathered]:
    """What a reader of the language finds: of an overlay, the messages of its base with its own in their place."""
    written = own_messages(OVERLAYS.get(language, language), file) | own_messages(language, file)
    return {name: gathered(message) for name, message in written.items()}


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


@in_each_whole_language
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
        bundle.add_resource(FluentResource(text(language, Path(file).stem)), allow_overrides=True)
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


# The Spanish of the Río de la Plata


TUTEO = re.compile(
    r"\b(?:tú|ti|contigo|eres|haz|pon|sal|dinos|detenlo|ponla|hazlo"
    r"|abres|acabas|agregas|alargas|alcanzas|anotas|aprendes|avanzas|bajas|borras|buscas|caes|cambias|cantas|cierras"
    r"|colocas|comparas|compartes|completas|compras|confirmas|conoces|conservas|crees|dejas|descansas|descartas"
    r"|descubres|devuelves|dices|eliges|empiezas|ensucias|entiendes|entras|escribes|escuchas|esperas|ganas|giras"
    r"|guardas|haces|invitas|juegas|levantas|liberas|llamas|llegas|llenas|llevas|mandas|metes|miras|muestras|mueves"
    r"|necesitas|ocupas|pasas|pides|piensas|pierdes|plantas|pones|preguntas|prefieres|pruebas|puedes|quedas|quieres"
    r"|quitas|recuerdas|regalas|reordenas|repartes|repites|resbalas|retrocedes|robas|sabes|sacas|sales|saltas|sientas"
    r"|sigues|sirves|sueltas|terminas|tienes|tiras|tocas|tomas|traes|unes|usas|vacías|vienes|vuelves"
    # An imperative and its object, as in tírala, siéntate and quédatela; but not llevártela, nor quedátela.
    r"|(?!\w+[áéí]r?[mst]el[ao]s?\b)\w*[áéíóú][bcdfghjlmnñpqrstvxyz]{1,3}[ae](?:l[aeo]s?|(?:me|te|nos)(?:l[aeo]s?)?)"
    r")\b",
    re.IGNORECASE,
)
"""Words that can only be said to somebody who is called tú."""

MAYBE_TUTEO = re.compile(
    r"(?:^|[.:;!?¡¿]\s*|, o |, y |\bprimero )"
    r"(?:abre|agrega|alarga|aprende|arrima|avanza|baja|busca|cambia|canta|cierra|coloca|compara|comparte|completa|cuenta"
    r"|deja|descarta|devuelve|elige|empieza|entra|escanea|escribe|espera|gira|guarda|invita|juega|junta|levanta|lleva"
    r"|mete|mira|muestra|mueve|ocupa|ordena|pasa|pide|piensa|pregunta|prueba|quita|recuerda|reordena|reparte|repite"
    r"|retrocede|roba|saca|salta|sigue|suelta|suma|termina|tira|toca|toma|une|usa|vuelve|ejecuta)\b",
    re.IGNORECASE,
)
"""Verbs that begin a sentence: an order to somebody called tú, or what somebody else does."""

SOMEBODY_ELSE = {
    *("between-wait-how", "burako-lesson-close-why", "burako-page-close-partner", "burako-page-draws"),
    *("burako-page-plays", "burako-rules-muerto", "lobby-bot-level-easy", "lobby-bot-level-hard", "lobby-chair-away"),
    *("refused-match_of_newer_rules", "rummy-event-time_ran_out", "rummy-lesson-group-done"),
    *("rummy-option-stock_out-end_hand", "rummy-page-draws", "rummy-page-plays", "rummy-said-first_player"),
    *("rummy500-option-stock_out-end_of_turn", "rummy500-option-stock_out-help", "rummy500-page-draws"),
    *("rummy500-page-plays", "sorry-page-chooses", "sorry-page-next", "sorry-page-news-then", "sorry-page-plays"),
    *("sorry-said-first_player", "sorry-said-tier_bonus", "sorry-table-next", "sorry-why-out", "sumo-page-chooses"),
    *("sumo-page-sixth-takes", "sumoku-page-fault-short", "sumoku-page-plays-again", "sumoku-why-crosses"),
    *("sumoku-why-scores", "table-stands-in", "table-watchers", "lobby-bot-level-medium", "sumoku-page-plays"),
}
"""Messages in which such a verb is not an order: what another player, a bot or a card does."""

MISUNDERSTOOD = re.compile(r"(?<!se )\bacab(?!\w+ de\b)\w*|\bcoge\w*", re.IGNORECASE)
"""Words with another meaning there: coger, and acabar without se or de."""


ALIKE = 0.6


class Sentences(Visitor):
    """The text of a message, a sentence for each variant; facts are left out."""

    def __init__(self, message: ftl.Message) -> None:
        self.found: list[str] = []
        self.visit(message)

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        parts = (part.value if isinstance(part, ftl.TextElement) else "…" for part in node.elements)
        self.found.append("".join(parts).strip())
        self.generic_visit(node)


@in_each_overlay
@pytest.mark.parametrize("file", FILES)
def test_an_overlay_holds_only_messages_that_differ_in_the_order_of_its_base(language, file):
    own, base = own_messages(language, file), own_messages(OVERLAYS[language], file)
    assert list(own) == [name for name in base if name in own]
    assert [name for name, message in own.items() if message.equals(base[name])] == []


@in_each_overlay
@pytest.mark.parametrize("file", FILES)
def test_a_message_of_an_overlay_takes_the_facts_and_has_the_variants_of_its_base(language, file):
    own, base = own_messages(language, file), own_messages(OVERLAYS[language], file)
    for name, message in own.items():
        assert vars(gathered(message)) == vars(gathered(base[name])), name
        assert [part.id.name for part in message.attributes] == [part.id.name for part in base[name].attributes], name


@in_each_overlay
@pytest.mark.parametrize("file", FILES)
def test_a_message_of_an_overlay_follows_its_base_when_that_is_rewritten(language, file):
    """The same sentence in other words has as many of them, give or take one, and most letters in common."""
    own, base = own_messages(language, file), own_messages(OVERLAYS[language], file)
    pairs = [
        (name, said, original)
        for name, message in own.items()
        for said, original in zip(Sentences(message).found, Sentences(base[name]).found, strict=True)
    ]
    assert [pair for pair in pairs if abs(len(pair[1].split()) - len(pair[2].split())) > 1] == []
    long = [pair for pair in pairs if len(pair[2].split()) > 3]
    assert [pair for pair in long if likeness(*pair[1:]) < ALIKE] == []


def likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one.lower(), other.lower(), autojunk=False).ratio()


def is_about_others(name: str) -> bool:
    """Rulings tell what the leaflet says and what is played, never what to do now."""
    return name in SOMEBODY_ELSE or "-ruling-" in name


@pytest.mark.parametrize("file", FILES)
def test_the_overlay_says_vos_wherever_spanish_says_tu(file):
    """A new Spanish message that speaks to the player needs one in es-AR, or a line in SOMEBODY_ELSE."""
    spanish, overlay = own_messages("es", file), own_messages("es-AR", file)
    said_to_tu = {
        name
        for name, message in spanish.items()
        for sentence in Sentences(message).found
        if TUTEO.search(sentence) or (not is_about_others(name) and MAYBE_TUTEO.search(sentence))
    }
    assert sorted(said_to_tu - overlay.keys()) == []


@pytest.mark.parametrize("file", FILES)
def test_nobody_at_the_rio_de_la_plata_is_called_tu_or_misunderstands(file):
    said = [(name, one) for name, found in own_messages("es-AR", file).items() for one in Sentences(found).found]
    assert [(name, one) for name, one in said if TUTEO.search(one) or MISUNDERSTOOD.search(one)] == []
    kept = own_messages("es", file).keys() - own_messages("es-AR", file).keys()
    kept_said = [(name, one) for name in kept for one in Sentences(own_messages("es", file)[name]).found]
    assert [(name, one) for name, one in kept_said if MISUNDERSTOOD.search(one)] == []


def test_every_message_about_somebody_else_is_still_there():
    known = {name for file in FILES for name in own_messages("es", file)}
    assert {*SOMEBODY_ELSE} <= known


@pytest.mark.parametrize(
    ("sentence", "is_tuteo"),
    [
        ("Elige una carta.", True),
        ("Aquí puedes pasar.", True),
        ("No cabe: tírala.", True),
        ("Sacaste un 7: quédatela.", True),
        ("Es tu turno.", False),
        ("Elegí una carta y quedátela.", False),
        ("Quien baja su última ficha cierra.", False),
    ],
)
def test_tuteo_is_found(sentence, is_tuteo):
    assert bool(TUTEO.search(sentence) or MAYBE_TUTEO.search(sentence)) == is_tuteo


def test_the_overlay_falls_back_to_spanish_message_by_message():
    say = speaker("es-AR").say
    assert say("rummy-refused-draw_first") == "Primero robá una ficha."
    assert say("rummy-name") == speaker("es").say("rummy-name")


def test_a_place_on_the_board_is_not_called_what_a_match_is_called():
    text = (FOLDER / "es" / "sorry.ftl").read_text() + (FOLDER / "es" / "sorry-page.ftl").read_text()
    assert "PARTIDA" not in text
    assert "SALIDA" in text


@pytest.mark.parametrize(
    "first",
    # The first turn of a match, its first choice, the rules, the lesson, and the terminal.
    [f"burako-{name}" for name in ("page-draw-only", "page-draw-choice", "rules-turn", "lesson-take-task", "ask-draw")],
)
def test_english_says_what_a_pozo_is_where_it_is_first_met(first):
    (found,) = [own_messages("en", file)[first] for file in FILES if first in own_messages("en", file)]
    assert re.search(r"discard pile(?: \(|, the )pozo", " ".join(Sentences(found).found))


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
    codes = {f"{game}-why-{code}" for code in first_words(SOURCE / "bots" / game / "reasons.py", "because")}
    assert len(codes) > 5
    assert {name for name in all_messages(language) if name.startswith(f"{game}-why-")} == codes


SECTIONS = re.compile(r"rules: \[([^\]]*)\]")
"""The sections of a game's rules, as its page lists them."""


@in_each_whole_language
@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_belongs_to_a_section_and_says_what_is_played_here(language, game):
    source = (PROJECT / "web" / "src" / "games" / game / "index.ts").read_text(encoding="utf-8")
    sections = re.findall(r"\w+", SECTIONS.search(source)[1])
    for name, ruling in own_messages(language, f"{game}-rulings.ftl").items():
        assert name.removeprefix(f"{game}-ruling-").partition("-")[0] in sections
        parts = [part.id.name for part in ruling.attributes]
        assert parts in (["leaflet", "here"], ["here"]), name
        english = own_messages("en", f"{game}-rulings.ftl")[name]
        assert parts == [part.id.name for part in english.attributes], name


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_the_rules_tell_the_same_rulings(game):
    """`docs/rules/<game>.md` has a table of them, in the order and the words of the English file."""
    page = (PROJECT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("| **")]
    assert rows == [ruling_row(ruling) for ruling in own_messages("en", f"{game}-rulings.ftl").values()]


def ruling_row(ruling: ftl.Message) -> str:
    (title,) = ruling.value.elements
    parts = {part.id.name: part.value.elements[0].value for part in ruling.attributes}
    return f"| **{title.value}** | {parts.get('leaflet', 'Says nothing about it.')} | {parts['here']} |"


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
        ({"LANG": "es_AR.UTF-8"}, "es-AR"),
        ({"LANG": "es_UY.UTF-8"}, "es-AR"),
        ({"LANG": "es_ES.UTF-8@euro"}, "es"),
        ({"LANG": "es_UY@tango"}, "es-AR"),
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


@pytest.mark.parametrize("file", ["sumoku", "sumoku-page", "sumoku-lesson"])
def test_a_tile_of_sumoku_is_a_jeton_in_french(file):
    assert not re.search(r"\btuiles?\b", text("fr", file), re.IGNORECASE)
