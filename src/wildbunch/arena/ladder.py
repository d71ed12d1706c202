"""Whether bots are as strong as their order says: a tournament may only contradict it within its intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from wildbunch.arena.crosstable import Cell, CrossTable

EVEN = 0.5


@dataclass(frozen=True, slots=True)
class Rung:
    """Two bots of a ladder and how often the upper one finished before the lower."""

    lower: str
    upper: str
    cell: Cell

    @property
    def broken(self) -> bool:
        """Whether the lower one is stronger, with its whole interval."""
        return self.cell.ahead.high < EVEN

    @property
    def proven(self) -> bool:
        """Whether the upper one is stronger, with its whole interval."""
        return self.cell.ahead.low > EVEN

    def __str__(self) -> str:
        ahead = self.cell.ahead
        share = f"{ahead.value:.1%} ({100 * ahead.low:.1f} to {100 * ahead.high:.1f})"
        return f"{self.upper} finished before {self.lower} in {share} of {self.cell.games} games"


def rungs(table: CrossTable, rising: Sequence[str]) -> tuple[Rung, ...]:
    """All pairs of a ladder that have met, the names given from the weakest to the strongest."""
    return tuple(Rung(lower, upper, table[upper][lower]) for lower, upper in combinations(rising, 2) if lower in table[upper])
