"""A bad line: frames get lost, come twice, late or in another order. Each move is still made exactly once."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import websockets
from tests.server.table_harness import PATIENCE, Person, Seat
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

pytestmark = pytest.mark.anyio

GAMES = 12
BAD = 0.2


class LossyLine:
    """A proxy that mistreats a share of the frames in both directions, and now and then hangs up."""

    def __init__(self, me: Person, rng: random.Random) -> None:
        self._me = me
        self._rng = rng

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """Its address."""
        async with websockets.serve(self._serve, "localhost", 0) as proxy:
            yield f"localhost:{next(iter(proxy.sockets)).getsockname()[1]}"

    async def _serve(self, near: ServerConnection) -> None:
        assert near.request is not None
        table, _, after = near.request.path.rpartition("/")[2].partition("?after=")
        async with self._me.connect(table, int(after) if after else None) as far:
            ways = [asyncio.create_task(self._carry(near, far)), asyncio.create_task(self._carry(far, near))]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()

    async def _carry(self, source: Any, target: Any) -> None:
        held: list[str] = []
        with suppress(ConnectionClosed):
            async for frame in source:
                fate = self._rng.random() / BAD
                if fate < 0.3:
                    continue  # lost
                if fate < 0.5:
                    held.append(frame)  # after the next one
                    continue
                if fate < 0.52:
                    return  # the line breaks
                for sent in [frame, *held, *([frame] if fate < 0.8 else [])]:
                    await target.send(sent)
                held.clear()


class Stubborn(Seat):
    """Sends a move again, with its id, until it is answered."""

    def __init__(self, me: Person, table: str, host: str) -> None:
        super().__init__(None)  # type: ignore[arg-type] # connected below
        self._me = me
        self._table = table
        self._host = host
        self._line: Any = None

    async def connect(self) -> None:
        await self.hang_up()
        self._line = self._me.connect(self._table, self.now.get("seq"), self._host)
        self.socket: ClientConnection = await self._line.__aenter__()

    async def hang_up(self) -> None:
        if self._line is not None:
            await self._line.__aexit__(None, None, None)

    async def heard(self) -> dict[str, Any] | None:
        """The next message, or None when the line is silent or broken."""
        before = self.now
        try:
            message = await asyncio.wait_for(self.receive(), 0.05)
        except TimeoutError:
            return None
        except ConnectionClosed:
            await self.connect()
            return None
        if before and self.now["seq"] < before["seq"]:
            self.now = before  # an old one that came late
        return message

    async def sure(self, message: dict[str, Any]) -> dict[str, Any]:
        """The answer to a move."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(ConnectionClosed):
                    await self.send(message)
                heard = await self.heard()
                while heard is not None:
                    if heard.get("id") == message["id"]:
                        return heard
                    heard = await self.heard()

    async def fresh(self) -> None:
        """Wait for a state in which there is something to do."""
        async with asyncio.timeout(PATIENCE):
            while not self.now or not (self.now["legal"] or self.now["outcome"]):
                if await self.heard() is None:
                    with suppress(ConnectionClosed):
                        await self.send({"type": "resync"})


async def test_over_a_bad_line_every_move_is_made_exactly_once(me: Person) -> None:
    await asyncio.gather(*(game_over_a_bad_line(me, number) for number in range(GAMES)))


async def game_over_a_bad_line(me: Person, number: int) -> None:
    rng = random.Random(number)
    table = await me.make(seats=3)
    moves: dict[int, str] = {}
    async with LossyLine(me, rng).open() as host:
        seat = Stubborn(me, table, host)
        await seat.connect()
        await seat.fresh()
        while seat.now["outcome"] is None:
            message = seat.choice(rng.choice(seat.now["legal"])["text"])
            answer = await seat.sure(message)
            assert answer["type"] == "ack" or answer["code"] == "stale", answer
            if answer["type"] == "ack":
                assert answer["seq"] not in moves
                moves[answer["seq"]] = message["action"]
            if seat.now["seq"] <= message["seq"]:
                seat.now = {**seat.now, "legal": [], "outcome": None}
            await seat.fresh()
        await seat.hang_up()
    lines = [json.loads(line) for line in (await me.http.get(f"/api/tables/{table}/record")).text.splitlines()]
    steps = [line for line in lines if "action" in line]
    assert moves == {seq: step["action"] for seq, step in enumerate(steps, start=1) if step["seat"] == 0}


async def test_the_same_move_sent_again_is_answered_the_same_and_made_once(me: Person) -> None:
    table = await me.make()
    async with me.sit(table) as seat:
        await seat.my_turn()
        message = seat.choice(seat.now["legal"][0]["text"])
        first = await seat.ask(message)
        assert [await seat.ask(message) for _ in range(3)] == [first] * 3
        await seat.my_turn()
        async with me.sit(table) as other_tab:
            assert await other_tab.ask({**message, "action": "pass"}) == first
    log = await me.get(f"{table}/log")
    assert sum(step["seat"] == 0 for step in log) == 1 + sum(step["seat"] == 0 for step in log[: message["seq"] + 1])


async def test_of_moves_that_race_exactly_one_is_made(me: Person) -> None:
    table = await me.make(seats=3)
    tabs = 8
    async with me.sit(table) as first:
        for _ in range(6):
            await first.my_turn()
            seats = [first]
            lines = [me.connect(table) for _ in range(tabs - 1)]
            for line in lines:
                seats.append(Seat(await line.__aenter__()))
            for seat in seats[1:]:
                await seat.until(lambda message: message["type"] == "state")
            messages = [seat.choice(seat.now["legal"][number % len(seat.now["legal"])]["text"]) for number, seat in enumerate(seats)]
            answers = await asyncio.gather(*(seat.ask(message) for seat, message in zip(seats, messages, strict=True)))
            kinds = [answer.get("code", "ack") for answer in answers]
            assert sorted(kinds) == ["ack"] + ["stale"] * (tabs - 1)
            won = kinds.index("ack")
            log = await me.get(f"{table}/log")
            assert log[answers[won]["seq"]]["action"] == messages[won]["action"]
            for line in lines:
                await line.__aexit__(None, None, None)
