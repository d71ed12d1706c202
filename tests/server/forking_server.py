"""A process that has imported the server and forks a new one for each line it reads: starts that take no time.

Each fork is the whole server, as `python -m wildbunch.server` runs it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import uvicorn.lifespan.on
import uvicorn.protocols.http.h11_impl
import uvloop

import wildbunch.colt_express.game
import wildbunch.server.app
import wildbunch.server.protocol
from wildbunch.server.run import serve

assert all((uvicorn.lifespan.on, uvicorn.protocols.http.h11_impl, uvloop, wildbunch.colt_express.game))


def main() -> None:
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            serve("127.0.0.1", 0, Path(sys.argv[1]), open_browser=False)
            os._exit(0)
        sys.stdout.write(f"forked {child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
