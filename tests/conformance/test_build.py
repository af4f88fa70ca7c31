"""The build under test is the one that was asked for, plays as plain Python does, and has not loosened a Struct."""

import importlib
import json
import os
import pkgutil
import subprocess
from pathlib import Path

import msgspec
import pytest

import sobremesa
from conformance.cases import CASES
from conformance.fingerprints import fingerprints
from effort import COMPILED, EFFORT
from sobremesa.core.actions import Action
from sobremesa.core.events import Event, snake_case
from sobremesa.core.options import Options
from sobremesa.core.state import State

TESTS = Path(__file__).parents[1]
PLAIN = {"schema", "position", "checks", "faults"}
"""The modules of a game that are never compiled."""


def modules_of(package: str) -> list[str]:
    """All modules in that package and below, without the packages themselves."""
    path = importlib.import_module(package).__path__
    return [module.name for module in pkgutil.walk_packages(path, f"{package}.") if not module.ispkg]


MODULES = [f"sobremesa.core.{name}" for name in ("cards", "chance", "melds", "state", "playout", "tiles")]
MODULES += modules_of("sobremesa.games")
MODULES += [
    "sobremesa.bots.search",
    *(module for name in sobremesa.GAMES for module in modules_of(f"sobremesa.bots.{name}")),
]


@pytest.mark.parametrize("name", MODULES)
def test_the_engine_is_compiled_exactly_where_it_was_asked_for(name: str) -> None:
    is_compiled = Path(importlib.import_module(name).__file__).suffix != ".py"
    assert is_compiled == (COMPILED and name.rpartition(".")[2] not in PLAIN)


if COMPILED:

    @pytest.mark.parametrize("name", sobremesa.GAMES)
    def test_plain_python_plays_the_same_matches(name: str) -> None:
        surroundings = os.environ | {"SOBREMESA_COMPILED": "", "SOBREMESA_EFFORT": EFFORT, "PYTHONPATH": str(TESTS)}
        command = [TESTS.parent / ".venv/bin/python", "-m", "conformance.fingerprints", name]
        plain = subprocess.run(command, env=surroundings, capture_output=True, check=True)
        assert json.loads(plain.stdout) == fingerprints(name)


def test_a_state_is_an_instance_of_its_own_classes_only() -> None:
    """Compiled classes answered wrongly for one another while `State` was an ABC."""
    shelf = [sobremesa.game(name) for name in sobremesa.GAMES]
    states = [game.new(**game.quick_options_for(mode)) for game in shelf for mode in game.options.modes or ("",)]
    for state in states:
        for other in states:
            assert isinstance(state, type(other)) == (type(state) is type(other))
        assert isinstance(state, State)


def subclasses(kind: type) -> set[type]:
    return {kind} | {deeper for sub in kind.__subclasses__() for deeper in subclasses(sub)}


def structs(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    for module in pkgutil.walk_packages(sobremesa.games.__path__, "sobremesa.games."):
        importlib.import_module(module.name)
    return sorted(subclasses(kind) - {kind}, key=lambda sub: sub.__name__)


@pytest.mark.parametrize("kind", structs(Action))
def test_actions_are_frozen_tagged_and_strict(kind: type[Action]) -> None:
    config = kind.__struct_config__
    assert (config.frozen, config.forbid_unknown_fields, config.tag_field) == (True, True, "type")
    assert config.tag == snake_case(kind.__name__)


@pytest.mark.parametrize("kind", structs(Event))
def test_events_are_frozen_and_tagged(kind: type[Event]) -> None:
    config = kind.__struct_config__
    assert (config.frozen, config.tag_field, config.tag) == (True, "type", snake_case(kind.__name__))


@pytest.mark.parametrize("kind", structs(Options))
def test_options_are_frozen_and_strict(kind: type[Options]) -> None:
    config = kind.__struct_config__
    assert (config.frozen, config.forbid_unknown_fields) == (True, True)


@pytest.mark.parametrize("name", CASES)
def test_views_are_frozen(name: str) -> None:
    box = CASES[name].game
    view = box.begin(box.options(), sobremesa.core.chance.Chance(bytes(32))).view(0)
    assert view.__struct_config__.frozen
