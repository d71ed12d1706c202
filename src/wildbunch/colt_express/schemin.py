"""Schemin': a round begins, and the seats plan their cards."""

from __future__ import annotations

from wildbunch.colt_express.characters import cards_at_start_of_round, may_hide_card
from wildbunch.colt_express.components import (
    ACTION_CARDS,
    ASK_PLAN,
    CARD,
    CARD_SLOTS,
    DRAW,
    DRAW_CARDS,
    DRAWS,
    MANY,
    MOST_TURNS,
    NO_TURN,
    NOBODY,
    PASS,
    PASSED,
    PLAY,
    PLAY_DOWN,
    PLAYED,
    RESHUFFLES,
    ROUND_CARD,
    ROUND_CARDS,
    ROUND_STARTED,
    ROUNDS,
    SCHEMIN,
    SECOND,
    SPEEDING_UP,
    STATIONS,
    SWITCHING,
    TUNNEL,
    TURN_STARTED,
    TURNS_OF_FEW,
    TURNS_OF_MANY,
)
from wildbunch.colt_express.expert import start_keeping, start_stealin
from wildbunch.colt_express.places import ask, card_in_slot, draw_card, first_bandit_of, offer, put_back_hand, shuffle_discard_pile
from wildbunch.colt_express.state import Player, State
from wildbunch.core.chance import TABLE, below
from wildbunch.core.events import EVERYONE, emit


def start_round(s: State) -> None:
    """CE-ROUND-1: all decks are shuffled and cards drawn, clockwise from the first player; then the round card is
    revealed, and Schemin' begins."""
    emit(s, ROUND_STARTED, EVERYONE, s.round, s.first)
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        draw(s, seat, cards_at_start_of_round(s, seat) - s.players[seat].hand_size)
    s.round_cards[s.round] = reveal_round_card(s)
    emit(s, ROUND_CARD, EVERYONE, s.round, s.round_cards[s.round])
    s.phase = SCHEMIN
    s.pile = 0
    s.resolved = 0
    s.turn = 0
    s.plays = 0
    start_turn(s)


def reveal_round_card(s: State) -> int:
    """CE-SETUP-2: one of the round cards not seen yet in rounds 1 to 4, a station in round 5; each equally likely."""
    if s.round == ROUNDS - 1:
        return ROUND_CARDS + below(s, TABLE, STATIONS)
    used = 0
    for r in range(s.round):
        used |= 1 << s.round_cards[r]
    k = below(s, TABLE, ROUND_CARDS - s.round)
    card = 0
    while k > 0 or (used >> card) & 1:
        if not (used >> card) & 1:
            k -= 1
        card += 1
    return card


def symbol_of_turn(s: State, turn: int) -> int:
    """CE-BOX-5: the symbol of a turn on the round card; NO_TURN behind the last one."""
    if turn >= MOST_TURNS:
        return NO_TURN
    card = s.round_cards[s.round]
    return TURNS_OF_MANY[card][turn] if s.seats >= MANY else TURNS_OF_FEW[card][turn]


def steps_in_turn(s: State) -> int:
    """CE-ROUND-4: in a speeding-up turn each seat does two steps in a row before the next seat, else one."""
    return 2 * s.seats if symbol_of_turn(s, s.turn) == SPEEDING_UP else s.seats


def start_turn(s: State) -> None:
    """Tell the turn, and ask the first player."""
    emit(s, TURN_STARTED, EVERYONE, s.turn, symbol_of_turn(s, s.turn))
    ask_plan(s)


def seat_to_plan(s: State) -> int:
    """CE-ROUND-5: the seats follow clockwise from the first player, in a switching turn counter-clockwise."""
    symbol = symbol_of_turn(s, s.turn)
    seats_on = s.plays // 2 if symbol == SPEEDING_UP else s.plays
    if symbol == SWITCHING:
        seats_on = s.seats - seats_on
    seat = s.first + seats_on
    return seat - s.seats if seat >= s.seats else seat


def ask_plan(s: State) -> None:
    """CE-ROUND-2: play one action card on the common pile, or draw three cards. Bullet cards cannot be played."""
    s.actor = seat_to_plan(s)
    s.acting = first_bandit_of(s, s.actor)
    s.target = NOBODY
    ask(s, ASK_PLAN)
    p = s.players[s.actor]
    offer_cards(s, p, PLAY)
    if may_hide_card(s, s.actor, second_step(s)):
        offer_hidden_cards(s, p)
    if p.deck_size + p.discard_size > 0:
        offer(s, DRAW)
    if s.legal_size == 0:
        offer_pass(s)


def offer_cards(s: State, p: Player, base: int) -> None:
    """CE-ROUND-2: the action cards of the hand; CE-TEAM-2: a card acts for its bandit."""
    for card in range(ACTION_CARDS):
        if p.hand[card] > 0:
            offer(s, base + card)
    if s.teams:
        for slot in range(SECOND, CARD_SLOTS):
            if p.hand[slot] > 0:
                offer(s, base + slot)


def second_step(s: State) -> bool:
    """CE-ROUND-4: whether the seat that plans has already done the first of its two steps."""
    return s.plays % 2 == 1 and symbol_of_turn(s, s.turn) == SPEEDING_UP


def offer_hidden_cards(s: State, p: Player) -> None:
    """CE-GHOST-1: each card may be played face down as well; in a tunnel every card is face down anyway."""
    if face_down_turn(s):
        return
    offer_cards(s, p, PLAY_DOWN)


def offer_pass(s: State) -> None:
    """CE-ROUND-6: with no card in the deck and no action card in hand the seat passes."""
    offer(s, PASS)


def draw(s: State, seat: int, cards: int) -> None:
    """CE-ROUND-6: draw so many cards, or as many as there are. Only the seat sees which. CE-EXPERT-3: when the draw pile is
    empty the discard pile becomes the new one, in the middle of drawing too."""
    p = s.players[seat]
    there = min(cards, p.deck_size + p.discard_size)
    if there <= 0:
        return
    emit(s, DRAWS, EVERYONE, seat, there)
    if s.expert:
        p.drawn += there
    before = min(there, p.deck_size)
    for _ in range(before):
        emit(s, CARD, 1 << seat, seat, draw_card(s, seat))
    if before < there:
        draw_from_new_pile(s, seat, there - before)


def draw_from_new_pile(s: State, seat: int, cards: int) -> None:
    """CE-EXPERT-3: the draw pile is empty; shuffle a new one and draw so many cards from it."""
    emit(s, RESHUFFLES, EVERYONE, seat, s.players[seat].discard_size)
    shuffle_discard_pile(s, seat)
    for _ in range(cards):
        emit(s, CARD, 1 << seat, seat, draw_card(s, seat))


def plan(s: State, action: int) -> None:
    """CE-ROUND-2: the seat does what it chose; then the next one is asked."""
    if action == DRAW:
        draw(s, s.actor, DRAW_CARDS)
    elif action == PASS:
        emit(s, PASSED, EVERYONE, s.actor)
    elif action >= PLAY_DOWN:
        put_on_pile(s, action - PLAY_DOWN, True)
    else:
        put_on_pile(s, action - PLAY, face_down_turn(s))
    s.plays += 1
    if s.plays == steps_in_turn(s):
        end_turn(s)
    else:
        ask_plan(s)


def face_down_turn(s: State) -> bool:
    """CE-ROUND-3: in a tunnel cards are played face down, else face up."""
    return symbol_of_turn(s, s.turn) == TUNNEL


def put_on_pile(s: State, slot: int, face_down: bool) -> None:
    """CE-ROUND-2: a card from the hand goes on the common pile."""
    p = s.players[s.actor]
    p.hand[slot] -= 1
    p.hand_size -= 1
    card = card_in_slot(slot)
    if slot >= SECOND:
        s.acting += 1
    s.pile_bandit[s.pile] = s.acting
    s.pile_card[s.pile] = card
    s.pile_down[s.pile] = 1 if face_down else 0
    s.pile += 1
    emit(s, PLAYED, 1 << s.actor if face_down else EVERYONE, s.acting, card, s.pile_down[s.pile - 1])


def end_turn(s: State) -> None:
    """CE-ROUND-7: after the last turn the cards left in hand go back on the decks, and Stealin' begins."""
    s.turn += 1
    s.plays = 0
    if symbol_of_turn(s, s.turn) != NO_TURN:
        start_turn(s)
        return
    if s.expert:
        start_keeping(s)
        return
    for seat in range(s.seats):
        put_back_hand(s, seat)
    start_stealin(s)
