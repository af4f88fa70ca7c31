"""Generate the page's types of the protocol from the server's messages, or check them (--check)."""

import inspect
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from sobremesa.server.protocol import PROTOCOL, schema

WEB = Path(__file__).parent.parent / "web"
TYPES = WEB / "src" / "lib" / "net" / "protocol.ts"
HEADING = "// Made by `make protocol` from sobremesa/server/protocol.py: change that file, not this one."


def types() -> str:
    """Return the messages as TypeScript, with the protocol hash that the page sends in `hello`."""
    messages = schema()
    for definition in messages["$defs"].values():
        prepare(definition, from_page=definition.get("additionalProperties") is False)
    root = {"title": "Protocol", "oneOf": [{"$ref": f"#/$defs/{name}"} for name in ("PageMessage", "TableMessage")]}
    return f"{HEADING}\n{to_typescript(root | messages)}\nexport const PROTOCOL = '{PROTOCOL}';\n"


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
    made = types()
    if "--check" not in sys.argv:
        TYPES.write_text(made)
        return 0
    if TYPES.exists() and TYPES.read_text() == made:
        return 0
    print("web/src/lib/net/protocol.ts is older than the protocol: run `make protocol`", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
