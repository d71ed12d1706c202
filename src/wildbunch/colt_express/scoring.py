"""Who wins, and why."""

from __future__ import annotations

from wildbunch.colt_express.components import GUNSLINGER_BONUS, HELD, JEWEL_VALUE, STRONGBOX_VALUE
from wildbunch.colt_express.places import bullets_received
from wildbunch.colt_express.state import Bandit, State


def loot_value(s: State, b: Bandit) -> int:
    """CE-SCORE-1: dollars of the loot a bandit holds, without ransom."""
    total = b.jewels * JEWEL_VALUE + b.strongboxes * STRONGBOX_VALUE
    for token in range(s.tokens):
        if s.token_place[token] == HELD + b.index:
            total += s.token_value[token]
    return total


def gunslinger_bonus(s: State, b: Bandit) -> int:
    """CE-SCORE-2: $1000 to every player who has fired the most own bullets; all tied ones get it, also at zero."""
    for i in range(s.bandit_count):
        if s.bandits[i].bullets_left < b.bullets_left:
            return 0
    return GUNSLINGER_BONUS


def money(s: State, b: Bandit) -> int:
    """CE-SCORE-1: loot and ransom, and the Gunslinger's bonus."""
    return loot_value(s, b) + b.ransom + gunslinger_bonus(s, b)


def beats(s: State, b: Bandit, other: Bandit) -> bool:
    """CE-SCORE-3: more money, or as much money and fewer bullet cards received; still tied, neither beats the other."""
    mine = money(s, b)
    theirs = money(s, other)
    if mine != theirs:
        return mine > theirs
    return bullets_received(b) < bullets_received(other)
