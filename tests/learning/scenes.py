"""Every game and mode as learners meet it, and positions of random matches."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from effort import FULL
from sobremesa import GAMES, Chance, game
from sobremesa.lab.episode import Episode

TABLES: list[tuple[str, dict[str, Any]]] = [
    (name, {"mode": mode} if mode else {}) for name in GAMES for mode in game(name).options.modes or ("",)
]


def each(tables: list[tuple[str, dict[str, Any]]]) -> pytest.MarkDecorator:
    """Run a test for each of the tables."""
    ids = ["-".join([name, *options.values()]) for name, options in tables]
    return pytest.mark.parametrize(("name", "options"), tables, ids=ids)


def decisions(name: str, options: dict[str, Any], seed: int = 1) -> Iterator[Episode]:
    """A match in which every seat takes any of its numbers, before each decision; then another one, for ever."""
    chance = Chance(seed)
    while True:
        episode = Episode(game(name), options, chance.draw_seed())
        while episode.seat is not None:
            yield episode
            numbers = sorted(episode.choices)
            episode.act(numbers[chance.below(len(numbers))])


def some(name: str, options: dict[str, Any], count: int) -> Iterator[Episode]:
    """That many of them; outside full runs fewer of Sumoku's classic game, whose list of placements takes 15 ms."""
    is_slow = options.get("mode") == "classic" and not FULL
    return islice(decisions(name, options), min(count, 8) if is_slow else count)
