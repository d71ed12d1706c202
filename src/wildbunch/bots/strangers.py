"""Calling the Python code of bots of people's own: whatever it does, the output of ours stays clean and our caller lives on.

>>> with strangers_code():
...     print("thinking aloud")  # on the standard error, where it disturbs nobody who reads the results
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout

from wildbunch.bots.faults import shown_error


class StrangersError(Exception):
    """Other people's code has raised; `error` is what, and the message its name and what it says."""

    def __init__(self, error: BaseException) -> None:
        super().__init__(shown_error(error))
        self.error = error


@contextmanager
def strangers_code() -> Iterator[None]:
    """Call other people's code within this: what it prints goes to the standard error. Raises StrangersError for whatever it raises, also
    what is no Exception, such as SystemExit; only the interrupt of a person goes through."""
    with redirect_stdout(sys.stderr):
        try:
            yield
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            raise StrangersError(error) from error
