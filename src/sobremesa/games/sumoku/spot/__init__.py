"""Spot: ten tiles on display, and whoever first sees four that fit calls their sum."""
