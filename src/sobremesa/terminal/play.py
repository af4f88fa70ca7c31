"""A person at the terminal in seat 0, bots in the others."""

from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from rich.text import Text

from sobremesa.bots.seat import answer
from sobremesa.core.chance import Chance
from sobremesa.core.game import Game
from sobremesa.core.match import Match
from sobremesa.core.options import Options
from sobremesa.core.record import Seat
from sobremesa.core.refused import Refused
from sobremesa.locales import Speaker, quoted
from sobremesa.terminal.match_text import folded
from sobremesa.terminal.narrator import Narrator
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.words import printed_rules, text_of

PERSON: Final = 0
BOT_NAMES: Final = ("Canela", "Anís", "Clavo", "Turrón", "Laurel", "Azafrán", "Vainilla", "Romero", "Menta")

PATIENCE: Final = 2.0
"""Seconds a person waits for all bots together; one of them alone may take half of it."""


class Left(Exception):  # noqa: N818 - what happened, not what went wrong
    """The person got up from the table."""


def seat_bots(game: Game[Any], options: Options, level: str, guest: str, seed: bytes) -> Match:
    """A match between a person and bots of one level."""
    names = [BOT_NAMES[seat % len(BOT_NAMES)] for seat in range(options.players - 1)]
    seats = [Seat(name=guest), *(Seat(name=name, bot=level) for name in names)]
    return Match.with_seed(game, options, seats, seed)


class Sitting:
    """One match at the terminal, from the first deal until it is over or the person leaves."""

    def __init__(self, match: Match, speaker: Speaker, screen: Screen) -> None:
        self.match: Final = match
        self.game: Final = match.game
        self.screen: Final = screen
        self.speaker: Final = speaker
        self.say: Final = speaker.say
        self.names: Final = [self.say("you"), *(seat.name for seat in match.header.seats[1:])]
        self.text: Final = text_of(match.game, speaker, self.names, PERSON)
        self.state: Final = match.start(listen=True)
        chance = Chance(match.seed())
        self.streams: Final = [chance.fork("bot", seat) for seat in range(match.options.players)]
        self.narrator: Final = Narrator(self.text, screen, PERSON, self.say("terminal-go-on"))
        self.commands: Final = self.command_words()
        self.began: Final = monotonic()
        self.skipped = 0

    def play(self) -> None:
        """Until the match is over. Bots answer first, so that nobody waits once the person has laid a card.

        In a race everybody acts in turn, the bots once for each action of the person; the clock of a match runs while
        the person thinks, and a countdown is over at once.
        """
        self.welcome()
        self.narrator.tell(self.state)
        while self.state.outcome is None:
            if not self.state.to_act:
                self.let_clock_move()
            bots = [seat for seat in self.state.to_act if seat != PERSON]
            for seat in bots:
                if seat in self.state.to_act:
                    self.let_bot_answer(seat, min(PATIENCE / 2, PATIENCE / len(bots)))
                    self.narrator.tell(self.state)
            if PERSON in self.state.to_act:
                self.ask_person()
                self.narrator.tell(self.state)

    def welcome(self) -> None:
        """Who is here, what is played, and where to find help."""
        name = self.say(f"{self.game.id}-name")
        self.screen.show(Text())
        self.screen.say(self.say("terminal-welcome", game=name, players=self.names[1:]), "bold")
        self.screen.say(self.say("terminal-hint"), "dim")
        self.screen.show(Text())

    # Acting

    def let_bot_answer(self, seat: int, seconds: float) -> None:
        """A bot acts on a world it imagines."""
        level = self.match.header.seats[seat].bot
        assert level is not None
        with self.screen.thinking(self.say("terminal-thinking")):
            action = answer(self.game, self.state, seat, level, self.streams[seat], seconds)
        self.match.act(seat, action, at=self.at())

    def let_clock_move(self) -> None:
        """Only the clock can move: a countdown."""
        assert self.state.deadline is not None
        due = self.match.due(self.state.deadline)
        assert due is not None
        self.skipped += max(0, due.at - self.now())
        self.match.apply(due)
        self.narrator.tell(self.state)

    def now(self) -> int:
        """Milliseconds since the match began; what was not waited for counts."""
        return int((monotonic() - self.began) * 1000) + self.skipped

    def at(self) -> int:
        """The time of an action, where the match has a clock."""
        return self.match.now if self.state.deadline is None else self.now()

    def ask_person(self) -> None:
        """Show the table and ask until an action is accepted, or the time is up."""
        self.show_table()
        while PERSON in self.state.to_act and not self.person_acts():
            pass

    def person_acts(self) -> bool:
        """One typed line: a command, an action that is carried out, or something that has to be explained."""
        view = self.state.view(PERSON)
        typed = self.screen.ask(self.question(view)).strip()
        command = self.commands.get(folded(typed))
        if command is not None:
            command()
            return False
        action = self.text.read(view, typed)
        if action is None:
            if self.text.is_verb(typed):
                self.show_help()
            elif typed:
                self.screen.say(self.say("terminal-not-understood", typed=quoted(typed)), "yellow")
            return False
        try:
            self.match.act(PERSON, action, at=self.at())
        except Refused as refused:
            self.screen.say(self.speaker.refusal(refused, self.game.id), "yellow")
            return False
        return True

    def question(self, view: Any) -> str:
        """What the person is asked now, with a legal example where the game wants one."""
        asked = self.text.question(view)
        if not self.text.wants_example(view):
            return asked
        # Any of the seat's own legal actions, the same one as long as the table stays as it is.
        example = self.text.typed_as(self.state.random_action(PERSON, Chance(bytes(32))))
        return f"{asked} {self.say('terminal-example', example=example)}" if example else asked

    # Commands

    def command_words(self) -> dict[str, Callable[[], None]]:
        """Every command under its English word, its word in the speaker's language, and `?` for help."""
        commands = {
            "help": self.show_help,
            "rules": self.show_rules,
            "log": self.show_log,
            "table": self.show_table,
            "quit": self.leave,
        }
        spoken = {folded(self.say(f"terminal-word-{word}")): command for word, command in commands.items()}
        return {"?": self.show_help} | commands | spoken

    def show_table(self) -> None:
        """The table as it is now."""
        actions = self.state.legal_actions(PERSON) if self.game.lists_cheaply else []
        appraisals = {action: self.state.appraise(PERSON, action) for action in actions}
        self.screen.show(Text(), self.text.table(self.state.view(PERSON), self.screen.width, appraisals))

    def show_help(self) -> None:
        """What can be typed now."""
        view = self.state.view(PERSON)
        words = [
            (self.say(f"terminal-word-{word}"), self.say(f"terminal-help-{word}"))
            for word in ("rules", "log", "table", "quit")
        ]
        self.screen.say(self.say("terminal-help-title"), "dim")
        self.screen.pairs([*self.text.help(view), *words])
        self.screen.show(Text())
        self.screen.pairs(self.text.legend(), style="dim")

    def show_rules(self) -> None:
        """The rules in short."""
        mode = getattr(self.match.options, "mode", None)
        self.screen.pairs(printed_rules(self.game, self.speaker, self.text, mode))

    def show_log(self) -> None:
        """All that was told so far."""
        self.screen.show(*self.narrator.log)

    def leave(self) -> None:
        """Get up from the table."""
        raise Left
