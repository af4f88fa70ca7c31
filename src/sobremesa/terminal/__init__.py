"""One terminal client for all games."""
