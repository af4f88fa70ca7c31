"""How long things take at a table."""

from msgspec import Struct


class Pace(Struct, frozen=True, kw_only=True):
    """How long things take at a table, in seconds."""

    bot_least: float = 0.7
    bot_most: float = 2.2
    bot_own: float = 1.0
    """What the pauses are multiplied by that a bot of a game in real time chooses itself."""
    result: float = 60.0
    """How long bots and clock wait for people to look at a result."""
    away: float = 30.0
    """How long a person has to be gone before a bot may substitute."""
    host_away: float = 60.0
    """How long the host has to be gone before the role passes on."""
    retry: float = 2.0
    """How long bots and clock wait for a store that has failed."""
