"""What a seat may know of a position, as a type of its own, built up field by field.

`View` is also the whole position when nobody is the viewer and nothing is left out. Its JSON is the position document.
Small parts are values that many views share, so they are made once.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from wildbunch.core.readonly import unchangeable

FORMAT = "wildbunch-position"
VERSION = 1
GAME = "colt-express"


@unchangeable
@dataclass(frozen=True, slots=True)
class Token:
    """A purse that somebody has touched; `value` is None for who never owned it, `known` the seats that have (in positions)."""

    token: int
    value: int | None
    known: tuple[int, ...] | None = None

    def to_json(self) -> dict[str, Any]:
        """A JSON object: token, value and, in positions, known."""
        if self.known is None:
            return {"token": self.token, "value": self.value}
        return {"token": self.token, "value": self.value, "known": list(self.known)}


@unchangeable
@dataclass(frozen=True, slots=True)
class Spot:
    """The loot lying on one spot; `purses` are those nobody has touched."""

    purses: int
    tokens: tuple[Token, ...]
    jewels: int
    strongboxes: int

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {
            "purses": self.purses,
            "tokens": [token.to_json() for token in self.tokens],
            "jewels": self.jewels,
            "strongboxes": self.strongboxes,
        }


@unchangeable
@dataclass(frozen=True, slots=True)
class Car:
    """A car with what lies inside and on its roof; car 0 is the locomotive."""

    car: int
    name: str
    inside: Spot
    roof: Spot

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {"car": self.car, "name": self.name, "inside": self.inside.to_json(), "roof": self.roof.to_json()}


@unchangeable
@dataclass(frozen=True, slots=True)
class Cards:
    """A hand or a deck: how many cards, and how many of each kind, or None if the viewer does not know."""

    size: int
    counts: Mapping[str, int] | None = field(hash=False)

    def to_json(self) -> dict[str, int]:
        """The counts by name, or only the size as `unknown`."""
        return {"unknown": self.size} if self.counts is None else dict(self.counts)


@unchangeable
@dataclass(frozen=True, slots=True)
class Expert:
    """What the expert game adds to a player's cards.

    `bullets_on_top` lie on the draw pile, as everybody knows. `leaving` are the cards of the hand that the player has marked to go
    away, None if the viewer does not know. The last three are what whoever has watched knows of the hidden cards: those of the
    discard pile that were seen to go there since it was last shuffled (None with the option `open_pile` false), the bullets in hand
    that were seen on top of the draw pile, and how many cards of the hand may be bullets, having been drawn this round.
    """

    discard: Cards
    bullets_on_top: int
    leaving: Mapping[str, int] | None = field(hash=False)
    seen_discards: Mapping[str, int] | None = field(hash=False)
    seen_bullets: int
    drawn: int

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class that the viewer knows."""
        document: dict[str, Any] = {"discard": self.discard.to_json(), "bullets_on_top": self.bullets_on_top}
        if self.leaving is not None:
            document["leaving"] = dict(self.leaving)
        if self.seen_discards is not None:
            document["seen_discards"] = dict(self.seen_discards)
        return document | {"seen_bullets": self.seen_bullets, "drawn": self.drawn}


@unchangeable
@dataclass(frozen=True, slots=True)
class Seat:
    """A player's cards; `expert` is None in the standard game."""

    seat: int
    bandits: tuple[str, ...]
    hand: Cards
    deck: Cards
    expert: Expert | None = None

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class, those of `expert` among them."""
        document = {
            "seat": self.seat,
            "bandits": list(self.bandits),
            "hand": self.hand.to_json(),
            "deck": self.deck.to_json(),
        }
        return document if self.expert is None else document | self.expert.to_json()


@unchangeable
@dataclass(frozen=True, slots=True)
class Bandit:
    """A figure on the train; `received` counts the bullets by who fired them, "neutral" ones included."""

    bandit: str
    seat: int
    car: int
    level: str
    bullets_left: int
    received: Mapping[str, int] = field(hash=False)
    purses: tuple[Token, ...]
    jewels: int
    strongboxes: int
    ransom: int

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {
            "bandit": self.bandit,
            "seat": self.seat,
            "car": self.car,
            "level": self.level,
            "bullets_left": self.bullets_left,
            "received": dict(self.received),
            "purses": [token.to_json() for token in self.purses],
            "jewels": self.jewels,
            "strongboxes": self.strongboxes,
            "ransom": self.ransom,
        }


@unchangeable
@dataclass(frozen=True, slots=True)
class PileCard:
    """A card of the common pile; `card` is None if the viewer does not know it, `resolved` once its turn has come."""

    bandit: str
    card: str | None
    face_down: bool
    resolved: bool

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {"bandit": self.bandit, "card": self.card, "face_down": self.face_down, "resolved": self.resolved}


@unchangeable
@dataclass(frozen=True, slots=True)
class Round:
    """Where in the game it is: rounds from 1, `turn` from 0, `step` the plays and draws done in this turn so far.

    `card` is None before the first round card is revealed, while teams are placed.
    """

    number: int
    first: int
    card: str | None
    turns: tuple[str, ...]
    event: str | None
    past: tuple[str, ...]
    turn: int
    step: int

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {
            "number": self.number,
            "first": self.first,
            "card": self.card,
            "turns": list(self.turns),
            "event": self.event,
            "past": list(self.past),
            "turn": self.turn,
            "step": self.step,
        }


@unchangeable
@dataclass(frozen=True, slots=True)
class Decision:
    """Who must decide what: the bandit that acts (a whole team plans and places), the one acted on, the purse token at stake."""

    kind: str
    seat: int
    bandit: str
    target: str | None
    token: int | None

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {
            "kind": self.kind,
            "seat": self.seat,
            "bandit": self.bandit,
            "target": self.target,
            "token": self.token,
        }


@unchangeable
@dataclass(frozen=True, slots=True)
class SharedDecision:
    """What several seats decide at once, in the order of seats; `bandits` are the bandits or teams they play."""

    kind: str
    seats: tuple[int, ...]
    bandits: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {"kind": self.kind, "seats": list(self.seats), "bandits": list(self.bandits)}


@unchangeable
@dataclass(frozen=True, slots=True)
class NeutralBullets:
    """The shared supply of bullets."""

    left: int
    removed: int

    def to_json(self) -> dict[str, int]:
        """A JSON object with the fields of this class."""
        return {"left": self.left, "removed": self.removed}


@unchangeable
@dataclass(frozen=True, slots=True)
class View:
    """A position of Colt Express as somebody may know it.

    `viewer` is a seat, None for a spectator; `complete` says that nothing is left out. Cars, seats and bandits are in order
    of their numbers, the pile in the order played.
    """

    options: Mapping[str, str | int | bool] = field(hash=False)
    viewer: int | None
    complete: bool
    phase: str
    round: Round
    decision: Decision | SharedDecision | None
    train: tuple[Car, ...]
    marshal: int
    strongbox_waiting: bool
    neutral_bullets: NeutralBullets
    box: tuple[Token, ...]
    seats: tuple[Seat, ...]
    bandits: tuple[Bandit, ...]
    pile: tuple[PileCard, ...]

    def to_json(self) -> dict[str, Any]:
        """The position document, version 1; see docs/reference/positions.md."""
        document: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "game": GAME,
            "options": dict(self.options),
        }
        if not self.complete:
            document["viewer"] = self.viewer
        document |= {
            "phase": self.phase,
            "round": self.round.to_json(),
            "decision": None if self.decision is None else self.decision.to_json(),
            "train": [car.to_json() for car in self.train],
            "marshal": self.marshal,
            "strongbox_waiting": self.strongbox_waiting,
            "neutral_bullets": self.neutral_bullets.to_json(),
            "box": [token.to_json() for token in self.box],
            "seats": [seat.to_json() for seat in self.seats],
            "bandits": [bandit.to_json() for bandit in self.bandits],
            "pile": [card.to_json() for card in self.pile],
        }
        return document


# Parts that many views share; each is a value, so sharing it cannot be noticed.
shared_token = lru_cache(maxsize=4096)(Token)
shared_pile_card = lru_cache(maxsize=None)(PileCard)
shared_round = lru_cache(maxsize=4096)(Round)
shared_decision = lru_cache(maxsize=4096)(Decision)
shared_neutral_bullets = lru_cache(maxsize=None)(NeutralBullets)
