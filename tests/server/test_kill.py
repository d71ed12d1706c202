"""Killed again and again in the middle of games: what was told is never lost, and the games go on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.table_harness import PATIENCE, UNLIMITED, Person, Seat, Server
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from wildbunch import new_game

pytestmark = pytest.mark.anyio

KILLS = 100
SERVERS = 2
TABLES = 3
GONE = (ConnectionClosed, InvalidHandshake, OSError, httpx.HTTPError, TimeoutError, EOFError)


class ForkedServer(Server):
    """The same server, started by forking."""

    async def open(self) -> None:
        self.forker = await asyncio.create_subprocess_exec(
            sys.executable,
            str(Path(__file__).with_name("forking_server.py")),
            str(self.data),
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
        )

    async def fork(self) -> int:
        """A new server; its process."""
        assert self.forker.stdin is not None
        assert self.forker.stdout is not None
        self.forker.stdin.write(b"start\n")
        child = 0
        self.base = ""
        while not (child and self.base):
            line = (await asyncio.wait_for(self.forker.stdout.readline(), PATIENCE)).decode().split()
            assert line, self.errors
            if line[0] == "forked":
                child = int(line[1])
            else:
                self.base = line[-1]
        return child

    async def close(self) -> None:
        assert self.forker.stdin is not None
        self.forker.stdin.close()
        await self.forker.wait()
        self.log.close()


class Player:
    """Plays one table after another, through any number of kills, and remembers all it was told."""

    def __init__(self, number: int) -> None:
        self.rng = random.Random(number)
        self.table = ""
        self.told: dict[str, dict[int, dict[str, Any]]] = {}
        self.acked: dict[str, dict[int, str]] = {}
        self.gaps: list[str] = []
        self.finished = 0

    async def play(self, me: Person) -> None:
        """Until the server is gone."""
        with suppress(*GONE):
            while True:
                if not self.table:
                    self.table = await me.make(seats=self.rng.choice([3, 4, 5]))
                    self.told[self.table], self.acked[self.table] = {}, {}
                await self._play_table(me)
                self.table = ""
                self.finished += 1

    async def _play_table(self, me: Person) -> None:
        told, acked = self.told[self.table], self.acked[self.table]
        last = max([*told, *acked], default=0)
        async with me.connect(self.table, after=last) as socket:
            seat = Listening(socket, told)
            await seat.receive()
            if seat.welcome["seq"] < last:
                self.gaps.append(f"{self.table}: {seat.welcome['seq']} after {last} was told")
            # Always one more state, so that there is something to choose from.
            await seat.ask({"type": "resync"})
            while await seat.my_turn():
                action = self.rng.choice(seat.now["legal"])["text"]
                answer = await seat.ask(seat.choice(action))
                assert answer["type"] == "ack", answer
                acked[answer["seq"]] = action


class Listening(Seat):
    """Notes updates where they outlive the socket."""

    def __init__(self, socket: Any, told: dict[int, dict[str, Any]]) -> None:
        super().__init__(socket)
        self._told = told

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        if message["type"] == "update":
            self._told[message["seq"]] = message
        return message


async def kill_and_check(data: Path, number: int) -> list[Player]:
    """One server, killed its share of times while its tables are played; what the players were told is all there."""
    rng = random.Random(number)
    server = ForkedServer(data, **UNLIMITED)
    await server.open()
    players = [Player(100 * number + table) for table in range(TABLES)]
    child = await server.fork()
    async with Person(server) as me:
        for _ in range(KILLS // SERVERS):
            playing = [asyncio.create_task(player.play(me)) for player in players]
            await told_enough(players, rng.randint(0, 30))
            await asyncio.sleep(rng.uniform(0.0, 0.005))
            os.kill(child, signal.SIGKILL)
            await asyncio.gather(*playing)
            child = await server.fork()
            me.http.base_url = server.base
        for player in players:
            for table in player.told:
                await check(me, player, table)
    os.kill(child, signal.SIGKILL)
    assert "Traceback" not in server.errors, server.errors
    await server.close()
    return players


async def told_enough(players: list[Player], more: int) -> None:
    """Wait until the players were told so many more steps."""

    def count() -> int:
        return sum(len(told) for player in players for told in player.told.values())

    enough = count() + more
    async with asyncio.timeout(PATIENCE):
        while count() < enough:
            await asyncio.sleep(0.001)


async def check(me: Person, player: Player, table: str) -> None:
    """Every told step is in the table's log as it was told; every acknowledged action was played."""
    log = await me.get(f"{table}/log")
    assert [step["seq"] for step in log] == list(range(len(log)))
    for seq, told in player.told[table].items():
        assert seq < len(log), f"{table}: {seq} was told and is lost"
        assert log[seq] == {part: told[part] for part in ("seq", "seat", "action", "events")}
    for seq, action in player.acked[table].items():
        assert seq < len(log), f"{table}: {seq} was acknowledged and is lost"
        assert log[seq]["action"] == action


async def test_no_told_move_is_lost_in_a_hundred_kills(tmp_path: Path) -> None:
    folders = [tmp_path / str(number) for number in range(SERVERS)]
    played = await asyncio.gather(*(kill_and_check(data, number) for number, data in enumerate(folders)))
    players = [player for group in played for player in group]
    assert [player.gaps for player in players] == [[]] * len(players)
    # The kills came in the middle of real play.
    assert sum(len(told) for player in players for told in player.told.values()) > 10 * KILLS
    assert sum(player.finished for player in players) > 2
    for data in folders:
        stored_games_can_be_played_again(data / "wildbunch.sqlite3")


def stored_games_can_be_played_again(database: Path) -> None:
    """The database is whole, and each table's steps are numbered without a gap and legal in their order."""
    connection = sqlite3.connect(database)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    for table, game, roles, options, secret in connection.execute("SELECT id, game, seats, options, secret FROM tables").fetchall():
        playing = new_game(game, json.loads(roles), json.loads(options), bytes.fromhex(secret))
        steps = connection.execute("SELECT seq, seat, action FROM steps WHERE table_id = ? ORDER BY seq", [table])
        for number, (seq, seat, action) in enumerate(steps.fetchall(), start=1):
            assert seq == number
            playing = playing.play(seat, action)
    connection.close()
