"""Nodes and PostgreSQL fail while people play: nothing is lost or doubled, all see one order, and play goes on.

What is tried here is small: `make chaos` is the same at length, and prints how long people were away.
"""

import shutil
from pathlib import Path
from random import Random
from signal import SIGTERM

from server.nodes import checker
from server.nodes.chaos import Run
from server.nodes.chaos import run as play_on
from server.nodes.cluster import SOURCES, Nursery, cluster
from server.nodes.tables import everybody, party, play_to_the_end, records, served, some_acts
from server.postgres import Server
from wire import run

PEOPLE = 12
FEW = 6
THINKING = 0.02
LONGEST = 60
"""Seconds within which everybody must be back on any machine, however busy."""
NEXT = '''"""A column that the version before does not know, and can live with."""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "{revision}"
down_revision: Final = "{before}"


def upgrade() -> None:
    """Nobody has written it yet."""
    op.add_column("tables", sa.Column("mood", sa.Text))
'''


async def chaos(folder: Path, postgres: Server, people: int, kinds: list[str], seed: int) -> Run:
    async with cluster(folder, postgres) as at:
        return await play_on(at, people=people, kinds=kinds, seed=seed, thinking=THINKING, lease=0)


def sound(result: Run) -> None:
    assert result.faults == []
    assert all(times[-1] < LONGEST for times in result.back().values() if times)
    assert checker.figures(result.histories).acknowledged > 100


def test_nodes_that_fail_lose_and_double_nothing(tmp_path: Path, postgres: Server) -> None:
    kinds = ["kill", "pause", "drain", "cut", "stall", "part", "kill", "drain"]
    result = run(chaos(tmp_path, postgres, PEOPLE, kinds, 7))
    sound(result)
    assert sum(map(len, result.back().values())) > 0


def test_while_postgresql_is_restarted_nothing_is_lost(tmp_path: Path, postgres: Server) -> None:
    sound(run(chaos(tmp_path, postgres, FEW, ["restart", "restart"], 3)))


def test_while_the_disk_of_postgresql_is_full_people_are_told(tmp_path: Path, postgres: Server) -> None:
    result = run(chaos(tmp_path, postgres, FEW, ["full"], 1))
    sound(result)
    assert checker.figures(result.histories).not_saved > 0


# Upgrades


def next_version(folder: Path) -> Path:
    """The program as it may be some day: a higher version, and one more step of the schema."""
    package = folder / "next" / "sobremesa"
    shutil.copytree(SOURCES / "sobremesa", package, ignore=shutil.ignore_patterns("page", "__pycache__"))
    steps = package / "server" / "store" / "migrations" / "versions"
    before = max(path.name[1:5] for path in steps.glob("v[0-9]*_*.py"))
    revision = f"{int(before) + 1:04}"
    (steps / f"v{revision}_moods.py").write_text(NEXT.format(revision=revision, before=before))
    program = package / "version.py"
    assert '__version__ = "' in program.read_text()
    program.write_text(program.read_text().replace('__version__ = "', '__version__ = "9.'))
    return package.parent


def test_two_nodes_are_upgraded_one_after_the_other_under_load(tmp_path: Path, postgres: Server) -> None:
    async def scene() -> tuple[list[list[bool]], list[checker.Fault]]:
        newer = Nursery(next_version(tmp_path))
        await newer.open()
        try:
            async with cluster(tmp_path, postgres) as at, party(at, FEW, Random(5), THINKING) as people:
                await everybody(people)
                versions: list[list[bool]] = []
                for node in at.nodes:
                    await some_acts(people, 20)
                    await node.end(SIGTERM)
                    await served(people)
                    await node.start(newer)
                    await some_acts(people, 20)
                    await served(people)
                    answers = [await at.house(number).ask("/health") for number in range(len(at.nodes))]
                    versions.append([health["version"].startswith("9.") for _, health in answers])
                await play_to_the_end(people)
                written = await records(at, people)
            return versions, checker.check([person.history for person in people], written)
        finally:
            await newer.close()

    versions, faults = run(scene())
    assert versions == [[True, False], [True, True]]
    assert faults == []
