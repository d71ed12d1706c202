"""The HTTP side: health, headers, the cookie, files, and what it refuses."""

from __future__ import annotations

import asyncio
import stat
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.table_harness import PATIENCE, UNLIMITED, Person, Server

from wildbunch.server.guests import Guests

pytestmark = pytest.mark.anyio

SEATS = [{"who": "me"}, {"who": "random"}, {"who": "random"}]


@pytest.fixture(scope="module")
def small_client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a small client of known files."""
    tmp_path = tmp_path_factory.mktemp("client")
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>table</title>")
    (static / "assets" / "app-3f2a.js").write_text("start();" * 1000)
    (tmp_path / "outside.txt").write_text("outside")
    with Server(tmp_path / "data", static=static, **UNLIMITED) as server:
        yield server


@pytest.fixture
async def client_files(small_client: Server) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=small_client.base) as http:
        yield http


async def test_health_and_readiness_answer_without_a_cookie(me: Person) -> None:
    for path in ("/healthz", "/readyz"):
        answer = await me.http.get(path)
        assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/", "/tables/abc", "/assets/app-3f2a.js", "/assets/no.js", "/api/games", "/api/no"])
async def test_every_answer_carries_the_headers_that_keep_a_browser_careful(client_files: httpx.AsyncClient, path: str) -> None:
    headers = (await client_files.get(path)).headers
    policy = headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"} <= set(policy)
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


async def test_hashed_files_are_kept_for_ever_and_pages_are_asked_for_again(client_files: httpx.AsyncClient) -> None:
    hashed = await client_files.get("/assets/app-3f2a.js")
    assert "immutable" in hashed.headers["cache-control"]
    assert hashed.headers["content-encoding"] == "gzip"
    page = await client_files.get("/")
    assert page.headers["cache-control"] == "no-cache"
    again = await client_files.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert again.status_code == 304
    assert (await client_files.get("/api/games")).headers["cache-control"] == "no-store"


async def test_a_page_of_the_client_is_the_index_and_a_missing_file_is_not(client_files: httpx.AsyncClient) -> None:
    assert "<title>table" in (await client_files.get("/tables/abc/replay?step=3")).text
    for path in ("/assets/old-1234.js", "/api/nothing", "/ws/tables"):
        answer = await client_files.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


@pytest.mark.parametrize("path", ["/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt", "//etc/passwd"])
async def test_nothing_outside_of_the_clients_folder_is_served(client_files: httpx.AsyncClient, path: str) -> None:
    answer = await client_files.get(path)
    assert answer.status_code == 404 or "<title>table" in answer.text


async def test_a_server_without_the_built_client_says_what_to_do(own_server: Callable[..., Server], tmp_path: Path) -> None:
    server = own_server(static=tmp_path / "nothing")
    answer = httpx.get(server.base, timeout=PATIENCE)
    assert answer.status_code == 503
    assert "./play" in answer.text


async def test_the_first_visit_gives_a_cookie_that_scripts_and_other_sites_cannot_use(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.base) as browser:
        first = await browser.get("/api/games")
        cookie = first.headers["set-cookie"].split("; ")
        assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(cookie)
        assert "set-cookie" not in (await browser.get("/api/games")).headers


@pytest.mark.parametrize(
    ("proxies", "proto", "secure"),
    [("", "https", False), ("192.0.2.7", "https", False), ("127.0.0.1", "http", False), ("127.0.0.1", "https", True)],
)
async def test_the_cookie_is_for_https_alone_where_a_trusted_proxy_says_so(
    own_server: Callable[..., Server], proxies: str, proto: str, secure: bool
) -> None:
    server = own_server(trusted_proxies=proxies)
    headers = {"X-Forwarded-Proto": proto, "X-Forwarded-For": "198.51.100.1"}
    answer = httpx.get(f"{server.base}/api/games", headers=headers, timeout=PATIENCE)
    assert ("Secure" in answer.headers["set-cookie"].split("; ")) == secure


@pytest.mark.parametrize(
    "others", ['{"a": 1}=[]; %s', "x=a b,c; %s", "ÿ=1; %s", "=; %s; =", "wildbunch_guest=theirs; %s", "%s; wildbunch_guest=theirs"]
)
async def test_cookies_of_other_programs_on_this_machine_do_not_hide_mine(me: Person, others: str) -> None:
    table = await me.make()
    answer = httpx.get(f"{me.server.base}/api/tables", headers=[(b"Cookie", (others % me.cookie).encode("latin-1"))], timeout=PATIENCE)
    assert "set-cookie" not in answer.headers
    assert [mine["table"] for mine in answer.json()] == [table]


async def test_a_clock_that_is_put_back_takes_no_table_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = Guests(tmp_path, 400)
    cookie = guests.issue("somebody")
    monkeypatch.setattr(time, "time", lambda: 1_000_000.0)
    assert guests.read(cookie) == ("somebody", True)


async def test_who_has_no_cookie_makes_and_sees_nothing(server: Server) -> None:
    body = {"game": "colt-express", "seats": SEATS}
    tables = f"{server.base}/api/tables"
    for answer in (httpx.post(tables, json=body, timeout=PATIENCE), httpx.get(tables, timeout=PATIENCE)):
        assert (answer.status_code, answer.json()["code"]) == (401, "no_guest")


async def test_a_cookie_expires(own_server: Callable[..., Server]) -> None:
    server = own_server(guest_days=0)
    async with Person(server) as me:
        # It lasts no whole second: what it was given is refused as soon as the next one has begun.
        cookie = {"Cookie": me.cookie}
        while (answer := httpx.get(f"{server.base}/api/tables", headers=cookie, timeout=PATIENCE)).status_code == 200:
            await asyncio.sleep(0.1)
        assert answer.json()["code"] == "no_guest"


async def test_the_key_of_the_cookies_is_for_its_owner_only_and_is_kept(own_server: Callable[..., Server]) -> None:
    server = own_server()
    key = server.data / "guests.key"
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    before = key.read_text()
    async with Person(server) as me:
        table = await me.make()
        server.end()
        server.start()
        me.http.base_url = server.base
        assert (await me.get(table))["table"] == table
    assert key.read_text() == before


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "malformed"),
        ([], "malformed"),
        ({"game": "colt-express"}, "malformed"),
        ({"game": "colt-express", "seats": []}, "malformed"),
        ({"game": "colt-express", "seats": [{"who": "me"}] * 20}, "malformed"),
        ({"game": "colt-express", "seats": SEATS, "secret": "00"}, "malformed"),
        ({"game": "colt-express", "seats": SEATS, "options": {"django_push": None}}, "malformed"),
        ({"game": "chess", "seats": SEATS}, "unknown_game"),
        ({"game": "colt-express", "seats": SEATS[:1]}, "malformed"),
        ({"game": "colt-express", "seats": [{"who": "me", "bandit": "belle"}, SEATS[1]]}, "bad_seats"),
        ({"game": "colt-express", "seats": [{"who": "me", "bandit": "belle+belle"}, SEATS[1]]}, "bad_seats"),
        ({"game": "colt-express", "seats": [{"who": "me", "bandit": "belle+doc"}, *SEATS[1:]]}, "bad_seats"),
        ({"game": "colt-express", "seats": SEATS + SEATS[1:] * 2}, "bad_seats"),
        ({"game": "colt-express", "seats": SEATS[1:] + SEATS[1:]}, "bad_seats"),
        ({"game": "colt-express", "seats": SEATS + SEATS[:1]}, "bad_seats"),
        ({"game": "colt-express", "seats": [{"who": "me", "bandit": "billy"}, *SEATS[1:]]}, "bad_seats"),
        ({"game": "colt-express", "seats": [*SEATS, {"who": "guest"}]}, "unknown_bot"),
        ({"game": "colt-express", "seats": [*SEATS, {"who": "../bot"}]}, "unknown_bot"),
        ({"game": "colt-express", "seats": [*SEATS, {"who": "wildbunch.bots.uniform:Uniform"}]}, "unknown_bot"),
        ({"game": "colt-express", "seats": [*SEATS, {"who": "program:true"}]}, "unknown_bot"),
        ({"game": "colt-express", "seats": [*SEATS, {"who": "greedy?depth=1"}]}, "unknown_bot"),
        ({"game": "colt-express", "seats": SEATS, "options": {"django_push": "never"}}, "bad_option"),
        ({"game": "colt-express", "seats": SEATS, "options": {"seed": 1}}, "bad_option"),
        ({"game": "colt-express", "seats": SEATS, "options": {"expert": "yes"}}, "bad_option"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_sentence(me: Person, body: object, code: str) -> None:
    answer = await me.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["message"].endswith(".")
    assert (await me.http.get("/api/tables")).json() == []


async def test_a_body_that_is_no_json_or_too_large_is_refused(me: Person) -> None:
    json = {"Content-Type": "application/json"}
    wrong = await me.http.post("/api/tables", content="{}", headers={"Content-Type": "text/plain"})
    broken = await me.http.post("/api/tables", content="[" * 9000, headers=json)
    large = await me.http.post("/api/tables", content=" " * 20_000, headers=json)
    assert [answer.status_code for answer in (wrong, broken, large)] == [415, 400, 413]


async def test_a_method_that_is_not_there_is_refused(me: Person) -> None:
    answer = await me.http.delete("/api/tables")
    assert (answer.status_code, answer.json()["code"]) == (405, "wrong_method")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}


async def test_a_game_says_where_seats_play_teams_and_an_option_has_one_choice(me: Person) -> None:
    colt, paso = (await me.http.get("/api/games")).json()
    assert (colt["teams"], paso["teams"]) == ([2], [])
    assert {option["name"]: option["always"] for option in colt["options"]} == {
        "django_push": [],
        "marshals_revenge": [],
        "open_pile": [],
        "expert": [{"seats": 2, "choice": True}],
    }
    (first,) = (option for option in paso["options"] if option["name"] == "first_lookout")
    assert first["needs"][-1] == {"seats": 5, "choice": "fifth_seat"}


async def test_the_games_are_listed_with_seats_options_bandits_and_bots(me: Person) -> None:
    (colt,) = (game for game in (await me.http.get("/api/games")).json() if game["name"] == "colt-express")
    assert (colt["seats_min"], colt["seats_max"]) == (2, 6)
    assert colt["bandits"] == ["belle", "cheyenne", "django", "doc", "ghost", "tuco"]
    assert colt["bots"] == ["greenhorn", "outlaw", "gunslinger", "legend", "greedy", "random"]
    assert colt["usual_bot"] == "outlaw"
    assert {option["name"]: option["default"] for option in colt["options"]} == {
        "django_push": "may",
        "marshals_revenge": "every_roof",
        "open_pile": True,
        "expert": False,
    }
