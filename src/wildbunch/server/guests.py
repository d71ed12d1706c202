"""Guests: a random id in a signed cookie, no account."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, TimestampSigner

COOKIE = "wildbunch_guest"
DAY = 24 * 60 * 60


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
    """The key in this file, which is made when it is not there."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
    except FileExistsError:
        pass
    return path.read_text()
