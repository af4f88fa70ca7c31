"""Tells a viewer what happens in a match, one thing after the other."""

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from sobremesa.core.events import heard
from sobremesa.core.state import State
from sobremesa.terminal.match_text import MatchText
from sobremesa.terminal.screen import Screen


class Narrator:
    """Remembers what it has told; `viewer` is None for somebody who watches."""

    def __init__(self, text: MatchText, screen: Screen, viewer: int | None, go_on: str) -> None:
        self.text: Final = text
        self.screen: Final = screen
        self.viewer: Final = viewer
        self.go_on: Final = go_on
        self.log: list[RenderableType] = []
        self._told = 0

    def tell(self, state: State[Any]) -> None:
        """What has happened since the last time. After a score sheet it waits until the person has read it."""
        events = state.events or []
        news = heard(events[self._told :], self.viewer)
        self._told = len(events)
        for event in news:
            sentence = self.text.tell(event)
            if sentence is not None:
                self.log.append(sentence)
                self.screen.show(sentence)
                self.screen.beat()
            sheet = self.text.sheet(event, state.view(self.viewer))
            if sheet is not None:
                self.screen.show(Text(), sheet)
                if state.outcome is None:
                    self.screen.pause(self.go_on)
