"""Generate the page's types of each game's views, appraisals, events and actions, or check them (--check)."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
from protocol_types import WEB, prepare, to_typescript

from sobremesa.catalogue import GAMES
from sobremesa.catalogue import game as get_game
from sobremesa.core.events import Event

HEADING = "// Made by `make protocol` from sobremesa/games/{game}: change those files, not this one."


def file_of(game: str) -> Path:
    return WEB / "src" / "games" / game / "types.ts"


def types(game: str) -> str:
    """Return the game's views, appraisals, events and actions as TypeScript."""
    schema = import_module(f"sobremesa.games.{game}.schema")
    name = game.capitalize()
    groups = {
        "Told": structs_of(schema, Event),
        "Action": members_of(get_game(game).actions),
        "Appraisal": members_of(getattr(schema, f"{name}Appraisal")),
    }
    seen = [getattr(schema, f"{name}{part}") for part in ("View", "Review") if hasattr(schema, f"{name}{part}")]
    members = [*seen, *(member for group in groups.values() for member in group)]
    found, components = msgspec.json.schema_components(members, ref_template="#/$defs/{name}")
    definitions: dict[str, Any] = dict(components)
    for definition in definitions.values():
        optional = left_out(definition)
        prepare(definition, from_page=False)
        if optional:
            definition["required"] = [name for name in definition["required"] if name not in optional]
        prepare_tuples(definition)
    refs = dict(zip(members, found, strict=True))
    for name, group in groups.items():
        definitions[name] = {"oneOf": [refs[member] for member in group]}
    root = {"title": "Spoken", "oneOf": [*(refs[view] for view in seen), *({"$ref": f"#/$defs/{n}"} for n in groups)]}
    return f"{HEADING.format(game=game)}\n{to_typescript(root | {'$defs': definitions})}"


def members_of(types: Any) -> tuple[Any, ...]:
    """Return the members of a union, or the one type."""
    return get_args(types) or (types,)


def left_out(definition: dict[str, Any]) -> set[str]:
    """Return the fields that may be missing: not required, and without a default."""
    fields = definition.get("properties", {})
    return {name for name, field in fields.items() if name not in definition["required"] and "default" not in field}


def prepare_tuples(node: Any) -> None:
    """Rewrite tuples in the notation of older drafts of JSON Schema, which json2ts reads."""
    if isinstance(node, dict):
        if "prefixItems" in node:
            node["items"] = node.pop("prefixItems")
            node["additionalItems"] = False
        for part in node.values():
            prepare_tuples(part)
    elif isinstance(node, list):
        for part in node:
            prepare_tuples(part)


def structs_of(module: ModuleType, base: type) -> tuple[type, ...]:
    """Return the subclasses of `base` in the module, in the order of their definition."""
    return tuple(
        one for one in vars(module).values() if isinstance(one, type) and issubclass(one, base) and one is not base
    )


def main() -> int:
    stale = []
    for game in GAMES:
        made = types(game)
        if "--check" not in sys.argv:
            file_of(game).write_text(made)
        elif not file_of(game).exists() or file_of(game).read_text() != made:
            stale.append(game)
    if stale:
        print(f"the page's types of {', '.join(stale)} are older than the game: run `make protocol`", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
