"""A game's package exports what users of the library name in their types; `make types` checks that in typed_api.py."""

import inspect
from importlib import import_module

import pytest
from msgspec import Struct

import sobremesa


@pytest.mark.parametrize("name", sobremesa.GAMES)
def test_a_game_exports_its_actions_views_events_options_and_state(name: str) -> None:
    package = import_module(f"sobremesa.games.{name}")
    wanted = {"RULES", type(package.RULES.new(seed=1)).__name__}
    schema = import_module(f"sobremesa.games.{name}.schema")
    own = inspect.getmembers(schema, inspect.isclass)
    wanted |= {kind for kind, defined in own if issubclass(defined, Struct) and defined.__module__ == schema.__name__}
    assert wanted <= set(package.__all__)
    assert all(hasattr(package, name) for name in package.__all__)
