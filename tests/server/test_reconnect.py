"""Leaving and coming back: the same view as if never away."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from tests.server.table_harness import Person, Seat, Server

pytestmark = pytest.mark.anyio


async def test_two_tabs_of_a_seat_are_told_the_same(me: Person) -> None:
    table = await me.make()
    async with me.sit(table) as one, me.sit(table) as two:
        await one.play_on(random.Random(1), moves=6)
        await two.until(lambda message: message.get("seq") == one.now["seq"])
        shared = [update for update in one.updates if update["seq"] > two.updates[0]["seq"] - 1]
        assert two.updates[-len(shared) :] == shared
        await two.my_turn()
        await two.play(random.Random(1))


async def test_who_comes_back_is_told_exactly_the_steps_that_were_missed(me: Person) -> None:
    table = await me.make(bot="greedy")
    async with me.sit(table) as seat:
        await seat.play_on(random.Random(2), moves=3)
        await seat.my_turn()
        told, after = seat.updates, seat.now["seq"]
    live = [update for update in told if update["seq"] > after - 4]
    async with me.connect(table, after=after - 4) as socket:
        again = Seat(socket)
        await again.until(lambda message: message.get("seq") == after and message["type"] == "update")
    assert again.updates == live


async def test_who_missed_nothing_is_only_greeted(me: Person) -> None:
    table = await me.make()
    async with me.sit(table) as seat:
        await seat.my_turn()
        after = seat.now["seq"]
    async with me.connect(table, after=after) as socket:
        again = Seat(socket)
        assert (await again.receive())["type"] == "welcome"
        assert (await again.ask({"type": "ping"}))["type"] == "pong"
        assert len(again.frames) == 2


@pytest.mark.parametrize("after", ["", "x", "-1", "99999", "1e3", "999999999999999999999", "0"])
async def test_who_comes_back_from_nowhere_gets_the_whole_state(me: Person, after: str) -> None:
    table = await me.make()
    async with me.sit(table) as seat:
        await seat.play_on(random.Random(3), moves=12)
        await seat.my_turn()
        now = seat.now["seq"]
    assert now > 32
    async with me.connect(table) as first, me.connect(f"{table}?after={after}") as second:
        states = []
        for socket in (first, second):
            again = Seat(socket)
            states.append(await again.until(lambda message: message["type"] == "state"))
        assert states[0] == states[1]
        assert states[0]["seq"] == now


async def test_resync_sends_missed_steps_or_the_whole_state(me: Person) -> None:
    async with me.sit(await me.make()) as seat:
        await seat.play_on(random.Random(4), moves=4)
        await seat.my_turn()
        now = seat.now["seq"]
        assert (await seat.ask({"type": "resync", "after": None}))["seq"] == now
        assert (await seat.ask({"type": "resync", "after": now}))["type"] == "state"
        seat.updates.clear()
        await seat.send({"type": "resync", "after": now - 2})
        await seat.until(lambda message: message.get("seq") == now)
        assert [update["seq"] for update in seat.updates] == [now - 1, now]


async def test_a_resync_late_in_a_game_is_small(me: Person) -> None:
    table = await me.make(seats=6)
    async with me.sit(table) as seat:
        await seat.play_on(random.Random(5), moves=30)
        async with me.connect(table) as socket:
            again = Seat(socket)
            await again.until(lambda message: message["type"] == "state")
        assert sum(map(len, again.frames)) < 16 * 1024


@pytest.mark.parametrize("seed", range(5))
async def test_any_mix_of_tabs_and_returns_shows_the_same_as_never_having_left(me: Person, seed: int) -> None:
    rng = random.Random(seed)
    table = await me.make(seats=4)
    async with me.sit(table) as steady, AsyncExitStack() as open_tabs:
        tabs: list[tuple[Any, Seat]] = []
        while await steady.my_turn():
            await steady.play(rng)
            if tabs and rng.random() < 0.4:
                line, tab = tabs.pop(rng.randrange(len(tabs)))
                await line.__aexit__(None, None, None)
                if rng.random() < 0.7:
                    tabs.append(await returned(me, table, tab.now.get("seq")))
            if len(tabs) < 4 and rng.random() < 0.4:
                tabs.append(await returned(me, table, rng.choice([None, steady.now["seq"], max(0, steady.now["seq"] - 5)])))
        final = steady.now["seq"]
        for line, tab in tabs:
            open_tabs.push_async_exit(line)
            await tab.send({"type": "resync"})
            told = await tab.until(lambda message: message["type"] == "state" and message["seq"] == final)
            assert told == {"type": "state", **{part: steady.now[part] for part in told if part != "type"}}
            numbers = [update["seq"] for update in tab.updates]
            assert numbers == list(range(final - len(numbers) + 1, final + 1))


async def returned(me: Person, table: str, after: int | None) -> tuple[Any, Seat]:
    """A tab opened with what it knew before."""
    line = me.connect(table, after=after)
    tab = Seat(await line.__aenter__())
    return line, tab


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_a_restarted_server_goes_on_where_it_was(own_server: Callable[..., Server], how: signal.Signals) -> None:
    server = own_server()
    async with Person(server) as me:
        table = await me.make(bot="greedy")
        async with me.sit(table) as seat:
            await seat.play_on(random.Random(6), moves=5)
            told = seat.updates
        server.end(how)
        server.start()
        me.http.base_url = server.base
        async with me.sit(table) as again:
            assert again.welcome["commitment"] == seat.welcome["commitment"]
            assert again.welcome["seq"] >= told[-1]["seq"]
            log = await me.get(f"{table}/log")
            for update in told:
                assert log[update["seq"]]["events"] == update["events"]
            await again.play_on(random.Random(7))
            assert again.now["outcome"] is not None


async def test_bots_that_were_to_move_when_the_server_was_killed_move_when_it_is_back(
    own_server: Callable[..., Server],
) -> None:
    server = own_server()
    async with Person(server) as me:
        table = await me.make(bot="greedy", seats=6)
        async with me.sit(table) as seat:
            await seat.my_turn()
            await seat.send(seat.choice(seat.now["legal"][0]["text"]))
            await seat.until(lambda message: message["type"] == "ack")
            server.end(signal.SIGKILL)
        server.start()
        me.http.base_url = server.base
        async with me.sit(table) as again:
            await again.my_turn()
            assert again.mine


async def test_sigterm_ends_the_server_soon_and_tells_the_sockets_to_come_back(
    own_server: Callable[..., Server],
) -> None:
    server = own_server()
    async with Person(server) as me, me.sit(await me.make()) as seat:
        await seat.my_turn()
        assert server.end() == -signal.SIGTERM
        await seat.socket.wait_closed()
        assert seat.socket.close_code == 1012
        assert server.errors == ""


async def test_an_idle_table_leaves_memory_and_comes_back_as_it_was(own_server: Callable[..., Server]) -> None:
    server = own_server(idle_seconds=0.05)
    async with Person(server) as me:
        table = await me.make()
        async with me.sit(table) as seat:
            await seat.play_on(random.Random(8), moves=3)
            await seat.my_turn()
            state = await seat.ask({"type": "resync"})
        # With so short a time it is gone within two sweeps; whether or not, the answer must be the same.
        for _ in range(3):
            await (await me.connect(table)).close()
            async with me.sit(table) as again:
                assert again.now == state
