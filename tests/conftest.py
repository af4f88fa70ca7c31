import os

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("browser", "conformance", "games", "toys")

# The same examples in every run: a failure on one machine is a failure on all.
settings.register_profile("ordinary", derandomize=True, database=None, deadline=None, print_blob=True)
settings.register_profile("soak", settings.get_profile("ordinary"), max_examples=5000)
settings.load_profile("soak" if os.environ.get("SOBREMESA_SOAK") == "1" else "ordinary")
