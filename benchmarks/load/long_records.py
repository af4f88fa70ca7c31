"""A store with two tables of Sumo whose matches have very many moves, for the attack by replays.

At LARGA1000 a match goes on, at LARGA2000 one is over. Nearly all of their moves change a card that was chosen, which
servers once allowed without a limit; today four seats need some minutes of a race of Sumoku for as many.
"""

from pathlib import Path

import msgspec

import sobremesa
from sobremesa.core.actions import Action
from sobremesa.core.match import Match
from sobremesa.core.record import write_line
from sobremesa.server.store import Store
from sobremesa.server.table.live_match import POSITION_EVERY, LiveMatch
from sobremesa.server.table.lobby import new_lobby
from sobremesa.server.table.seats import Chair, new_token, token_hash

OPTIONS = {"players": 2, "end_condition": "rounds", "rounds": 1}
AT_ONCE = 10_000


async def write(path: Path, moves: int) -> None:
    store = await Store.open(f"sqlite:///{path}")
    for code, is_over in (("LARGA1000", False), ("LARGA2000", True)):
        await write_match(store, code, moves, is_over=is_over)
    await store.close()


async def write_match(store: Store, code: str, moves: int, *, is_over: bool) -> None:
    game = sobremesa.game("sumo")
    lobby, _ = new_lobby(code, game, OPTIONS)
    lobby.chairs = [
        Chair(kind="person", name=f"P{seat}", token=token_hash(new_token()), random="0f" * 16) for seat in range(2)
    ]
    await store.save_table(code, game.id, msgspec.json.encode(lobby), new=True)
    match = lobby.deal(game)
    assert match.secret is not None
    header, document = write_line(match.header)[:-1], msgspec.json.encode(lobby)
    match_id = await store.start_match(code, lobby.match, header, match.secret.hex(), document)
    lines, positions = played(match, moves, is_over=is_over)
    for first in range(0, len(lines), AT_ONCE):
        await store.append(match_id, lines[first : first + AT_ONCE])
    for position in positions:
        await store.append(match_id, [], position=position)
    if is_over:
        closing = match.closing(await store.body_hash(code, lobby.match))
        assert closing is not None
        lobby.match_over(game, closing.outcome)
        await store.append(match_id, [], closing=write_line(closing)[:-1], document=msgspec.json.encode(lobby))


Numbered = list[tuple[int, bytes]]


def played(match: Match, moves: int, *, is_over: bool) -> tuple[Numbered, Numbered]:
    """The first seat changes its card again and again; then, if it shall end, everybody takes the first card.

    The lines, and the positions on the way, as a table stores them.
    """
    live = LiveMatch(match, 0)
    state = live.state
    legal = state.legal_actions(0)
    lines, positions = [], []

    def act(seat: int, action: Action) -> None:
        move = match.check(seat, action)
        lines.append((move.n, write_line(move)[:-1]))
        live.apply([move])

    for number in range(moves):
        act(0, legal[number % 2])
        if live.n % POSITION_EVERY == 0:
            positions.append((live.n, msgspec.json.encode(live.snapshot())))
    while is_over and state.outcome is None:
        seat = state.to_act[0]
        act(seat, state.legal_actions(seat)[0])
    return lines, positions
