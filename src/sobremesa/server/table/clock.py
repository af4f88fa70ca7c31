"""The match clock: milliseconds of play. It stands still while nobody plays and goes on from the last recorded time."""

from time import monotonic


class MatchClock:
    """Time that only runs while the match does."""

    def __init__(self, at: int = 0) -> None:
        self.before = at
        self.running_since: float | None = None

    def now(self) -> int:
        """Milliseconds of play so far."""
        if self.running_since is None:
            return self.before
        return self.before + int((monotonic() - self.running_since) * 1000)

    def run(self, running: bool) -> None:
        """Let it run, or stop it."""
        if running and self.running_since is None:
            self.running_since = monotonic()
        elif not running and self.running_since is not None:
            self.before = self.now()
            self.running_since = None

    def set(self, at: int) -> None:
        """Begin anew from a recorded time."""
        self.before = at
        if self.running_since is not None:
            self.running_since = monotonic()
