"""`wildbunch serve`: the table in the browser."""

from __future__ import annotations

import importlib.util
from pathlib import Path

from wildbunch.cli.common import BadArgument
from wildbunch.core.installing import how_to_install

NEEDED = ("uvicorn", "starlette", "msgspec", "sqlalchemy", "alembic", "itsdangerous", "websockets")


def serve_here(host: str, port: int, data: Path, open_browser: bool) -> None:
    """Serve until stopped. Raises BadArgument where the packages of the server are not installed, and what `serve` raises."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise BadArgument(
            f"The table in the browser needs packages that are not installed ({', '.join(missing)}): {how_to_install('web')}."
        )
    from wildbunch.server.run import serve

    serve(host, port, data, open_browser)
