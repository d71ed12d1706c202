"""Chance: eight small generators in the state, one for each seat and one for the table.

Why a generator for each seat. A small generator can be run backwards: whoever sees a few of its numbers can compute its state,
and with it all other numbers it gives in the same step. So what only one seat sees (the cards it draws) comes from that seat's own
generator, and what everybody sees (the next round card, the value of a purse that is opened) from the generator of the table.
All eight are seeded anew in every step of a live game, from a hash (`wildbunch.core.entropy`); therefore nobody can infer from its
own draws what another seat drew, nor foresee a later draw. In a playout they simply run on from where they are.

Each generator is a 48-bit linear congruential one whose top 32 bits are used. It is exact in 64-bit integers, so plain and compiled
rules draw the same numbers.
"""

from __future__ import annotations

from wildbunch.core.record import Seeded

STREAMS = 8
TABLE = 6
"""Generator of what everybody sees; 0 to 5 belong to the seats."""
PLAYOUT = 7
"""Generator for the choices of a playout; no rule draws from it."""

MULTIPLIER = 25214903917
INCREMENT = 11
GENERATOR_BITS = 48
MASK = 0xFFFFFFFFFFFF


def below(s: Seeded, stream: int, n: int) -> int:
    """A random number 0 <= k < n from generator `stream`; 1 <= n < 2**31."""
    s.rng[stream] = (s.rng[stream] * MULTIPLIER + INCREMENT) & MASK
    return ((s.rng[stream] >> 16) * n) >> 32


def seed_streams(s: Seeded, seed: int) -> None:
    """Set all eight generators from one number, of which the low 48 bits count; near seeds give unrelated generators."""
    for stream in range(STREAMS):
        mixed = (seed * STREAMS + stream) & MASK
        for _ in range(3):
            mixed = (mixed ^ (mixed >> 23)) * 0x5851F42D4C95 & MASK
        s.rng[stream] = mixed ^ (mixed >> 25)
