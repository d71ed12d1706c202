"""`python -m wildbunch.server`: a server with everything from the environment; `wildbunch serve` is the friendlier door."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from wildbunch.core.errors import WildbunchError
from wildbunch.server.run import serve
from wildbunch.server.settings import PREFIX

if __name__ == "__main__":
    try:
        serve(
            os.environ.get(f"{PREFIX}HOST", "127.0.0.1"),
            int(os.environ.get(f"{PREFIX}PORT", "8000")),
            Path(os.environ.get(f"{PREFIX}DATA", "data")),
            open_browser=False,
        )
    except WildbunchError as error:
        sys.exit(error.message)
