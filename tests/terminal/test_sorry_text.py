"""How a view of Sorry! is drawn, told and read: whole pictures, from positions in the notation of the rules file."""

from io import StringIO

import pytest
from rich.console import Console

from games.sorry.scenes import home, scene
from sobremesa.core.events import heard
from sobremesa.games.sorry import schema
from sobremesa.games.sorry.schema import Discard, Move, Pass
from sobremesa.locales import LANGUAGES, speaker
from sobremesa.terminal.games.sorry import SorryText
from terminal.people import Typist, lines, seen, sit

FOUR = ["Ana", "Beto", "Carla", "Dani"]


def text_for(seat, language="en"):
    return SorryText(speaker(language).say, FOUR, seat)


def picture(part, width=80):
    out = StringIO()
    Console(file=out, width=width).print(part)
    return lines(out.getvalue())


def shown(text, state, seat, width=80):
    actions = [] if seat is None else state.legal_actions(seat)
    appraisals = {action: state.appraise(seat, action) for action in actions}
    return picture(text.table(state.view(seat), width, appraisals), width)


def told(table, seat, language="en"):
    text = text_for(seat, language)
    return [text.sentence(event) for event in heard(table.state.events, seat)]


# The table


def test_the_table_with_the_seats_beside_the_board():
    table = scene("R1 T4, R2 S3, R3 home, B1 T16, B2 T18, Y1 T33", "12", then="sorry", discards="1 1")
    assert shown(text_for(0), table.state, 0, 100) == [
        "Sorry! · game 1 · one game ─────────────────────────────────────────────────────────────────────────",
        " ·  ▸  ─  Y1 ×  ·  ·  ·  ·  ▸  ─  ─  ─  ×  ·  ·                       home  total",
        " ·     •     Y           G                    ▸     ▸  Ana    red      1/4      0",
        " ×     •     ▷3          ⌂0    •  •  •  •  •  ─        Beto   blue     0/4      0",
        " ─     •                                G     ─        Carla  yellow   0/4      0",
        " ─     •                                ▷4    ×        Dani   green    0/4      0",
        " ─     •                                      ·",
        " ▸     Y                                      ·     Pile: 42 cards · next: Sorry!",
        " ·     ⌂0                               R     ·     Card: 12.",
        " ·                                      ⌂1    ·     Move a pawn 12 forward.",
        " ·                                            ▸",
        " ·     B                                •     ─",
        " ×     ▷2                               •     ─",
        " B2                   B           R     R2    ─",
        " ─  •  •  •  •  •     ⌂0          ▷1    •     ×",
        " B1                                     •     ·",
        " ·  ·  ×  ─  ─  ─  ▸  ·  ·  ·  ·  R1 ─  ─  ▸  ·",
        " Your plays",
        "  1 12: red 1 T4 → T16, sliding to T19, back to START: blue 1 and blue 2",
    ]


def test_a_narrow_table_with_a_hand_in_spanish():
    table = scene("R1 T4, Y1 T40", hand="2 5 10 11 sorry", then="8", mode="scored", players=2, match_target=200)
    drawn = shown(text_for(0, "es"), table.state, 0)
    assert drawn[0].startswith("Sorry! · juego 1 · a 200 puntos ─")
    assert drawn[1] == " ·  ▸  ─  ─  ×  ·  ·  ·  ·  ▸  M1 ─  ─  ×  ·  ·"
    assert drawn[17:] == [
        "",
        "                   hogar  vistas  total",
        "▸  Ana   rojo        0/4  –           0",
        "   Beto  amarillo    0/4  –           0",
        "",
        "Montón: 35 cartas · sigue: 8",
        " Tu mano  [2] [5] [10] [11] [Sorry!]",
        " Tus jugadas",
        "  1 2: roja 1 T4 → T6",
        "  2 5: roja 1 T4 → T9",
        "  3 10: roja 1 T4 → T14",
        "  4 10: roja 1 T4 → T3",
        "  5 11: roja 1 T4 → T15",
        "  6 Sorry!: roja 2 SALIDA → T40, vuelve a la SALIDA: amarilla 1",
        "  7 11: roja 1 T4 → T40; amarilla 1 T40 → T4",
    ]


@pytest.mark.parametrize(("seat", "letter"), [(0, "R"), (1, "B"), (2, "Y"), (3, "G")])
def test_the_own_edge_is_at_the_bottom(seat, letter):
    table = scene("R1 T4, B1 T19, Y1 T34, G1 T49", "5")
    bottom = shown(text_for(seat), table.state, seat, 100)[16]
    assert bottom[:48] == f" ·  ·  ×  ─  ─  ─  ▸  ·  ·  ·  ·  {letter}1 ─  ─  ▸  ·"[:48]


def test_a_spectator_sees_no_plays_and_no_hand():
    table = scene("R1 T4, Y1 T40", hand="2 5 10 11 sorry", mode="scored", players=2)
    drawn = "\n".join(shown(text_for(None), table.state, None))
    assert "Your" not in drawn
    assert "[2]" not in drawn


def test_an_empty_pile_a_further_card_and_what_lies_on_the_discards():
    discards = "1 1 1 1 1 3 3 3 3 4 4 4 4 7 7 7 7 8 8 8 8 10 10 10 10 11 11 11 11 12 12 12 12 sorry sorry sorry sorry"
    table = scene("R1 T4", "5", discards=f"{discards} 5 5 5 2 2 2 2", again=True)
    drawn = "\n".join(shown(text_for(1), table.state, 1))
    assert "Pile: 0 cards · empty: it will be shuffled anew" in drawn
    assert "It follows a 2." in drawn
    scored = scene("R1 T4", hand="3 5 8 10 12", then="1", mode="scored")
    scored.play("5: +5 R1")
    drawn = shown(text_for(1), scored.state, 1)
    assert "Last card: 5" in drawn
    assert "   Ana    red      0/4  1         0" in drawn


def test_a_play_that_wins_says_so():
    table = scene(f"R1 S4, {home('R2', 'R3', 'R4')}", "2")
    assert shown(text_for(0), table.state, 0)[-1] == "  1 2: red 1 S4 → HOME ★ wins!"


# Asking and reading


def test_plays_are_typed_by_their_numbers():
    table = scene("R1 T20, R2 T30", "5")
    text = text_for(0)
    shown(text, table.state, 0)
    view = table.state.view(0)
    assert text.question(view) == "Which play? (number)"
    assert text.read(view, "2") == Move("red-2", 5, "5")
    assert text.read(view, " 1 ") == Move("red-1", 5, "5")
    assert [text.read(view, typed) for typed in ("", "0", "3", "-1", "x", "1.5", "²", "9" * 5000)] == [None] * 8
    assert text.help(view) == [("1 … 2", "make the play with that number")]


def test_where_there_is_one_play_enter_makes_it():
    table = scene("", "5")
    text = text_for(0)
    shown(text, table.state, 0)
    view = table.state.view(0)
    assert text.question(view) == "There is only one play: Enter makes it."
    assert text.read(view, "") == text.read(view, "1") == Pass()
    assert text.help(view) == [("1", "make the only play there is; Enter will do")]


def test_cards_are_thrown_away_by_number_too():
    table = scene("", hand="3 5 8 8 12", mode="scored")
    text = text_for(0)
    assert shown(text, table.state, 0)[-1] == "  1 throw away 3   2 throw away 5   3 throw away 8   4 throw away 12"
    assert text.read(table.state.view(0), "3") == Discard("8")


# Telling


def test_what_happens_is_told_in_words():
    table = scene("R1 T21, B1 T24, Y1 T27", "3", then="2 1 sorry")
    table.play("+3 R1")
    table.play("start", "+1 B1")
    assert told(table, 0) == [
        "You use 3: red 1 T21 → T24, sliding to T28, back to START: blue 1 and yellow 1.",
        "Beto turns up 2.",
        "Beto starts a pawn with 2: blue 1 START → T19.",
        "A 2 gives Beto another card: 1.",
        "Beto uses 1: blue 1 T19 → T20.",
        "Carla turns up Sorry!",
    ]
    assert told(table, 2, "es")[-1] == "Te sale Sorry!"
    assert told(table, 1, "fr")[0] == (
        "Ana utilise 3\N{NO-BREAK SPACE}: rouge 1 T21 → T24, glisse jusqu’à T28, "
        "retour au DÉPART\N{NO-BREAK SPACE}: bleu 1 et jaune 1."
    )


def test_what_others_draw_is_told_as_far_as_it_may_be_known():
    for pile, sentence in (("face_up", "Ana draws 1."), ("face_down", "Ana draws a card.")):
        table = scene("R1 T4", hand="3 5 8 10 12", then="1", mode="scored", draw_pile=pile)
        table.play("5: +5 R1")
        assert told(table, 1)[-1] == sentence
        assert told(table, 0)[-1] == "You draw 1."


def test_the_end_of_a_game_and_of_the_match():
    table = scene(f"R1 S4, {home('R2', 'R3', 'R4')}, B1 home", hand="2 3 5 8 12", mode="scored", players=3)
    table.play("2: +2 R1")
    assert told(table, 0)[1:] == [
        "All home: you win game 1! Points: Ana +105, Beto +5, Carla +0.",
        "All pawns are HOME. You win the match!",
    ]
    partners = scene(f"R1 S4, {home('R2', 'R3', 'R4', 'Y1', 'Y2', 'Y3', 'Y4')}", "2", mode="partners")
    partners.play("+2 R1")
    assert told(partners, 1)[1:] == [
        "All home: Ana and Carla win game 1.",
        "All pawns are HOME. Ana and Carla share the win.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told_in_every_language(language):
    samples = [
        schema.Began(1, 0, 45, "5"),
        schema.Hand(("1", "sorry")),
        schema.TurnedUp(1, "sorry", 3, None, True),
        schema.Reshuffled(45, None),
        *(schema.Moved(1, "7", way, (), ()) for way in ("start", "move", "split", "swap", "sorry")),
        schema.Passed(0, "12"),
        schema.Discarded(2, "2"),
        schema.Drew(2, None, 3, None),
        schema.GameOver(1, (0,), (4, 0, 0, 0), (1, 0, 0, 0), (1, 0, 0, 0)),
        schema.MatchOver((1, 1, 3, 3), (2, 2, 0, 0), "games_played"),
    ]
    for seat in (None, 0, 1):
        text = text_for(seat, language)
        assert all(text.sentence(event).strip() for event in samples)
    assert text.tell(schema.Hand(("1",))) is None
    assert picture(text.tell(samples[0]))[0].strip()


# The score sheet


def test_the_score_sheet_explains_the_winner_s_points():
    board = f"R1 S4, {home('R2', 'R3', 'R4')}, B1 home"
    more = {"mode": "scored", "players": 3, "match_games": 3, "sheet": [[5, 40, 0]]}
    table = scene(board, hand="2 3 5 8 12", **more)
    table.play("2: +2 R1")
    (over,) = [event for event in heard(table.state.events, 0) if isinstance(event, schema.GameOver)]
    drawn = picture(SorryText(speaker("en").say, FOUR[:3], 0).sheet(over, table.state.view(0)))
    assert drawn == [
        "  Score sheet after game 2",
        "",
        "          G1    G2   total",
        " ──────────────────────────",
        "  Ana      5   105     110",
        "  Beto    40     5      45",
        "  Carla    0     0       0",
        "",
        "  Ana: 20 for pawns HOME, 35 for opponents’ pawns, 50 bonus",
    ]


def test_a_single_game_without_points_has_no_sheet():
    table = scene(f"R1 S4, {home('R2', 'R3', 'R4')}", "2")
    table.play("+2 R1")
    over = heard(table.state.events, 0)[1]
    assert text_for(0).sheet(over, table.state.view(0)) is None


# A whole match


@pytest.mark.parametrize(
    ("language", "options"),
    [("en", {"players": 2}), ("es", {"mode": "scored", "players": 3}), ("fr", {"mode": "partners"})],
)
def test_a_match_is_played_to_its_end(language, options):
    typist = Typist()
    sitting = sit(typist, name="sorry", language=language, **options)
    sitting.play()
    assert sitting.state.outcome is not None
    assert speaker(language).say("sorry-reason-game_won") in seen(sitting)


def test_help_and_rules_are_at_hand():
    typist = Typist("?", "rules", "nonsense", goes_on=True)
    sitting = sit(typist, name="sorry", players=2)
    sitting.play()
    read = seen(sitting)
    assert "the triangle at which a slide begins; it takes other colours along" in read
    assert "Landing on the triangle of another colour’s slide" in " ".join(read.split())
    assert "I do not understand “nonsense”" in read
