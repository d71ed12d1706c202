"""Starting and stopping a server."""

from __future__ import annotations

import errno
import logging
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

from wildbunch.core.errors import WildbunchError
from wildbunch.server.house import read_house_rules
from wildbunch.server.settings import BadSetting, Settings

DRAIN_SECONDS = 4
MOST_PORT = 65535
MOST_FILES = 64 * 1024
HARD_LIMIT = 64 * 1024
"""Frames larger than this are not even read; smaller ones over the limit of the settings get an answer."""


class CannotServe(WildbunchError):
    """The server cannot start; the message says why and what to do."""

    def __init__(self, message: str) -> None:
        super().__init__("cannot_serve", message)


def serve(host: str, port: int, data: Path, open_browser: bool) -> None:
    """Serve until the process is told to stop. Prints the address, and opens it where there is a browser.

    Other settings come from the environment. Raises CannotServe.
    """
    try:
        settings = Settings.from_environment(host=host, port=port, data=data)
        read_house_rules(settings.house_rules)
    except BadSetting as error:
        raise CannotServe(str(error)) from error
    listener = _listen(host, port)
    _allow_many_files()
    address = _address(host, listener.getsockname()[1])

    def ready() -> None:
        sys.stdout.write(f"wildbunch is open at {address}\n")
        sys.stdout.flush()
        if open_browser and _has_display():
            # Some browsers keep the caller waiting, and the page only comes once this returns.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    # Imported only now, so that a port that is taken is told at once.
    import uvicorn

    from wildbunch.server.app import make_app
    from wildbunch.server.guests import UnusableKey
    from wildbunch.server.protocol import AbortableWebSocket, ImpatientHttp, Limited
    from wildbunch.server.storage.database import UnusableDatabase

    logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", level=logging.WARNING)
    try:
        app = make_app(settings, ready)
    except OSError as error:
        listener.close()
        raise CannotServe(f"The folder {data} cannot be used: {error.strerror}.") from error
    except (UnusableDatabase, UnusableKey) as error:
        listener.close()
        raise CannotServe(str(error)) from error
    config = Limited(
        app,
        settings.connections_per_address,
        settings.trusted_proxies,
        loop="uvloop" if _has_uvloop() else "asyncio",
        http=ImpatientHttp,
        ws=AbortableWebSocket,
        ws_max_size=HARD_LIMIT,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=DRAIN_SECONDS,
        timeout_keep_alive=settings.request_seconds,
    )
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])


def _allow_many_files() -> None:
    """As many open files as this process may have: the usual 1024 are fewer than the sockets the settings allow, and a server that
    has none left cannot open its database either.
    """
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= MOST_PORT:
        raise CannotServe(f"A port is a number from 0 to {MOST_PORT}, not {port}.")
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        raise CannotServe(_why(host, port, error)) from error
    listener.set_inheritable(False)
    return listener


def _why(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken by another program: close that one, or choose another with --port."
    if error.errno == errno.EACCES:
        return f"Port {port} may not be used by this user: choose one above 1023 with --port."
    return f"This machine cannot listen on {host}: {error}."


def _address(host: str, port: int) -> str:
    shown = {"127.0.0.1": "localhost", "::1": "localhost", "0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _has_display() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _has_uvloop() -> bool:
    try:
        import uvloop  # noqa: F401
    except ImportError:
        return False
    return True
