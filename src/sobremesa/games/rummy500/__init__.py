"""Rummy 500: sets and runs for everybody to build on, and a row of discards to reach into."""
