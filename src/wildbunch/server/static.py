"""The built client: files with a hash in their name are kept for ever, all else is asked for again each time."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOT_BUILT = "The browser's part of wildbunch is not built: run ./play in the project's folder, or install the wheel.\n"


class ClientFiles(StaticFiles):
    """Serves the client's folder; an address that is no file is a page of the client, which index.html shows."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        # A folder that is missing gets an answer in words, below.
        self.config_checked = True
        self._index = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or the index; the addresses of the interface and of hashed files have no index."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        if path.partition("/")[0] in ("api", "ws"):
            raise HTTPException(404)
        if not self._index.is_file():
            return PlainTextResponse(NOT_BUILT, 503)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets/"):
                raise
            response = await super().get_response("index.html", scope)
        response.headers["cache-control"] = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return response
