"""The routes of the page and of the HTTP interface, and how errors are answered."""

import logging
from functools import lru_cache
from io import BytesIO
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import HTTPException
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from msgspec import Meta, Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from sobremesa.catalogue import GAMES
from sobremesa.catalogue import game as get_game
from sobremesa.core.game import Game
from sobremesa.core.options import describe, read_options
from sobremesa.core.refused import Refused
from sobremesa.server import metrics
from sobremesa.server.codes import read_code
from sobremesa.server.http.answers import GameInfo, GameSettings, Health, OpenedTable, Ready, RefusedRequest, TableInfo
from sobremesa.server.http.health import disk_health, may_read_metrics, store_health
from sobremesa.server.http.pages import INDEX, Page
from sobremesa.server.http.previews import head_for, language_for, table_in
from sobremesa.server.limits.visitors import visitor
from sobremesa.server.nodes.relay import NoOwner
from sobremesa.server.refusals import facts_of
from sobremesa.server.store import StoreError
from sobremesa.server.table.names import BOT_NAMES
from sobremesa.server.tables import Elsewhere, Tables
from sobremesa.version import __version__

STATUS: Final = {
    "no_such_table": 404,
    "no_such_match": 404,
    "no_such_seat": 404,
    "unknown_game": 404,
    "match_running": 409,
    "match_of_older_rules": 410,
    "match_of_newer_rules": 409,
    "table_elsewhere": 409,
    "match_unreadable": 500,
    "too_fast": 429,
    "too_many_guesses": 429,
    "too_many_tables": 503,
    "server_leaving": 503,
}

logger: Final = logging.getLogger(__name__)


# What is sent


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    screen: bool = False
    """Opened by a table screen: the first person who sits down is the host."""


class ChosenOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/games/{game}/settings`."""

    options: dict[str, Any]


AnyRequest = Request[Any, Any, Any]
Code = Annotated[str, PathParameter(max_length=40)]
GameId = Annotated[str, PathParameter(max_length=40)]
Number = Annotated[int, PathParameter(ge=0, le=1_000_000)]
SeatNumber = Annotated[int | None, QueryParameter(ge=0, le=31)]
MoveNumber = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]


# Routes


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """The games on the shelf, with everything a page needs to offer them."""
    return [describe_game(name) for name in GAMES]


def describe_game(name: str) -> GameInfo:
    game = get_game(name)
    modes = game.options.modes or ("",)
    seats = {mode: read_options(game.options, default_options(game.options, mode)).seats() for mode in modes}
    return GameInfo(
        id=game.id,
        name=game.name,
        modes=game.options.modes,
        players={mode: list(allowed) for mode, allowed in seats.items()},
        options=describe(game.options),
        levels=list(game.bots),
        usual_level=game.usual_level,
        bots=list(BOT_NAMES),
        pieces=dict(game.pieces),
        quick_options={mode: dict(game.quick_options.get(mode, {})) for mode in modes},
        reviews=game.review is not None,
        scenes=len(game.lesson),
        taught=modes_taught(game),
    )


def modes_taught(game: Game[Any]) -> list[str]:
    usual = game.options.modes[:1]
    return sorted({scene.position.get("options", {}).get("mode", mode) for scene in game.lesson for mode in usual})


def default_options(kind: Any, mode: str) -> dict[str, Any]:
    """The options of a mode as they are when nobody chooses anything."""
    return {"mode": mode} if "mode" in kind.__struct_fields__ else {}


@post("/api/games/{game:str}/settings", status_code=200, sync_to_thread=False)
def check_options(game: GameId, data: JSONBody[ChosenOptions]) -> GameSettings:
    """The settings these options lead to, without a table; the same refusals as when a table is set with them."""
    return GameSettings(read_options(get_game(game).options, data.options).settings())


@post("/api/tables")
async def open_table(request: AnyRequest, data: JSONBody[NewTable]) -> OpenedTable:
    """Set a new table and give its host the key."""
    return await tables_of(request).open(data.game, data.options, visitor_of(request), screen=data.screen)


@get("/api/tables/{code:str}")
async def look_at_table(request: AnyRequest, code: Code) -> TableInfo:
    """What a visitor may know of a table."""
    tables, who = tables_of(request), visitor_of(request)
    try:
        return await tables.describe(code, who)
    except Elsewhere as elsewhere:
        try:
            info = await tables.relays.look(elsewhere.owner, who, read_code(code))
            return msgspec.json.decode(info, type=TableInfo)
        except NoOwner:
            raise Refused("table_elsewhere") from None


@get("/api/tables/{code:str}/qr.svg")
async def draw_code(request: AnyRequest, code: Code) -> Response[bytes]:
    """The link to the table as a picture that phones can read."""
    lobby = await tables_of(request).look_up(code, visitor_of(request))
    return Response(qr_code(tables_of(request).link_to(lobby.code)), media_type="image/svg+xml")


@lru_cache(maxsize=1000)
def qr_code(link: str) -> bytes:
    """The link as an SVG; drawing it takes some milliseconds."""
    import segno

    drawing = BytesIO()
    segno.make(link, error="m", micro=False).save(drawing, kind="svg", xmldecl=False, border=2, scale=8, omitsize=True)
    return drawing.getvalue()


@get("/api/tables/{code:str}/matches/{number:int}/record")
async def read_record(request: AnyRequest, code: Code, number: Number) -> Stream:
    """The record of a match that is over."""
    tables, who = tables_of(request), visitor_of(request)
    found = await tables.with_match(code, number, who)
    written = await tables.replays.record(who, found, number)
    name = f"{found}-{number}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Stream(written, media_type="application/jsonl", headers=headers)


@get("/api/tables/{code:str}/matches/{number:int}/steps/{n:int}")
async def read_step(
    request: AnyRequest, code: Code, number: Number, n: Number, seat: SeatNumber = None, since: MoveNumber = None
) -> Response[bytes]:
    """A match that is over, after some of its moves; with what was told since another one (`answers.Step`)."""
    tables, who = tables_of(request), visitor_of(request)
    found = await tables.with_match(code, number, who)
    step = await tables.replays.step(who, found, number, n, seat, since)
    return Response(step, media_type=MediaType.JSON)


@get("/api/tables/{code:str}/matches/{number:int}/timeline")
async def read_timeline(request: AnyRequest, code: Code, number: Number) -> Response[bytes]:
    """The outline of a match that is over (`answers.MatchTimeline`)."""
    tables, who = tables_of(request), visitor_of(request)
    found = await tables.with_match(code, number, who)
    timeline = await tables.replays.timeline(who, found, number)
    return Response(timeline, media_type=MediaType.JSON)


@get("/health")
async def health(request: AnyRequest) -> Response[Health]:
    """The health check: 503 if the store does not answer or its disk is nearly full."""
    tables = tables_of(request)
    store, disk = await store_health(tables.store), disk_health(request.app.state.settings.database)
    status = "ok" if store == disk == "ok" else "failing"
    answer = Health(status, __version__, len(tables.tables), store, disk)
    return Response(answer, status_code=200 if status == "ok" else 503)


@get("/ready")
async def ready(request: AnyRequest) -> Response[Ready]:
    """Whether people should be sent here: 503 while the store does not answer, and once the server is leaving."""
    tables = tables_of(request)
    answer = Ready(tables.is_leaving, await store_health(tables.store))
    return Response(answer, status_code=200 if answer.store == "ok" and not answer.leaving else 503)


@get("/metrics", sync_to_thread=False)
def show_metrics(request: AnyRequest) -> Response[bytes]:
    """For Prometheus, on this machine or with the token; for others there is nothing here."""
    if not may_read_metrics(request.scope, request.app.state.settings.metrics_token):
        raise HTTPException(status_code=404)
    metrics.people.set(sum(len(table.presence.seats) for table in tables_of(request).tables.values()))
    # As a header: to a media type of text Litestar adds a charset, and this one has it.
    return Response(generate_latest(), headers={"content-type": CONTENT_TYPE_LATEST})


@get(["/", "/{name:path}"], include_in_schema=False)
async def show_page(request: AnyRequest) -> Response[bytes]:
    """The page; every address a person can type leads to it, that of a table with a preview in its head."""
    page: Page = request.app.state.page
    name = request.url.path
    accepts = request.headers.get("accept-encoding", "")
    known = request.headers.get("if-none-match", "")
    found = page.answer(name.lstrip("/"), accepts, known)
    if found is None and "." not in name and not name.startswith("/api/"):
        head = await preview_head(request, name) if page.is_built else None
        found = page.answer(INDEX, accepts, known) if head is None else page.answer_with(head, known)
    if found is None:
        raise HTTPException(status_code=404)
    return found


async def preview_head(request: AnyRequest, path: str) -> bytes | None:
    """What a link to a table shows, if there is such a table; a wrong code counts as a guess here too."""
    code = table_in(path)
    if code is None:
        return None
    try:
        lobby = await tables_of(request).look_up(code, visitor_of(request))
    except (Refused, StoreError):
        return None
    language = language_for(request.headers.get("accept-language", ""))
    return head_for(lobby.game, language, tables_of(request).address)


ROUTES: Final = [
    list_games,
    check_options,
    open_table,
    look_at_table,
    draw_code,
    read_record,
    read_step,
    read_timeline,
    health,
    ready,
    show_metrics,
    show_page,
]


def tables_of(request: AnyRequest) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


def visitor_of(request: AnyRequest) -> str:
    """The address that limits count by."""
    return visitor(request.client.host if request.client else "")


def say_no(_: AnyRequest, refusal: Refused) -> Response[RefusedRequest]:
    """A refusal as JSON."""
    content = RefusedRequest(refusal.code, facts_of(refusal))
    return Response(content, status_code=STATUS.get(refusal.code, 400))


def say_what(_: AnyRequest, error: HTTPException) -> Response[RefusedRequest]:
    """Errors of routing and validation, without what was sent."""
    code = "not_found" if error.status_code == 404 else "bad_request"
    return Response(RefusedRequest(code), status_code=error.status_code, headers=error.headers)


def say_unreadable(_: AnyRequest, __: RecursionError | UnicodeDecodeError) -> Response[RefusedRequest]:
    """Bodies nested too deeply to be parsed, or not in UTF-8."""
    return Response(RefusedRequest("bad_request"), status_code=400)


def say_sorry(_: AnyRequest, error: Exception) -> Response[RefusedRequest]:
    """Failures of the store (503) and of ourselves (500); what happened stands in the log alone."""
    if isinstance(error, StoreError):
        logger.error("the store failed: %s", error)
        return Response(RefusedRequest("not_saved"), status_code=503)
    logger.error("a request failed", exc_info=error)
    return Response(RefusedRequest("server_error"), status_code=500)


ERROR_ANSWERS: Final[Any] = {
    Refused: say_no,
    HTTPException: say_what,
    RecursionError: say_unreadable,
    UnicodeDecodeError: say_unreadable,
    Exception: say_sorry,
}
