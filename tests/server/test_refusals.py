"""What is refused, with which code; the table is unharmed, and another table does not notice."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import faulty_rules
from tests.server.table_harness import PATIENCE, Person, Seat, Server
from websockets.exceptions import ConnectionClosed, InvalidStatus

pytestmark = pytest.mark.anyio

PLAY = {"type": "play", "id": "a", "seq": 0, "action": "draw"}
DEEP = "[" * 5000


@asynccontextmanager
async def undisturbed(me: Person, seat: Seat) -> AsyncIterator[None]:
    """What happens inside changes nothing at the seat's table, and another table goes on meanwhile."""
    before = await seat.ask({"type": "resync"})
    async with me.sit(await me.make(seats=3)) as elsewhere:
        await elsewhere.play_on(random.Random(1), moves=1)
        yield
        await elsewhere.play_on(random.Random(2), moves=2)
    assert await seat.ask({"type": "resync"}) == before


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", "malformed"),
        ("null", "malformed"),
        ("[]", "malformed"),
        ("{}", "malformed"),
        ('"play"', "malformed"),
        ("{" * 100, "malformed"),
        (DEEP, "malformed"),
        ('{"type":"play"', "malformed"),
        ("\x00", "malformed"),
        (b"\x00\xff", "malformed"),
        (json.dumps(PLAY).encode(), "malformed"),
        ({"type": "welcome"}, "malformed"),
        ({"type": "update", "seq": 1}, "malformed"),
        ({"type": "undo", "id": "a"}, "malformed"),
        ({"type": ["play"]}, "malformed"),
        ({**PLAY, "id": 1}, "malformed"),
        ({**PLAY, "id": ""}, "malformed"),
        ({**PLAY, "id": "x" * 65}, "malformed"),
        ({**PLAY, "seq": -1}, "malformed"),
        ({**PLAY, "seq": 1.5}, "malformed"),
        ({**PLAY, "seq": "0"}, "malformed"),
        ({**PLAY, "seq": 2**63}, "malformed"),
        ({**PLAY, "seq": True}, "malformed"),
        ({**PLAY, "action": ""}, "malformed"),
        ({**PLAY, "action": 7}, "malformed"),
        ({**PLAY, "action": None}, "malformed"),
        ({**PLAY, "action": "draw" * 20}, "malformed"),
        ({**PLAY, "seat": 1}, "malformed"),
        ({**PLAY, "secret": "?"}, "malformed"),
        ({"type": "resync", "after": -1}, "malformed"),
        ({"type": "resync", "after": "all"}, "malformed"),
        ({**PLAY, "seq": 2**31 - 1}, "stale"),
    ],
)
async def test_a_message_that_cannot_be_read_or_is_late_gets_its_code(me: Person, message: Any, code: str) -> None:
    async with me.sit(await me.make()) as seat:
        await seat.my_turn()
        async with undisturbed(me, seat):
            answer = await seat.ask(message)
            assert (answer["type"], answer["code"]) == ("error", code)
            assert answer["message"].endswith(".")
            told = json.loads(message) if isinstance(message, bytes) and message[:1] == b"{" else message
            given = told.get("id") if isinstance(told, dict) else None
            readable = isinstance(given, str) and len(given) <= 64
            assert answer["id"] == (given if readable else None)


def mutated(rng: random.Random, message: str) -> str:
    """The message with some of its characters changed, doubled, dropped or replaced by words of the protocol."""
    words = ["play", "seq", "id", "-1", "1e9", "null", "true", "{}", "[", '"', "secret", "seat", "draw", "\\u0000", "welcome", "ack"]
    letters = list(message)
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(letters))
        letters[place] = rng.choice(["", letters[place] * 2, chr(rng.randrange(32, 300)), rng.choice(words)])
    return "".join(letters)


async def test_two_thousand_mutated_messages_get_one_answer_each_and_change_nothing(me: Person) -> None:
    rng = random.Random(1)
    async with me.sit(await me.make()) as seat:
        await seat.my_turn()
        before = await seat.ask({"type": "resync"})
        late = json.dumps({**PLAY, "seq": seat.now["seq"] + 1, "id": "mutant"})
        for _ in range(2000):
            answer = await seat.ask(mutated(rng, late.replace("draw", rng.choice(seat.now["legal"])["text"])))
            assert answer["type"] == "error", answer
            assert answer["code"] in ("malformed", "stale", "illegal_action")
        assert await seat.ask({"type": "resync"}) == before


@pytest.mark.parametrize(
    "action", ["rob", "play", "play fire up", "DRAW", " draw", "draw ", "move 1", "move 99", "fire nobody", "💥", "a\nb", "__class__"]
)
async def test_an_action_that_is_not_in_the_list_is_illegal_and_the_answer_says_why(me: Person, action: str) -> None:
    async with me.sit(await me.make()) as seat:
        await seat.my_turn()
        async with undisturbed(me, seat):
            answer = await seat.ask(seat.choice(action))
            assert (answer["type"], answer["code"]) == ("error", "illegal_action")
            assert answer["message"]


async def test_every_refusal_that_was_announced_is_given_in_the_same_words(me: Person) -> None:
    async with me.sit(await me.make()) as seat:
        await seat.my_turn()
        for refusal in seat.now["refusals"]:
            answer = await seat.ask(seat.choice(refusal["text"]))
            assert (answer["code"], answer["message"]) == ("illegal_action", refusal["message"])


async def test_a_choice_for_an_older_state_is_stale(me: Person) -> None:
    async with me.sit(await me.make()) as seat:
        await seat.play_on(random.Random(1), moves=1)
        await seat.my_turn()
        answer = await seat.ask(seat.choice(seat.now["legal"][0]["text"], seq=seat.now["seq"] - 1))
        assert answer["code"] == "stale"


async def test_after_the_end_nothing_can_be_played(me: Person) -> None:
    async with me.sit(await me.make(seats=3)) as seat:
        await seat.play_on(random.Random(1))
        assert (await seat.ask(seat.choice("draw")))["code"] == "game_over"


async def test_a_seat_that_is_not_awaited_cannot_play(own_server: Callable[..., Server], slow_bots: str) -> None:
    server = own_server(slow_bots, bot_seconds=600)
    async with Person(server) as me, me.sit(await me.make(bot="greedy", me=1)) as seat:
        while seat.mine:
            await seat.play(random.Random(1))
        answer = await seat.ask(seat.choice("draw"))
        assert answer["code"] == "wrong_seat"


async def test_a_message_over_the_limit_is_refused_and_the_socket_closed(me: Person) -> None:
    table = await me.make()
    async with me.sit(table) as watching:
        await watching.my_turn()
        async with undisturbed(me, watching), me.sit(table) as seat:
            padded = json.dumps({"type": "ping"})
            assert (await seat.ask(padded + " " * (16 * 1024 - len(padded))))["type"] == "pong"
            assert (await seat.ask(padded + " " * (16 * 1024 - len(padded) + 1)))["code"] == "too_large"
            await seat.socket.wait_closed()
            assert seat.socket.close_code == 1009


@pytest.mark.parametrize("size", [64 * 1024 + 1, 4 * 1024 * 1024])
async def test_a_frame_that_is_far_too_large_is_not_even_read(me: Person, size: int) -> None:
    table = await me.make()
    async with me.sit(table) as watching:
        await watching.my_turn()
        async with undisturbed(me, watching), me.sit(table) as seat:
            with pytest.raises((ConnectionClosed, ConnectionError)):  # noqa: PT012 - either of the two may notice
                await seat.send("x" * size)
                while True:
                    await seat.receive()
            assert seat.socket.close_code in (1009, 1006)


async def test_messages_in_many_small_fragments_are_limited_too(me: Person) -> None:
    async with me.sit(await me.make()) as seat:
        with pytest.raises((ConnectionClosed, ConnectionError)):  # noqa: PT012 - either of the two may notice
            await seat.socket.send(["x" * 1024] * 70)
            while True:
                await seat.receive()
        assert seat.socket.close_code in (1009, 1006)


async def test_a_flood_is_answered_with_refusals_and_then_cut(own_server: Callable[..., Server]) -> None:
    server = own_server(messages_burst=20, messages_per_second=0.001, refusals_before_close=20)
    async with Person(server) as me:
        table = await me.make()
        async with me.sit(table) as watching, me.sit(table) as seat:
            await watching.my_turn()
            await seat.my_turn()
            answers = [(await seat.ask({"type": "ping"})) for _ in range(40)]
            assert [answer["type"] for answer in answers] == ["pong"] * 20 + ["error"] * 20
            assert {answer["code"] for answer in answers[20:]} == {"too_fast"}
            assert (await seat.ask(seat.choice("draw")))["code"] == "too_fast"
            await seat.socket.wait_closed()
            assert seat.socket.close_code == 1008
            await watching.play(random.Random(1))


async def test_a_flood_without_reading_answers_does_not_stop_another_table(me: Person) -> None:
    table = await me.make()
    async with me.sit(table) as seat, me.sit(await me.make()) as elsewhere:
        flood = asyncio.create_task(flooded(seat))
        await elsewhere.play_on(random.Random(1))
        assert elsewhere.now["outcome"] is not None
        flood.cancel()


async def flooded(seat: Seat) -> None:
    while True:
        await seat.send({"type": "resync"})


@pytest.mark.parametrize(
    "origin",
    ["", "null", "http://evil.example", "https://localhost.evil.example", "http://localhost", "file://", "http://[", "*"],
)
async def test_a_page_from_elsewhere_is_refused_before_anything_is_told(me: Person, origin: str) -> None:
    table = await me.make()
    with pytest.raises(InvalidStatus) as refused:
        await me.connect(table, Origin=origin)
    assert refused.value.response.status_code == 403
    assert refused.value.response.body == b"This page may not talk to this server."
    assert me.server.errors == ""


async def test_a_foreign_page_cannot_make_a_table(me: Person) -> None:
    seats = [{"who": "me"}, {"who": "random"}, {"who": "random"}]
    body = {"game": "colt-express", "seats": seats}
    answer = await me.http.post("/api/tables", json=body, headers={"Origin": "http://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    assert (await me.http.get("/api/tables")).json() == []


async def test_a_foreign_name_for_this_machine_is_refused(me: Person) -> None:
    answer = await me.http.get("/api/tables", headers={"Host": "rebound.example"})
    assert answer.status_code == 421
    assert "set-cookie" not in answer.headers
    with pytest.raises(InvalidStatus) as refused:
        await me.connect(await me.make(), Host="rebound.example", Origin="http://rebound.example")
    assert refused.value.response.status_code in (400, 403)


async def turned_away(connecting: Any) -> tuple[str, int | None]:
    """The only message of a socket that is closed at once, and the code it is closed with."""
    async with connecting as socket:
        told = json.loads(await socket.recv())
        with pytest.raises(ConnectionClosed):
            await socket.recv()
        return told["code"], socket.close_code


def forged(cookie: str) -> list[str]:
    name, _, value = cookie.partition("=")
    guest, stamp, signature = value.split(".")
    return [
        "",
        name,
        f"{name}=",
        f"{name}={guest}",
        f"{name}={guest}.{stamp}.",
        f"{name}={guest}.{stamp}.{signature[::-1]}",
        f"{name}=x{guest}.{stamp}.{signature}",
        f"{name}={guest}.{stamp[::-1]}.{signature}",
        f"{name}=%00; ;;=,",
    ]


@pytest.mark.parametrize("way", range(9))
async def test_without_the_cookie_of_the_seat_nothing_of_the_table_is_told(me: Person, way: int) -> None:
    table = await me.make()
    assert await turned_away(me.connect(table, Cookie=forged(me.cookie)[way])) == ("not_yours", 4403)


async def test_another_guest_cannot_reach_my_table(me: Person) -> None:
    table = await me.make()
    async with Person(me.server) as other:
        assert await turned_away(other.connect(table)) == ("not_yours", 4403)
        for path in (table, f"{table}/log", f"{table}/replay", f"{table}/record"):
            answer = await other.http.get(f"/api/tables/{path}")
            assert (answer.status_code, answer.json()["code"]) == (403, "not_yours")
        assert (await other.http.post(f"/api/tables/{table}/again")).json()["code"] == "not_yours"


@pytest.mark.parametrize("name", ["nowhere", "%00", "..", "a" * 500, "%F0%9F%92%A5", "'; DROP TABLE tables; --"])
async def test_a_table_that_is_not_there_is_unknown(me: Person, name: str) -> None:
    answer = await me.http.get(f"/api/tables/{name}/log")
    assert (answer.status_code, answer.json()["code"]) in [(404, "unknown_table"), (404, "not_found")]
    if " " not in name and name != "..":
        assert await turned_away(me.connect(name)) == ("unknown_table", 4404)


async def test_one_guest_may_open_so_many_sockets_and_no_more(own_server: Callable[..., Server]) -> None:
    server = own_server(sockets_per_guest=2)
    async with Person(server) as me, Person(server) as other:
        table = await me.make()
        async with me.sit(table), me.sit(table):
            assert await turned_away(me.connect(table)) == ("too_many_sockets", 4429)
            async with other.sit(await other.make()):
                pass
        async with me.sit(table):
            pass


async def test_tables_can_be_made_so_fast_and_no_faster(own_server: Callable[..., Server]) -> None:
    server = own_server(tables_burst=3, tables_per_second=0.001)
    seats = [{"who": "me"}, {"who": "random"}, {"who": "random"}]
    async with Person(server) as me, Person(server) as other:
        answers = [await me.http.post("/api/tables", json={"game": "colt-express", "seats": seats}) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        assert answers[-1].json()["code"] == "too_fast"
        # A new cookie from the same address is no way round.
        assert (await other.http.post("/api/tables", json={"game": "colt-express", "seats": seats})).status_code == 429


def healthy(server: Server, line: socket.socket) -> bool:
    """Whether a connection is served."""
    host, _, port = server.host.partition(":")
    line.settimeout(PATIENCE)
    line.connect((host, int(port)))
    try:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return b"200" in line.recv(64)
    except ConnectionError:
        return False


async def test_one_address_may_have_so_many_connections_and_no_more(own_server: Callable[..., Server]) -> None:
    server = own_server(connections_per_address=3, request_seconds=600)
    # The browser has one line for requests and one socket.
    async with Person(server) as me, me.sit(await me.make(seats=3)) as seat:
        with socket.socket() as third:
            assert healthy(server, third)
            for _ in range(3):
                with socket.socket() as fourth:
                    assert not healthy(server, fourth)
            assert (await seat.ask({"type": "ping"}))["type"] == "pong"
        served = False
        async with asyncio.timeout(PATIENCE):
            while not served:
                await asyncio.sleep(0.01)
                with socket.socket() as next_one:
                    served = healthy(server, next_one)


async def test_behind_a_trusted_proxy_each_address_that_it_names_is_counted_for_itself(own_server: Callable[..., Server]) -> None:
    server = own_server(connections_per_address=1, trusted_proxies="127.0.0.0/8")
    async with Person(server) as me:
        table = await me.make(seats=3)
        async with me.connect(table, **{"X-Forwarded-For": "192.0.2.1"}):
            assert await turned_away(me.connect(table, **{"X-Forwarded-For": "192.0.2.1"})) == ("too_many_sockets", 4429)
            async with me.connect(table, **{"X-Forwarded-For": "192.0.2.2"}) as other:
                assert json.loads(await other.recv())["type"] == "welcome"


async def test_replays_and_records_can_be_asked_for_so_often_and_no_more(own_server: Callable[..., Server]) -> None:
    server = own_server(replays_burst=2, replays_per_second=0.001)
    async with Person(server) as me:
        table = await me.make(seats=3)
        async with me.sit(table) as seat:
            await seat.play_on(random.Random(3))
        paths = ("replay?as=me", "record", "replay?as=all", "record")
        answers = [await me.http.get(f"/api/tables/{table}/{path}") for path in paths]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert answers[-1].json()["code"] == "too_fast"


async def stopped(server: Server, broken: Seat) -> dict[str, Any]:
    """The answer to a move at a table where a move, of a bot or of this seat, has met a fault of the rules."""
    async with asyncio.timeout(PATIENCE):
        while "move failed" not in server.errors:
            await broken.ask({"type": "resync"})
            if broken.mine:
                await broken.ask(broken.choice("draw"))
            await asyncio.sleep(0.01)
    await broken.ask({"type": "resync"})
    return await broken.ask(broken.choice("draw"))


async def test_a_fault_in_a_game_refuses_the_move_and_touches_no_other_table(own_server: Callable[..., Server], broken_rules: str) -> None:
    server = own_server(broken_rules)
    async with Person(server) as me, me.sit(await me.make(seats=5, me=4)) as broken, me.sit(await me.make()) as seat:
        answer = await stopped(server, broken)
        assert (answer["type"], answer["code"]) in [("error", "internal"), ("error", "wrong_seat")]
        assert broken.now["seq"] <= 5
        assert "secret" not in "".join(broken.frames).replace('"secret":null', "")
        await seat.play_on(random.Random(1))
        assert seat.now["outcome"] is not None


async def test_rules_that_do_not_come_to_an_end_stop_their_table_and_no_other(
    own_server: Callable[..., Server], endless_rules: str
) -> None:
    server = own_server(endless_rules)
    async with Person(server) as me, me.sit(await me.make(seats=5, me=4)) as broken, me.sit(await me.make()) as seat:
        answer = await stopped(server, broken)
        assert (answer["code"], answer["message"]) == ("internal", "This table has been stopped; the fault is in the server's log.")
        assert server.errors.count("TookTooLong: took more than 1 s") == 1
        await seat.play_on(random.Random(1))
        assert seat.now["outcome"] is not None
        assert (await me.http.get("/healthz")).json() == {"status": "ok"}


async def test_a_state_that_the_rules_never_come_to_show_is_asked_of_them_once(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server(faulty_rules(tmp_path / "endless", "preview", "while True: pass", since=0))
    async with Person(server) as me:
        table = await me.make(seats=5, game="el-paso")
        for _ in range(2):
            async with me.connect(table) as line:
                told = [json.loads(await line.recv()) for _ in range(2)]
            assert (told[0]["type"], told[1]["code"]) == ("welcome", "internal")
        assert server.errors.count("its state took more than 1 s") == 1
        async with me.sit(await me.make(seats=3)) as seat:
            await seat.play_on(random.Random(1), moves=2)
