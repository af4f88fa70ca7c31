"""What a browser may ask of a table, message by message."""

from typing import Any

import msgspec

from sobremesa.core.refused import Refused
from sobremesa.server import protocol
from sobremesa.server.acting import Act, act
from sobremesa.server.connection import Connection
from sobremesa.server.facts import refusal_of
from sobremesa.server.lobby import Lobby
from sobremesa.server.store import Conflict, StoreError
from sobremesa.server.table import Table, own_seat

MATCH_ON = ("playing", "paused")


async def hear(table: Table, connection: Connection, text: str) -> None:
    """Carry out a request or refuse it; a refusal changes nothing and is told only to its sender."""
    name = ""
    try:
        message = decode(text)
        name = getattr(message, "id", "")
        if isinstance(message, protocol.Hint):
            await hint(table, connection, message)
        elif isinstance(message, protocol.Ping):
            connection.tell(protocol.Done(id=message.id))
        elif isinstance(message, protocol.Act):
            await act(table, Act(connection, message))
        else:
            async with table.lock:
                # A table that was put away closes the line; the page asks again where it comes to.
                if not table.is_put_away:
                    await carry_out(table, connection, message)
    except Refused as refusal:
        connection.tell(refusal_of(name, refusal))
    except Conflict:
        # Somebody else writes this match: what is in memory here is no longer true.
        table.put_away()
    except StoreError:
        connection.tell(refusal_of(name, Refused("not_saved")))


def decode(text: str) -> protocol.PageMessage:
    """A message, or the refusal of what is none."""
    try:
        message: protocol.PageMessage = protocol.reader.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("malformed_message") from None
    return message


async def carry_out(table: Table, connection: Connection, message: protocol.PageMessage) -> None:
    """One request, with the table's lock held."""
    if table.is_closed:
        raise Refused("table_closed")
    match message:
        case protocol.Draft():
            seat = own_seat(connection, message.seat)
            connection.tell(table.running().draft(seat, message))
        case protocol.Seen():
            table.has_seen(own_seat(connection, message.seat))
        case protocol.React():
            seat = own_seat(connection, message.seat)
            table.show_to_all(protocol.Reacted(seat=seat, reaction=message.reaction))
        case protocol.Sit():
            await sit(table, connection, message)
        case protocol.Rematch():
            await rematch(table, connection, message)
        case protocol.Bot() if table.lobby.phase in MATCH_ON:
            await stand_in(table, connection, message)
        case protocol.Stand() if message.seat in connection.seats:
            await table.change(lambda lobby: lobby.stand(message.seat))
            answer(table, connection, protocol.Done(id=message.id))
        case protocol.Hello() | protocol.Hint():
            raise Refused("malformed_action")
        case _:
            await as_host(table, connection, message)


def answer(table: Table, connection: Connection, done: protocol.Done) -> None:
    """Tell the sender that it is done, and everybody how the table is now."""
    connection.tell(done)
    table.show_table()
    table.go_on()


# Playing


async def hint(table: Table, connection: Connection, message: protocol.Hint) -> None:
    """Ask the best bot, on an imagined world, without holding up the table."""
    async with table.lock:
        play = table.running()
        seat = own_seat(connection, message.seat)
        if play.state.outcome is not None or seat not in play.state.to_act:
            raise Refused("not_your_turn")
        moment = play.moments[seat]
    action = await table.thinking.choose(table.game, play.state, seat, list(table.game.bots)[-1])
    if table.play is not play or play.moments[seat] != moment:
        raise Refused("stale_action")
    connection.tell(protocol.Hinted(id=message.id, seat=seat, action=action))


async def stand_in(table: Table, connection: Connection, message: protocol.Bot) -> None:
    """Anybody at the table may let a bot play for a person who is gone."""
    if not connection.seats and not table.is_host(connection):
        raise Refused("not_a_player")
    table.lobby.chair(message.seat)
    if message.level is not None and message.level not in table.game.bots:
        raise Refused("unknown_level", level=message.level, known=list(table.game.bots))
    if message.level is not None and not table.presence.may_stand_in(table.lobby.chair(message.seat)):
        raise Refused("not_away", seat=message.seat)
    await table.change(lambda lobby: lobby.stand_in(message.seat, message.level))
    answer(table, connection, protocol.Done(id=message.id))


# Around the match


async def sit(table: Table, connection: Connection, message: protocol.Sit) -> None:
    """Give this browser a chair and the token that opens it; the key of a seat is told to nobody else."""
    if len(connection.tokens) >= protocol.MAX_TOKENS:
        raise Refused("too_many_seats")
    wish = (message.id, message.name, message.random)
    token = table.sat.get(wish, "")
    seat = table.lobby.seat_of(token)
    if seat is None:
        seat, token = await table.change(lambda lobby: lobby.sit(message.name, message.random, message.seat))
        table.sat[wish] = token
    if token not in connection.tokens:
        connection.tokens.append(token)
    table.recognise()
    connection.tell(protocol.Done(id=message.id, seat=seat, token=token))
    table.show_table()


async def rematch(table: Table, connection: Connection, message: protocol.Rematch) -> None:
    """Say yes to another match. When the host does and everybody present agrees, it begins at once."""
    if table.lobby.match == 0:
        raise Refused("match_not_started")
    table.lobby.must_be_open()
    is_host = table.is_host(connection)
    if message.seat is None and not is_host:
        raise Refused("not_the_host")
    if message.seat is not None:
        seat = own_seat(connection, message.seat)
        await table.change(lambda lobby: lobby.say_again(seat, message.random))
    if is_host and table.lobby.phase == "over":
        await table.change(Lobby.open_again)
        people = table.lobby.people()
        all_agree = all(table.lobby.chairs[seat].again for seat in people if table.is_here(seat))
        if all_agree and table.lobby.problem(table.game) is None:
            await table.start()
    answer(table, connection, protocol.Done(id=message.id))


async def as_host(table: Table, connection: Connection, message: protocol.PageMessage) -> None:
    """Requests that only the host may make."""
    if not table.is_host(connection):
        raise Refused("not_the_host")
    done: dict[str, Any] = {"id": getattr(message, "id", "")}
    match message:
        case protocol.Options():
            await table.change(lambda lobby: lobby.set_options(table.game, message.options))
        case protocol.Bot():
            await table.change(lambda lobby: lobby.seat_bot(table.game, message.seat, message.level))
        case protocol.Stand():
            await table.change(lambda lobby: lobby.stand(message.seat))
        case protocol.Start():
            await table.start()
        case protocol.Pause():
            await table.change(lambda lobby: lobby.pause(message.on))
        case protocol.Link():
            token = await table.change(lambda lobby: lobby.new_link(message.seat))
            done["link"] = f"{table.link}#{token}"
        case protocol.Close():
            await table.change(Lobby.close)
            await table.store.close_table(table.lobby.code)
        case _:
            raise Refused("malformed_action")
    answer(table, connection, protocol.Done(**done))
