"""Generate the page's types of the server's messages and HTTP answers, or check them (--check)."""

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from sobremesa.server.http.answers import FOR_PAGES
from sobremesa.server.protocol import PROTOCOL, schema

WEB = Path(__file__).parent.parent / "web"
NET = WEB / "src" / "lib" / "net"
HEADING = "// Made by `make protocol` from sobremesa/server/{source}: change that file, not this one.\n"


def message_types() -> str:
    """Return the messages as TypeScript, with the protocol hash that the page sends in `hello`."""
    messages = schema()
    for definition in messages["$defs"].values():
        prepare(definition, from_page=definition.get("additionalProperties") is False)
    root = {"title": "Protocol", "oneOf": [{"$ref": f"#/$defs/{name}"} for name in ("PageMessage", "TableMessage")]}
    heading = HEADING.format(source="protocol.py")
    return f"{heading}{to_typescript(root | messages)}\nexport const PROTOCOL = '{PROTOCOL}';\n"


def answer_types() -> str:
    """Return what pages send and get over HTTP as TypeScript."""
    found, components = msgspec.json.schema_components(FOR_PAGES, ref_template="#/$defs/{name}")
    for name, definition in components.items():
        # Of these, fields with their default are left out.
        prepare(definition, from_page=name in ("NewTable", "OptionDescription"))
    # Each game has events of its own (game_types.py).
    components["Pin"]["properties"]["event"] = {}
    del components["Event"]
    root = {"title": "Http", "oneOf": list(found), "$defs": dict(components)}
    return HEADING.format(source="http/answers.py") + to_typescript(root)


def prepare(node: Any, from_page: bool) -> None:
    """Adapt a schema: the server's messages have all their fields, and a plain object has fields of any name."""
    if isinstance(node, list):
        for part in node:
            prepare(part, from_page)
    if not isinstance(node, dict):
        return
    if isinstance(node.get("description"), str):
        node["description"] = inspect.cleandoc(node["description"])
    if "properties" in node and not from_page:
        node["required"] = list(node["properties"])
    if node.get("type") == "object":
        node["additionalProperties"] = "properties" not in node and (node.get("additionalProperties") or True)
    for part in node.values():
        prepare(part, from_page)


def to_typescript(document: dict[str, Any]) -> str:
    json2ts = WEB / "node_modules" / ".bin" / "json2ts"
    style = ["--ignoreMinAndMaxItems", "--bannerComment", "", "--style.printWidth", "120", "--style.singleQuote"]
    made = subprocess.run([json2ts, *style], input=json.dumps(document), capture_output=True, text=True, check=True)
    without_origins = re.sub(r"( \*\n)? \* This interface was referenced by .*\n \* via .*\n", "", made.stdout)
    return re.sub(r"/\*\*\n \*/\n", "", without_origins)


def main() -> int:
    made = {NET / "protocol.ts": message_types(), NET / "http.ts": answer_types()}
    if "--check" not in sys.argv:
        for file, types in made.items():
            file.write_text(types)
        return 0
    old = [file.name for file, types in made.items() if not file.exists() or file.read_text() != types]
    if old:
        print(f"{', '.join(old)} in {NET} differ from the server: run `make protocol`", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
