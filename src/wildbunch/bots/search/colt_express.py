"""Colt Express for the search: guesses, what is seen of an action, results, and rules of thumb for rollouts."""

from __future__ import annotations

from math import exp

from wildbunch.bots.search.arena import Desk
from wildbunch.bots.search.colt_express_plans import (
    AT_HAND,
    BLOW,
    FIRST,
    FREE,
    FREE_NOTES,
    HIT,
    LATER,
    LEVELS,
    ORDER,
    PLANNED,
    PURSE_IN_SIGHT,
    SHOT,
    THOUSAND,
    WHERE,
    best_loot,
    best_plan,
    count_neighbours,
    gain_of_marshal,
    look_ahead,
    look_at_train,
    settled,
    steps_left,
    take_hand,
)
from wildbunch.colt_express.components import (
    ACTION_CARDS,
    ASK_DROP,
    ASK_FIRE,
    ASK_KEEP,
    ASK_MARSHAL,
    ASK_MOVE,
    ASK_PICKPOCKET,
    ASK_PLAN,
    ASK_PUNCH,
    ASK_ROB,
    ASK_SHOVE,
    CARD_SLOTS,
    CHEYENNE,
    DISCARD,
    DRAW,
    DROP_KIND,
    FIRE,
    FIRE_AT,
    GUNSLINGER_BONUS,
    HELD,
    INSIDE,
    JEWEL,
    JEWEL_VALUE,
    KEEP_REST,
    MARSHAL,
    MARSHAL_TO,
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

FRESH_CARD = 20_000
"""What three new cards are worth for each step in which they may help, in thousandths of dollars."""
UNSEEN = 5_000
"""What it is worth that nobody sees a card."""
DROPPED, DROPPED_TO_ROB = 650, 1250
"""What a piece of loot that another bandit drops is worth, in thousandths; and if one robs there next."""
PROMISES = FREE_NOTES
"""From here on the notes of the desk hold what each card of the hand promises,"""
PROSPECT = PROMISES + CARD_SLOTS
"""here what drawing does,"""
LATER_CARDS = PROSPECT + 1
"""and here how many cards are still on the pile."""
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
    """Loot and ransom, a part of the Gunslinger's money and of the loot one stands at, and less for the bullets that will clog the hand."""
    left = stages_left(s)
    total = 0
    for i in range(s.bandit_count):
        b = s.bandits[i]
        if b.seat == seat:
            total += loot_value(s, b) + b.ransom - CLOGGED * left * bullets_received(b)
            if left > 0:
                total += AT_HAND * loot_near(s, b) // THOUSAND
            if not s.teams:
                total += int(GUNSLINGER_BONUS * chance_of_bonus(s, b, left))
    return total


def loot_near(s: State, b: Bandit) -> int:
    """The value of the best loot where a bandit stands, as its seat may expect; 0 where there is none."""
    spot = 2 * b.car + b.level
    if s.strongboxes[spot] > 0:
        return STRONGBOX_VALUE
    if s.jewels[spot] > 0:
        return JEWEL_VALUE
    best = PURSE_IN_SIGHT if b.level == INSIDE and s.purses[b.car] > 0 else 0
    for token in range(s.tokens):
        if s.token_place[token] == spot:
            best = max(best, value_of_token(s, token, b.seat))
    return best


def chance_of_bonus(s: State, b: Bandit, left: int) -> float:
    """The part of the Gunslinger's money a bandit may count on: the further it is to the end, the less a lead says."""
    total = 0.0
    for i in range(s.bandit_count):
        total += exp((b.bullets_left - s.bandits[i].bullets_left) / (LEAD * left))
    return 1.0 / total


def ahead(s: State, seat: int, other: int) -> bool:
    """CE-SCORE-3."""
    return beats(s, seat, other)


# Rules of thumb, those of the bot `greedy` ---------------------------------------------------------


def think(s: State, d: Desk) -> None:
    """Note what all actions are judged by."""
    b = s.bandits[s.acting]
    if s.asked == ASK_PLAN:
        weigh_plans(s, d)
    elif s.asked in (ASK_MOVE, ASK_MARSHAL, ASK_SHOVE):
        look_at_train(s, d, b)
        count_neighbours(s, d, b)
        d.notes[LATER_CARDS] = order_of_pile(s, d, b)


def promise(s: State, d: Desk, action: int) -> int:
    """What an action promises; $500 count a million."""
    return 2 * promise_of(s, d, action)


def weigh_plans(s: State, d: Desk) -> None:
    """Note what each card of the hand promises on the pile with the best that may follow it in this round, and what drawing does. Of a
    team, each bandit has half of the steps, and a card leaves the other one's plan as it is.
    """
    steps = steps_left(s)
    planned = min((steps + 1) // 2 if s.teams else steps, PLANNED)
    later = min(steps // 2 if s.teams else steps - 1, PLANNED)
    weigh_plans_of(s, d, s.bandits[s.acting], 0, planned, later)
    if s.teams:
        first = d.notes[PROSPECT]
        weigh_plans_of(s, d, s.bandits[s.acting + 1], SECOND, planned, later)
        second = d.notes[PROSPECT]
        for card in range(ACTION_CARDS):
            d.notes[PROMISES + card] += second
            d.notes[PROMISES + SECOND + card] += first
        d.notes[PROSPECT] = first + second
    d.notes[PROSPECT] += FRESH_CARD * (steps - 1)


def weigh_plans_of(s: State, d: Desk, b: Bandit, slots: int, planned: int, later: int) -> None:
    """The same of one bandit."""
    look_at_train(s, d, b)
    look_ahead(s, d, b)
    count_neighbours(s, d, b)
    take_hand(s, d, b)
    spot = d.notes[WHERE + b.index]
    for level in range(LEVELS):
        d.notes[ORDER + level] = FREE
    best = best_plan(s, d, b, spot, planned)
    for card in range(ACTION_CARDS):
        d.notes[PROMISES + slots + card] = d.notes[FIRST + card]
    if later < planned:
        best = best_plan(s, d, b, spot, later)
    d.notes[PROSPECT] = best * LATER[1] // THOUSAND


def order_of_pile(s: State, d: Desk, b: Bandit) -> int:
    """Note the cards a bandit has still on the pile; how many these are."""
    cards = 0
    for at in range(s.resolved, s.pile):
        if s.pile_bandit[at] == b.index and cards < LEVELS:
            d.notes[ORDER + cards] = s.pile_card[at]
            cards += 1
    return cards


def promise_of(s: State, d: Desk, action: int) -> int:
    """What an action promises, in thousandths of dollars."""
    if s.asked == ASK_PLAN:
        if action == DRAW:
            return d.notes[PROSPECT]
        if action == PASS:
            return 0
        # A hidden card tells nobody where one will be.
        hidden = UNSEEN if action >= PLAY_DOWN else 0
        return d.notes[PROMISES + action % PLAY_DOWN] + hidden
    b = s.bandits[s.acting]
    if s.asked == ASK_MOVE:
        return promise_of_way(s, d, b, 2 * (action - MOVE_TO) + b.level)
    if s.asked == ASK_MARSHAL:
        return THOUSAND * gain_of_marshal(s, d, 2 * b.car + b.level, action - MARSHAL_TO)
    if s.asked == ASK_SHOVE:
        return promise_of_shove(s, d, 2 * (action - SHOVE_TO) + b.level)
    return THOUSAND * promise_of_choice(s, b, action)


def promise_of_way(s: State, d: Desk, b: Bandit, spot: int) -> int:
    """Go where the cards one has still on the pile promise most, and not to the Marshal."""
    to = settled(s, spot)
    follows = best_plan(s, d, b, to, d.notes[LATER_CARDS])
    return follows - HIT * THOUSAND if to != spot else follows


def promise_of_shove(s: State, d: Desk, spot: int) -> int:
    """To the Marshal if possible, else away from loot."""
    to = settled(s, spot)
    hit = HIT * THOUSAND if to != spot else 0
    return hit - AT_HAND * best_loot(d, to)


def promise_of_choice(s: State, b: Bandit, action: int) -> int:
    """What an answer promises that needs no look at the train, in dollars."""
    if s.asked == ASK_FIRE:
        return danger_of(s, b, s.bandits[action - FIRE_AT])
    if s.asked == ASK_PUNCH:
        return danger_of(s, b, s.bandits[action - PUNCH_AT])
    if s.asked == ASK_ROB or s.asked == ASK_PICKPOCKET:
        return value_of_loot(s, b, action)
    if s.asked == ASK_DROP:
        return promise_of_drop(s, b, action - DROP_KIND)
    if s.asked == ASK_KEEP:
        return promise_of_keeping(s, b, action)
    return int(action in (PUSH_YES, TAKE_YES))


def danger_of(s: State, b: Bandit, target: Bandit) -> int:
    """The rich, and those who have fired as often; no team mate."""
    fortune = loot_in_hands(s, target, b.seat)
    if target.seat == b.seat:
        return -fortune - SHOT
    return fortune + SHOT if target.bullets_left <= b.bullets_left else fortune


def loot_in_hands(s: State, b: Bandit, seat: int) -> int:
    """What a bandit owns, as a seat may expect."""
    total = STRONGBOX_VALUE * b.strongboxes + JEWEL_VALUE * b.jewels + b.ransom
    for token in range(s.tokens):
        if s.token_place[token] == HELD + b.index:
            total += value_of_token(s, token, seat)
    return total


def value_of_token(s: State, token: int, seat: int) -> int:
    """The value of a purse that a seat has had, else what it may expect."""
    return s.token_value[token] if (s.token_known[token] >> seat) & 1 else PURSE_IN_SIGHT


def value_of_loot(s: State, b: Bandit, action: int) -> int:
    """The best loot; of purses, one known to be fat before an unknown one before one known to be thin."""
    if action >= ROB_TOKEN:
        return value_of_token(s, action - ROB_TOKEN, b.seat)
    kind = action - ROB_KIND
    if kind == STRONGBOX:
        return STRONGBOX_VALUE
    return JEWEL_VALUE if kind == JEWEL else PURSE_IN_SIGHT


def promise_of_drop(s: State, b: Bandit, kind: int) -> int:
    """What costs most; Cheyenne prefers the purse she may keep, unless a better piece can be robbed next."""
    value = STRONGBOX_VALUE if kind == STRONGBOX else JEWEL_VALUE if kind == JEWEL else PURSE_IN_SIGHT
    if s.bandits[s.target].seat == b.seat:
        return -value
    if kind == PURSE:
        return BLOW + PURSE_IN_SIGHT if b.character == CHEYENNE else BLOW
    return value * (DROPPED_TO_ROB if robs_next(s, b) else DROPPED) // THOUSAND


def robs_next(s: State, b: Bandit) -> bool:
    """Whether the bandit's next card on the pile is a Robbery."""
    for at in range(s.resolved, s.pile):
        if s.pile_bandit[at] == b.index:
            return s.pile_card[at] == ROB
    return False


def promise_of_keeping(s: State, b: Bandit, action: int) -> int:
    """Let Punch and Marshal go, unless bullets would come instead."""
    if action == KEEP_REST:
        return 0
    card = card_in_slot(action - DISCARD)
    return 1 if card in (PUNCH, MARSHAL) and s.players[b.seat].bullets_on_top == 0 else -1
