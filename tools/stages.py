"""Run the stages of `make test` or `make test-full`, several at a time: `stages.py [MAKE [full]]`.

A stage is a target of the Makefile. It starts as soon as what it needs is there, its output is printed whole when it
ends, and one that fails keeps no other from running, unless that one needs it.
"""

import os
import re
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOGS = ROOT / "build" / "stages"
AT_ONCE = 2
"""For two cores. With three at once the whole took longer: they get in each other's way."""


@dataclass(frozen=True)
class Stage:
    target: str
    needs: tuple[str, ...] = ()
    """Targets that have to be made before. No two stages that run at once may make the same thing."""


STAGES = (
    Stage("build"),
    Stage("web"),
    Stage("test-browser", ("build", "web")),
    Stage("test-page", ("web",)),
    Stage("lint", ("web",)),
    Stage("types"),
    Stage("test-server", ("build",)),
    Stage("test-compiled", ("build",)),
    Stage("test-dist", ("build", "web")),
    Stage("test-lab", ("build",)),
    Stage("test-plain"),
)
"""In the order in which they start where they can: the longest chain first."""
FULL_STAGES = (*STAGES, Stage("test-relayed", ("build",)), Stage("chaos", ("build",)))


class Running:
    """A stage that has been started."""

    def __init__(self, stage: Stage, make: str) -> None:
        self.stage = stage
        self.began = time.monotonic()
        self.processor = 0.0
        """Seconds of processor time, known when it has ended."""
        self.log = LOGS / f"{stage.target}.log"
        with self.log.open("wb") as log:
            # In a session of its own, so that all it has started can be stopped with it.
            self.process = subprocess.Popen(
                [make, "--no-print-directory", stage.target],
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
                env=os.environ | {"MAKEFLAGS": without_jobs(os.environ.get("MAKEFLAGS", ""))},
            )

    def has_ended(self) -> bool:
        pid, status, used = os.wait4(self.process.pid, os.WNOHANG)
        if pid == 0:
            return False
        self.process.returncode = os.waitstatus_to_exitcode(status)
        self.processor = used.ru_utime + used.ru_stime
        return True

    @property
    def took(self) -> str:
        return f"{clock(time.monotonic() - self.began)} (processor {clock(self.processor)})"

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


def clock(seconds: float) -> str:
    return "{}:{:02}".format(*divmod(round(seconds), 60))


def without_jobs(flags: str) -> str:
    """The flags of make without its job server, which only a direct child could use."""
    return re.sub(r" *(-j\d*|--jobserver-\S+)(?= |$)", "", flags)


def run(stages: tuple[Stage, ...], make: str) -> dict[str, str]:
    """What became of each stage: `passed`, `failed`, `not run`."""
    LOGS.mkdir(parents=True, exist_ok=True)
    became: dict[str, str] = {}
    waiting = list(stages)
    running: list[Running] = []
    try:
        while waiting or running:
            waiting = [stage for stage in waiting if not is_hopeless(stage, became)]
            for stage in [stage for stage in waiting if all(became.get(need) == "passed" for need in stage.needs)]:
                if len(running) < AT_ONCE:
                    print(f"{stage.target} ...", flush=True)
                    running.append(Running(stage, make))
                    waiting.remove(stage)
            for one in wait_for_one(running):
                running.remove(one)
                became[one.stage.target] = report(one)
    finally:
        for one in running:
            one.stop()
    return became


def is_hopeless(stage: Stage, became: dict[str, str]) -> bool:
    """Whether something it needs is missing for good; that is written down."""
    if all(became.get(need, "passed") == "passed" for need in stage.needs):
        return False
    became[stage.target] = "not run"
    return True


def wait_for_one(running: list[Running]) -> list[Running]:
    """Those that have ended, of which there is at least one."""
    while True:
        ended = [one for one in running if one.has_ended()]
        if ended or not running:
            return ended
        time.sleep(0.1)


def report(one: Running) -> str:
    result = "passed" if one.process.returncode == 0 else "failed"
    print(f"\n===== {one.stage.target}: {result}, {one.took}", flush=True)
    sys.stdout.buffer.write(one.log.read_bytes())
    sys.stdout.flush()
    return result


def interrupted(number: int, _: object) -> None:
    raise SystemExit(128 + number)


def main(make: str = "make", effort: str = "usual") -> int:
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        signal.signal(number, interrupted)
    began = time.monotonic()
    stages = FULL_STAGES if effort == "full" else STAGES
    became = run(stages, make)
    print(f"\n===== all stages: {clock(time.monotonic() - began)}")
    for stage in stages:
        print(f"{became[stage.target]:8}  {stage.target}")
    return 0 if set(became.values()) == {"passed"} else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
