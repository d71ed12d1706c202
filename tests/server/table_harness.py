"""A real server in a process of its own, and people who play at it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets
from tests.server import deals
from websockets.asyncio.client import ClientConnection

from wildbunch import new_game
from wildbunch.server.settings import Settings
from wildbunch.server.storage.database import prepared_engine
from wildbunch.server.storage.store import Store, StoredSeat, StoredTable

SOURCE = Path(__file__).resolve().parents[2] / "src"
DEALT_SERVER = Path(__file__).with_name("dealt_server.py")
PATIENCE = 180.0
UNLIMITED = {
    "messages_burst": 100_000,
    "messages_per_second": 100_000,
    "tables_burst": 10_000,
    "replays_burst": 10_000,
    "secret_seconds": 0,
    # A slow machine is no fault of a bot, of the database or of who asks.
    "bot_seconds": 120,
    "storage_seconds": 120,
    "request_seconds": 120,
}


class Server:
    """`python -m wildbunch.server` over a folder, with the deals of `deals`; settings are given as they are named there."""

    def __init__(self, data: Path, path: str = "", **settings: object) -> None:
        self.data = data
        self.process: subprocess.Popen[str] | None = None
        self.base = ""
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self._said = ""
        self.environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, (path, str(SOURCE)))),
            "WILDBUNCH_DATA": str(data),
            "WILDBUNCH_PORT": "0",
            **{f"WILDBUNCH_{name.upper()}": str(value) for name, value in settings.items()},
        }

    @property
    def host(self) -> str:
        return self.base.removeprefix("http://")

    @property
    def errors(self) -> str:
        """The log so far, read without moving the place where the server writes on."""
        if not self.log.closed:
            self._said = os.pread(self.log.fileno(), os.fstat(self.log.fileno()).st_size, 0).decode(errors="replace")
        return self._said

    def start(self) -> Server:
        self.process = subprocess.Popen(
            [sys.executable, str(DEALT_SERVER), str(deals.PLACE)],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "is open at" in line, self.errors
        self.base = line.split()[-1]
        return self

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        assert self.process is not None
        if self.process.returncode is None:
            self.end(signal.SIGKILL)
        self._said = self.errors
        self.log.close()


class Seat:
    """A socket at a table. Keeps every frame it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.updates: list[dict[str, Any]] = []
        self._ids = 0
        self._prefix = random.Random().randbytes(6).hex()

    async def receive(self) -> dict[str, Any]:
        """The next message, taken in."""
        frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] in ("state", "update"):
            self.now = message
        if message["type"] == "update":
            self.updates.append(message)
        if message["type"] == "welcome":
            self.welcome = message
        return message

    async def until(self, right: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that is right."""
        while not right(message := await self.receive()):
            pass
        return message

    async def send(self, message: dict[str, Any] | str | bytes) -> None:
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def ask(self, message: dict[str, Any] | str | bytes) -> dict[str, Any]:
        """The answer to a message."""
        await self.send(message)
        return await self.until(lambda answer: answer["type"] not in ("update", "welcome"))

    def choice(self, action: str, seq: int | None = None) -> dict[str, Any]:
        """A `play` message of this action."""
        self._ids += 1
        name = f"{self._prefix}-{self._ids}"
        return {"type": "play", "id": name, "seq": self.now["seq"] if seq is None else seq, "action": action}

    @property
    def mine(self) -> bool:
        """Whether this seat must choose."""
        return self.welcome["seat"] in self.now["awaiting"]

    async def my_turn(self) -> bool:
        """Wait until this seat must choose; False when the game is over."""
        while not self.mine and self.now["outcome"] is None:
            await self.receive()
        return self.now["outcome"] is None

    async def play(self, rng: random.Random) -> dict[str, Any]:
        """Play something legal; the answer."""
        action = rng.choice(self.now["legal"])["text"]
        answer = await self.ask(self.choice(action))
        assert answer["type"] == "ack", answer
        return answer

    async def play_on(self, rng: random.Random, moves: int = 10_000) -> None:
        """Play so many moves, or to the end."""
        while moves and await self.my_turn():
            moves -= 1
            await self.play(rng)


class Person:
    """A browser: keeps its cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.base, timeout=PATIENCE)

    async def __aenter__(self) -> Person:
        await self.http.get("/")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def guest(self) -> str:
        """Who the server takes this browser for."""
        (value,) = self.http.cookies.values()
        return value.rpartition(".")[0].rpartition(".")[0]

    async def make(self, seats: int = 4, bot: str = "random", me: int = 0, bots: Sequence[str] = (), **more: Any) -> str:
        """A new table; its id. `bots` are those of the seats that follow mine, where they are not all the same."""
        wanted = [{"who": "me" if seat == me else bots[seat - me - 1] if bots else bot} for seat in range(seats)]
        answer = await self.http.post("/api/tables", json={"game": "colt-express", "seats": wanted, **more})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    async def get(self, path: str) -> Any:
        answer = await self.http.get(f"/api/tables/{path}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    def connect(self, table: str, after: int | None = None, host: str = "", **headers: str) -> Any:
        """A raw socket to the table; `host` is a proxy's."""
        query = "" if after is None else f"?after={after}"
        given = {"Cookie": self.cookie, "Origin": f"http://{host}" if host else self.server.base, **headers}
        kept = {name: value for name, value in given.items() if value}
        address = f"ws://{host or self.server.host}/ws/tables/{table}{query}"
        # Without a limit of its own: a tab that nobody reads for a while must still be able to close.
        patience = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE}
        return websockets.connect(address, additional_headers=kept, proxy=None, max_queue=None, **patience)

    @asynccontextmanager
    async def sit(self, table: str, after: int | None = None, host: str = "") -> AsyncIterator[Seat]:
        """A seat at the table, greeted; and, unless nothing was missed, told the state."""
        async with self.connect(table, after, host) as socket:
            seat = Seat(socket)
            await seat.receive()
            if after != seat.welcome["seq"]:
                await seat.receive()
            yield seat


async def table_of(people: list[Person], game: str, roles: tuple[str, ...] = (), secret: bytes = bytes(32), **options: Any) -> str:
    """A table where only people sit, put into the storage of their server; its id."""
    start = new_game(game, roles or len(people), options, secret)
    seats = tuple(StoredSeat("guest", person.guest) for person in people)
    name = random.Random().randbytes(6).hex()
    store = Store(prepared_engine(Settings(data=people[0].server.data).database_url, PATIENCE), 1)
    await store.create(StoredTable(name, game, start.rules, start.roles, dict(start.options), secret, seats, 1, False))
    await store.close()
    return name
