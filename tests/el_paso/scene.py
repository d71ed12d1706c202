"""Positions of El Paso that a player can read, for the rule tests.

    scene = town("Deadwood", "bank 1 3 5, hotel 2", Annie="bank 8", Bart="bank 4", Cole="bank 2")
    scene = scene.raid("Annie bank 8, Bart bank 4, Cole bank 2", "star star six six six")
    scene.told("taken")     # ["Annie bank 1", "Bart bank 3", "Cole bank 5"]

Names of bandits, places and numbers are those of the box. Hands are filled up to six with cards that are named nowhere. Bandits sit in
the order in which they are named; seat 0 is the lookout unless another is named. A roll is given as the faces that are wanted; the
entropy that rolls them is looked for.
"""

from __future__ import annotations

import itertools
from collections import Counter
from functools import cache
from typing import Any

import wildbunch
from wildbunch import Game
from wildbunch.core.chance import TABLE, below
from wildbunch.core.entropy import entropy_seeds

PLACES = ("bank", "saloon", "mine", "pasture", "hotel", "corral")
TOWNS = ("Deadwood", "Cheyenne", "Abilene", "Santa Fe", "San Diego", "Tombstone", "El Paso")
FACES = ("star", "brand", "six")
Values = dict[str, list[int]]


def values(text: str) -> Values:
    """`bank 1 3 5, hotel 2` as the lists of a document."""
    lists: Values = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        place, *numbers = part.split()
        assert place in PLACES, part
        lists[place] = sorted([*lists.get(place, []), *map(int, numbers)])
    return lists


def words(lists: Values) -> str:
    """The other way round."""
    return ", ".join(f"{place} {' '.join(map(str, lists[place]))}" for place in PLACES if lists.get(place))


class Dice:
    """The least thing that `below` can draw from."""

    def __init__(self, entropy: bytes) -> None:
        self.rng = entropy_seeds(entropy)


@cache
def entropy_for(roll: str) -> bytes:
    """Entropy whose first roll shows these faces, in any order; the faces of a die are 2 stars, 2 brands, 2 sixes."""
    wanted = Counter(roll.split())
    assert set(wanted) <= set(FACES), roll
    for number in itertools.count():
        entropy = number.to_bytes(32, "big")
        dice = Dice(entropy)
        if Counter(FACES[below(dice, TABLE, 6) // 2] for _ in range(wanted.total())) == wanted:
            return entropy
    raise AssertionError


class Scene:
    """A game, asked and played in words."""

    def __init__(self, game: Game, events: tuple[Any, ...] = ()) -> None:
        self.game = game
        self.events = events

    @property
    def position(self) -> Any:
        """The position document."""
        return self.game.position().to_json()

    @property
    def decision(self) -> str:
        """Who must do what: `stay Annie`."""
        decision = self.position["decision"]
        return "over" if decision is None else " ".join([decision["kind"], *(name.capitalize() for name in decision["bandits"])])

    @property
    def legal(self) -> list[str]:
        """What the first seat that is awaited may do."""
        return [action.text for action in self.game.legal_actions(self.game.awaiting[0])]

    def seat(self, name: str) -> int:
        """The seat of a bandit."""
        return self.game.roles.index(name.lower())

    def of(self, name: str) -> Any:
        """What the position says of a bandit."""
        return self.position["seats"][self.seat(name)]

    def tiles(self, name: str) -> str:
        """A bandit's tiles."""
        return words(self.of(name)["tiles"])

    def nuggets(self, name: str) -> int:
        """A bandit's nuggets."""
        return int(self.of(name)["nuggets"])

    def hand(self, name: str) -> str:
        """A bandit's raid cards."""
        return words(self.of(name)["hand"]["cards"])

    @property
    def stacks(self) -> str:
        """The tiles that lie in town."""
        return words(self.position["town"]["stacks"])

    def raid(self, cards: str, roll: str) -> Scene:
        """Everybody in town chooses a card, and the dice show these faces; what has one choice follows."""
        game = self.game
        events: tuple[Any, ...] = ()
        for choice in cards.split(","):
            name, card = choice.strip().split(" ", 1)
            game = game.play(self.seat(name), f"raid {card}", entropy=entropy_for(roll))
            events += game.events
        return Scene(game, events)

    def play(self, *texts: str) -> Scene:
        """Each action by the seat that is awaited then."""
        game = self.game
        events: tuple[Any, ...] = ()
        for text in texts:
            game = game.play(game.awaiting[0], text)
            events += game.events
        return Scene(game, events)

    def draw(self) -> Scene:
        """Everybody who raided draws a card, whichever comes first."""
        game, events = self.game, self.events
        while not game.over and self._asks(game) == "pick":
            game = game.play(game.awaiting[0], game.legal_actions(game.awaiting[0])[0])
            events += game.events
        return Scene(game, events)

    @staticmethod
    def _asks(game: Game) -> str:
        return str(game.position().to_json()["decision"]["kind"])

    def told(self, *kinds: str) -> list[str]:
        """The events of these kinds, in words: who, where, how much."""
        lines = []
        for event in self.events:
            if event.kind in kinds:
                fields = [str(field).capitalize() if name == "bandit" else str(field) for name, field in event.fields.items()]
                lines.append(" ".join([event.kind, *fields] if len(kinds) > 1 else fields))
        return lines

    def why(self, name: str, text: str) -> str:
        """Why a bandit cannot do this: the rule and the sentence."""
        return str(self.game.why_not(self.seat(name), text))


def town(
    name: str,
    stacks: str,
    *,
    tiles: dict[str, str] | None = None,
    nuggets: dict[str, int] | None = None,
    left: dict[str, int] | None = None,
    sheriff: int = 0,
    raids: int | None = None,
    lookout: str | None = None,
    discards: str = "",
    groups: int | None = None,
    ask: str = "raid",
    options: dict[str, Any] | None = None,
    **hands: str,
) -> Scene:
    """A town before a raid, or (`ask="stay Annie"`) after one. `left` names who has left, and in which position."""
    bandits = list(hands)
    left = left or {}
    raids = (1 if left or sheriff or ask != "raid" else 0) if raids is None else raids
    kind, _, asked = ask.partition(" ")
    first = bandits.index(lookout) if lookout else 0
    clockwise = [(first + k) % len(bandits) for k in range(len(bandits))]
    seats = [seat for seat in clockwise if bandits[seat] not in left] if kind == "raid" else [bandits.index(asked)]
    discarded = {place: list(map(int, numbers)) for place, *numbers in (part.split() for part in discards.split(",") if part.strip())}
    document = {
        "format": "wildbunch-position",
        "version": 1,
        "game": "el-paso",
        "options": options or {},
        "phase": {"raid": "raid", "pick": "draw"}.get(kind, "leave"),
        "lookout": first,
        "town": {
            "number": TOWNS.index(name) + 1,
            "raids": raids,
            "left": len(left),
            "groups": len(set(left.values())) if groups is None else groups,
            "stacks": values(stacks),
        },
        "dice": {"sheriff": sheriff, "stars": 0, "brands": 5 - sheriff if raids else 0, "sixes": 0},
        "decision": {"kind": kind, "seats": seats},
        "seats": [
            {
                "seat": seat,
                "bandit": bandit.lower(),
                "in_town": bandit not in left,
                "position": left.get(bandit),
                "chosen": None,
                "hand": {"cards": hand},
                "tiles": values((tiles or {}).get(bandit, "")),
                "nuggets": (nuggets or {}).get(bandit, 0),
            }
            for seat, (bandit, hand) in enumerate(zip(bandits, filled(list(hands.values()), discarded), strict=True))
        ],
        "piles": [{"place": place, "discards": numbers} for place, numbers in discarded.items()],
    }
    return Scene(wildbunch.Game.from_position(document, seed=1))


def filled(hands: list[str], discards: Values) -> list[Values]:
    """Hands of six: the cards that are named, and others that are named nowhere."""
    named = [values(hand) for hand in hands]
    used = {(place, value) for lists in (*named, discards) for place, numbers in lists.items() for value in numbers}
    free = [(place, value) for value in range(1, 9) for place in PLACES if (place, value) not in used]
    for hand in named:
        while sum(map(len, hand.values())) < 6:
            place, value = free.pop(0)
            hand.setdefault(place, []).append(value)
    return named
