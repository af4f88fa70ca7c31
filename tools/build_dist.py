"""Build the packages: `build_dist.py FOLDER`, or `build_dist.py --compiled FOLDER`.

`make dist` builds an sdist, a wheel for every platform and a compiled wheel for this one, all with the page.
`make build` builds only the compiled wheel, without the page (`--compiled`). The compiled modules come from
build/engine, so a change of the page or the server needs no new compilation.
"""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns, rmtree
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
PAGE = Path("src/sobremesa/server/page")
ENGINE = ROOT / "build/engine"


def build(folder: Path) -> None:
    """Build the sdist and both wheels into the folder."""
    if not (ROOT / PAGE / "index.html").exists():
        sys.exit("The page is not built: make web builds it.")
    hatchling(ROOT, folder, "-t", "sdist", "-t", "wheel")
    build_compiled(folder)


def build_compiled(folder: Path, *, with_page: bool = True) -> None:
    """Build the compiled wheel of the present sources, which must be those that were compiled."""
    if not (ENGINE / "ready").exists():
        sys.exit("The engine is not compiled: make build compiles it.")
    with TemporaryDirectory() as name:
        stage = Path(name)
        copytree(ROOT / "src", stage / "src", ignore=ignore_patterns("__pycache__", *([] if with_page else ["page"])))
        for file in ("pyproject.toml", "README.md", "LICENSE", "tools/compiled_wheel.py"):
            (stage / file).parent.mkdir(exist_ok=True)
            copy(ROOT / file, stage / file)
        for module in (ENGINE / "src").rglob("*.so"):
            copy(module, stage / module.relative_to(ENGINE))
        hatchling(stage, folder, "-t", "wheel", HATCH_BUILD_HOOK_ENABLE_CUSTOM="true")


def hatchling(source: Path, folder: Path, *targets: str, **settings: str) -> None:
    """Run hatchling in a subprocess; print its output only if it fails."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder.absolute()), *targets]
    done = subprocess.run(command, cwd=source, env=os.environ | settings, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nThe package could not be built.")


if __name__ == "__main__":
    *words, name = sys.argv[1:]
    target = Path(name)
    rmtree(target, ignore_errors=True)
    if words == ["--compiled"]:
        build_compiled(target, with_page=False)
    else:
        build(target)
    for made in sorted(target.iterdir()):
        print(made)
