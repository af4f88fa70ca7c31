"""Bots of other people: found by name, checked, and blamed in one line."""

import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from sobremesa import cli, game
from sobremesa.lab import plugins
from sobremesa.lab.plugins import PluginError, with_plugins

BOTS = """
class First:
    def choose(self, world, seat, chance, seconds):
        return world.legal_actions(seat)[0]

class Broken:
    def choose(self, world, seat, chance, seconds):
        raise RuntimeError("no idea\\nat all")

class Cheat:
    def choose(self, world, seat, chance, seconds):
        return "the best card"

first = First()
number = 5
"""
SHORT = ["--players", "2", "--option", "target_sumos=5", "--seed", "1"]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a module of bots, in which one is; and nothing in it is imported after the test."""
    (tmp_path / "my_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delitem(sys.modules, "my_bots", raising=False)
    return tmp_path


@pytest.mark.parametrize("name", ["my_bots:First", "my_bots:first"])
def test_a_class_or_an_object_can_be_named(name: str) -> None:
    sumo = with_plugins(game("sumo"), name, "easy")
    state = sumo.new(seed=1)

    assert list(sumo.bots) == [*game("sumo").bots, name]
    assert sumo.bot(name).choose(state, 0, state.chance, 1.0) == state.legal_actions(0)[0]


def test_an_installed_package_can_offer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoints([EntryPoint("first", "my_bots:First", plugins.GROUP)])
    monkeypatch.setattr("importlib.metadata.entry_points", offered.select)

    assert "first" in with_plugins(game("sumo"), "first", "nobody").bots
    assert "nobody" not in with_plugins(game("sumo"), "first", "nobody").bots


@pytest.mark.parametrize("workers", ["1", "2"])
def test_one_plays_in_the_arena(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "sumo", *SHORT, "--bots", "my_bots:First,random", "--matches", "4", "--workers", workers]

    assert cli.main([*words, "--json"]) == 0
    assert '"bot":"my_bots:First"' in capsys.readouterr().out


def test_one_plays_in_simulations(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "sumo", *SHORT, "--bots", "my_bots:First", "--games", "2", "--json"]) == 0
    assert '"games":2' in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("my_bots:Cheat", "its answer 'the best card' is refused: malformed_action"),
        ("my_bots:Nobody", "AttributeError: module 'my_bots' has no attribute 'Nobody'"),
        ("no_such_module:Bot", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("my_bots:number", "TypeError: 'int' object is not callable"),
        ("my_bots:dict", "AttributeError: module 'my_bots' has no attribute 'dict'"),
        (":", "ValueError: Empty module name"),
    ],
)
def test_one_that_does_not_work_is_blamed_in_one_line(name: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = cli.main(["simulate", "sumo", *SHORT, "--bots", name, "--games", "2"])

    said = capsys.readouterr()
    assert (code, said.out) == (2, "")
    assert said.err == f"sobremesa: The bot “{name}” does not work: {why}\n"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_one_that_raises_is_blamed_in_one_line(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "sumo", *SHORT, "--bots", "my_bots:Broken,easy", "--matches", "4", "--workers", workers]

    assert cli.main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "sobremesa: The bot “my_bots:Broken” does not work: RuntimeError: no idea at all\n"


def test_one_that_raises_ends_a_match_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "sorry", "--level", "my_bots:Broken", "--option", "first_player=blue", "--seed", "1"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_what_makes_no_bot_is_none() -> None:
    with pytest.raises(PluginError, match="the bot 'builtins:dict': it has no method `choose`"):
        with_plugins(game("sumo"), "builtins:dict")
