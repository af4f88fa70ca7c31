"""What the terminal prints can be typed: examples are legal, and every word of a prompt is understood."""

import re
from importlib import import_module
from typing import Any

import pytest
from rich.console import Console

import sobremesa
from effort import amount
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.match import Match
from sobremesa.core.record import Seat
from sobremesa.core.refused import Refused
from sobremesa.locales import LANGUAGES, speaker, text
from sobremesa.terminal.games.sumoku import written_laid
from sobremesa.terminal.play import PERSON
from sobremesa.terminal.words import text_of
from terminal.people import Typist, seen, sit

DEALS = amount(quick=60, usual=1000, full=20_000)
MATCHES = amount(quick=2, usual=8, full=200)
MOST_TURNS = 150

all_languages = pytest.mark.parametrize("language", LANGUAGES)
all_games = pytest.mark.parametrize("name", sobremesa.GAMES)

QUOTED = re.compile(r"[“«]\s*(.*?)\s*[”»]")
LETTER = re.compile(r"([^(),.¿!]+)\(([a-z*])\)")
"""A clause of a prompt that ends with its letter: `Draw from the stock (s)`."""


def reader(name: str, language: str, players: int = 4) -> Any:
    """The text of a game for the person, who sits among bots."""
    names = ["You", "Canela", "Anís", "Clavo"][:players]
    return text_of(sobremesa.game(name), speaker(language), names, PERSON)


def states(name: str, *, seed: int = 7, most: int = MOST_TURNS) -> Any:
    """States in which the person has to act, in every mode of the game, played at random."""
    box = sobremesa.game(name)
    for mode in box.options.modes or ("",):
        for number in range(MATCHES):
            state = box.new(seed=seed + number, **({"mode": mode} if mode else {}))
            chance = Chance(seed_from_int(number))
            for _ in range(most):
                if state.outcome is not None:
                    break
                if PERSON in state.to_act:
                    yield state
                if not state.to_act:
                    state.tick()
                else:
                    seat = state.to_act[chance.below(len(state.to_act))]
                    state.apply(seat, state.random_action(seat, chance))


# Examples


@all_languages
def test_the_example_for_the_first_line_of_sumoku_is_legal(language):
    """Where there is one: of some deals no line can be made."""
    given = 0
    for seed in range(DEALS):
        sitting = sit(Typist(), name="sumoku", language=language, seed=seed)
        if sitting.state.to_act != (PERSON,):
            continue
        view = sitting.state.view(PERSON)
        asked = sitting.question(view)
        example = QUOTED.search(asked)
        legal = sitting.state.legal_actions(PERSON)
        if example is None:
            assert len(legal) == 1
            continue
        action = sitting.text.read(view, example[1])
        assert asked == sitting.question(view)
        sitting.state.check(PERSON, action)
        given += 1
    assert given > DEALS // 4


def test_the_example_is_accepted_when_it_is_typed():
    sitting = sit(Typist(), name="sumoku", seed=next(first_turns()))
    example = QUOTED.search(sitting.question(sitting.state.view(PERSON)))
    assert example is not None
    sitting.screen.source.words = [example[1]]
    assert sitting.person_acts()
    assert sitting.state.seat != PERSON or sitting.state.is_replay


def first_turns() -> Any:
    """Seeds of Sumoku with which the person lays the first line, and can."""
    for seed in range(100):
        state = sit(Typist(), name="sumoku", seed=seed).state
        if state.to_act == (PERSON,) and len(state.legal_actions(PERSON)) > 1:
            yield seed


# Notation


def test_what_sumoku_says_of_laid_tiles_can_be_typed():
    """A six that lies as nine is printed as `R9`."""
    box = sobremesa.game("sumoku")
    nines = 0
    for seed in range(amount(quick=15, usual=60, full=600)):
        state = box.new(players=2, seed=seed)
        chance = Chance(seed_from_int(seed))
        while state.outcome is None:
            seat = state.to_act[0]
            action = state.random_action(seat, chance)
            before = state.copy()
            state.events = []
            state.apply(seat, action)
            placed = [told.event for told in state.events if type(told.event).__name__ == "Placed"]
            if placed and seat == PERSON:
                printed = written_laid(placed[0].tiles)
                nines += "9@" in printed
                typed = reader("sumoku", "en").read(before.view(PERSON), printed)
                before.check(PERSON, typed)
                before.apply(PERSON, typed)
                assert before.view(None).classic.grid == state.view(None).classic.grid
    assert nines


@all_games
@all_languages
def test_what_the_help_offers_is_understood(name, language):
    """An entry as a whole, or each of its words where it lists what there is."""
    seen_words = set()
    for state in states(name, most=60):
        read = reader(name, language, state.players)
        view = state.view(PERSON)
        actions = state.legal_actions(PERSON) if name == "sorry" else []
        read.table(view, 100, {action: state.appraise(PERSON, action) for action in actions})
        for typed, _ in read.help(view):
            for word in [typed] if read.read(view, typed) is not None else typed.replace("…", " ").split():
                assert read.read(view, word) is not None, (typed, word)
                seen_words.add(word)
    assert seen_words


@pytest.mark.parametrize("name", ["rummy", "burako", "rummy500", "sumoku"])
def test_every_piece_that_the_table_shows_can_be_typed(name):
    """With its signs: jokers and wild tiles with what they stand for, what was laid last."""
    module = import_module(f"sobremesa.terminal.games.{name}")
    shown = set()
    for state in states(name, most=80):
        view = state.view(PERSON)
        console = Console(width=300, no_color=True, force_terminal=False)
        with console.capture() as capture:
            console.print(reader(name, "en", state.players).table(view, 300, {}))
        shown |= set(PIECE[name].findall(capture.get()))
    assert len(shown) > 20
    for piece in shown:
        assert NAMED[name](module, piece), piece


PIECE = {
    "rummy": re.compile(r"(?<![\w★])(?:★[KRBY]?\d{0,2}|[KRBY]\d{1,2}\+?)(?!\w)"),
    "burako": re.compile(r"(?<!\w)(?:J|[KRBY]\d{1,2})(?:=[KRBY]?\d{1,2})?(?!\w)"),
    "rummy500": re.compile(r"(?<!\w)(?:★(?:10|[2-9JQKA])?[♠♥♦♣]?|(?:10|[2-9JQKA])[♠♥♦♣])"),
    "sumoku": re.compile(r"(?<!\w)[ROYGBP][1-9](?!\w)"),
}
NAMED = {
    "rummy": lambda module, piece: module.read_face(piece),
    "burako": lambda module, piece: piece.partition(module.STANDS)[0] in module.FACES,
    "rummy500": lambda module, piece: module.read_face(piece),
    "sumoku": lambda module, piece: module.named([piece], []),
}


# Words


def prompts(name: str, language: str) -> dict[str, str]:
    """Everything that a game asks, as the locale file has it."""
    return dict(re.findall(rf"^({name}-ask-[\w-]+) = (.*)$", text(language, name), re.MULTILINE))


@all_games
@all_languages
def test_a_word_before_its_letter_means_the_letter(name, language):
    """`Draw (d)`: the letter, the clause as it stands, and one of its words alone."""
    read = reader(name, language)
    found = 0
    for asked in prompts(name, language).values():
        for clause, letter in LETTER.findall(asked):
            words = re.findall(r"[\w-]+", clause)
            assert letter in [read.shortened(word) for word in words], (clause, letter)
            found += 1
    assert found or name in ("sumo", "sorry")


SPOKEN = {
    ("rummy", "en"): {"draw": "d", "Draw": "d", "pass": "p", "PASS": "p", "close": "*"},
    ("rummy", "es"): {"robas": "d", "robar": "d", "paso": "p", "pass": "p", "draw": "d", "cierras": "*"},
    ("rummy", "fr"): {"piocher": "d", "passer": "p", "finir": "*"},
    ("burako", "en"): {"draw from the stock": "s", "take the pozo": "p", "put back": "r", "return": "r"},
    ("burako", "es"): {"robar": "s", "pozo": "p", "devuelves": "r"},
    ("burako", "fr"): {"piocher": "s", "prendre le pozo": "p", "rendre": "r"},
    ("sumoku", "en"): {"stop": "p", "ready": "r", "claim": "!", "give up": "g", "exchange R5": "x R5"},
    ("sumoku", "es"): {"dejarlo": "p", "empezamos": "r", "cambio R5": "x R5"},
    ("sumoku", "fr"): {"arrêter": "p", "arreter": "p", "on commence": "r", "échange R5": "x R5"},
    ("rummy500", "en"): {"draw": "s", "pass": "p", "take from the row 7S 7H 7D": "7S 7H 7D", "lay off 9H @2": "9H @2"},
    ("rummy500", "es"): {"robas": "s", "pasas": "p", "tomas 7S": "7S", "descartas 7S": "7S"},
    ("rummy500", "fr"): {"tu pioches": "s", "tu passes": "p", "tu défausses 7S": "7S"},
    ("sumo", "en"): {"play 36": "36", "take 2": "2"},
    ("sumo", "es"): {"juego 36": "36", "me llevo 2": "2"},
    ("sumo", "fr"): {"joue 36": "36", "ramasse 2": "2"},
}


@pytest.mark.parametrize(("name", "language"), SPOKEN, ids=str)
def test_what_people_say_is_understood(name, language):
    read = reader(name, language)

    assert {said: read.shortened(said) for said in SPOKEN[name, language]} == SPOKEN[name, language]


@pytest.mark.parametrize(
    ("name", "language", "verbs"),
    [
        ("burako", "en", "lay add discard"),
        ("burako", "es", "bajas agregas descartas"),
        ("burako", "fr", "poser ajouter défausser"),
        ("rummy500", "en", "take lay discard"),
        ("rummy500", "es", "tomas bajas agregas descartas"),
        ("rummy500", "fr", "prends poses ajoutes défausses"),
        ("rummy", "en", "lay"),
        ("rummy", "es", "bajas"),
        ("rummy", "fr", "poser"),
        ("sumoku", "en", "lay move show"),
        ("sumoku", "es", "pon juega mueves muestra"),
        ("sumoku", "fr", "pose rejoue déplaces-tu montre"),
        ("sumo", "en", "play put take"),
        ("sumo", "es", "juegas pones llevas"),
        ("sumo", "fr", "joues-tu poses-tu ramasses-tu"),
    ],
)
def test_a_verb_of_a_prompt_alone_is_answered_with_what_can_be_typed(name, language, verbs):
    asked = " ".join(prompts(name, language).values()).lower()
    for verb in verbs.split():
        assert verb in asked
        sitting = sit(Typist(verb, goes_on=False), name=name, language=language)
        assert not sitting.person_acts()
        assert speaker(language).say("terminal-help-title") in seen(sitting)


def test_draw_and_pass_are_played_at_the_table_of_rummy():
    for seed in range(20):
        sitting = sit(Typist("draw", "pass", goes_on=False), name="rummy", seed=seed)
        if sitting.state.to_act == (PERSON,):
            break
    assert sitting.person_acts()
    assert sitting.person_acts()
    assert [move.action for move in sitting.match.moves] == [{"type": "draw"}, {"type": "pass"}]


# Refusals do not contradict themselves


@all_languages
@pytest.mark.refusal("bad_player_count")
@all_games
def test_a_refused_number_of_players_is_none_of_those_that_are_named(name, language):
    box = sobremesa.game(name)
    for mode in box.options.modes or ("",):
        chosen = {"mode": mode} if mode else {}
        seats = list(box.options(**chosen).seats())
        for players in set(range(1, 12)) - set(seats):
            with pytest.raises(Refused) as refused:
                box.new(players=players, **chosen)
            said = speaker(language).refusal(refused.value)
            numbers = [int(number) for number in re.findall(r"\d+", said)]
            named = set(numbers[:-1])
            if refused.value.facts["numbers"] == "range":
                assert players not in range(min(named), max(named) + 1), said
            assert players not in named, said
            assert named == {seats[0], seats[-1]}, said
            assert numbers[-1] == players


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "It takes 2 or 4 players, not 3."),
        ("es", "Pueden jugar 2 o 4, no 3."),
        ("fr", "On y joue à 2 ou à 4, pas à 3."),
    ],
)
def test_burako_is_for_two_or_four(language, said):
    with pytest.raises(Refused) as refused:
        Match.with_seed(sobremesa.game("burako"), {"players": 3}, [Seat(name="Ana")] * 3, 1)
    assert speaker(language).refusal(refused.value, "burako") == said
