"""Run stages again and again, side by side, with busy processes beside them: `make test-load`.

`under_load.py [RUNS] [TARGET ...]`
A test that waits by the clock, or for less than the slowest machine needs, fails here sooner or later.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOGS = ROOT / "build" / "under-load"
BUSY = 2
RUNS = 10
WORKERS = 3
"""For each stage: with two stages and the busy processes there is far more to do than two cores can."""
TARGETS = ("test-browser", "test-server")
LONGEST = 3600
"""Seconds a stage may take; the processes beside it end by themselves after that, whatever has become of us."""

SPIN = f"""import os, time
parent, until = os.getppid(), time.monotonic() + {LONGEST}
while os.getppid() == parent and time.monotonic() < until:
    sum(range(100_000))
"""


@contextmanager
def busy() -> Iterator[None]:
    """Processes that leave no core idle."""
    spinning = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(BUSY)]
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.wait()


class Stage:
    """One run of a target. What a failed one printed is kept."""

    def __init__(self, target: str, number: int) -> None:
        self.target = target
        self.log = LOGS / f"{number}-{target}.log"
        self.began = time.monotonic()
        with self.log.open("wb") as out:
            command = [os.environ.get("MAKE", "make"), "--no-print-directory", target, f"ARGS=-n {WORKERS}"]
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT)

    def result(self) -> str:
        """`passed` or `FAILED`, and how long it took."""
        code = self.process.wait(LONGEST)
        minutes, seconds = divmod(round(time.monotonic() - self.began), 60)
        summary = self.log.read_text(errors="replace").strip().rsplit("\n", 1)[-1]
        if code == 0:
            self.log.unlink()
        return f"{self.target} {'FAILED' if code else 'passed'} in {minutes}:{seconds:02} ({summary})"


def main(runs: int, targets: tuple[str, ...]) -> int:
    LOGS.mkdir(parents=True, exist_ok=True)
    failures = 0
    for number in range(1, runs + 1):
        with busy():
            stages = [Stage(target, number) for target in targets]
            results = [stage.result() for stage in stages]
        failures += sum(" FAILED " in result for result in results)
        print(f"run {number}: {'; '.join(results)}", flush=True)
    print(f"{runs} runs under load: {f'{failures} failures, see {LOGS}' if failures else 'no failure'}")
    return 1 if failures else 0


if __name__ == "__main__":
    wishes = sys.argv[1:]
    sys.exit(main(int(wishes[0]) if wishes else RUNS, tuple(wishes[1:]) or TARGETS))
