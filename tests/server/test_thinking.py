"""Thinkers do not outlive the server they think for."""

import subprocess
import sys

import pytest

THINK_THEN_DIE = """
import asyncio, os, signal
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.games import game
from sobremesa.core.options import read_options
from sobremesa.server.thinking import Thinking

async def think():
    sumo = game("sumo")
    state = sumo.begin(read_options(sumo.options, {"players": 4}), Chance(seed_from_int(1)))
    print(await Thinking().choose(sumo, state, 0, "easy"), flush=True)

if __name__ == "__main__":
    asyncio.run(think())
    os.kill(os.getpid(), signal.%s)
"""


@pytest.mark.parametrize("signal", ["SIGTERM", "SIGKILL"])
def test_thinkers_go_when_their_server_dies(tmp_path, signal):
    """The thinker holds the other end of the pipe: it is read to its end only when the thinker is gone too."""
    script = tmp_path / "server.py"
    script.write_text(THINK_THEN_DIE % signal)
    died = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=20, check=False)
    assert died.returncode < 0
    assert "play_card" in died.stdout
