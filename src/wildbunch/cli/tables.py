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

    >>> number(1234.5), number(3.21)
    ('1,234', '3.2')
    """
    return f"{value:,.0f}" if value >= LARGE else f"{value:.1f}"


def percent_limits(estimate: Estimate, decimals: int = 1) -> str:
    """The limits of the interval of a share, in percent."""
    return f"{100 * estimate.low:.{decimals}f}-{100 * estimate.high:.{decimals}f}"
