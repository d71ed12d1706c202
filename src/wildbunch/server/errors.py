"""What the server refuses: a code for programs, a sentence for people, and the HTTP status."""

from __future__ import annotations

from wildbunch.core.errors import WildbunchError


class Refused(WildbunchError):
    """A request that is not served. `status` is the HTTP status."""

    def __init__(self, code: str, message: str, status: int = 400) -> None:
        super().__init__(code, message)
        self.status = status


def unknown_table() -> Refused:
    """There is no such table."""
    return Refused("unknown_table", "There is no table of this name.", 404)


def not_yours() -> Refused:
    """The guest has no seat there."""
    return Refused("not_yours", "You have no seat at this table.", 403)


def storage_failed() -> Refused:
    """The database does not answer; nothing was lost."""
    return Refused("storage", "The server cannot store or read anything at the moment; try again soon.", 503)


def not_over() -> Refused:
    """Only finished games are shown to their end."""
    return Refused("not_over", "The game still goes on; this can be had after its end.", 409)
