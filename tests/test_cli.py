"""Every command, every complaint: one clear line and exit code 2, never a traceback."""

import json
import os
import pty
import re
import subprocess
import sys
from importlib import import_module
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path
from select import select
from signal import SIGINT

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import sobremesa
from sobremesa import cli
from sobremesa.core import record
from sobremesa.core.chance import seed_from_int
from sobremesa.core.match import Match
from sobremesa.core.options import read_options
from sobremesa.core.record import Seat
from sobremesa.locales import LANGUAGES, speaker

ON_THE_SHELF = speaker("en").spoken(sobremesa.GAMES)
GOLDEN = Path(__file__).parent / "records" / "sumo@1-short_deck.jsonl"
SHORT = ["--mode", "short_deck", "--players", "2", "--option", "end_condition=rounds", "--option", "rounds=1"]
ANY_CARD = "".join(f"{row}\n" for row in (1, 2, 3, 4)) + "".join(f"{card}\n" for card in range(1, 25))
CTRL_C, CTRL_D = b"\x03", b"\x04"
ENOUGH_CARDS = ANY_CARD * 40
"""Whatever is asked in the shortest match, one of the next lines answers it."""


class Watched(StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def quiet(monkeypatch):
    """Nobody at the terminal, English words, eighty columns."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("sys.stdin", StringIO())


@pytest.fixture
def run(capsys, monkeypatch):
    """Type a command; its exit code, what it printed and what it complained of."""

    def typed(*argv: object, stdin: str = ""):
        monkeypatch.setattr("sys.stdin", StringIO(stdin))
        try:
            code = cli.main([str(word) for word in argv])
        except SystemExit as left:
            code = left.code
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return typed


def complaint(result: tuple[int, str, str]) -> str:
    """The one line somebody gets who asked for something wrong."""
    code, out, err = result
    assert code == 2
    assert out == ""
    assert err.startswith("sobremesa: ")
    assert err.count("\n") == 1
    return err.removeprefix("sobremesa: ").rstrip("\n")


# The shelf


def test_games_in_words(run):
    code, out, err = run("games")
    assert (code, err) == (0, "")
    assert "Everybody picks a card in secret" in out
    assert "target_sumos=70" in out
    assert "2 to 10 players" in " ".join(out.split())
    assert "(4 players)" in " ".join(out.split())


def test_games_as_json(run):
    code, out, _ = run("games", "--json")
    shelf = {game["id"]: game for game in json.loads(out)}
    assert code == 0
    assert list(shelf) == list(sobremesa.GAMES)
    sumo = shelf["sumo"]
    assert (sumo["id"], sumo["version"], sumo["bots"]) == ("sumo", 1, ["easy", "medium", "hard"])
    assert sumo["modes"] == [
        {"id": "standard", "players": [2, 3, 4, 5, 6, 7, 8, 9, 10]},
        {"id": "short_deck", "players": [2, 3, 4, 5, 6, 7, 8, 9]},
        {"id": "two_round", "players": [4, 5, 6, 7]},
    ]
    assert sumo["options"][3] == {"name": "target_sumos", "type": "integer", "default": 70, "least": 1, "most": 500}
    colours = ["red", "blue", "yellow", "green"]
    assert shelf["sorry"]["options"][2] == {"name": "colours", "type": "list", "default": colours, "choices": colours}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", "games", "play", "simulate", "arena", "replay", "verify"])
def test_help_in_every_language(run, language, command):
    code, out, err = run(*command.split(), "--help", "--lang", language)
    assert (code, err) == (0, "")
    assert re.match(rf"\w+.?: sobremesa {command}", out)
    assert "--lang" in out


def test_version(run):
    assert run("--version") == (0, f"sobremesa {sobremesa.__version__}\n", "")


# Playing


def test_play_to_the_end_by_a_pipe_and_verify_the_record(run, tmp_path):
    file = tmp_path / "match.jsonl"
    code, out, err = run("play", "sumo", *SHORT, "--level", "easy", "--record", file, stdin=ENOUGH_CARDS)
    assert (code, err) == (0, "")
    assert "All rounds have been played." in out
    assert "Your match is kept in" in out
    code, out, err = run("verify", file)
    assert (code, err) == (0, "")
    assert "This record is in good order" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_speaks_the_language_asked_for(run, language):
    farewell = {"es": "¡Hasta la próxima!", "en": "Until next time!", "fr": "À la prochaine\N{NO-BREAK SPACE}!"}
    farewell["es-AR"] = farewell["es"]
    assert farewell[language] in run("play", "sumo", "--level", "easy", "--lang", language)[1]


def test_the_same_seed_deals_the_same_cards(run):
    first, second, other = (run("play", "sumo", "--seed", seed, "--level", "easy")[1] for seed in (5, 5, 6))
    assert first == second != other


def test_without_a_seed_nobody_knows_the_deal(run, tmp_path):
    seeds = set()
    for number in range(2):
        run("play", "sumo", "--level", "easy", "--record", tmp_path / f"{number}.jsonl")
        seeds.add(record.read((tmp_path / f"{number}.jsonl").read_bytes()).header.seed)
    assert len(seeds) == 2


def test_leaving_early_is_polite_and_keeps_what_was_played(run, tmp_path):
    file = tmp_path / "match.jsonl"
    code, out, err = run("play", "sumo", "--level", "easy", "--seed", "5", "--record", file, stdin="55\nquit\n")
    assert (code, err) == (0, "")
    assert out.rstrip().splitlines()[-1].startswith(" Until next time!")
    written = record.read(file.read_bytes())
    assert written.closing is None
    assert len(written.moves) > 4


def test_an_old_record_is_replaced(run, tmp_path):
    file = tmp_path / "match.jsonl"
    file.write_text("something old")
    assert run("play", "sumo", "--level", "easy", "--record", file)[0] == 0
    assert record.read(file.read_bytes()).moves != []


def test_options_reach_the_table(run):
    options = ["--option", "target_sumos=12", "--option", "pile_view=open", "--option", "change_before_reveal=false"]
    code, out, _ = run("play", "sumo", "--players", "3", "--level", "easy", *options)
    assert code == 0
    assert "to 12 sumos" in out


def test_letters_that_are_none_are_read_as_something(run, monkeypatch):
    broken = TextIOWrapper(BytesIO(b"\xff\xfe\n\x00\n"), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", broken)
    assert cli.main(["play", "sumo", "--level", "easy"]) == 0


# Simulations and tournaments


FIELDS = ["game", "mode", "players", "games", "seed", "decisions", "seconds", "decisions_per_second"]
FIELDS += ["games_per_second", "wins", "mean_decisions", "compiled"]


def test_simulate_as_json_has_the_fields_of_the_design(run):
    code, out, err = run("simulate", "sumo", *SHORT, "--games", "6", "--seed", "3", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert list(found) == FIELDS
    assert (found["game"], found["mode"], found["players"], found["games"], found["seed"]) == (
        "sumo",
        "short_deck",
        2,
        6,
        3,
    )
    assert sum(found["wins"]) >= 6


def test_simulate_in_words(run):
    code, out, err = run("simulate", "sumo", *SHORT, "--games", "1", "--bots", "easy,random")
    assert (code, err) == (0, "")
    assert "One match of Sumo (short deck), 2 players" in out
    assert re.search(r"Wins by seat +[01]  [01] *\n", out)


def test_simulate_with_a_seed_of_256_bits(run):
    _, out, _ = run("simulate", "sumo", *SHORT, "--games", "1", "--seed", 2**256 - 1, "--json")
    assert json.loads(out)["seed"] == 2**256 - 1


def test_two_workers_find_the_same_as_one(run):
    counted = []
    for workers in (1, 2):
        _, out, _ = run("simulate", "sumo", *SHORT, "--games", "4", "--workers", workers, "--json")
        found = json.loads(out)
        counted.append((found["decisions"], found["wins"]))
    assert counted[0] == counted[1]


def test_arena_in_words_and_as_json(run):
    command = ["arena", "sumo", *SHORT, "--bots", "easy,random", "--matches", "4"]
    code, out, err = run(*command)
    assert (code, err) == (0, "")
    assert "4 matches of Sumo (short deck), 2 players" in out
    assert re.search(r"easy +[+-]\d+ \[[+-]\d+…[+-]\d+\] +\d+% \[\d+%…\d+%\] +[\d.]+ \[[\d.]+…[\d.]+\] +\d+ ms", out)
    code, out, err = run(*command, "--json")
    assert (code, err) == (0, "")
    assert {standing["bot"] for standing in json.loads(out)["standings"]} == {"easy", "random"}


@pytest.mark.parametrize(("more", "shown"), [([], True), (["--json"], False)])
def test_long_work_shows_a_bar_where_somebody_watches_but_never_beside_json(run, monkeypatch, more, shown):
    watched = Watched()
    monkeypatch.setattr("sys.stderr", watched)
    monkeypatch.setenv("TERM", "xterm-256color")
    assert run("simulate", "sumo", *SHORT, "--games", "2", *more)[0] == 0
    assert ("Matches" in watched.getvalue()) is shown


# Records


def test_replay_tells_the_whole_match(run):
    code, out, err = run("replay", GOLDEN)
    assert (code, err) == (0, "")
    written = record.read(GOLDEN.read_bytes())
    assert written.header.seats[0].name in out
    assert out.count("Cards up!") >= 10
    assert "Sumo · round 1 · turn 10 of 10" in out
    assert "★" in out


def test_replay_of_an_unfinished_match_says_so(run, tmp_path):
    file = tmp_path / "half.jsonl"
    run("play", "sumo", "--level", "easy", "--seed", "5", "--record", file, stdin="55\n")
    code, out, _ = run("replay", file)
    assert code == 0
    assert "The record ends here: the match was not finished." in out


def test_replay_waits_for_enter_where_somebody_watches(monkeypatch):
    class Enters(Watched):
        def readline(self, size: int = -1, /) -> str:
            return "\n" if (pressed := next(presses, None)) is not None and pressed < 3 else ""

    presses = iter(range(100))
    shown = Watched()
    monkeypatch.setattr("sys.stdin", Enters())
    monkeypatch.setattr("sys.stdout", shown)
    monkeypatch.setattr("sobremesa.terminal.screen.BEAT", 0)
    assert cli.main(["replay", str(GOLDEN)]) == 0
    assert shown.getvalue().count("Enter to go on") == 4
    assert "turn 4 of 10" in shown.getvalue()
    assert "turn 5 of 10" not in shown.getvalue()


def test_a_name_in_a_record_cannot_command_the_terminal(run, tmp_path):
    file = tmp_path / "match.jsonl"
    run("play", "sumo", "--level", "easy", "--record", file)
    file.write_bytes(file.read_bytes().replace(b'"name":"Guest"', b'"name":"\\u001b[2J"'))
    code, out, _ = run("replay", file)
    assert code == 0
    assert "\x1b" not in out
    assert "\\x1b[2J" in out


def test_verify_shows_what_was_checked_and_the_commitment_to_compare(run, tmp_path):
    game = sobremesa.game("sumo")
    options = read_options(game.options, {"players": 2, "mode": "short_deck", "end_condition": "rounds", "rounds": 1})
    seats = [Seat(name="Ana", random="11" * 16), Seat(name="Beto", random="22" * 16)]
    match = Match.with_commitment(game, options, seats, bytes(range(32)))
    state = match.start()
    while state.outcome is None:
        match.act(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    file = tmp_path / "sealed.jsonl"
    file.write_bytes(record.write(match.record()))
    code, out, err = run("verify", file)
    assert (code, err) == (0, "")
    assert "Sumo (sumo@1)" in out
    assert str(len(match.moves)) in out
    assert "Ana" in out
    assert f"   {match.header.commitment}\n" in out
    assert "Compare the commitment" in out
    said = " ".join(out.split())
    assert "Proved: the server’s secret opens the commitment above" in said
    assert "from the random bytes of Ana and Beto, in the order of their chairs, and from nothing else" in said


@pytest.mark.parametrize(
    ("seats", "written_as", "sentence"),
    [
        (["", "bot"], record.FORMAT, "nobody at the table added random bytes"),
        (["11" * 16, "bot with bytes"], record.BOTS_ADDED, "in this older format bots added bytes too"),
    ],
)
def test_verify_says_what_was_not_proved(run, tmp_path, seats, written_as, sentence):
    game = sobremesa.game("sumo")
    options = read_options(game.options, {"players": 2, "mode": "short_deck", "end_condition": "rounds", "rounds": 1})
    bot = Seat(name="Canela", bot="easy", random="22" * 16 if seats[1] == "bot with bytes" else "")
    sealed = Match.with_commitment(
        game, options, [Seat(name="Ana", random=seats[0]), replace(bot, random="")], bytes(32)
    )
    header = replace(sealed.header, format=written_as, seats=[sealed.header.seats[0], bot])
    match = Match(game, options, header, bytes(32))
    state = match.start()
    while state.outcome is None:
        match.act(state.to_act[0], state.legal_actions(state.to_act[0])[0])
    file = tmp_path / "sealed.jsonl"
    file.write_bytes(record.write(match.record()))
    code, out, _ = run("verify", file)
    assert code == 0
    assert sentence in " ".join(out.split())
    assert "from nothing else" not in out


def test_a_forged_record_is_one_line_and_code_2(run, tmp_path):
    lines = GOLDEN.read_bytes().splitlines(keepends=True)
    file = tmp_path / "forged.jsonl"
    file.write_bytes(b"".join([*lines[:5], *lines[6:]]))
    for command in ("verify", "replay"):
        assert complaint(run(command, file)).startswith("This is not a record in good order: line 6")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "This is not a record in good order ("),
        (b"\x00\xff\x1b[2J" * 50 + b"\n", "This is not a record in good order: line 1 ("),
        (b"hello\n", "This is not a record in good order: line 1 ("),
        (b"[" * 100_000 + b"\n", "This is not a record in good order: line 1 ("),
    ],
)
def test_a_file_that_is_no_record(run, tmp_path, content, sentence):
    file = tmp_path / "file"
    file.write_bytes(content)
    for command in ("verify", "replay"):
        told = complaint(run(command, file))
        assert told.startswith(sentence)
        assert "\x1b" not in told


def test_a_record_of_a_game_that_is_not_on_the_shelf(run, tmp_path):
    file = tmp_path / "chess.jsonl"
    file.write_bytes(GOLDEN.read_bytes().replace(b"sumo@1", b"chess@1", 1))
    assert complaint(run("verify", file)) == f"There is no game “chess@1” on the shelf. There is {ON_THE_SHELF}."


def test_files_that_cannot_be_read(run, tmp_path):
    assert complaint(run("replay", "no-such-file")) == "There is no file “no-such-file”."
    assert complaint(run("verify", tmp_path)).endswith("” is a folder.")
    assert complaint(run("verify", "a\0b")).startswith(r"The file “a\x00b” cannot be read (")
    assert complaint(run("verify", "x" * 300)).startswith("The file “xxx")
    assert complaint(run("verify", GOLDEN / "x")).startswith("The file “")


def test_a_file_without_end_is_not_read_to_the_end(run):
    assert complaint(run("verify", "/dev/zero")) == "“/dev/zero” is too large to be a record."


@pytest.mark.parametrize("name", [".", "no/such/folder/match.jsonl", "a\0b", "x" * 300])
def test_a_record_that_cannot_be_written_is_found_before_the_match(run, name):
    told = complaint(run("play", "sumo", "--level", "easy", "--record", name))
    assert "cannot be written" in told or "is a folder" in told


def test_trying_the_file_leaves_nothing_behind(run, tmp_path):
    complaint(run("play", "sumo", "--record", tmp_path / "match.jsonl", "--level", "none"))
    assert list(tmp_path.iterdir()) == []


# Complaints


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play chess", f"There is no game “chess” on the shelf. There is {ON_THE_SHELF}."),
        ("play sumo@2", "There is no game “sumo@2” on the shelf. There is sumo@1."),
        ("play", "Something is missing: GAME. See sobremesa play --help"),
        ("play sumo extra", "Nobody knows what “extra” means here. See sobremesa --help"),
        ("play sumo --colour", "Nobody knows what “--colour” means here. See sobremesa --help"),
        ("play sumo --play 3", "Nobody knows what “--play 3” means here. See sobremesa --help"),
        ("frobnicate", "There is no command “frobnicate”. See sobremesa --help"),
        ("games --json=yes", "--json takes no value. See sobremesa games --help"),
        ("play sumo --seed", "--seed needs a value. See sobremesa play --help"),
        ("play sumo --seed x", "--seed has to be a whole number, not “x”."),
        ("play sumo --seed 1.5", "--seed has to be a whole number, not “1.5”."),
        ("play sumo --seed 1_000", "--seed has to be a whole number, not “1_000”."),
        ("play sumo --seed ٣", "--seed has to be a whole number, not “٣”."),
        ("play sumo --seed -1", "--seed has to be at least 0."),
        (f"play sumo --seed {2**256}", f"--seed can be at most {2**256 - 1}."),
        (f"play sumo --seed {'9' * 5000}", f"--seed can be at most {2**256 - 1}."),
        (f"play sumo --seed -{'9' * 5000}", "--seed has to be at least 0."),
        ("play sumo --players 11", "It takes 2 to 10 players, not 11."),
        ("play sumo --players 1", "It takes 2 to 10 players, not 1."),
        ("play sumo --mode two_round --players 3", "It takes 4 to 7 players, not 3."),
        ("play sumo --players many", "--players has to be a whole number, not “many”."),
        (
            "play sumo --mode team",
            "The option “mode” cannot be “team”. Possible: standard, short_deck, two_round.",
        ),
        (
            "play sumo --option target_sumos=0",
            "The option “target_sumos” cannot be “0”. Possible: 1 to 500.",
        ),
        ("play sumo --option rounds=[1,2]", "The option “rounds” cannot be “[1, 2]”. Possible: 1 to 50."),
        (
            "play sumo --option change_before_reveal=maybe",
            "The option “change_before_reveal” cannot be “maybe”. Possible: true, false.",
        ),
        ("play sumo --option players=x", "The option “players” cannot be “x”."),
        ("play burako --players 3", "It takes 2 or 4 players, not 3."),
        (
            "play burako --option target=250",
            "The option “target” cannot be “250”. Possible: 100 to 10000, multiples of 100.",
        ),
        ("play sorry --mode partners --players 3", "It takes 4 players, not 3."),
        (
            'play sorry --option colours=["red","red"]',
            (
                "The option “colours” cannot be “('red', 'red')”. "
                "Possible: red, blue, yellow, green: each at most once, in this order round the board."
            ),
        ),
        ("play sumo --option rounds", "An option is written name=value, not “rounds”."),
        ("play sumo --option =3", "An option is written name=value, not “=3”."),
        ("play sumo --option rounds=2 --option rounds=3", "The option “rounds” is given twice."),
        ("play sumo --mode standard --option mode=standard", "The option “mode” is given twice."),
        ("play sumo --level genius", "--level cannot be “genius”. Possible: easy, medium and hard."),
        ("play sumo --lang de", "--lang cannot be “de”. Possible: es, es-AR, en and fr."),
        ("simulate sumo --games -5", "--games has to be at least 1."),
        ("simulate sumo --games 0", "--games has to be at least 1."),
        ("simulate sumo --workers 0", "--workers has to be at least 1."),
        ("simulate sumo --workers 65", "--workers can be at most 64."),
        ("simulate sumo --bots genius", "--bots cannot be “genius”. Possible: easy, medium, hard and random."),
        ("simulate sumo --players 2 --bots easy,easy,easy", "There are 3 bots, but only 2 seats."),
        ("arena sumo", "Something is missing: --bots. See sobremesa arena --help"),
        ("arena sumo --bots ,", "--bots needs a value. See sobremesa arena --help"),
        ("arena sumo --bots easy --matches 0", "--matches has to be at least 1."),
        ("verify", "Something is missing: FILE. See sobremesa verify --help"),
    ],
)
def test_complaints(run, command, sentence):
    assert complaint(run(*command.split())) == sentence


def test_an_unknown_option_names_those_there_are(run):
    assert complaint(run("play", "sumo", "--option", "hand_size=8")) == (
        "There is no option “hand_size”. There are players, mode, end_condition, target_sumos, rounds, "
        "short_deck_jokers, change_before_reveal and pile_view."
    )


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("es", "sobremesa: --games tiene que ser al menos 1.\n"),
        ("fr", "sobremesa\N{NO-BREAK SPACE}: --games doit être au moins 1.\n"),
        ("es-AR", "sobremesa: --games tiene que ser al menos 1.\n"),
    ],
)
def test_complaints_are_in_the_language_of_the_person(run, monkeypatch, language, sentence):
    assert run("simulate", "sumo", "--games", "0", f"--lang={language}") == (2, "", sentence)
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    assert run("simulate", "sumo", "--games", "0") == (2, "", sentence)


def test_what_was_typed_is_repeated_without_harm(run):
    told = complaint(run("play", "\x1b[31m" + "x" * 500))
    assert told.startswith(r"There is no game “\x1b[31mxxx")
    assert len(told) < 160


WORDS = st.sampled_from(
    [
        *("sumo", "sumo@1", "chess", str(GOLDEN), "no-such-file", ".", "", "-", "--", "-h", "--help", "--version"),
        *("--json", "--mode", "short_deck", "two_round", "--players", "2", "5", "-1", "--seed", "--option", "rounds=2"),
        *("players=3", "a=b=c", "=", "--lang", "es", "xx", "--level", "easy", "--bots", "random", "easy,random", ","),
        *("--games", "--matches", "--workers", "1", "0", "--record", "r.jsonl", "nowhere/r.jsonl"),
    ]
)
ARGV = st.lists(WORDS | st.text(max_size=20).filter(lambda word: not word.startswith("--record")), max_size=8)
# `serve` does not end by itself, and is what `sobremesa` does without a command.
COMMAND = st.sampled_from(["games", "play", "simulate", "arena", "replay", "verify", "frobnicate", ""])
LITTLE_WORK = {"simulate": ["--games", "1", "--workers", "1"], "arena": ["--matches", "1", "--workers", "1"]}


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@example("play", ["sumo", "--option", "rounds=" + "[" * 2000])
@example("play", ["\udcff"])
@given(COMMAND, ARGV)
def test_no_words_bring_it_down(run, tmp_path, monkeypatch, command, words):
    monkeypatch.chdir(tmp_path)
    code, _, err = run(command, *words, *LITTLE_WORK.get(command, []))
    assert code in (0, 2)
    assert err.count("\n") == (1 if code == 2 else 0)


# As a process of its own


@pytest.fixture
def start():
    """Start the program as others do; whatever still runs at the end of the test is ended."""
    started: list[subprocess.Popen[bytes]] = []

    def process(*argv: str, **given: object) -> subprocess.Popen[bytes]:
        environment = os.environ | {"LANG": "C.UTF-8", "TERM": "xterm-256color", "PYTHONWARNINGS": "error"}
        command = [sys.executable, "-c", "import sys; from sobremesa.cli import main; sys.exit(main())", *argv]
        started.append(subprocess.Popen(command, env=environment, **given))
        return started[-1]

    yield process
    for one in started:
        one.kill()
        one.communicate()


def test_a_reader_who_goes_away_is_no_mistake(start):
    for argv in (["games"], ["--help"], ["replay", str(GOLDEN)]):
        reader, writer = os.pipe()
        os.close(reader)
        process = start(*argv, stdout=writer, stderr=subprocess.PIPE)
        os.close(writer)
        assert process.communicate(timeout=60) == (None, b"")
        assert process.returncode == 0


def test_a_full_disk_is_one_line(start):
    with Path("/dev/full").open("wb") as full:
        process = start("games", stdout=full, stderr=subprocess.PIPE)
    _, err = process.communicate(timeout=60)
    assert err.startswith(b"sobremesa: The output cannot be written (")
    assert process.returncode == 2


def test_closed_streams_are_empty_ones():
    command = (
        f"{sys.executable} -c 'import sys; from sobremesa.cli import main; sys.exit(main())' play sumo --level easy"
    )
    done = subprocess.run(["sh", "-c", f"{command} <&- >&- 2>&-"], check=False, timeout=60)
    assert done.returncode == 0


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_keys_that_end_the_sitting(start, tmp_path, key, code):
    """Ctrl-C and Ctrl-D at a real terminal: a farewell, the record kept."""
    mine, theirs = pty.openpty()
    file = tmp_path / "match.jsonl"
    argv = ["play", "sumo", "--level", "easy", "--lang", "en", "--record", str(file)]
    process = start(*argv, stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True)
    os.close(theirs)
    shown = read_until(mine, b"Which card do you play?")
    while process.poll() is None and not select([mine], [], [], 0.2)[0]:
        # This terminal controls nobody, so Ctrl-C is sent as the signal it is; the first may come before it is awaited.
        if key == CTRL_C:
            process.send_signal(SIGINT)
        else:
            os.write(mine, key)
    shown += read_until(mine, b"match.jsonl.")
    assert process.wait(timeout=60) == code
    os.close(mine)
    assert b"Until next time!" in shown
    assert b"Traceback" not in shown
    assert record.read(file.read_bytes()).closing is None


def read_until(terminal: int, words: bytes) -> bytes:
    """What a terminal shows until these words."""
    shown = b""
    while words not in shown:
        assert select([terminal], [], [], 60)[0], shown
        shown += os.read(terminal, 4096)
    return shown


def test_interrupted_work_says_so(run, monkeypatch):
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module("sobremesa.lab.simulate"), "simulate", interrupted)
    assert run("simulate", "sumo") == (130, "", "sobremesa: interrupted.\n")


def test_the_seed_on_the_command_line_is_the_seed_of_the_match(run, tmp_path):
    file = tmp_path / "match.jsonl"
    run("play", "sumo", "--level", "easy", "--seed", "41", "--record", file)
    assert record.read(file.read_bytes()).header.seed == seed_from_int(41).hex()
