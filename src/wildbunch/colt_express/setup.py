"""Set-up: the train, the loot, the bandits and their cards."""

from __future__ import annotations

from wildbunch.colt_express.components import (
    BANDITS,
    CAR_JEWELS,
    CAR_PURSES,
    CARD_SLOTS,
    CARS,
    COPIES,
    DEALING,
    INSIDE,
    LOCOMOTIVE,
    NEUTRAL_BULLETS,
    NO_CARD,
    NOBODY,
    NOTHING,
    OWN_BULLETS,
    PASSENGER_CARS,
    PLACING,
    PURSE_COUNTS,
    ROUNDS,
    SPOTS,
    START_PURSE,
    TEAM_CARS,
    TEAM_COPIES,
    VALUES,
)
from wildbunch.colt_express.places import give_token
from wildbunch.colt_express.state import State
from wildbunch.core.chance import TABLE, below
from wildbunch.core.events import EVERYONE


def set_up(s: State, seats: int) -> None:
    """CE-SETUP-1: 2 to 6 players, each with one bandit, two players with a team of two; then all the rest of the set-up.
    The characters that are not NOBODY stay as they are chosen; options are set before."""
    s.seats = seats
    s.teams = 1 if seats == 2 else 0
    if s.teams:
        s.expert = 1  # CE-EXPERT-1: always with two players
    s.bandit_count = 2 * seats if s.teams else seats
    clear(s)
    couple_cars(s)
    place_strongboxes(s)
    choose_characters(s)
    place_bandits(s)
    give_starting_purses(s)
    for seat in range(seats):
        prepare_deck(s, seat)


def clear(s: State) -> None:
    """CE-SETUP-2: no round card is chosen yet: nobody knows which are in the deck, so each is chosen when it is
    turned."""
    s.phase = DEALING
    s.asked = NOTHING
    s.actor = NOBODY
    s.acting = NOBODY
    s.target = NOBODY
    s.token = 0
    s.round = 0
    s.turn = 0
    s.plays = 0
    s.picked = 0
    s.pile = 0
    s.resolved = 0
    s.legal_size = 0
    s.events_size = 0
    for r in range(ROUNDS):
        s.round_cards[r] = NO_CARD
    s.keeping = 0
    s.placing = 0
    s.neutral_left = NEUTRAL_BULLETS
    s.neutral_removed = 0


def couple_cars(s: State) -> None:
    """CE-SETUP-1: as many passenger cars as players, four with two players, chosen and ordered at random, each with the
    loot of CE-BOX-4."""
    s.caboose = TEAM_CARS if s.teams else s.seats
    for car in range(CARS):
        s.layouts[car] = NO_CARD
        s.purses[car] = 0
    for spot in range(SPOTS):
        s.jewels[spot] = 0
        s.strongboxes[spot] = 0
    used = 0
    for car in range(1, s.caboose + 1):
        k = below(s, TABLE, PASSENGER_CARS - car + 1)
        layout = 0
        while k > 0 or (used >> layout) & 1:
            if not (used >> layout) & 1:
                k -= 1
            layout += 1
        used |= 1 << layout
        s.layouts[car] = layout
        s.purses[car] = CAR_PURSES[layout]
        s.jewels[car * 2 + INSIDE] = CAR_JEWELS[layout]


def place_strongboxes(s: State) -> None:
    """CE-SETUP-3: one strongbox in the locomotive with the Marshal, the second one waits beside it."""
    s.marshal = LOCOMOTIVE
    s.strongboxes[LOCOMOTIVE * 2 + INSIDE] = 1
    s.strongbox_waiting = 1


def choose_characters(s: State) -> None:
    """CE-SETUP-4: each seat takes a character or draws one of those left; the first player is random."""
    used = 0
    for i in range(s.bandit_count):
        if s.bandits[i].character != NOBODY:
            used |= 1 << s.bandits[i].character
    free = BANDITS
    for character in range(BANDITS):
        free -= (used >> character) & 1
    for i in range(s.bandit_count):
        if s.bandits[i].character == NOBODY:
            k = below(s, TABLE, free)
            character = 0
            while k > 0 or (used >> character) & 1:
                if not (used >> character) & 1:
                    k -= 1
                character += 1
            used |= 1 << character
            free -= 1
            s.bandits[i].character = character
    s.first = below(s, TABLE, s.seats)


def place_bandits(s: State) -> None:
    """CE-SETUP-5: clockwise from the first player, the 1st, 3rd, 5th bandit inside the caboose, the others inside the
    car before it; each with six own bullets (CE-BOX-1)."""
    for i in range(s.bandit_count):
        b = s.bandits[i]
        b.index = i
        b.seat = i // 2 if s.teams else i
        order = i if s.teams else (i - s.first + s.seats) % s.seats
        b.car = s.caboose - order % 2
        b.level = INSIDE
        b.bullets_left = OWN_BULLETS
        for source in range(len(b.shot_by)):
            b.shot_by[source] = 0
        b.jewels = 0
        b.strongboxes = 0
        b.ransom = 0
    if s.teams:
        s.phase = PLACING
        s.placing = (1 << s.seats) - 1


def give_starting_purses(s: State) -> None:
    """CE-SETUP-3: each bandit gets one of the eight $250 purses, before the other purses are laid out unseen."""
    for v in range(VALUES):
        s.values[v] = PURSE_COUNTS[v]
    s.tokens = 0
    for i in range(s.bandit_count):
        s.values[0] -= 1
        token = s.tokens
        s.tokens += 1
        s.token_value[token] = START_PURSE
        s.token_known[token] = EVERYONE
        give_token(s, token, s.bandits[i])


def prepare_deck(s: State, seat: int) -> None:
    """CE-SETUP-6: the deck of a seat is its ten action cards; a shuffled deck is a count of cards. CE-TEAM-2: a team has
    eleven, one of each kind for each bandit and one Marshal card."""
    p = s.players[seat]
    for card in range(CARD_SLOTS):
        p.hand[card] = 0
        p.deck[card] = 0
        p.discard[card] = 0
        p.leaving[card] = 0
        p.open_discard[card] = 0
    p.hand_size = 0
    p.deck_size = 0
    p.discard_size = 0
    p.bullets_on_top = 0
    p.open_bullets = 0
    p.drawn = 0
    for slot in range(CARD_SLOTS):
        p.deck[slot] = TEAM_COPIES[slot] if s.teams else COPIES[slot]
        p.deck_size += p.deck[slot]
