"""Could one server have shown all this? Judged by what clients sent and saw, and by records that any client can read.

A record is played again by the rules of the game, which tells what each seat must have seen after each move. Nothing of
the server is used: neither its code nor its database.
"""

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, NamedTuple

import sobremesa
from server.nodes.history import TURNED_AWAY, Answered, Back, History, Left, Saw, Sent, fingerprint
from sobremesa.core import record
from sobremesa.core.events import Told, heard
from sobremesa.core.match import replay, verify
from sobremesa.core.record import Acted
from sobremesa.core.refused import Refused

AGAIN = frozenset({"not_saved"})
"""Refusals of what may be sent again with the same id, and is then made: each goes for one sending."""

Records = Mapping[tuple[str, int], bytes]
"""By table and number of the match."""


class Fault(NamedTuple):
    """Something that must not be."""

    kind: str
    table: str
    match: int
    what: str


@dataclass
class Deed:
    """An act as its client knows it."""

    seat: int
    first: Sent
    sends: int = 1
    answers: list[Answered] = field(default_factory=list)

    @property
    def done(self) -> int | None:
        """The `n` it was first acknowledged with."""
        return next((answer.n for answer in self.answers if answer.n is not None), None)

    @property
    def is_refused(self) -> bool:
        """Whether its client was told for sure that nothing came of it, each time it was sent."""
        codes = [answer.code for answer in self.answers if answer.code is not None]
        return any(code not in AGAIN for code in codes) or len(codes) >= self.sends

    @property
    def is_open(self) -> bool:
        """Whether its client cannot know what came of it."""
        return self.done is None and not self.is_refused

    def __str__(self) -> str:
        return f"act {self.first.id} of seat {self.seat} on {self.first.n}"


def deeds(history: History) -> list[Deed]:
    """The acts of a client, in order."""
    found: dict[str, Deed] = {}
    for entry in history.entries:
        if isinstance(entry, Sent) and history.seat is not None:
            if entry.id in found:
                found[entry.id].sends += 1
            else:
                found[entry.id] = Deed(history.seat, entry)
        elif isinstance(entry, Answered) and entry.id in found:
            found[entry.id].answers.append(entry)
    return list(found.values())


# The verdict


def check(histories: Sequence[History], records: Records) -> list[Fault]:
    """All faults; none if every acknowledged act is there exactly once, in one order for everybody."""
    faults = [fault for history in histories for fault in faults_of_one(history)]
    faults += forks(histories)
    acts: dict[tuple[str, int], list[Deed]] = defaultdict(list)
    sights: dict[tuple[str, int], list[Sight]] = defaultdict(list)
    for history in histories:
        for deed in deeds(history):
            acts[history.table, deed.first.match].append(deed)
        for entry in history.entries:
            if isinstance(entry, Saw):
                sights[history.table, entry.match].append(Sight(history.seat, entry))
    for table, match in sorted({*acts, *sights}):
        here = acts[table, match], sights[table, match]
        faults += [Fault(kind, table, match, what) for kind, what in against(records.get((table, match)), *here)]
    return faults


def faults_of_one(history: History) -> Iterator[Fault]:
    """Nobody is turned away. Whatever a client was told stays so: numbers do not go back, no answer is taken back."""
    match, seen = 0, 0
    for entry in history.entries:
        if isinstance(entry, Left) and entry.why.startswith(TURNED_AWAY):
            yield Fault("turned away", history.table, match, f"seat {history.seat} was {entry.why}")
        if not isinstance(entry, Saw):
            continue
        if entry.match < match:
            what = f"seat {history.seat} saw match {match}, then match {entry.match}"
            yield Fault("went back", history.table, entry.match, what)
        if entry.match != match:
            match, seen = entry.match, 0
        if entry.n < seen:
            yield Fault("went back", history.table, match, f"seat {history.seat} saw {seen}, then {entry.n}")
        seen = entry.n
    yield from went_behind(history)
    numbers: dict[tuple[int, int], Deed] = {}
    for deed in deeds(history):
        match, told = deed.first.match, deed.done or 0
        if deed.done is None:
            continue
        if deed.is_refused:
            yield Fault("contradicted", history.table, match, f"{deed} was done and refused")
        if any(answer.n is not None and answer.n < told for answer in deed.answers):
            yield Fault("contradicted", history.table, match, f"{deed} was done with lower and lower numbers")
        if told <= deed.first.n:
            yield Fault("contradicted", history.table, match, f"{deed} was done with {told}")
        if (match, told) in numbers:
            yield Fault("lost", history.table, match, f"{numbers[match, told]} and {deed} were both done with {told}")
        numbers[match, told] = deed


def went_behind(history: History) -> Iterator[Fault]:
    """An act that was acknowledged is in every later state."""
    matches = {deed.first.id: deed.first.match for deed in deeds(history)}
    told: dict[int, int] = defaultdict(int)
    for entry in history.entries:
        if isinstance(entry, Answered) and entry.n is not None and entry.id in matches:
            match = matches[entry.id]
            told[match] = max(told[match], entry.n)
        elif isinstance(entry, Saw) and entry.n < told[entry.match]:
            what = f"seat {history.seat} was answered {told[entry.match]}, then saw {entry.n}"
            yield Fault("went back", history.table, entry.match, what)


def forks(histories: Iterable[History]) -> Iterator[Fault]:
    """What a seat sees after so many moves is one thing, on whatever line and whenever."""
    seen: dict[tuple[str, int, int | None, int], str] = {}
    for history in histories:
        for entry in history.entries:
            if isinstance(entry, Saw):
                key = (history.table, entry.match, history.seat, entry.n)
                if seen.setdefault(key, entry.view) != entry.view:
                    what = f"seat {history.seat} saw two things at {entry.n}"
                    yield Fault("forked", history.table, entry.match, what)


# Against the record


class Sight(NamedTuple):
    """Something that a viewer saw."""

    seat: int | None
    saw: Saw


class Line(NamedTuple):
    """A move of a person's own, with the number that the person knows it by."""

    n: int
    seat: int
    action: Any
    known: Mapping[int | None, int] = {}
    """By which number each viewer knows it."""


class Truth(NamedTuple):
    """What a record says: the moves of each seat's own player, and what each viewer saw after how many."""

    lines: list[Line]
    views: dict[tuple[int | None, int], str]


def against(raw: bytes | None, acts: Sequence[Deed], sights: Sequence[Sight]) -> Iterator[tuple[str, str]]:
    """What of a match's histories is not as its record has it."""
    if raw is None:
        yield "no record", "the match was played, and has no record"
        return
    try:
        truth = truth_of(raw, {(seat, saw.n) for seat, saw in sights})
    except Refused as refusal:
        yield "bad record", str(refusal)
        return
    for seat, saw in sights:
        if saw.view != truth.views.get((seat, saw.n)):
            yield "forked", f"seat {seat} saw something at {saw.n} that is not in the record"
    yield from too_old(acts, sights, truth.lines)
    for seat in sorted({deed.seat for deed in acts} | {line.seat for line in truth.lines}):
        own = [line for line in truth.lines if line.seat == seat]
        yield from settle([deed for deed in acts if deed.seat == seat], own)


def too_old(acts: Sequence[Deed], sights: Sequence[Sight], lines: Sequence[Line]) -> Iterator[tuple[str, str]]:
    """Whoever says hello is shown all that anybody's act was answered for before."""
    own = {(line.seat, line.n): line for line in lines}
    answers = [(answer.at, own.get((deed.seat, answer.n or 0))) for deed in acts for answer in deed.answers]
    told = sorted(((at, line) for at, line in answers if line is not None), key=lambda one: one[0])
    times = [at for at, _ in told]
    highest = list(accumulate((line for _, line in told), later))
    for seat, saw in sights:
        before = 0 if saw.asked is None else bisect_left(times, saw.asked)
        if before and saw.n < highest[before - 1].known[seat]:
            line = highest[before - 1]
            yield "too old", f"seat {seat} said hello and saw {saw.n}, after move {line.known[seat]} was acknowledged"


def later(one: Line, other: Line) -> Line:
    """Nobody knows the later line of a record by a lower number, and its own player knows it by a higher one."""
    return max(one, other, key=lambda line: sum(line.known.values()))


def settle(acts: Sequence[Deed], lines: list[Line]) -> Iterator[tuple[str, str]]:
    """Every acknowledged act has its lines, each line has its act, and they are in the same order."""
    taken: set[int] = set()
    for deed in sorted(acts, key=lambda deed: deed.is_open):
        if deed.is_refused and deed.done is None:
            continue
        found = place_of(deed, lines, taken)
        if found is not None:
            taken.update(found)
        elif deed.done is not None:
            yield "lost", f"{deed} was done with {deed.done} and is not in the record"
    for index, line in enumerate(lines):
        if index in taken:
            continue
        meant = [deed for deed in acts if line.action in deed.first.actions and deed.first.n < line.n]
        if any(deed.is_refused and deed.first.n == line.n - 1 for deed in meant):
            yield "refused", f"move {line.n} of seat {line.seat} is there although it was refused: {line.action}"
        elif meant:
            yield "doubled", f"move {line.n} of seat {line.seat} is there once more than it was made: {line.action}"
        else:
            yield "unsent", f"move {line.n} of seat {line.seat} was sent by nobody: {line.action}"


def place_of(deed: Deed, lines: list[Line], taken: set[int]) -> range | None:
    """Where the act stands among the lines of its seat: after what it was made for, and no later than it was answered.

    The answer to an act that was sent again may bear the number of a later state, so the place nearest to it counts.
    """
    size = len(deed.first.actions)
    last = deed.done if deed.done is not None else float("inf")
    for end in range(len(lines), size - 1, -1):
        place = range(end - size, end)
        inside = deed.first.n < lines[place[0]].n and lines[place[-1]].n <= last
        if inside and not taken.intersection(place) and [lines[at].action for at in place] == deed.first.actions:
            return place
    return None


def truth_of(raw: bytes, wanted: set[tuple[int | None, int]]) -> Truth:
    """Play a record again; `wanted` are the viewers and numbers whose views are asked for."""
    written = record.read(raw)
    game = sobremesa.game(written.header.game.partition("@")[0])
    verify(game, raw)
    known: dict[int | None, int] = dict.fromkeys([None, *range(len(written.header.seats))], 0)
    truth = Truth([], {})
    for match in replay(game, written, listen=True):
        state = match.state
        assert state is not None
        told: list[Told] = state.events or []
        state.events = []
        if match.moves:
            move = match.moves[-1]
            mover = move.seat if isinstance(move, Acted) else None
            for_all = mover is None or any(one.is_for_all for one in told)
            for viewer in known:
                known[viewer] += for_all or viewer == mover or bool(heard(told, viewer))
            if isinstance(move, Acted) and move.by is None and written.header.seats[move.seat].bot is None:
                truth.lines.append(Line(known[mover], move.seat, move.action, known.copy()))
        for viewer, n in known.items():
            if (viewer, n) in wanted and (viewer, n) not in truth.views:
                truth.views[viewer, n] = fingerprint(state.view(viewer))
    return truth


# Figures


class Figures(NamedTuple):
    """How a run went for those who played."""

    acts: int
    acknowledged: int
    resent: int
    """Acts that were sent more than once."""
    refused: int
    not_saved: int
    """Refusals that say so."""
    back: list[float]
    """Seconds from the beginning of each trouble until the client was at its table again, from short to long."""
    answered: list[float]
    """Seconds from the first sending of each act to its answer, from short to long."""


def figures(histories: Iterable[History]) -> Figures:
    acts = [deed for history in histories for deed in deeds(history)]
    answers = [answer for deed in acts for answer in deed.answers]
    return Figures(
        acts=len(acts),
        acknowledged=sum(deed.done is not None for deed in acts),
        resent=sum(deed.sends > 1 for deed in acts),
        refused=sum(deed.is_refused for deed in acts),
        not_saved=sum(answer.code == "not_saved" for answer in answers),
        back=sorted(end - since for history in histories for since, end in absences(history)),
        answered=sorted(deed.answers[-1].at - deed.first.at for deed in acts if deed.answers),
    )


def absences(history: History) -> Iterator[tuple[float, float]]:
    """From when to when a client was not at its table; however often it tried in vain, it is one absence."""
    since: float | None = None
    for entry in history.entries:
        if isinstance(entry, Left) and since is None:
            since = entry.since
        elif isinstance(entry, Back) and since is not None:
            yield since, entry.at
            since = None


def percentile(ordered: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed; 0 where there are none."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
