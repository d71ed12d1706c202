"""Counts a position: every card, bullet and loot token of the box must be in exactly one place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from wildbunch.colt_express import components as c
from wildbunch.colt_express.notation import BANDITS, CARDS, JOIN, slot_names
from wildbunch.colt_express.places import first_bandit_of, slot_of
from wildbunch.colt_express.state import State
from wildbunch.colt_express.teams import bullets_of_team
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


def cards_owned(s: State, seat: int, slot: int) -> int:
    """How many cards of a kind a seat has anywhere: its action cards, and the bullets received."""
    if slot == c.BULLET:
        return bullets_of_team(s, seat)
    return c.TEAM_COPIES[slot] if s.teams else c.COPIES[slot]


def cards_waiting(s: State, seat: int, slot: int) -> int:
    """How many cards of a kind a seat has on the pile that are not carried out yet."""
    planned = [(s.bandits[s.pile_bandit[at]], s.pile_card[at]) for at in range(s.resolved, s.pile)]
    return sum(b.seat == seat and slot_of(s, b, card) == slot for b, card in planned)


def _check_cards(d: Document, s: State, seat: int) -> None:
    """The cards in hand, on the own piles and waiting on the common one are the action cards and the bullets received."""
    p = s.players[seat]
    names = _names_of_cards(s, seat)
    discards = ", discard pile" if s.expert else ""
    for slot, name in enumerate(names):
        there = p.hand[slot] + p.deck[slot] + p.discard[slot] + cards_waiting(s, seat, slot)
        needed = cards_owned(s, seat, slot)
        if there != needed:
            where = f"in hand{discards} and deck" if slot == c.BULLET else f"in hand{discards}, deck and on the pile"
            d.fault(f"$.seats[{seat}]", f"has {there} {name} cards {where}; {needed} are needed")
    if s.expert:
        _check_expert(d, s, seat, names)
        if s.phase == c.PLACING and p.deck_size != sum(c.TEAM_COPIES):
            d.fault(f"$.seats[{seat}].deck", "lacks cards; before round 1 all are in the deck")
    elif s.phase != c.SCHEMIN and p.hand_size:
        d.fault(f"$.seats[{seat}].hand", "holds cards; after Schemin' they are back in the deck")


def _names_of_cards(s: State, seat: int) -> tuple[str, ...]:
    """The names of a seat's cards; with a bandit missing (a fault noted before) those of anybody."""
    first = first_bandit_of(s, seat)
    team = [BANDITS[b.character] for b in s.bandits[first : first + 1 + s.teams] if b.character >= 0]
    return slot_names(JOIN.join(team)) if len(team) == 1 + s.teams else CARDS


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
    if s.tokens < s.bandit_count:
        d.fault("$", f"there are {s.tokens} purse tokens; every bandit has brought one, so {s.bandit_count} are needed at least")
        return
    purses = sum(s.purses) + s.tokens - s.bandit_count
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


def _check_expert(d: Document, s: State, seat: int, names: Sequence[str]) -> None:
    """What is known of a seat's hidden cards must be true, and only action cards are kept or leave by choice."""
    p, path = s.players[seat], f"$.seats[{seat}]"
    if p.bullets_on_top > p.deck[c.BULLET]:
        d.fault(f"{path}.bullets_on_top", f"is {p.bullets_on_top}; the deck holds {p.deck[c.BULLET]} bullets")
    if p.open_bullets > p.hand[c.BULLET]:
        d.fault(f"{path}.seen_bullets", f"is {p.open_bullets}; the hand holds {p.hand[c.BULLET]} bullets")
    for slot, name in enumerate(names):
        if p.open_discard[slot] > p.discard[slot]:
            d.fault(f"{path}.seen_discards.{name}", f"is {p.open_discard[slot]}; the discard pile holds {p.discard[slot]}")
        if p.leaving[slot] > (0 if slot == c.BULLET else p.hand[slot]):
            held = "bullets leave by themselves" if slot == c.BULLET else f"the hand holds {p.hand[slot]}"
            d.fault(f"{path}.leaving.{name}", f"is {p.leaving[slot]}; {held}")
    if sum(p.leaving) and s.phase != c.KEEPING:
        d.fault(f"{path}.leaving", "marks cards, which happens in the phase keeping only")
    if s.phase in (c.SCHEMIN, c.KEEPING):
        if p.hand[c.BULLET] > p.drawn:
            d.fault(f"{path}.drawn", f"is {p.drawn}; the {p.hand[c.BULLET]} bullets in hand were drawn in this round")
        return
    if p.hand[c.BULLET]:
        d.fault(f"{path}.hand.bullet", "is there; after Schemin' no bullet stays in hand")
    if p.drawn:
        d.fault(f"{path}.drawn", "counts the cards drawn in this round, and its Schemin' is over")
