"""The command line."""

import os
import signal
import sys
from argparse import Namespace
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import StringIO, TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from rich.table import Table

from sobremesa.catalogue import GAMES
from sobremesa.catalogue import game as get_game
from sobremesa.core import record
from sobremesa.core.chance import fresh_seed, seed_from_int
from sobremesa.core.game import Game
from sobremesa.core.match import Match, replay, verify
from sobremesa.core.refused import Refused
from sobremesa.lab.plugins import PluginError, with_plugins
from sobremesa.locales import Speaker, quoted, speaker
from sobremesa.terminal.commandline import ANY_HOST, Complaint, build_parser, language_of
from sobremesa.terminal.files import read_file, writable, write_record
from sobremesa.terminal.screen import PlainConsole, Screen

# What only some commands need is imported by these: a server that was killed is back the sooner.
if TYPE_CHECKING:
    from sobremesa.lab.arena import Arena, Standing
    from sobremesa.lab.ratings import Estimate
    from sobremesa.lab.simulate import Simulation

GOOD: Final = 0
WRONG: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Do what was typed; the exit code."""
    words = sys.argv[1:] if argv is None else list(argv)
    speak = speaker(language_of(words))
    prepare_streams()
    try:
        try:
            return run(words, speak)
        finally:
            sys.stdout.flush()
    except Complaint as complaint:
        return complain(speak, speak.say(complaint.message, **complaint.facts))
    except Refused as refused:
        return complain(speak, speak.refusal(refused))
    except PluginError as error:
        return complain(speak, speak.say("cli-bad-bot", bot=error.name, why=error.why))
    except KeyboardInterrupt:
        complain(speak, speak.say("cli-interrupted"))
        return INTERRUPTED
    except BrokenPipeError:
        nobody_reads()
        return GOOD
    except OSError as error:
        nobody_reads()
        return complain(speak, speak.say("cli-no-output", why=error.strerror or error))


def run(words: list[str], speak: Speaker) -> int:
    """Find the command and carry it out; without one, set the tables."""
    typed = build_parser(speak).parse_args(words)
    return COMMANDS[typed.command or "serve"](typed, speak)


def prepare_streams() -> None:
    """Whatever is piped in or cannot be shown, nobody shall stumble over a letter; a closed stream is an empty one."""
    sys.stdin = sys.stdin or StringIO()
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="sobremesa.plainly")


def complain(speak: Speaker, sentence: str) -> int:
    """One line to the person, and the exit code for something wrong."""
    with suppress(OSError):
        sys.stderr.write(speak.say("cli-error", message=sentence) + "\n")
    return WRONG


def nobody_reads() -> None:
    """Whoever read our output has gone: let Python find nothing to complain about at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# The commands


def serve(typed: Namespace, speak: Speaker) -> int:
    """Tables for browsers, until Ctrl-C."""
    # Only here: nobody who simulates should wait for a web server to be imported.
    from sobremesa.server.serve import ServeOptions, print_qr
    from sobremesa.server.serve import serve as serve_tables

    def welcome(here: str, everywhere: str) -> None:
        screen = Screen()
        screen.say(speak.say("serve-welcome"), "bold")
        screen.say(speak.say("serve-here", address=here))
        if everywhere != here:
            screen.say(speak.say("serve-everywhere", address=everywhere))
            if sys.stdout.isatty():
                print_qr(everywhere)
        elif typed.host == ANY_HOST:
            screen.say(speak.say("serve-no-network"))
        screen.say(speak.say("serve-stop"), "dim")
        sys.stdout.flush()

    def already(here: str) -> None:
        Screen().say(speak.say("serve-already", address=here))
        sys.stdout.flush()

    options = ServeOptions(
        host=typed.host,
        port=typed.port,
        database=typed.db,
        public_url=typed.public_url,
        trusted_proxies=tuple(typed.trusted_proxy),
        browser=not typed.no_browser,
        verbose=typed.verbose,
        processes=typed.processes,
        node=typed.node,
        node_address=typed.node_address,
    )
    try:
        serve_tables(options, welcome, already)
    except KeyboardInterrupt:
        # The one way to end it: no mistake, and nothing is lost.
        sys.stdout.write("\n")
    return GOOD


def games(typed: Namespace, speak: Speaker) -> int:
    """What is on the shelf."""
    from sobremesa.terminal.shelf import on_shelf, show_game

    shelf = [get_game(name) for name in GAMES]
    if typed.json:
        print_json([on_shelf(game) for game in shelf])
    else:
        for game in shelf:
            show_game(game, speak, Screen())
    return GOOD


def play(typed: Namespace, speak: Speaker) -> int:
    """A person against bots, until the match is over or the person leaves."""
    from sobremesa.terminal.agreement import table_options
    from sobremesa.terminal.play import seat_bots

    game = with_plugins(get_game(typed.game), typed.level)
    options = table_options(game, typed, speak)
    check_levels(game, "--level", typed.level)
    path = None if typed.record is None else writable(typed.record)
    seed = fresh_seed() if typed.seed is None else seed_from_int(typed.seed)
    match = seat_bots(game, options, typed.level, speak.say("guest"), seed)
    screen = Screen()
    code = None
    try:
        code = sit_down(match, speak, screen)
    finally:
        with undisturbed():
            if path is not None:
                write_record(match, path)
            if code is not None:
                say_goodbye(screen, speak, path)
    return code


def say_goodbye(screen: Screen, speak: Speaker, path: Path | None) -> None:
    """One line for whoever leaves, early or not."""
    if path is None:
        screen.unbroken(" " + speak.say("terminal-goodbye"))
    else:
        screen.unbroken(" " + speak.say("terminal-goodbye-record", file=path))


@contextmanager
def undisturbed() -> Iterator[None]:
    """While the record is written a second Ctrl-C changes nothing."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def sit_down(match: Match, speak: Speaker, screen: Screen) -> int:
    """Play; getting up in the middle is no mistake."""
    from sobremesa.terminal.play import Left, Sitting

    try:
        Sitting(match, speak, screen).play()
    except (Left, EOFError):
        return GOOD
    except KeyboardInterrupt:
        screen.out.write("\n")
        return INTERRUPTED
    return GOOD


def run_simulation(typed: Namespace, speak: Speaker) -> int:
    """Many matches, counted."""
    from sobremesa.lab.matches import RANDOM
    from sobremesa.lab.simulate import simulate
    from sobremesa.terminal.agreement import table_options

    game = with_plugins(get_game(typed.game), *typed.bots)
    options = table_options(game, typed, speak)
    check_levels(game, "--bots", *typed.bots, others=(RANDOM,))
    if len(typed.bots) > options.players:
        raise Complaint("cli-too-many-bots", bots=len(typed.bots), players=options.players)
    with progress_bar(typed, typed.games, speak) as progress:
        result = simulate(
            game,
            options,
            games=typed.games,
            bots=typed.bots,
            seed=typed.seed,
            workers=typed.workers,
            progress=progress,
        )
    if typed.json:
        print_json(result)
    else:
        show_simulation(result, game, speak, Screen())
    return GOOD


def run_arena(typed: Namespace, speak: Speaker) -> int:
    """A tournament between bots."""
    from sobremesa.lab.arena import arena
    from sobremesa.lab.matches import RANDOM
    from sobremesa.terminal.agreement import table_options

    game = with_plugins(get_game(typed.game), *typed.bots)
    options = table_options(game, typed, speak)
    check_levels(game, "--bots", *typed.bots, others=(RANDOM,))
    if not typed.bots:
        raise Complaint("cli-needs-value", name="--bots", program="sobremesa arena")
    with progress_bar(typed, typed.matches, speak) as progress:
        result = arena(
            game,
            options,
            bots=typed.bots,
            matches=typed.matches,
            seed=typed.seed,
            workers=typed.workers,
            seconds=typed.seconds,
            progress=progress,
        )
    if typed.json:
        print_json(result)
    else:
        show_arena(result, game, speak, Screen())
    return GOOD


def run_replay(typed: Namespace, speak: Speaker) -> int:
    """Watch a record; it is checked to its end first, so that a bad one is not half told."""
    from sobremesa.terminal.replay import watch

    written = record.read(read_file(typed.file))
    game = get_game(written.header.game)
    deque(replay(game, written), maxlen=0)
    try:
        watch(game, written, speak, Screen())
    except EOFError:
        sys.stdout.write("\n")
    return GOOD


def run_verify(typed: Namespace, speak: Speaker) -> int:
    """Check a record."""
    from sobremesa.terminal.replay import show_verified

    raw = read_file(typed.file)
    game = get_game(record.read(raw).header.game)
    show_verified(verify(game, raw), speak, Screen())
    return GOOD


def prune(typed: Namespace, speak: Speaker) -> int:
    """Throw old matches away."""
    from sobremesa.server.serve import prune_store

    pruned = prune_store(typed.db, typed.days)
    counts = {"matches": pruned.matches, "tables": pruned.tables, "closed": pruned.closed}
    Screen().say(speak.say("prune-done", **counts))
    return GOOD


def list_nodes(typed: Namespace, speak: Speaker) -> int:
    """The servers that share a PostgreSQL, and what they have."""
    from sobremesa.server.serve import nodes_on

    listed = nodes_on(typed.db)
    if typed.json:
        print_json([node_as_json(one) for one in listed])
        return GOOD
    screen = Screen()
    screen.say(speak.say("nodes-found", count=len(listed)), "bold")
    for one in listed:
        node = one.node
        state = "late" if node.is_late else "leaving" if node.leaving else "well"
        facts = {"address": node.address, "program": node.program, "tables": one.tables, "seconds": round(node.age, 1)}
        screen.pairs([(node.name, speak.say(f"nodes-{state}", **facts))])
    return GOOD


def node_as_json(listed: Any) -> dict[str, Any]:
    """What may be told of a node: not its key."""
    node = listed.node
    return {
        "name": node.name,
        "id": node.id,
        "address": node.address,
        "program": node.program,
        "started": node.started,
        "seen": round(node.age, 3),
        "late": node.is_late,
        "leaving": node.leaving,
        "tables": listed.tables,
    }


COMMANDS: Final[dict[str, Callable[[Namespace, Speaker], int]]] = {
    "serve": serve,
    "games": games,
    "play": play,
    "simulate": run_simulation,
    "arena": run_arena,
    "replay": run_replay,
    "verify": run_verify,
    "prune": prune,
    "nodes": list_nodes,
}


def check_levels(game: Game[Any], option: str, *levels: str, others: tuple[str, ...] = ()) -> None:
    """Complain of a level that was given with the option and of which the game has no bot."""
    try:
        for level in levels:
            game.check_level(level, *others)
    except Refused as refused:
        value = quoted(refused.facts["level"])
        raise Complaint("cli-unknown-value", name=option, value=value, known=refused.facts["known"]) from None


# Results


def print_json(document: object) -> None:
    """One document in one line."""
    sys.stdout.write(msgspec.json.encode(document).decode() + "\n")


@contextmanager
def progress_bar(typed: Namespace, total: int, speak: Speaker) -> Iterator[Callable[[int], None] | None]:
    """A bar for long work, where somebody watches; never beside JSON."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    if typed.json or not sys.stderr.isatty():
        yield None
        return
    label = TextColumn(speak.say("progress-matches"))
    columns = (label, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=PlainConsole(sys.stderr), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda finished: bar.update(task, completed=finished)


def show_simulation(result: "Simulation", game: Game[Any], speak: Speaker, screen: Screen) -> None:
    """The figures of a simulation, one below the other."""
    say = speak.say
    screen.say(title_of(result, result.games, game, speak), "bold")
    engine = say("simulate-compiled") if result.compiled else say("simulate-interpreted")
    screen.pairs(
        [
            (say("simulate-wins"), "  ".join(map(str, result.wins))),
            (say("simulate-mean"), f"{result.mean_decisions:.1f}"),
            (say("simulate-decisions"), str(result.decisions)),
            (say("simulate-seconds"), f"{result.seconds:.2f}"),
            (say("simulate-speed"), f"{result.decisions_per_second:.0f}"),
            (say("simulate-games-speed"), f"{result.games_per_second:.1f}"),
            (say("simulate-engine"), engine),
            (say("simulate-seed"), str(result.seed)),
        ],
        style="dim",
    )


def show_arena(result: "Arena", game: Game[Any], speak: Speaker, screen: Screen) -> None:
    """The standings, the best bot first, each figure with its interval."""
    say = speak.say
    screen.say(title_of(result, result.matches, game, speak), "bold")
    table = Table(box=None, padding=(0, 2, 0, 1), header_style="dim")
    table.add_column(say("arena-bot"), style="bold")
    for column in ("arena-rating", "arena-wins", "arena-score", "arena-slowest"):
        table.add_column(say(column), justify="right", no_wrap=True)
    for standing in result.standings:
        table.add_row(*standing_row(standing))
    screen.show(table)
    screen.say(say("arena-note"), "dim")
    screen.say(say("arena-seed", seed=str(result.seed), seconds=f"{result.seconds:.1f}"), "dim")


def standing_row(standing: "Standing") -> list[str]:
    """One bot's line."""
    return [
        standing.bot,
        interval(standing.rating, "+.0f"),
        interval(standing.win_share, ".0%"),
        interval(standing.score_per_hand, ".1f"),
        f"{standing.slowest_ms:.0f} ms",
    ]


def interval(estimate: "Estimate", form: str) -> str:
    """A figure, and between which two it lies with 95 % confidence."""
    return f"{estimate.value:{form}} [{estimate.low:{form}}…{estimate.high:{form}}]"


def title_of(result: "Simulation | Arena", matches: int, game: Game[Any], speak: Speaker) -> str:
    """What was played, and how often."""
    mode = f"{game.id}-option-mode-{result.mode}"
    return speak.say(
        "lab-title",
        matches=matches,
        game=speak.say(f"{game.id}-name"),
        mode=speak.say(mode) if speak.knows(mode) else result.mode,
        players=result.players,
    )
