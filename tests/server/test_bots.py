"""Bots cannot break a table, whatever they do, and are told only what their seat may know."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import planted
from tests.server.table_harness import PATIENCE, Person, Server

from wildbunch import game_names, new_game
from wildbunch.bots import LEVELS, make
from wildbunch.bots.by_game import ByGame
from wildbunch.bots.search import Search
from wildbunch.server.bots.pool import LEAST_SECONDS, NICENESS, BotPool, share
from wildbunch.server.bots.worker import hurried
from wildbunch.server.settings import Settings

pytestmark = pytest.mark.anyio


async def test_a_faulty_bot_plays_something_legal_and_the_table_goes_on(own_server: Callable[..., Server], faulty_bots: str) -> None:
    server = own_server(faulty_bots, bot_seconds=0.1, bot_memory=400 * 2**20)
    seats = [{"who": "me"}, {"who": "greedy"}, {"who": "random"}]
    async with Person(server) as me:
        made = await me.http.post("/api/tables", json={"game": "colt-express", "seats": seats})
        async with me.sit(made.json()["table"]) as seat, me.sit(await me.make(bot="random")) as elsewhere:
            await seat.play_on(random.Random(1), moves=2)
            await seat.my_turn()
            assert any(update["seat"] == 1 for update in seat.updates)
            await elsewhere.play_on(random.Random(2), moves=2)
        assert (await me.http.get("/healthz")).json() == {"status": "ok"}
    assert "Traceback" not in server.errors


async def test_a_bot_is_handed_its_seats_view_its_legal_actions_and_a_generator(own_server: Callable[..., Server], tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    spy = planted(
        tmp_path / "spy",
        "import json; print(json.dumps(view.to_json()['viewer']), type(rng).__name__, len(legal), len(vars(self)),"
        f" file=open({str(seen)!r}, 'a')); return legal[0]",
    )
    server = own_server(spy)
    async with Person(server) as me, me.sit(await me.make(bot="greedy")) as seat:
        await seat.play_on(random.Random(1), moves=3)
    lines = [line.split() for line in seen.read_text().splitlines()]
    assert {viewer for viewer, *_ in lines} == {"1", "2", "3"}
    assert {(kind, own) for _, kind, _, own in lines} == {("Random", "0")}
    assert all(int(choices) > 1 for _, _, choices, _ in lines)


async def test_bots_think_behind_the_server_which_has_the_processor_first(own_server: Callable[..., Server], tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    spy = planted(tmp_path / "spy", f"import os; print(os.nice(0), file=open({str(seen)!r}, 'a')); return legal[0]")
    server = own_server(spy)
    async with Person(server) as me, me.sit(await me.make(bot="greedy")) as seat:
        await seat.play_on(random.Random(1), moves=3)
    assert set(seen.read_text().split()) == {str(os.nice(0) + NICENESS)}


@pytest.mark.parametrize(("game", "options"), [("el-paso", {}), ("colt-express", {"expert": True})])
@pytest.mark.parametrize("beat", [0, 0.1])
async def test_bots_tell_together_that_they_have_answered_in_secret(
    own_server: Callable[..., Server], tmp_path: Path, game: str, options: dict[str, Any], beat: float
) -> None:
    asked = tmp_path / "asked"
    spy = planted(
        tmp_path / "spy",
        f"print(view.viewer, legal[0].kind, file=open({str(asked)!r}, 'a'));"
        " texts = [action.text for action in legal]; return 'draw' in texts and legal[texts.index('draw')] or legal[-1]",
    )
    server = own_server(spy, secret_seconds=beat)
    async with Person(server) as me, me.sit(await me.make(seats=4, bot="greedy", game=game, options=options)) as seat:
        secret = ("raid", "keep")
        # Not at the first raid: the bots may have answered before somebody looks on.
        while not (seat.updates and seat.now["awaiting"] == [0, 1, 2, 3] and seat.now["view"]["decision"]["kind"] in secret):
            if seat.mine:
                assert (await seat.ask(seat.choice(seat.now["legal"][-1]["text"])))["type"] == "ack"
            else:
                await seat.receive()
        update = await seat.until(lambda message: message["type"] == "update")
        # By the first that is told all of them have been asked.
        said = Counter(line.split()[0] for line in asked.read_text().splitlines() if line.split()[1] in secret)
        assert min(said[viewer] for viewer in "123") >= (2 if game == "el-paso" else 1)
        assert (update["action"], update["seat"] != 0) == (None, True)
        while set(seat.now["awaiting"]) - {0}:
            await seat.receive()
        assert seat.now["awaiting"] == [0]


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("compiled", ["from the cache", "not yet"])
async def test_each_level_answers_within_its_limits_whether_the_search_is_compiled_or_not(
    game: str, compiled: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if compiled == "not yet":
        monkeypatch.setenv("WILDBUNCH_CACHE", str(tmp_path / "cache"))
    settings = Settings(data=tmp_path)
    pool = BotPool(1, PATIENCE, settings.bot_memory)
    await pool.warm()
    pool.prepare()
    try:
        playing = new_game(game, 4, seed=1)
        for level in LEVELS:
            seat = playing.awaiting[0]
            playing = playing.play(seat, await pool.choose(level, playing.view(seat), playing.legal_actions(seat)))
        assert caplog.messages == []
    finally:
        await pool.close()


async def test_a_person_plays_against_the_levels(me: Person) -> None:
    table = await me.make(seats=5, bots=[*LEVELS])
    async with me.sit(table) as seat:
        await seat.play_on(random.Random(1), moves=4)
        await seat.my_turn()
    assert [player["who"] for player in seat.welcome["players"]] == ["me", *LEVELS]
    assert {update["seat"] for update in seat.updates} == {0, 1, 2, 3, 4}


def test_a_bot_that_searches_thinks_less_where_many_wait_and_others_are_as_they_are() -> None:
    level, greedy = make("legend"), make("greedy")
    assert isinstance(level, ByGame)
    legend = level.bot_for(new_game("el-paso", 4, seed=1).view(0))
    assert isinstance(legend, Search)
    quick = hurried(legend, share(1, 40))
    assert isinstance(quick, Search)
    assert (quick.budget.seconds, quick.budget.iterations) == (0.1, legend.budget.iterations)
    assert hurried(legend, share(1, 4)) is legend
    assert hurried(greedy, 0.001) is greedy
    assert share(1, 10_000) == LEAST_SECONDS
