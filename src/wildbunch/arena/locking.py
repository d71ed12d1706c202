"""A file that one process alone writes."""

from __future__ import annotations

import sys
from typing import IO, Any


def locked(file: IO[Any]) -> bool:
    """Lock a file for this process until it is closed; False where another has locked it. Where locks are unknown all have their way."""
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:  # some file systems know no locks
            return True
    return True
