"""How late the event loop is: whatever holds it holds up every table."""

import asyncio
from time import monotonic
from typing import Final

from prometheus_client import Histogram

EVERY_SECONDS: Final = 0.02

loop_lag: Final = Histogram(
    "sobremesa_loop_lag_seconds",
    "How much later than asked the event loop wakes up a timer",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)


async def watch_loop() -> None:
    """Sleep again and again, and note by how much it was too long."""
    while True:
        due = monotonic() + EVERY_SECONDS
        await asyncio.sleep(EVERY_SECONDS)
        loop_lag.observe(max(0.0, monotonic() - due))
