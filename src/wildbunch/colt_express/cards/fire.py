"""Fire: who can I shoot?"""

from __future__ import annotations

from wildbunch.colt_express.characters import ask_for_push, belle_is_spared, shoots_through_the_roof
from wildbunch.colt_express.components import ASK_FIRE, FIRE_AT, INSIDE, SHOT
from wildbunch.colt_express.places import ask, offer, on_roof, receive_bullet
from wildbunch.colt_express.state import Bandit, State
from wildbunch.core.events import EVERYONE, emit


def ask_fire(s: State, shooter: Bandit) -> None:
    """CE-FIRE-4: with a bullet left and a target, the shooter must fire at one of them; else nothing happens."""
    ask(s, ASK_FIRE)
    if shooter.bullets_left == 0:
        return
    targets = 0
    for i in range(s.bandit_count):
        if in_sight(s, shooter, s.bandits[i]):
            targets += 1
    for i in range(s.bandit_count):
        target = s.bandits[i]
        if in_sight(s, shooter, target) and not belle_is_spared(target, targets):
            offer(s, FIRE_AT + i)


def in_sight(s: State, shooter: Bandit, target: Bandit) -> bool:
    """CE-FIRE-3: never a bandit on one's own spot, never one on the other level (but for Tuco); the Marshal and loot
    do not block."""
    if shoots_through_the_roof(shooter, target):
        return True
    if shooter.car == target.car or shooter.level != target.level:
        return False
    if shooter.level == INSIDE:
        return in_next_car(shooter, target)
    return clear_roofs_between(s, shooter.car, target.car)


def in_next_car(shooter: Bandit, target: Bandit) -> bool:
    """CE-FIRE-1: inside, the bandits in the adjacent cars."""
    return abs(shooter.car - target.car) == 1


def clear_roofs_between(s: State, car: int, other: int) -> bool:
    """CE-FIRE-2: on the roof, the bandits on the nearest occupied roof each way: nobody stands between."""
    front = min(car, other)
    rear = max(car, other)
    for i in range(s.bandit_count):
        b = s.bandits[i]
        if on_roof(b) and front < b.car < rear:
            return False
    return True


def fire(s: State, shooter: Bandit, target: Bandit) -> None:
    """CE-FIRE-4: the shooter's next own bullet card goes on top of the target's deck."""
    shooter.bullets_left -= 1
    receive_bullet(s, target, shooter.index)
    emit(s, SHOT, EVERYONE, shooter.index, target.index, shooter.bullets_left)
    ask_for_push(s, shooter, target)
