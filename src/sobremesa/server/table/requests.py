"""What a browser may ask of a table, message by message."""

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from sobremesa.catalogue import game as get_game
from sobremesa.core.refused import Refused
from sobremesa.core.strict_json import repeats_a_key
from sobremesa.server import protocol
from sobremesa.server.refusals import refusal_of
from sobremesa.server.store import Conflict, StoreError
from sobremesa.server.table.authority import (
    may_give_away,
    may_swap,
    must_be_allowed_in,
    must_be_host,
    must_be_the_host_for_good,
    must_sit_or_be_host,
    own_seat,
    own_seat_or_host,
)
from sobremesa.server.table.drafts import appraise, draft
from sobremesa.server.table.lobby import Lobby
from sobremesa.server.table.moves import PersonAct
from sobremesa.server.table.seats import new_token
from sobremesa.server.ws.connection import Connection

if TYPE_CHECKING:
    from sobremesa.server.table.table import Table


async def hear(table: "Table", connection: Connection, text: str) -> None:
    """Carry out a request or refuse it; a refusal changes nothing and is told only to its sender."""
    name = ""
    try:
        message = decode(text)
        name = getattr(message, "id", "")
        if isinstance(message, protocol.Ping):
            connection.tell(protocol.Done(id=message.id))
        elif isinstance(message, protocol.Act):
            await table.acts.act(PersonAct(connection, message))
        else:
            async with table.lock:
                # A released table closes the connection; the page reconnects and asks again.
                if not table.is_released:
                    await carry_out(table, connection, message)
    except Refused as refusal:
        connection.tell(refusal_of(name, refusal))
    except Conflict as conflict:
        table.release_after(conflict)
    except StoreError:
        connection.tell(refusal_of(name, Refused("not_saved")))


def decode(text: str) -> protocol.PageMessage:
    """The message in a frame, or `malformed_message`."""
    try:
        message: protocol.PageMessage = protocol.reader.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise Refused("malformed_message") from None
    # What is wrong inside an action is said of the action, when it is read.
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        actions = getattr(message, "actions", ())
        if repeats_a_key(text) and not any(repeats_a_key(bytes(raw)) for raw in actions):
            raise Refused("malformed_message")
    return message


async def carry_out(table: "Table", connection: Connection, message: protocol.PageMessage) -> None:
    """One request, with the table's lock held."""
    if table.is_closed:
        raise Refused("table_closed")
    match message:
        case protocol.Draft():
            seat = own_seat(connection.seats, message.seat)
            connection.tell(draft(table.running(), seat, message))
        case protocol.Appraise():
            seat = own_seat(connection.seats, message.seat)
            connection.tell(appraise(table.running(), seat, message))
        case protocol.Hint():
            hint(table, connection, message)
        case protocol.Review():
            own_seat(connection.seats, message.seat)
            table.reviews.ask(connection, message)
        case protocol.ResultSeen():
            table.progress.result_seen(own_seat(connection.seats, message.seat))
        case protocol.React():
            seat = own_seat(connection.seats, message.seat)
            table.display.show_to_all(protocol.Reacted(seat=seat, reaction=message.reaction))
        case protocol.Skip():
            seat = own_seat(connection.seats, message.seat)
            live = table.running()
            if seat < live.state.players and message.n == live.seen_count(seat):
                table.display.show_to_all(protocol.Skipped())
        case protocol.Sit():
            await sit(table, connection, message)
        case protocol.AddEntropy():
            seat = own_seat(connection.seats, message.seat)
            await table.storage.change(lambda lobby: lobby.add(seat, message.random))
            answer(table, connection, protocol.Done(id=message.id))
        case protocol.Rematch():
            await rematch(table, connection, message)
        case protocol.Bot() if table.lobby.match_is_on:
            await substitute(table, connection, message)
        case protocol.Stand():
            own_seat_or_host(table, connection, message.seat)
            await table.storage.change(lambda lobby: lobby.stand(message.seat))
            answer(table, connection, protocol.Done(id=message.id))
        case protocol.Swap():
            may_swap(table, connection, message)
            await table.storage.change(lambda lobby: lobby.swap(message.seat, message.to))
            answer(table, connection, protocol.Done(id=message.id))
        case protocol.Rename():
            seat = own_seat(connection.seats, message.seat)
            await table.storage.change(lambda lobby: lobby.rename(seat, message.name))
            answer(table, connection, protocol.Done(id=message.id))
        case protocol.Hello() | protocol.StartLesson():
            raise Refused("malformed_action")
        case protocol.Scene() | protocol.ShowSolution():
            raise Refused("no_lesson")
        case _:
            await as_host(table, connection, message)


def answer(table: "Table", connection: Connection, done: protocol.Done) -> None:
    """Answer the sender, and show everybody the table."""
    connection.tell(done)
    table.display.show_table()
    table.progress.go_on()


# Playing


def hint(table: "Table", connection: Connection, message: protocol.Hint) -> None:
    """Let the best bot think about it; the advice comes later, and other requests do not wait for it."""
    table.running()
    own_seat(connection.seats, message.seat)
    table.hints.ask(connection, message)


async def substitute(table: "Table", connection: Connection, message: protocol.Bot) -> None:
    """Anybody at the table may let a bot play for a person who is gone."""
    must_sit_or_be_host(table, connection)
    table.lobby.chair(message.seat)
    if message.level is not None:
        table.game.check_level(message.level)
        if not table.presence.may_substitute(table.lobby.chair(message.seat)):
            raise Refused("not_away", seat=message.seat)
    await table.storage.change(lambda lobby: lobby.substitute(message.seat, message.level))
    answer(table, connection, protocol.Done(id=message.id))


# Around the match


async def sit(table: "Table", connection: Connection, message: protocol.Sit) -> None:
    """Give this browser a chair. Who asks again with the token of a seat has lost the answer: the seat is theirs."""
    token = message.token or new_token()
    seat = table.lobby.seat_of(token)
    if seat is None and table.lobby.knows(token):
        raise Refused("malformed_message")
    if token not in connection.tokens and len(connection.tokens) >= protocol.MAX_TOKENS:
        raise Refused("too_many_seats")
    if seat is None:
        must_be_allowed_in(table, connection)
        seat, _ = await table.storage.change(lambda lobby: seat_newcomer(table, connection, lobby, message, token))
    connection.hold([token])
    table.visits.recognise()
    connection.tell(protocol.Done(id=message.id, seat=seat, token=None if message.token else token))
    table.display.show_table()


def open_lobby(lobby: Lobby) -> None:
    """Clear the finished match away; its result is kept."""
    if lobby.match == 0:
        raise Refused("match_not_started")
    lobby.open_again()


def seat_newcomer(
    table: "Table", connection: Connection, lobby: Lobby, message: protocol.Sit, token: str
) -> tuple[int, str]:
    """Between matches a full table makes room; the person who sits down with the key is the host from then on."""
    if message.seat is None:
        lobby.make_room(table.game)
    seat, token = lobby.sit(message.name, message.random, message.seat, token)
    if table.presence.has_key(connection, lobby) and lobby.host_chair() is None:
        lobby.make_host(seat)
    return seat, token


async def rematch(table: "Table", connection: Connection, message: protocol.Rematch) -> None:
    """Say yes to another match. The host's yes starts it; nobody else is waited for."""
    if table.lobby.match == 0:
        raise Refused("match_not_started")
    table.lobby.must_be_open()
    if message.seat is None:
        must_be_host(table, connection)
    else:
        seat = own_seat(connection.seats, message.seat)
        await table.storage.change(lambda lobby: lobby.say_again(seat, message.random, message.on))
    own = connection.seats if message.seat is not None else []
    if table.is_host(connection) and table.lobby.phase == "over" and all(table.lobby.chairs[one].again for one in own):
        if table.lobby.problem(table.game) is None:
            await table.storage.start()
        else:
            await table.storage.change(Lobby.open_again)
    answer(table, connection, protocol.Done(id=message.id))


async def new_link(table: "Table", connection: Connection, seat: int) -> str:
    """A new token for the seat of somebody who is away, told to everybody."""
    chair = table.lobby.person(seat)
    may_give_away(table, connection, seat)
    if not table.presence.may_substitute(chair):
        raise Refused("not_away", seat=seat)
    by = table.lobby.chairs[connection.seats[0]].name if connection.seats else ""
    return await table.storage.change(lambda lobby: lobby.new_link(seat, by))


async def as_host(table: "Table", connection: Connection, message: protocol.PageMessage) -> None:
    """Requests that only the host may make."""
    must_be_host(table, connection)
    done: dict[str, Any] = {"id": getattr(message, "id", "")}
    match message:
        case protocol.Options():
            await table.storage.change(lambda lobby: lobby.set_options(table.game, message.options))
        case protocol.Bot():
            await table.storage.change(lambda lobby: lobby.seat_bot(table.game, message.seat, message.level))
        case protocol.Start():
            await table.storage.start()
        case protocol.Lobby():
            await table.storage.change(open_lobby)
        case protocol.Game():
            game = get_game(message.game)
            await table.storage.change(lambda lobby: lobby.set_game(game))
        case protocol.SetDoor():
            await table.storage.change(lambda lobby: lobby.set_door(message.open))
        case protocol.Shuffle():
            await table.storage.change(Lobby.shuffle)
        case protocol.HandOver():
            must_be_the_host_for_good(table, connection)
            await table.storage.change(lambda lobby: lobby.hand_over(message.seat))
        case protocol.SetPace():
            await table.storage.change(lambda lobby: lobby.set_pace(message.pace))
        case protocol.Pause():
            await table.storage.change(lambda lobby: lobby.pause(message.on))
        case protocol.Link():
            done["link"] = f"{table.link}#{await new_link(table, connection, message.seat)}"
        case protocol.Close():
            await table.storage.change(Lobby.close)
            # Nobody comes in any more as it is; without this the table is only cleared away later.
            with suppress(StoreError):
                await table.store.close_table(table.lobby.code)
        case _:
            raise Refused("malformed_action")
    answer(table, connection, protocol.Done(**done))
