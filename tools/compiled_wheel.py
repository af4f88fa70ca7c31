"""A build hook that packs an already compiled engine into a wheel."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface):
    """Includes the shared libraries of mypyc and tags the wheel with the platform."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        shared = list(Path(self.root, "src").glob("*__mypyc.*.so"))
        if not shared:
            raise FileNotFoundError("nothing is compiled here: make dist compiles first")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["artifacts"].append("*.so")
        build_data["force_include"] |= {str(path): f"src/{path.name}" for path in shared}
