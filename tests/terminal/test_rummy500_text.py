"""How a view of Rummy 500 is drawn, told and read, and that it can be played at the terminal to its end."""

import re
from io import StringIO

import pytest
from rich.console import Console

import sobremesa
from games.rummy500.scenes import cards, discard, lay_off, meld, scene, take
from sobremesa.core import record
from sobremesa.core.chance import seed_from_int
from sobremesa.core.match import verify
from sobremesa.core.options import read_options
from sobremesa.games.rummy500 import schema
from sobremesa.games.rummy500.schema import DRAW_STOCK, PASS, MeldCard, MeldView
from sobremesa.locales import LANGUAGES, speaker
from sobremesa.terminal.games.rummy500 import Rummy500Text
from sobremesa.terminal.play import Sitting, seat_bots
from sobremesa.terminal.screen import Screen
from terminal.people import Typist, lines, seen

THREE = ["Ana", "Beto", "Carla"]


def text_for(seat, language="en"):
    return Rummy500Text(speaker(language).say, THREE, seat)


def picture(part, width=80):
    out = StringIO()
    Console(file=out, width=width).print(part)
    return lines(out.getvalue())


def table(state, seat, width=80, language="en"):
    actions = [] if seat is None else state.legal_actions(seat)
    appraisals = {action: state.appraise(seat, action) for action in actions}
    return picture(text_for(seat, language).table(state.view(seat), width, appraisals), width)


def sit(typist, language="en", **options):
    game = sobremesa.game("rummy500")
    short = {"players": 2, "mode": "fixed_rounds", "rounds": 1, "tie_break": "shared"}
    match = seat_bots(game, read_options(game.options, short | options), "easy", "Guest", seed_from_int(7))
    typist.sitting = Sitting(match, speaker(language), Screen(StringIO(), typist))
    return typist.sitting


def at_the_draw():
    return scene(
        "7H 7D 8S KC X1",
        "2D 3C",
        "4C 6S",
        row="JC 7S QD 4H",
        melds=("1: 9S 9H 9D", "2: 4D 5D@1 6D"),
        sheet=[[10, -5, 20]],
        dealer=2,
    ).state


def in_mid_turn():
    return scene(
        "7D 8S KC TS",
        "2D 3C",
        "4C 6S",
        row="JC",
        melds=("1: 9S X2 9D", "2: 4D X1@1 6D"),
        known={1: "2D"},
        part="play",
    ).state


# The table


def test_the_table_before_the_draw():
    assert table(at_the_draw(), 0) == [
        "Rummy 500 · round 2 · to 500 points ────────────────────────────────────────────",
        "           cards  laid  total  known",
        "▸   Ana        5     0     10",
        "    Beto       2    32     -5",
        " ·  Carla      2    10     20",
        " Stock: 35",
        " Discards: ›J♣ ›7♠ Q♦ 4♥",
        " On the table:",
        "  1  9♠ 9♥ 9♦ +    Beto 27",
        "  2  + 4♦ 5♦ 6♦ +  Beto 5 · Carla 10",
        " Your hand, 47 points against you: 8♠ 7♥ 7♦ K♣ ★",
    ]


def test_the_table_in_mid_turn_with_what_could_be_laid():
    assert table(in_mid_turn(), 0, language="es") == [
        "Rummy 500 · ronda 1 · a 500 puntos ─────────────────────────────────────────────",
        "           cartas  bajado  total  se sabe",
        "▸   Ana         4       0      0",
        "    Beto        2      32      0  2♦",
        " ·  Carla       2      10      0",
        " Mazo: 39",
        " Pozo: J♣",
        " En la mesa:",
        "  1  9♠ ★9 9♦ +     Beto 27",
        "  2  + 4♦ ★5♦ 6♦ +  Beto 5 · Carla 10",
        " Tu mano, 35 puntos en contra: 8♠ 10♠ 7♦ K♣",
        " Podrías bajar: 7♦ @2> (7)",
    ]


def test_a_spectator_sees_no_hand():
    told = "\n".join(table(in_mid_turn(), None))
    assert "Your hand" not in told
    assert "8♠" not in told


def test_an_empty_table_and_the_bell_game():
    state = scene("7D 8S", "2D 3C", "4C 6S", options={"mode": "fixed_rounds"}).state
    told = table(state, 1)
    assert told[0].startswith("Rummy 500 · round 1 · 6 rounds ──")
    assert " On the table: nothing yet" in told


def test_few_cards_and_a_card_that_may_not_be_discarded():
    barred = {"took_freely": True, "barred": "8S1", "known": {0: "8S"}, "options": {"free_top_discard": True}}
    told = table(scene("7D 8S", "2D 3C", "4C 6S", part="play", stock="9C", **barred).state, 0)
    assert " 8♠ may not be discarded in this turn." in told
    assert " Few cards are left in the stock!" in told


# Reading


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("s", DRAW_STOCK),
        (" S ", DRAW_STOCK),
        ("p", PASS),
        ("4h", take("4H", None)),
        ("7s 7h 7d", take("7S", meld("7S 7H 7D"))),
        ("7s 7d 7h", take("7S", meld("7S 7H 7D"))),
        ("7♠ 7♥ ★", take("7S", meld("7S 7H X1"))),
        ("7s 8s x", take("7S", meld("7S 8S X1"))),
        ("7s x 8s", take("7S", meld("7S 8S X1"))),
        ("qd @1", take("QD", lay_off(1, None, "QD"))),
        ("7s @2", take("7S", lay_off(2, "high", "7S"))),
        ("7s @2<", take("7S", lay_off(2, "low", "7S"))),
    ],
)
def test_what_can_be_typed_before_the_draw(typed, action):
    assert text_for(0).read(at_the_draw().view(0), typed) == action


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("kc", discard("KC")),
        ("10s", discard("TS")),
        ("ts", discard("TS")),
        ("ad", discard("AD")),
        ("7d @2", lay_off(2, "high", "7D")),
        ("7d @2>", lay_off(2, "high", "7D")),
        ("7d 8s @2", lay_off(2, "high", "7D 8S")),
        ("8s @1", lay_off(1, None, "8S")),
        ("8s @1<", lay_off(1, "low", "8S")),
        ("8s @9", lay_off(9, None, "8S")),
        ("ts 8s 7d", meld("TS 8S 7D")),
    ],
)
def test_what_can_be_typed_in_mid_turn(typed, action):
    assert text_for(0).read(in_mid_turn().view(0), typed) == action


def test_an_ace_and_a_joker_go_to_the_end_where_they_fit():
    state = scene("AH X1 3S", part="play", melds=("1: 2H 3H 4H", "1: JD QD KD")).state
    assert text_for(0).read(state.view(0), "ah @1") == lay_off(1, "low", "AH")
    assert text_for(0).read(state.view(0), "x @1") == lay_off(1, "high", "X1")
    assert text_for(0).read(state.view(0), "x @1<") == lay_off(1, "low", "X1")
    assert text_for(0).read(state.view(0), "x @2") == lay_off(2, "high", "X1")


def test_of_two_copies_the_ones_at_hand_are_meant():
    state = scene("7S2 7H1 7D2 7H2 3C1", players=5, part="play").state
    names = ["Ana", "Beto", "Carla", "Dani", "Eva"]
    read = Rummy500Text(speaker("en").say, names, 0).read
    assert read(state.view(0), "7s 7h 7d") == meld("7S2 7H1 7D2")
    assert read(state.view(0), "7h 7h") == meld("7H1 7H2")


@pytest.mark.parametrize(
    "typed", ["", "  ", "x9", "1s", "7", "7x", "@2", "7s @", "7s @x", "s p", "7s ٣h", "11h", "7s @2222"]
)
def test_words_that_mean_nothing(typed):
    assert text_for(0).read(in_mid_turn().view(0), typed) is None


def test_help_says_what_can_be_typed():
    text = text_for(0)
    assert [typed for typed, _ in text.help(at_the_draw().view(0))] == ["s", "7S 7H 7D", "5H 6H @2"]
    assert [typed for typed, _ in text.help(in_mid_turn().view(0))] == ["8S TS 7D KC", "7S 8S 9S", "9H TH @2"]
    free = scene("7D 8S", row="4H", options={"free_top_discard": True}).state
    assert text.help(free.view(0))[-1] == ("4H", "take the top discard into your hand")
    empty = scene("7D 8S", row="4H", stock="", options={"stock_out": "play_on"}).state
    assert text.help(empty.view(0))[0] == ("p", "pass, which ends the round")
    assert text.question(empty.view(0)) == "The stock is empty. Take from the row, or pass (p)?"


# Telling


def told(event, seat=None, language="en"):
    return text_for(seat, language).sentence(event)


def laid(text, owner=1):
    return tuple(MeldCard(name, owner, name[:2], 5) for name in cards(text))


def melded(kind, laid, points):
    return schema.Melded(1, 1, kind, laid, points, MeldView(1, kind, list(laid), [0, points, 0], True, True))


def laid_off(laid, points):
    return schema.LaidOff(1, 2, "low", laid, points, MeldView(2, "run", list(laid), [0, points, 0], True, True))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (schema.Dealt(2, 1, 2, ("TH1",), 30), "Round 2. Beto has dealt; 10♥ is turned up."),
        (schema.Drew(1, None, 30), "Beto draws from the stock."),
        (schema.Took(1, "7S1", ("7S1",)), "Beto takes 7♠ from the discard row."),
        (
            schema.Took(1, "7S1", ("7S1", "X1")),
            "Beto reaches for 7♠ and takes 2 cards from the discard row: 7♠ ★.",
        ),
        (melded("run", laid("5S 6S 7S"), 18), "Beto lays down a run: 5♠ 6♠ 7♠, 18 points."),
        (
            melded("set", (*laid("5S 5H"), MeldCard("X1", 1, "5", 5)), 15),
            "Beto lays down a set: 5♠ 5♥ ★5, 15 points.",
        ),
        (laid_off(laid("AS"), 1), "Beto lays off A♠ on combination 2: 1 point."),
        (schema.Discarded(1, "KD1"), "Beto discards K♦."),
        (schema.Passed(1), "Beto passes."),
        (
            schema.RoundOver(3, "out", 1, (0, 0, 0), ((), (), ()), (0, 0, 0), (10, 0, -5), (1, 2, 3)),
            "Beto goes out! End of round 3: Ana +10, Beto 0, Carla −5.",
        ),
        (
            schema.RoundOver(3, "stock_empty", None, (0, 0, 0), ((), (), ()), (0, 0, 0), (10, 0, -5), (1, 2, 3)),
            "The stock is empty. End of round 3: Ana +10, Beto 0, Carla −5.",
        ),
        (
            schema.MatchOver((2, 1, 3), (10, 520, -5), "target_reached", (0, 0, 0)),
            "The target has been reached. Beto wins with 520 points.",
        ),
        (
            schema.MatchOver((1, 1, 3), (520, 520, -5), "last_round", (0, 0, 0)),
            "Sixty rounds have been played, and no match is longer. Ana and Beto share the win with 520 points each.",
        ),
    ],
)
def test_what_is_told(event, sentence):
    assert told(event) == sentence


def test_the_viewer_is_spoken_to():
    assert told(schema.Drew(0, "7S1", 3), seat=0) == "You draw 7♠ from the stock."
    assert told(schema.Discarded(0, "X1"), seat=0, language="fr") == "Tu défausses ★."
    assert told(schema.Hand(("7S1", "X1")), seat=0) == "Your hand: 7♠ ★."


@pytest.mark.parametrize("reason", ["target_reached", "rounds_played", "last_round"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_a_match_can_end_has_words(language, reason):
    over = schema.MatchOver((1, 2, 3), (1, 0, 0), reason, (2, -1, -1))
    assert speaker(language).say(f"rummy500-reason-{reason}") in told(over, language=language)


def test_the_score_sheet():
    state = scene("7D", "2D 3C", "4C 6S", part="play", sheet=[[10, -5, 20]], options={"mode": "fixed_rounds"})
    state.discard("7D")
    over = next(event for event in state.heard_by(None) if isinstance(event, schema.RoundOver))
    sheet = picture(text_for(0).sheet(over, state.state.view(0)))
    assert [line.split() for line in sheet if line.strip()] == [
        ["Score", "sheet", "after", "round", "2"],
        ["R1", "R2", "total", "settles"],
        ["─" * len(sheet[3].strip())],
        ["Ana", "+10", "0", "10", "+20"],
        ["Carla", "+20", "−10", "10", "+20"],
        ["Beto", "−5", "−5", "-10", "−40"],
    ]
    assert text_for(0).sheet(schema.Passed(0), state.state.view(0)) is None


# Whole matches


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"players": 5, "free_top_discard": True}], ids=str)
def test_a_match_can_be_played_to_its_end(language, options):
    sitting = sit(Typist("?", "rules", "table"), language, **options)
    sitting.play()
    assert sitting.state.outcome is not None
    text = seen(sitting)
    assert sitting.say("rummy500-reason-rounds_played") in " ".join(text.split())
    assert sitting.say("rummy500-sheet-title", round=1) in text
    assert not re.search(r"[{}\x1b\u2068\u2069]", text)
    assert verify(sitting.game, record.write(sitting.match.record())).state.outcome == sitting.state.outcome


@pytest.mark.parametrize("width", [80, 46])
def test_nothing_is_wider_than_the_terminal(monkeypatch, width):
    monkeypatch.setenv("COLUMNS", str(width))
    sitting = sit(Typist("?", "rules"), "fr", players=4)
    questions = {sitting.say(f"rummy500-ask-{part}") for part in ("draw", "play", "pass")}
    sitting.play()
    too_wide = [line for line in lines(seen(sitting)) if len(line) > width and not any(q in line for q in questions)]
    assert too_wide == []


def test_a_terminal_without_unicode_gets_letters_for_the_suits():
    assert "›7♠ 10♥ Q♦ K♣ ★".encode("ascii", errors="sobremesa.plainly") == b">7S 10H QD KC *"
