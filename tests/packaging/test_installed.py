"""The wheel, installed into an empty environment where Node and the sources are not, plays a game."""

import json
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from .conftest import Environment

pytestmark = pytest.mark.xdist_group("wheel")

PLAY_A_GAME = """
import random, sys
import wildbunch

strangers = {name.partition(".")[0] for name in sys.modules} & {"numba", "numpy", "fluent", "rich", "typer", "msgspec"}
assert not strangers, strangers
dice = random.Random(1)
game = wildbunch.new_game("colt-express", 4, seed=1)
while game.outcome is None:
    seat = game.awaiting[0]
    game = game.play(seat, dice.choice(game.legal_actions(seat)))
assert "site-packages" in wildbunch.__file__
print(len(game.outcome.scores), "scores after", game.number, "steps")
"""

PLAY_AT_THE_TABLE = """
import json, random, sys, time, urllib.request
from http.cookiejar import CookieJar
from websockets.sync.client import connect

address = sys.argv[1]
jar = CookieJar()
browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
browser.open(f"http://{address}/").read()
asked = {"game": "colt-express", "seats": [{"who": "me"}, {"who": "greedy"}, {"who": "random"}], "options": {}}
request = urllib.request.Request(
    f"http://{address}/api/tables",
    data=json.dumps(asked).encode(),
    headers={"Content-Type": "application/json", "Origin": f"http://{address}"},
)
table = json.load(browser.open(request))["table"]
cookie = "; ".join(f"{c.name}={c.value}" for c in jar)
dice = random.Random(1)
with connect(
    f"ws://{address}/ws/tables/{table}",
    origin=f"http://{address}",
    additional_headers={"Cookie": cookie},
    proxy=None,
    open_timeout=180,
    ping_timeout=180,
) as socket:
    seat, number, asked_at = None, 0, None
    while True:
        message = json.loads(socket.recv(timeout=180))
        if message["type"] == "welcome":
            seat = message["seat"]
        if message["type"] == "error":
            assert message["code"] == "too_fast", message
            time.sleep(0.5)
            socket.send(choice)
        if message["type"] not in ("state", "update"):
            continue
        if message["outcome"] is not None:
            break
        if seat in message["awaiting"] and message["legal"] and message["seq"] != asked_at:
            number, asked_at = number + 1, message["seq"]
            action = dice.choice(message["legal"])["text"]
            choice = json.dumps({"type": "play", "id": str(number), "seq": message["seq"], "action": action})
            socket.send(choice)
print(number, "choices,", len(message["outcome"]["scores"]), "scores")
"""


def test_the_rules_play_a_game_with_no_other_package_installed(empty_environment: Environment, wheel: Path) -> None:
    empty_environment.install(wheel, "--no-deps")
    done = empty_environment.run("python", "-c", PLAY_A_GAME)
    assert done.stdout.startswith("4 scores after ")


def test_the_command_line_needs_its_own_few_packages_alone(empty_environment: Environment, wheel: Path, wheels: Path) -> None:
    empty_environment.install(wheel, "--find-links", str(wheels))
    installed = {path.name for path in empty_environment.folder.glob("lib/python*/site-packages/*")}
    assert installed.isdisjoint({"numba", "numpy", "fastapi", "sqlalchemy"})
    done = empty_environment.run("wildbunch", "simulate", "--games", "4", "--players", "4", "--seed", "1", "--json")
    assert json.loads(done.stdout)


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@pytest.fixture
def table(empty_environment: Environment, wheel: Path, wheels: Path) -> Iterator[tuple[Environment, str]]:
    """A table served by the installed wheel: the environment, and the address without the scheme."""
    empty_environment.install(f"{wheel}[web]", "--find-links", str(wheels))
    port = free_port()
    log = empty_environment.folder / "serve.log"
    with log.open("w") as output:
        server = subprocess.Popen(
            [
                str(empty_environment.folder / "bin" / "wildbunch"),
                *("serve", "--port", str(port), "--data", str(empty_environment.folder / "data"), "--no-browser"),
            ],
            cwd=empty_environment.folder,
            env=empty_environment.variables,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    try:
        address = f"127.0.0.1:{port}"
        for _ in range(2400):
            assert server.poll() is None, log.read_text()
            try:
                urllib.request.urlopen(f"http://{address}/healthz").read()
                break
            except urllib.error.URLError:
                time.sleep(0.1)
        else:
            pytest.fail(f"the server did not answer:\n{log.read_text()}")
        yield empty_environment, address
    finally:
        server.terminate()
        server.wait()


def test_the_installed_table_serves_the_client_and_plays_a_game(table: tuple[Environment, str]) -> None:
    environment, address = table
    page = urllib.request.urlopen(f"http://{address}/").read().decode()
    assert '<script type="module"' in page
    done = environment.run("python", "-c", PLAY_AT_THE_TABLE, address)
    assert done.stdout.endswith("3 scores\n")
