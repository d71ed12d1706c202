"""A whole game at a table, as a browser plays it."""

from __future__ import annotations

import gzip
import hashlib
import json
import random
from typing import Any

import pytest
from tests.server.table_harness import Person

from wildbunch import game_names
from wildbunch.records import read_record, replay, verify

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", game_names())
async def test_a_person_plays_a_whole_game_and_every_step_is_told_once_and_in_order(me: Person, game: str) -> None:
    table = await me.make(seats=4, bot="greedy", me=2, game=game)
    async with me.sit(table) as seat:
        assert seat.welcome["seat"] == 2
        assert [player["who"] for player in seat.welcome["players"]] == ["greedy", "greedy", "me", "greedy"]
        first = seat.now["seq"]
        await seat.play_on(random.Random(1))
    assert [update["seq"] for update in seat.updates] == list(range(first + 1, seat.now["seq"] + 1))
    assert seat.now["legal"] == []
    assert seat.now["awaiting"] == []
    assert sorted(seat.now["outcome"]["ranking"]) == [0, 1, 2, 3]


async def test_the_secret_is_told_at_the_end_and_is_the_one_promised_at_the_start(me: Person) -> None:
    async with me.sit(await me.make()) as seat:
        await seat.play_on(random.Random(2))
    assert [frame["secret"] for frame in seat.updates[:-1]] == [None] * (len(seat.updates) - 1)
    secret = bytes.fromhex(seat.now["secret"])
    assert hashlib.sha256(secret).hexdigest() == seat.welcome["commitment"]


async def test_the_record_of_a_finished_game_plays_to_the_same_end(me: Person) -> None:
    table = await me.make(seats=5, options={"django_push": "must"})
    async with me.sit(table) as seat:
        await seat.play_on(random.Random(3))
    answer = await me.http.get(f"/api/tables/{table}/record")
    record = read_record(answer.text)
    assert verify(record).replayed
    *_, end = replay(record)
    assert end.outcome is not None
    assert end.outcome.to_json() == seat.now["outcome"]
    assert end.options["django_push"] == "must"


@pytest.mark.parametrize(
    ("bandits", "options"),
    [
        (("belle+doc", "random"), {}),
        (("random", "tuco+ghost"), {"expert": False, "open_pile": False}),
        (("doc", "random", "random"), {"expert": True}),
    ],
)
async def test_a_person_plays_the_expert_game_and_that_of_teams(me: Person, bandits: tuple[str, ...], options: dict[str, Any]) -> None:
    seats = [{"who": "greedy" if number else "me", "bandit": bandit} for number, bandit in enumerate(bandits)]
    made = await me.http.post("/api/tables", json={"game": "colt-express", "seats": seats, "options": options})
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    chosen = (await me.get(table))["options"]
    assert chosen == {"django_push": "may", "marshals_revenge": "every_roof", "open_pile": True, **options, "expert": True}
    async with me.sit(table) as seat:
        for wish, player in zip(bandits, seat.welcome["players"], strict=True):
            assert wish in ("random", player["bandit"])
        await seat.play_on(random.Random(11))
        assert seat.now["view"]["options"] == chosen
    kinds = {choice.split()[0] for choice in (update["action"] for update in seat.updates if update["seat"] == 0)}
    assert {"keep", "discard"} & kinds
    assert ("place" in kinds) == (len(bandits) == 2)
    record = read_record((await me.http.get(f"/api/tables/{table}/record")).text)
    assert verify(record).replayed
    again = await me.http.post(f"/api/tables/{table}/again")
    assert again.status_code == 201


async def test_replay_and_record_are_refused_until_the_end(me: Person) -> None:
    table = await me.make()
    for path in ("replay", "replay?as=all", "record"):
        answer = await me.http.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


async def test_the_replay_shows_my_own_view_of_each_step_or_everything(me: Person) -> None:
    table = await me.make()
    async with me.sit(table) as seat:
        before = list(seat.updates)
        await seat.play_on(random.Random(4))
    mine = await me.get(f"{table}/replay")
    everything = await me.get(f"{table}/replay?as=all")
    told = {update["seq"]: update for update in before + seat.updates}
    for step in mine["steps"]:
        if step["seq"] in told:
            for part in ("seat", "action", "events", "view"):
                assert step[part] == told[step["seq"]][part]
    assert len(everything["steps"]) == len(mine["steps"]) == seat.now["seq"] + 1
    assert all("unknown" not in hand["hand"] for hand in everything["steps"][3]["view"]["seats"])
    assert mine["outcome"] == seat.now["outcome"]


async def test_a_replay_travels_compressed(me: Person) -> None:
    table = await me.make(seats=3)
    async with me.sit(table) as seat:
        await seat.play_on(random.Random(5))
    async with me.http.stream("GET", f"/api/tables/{table}/replay") as answer:
        packed = b"".join([chunk async for chunk in answer.aiter_raw()])
    assert answer.headers["content-encoding"] == "gzip"
    assert len(packed) < len(gzip.decompress(packed)) / 10


async def test_the_log_lists_the_deal_and_all_steps_as_my_seat_saw_them(me: Person) -> None:
    table = await me.make(bot="greedy")
    async with me.sit(table) as seat:
        await seat.play_on(random.Random(6), moves=8)
        await seat.my_turn()
        log = await me.get(f"{table}/log")
    assert [step["seq"] for step in log] == list(range(seat.now["seq"] + 1))
    assert (log[0]["seat"], log[0]["action"], log[0]["events"][0]["kind"]) == (None, None, "round_started")
    for update in seat.updates:
        assert log[update["seq"]] == {part: update[part] for part in ("seq", "seat", "action", "events")}


async def test_again_makes_a_new_table_of_the_same_kind(me: Person) -> None:
    old = await me.make(seats=3, me=1, options={"open_pile": False})
    answer = await me.http.post(f"/api/tables/{old}/again")
    assert answer.status_code == 201
    assert answer.json()["seat"] == 1
    new = answer.json()["table"]
    summaries: list[dict[str, Any]] = [await me.get(old), await me.get(new)]
    assert new != old
    for part in ("game", "seat", "options"):
        assert summaries[0][part] == summaries[1][part]
    assert [[player["who"] for player in summary["players"]] for summary in summaries] == [["random", "me", "random"]] * 2


async def test_my_tables_are_listed_newest_first_and_only_mine(me: Person) -> None:
    async with Person(me.server) as other:
        theirs = await other.make()
        mine = [await me.make(seats=3), await me.make(seats=6)]
        assert [table["table"] for table in (await me.http.get("/api/tables")).json()] == mine[::-1]
        assert [table["table"] for table in (await other.http.get("/api/tables")).json()] == [theirs]


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("colt-express", ["random", "tuco", "random", "random"]),
        ("colt-express", ["random", "tuco+ghost"]),
        ("el-paso", ["random", "random", "random"]),
    ],
)
async def test_the_list_of_tables_names_the_bandits_who_play_there_and_the_same_again_draws_anew(
    me: Person, game: str, asked: list[str]
) -> None:
    seats = [{"who": "random" if number else "me", "bandit": bandit} for number, bandit in enumerate(asked)]
    table = (await me.http.post("/api/tables", json={"game": game, "seats": seats})).json()["table"]
    for _ in range(4):
        async with me.sit(table) as seat:
            players = seat.welcome["players"]
        listed = {mine["table"]: mine["players"] for mine in (await me.http.get("/api/tables")).json()}
        assert listed[table] == players == (await me.get(table))["players"]
        assert all(wish in ("random", player["bandit"]) for wish, player in zip(asked, players, strict=True))
        table = (await me.http.post(f"/api/tables/{table}/again")).json()["table"]
    assert len({json.dumps(players) for players in listed.values()}) > 1


async def test_a_bandit_may_be_chosen_for_every_seat(me: Person) -> None:
    seats = [{"who": "random", "bandit": "tuco"}, {"who": "me", "bandit": "ghost"}, {"who": "greedy", "bandit": "doc"}]
    answer = await me.http.post("/api/tables", json={"game": "colt-express", "seats": seats})
    async with me.sit(answer.json()["table"]) as seat:
        assert [player["bandit"] for player in seat.welcome["players"]] == ["tuco", "ghost", "doc"]


async def test_each_legal_action_says_what_it_does_and_what_its_card_could_do(me: Person) -> None:
    async with me.sit(await me.make()) as seat:
        await seat.my_turn()
        plays = [choice for choice in seat.now["legal"] if choice["kind"] == "play"]
        assert plays
        assert all(choice["effects"][0]["kind"] == "played" for choice in plays)
        assert any(choice["would"] for choice in plays)
        assert all(set(refusal) == {"text", "rule", "code", "args", "message"} for refusal in seat.now["refusals"])
