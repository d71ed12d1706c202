"""What the train will look like when one's next card is carried out, as far as the cards on the pile tell."""

from __future__ import annotations

from wildbunch.colt_express.view import Bandit, Spot, View

JEWEL = 500
STRONGBOX = 1000
PURSE = 340
"""What an unknown purse is worth on average, in round figures."""

INSIDE = 0
ROOF = 1


class Train:
    """Where everybody stands and what lies where.

    A spot is a number: twice the car, plus one for its roof. `loot` lists what lies on each spot, the best last;
    `where` is the spot of each bandit.
    """

    __slots__ = ("bullets", "caboose", "loot", "marshal", "mates", "me", "where")

    def __init__(self, view: View, me: Bandit) -> None:
        self.me = me.bandit
        self.mates = tuple([bandit.bandit for bandit in view.bandits if bandit.seat == me.seat and bandit.bandit != me.bandit])
        self.bullets = me.bullets_left
        self.caboose = len(view.train) - 1
        self.marshal = view.marshal
        self.where = {bandit.bandit: spot_of(bandit.car, bandit.level) for bandit in view.bandits}
        self.loot = [worth(spot) for car in view.train for spot in (car.inside, car.roof)]

    @property
    def others(self) -> list[int]:
        """The spots of everybody else who is no team mate."""
        return [spot for bandit, spot in self.where.items() if bandit != self.me and bandit not in self.mates]

    def after_pile(self, view: View) -> Train:
        """This train once the cards on the pile that are known are carried out, everybody going for the best loot."""
        for planned in view.pile:
            if not planned.resolved and planned.card is not None:
                self._carry_out(planned.bandit, planned.card)
        return self

    def _carry_out(self, bandit: str, card: str) -> None:
        spot = self.where[bandit]
        if card == "floor":
            self.where[bandit] = self.settled(spot ^ 1)
        elif card == "rob" and self.loot[spot]:
            self.loot[spot] = self.loot[spot][:-1]
        elif card == "move":
            self.where[bandit] = self.settled(max(self.moves(spot), key=lambda to: (self.best(to), -to)))
        elif card == "fire" and bandit == self.me:
            self.bullets -= 1

    def best(self, spot: int) -> int:
        """The value of the best loot on a spot, 0 where there is none."""
        loot = self.loot[spot]
        return loot[-1] if loot else 0

    def moves(self, spot: int) -> list[int]:
        """Where a Move card may lead from a spot, before the Marshal has his say."""
        reach = 6 if spot & 1 else 2
        return [to for to in range(spot - reach, spot + reach + 1, 2) if to != spot and 0 <= to <= 2 * self.caboose + 1]

    def settled(self, spot: int) -> int:
        """Where somebody who comes to a spot ends up: the Marshal drives everybody onto the roof."""
        return spot | ROOF if spot == 2 * self.marshal else spot

    def targets(self, spot: int) -> list[str]:
        """The other bandits that could be shot from a spot."""
        where = [(at, bandit) for bandit, at in self.where.items() if bandit != self.me]
        if spot & 1:
            before = max((at for at, _ in where if at & 1 and at < spot), default=None)
            behind = min((at for at, _ in where if at & 1 and at > spot), default=None)
            found = [bandit for at, bandit in where if at in (before, behind)]
        else:
            found = [bandit for at, bandit in where if at in (spot - 2, spot + 2)]
        if self.me == "tuco":
            found += [bandit for at, bandit in where if at == spot ^ 1]
        return found


def spot_of(car: int, level: str) -> int:
    """The number of a spot."""
    return 2 * car + (ROOF if level == "roof" else INSIDE)


def worth(spot: Spot) -> tuple[int, ...]:
    """The values of the loot on a spot as the viewer may expect them, the best last."""
    purses = [PURSE if token.value is None else token.value for token in spot.tokens]
    return tuple(sorted([PURSE] * spot.purses + purses + [JEWEL] * spot.jewels + [STRONGBOX] * spot.strongboxes))


def fortune(bandit: Bandit) -> int:
    """What a bandit owns, as the viewer may expect."""
    purses = sum(PURSE if token.value is None else token.value for token in bandit.purses)
    return purses + JEWEL * bandit.jewels + STRONGBOX * bandit.strongboxes + bandit.ransom
