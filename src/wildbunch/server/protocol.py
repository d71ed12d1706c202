"""uvicorn's WebSocket protocol, with a way to drop a connection whose peer does not read."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request


class AbortableProtocol(WebSocketsSansIOProtocol):
    """Puts the transport's `abort` into the request's state: a plain close waits until the peer has read everything."""

    def handle_connect(self, event: Request) -> None:
        """Serve a handshake."""
        # The application starts later, in a task of its own, and finds it in its copy.
        self.app_state = {**self.app_state, "abort": self.transport.abort}
        super().handle_connect(event)
