"""Colt Express once more: a deliberately naive second implementation, to be compared with the product.

Written from the list of rules alone, without a look at the product's rule functions, and built the other way round:
a game is one generator that reads from top to bottom as the rulebook does, loot are dicts in plain lists, a deck is a
list of cards, nothing is fast. `yield` asks a seat; what it sends back is the text of the action.

Chance is an object of `reference_chance`, so the same rules run eagerly or along a game of the product.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from typing import Any

from tests.colt_express.reference_box import ROUND_CARDS, STATIONS, SYMBOLS, TEN_CARDS, WORTH
from tests.colt_express.reference_chance import Following, Shuffled

Loot = dict[str, Any]
Spot = tuple[int, str]
Question = dict[str, Any]
Game = Generator[Question, str, Any]


class Reference:
    """A game of Colt Express for 3 to 6 players; the bandits are given in the order of the seats."""

    def __init__(self, bandits: list[str], options: dict[str, Any], chance: Shuffled | Following) -> None:
        self.names = bandits
        self.seats = len(bandits)
        self.options = options
        self.chance = chance
        self.first = 0
        self.number = 0
        self.last = len(bandits)
        self.spot: dict[str, Spot] = {}
        self.bullets = dict.fromkeys(bandits, 6)
        self.received: dict[str, Counter[str]] = {name: Counter() for name in bandits}
        self.pocket: dict[str, list[Loot]] = {name: [] for name in bandits}
        self.ransom = dict.fromkeys(bandits, 0)
        self.ground: dict[Spot, list[Loot]] = {}
        self.boxed: list[Loot] = []
        self.tokens = 0
        self.marshal = 0
        self.neutral, self.removed = 13, 0
        self.second_strongbox = True
        self.hand: dict[str, list[str]] = {name: [] for name in bandits}
        self.deck: dict[str, list[str]] = {name: [] for name in bandits}
        self.rounds: list[str] = []
        self.turn, self.step = 0, 0
        self.pile: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []

    # Small words ------------------------------------------------------------------------------

    def tell(self, kind: str, **fields: Any) -> None:
        self.events.append({"kind": kind, **fields})

    def ask(self, kind: str, name: str, texts: list[str], target: str | None = None, token: int | None = None) -> Game:
        """Ask the seat of a bandit; in Stealin' and in an event what has one choice is done without asking."""
        if len(texts) == 1 and kind != "plan":
            return texts[0]
        question = {"kind": kind, "seat": self.seat_of(name), "bandit": name, "target": target, "token": token}
        return (yield {"decision": question, "texts": texts})

    def seat_of(self, name: str) -> int:
        return self.names.index(name)

    def clockwise(self) -> list[str]:
        return self.names[self.first :] + self.names[: self.first]

    def at(self, spot: Spot) -> list[str]:
        return [name for name in self.names if self.spot[name] == spot]

    def symbols(self) -> str:
        few, many = {**ROUND_CARDS, **STATIONS}[self.rounds[-1]]
        return few if len(self.names) <= 4 else many

    def cards_of(self, name: str) -> list[str]:
        return TEN_CARDS + ["bullet"] * sum(self.received[name].values())

    # Set-up -----------------------------------------------------------------------------------

    def set_up(self, layout: list[tuple[int, int]], first: int) -> None:
        """CE-SETUP-1, 3 and 5."""
        self.first = first
        for car in range(self.last + 1):
            self.ground[car, "inside"], self.ground[car, "roof"] = [], []
        values = self.chance.floor_values(sum(purses for purses, _ in layout), len(self.names))
        for car, (purses, jewels) in enumerate(layout, start=1):
            for _ in range(purses):
                self.ground[car, "inside"].append(self.loot("purse", values.pop()))
            for _ in range(jewels):
                self.ground[car, "inside"].append(self.loot("jewel"))
        self.ground[0, "inside"].append(self.loot("strongbox"))
        for name in self.names:
            purse = self.loot("purse", 250)
            self.pocket[name].append(self.touch(purse))
            purse["known"] = set(range(self.seats))
        for place, name in enumerate(self.clockwise()):
            self.spot[name] = (self.last - place % 2, "inside")

    def loot(self, kind: str, value: int | None = None) -> Loot:
        return {"kind": kind, "token": None, "value": value or WORTH.get(kind), "known": set()}

    def touch(self, purse: Loot) -> Loot:
        """A purse that is taken for the first time gets the next number."""
        self.tokens += 1
        purse["token"] = self.tokens
        return purse

    # The round --------------------------------------------------------------------------------

    def play(self, phase: str = "dealing") -> Game:
        """From a phase of the present round to the end of the game."""
        while True:
            if phase == "dealing":
                self.deal()
            if phase in ("dealing", "schemin"):
                yield from self.schemin(phase)
            if phase in ("dealing", "schemin", "stealin"):
                yield from self.stealin()
            yield from self.event()
            self.tell("round_ended", round=self.number + 1)
            self.pile = []
            if self.number == 4:
                break
            self.number += 1
            self.first = (self.first + 1) % self.seats
            phase = "dealing"
        self.tell("game_over")

    def deal(self) -> None:
        """CE-ROUND-1: shuffle, draw six (Doc seven), turn the round card over."""
        self.tell("round_started", round=self.number + 1, first=self.first)
        self.turn, self.step = 0, 0
        for name in self.clockwise():
            self.deck[name] = self.cards_of(name)
            self.hand[name] = []
            self.chance.shuffle(self.deck[name])
            self.draw(name, 7 if name == "doc" else 6)
        kinds = STATIONS if self.number == 4 else ROUND_CARDS
        left = [card for card in kinds if card not in self.rounds]
        self.rounds.append(self.chance.turn_over(left))
        turns = [SYMBOLS[symbol] for symbol in self.symbols()]
        card = self.rounds[-1]
        event = None if card in ("tunnels", "bridge") else card
        self.tell("round_card", round=self.number + 1, card=card, turns=turns, event=event)

    def draw(self, name: str, count: int) -> None:
        cards = self.chance.draw(self.deck[name], min(count, len(self.deck[name])))
        self.hand[name] += cards
        self.tell("draws", bandit=name, count=len(cards), cards=sorted(cards))

    def schemin(self, phase: str) -> Game:
        for turn, symbol in enumerate(self.symbols()):
            if turn < self.turn:
                continue
            order = self.clockwise()
            if symbol == "R":
                order = [order[0], *reversed(order[1:])]
            if symbol == "D":
                order = [name for name in order for _ in range(2)]
            if turn > self.turn or phase == "dealing":
                self.tell("turn_started", turn=turn, symbol=SYMBOLS[symbol])
            for step, name in enumerate(order):
                if turn == self.turn and step < self.step:
                    continue
                self.turn, self.step = turn, step
                first = name not in order[:step]
                yield from self.plan(name, symbol, ghost=name == "ghost" and turn == 0 and first)
        self.turn, self.step = len(self.symbols()), 0
        for name in self.names:
            self.deck[name] += self.hand[name]
            self.hand[name] = []
        self.tell("stealin_started", cards=len(self.pile))

    def plan(self, name: str, symbol: str, ghost: bool) -> Game:
        """CE-ROUND-2, 3, 6 and CE-GHOST-1."""
        texts = []
        for card in dict.fromkeys(TEN_CARDS):
            if card in self.hand[name]:
                texts.append(f"play {card}")
                if ghost and symbol != "T":
                    texts.append(f"play {card} down")
        if self.deck[name]:
            texts.append("draw")
        text = yield from self.ask("plan", name, texts or ["pass"])
        words = text.split()
        if text == "pass":
            self.tell("passed", bandit=name)
        elif text == "draw":
            self.draw(name, 3)
        else:
            down = symbol == "T" or words[-1] == "down"
            self.hand[name].remove(words[1])
            self.pile.append({"bandit": name, "card": words[1], "face_down": down, "resolved": False})
            self.tell("played", bandit=name, card=words[1], face_down=down)

    def stealin(self) -> Game:
        for index, planned in enumerate(self.pile):
            if planned["resolved"]:
                continue
            name, card = planned["bandit"], planned["card"]
            planned["resolved"] = True
            self.deck[name].append(card)
            self.tell("resolves", index=index, bandit=name, card=card, face_down=planned["face_down"])
            yield from getattr(self, "marshal_card" if card == "marshal" else card)(name)

    # The six cards ----------------------------------------------------------------------------

    def move(self, name: str) -> Game:
        car, level = self.spot[name]
        reach = 3 if level == "roof" else 1
        cars = [c for c in range(self.last + 1) if 1 <= abs(c - car) <= reach]
        text = yield from self.ask("move", name, [f"move {c}" for c in cars])
        to = int(text.split()[1])
        self.tell("moved", bandit=name, **{"from": car}, to=to, level=level)
        self.put(name, to, level)

    def floor(self, name: str) -> Game:
        car, level = self.spot[name]
        level = "roof" if level == "inside" else "inside"
        self.tell("climbed", bandit=name, car=car, level=level)
        self.put(name, car, level)
        yield from ()

    def fire(self, name: str) -> Game:
        if self.bullets[name] == 0:
            self.tell("no_effect", bandit=name, card="fire", reason="no_bullets")
            return
        targets = self.without_belle(self.in_sight(name))
        if not targets:
            self.tell("no_effect", bandit=name, card="fire", reason="no_target")
            return
        text = yield from self.ask("fire", name, [f"fire {target}" for target in targets])
        target = text.split()[1]
        self.bullets[name] -= 1
        self.received[target][name] += 1
        self.deck[target].append("bullet")
        self.tell("shot", bandit=name, target=target, left=self.bullets[name])
        if name == "django":
            yield from self.push(target)

    def in_sight(self, name: str) -> list[str]:
        """CE-FIRE-1 to 3 and CE-TUCO-1, before Belle is taken out."""
        car, level = self.spot[name]
        seen = []
        for cars in (range(car - 1, -1, -1), range(car + 1, self.last + 1)):
            for other in cars:
                if level == "inside" and abs(other - car) > 1:
                    break
                seen += self.at((other, level))
                if self.at((other, level)):
                    break
        if name == "tuco":
            seen += self.at((car, "roof" if level == "inside" else "inside"))
        return seen

    def without_belle(self, targets: list[str]) -> list[str]:
        """CE-BELLE-1."""
        return [target for target in targets if target != "belle" or targets == ["belle"]]

    def push(self, target: str) -> Game:
        """CE-DJANGO-1."""
        car, level = self.spot[target]
        to = car + (1 if car > self.spot["django"][0] else -1)
        if not 0 <= to <= self.last:
            return
        if self.options["django_push"] == "may":
            text = yield from self.ask("push", "django", ["push no", "push yes"], target)
            if text == "push no":
                return
        self.tell("pushed", bandit="django", target=target, **{"from": car}, to=to, level=level)
        self.put(target, to, level)

    def rob(self, name: str) -> Game:
        here = self.ground[self.spot[name]]
        if not here:
            self.tell("no_effect", bandit=name, card="rob", reason="no_loot")
            return
        yield from self.take_one(name, "rob", here, "robbed")

    def take_one(self, name: str, kind: str, things: list[Loot], event: str) -> Game:
        words = [f"rob {loot['kind']}" + (f"#{loot['token']}" if loot["token"] else "") for loot in things]
        text = yield from self.ask(kind, name, list(dict.fromkeys(words)))
        loot = things[words.index(text)]
        here = self.ground[self.spot[name]]
        here[:] = [thing for thing in here if thing is not loot]
        if loot["kind"] == "purse":
            loot["value"] = self.chance.value(loot)
            if loot["token"] is None:
                self.touch(loot)
            loot["known"].add(self.seat_of(name))
        self.pocket[name].append(loot)
        car, level = self.spot[name]
        details = {"token": loot["token"], "value": loot["value"], "car": car, "level": level}
        self.tell(event, bandit=name, **({"loot": loot["kind"]} if event == "robbed" else {}), **details)

    def punch(self, name: str) -> Game:
        targets = self.without_belle([other for other in self.at(self.spot[name]) if other != name])
        if not targets:
            self.tell("no_effect", bandit=name, card="punch", reason="nobody_here")
            return
        text = yield from self.ask("punch", name, [f"punch {target}" for target in targets])
        target = text.split()[1]
        self.tell("punched", bandit=name, target=target)
        if self.pocket[target]:
            yield from self.make_drop(name, target)
        car, level = self.spot[name]
        cars = [c for c in (car - 1, car + 1) if 0 <= c <= self.last]
        text = yield from self.ask("shove", name, [f"shove {c}" for c in cars], target)
        to = int(text.split()[1])
        self.tell("shoved", bandit=name, target=target, **{"from": car}, to=to, level=level)
        self.put(target, to, level)

    def make_drop(self, name: str, target: str) -> Game:
        """CE-PUNCH-1 and CE-CHEYENNE-1."""
        kinds = [kind for kind in ("purse", "jewel", "strongbox") if any(x["kind"] == kind for x in self.pocket[target])]
        text = yield from self.ask("drop", name, [f"drop {kind}" for kind in kinds], target)
        things = [loot for loot in self.pocket[target] if loot["kind"] == text.split()[1]]
        loot = self.chance.one_of(things) if things[0]["kind"] == "purse" else things[0]
        snatched = False
        if name == "cheyenne" and loot["kind"] == "purse":
            text = yield from self.ask("take", name, ["take no", "take yes"], target, loot["token"])
            snatched = text == "take yes"
        self.pocket[target] = [thing for thing in self.pocket[target] if thing is not loot]
        if snatched:
            loot["known"].add(self.seat_of(name))
            self.pocket[name].append(loot)
            self.tell("snatched", bandit=name, target=target, token=loot["token"], value=loot["value"])
            return
        car, level = self.spot[name]
        self.ground[car, level].append(loot)
        details = {"token": loot["token"], "value": loot["value"], "car": car, "level": level}
        self.tell("dropped", target=target, loot=loot["kind"], **details)

    def marshal_card(self, name: str) -> Game:
        cars = [c for c in (self.marshal - 1, self.marshal + 1) if 0 <= c <= self.last]
        text = yield from self.ask("marshal", name, [f"marshal {c}" for c in cars])
        self.marshal_goes(int(text.split()[1]), name)

    # The Marshal and neutral bullets ----------------------------------------------------------

    def marshal_goes(self, to: int, name: str | None) -> None:
        self.tell("marshal_moved", **{"from": self.marshal}, to=to, bandit=name)
        self.marshal = to
        self.meet_marshal()

    def put(self, name: str, car: int, level: str) -> None:
        self.spot[name] = (car, level)
        self.meet_marshal()

    def meet_marshal(self) -> None:
        """CE-MARSHAL-2."""
        met = self.at((self.marshal, "inside"))
        self.neutral_bullets(met, "marshal_hits")
        for name in met:
            self.spot[name] = (self.marshal, "roof")
            self.tell("flees", bandit=name, car=self.marshal)

    def neutral_bullets(self, group: list[str], event: str) -> None:
        """CE-MARSHAL-3."""
        if len(group) > self.neutral:
            self.tell("supply_short", needed=len(group), left=self.neutral)
            self.removed += self.neutral
            self.neutral = 0
            return
        for name in group:
            self.neutral -= 1
            self.received[name]["neutral"] += 1
            self.deck[name].append("bullet")
            self.tell(event, bandit=name, **({"car": self.marshal} if event == "marshal_hits" else {}))

    # Events of the round cards ----------------------------------------------------------------

    def event(self) -> Game:
        card = self.rounds[-1]
        if card in ("tunnels", "bridge"):
            return
        self.tell("event_started", event=card)
        yield from getattr(self, card)()

    def angry_marshal(self) -> Game:
        self.neutral_bullets(self.at((self.marshal, "roof")), "marshal_hits")
        if self.marshal < self.last:
            self.marshal_goes(self.marshal + 1, None)
        yield from ()

    def on_roofs(self) -> list[str]:
        return [name for name in self.names if self.spot[name][1] == "roof"]

    def swivel_arm(self) -> Game:
        for name in self.on_roofs():
            car = self.spot[name][0]
            if car != self.last:
                self.tell("swept", bandit=name, **{"from": car}, to=self.last)
                self.spot[name] = (self.last, "roof")
        yield from ()

    def braking(self) -> Game:
        for name in self.on_roofs():
            car = self.spot[name][0]
            if car > 0:
                self.tell("braked", bandit=name, **{"from": car}, to=car - 1)
                self.spot[name] = (car - 1, "roof")
        yield from ()

    def take_it_all(self) -> Game:
        if self.second_strongbox:
            self.second_strongbox = False
            self.ground[self.marshal, "inside"].append(self.loot("strongbox"))
            self.tell("strongbox_placed", car=self.marshal)
        yield from ()

    def passengers_rebellion(self) -> Game:
        self.neutral_bullets([name for name in self.names if self.spot[name][1] == "inside"], "passengers_hit")
        yield from ()

    def pickpocketing(self) -> Game:
        for name in self.clockwise():
            purses = [loot for loot in self.ground[self.spot[name]] if loot["kind"] == "purse"]
            if self.at(self.spot[name]) == [name] and purses:
                yield from self.take_one(name, "pickpocket", purses, "pickpockets")

    def marshals_revenge(self) -> Game:
        for name in self.on_roofs():
            if self.options["marshals_revenge"] == "above_marshal" and self.spot[name][0] != self.marshal:
                continue
            purses = [loot for loot in self.pocket[name] if loot["kind"] == "purse"]
            if not purses:
                continue
            least = min(loot["value"] for loot in purses)
            lost = self.chance.one_of([loot for loot in purses if loot["value"] == least])
            self.pocket[name] = [loot for loot in self.pocket[name] if loot is not lost]
            self.boxed.append(lost)
            self.tell("purse_lost", bandit=name, token=lost["token"], value=lost["value"])
        yield from ()

    def hostage_taking(self) -> Game:
        for name in self.names:
            if self.spot[name][0] == 0:
                self.ransom[name] += 250
                self.tell("ransom", bandit=name, amount=250)
        yield from ()

    # The end ----------------------------------------------------------------------------------

    def score(self) -> list[dict[str, int]]:
        """CE-SCORE-1 and 2, a row for each seat."""
        most = max(6 - left for left in self.bullets.values())
        rows = []
        for seat, name in enumerate(self.names):
            row = {"seat": seat, "loot": sum(loot["value"] for loot in self.pocket[name]), "ransom": self.ransom[name]}
            row["gunslinger"] = 1000 if 6 - self.bullets[name] == most else 0
            row["money"] = row["loot"] + row["ransom"] + row["gunslinger"]
            row["bullets_received"] = sum(self.received[name].values())
            rows.append(row)
        return rows

    def winners(self) -> list[int]:
        """CE-SCORE-3."""
        rows = self.score()
        best = max((row["money"], -row["bullets_received"]) for row in rows)
        return [row["seat"] for row in rows if (row["money"], -row["bullets_received"]) == best]
