"""The powers of the bandits, each stating only its difference."""

from __future__ import annotations

from wildbunch.colt_express.components import (
    ASK_PUSH,
    ASK_TAKE,
    BELLE,
    CHEYENNE,
    DJANGO,
    DOC,
    GHOST,
    HAND,
    HAND_OF_DOC,
    LOCOMOTIVE,
    PUSH_NO,
    PUSH_YES,
    PUSHED,
    TAKE_NO,
    TAKE_YES,
    TUCO,
)
from wildbunch.colt_express.marshal_encounter import meet_marshal
from wildbunch.colt_express.places import ask, first_bandit_of, offer
from wildbunch.colt_express.state import Bandit, State
from wildbunch.core.events import EVERYONE, emit


def belle_is_spared(b: Bandit, targets: int) -> bool:
    """CE-BELLE-1: Belle is no target of Fire or Punch while another bandit of the complete list could be chosen."""
    return b.character == BELLE and targets > 1


def shoots_through_the_roof(shooter: Bandit, target: Bandit) -> bool:
    """CE-TUCO-1: Tuco may also shoot a bandit in his own car on the other level, up or down."""
    return shooter.character == TUCO and shooter.car == target.car and shooter.level != target.level


def owns(s: State, seat: int, character: int) -> bool:
    """CE-TEAM-4: the powers that concern the hand are those of the seat, whichever of its bandits has them."""
    first = first_bandit_of(s, seat)
    if s.bandits[first].character == character:
        return True
    return s.teams != 0 and s.bandits[first + 1].character == character


def cards_at_start_of_round(s: State, seat: int) -> int:
    """CE-DOC-1: Doc draws seven cards at the start of every round, everybody else six."""
    return HAND_OF_DOC if owns(s, seat, DOC) else HAND


def may_hide_card(s: State, seat: int, second_step: bool) -> bool:
    """CE-GHOST-1: Ghost may play his first card of a round face down, in his very first step of it."""
    return s.turn == 0 and not second_step and owns(s, seat, GHOST)


def car_behind_target(s: State, shooter: Bandit, target: Bandit) -> int:
    """The next car in the direction of fire; -1 beyond the train."""
    if target.car > shooter.car:
        return target.car + 1 if target.car < s.caboose else -1
    return target.car - 1 if target.car > LOCOMOTIVE else -1


def ask_for_push(s: State, shooter: Bandit, target: Bandit) -> None:
    """CE-DJANGO-1: a bandit Django hits may be moved one car in the direction of fire (option: must be)."""
    if shooter.character != DJANGO or car_behind_target(s, shooter, target) < 0:
        return
    if s.django_must:
        push(s, shooter, target)
        return
    s.target = target.index
    ask(s, ASK_PUSH)
    offer(s, PUSH_NO)
    offer(s, PUSH_YES)


def push(s: State, shooter: Bandit, target: Bandit) -> None:
    """CE-DJANGO-1: one car in the direction of fire, on the same level."""
    came_from = target.car
    target.car = car_behind_target(s, shooter, target)
    emit(s, PUSHED, EVERYONE, shooter.index, target.index, came_from, target.car, target.level)
    meet_marshal(s)


def ask_to_take(s: State, puncher: Bandit) -> bool:
    """CE-CHEYENNE-1: the purse that her punch makes a bandit lose may be taken instead of falling."""
    if puncher.character != CHEYENNE:
        return False
    ask(s, ASK_TAKE)
    offer(s, TAKE_NO)
    offer(s, TAKE_YES)
    return True
