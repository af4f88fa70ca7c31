"""A table as it is stored, without its match: chairs, options, phase, host. Pure: no sockets, no clocks."""

from collections.abc import Sequence
from secrets import SystemRandom, token_bytes
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from sobremesa.core.chance import SEED_BYTES
from sobremesa.core.game import Game
from sobremesa.core.match import Match
from sobremesa.core.options import Options, read_options
from sobremesa.core.outcome import Outcome
from sobremesa.core.record import Seat, commitment_to
from sobremesa.core.refused import Refused
from sobremesa.server.table.names import clean_name, free_bot_name, looks, looks_of
from sobremesa.server.table.seats import Chair, new_person, new_token, opens, token_hash


class LastSeat(Struct, frozen=True, kw_only=True):
    """Somebody who played the last match, found again by `Chair.person` wherever they sit now."""

    person: str
    name: str
    bot: bool


class LastMatch(Struct, frozen=True, kw_only=True):
    """The result that is kept beside the lobby."""

    match: int
    game: str
    seats: list[LastSeat]
    outcome: Outcome


MOST_NOTICES: Final = 5
MOST_FORMER: Final = 4


class Notice(Struct, frozen=True, kw_only=True):
    """Something everybody has to know, as it is stored: `match` is the number of matches begun by then."""

    number: int
    kind: Literal["new_link", "match_too_long"]
    name: str
    by: str
    match: int


class Lobby(Struct, kw_only=True):
    """Everything about a table that has to outlive the server, but the match itself."""

    code: str
    game: str
    host: str
    """The hash of the host's key."""
    chairs: list[Chair]
    options: dict[str, Any] = field(default_factory=dict)
    phase: Literal["lobby", "playing", "paused", "over", "closed"] = "lobby"
    match: int = 0
    secret: str = ""
    """What goes into the seed of the next match; its hash is shown before anybody adds to it."""
    played_options: dict[str, Any] = field(default_factory=dict)
    """The options of the match being played or just over."""
    closed_because: str | None = None
    """Why the table was closed, if not by its host: a refusal code."""
    notices: list[Notice] = field(default_factory=list)
    """The last ones."""
    host_person: str = ""
    """The host by `Chair.person`: who sat down with the key, or who was given the role."""
    key_counts: bool = True
    """Whether the key makes its holder the host: not after the role was handed over, nor at a table screen's table."""
    screen: bool = False
    """Set by a table screen: the first person who sits down is the host."""
    allow_newcomers: bool = field(default=True, name="door")
    """Whether newcomers may sit down."""
    newest: str = ""
    """The last to sit down since the match, by `Chair.person`."""
    last: LastMatch | None = None
    pace: Literal["calm", "normal", "fast"] = "normal"

    def copy(self) -> "Lobby":
        return msgspec.json.decode(msgspec.json.encode(self), type=Lobby)

    def commitment(self) -> str:
        """The promise shown in the lobby: the secret cannot be chosen after people have added their bytes."""
        return commitment_to(bytes.fromhex(self.secret))

    @property
    def match_is_on(self) -> bool:
        """Whether there is a match that has not been closed yet."""
        return self.phase in ("playing", "paused")

    # Who is who

    def seat_of(self, token: str) -> int | None:
        """The seat a token opens."""
        for seat, chair in enumerate(self.chairs):
            if opens(token, chair.token):
                return seat
        return None

    def worth_of(self, token: str) -> int | None:
        """The seat a token opens, -1 for the host's key while it counts, None if it is worth nothing."""
        return -1 if self.key_counts and opens(token, self.host) else self.seat_of(token)

    def knows(self, token: str) -> bool:
        """Whether the token opens anything here."""
        return opens(token, self.host) or self.seat_of(token) is not None

    def chair(self, seat: int) -> Chair:
        """The chair, or a refusal if there is none of that number."""
        if not 0 <= seat < len(self.chairs):
            raise Refused("no_such_seat", seat=seat)
        return self.chairs[seat]

    def people(self) -> list[int]:
        """The seats in which people sit."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def place_of(self, person: str) -> int | None:
        """Where somebody sits now."""
        return next((seat for seat, chair in enumerate(self.chairs) if person and chair.person == person), None)

    def host_chair(self) -> int | None:
        """The chair of the person who is the host, present or not."""
        return self.place_of(self.host_person)

    # Sitting down and standing up

    def sit(self, name: str, random: str, seat: int | None, token: str | None = None) -> tuple[int, str]:
        """Give somebody a chair, and the token that opens it from now on: theirs, or a new one."""
        self.must_be_open()
        cleaned = self.free_name(name)
        if seat is None:
            seat = next((place for place, chair in enumerate(self.chairs) if chair.kind == "free"), None)
        if seat is None:
            raise Refused("table_full")
        if self.chair(seat).kind != "free":
            raise Refused("seat_taken", seat=seat)
        token = token or new_token()
        self.ask_anew()
        self.newest = new_person()
        self.chairs[seat] = Chair(
            kind="person", name=cleaned, token=token_hash(token), random=random, person=self.newest
        )
        if self.screen and self.host_chair() is None:
            self.host_person = self.newest
        return seat, token

    def make_room(self, game: Game[Any]) -> None:
        """Between matches a latecomer gets a chair, as long as the game has one."""
        self.must_be_open()
        if self.match == 0 or any(chair.kind == "free" for chair in self.chairs):
            return
        seats = read_options(game.options, self.options).seats()
        more = next((players for players in seats if players > len(self.chairs)), None)
        if more is None:
            raise Refused("table_full")
        phase = self.phase
        self.set_options(game, self.options | {"players": more})
        self.phase = phase

    def free_name(self, name: str, own: int | None = None) -> str:
        """The name, fit to be shown, if it looks like nobody else's at the table."""
        cleaned = clean_name(name)
        others = (chair.name for seat, chair in enumerate(self.chairs) if seat != own and chair.name)
        if looks(cleaned) & looks_of(others):
            raise Refused("name_taken", name=cleaned)
        return cleaned

    def rename(self, seat: int, name: str) -> None:
        """Change a person's name, also on the last result. What people added stays: names are no part of the seed."""
        chair = self.chair(seat)
        chair.name = self.free_name(name, seat)
        if self.last is not None:
            seats = [replace(one, name=chair.name) if one.person == chair.person else one for one in self.last.seats]
            self.last = replace(self.last, seats=seats)

    def stand(self, seat: int) -> None:
        """Free a chair. A host who leaves makes the next person the host where the key does not count."""
        self.must_be_open()
        chair = self.chair(seat)
        if chair.kind == "free":
            raise Refused("no_such_seat", seat=seat)
        self.ask_anew()
        self.chairs[seat] = Chair(was=chair.name if self.match else "")
        if chair.person and chair.person == self.host_person:
            people = self.people()
            self.host_person = self.chairs[people[0]].person if people and not self.key_counts else ""

    def swap(self, seat: int, to: int) -> None:
        """Exchange two chairs with all that is on them."""
        self.must_be_open()
        if self.chair(seat).kind == "free":
            raise Refused("no_such_seat", seat=seat)
        self.chairs[seat], self.chairs[to] = self.chair(to), self.chairs[seat]
        self.ask_anew()
        self.phase = "lobby"

    def shuffle(self) -> None:
        """Deal the taken chairs anew among those who sit in them."""
        self.must_be_open()
        taken = [seat for seat, chair in enumerate(self.chairs) if chair.kind != "free"]
        order = taken.copy()
        SystemRandom().shuffle(order)
        moved = [self.chairs[seat] for seat in order]
        for seat, chair in zip(taken, moved, strict=True):
            self.chairs[seat] = chair
        self.ask_anew()
        self.phase = "lobby"

    def hand_over(self, seat: int) -> None:
        """Make the person of that seat the host; the key is worth nothing from then on."""
        self.make_host(seat)
        self.key_counts = False

    def make_host(self, seat: int) -> None:
        """The person of that seat is the host from now on, beside a key that counts."""
        self.host_person = self.person(seat).person

    def set_door(self, is_open: bool) -> None:
        """Let newcomers sit down, or not."""
        self.allow_newcomers = is_open

    def set_pace(self, pace: Literal["calm", "normal", "fast"]) -> None:
        """How long bots hesitate."""
        self.pace = pace

    def seat_bot(self, game: Game[Any], seat: int, level: str | None) -> None:
        """Seat a bot of that level, change its level, or send it away."""
        self.must_be_open()
        chair = self.chair(seat)
        if chair.kind == "person":
            raise Refused("seat_taken", seat=seat)
        if level is None:
            self.ask_anew()
            self.chairs[seat] = Chair()
            return
        game.check_level(level)
        if chair.kind == "free":
            self.ask_anew()
        name = chair.name or free_bot_name(one.name for one in self.chairs if one.name)
        person = chair.person or new_person()
        self.chairs[seat] = Chair(kind="bot", name=name, level=level, person=person)

    def new_link(self, seat: int, by: str = "") -> str:
        """A new token for a person's seat; the old one is worth nothing, and everybody hears of it."""
        chair = self.person(seat)
        chair.former = [*chair.former, chair.token][-MOST_FORMER:]
        chair.given_by = by
        token = new_token()
        chair.token = token_hash(token)
        self.give_notice("new_link", chair.name, by)
        return token

    def give_notice(self, kind: Literal["new_link", "match_too_long"], name: str = "", by: str = "") -> None:
        """Let everybody know of something."""
        number = self.notices[-1].number + 1 if self.notices else 1
        notice = Notice(number=number, kind=kind, name=name, by=by, match=self.match)
        self.notices = [*self.notices, notice][-MOST_NOTICES:]

    def person(self, seat: int) -> Chair:
        """The chair of a person."""
        chair = self.chair(seat)
        if chair.kind != "person":
            raise Refused("no_such_seat", seat=seat)
        return chair

    def lost_seats(self, tokens: Sequence[str]) -> list[int]:
        """The seats that these tokens opened until new links were made, and that none of them opens now."""
        hashes = {token_hash(token) for token in tokens}
        chairs = enumerate(self.chairs)
        return [seat for seat, chair in chairs if chair.token not in hashes and hashes & set(chair.former)]

    def substitute(self, seat: int, level: str | None) -> None:
        """Let a bot play for an absent person, or no longer."""
        self.chair(seat).substitute = level

    def take_over(self, seats: list[int]) -> None:
        """People who are back play for themselves again."""
        for seat in seats:
            self.substitute(seat, None)

    def say_again(self, seat: int, random: str | None, on: bool = True) -> None:
        """A person wants another match, and adds to its seed; or does not any more."""
        self.chair(seat).again = on
        if random is not None and not self.chair(seat).random:
            self.add(seat, random)

    def ask_anew(self) -> None:
        """Chairs or options change: what people added counts only for the table as it stood when they did.

        Else somebody who knows the secret could look for the order or the options that go well with all that was added.
        """
        for chair in self.chairs:
            chair.random = ""

    def add(self, seat: int, random: str) -> None:
        """A person adds to the seed of the next match, once: nobody can try others when more is known."""
        self.must_be_open()
        chair = self.chair(seat)
        if chair.random not in ("", random):
            raise Refused("already_added", seat=seat)
        chair.random = random

    def pause(self, on: bool) -> None:
        """Stop the match, or go on."""
        if not self.match_is_on:
            raise Refused("match_not_started")
        self.phase = "paused" if on else "playing"

    def open_again(self) -> None:
        """Set the table for another match; the result is kept beside it."""
        self.must_be_open()
        self.phase = "lobby"

    def close(self, because: str | None = None) -> None:
        """Close the table for good."""
        self.phase = "closed"
        self.closed_because = because

    def must_be_open(self) -> None:
        """Chairs and options are settled while a match is on."""
        if self.phase not in ("lobby", "over"):
            raise Refused("match_running")

    # Options and start

    def set_options(self, game: Game[Any], chosen: dict[str, Any]) -> None:
        """Choose the options of the next match; the number of chairs follows the number of players."""
        self.must_be_open()
        options = read_options(game.options, chosen)
        taken = [chair for chair in self.chairs if chair.kind != "free"]
        if len(taken) > options.players:
            raise Refused("seats_taken", players=options.players, taken=len(taken))
        if len(self.chairs) > options.players:
            self.chairs = taken
        self.chairs += [Chair() for _ in range(options.players - len(self.chairs))]
        self.options = chosen
        self.phase = "lobby"
        self.ask_anew()

    def set_game(self, game: Game[Any]) -> None:
        """Put another game on the table, with as many chairs as it needs for those who sit here."""
        self.must_be_open()
        taken = sum(chair.kind != "free" for chair in self.chairs)
        usual = read_options(game.options, {})
        players = next((number for number in usual.seats() if number >= max(taken, usual.players)), usual.seats()[-1])
        self.game = game.id
        for chair in self.chairs:
            if chair.kind == "bot" and chair.level not in game.bots:
                chair.level = game.usual_level
        self.set_options(game, {"players": players})

    def match_options(self, game: Game[Any]) -> Options:
        """The options for those who sit here now: free chairs are not played."""
        taken = sum(chair.kind != "free" for chair in self.chairs)
        return read_options(game.options, self.options | {"players": taken})

    def problem(self, game: Game[Any]) -> str | None:
        """Why the match cannot start yet."""
        if not self.people():
            return "nobody_sits"
        try:
            self.match_options(game)
        except Refused as refusal:
            return refusal.code
        return None

    def deal(self, game: Game[Any]) -> Match:
        """The next match for those who sit here; free chairs are put away."""
        if not self.people():
            raise Refused("nobody_sits")
        options = self.match_options(game)
        self.chairs = [chair for chair in self.chairs if chair.kind != "free"]
        seats = [seat_in_record(chair) for chair in self.chairs]
        match = Match.with_commitment(game, options, seats, bytes.fromhex(self.secret))
        self.match += 1
        self.phase = "playing"
        self.played_options = msgspec.to_builtins(options)
        self.newest = ""
        for chair in self.chairs:
            chair.again = False
            chair.substitute = None
        return match

    def match_over(self, game: Game[Any], outcome: Outcome) -> None:
        """Keep the result and make ready for another match."""
        self.phase = "over"
        seats = [LastSeat(person=one.person, name=one.name, bot=one.kind == "bot") for one in self.chairs]
        self.last = LastMatch(match=self.match, game=self.game, seats=seats, outcome=outcome)
        self.make_ready(game)

    def break_off(self, game: Game[Any]) -> None:
        """The match has become too long to be kept: it has no result, and everybody is told."""
        self.phase = "lobby"
        self.give_notice("match_too_long")
        self.make_ready(game)

    @property
    def was_broken_off(self) -> bool:
        """Whether the last match was."""
        return any(one.kind == "match_too_long" and one.match == self.match for one in self.notices)

    def make_ready(self, game: Game[Any]) -> None:
        """Make ready for another match after one: a new secret, and the chairs that were put away."""
        self.secret = new_secret()
        chosen = read_options(game.options, self.options).players
        self.chairs += [Chair() for _ in range(chosen - len(self.chairs))]
        for chair in self.chairs:
            chair.again = chair.kind == "bot"
            chair.substitute = None
        # What was added is known by now, and the new secret was chosen after it: it counts no more.
        self.ask_anew()


def seat_in_record(chair: Chair) -> Seat:
    """Who sits there. A bot adds nothing, whatever an older version of this program has stored for it."""
    if chair.kind == "bot":
        return Seat(name=chair.name, bot=chair.level)
    return Seat(name=chair.name, random=chair.random)


def new_secret() -> str:
    """The server's part of a seed."""
    return token_bytes(SEED_BYTES).hex()


def new_lobby(code: str, game: Game[Any], chosen: dict[str, Any], screen: bool = False) -> tuple[Lobby, str]:
    """A table with free chairs, and the host's key; one set by a table screen is its first guest's."""
    key = new_token()
    lobby = Lobby(
        code=code,
        game=game.id,
        host=token_hash(key),
        chairs=[],
        secret=new_secret(),
        screen=screen,
        key_counts=not screen,
    )
    lobby.set_options(game, chosen)
    return lobby, key
