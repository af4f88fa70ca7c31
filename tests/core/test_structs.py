"""Every Struct is configured as its class statement says, and what is compiled is what should be.

A Struct in a file compiled by mypyc silently loses its tag and becomes changeable and lenient, so this runs on both
builds. What a class statement says is read from the source, which the wheel carries too.
"""

import ast
import importlib
import inspect
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from msgspec import Struct

import sobremesa
from effort import COMPILED
from sobremesa.core.actions import Action
from sobremesa.core.events import Event, snake_case
from sobremesa.core.options import Options
from sobremesa.core.record import Line

PROJECT = Path(__file__).parents[2]
PACKAGE = Path(sobremesa.__file__).parent


# Which modules are compiled


def engine_modules() -> list[str]:
    """The modules that pyproject.toml hands to mypyc."""
    configured = tomllib.loads((PROJECT / "pyproject.toml").read_text())
    mypyc = configured["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    files = [file for pattern in mypyc["include"] for file in sorted(PROJECT.glob(pattern))]
    files = [file for file in files if file.name not in mypyc["exclude"]]
    return [".".join(file.relative_to(PROJECT / "src").with_suffix("").parts) for file in files]


def test_the_engine_is_chance_state_and_the_rules_of_every_game():
    expected = {"sobremesa.core.chance", "sobremesa.core.state"}
    expected |= {f"sobremesa.games.{game}.rules" for game in sobremesa.GAMES}

    assert expected <= set(engine_modules())


@pytest.mark.parametrize("name", engine_modules())
def test_the_engine_is_compiled_where_that_was_asked_for_and_nowhere_else(name):
    file = str(importlib.import_module(name).__file__)

    assert file.endswith((".so", ".pyd") if COMPILED else ".py")


def structs_in(module: ModuleType) -> list[type[Struct]]:
    """The Structs defined in the module itself."""
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind.__module__ == module.__name__
    ]


@pytest.mark.parametrize("name", engine_modules())
def test_no_struct_is_defined_in_a_file_that_is_compiled(name):
    assert structs_in(importlib.import_module(name)) == []


# What the class statements say


def class_statements() -> dict[str, tuple[str, dict[str, ast.expr]]]:
    """By name: the module and the keywords of every class statement that has some."""
    found = {}
    for file in sorted(PACKAGE.rglob("*.py")):
        module = ".".join(["sobremesa", *file.relative_to(PACKAGE).with_suffix("").parts]).removesuffix(".__init__")
        for statement in ast.parse(file.read_text()).body:
            if isinstance(statement, ast.ClassDef) and statement.keywords:
                keywords = {str(keyword.arg): keyword.value for keyword in statement.keywords}
                found[f"{module}:{statement.name}"] = (module, keywords)
    return found


STATEMENTS = class_statements()


def class_of(place: str) -> Any:
    module, name = place.split(":")
    return getattr(importlib.import_module(module), name)


def said(value: ast.expr, kind: type[Struct]) -> object:
    """What a keyword stands for: a constant, or the name made from that of the class."""
    if isinstance(value, ast.Name) and value.id == "snake_case":
        return snake_case(kind.__name__)
    return ast.literal_eval(value)


def all_keyword_only(kind: type[Struct]) -> bool:
    own = kind.__annotations__
    parameters = inspect.signature(kind).parameters
    return all(parameters[name].kind is inspect.Parameter.KEYWORD_ONLY for name in own if name in parameters)


def test_the_class_statements_were_found():
    names = {place.split(":")[1] for place in STATEMENTS}

    assert {"Action", "Event", "Options", "Line", "Header", "SumoOptions", "PlayCard", "Position"} <= names


@pytest.mark.parametrize("place", STATEMENTS)
def test_a_struct_is_configured_as_its_class_statement_says(place):
    kind = class_of(place)
    _, keywords = STATEMENTS[place]
    if not issubclass(kind, Struct):
        assert set(keywords) <= {"metaclass", "total"}
        return
    config = kind.__struct_config__
    wanted = {name: said(value, kind) for name, value in keywords.items() if name != "kw_only"}

    assert {name: getattr(config, name) for name in wanted} == wanted
    assert "kw_only" not in keywords or all_keyword_only(kind)


# What each family of Structs has to be

# A base knows only what has been made from it so far.
for place in STATEMENTS:
    class_of(place)


def family(base: type[Struct]) -> list[type[Struct]]:
    """The base and all that was made from it in this package."""
    below = [kind for sub in base.__subclasses__() for kind in family(sub)]
    return [kind for kind in [base, *below] if kind.__module__.startswith("sobremesa.")]


def positions() -> list[type[Struct]]:
    return [class_of(f"sobremesa.games.{game}.position:Position") for game in sobremesa.GAMES]


MESSAGES = [*family(Action), *family(Line), *family(Options), *positions()]
TAGGED = [*family(Action), *family(Event)]


def named(kind: type[Struct]) -> str:
    return f"{kind.__module__}.{kind.__name__}"


@pytest.mark.parametrize("kind", [*MESSAGES, *family(Event)], ids=named)
def test_nobody_can_change_one(kind):
    one = kind(**dict.fromkeys(kind.__struct_fields__))
    name = kind.__struct_fields__[0] if kind.__struct_fields__ else "anything"

    with pytest.raises(AttributeError, match="immutable"):
        setattr(one, name, 1)
    assert kind.__struct_config__.frozen


@pytest.mark.parametrize("kind", MESSAGES, ids=named)
def test_what_comes_from_outside_may_hold_nothing_unknown(kind):
    config = kind.__struct_config__
    document: dict[str, object] = {"no_such_field": 1}
    if config.tag is not None:
        document[config.tag_field] = config.tag

    assert config.forbid_unknown_fields
    with pytest.raises(msgspec.ValidationError, match="unknown field `no_such_field`"):
        msgspec.convert(document, kind)


@pytest.mark.parametrize("kind", TAGGED, ids=named)
def test_actions_and_events_bear_their_names(kind):
    config = kind.__struct_config__

    assert (config.tag_field, config.tag) == ("type", snake_case(kind.__name__))


def test_lines_of_a_record_bear_their_names():
    tags = {kind.__name__: kind.__struct_config__.tag for kind in family(Line) if kind is not Line}

    assert tags == {"Header": "match", "Acted": "act", "Ticked": "tick", "Closing": "end"}
    assert {kind.__struct_config__.tag_field for kind in family(Line)} == {"line"}
