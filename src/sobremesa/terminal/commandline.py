"""The words of the command line: what may be typed after `sobremesa`, and one clear line for what may not."""

import argparse
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NoReturn

from sobremesa.core.chance import SEED_BYTES
from sobremesa.locales import LANGUAGES, Speaker, language_from, quoted
from sobremesa.version import __version__

LARGEST_SEED: Final = (1 << 8 * SEED_BYTES) - 1
MOST_MATCHES: Final = 1_000_000_000
MOST_WORKERS: Final = 64
LARGEST_PORT: Final = 65535
MOST_DAYS: Final = 36_500
MOST_SECONDS: Final = 3600
ANY_HOST: Final = "0.0.0.0"
LONGEST_NUMBER: Final = len(str(LARGEST_SEED)) + 1

# How argparse says what it says, and which message of ours says it.
COMPLAINTS: Final = (
    (re.compile(r"the following arguments are required: (?P<names>.*)"), "cli-missing"),
    (re.compile(r"unrecognized arguments: (?P<names>.*)", re.DOTALL), "cli-unrecognized"),
    (re.compile(r"argument (?P<name>[^:]*): expected .*argument"), "cli-needs-value"),
    (re.compile(r"argument (?P<name>[^:]*): ignored explicit argument .*", re.DOTALL), "cli-takes-no-value"),
    (re.compile(r"argument COMMAND: invalid choice: '?(?P<name>.*?)'? \(choose from .*", re.DOTALL), "cli-no-command"),
)


class Complaint(Exception):  # noqa: N818 - said to a person
    """Something wrong with what was asked on the command line: a message and its facts."""

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.message: Final = message
        self.facts: Final = facts


class Formatter(argparse.HelpFormatter):
    """Help that begins with the speaker's word for usage."""

    usage_word = ""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """The line that shows how a command goes."""
        super().add_usage(usage, actions, groups, f"{self.usage_word} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that complains in the speaker's language, in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what argparse found."""
        for pattern, own in COMPLAINTS:
            if found := pattern.fullmatch(message):
                facts = {name: quoted(value) for name, value in found.groupdict().items()}
                raise Complaint(own, program=self.prog, **facts)
        raise Complaint("cli-wrong-usage", program=self.prog, why=quoted(message))


def language_of(argv: Sequence[str]) -> str:
    """The language of `--lang`, else of the environment: it is needed before anything can be complained of."""
    for place, word in enumerate(argv):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else None
        if word == "--lang" and place + 1 < len(argv):
            asked = argv[place + 1]
        if asked in LANGUAGES:
            return asked
    return language_from()


# Values


def whole(name: str, least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[+-]?[0-9]+", text, re.ASCII):
            raise Complaint("cli-not-a-number", name=name, value=quoted(text))
        number = int(text) if len(text) <= LONGEST_NUMBER else (most + 1 if text[0] != "-" else least - 1)
        if number < least:
            raise Complaint("cli-too-small", name=name, least=str(least))
        if number > most:
            raise Complaint("cli-too-large", name=name, most=str(most))
        return number

    return read


def one_of(name: str, known: Sequence[str]) -> Callable[[str], str]:
    """Reads one of a few words."""

    def read(text: str) -> str:
        if text not in known:
            raise Complaint("cli-unknown-value", name=name, value=quoted(text), known=list(known))
        return text

    return read


def names(text: str) -> tuple[str, ...]:
    """Reads names separated by commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


# The commands


def build_parser(speaker: Speaker) -> Parser:
    """Everything that can be typed."""
    return Commands(speaker).parser


class Commands:
    """The parser, command by command."""

    def __init__(self, speaker: Speaker) -> None:
        self.say: Final = speaker.say
        self.formatter: Final = type("SpokenFormatter", (Formatter,), {"usage_word": speaker.say("cli-usage")})
        self.parser: Final = self.new_parser(Parser, prog="sobremesa", description=self.say("cli-about"))
        options = self.options_of(self.parser)
        version = f"sobremesa {__version__}"
        options.add_argument("--version", action="version", version=version, help=self.say("cli-help-version"))
        self.commands: Final = self.parser.add_subparsers(
            title=self.say("cli-commands"), dest="command", metavar="COMMAND", parser_class=Parser
        )
        self.add_serve()
        self.add_games()
        self.add_play()
        self.add_simulate()
        self.add_arena()
        self.add_replay()
        self.add_verify()
        self.add_prune()
        self.add_nodes()

    def new_parser(self, make: Callable[..., Parser], *args: str, **words: Any) -> Parser:
        """A parser in our words: no abbreviations, our own help."""
        return make(*args, allow_abbrev=False, add_help=False, formatter_class=self.formatter, **words)

    def options_of(self, parser: Parser) -> argparse._ArgumentGroup:
        """The options every command has."""
        group = parser.add_argument_group(self.say("cli-options"))
        group.add_argument("-h", "--help", action="help", help=self.say("cli-help-help"))
        language = one_of("--lang", LANGUAGES)
        group.add_argument("--lang", type=language, metavar="L", default=None, help=self.say("cli-help-lang"))
        return group

    def command(self, name: str, argument: str) -> argparse._ArgumentGroup:
        """A command with its one argument; the group for its options."""
        about = self.say(f"cli-command-{name}")
        parser = self.new_parser(self.commands.add_parser, name, help=about, description=about)
        if argument:
            arguments = parser.add_argument_group(self.say("cli-arguments"))
            arguments.add_argument(argument, metavar=argument.upper(), help=self.say(f"cli-help-{argument}"))
        return self.options_of(parser)

    def add_serve(self) -> None:
        """Tables for browsers; what `sobremesa` alone does too."""
        group = self.command("serve", "")
        self.parser.set_defaults(
            host=ANY_HOST,
            port=None,
            db=None,
            public_url=None,
            trusted_proxy=[],
            processes=1,
            node=None,
            node_address=None,
            no_browser=False,
            verbose=False,
        )
        group.add_argument("--host", metavar="H", default=ANY_HOST, help=self.say("cli-help-host"))
        self.add_number(group, "port", 0, LARGEST_PORT, None, "P")
        group.add_argument("--db", metavar="URL", default=None, help=self.say("cli-help-db"))
        group.add_argument("--public-url", metavar="URL", default=None, help=self.say("cli-help-public-url"))
        group.add_argument(
            "--trusted-proxy", metavar="A", action="append", default=[], help=self.say("cli-help-trusted-proxy")
        )
        self.add_number(group, "processes", 1, MOST_WORKERS, 1)
        group.add_argument("--node", metavar="N", default=None, help=self.say("cli-help-node"))
        group.add_argument("--node-address", metavar="H:P", default=None, help=self.say("cli-help-node-address"))
        group.add_argument("--no-browser", action="store_true", help=self.say("cli-help-no-browser"))
        group.add_argument("--verbose", action="store_true", help=self.say("cli-help-verbose"))

    def add_games(self) -> None:
        """What is on the shelf."""
        self.add_json(self.command("games", ""))

    def add_play(self) -> None:
        """A person against bots."""
        group = self.command("play", "game")
        self.add_table(group)
        group.add_argument("--level", metavar="L", default="medium", help=self.say("cli-help-level"))
        self.add_seed(group, None)
        group.add_argument("--record", metavar="FILE", help=self.say("cli-help-record"))

    def add_simulate(self) -> None:
        """Many matches, counted."""
        group = self.command("simulate", "game")
        self.add_table(group)
        self.add_number(group, "games", 1, MOST_MATCHES, 1000)
        group.add_argument("--bots", type=names, metavar="A,B", default=(), help=self.say("cli-help-bots"))
        self.add_long_work(group)

    def add_arena(self) -> None:
        """A tournament."""
        group = self.command("arena", "game")
        group.add_argument("--bots", type=names, metavar="A,B", required=True, help=self.say("cli-help-bots"))
        self.add_number(group, "matches", 1, MOST_MATCHES, 200)
        self.add_number(group, "seconds", 0, MOST_SECONDS, 1)
        self.add_table(group)
        self.add_long_work(group)

    def add_replay(self) -> None:
        """A record watched again."""
        self.command("replay", "file")

    def add_verify(self) -> None:
        """A record checked."""
        self.command("verify", "file")

    def add_prune(self) -> None:
        """Old matches thrown away."""
        group = self.command("prune", "")
        group.add_argument("--db", metavar="URL", default=None, help=self.say("cli-help-db"))
        self.add_number(group, "days", 0, MOST_DAYS, 90)

    def add_nodes(self) -> None:
        """The servers on one PostgreSQL."""
        group = self.command("nodes", "")
        group.add_argument("--db", metavar="URL", default=None, help=self.say("cli-help-db"))
        self.add_json(group)

    # Options several commands share

    def add_table(self, group: argparse._ArgumentGroup) -> None:
        """What a table agrees on."""
        group.add_argument("--mode", metavar="M", help=self.say("cli-help-mode"))
        self.add_number(group, "players", 0, MOST_MATCHES, None)
        group.add_argument("--option", metavar="K=V", action="append", default=[], help=self.say("cli-help-option"))

    def add_long_work(self, group: argparse._ArgumentGroup) -> None:
        """How the work is done and told."""
        self.add_seed(group, 0)
        self.add_number(group, "workers", 1, MOST_WORKERS, 1)
        self.add_json(group)

    def add_seed(self, group: argparse._ArgumentGroup, default: int | None) -> None:
        """What fixes all chance."""
        self.add_number(group, "seed", 0, LARGEST_SEED, default, "S")

    def add_number(
        self,
        group: argparse._ArgumentGroup,
        name: str,
        least: int,
        most: int,
        default: int | None,
        letter: str = "N",
    ) -> None:
        """A whole number."""
        read = whole(f"--{name}", least, most)
        group.add_argument(f"--{name}", type=read, metavar=letter, default=default, help=self.say(f"cli-help-{name}"))

    def add_json(self, group: argparse._ArgumentGroup) -> None:
        """For programs that read what we print."""
        group.add_argument("--json", action="store_true", help=self.say("cli-help-json"))
