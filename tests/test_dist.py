"""What `make dist` builds, installed into an empty environment without Node: it serves, plays and simulates."""

import json
import os
import re
import signal
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import which
from time import monotonic, sleep
from typing import Any
from zipfile import ZipFile

import build_dist
import pytest

import sobremesa
from wire import House, browser, run

PLAIN, COMPILED, SDIST = "*-py3-none-any.whl", "*-cp3*.whl", "*.tar.gz"
SECONDS = 60
"""The longest anything may take to be ready; nothing waits for it to pass."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All that `make dist` builds; it asks for the page and the compiled engine, as `make test` makes them."""
    folder = tmp_path_factory.mktemp("dist")
    done = subprocess.run(
        [sys.executable, "tools/build_dist.py", str(folder)], cwd=build_dist.ROOT, capture_output=True, text=True
    )
    if done.returncode:
        pytest.fail(f"{done.stderr.strip()} (make dist does all of it)", pytrace=False)
    return folder


def one(folder: Path, pattern: str) -> Path:
    (found,) = folder.glob(pattern)
    return found


def files_of(package: Path) -> dict[str, bytes]:
    """Every file of a wheel or an sdist."""
    if package.suffix == ".whl":
        with ZipFile(package) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(package) as sdist:
        members = [member for member in sdist if member.isfile()]
        return {member.name.partition("/")[2]: sdist.extractfile(member).read() for member in members}  # type: ignore[union-attr]


def the_page() -> dict[str, bytes]:
    folder = build_dist.ROOT / build_dist.PAGE
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# What is in them


@pytest.mark.parametrize("pattern", [PLAIN, COMPILED])
def test_a_wheel_holds_the_program_its_words_and_its_page_and_nothing_else(built: Path, pattern: str) -> None:
    files = files_of(one(built, pattern))
    root = f"sobremesa-{sobremesa.__version__}.dist-info"
    page = {name.partition("/page/")[2]: body for name, body in files.items() if "server/page/" in name}
    assert page == the_page()
    kinds = {"sobremesa/py.typed", f"{root}/licenses/LICENSE", "sobremesa/locales/es/sumo.ftl"}
    assert kinds <= files.keys()
    others = [name for name in files if not name.startswith((f"{root}/", "sobremesa/"))]
    assert all(re.fullmatch(r"[0-9a-f]+__mypyc\.[\w-]+\.so", name) for name in others)
    assert not [name for name in files if "test" in name or name.endswith((".pyc", ".c", ".md", ".ts"))]
    assert (pattern == COMPILED) == any(name.endswith(".so") for name in files)


@pytest.mark.parametrize("pattern", [PLAIN, COMPILED])
def test_a_wheel_says_what_it_is(built: Path, pattern: str) -> None:
    told = files_of(one(built, pattern))[f"sobremesa-{sobremesa.__version__}.dist-info/METADATA"].decode().splitlines()
    assert f"Version: {sobremesa.__version__}" in told
    assert {"Name: sobremesa", "License-Expression: MIT", "Requires-Python: >=3.11"} <= set(told)


@pytest.mark.parametrize("pattern", [PLAIN, COMPILED, SDIST])
def test_nothing_names_the_folders_of_the_machine_it_was_built_on(built: Path, pattern: str) -> None:
    folders = {str(build_dist.ROOT), str(Path.home()), sys.prefix, sys.base_prefix, str(built.parent)} - {"/", "/usr"}
    here = re.compile("|".join(re.escape(f"{folder}/") for folder in sorted(folders)).encode())
    assert [name for name, body in files_of(one(built, pattern)).items() if here.search(body)] == []


def test_the_sdist_gives_the_same_wheel_without_make_and_node(built: Path, tmp_path: Path) -> None:
    with tarfile.open(one(built, SDIST)) as sdist:
        sdist.extractall(tmp_path, filter="data")
    build_dist.hatchling(one(tmp_path, "sobremesa-*"), tmp_path / "again", "-t", "wheel", PATH="")
    assert files_of(one(tmp_path / "again", PLAIN)) == files_of(one(built, PLAIN))


# What they do


class Installed:
    """An environment with nothing but the package and what it asks for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.commands = folder / "environment/bin"
        uv("venv", "--python", sys.executable, str(folder / "environment"))

    def install(self, *words: str) -> None:
        uv("pip", "install", "--python", str(self.commands / "python"), *words)

    @property
    def surroundings(self) -> dict[str, str]:
        """A home of its own, and a PATH on which no tool of this machine is found."""
        path = str(self.commands)
        assert which("node", path=path) is None
        return {"PATH": path, "HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "LC_ALL": "C.UTF-8"}

    def json(self, *words: str) -> Any:
        """What a command answers."""
        command = [str(self.commands / "sobremesa"), *words, "--json"]
        done = subprocess.run(command, cwd=self.folder, env=self.surroundings, capture_output=True, text=True)
        assert (done.returncode, done.stderr) == (0, "")
        return json.loads(done.stdout)

    def simulated(self) -> tuple[int, bool]:
        """How many matches of Sumo were played, and whether by the compiled engine."""
        result = self.json("simulate", "sumo", "--games", "5", "--seed", "1")
        return result["games"], result["compiled"]

    @contextmanager
    def serve(self) -> Iterator[House]:
        """`sobremesa serve` until it is interrupted, which it takes well."""
        printed = self.folder / "printed"
        command = [str(self.commands / "sobremesa"), "serve", "--no-browser", "--host", "127.0.0.1", "--port", "0"]
        with printed.open("w") as out:
            process = subprocess.Popen(command, cwd=self.folder, env=self.surroundings, stdout=out, stderr=out)
        try:
            yield House(int(self.awaited(r"http://localhost:(\d+)", printed, process)), None, None)  # type: ignore[arg-type]
            process.send_signal(signal.SIGINT)
            assert process.wait(SECONDS) == 0
        finally:
            process.kill()
            process.wait()
        assert "Traceback" not in printed.read_text()

    def awaited(self, pattern: str, printed: Path, process: subprocess.Popen[bytes]) -> str:
        """What the pattern finds in the output, as soon as it is there."""
        until = monotonic() + SECONDS
        while not (found := re.search(pattern, printed.read_text())):
            assert process.poll() is None, printed.read_text()
            assert monotonic() < until, f"nothing like {pattern} after {SECONDS} s: {printed.read_text()}"
            sleep(0.02)
        return found[1]


def uv(*words: str) -> None:
    """Call the installer the Makefile fetches, or the machine's own."""
    own = build_dist.ROOT / "build/tools/bin/uv"
    command = str(own) if own.exists() else which("uv")
    if command is None:
        pytest.fail("uv is missing: make build/tools/bin/uv fetches it", pytrace=False)
    environment = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    done = subprocess.run([command, "-q", *words], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr


def test_installed_alone_it_serves_plays_and_simulates(built: Path, tmp_path: Path) -> None:
    here = Installed(tmp_path)
    here.install("--constraint", str(build_dist.ROOT / "requirements/dev.txt"), str(one(built, PLAIN)))
    assert [game["id"] for game in here.json("games")] == list(sobremesa.GAMES)
    assert here.simulated() == (5, False)
    with here.serve() as house:
        run(visit(house))
    # Where both lie in a folder, an installer takes the compiled wheel.
    here.install("--reinstall", "--no-index", "--no-deps", "--find-links", str(built), "sobremesa")
    assert here.simulated() == (5, True)


async def visit(house: House) -> None:
    """The page with all its files, the games, and a match against bots that goes on after a move."""
    _, page = await house.ask("/")
    assert page == the_page()["index.html"]
    for name in re.findall(r'(?:src|href)="/?([^":]+)"', page.decode()):
        assert await house.ask(f"/{name}") == (200, the_page()[name])
    _, games = await house.ask("/api/games")
    assert [game["id"] for game in games] == list(sobremesa.GAMES)
    code, key = await house.open_table("sumo", players=3)
    async with browser(house, code, key) as person:
        seat, _ = await person.sit("Ana")
        for other in {0, 1, 2} - {seat}:
            await person.request(type="bot", seat=other, level="medium")
        await person.request(type="start")
        await person.until(lambda she: seat in she.states)
        card = person.states[seat]["legal"][0]
        assert (await person.act(seat, card))["type"] == "done"
        await person.until(lambda she: she.states[seat]["view"]["turn"] == 2 or she.states[seat]["view"]["choice"])
