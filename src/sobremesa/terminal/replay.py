"""A recorded match, watched again."""

from typing import Any

from rich.text import Text

from sobremesa.core.game import Game
from sobremesa.core.match import Match, replay
from sobremesa.core.outcome import Outcome
from sobremesa.core.record import Record
from sobremesa.locales import Speaker, printable
from sobremesa.terminal.narrator import Narrator
from sobremesa.terminal.screen import Screen, indented
from sobremesa.terminal.words import text_of


def watch(game: Game[Any], record: Record, speaker: Speaker, screen: Screen) -> None:
    """Tell the match move by move, and show the table whenever a new turn begins."""
    names = [printable(seat.name) for seat in record.header.seats]
    text = text_of(game, speaker, names, None)
    go_on = speaker.say("terminal-go-on")
    narrator = Narrator(text, screen, None, go_on)
    screen.say(speaker.say("replay-title", game=speaker.say(f"{game.id}-name"), players=names), "bold")
    shown = None
    for match in replay(game, record, listen=True):
        state = match.state
        assert state is not None
        narrator.tell(state)
        if state.outcome is None and state.decision_id(0) != shown:
            shown = state.decision_id(0)
            screen.show(Text(), text.table(state.view(None), screen.width, {}))
            screen.pause(go_on)
    if record.closing is None:
        screen.say(speaker.say("replay-unfinished"), "yellow")


def show_verified(match: Match, speaker: Speaker, screen: Screen) -> None:
    """What was checked of a finished match, and what is left to compare."""
    say = speaker.say
    closing = match.closing()
    assert closing is not None
    reason = say(f"{match.game.id}-reason-{closing.outcome.reason}")
    screen.say(f"✓ {say('verify-good')}", "bold green")
    screen.pairs(
        [
            (say("verify-game"), f"{say(f'{match.game.id}-name')} ({match.game.name})"),
            (say("verify-moves"), str(len(match.moves))),
            (say("verify-outcome"), f"{reason} {', '.join(ranked(match, closing.outcome, speaker))}"),
        ],
        style="dim",
    )
    kind, promise = ("commitment", match.header.commitment) if match.header.commitment else ("seed", match.header.seed)
    for title, fingerprint in (("verify-position", closing.position), (f"verify-{kind}", promise)):
        screen.show(indented(Text(say(title), "dim"), 3))
        screen.unbroken(f"   {fingerprint}")
    for sentence in what_is_proved(match, speaker):
        screen.say(sentence)


def what_is_proved(match: Match, speaker: Speaker) -> list[str]:
    """What the record shows of its deal, what it does not, and what is left to whoever played to compare."""
    say = speaker.say
    seats = match.header.seats
    if match.header.commitment is None:
        return [say("verify-seed-note")]
    added = [seat.name for seat in seats if seat.bot is None and seat.random]
    told = [say("verify-proved-secret")]
    if any(seat.bot is not None and seat.random for seat in seats):
        return [*told, say("verify-bots-added")]
    if not added:
        return [*told, say("verify-nobody-added")]
    return [*told, say("verify-proved-added", players=added), say("verify-commitment-note")]


def ranked(match: Match, outcome: Outcome, speaker: Speaker) -> list[str]:
    """Everybody with rank and total, the winner first."""
    names = [seat.name for seat in match.header.seats]
    return [
        speaker.say("verify-rank", rank=outcome.ranks[seat], player=names[seat], total=outcome.totals[seat])
        for seat in sorted(range(len(names)), key=lambda seat: outcome.ranks[seat])
    ]
