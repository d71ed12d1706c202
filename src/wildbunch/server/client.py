"""One open socket at a table: a bounded queue of frames, sent by a task of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from wildbunch.server.settings import Settings

FINISH_SECONDS = 2.0


class Client:
    """Frames are queued at once and sent when the reader takes them; who falls too far behind is cut off."""

    def __init__(self, socket: WebSocket, guest: str, seat: int, abort: Callable[[], None], settings: Settings) -> None:
        self.guest = guest
        self.seat = seat
        self._socket = socket
        self._abort = abort
        self._most = settings.queued_messages
        self.room = settings.queued_bytes
        self._queue: asyncio.Queue[str | int] = asyncio.Queue()
        self._bytes = 0
        self.closed = False
        self._sender = asyncio.create_task(self._send())

    def send(self, frame: str) -> None:
        """Queue a frame. Never waits."""
        if self.closed:
            return
        self._bytes += len(frame)
        if self._queue.qsize() >= self._most or self._bytes > self.room:
            self.cut_off()
        else:
            self._queue.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close the socket after what is queued."""
        if not self.closed:
            self.closed = True
            self._queue.put_nowait(code)

    def cut_off(self) -> None:
        """Drop the connection without waiting for its reader."""
        self.closed = True
        self._sender.cancel()
        self._abort()

    async def finish(self) -> None:
        """Wait a little for what is queued to be sent, then give up."""
        _, late = await asyncio.wait({self._sender}, timeout=FINISH_SECONDS)
        if late:
            self.cut_off()

    def gone(self) -> None:
        """The other side has left."""
        self.closed = True
        self._sender.cancel()

    async def _send(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while True:
                frame = await self._queue.get()
                if isinstance(frame, int):
                    await self._socket.close(frame)
                    return
                await self._socket.send_text(frame)
                self._bytes -= len(frame)
