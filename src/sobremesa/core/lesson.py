"""A lesson: a few positions of a game, in each of them one thing to do. Data only: the rules judge every try."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sobremesa.core.actions import Action
from sobremesa.core.record import document_of
from sobremesa.core.refused import Refused

NOT_ASKED: Final = "not_asked"
"""The code of a try that the rules allow but the scene does not ask for."""
MOST_SCENES: Final = 8


@dataclass(frozen=True)
class Ask:
    """What the learner is to do."""

    action: Action
    """What is shown to whoever wants to see it."""
    accepts: tuple[Mapping[str, Any], ...] = ()
    """Other actions that are right too: documents from which fields may be left out, `{"type": "play_card"}`."""

    def is_answered_by(self, given: Mapping[str, Any]) -> bool:
        """Whether the action in this document is one that is asked for."""
        return is_same(document_of(self.action), given) or any(is_same(one, given, partly=True) for one in self.accepts)


@dataclass(frozen=True)
class Answer:
    """What somebody else does after it."""

    seat: int
    action: Action


@dataclass(frozen=True)
class Wrong:
    """A try that leads nowhere: refused by the rules with `code`, or allowed by them and not asked for."""

    actions: tuple[Action, ...]
    """As a page sends them: in one message."""
    code: str = NOT_ASKED
    word: str = ""
    """Of a try that is not asked for: what is said of it, `<game>-lesson-<scene>-wrong-<word>`; if empty what is said
    of any, `<game>-lesson-<scene>-wrong`."""
    after: int = 0
    """How many of the steps have been made before."""


@dataclass(frozen=True)
class Scene:
    """One thing to do in a position, and what is said of it: `<game>-lesson-<id>`, and that with `-task`, `-why` and
    `-done`; if there are such words, over a wrong try `-look`, over the right one `-title`, and in the prompt `-again`
    and `-so`."""

    id: str
    position: Mapping[str, Any]
    """A document for `Game.from_position`."""
    steps: tuple[Ask | Answer, ...]
    """In their order, beginning with what is asked first; the scene is over after the last."""
    wrong: tuple[Wrong, ...] = ()
    seat: int = 0
    """Where the learner sits."""
    misplaced: tuple[str, ...] = ()
    """Not empty: the piece is given and its place is asked for. Only what is asked is listed as legal, the page asks
    where it will go and compares that with what the rules foresee, and has a word for each way to be wrong."""

    def asked_after(self, tried: Sequence[Mapping[str, Any]], made: int) -> Mapping[str, Any] | None:
        """What is asked once those of these actions have been made that are right, as a document."""
        for place, step in enumerate(self.steps[made:]):
            if not isinstance(step, Ask):
                return None
            if place >= len(tried) or not step.is_answered_by(tried[place]):
                return document_of(step.action)
        return None

    def must_ask_for(self, tried: Sequence[Mapping[str, Any]], made: int) -> None:
        """Refuse actions, as documents, that are not what is asked after so many steps, with the word for this try."""
        for place, action in enumerate(tried, start=made):
            step = self.steps[place] if place < len(self.steps) else None
            if not isinstance(step, Ask) or not step.is_answered_by(action):
                raise Refused(NOT_ASKED, word=self.word_for(tried, made))

    def word_for(self, tried: Sequence[Mapping[str, Any]], made: int) -> str:
        """What is said of a try that was expected; empty for any other."""
        for wrong in self.wrong:
            expected = [document_of(action) for action in wrong.actions]
            if wrong.after == made and wrong.code == NOT_ASKED and is_same(expected, list(tried)):
                return wrong.word
        return ""


Lesson = tuple[Scene, ...]


def is_same(wanted: Any, given: Any, *, partly: bool = False) -> bool:
    """Whether two documents say the same, in whatever order their lists are; `partly`: what is wanted may leave fields
    out."""
    if isinstance(wanted, Mapping):
        has_all = isinstance(given, Mapping) and wanted.keys() <= given.keys()
        return (
            has_all
            and (partly or len(wanted) == len(given))
            and all(is_same(value, given[name], partly=partly) for name, value in wanted.items())
        )
    if isinstance(wanted, list | tuple):
        return isinstance(given, list | tuple) and _are_same(list(wanted), list(given), partly=partly)
    return type(wanted) is type(given) and bool(wanted == given)


def _are_same(wanted: list[Any], given: list[Any], *, partly: bool) -> bool:
    if len(wanted) != len(given):
        return False
    for one in wanted:
        place = next((place for place, other in enumerate(given) if is_same(one, other, partly=partly)), None)
        if place is None:
            return False
        del given[place]
    return True
