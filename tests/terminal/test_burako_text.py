"""How a view of Burako is drawn, told and read, and that it can be played at the terminal to its end."""

import re
from io import StringIO

import pytest
from rich.console import Console

import sobremesa
from games.burako.scenes import Scene, add, lay, scene
from sobremesa.core import record
from sobremesa.core.chance import seed_from_int
from sobremesa.core.match import verify
from sobremesa.core.options import read_options
from sobremesa.games.burako import schema
from sobremesa.games.burako.schema import DRAW, RETURN_TILE, TAKE_POZO, Discard, MeldAppraisal, SideScore
from sobremesa.locales import LANGUAGES, speaker
from sobremesa.terminal.games.burako import BurakoText
from sobremesa.terminal.play import Sitting, seat_bots
from sobremesa.terminal.screen import Screen
from terminal.people import Typist, lines, seen

FOUR = ["Ana", "Beto", "Carla", "Dani"]


def text_for(seat, language="en"):
    return BurakoText(speaker(language).say, FOUR, seat)


def picture(part, width=80):
    out = StringIO()
    Console(file=out, width=width).print(part)
    return lines(out.getvalue())


def table(state, seat, width=80, language="en"):
    actions = [] if seat is None else state.legal_actions(seat)
    appraisals = {action: state.appraise(seat, action) for action in actions}
    return picture(text_for(seat, language).table(state.view(seat), width, appraisals), width)


def in_mid_turn() -> Scene:
    melds = ("A run R3 R4 R5 R2 R7 R8", "B set K9 R9 Y9", "A run Y3 Y4 Y5 Y6 Y7 Y8 Y9")
    return scene(
        *("R6 K13 J", "K3 K4", "B3 B4", "Y10 Y11"),
        pozo="B13 K11",
        melds=melds,
        known=["", "K3", "", ""],
        phase="play",
        bought="B",
        stock="B1 B5",
        before=[1200, 950],
    )


def sit(typist, language="en", **options):
    game = sobremesa.game("burako")
    match = seat_bots(game, read_options(game.options, {"target": 100} | options), "easy", "Guest", seed_from_int(7))
    typist.sitting = Sitting(match, speaker(language), Screen(StringIO(), typist))
    return typist.sitting


# The table


def test_the_table_in_mid_turn_with_what_could_be_laid():
    assert table(in_mid_turn().state, 0) == [
        "Burako · hand 1 · to 3,000 points ──────────────────────────────────────────────",
        "           tiles  total  known",
        "▸·  Ana        3   1200",
        "    Beto       2    950  K3",
        "    Carla      2   1200",
        "    Dani       2    950",
        " Stock: 2",
        " Pozo: B13 K11",
        " Beto + Dani · no canasta yet · muerto bought · 30 points laid",
        "  m2  K9 R9 Y9  30",
        " Ana + Carla · 1 canasta · muerto not bought · 95 points laid",
        "  m1  R3 R4 R5 R2=R6 R7 R8    50",
        "  m3  Y3 Y4 Y5 Y6 Y7 Y8 Y9 ◆  245",
        " Your rack, 65 points against you: K13 R6 J",
        " You could lay: R6 m1< (205) · R6 m1> (105) · J m3< (-50) · J m3> (-50)",
    ]


def test_a_spectator_sees_no_rack():
    told = "\n".join(table(in_mid_turn().state, None))
    assert "Your rack" not in told
    assert "K13" not in told


def test_the_last_turn_a_locked_pozo_and_a_tile_that_may_not_be_put_back():
    last = table(scene("R6 K13", phase="play", stock="").state, 0)
    assert " The stock is empty: the hand ends with this turn." in last
    locked = table(scene("R6 K13", idle_turns=8).state, 0)
    assert " The pozo is locked: draw from the stock." in locked
    assert " Pozo:" in "\n".join(locked)
    taken = scene("R6 K13", pozo="K9")
    taken.take_pozo()
    assert " K9 may not be discarded in this turn." in table(taken.state, 0)


# Reading


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("s", DRAW),
        (" P ", TAKE_POZO),
        ("r", RETURN_TILE),
        ("k13", Discard("K13")),
        ("j", Discard("J")),
        ("r6 m1", add("m1", "R3 R4 R5 R6 R7 R8 R2")),
        ("r6 m1<", add("m1", "R2 R3 R4 R5 R6 R7 R8")),
        ("R6 M1>", add("m1", "R3 R4 R5 R6 R7 R8 R2")),
        ("j m3<", add("m3", "J Y3 Y4 Y5 Y6 Y7 Y8 Y9")),
        ("j m2", add("m2", "K9 R9 Y9 J")),
        ("k13 m9", add("m9", "K13")),
        ("k13 m1", add("m1", "R3 R4 R5 R2 R7 R8 K13")),
        ("k11 k13 k12", lay("run", "K11 K12 K13")),
        ("k12 j k13", lay("run", "K12 K13 J")),
        ("k11 j k13", lay("run", "K11 J K13")),
        ("k13 r13 j", lay("set", "K13 R13 J")),
        ("k13 r12 b11", lay("run", "K13 R12 B11")),
    ],
)
def test_what_can_be_typed(typed, action):
    assert text_for(0).read(in_mid_turn().state.view(0), typed) == action


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("r2 r3 j", lay("run", "R2 R3 J")),
        ("j r2 r3", lay("run", "J R2 R3")),
        ("r3 r2 b2", lay("run", "R2 R3 B2")),
        ("j r3 r2", lay("run", "R2 R3 J")),
        ("r1 r2 j", lay("run", "R1 R2 J")),
        ("r2 r2 r4", lay("run", "R2 R2 R4")),
        ("r4 r2 r2", lay("run", "R2 R2 R4")),
        ("r2 b2 k2", lay("set", "R2 B2 K2")),
        ("r2 b2 j", lay("set", "R2 B2 J")),
        ("r3 k3 j", lay("set", "R3 K3 J")),
    ],
)
def test_a_two_may_be_meant_as_itself(typed, action):
    table = scene("R1 R2 R2 R3 R4 K3 K2 B2 J", phase="play")
    read = text_for(0).read(table.state.view(0), typed)
    assert read == action
    assert table.refusal(read) is None


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("r7 m1", add("m1", "J R5 R6 R7")),
        ("r7 m1<", add("m1", "J R5 R6 R7")),
        ("r7 m1>", add("m1", "R5 R6 R7 J")),
        ("r4 m1<", add("m1", "J R4 R5 R6")),
        ("r4 m1>", add("m1", "R4 R5 R6 J")),
        ("k9 m2", add("m2", "B2 K6 K7 K8 K9")),
        ("k4 m2", add("m2", "K4 B2 K6 K7 K8")),
    ],
)
def test_a_wild_tile_that_moves_freely_stays_unless_an_end_is_named(typed, action):
    melds = ("A run J R5 R6", "A run B2 K6 K7 K8")
    table = scene("R7 R4 K9 K4", melds=melds, phase="play", options={"wild_move": "free"})
    read = text_for(0).read(table.state.view(0), typed)
    assert read == action
    assert table.refusal(read) is None


@pytest.mark.parametrize("move", ["swap", "free"])
def test_every_addition_that_is_suggested_can_be_typed(move):
    options = {"max_wilds_per_meld": 2, "wild_move": move}
    table = scene("R7 B2 R9 K4", melds=("A run R5 R6 J", "A run K5 K6 K7"), phase="play", options=options)
    text, view = text_for(0), table.state.view(0)
    met = set()
    for action in table.state.legal_actions(0):
        for way in getattr(table.state.appraise(0, action), "adds", ()):
            shown = text.suggestions({way.action: MeldAppraisal([], [way], None)})[0].plain.rpartition(" (")[0]
            read = text.read(view, shown)
            assert table.refusal(read) is None, shown
            typed = next(one for one in table.state.appraise(0, read).adds if one.action == read)
            assert (typed.meld, typed.ends) == (way.meld, way.ends)
            assert sorted(typed.added) == sorted(way.added)
            met.add("".join(way.ends))
    assert met == {"low", "high", "lowhigh"}


@pytest.mark.parametrize(
    "typed", ["", "  ", "x", "r14", "7", "m1", "r6 m", "r6 mx", "s p", "r6 m٣", "r6 m2222", "r6 m1><", "r6 m1<<"]
)
def test_words_that_mean_nothing(typed):
    assert text_for(0).read(in_mid_turn().state.view(0), typed) is None


def test_help_and_questions():
    text = text_for(0)
    mid = in_mid_turn().state.view(0)
    assert [typed for typed, _ in text.help(mid)] == ["K13 R6 J", "R5 J R7", "R8 R9 m2"]
    assert text.question(mid) == "Lay, add, or discard?"
    before = scene("R6 K13").state.view(0)
    assert [typed for typed, _ in text.help(before)] == ["s", "p"]
    assert text.question(before) == "Draw from the stock (s), or take the discard pile, the pozo (p)?"
    first = scene("R6 K13", first_turn=True)
    assert text.question(first.state.view(0)) == "Draw from the stock (s)."
    first.draw()
    assert text.help(first.state.view(0))[-1] == ("r", "put the tile you drew on the pozo and take another")
    assert len(text.legend()) == 5


# Telling


def told(event, seat=None, language="en"):
    return text_for(seat, language).sentence(event)


def sentences(table, seat=None):
    return [told(event, seat) for event in table.heard_by(seat)]


def test_what_is_told_of_a_turn():
    table = scene(
        "R5 R6 R7 K13", top="R8", muertos=["K3 K4 K5 B3 B4 B5 Y3 Y4 Y5 Y6 J", "K6 K7 K8 K9 B6 B7 B8 B9 Y7 Y8 Y9"]
    )
    table.draw()
    table.lay("run", "R5 R6 R7 R8")
    table.discard("K13")
    assert sentences(table) == [
        "Ana draws from the stock.",
        "Ana lays a run: R5 R6 R7 R8.",
        "Ana discards K13.",
        "Ana buys the muerto with a discard.",
    ]
    assert sentences(table, 0)[0] == "You draw R8 from the stock."
    assert sentences(table, 0)[-1].startswith("You buy the muerto with your discard: K3 K4 K5")
    swap = in_mid_turn()
    swap.add("m1", "R2 R3 R4 R5 R6 R7 R8")
    assert sentences(swap) == ["Ana adds R6 to m1, and the wild tile moves. A pure canasta!"]


LINE = SideScore(100, 1, 0, 200, 55, 20, 0, 335)
OTHER = SideScore(0, 0, 1, 100, 105, 45, -100, 60)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (schema.Dealt(2, 1, 11, 40), "Hand 2. Beto starts."),
        (schema.Rack(("K3", "J")), "Your rack: K3 J."),
        (schema.Returned(1, "K9"), "Beto puts K9 on the pozo and takes another tile."),
        (schema.TookPozo(1, ("K9",)), "Beto takes the pozo: K9."),
        (schema.TookPozo(1, ("K9", "J")), "Beto takes the pozo, 2 tiles: K9 J."),
        (schema.Bought(1, 1, True, 11, None), "Beto buys the muerto and plays on."),
        (
            schema.Locked(1),
            "The pozo has gone round long enough: Beto has to draw from the stock.",
        ),
        (
            schema.HandOver(3, "closed", 2, True, (), (LINE, OTHER), (335, 60)),
            "Carla closes! End of hand 3: Ana + Carla +335, Beto + Dani +60.",
        ),
        (
            schema.HandOver(3, "void", None, None, (), (), (0, 0)),
            "The stock is empty and nobody has a canasta: hand 3 does not count and is dealt again.",
        ),
        (
            schema.MatchOver((3, 1, 3, 1), (10, 3020, 10, 3020), "target_reached"),
            "The target has been reached. Beto and Dani win with 3,020 points.",
        ),
    ],
)
def test_what_else_is_told(event, sentence):
    assert told(event) == sentence


def test_the_score_sheet():
    over = schema.HandOver(3, "closed", 2, True, (), (LINE, OTHER), (335, 60))
    sheet = picture(text_for(0).sheet(over, in_mid_turn().state.view(0)))
    assert [line.split() for line in sheet if line.strip()] == [
        ["Score", "sheet", "after", "hand", "3"],
        ["Ana", "+", "Carla", "Beto", "+", "Dani"],
        ["closing", "+100", "0"],
        ["canastas", "+200", "+100"],
        ["laid", "+55", "+105"],
        ["held", "−20", "−45"],
        ["muerto", "0", "−100"],
        ["this", "hand", "+335", "+60"],
        ["total", "335", "60"],
    ]
    assert text_for(0).sheet(schema.Locked(0), in_mid_turn().state.view(0)) is None


# Whole matches


@pytest.mark.parametrize(("language", "players"), [*zip(LANGUAGES, (2, 2, 4, 2), strict=True)])
def test_a_match_can_be_played_to_its_end(language, players):
    sitting = sit(Typist("?", "rules", "table"), language, players=players)
    sitting.play()
    assert sitting.state.outcome is not None
    text = seen(sitting)
    assert sitting.say("burako-reason-target_reached") in " ".join(text.split())
    assert not re.search(r"[{}\x1b\u2068\u2069]", text)
    assert verify(sitting.game, record.write(sitting.match.record())).state.outcome == sitting.state.outcome


def test_nothing_is_wider_than_the_terminal(monkeypatch):
    monkeypatch.setenv("COLUMNS", "60")
    sitting = sit(Typist("?", "rules"), "fr")
    questions = {sitting.say(f"burako-ask-{part}") for part in ("draw", "stock", "return", "play")}
    sitting.play()
    too_wide = [line for line in lines(seen(sitting)) if len(line) > 60 and not any(q in line for q in questions)]
    assert too_wide == []
