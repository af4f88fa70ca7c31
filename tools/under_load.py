"""Run stages repeatedly, side by side, beside busy processes: `make test-load`.

`under_load.py [RUNS] [TARGET ...]`
This finds tests that depend on the clock or wait too short for a slow machine.
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
"""For each stage; two stages and the busy processes overload two cores."""
TARGETS = ("test-browser", "test-server")
LONGEST = 3600
"""Seconds that a stage may take. The busy processes stop after that even if this one was killed."""

SPIN = f"""import os, time
parent, until = os.getppid(), time.monotonic() + {LONGEST}
while os.getppid() == parent and time.monotonic() < until:
    sum(range(100_000))
"""


@contextmanager
def busy() -> Iterator[None]:
    """Run processes that leave no core idle."""
    spinning = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(BUSY)]
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.wait()


class Stage:
    """One run of a target. The log of a failed one is kept."""

    def __init__(self, target: str, number: int) -> None:
        self.target = target
        self.log = LOGS / f"{number}-{target}.log"
        self.began = time.monotonic()
        with self.log.open("wb") as out:
            command = [os.environ.get("MAKE", "make"), "--no-print-directory", target, f"ARGS=-n {WORKERS}"]
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=subprocess.STDOUT)

    def result(self) -> str:
        """Return `passed` or `FAILED`, and how long it took."""
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
