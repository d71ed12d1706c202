"""Starting a server: the address, the settings, and what it says when it cannot."""

from __future__ import annotations

import errno
import os
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
from tests.server.table_harness import PATIENCE, SOURCE, Server

from wildbunch.server.guests import Guests
from wildbunch.server.run import MOST_FILES, CannotServe, serve
from wildbunch.server.settings import BadSetting, Settings
from wildbunch.server.storage.database import prepared_engine

REFERENCE = SOURCE.parent / "docs" / "reference" / "server-settings.md"


def test_a_port_that_is_taken_is_told_in_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(CannotServe, match=f"^Port {port} is taken .* choose another with --port.$"):
            serve("127.0.0.1", port, tmp_path, open_browser=False)


@pytest.mark.parametrize(
    ("host", "port", "sentence"),
    [
        ("127.0.0.1", 70000, "A port is a number from 0 to 65535"),
        ("no.such.host.invalid", 0, "cannot listen on no.such.host.invalid"),
    ],
)
def test_an_address_that_cannot_be_is_told_in_one_sentence(tmp_path: Path, host: str, port: int, sentence: str) -> None:
    with pytest.raises(CannotServe, match=sentence):
        serve(host, port, tmp_path, open_browser=False)


def test_a_data_folder_that_is_a_file_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(CannotServe, match="cannot be used"):
        serve("127.0.0.1", 0, tmp_path / "data", open_browser=False)


def test_a_database_that_is_none_is_told_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "wildbunch.sqlite3").write_text("not a database " * 1000)
    with pytest.raises(CannotServe, match=r"^The database cannot be used: file is not a database\.$"):
        serve("127.0.0.1", 0, tmp_path, open_browser=False)


@pytest.mark.parametrize("key", [b"", b"short", b"\xff" * 64, b"\0" * 64])
def test_a_key_that_is_none_signs_nothing(tmp_path: Path, key: bytes) -> None:
    (tmp_path / "guests.key").write_bytes(key)
    with pytest.raises(CannotServe, match=r"guests\.key does not hold the key of the guests' cookies"):
        serve("127.0.0.1", 0, tmp_path, open_browser=False)
    assert (tmp_path / "guests.key").read_bytes() == key


def test_a_key_whose_making_was_broken_off_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        Guests(tmp_path, 1)
    assert list(tmp_path.iterdir()) == []


def test_a_database_without_its_driver_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDBUNCH_DATABASE", "mysql://nobody@localhost/tables")
    with pytest.raises(CannotServe, match=r"^The driver for this database is not installed: MySQLdb\.$"):
        serve("127.0.0.1", 0, tmp_path, open_browser=False)


def test_a_port_in_the_environment_that_is_none_is_told(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "WILDBUNCH_PORT": "many", "WILDBUNCH_DATA": str(tmp_path)}
    done = subprocess.run([sys.executable, "-m", "wildbunch.server"], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "WILDBUNCH_PORT is a whole number of 0 or more, not 'many'.\n")


@pytest.mark.parametrize("versions", [[], ["0002"], ["0001", "0002"]])
def test_a_database_without_the_tables_of_its_version_is_told(tmp_path: Path, versions: list[str]) -> None:
    with closing(sqlite3.connect(tmp_path / "wildbunch.sqlite3")) as database, database:
        database.execute("CREATE TABLE alembic_version (version_num TEXT)")
        database.executemany("INSERT INTO alembic_version VALUES (?)", [(version,) for version in versions])
    with pytest.raises(CannotServe, match=r"The database is not one of wildbunch, or it is damaged\."):
        serve("127.0.0.1", 0, tmp_path, open_browser=False)


def test_as_many_files_may_be_open_as_the_system_allows(tmp_path: Path) -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    script = f"ulimit -S -n 64; exec {sys.executable} -m wildbunch.server"
    with Server(tmp_path) as server:
        server.end()
    with subprocess.Popen(["sh", "-c", script], env=server.environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "is open at" in process.stdout.readline()
        limits = Path(f"/proc/{process.pid}/limits").read_text()
        process.terminate()
    (soft,) = (line.split()[3] for line in limits.splitlines() if line.startswith("Max open files"))
    assert int(soft) == min(most, MOST_FILES)


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    engine = prepared_engine(Settings(data=tmp_path).database_url, 1.0)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(CannotServe, match="newer version"):
        serve("127.0.0.1", 0, tmp_path, open_browser=False)


def test_an_address_of_a_database_that_cannot_be_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WILDBUNCH_DATABASE", "nothing://")
    with pytest.raises(CannotServe, match="address of the database"):
        serve("127.0.0.1", 0, tmp_path, open_browser=False)


def test_the_address_is_printed_and_a_browser_opened_only_where_there_is_a_display(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f"#!/bin/sh\necho $1 > {opened}.new; mv {opened}.new {opened}\n")
    browser.chmod(0o755)
    script = "import sys; from pathlib import Path; from wildbunch.server.run import serve; serve('127.0.0.1', 0, Path(sys.argv[1]), True)"
    plain = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    for display in ("", ":9"):
        environment = {**plain, "PYTHONPATH": str(SOURCE), "BROWSER": str(browser), "DISPLAY": display}
        with subprocess.Popen(
            [sys.executable, "-c", script, str(tmp_path / "data")],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as running:
            assert running.stdout is not None
            (address,) = re.findall(r"http://localhost:\d+", running.stdout.readline())
            assert httpx.get(f"{address}/healthz", timeout=PATIENCE).status_code == 200
            while display and not opened.exists():
                time.sleep(0.05)
            running.send_signal(signal.SIGINT)
            _, errors = running.communicate(timeout=PATIENCE)
        assert (running.returncode, errors) == (0, "")
        assert opened.exists() == bool(display)
    assert opened.read_text().strip() == address


def test_only_this_machine_is_listened_to_unless_told_otherwise(own_server: Callable[..., Server]) -> None:
    server = own_server()
    port = int(server.host.split(":")[1])
    with socket.socket() as elsewhere:
        elsewhere.bind(("127.0.0.1", 0))
        assert elsewhere.connect_ex(("127.0.0.2", port)) != 0


def test_a_server_for_others_answers_under_any_name(own_server: Callable[..., Server]) -> None:
    server = own_server(host="0.0.0.0")
    answer = httpx.get(f"{server.base}/api/games", headers={"Host": "games.example"}, timeout=PATIENCE)
    assert answer.status_code == 200


def test_settings_come_from_the_environment_and_what_is_given_wins() -> None:
    environment = {
        "WILDBUNCH_PORT": "9",
        "WILDBUNCH_MESSAGES_PER_SECOND": "2.5",
        "WILDBUNCH_ALLOWED_HOSTS": "a.example, b.example",
        "WILDBUNCH_STATIC": "/srv/client",
    }
    settings = Settings.from_environment(environment, data=Path("d"), port=7)
    assert settings.port == 7
    assert settings.messages_per_second == 2.5
    assert settings.allowed_hosts == ("a.example", "b.example")
    assert settings.static == Path("/srv/client")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("SOCKETS", "many"),
        ("SOCKETS", "-1"),
        ("BOT_SECONDS", "soon"),
        ("BOT_SECONDS", "nan"),
        ("STORAGE_SECONDS", "inf"),
        ("BOT_WORKERS", "0"),
    ],
)
def test_a_setting_that_cannot_be_is_named(name: str, text: str) -> None:
    with pytest.raises(BadSetting, match=f"WILDBUNCH_{name}.*{text}"):
        Settings.from_environment({f"WILDBUNCH_{name}": text}, data=Path("d"))


def test_every_setting_is_documented_with_its_default() -> None:
    rows = dict(re.findall(r"^\| `WILDBUNCH_(\w+)` \| ([^|]+) \|", REFERENCE.read_text(), re.MULTILINE))
    defaults = Settings(data=Path("data"))
    assert set(rows) == {field.name.upper() for field in fields(Settings)}
    for field in fields(Settings):
        value = getattr(defaults, field.name)
        if isinstance(value, (int, float)):
            assert rows[field.name.upper()].strip() == f"{value:,}".replace(",", " "), field.name
