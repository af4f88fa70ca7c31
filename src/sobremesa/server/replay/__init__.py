"""Stored matches played again: to load a table, and to look at a match that is over."""
