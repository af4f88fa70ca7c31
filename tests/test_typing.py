"""Whoever uses the library with a type checker is told what each game's views and actions are."""

import inspect
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from msgspec import Struct

import sobremesa

ROOT = Path(__file__).parent.parent


def test_a_type_checker_knows_views_and_actions_by_game(tmp_path: Path) -> None:
    # With a cache of its own: another mypy may be running.
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir", str(tmp_path), "tests/typed_api.py"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.stdout + done.stderr == ""


@pytest.mark.parametrize("name", sobremesa.GAMES)
def test_a_game_exports_its_actions_views_events_options_and_state(name: str) -> None:
    package = import_module(f"sobremesa.games.{name}")
    wanted = {"RULES", package.RULES.state.__name__}
    schema = import_module(f"sobremesa.games.{name}.schema")
    own = inspect.getmembers(schema, inspect.isclass)
    wanted |= {kind for kind, defined in own if issubclass(defined, Struct) and defined.__module__ == schema.__name__}
    assert wanted <= set(package.__all__)
    assert all(hasattr(package, name) for name in package.__all__)
