"""Random complete positions of Colt Express, crowded on purpose, for comparing two implementations.

Everything adds up to the box, but much of it is seldom seen in play: few neutral bullets, last own bullets, piles of a dozen
cards, loot on roofs, purses in the box, a speeding-up turn as Ghost's first.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.colt_express.reference_box import BANDITS, CARS, PURSES, ROUND_CARDS, STATIONS, SYMBOLS, TEN_CARDS

Place = tuple[dict[str, Any], int | None]
PHASES = ("dealing", "schemin", "stealin", "event")


def random_position(rng: random.Random, phase: str) -> dict[str, Any]:
    """A position of this phase that stands at no decision."""
    seats = rng.randint(3, 6)
    names = rng.sample(BANDITS, seats)
    marshal = rng.randint(0, seats)
    where = random_round(rng, phase, seats)
    bandits = [{"bandit": name, "seat": seat, **random_spot(rng, seats, marshal), "ransom": 0} for seat, name in enumerate(names)]
    supply = random_bullets(rng, bandits)
    train: list[dict[str, Any]] = [{"car": car, "inside": nothing(), "roof": nothing()} for car in range(seats + 1)]
    box, waits = random_loot(rng, train, bandits)
    pile = random_pile(rng, names) if phase == "stealin" else []
    rows = []
    for seat, bandit in enumerate(bandits):
        planned = Counter(card["card"] for card in pile if card["bandit"] == names[seat])
        deck = list((Counter(TEN_CARDS) - planned).elements()) + ["bullet"] * sum(bandit["received"].values())
        rng.shuffle(deck)
        in_hand = rng.choice([0, 3, 6, 7, 9, len(deck) - 1, len(deck)]) if phase == "schemin" else 0
        rows.append({"seat": seat, "bandits": [names[seat]], "hand": Counter(deck[:in_hand]), "deck": Counter(deck[in_hand:])})
    return {
        "format": "wildbunch-position",
        "version": 1,
        "game": "colt-express",
        "options": {
            "django_push": rng.choice(["may", "must"]),
            "marshals_revenge": rng.choice(["every_roof", "above_marshal"]),
            "open_pile": rng.random() < 0.5,
        },
        "phase": phase,
        "round": where,
        "decision": None,
        "train": train,
        "marshal": marshal,
        "strongbox_waiting": waits,
        "neutral_bullets": supply,
        "box": box,
        "seats": rows,
        "bandits": bandits,
        "pile": pile,
    }


def random_round(rng: random.Random, phase: str, seats: int) -> dict[str, Any]:
    number = rng.choice([1, 2, 3, 4, 5, 5, 5])
    past = rng.sample(sorted(ROUND_CARDS), number - 1)
    first = rng.randrange(seats)
    if phase == "dealing":
        return {"number": number, "first": first, "past": past, "card": None, "turns": [], "event": None, "turn": 0, "step": 0}
    left = sorted(STATIONS) if number == 5 else [card for card in sorted(ROUND_CARDS) if card not in past]
    card = rng.choice(left)
    symbols = {**ROUND_CARDS, **STATIONS}[card][seats > 4]
    turn = rng.choice([0, rng.randrange(len(symbols))]) if phase == "schemin" else len(symbols)
    steps = seats * (2 if phase == "schemin" and symbols[turn] == "D" else 1)
    return {
        "number": number,
        "first": first,
        "card": card,
        "turns": [SYMBOLS[symbol] for symbol in symbols],
        "event": None if card in ("tunnels", "bridge") else card,
        "past": past,
        "turn": turn,
        "step": rng.choice([0, rng.randrange(steps)]) if phase == "schemin" else 0,
    }


def random_spot(rng: random.Random, seats: int, marshal: int) -> dict[str, Any]:
    """Near the Marshal more often than not, never inside his car."""
    car = rng.choice([rng.randint(0, seats), min(seats, marshal + 1), max(0, marshal - 1), marshal])
    level = "roof" if car == marshal else rng.choice(["inside", "inside", "roof"])
    return {"car": car, "level": level}


def random_bullets(rng: random.Random, bandits: list[dict[str, Any]]) -> dict[str, int]:
    """Give out own and neutral bullets; what is left of the neutral ones."""
    for bandit in bandits:
        bandit["received"] = Counter()
    for bandit in bandits:
        fired = rng.choice([0, 1, rng.randint(0, 6), 5, 6])
        bandit["bullets_left"] = 6 - fired
        for _ in range(fired):
            rng.choice([other for other in bandits if other is not bandit])["received"][bandit["bandit"]] += 1
    left = rng.choice([13, rng.randint(0, 13), 1, 2, 3])
    removed = 0
    if rng.random() < 0.1:
        left, removed = 0, rng.randint(1, 4)
    for _ in range(13 - left - removed):
        rng.choice(bandits)["received"]["neutral"] += 1
    return {"left": left, "removed": removed}


def nothing() -> dict[str, Any]:
    return {"purses": 0, "tokens": [], "jewels": 0, "strongboxes": 0}


def random_loot(rng: random.Random, train: list[dict[str, Any]], bandits: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], bool]:
    """Lay out what a random train of this length has brought; the purses in the box, and whether the second strongbox waits."""
    seats = len(bandits)
    for bandit in bandits:
        bandit.update(purses=[], jewels=0, strongboxes=0)
    box: list[dict[str, Any]] = []
    spots: list[Place] = [(car[level], None) for car in train for level in ("inside", "roof")]
    pockets: list[Place] = [(bandit, seat) for seat, bandit in enumerate(bandits)]
    standing: list[Place] = [(train[bandit["car"]][bandit["level"]], None) for bandit in bandits]

    def somewhere() -> Place:
        return rng.choice(rng.choice([spots, standing, standing, pockets, pockets]))

    cars = rng.sample(CARS, seats)
    values = rng.sample(PURSES[seats:], sum(purses for purses, _ in cars))
    untouched = rng.choice([0, rng.randint(0, len(values)), len(values)])
    for _ in range(untouched):
        rng.choice([car for car in train[1:] if car["inside"]["purses"] < 4])["inside"]["purses"] += 1
    for number in range(1, seats + len(values) - untouched + 1):
        holder, owner = somewhere()
        start = number <= seats
        known = set(range(seats)) if start else {rng.randrange(seats), *([owner] if owner is not None else [])}
        purse = {"token": number, "value": 250 if start else values.pop(), "known": sorted(known)}
        if rng.random() < 0.05:
            box.append(purse)
        else:
            holder["tokens" if owner is None else "purses"].append(purse)
    for _ in range(sum(jewels for _, jewels in cars)):
        somewhere()[0]["jewels"] += 1
    waits = rng.random() < 0.6
    for _ in range(1 if waits else 2):
        somewhere()[0]["strongboxes"] += 1
    return box, waits


def random_pile(rng: random.Random, names: list[str]) -> list[dict[str, Any]]:
    """Up to 24 cards, of each bandit's own ten."""
    decks = {name: rng.sample(TEN_CARDS, 10) for name in names}
    turns = rng.randint(1, 24 // len(names))
    return [
        {"bandit": name, "card": decks[name].pop(), "face_down": rng.random() < 0.3, "resolved": False}
        for _ in range(turns)
        for name in names
        if rng.random() < 0.9
    ]
