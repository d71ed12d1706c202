"""Counts a position: every card, bullet and loot token of the box must be in exactly one place."""

from __future__ import annotations

from itertools import combinations

from wildbunch.colt_express import components as c
from wildbunch.colt_express.notation import BANDITS, CARDS
from wildbunch.colt_express.state import State
from wildbunch.core.document import Document


def check_totals(d: Document, s: State) -> None:
    """Note every total that is not that of the box; fills in the purse values nobody has seen."""
    for seat in range(s.seats):
        _check_cards(d, s, seat)
    _check_bullets(d, s)
    _check_values(d, s)
    _check_loot(d, s)
    for index, b in enumerate(s.bandits[: s.bandit_count]):
        if b.level == c.INSIDE and b.car == s.marshal:
            d.fault(f"$.bandits[{index}].level", "is inside the Marshal's car, from where every bandit has fled at once")


def cards_owned(s: State, seat: int, card: int) -> int:
    """How many cards of a kind a seat has anywhere: its action cards, and the bullets received."""
    return sum(s.bandits[seat].shot_by) if card == c.BULLET else c.COPIES[card]


def cards_waiting(s: State, seat: int, card: int) -> int:
    """How many cards of a kind a seat has on the pile that are not carried out yet."""
    return sum(s.pile_bandit[at] == seat and s.pile_card[at] == card for at in range(s.resolved, s.pile))


def _check_cards(d: Document, s: State, seat: int) -> None:
    """Hand, deck and the cards waiting on the pile are the ten action cards and the bullets received."""
    p = s.players[seat]
    for card in range(c.CARD_KINDS):
        there = p.hand[card] + p.deck[card] + cards_waiting(s, seat, card)
        needed = cards_owned(s, seat, card)
        if there != needed:
            where = "in hand and deck" if card == c.BULLET else "in hand, deck and on the pile"
            d.fault(f"$.seats[{seat}]", f"has {there} {CARDS[card]} cards {where}; {needed} are needed")
    if s.phase != c.SCHEMIN and p.hand_size:
        d.fault(f"$.seats[{seat}].hand", "holds cards; after Schemin' they are back in the deck")


def _check_bullets(d: Document, s: State) -> None:
    """Each bandit's six bullets are left or received by others; so are the thirteen neutral ones, or removed."""
    bandits = s.bandits[: s.bandit_count]
    for index, b in enumerate(bandits):
        if b.shot_by[index]:
            d.fault(f"$.bandits[{index}].received", "holds bullets of the bandit's own")
        fired = sum(other.shot_by[index] for other in bandits)
        if b.bullets_left + fired != c.OWN_BULLETS:
            name = BANDITS[b.character] if b.character >= 0 else "the bandit"
            d.fault(
                f"$.bandits[{index}].bullets_left",
                f"is {b.bullets_left} and others have received {fired} from {name}; together they must be {c.OWN_BULLETS}",
            )
    received = sum(b.shot_by[c.NEUTRAL] for b in bandits)
    total = s.neutral_left + s.neutral_removed + received
    if total != c.NEUTRAL_BULLETS:
        d.fault(
            "$.neutral_bullets",
            f"left, removed and received ({received}) make {total}; they must make {c.NEUTRAL_BULLETS}",
        )


def _check_values(d: Document, s: State) -> None:
    """No value more often than in the box; the rest has not been seen yet."""
    for at, value in enumerate(c.PURSE_VALUES):
        seen = s.token_value[: s.tokens].count(value)
        s.values[at] = c.PURSE_COUNTS[at] - seen
        if s.values[at] < 0:
            d.fault("$", f"{seen} purses are worth {value}; the box has {c.PURSE_COUNTS[at]}")


def _check_loot(d: Document, s: State) -> None:
    """As many strongboxes as in the box, as many purses and jewels as this number of cars can bring."""
    bandits = s.bandits[: s.bandit_count]
    strongboxes = sum(s.strongboxes) + s.strongbox_waiting + sum(b.strongboxes for b in bandits)
    if strongboxes != 2:
        d.fault("$", f"there are {strongboxes} strongboxes, waiting ones included; there must be 2")
    if s.tokens < s.seats:
        d.fault("$", f"there are {s.tokens} purse tokens; every bandit has brought one, so {s.seats} are needed at least")
        return
    purses = sum(s.purses) + s.tokens - s.seats
    jewels = sum(s.jewels) + sum(b.jewels for b in bandits)
    possible = sorted(
        {
            (sum(c.CAR_PURSES[i] for i in cars), sum(c.CAR_JEWELS[i] for i in cars))
            for cars in combinations(range(c.PASSENGER_CARS), s.caboose)
        }
    )
    if (purses, jewels) not in possible:
        allowed = ", ".join(f"{p} and {j}" for p, j in possible)
        d.fault(
            "$.train",
            f"the cars have brought {purses} purses and {jewels} jewels; {s.caboose} cars can bring {allowed}",
        )
