"""A table before, between and after matches: chairs, options, the host. No sockets and no clocks here."""

from secrets import token_bytes, token_hex
from typing import Any, Literal

import msgspec
from msgspec import Struct, field

from sobremesa.core.chance import SEED_BYTES
from sobremesa.core.game import Game
from sobremesa.core.match import Match
from sobremesa.core.options import Options, read_options
from sobremesa.core.record import RANDOM_BYTES, Seat, commitment_to
from sobremesa.core.refused import Refused
from sobremesa.server.seats import Chair, clean_name, free_bot_name, new_token, opens, token_hash


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

    def copy(self) -> "Lobby":
        """An independent copy."""
        return msgspec.json.decode(msgspec.json.encode(self), type=Lobby)

    def commitment(self) -> str:
        """The promise shown in the lobby: the secret cannot be chosen after people have added their bytes."""
        return commitment_to(bytes.fromhex(self.secret))

    # Who is who

    def seat_of(self, token: str) -> int | None:
        """The seat a token opens."""
        for seat, chair in enumerate(self.chairs):
            if opens(token, chair.token):
                return seat
        return None

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

    # Sitting down and standing up

    def sit(self, name: str, random: str, seat: int | None) -> tuple[int, str]:
        """Give somebody a chair, and the token that opens it from now on."""
        self.must_be_open()
        cleaned = clean_name(name)
        if any(chair.name.casefold() == cleaned.casefold() for chair in self.chairs):
            raise Refused("name_taken", name=cleaned)
        if seat is None:
            seat = next((place for place, chair in enumerate(self.chairs) if chair.kind == "free"), None)
        if seat is None:
            raise Refused("table_full")
        if self.chair(seat).kind != "free":
            raise Refused("seat_taken", seat=seat)
        token = new_token()
        self.chairs[seat] = Chair(kind="person", name=cleaned, token=token_hash(token), random=random)
        return seat, token

    def stand(self, seat: int) -> None:
        """Free a chair."""
        self.must_be_open()
        if self.chair(seat).kind == "free":
            raise Refused("no_such_seat", seat=seat)
        self.chairs[seat] = Chair()

    def seat_bot(self, game: Game[Any], seat: int, level: str | None) -> None:
        """Seat a bot of that level, change its level, or send it away."""
        self.must_be_open()
        chair = self.chair(seat)
        if chair.kind == "person":
            raise Refused("seat_taken", seat=seat)
        if level is None:
            self.chairs[seat] = Chair()
            return
        if level not in game.bots:
            raise Refused("unknown_level", level=level, known=list(game.bots))
        name = chair.name or free_bot_name(self.chairs)
        self.chairs[seat] = Chair(kind="bot", name=name, level=level, random=token_hex(RANDOM_BYTES))

    def new_link(self, seat: int) -> str:
        """A new token for a person's seat; the old one is worth nothing."""
        if self.chair(seat).kind != "person":
            raise Refused("no_such_seat", seat=seat)
        token = new_token()
        self.chairs[seat].token = token_hash(token)
        return token

    def stand_in(self, seat: int, level: str | None) -> None:
        """Let a bot play for an absent person, or no longer."""
        self.chair(seat).stand_in = level

    def take_over(self, seats: list[int]) -> None:
        """People who are back play for themselves again."""
        for seat in seats:
            self.stand_in(seat, None)

    def say_again(self, seat: int, random: str | None) -> None:
        """A person wants another match, and adds to its seed."""
        chair = self.chair(seat)
        chair.again = True
        chair.random = random or chair.random

    def pause(self, on: bool) -> None:
        """Stop the match, or go on."""
        if self.phase not in ("playing", "paused"):
            raise Refused("match_not_started")
        self.phase = "paused" if on else "playing"

    def open_again(self) -> None:
        """Set the table for another match with the same people, bots and options."""
        self.phase = "lobby"

    def close(self, because: str | None = None) -> None:
        """Clear the table away for good."""
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
        seats = [Seat(name=chair.name, bot=chair.level, random=chair.random) for chair in self.chairs]
        match = Match.sealed(game, options, seats, bytes.fromhex(self.secret))
        self.match += 1
        self.phase = "playing"
        self.played_options = msgspec.to_builtins(options)
        for chair in self.chairs:
            chair.again = False
            chair.stand_in = None
        return match

    def match_over(self) -> None:
        """Make ready for another match: a new secret, so that everybody can add to it again."""
        self.phase = "over"
        self.secret = new_secret()
        for chair in self.chairs:
            chair.again = chair.kind == "bot"
            chair.stand_in = None
            if chair.kind == "bot":
                chair.random = token_hex(RANDOM_BYTES)


def new_secret() -> str:
    """The server's part of a seed."""
    return token_bytes(SEED_BYTES).hex()


def new_lobby(code: str, game: Game[Any], chosen: dict[str, Any]) -> tuple[Lobby, str]:
    """A table with free chairs, and the host's key."""
    key = new_token()
    lobby = Lobby(code=code, game=game.id, host=token_hash(key), chairs=[], secret=new_secret())
    lobby.set_options(game, chosen)
    return lobby, key
