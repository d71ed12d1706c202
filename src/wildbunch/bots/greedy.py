"""The bot `greedy`: rules of thumb that a good player would give a beginner.

- Think where you will stand when your card is carried out, not where you stand now.
- Rob where you will stand. Where nothing lies, go to where something does, and keep a Robbery for it.
- A strongbox before a jewel, a jewel before a purse, a purse you know to be fat before an unknown one.
- Shoot when somebody will be in sight: the Gunslinger gets as much as a strongbox.
- Keep out of the Marshal's car, and send him where the others are.
- Draw only when the hand has nothing worth doing.
- Hit the rich.
- Of a team, spare the mate; a bullet earns no Gunslinger there, but it still clogs a hand.
- In the expert game keep what plans are made of, and everything when bullets are what one would draw instead.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from wildbunch.bots.base import Bot
from wildbunch.bots.foresight import JEWEL, PURSE, STRONGBOX, Train, fortune, spot_of
from wildbunch.colt_express.view import Bandit, Decision, View
from wildbunch.core.action import Action

CARDS = ("rob", "fire", "move", "floor", "punch", "marshal")

SELDOM = ("punch", "marshal")
"""Cards that a plan needs least."""

LATER = 0.85
"""What a plan is worth one card later: others act in between."""
SHARED = 0.75
"""What loot is worth to me for each other bandit who stands beside it."""
IN_SIGHT = 0.7
"""How likely a bandit in sight now is still there when my card is carried out."""
SHOT = 300
"""A bullet fired: a step towards the Gunslinger's $1000, and a dead card for somebody else."""
SHOT_IN_TEAM = 100
"""A bullet fired by a team, which cannot win the Gunslinger's money."""
HIT_BY_MARSHAL = 130
"""What a bullet from the Marshal costs me; what it costs another is worth less to me."""
ENVY = 0.4
"""What another's loss is worth to me."""
LOOT_AT_HAND = 0.25
"""What the loot where I end up is worth beyond this round."""
DEPTH = 3
"""How many cards ahead a plan looks."""
FRESH_CARD = 20
"""What three new cards are worth for each step in which they may help."""


class Greedy(Bot):
    """Plays by rules of thumb; looks a few cards ahead in its own plan, and guesses nothing hidden."""

    name = "greedy"

    def choose(self, view: View, legal: tuple[Action, ...], rng: random.Random) -> Action:
        """The legal action that promises most; chance decides between equals."""
        if len(legal) == 1 or view.decision is None:
            return legal[0]
        judge = _JUDGES[view.decision.kind](view, _me(view))
        promises = [judge(action) for action in legal]
        best = max(promises)
        return rng.choice([action for action, promise in zip(legal, promises, strict=True) if promise == best])


Judge = Callable[[Action], float]


def _me(view: View) -> Bandit:
    """The bandit that acts; of a team that plans, the first."""
    mine = _mine(view)
    acting = view.decision.bandit if isinstance(view.decision, Decision) else ""
    return next((bandit for bandit in mine if bandit.bandit == acting), mine[0])


def _mine(view: View) -> list[Bandit]:
    return [bandit for bandit in view.bandits if bandit.seat == view.viewer]


def _named(view: View, name: str) -> Bandit:
    return next(bandit for bandit in view.bandits if bandit.bandit == name)


# Schemin' -------------------------------------------------------------------------------------


def _plan(view: View, me: Bandit) -> Judge:
    """What a card on the pile promises, with the best that may follow it this round."""
    if len(view.seats[me.seat].bandits) > 1:
        return _plan_of_team(view)
    train = Train(view, me).after_pile(view)
    here = train.where[me.bandit]
    counts = view.seats[me.seat].hand.counts or {}
    hand = tuple(counts.get(card, 0) for card in CARDS)
    steps = _steps_left(view)

    def judge(action: Action) -> float:
        if action.kind != "play":
            return LATER * _prospect(train, here, hand, min(steps - 1, DEPTH)) + FRESH_CARD * (steps - 1)
        card = CARDS.index(action.fields["card"])
        # A hidden card tells nobody where I shall be.
        return _promise(train, here, hand, card, min(steps, DEPTH)) + (5 if action.fields["down"] else 0)

    return judge


def _plan_of_team(view: View) -> Judge:
    """Two plans side by side, each with half of the steps; a card is worth what it adds to its bandit's plan and leaves the other."""
    steps = _steps_left(view)
    trains = {bandit.bandit: Train(view, bandit).after_pile(view) for bandit in _mine(view)}
    hands = {name: _hand_of(view, name) for name in trains}

    def prospect(name: str, of: int) -> float:
        train = trains[name]
        return LATER * _prospect(train, train.where[name], hands[name], min(of, DEPTH))

    def judge(action: Action) -> float:
        if action.kind != "play":
            return sum(prospect(name, steps // 2) for name in trains) + FRESH_CARD * (steps - 1)
        name = action.fields["bandit"] or next(iter(trains))
        train = trains[name]
        card = CARDS.index(action.fields["card"])
        promise = _promise(train, train.where[name], hands[name], card, min((steps + 1) // 2, DEPTH))
        return promise + sum(prospect(mate, steps // 2) for mate in train.mates) + (5 if action.fields["down"] else 0)

    return judge


def _hand_of(view: View, bandit: str) -> tuple[int, ...]:
    """The cards a bandit of a team may use, the team's Marshal among them."""
    counts = view.seats[view.viewer or 0].hand.counts or {}
    return tuple(counts.get(card if card == "marshal" else f"{card} {bandit}", 0) for card in CARDS)


def _steps_left(view: View) -> int:
    """How many steps I still have in this round, this one included."""
    now, *later = view.round.turns[view.round.turn :]
    this_turn = 2 - view.round.step % 2 if now == "speeding_up" else 1
    return this_turn + sum(2 if symbol == "speeding_up" else 1 for symbol in later)


def _prospect(train: Train, spot: int, hand: tuple[int, ...], steps: int) -> float:
    """What the best plan with so many cards promises, starting on a spot."""
    if steps <= 0:
        return LOOT_AT_HAND * train.best(spot)
    promises = [_promise(train, spot, hand, card, steps) for card in range(len(CARDS)) if hand[card]]
    return max(promises, default=LOOT_AT_HAND * train.best(spot))


def _promise(train: Train, spot: int, hand: tuple[int, ...], card: int, steps: int) -> float:
    """What playing this card on this spot promises, with the best plan after it."""
    rest = (*hand[:card], hand[card] - 1, *hand[card + 1 :])
    name = CARDS[card]
    if name == "move":
        return max(_arrival(train, to, rest, steps) for to in train.moves(spot))
    if name == "floor":
        return _arrival(train, spot ^ 1, rest, steps)
    if name == "rob":
        return _robbery(train, spot, rest, steps)
    if name == "fire":
        gain = _shot(train, spot)
        train.bullets -= 1
        promise = gain + LATER * _prospect(train, spot, rest, steps - 1)
        train.bullets += 1
        return promise
    gain = _blow(train, spot) if name == "punch" else _marshals_way(train, spot)
    return gain + LATER * _prospect(train, spot, rest, steps - 1)


def _arrival(train: Train, to: int, rest: tuple[int, ...], steps: int) -> float:
    settled = train.settled(to)
    return LATER * _prospect(train, settled, rest, steps - 1) - (HIT_BY_MARSHAL if settled != to else 0)


def _robbery(train: Train, spot: int, rest: tuple[int, ...], steps: int) -> float:
    loot = train.loot[spot]
    if not loot:
        return LATER * _prospect(train, spot, rest, steps - 1)
    gain = loot[-1] * SHARED ** train.others.count(spot)
    train.loot[spot] = loot[:-1]
    promise = gain + LATER * _prospect(train, spot, rest, steps - 1)
    train.loot[spot] = loot
    return promise


def _shot(train: Train, spot: int) -> float:
    """What a Fire card promises: somebody must still be in sight."""
    if train.bullets <= 0:
        return 0.0
    targets = train.targets(spot)
    if not train.mates:
        return SHOT * (1 - (1 - IN_SIGHT) ** len(targets))
    rivals = sum(target not in train.mates for target in targets)
    return SHOT_IN_TEAM * (1 - (1 - IN_SIGHT) ** rivals) if rivals else -SHOT_IN_TEAM * IN_SIGHT * len(targets)


def _blow(train: Train, spot: int) -> float:
    """What a Punch card promises: somebody must still be beside me."""
    beside = train.others.count(spot)
    return ENVY * PURSE * (1 - (1 - IN_SIGHT) ** beside)


def _marshals_way(train: Train, spot: int) -> float:
    """What a Marshal card promises: bullets for those he meets, as long as I am not among them."""
    return max(_meeting(train, spot, car) for car in (train.marshal - 1, train.marshal + 1) if 0 <= car <= train.caboose)


def _meeting(train: Train, spot: int, car: int) -> float:
    danger = HIT_BY_MARSHAL if spot == 2 * car else 0
    # A strongbox he no longer watches can be taken.
    freed = LOOT_AT_HAND * train.best(2 * train.marshal) if spot >> 1 == train.marshal else 0
    mates = sum(train.where[mate] == 2 * car for mate in train.mates)
    return ENVY * HIT_BY_MARSHAL * train.others.count(2 * car) + freed - danger - HIT_BY_MARSHAL * mates


# Stealin' -------------------------------------------------------------------------------------


def _my_later_cards(view: View, me: Bandit) -> list[str]:
    return [planned.card for planned in view.pile if planned.bandit == me.bandit and not planned.resolved and planned.card is not None]


def _follow(train: Train, spot: int, cards: Sequence[str]) -> float:
    """What the cards I have still on the pile promise from a spot, carried out in their order."""
    if not cards:
        return LOOT_AT_HAND * train.best(spot)
    card, *later = cards
    if card in ("move", "floor"):
        ways = train.moves(spot) if card == "move" else [spot ^ 1]
        settled = [(to, train.settled(to)) for to in ways]
        return max(LATER * _follow(train, at, later) - (HIT_BY_MARSHAL if at != to else 0) for to, at in settled)
    gain = 0.0
    loot = train.loot[spot]
    if card == "rob" and loot:
        gain = loot[-1] * SHARED ** train.others.count(spot)
        train.loot[spot] = loot[:-1]
    elif card == "fire":
        gain = _shot(train, spot)
        train.bullets -= 1
    elif card == "punch":
        gain = _blow(train, spot)
    elif card == "marshal":
        gain = _marshals_way(train, spot)
    promise = gain + LATER * _follow(train, spot, later)
    train.loot[spot] = loot
    train.bullets += card == "fire"
    return promise


def _move(view: View, me: Bandit) -> Judge:
    """Go where the cards I have still on the pile promise most, and not to the Marshal."""
    train = Train(view, me)
    cards = _my_later_cards(view, me)

    def judge(action: Action) -> float:
        to = spot_of(action.fields["car"], me.level)
        settled = train.settled(to)
        return _follow(train, settled, cards) - (HIT_BY_MARSHAL if settled != to else 0)

    return judge


def _marshal(view: View, me: Bandit) -> Judge:
    """Send the Marshal to the others, and off the strongbox when I am near."""
    train = Train(view, me)
    return lambda action: _meeting(train, train.where[me.bandit], action.fields["car"])


def _rob(view: View, me: Bandit) -> Judge:
    """The best loot; of purses, one known to be fat before an unknown one before one known to be thin."""
    car = view.train[me.car]
    spot = car.roof if me.level == "roof" else car.inside
    known = {token.token: token.value for token in spot.tokens}

    def judge(action: Action) -> float:
        loot = action.fields["loot"]
        if loot != "purse":
            return STRONGBOX if loot == "strongbox" else JEWEL
        value = known.get(action.fields["token"])
        return PURSE if value is None else value

    return judge


def _danger(view: View, me: Bandit) -> Callable[[str], float]:
    """How much a bandit stands in my way: the rich, and those who have fired as often as I."""

    def danger(name: str) -> float:
        bandit = _named(view, name)
        if bandit.seat == me.seat:
            return -fortune(bandit) - SHOT
        return fortune(bandit) + (SHOT if bandit.bullets_left <= me.bullets_left else 0)

    return danger


def _target(view: View, me: Bandit) -> Judge:
    """The most dangerous of those I can hit."""
    danger = _danger(view, me)
    return lambda action: danger(action.fields["target"])


def _drop(view: View, me: Bandit) -> Judge:
    """What costs him most; Cheyenne prefers the purse she may keep, unless a strongbox or a jewel can be robbed next."""
    robs_next = _my_later_cards(view, me)[:1] == ["rob"]
    keeps = PURSE if me.bandit == "cheyenne" else 0
    mate = isinstance(view.decision, Decision) and view.decision.target in Train(view, me).mates

    def judge(action: Action) -> float:
        loot = action.fields["loot"]
        if loot == "purse":
            return -PURSE if mate else PURSE * ENVY + keeps
        value = STRONGBOX if loot == "strongbox" else JEWEL
        if mate:
            return -value
        return value * (ENVY + (LATER if robs_next else LOOT_AT_HAND))

    return judge


def _push(view: View, me: Bandit) -> Judge:
    """Always push: it spoils a plan."""
    return lambda action: float(action.fields["yes"])


def _take(view: View, me: Bandit) -> Judge:
    """Always take."""
    return lambda action: float(action.fields["yes"])


def _shove(view: View, me: Bandit) -> Judge:
    """To the Marshal if possible, else away from loot."""
    train = Train(view, me)

    def judge(action: Action) -> float:
        to = spot_of(action.fields["car"], me.level)
        return (HIT_BY_MARSHAL if train.settled(to) != to else 0) - LOOT_AT_HAND * train.best(train.settled(to))

    return judge


# Between the rounds ---------------------------------------------------------------------------------


def _place(view: View, me: Bandit) -> Judge:
    """Either will do."""
    return lambda action: 0.0


def _keep(view: View, me: Bandit) -> Judge:
    """Discard what seldom helps, unless bullets would come instead."""
    expert = view.seats[me.seat].expert
    draws_bullets = expert is not None and expert.bullets_on_top > 0

    def judge(action: Action) -> float:
        if action.kind == "keep":
            return 0.0
        return 1.0 if action.fields["card"] in SELDOM and not draws_bullets else -1.0

    return judge


_JUDGES: dict[str, Callable[[View, Bandit], Judge]] = {
    "plan": _plan,
    "move": _move,
    "marshal": _marshal,
    "rob": _rob,
    "pickpocket": _rob,
    "fire": _target,
    "punch": _target,
    "push": _push,
    "drop": _drop,
    "take": _take,
    "shove": _shove,
    "place": _place,
    "keep": _keep,
}
