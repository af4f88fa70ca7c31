import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from effort import amount
from folders import memory_folder

pytest.register_assert_rewrite("browser", "conformance", "games", "toys")

# The same examples in every run: a failure on one machine is a failure on all.
settings.register_profile("ordinary", derandomize=True, database=None, deadline=None, print_blob=True)
settings.register_profile("full", settings.get_profile("ordinary"), max_examples=amount(brief=12, full=100, soak=5000))
settings.load_profile("full")

# A shell that runs something in the background lets it ignore Ctrl-C, and so would every program a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with memory_folder() as folder:
        yield folder
