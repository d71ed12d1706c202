"""uvicorn's protocols, with ways to be rid of a peer that does nothing or comes too often."""

from __future__ import annotations

from asyncio import BaseTransport, Transport
from typing import Any, cast

from uvicorn import Config
from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request


class Limited(Config):
    """uvicorn's settings, and how many connections an address may have at once; those of trusted proxies are not counted."""

    def __init__(self, app: Any, connections_per_address: int, trusted_proxies: tuple[str, ...], **settings: Any) -> None:
        trusted = list(trusted_proxies)
        super().__init__(app, proxy_headers=bool(trusted), forwarded_allow_ips=trusted, **settings)
        self._most = connections_per_address
        self._proxies = ProxyHeadersMiddleware(app, trusted).trusted_hosts

    def too_many(self, address: str, there: int) -> bool:
        """Whether an address has too many connections when it has so many."""
        return there > self._most and address not in self._proxies


class ImpatientHttp(H11Protocol):
    """Closes a new connection that does not get as far as a request in the time of `timeout_keep_alive`, and one too many of its
    address at once.
    """

    def connection_made(self, transport: BaseTransport) -> None:
        """A new connection."""
        super().connection_made(cast(Transport, transport))
        address = _address(self)
        if cast(Limited, self.config).too_many(address, sum(_address(other) == address for other in self.connections)):
            self.transport.abort()
        else:
            self.loop.call_later(self.config.timeout_keep_alive, self._close_silent)

    def _close_silent(self) -> None:
        # A socket that became a WebSocket has another protocol by now.
        if not self.cycle and self.transport.get_protocol() is self:
            self.transport.close()


def _address(connection: object) -> str:
    """Whose connection it is."""
    known = isinstance(connection, H11Protocol | WebSocketsSansIOProtocol) and connection.client
    return known[0] if known else ""


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
