import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from effort import FULL, amount
from folders import memory_folder

pytest.register_assert_rewrite("browser", "conformance", "games", "toys")

# The same examples in every run: a failure on one machine is a failure on all.
settings.register_profile("ordinary", derandomize=True, database=None, deadline=None, print_blob=True)
settings.register_profile(
    "effort", settings.get_profile("ordinary"), max_examples=amount(quick=12, usual=40, full=5000)
)
settings.load_profile("effort")

# A shell that runs something in the background lets it ignore Ctrl-C, and so would every program a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect what only a full run tries."""
    if not FULL:
        left_out = [item for item in items if item.get_closest_marker("full")]
        items[:] = [item for item in items if not item.get_closest_marker("full")]
        config.hook.pytest_deselected(items=left_out)


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    with memory_folder() as folder:
        yield folder
