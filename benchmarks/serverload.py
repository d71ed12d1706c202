"""What a server carries: tables of four people who play Colt Express by chance, each person on a socket of his own.

    python -m benchmarks.serverload --tables 200 --seconds 20
    python -m benchmarks.serverload --tables 200 --seconds 20 --rate 1000

Prints the moves a second that were acknowledged, which is after they are on disk, how long each waited for its `ack`, how long a ping
of somebody who sits elsewhere waited, and the memory of the server. The people are one process beside it, so the
machine needs a core for each; without `--rate` they play as fast as they can.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import quantiles
from time import perf_counter

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from wildbunch import new_game
from wildbunch.server.settings import Settings
from wildbunch.server.storage.database import prepared_engine
from wildbunch.server.storage.store import Store, StoredSeat, StoredTable

SEATS = 4
PING_EVERY = 0.02
WARMING = 3.0
"""Seconds of play that do not count."""
LIMITS = ("messages_burst", "messages_per_second", "sockets", "sockets_per_guest", "connections_per_address")
"""Settings that would stop so many people from one address."""
MANY = 1_000_000


class Legal(msgspec.Struct):
    """A legal action."""

    text: str


class Frame(msgspec.Struct):
    """The parts of a message that a player needs."""

    type: str
    seq: int = 0
    legal: list[Legal] = []
    awaiting: list[int] = []
    outcome: object = None


read = msgspec.json.Decoder(Frame).decode


class Crowd:
    """All who play: what they have measured, and how fast they may go on."""

    def __init__(self, rate: float) -> None:
        self.waits: list[float] = []
        self.pings: list[float] = []
        self._rate = rate
        self._next = perf_counter()

    async def may_play(self) -> None:
        """Wait for the next move that the rate allows."""
        if self._rate:
            self._next = max(self._next, perf_counter() - 0.1) + 1 / self._rate
            await asyncio.sleep(self._next - perf_counter())

    async def play(self, sockets: Sequence[ClientConnection], rng: random.Random) -> None:
        """One table, to the end of its game: each step is read on all its sockets."""
        now = [await started(socket) for socket in sockets]
        while now[0].outcome is None:
            seat = now[0].awaiting[0]
            await self.may_play()
            move = {"type": "play", "id": str(now[seat].seq), "seq": now[seat].seq, "action": rng.choice(now[seat].legal).text}
            sent = perf_counter()
            await sockets[seat].send(msgspec.json.encode(move).decode())
            now = [read(await socket.recv()) for socket in sockets]
            answer = read(await sockets[seat].recv())
            self.waits.append(perf_counter() - sent)
            assert answer.type == "ack", answer

    async def ping(self, socket: ClientConnection) -> None:
        """Somebody at a table where nothing happens."""
        await started(socket)
        while True:
            sent = perf_counter()
            await socket.send('{"type":"ping"}')
            await socket.recv()
            self.pings.append(perf_counter() - sent)
            await asyncio.sleep(PING_EVERY)


async def started(socket: ClientConnection) -> Frame:
    """The state a table begins with."""
    await socket.recv()  # the welcome
    return read(await socket.recv())


class Server:
    """A server over an empty folder."""

    def __init__(self, folder: Path, base: str, process: asyncio.subprocess.Process) -> None:
        self.folder, self.base, self.process = folder, base, process
        self._guests: list[str] = []
        self._cookies: list[str] = []

    async def invite(self) -> None:
        """Let a guest come for each seat, who sits there at every table."""
        for _ in range(SEATS):
            async with httpx.AsyncClient(base_url=self.base) as http:
                await http.get("/api/games")
                ((name, value),) = http.cookies.items()
            self._cookies.append(f"{name}={value}")
            self._guests.append(value.rpartition(".")[0].rpartition(".")[0])

    async def new_table(self, store: Store, number: int) -> str:
        """A table of people alone, put where the server keeps them; its name."""
        name, secret = f"load{number:08}", number.to_bytes(32, "big")
        game = new_game("colt-express", SEATS, None, secret)
        seats = tuple(StoredSeat("guest", guest) for guest in self._guests)
        await store.create(StoredTable(name, "colt-express", game.rules, game.roles, dict(game.options), secret, seats, 1, False))
        return name

    def sit(self, table: str, seat: int) -> websockets.connect:
        """The socket of a seat."""
        headers = {"Cookie": self._cookies[seat], "Origin": self.base}
        address = f"{self.base.replace('http', 'ws', 1)}/ws/tables/{table}"
        return websockets.connect(address, additional_headers=headers, proxy=None, compression=None, open_timeout=60, max_queue=None)

    def memory(self) -> int:
        """Bytes that it holds now."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@asynccontextmanager
async def open_server() -> AsyncIterator[Server]:
    """A server of its own, in a folder that is gone afterwards."""
    limits = {f"WILDBUNCH_{name.upper()}": str(MANY) for name in LIMITS}
    with tempfile.TemporaryDirectory(prefix="wildbunch-load-") as folder:
        environment = {**os.environ, "WILDBUNCH_DATA": folder, "WILDBUNCH_PORT": "0", **limits}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "wildbunch.server", env=environment, stdout=subprocess.PIPE, limit=1 << 16
        )
        assert process.stdout is not None
        base = (await process.stdout.readline()).decode().split()[-1]
        try:
            yield Server(Path(folder), base, process)
        finally:
            process.kill()
            await process.wait()


def told(name: str, seconds: list[float]) -> str:
    """Median and slowest hundredth of some times."""
    hundredths = quantiles(seconds, n=100)
    return f"{name}: p50 {1000 * hundredths[49]:.1f} ms, p99 {1000 * hundredths[98]:.1f} ms, longest {1000 * max(seconds):.0f} ms"


async def measure(tables: int, seconds: float, rate: float) -> None:
    """Print what so many tables make of a server."""
    async with open_server() as server, AsyncExitStack() as sitting:
        await server.invite()
        store = Store(prepared_engine(Settings(data=server.folder).database_url, 60), 256)
        names = [await server.new_table(store, number) for number in range(tables + 1)]
        bare = server.memory()
        seats = [[await sitting.enter_async_context(server.sit(name, seat)) for seat in range(SEATS)] for name in names]
        crowd = Crowd(rate)

        async def keep_playing(number: int) -> None:
            """One table after another."""
            rng = random.Random(number)
            await crowd.play(seats[number], rng)
            while True:
                name = await server.new_table(store, number := number + len(names))
                async with AsyncExitStack() as there:
                    await crowd.play([await there.enter_async_context(server.sit(name, seat)) for seat in range(SEATS)], rng)

        playing = [asyncio.create_task(keep_playing(number)) for number in range(tables)]
        playing.append(asyncio.create_task(crowd.ping(seats[-1][0])))
        await asyncio.sleep(WARMING)
        crowd.waits.clear()
        crowd.pings.clear()
        begun = perf_counter()
        done, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        took = perf_counter() - begun
        print(f"{tables} tables, {SEATS * tables} sockets: {len(crowd.waits) / took:,.0f} moves/s")
        print(told("a move to its ack", crowd.waits))
        print(told("a ping at another table", crowd.pings))
        print(f"memory {server.memory() / 2**20:.0f} MB, {bare / 2**20:.0f} MB before anybody came")
        for task in playing:
            task.cancel()
        for task in done:
            task.result()
        await asyncio.gather(*playing, return_exceptions=True)
        await store.close()


def main() -> None:
    """Measure as the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second of all together; 0 for as many as they can")
    asked = parser.parse_args()
    asyncio.run(measure(asked.tables, asked.seconds, asked.rate))


if __name__ == "__main__":
    main()
