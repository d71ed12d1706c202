"""What somebody does whose choice is not searched for."""

from __future__ import annotations

from collections.abc import Sequence

from wildbunch.bots.search.arena import ACTIONS, AVERAGES, SENSIBLE, THOUSAND, Average, Desk
from wildbunch.bots.search.hooks import Searchable, promise, think
from wildbunch.core.chance import PLAYOUT, below


def next_action(s: Searchable, d: Desk, averages: Sequence[Average]) -> int:
    """What a rollout does next, as the orders say."""
    if s.legal_size == 1:
        return s.legal[0]
    if d.rollout == SENSIBLE and (d.carelessness == 0 or below(s, PLAYOUT, THOUSAND) >= d.carelessness):
        return most_promising(s, d)
    if d.rollout == AVERAGES and below(s, PLAYOUT, THOUSAND) >= d.carelessness:
        return best_on_average(s, averages)
    return s.legal[below(s, PLAYOUT, s.legal_size)]


def most_promising(s: Searchable, d: Desk) -> int:
    """The legal action that promises most by rules of thumb; chance decides between equals."""
    think(s, d)
    first = below(s, PLAYOUT, s.legal_size)
    best = s.legal[first]
    d.promised = promise(s, d, best)
    for k in range(1, s.legal_size):
        action = s.legal[(first + k) % s.legal_size]
        promised = promise(s, d, action)
        if promised > d.promised:
            best = action
            d.promised = promised
    return best


def best_on_average(s: Searchable, averages: Sequence[Average]) -> int:
    """The legal action whose iterations ended best for the seat, wherever it was done; one never done comes first."""
    first = below(s, PLAYOUT, s.legal_size)
    best = -1
    highest = 0.0
    for k in range(s.legal_size):
        action = s.legal[(first + k) % s.legal_size]
        move = s.actor * ACTIONS + action
        if averages[move].visits == 0:
            return action
        mean = averages[move].value / averages[move].visits
        if best < 0 or mean > highest:
            best = action
            highest = mean
    return best
