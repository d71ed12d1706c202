"""What can be set about a server, with its defaults; the environment may set all of it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Self

PREFIX = "WILDBUNCH_"


class BadSetting(ValueError):
    """An environment variable with a value that cannot be used; the message says which and what is allowed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of one server.

    `data` is the folder of the database and of the key that signs guests' cookies. `database` is an SQLAlchemy address; empty
    means the SQLite file in `data`. `house_rules` is a TOML file with options for each game; empty means none. `allowed_hosts`
    are names, besides the one it listens on, under which a server on the loopback address may be reached (`*` for any).
    `trusted_proxies` are addresses or networks whose word counts for where a request comes from and whether it came by https (`*` for
    any). `secret_seconds` is the beat in which bots tell that they have answered a secret question. `finished_days` and
    `abandoned_days` say when a table is deleted, after its end or after its last move; 0 is never. Sizes are bytes, times are seconds.
    """

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    house_rules: str = ""
    static: Path = Path(__file__).parent / "static"
    allowed_hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    request_seconds: int = 5
    guest_days: int = 400
    max_message: int = 16 * 1024
    messages_burst: int = 20
    messages_per_second: float = 10.0
    refusals_before_close: int = 20
    tables_burst: int = 20
    tables_per_second: float = 0.5
    replays_burst: int = 20
    replays_per_second: float = 1.0
    sockets: int = 2000
    sockets_per_guest: int = 16
    connections_per_address: int = 1000
    queued_messages: int = 64
    queued_bytes: int = 256 * 1024
    resync_updates: int = 32
    bot_seconds: float = 5.0
    secret_seconds: float = 0.5
    bot_workers: int = 1
    bot_memory: int = 2 * 1024**3
    analysis_iterations: int = 1500
    analysis_seconds: float = 0.5
    analysis_patience: float = 20.0
    analyses_waiting: int = 16
    analyses_kept: int = 100
    idle_seconds: float = 60.0
    finished_days: float = 0.0
    abandoned_days: float = 0.0
    commit_batch: int = 256
    storage_seconds: float = 2.0

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return self.host in ("localhost", "::1") or self.host.startswith("127.")

    @property
    def database_url(self) -> str:
        """The SQLAlchemy address of the database."""
        return self.database or f"sqlite:///{(self.data / 'wildbunch.sqlite3').absolute()}"

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> Self:
        """The settings given, the others as WILDBUNCH_<NAME> says, the rest by default. Raises BadSetting."""
        values = dict(given)
        for field in fields(cls):
            variable = PREFIX + field.name.upper()
            if field.name not in given and variable in environment:
                values[field.name] = _read(variable, str(field.type), environment[variable])
        if values.get("bot_workers") == 0:
            raise BadSetting(f"{PREFIX}BOT_WORKERS is 1 or more, not '0': without a process bots never move.")
        return cls(**values)


def _read(variable: str, kind: str, text: str) -> Any:
    if kind == "Path":
        return Path(text)
    if kind.startswith("tuple"):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    if kind == "str":
        return text
    try:
        number = int(text) if kind == "int" else float(text)
    except ValueError:
        number = -1
    if not 0 <= number < float("inf"):
        what = "a whole number" if kind == "int" else "a number"
        raise BadSetting(f"{variable} is {what} of 0 or more, not {text!r}.")
    return number
