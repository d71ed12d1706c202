"""The bot `greedy` for El Paso: rules of thumb that a good player would give a beginner.

- Go where a good tile is likely to be yours: a high card is first at a place and gets the lowest tile; where many tiles lie, a low card
  behind a rival's high one gets a better tile.
- The saloon and the pasture are shut unless the dice show their face; with few dice left they mostly are.
- Stay while what the next raid promises is more than what an arrest would take. Who has nothing risks nothing.
- Who leaves late may keep more: wait for the others if the dice allow it.
- Keep what a later town buys 1:1 because it has no such place; exchange what only gets older.
- Draw a card for a place that the next raid can rob, and that the hand lacks.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from wildbunch.bots.base import Bot
from wildbunch.core.action import Action
from wildbunch.el_paso.view import Seat, View

DICE = 5
HIGHEST_CARD = 8
ONE_FACE = 1 / 3
WATCHED = ("saloon", "pasture")
SURVIVAL = 0.85
"""How likely a kept tile outlives one more town."""
LEAVES = 0.35
"""How likely a bandit who has not decided yet leaves after this raid."""
IDLE_CARD = 0.3
"""What a card is worth for a place the next raid cannot rob, compared with one it can."""

Tile = tuple[str, int]
Judge = Callable[[Action], float]


class GreedyElPaso(Bot):
    """Plays by rules of thumb; looks one raid ahead, and guesses nothing hidden."""

    name = "greedy"

    def choose(self, view: View, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The legal action that promises most; chance decides between equals."""
        if len(legal) == 1 or view.decision is None or view.viewer is None:
            return legal[0]
        judge = _JUDGES[view.decision.kind](view, view.seats[view.viewer])
        promises = [judge(action) for action in legal]
        best = max(promises)
        return rng.choice([action for action, promise in zip(legal, promises, strict=True) if promise == best])


# What tiles are worth -----------------------------------------------------------------------------


def _exchange(view: View, place: str, town: int) -> float:
    """Nuggets for one point of a tile in a town (counted from 0)."""
    rate = view.towns[town].rates.get(place)
    return 1.0 if rate is None else 1 / rate


def _later(view: View, place: str) -> float:
    """What one point of a kept tile is worth: the best coming chance to exchange it, if it gets there."""
    town = view.town.number - 1
    chances = [SURVIVAL ** (later - town) * _exchange(view, place, later) for later in range(town + 1, len(view.towns))]
    return max([*chances, SURVIVAL ** (len(view.towns) - 1 - town)])


def _worth(view: View, tiles: Sequence[Tile], position: float) -> float:
    """What a bandit has of these tiles who leaves in this position: the best are kept, the rest exchanged."""
    town = view.town.number - 1
    now = [value * _exchange(view, place, town) for place, value in tiles]
    later = [value * _later(view, place) for place, value in tiles]
    gains = sorted((max(0.0, then - nuggets) for then, nuggets in zip(later, now, strict=True)), reverse=True)
    whole = int(position)
    return sum(now) + sum(gains[:whole]) + (position - whole) * sum(gains[whole : whole + 1])


def _tiles(tiles: Mapping[str, Sequence[int]]) -> list[Tile]:
    return [(place, value) for place, values in tiles.items() for value in values]


# What the next raid promises -------------------------------------------------------------------------


def _open(view: View, place: str) -> float:
    return 1 - (1 - ONE_FACE) ** (DICE - view.dice.sheriff) if place in WATCHED else 1.0


def _raid_value(view: View, me: Seat, place: str, card: int, rivals: int) -> float:
    """What a card promises: the worth of the tile it gets, by how many rivals are likely to come before it."""
    stack = view.town.stacks.get(place, ())
    if not stack:
        return 0.0
    attraction = {name: _open(view, name) * sum(tiles[:2]) for name, tiles in view.town.stacks.items()}
    before = attraction[place] / sum(attraction.values()) * _higher(view, me, place, card)
    promise = 0.0
    likely = (1 - before) ** rivals
    for ahead, value in enumerate(stack[: rivals + 1]):
        promise += likely * value * max(_exchange(view, place, view.town.number - 1), _later(view, place))
        likely *= (rivals - ahead) / (ahead + 1) * before / (1 - before)
    return promise * _open(view, place)


def _higher(view: View, me: Seat, place: str, card: int) -> float:
    """Which part of the cards I have not seen is higher than mine."""
    pile = next(pile for pile in view.piles if pile.place == place)
    mine = (me.hand.cards or {}).get(place, ())
    unseen = [value for value in range(1, HIGHEST_CARD + 1) if value not in mine and value not in pile.discards]
    return min(0.95, sum(value > card for value in unseen) / len(unseen)) if unseen else 0.0


def _best_raid(view: View, me: Seat, rivals: int) -> tuple[float, Tile | None]:
    """The best card of the hand for the next raid: what it promises, and the tile on top there."""
    best: tuple[float, Tile | None] = (0.0, None)
    for place, values in (me.hand.cards or {}).items():
        for card in values:
            promise = _raid_value(view, me, place, card, rivals)
            if promise > best[0]:
                best = promise, (place, view.town.stacks[place][0])
    return best


def _rivals(view: View, me: Seat) -> int:
    return sum(seat.in_town for seat in view.seats) - me.in_town


# The decisions ------------------------------------------------------------------------------------------


def _raid(view: View, me: Seat) -> Judge:
    rivals = _rivals(view, me)
    # Where two cards promise the same, the lower one goes.
    return lambda action: _raid_value(view, me, action.fields["place"], action.fields["value"], rivals) - action.fields["value"] / 1000


def _stay(view: View, me: Seat) -> Judge:
    """Leaving has its price in tiles not kept; staying risks them all for one more raid."""
    tiles = _tiles(me.tiles)
    counted = view.options["positions"] == "counted"
    earlier = view.town.left if counted else view.town.groups
    just_left = sum(seat.position is not None for seat in view.seats) - view.town.left
    undecided = max(0, _rivals(view, me) - _decided(view, me))
    next_position = 1 + earlier + (just_left + LEAVES * undecided if counted else min(1.0, just_left + LEAVES * undecided))
    promise, tile = _best_raid(view, me, _rivals(view, me))
    arrest = ONE_FACE ** (DICE - view.dice.sheriff)
    gained = _worth(view, tiles, next_position) + promise if tile else _worth(view, tiles, next_position)
    leaving = _worth(view, tiles, 1 + earlier)
    staying = (1 - arrest) * gained
    return lambda action: staying if action.kind == "stay" else leaving


def _decided(view: View, me: Seat) -> int:
    """How many bandits in town have said before me that they stay."""
    before = (me.seat - view.lookout) % len(view.seats)
    return sum(view.seats[(view.lookout + k) % len(view.seats)].in_town for k in range(before))


def _pick(view: View, me: Seat) -> Judge:
    """A card for a place of the next raid that the hand lacks."""
    stays = me.in_town and view.dice.sheriff < DICE and any(view.town.stacks.values())
    if stays:
        wanted = {place for place, stack in view.town.stacks.items() if stack}
    else:
        wanted = set(view.towns[min(view.town.number, len(view.towns) - 1)].rates)

    def judge(action: Action) -> float:
        place = action.fields["place"]
        return (1.0 if place in wanted else IDLE_CARD) / (1 + me.hand.places.get(place, 0))

    return judge


def _keep(view: View, me: Seat) -> Judge:
    """Keep what is worth more later than now."""
    town = view.town.number - 1

    def judge(action: Action) -> float:
        if action.kind == "exchange":
            return 0.0
        place, value = action.fields["place"], action.fields["value"]
        return float(value * (_later(view, place) - _exchange(view, place, town)))

    return judge


_JUDGES: Mapping[str, Callable[[View, Seat], Judge]] = {"raid": _raid, "pick": _pick, "stay": _stay, "keep": _keep}
