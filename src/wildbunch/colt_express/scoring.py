"""Who wins, and why."""

from __future__ import annotations

from wildbunch.colt_express.components import GUNSLINGER_BONUS, HELD, JEWEL_VALUE, STRONGBOX_VALUE
from wildbunch.colt_express.places import first_bandit_of
from wildbunch.colt_express.state import Bandit, State
from wildbunch.colt_express.teams import bullets_of_team


def loot_value(s: State, b: Bandit) -> int:
    """CE-SCORE-1: dollars of the loot a bandit holds, without ransom."""
    total = b.jewels * JEWEL_VALUE + b.strongboxes * STRONGBOX_VALUE
    for token in range(s.tokens):
        if s.token_place[token] == HELD + b.index:
            total += s.token_value[token]
    return total


def gunslinger_bonus(s: State, b: Bandit) -> int:
    """CE-SCORE-2: $1000 to every player who has fired the most own bullets; all tied ones get it, also at zero. CE-TEAM-3:
    no such bonus with two players."""
    if s.teams:
        return 0
    for i in range(s.bandit_count):
        if s.bandits[i].bullets_left < b.bullets_left:
            return 0
    return GUNSLINGER_BONUS


def money(s: State, b: Bandit) -> int:
    """CE-SCORE-1: loot and ransom, and the Gunslinger's bonus."""
    return loot_value(s, b) + b.ransom + gunslinger_bonus(s, b)


def money_of_seat(s: State, seat: int) -> int:
    """CE-TEAM-3: the money of both bandits of the seat; without teams of its one bandit."""
    first = first_bandit_of(s, seat)
    total = money(s, s.bandits[first])
    if s.teams:
        total += money(s, s.bandits[first + 1])
    return total


def beats(s: State, seat: int, other: int) -> bool:
    """CE-SCORE-3: more money, or as much money and fewer bullet cards received; still tied, neither beats the other."""
    mine = money_of_seat(s, seat)
    theirs = money_of_seat(s, other)
    if mine != theirs:
        return mine > theirs
    return bullets_of_team(s, seat) < bullets_of_team(s, other)
