"""What every HTTP answer gets: headers that keep browsers careful, and a guest's cookie on the first visit."""

from __future__ import annotations

from collections.abc import Iterator

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wildbunch.server.guests import COOKIE, Guests
from wildbunch.server.origin import host_allowed
from wildbunch.server.settings import Settings

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SECURITY = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
NO_GUEST_PATHS = ("/assets/", "/healthz", "/readyz")


class Front:
    """Reads the guest's cookie into the request's state, and dresses the answers."""

    def __init__(self, app: ASGIApp, guests: Guests, settings: Settings) -> None:
        self._app = app
        self._guests = guests
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        # Other programs of this machine share its cookies: theirs may be of any form, even of our name.
        known = next(filter(None, map(self._guests.read, _cookies(headers))), None)
        scope.setdefault("state", {})["guest"] = known[0] if known else None
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        issue = scope["method"] == "GET" and (known is None or known[1]) and not scope["path"].startswith(NO_GUEST_PATHS)

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    answer.setdefault(name, value)
                if issue:
                    answer.append("set-cookie", self._set_cookie(known[0] if known else None, scope["scheme"]))
            await send(message)

        if host_allowed(headers, self._settings):
            await self._app(scope, receive, dressed)
        else:
            issue = False
            refused = PlainTextResponse("This server does not go by this name (see allowed_hosts in its settings).", 421)
            await refused(scope, receive, dressed)

    def _set_cookie(self, guest: str | None, scheme: str) -> str:
        cookie = f"{COOKIE}={self._guests.issue(guest)}; Path=/; Max-Age={self._guests.seconds}; HttpOnly; SameSite=Lax"
        return f"{cookie}; Secure" if scheme == "https" else cookie


def _cookies(headers: Headers) -> Iterator[str]:
    """The values of all cookies with our name."""
    for pair in ";".join(headers.getlist("cookie")).split(";"):
        name, _, value = pair.partition("=")
        if name.strip() == COOKIE:
            yield value.strip()
