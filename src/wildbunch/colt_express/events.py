"""The events of the round cards, after Stealin'."""

from __future__ import annotations

from wildbunch.colt_express.cards.marshal import move_marshal
from wildbunch.colt_express.cards.robbery import offer_purse_tokens, rob_purse, untouched_purses
from wildbunch.colt_express.components import (
    ANGRY_MARSHAL,
    ASK_PICKPOCKET,
    BOXED,
    BRAKED,
    BRAKING,
    DEALING,
    EVENT_STARTED,
    FIFTY,
    GAME_ENDED,
    HELD,
    HOSTAGE_TAKING,
    INSIDE,
    LOCOMOTIVE,
    MARSHAL_HITS,
    MARSHALS_REVENGE,
    NOBODY,
    NOTHING,
    OVER,
    PASSENGERS_HIT,
    PASSENGERS_REBELLION,
    PICKPOCKETING,
    PICKPOCKETS,
    PURSE,
    PURSE_LOST,
    RANSOM,
    RANSOM_PAID,
    ROB_KIND,
    ROUND_ENDED,
    ROUNDS,
    STRONGBOX_PLACED,
    SWEPT,
    SWIVEL_ARM,
    TAKE_IT_ALL,
    TUNNELS,
)
from wildbunch.colt_express.marshal_encounter import give_neutral_bullets
from wildbunch.colt_express.places import ask, fifties, first_bandit_of, offer, on_roof
from wildbunch.colt_express.state import Bandit, State
from wildbunch.core.events import EVERYONE, emit


def has_event(card: int) -> bool:
    """CE-BOX-5: every round card but the tunnel and the bridge picture has an event."""
    return card < TUNNELS or card >= MARSHALS_REVENGE


def do_event(s: State) -> None:
    """CE-ROUND-1: the event of the round card comes after Stealin'; then the round ends."""
    card = s.round_cards[s.round]
    if has_event(card) and s.picked == 0:
        emit(s, EVENT_STARTED, EVERYONE, card)
    if card == PICKPOCKETING:
        ask_next_pickpocket(s)
        if s.asked != NOTHING:
            return
    elif card == ANGRY_MARSHAL:
        angry_marshal(s)
    elif card == SWIVEL_ARM:
        swivel_arm(s)
    elif card == BRAKING:
        braking(s)
    elif card == TAKE_IT_ALL:
        take_it_all(s)
    elif card == PASSENGERS_REBELLION:
        passengers_rebellion(s)
    elif card == MARSHALS_REVENGE:
        marshals_revenge(s)
    elif card == HOSTAGE_TAKING:
        hostage_taking(s)
    end_round(s)


def angry_marshal(s: State) -> None:
    """CE-EVENT-ANGRY: bandits on the roof of the Marshal's car get a neutral bullet; then he moves one car towards the
    caboose."""
    group = 0
    for i in range(s.bandit_count):
        b = s.bandits[i]
        if on_roof(b) and b.car == s.marshal:
            group |= 1 << i
    give_neutral_bullets(s, group, MARSHAL_HITS)
    if s.marshal < s.caboose:
        move_marshal(s, s.marshal + 1, NOBODY)


def swivel_arm(s: State) -> None:
    """CE-EVENT-SWIVEL: all bandits on roofs go to the roof of the caboose."""
    for i in range(s.bandit_count):
        b = s.bandits[i]
        if on_roof(b) and b.car != s.caboose:
            emit(s, SWEPT, EVERYONE, i, b.car, s.caboose)
            b.car = s.caboose


def braking(s: State) -> None:
    """CE-EVENT-BRAKING: all bandits on roofs move one car forward; those on the locomotive stay."""
    for i in range(s.bandit_count):
        b = s.bandits[i]
        if on_roof(b) and b.car > LOCOMOTIVE:
            emit(s, BRAKED, EVERYONE, i, b.car, b.car - 1)
            b.car -= 1


def take_it_all(s: State) -> None:
    """CE-EVENT-TAKE: the second strongbox is put inside the Marshal's car."""
    if s.strongbox_waiting:
        s.strongbox_waiting = 0
        s.strongboxes[s.marshal * 2 + INSIDE] += 1
        emit(s, STRONGBOX_PLACED, EVERYONE, s.marshal)


def passengers_rebellion(s: State) -> None:
    """CE-EVENT-REBELLION: every bandit inside a car, locomotive included, gets a neutral bullet and stays."""
    group = 0
    for i in range(s.bandit_count):
        if s.bandits[i].level == INSIDE:
            group |= 1 << i
    give_neutral_bullets(s, group, PASSENGERS_HIT)


def alone(s: State, b: Bandit) -> bool:
    """CE-EVENT-PICKPOCKET: no other bandit on the same spot; the other level and the Marshal do not count."""
    for i in range(s.bandit_count):
        other = s.bandits[i]
        if i != b.index and other.car == b.car and other.level == b.level:
            return False
    return True


def ask_next_pickpocket(s: State) -> None:
    """CE-EVENT-PICKPOCKET: every bandit who is alone on his spot takes one purse lying there, of his choice."""
    while s.picked < s.bandit_count:
        b = s.bandits[(first_bandit_of(s, s.first) + s.picked) % s.bandit_count]
        s.picked += 1
        if alone(s, b):
            ask(s, ASK_PICKPOCKET)
            if untouched_purses(s, b) > 0:
                offer(s, ROB_KIND + PURSE)
            offer_purse_tokens(s, b)
            if s.legal_size > 0:
                s.acting = b.index
                s.actor = b.seat
                return
    s.asked = NOTHING
    s.acting = NOBODY
    s.actor = NOBODY


def pickpocket(s: State, action: int) -> None:
    """CE-EVENT-PICKPOCKET: the purse leaves the floor."""
    s.asked = NOTHING
    s.legal_size = 0
    rob_purse(s, s.bandits[s.acting], action, PICKPOCKETS)


def marshals_revenge(s: State) -> None:
    """CE-EVENT-REVENGE: every bandit on a roof (option: on the roof above the Marshal) loses his purse of least value."""
    for i in range(s.bandit_count):
        b = s.bandits[i]
        if on_roof(b) and (b.car == s.marshal or not s.revenge_above):
            lose_least_purse(s, b)


def lose_least_purse(s: State, b: Bandit) -> None:
    """CE-EVENT-REVENGE: the purse of least value goes back to the box; of equal ones the first."""
    least = -1
    for token in range(s.tokens):
        if s.token_place[token] == HELD + b.index and (least < 0 or s.token_value[token] < s.token_value[least]):
            least = token
    if least >= 0:
        s.token_place[least] = BOXED
        emit(s, PURSE_LOST, s.token_known[least], b.index, least, fifties(s, least))


def hostage_taking(s: State) -> None:
    """CE-EVENT-HOSTAGE: every bandit in or on the locomotive gets $250."""
    for i in range(s.bandit_count):
        b = s.bandits[i]
        if b.car == LOCOMOTIVE:
            b.ransom += RANSOM
            emit(s, RANSOM_PAID, EVERYONE, i, RANSOM // FIFTY)


def end_round(s: State) -> None:
    """CE-ROUND-1: the seat left of the first player becomes first player; after round 5 the game ends."""
    emit(s, ROUND_ENDED, EVERYONE, s.round)
    s.acting = NOBODY
    s.actor = NOBODY
    s.pile = 0
    s.resolved = 0
    if s.round == ROUNDS - 1:
        s.phase = OVER
        emit(s, GAME_ENDED, EVERYONE)
        return
    s.round += 1
    s.first = (s.first + 1) % s.seats
    s.phase = DEALING
