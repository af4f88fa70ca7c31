"""Build an sdist, a wheel for every platform and a compiled wheel for this one, all with the page.

`make dist` builds the page and the engine first. The compiled wheel packs the output of mypyc in build/engine, so a new
page needs no new compilation.
"""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
PAGE = Path("src/sobremesa/server/page")
ENGINE = ROOT / "build/engine"


def build(folder: Path) -> None:
    """Build the sdist and both wheels into the folder."""
    if not (ROOT / PAGE / "index.html").exists():
        sys.exit("The page is not built: make web builds it.")
    if not (ENGINE / "ready").exists():
        sys.exit("The engine is not compiled: make build compiles it.")
    hatchling(ROOT, folder, "-t", "sdist", "-t", "wheel")
    with TemporaryDirectory() as stage:
        copytree(ENGINE, stage, dirs_exist_ok=True, ignore=ignore_patterns("page"))
        copytree(ROOT / PAGE, stage / PAGE)
        hatchling(Path(stage), folder, "-t", "wheel", HATCH_BUILD_HOOK_ENABLE_CUSTOM="true")


def hatchling(source: Path, folder: Path, *targets: str, **settings: str) -> None:
    """Run hatchling in a subprocess; print its output only if it fails."""
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(folder.absolute()), *targets]
    done = subprocess.run(command, cwd=source, env=os.environ | settings, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nThe package could not be built.")


if __name__ == "__main__":
    target = Path(sys.argv[1])
    rmtree(target, ignore_errors=True)
    build(target)
    for made in sorted(target.iterdir()):
        print(made)
