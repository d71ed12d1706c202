"""Positions of Colt Express that a player can read, for the rule tests.

A scene is drawn as the train is seen from the side, the locomotive on the left, the caboose on the right:

    roof   :          | Belle        | Doc Tuco |
    inside : Marshal  | Django purse | jewel    | purse#7=400

The words are names of bandits, `Marshal`, `purse` (untouched), `purse#7=400` (dropped: token 7, worth $400), `jewel` and
`strongbox`. A train has one passenger car for each bandit. The scene becomes a position document, the document a game; what
the tests ask of the game afterwards comes back in the same words.

A position holds the whole box. What is not drawn lies out of the way: purses are lost to the Marshal, jewels and the first
strongbox lie on a spot where nobody stands, which is the roof of the locomotive if it can be; drawings leave them out.
"""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import wildbunch
from tests.colt_express.reference_box import BANDITS, CARS, PURSES, ROUND_CARDS, STATIONS, SYMBOLS, TEN_CARDS

LEVELS = ("roof", "inside")
OPTIONS = {"django_push": "may", "marshals_revenge": "every_roof", "open_pile": True}
THREE = """
    roof   :         |  |  |
    inside : Marshal |  |  | Belle Doc Tuco
"""


@dataclass
class Drawing:
    """What is drawn: the words of every spot."""

    spots: dict[tuple[str, int], list[str]]
    cars: int

    @property
    def bandits(self) -> list[str]:
        """Who is on the train, in the order of the box."""
        words = {word.lower() for spot in self.spots.values() for word in spot}
        return [name for name in BANDITS if name in words]

    def __str__(self) -> str:
        columns = [[" ".join(self.spots[level, car]) for level in LEVELS] for car in range(self.cars)]
        widths = [max(map(len, column)) for column in columns]
        rows = []
        for row, level in enumerate(LEVELS):
            cells = [column[row].ljust(width) for column, width in zip(columns, widths, strict=True)]
            rows.append(f"{level:6} : {' | '.join(cells)}".rstrip())
        return "\n".join(rows)


def order_of(word: str) -> tuple[int, int, str]:
    """The words of a spot in one order: Marshal, bandits, loot."""
    if word == "Marshal":
        return 0, 0, ""
    if word.lower() in BANDITS:
        return 1, BANDITS.index(word.lower()), ""
    number = int(word.partition("#")[2].partition("=")[0] or 0)
    return 2, number, word


def parse(text: str) -> Drawing:
    """Read a drawing; a word that is none of the game's is an error of the test."""
    rows = {}
    for line in text.strip().splitlines():
        level, _, cells = line.partition(":")
        rows[level.strip()] = [cell.split() for cell in cells.split("|")]
    assert set(rows) == set(LEVELS), text
    assert len(rows["roof"]) == len(rows["inside"]), "the two rows of a drawing have as many cars"
    spots = {}
    for level, cells_ in rows.items():
        for car, words in enumerate(cells_):
            for word in words:
                assert word.lower() in (*BANDITS, "marshal", "jewel", "strongbox") or word.startswith("purse"), word
                assert level == "inside" or word not in ("Marshal", "purse"), f"{word} cannot be on a roof"
            spots[level, car] = sorted(words, key=order_of)
    return Drawing(spots, len(rows["roof"]))


def drawn(text: str) -> str:
    """A drawing in the one form in which two of them can be compared."""
    return str(parse(text))


class Purses:
    """Gives every touched purse of a scene its number; those that are nowhere are lost to the Marshal."""

    def __init__(self, seats: int, words: list[str], known: dict[int, list[int]]) -> None:
        numbers = [int(word[6:].partition("=")[0]) for word in words if word.startswith("purse#")]
        self.seats = seats
        self.known = known
        self.used: dict[int, int] = {}
        self.next = max([seats, *numbers]) + 1

    def token(self, word: str, holder: int | None) -> dict[str, Any]:
        name, _, value = word.partition("=")
        if "#" in name:
            number = int(name.partition("#")[2])
        else:
            number = self.next
            self.next += 1
        self.used[number] = int(value or 250)
        return self.entry(number, 0 if holder is None else holder)

    def entry(self, number: int, owner: int) -> dict[str, Any]:
        seats = list(range(self.seats)) if number <= self.seats else self.known.get(number, [owner])
        return {"token": number, "value": self.used[number], "known": seats}

    def lost(self, extra: int) -> list[dict[str, Any]]:
        """All numbers so far that are nowhere else, and some more."""
        self.next += extra
        missing = [number for number in range(1, self.next) if number not in self.used]
        left = sorted((Counter(PURSES) - Counter(self.used.values())).elements())
        self.used.update(zip(missing, left, strict=False))
        return [self.entry(number, 0) for number in missing]


def missing_loot(cars: int, purses: int, jewels: int) -> tuple[int, int]:
    """How many more purses and jewels so many cars have brought, at least."""
    totals = {(sum(p for p, _ in chosen), sum(j for _, j in chosen)) for chosen in itertools.combinations(CARS, cars)}
    more = [(p - purses, j - jewels) for p, j in totals if p >= purses and j >= jewels]
    assert more, f"no {cars} cars bring {purses} purses and {jewels} jewels"
    return min(more, key=lambda pair: (sum(pair), pair))


def out_of_the_way(train: Drawing) -> tuple[str, int]:
    """A spot where nobody stands and nothing lies."""
    spots = [("roof", 0), ("inside", 0), *((level, car) for car in range(train.cars) for level in LEVELS)]
    return next(spot for spot in spots if train.spots[spot] in ([], ["Marshal"]))


def counts(text: str) -> dict[str, int]:
    return dict(Counter(text.split()))


def position(
    drawing: str,
    *,
    phase: str,
    order: str = "",
    pile: str = "",
    hands: dict[str, str] | None = None,
    loot: dict[str, str] | None = None,
    known: dict[int, list[int]] | None = None,
    received: dict[str, str] | None = None,
    fired: dict[str, int] | None = None,
    neutral: int | None = None,
    ransom: dict[str, int] | None = None,
    first: str = "",
    card: str = "bridge",
    number: int = 0,
    turn: int | None = None,
    step: int = 0,
    **options: Any,
) -> dict[str, Any]:
    """The position document of a drawing.

    `order`: the bandits by seat (else as in the box); `pile`: "Tuco fire, Doc punch face-down"; `loot`: what each bandit
    holds (else his starting purse); `received`: "tuco tuco neutral"; `fired`: bullets fired, received by the next bandit;
    `neutral`: how many are left, the others spread over the bandits; `number`: the round.
    """
    train = parse(drawing)
    names = order.lower().split() or train.bandits
    assert sorted(names) == sorted(train.bandits), "the seats are those of the bandits on the train"
    loot = {name.lower(): words for name, words in (loot or {}).items()}
    floor = [word for spot in train.spots.values() for word in spot]
    words = [*floor, *" ".join(loot.values()).split()]
    purses = Purses(len(names), words, known or {})
    got = bullets(names, received or {}, fired or {}, neutral)
    given = sum(got[name]["neutral"] for name in names)
    left = 13 - given if neutral is None else neutral
    dealing = phase == "dealing"
    turns = [SYMBOLS[symbol] for symbol in {**ROUND_CARDS, **STATIONS}[card][len(names) > 4]]
    number = number or (5 if card in STATIONS else 1)
    document = {
        "format": "wildbunch-position",
        "version": 1,
        "game": "colt-express",
        "options": {**OPTIONS, **options},
        "phase": phase,
        "round": {
            "number": number,
            "first": names.index(first.lower()) if first else 0,
            "card": None if dealing else card,
            "turns": [] if dealing else turns,
            "event": None if dealing or card in ("tunnels", "bridge") else card,
            "past": [other for other in ROUND_CARDS if other != card][: number - 1],
            "turn": (0 if phase in ("dealing", "schemin") else len(turns)) if turn is None else turn,
            "step": step,
        },
        "decision": None,
        "train": [
            {
                "car": car,
                "name": f"car {car}" if car else "locomotive",
                **{level: lying(train.spots[level, car], purses) for level in LEVELS},
            }
            for car in range(train.cars)
        ],
        "marshal": next(car for car in range(train.cars) if "Marshal" in train.spots["inside", car]),
        "strongbox_waiting": words.count("strongbox") < 2,
        "neutral_bullets": {"left": left, "removed": 13 - given - left},
        "seats": [
            {"seat": seat, "bandits": [name], "hand": counts((hands or {}).get(name.title(), ""))} for seat, name in enumerate(names)
        ],
        "bandits": [
            {
                "bandit": name,
                "seat": seat,
                **stands(train, name),
                "bullets_left": 6 - sum(got[victim][name] for victim in names),
                "received": dict(+got[name]),
                **holds(loot.get(name, f"purse#{seat + 1}=250").split(), purses, seat),
                "ransom": (ransom or {}).get(name.title(), 0),
            }
            for seat, name in enumerate(names)
        ],
        "pile": [planned(words) for words in pile.lower().split(",") if words.strip()],
    }
    fill(document, train, purses, words)
    return document


def bullets(names: list[str], received: dict[str, str], fired: dict[str, int], neutral: int | None) -> dict[str, Counter[str]]:
    """The bullets each bandit has received."""
    got = {name: Counter(received.get(name.title(), "").split()) for name in names}
    for shooter, shots in fired.items():
        victim = names[(names.index(shooter.lower()) + 1) % len(names)]
        got[victim][shooter.lower()] += shots
    given = sum(counter["neutral"] for counter in got.values())
    for extra in range(0 if neutral is None else 13 - neutral - given):
        got[names[extra % len(names)]]["neutral"] += 1
    return got


def fill(document: dict[str, Any], train: Drawing, purses: Purses, words: list[str]) -> None:
    """Put what is not drawn out of the way, so that the totals are those of the box."""
    seats = train.cars - 1
    brought = words.count("purse") + purses.next - 1 - seats
    more_purses, more_jewels = missing_loot(seats, brought, words.count("jewel"))
    level, car = out_of_the_way(train)
    document["box"] = purses.lost(more_purses)
    document["train"][car][level]["jewels"] += more_jewels
    document["train"][car][level]["strongboxes"] += 0 if "strongbox" in words else 1
    document["undrawn"] = {"spot": (level, car), "jewel": more_jewels, "strongbox": 0 if "strongbox" in words else 1}


def planned(words: str) -> dict[str, Any]:
    bandit, card, *down = words.split()
    assert card in TEN_CARDS, f"there is no card {card}"
    return {"bandit": bandit, "card": card, "face_down": down == ["face-down"], "resolved": False}


def stands(train: Drawing, name: str) -> dict[str, Any]:
    places = [(car, level) for (level, car), words in train.spots.items() if name.title() in words]
    assert len(places) == 1, f"{name} is drawn once"
    return {"car": places[0][0], "level": places[0][1]}


def lying(words: list[str], purses: Purses) -> dict[str, Any]:
    tokens = [purses.token(word, None) for word in words if word.startswith("purse#")]
    plain = {"jewels": words.count("jewel"), "strongboxes": words.count("strongbox")}
    return {"purses": words.count("purse"), "tokens": tokens, **plain}


def holds(words: list[str], purses: Purses, seat: int) -> dict[str, Any]:
    tokens = [purses.token(word, seat) for word in words if word.startswith("purse")]
    return {"purses": tokens, "jewels": words.count("jewel"), "strongboxes": words.count("strongbox")}


@dataclass
class Scene:
    """A game that was set out as a drawing, asked and answered in the words of the game."""

    game: wildbunch.Game
    undrawn: dict[str, Any]
    story: list[dict[str, Any]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.story = [*self.story, *(event.to_json() for event in self.game.events)]

    @property
    def asked(self) -> str:
        """Who must decide what: "tuco fire"."""
        decision = self.game.position().to_json()["decision"]
        return f"{decision['bandit']} {decision['kind']}" if decision else "nobody"

    @property
    def legal(self) -> list[str]:
        """What may be chosen."""
        return [action.text for seat in self.game.awaiting for action in self.game.legal_actions(seat)]

    def play(self, *texts: str) -> Scene:
        """The awaited seat does each of these in turn."""
        scene = self
        for text in texts:
            (seat,) = scene.game.awaiting
            scene = Scene(scene.game.play(seat, text), self.undrawn, scene.story)
        return scene

    def why_not(self, text: str) -> str | None:
        """Why the awaited seat may not do this, as "CE-FIRE-2 code"."""
        (seat,) = self.game.awaiting
        reason = self.game.why_not(seat, text)
        return f"{reason.rule} {reason.code}" if reason else None

    def told(self, *kinds: str) -> list[str]:
        """The events of these kinds since the scene began, each as its kind and details."""
        return [self.line(event) for event in self.story if event["kind"] in kinds]

    @staticmethod
    def line(event: dict[str, Any]) -> str:
        return " ".join(str(value) for value in event.values() if value is not None)

    @property
    def drawing(self) -> str:
        """The train as it is now."""
        document = self.game.position().to_json()
        spots: dict[tuple[str, int], list[str]] = {}
        for row in document["train"]:
            for level in LEVELS:
                here = row[level]
                words = ["purse"] * here["purses"] + [f"purse#{t['token']}={t['value']}" for t in here["tokens"]]
                words += ["jewel"] * here["jewels"] + ["strongbox"] * here["strongboxes"]
                if (level, row["car"]) == self.undrawn["spot"]:
                    for word in ("jewel", "strongbox"):
                        for _ in range(min(words.count(word), self.undrawn[word])):
                            words.remove(word)
                spots[level, row["car"]] = words
        for row in document["bandits"]:
            spots[row["level"], row["car"]].append(row["bandit"].title())
        spots["inside", document["marshal"]].append("Marshal")
        ordered = {spot: sorted(words, key=order_of) for spot, words in spots.items()}
        return str(Drawing(ordered, len(document["train"])))

    def bandit(self, name: str) -> dict[str, Any]:
        rows: list[dict[str, Any]] = self.game.position().to_json()["bandits"]
        return next(row for row in rows if row["bandit"] == name.lower())

    def where(self, name: str) -> str:
        """The spot of a bandit: "roof 2"."""
        row = self.bandit(name)
        return f"{row['level']} {row['car']}"

    def loot(self, name: str) -> str:
        """What a bandit holds: "purse#1=250 jewel"."""
        row = self.bandit(name)
        purses = [f"purse#{purse['token']}={purse['value']}" for purse in row["purses"]]
        return " ".join(purses + ["jewel"] * row["jewels"] + ["strongbox"] * row["strongboxes"])

    def received(self, name: str) -> dict[str, int]:
        """The bullets a bandit has received, by who fired them."""
        return dict(self.bandit(name)["received"])

    def cards(self, name: str, where: str) -> str:
        """The cards of a bandit's hand or deck, in words: "fire move move"."""
        rows: list[dict[str, Any]] = self.game.position().to_json()["seats"]
        row = next(row for row in rows if row["bandits"] == [name.lower()])
        return " ".join(sorted(Counter(row[where]).elements()))


def scene(drawing: str, *, phase: str, seed: int | str = 1, **more: Any) -> Scene:
    """The game of a drawing, gone on to its first decision."""
    document = position(drawing, phase=phase, **more)
    undrawn = document.pop("undrawn")
    return Scene(wildbunch.Game.from_position(document, seed=seed), undrawn)


def stealin(drawing: str, pile: str, **more: Any) -> Scene:
    """Stealin' begins, with this pile."""
    return scene(drawing, phase="stealin", pile=pile, **more)


def event(card: str, drawing: str, **more: Any) -> Scene:
    """The pile is done; the event of the round card happens now."""
    return scene(drawing, phase="event", card=card, **more)


def schemin(hands: dict[str, str], drawing: str = THREE, **more: Any) -> Scene:
    """A turn of Schemin', with these cards in hand."""
    return scene(drawing, phase="schemin", hands=hands, **more)


def dealing(drawing: str = THREE, **more: Any) -> Scene:
    """A round begins."""
    return scene(drawing, phase="dealing", **more)
