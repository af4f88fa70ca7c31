"""How a view of Sumo is drawn, told and read: whole pictures, from positions in the notation of the rules file."""

from io import StringIO

import pytest
from rich.console import Console

from sobremesa.core.chance import Chance
from sobremesa.games.sumo import RULES, schema
from sobremesa.games.sumo.schema import PlaceJoker, PlayCard, RowView, TakeRow
from sobremesa.locales import LANGUAGES, speaker
from sobremesa.terminal.games.sumo import SumoText
from sobremesa.terminal.match_text import NOW
from terminal.people import lines

FIVE = ["Ana", "Beto", "Carla", "Dani", "Eva"]


def text_for(seat, names=FIVE, language="en"):
    return SumoText(speaker(language).say, names, seat)


def picture(part, width=80):
    out = StringIO()
    Console(file=out, width=width).print(part)
    return lines(out.getvalue())


def position(**parts):
    return RULES.from_position({"seed": "11" * 32} | parts)


def choosing_card(**parts):
    """Five players in the fourth turn; Ana is the one who reads."""
    hands = [
        "3 16 36 55 61 J5 90",
        "1 2 4 5 6 7 8",
        "40 41 42 43 44 45 46",
        "70 71 72 73 74 75 76",
        "92 93 94 95 96 97 98",
    ]
    rows = ["10 22 25 31 33", "12 J7=12", "60", "80 81"]
    return position(rows=rows, hands=hands, piles=["9 11", "", "99 100 101", "", ""], **parts)


def choosing_row(card):
    """The scene of worked example E18, with the card at the front of the line."""
    placing = [{"seat": 1, "card": "J7"}, {"seat": 3, "card": "J5"}, {"seat": 2, "card": 12}]
    placing += [{"seat": 0, "card": 33}, {"seat": 4, "card": 88}]
    rows = ["15 20 24 31", "66", "77 80 81 85 86", "19"]
    if card != "J7":
        rows[0] += " J7=31"
        placing[0] |= {"row": 1}
    if card == 12:
        rows[1] += " J5=66"
        placing[1] |= {"row": 2}
    hands = ["1 2", "3 4", "5 6", "7 8", "9 10"]
    return position(rows=rows, hands=hands, placing=placing)


def table(state, seat, width=80, **words):
    appraisals = (
        {action: state.appraise(seat, action) for action in state.legal_actions(seat)} if seat is not None else {}
    )
    return picture(text_for(seat, **words).table(state.view(seat), width, appraisals), width)


# The table


def test_the_table_while_cards_are_chosen():
    state = choosing_card(chosen=[None, None, None, None, None])
    state.apply(1, PlayCard(7))
    assert table(state, 0) == [
        "Sumo · round 1 · turn 4 of 10 · to 70 sumos ────────────────────────────────────",
        "   ╭•••──╭•×5──╭••───╭•────╭•×5──╮ ┃ 5/5                     pile  total",
        " 1 │ 10  │ 22  │ 25  │ 31  │ 33  │ ┃ 16 sumos    …  Ana    2 (6•)      0",
        "   ╰─────╰─────╰─────╰─────╰─────╯ ┃ ▲ FULL      ✓  Beto        –      0",
        "   ╭•────╭•×7──╮                   ┃ 2/5         …  Carla       3      0",
        " 2 │ 12  │ J7  │  ·     ·     ·    ┃ 8 sumos     …  Dani        –      0",
        "   ╰─────╰─=12─╯                   ┃             …  Eva         –      0",
        "   ╭•••──╮                         ┃ 1/5",
        " 3 │ 60  │  ·     ·     ·     ·    ┃ 3 sumos",
        "   ╰─────╯                         ┃",
        "   ╭•••──╭•────╮                   ┃ 2/5",
        " 4 │ 80  │ 81  │  ·     ·     ·    ┃ 4 sumos",
        "   ╰─────╰─────╯                   ┃",
        " Your hand · → would go to that row, ▲ would take it, ▼ is lower than all",
        "   ╭•×5──╭•────╭•────╭•────╭•×7──╭•────╭•••──╮",
        "   │ J5  │  3  │ 16  │ 36  │ 55  │ 61  │ 90  │",
        "   ╰─────╰──▼──╰─→2──╰─▲1──╰─▲1──╰─→3──╰─→4──╯",
    ]


def test_the_table_while_a_row_is_chosen_for_a_low_card():
    state = choosing_row(12)
    assert table(state, 2, language="es") == [
        "Sumo · ronda 1 · turno 8 de 10 · a 70 sumos ────────────────────────────────────",
        "   ╭••───╭•••──╭•────╭•────╭•×7──╮ ┃ 5/5                   pila  total",
        " 1 │ 15  │ 20  │ 24  │ 31  │ J7  │ ┃ 14 sumos       Ana       –      0",
        "   ╰─────╰─────╰─────╰─────╰─=31─╯ ┃ ▲ LLENA        Beto      –      0",
        "   ╭•×5──╭•×5──╮                   ┃ 2/5         ▸  Carla     –      0",
        " 2 │ 66  │ J5  │  ·     ·     ·    ┃ 10 sumos       Dani      –      0",
        "   ╰─────╰─=66─╯                   ┃                Eva       –      0",
        "   ╭•×5──╭•••──╭•────╭••───╭•────╮ ┃ 5/5",
        " 3 │ 77  │ 80  │ 81  │ 85  │ 86  │ ┃ 12 sumos",
        "   ╰─────╰─────╰─────╰─────╰─────╯ ┃ ▲ LLENA",
        "   ╭•────╮                         ┃ 1/5",
        " 4 │ 19  │  ·     ·     ·     ·    ┃ 1 sumo",
        "   ╰─────╯                         ┃",
        " Este turno  J7 Beto →1 · J5 Dani →2 · 12 Carla ▸ · 33 Ana · 88 Eva",
        " Tu mano",
        "   ╭••───╭•────╮",
        "   │  5  │  6  │",
        "   ╰─────╰─────╯",
    ]


def test_a_spectator_sees_no_hand_and_no_sumos_in_face_down_piles():
    drawn = "\n".join(table(choosing_card(), None))
    assert "Your hand" not in drawn
    assert "(6•)" not in drawn


def test_open_piles_show_their_sumos():
    drawn = "\n".join(table(choosing_card(options={"pile_view": "open"}), None))
    assert "2 (6•)" in drawn
    assert "3 (9•)" in drawn


def test_the_own_card_that_lies_face_down_is_named():
    state = choosing_card(chosen=[None] * 5)
    state.apply(0, PlayCard(36))
    assert " Face down before you: 36" in table(state, 0)
    assert not any("36" in line for line in table(state, 1))


def test_what_was_taken_in_the_last_turn_stays_in_sight():
    state = choosing_row(12)
    state.apply(2, TakeRow(4))
    assert " Last turn  J7 Beto →1 · J5 Dani →2 · 12 Carla →4 +1• · 33 Ana →1 +14• · 88 Eva →3 +12•" in table(
        state, 0, 120
    )


def test_a_line_of_cards_breaks_only_between_two_of_them():
    state = choosing_row(12)
    state.apply(2, TakeRow(4))
    drawn = table(state, 0, 60)
    start = next(place for place, line in enumerate(drawn) if line.startswith(" Last turn"))
    assert drawn[start : start + 2] == [
        " Last turn  J7 Beto →1 · J5 Dani →2 · 12 Carla →4 +1•",
        "            33 Ana →1 +14• · 88 Eva →3 +12•",
    ]


def test_in_a_narrow_terminal_the_seats_are_below_the_rows():
    drawn = table(choosing_card(), 0, 60)
    assert drawn[2] == " 1 │ 10  │ 22  │ 25  │ 31  │ 33  │ ┃ 16 sumos"
    assert "…  Ana    2 (6•)      0" in drawn


def test_a_hand_too_wide_for_the_terminal_is_held_in_two_lines():
    state = RULES.new(seed=4, mode="two_round", players=4)
    drawn = "\n".join(table(state, 0, 60, names=FIVE[:4]))
    assert drawn.split("Your hand")[1].count("╯") == 2


def test_long_names_do_not_push_the_totals_away():
    names = ["Maximiliana de la Mesa Larga", *FIVE[1:]]
    assert max(map(len, table(choosing_card(), 0, names=names))) <= 80


# The score sheet


def test_the_score_sheet_puts_the_fewest_sumos_first():
    state = choosing_card(sheet=[[3, 0, 22, 7, 1], [10, 9, 8, 7, 6]])
    over = schema.RoundOver(2, (10, 9, 8, 7, 6), (13, 9, 30, 14, 7))
    assert picture(text_for(0).sheet(over, state.view(0))) == [
        "  Score sheet after round 2",
        "",
        "          R1   R2   total   to 70 sumos",
        " ────────────────────────────────────────────────────",
        "  Eva      1    6       7   ━━······················",
        "  Beto     0    9       9   ━━━·····················",
        "  Ana      3   10      13   ━━━━····················",
        "  Dani     7    7      14   ━━━━━···················",
        "  Carla   22    8      30   ━━━━━━━━━━··············",
        "",
    ]


def test_only_the_last_rounds_have_a_column_of_their_own():
    sheet = [[1, 2, 3, 4, 5]] * 9
    state = choosing_card(sheet=sheet, options={"end_condition": "rounds", "rounds": 20})
    over = schema.RoundOver(9, (1, 2, 3, 4, 5), (9, 18, 27, 36, 45))
    drawn = picture(text_for(0).sheet(over, state.view(0)))
    assert drawn[2].split() == ["R4", "R5", "R6", "R7", "R8", "R9", "total", "20", "rounds"]


def test_other_events_close_no_sheet():
    assert text_for(0).sheet(schema.Laid(0, 5), choosing_card().view(0)) is None


# Reading


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("36", PlayCard(36)),
        (" 36 ", PlayCard(36)),
        ("036", PlayCard(36)),
        ("j5", PlayCard("J5")),
        ("J7", PlayCard("J7")),
    ],
)
def test_a_card_is_typed_by_its_name(typed, action):
    assert text_for(0).read(choosing_card().view(0), typed) == action


def test_a_number_is_a_row_while_one_has_to_be_chosen():
    assert text_for(1).read(choosing_row("J7").view(1), "2") == PlaceJoker(2)
    assert text_for(2).read(choosing_row(12).view(2), "2") == TakeRow(2)
    assert text_for(2).read(choosing_row(12).view(2), "J5") is None


def test_help_names_the_rows_open_to_a_joker():
    assert text_for(1).help(choosing_row("J7").view(1)) == [("1 2 3 4", "put your joker after that row")]
    assert text_for(3).help(choosing_row("J5").view(3)) == [("2 3 4", "put your joker after that row")]
    assert text_for(2).help(choosing_row(12).view(2)) == [("1 2 3 4", "take that row")]


@pytest.mark.parametrize(
    ("card", "seat", "question"),
    [
        ("J7", 1, "¿Detrás de qué fila pones tu J7?"),
        (12, 2, "Tu 12 es menor que todas las filas. ¿Cuál te llevas?"),
    ],
)
def test_the_question_says_what_is_chosen(card, seat, question):
    assert text_for(seat, language="es").question(choosing_row(card).view(seat)) == question


# Telling


def told(event, seat=0, language="en"):
    return text_for(seat, language=language).sentence(event)


def row(*cards):
    return RowView(list(cards), [], 0, 5 - len(cards))


TOOK = schema.Placed(0, 33, 1, 33, row(33), (15, 20, 24, 31, "J7"), 14, "sixth")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (schema.Dealt(1, ((17,), (28,), (63,), (90,)), (("J5", 2),)),
         "Ronda 1. Las filas: 17 | 28 | 63 | 90. En la fila 2 había salido J5 y se cambió por otra carta."),
        (schema.VoidDeal((4, "J7", 51, 80)),
         "4 J7 51 80: salió un comodín y no queda carta para cambiarlo. Se reparte de nuevo."),
        (schema.Hand((3, "J5")), "Tu mano: 3 J5."),
        (schema.Laid(0, 36), "Pones el 36 boca abajo."),
        (schema.Laid(1), "Beto ya eligió."),
        (schema.Revealed(((1, "J7"), (0, 33)), ()), "¡Cartas arriba! J7 Beto · 33 Ana"),
        (schema.MustChoose(1, "J7"), "Beto elige fila para su J7."),
        (schema.MustChoose(2, 12), "Carla tiene que llevarse una fila: su 12 es menor que todas."),
        (schema.Placed(1, "J7", 1, 31, row(31, "J7")), "El J7 de Beto va a la fila 1 y vale 31."),
        (schema.Placed(0, 16, 4, 16, row(16)), "Tu 16 va a la fila 4."),
        (TOOK, "Con tu 33 te llevas la fila 1 (15 20 24 31 J7): +14 sumos."),
        (schema.Placed(2, 12, 4, 12, row(12), (19,), 1, "low"), "Con su 12, Carla se lleva la fila 4 (19): +1 sumo."),
        (schema.RoundOver(1, (14, 0, 1, 0, 12), (14, 0, 1, 0, 12)),
         "Fin de la ronda 1: Ana +14, Beto +0, Carla +1, Dani +0, Eva +12."),
    ],
)  # fmt: skip
def test_events_in_spanish(event, sentence):
    assert told(event, language="es") == sentence


@pytest.mark.parametrize(
    ("ranks", "seat", "sentence"),
    [
        ((1, 2, 3, 4, 5), 0, "The target has been reached. You win with 4 sumos!"),
        ((1, 2, 3, 4, 5), 1, "The target has been reached. Ana wins with 4 sumos."),
        ((1, 1, 3, 4, 5), 1, "The target has been reached. You share the win: Ana and Beto, with 4 sumos each!"),
        ((1, 1, 1, 4, 5), 4, "The target has been reached. Ana, Beto and Carla share the win with 4 sumos each."),
    ],
)
def test_wins_alone_and_together(ranks, seat, sentence):
    over = schema.MatchOver(ranks, (4, 5, 6, 80, 90), "target_reached")
    assert told(over, seat) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_whole_match_can_be_told_to_everybody(language):
    state = RULES.begin(RULES.options(players=5, mode="two_round"), Chance(bytes(32)), listen=True)
    chance = Chance(bytes(32))
    while state.outcome is None:
        actions = state.legal_actions(state.to_act[0])
        state.apply(state.to_act[0], actions[chance.below(len(actions))])
    for viewer in (None, 0, 3):
        text = text_for(viewer, language=language)
        sentences = [text.sentence(event) for one in state.events if (event := one.to(viewer)) is not None]
        assert len(sentences) > 100
        assert not any("{" in sentence or "  " in sentence for sentence in sentences)


def test_what_costs_sumos_is_marked_by_more_than_a_colour():
    assert picture(text_for(0).tell(TOOK))[0].startswith(" ▲ ")
    assert picture(text_for(0).tell(schema.Placed(0, 16, 4, 16, row(16))))[0].startswith(" · ")


def test_cards_being_laid_are_shown_by_the_table_alone():
    assert text_for(0).tell(schema.Laid(1)) is None
    assert text_for(0).tell(schema.Hand((1, 2))) is None


def test_cards_that_were_just_dealt_are_not_drawn_as_just_placed() -> None:
    """Even where the same card was placed in the last turn of the round before."""
    met = 0
    for seed in range(30):
        state = RULES.new(players=9, mode="short_deck", end_condition="rounds", rounds=2, seed=seed)
        while state.round == 1:
            seat = state.to_act[0]
            state.apply(seat, state.legal_actions(seat)[0])
        view = state.view(0)
        met += any(placing.card in row.cards for row in view.rows for placing in view.placing)
        rows = text_for(0).rows(view)
        assert not [span for span in rows.spans if span.style == NOW and rows.plain[span.start : span.end] == "│"]
    assert met
