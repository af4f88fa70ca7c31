"""The driver of `make test`: what it starts, what it prints, what it says became of each stage."""

from pathlib import Path

import pytest
import stages
from stages import FULL_STAGES, Stage, run, without_jobs


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A `make` whose targets say their name, and fail if it begins with `bad`."""
    monkeypatch.setattr(stages, "LOGS", tmp_path)
    script = tmp_path / "make"
    script.write_text('#!/bin/sh\necho "made $2"\ncase "$2" in bad*) exit 2;; esac\n')
    script.chmod(0o755)
    return str(script)


def test_all_run_and_what_they_print_is_printed(make: str, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run((Stage("one"), Stage("two", ("one",))), make) == {"one": "passed", "two": "passed"}
    lines = capfdbinary.readouterr().out.decode().splitlines()
    assert [line for line in lines if line.startswith(("one", "two", "made"))] == [
        "one ...",
        "made one",
        "two ...",
        "made two",
    ]


def test_a_failure_keeps_only_those_from_running_that_need_it(make: str) -> None:
    wanted = (Stage("bad"), Stage("needs it", ("bad",)), Stage("needs that", ("needs it",)), Stage("other"))
    assert run(wanted, make) == {
        "bad": "failed",
        "needs it": "not run",
        "needs that": "not run",
        "other": "passed",
    }


def test_what_a_stage_needs_stands_before_it() -> None:
    for number, stage in enumerate(FULL_STAGES):
        assert set(stage.needs) <= {before.target for before in FULL_STAGES[:number]}


def test_the_flags_of_make_are_passed_on_without_its_job_server() -> None:
    assert without_jobs("k -j4 --jobserver-auth=3,4 -- PYTHON=python3.12") == "k -- PYTHON=python3.12"
