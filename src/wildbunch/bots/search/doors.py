"""The ways from Python into the search: many iterations in one call, in which other threads may run."""

from __future__ import annotations

from collections.abc import Sequence

from wildbunch.bots.search.arena import Average, Desk, Node
from wildbunch.bots.search.hooks import Searchable
from wildbunch.bots.search.iteration import iterate


def search(states: Sequence[Searchable], desks: Sequence[Desk], nodes: Sequence[Node], averages: Sequence[Average], iterations: int) -> int:
    """So many iterations more from `states[0]`, which stays as it is; all done so far."""
    d = desks[0]
    if d.used == 0:
        # Node 0 is none; then come the roots of the trees.
        d.used = d.trees + 1
    for _ in range(iterations):
        iterate(states[0], states[1], d, nodes, averages)
    return d.iterations
