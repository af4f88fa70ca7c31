"""The programs in `examples/` are short, and print what their page says."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
BLOCK = re.compile(r"^```\n\$ python (.*?)\n(.*?)^```", re.MULTILINE | re.DOTALL)
RUNS = BLOCK.findall((EXAMPLES / "README.md").read_text())
MOST_LINES = 60


def test_every_example_is_on_the_page_and_short() -> None:
    assert {f"examples/{file.name}" for file in EXAMPLES.glob("*.py")} == {command.split()[0] for command, _ in RUNS}
    assert all(len(file.read_text().splitlines()) <= MOST_LINES for file in EXAMPLES.glob("*.py"))


@pytest.mark.parametrize(("command", "printed"), RUNS, ids=[Path(command.split()[0]).stem for command, _ in RUNS])
def test_an_example_prints_what_its_page_says(command: str, printed: str) -> None:
    finished = subprocess.run(
        [sys.executable, "-X", "utf8", "-W", "error", *command.split()],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )

    assert (finished.stderr, finished.stdout) == ("", printed)
