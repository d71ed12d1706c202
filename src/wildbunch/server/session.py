"""A WebSocket at a table: every message gets exactly one answer."""

from __future__ import annotations

import logging
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, cast

import msgspec
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from wildbunch.core.errors import WildbunchError
from wildbunch.server import messages
from wildbunch.server.buckets import TokenBucket
from wildbunch.server.client import Client
from wildbunch.server.errors import Refused, not_yours
from wildbunch.server.origin import host_allowed, same_origin

if TYPE_CHECKING:
    from wildbunch.server.lobby import Lobby
    from wildbunch.server.settings import Settings
    from wildbunch.server.table import Table

log = logging.getLogger("wildbunch.server")

CLOSE_CODES = {"not_yours": 4403, "unknown_table": 4404, "too_many_sockets": 4429}
TRY_LATER, TOO_LARGE, POLICY = 1013, 1009, 1008
MOST_ID, MOST_DIGITS = 64, 10


class _Id(msgspec.Struct):
    """What is needed to answer a message that cannot be read otherwise."""

    id: str | None = None


class Sessions:
    """Serves the sockets of all tables."""

    def __init__(self, lobby: Lobby, settings: Settings) -> None:
        self._lobby = lobby
        self._settings = settings
        self._open = 0
        self._open_of: Counter[str] = Counter()

    async def serve(self, socket: WebSocket, guest: str | None) -> None:
        """From the handshake to the end."""
        # Whoever is gone before the greeting is nobody's fault.
        with suppress(WebSocketDisconnect):
            await self._serve(socket, guest)

    async def _serve(self, socket: WebSocket, guest: str | None) -> None:
        """A wrong origin or host is refused before anything else is looked at."""
        if not (same_origin(socket.headers) and host_allowed(socket.headers, self._settings)):
            await socket.send_denial_response(PlainTextResponse("This page may not talk to this server.", 403))
            return
        address = f"address {socket.client.host if socket.client else ''}"
        try:
            if guest is None:
                raise not_yours()
            self._enter(guest, address)
        except Refused as refusal:
            await _turn_away(socket, refusal)
            return
        try:
            await self._admit(socket, guest)
        finally:
            self._open -= 1
            for whose in (guest, address):
                self._open_of[whose] -= 1
                if not self._open_of[whose]:
                    del self._open_of[whose]

    def _enter(self, guest: str, address: str) -> None:
        """Count a socket. Raises Refused when there are too many."""
        of_guest, of_address = self._open_of[guest], self._open_of[address]
        too_many = of_guest >= self._settings.sockets_per_guest or of_address >= self._settings.connections_per_address
        if too_many or self._open >= self._settings.sockets:
            raise Refused("too_many_sockets", "Too many tables are open at once; close one.")
        self._open += 1
        self._open_of.update((guest, address))

    async def _admit(self, socket: WebSocket, guest: str) -> None:
        try:
            table, seat = await self._lobby.table(guest, socket.path_params["table"])
        except Refused as refusal:
            await _turn_away(socket, refusal)
            return
        await socket.accept()
        client = Client(socket, guest, seat, socket.scope["state"]["abort"], self._settings)
        try:
            table.join(client, _after(socket.query_params.get("after")))
            await Session(socket, client, table, self._settings).run()
        except Refused as refusal:
            client.send(messages.encode(messages.Error(None, cast(messages.ErrorCode, refusal.code), refusal.message)).decode())
            client.close(TRY_LATER)
            await client.finish()
        finally:
            table.leave(client)
            client.gone()


class Session:
    """One socket and its messages, one after the other."""

    def __init__(self, socket: WebSocket, client: Client, table: Table, settings: Settings) -> None:
        self._socket = socket
        self._client = client
        self._table = table
        self._settings = settings
        self._bucket = TokenBucket(settings.messages_burst, settings.messages_per_second)
        self._refused = 0

    async def run(self) -> None:
        """Answer until one side leaves."""
        while (event := await self._socket.receive())["type"] == "websocket.receive":
            text = event.get("text")
            answer, code = await (self._answer(event["bytes"]) if text is None else self._answer(text))
            if answer is not None:
                self._client.send(messages.encode(answer).decode())
            if code is not None:
                self._client.close(code)
            if self._client.closed:
                await self._client.finish()
                return

    async def _answer(self, message: str | bytes) -> tuple[messages.ServerMessage | None, int | None]:
        """The answer (None when it was sent already), and the code to close with after it."""
        if len(message) > self._settings.max_message:
            most = f"A message has at most {self._settings.max_message} bytes."
            return messages.Error(None, "too_large", most), TOO_LARGE
        if not self._bucket.take():
            self._refused += 1
            code = POLICY if self._refused > self._settings.refusals_before_close else None
            return messages.Error(_id_of(message), "too_fast", "Too many messages at once; wait a moment."), code
        self._refused = 0
        try:
            if isinstance(message, bytes):
                raise msgspec.DecodeError("messages are text")
            read = messages.read_client_message(message)
        except (msgspec.DecodeError, RecursionError) as error:
            fault = f"This is not a message of this protocol: {error}."
            return messages.Error(_id_of(message), "malformed", fault), None
        return await self._do(read), None

    async def _do(self, message: messages.ClientMessage) -> messages.ServerMessage | None:
        if isinstance(message, messages.Ping):
            return messages.Pong()
        number = message.id if isinstance(message, messages.Play) else None
        try:
            if isinstance(message, messages.Resync):
                self._table.catch_up_client(self._client, message.after)
                return None
            return await self._table.play(self._client.seat, message)
        except WildbunchError as refusal:
            return messages.Error(number, cast(messages.ErrorCode, refusal.code), refusal.message)
        except Exception:  # a fault of this game; the socket and the others go on
            log.exception("table %s: a move failed", self._table.stored.id)
            return messages.Error(number, "internal", "This could not be done; the fault is in the server's log.")


async def _turn_away(socket: WebSocket, refusal: Refused) -> None:
    """Say why, then close: a browser cannot read the answer to a refused handshake."""
    await socket.accept()
    error = messages.Error(None, cast(messages.ErrorCode, refusal.code), refusal.message)
    await socket.send_text(messages.encode(error).decode())
    await socket.close(CLOSE_CODES.get(refusal.code, TRY_LATER))


def _id_of(message: str | bytes) -> str | None:
    try:
        found = msgspec.json.decode(message, type=_Id).id
    except (msgspec.DecodeError, RecursionError):
        return None
    return found if found is None or len(found) <= MOST_ID else None


def _after(text: str | None) -> int | None:
    return int(text) if text is not None and text.isascii() and text.isdigit() and len(text) < MOST_DIGITS else None
