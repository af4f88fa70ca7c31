"""Work in pieces, alone and together."""

import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from operator import methodcaller
from pathlib import Path

import pytest

from sobremesa.lab.work import in_pieces

INTERRUPTED = """
import os, signal
from sobremesa import game
from sobremesa.lab.simulate import simulate

if __name__ == "__main__":
    def interrupt(finished):
        os.kill(os.getpid(), signal.SIGINT)
    try:
        simulate(game("sumo"), game("sumo").options(), games=5000, seed=1, workers=2, progress=interrupt)
    except KeyboardInterrupt:
        print("interrupted")
"""


@pytest.mark.parametrize("workers", [1, 2])
@pytest.mark.parametrize("count", [1, 300])
def test_every_number_is_worked_on_once_and_in_order(count, workers):
    told = []

    pieces = in_pieces(list, count, workers, told.append)

    assert [number for piece in pieces for number in piece] == list(range(count))
    assert told == sorted(told)
    assert told[-1] == count


def test_the_pieces_are_many_and_of_one_size():
    sizes = in_pieces(len, 1280, 1)

    assert sizes == [20] * 64


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_in_the_work_is_an_error_of_the_whole(workers):
    with pytest.raises(ValueError, match="5 is not in range"):
        in_pieces(methodcaller("index", 5), 20, workers)


def test_an_interruption_ends_all_workers_without_a_word(tmp_path: Path):
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED, encoding="utf-8")

    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=60, check=False)

    assert (done.returncode, done.stdout, done.stderr) == (0, "interrupted\n", "")


def test_ctrl_c_reaches_the_whole_group_and_nobody_complains(tmp_path: Path):
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED.replace("os.kill(os.getpid()", "os.killpg(os.getpgrp()"), encoding="utf-8")

    done = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=60, check=False, start_new_session=True
    )

    assert (done.returncode, done.stdout, done.stderr) == (0, "interrupted\n", "")


def test_workers_end_with_the_process_they_work_for(tmp_path: Path):
    script = tmp_path / "killed.py"
    script.write_text(INTERRUPTED.replace("SIGINT", "SIGKILL"), encoding="utf-8")

    # The pipe is closed when the last process that holds it is gone.
    done = subprocess.run([sys.executable, script], capture_output=True, timeout=60, check=False)

    assert done.returncode == -signal.SIGKILL


def test_the_way_of_an_interruption_is_left_as_it_was():
    before = signal.getsignal(signal.SIGINT)
    in_pieces(list, 4, 2)

    assert signal.getsignal(signal.SIGINT) is before


def test_work_can_be_done_in_another_thread():
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(in_pieces, len, 4, 2).result() == [1, 1, 1, 1]
