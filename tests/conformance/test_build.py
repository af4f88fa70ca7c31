"""The build under test is the one that was asked for, and compiling has not loosened a Struct."""

import importlib
import pkgutil
from pathlib import Path

import msgspec
import pytest

import sobremesa
from conformance.cases import CASES
from effort import COMPILED
from sobremesa.core.actions import Action
from sobremesa.core.events import Event, snake_case
from sobremesa.core.options import Options
from sobremesa.games.rummy500 import bot as rummy500_bot

HOT = ["core.cards", "core.chance", "core.melds", "core.state", "core.playout"]
HOT += [f"games.{name}.{part}" for name in sobremesa.GAMES for part in ("pieces", "rules")]
HOT += [type(sobremesa.game(name).bot("hard")).__module__.removeprefix("sobremesa.") for name in sobremesa.GAMES]
HOT += ["games.sorry.plays"]
HOT += [f"games.rummy500.bot.{module.name}" for module in pkgutil.iter_modules(rummy500_bot.__path__)]


@pytest.mark.parametrize("name", HOT)
def test_the_engine_is_compiled_exactly_where_it_was_asked_for(name: str) -> None:
    module = importlib.import_module(f"sobremesa.{name}")
    assert (Path(module.__file__).suffix != ".py") == COMPILED


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
