"""Print a hash of what the compiled engine is made from: `engine_key.py FILE ...`.

Engines with the same key are the same, whatever the times of their sources: `make build` compiles only for a new key.
"""

import hashlib
import json
import platform
import sys
import tomllib
from pathlib import Path


def key(files: list[str]) -> str:
    """Return the hash of the files with their names, and of the Python and the machine they are compiled for."""
    whole = hashlib.sha256(f"{platform.python_implementation()} {sys.version} {platform.machine()}".encode())
    for file in sorted(files):
        content = settings() if file == "pyproject.toml" else Path(file).read_bytes()
        whole.update(f"\n{file} {len(content)}\n".encode() + content)
    return whole.hexdigest()


def settings() -> bytes:
    """Return the part of pyproject.toml that matters to mypyc."""
    tools = tomllib.loads(Path("pyproject.toml").read_text())["tool"]
    return json.dumps([tools["hatch"], tools["mypy"]], sort_keys=True).encode()


if __name__ == "__main__":
    print(key(sys.argv[1:]))
