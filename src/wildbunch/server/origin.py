"""Who may talk to this server: pages it served itself, under a name that is its own."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from wildbunch.server.settings import Settings

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})


def host_allowed(headers: Headers, settings: Settings) -> bool:
    """Whether the request names this server.

    On the loopback address a foreign name means that somebody else's name server points here (DNS rebinding); a server that is
    reachable from outside has names that only its owner knows.
    """
    if not settings.loopback or "*" in settings.allowed_hosts:
        return True
    try:
        name = urlsplit(f"//{headers.get('host', '')}").hostname
    except ValueError:
        return False
    return name in LOOPBACK or name == settings.host or name in settings.allowed_hosts


def same_origin(headers: Headers) -> bool:
    """Whether the page that asks was served from here: its Origin names the host that is asked. A missing Origin does not."""
    origin = headers.get("origin", "")
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == headers.get("host")
