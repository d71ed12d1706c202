"""Numbers a player would work out before a choice: exact odds of the next roll, and what an exchange would give."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from wildbunch.core.action import Action
from wildbunch.el_paso import components as c
from wildbunch.el_paso.leaving import position_now, worth
from wildbunch.el_paso.state import State
from wildbunch.el_paso.towns import PLACES

ONE_FACE = Fraction(c.FACES_OF_A_KIND, c.FACES)
WATCHED = (PLACES[c.SALOON], PLACES[c.PASTURE])


def arrest_odds(stars: int) -> Fraction:
    """EP-RAID-3: how likely the next roll puts the last dice on the sheriff field, with so many stars there already.

    >>> arrest_odds(0), arrest_odds(4)
    (Fraction(1, 243), Fraction(1, 3))
    """
    return ONE_FACE ** (c.DICE - stars)


def open_odds(stars: int) -> Fraction:
    """EP-RAID-4: how likely the next roll shows at least one six; or, the same, at least one brand.

    >>> open_odds(0), open_odds(4)
    (Fraction(211, 243), Fraction(1, 3))
    """
    return 1 - (1 - ONE_FACE) ** (c.DICE - stars)


def figures_of(s: State, seat: int, action: Action) -> Mapping[str, int | str]:
    """`arrest` and `open` are odds as fractions; `nuggets` what the tiles that are not kept would give if they were exchanged now;
    `position` how many tiles may be kept."""
    if action.kind == "raid":
        odds: dict[str, int | str] = {"arrest": str(arrest_odds(s.stars))}
        return {**odds, "open": str(open_odds(s.stars))} if action.fields["place"] in WATCHED else odds
    if action.kind == "stay":
        return {"arrest": str(arrest_odds(s.stars))}
    if action.kind == "leave":
        return {"arrest": str(arrest_odds(s.stars)), "position": position_now(s), "nuggets": worth(s, s.bandits[seat])}
    if action.kind == "pick":
        return {}
    b = s.bandits[seat].copy()
    if action.kind == "keep":
        b.kept[action.id - c.KEEP] += 1
    return {"nuggets": worth(s, b)}
