"""Plans in Colt Express for rollouts: what `greedy` promises itself of cards on the pile, in whole dollars and compiled.

The train as it will be lies in the notes of the desk; a plan is followed card by card, its loot taken off and put back.
"""

from __future__ import annotations

from wildbunch.bots.search.arena import Desk
from wildbunch.colt_express.components import (
    ACTION_CARDS,
    BANDITS,
    FIRE,
    FLOOR,
    INSIDE,
    INSIDE_REACH,
    JEWEL_VALUE,
    MARSHAL,
    MOVE,
    NO_TURN,
    PUNCH,
    ROB,
    ROOF,
    ROOF_REACH,
    SECOND,
    SPEEDING_UP,
    SPOTS,
    STRONGBOX_VALUE,
    TUCO,
)
from wildbunch.colt_express.schemin import symbol_of_turn
from wildbunch.colt_express.state import Bandit, State

PURSE_IN_SIGHT = 340
"""What a purse of unknown value is worth on average."""
SHOT, SHOT_IN_TEAM = 300, 100
"""A bullet fired: a step towards the Gunslinger's money, which no team can win, and a dead card for somebody else."""
HIT = 130
"""What a bullet from the Marshal costs."""
HIT_OTHER, BLOW = 52, 136
"""What it is worth that he hits another bandit, or that another one loses a purse."""
AT_HAND = 250
"""What the loot where a plan ends is worth beyond it, in thousandths."""
THOUSAND = 1000
LATER = [1000, 850, 722, 614, 522, 444, 377, 321, 272, 232, 197, 167]
"""What something is worth so many cards later, in thousandths: others act in between."""
SHARED = [1000, 750, 562, 422, 316, 237, 178]
"""What loot is worth beside so many others, in thousandths."""
IN_SIGHT = [0, 700, 910, 973, 992, 998, 999]
"""How likely one of so many in sight is still there when the card is carried out, in thousandths."""
NEVER = -1_000_000_000

LEVELS = 12
"""Most cards of a plan."""
PLANNED = 3
"""Cards a plan of Schemin' looks ahead."""
BEST = 6
"""Pieces of loot of a spot that bandits on the pile and a plan may come to take."""
WAYS = 7
"""Ways to carry out a card at most: the cars a Move may lead to."""

# Places in the notes
LOOT = 0  # values of the best loot on each spot
TAKEN = LOOT + SPOTS * BEST  # how many of these are gone
BESIDE = TAKEN + SPOTS  # bandits of other seats on each spot
MATES = BESIDE + SPOTS  # bandits of one's own seat on each spot, without the one that plans
WHERE = MATES + SPOTS  # spot of each bandit
HAND = WHERE + BANDITS  # cards of each kind
BULLETS = HAND + ACTION_CARDS
ORDER = BULLETS + 1  # the card at each level; FREE: any of the hand
AT = ORDER + LEVELS  # spot at each level
GAIN = AT + LEVELS + 1  # what has been gained before a level, in thousandths
CARD = GAIN + LEVELS + 1  # card tried at each level
WAY = CARD + LEVELS  # way tried next
PLAYED = WAY + LEVELS  # whether any card could be tried
ROBBED = PLAYED + LEVELS  # robberies of the plan so far
FIRST = ROBBED + 1  # what the best plan promises that begins with each card
LAST = FIRST + ACTION_CARDS  # what each card promises as the last one on each spot
FREE_NOTES = LAST + SPOTS * ACTION_CARDS
FREE = -1


def look_at_train(s: State, d: Desk, b: Bandit) -> None:
    """Note where everybody stands and what lies where, as far as the bandit's seat may know."""
    for spot in range(2 * s.caboose + 2):
        note_loot(s, d, spot)
    for token in range(s.tokens):
        if s.token_place[token] < SPOTS:
            known = (s.token_known[token] >> b.seat) & 1
            add_loot(d, s.token_place[token], s.token_value[token] if known else PURSE_IN_SIGHT)
    for i in range(s.bandit_count):
        d.notes[WHERE + i] = 2 * s.bandits[i].car + s.bandits[i].level
    d.notes[BULLETS] = b.bullets_left


def note_loot(s: State, d: Desk, spot: int) -> None:
    """The best loot that lies on a spot, tokens apart."""
    boxes = s.strongboxes[spot]
    jewels = boxes + s.jewels[spot]
    purses = jewels + (s.purses[spot // 2] if spot % 2 == INSIDE else 0)
    d.notes[TAKEN + spot] = 0
    for k in range(BEST):
        value = 0
        if k < boxes:
            value = STRONGBOX_VALUE
        elif k < jewels:
            value = JEWEL_VALUE
        elif k < purses:
            value = PURSE_IN_SIGHT
        d.notes[LOOT + spot * BEST + k] = value


def add_loot(d: Desk, spot: int, value: int) -> None:
    """One piece more, in its place."""
    for k in range(BEST):
        at = LOOT + spot * BEST + k
        if value > d.notes[at]:
            lesser = d.notes[at]
            d.notes[at] = value
            value = lesser


def best_loot(d: Desk, spot: int) -> int:
    """The value of the best loot left on a spot, 0 where there is none."""
    taken = d.notes[TAKEN + spot]
    return d.notes[LOOT + spot * BEST + taken] if taken < BEST else 0


def settled(s: State, spot: int) -> int:
    """Where somebody who comes to a spot ends up: the Marshal drives everybody onto the roof."""
    return spot + 1 if spot == 2 * s.marshal else spot


def look_ahead(s: State, d: Desk, b: Bandit) -> None:
    """Carry out the cards on the pile that the bandit's seat may know, everybody going for the best loot."""
    for at in range(s.resolved, s.pile):
        other = s.bandits[s.pile_bandit[at]]
        if not s.pile_down[at] or other.seat == b.seat:
            carry_out(s, d, other.index, s.pile_card[at], other.index == b.index)


def carry_out(s: State, d: Desk, bandit: int, card: int, own: bool) -> None:
    """One card of the pile."""
    spot = d.notes[WHERE + bandit]
    if card == FLOOR:
        d.notes[WHERE + bandit] = settled(s, spot ^ 1)
    elif card == ROB:
        d.notes[TAKEN + spot] += 1
    elif card == MOVE:
        d.notes[WHERE + bandit] = settled(s, best_way(s, d, spot))
    elif card == FIRE and own:
        d.notes[BULLETS] -= 1


def best_way(s: State, d: Desk, spot: int) -> int:
    """The spot with the best loot that a Move card leads to."""
    reach = ROOF_REACH if spot % 2 == ROOF else INSIDE_REACH
    best = spot
    highest = -1
    for car in range(max(0, spot // 2 - reach), min(s.caboose, spot // 2 + reach) + 1):
        to = 2 * car + spot % 2
        if to != spot and best_loot(d, to) > highest:
            highest = best_loot(d, to)
            best = to
    return best


def count_neighbours(s: State, d: Desk, b: Bandit) -> None:
    """Note how many of the others, and of the mates, stand on each spot."""
    for spot in range(2 * s.caboose + 2):
        d.notes[BESIDE + spot] = 0
        d.notes[MATES + spot] = 0
    for i in range(s.bandit_count):
        if i != b.index:
            counts = MATES if s.bandits[i].seat == b.seat else BESIDE
            d.notes[counts + d.notes[WHERE + i]] += 1


def take_hand(s: State, d: Desk, b: Bandit) -> None:
    """Note the cards of a bandit's hand; a team shares its Marshal."""
    p = s.players[b.seat]
    second = SECOND if b.index > 0 and s.bandits[b.index - 1].seat == b.seat else 0
    for card in range(MARSHAL):
        d.notes[HAND + card] = p.hand[second + card]
    d.notes[HAND + MARSHAL] = p.hand[MARSHAL]


def steps_left(s: State) -> int:
    """CE-ROUND-4: steps the seat that plans still has in this round, this one included."""
    steps = 2 - s.plays % 2 if symbol_of_turn(s, s.turn) == SPEEDING_UP else 1
    turn = s.turn + 1
    while symbol_of_turn(s, turn) != NO_TURN:
        steps += 2 if symbol_of_turn(s, turn) == SPEEDING_UP else 1
        turn += 1
    return steps


def in_sight(s: State, d: Desk, b: Bandit, spot: int, mates: bool) -> int:
    """CE-FIRE-1..3: how many bandits could be shot from a spot; of one's own seat, or of the others."""
    before = -1
    behind = SPOTS
    if spot % 2 == ROOF:
        for i in range(s.bandit_count):
            at = d.notes[WHERE + i]
            if i != b.index and at % 2 == ROOF:
                if at < spot:
                    before = max(before, at)
                elif at > spot:
                    behind = min(behind, at)
    else:
        before = spot - 2
        behind = spot + 2
    n = 0
    for i in range(s.bandit_count):
        if i != b.index and (s.bandits[i].seat == b.seat) == mates:
            at = d.notes[WHERE + i]
            if at in (before, behind) or (b.character == TUCO and at == spot ^ 1):
                n += 1
    return n


def gain_of_shot(s: State, d: Desk, b: Bandit, spot: int) -> int:
    """Somebody must still be in sight; the mate must not be the only one."""
    if d.notes[BULLETS] <= 0:
        return 0
    rivals = in_sight(s, d, b, spot, False)
    if not s.teams:
        return SHOT * IN_SIGHT[rivals] // THOUSAND
    if rivals > 0:
        return SHOT_IN_TEAM * IN_SIGHT[rivals] // THOUSAND
    return -SHOT_IN_TEAM * IN_SIGHT[in_sight(s, d, b, spot, True)] // THOUSAND


def gain_of_marshal(s: State, d: Desk, spot: int, car: int) -> int:
    """Bullets for those he meets in a car, as long as I am not among them; a strongbox he no longer watches can be taken."""
    if car < 0 or car > s.caboose:
        return NEVER
    gain = HIT_OTHER * d.notes[BESIDE + 2 * car] - HIT * d.notes[MATES + 2 * car]
    if spot == 2 * car:
        gain -= HIT
    if spot // 2 == s.marshal:
        gain += AT_HAND * best_loot(d, 2 * s.marshal) // THOUSAND
    return gain


def gain_here(s: State, d: Desk, b: Bandit, card: int, spot: int) -> int:
    """What a card that leaves the bandit where it is promises at once."""
    if card == ROB:
        return best_loot(d, spot) * SHARED[d.notes[BESIDE + spot]] // THOUSAND
    if card == FIRE:
        return gain_of_shot(s, d, b, spot)
    if card == PUNCH:
        return BLOW * IN_SIGHT[d.notes[BESIDE + spot]] // THOUSAND
    if card == MARSHAL:
        return max(gain_of_marshal(s, d, spot, s.marshal - 1), gain_of_marshal(s, d, spot, s.marshal + 1))
    return 0


def way_to(s: State, spot: int, card: int, way: int) -> int:
    """Where a card leads: the spot a Move card comes to by one of its ways, or by its only one another card; -1 if there is no such way."""
    if card == MOVE:
        car = spot // 2 + way - ROOF_REACH
        reach = ROOF_REACH if spot % 2 == ROOF else INSIDE_REACH
        if way == ROOF_REACH or abs(way - ROOF_REACH) > reach or car < 0 or car > s.caboose:
            return -1
        return 2 * car + spot % 2
    if way > 0:
        return -1
    return spot ^ 1 if card == FLOOR else spot


def best_plan(s: State, d: Desk, b: Bandit, spot: int, cards: int) -> int:
    """What the best plan promises that begins on a spot and has so many cards, each as ORDER says; in thousandths of dollars. FIRST tells
    the same for each card it may begin with.
    """
    for card in range(ACTION_CARDS):
        d.notes[FIRST + card] = NEVER
    if cards == 0:
        return AT_HAND * best_loot(d, spot)
    for at in range(LAST, LAST + SPOTS * ACTION_CARDS):
        d.notes[at] = NEVER
    best = NEVER
    level = 0
    d.notes[ROBBED] = 0
    d.notes[AT] = spot
    d.notes[GAIN] = 0
    open_level(d, 0)
    while level >= 0:
        if level + 1 == cards:
            promised = d.notes[GAIN + level] + best_of_last(s, d, b, level) * LATER[level] // THOUSAND
        elif next_way(s, d, level):
            go_on(s, d, b, level)
            level += 1
            open_level(d, level)
            continue
        elif not d.notes[PLAYED + level]:
            promised = worth_at_end(d, level)
        else:
            promised = NEVER
        best = max(best, promised)
        if level > 0:
            first = d.notes[CARD]
            d.notes[FIRST + first] = max(d.notes[FIRST + first], promised)
        level -= 1
        if level >= 0:
            take_back(d, level)
    return best


def best_of_last(s: State, d: Desk, b: Bandit, level: int) -> int:
    """What the best last card of a plan promises; where no card is left, what the loot is worth."""
    spot = d.notes[AT + level]
    best = NEVER
    for card in range(ACTION_CARDS):
        if d.notes[ORDER + level] == card or (d.notes[ORDER + level] == FREE and d.notes[HAND + card] > 0):
            promised = promise_of_last(s, d, b, card, spot)
            best = max(best, promised)
            if level == 0:
                d.notes[FIRST + card] = promised
    return AT_HAND * best_loot(d, spot) if best == NEVER else best


def promise_of_last(s: State, d: Desk, b: Bandit, card: int, spot: int) -> int:
    """What a card promises as the last of a plan; noted for the next time as long as the plan has robbed nothing and has bullets left."""
    at = LAST + spot * ACTION_CARDS + card
    same = d.notes[ROBBED] == 0 and d.notes[BULLETS] > 0
    if same and d.notes[at] != NEVER:
        return d.notes[at]
    best = NEVER
    if card in (MOVE, FLOOR):
        for way in range(WAYS if card == MOVE else 1):
            to = way_to(s, spot, card, way)
            if to >= 0:
                come = settled(s, to)
                hit = HIT * THOUSAND if come != to else 0
                best = max(best, AT_HAND * best_loot(d, come) * LATER[1] // THOUSAND - hit)
    else:
        gain = gain_here(s, d, b, card, spot)
        taken = int(card == ROB)
        d.notes[TAKEN + spot] += taken
        best = gain * THOUSAND + AT_HAND * best_loot(d, spot) * LATER[1] // THOUSAND
        d.notes[TAKEN + spot] -= taken
    if same:
        d.notes[at] = best
    return best


def open_level(d: Desk, level: int) -> None:
    """Nothing has been tried here."""
    d.notes[CARD + level] = max(0, d.notes[ORDER + level])
    d.notes[WAY + level] = -1
    d.notes[PLAYED + level] = 0


def next_way(s: State, d: Desk, level: int) -> bool:
    """Go to the next way to carry out a card, and to the next card; whether there is one."""
    free = d.notes[ORDER + level] == FREE
    spot = d.notes[AT + level]
    while d.notes[CARD + level] <= MARSHAL:
        card = d.notes[CARD + level]
        if not free or d.notes[HAND + card] > 0:
            last = WAYS if card == MOVE else 1
            d.notes[WAY + level] += 1
            while d.notes[WAY + level] < last:
                if way_to(s, spot, card, d.notes[WAY + level]) >= 0:
                    return True
                d.notes[WAY + level] += 1
        d.notes[CARD + level] = d.notes[CARD + level] + 1 if free else MARSHAL + 1
        d.notes[WAY + level] = -1
    return False


def go_on(s: State, d: Desk, b: Bandit, level: int) -> None:
    """Carry out the card tried at a level."""
    spot = d.notes[AT + level]
    card = d.notes[CARD + level]
    to = way_to(s, spot, card, d.notes[WAY + level])
    gain = gain_here(s, d, b, card, spot)
    if to != spot:
        gain = -HIT if settled(s, to) != to else 0
        to = settled(s, to)
    elif card == ROB:
        d.notes[TAKEN + spot] += 1
        d.notes[ROBBED] += 1
    elif card == FIRE:
        d.notes[BULLETS] -= 1
    d.notes[HAND + card] -= 1
    d.notes[PLAYED + level] = 1
    d.notes[AT + level + 1] = to
    d.notes[GAIN + level + 1] = d.notes[GAIN + level] + gain * LATER[level]


def take_back(d: Desk, level: int) -> None:
    """Undo the card tried at a level."""
    card = d.notes[CARD + level]
    d.notes[HAND + card] += 1
    if card == ROB:
        d.notes[TAKEN + d.notes[AT + level]] -= 1
        d.notes[ROBBED] -= 1
    elif card == FIRE:
        d.notes[BULLETS] += 1


def worth_at_end(d: Desk, level: int) -> int:
    """What has been gained before a level, and what the loot there is worth beyond the plan."""
    return d.notes[GAIN + level] + AT_HAND * best_loot(d, d.notes[AT + level]) * LATER[level] // THOUSAND
