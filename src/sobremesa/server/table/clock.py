"""The match clock: milliseconds of play. It stands still while nobody plays and goes on from the last recorded time."""

from time import monotonic


class MatchClock:
    """Time that only runs while the match does."""

    def __init__(self, at: int = 0) -> None:
        self._before = at
        self._running_since: float | None = None

    def now(self) -> int:
        """Milliseconds of play so far."""
        if self._running_since is None:
            return self._before
        return self._before + int((monotonic() - self._running_since) * 1000)

    def run(self, running: bool) -> None:
        """Let it run, or stop it."""
        if running and self._running_since is None:
            self._running_since = monotonic()
        elif not running and self._running_since is not None:
            self._before = self.now()
            self._running_since = None

    def set(self, at: int) -> None:
        """Begin anew from a recorded time."""
        self._before = at
        if self._running_since is not None:
            self._running_since = monotonic()
