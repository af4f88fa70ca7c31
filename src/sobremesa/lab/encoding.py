"""Actions and observations as numbers, for learners.

An observation is made from `view(seat)` alone, so nothing hidden can be in it. How a view is written follows from the
types of its fields:

| type | numbers |
|---|---|
| `bool` | 0 or 1 |
| `int` | one number, scaled by `SCALES` |
| a number of a seat (`SEAT_NUMBERS`) | one for each seat, the viewer first |
| a piece, a word, a `Literal` | one for each word |
| a list | the sum of its items, and their number |
| a list whose order counts (`Figures.slots`) | its items one after another; the last slot adds up the rest |
| a list with an entry for each seat (`BY_SEAT`) | the entries one after another, the viewer's first |
| a list by piece (`Figures.by_piece`) | for each piece, the item that begins with it |
| something that may be None | 1 and the value, or zeros |
| a Struct | its fields; those in `LEFT_OUT` are not written |
| one of several Structs | one for each type, then the fields of each |

Where a game's actions can be numbered (`Figures.numbered`), a number means the same action for ever. Elsewhere a number
is an index into the list of the seat's legal actions, and each entry has a vector of features, written like a view.
"""

from array import array
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import numpy as np
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace
from numpy.typing import NDArray

from sobremesa.core.actions import Action
from sobremesa.core.game import Game
from sobremesa.core.options import Options
from sobremesa.core.state import State
from sobremesa.lab.figures import Figures, figures_of, view_type

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]

LEFT_OUT: Final = frozenset({"settings", "sheet", "finished", "outcome", "exchanged"})
"""Fields that are the same all through a match, or say what has passed."""
SEAT_NUMBERS: Final = frozenset(
    {"seat", "starter", "dealer", "owner", "buyer", "roller", "waiting_for", "seats", "giving_up"}
)
BY_SEAT: Final = frozenset({"seats", "ready", "wins", "points", "balances", "owner_of", "owners"})
SIDES: Final = 2
HUNDREDS: Final = (
    "total table score points laid bonus balances hand_points rack_points sumos value turn_points pile_sumos cost"
)
SCALES: Final[Mapping[str, float]] = {
    **dict.fromkeys(HUNDREDS.split(), 100.0),
    "deadline": 60_000.0,
    "seconds": 60.0,
}
USUAL_SCALE: Final = 10.0


class Page:
    """Numbers that are being written: places and what is added there, for one viewer."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.places = array("q")
        self.numbers = array("d")

    def add(self, place: int, number: float) -> None:
        self.places.append(place)
        self.numbers.append(number)

    def vector(self, width: int) -> Observation:
        """All that was written; what was added to the same place is summed."""
        if not self.places:
            return np.zeros(width, np.float32)
        return np.bincount(self.places, self.numbers, width).astype(np.float32)


class Node:
    """How values of one type are written, in `width` places."""

    width = 0

    def write(self, page: Page, at: int, value: Any) -> None:
        """Write the value from the place `at` on."""
        raise NotImplementedError

    def layout(self, at: int, name: str) -> dict[str, slice]:
        """The places of each field, by its path."""
        return {name: slice(at, at + self.width)}


class Number(Node):
    """A number, or a yes or no."""

    width = 1

    def __init__(self, scale: float) -> None:
        self.share = 1 / scale

    def write(self, page: Page, at: int, value: Any) -> None:
        if value:
            page.add(at, value * self.share)


class Word(Node):
    """One of some words; any other is zeros."""

    def __init__(self, words: Collection[Any]) -> None:
        self.places = {word: place for place, word in enumerate(words)}
        self.width = len(words)

    def write(self, page: Page, at: int, value: Any) -> None:
        place = self.places.get(value)
        if place is not None:
            page.places.append(at + place)
            page.numbers.append(1.0)


class SeatNumber(Node):
    """A seat (or a side), counted from the viewer's."""

    def __init__(self, seats: int) -> None:
        self.width = seats

    def write(self, page: Page, at: int, value: Any) -> None:
        page.add(at + (value - page.viewer) % self.width, 1.0)


class Sum(Node):
    """A list whose order does not count."""

    def __init__(self, item: Node) -> None:
        self.item = item
        self.width = item.width + 1

    def write(self, page: Page, at: int, value: Any) -> None:
        if value:
            page.add(at, len(value) / USUAL_SCALE)
            write, first = self.item.write, at + 1
            for one in value:
                write(page, first, one)


class Count(Node):
    """A list of words whose order does not count: written at once, because hands and racks are most of a view."""

    def __init__(self, item: Word) -> None:
        self.places = item.places
        self.width = item.width + 1

    def write(self, page: Page, at: int, value: Any) -> None:
        if value:
            places, first = self.places, at + 1
            found = [first + places[word] for word in value if word in places]
            page.add(at, len(value) / USUAL_SCALE)
            page.places.extend(found)
            page.numbers.extend([1.0] * len(found))


class Slots(Node):
    """A list whose order counts; `turned` if the viewer's entry comes first."""

    def __init__(self, item: Node, count: int, turned: bool) -> None:
        self.item = item
        self.count = count
        self.turned = turned
        self.width = count * item.width

    def write(self, page: Page, at: int, value: Any) -> None:
        item, last = self.item, self.count - 1
        first = page.viewer if self.turned else 0
        for number, one in enumerate(value):
            slot = (number - first) % self.count if self.turned else min(number, last)
            item.write(page, at + slot * item.width, one)

    def layout(self, at: int, name: str) -> dict[str, slice]:
        found: dict[str, slice] = {}
        for slot in range(self.count):
            found |= self.item.layout(at + slot * self.item.width, f"{name}[{slot}]")
        return found


class ByPiece(Node):
    """A list of Structs that begin with a piece: a place for each piece."""

    def __init__(self, pieces: Sequence[Any], key: str, item: Node) -> None:
        self.places = {piece: place for place, piece in enumerate(pieces)}
        self.key = key
        self.item = item
        self.each = item.width + 1
        self.width = len(pieces) * self.each

    def write(self, page: Page, at: int, value: Any) -> None:
        for one in value:
            place = self.places.get(getattr(one, self.key))
            if place is not None:
                first = at + place * self.each
                page.add(first, 1.0)
                self.item.write(page, first + 1, one)


class Maybe(Node):
    """A value that may be missing."""

    def __init__(self, item: Node) -> None:
        self.item = item
        self.width = item.width + 1

    def write(self, page: Page, at: int, value: Any) -> None:
        if value is not None and value is not UNSET:
            page.add(at, 1.0)
            self.item.write(page, at + 1, value)

    def layout(self, at: int, name: str) -> dict[str, slice]:
        return {f"{name}?": slice(at, at + 1)} | self.item.layout(at + 1, name)


class Record(Node):
    """A Struct, field by field."""

    def __init__(self, fields: Mapping[str, Node]) -> None:
        self.fields: list[tuple[str, Node, int]] = []
        for name, node in fields.items():
            self.fields.append((name, node, self.width))
            self.width += node.width
        # Most fields are numbers: writing them here saves a call for each.
        self.numbers = [(name, node.share, at) for name, node, at in self.fields if isinstance(node, Number)]
        self.others = [(name, node.write, at) for name, node, at in self.fields if not isinstance(node, Number)]

    def write(self, page: Page, at: int, value: Any) -> None:
        for name, share, offset in self.numbers:
            number = getattr(value, name)
            if number:
                page.places.append(at + offset)
                page.numbers.append(number * share)
        for name, write, offset in self.others:
            write(page, at + offset, getattr(value, name))

    def layout(self, at: int, name: str) -> dict[str, slice]:
        found: dict[str, slice] = {}
        for field, node, offset in self.fields:
            found |= node.layout(at + offset, f"{name}.{field}" if name else field)
        return found


class OneOf(Node):
    """A Struct of one of several types."""

    def __init__(self, records: Mapping[type, Node]) -> None:
        self.kinds: dict[type, tuple[int, Node, int]] = {}
        self.width = len(records)
        for number, (kind, node) in enumerate(records.items()):
            self.kinds[kind] = (number, node, self.width)
            self.width += node.width

    def write(self, page: Page, at: int, value: Any) -> None:
        number, node, offset = self.kinds[type(value)]
        page.add(at + number, 1.0)
        node.write(page, at + offset, value)


class Grammar:
    """Finds the node for a type, with the figures of one game and a number of players."""

    def __init__(self, figures: Figures, players: int) -> None:
        self.figures = figures
        self.players = players

    def node(self, hint: Any, name: str = "") -> Node | None:
        """How values of that type are written, in a field of that name; None where they are left out."""
        figures, origin = self.figures, get_origin(hint)
        if name in LEFT_OUT or (name in figures.words and not figures.words[name]):
            return None
        if origin is Annotated:
            return self.node(get_args(hint)[0], name)
        if origin is Literal:
            return Word(get_args(hint))
        if origin in (Union, UnionType):
            return self.union(get_args(hint), name)
        if origin in (list, tuple):
            return self.sequence(get_args(hint)[0], name)
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.record(hint)
        if hint is bool:
            return Number(1.0)
        if hint is int:
            return self.number(name)
        if hint is str:
            return Word(figures.words.get(name, figures.pieces))
        return None

    def number(self, name: str) -> Node:
        if name in SEAT_NUMBERS:
            return SeatNumber(self.players)
        return SeatNumber(SIDES) if name == "side" else Number(SCALES.get(name, USUAL_SCALE))

    def union(self, hints: tuple[Any, ...], name: str) -> Node | None:
        there = [hint for hint in hints if hint not in (NoneType, UnsetType)]
        if set(there) == {int, str}:
            item: Node | None = Word(self.figures.pieces)
        elif len(there) > 1:
            item = OneOf({hint: self.record(hint) for hint in there})
        else:
            item = self.node(there[0], name)
        return Maybe(item) if item is not None and len(there) < len(hints) else item

    def sequence(self, hint: Any, name: str) -> Node | None:
        item = self.node(hint, name)
        if item is None:
            return None
        if name in self.figures.by_piece:
            key = hint.__struct_fields__[0]
            return ByPiece(self.figures.pieces, key, self.record(hint, without=key))
        if name in self.figures.slots:
            return Slots(item, self.figures.slots[name], turned=False)
        if name == "sides":
            return Slots(item, SIDES, turned=True)
        if name in BY_SEAT and not isinstance(item, SeatNumber):
            return Slots(item, self.players, turned=name != "owners")
        return Count(item) if isinstance(item, Word) else Sum(item)

    def record(self, kind: Any, without: str = "") -> Record:
        hints = get_type_hints(kind, include_extras=True)
        names = [name for name in kind.__struct_fields__ if name != without]
        nodes = {name: self.node(hints[name], name) for name in names}
        return Record({name: node for name, node in nodes.items() if node is not None})


class Encoder:
    """Writes what a seat sees and may do in numbers, for matches of one game with one number of players."""

    def __init__(self, game: Game[Any], players: int) -> None:
        figures = figures_of(game.id)
        grammar = Grammar(figures, players)
        self.players: Final = players
        self._view: Final = grammar.record(view_type(game.id))
        flat = Grammar(replace(figures, slots={}), players)
        self._action: Final = OneOf({kind: flat.record(kind) for kind in get_args(game.actions)})
        self._numbers: Final = {action: number for number, action in enumerate(figures.numbered)}
        self.is_numbered: Final = bool(figures.numbered)
        self.action_count: Final = len(figures.numbered) or figures.listed
        self.width: Final = self._view.width
        self.feature_width: Final = self._action.width

    def layout(self) -> dict[str, slice]:
        """The places of each field of the view in an observation."""
        return self._view.layout(0, "")

    def observation(self, state: State[Any], seat: int) -> Observation:
        """What the seat sees."""
        page = Page(seat)
        self._view.write(page, 0, state.views_for([seat])[0])
        return page.vector(self.width)

    def choices(self, state: State[Any], seat: int) -> dict[int, Action]:
        """The legal actions of the seat by number; none where it may not act."""
        actions = state.actions_for(seat)
        if self.is_numbered:
            numbers = self._numbers
            return {numbers[action]: action for action in actions}
        return dict(enumerate(thinned_out(actions, self.action_count)))

    def mask(self, choices: Collection[int]) -> Mask:
        """1 for each number that may be chosen."""
        mask = np.zeros(self.action_count, np.int8)
        mask[list(choices)] = 1
        return mask

    def features(self, choices: Mapping[int, Action], seat: int) -> Observation:
        """A row for each number: the action written like a view, or zeros."""
        page = Page(seat)
        for number, action in choices.items():
            self._action.write(page, number * self.feature_width, action)
        return page.vector(self.action_count * self.feature_width).reshape(self.action_count, -1)


@lru_cache(maxsize=64)
def _encoder(game_id: str, players: int) -> Encoder:
    from sobremesa.catalogue import game

    return Encoder(game(game_id), players)


def encoder(game: Game[Any], options: Options) -> Encoder:
    """The encoder of a game for matches with these options, made once."""
    return _encoder(game.id, options.players)


def thinned_out(actions: list[Action], most: int) -> list[Action]:
    """At most that many of the actions: of the most frequent type some from all over the list, of the others all."""
    if len(actions) <= most:
        return actions
    kinds = [type(action) for action in actions]
    frequent = max(set(kinds), key=lambda kind: (kinds.count(kind), kind.__name__))
    many = [number for number, kind in enumerate(kinds) if kind is frequent]
    room = most - (len(actions) - len(many))
    kept = {many[place * (len(many) - 1) // max(1, room - 1)] for place in range(room)}
    chosen = [action for number, action in enumerate(actions) if number in kept or kinds[number] is not frequent]
    return chosen[:most]
