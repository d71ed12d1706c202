"""The server's application: everything put together."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from wildbunch.core.errors import WildbunchError
from wildbunch.server import watchdog
from wildbunch.server.analyses import Analyses
from wildbunch.server.api import Api, answer, refusal
from wildbunch.server.bots.pool import BotPool
from wildbunch.server.guests import Guests
from wildbunch.server.lobby import Lobby
from wildbunch.server.messages import Problem
from wildbunch.server.middleware import Front
from wildbunch.server.session import Sessions
from wildbunch.server.static import ClientFiles
from wildbunch.server.storage.database import prepared_engine
from wildbunch.server.storage.store import Store

if TYPE_CHECKING:
    from wildbunch.server.settings import Settings

SMALL = 1024
COMPRESSION = 6
HTTP_CODES = {404: "not_found", 405: "wrong_method"}


def make_app(settings: Settings, on_ready: Callable[[], None] = lambda: None) -> ASGIApp:
    """The ASGI application; it calls `on_ready` when it has started. Raises OSError, UnusableDatabase, UnusableKey."""
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
    guests = Guests(settings.data, settings.guest_days)
    engine = prepared_engine(settings.database_url, settings.storage_seconds)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        watchdog.install()
        store = Store(engine, settings.commit_batch)
        bots = BotPool(settings.bot_workers, settings.bot_seconds, settings.bot_memory)
        lobby = Lobby(store, bots, settings)
        sessions = Sessions(lobby, settings)
        analyses = Analyses(bots, settings)

        async def socket(websocket: WebSocket) -> None:
            await sessions.serve(websocket, websocket.state.guest)

        app.router.routes[:] = [
            *Api(lobby, analyses, settings).routes(),
            WebSocketRoute("/ws/tables/{table}", socket),
            Mount("/", ClientFiles(settings.static)),
        ]
        warming = asyncio.create_task(bots.warm())
        # What is there now stays; full collections would stop all tables for long.
        gc.collect()
        gc.freeze()
        on_ready()
        yield
        warming.cancel()
        with suppress(asyncio.CancelledError):
            await warming
        await analyses.close()
        await lobby.close()
        await bots.close()
        await store.close()

    app = Starlette(
        lifespan=lifespan,
        exception_handlers={WildbunchError: refusal, HTTPException: _not_served, Exception: _fault},
    )
    # Outside of Starlette's own: an answer to a fault is dressed as every other.
    return Front(GZipMiddleware(app, minimum_size=SMALL, compresslevel=COMPRESSION), guests, settings)


def _not_served(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = answer(Problem(HTTP_CODES.get(error.status_code, "refused"), f"{error.detail}."), error.status_code)
    response.headers.update(error.headers or {})
    return response


def _fault(_request: Request, _error: Exception) -> Response:
    return answer(Problem("internal", "This could not be done; the fault is in the server's log."), 500)
