"""Guests: a random id in a signed cookie, no account."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path

from itsdangerous import BadSignature, TimestampSigner

COOKIE = "wildbunch_guest"
DAY = 24 * 60 * 60


KEY = re.compile(r"[0-9a-f]{64}")


class UnusableKey(Exception):
    """The file of the key holds none: signing with it would let anybody be any guest. The message is a sentence."""


class Guests:
    """Issues and reads the cookie. The key lies in the data folder, readable by its owner only."""

    def __init__(self, data: Path, days: int) -> None:
        self._signer = TimestampSigner(_key(data / "guests.key"), salt=COOKIE)
        self.seconds = days * DAY

    def issue(self, guest: str | None = None) -> str:
        """A cookie's value for this guest, or for a new one."""
        return self._signer.sign(guest or secrets.token_urlsafe(16)).decode()

    def read(self, value: str) -> tuple[str, bool] | None:
        """The guest and whether the cookie should be issued again; None when it is not ours or has expired."""
        try:
            guest, signed = self._signer.unsign(value, return_timestamp=True)
        except BadSignature:
            return None
        # Below zero where the clock was put back since: nobody must lose their tables for that.
        age = self._signer.get_timestamp() - signed.timestamp()
        return None if age > self.seconds else (guest.decode(), abs(age) > self.seconds / 10)


def _key(path: Path) -> str:
    """The key in this file, which is made when it is not there. Raises OSError, UnusableKey."""
    if not path.exists():
        _make_key(path)
    key = path.read_text(encoding="utf-8", errors="replace").strip()
    if not KEY.fullmatch(key):
        raise UnusableKey(f"{path} does not hold the key of the guests' cookies: bring it back, or delete it, and all guests are new ones.")
    return key


def _make_key(path: Path) -> None:
    """Put a whole key there or, when this is broken off, none; the first of several who do it at once wins."""
    own = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(own, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(own, path)
    finally:
        own.unlink(missing_ok=True)
