"""Intervals for shares and means, with the standard library alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev

LEVEL = 0.95


@dataclass(frozen=True, slots=True)
class Estimate:
    """A measured value with the limits of its interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, float]:
        """A JSON object with the fields of this class."""
        return {"value": self.value, "low": self.low, "high": self.high}


def z_of(level: float) -> float:
    """How many standard deviations the limits of an interval are from its middle."""
    return NormalDist().inv_cdf((1 + level) / 2)


def share(wins: float, games: int, level: float = LEVEL) -> Estimate:
    """A share with its Wilson score interval; a shared win may count in part.

    >>> share(93, 100)
    Estimate(value=0.93, low=0.8625..., high=0.9656...)
    >>> share(0, 0)
    Estimate(value=0.0, low=0.0, high=1.0)
    """
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    z2 = z_of(level) ** 2
    part = wins / games
    middle = (part + z2 / (2 * games)) / (1 + z2 / games)
    half = sqrt(z2 * (part * (1 - part) / games + z2 / (4 * games**2))) / (1 + z2 / games)
    return Estimate(part, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float], level: float = LEVEL) -> Estimate:
    """A mean with the interval of the normal distribution; with fewer than two values the interval is the value.

    >>> mean([1, 2, 3])
    Estimate(value=2.0, low=0.868..., high=3.131...)
    """
    middle = fmean(values) if values else 0.0
    half = z_of(level) * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - half, middle + half)
