"""uvicorn's protocols, with two ways to be rid of a peer that does nothing."""

from __future__ import annotations

from asyncio import BaseTransport, Transport
from typing import cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request


class ImpatientHttp(H11Protocol):
    """Closes a new connection that does not get as far as a request in the time of `timeout_keep_alive`."""

    def connection_made(self, transport: BaseTransport) -> None:
        """A new connection."""
        super().connection_made(cast(Transport, transport))
        self.loop.call_later(self.config.timeout_keep_alive, self._close_silent)

    def _close_silent(self) -> None:
        # A socket that became a WebSocket has another protocol by now.
        if not self.cycle and self.transport.get_protocol() is self:
            self.transport.close()


class AbortableWebSocket(WebSocketsSansIOProtocol):
    """Puts the transport's `abort` into the request's state: a plain close waits until the peer has read everything."""

    def handle_connect(self, event: Request) -> None:
        """Serve a handshake."""
        # The application starts later, in a task of its own, and finds it in its copy.
        self.app_state = {**self.app_state, "abort": self.transport.abort}
        super().handle_connect(event)

    async def send(self, message: ASGISendEvent) -> None:
        """Pass on what the application sends; a refusal is an answer too, not a handshake that was forgotten."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True
