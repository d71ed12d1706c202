"""The server as `python -m wildbunch.server` runs it, but what it deals and how its bots break a tie is the test's: by the name that the
file in the first argument holds. What a test meets in a game it then meets in every run, on every machine.
"""

from __future__ import annotations

import hashlib
import runpy
import secrets
import sys
from pathlib import Path

import wildbunch.server.bots.pool
import wildbunch.server.lobby

PLACE = Path(sys.argv.pop())


class Dealer:
    """Stands where the server asks the system for chance. The n-th deal since a name was written is the n-th of that name."""

    token_urlsafe = staticmethod(secrets.token_urlsafe)

    def __init__(self) -> None:
        self._name = ""
        self._dealt = 0

    def token_bytes(self, count: int) -> bytes:
        name = PLACE.read_text()
        self._dealt = self._dealt + 1 if name == self._name else 0
        self._name = name
        return hashlib.sha256(f"{name} {self._dealt}".encode()).digest()[:count]

    def randbits(self, count: int) -> int:
        return int.from_bytes(hashlib.sha256(PLACE.read_bytes()).digest()) >> (256 - count)


if __name__ == "__main__":
    dealer = Dealer()
    for module in (wildbunch.server.lobby, wildbunch.server.bots.pool):
        vars(module)["secrets"] = dealer
    runpy.run_module("wildbunch.server", run_name="__main__")
