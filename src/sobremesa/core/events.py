"""What happened, told to those who may know it."""

from msgspec import Struct

Audience = int | tuple[int, ...]


def snake_case(name: str) -> str:
    """`TakeRow` → `take_row`: how Structs of actions and events are named on the wire."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class Highlight(Struct, frozen=True):
    """Why people speak of an event afterwards: whose it is, and the number they tell (sumos taken, points laid).

    The greater the weight the bigger the moment; weights are compared within one game only.
    """

    seat: int
    value: int
    weight: int


class Event(Struct, frozen=True, tag=snake_case, tag_field="type"):
    """Base of every game's events. An event holds only what its audience may know; nothing is ever taken out of one."""

    @property
    def highlight(self) -> Highlight | None:
        """What makes it a big moment of the match; None for most events."""
        return None


class Told(Struct, frozen=True):
    """An event with its audience: `event` for the seats in `only` (None: everybody), `others` for all the rest."""

    event: Event
    only: Audience | None = None
    others: Event | None = None

    @property
    def is_for_all(self) -> bool:
        """Whether everybody hears something of it."""
        return self.only is None or self.others is not None

    def to(self, viewer: int | None) -> Event | None:
        """What this viewer hears of it; None is a spectator or the table screen."""
        if self.only is None:
            return self.event
        if isinstance(self.only, int):
            return self.event if viewer == self.only else self.others
        return self.event if viewer in self.only else self.others


def heard(told: list[Told], viewer: int | None) -> list[Event]:
    """All that a viewer hears, in the order it happened."""
    return [event for one in told if (event := one.to(viewer)) is not None]
