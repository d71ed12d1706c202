"""Colt Express for the search: guesses, what is seen of an action, results, and rules of thumb for rollouts."""

from __future__ import annotations

from math import exp

from wildbunch.colt_express.components import (
    ASK_DROP,
    ASK_FIRE,
    ASK_KEEP,
    ASK_MARSHAL,
    ASK_MOVE,
    ASK_PICKPOCKET,
    ASK_PLAN,
    ASK_PUNCH,
    ASK_PUSH,
    ASK_ROB,
    ASK_SHOVE,
    ASK_TAKE,
    CARD_SLOTS,
    CHEYENNE,
    DISCARD,
    DRAW,
    DROP_KIND,
    FIRE,
    FIRE_AT,
    FLOOR,
    GUNSLINGER_BONUS,
    INSIDE,
    INSIDE_REACH,
    JEWEL,
    JEWEL_VALUE,
    KEEP_REST,
    MARSHAL,
    MARSHAL_TO,
    MOVE,
    MOVE_TO,
    OVER,
    PASS,
    PLAY_DOWN,
    PUNCH,
    PUNCH_AT,
    PURSE,
    PUSH_YES,
    ROB,
    ROB_KIND,
    ROB_TOKEN,
    ROOF,
    ROOF_REACH,
    ROUNDS,
    SECOND,
    SHOVE_TO,
    STRONGBOX,
    STRONGBOX_VALUE,
    TAKE_YES,
)
from wildbunch.colt_express.expert import action_cards_left, ask_keep, ask_next_keep
from wildbunch.colt_express.guess import guess
from wildbunch.colt_express.places import bullets_received, card_in_slot
from wildbunch.colt_express.schemin import face_down_turn
from wildbunch.colt_express.scoring import beats, loot_value, money_of_seat
from wildbunch.colt_express.state import Bandit, State
from wildbunch.core.chance import PLAYOUT, below

PURSE_IN_SIGHT = 340
"""What a purse of unknown value is worth on average."""
NOISE = 160
"""How much chance there is in a choice by rules of thumb, in dollars."""
BULLET_FIRED = 230
"""A bullet fired: a step towards the Gunslinger's money, and a dead card for somebody else."""
BULLET_RECEIVED = 130
BLOW = 200
CLOGGED = 25
"""What a bullet in the deck costs in each round to come."""
LEAD = 0.6
"""Bullets fired more than another that say something, for each round to come."""


def imagine(s: State, seat: int) -> None:
    """A guess. While several seats choose what to keep, the others are taken to choose after this one: nobody sees it anyway."""
    keeping = s.asked == ASK_KEEP
    guess(s, seat)
    if keeping:
        for other in range(s.seats):
            if other != seat:
                for slot in range(CARD_SLOTS):
                    s.players[other].leaving[slot] = 0
                if action_cards_left(s, other) > 0:
                    s.keeping |= 1 << other
        if (s.keeping >> seat) & 1:
            ask_keep(s, seat)
        else:
            ask_next_keep(s)


def likely(s: State, seat: int) -> int:
    """Face-down cards of others are the more likely the more often such a card is wanted."""
    worth = 1000
    for at in range(s.resolved, s.pile):
        if s.pile_down[at] and s.bandits[s.pile_bandit[at]].seat != seat:
            card = s.pile_card[at]
            if card == PUNCH:
                worth = worth * 7 // 10
            elif card == MARSHAL:
                worth = worth * 5 // 10
            elif card == FIRE and s.bandits[s.pile_bandit[at]].bullets_left == 0:
                worth = worth * 3 // 10
    return worth


def hides(s: State, action: int) -> bool:
    """A card played face down; what a seat keeps in the expert game."""
    if s.asked == ASK_KEEP:
        return True
    return s.asked == ASK_PLAN and action < DRAW and (action >= PLAY_DOWN or face_down_turn(s))


def news(s: State) -> int:
    """The round card."""
    return 0 if s.phase == OVER else s.round_cards[s.round] + 1


def stage(s: State) -> int:
    """The round."""
    return ROUNDS if s.phase == OVER else s.round


def stages_left(s: State) -> int:
    """Rounds to come."""
    return ROUNDS - stage(s)


def fortune(s: State, seat: int) -> int:
    """CE-SCORE-1."""
    return money_of_seat(s, seat)


def outlook(s: State, seat: int) -> int:
    """Loot and ransom, a part of the Gunslinger's money, and less for the bullets that will clog the hand."""
    left = stages_left(s)
    total = 0
    for i in range(s.bandit_count):
        b = s.bandits[i]
        if b.seat == seat:
            total += loot_value(s, b) + b.ransom - CLOGGED * left * bullets_received(b)
            if not s.teams:
                total += int(GUNSLINGER_BONUS * chance_of_bonus(s, b, left))
    return total


def chance_of_bonus(s: State, b: Bandit, left: int) -> float:
    """The part of the Gunslinger's money a bandit may count on: the further it is to the end, the less a lead says."""
    total = 0.0
    for i in range(s.bandit_count):
        total += exp((b.bullets_left - s.bandits[i].bullets_left) / (LEAD * left))
    return 1.0 / total


def ahead(s: State, seat: int, other: int) -> bool:
    """CE-SCORE-3."""
    return beats(s, seat, other)


# Rules of thumb -----------------------------------------------------------------------------------


def sensible(s: State) -> int:
    """What promises most, give or take some noise."""
    best = s.legal[0]
    highest = -10_000
    here = planned_spot(s) if s.asked == ASK_PLAN else 0
    for k in range(s.legal_size):
        action = s.legal[k]
        dollars = below(s, PLAYOUT, NOISE)
        if s.asked == ASK_PLAN:
            dollars += promise_of_plan(s, action, here)
        else:
            dollars += promise_of_choice(s, action)
        if dollars > highest:
            highest = dollars
            best = action
    return best


def promise(s: State, action: int) -> int:
    """What an action promises; $500 count a thousand."""
    if s.asked == ASK_PLAN:
        return 2 * promise_of_plan(s, action, planned_spot(s))
    return 2 * promise_of_choice(s, action)


def best_loot(s: State, spot: int) -> int:
    """The value of the best loot that lies on a spot, 0 where there is none; of purses an average one."""
    if s.strongboxes[spot] > 0:
        return STRONGBOX_VALUE
    if s.jewels[spot] > 0:
        return JEWEL_VALUE
    if spot % 2 == INSIDE and s.purses[spot // 2] > 0:
        return PURSE_IN_SIGHT
    best = 0
    for token in range(s.tokens):
        if s.token_place[token] == spot:
            best = max(best, s.token_value[token])
    return best


def settled_spot(s: State, spot: int) -> int:
    """Where somebody who comes to a spot ends up: the Marshal drives everybody onto the roof."""
    return spot + 1 if spot == 2 * s.marshal else spot


def best_way(s: State, spot: int) -> int:
    """The spot a Move card leads to from here if one goes for loot."""
    reach = ROOF_REACH if spot % 2 == ROOF else INSIDE_REACH
    best = spot
    highest = -1
    for car in range(max(0, spot // 2 - reach), min(s.caboose, spot // 2 + reach) + 1):
        to = 2 * car + spot % 2
        if to != spot and best_loot(s, to) > highest and to != 2 * s.marshal:
            highest = best_loot(s, to)
            best = to
    return best


def planned_spot(s: State) -> int:
    """Where the first bandit of the seat that plans will stand once its cards on the pile are carried out; twice the spot, plus one
    if it will have robbed there."""
    b = s.bandits[s.acting]
    spot = b.car * 2 + b.level
    robbed = 0
    for at in range(s.pile):
        if s.pile_bandit[at] == b.index:
            if s.pile_card[at] == MOVE:
                spot = settled_spot(s, best_way(s, spot))
                robbed = 0
            elif s.pile_card[at] == FLOOR:
                spot = settled_spot(s, spot ^ 1)
                robbed = 0
            elif s.pile_card[at] == ROB:
                robbed = 1
    return 2 * spot + robbed


def promise_of_plan(s: State, action: int, here: int) -> int:
    """What a card on the pile promises to a bandit that will stand there; of the second bandit of a team, where he stands now."""
    if action == DRAW:
        return 150 if s.players[s.actor].hand_size > 3 else 350
    if action == PASS:
        return 0
    slot = action % PLAY_DOWN
    b = s.bandits[s.acting]
    spot = here // 2
    left = 0 if here % 2 == 1 else best_loot(s, spot)
    if slot >= SECOND:
        b = s.bandits[s.acting + 1]
        spot = b.car * 2 + b.level
        left = best_loot(s, spot)
    card = card_in_slot(slot)
    if card == ROB:
        return left
    if card == MOVE:
        return best_loot(s, best_way(s, spot)) * 3 // 4 - left // 2
    if card == FLOOR:
        return best_loot(s, spot ^ 1) * 3 // 4 - left // 2
    if card == FIRE:
        return BULLET_FIRED if b.bullets_left > 0 else -BULLET_FIRED
    if card == PUNCH:
        return BLOW if others_on(s, b, spot) > 0 else 0
    return BULLET_RECEIVED // 2


def others_on(s: State, b: Bandit, spot: int) -> int:
    """How many bandits of other seats stand on a spot."""
    n = 0
    for i in range(s.bandit_count):
        other = s.bandits[i]
        if other.seat != b.seat and other.car * 2 + other.level == spot:
            n += 1
    return n


def robs_next(s: State, b: Bandit) -> bool:
    """Whether the bandit's next card on the pile is a Robbery."""
    for at in range(s.resolved, s.pile):
        if s.pile_bandit[at] == b.index:
            return s.pile_card[at] == ROB
    return False


def promise_of_choice(s: State, action: int) -> int:
    """What an answer in Stealin', or to a question between the rounds, promises."""
    b = s.bandits[s.acting]
    if s.asked == ASK_MOVE:
        return promise_of_way(s, b, 2 * (action - MOVE_TO) + b.level)
    if s.asked == ASK_MARSHAL:
        return promise_of_marshal(s, b, action - MARSHAL_TO)
    if s.asked == ASK_FIRE:
        return promise_of_target(s, b, s.bandits[action - FIRE_AT])
    if s.asked == ASK_PUNCH:
        return promise_of_target(s, b, s.bandits[action - PUNCH_AT])
    if s.asked == ASK_ROB or s.asked == ASK_PICKPOCKET:
        return value_of_loot(s, action)
    if s.asked == ASK_DROP:
        return promise_of_drop(s, b, action - DROP_KIND)
    if s.asked == ASK_PUSH:
        return NOISE if action == PUSH_YES else 0
    if s.asked == ASK_TAKE:
        return NOISE if action == TAKE_YES else 0
    if s.asked == ASK_SHOVE:
        return BULLET_RECEIVED if 2 * (action - SHOVE_TO) + b.level == 2 * s.marshal else 0
    if s.asked == ASK_KEEP:
        return promise_of_keeping(action)
    return 0


def promise_of_way(s: State, b: Bandit, spot: int) -> int:
    """Go where loot lies, the more so if the next card robs it, and not to the Marshal."""
    to = settled_spot(s, spot)
    loot = best_loot(s, to)
    gain = loot if robs_next(s, b) else loot // 3
    return gain - BULLET_RECEIVED if to != spot else gain


def promise_of_marshal(s: State, b: Bandit, car: int) -> int:
    """Send him to the others."""
    met = others_on(s, b, 2 * car) * BULLET_RECEIVED // 2
    return met - BULLET_RECEIVED if b.car == car and b.level == INSIDE else met


def promise_of_target(s: State, b: Bandit, target: Bandit) -> int:
    """The rich, and no team mate."""
    return -STRONGBOX_VALUE if target.seat == b.seat else loot_value(s, target) // 4


def value_of_loot(s: State, action: int) -> int:
    """The best loot."""
    if action >= ROB_TOKEN:
        return s.token_value[action - ROB_TOKEN]
    kind = action - ROB_KIND
    if kind == STRONGBOX:
        return STRONGBOX_VALUE
    return JEWEL_VALUE if kind == JEWEL else PURSE_IN_SIGHT


def promise_of_drop(s: State, b: Bandit, kind: int) -> int:
    """What costs most; Cheyenne may keep a purse."""
    if s.bandits[s.target].seat == b.seat:
        return -kind * PURSE_IN_SIGHT
    if kind == PURSE:
        return PURSE_IN_SIGHT * 2 if b.character == CHEYENNE else PURSE_IN_SIGHT
    return STRONGBOX_VALUE if kind == STRONGBOX else JEWEL_VALUE


def promise_of_keeping(action: int) -> int:
    """Let Punch and Marshal go."""
    if action == KEEP_REST:
        return NOISE
    card = card_in_slot(action - DISCARD)
    return 0 if card != PUNCH and card != MARSHAL else NOISE + NOISE // 2
