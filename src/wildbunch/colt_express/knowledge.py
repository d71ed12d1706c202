"""Who may know what: builds the view of a seat, of a spectator, or the whole position, from the state.

A field of the state that is not named here is in no view.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from wildbunch.colt_express import components as c
from wildbunch.colt_express.notation import (
    CARDS,
    DECISIONS,
    JOIN,
    LEVELS,
    NEUTRAL,
    ROUND_CARDS,
    Cast,
    car_name,
    cast_of,
    event_of,
    slot_names,
    turns_of,
)
from wildbunch.colt_express.state import Player, State
from wildbunch.colt_express.view import (
    Bandit,
    Car,
    Cards,
    Decision,
    Expert,
    PileCard,
    Round,
    Seat,
    SharedDecision,
    Spot,
    Token,
    View,
    shared_decision,
    shared_neutral_bullets,
    shared_pile_card,
    shared_round,
    shared_token,
)
from wildbunch.core.events import EVERYONE
from wildbunch.core.readonly import ReadOnly

PHASES = {
    c.PLACING: "placing",
    c.SCHEMIN: "schemin",
    c.KEEPING: "keeping",
    c.STEALIN: "stealin",
    c.EVENT: "stealin",
    c.OVER: "over",
}
OF_SEATS = (c.ASK_PLAN, c.ASK_PLACE)
"""Questions that a player answers, and not one of his bandits."""
WITH_TARGET = (c.ASK_PUSH, c.ASK_DROP, c.ASK_TAKE, c.ASK_SHOVE)

Held = dict[int, tuple[Token, ...]]


def options_of(s: State) -> dict[str, str | int | bool]:
    """The options a state is played with."""
    return {
        "django_push": "must" if s.django_must else "may",
        "marshals_revenge": "above_marshal" if s.revenge_above else "every_roof",
        "open_pile": s.open_pile == 1,
        "expert": s.expert == 1,
    }


def view_of(s: State, viewer: int | None, everything: bool = False) -> View:
    """What a seat (None: a spectator) may know; with `everything` the whole position."""
    cast = cast_of(s)
    names = cast.bandits
    tokens = _tokens(s, viewer, everything)
    return View(
        options=ReadOnly(options_of(s)),
        viewer=viewer,
        complete=everything,
        phase=PHASES[s.phase],
        round=_round(s),
        decision=_decision(s, cast),
        train=tuple([_car(s, car, tokens) for car in range(s.caboose + 1)]),
        marshal=s.marshal,
        strongbox_waiting=s.strongbox_waiting == 1,
        neutral_bullets=shared_neutral_bullets(s.neutral_left, s.neutral_removed),
        box=tokens.get(c.BOXED, ()),
        seats=tuple([_seat(s, seat, cast, seat == viewer, everything) for seat in range(s.seats)]),
        bandits=tuple([_bandit(s, index, names, tokens) for index in range(s.bandit_count)]),
        pile=_pile(s, names, viewer, everything),
    )


def _tokens(s: State, viewer: int | None, everything: bool) -> Held:
    """The touched purses by place. All see where each is; its value is known to the seats that have owned it."""
    held: Held = {}
    for token in range(s.tokens):
        known = s.token_known[token]
        if everything:
            shown = shared_token(token + 1, s.token_value[token], tuple(i for i in range(s.seats) if known >> i & 1))
        else:
            seen = known == EVERYONE or (viewer is not None and known >> viewer & 1)
            shown = shared_token(token + 1, s.token_value[token] if seen else None)
        place = s.token_place[token]
        held[place] = (*held.get(place, ()), shown)
    return held


def _round(s: State) -> Round:
    """Public: the round card and the past ones; the coming ones are not even chosen. Before the first round there is none."""
    card = s.round_cards[s.round]
    if card == c.NO_CARD:
        return shared_round(s.round + 1, s.first, None, (), None, (), 0, 0)
    name = ROUND_CARDS[card]
    past = tuple(ROUND_CARDS[number] for number in s.round_cards[: s.round])
    return shared_round(s.round + 1, s.first, name, turns_of(card, s.seats), event_of(name), past, s.turn, s.plays)


def waiting(s: State) -> tuple[int, ...]:
    """The seats that must decide, in the order of seats: one, or in the expert game all that still choose what to keep."""
    if s.phase == c.OVER:
        return ()
    if s.asked == c.ASK_KEEP:
        return tuple(seat for seat in range(s.seats) if s.keeping >> seat & 1)
    return (s.actor,)


def _decision(s: State, cast: Cast) -> Decision | SharedDecision | None:
    """Public: who must decide what."""
    if s.phase == c.OVER:
        return None
    if s.asked == c.ASK_KEEP:
        seats = waiting(s)
        return SharedDecision(DECISIONS[s.asked], seats, tuple([cast.players[seat] for seat in seats]))
    if s.asked in OF_SEATS:
        return shared_decision(DECISIONS[s.asked], s.actor, cast.players[s.actor], None, None)
    names = cast.bandits
    target = names[s.target] if s.asked in WITH_TARGET else None
    token = s.token + 1 if s.asked == c.ASK_TAKE else None
    return shared_decision(DECISIONS[s.asked], s.actor, names[s.acting], target, token)


def _car(s: State, car: int, tokens: Held) -> Car:
    """Public: the loot by kind on every spot."""
    inside, roof = car * 2 + c.INSIDE, car * 2 + c.ROOF
    lying_inside, lying_on_roof = tokens.get(inside, ()), tokens.get(roof, ())
    jewels, strongboxes = s.jewels, s.strongboxes
    return _shared_car(
        car, s.purses[car], lying_inside, jewels[inside], strongboxes[inside], lying_on_roof, jewels[roof], strongboxes[roof]
    )


@lru_cache(maxsize=4096)
def _shared_car(
    car: int,
    purses: int,
    lying_inside: tuple[Token, ...],
    jewels_inside: int,
    strongboxes_inside: int,
    lying_on_roof: tuple[Token, ...],
    jewels_on_roof: int,
    strongboxes_on_roof: int,
) -> Car:
    inside = Spot(purses, lying_inside, jewels_inside, strongboxes_inside)
    return Car(car, car_name(car), inside, Spot(0, lying_on_roof, jewels_on_roof, strongboxes_on_roof))


def _seat(s: State, seat: int, cast: Cast, own: bool, everything: bool) -> Seat:
    """Private to the seat: the cards in hand, and so those in the deck; public: how many there are."""
    p = s.players[seat]
    player = cast.players[seat]
    bandits = _bandits_of(player)
    seen = own or everything
    expert = _expert(s, p, player, own, everything) if s.expert else None
    if not seen:
        if expert is None:
            return _shared_seat(seat, bandits, p.hand_size, p.deck_size)
        return Seat(seat, bandits, Cards(p.hand_size, None), Cards(p.deck_size, None), expert)
    hand, deck = Cards(p.hand_size, _counts(p.hand, player)), Cards(p.deck_size, _counts(p.deck, player))
    return Seat(seat, bandits, hand, deck, expert)


@cache
def _bandits_of(player: str) -> tuple[str, ...]:
    return tuple(player.split(JOIN))


def _expert(s: State, p: Player, player: str, own: bool, everything: bool) -> Expert:
    """Private to the seat: its discard pile and what it has marked to leave; public: how many cards the pile has, and what
    everybody could see of hidden cards."""
    seen = own or everything
    return Expert(
        discard=Cards(p.discard_size, _counts(p.discard, player) if seen else None),
        bullets_on_top=p.bullets_on_top,
        leaving=_counts(p.leaving, player) if seen and s.phase == c.KEEPING else None,
        seen_discards=_counts(p.open_discard, player) if s.open_pile or everything else None,
        seen_bullets=p.open_bullets,
        drawn=p.drawn,
    )


@lru_cache(maxsize=4096)
def _shared_seat(seat: int, bandits: tuple[str, ...], hand: int, deck: int) -> Seat:
    return Seat(seat, bandits, Cards(hand, None), Cards(deck, None))


def _counts(cards: Sequence[int], player: str) -> Mapping[str, int]:
    return ReadOnly({name: n for name, n in zip(slot_names(player), cards, strict=False) if n})


def _bandit(s: State, index: int, names: tuple[str, ...], tokens: Held) -> Bandit:
    """Public: the place, the bullets fired and received, the loot by kind; the values of purses see `_tokens`."""
    b = s.bandits[index]
    received = {names[source]: n for source, n in enumerate(b.shot_by[: s.bandit_count]) if n}
    if b.shot_by[c.NEUTRAL]:
        received[NEUTRAL] = b.shot_by[c.NEUTRAL]
    return Bandit(
        names[index],
        b.seat,
        b.car,
        LEVELS[b.level],
        b.bullets_left,
        ReadOnly(received),
        tokens.get(c.HELD + index, ()),
        b.jewels,
        b.strongboxes,
        b.ransom,
    )


def _pile(s: State, names: tuple[str, ...], viewer: int | None, everything: bool) -> tuple[PileCard, ...]:
    """A face-down card is known to its owner until it resolves. Without the option `open_pile` only the uppermost card
    that is face up, and the one being carried out, can be seen."""
    uppermost = -1 if s.open_pile else _uppermost(s)
    cards = []
    for at in range(s.pile):
        index = s.pile_bandit[at]
        down, resolved = s.pile_down[at] == 1, at < s.resolved
        open_now = (resolved or not down) if s.open_pile else at == uppermost
        own = viewer is not None and s.bandits[index].seat == viewer
        card = CARDS[s.pile_card[at]] if everything or own or open_now else None
        cards.append(shared_pile_card(names[index], card, down, resolved))
    return tuple(cards)


def _uppermost(s: State) -> int:
    """The place of the one card that can be seen without the option `open_pile`; -1 if there is none."""
    if s.phase in (c.SCHEMIN, c.KEEPING):
        return -1 if s.pile and s.pile_down[s.pile - 1] else s.pile - 1
    return s.resolved - 1 if s.phase == c.STEALIN else -1
