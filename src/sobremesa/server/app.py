"""The server put together: the page, a small HTTP interface, and the socket."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any, Final

import segno
from litestar import Litestar, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Meta, Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from sobremesa import GAMES, __version__
from sobremesa.core.options import OptionDescription, describe, read_options
from sobremesa.core.refused import Refused
from sobremesa.games import game as boxed
from sobremesa.server import records
from sobremesa.server.facts import facts_of
from sobremesa.server.guard import Guard
from sobremesa.server.hall import Hall, Opened
from sobremesa.server.limits import Limits
from sobremesa.server.manners import Ourselves, visitor
from sobremesa.server.pace import Pace
from sobremesa.server.pages import Page
from sobremesa.server.socket import Socket
from sobremesa.server.store import Store, StoreError
from sobremesa.server.thinking import Thinking

STATUS: Final = {
    "no_such_table": 404,
    "no_such_match": 404,
    "no_such_seat": 404,
    "unknown_game": 404,
    "match_running": 409,
    "match_of_older_rules": 410,
    "match_unreadable": 500,
    "too_fast": 429,
    "too_many_guesses": 429,
}
PUT_AWAY_EVERY: Final = 60

logger: Final = logging.getLogger(__name__)


class Settings(Struct, frozen=True, kw_only=True):
    """How a server is set up."""

    address: str
    """The address people can reach it under, such as `http://192.168.1.7:8000`."""
    database: str
    public_url: str | None = None
    page: Path = Path(__file__).parent / "page"
    limits: Limits = Limits()
    pace: Pace = Pace()
    thinkers: int = 1


# What is sent and answered


class GameInfo(Struct, frozen=True):
    """A box on the shelf."""

    id: str
    name: str
    modes: tuple[str, ...]
    players: dict[str, tuple[int, int]]
    options: list[OptionDescription]
    levels: list[str]
    pieces: dict[str, Any]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}


class Chairs(Struct, frozen=True):
    """What a visitor may know of a chair."""

    kind: str
    name: str


class TableInfo(Struct, frozen=True):
    """What a visitor may know of a table before sitting down at it."""

    code: str
    game: str
    phase: str
    seats: list[Chairs]
    free: int
    to_act: list[int]
    """The seats the match waits for."""


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: str
    version: str
    tables: int


AnyRequest = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(max_length=40)]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=31)]


# Routes


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """The games on the shelf, with everything a page needs to offer them."""
    return [describe_game(name) for name in GAMES]


def describe_game(name: str) -> GameInfo:
    """A game in its own words."""
    game = boxed(name)
    modes = game.options.modes or ("",)
    seats = {mode: read_options(game.options, default_options(game.options, mode)).seats() for mode in modes}
    return GameInfo(
        id=game.id,
        name=game.name,
        modes=game.options.modes,
        players={mode: (allowed[0], allowed[-1]) for mode, allowed in seats.items()},
        options=describe(game.options),
        levels=list(game.bots),
        pieces=dict(game.pieces),
    )


def default_options(kind: Any, mode: str) -> dict[str, Any]:
    """The options of a mode as they are when nobody chooses anything."""
    return {"mode": mode} if "mode" in kind.__struct_fields__ else {}


@post("/api/tables")
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> Opened:
    """Set a new table and give its host the key."""
    return await hall_of(request).open(data.game, data.options, visitor_of(request))


@get("/api/tables/{code:str}")
async def look_at_table(request: AnyRequest, code: Code) -> TableInfo:
    """What a visitor may know of a table."""
    table = await hall_of(request).find(code, visitor_of(request))
    lobby = table.lobby
    seats = [Chairs(chair.kind, chair.name) for chair in lobby.chairs]
    free = sum(chair.kind == "free" for chair in lobby.chairs)
    to_act = list(table.play.state.to_act) if table.play is not None and lobby.phase == "playing" else []
    return TableInfo(lobby.code, lobby.game, lobby.phase, seats, free, to_act)


@get("/api/tables/{code:str}/qr.svg")
async def draw_code(request: AnyRequest, code: Code) -> Response[bytes]:
    """The link to the table as a picture that phones can read."""
    table = await hall_of(request).find(code, visitor_of(request))
    drawing = BytesIO()
    segno.make(table.link, error="m", micro=False).save(
        drawing, kind="svg", xmldecl=False, border=2, scale=8, omitsize=True
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml")


@get("/api/tables/{code:str}/matches/{number:int}/record")
async def read_record(request: AnyRequest, code: Code, number: Number) -> Response[bytes]:
    """The record of a match that is over."""
    table = await hall_of(request).find(code, visitor_of(request))
    written = records.written(await hall_of(request).store.load_match(table.lobby.code, number))
    name = f"{table.lobby.game}-{table.lobby.code}-{number}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(written, media_type="application/jsonl", headers=headers)


@get("/api/tables/{code:str}/matches/{number:int}/steps/{n:int}")
async def read_step(
    request: AnyRequest, code: Code, number: Number, n: Number, seat: SeatNumber = None
) -> records.Step:
    """A match that is over, after some of its moves."""
    table = await hall_of(request).find(code, visitor_of(request))
    stored = await hall_of(request).store.load_match(table.lobby.code, number)
    return await asyncio.to_thread(records.step, table.game, stored, n, seat)


@get("/health", sync_to_thread=False)
def health(request: AnyRequest) -> Health:
    """For whoever watches over the server."""
    return Health("ok", __version__, len(hall_of(request).tables))


@get("/metrics", sync_to_thread=False)
def show_metrics() -> Response[bytes]:
    """For Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get(["/", "/{name:path}"], include_in_schema=False, sync_to_thread=False)
def show_page(request: AnyRequest) -> Response[bytes]:
    """The page; every address a person can type leads to it."""
    page: Page = request.app.state.page
    name = request.url.path
    accepts = request.headers.get("accept-encoding", "")
    known = request.headers.get("if-none-match", "")
    found = page.answer(name.lstrip("/"), accepts, known)
    if found is None and "." not in name and not name.startswith("/api/"):
        found = page.answer("index.html", accepts, known)
    if found is None:
        raise HTTPException(status_code=404)
    return found


ROUTES: Final = [
    list_games,
    open_table,
    look_at_table,
    draw_code,
    read_record,
    read_step,
    health,
    show_metrics,
    show_page,
]


def hall_of(request: AnyRequest) -> Hall:
    """The room with all tables."""
    hall: Hall = request.app.state.hall
    return hall


def visitor_of(request: AnyRequest) -> str:
    """Who asks, as limits count them."""
    return visitor(request.client.host if request.client else "")


def say_no(_: AnyRequest, refusal: Refused) -> Response[dict[str, Any]]:
    """A refusal as JSON."""
    content = {"code": refusal.code, "facts": facts_of(refusal)}
    return Response(content, status_code=STATUS.get(refusal.code, 400))


def say_what(_: AnyRequest, error: HTTPException) -> Response[dict[str, Any]]:
    """What is wrong with a request that fits no route or no shape, without its contents."""
    code = "not_found" if error.status_code == 404 else "bad_request"
    return Response({"code": code, "facts": {}}, status_code=error.status_code, headers=error.headers)


def say_too_deep(_: AnyRequest, __: RecursionError) -> Response[dict[str, Any]]:
    """That nobody can read what is nested so deeply."""
    return Response({"code": "bad_request", "facts": {}}, status_code=400)


def say_sorry(_: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """That it is not the caller's fault; what it is stands in the log alone."""
    if isinstance(error, StoreError):
        logger.error("the store failed: %s", error)
        return Response({"code": "not_saved", "facts": {}}, status_code=503)
    logger.error("a request failed", exc_info=error)
    return Response({"code": "server_error", "facts": {}}, status_code=500)


# The whole


def create_app(settings: Settings) -> Any:
    """The application; opening the store and the first thinker happens when the server starts."""
    limits = settings.limits
    ourselves = Ourselves(settings.public_url or settings.address)
    thinking = Thinking(settings.thinkers)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        hall = Hall(store, thinking, address=settings.address, limits=limits, pace=settings.pace)
        app.state.hall = hall
        app.state.socket = Socket(hall, ourselves)
        sweeper = asyncio.create_task(put_away_now_and_then(hall))
        try:
            yield
        finally:
            sweeper.cancel()
            hall.close()
            thinking.close()
            await store.close()

    app = Litestar(
        route_handlers=ROUTES,
        state=State({"page": Page(settings.page)}),
        exception_handlers={
            Refused: say_no,
            HTTPException: say_what,
            RecursionError: say_too_deep,
            Exception: say_sorry,
        },
        lifespan=[lifespan],
        request_max_body_size=64 * 1024,
        openapi_config=None,
        logging_config=None,
    )

    async def socket(scope: Any, receive: Any, send: Any) -> None:
        await app.state.socket(scope, receive, send)

    return Guard(app, socket, ourselves, limits)


async def put_away_now_and_then(hall: Hall) -> None:
    """Tables nobody visits do not stay in memory."""
    while True:
        await asyncio.sleep(PUT_AWAY_EVERY)
        hall.put_away_idle()
