"""Going on from a step of a finished game: a new table of one's own, against bots."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from tests.server.table_harness import Person, Server

from wildbunch import game_names
from wildbunch.records import Record, read_record, replay, verify

pytestmark = pytest.mark.anyio


async def finished(person: Person, **wanted: Any) -> str:
    """A table of the person's whose game is over."""
    table = await person.make(**wanted)
    async with person.sit(table) as seat:
        await seat.play_on(random.Random(1))
    return table


async def try_from(person: Person, table: str, seq: Any) -> httpx.Response:
    return await person.http.post(f"/api/tables/{table}/try", json={"seq": seq})


async def record_of(person: Person, table: str) -> Record:
    return read_record((await person.http.get(f"/api/tables/{table}/record")).text)


@pytest.mark.parametrize("game", game_names())
async def test_a_position_of_a_finished_game_is_played_on_from_the_same_seat_and_has_its_own_record(me: Person, game: str) -> None:
    table = await finished(me, seats=3, me=1, game=game, bot="greedy")
    games = list(replay(await record_of(me, table)))
    middle = len(games) // 2
    answer = await try_from(me, table, middle)
    assert (answer.status_code, answer.json()["seat"]) == (201, 1)
    tried = answer.json()["table"]
    async with me.sit(tried) as seat:
        assert [player["who"] for player in seat.welcome["players"]] == ["greedy", "me", "greedy"]
        assert seat.welcome["commitment"] != games[0].commitment
        await seat.play_on(random.Random(2))
    record = await record_of(me, tried)
    verdict = verify(record)
    assert (verdict.replayed, verdict.chosen_deal) == (True, True)
    assert record.position == games[middle].position().to_json()
    first = next(replay(record))
    assert [first.view(seat) for seat in range(3)] == [games[middle].view(seat) for seat in range(3)]
    shown = await me.get(f"{tried}/replay?as=all")
    assert shown["steps"][0]["view"] == record.position


async def test_what_was_tried_can_be_tried_again_from_the_same_position(me: Person) -> None:
    table = await finished(me)
    tried = (await try_from(me, table, 20)).json()["table"]
    again = (await me.http.post(f"/api/tables/{tried}/again", json={})).json()["table"]
    views = []
    for name in (tried, again):
        log = await me.get(f"{name}/log")
        assert log[0]["seq"] == 0
        async with me.sit(name) as seat:
            await seat.play_on(random.Random(3))
        views.append((await me.get(f"{name}/replay?as=all"))["steps"][0]["view"])
    assert views[0] == views[1]


async def test_a_table_from_a_position_survives_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    async with Person(server) as me:
        tried = (await try_from(me, await finished(me), 30)).json()["table"]
        async with me.sit(tried) as seat:
            await seat.my_turn()
            await seat.play(random.Random(4))
            before = seat.now["seq"]
        server.end()
        server.start()
        me.http.base_url = httpx.URL(server.base)
        async with me.sit(tried) as seat:
            assert seat.welcome["seq"] >= before
            await seat.play_on(random.Random(5))
        assert verify(await record_of(me, tried)).replayed


async def test_a_running_game_cannot_be_tried_from(me: Person) -> None:
    answer = await try_from(me, await me.make(), 0)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


@pytest.mark.parametrize("seq", [-1, 1.5, None, "3", 2**31])
async def test_what_is_no_step_is_refused(me: Person, seq: Any) -> None:
    answer = await try_from(me, await me.make(), seq)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_after_the_last_step_nothing_can_be_tried_and_from_the_last_but_one_it_can(me: Person) -> None:
    table = await finished(me)
    last = len((await me.get(f"{table}/replay"))["steps"]) - 1
    answer = await try_from(me, table, last)
    assert (answer.status_code, answer.json()["code"]) == (400, "game_over")
    assert f"steps 0 to {last - 1}" in answer.json()["message"]
    assert (await try_from(me, table, last - 1)).status_code == 201


async def test_only_who_sat_there_tries(me: Person, server: Server) -> None:
    table = await finished(me)
    async with Person(server) as stranger:
        answer = await try_from(stranger, table, 0)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
    assert (await try_from(me, "nothing", 0)).status_code == 404


async def test_trying_counts_as_making_tables(own_server: Callable[..., Server]) -> None:
    async with Person(own_server(tables_burst=2, tables_per_second=0.001)) as me:
        table = await finished(me)
        assert (await try_from(me, table, 0)).status_code == 201
        answer = await try_from(me, table, 0)
        assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")


async def test_the_tried_table_is_in_the_list_with_its_bandits(me: Person) -> None:
    table = await finished(me)
    roles = json.loads((await me.http.get(f"/api/tables/{table}/record")).text.splitlines()[0])["seats"]
    tried = (await try_from(me, table, 5)).json()["table"]
    summary = await me.get(tried)
    assert [player["bandit"] for player in summary["players"]] == roles
    assert not summary["over"]
