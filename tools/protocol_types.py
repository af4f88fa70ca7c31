"""Generate the page's types of the server's messages and HTTP answers, or check them (--check)."""

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from msgspec import Struct

from sobremesa.server import protocol
from sobremesa.server.http import answers

WEB = Path(__file__).parent.parent / "web"
NET = WEB / "src" / "lib" / "net"
HEADING = "// Made by `make protocol` from {name}.py of sobremesa/server: change that file, not this one."


def message_types() -> str:
    """Return the messages as TypeScript, with the protocol hash that the page sends in `hello`."""
    messages = protocol.schema()
    for definition in messages["$defs"].values():
        prepare(definition, from_page=definition.get("additionalProperties") is False)
    root = {"title": "Protocol", "oneOf": [{"$ref": f"#/$defs/{name}"} for name in ("PageMessage", "TableMessage")]}
    return f"{to_typescript(root | messages)}\nexport const PROTOCOL = '{protocol.PROTOCOL}';\n"


def answer_types() -> str:
    """Return the HTTP answers as TypeScript."""
    document = answers.schema()
    for name, definition in document["$defs"].items():
        required = definition.get("required")
        prepare(definition, from_page=False)
        if name in omitting_defaults(Struct):
            leave_out_nulls(definition)
            definition["required"] = required
    return to_typescript({"title": "HttpAnswer"} | document)


def omitting_defaults(base: type[Struct]) -> set[str]:
    """Return the names of the Structs whose fields are left out where they have their default value."""
    own = {base.__name__} if base.__struct_config__.omit_defaults else set()
    return own.union(*(omitting_defaults(one) for one in base.__subclasses__()))


def leave_out_nulls(definition: dict[str, Any]) -> None:
    """Fields that are left out where they are null are never null."""
    for field in definition["properties"].values():
        if "anyOf" in field:
            field["anyOf"] = [one for one in field["anyOf"] if one != {"type": "null"}]


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
    if node.get("type") == "object" and not isinstance(node.get("additionalProperties"), dict):
        node["additionalProperties"] = "properties" not in node
    for part in node.values():
        prepare(part, from_page)


def to_typescript(document: dict[str, Any]) -> str:
    json2ts = WEB / "node_modules" / ".bin" / "json2ts"
    style = ["--ignoreMinAndMaxItems", "--bannerComment", "", "--style.printWidth", "120", "--style.singleQuote"]
    made = subprocess.run([json2ts, *style], input=json.dumps(document), capture_output=True, text=True, check=True)
    without_origins = re.sub(r"( \*\n)? \* This interface was referenced by .*\n \* via .*\n", "", made.stdout)
    return re.sub(r"/\*\*\n \*/\n", "", without_origins)


def main() -> int:
    stale = []
    for name, types in (("protocol", message_types), ("answers", answer_types)):
        file, made = NET / f"{name}.ts", f"{HEADING.format(name=name)}\n{types()}"
        if "--check" not in sys.argv:
            file.write_text(made)
        elif not file.exists() or file.read_text() != made:
            stale.append(name)
    for name in stale:
        print(f"web/src/lib/net/{name}.ts is older than {name}.py of the server: run `make protocol`", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
