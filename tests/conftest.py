import os
import signal

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("browser", "conformance", "games", "toys")

# The same examples in every run: a failure on one machine is a failure on all.
settings.register_profile("ordinary", derandomize=True, database=None, deadline=None, print_blob=True)
settings.register_profile("soak", settings.get_profile("ordinary"), max_examples=5000)
settings.load_profile("soak" if os.environ.get("SOBREMESA_SOAK") == "1" else "ordinary")

# A shell that runs something in the background lets it ignore Ctrl-C, and so would every program a test starts.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
