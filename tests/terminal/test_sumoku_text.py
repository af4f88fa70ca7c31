"""How a view of Sumoku is drawn, told and read, and that every mode can be played at the terminal."""

from io import StringIO

import pytest
from rich.console import Console

from games.sumoku.samples import pick
from games.sumoku.scenes import E26, Scene, arrange, classic, fresh, owner, play, race, spot
from sobremesa.core import record
from sobremesa.core.chance import Chance
from sobremesa.core.match import verify
from sobremesa.games.sumoku import RULES, schema
from sobremesa.games.sumoku.schema import GIVE_UP, PASS, READY, Call, Claim, Exchange, Show
from sobremesa.locales import LANGUAGES, speaker
from sobremesa.terminal.games.sumoku import SumokuText
from sobremesa.terminal.play import Left
from terminal.people import Typist, lines, seen, sit

FOUR = ["Ana", "Beto", "Carla", "Dani"]
BASE = "R3@0,0 B7@1,0"


def text_for(seat: int | None, language: str = "en") -> SumokuText:
    return SumokuText(speaker(language).say, FOUR[:2], seat)


def table(scene: Scene, seat: int | None = 0) -> list[str]:
    out = StringIO()
    Console(file=out, width=80).print(text_for(seat).table(scene.view, 80, {}))
    return lines(out.getvalue())


def told(scene: Scene, kind: type, seat: int | None = 0) -> str:
    return text_for(seat).sentence(scene.told(kind)[-1])


def test_the_table_of_a_classic_game():
    shown = table(classic(5, f"{BASE} G5@2,0 Y6=9@2,1 P1@2,2", "O4 G3 B6", "R1 R8"))
    assert shown[0].startswith("Sumoku · multiples of 5")
    assert shown[1:] == [
        "         score  rack",
        "▸  Ana       0",
        "   Beto      0  R1 R8",
        " Pile: 0",
        "    -1  0  1  2  3",
        " -1  ·  ·  ·  ·  ·",
        "  0  · R3 B7 G5  ·",
        "  1  ·  ·  · Y9  ·",
        "  2  ·  ·  · P1  ·",
        "  3  ·  ·  ·  ·  ·",
        " Your tiles: O4 G3 B6",
    ]


def test_the_table_of_a_race_tells_faults_only_where_the_rules_do():
    owners = [owner(E26.replace("O6@", "O6=9@")), owner(rack="B1 B2")]
    strict = table(race("speed", 5, owners))
    assert not any("Not right" in line for line in strict)
    helped = table(race("speed", 5, owners, options={"claim_check": "assisted"}))
    assert helped[-1] == " Not right yet: row from 0,2: 23 · column from 1,2: 13"
    assert "   Beto       0    0/2" in strict


def test_the_table_of_spot():
    shown = table(spot(3, "R4 R7 O1 O8 Y2 Y6 G5 G3 B8 P1", players=2, sits_out=1, round=2))
    assert shown[-1] == " Display: R4 R7 O1 O8 Y2 Y6 G5 G3 B8 P1"
    assert shown[3].endswith("sits out")


def test_what_is_typed_in_a_classic_game():
    scene = classic(5, BASE, "G5 Y6 P1 G5b", "R1 R8")
    read = text_for(0).read
    view = scene.view
    assert read(view, "2,0 v G5 Y6=9 P1") == play("G5@2,0 Y6=9@2,1 P1@2,2")
    assert read(view, "-1,0 > g5 p1") == play("G5@-1,0 P1@2,0")
    assert read(view, "G5@2,0 G5@3,0") == play("G5a@2,0 G5b@3,0")
    assert read(view, "p") == PASS
    assert read(view, "2,0 v G5 Y9 P1") == read(view, "2,0 v G5 Y6=9 P1")
    for nonsense in ("", "G5", "G9=6@0,0", "0,0 >", "0;0 > G5", "hello", "2,0 > G5 nothing"):
        assert read(view, nonsense) is None
    # Of two tiles none is laid if one has no cell.
    for unfinished in ("G5@2,0 P1", "G5@2,0 P1@3.0"):
        assert read(view, unfinished) is None


def test_what_is_typed_in_a_race_and_in_spot():
    scene = race("solo", 5, [owner("R5@0,0 O5@1,0", "Y6 G6", version=7)])
    read = text_for(0).read
    assert read(scene.view, "Y6=9@2,0 R5@3,3") == arrange("Y6=9@2,0 R5@3,3")
    assert read(scene.view, "0,0 > Y6") == arrange("Y6@2,0")
    assert read(scene.view, "2,0 V Y6 G6") == arrange("Y6@2,0 G6@2,1")
    assert read(scene.view, "R5 O5") == arrange("R5 O5")
    assert read(scene.view, "Y6@2,0 O5") is None
    assert read(scene.view, "x G6") == Exchange("G6a")
    assert read(scene.view, "!") == Claim(7)
    assert read(scene.view, "g") == GIVE_UP
    assert read(fresh("speed").view, "r") == READY
    at = spot(3, "R4 R7 O1 O8 Y2 Y6 G5 G3 B8 P1", players=2)
    assert read(at.view, "15") == Call(1, 15)
    assert read(at.view, "R7 O1 Y2 G5") == Show(1, ("R7a", "O1a", "Y2a", "G5a"))
    assert read(at.view, "nothing") is None


def test_what_happened_is_told():
    scene = classic(5, BASE, "G5 Y6 P1", "R1 R8 O4")
    scene.play("G5@2,0 Y6=9@2,1 P1@2,2")
    assert told(scene, schema.Placed) == "You lay G5@2,0 Y9@2,1 P1@2,2: 30 points."
    assert told(scene, schema.Placed, 1) == "Ana lays G5@2,0 Y9@2,1 P1@2,2: 30 points."
    wrong = race("speed", 5, [owner(rack="R1 R2"), owner(rack="B1 B2")])
    wrong.claim(0)
    assert told(wrong, schema.Claimed, 1) == "Ana calls Sumoku! TUBADOKU: there are tiles left in the rack."
    assert told(wrong, schema.OwnerOut) == "You are out of the round."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_the_kept_matches_can_be_told_and_every_question_asked(language: str):
    for mode in RULES.options.modes:
        scene = fresh(mode, players=2)
        text, chance = text_for(0, language), Chance(bytes(32))
        for step in range(300):
            if scene.state.outcome is not None:
                break
            if not scene.state.to_act:
                scene.tick()
                continue
            seat = scene.state.to_act[step % len(scene.state.to_act)]
            assert text.question(scene.view)
            assert all(what for _, what in text.help(scene.view))
            scene.act(seat, pick(scene.state, seat, chance))
        for event in scene.told(schema.Event):
            text.tell(event)
        assert len(scene.told(schema.Event)) > 3


@pytest.mark.parametrize(
    ("mode", "words"),
    [
        ("speed", ["r", "!"] * 10),
        ("spot", ["r", *["p", "15", "R1 R2 R3 R4"] * 150]),
        ("team", ["r", "!"]),
        ("solo", ["0,0 > R1", "x", "!", "g"]),
    ],
)
def test_races_and_spot_can_be_played_to_their_end(mode: str, words: list[str]):
    options = {"players": 2} if mode != "solo" else {"time_limit_seconds": 600}
    sitting = sit(Typist(*words, goes_on=False), name="sumoku", mode=mode, **options)
    sitting.play()
    assert sitting.state.outcome is not None
    assert "Sumoku" in seen(sitting)
    verify(RULES, record.write(sitting.match.record()))


def test_a_classic_game_is_played_by_typing():
    sitting = sit(Typist("0,0 > R5 B8", "0,0 > O4 B8", "quit"), name="sumoku", seed=3)
    with pytest.raises(Left):
        sitting.play()
    shown = seen(sitting)
    assert "not a multiple of 3" in shown
    assert "You lay O4@0,0 B8@1,0: 12 points." in shown
    assert "Canela lays" in shown
