"""The HTTP interface: what can be asked, and by whom."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, Router

from wildbunch.core.errors import WildbunchError
from wildbunch.server import messages
from wildbunch.server.analyses import Analyses
from wildbunch.server.buckets import Buckets
from wildbunch.server.errors import Refused
from wildbunch.server.frames import Step
from wildbunch.server.lobby import Lobby, replay
from wildbunch.server.origin import same_origin
from wildbunch.server.record import record_lines
from wildbunch.server.settings import Settings
from wildbunch.server.storage.store import StoredTable

T = TypeVar("T")

Handler = Callable[[Request], Awaitable[Response]]

JSON, LINES = "application/json", "application/jsonl"
NOT_KEPT = {"cache-control": "no-store"}


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One thing that can be asked; the OpenAPI document is made from these."""

    operation: str
    method: str
    path: str
    summary: str
    answer: Any
    body: Any = None
    status: int = 200
    refusals: tuple[int, ...] = ()
    query: tuple[tuple[str, tuple[str, ...]], ...] = ()
    media: str = JSON


PREFIX = "/api"
TABLE = "/api/tables/{table}"
ENDPOINTS = (
    Endpoint("health", "GET", "/healthz", "Whether the process runs", messages.Health),
    Endpoint("readiness", "GET", "/readyz", "Whether games can be played", messages.Health, refusals=(503,)),
    Endpoint("games", "GET", "/api/games", "What can be played", list[messages.GameInfo]),
    Endpoint("tables", "GET", "/api/tables", "My tables, newest first", list[messages.TableSummary], refusals=(401, 503)),
    Endpoint(
        "make",
        "POST",
        "/api/tables",
        "Make a table",
        messages.Made,
        body=messages.NewTable,
        status=201,
        refusals=(400, 401, 403, 408, 413, 415, 429, 503),
    ),
    Endpoint("table", "GET", TABLE, "One of my tables", messages.TableSummary, refusals=(401, 403, 404, 503)),
    Endpoint(
        "again",
        "POST",
        TABLE + "/again",
        "The same again",
        messages.Made,
        status=201,
        refusals=(401, 403, 404, 429, 503),
    ),
    Endpoint(
        "try_from",
        "POST",
        TABLE + "/try",
        "A new table that goes on from a step of a finished game, against bots",
        messages.Made,
        body=messages.TryFrom,
        status=201,
        refusals=(400, 401, 403, 404, 408, 409, 413, 415, 429, 503),
    ),
    Endpoint("log", "GET", TABLE + "/log", "All steps as I saw them", list[messages.LogStep], refusals=(401, 403, 404, 503)),
    Endpoint(
        "replay",
        "GET",
        TABLE + "/replay",
        "A finished game, step by step",
        messages.Replay,
        query=(("as", ("me", "all")),),
        refusals=(400, 401, 403, 404, 409, 429, 503),
    ),
    Endpoint(
        "analysis",
        "GET",
        TABLE + "/analysis",
        "What I could have won where in a finished game, as far as it is known",
        messages.AnalysisState,
        refusals=(401, 403, 404, 409, 503),
    ),
    Endpoint(
        "analyse",
        "POST",
        TABLE + "/analysis",
        "Begin to find that out",
        messages.AnalysisState,
        status=202,
        refusals=(401, 403, 404, 409, 429, 503),
    ),
    Endpoint(
        "record",
        "GET",
        TABLE + "/record",
        "A finished game as a record",
        str,
        media=LINES,
        refusals=(401, 403, 404, 409, 429, 503),
    ),
)
"""All that can be asked; each is answered by the method of `Api` that has its name."""


class Api:
    """Answers what is asked, from a lobby."""

    def __init__(self, lobby: Lobby, analyses: Analyses, settings: Settings) -> None:
        self._lobby = lobby
        self._analyses = analyses
        self._settings = settings
        self._made = Buckets(settings.tables_burst, settings.tables_per_second)
        self._replayed = Buckets(settings.replays_burst, settings.replays_per_second)
        self._replaying = asyncio.Semaphore()

    def routes(self) -> list[BaseRoute]:
        """The endpoints for Starlette, one route a path, so that an answer to a wrong method names the right ones."""
        by_path: dict[str, dict[str, Handler]] = {}
        for endpoint in ENDPOINTS:
            by_path.setdefault(endpoint.path, {})[endpoint.method] = getattr(self, endpoint.operation)
        plain = [_route(path, handlers) for path, handlers in by_path.items() if not path.startswith(PREFIX)]
        # A router of its own: nothing under its name falls through to the client's pages.
        inner = [_route(path.removeprefix(PREFIX), handlers) for path, handlers in by_path.items() if path.startswith(PREFIX)]
        return [*plain, Mount(PREFIX, Router(inner, redirect_slashes=False))]

    async def health(self, _request: Request) -> Response:
        """The process answers."""
        return answer(messages.Health("ok"))

    async def readiness(self, _request: Request) -> Response:
        """The database answers too."""
        ready = await self._lobby.store.ready()
        return answer(messages.Health("ok" if ready else "unavailable"), 200 if ready else 503)

    async def games(self, _request: Request) -> Response:
        """The games, their options and their bots."""
        return answer(self._lobby.games())

    async def tables(self, request: Request) -> Response:
        """The guest's tables."""
        return answer(await self._lobby.tables_of(_guest(request)))

    async def make(self, request: Request) -> Response:
        """A new table."""
        guest = self._maker(request)
        wanted = await _body(request, messages.NewTable, self._settings)
        return answer(await self._lobby.make(guest, wanted), 201)

    async def table(self, request: Request) -> Response:
        """One table."""
        return answer(await self._lobby.summary(_guest(request), request.path_params["table"]))

    async def again(self, request: Request) -> Response:
        """The same table again."""
        return answer(await self._lobby.again(self._maker(request), request.path_params["table"]), 201)

    async def try_from(self, request: Request) -> Response:
        """A position of a finished game, to be played on."""
        guest = self._maker(request)
        wanted = await _body(request, messages.TryFrom, self._settings)
        return answer(await self._lobby.try_from(guest, request.path_params["table"], wanted.seq), 201)

    async def log(self, request: Request) -> Response:
        """What the guest's seat saw happen."""
        table, seat = await self._lobby.table(_guest(request), request.path_params["table"])
        return answer(table.log(seat))

    async def replay(self, request: Request) -> Response:
        """A finished game, seen as the guest's seat or with everything."""
        whom = request.query_params.get("as", "me")
        if whom not in ("me", "all"):
            raise Refused("malformed", '"as" is "me" or "all".')
        async with self._finished(request) as (stored, seat, steps):
            # Hundreds of views: too much work to keep the tables waiting for.
            shown = await asyncio.to_thread(lambda: messages.encode(replay(stored, seat, steps, seat if whom == "me" else None)))
        return Response(shown, media_type=JSON, headers=NOT_KEPT)

    async def analysis(self, request: Request) -> Response:
        """How far the analysis of a finished game is."""
        stored, seat = await self._lobby.over(_guest(request), request.path_params["table"])
        return _json(self._analyses.state((stored.id, seat)))

    async def analyse(self, request: Request) -> Response:
        """Begin the analysis of a finished game."""
        _refuse_foreign(request)
        guest = self._reader(request)
        stored, seat = await self._lobby.over(guest, request.path_params["table"])

        async def load() -> list[Step]:
            async with self._replaying:
                return (await self._lobby.finished(guest, stored.id))[2]

        return _json(self._analyses.begin((stored.id, seat), load), 202)

    async def record(self, request: Request) -> Response:
        """A finished game in the format of records."""
        async with self._finished(request) as (stored, _, steps):
            lines = await asyncio.to_thread(record_lines, steps)
        name = f'attachment; filename="{stored.game}-{stored.id}.jsonl"'
        return Response(lines, media_type=LINES, headers={"content-disposition": name})

    @asynccontextmanager
    async def _finished(self, request: Request) -> AsyncIterator[tuple[StoredTable, int, list[Step]]]:
        """A finished game of the guest's, played again. One at a time, and so many for each guest: it is the dearest thing one can ask."""
        guest = self._reader(request)
        async with self._replaying:
            yield await self._lobby.finished(guest, request.path_params["table"])

    def _reader(self, request: Request) -> str:
        """The guest, if it may ask for another finished game now."""
        guest = _guest(request)
        if not (self._replayed.take(f"address {_address(request)}") and self._replayed.take(guest)):
            raise Refused("too_fast", "Too many replays at once; wait a moment.", 429)
        return guest

    def _maker(self, request: Request) -> str:
        """The guest, if it may make another table now."""
        _refuse_foreign(request)
        guest = _guest(request)
        # The address first: guests are free, and each that is counted takes room.
        if not (self._made.take(f"address {_address(request)}") and self._made.take(guest)):
            raise Refused("too_fast", "Too many tables at once; wait a moment.", 429)
        return guest


def _route(path: str, handlers: dict[str, Handler]) -> Route:
    async def chosen(request: Request) -> Response:
        return await handlers["GET" if request.method == "HEAD" else request.method](request)

    return Route(path, chosen, methods=list(handlers))


def answer(value: Any, status: int = 200) -> Response:
    """A JSON answer that no cache keeps."""
    return _json(messages.encode(value), status)


def _json(text: bytes, status: int = 200) -> Response:
    return Response(text, status, media_type=JSON, headers=NOT_KEPT)


def refusal(_request: Request, error: Exception) -> Response:
    """The answer to a request that is refused."""
    assert isinstance(error, WildbunchError)
    return answer(messages.Problem(error.code, error.message), error.status if isinstance(error, Refused) else 400)


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


def _refuse_foreign(request: Request) -> None:
    """What costs something is not for pages of other sites."""
    if "origin" in request.headers and not same_origin(request.headers):
        raise Refused("wrong_origin", "This page may not talk to this server.", 403)


def _guest(request: Request) -> str:
    guest: str | None = request.state.guest
    if guest is None:
        raise Refused("no_guest", "Open the front page first: it gives the cookie that a seat belongs to.", 401)
    return guest


async def _body(request: Request, kind: type[T], settings: Settings) -> T:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Refused("malformed", f"The body is {JSON}.", 415)
    body, most = b"", settings.max_message
    try:
        async with asyncio.timeout(settings.request_seconds):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Refused("too_large", f"A request has at most {most} bytes.", 413)
    except (TimeoutError, ClientDisconnect) as error:
        raise Refused("too_slow", f"A request must come within {settings.request_seconds} s.", 408) from error
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused("malformed", f"{error}.") from error
