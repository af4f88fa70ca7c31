"""A person plays Sumo at the terminal, to the end or until they leave."""

import re
from dataclasses import replace
from io import StringIO

import pytest

import sobremesa
from sobremesa.bots.sumo.levels import Easy
from sobremesa.core import record
from sobremesa.core.chance import seed_from_int
from sobremesa.core.match import verify
from sobremesa.core.options import read_options
from sobremesa.locales import LANGUAGES, speaker
from sobremesa.terminal import screen as screens
from sobremesa.terminal.play import BOT_NAMES, Left, Sitting, seat_bots
from sobremesa.terminal.screen import Screen
from terminal.people import SHORTEST, Terminal, Typist, lines, seen, sit

MODES = {
    "standard": {"mode": "standard", "players": 3, "target_sumos": 12, "end_condition": "target"},
    "short_deck": {"mode": "short_deck", "players": 3, "short_deck_jokers": True, "rounds": 2},
    "two_round": {"mode": "two_round", "players": 4, "pile_view": "open"},
    "ten players": {"mode": "standard", "players": 10},
}


# Whole matches


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_a_match_can_be_played_to_its_end(language, mode):
    sitting = sit(Typist(), language=language, **MODES[mode])
    sitting.play()
    outcome = sitting.state.outcome
    assert outcome is not None
    text = seen(sitting)
    assert sitting.say(f"sumo-reason-{outcome.reason}") in text
    for number in range(1, sitting.state.hands_played + 1):
        assert sitting.say("sumo-sheet-title", round=number) in text
    assert not re.search(r"[{}\x1b\u2068\u2069]", text)
    assert verify(sitting.game, record.write(sitting.match.record())).state.outcome == outcome


def test_the_same_seed_and_the_same_words_are_the_same_match():
    texts = []
    for _ in range(2):
        sitting = sit(Typist(), players=4, seed=99)
        sitting.play()
        texts.append(seen(sitting))
    assert texts[0] == texts[1]


def test_seats_have_names_and_the_record_knows_who_was_a_bot():
    sitting = sit(Typist(), players=4)
    assert [(seat.name, seat.bot) for seat in sitting.match.header.seats] == [
        ("Guest", None),
        ("Canela", "easy"),
        ("Anís", "easy"),
        ("Clavo", "easy"),
    ]
    assert len(set(BOT_NAMES)) == 9


def test_bots_see_only_worlds_they_imagine():
    worlds = []

    class Watched(Easy):
        def choose(self, world, seat, chance, seconds):
            worlds.append(world)
            return super().choose(world, seat, chance, seconds)

    game = replace(sobremesa.game("sumo"), bots={"watched": Watched()})
    typist = Typist()
    match = seat_bots(game, read_options(game.options, SHORTEST), "watched", "Guest", seed_from_int(1))
    typist.sitting = Sitting(match, speaker("en"), Screen(StringIO(), typist))
    real = typist.sitting.state
    typist.sitting.play()
    assert len(worlds) >= 10
    assert all(world is not real and world.chance.seed != real.chance.seed for world in worlds)


# What is asked, and what is answered


def test_a_turn_is_asked_for_revealed_and_told():
    typist = Typist(goes_on=False)
    sitting = sit(typist, players=3)
    card = sitting.state.view(0).own.hand[-1]
    typist.words = [str(card)]
    with pytest.raises(EOFError):
        sitting.play()
    told = lines(seen(sitting))
    asked = told.index(f" Which card do you play? {card}")
    assert re.fullmatch(rf"   Cards up! .*\b{card} You\b.*", told[asked + 1])
    assert any(re.match(rf" [·▲] Your {card} ", line) for line in told[asked:])
    assert "Sumo · round 1 · turn 2 of 10 · 1 round" in seen(sitting)


def answers_to(*words: str, language: str = "en", **options: object) -> list[str]:
    """What is said to words typed at the first question, one line each."""
    sitting = sit(Typist(*words, goes_on=False), language=language, **options)
    with pytest.raises(EOFError):
        sitting.play()
    text = seen(sitting)
    question = sitting.text.question(sitting.state.view(0))
    return ["\n".join(lines(part)).strip() for part in text.split(f" {question} ")[1:]]


def test_a_card_that_cannot_be_played_is_explained():
    assert answers_to("103", "0", "J5", "  j7 ", language="en")[:4] == [
        "103\n There is no card 103.",
        "0\n There is no card 0.",
        "J5\n You do not have J5.",
        "j7\n You do not have J7.",
    ]


@pytest.mark.parametrize(
    "typed", ["x", "J6", "5.0", "-3", "３６", "row 2", "lay 36", "9" * 500, "\x1b[31m", "J5 J7", "٣", "²"]
)
def test_words_that_mean_nothing_are_repeated_with_a_way_out(typed):
    (first, *_) = answers_to(typed)
    said = " ".join(first.split())
    assert "I do not understand “" in said
    assert said.endswith("Type ? to see what you can do.")
    assert "\x1b" not in said


def test_an_empty_line_is_asked_again_without_a_word():
    assert answers_to("", "   ")[:2] == ["", ""]


def test_help_offers_exactly_what_can_be_typed():
    sitting = sit(Typist("?", goes_on=False), players=3)
    with pytest.raises(EOFError):
        sitting.play()
    text = seen(sitting)
    hand = " ".join(map(str, sitting.state.view(0).own.hand))
    assert re.search(rf"\n   {hand} +play that card", text)
    assert "the row a card would go to as the table is now" in text


def test_the_rules_can_be_read_at_the_table():
    (first, *_) = answers_to("rules")
    assert "The aim" in first
    assert "short deck" in first
    assert "lowest total wins" in " ".join(first.split())


def test_the_log_tells_again_what_has_happened():
    (first, *_) = answers_to("log")
    assert re.fullmatch(r"log\n   Round 1\. The rows: \d+ \| \d+ \| \d+ \| \d+\.", first)


def test_the_table_can_be_seen_again():
    (first, *_) = answers_to("table")
    assert "Sumo · round 1 · turn 1 of 10 · 1 round" in first


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", ["ayuda", "AYUDA", "help", "?"]),
        ("fr", ["aide", "help", "?"]),
        ("en", ["help", "Help ", "?"]),
    ],
)
def test_commands_are_understood_in_english_and_in_the_language_of_the_table(language, words):
    title = speaker(language).say("terminal-help-title")
    assert all(title in answer for answer in answers_to(*words, language=language)[: len(words)])


@pytest.mark.parametrize("word", ["règles", "regles", "RÈGLES", "rules"])
def test_accents_and_capitals_do_not_matter(word):
    (first, *_) = answers_to(word, language="fr")
    assert "Sa rangée" in first


@pytest.mark.parametrize(("language", "word"), [("en", "quit"), ("es", "salir"), ("fr", "quitter")])
def test_getting_up_ends_the_sitting(language, word):
    with pytest.raises(Left):
        sit(Typist(word), language=language).play()


# What the screen is


def test_nothing_is_coloured_and_nobody_is_kept_waiting_in_a_pipe():
    sitting = sit(Typist())
    sitting.play()
    assert "\x1b" not in seen(sitting)
    assert "Enter to go on" not in seen(sitting)


def attended(monkeypatch, typist: Typist, **options: object) -> str:
    """The same at a real terminal: what it shows, colours and all."""
    out = Terminal()
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(screens, "BEAT", 0)
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setattr("sys.stdin", typist)
    monkeypatch.setattr(typist, "isatty", lambda: True)
    game = sobremesa.game("sumo")
    match = seat_bots(game, read_options(game.options, SHORTEST | options), "easy", "Guest", seed_from_int(7))
    typist.sitting = Sitting(match, speaker("en"), Screen())
    typist.sitting.play()
    return out.getvalue()


def test_a_person_sees_colours_and_has_time_to_read_the_score_sheet(monkeypatch):
    monkeypatch.delenv("NO_COLOR", raising=False)
    text = attended(monkeypatch, Typist(), rounds=2)
    assert "\x1b[1;33m" in text
    assert text.count("Enter to go on") == 1


def test_no_color_is_respected(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    text = attended(monkeypatch, Typist())
    codes = {code for found in re.findall(r"\x1b\[([0-9;]*)m", text) for code in found.split(";")}
    assert codes <= {"0", "1", "2"}


@pytest.mark.parametrize("width", [80, 60, 46])
@pytest.mark.parametrize("players", [4, 10])
def test_nothing_is_wider_than_the_terminal(monkeypatch, width, players):
    monkeypatch.setenv("COLUMNS", str(width))
    sitting = sit(Typist("?", "rules"), mode="standard", players=players, language="fr")
    sitting.play()
    too_wide = [line for line in lines(seen(sitting)) if len(line) > width and "tu\N{NO-BREAK SPACE}? " not in line]
    assert too_wide == []


def test_a_terminal_without_unicode_gets_plain_signs():
    raw = "╭•×5──╮ ¿Qué fila? «→2» ✓ 日本".encode("ascii", errors="sobremesa.plainly")
    assert raw == b"+*x5--+ Que fila? <>2> v ??"
