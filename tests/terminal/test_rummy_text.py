"""How a view of Rummy israelí is drawn, told and read, and that it can be played at the terminal to its end."""

import re
from io import StringIO

import pytest
from rich.console import Console

from games.rummy.scenes import play, scene
from sobremesa.core import record
from sobremesa.core.match import verify
from sobremesa.games.rummy import schema
from sobremesa.games.rummy.schema import DRAW, PASS
from sobremesa.locales import LANGUAGES, speaker
from sobremesa.terminal.games.rummy import RummyText
from terminal.people import Typist, lines, seen, sit

TWO = ["Ana", "Beto"]


def text_for(seat, language="en"):
    return RummyText(speaker(language).say, TWO, seat)


def picture(part, width=80):
    out = StringIO()
    Console(file=out, width=width).print(part)
    return [line.rstrip() for line in lines(out.getvalue())]


def table(state, seat, width=80, language="en"):
    return picture(text_for(seat, language).table(state.view(seat), width, {}), width)


def in_mid_turn(**more):
    told = {"table": "run[R5 Jb R7] group[K9 B9 Y9]", "sheet": [[10, 0]], "starter": 1, "closing": "B8"}
    return scene("R6 B2 J", "Y1 Y2", drawn_tile="B2a", **(told | more))


# The table


def test_the_table():
    assert table(in_mid_turn().state, 0) == [
        "Rummy israelí · hand 2 · 4 hands ───────────────────────────────────────────────",
        "          tiles  open  total",
        "▸   Ana       3     ✓     10",
        " ·  Beto      2     ✓      0",
        " Stock: 94 · Closing tile: B8",
        " On the table:",
        "   1  R5 ★R6 R7",
        "   2  K9 B9 Y9",
        " Your rack, 58 points against you: R6 B2 ★ (drawn: B2)",
    ]


def test_what_was_laid_last_is_marked():
    turn = in_mid_turn()
    turn.play("run[R5 R6 R7] group[K9 B9 Y9 Jb]")
    assert table(turn.state, 1, language="es")[5:8] == [" En la mesa:", "   1  R5 R6+ R7", "   2  K9 B9 Y9 ★9"]


def test_a_spectator_sees_no_rack():
    told = "\n".join(table(in_mid_turn().state, None))
    assert "rack" not in told
    assert "B2" not in told


def test_an_empty_table_a_single_hand_and_no_closing_tile():
    options = {"mode": "single_hand", "closing_tile_use": "unused", "stock_out": "end_hand"}
    told = table(scene("R1 R2", stock="", options=options).state, 0)
    assert told[0].startswith("Rummy israelí · hand 1 · a single hand ──")
    assert " Stock: 0" in told
    assert " On the table: nothing yet" in told
    assert told[-1] == " The hand ends with this turn!"


# Asking


def test_what_is_asked_and_what_can_be_typed():
    text = text_for(0)
    to_draw = scene("R1 R2", drawn=False)
    assert text.question(to_draw.state.view(0)) == "Draw (d)?"
    assert [typed for typed, _ in text.help(to_draw.state.view(0))] == ["d"]
    may_close = scene("R1 R2", drawn=False, options={"closing_tile_use": "either"})
    assert text.question(may_close.state.view(0)) == "Draw (d), or close with the closing tile (*)?"
    assert [typed for typed, _ in text.help(may_close.state.view(0))][-1] == "*"
    unopened = scene("R1 R2", opened=False)
    assert text.question(unopened.state.view(0)) == "Lay 30 points to open, or pass (p)?"
    assert text.question(in_mid_turn().state.view(0)) == "Lay tiles, or pass (p)?"
    offered = dict(text.help(in_mid_turn().state.view(0)))
    assert list(offered) == ["p", "R5 R6 R7", "R8 R9 @1", "2:Y9", "@1 @2", "R8 @1, K3 B3 Y3", "*"]
    assert offered["@1 @2"] == "join set 2 to set 1"


# Reading


def read(turn, typed):
    return text_for(0).read(turn.state.view(0), typed)


def test_draw_and_pass():
    turn = in_mid_turn()
    assert read(turn, " D ") is DRAW
    assert read(turn, "p") is PASS


@pytest.mark.parametrize(
    ("rack", "before", "typed", "after"),
    [
        ("R3 R1 R2 K9", "", "r3 r1 r2", "run[R1 R2 R3]"),
        ("R8 Y8 J K9", "", "R8 j Y8", "group[R8 J Y8]"),
        ("R9 J R10 K9", "", "R9 R10 ★", "run[R9 R10 J]"),
        ("Y10 K9", "run[Y7 Y8 Y9]", "Y10 @1", "run[Y7 Y8 Y9 Y10]"),
        ("Y10 B7 K7 R1", "run[Y7 Y8 Y9]", "Y10 @1, B7 K7 Y7", "run[Y8 Y9 Y10] group[B7 K7 Y7]"),
        ("Y5b K13", "run[Y3 Y4 Y5 Y6 Y7]", "Y5 @1", "run[Y3 Y4 Y5] run[Y5b Y6 Y7]"),
        ("Y5b K13", "run[Y3 Y4 Y5 Y6 Y7]", "Y5 Y6 Y7", "run[Y3 Y4 Y5] run[Y5b Y6 Y7]"),
        (
            "K2b B11",
            "run[R2b R3 R4 R5] group[K2 R2 B2 Y2]",
            "K2 R2 Y2",
            "run[R3 R4 R5] group[K2 R2 B2] group[K2b R2b Y2]",
        ),
        (
            "K2b B11",
            "run[R2b R3 R4 R5] group[K2 R2 B2 Y2]",
            "K2 1:R2 Y2",
            "run[R3 R4 R5] group[K2 R2 B2] group[K2b R2b Y2]",
        ),
        ("R6 B2 B4 K9", "run[R5 J R7]", "B2 J B4, R6 @1", "run[R5 R6 R7] run[B2 J B4]"),
        ("R5b B9", "run[R3 R4 R5 J R7 R8]", "R5 J R7 R8", "run[R3 R4 R5] run[R5b J R7 R8]"),
        ("R9 K1", "run[R3 R4 R5] run[R6 R7 R8]", "@1 @2, R9 @1", "run[R3 R4 R5 R6 R7 R8 R9]"),
        ("Y8 K8 R6", "run[R3 R4 R5]", "R6 @1, Y8 K8 *", "run[R3 R4 R5 R6] group[Y8 K8 B8]"),
        ("Y8 K8 R6", "run[R3 R4 R5]", "R6 @1, Y8 K8 B8", "run[R3 R4 R5 R6] group[Y8 K8 B8]"),
    ],
)
def test_a_play_is_typed_in_a_line(rack, before, typed, after):
    turn = scene(rack, table=before, closing="B8")
    action = read(turn, typed)
    assert action == play(after)
    assert turn.refusal(action) is None


@pytest.mark.parametrize(
    "typed", ["", "Q6", "R14", "R6 @9", "@x", "@", "R6,", "9:R6", "x:R6", "R6a", "hello", "@²", "@1 @1"]
)
def test_what_means_nothing(typed):
    assert read(in_mid_turn(), typed) is None


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("R6", "set_too_short"),
        ("R6 B2 J", "invalid_run"),
        ("R6 @2", "invalid_group"),
        ("R6 R13 K5", "tile_not_available"),
        ("R6 2:K5 B2", "tile_not_available"),
        ("@1 @2", "nothing_laid"),
    ],
)
def test_what_cannot_be_is_refused_by_the_rules(typed, code):
    turn = in_mid_turn()
    assert turn.refusal(read(turn, typed)) == code


# Telling


def told(event, seat=None, language="en"):
    return text_for(seat, language).sentence(event)


def played(*laid, opening=False, points=0, closing=False, rack=3):
    return schema.Played(1, laid, (), (), (), opening, points, closing, rack)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (schema.Dealt(2, 1, "R6a", 77), "Hand 2. Beto starts; the closing tile is R6."),
        (schema.Drew(1, None, 30), "Beto draws a tile."),
        (played("R5a", "Ja", "R7b"), "Beto lays R5 ★ R7."),
        (played("R9a", "Ja", "R11b", opening=True, points=30), "Beto opens with 30 points: R9 ★ R11."),
        (played("R9a", "R8a", rack=0), "Beto lays the last 2: R9 R8."),
        (played("R9a", "B8a", closing=True, rack=0), "Beto lays the last 2 with the closing tile: R9 B8."),
        (schema.Passed(1, 0), "Beto passes."),
        (schema.TimeRanOut(1, 0), "Time is up, and Beto’s turn is over."),
        (
            schema.HandOver(3, "closed", 1, ((), ()), (12, 0), (40, 7)),
            "Beto closes! End of hand 3: Ana 12, Beto 0.",
        ),
        (
            schema.HandOver(3, "all_passed", None, ((), ()), (12, 5), (40, 7)),
            "Nobody lays anything any more. End of hand 3: Ana 12, Beto 5.",
        ),
        (
            schema.HandOver(3, "stock_empty", None, ((), ()), (12, 5), (40, 7)),
            "The stock is empty. End of hand 3: Ana 12, Beto 5.",
        ),
        (schema.MatchOver((2, 1), (40, 7), "hands_played"), "All hands have been played. Beto wins with 7 points."),
        (
            schema.MatchOver((1, 1), (7, 7), "hands_played"),
            "All hands have been played. Ana and Beto share the win with 7 points each.",
        ),
    ],
)
def test_what_is_told(event, sentence):
    assert told(event) == sentence


def test_the_viewer_is_spoken_to():
    assert told(schema.Drew(0, "R6a", 3), seat=0) == "You draw R6."
    assert told(schema.Passed(0, 1), seat=0, language="fr") == "Tu passes."
    assert told(schema.Rack(("R6a", "Ja")), seat=0) == "Your rack: R6 ★."


def test_the_score_sheet():
    turn = scene("R1 R2 R3", "K9 J", sheet=[[10, 0]])
    turn.play("run[R1 R2 R3]")
    over = next(event for event in turn.heard_by(None) if isinstance(event, schema.HandOver))
    sheet = picture(text_for(0).sheet(over, turn.state.view(0)))
    assert [line.split() for line in sheet if line.strip()] == [
        ["After", "hand", "2"],
        ["H1", "H2", "total"],
        ["─" * len(sheet[3].strip())],
        ["Ana", "10", "0", "10"],
        ["Beto", "0", "59", "59"],
    ]
    assert text_for(0).sheet(schema.Passed(0, 0), turn.state.view(0)) is None


# Whole matches


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_can_be_played_to_its_end(language):
    sitting = sit(Typist("?", "rules", "table"), name="rummy", language=language, players=4, mode="single_hand")
    sitting.play()
    assert sitting.state.outcome is not None
    text = seen(sitting)
    assert sitting.say("rummy-reason-hands_played") in " ".join(text.split())
    assert sitting.say("rummy-sheet-title", hand=1) in text
    assert not re.search(r"[{}\x1b\u2068\u2069]", text)
    assert verify(sitting.game, record.write(sitting.match.record())).state.outcome == sitting.state.outcome


@pytest.mark.parametrize("width", [80, 46])
def test_nothing_is_wider_than_the_terminal(monkeypatch, width):
    monkeypatch.setenv("COLUMNS", str(width))
    sitting = sit(Typist("?", "rules"), name="rummy", language="fr", players=4, mode="single_hand")
    questions = {sitting.say(f"rummy-ask-{part}", points=30) for part in ("draw", "play", "open")}
    sitting.play()
    too_wide = [line for line in lines(seen(sitting)) if len(line) > width and not any(q in line for q in questions)]
    assert too_wide == []


def test_a_terminal_without_unicode_gets_letters():
    assert "▸ ★R6 R7+ ✓ –".encode("ascii", errors="sobremesa.plainly") == b"> *R6 R7+ v -"
