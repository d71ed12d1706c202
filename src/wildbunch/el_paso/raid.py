"""A raid: the secret choice, the dice, the robbing, a new card, and the decision to leave or stay."""

from __future__ import annotations

from wildbunch.core.chance import TABLE, below
from wildbunch.core.events import EVERYONE, emit
from wildbunch.el_paso.components import (
    ASK_PICK,
    ASK_RAID,
    ASK_STAY,
    BRAND,
    CARD_VALUES,
    CHANGED,
    CHOSEN,
    DECIDING,
    DICE,
    DRAWING,
    EMPTY_HANDED,
    FACES,
    FACES_OF_A_KIND,
    KINDS,
    LEAVE,
    NO_CARD,
    NOBODY,
    NOTHING,
    PASTURE,
    PICK,
    PICKED,
    RAID,
    RAIDING,
    REVEALED,
    ROLLED,
    SALOON,
    SHUT,
    SIX,
    STAR,
    STAY,
    STAYED,
    TAKEN,
)
from wildbunch.el_paso.leaving import arrest, empty_town, end_town, leave, position_now, position_when_emptied
from wildbunch.el_paso.places import (
    ask,
    bandits_in_town,
    discard,
    kind_of_card,
    kind_of_tile,
    next_discard,
    offer,
    tiles_in_town,
    top_tile,
    unseen_card,
    value_of_tile,
)
from wildbunch.el_paso.state import State


def ask_raid(s: State) -> None:
    """EP-RAID-1: every bandit in town plays one card face down, any card; the first raid is compulsory for all. Of those
    who have not chosen, `actor` is the next clockwise from the lookout; any of them may answer first."""
    for k in range(s.seats):
        seat = (s.lookout + k) % s.seats
        b = s.bandits[seat]
        if b.in_town and b.chosen == NO_CARD:
            s.actor = seat
            offer_raids(s, seat)
            return
    s.asked = NOTHING


def offer_raids(s: State, seat: int) -> None:
    """EP-RAID-1: any card of the hand may be played, useful or not; who has chosen may choose another one."""
    ask(s, ASK_RAID)
    b = s.bandits[seat]
    left = b.hand
    card = 0
    while left != 0:
        if left & 1 and card != b.chosen:
            offer(s, RAID + card)
        left >>= 1
        card += 1


def choose(s: State, seat: int, card: int) -> None:
    """EP-RAID-1: the card lies face down; it may be exchanged for another until the last bandit has chosen."""
    event = CHOSEN if s.bandits[seat].chosen == NO_CARD else CHANGED
    s.bandits[seat].chosen = card
    emit(s, event, 1 << seat, seat, kind_of_card(card), card % CARD_VALUES + 1)
    ask_raid(s)


def resolve_raid(s: State) -> None:
    """EP-RAID-2: all cards are revealed, then the dice are rolled."""
    for k in range(s.seats):
        seat = (s.lookout + k) % s.seats
        b = s.bandits[seat]
        if b.in_town:
            b.hand ^= 1 << b.chosen
            b.seen &= b.hand
            b.raided = b.chosen + 1
            emit(s, REVEALED, EVERYONE, seat, kind_of_card(b.chosen), b.chosen % CARD_VALUES + 1)
    roll(s)
    if all_stars(s):
        arrest(s)
    for kind in range(KINDS):
        rob_place(s, kind)
    s.raid += 1
    s.turn = 0
    s.phase = DRAWING


def roll(s: State) -> None:
    """EP-RAID-2: the lookout rolls all dice that are not on the sheriff field; stars go there and stay for this town."""
    for face in range(len(s.rolled)):
        s.rolled[face] = 0
    for _ in range(DICE - s.stars):
        s.rolled[below(s, TABLE, FACES) // FACES_OF_A_KIND] += 1
    s.stars += s.rolled[STAR]
    emit(s, ROLLED, EVERYONE, s.lookout, s.rolled[STAR], s.rolled[BRAND], s.rolled[SIX], s.stars)


def all_stars(s: State) -> bool:
    """EP-RAID-3: all five dice are on the sheriff field: arrest, and no tile is taken."""
    return s.stars == DICE


def open_today(s: State, kind: int) -> bool:
    """EP-RAID-4: the saloon can be robbed only if this roll shows a six, the pasture only if it shows a brand."""
    if kind == SALOON:
        return s.rolled[SIX] > 0
    if kind == PASTURE:
        return s.rolled[BRAND] > 0
    return True


def rob_place(s: State, kind: int) -> None:
    """EP-RAID-5: at a place bandits act in descending card value; each takes the top tile, and when the tiles run out the
    rest get nothing. EP-RAID-6: the cards go on the discards of their kind in that order."""
    seat = highest_card(s, kind)
    while seat != NOBODY:
        b = s.bandits[seat]
        discard(s, b.chosen)
        b.chosen = NO_CARD
        if b.in_town:
            rob(s, seat, kind)
        seat = highest_card(s, kind)


def highest_card(s: State, kind: int) -> int:
    """EP-RAID-5: the seat whose card for this place is the highest of those that have not acted yet."""
    best = NOBODY
    highest = kind * CARD_VALUES - 1
    for seat in range(s.seats):
        card = s.bandits[seat].chosen
        if card > highest and card < (kind + 1) * CARD_VALUES:
            highest = card
            best = seat
    return best


def rob(s: State, seat: int, kind: int) -> None:
    """EP-RAID-5: one bandit takes the top tile, if there is one and the place can be robbed."""
    tile = top_tile(s, kind)
    if tile < 0:
        emit(s, EMPTY_HANDED, EVERYONE, seat, kind)
    elif not open_today(s, kind):
        emit(s, SHUT, EVERYONE, seat, kind)
    else:
        s.stacks[tile] -= 1
        s.bandits[seat].tiles[tile] += 1
        emit(s, TAKEN, EVERYONE, seat, kind_of_tile(tile), value_of_tile(tile))


def ask_next_pick(s: State) -> None:
    """EP-RAID-6: then each bandit who raided, clockwise from the lookout, draws one card from a pile of his choice."""
    while s.turn < s.seats:
        seat = (s.lookout + s.turn) % s.seats
        if s.bandits[seat].raided:
            s.actor = seat
            ask(s, ASK_PICK)
            for kind in range(KINDS):
                if cards_of_kind(s, kind):
                    offer(s, PICK + kind)
            return
        s.turn += 1
    s.asked = NOTHING
    end_raid(s)


def cards_of_kind(s: State, kind: int) -> bool:
    """EP-RAID-7: a kind with no card left in pile and discards cannot be chosen."""
    return s.piles[kind] != 0 or s.queue_sizes[kind] > 0


def pick(s: State, seat: int, kind: int) -> None:
    """EP-RAID-7: from the pile while it lasts; then its discards, turned over unshuffled: the first discarded comes
    first, and everybody knows it."""
    b = s.bandits[seat]
    b.raided = 0
    if s.piles[kind] != 0:
        card = unseen_card(s, kind, seat)
        emit(s, PICKED, 1 << seat, seat, kind, card % CARD_VALUES + 1, 0)
    else:
        card = next_discard(s, kind)
        b.seen |= 1 << card
        emit(s, PICKED, EVERYONE, seat, kind, card % CARD_VALUES + 1, 1)
    b.hand |= 1 << card
    s.asked = NOTHING
    s.turn += 1


def end_raid(s: State) -> None:
    """EP-RAID-8: where the town has tiles left and not all dice are stars, the bandits in town decide; else it ends."""
    s.turn = 0
    s.phase = DECIDING
    if not all_stars(s) and tiles_in_town(s) == 0:
        empty_town(s)


def ask_next_stay(s: State) -> None:
    """EP-RAID-8: each bandit in town decides in turn, openly, clockwise from the lookout; one alone may go on."""
    while s.turn < s.seats:
        seat = (s.lookout + s.turn) % s.seats
        if s.bandits[seat].in_town:
            if s.emptied:
                s.turn += 1
                leave(s, seat, position_when_emptied(s))
                return
            s.actor = seat
            ask(s, ASK_STAY)
            offer(s, STAY)
            offer(s, LEAVE)
            return
        s.turn += 1
    s.asked = NOTHING
    close_decisions(s)


def decide(s: State, seat: int, action: int) -> None:
    """EP-RAID-8: leave, or stay for another raid."""
    s.asked = NOTHING
    s.turn += 1
    if action == LEAVE:
        leave(s, seat, position_now(s))
    else:
        emit(s, STAYED, EVERYONE, seat)


def close_decisions(s: State) -> None:
    """EP-LEAVE-1: from the next raid on, those who left now count for the positions; nobody in town: the town ends."""
    left = 0
    for seat in range(s.seats):
        if not s.bandits[seat].in_town and s.bandits[seat].position > 0:
            left += 1
    if left > s.left_before:
        s.groups_before += 1
    s.left_before = left
    if bandits_in_town(s) == 0:
        end_town(s)
    else:
        s.turn = 0
        s.phase = RAIDING
