"""The application put together: what runs beside the requests, and in which order it starts and stops."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from litestar import Litestar
from litestar.datastructures import State
from msgspec import Struct

from sobremesa.server.bots.bot_pool import BotPool
from sobremesa.server.http.guard import Guard
from sobremesa.server.http.origins import OwnOrigins
from sobremesa.server.http.pages import Page
from sobremesa.server.http.routes import ERROR_ANSWERS, ROUTES
from sobremesa.server.limits import Limits
from sobremesa.server.limits.budgets import Budgets
from sobremesa.server.loop_lag import watch_loop
from sobremesa.server.nodes.nodes import Nodes, NodeSettings
from sobremesa.server.store import Store, StoreError, the_only_server
from sobremesa.server.table.pace import Pace
from sobremesa.server.tables import Tables
from sobremesa.server.ws.socket import Socket

RELEASE_EVERY: Final = 60
FORGET_EVERY: Final = 600
"""Less than `Limits.empty_seconds`: each node notes who is at its tables before another one deletes them."""

logger: Final = logging.getLogger(__name__)


class Settings(Struct, frozen=True, kw_only=True):
    """How a server is set up."""

    address: str
    """The address people can reach it under, such as `http://192.168.1.7:8000`."""
    local_url: str = ""
    """Where a browser on this machine finds it; a second server on the same store opens that instead."""
    database: str
    public_url: str | None = None
    page: Path = Path(__file__).parent / "page"
    limits: Limits = Limits()
    pace: Pace = Pace()
    workers: int | None = None
    """Processes in which bots think; as many as the cores allow if nothing is said."""
    warm_up_after: float | None = None
    """Seconds after which the workers are started, so that the first bot waits for none; else when they are needed."""
    node: NodeSettings | None = None
    """How this server is one of several on the same PostgreSQL."""
    metrics_token: str = ""
    """Who shows it may read `/metrics` from elsewhere."""


def create_app(settings: Settings) -> Any:
    """The application; opening the store and the first worker happens when the server starts."""
    limits = settings.limits
    own_origins = OwnOrigins(settings.public_url or settings.address)
    budgets = Budgets(limits)
    bot_pool = BotPool(settings.workers, limits)
    nodes = Nodes(settings.node) if settings.node is not None else None

    @asynccontextmanager
    async def alone(_: Litestar) -> AsyncIterator[None]:
        with the_only_server(settings.database, settings.local_url):
            yield

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database, node=None if nodes is None else nodes.me.id)
        tables = Tables(store, bot_pool, address=settings.address, limits=limits, pace=settings.pace, nodes=nodes)
        app.state.tables = tables
        app.state.socket = Socket(tables, own_origins, budgets)
        works = (
            release_idle_regularly(tables),
            forget_abandoned_regularly(tables),
            watch_loop(),
            asyncio.to_thread(app.state.page.compress),
        )
        beside = [asyncio.create_task(work) for work in works]
        if nodes is not None:
            await tables.hear_of_others()
            beside += map(asyncio.create_task, (tables.stay_among_nodes(), tables.leave_when_cut_off()))
        if settings.warm_up_after is not None:
            beside.append(asyncio.create_task(warm_up(bot_pool, settings.warm_up_after)))
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            await tables.leave()
            await tables.relays.close()
            tables.close()
            bot_pool.close()
            await store.close()

    app = Litestar(
        route_handlers=ROUTES,
        state=State({"page": Page(settings.page), "settings": settings}),
        exception_handlers=ERROR_ANSWERS,
        lifespan=[alone, lifespan],
        request_max_body_size=64 * 1024,
        openapi_config=None,
        logging_config=None,
    )

    async def socket(scope: Any, receive: Any, send: Any) -> None:
        await app.state.socket(scope, receive, send)

    return Guard(app, socket, own_origins, limits, budgets, nodes)


async def leave(guard: Guard) -> None:
    """Leave the tables of a server that is about to stop to the other nodes."""
    await guard.app.state.tables.leave()


async def release_idle_regularly(tables: Tables) -> None:
    """Drop idle tables from memory once a minute."""
    while True:
        await asyncio.sleep(RELEASE_EVERY)
        tables.release_idle()


async def warm_up(bot_pool: BotPool, seconds: float) -> None:
    """Start the workers when the pages that came back after a restart have been answered."""
    await asyncio.sleep(seconds)
    bot_pool.warm_up()


async def forget_abandoned_regularly(tables: Tables) -> None:
    """Clear away abandoned tables in the store every ten minutes."""
    while True:
        await asyncio.sleep(FORGET_EVERY)
        try:
            await tables.forget_abandoned()
        except StoreError as error:
            logger.error("abandoned tables could not be cleared away: %s", error)
