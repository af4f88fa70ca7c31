"""Read a recorded match and print its big moments: python examples/read_record.py FILE

The server and `sobremesa play --record FILE` write such records. All follows from them, so that a match can be played
again with every move checked.
"""

import sys
from pathlib import Path

from sobremesa import game, heard, record, replay, verify


def main(file: Path) -> None:
    """Print who played, what is spoken of afterwards, and how it ended."""
    raw = file.read_bytes()
    written = record.read(raw)
    box = game(written.header.game)
    names = [seat.name for seat in written.header.seats]
    print(f"{box.name}: {', '.join(names)}; {len(written.moves)} moves")

    told = 0
    for match in replay(box, written, listen=True):
        # None hears what a spectator hears; a seat's number would give what that seat heard.
        for event in heard(match.state.events[told:], None):
            if event.highlight is not None:
                moment, who = event.highlight, names[event.highlight.seat]
                print(f"move {match.n:>3}: {type(event).__name__} by {who} ({moment.value})")
        told = len(match.state.events)

    outcome = verify(box, raw).state.outcome
    print(f"{outcome.reason}; won by {', '.join(names[seat] for seat in outcome.winners)}; totals {outcome.totals}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
