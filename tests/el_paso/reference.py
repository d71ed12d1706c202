"""A second implementation of El Paso: slow, plain, written from the rules alone, with real piles, a real bag and real dice.

A game is a course of questions: `play` is a generator that yields who may do what and is sent (seat, text). Chance is asked of an
object: `Shuffled` decides as at a table, `Following` repeats what came out in a game of the product. Nothing here imports the product.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

PLACES = ["bank", "saloon", "mine", "pasture", "hotel", "corral"]
TOWNS = ["deadwood", "cheyenne", "abilene", "santa_fe", "san_diego", "tombstone", "el_paso"]
LOW, HIGH = [1, 2, 3, 4, 4, 5], [3, 4, 4, 5, 5, 6]
TILES = {"bank": LOW, "saloon": HIGH, "mine": LOW, "pasture": HIGH, "hotel": LOW, "corral": LOW}
FACES = ["star", "star", "brand", "brand", "six", "six"]
Card = tuple[str, int]
Event = dict[str, Any]
Question = dict[int, list[str]]


def in_order(things: Sequence[Card]) -> list[Card]:
    return sorted(things, key=lambda thing: (PLACES.index(thing[0]), thing[1]))


class Shuffled:
    """Chance as at the table: the piles are shuffled, a hand goes into the bag, dice are rolled."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def lookout(self, seats: int) -> int:
        return self.rng.randrange(seats)

    def pile(self, place: str) -> list[int]:
        return self.rng.sample(range(1, 9), 8)

    def draw(self, place: str, pile: list[int]) -> int:
        return pile.pop(0)

    def from_bag(self, bag: list[Card], count: int) -> list[Card]:
        return self.rng.sample(bag, count)

    def roll(self, dice: int) -> list[str]:
        return [self.rng.choice(FACES) for _ in range(dice)]


class Following:
    """Chance that repeats what came out in the product's game, read from its events."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def follow(self, events: Sequence[Event]) -> None:
        kinds = ("dealt", "town_entered", "laid", "returned", "rolled", "picked")
        # A card of a pile that was turned over is not drawn by chance.
        self.events = [event for event in events if event["kind"] in kinds and not event.get("open")]
        self.dealt = [card for event in events if event["kind"] == "dealt" for card in event["cards"]]

    def _next(self, kind: str) -> Event:
        event = next(event for event in self.events if event["kind"] == kind)
        self.events.remove(event)
        return event

    def lookout(self, seats: int) -> int:
        return int(next(event for event in self.events if event["kind"] == "town_entered")["seat"])

    def pile(self, place: str) -> list[int]:
        return list(range(1, 9))

    def draw(self, place: str, pile: list[int]) -> int:
        if self.dealt:
            said, value = self.dealt.pop(0).split()
            assert said == place
        else:
            event = self._next("picked")
            assert (event["place"], event["open"]) == (place, False)
            value = event["value"]
        pile.remove(int(value))
        return int(value)

    def from_bag(self, bag: list[Card], count: int) -> list[Card]:
        drawn = []
        while self.events and self.events[0]["kind"] in ("town_entered", "dealt"):
            self.events.pop(0)
        while self.events and self.events[0]["kind"] in ("laid", "returned"):
            event = self.events.pop(0)
            drawn += [(event["place"], value) for value in event["values"]]
        assert len(drawn) == count
        return drawn

    def roll(self, dice: int) -> list[str]:
        event = self._next("rolled")
        faces = ["star"] * event["stars"] + ["brand"] * event["brands"] + ["six"] * event["sixes"]
        assert len(faces) == dice
        return faces


class Player:
    """A bandit at the table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.hand: list[Card] = []
        self.chosen: Card | None = None
        self.raided: Card | None = None
        self.in_town = False
        self.position: int | None = None
        self.tiles: list[Card] = []
        self.nuggets = 0


class Reference:
    """The table: `rates[town][place]` is the exchange rate; a place that is not there the town lacks."""

    def __init__(self, names: Sequence[str], rates: Sequence[dict[str, int]], options: dict[str, Any], chance: Any) -> None:
        self.players = [Player(name) for name in names]
        self.rates = rates
        self.options = options
        self.chance = chance
        self.events: list[Event] = []
        self.piles: dict[str, list[int]] = {}
        self.turned: dict[str, list[int]] = {place: [] for place in PLACES}
        self.discards: dict[str, list[int]] = {place: [] for place in PLACES}
        self.bag = [(place, value) for place in PLACES for value in TILES[place]]
        self.stacks: list[Card] = []
        self.sheriff = 0
        self.town = 0
        self.lookout = 0

    def say(self, kind: str, **fields: Any) -> None:
        self.events.append({"kind": kind, **fields})

    def clockwise(self) -> list[Player]:
        return self.players[self.lookout :] + self.players[: self.lookout]

    def there(self) -> list[Player]:
        return [player for player in self.clockwise() if player.in_town]

    def seat(self, player: Player) -> int:
        return self.players.index(player)

    def play(self) -> Iterator[Question]:
        """The whole game."""
        self.piles = {place: self.chance.pile(place) for place in PLACES}
        for player in self.players:
            player.hand = [(place, self.chance.draw(place, self.piles[place])) for place in PLACES]
            self.say("dealt", bandit=player.name, cards=[f"{place} {value}" for place, value in player.hand])
        self.lookout = self.chance.lookout(len(self.players))
        for self.town in range(7):
            yield from self.visit()
            self.lookout = (self.lookout + 1) % len(self.players)
        for player in self.players:
            left = sum(value for _, value in player.tiles)
            player.nuggets += left
            self.bag += player.tiles
            player.tiles = []
            if left:
                self.say("cashed", bandit=player.name, nuggets=left)
        self.say("game_over")

    def visit(self) -> Iterator[Question]:
        """One town."""
        self.say("town_entered", town=TOWNS[self.town], number=self.town + 1, lookout=self.players[self.lookout].name)
        self.lay_out()
        self.sheriff = 0
        self.gone: list[list[Player]] = []
        for player in self.players:
            player.in_town, player.position = True, None
        while self.there():
            yield from self.raid()
            if self.sheriff == 5:
                break
            if not self.stacks:
                self.say("town_emptied", town=TOWNS[self.town])
                position = self.position() if self.gone else 2
                for player in self.there():
                    yield from self.leave(player, position)
            else:
                yield from self.decide()
        self.bag += self.stacks
        self.stacks = []
        self.say("town_ended", town=TOWNS[self.town])

    def lay_out(self) -> None:
        drawn = in_order(self.chance.from_bag(self.bag, self.options["tiles_per_town"]))
        for place in PLACES:
            values = [value for kind, value in drawn if kind == place]
            if values:
                self.say("laid" if place in self.rates[self.town] else "returned", place=place, values=values)
        self.stacks = [tile for tile in drawn if tile[0] in self.rates[self.town]]
        for tile in self.stacks:
            self.bag.remove(tile)

    def position(self) -> int:
        return 1 + (len(self.gone) if self.options["positions"] == "dense" else sum(map(len, self.gone)))

    def raid(self) -> Iterator[Question]:
        """Choose, reveal, roll, rob, draw."""
        raiders = self.there()
        while any(player.chosen is None for player in raiders):
            question = {
                self.seat(player): [f"raid {place} {value}" for place, value in in_order(player.hand) if (place, value) != player.chosen]
                for player in raiders
            }
            seat, text = yield question
            player = self.players[seat]
            _, place, value = text.split()
            self.say("chosen" if player.chosen is None else "changed", bandit=player.name, place=place, value=int(value))
            player.chosen = (place, int(value))
        for player in raiders:
            assert player.chosen is not None
            self.say("revealed", bandit=player.name, place=player.chosen[0], value=player.chosen[1])
        faces = self.chance.roll(5 - self.sheriff)
        self.sheriff += faces.count("star")
        counts = {f"{face}s" if face != "six" else "sixes": faces.count(face) for face in ("star", "brand", "six")}
        self.say("rolled", bandit=self.players[self.lookout].name, **counts, sheriff=self.sheriff)
        if self.sheriff == 5:
            self.arrest()
        for place in PLACES:
            self.rob(place, [player for player in raiders if player.chosen and player.chosen[0] == place], faces)
        for player in raiders:
            yield from self.draw(player)

    def arrest(self) -> None:
        self.say("arrested", town=TOWNS[self.town])
        for player in self.players:
            if player.in_town:
                self.say("tiles_lost", bandit=player.name, tiles=len(player.tiles))
                self.bag += player.tiles
                player.tiles = []
                player.in_town = False

    def rob(self, place: str, robbers: list[Player], faces: list[str]) -> None:
        for player in sorted(robbers, key=lambda player: -player.chosen[1]):  # type: ignore[index]
            assert player.chosen is not None
            player.hand.remove(player.chosen)
            self.discards[place].append(player.chosen[1])
            player.raided, player.chosen = player.chosen, None
            if not player.in_town:
                continue
            stack = sorted(tile for tile in self.stacks if tile[0] == place)
            needed = {"saloon": "six", "pasture": "brand"}.get(place)
            if not stack:
                self.say("empty_handed", bandit=player.name, place=place)
            elif needed and needed not in faces:
                self.say("shut", bandit=player.name, place=place)
            else:
                self.stacks.remove(stack[0])
                player.tiles.append(stack[0])
                self.say("taken", bandit=player.name, place=place, value=stack[0][1])

    def draw(self, player: Player) -> Iterator[Question]:
        offered = [f"pick {place}" for place in PLACES if self.piles[place] or self.turned[place] or self.discards[place]]
        place = offered[0].split()[1]
        if len(offered) > 1:
            _, text = yield {self.seat(player): offered}
            place = text.split()[1]
        if not self.piles[place] and not self.turned[place]:
            self.turned[place], self.discards[place] = self.discards[place], []
        if self.piles[place]:
            value, known = self.chance.draw(place, self.piles[place]), False
        else:
            value, known = self.turned[place].pop(0), True
        player.hand.append((place, value))
        player.raided = None
        self.say("picked", bandit=player.name, place=place, value=value, open=known)

    def decide(self) -> Iterator[Question]:
        position = self.position()
        leavers = []
        for player in self.there():
            _, text = yield {self.seat(player): ["stay", "leave"]}
            if text == "leave":
                leavers.append(player)
                yield from self.leave(player, position)
            else:
                self.say("stayed", bandit=player.name)
        if leavers:
            self.gone.append(leavers)

    def leave(self, player: Player, position: int) -> Iterator[Question]:
        player.in_town, player.position = False, position
        self.say("left", bandit=player.name, position=position)
        kept: list[Card] = []
        rest = list(player.tiles)
        while rest and len(kept) < position:
            offered = [f"keep {place} {value}" for place, value in in_order(list(set(rest)))]
            _, text = yield {self.seat(player): [*offered, "exchange"]}
            if text == "exchange":
                break
            _, place, value = text.split()
            tile = (place, int(value))
            rest.remove(tile)
            kept.append(tile)
            self.say("kept", bandit=player.name, place=place, value=tile[1])
        nuggets = self.worth(rest)
        player.tiles = kept
        player.nuggets += nuggets
        self.bag += rest
        if rest:
            self.say("exchanged", bandit=player.name, tiles=len(rest), nuggets=nuggets)

    def worth(self, tiles: list[Card]) -> int:
        rates = self.rates[self.town]
        plain = sum(value for place, value in tiles if place not in rates)
        here = [(value, rates[place]) for place, value in tiles if place in rates]
        if self.options["rounding"] == "per_tile":
            return plain + sum(value // rate for value, rate in here)
        # All rates are divisors of 60.
        return plain + sum(value * 60 // rate for value, rate in here) // 60

    def summary(self) -> dict[str, Any]:
        """The table in few words, to be compared."""
        return {
            "seats": [
                (
                    player.in_town,
                    player.position,
                    None if player.chosen is None else f"{player.chosen[0]} {player.chosen[1]}",
                    None if player.raided is None else f"{player.raided[0]} {player.raided[1]}",
                    in_order(player.hand),
                    in_order(player.tiles),
                    player.nuggets,
                )
                for player in self.players
            ],
            "stacks": in_order(self.stacks),
            "bag": in_order(self.bag),
            "sheriff": self.sheriff,
            "town": self.town + 1,
            "discards": {place: self.turned[place] + self.discards[place] for place in PLACES},
            "unseen": {place: len(self.piles[place]) for place in PLACES},
        }
