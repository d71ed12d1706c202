"""Tables and numbers of commands that tell about many games."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.table import Table

    from wildbunch.arena.stats import Estimate

LARGE = 100


def plain_table(first: str, *others: str) -> Table:
    """A table without lines: names on the left, numbers on the right."""
    from rich.table import Table

    table = Table(box=None, padding=(0, 1), show_edge=False)
    table.add_column(first)
    for column in others:
        table.add_column(column, justify="right")
    return table


def number(value: float) -> str:
    """A mean, with a decimal where that matters.

    >>> number(1234.5), number(3.21), number(-1055.7), number(-0.01)
    ('1,234', '3.2', '-1,056', '0.0')
    """
    return _with_decimals(value, _decimals(value))


def limits(estimate: Estimate) -> str:
    """The limits of the interval of a mean, both with as many decimals.

    >>> from wildbunch.arena.stats import Estimate
    >>> limits(Estimate(1100, -1055.7, 3255.7)), limits(Estimate(500, 42.3, 957.7)), limits(Estimate(6.3, 5.1, 7.5))
    ('-1,056 to 3,256', '42-958', '5.1-7.5')
    """
    return between(estimate.low, estimate.high, min(_decimals(estimate.low), _decimals(estimate.high)))


def percent_limits(estimate: Estimate, decimals: int = 1) -> str:
    """The limits of the interval of a share, in percent."""
    return between(100 * estimate.low, 100 * estimate.high, decimals)


def between(low: float, high: float, decimals: int) -> str:
    """From the one to the other; no dash stands beside a minus.

    >>> between(3.0, 4.25, 1), between(-3.0, 4.25, 1)
    ('3.0-4.2', '-3.0 to 4.2')
    """
    first, last = _with_decimals(low, decimals), _with_decimals(high, decimals)
    return f"{first} to {last}" if "-" in first + last else f"{first}-{last}"


def _decimals(value: float) -> int:
    return 0 if abs(value) >= LARGE else 1


def _with_decimals(value: float, decimals: int) -> str:
    """Without a minus where all digits are 0."""
    return f"{value:z,.{decimals}f}"
