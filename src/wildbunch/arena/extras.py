"""What a tournament needs that is not installed with the package."""

from __future__ import annotations

from importlib.util import find_spec

from wildbunch.core.errors import WildbunchError
from wildbunch.core.installing import how_to_install


class MissingExtra(WildbunchError):
    """Something needs a library that is not installed. Details: needs, extra."""

    def __init__(self, what: str, library: str, extra: str) -> None:
        sentence = f"{what} needs {library}, which is not installed: {how_to_install(extra)}."
        super().__init__("missing_extra", sentence, needs=library, extra=extra)


def require(what: str, library: str, module: str, extra: str) -> None:
    """Find out before anything is played whether a library is there. Raises MissingExtra."""
    if find_spec(module) is None:
        raise MissingExtra(what, library, extra)
