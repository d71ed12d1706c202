"""Who wins."""

from __future__ import annotations

from wildbunch.el_paso.state import Bandit


def beats(b: Bandit, other: Bandit) -> bool:
    """EP-END-1: most nuggets win; tied players share the win."""
    return b.nuggets > other.nuggets
