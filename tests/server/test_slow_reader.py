"""Who does not read is cut off, and the table goes on without waiting."""

from __future__ import annotations

import asyncio
import base64
import os
import random
import socket
import struct
from collections.abc import Callable

import pytest
from tests.server.table_harness import PATIENCE, Person, Server

pytestmark = pytest.mark.anyio

RESYNC = b'{"type":"resync"}'


def masked(text: bytes) -> bytes:
    """A client's text frame, masked with zeros."""
    return struct.pack("!BBI", 0x81, 0x80 | len(text), 0) + text


def handshake(me: Person, table: str) -> bytes:
    lines = [
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: {me.server.host}",
        f"Origin: {me.server.base}",
        f"Cookie: {me.cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


async def test_a_reader_that_stops_reading_is_cut_off_and_the_others_go_on(me: Person) -> None:
    table = await me.make()
    loop = asyncio.get_running_loop()
    host, port = me.server.host.split(":")
    with socket.socket() as slow:
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.setblocking(False)
        await loop.sock_connect(slow, ("127.0.0.1", int(port)))
        await loop.sock_sendall(slow, handshake(me, table))
        assert (await loop.sock_recv(slow, 12)).startswith(b"HTTP/1.1 101")
        async with me.sit(table) as seat:
            asking = asyncio.create_task(ask_for_ever(slow))
            await seat.play_on(random.Random(1))
            assert seat.now["outcome"] is not None
            # It was reset by the server: what was on its way is thrown away.
            with pytest.raises(ConnectionError):
                await asyncio.wait_for(asking, PATIENCE)
        assert host == "localhost"


async def ask_for_ever(slow: socket.socket) -> None:
    """Ask for the whole state again and again, and read nothing."""
    loop = asyncio.get_running_loop()
    while True:
        await loop.sock_sendall(slow, masked(RESYNC) * 20)
        await asyncio.sleep(0)


@pytest.mark.parametrize("said", [b"", b"GET /api/games HTTP/1.1\r\nHost: lo"])
async def test_a_connection_that_asks_for_nothing_is_closed(own_server: Callable[..., Server], said: bytes) -> None:
    server = own_server(request_seconds=3)
    async with Person(server) as me, me.sit(await me.make()) as seat:
        reader, writer = await asyncio.open_connection("127.0.0.1", int(server.host.split(":")[1]))
        writer.write(said)
        assert b"HTTP/1.1 200" not in await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        # A socket at a table may be silent for longer than that.
        await seat.my_turn()
        await seat.play(random.Random(1))


async def test_a_body_that_never_comes_is_given_up_and_one_broken_off_is_no_fault(own_server: Callable[..., Server]) -> None:
    server = own_server(request_seconds=3)
    async with Person(server) as me:
        head = f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nCookie: {me.cookie}\r\nContent-Type: application/json\r\n"
        begun = f"{head}Content-Length: 100\r\n\r\n{{".encode()
        reader, writer = await asyncio.open_connection("127.0.0.1", int(server.host.split(":")[1]))
        writer.write(begun)
        assert b"too_slow" in await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        _, gone = await asyncio.open_connection("127.0.0.1", int(server.host.split(":")[1]))
        gone.write(begun)
        gone.close()
        await gone.wait_closed()
        await me.make()
    server.end()
    assert server.errors == ""


async def test_who_vanishes_without_a_word_does_not_hold_the_table(me: Person) -> None:
    table = await me.make()
    loop = asyncio.get_running_loop()
    async with me.sit(table) as seat:
        for _ in range(10):
            with socket.socket() as gone:
                gone.setblocking(False)
                await loop.sock_connect(gone, ("127.0.0.1", int(me.server.host.split(":")[1])))
                await loop.sock_sendall(gone, handshake(me, table))
                await loop.sock_recv(gone, 12)
                gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        await seat.play_on(random.Random(2))
        assert seat.now["outcome"] is not None
