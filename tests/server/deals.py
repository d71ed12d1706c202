"""Which deals the servers of the tests make: `dealt_server.py` reads it from a file."""

import tempfile
from pathlib import Path

import pytest

PLACE = Path(tempfile.mkdtemp(prefix="wildbunch-deals-")) / "name"


def deal(name: str) -> None:
    """What servers deal from now on is the first deal of this name, then its second."""
    PLACE.write_text(name)


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest) -> None:
    """Every test has deals of its own, the same in every run."""
    deal(request.node.nodeid)
