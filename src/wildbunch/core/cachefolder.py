"""Where compiled rules are kept: one folder for each exact set of sources, versions and processor."""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import re
import shutil
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

KEPT = 4
"""Folders of one game that are kept: this one and those used last before it."""
SETTLED = 3600.0
"""Seconds without use after which a folder is no longer taken for one that another process is filling."""


def cache_root() -> Path:
    """`WILDBUNCH_CACHE`, or `wildbunch` in the user's cache folder."""
    own = os.environ.get("WILDBUNCH_CACHE")
    if own:
        return Path(own).expanduser().absolute()
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "wildbunch"


def key_of(parts: Iterable[bytes]) -> str:
    """A short name for all the parts together."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()[:20]


def cache_folder(game: str, key: str) -> Path:
    """The folder for this key, made and marked as used; older ones of the game are removed.

    Where nothing can be written it is a temporary folder: everything works, compiled anew in every process.
    """
    folder = cache_root() / f"{game}-{key}"
    if not _usable(folder):
        temporary = tempfile.mkdtemp(prefix="wildbunch-")
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        return Path(temporary)
    _remove_old(folder, game)
    return folder


def keeps() -> bool:
    """Whether compiled rules can be kept."""
    return _usable(cache_root())


def _usable(folder: Path) -> bool:
    """Make a folder if there is none, and mark it as used; whether it can be written into."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _remove_old(current: Path, game: str) -> None:
    used: list[tuple[float, Path]] = []
    for other in current.parent.iterdir():
        if other != current and re.fullmatch(re.escape(game) + "-[0-9a-f]{20}", other.name):
            with contextlib.suppress(OSError):
                used.append((other.stat().st_mtime, other))
    for when, other in sorted(used, reverse=True)[KEPT - 1 :]:
        if time.time() - when > SETTLED:
            shutil.rmtree(other, ignore_errors=True)
