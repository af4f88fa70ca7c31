"""Positions of every game, broken in all kinds of ways: each is refused, or is a match that can be played on.

They come from random matches. Each change is small, so that many of them are nearly right.
"""

import random
import re
from copy import deepcopy
from typing import Any

import msgspec
import pytest

import sobremesa
from conformance.cases import TABLES, Table
from conformance.play import carry_out, encoded, random_move, samples, viewers
from core_scenes import answer_of
from effort import amount
from sobremesa.core.chance import Chance, seed_from_int
from sobremesa.core.refused import CREATION_CODES, Refused
from sobremesa.core.state import State

CODES = {"bad_position", *CREATION_CODES}
SAMPLES = 12
BROKEN = amount(quick=15, usual=30, full=3000)
ACTIONS = amount(quick=20, usual=20, full=50)

JUNK = [None, True, False, -1, 0, 1, 2, 3, 4, 5, 7, 10**30, 2**53, 2**53 - 1, 2**52, 2**64, 1.5, "", "7", "x", "\ud800"]
JUNK += ["home home home home", "J5", "J7=7", "X1", "7H1:0 7S1:0 7D1:0", "sorry", [], [[]], [0], [""], {}]

SHELF = [table for table in TABLES if table.game in sobremesa.GAMES]


def paths(document: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in a document."""
    inner = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    return [way for key, value in inner for way in [(*path, key), *paths(value, (*path, key))]]


def at(document: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        document = document[key]
    return document


class Breaker:
    """Changes documents at random, with words of others like them."""

    def __init__(self, documents: list[dict[str, Any]], chance: random.Random) -> None:
        self.documents = documents
        self.chance = chance

    def broken(self) -> dict[str, Any]:
        document = deepcopy(self.chance.choice(self.documents))
        for _ in range(self.chance.choice([1, 1, 2, 3])):
            self.change(document)
        return document

    def change(self, document: dict[str, Any]) -> None:
        path = self.chance.choice(paths(document))
        # The seed says nothing, and cards say most.
        if path[0] in ("seed", "game") and self.chance.random() < 0.9:
            path = self.chance.choice(paths(document))
        holder, key = at(document, path[:-1]), path[-1]
        change = self.chance.choice([self.leave_out, self.replace, self.borrow, self.adjust, self.adjust, self.move])
        change(document, holder, key)

    def leave_out(self, document: dict[str, Any], holder: Any, key: Any) -> None:
        del holder[key]

    def replace(self, document: dict[str, Any], holder: Any, key: Any) -> None:
        holder[key] = deepcopy(self.chance.choice(JUNK))

    def borrow(self, document: dict[str, Any], holder: Any, key: Any) -> None:
        """What stands in the same place of another document, or in another place of this one."""
        other = self.chance.choice(self.documents)
        if holder is document and key in other:
            holder[key] = deepcopy(other[key])
        else:
            holder[key] = deepcopy(at(document, self.chance.choice(paths(document))))

    def adjust(self, document: dict[str, Any], holder: Any, key: Any) -> None:
        """A little more or less of what is there."""
        value = holder[key]
        if isinstance(value, bool):
            holder[key] = not value
        elif isinstance(value, int):
            holder[key] = value + self.chance.choice([-5, -1, 1, 1, 5, 100])
        elif isinstance(value, str):
            holder[key] = self.adjusted(value.split())
        elif isinstance(value, list) and value:
            holder[key] = self.chance.choice([value[:-1], value[::-1], [*value, value[0]]])

    def adjusted(self, words: list[str]) -> str:
        if not words:
            return self.chance.choice(["1", "J5", "X1", "sorry"])
        place = self.chance.randrange(len(words))
        match self.chance.randrange(4):
            case 0:
                del words[place]
            case 1:
                words.insert(place, self.chance.choice(words))
            case 2:
                self.chance.shuffle(words)
            case _:
                words[place] = re.sub(r"\d", lambda digit: self.chance.choice("0123456789"), words[place])
        return " ".join(words)

    def move(self, document: dict[str, Any], holder: Any, key: Any) -> None:
        """A word from one text to another: a card that lies elsewhere."""
        texts = [path for path in paths(document) if isinstance(at(document, path), str) and path[0] != "seed"]
        source, target = self.chance.choice(texts), self.chance.choice(texts)
        words = at(document, source).split()
        if words:
            word = words.pop(self.chance.randrange(len(words)))
            at(document, source[:-1])[source[-1]] = " ".join(words)
            at(document, target[:-1])[target[-1]] = f"{at(document, target)} {word}".strip()


@pytest.mark.parametrize("table", SHELF, ids=str)
def test_a_broken_position_is_refused_or_can_be_played_on(table: Table) -> None:
    documents = [state.position() for state in samples(table, "to be broken", SAMPLES)]
    chance = random.Random(str(table))
    breaker = Breaker(documents, chance)
    for _ in range(BROKEN):
        answer = answer_of(table.case.game.from_position, breaker.broken())
        if isinstance(answer, Refused):
            assert answer.code in CODES
        else:
            can_be_played_on(table, answer, chance.randrange(1000))


def can_be_played_on(table: Table, state: State[Any], number: int) -> None:
    chance = Chance(seed_from_int(number))
    for _ in range(ACTIONS):
        written = encoded(state.position())
        assert encoded(table.case.game.from_position(msgspec.json.decode(written)).position()) == written
        for viewer in viewers(state):
            encoded(state.view(viewer))
            assert state.imagine(viewer, chance).faults() == []
        if state.outcome is not None:
            break
        move = random_move(state, chance)
        if move.seat is not None:
            state.check(move.seat, move.action)
        state.events = []
        carry_out(state, move)
        assert state.faults() == []
