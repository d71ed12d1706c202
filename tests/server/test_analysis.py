"""The analysis of a finished game, found by a process of the lowest priority."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from jsonschema import Draft202012Validator
from tests.server.table_harness import PATIENCE, UNLIMITED, Person, Server

from wildbunch import game_names
from wildbunch.schemas import schema

pytestmark = pytest.mark.anyio

QUICK = {"analysis_iterations": 8, "analysis_seconds": 60}


async def finished(person: Person, **wanted: Any) -> str:
    """A table of the person's whose game is over."""
    table = await person.make(**{"seats": 3, **wanted})
    async with person.sit(table) as seat:
        await seat.play_on(random.Random(1))
    return table


async def begin(person: Person, table: str) -> httpx.Response:
    return await person.http.post(f"/api/tables/{table}/analysis", json={})


async def until(person: Person, table: str, *states: str) -> dict[str, Any]:
    """What is told of the analysis once it is in one of these states."""
    async with asyncio.timeout(PATIENCE):
        while (told := await person.get(f"{table}/analysis"))["state"] not in states:
            assert 0 <= told["answered"] <= told["questions"]
            await asyncio.sleep(0.02)
    return dict(told)


def children(process: int) -> list[int]:
    """The processes this one has started."""
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A server that thinks little of each position."""
    with Server(tmp_path_factory.mktemp("quick"), **UNLIMITED, **QUICK) as running:
        yield running


@pytest.mark.parametrize("game", game_names())
async def test_who_sat_there_is_told_what_the_seat_could_have_won(quick: Server, game: str) -> None:
    async with Person(quick) as me:
        table = await finished(me, game=game, me=2)
        assert (await me.get(f"{table}/analysis")) == {"state": "none", "answered": 0, "questions": 0, "analysis": None, "actions": {}}
        assert (await begin(me, table)).status_code == 202
        told = await until(me, table, "done")
        analysis = told["analysis"]
        Draft202012Validator(schema("analysis")).validate(analysis)
        assert (analysis["game"], analysis["seat"], analysis["iterations"]) == (game, 2, 8)
        assert told["answered"] == told["questions"] > 0
        assert {choice["action"] for decision in analysis["decisions"] for choice in decision["choices"]} == told["actions"].keys()
        steps = (await me.get(f"{table}/replay"))["steps"]
        assert len(analysis["curve"]) == len(steps)
        for decision in analysis["decisions"]:
            assert (steps[decision["step"]]["seat"], steps[decision["step"]]["action"]) == (2, decision["played"])
        assert (await begin(me, table)).json() == told


async def test_nothing_is_told_of_a_running_game(quick: Server) -> None:
    async with Person(quick) as me:
        table = await me.make()
        answers = [await me.http.get(f"/api/tables/{table}/analysis"), await begin(me, table)]
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(409, "not_over")] * 2


async def test_nothing_is_told_to_a_stranger(quick: Server) -> None:
    async with Person(quick) as me, Person(quick) as stranger:
        table = await finished(me)
        answers = [await stranger.http.get(f"/api/tables/{table}/analysis"), await begin(stranger, table)]
        foreign = await me.http.post(f"/api/tables/{table}/analysis", headers={"origin": "https://elsewhere.example"})
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(403, "not_yours")] * 2
    assert (foreign.status_code, foreign.json()["code"]) == (403, "wrong_origin")


async def test_after_a_restart_it_is_begun_again_and_says_the_same(own_server: Callable[..., Server]) -> None:
    server = own_server(**QUICK)
    async with Person(server) as me:
        table = await finished(me)
        await begin(me, table)
        before = await until(me, table, "done")
        server.end()
        server.start()
        me.http.base_url = httpx.URL(server.base)
        assert (await me.get(f"{table}/analysis"))["state"] == "none"
        await begin(me, table)
        assert await until(me, table, "done") == before


async def test_a_game_goes_on_while_another_is_analysed(own_server: Callable[..., Server]) -> None:
    server = own_server(analysis_iterations=50)
    async with Person(server) as me:
        table = await finished(me)
        await begin(me, table)
        async with asyncio.timeout(PATIENCE):
            while (await me.get(f"{table}/analysis"))["answered"] == 0:
                await asyncio.sleep(0.02)
        assert server.process is not None
        niceness = sorted(os.getpriority(os.PRIO_PROCESS, child) for child in children(server.process.pid))
        assert len(niceness) == 2
        assert niceness[-1] == 19
        async with me.sit(await me.make(bot="greedy")) as seat:
            await seat.play_on(random.Random(2))
        await until(me, table, "done")
        async with asyncio.timeout(PATIENCE):
            while len(children(server.process.pid)) > 1:
                await asyncio.sleep(0.02)


async def test_what_nobody_asks_about_any_more_is_dropped(own_server: Callable[..., Server]) -> None:
    async with Person(own_server(analysis_patience=0, **QUICK)) as me:
        table = await finished(me)
        assert (await begin(me, table)).json()["state"] == "waiting"
        assert (await until(me, table, "none"))["analysis"] is None


async def test_no_more_games_wait_than_are_allowed_and_the_oldest_is_forgotten(own_server: Callable[..., Server]) -> None:
    async with Person(own_server(analyses_waiting=1, analyses_kept=1, **QUICK)) as me:
        first, second = await finished(me), await finished(me)
        assert (await begin(me, first)).status_code == 202
        refused = await begin(me, second)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
        await until(me, first, "done")
        await begin(me, second)
        await until(me, second, "done")
        third = await finished(me)
        await begin(me, third)
        await until(me, third, "done")
        assert (await me.get(f"{first}/analysis"))["state"] == "none"
        assert (await me.get(f"{second}/analysis"))["state"] == "done"


async def test_asking_for_analyses_counts_as_asking_for_replays(own_server: Callable[..., Server]) -> None:
    async with Person(own_server(replays_burst=1, replays_per_second=0.001, **QUICK)) as me:
        table = await finished(me)
        assert (await begin(me, table)).status_code == 202
        refused = await begin(me, table)
        assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")


async def test_a_search_that_fails_is_told_and_may_be_asked_again(own_server: Callable[..., Server], tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "sitecustomize.py").write_text(
        "import wildbunch.arena.analysis as analysis\n"
        "def search_for(iterations, seconds): raise RuntimeError('search fault')\n"
        "analysis.search_for = search_for\n"
    )
    server = own_server(str(broken), **QUICK)
    async with Person(server) as me:
        table = await finished(me)
        await begin(me, table)
        assert (await until(me, table, "failed"))["analysis"] is None
        assert (await begin(me, table)).json()["state"] == "waiting"
        async with me.sit(await me.make(bot="greedy")) as seat:
            await seat.play_on(random.Random(2), moves=2)
    assert "search fault" in server.errors
    assert "Traceback" not in server.errors


async def test_an_analysis_knows_only_what_the_seat_knew(quick: Server) -> None:
    async with Person(quick) as me:
        table = await finished(me)
        await begin(me, table)
        text = json.dumps(await until(me, table, "done"))
        hidden = [step["action"] for step in (await me.get(f"{table}/replay"))["steps"]].count(None)
    assert hidden > 0
    assert "secret" not in text
