"""The second implementation's expert game and game of two teams: only what differs from the standard game.

Written from the list of rules as `reference` is. A pile is a list with the top card last: below `under` cards that are shuffled
lie those that everybody knows, bullets. Team mates share one hand and one set of piles.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.colt_express.reference import Game, Reference
from tests.colt_express.reference_box import ROUND_CARDS, STATIONS, SYMBOLS, TEN_CARDS
from tests.colt_express.reference_chance import Following
from tests.colt_express.reference_position import counted

OF_EACH = ["move", "floor", "fire", "rob", "punch"]


class Expert(Reference):
    """The expert game; `teams` are the bandits of each seat, one or two."""

    chance: Following

    def __init__(self, teams: list[list[str]], options: dict[str, Any], chance: Following) -> None:
        super().__init__([name for team in teams for name in team], options, chance)
        self.teams = teams
        self.seats = len(teams)
        self.players = ["+".join(team) for team in teams]
        self.last = 4 if self.seats == 2 else self.seats
        self.discard: list[list[str]] = [[] for _ in teams]
        self.under = [0] * self.seats
        self.leaving: list[list[str]] = [[] for _ in teams]
        self.seen_discards: list[list[str]] = [[] for _ in teams]
        self.seen_bullets = [0] * self.seats
        self.drawn = [0] * self.seats
        for seat, team in enumerate(teams):
            shared_hand: list[str] = []
            shared_deck = sorted(self.own_cards(team))
            self.under[seat] = len(shared_deck)
            for name in team:
                self.hand[name], self.deck[name] = shared_hand, shared_deck

    @staticmethod
    def own_cards(team: list[str]) -> list[str]:
        """CE-TEAM-2."""
        return list(TEN_CARDS) if len(team) == 1 else [f"{card} {name}" for name in team for card in OF_EACH] + ["marshal"]

    def seat_of(self, name: str) -> int:
        return next(seat for seat, team in enumerate(self.teams) if name in team)

    def clockwise(self) -> list[str]:
        """The first bandit of each seat."""
        seats = [*range(self.first, self.seats), *range(self.first)]
        return [self.teams[seat][0] for seat in seats]

    def ask(self, kind: str, name: str, texts: list[str], target: str | None = None, token: int | None = None) -> Game:
        if len(texts) == 1 and kind != "plan":
            return texts[0]
        who = self.players[self.seat_of(name)] if kind in ("plan", "place") else name
        question = {"kind": kind, "seat": self.seat_of(name), "bandit": who, "target": target, "token": token}
        return (yield {"decision": question, "texts": texts})

    # Before and between the rounds ------------------------------------------------------------

    def place(self) -> Game:
        """CE-TEAM-1."""
        for team in self.teams:
            self.spot[team[0]], self.spot[team[1]] = (self.last, "inside"), (self.last - 1, "inside")
        for name in self.clockwise():
            team = self.teams[self.seat_of(name)]
            text = yield from self.ask("place", name, [f"place {bandit} caboose" for bandit in team])
            for bandit in team:
                car = self.last if bandit == text.split()[1] else self.last - 1
                self.spot[bandit] = (car, "inside")
                self.tell("placed", bandit=bandit, car=car)

    def play(self, phase: str = "dealing") -> Game:
        if self.seats == 2:
            yield from self.place()
        yield from super().play(phase)

    def deal(self) -> None:
        """CE-EXPERT-3, CE-TEAM-4."""
        self.tell("round_started", round=self.number + 1, first=self.first)
        self.turn, self.step = 0, 0
        for name in self.clockwise():
            limit = 7 if "doc" in self.teams[self.seat_of(name)] else 6
            self.draw(name, limit - len(self.hand[name]))
        kinds = STATIONS if self.number == 4 else ROUND_CARDS
        self.rounds.append(self.chance.turn_over([card for card in kinds if card not in self.rounds]))
        event = None if self.rounds[-1] in ("tunnels", "bridge") else self.rounds[-1]
        turns = [SYMBOLS[symbol] for symbol in self.symbols()]
        self.tell("round_card", round=self.number + 1, card=self.rounds[-1], turns=turns, event=event)

    def draw(self, name: str, count: int) -> None:
        """CE-EXPERT-2 and 3: bullets from the top first, and the discard pile when the draw pile is empty."""
        seat = self.seat_of(name)
        deck, discard = self.deck[name], self.discard[seat]
        count = min(count, len(deck) + len(discard))
        if count <= 0:
            return
        cards = self.chance.cards(count)
        self.drawn[seat] += count
        self.tell("draws", bandit=self.players[seat], count=count, cards=sorted(cards))
        for card in cards:
            if not deck:
                self.tell("reshuffles", bandit=self.players[seat], count=len(discard))
                deck += sorted(discard)
                discard.clear()
                self.seen_discards[seat] = []
                self.under[seat] = len(deck)
            if len(deck) > self.under[seat]:
                assert deck[-1] == card == "bullet", f"a bullet lies on top of {deck}, not {card}"
                deck.pop()
                self.seen_bullets[seat] += 1
            else:
                deck.remove(card)
                self.under[seat] -= 1
            self.hand[name].append(card)

    # Schemin' and what is kept ------------------------------------------------------------------

    def schemin(self, phase: str) -> Game:
        for turn, symbol in enumerate(self.symbols()):
            names = self.clockwise()
            order = {"R": [names[0], *names[:0:-1]], "D": [name for name in names for _ in range(2)]}.get(symbol, names)
            self.tell("turn_started", turn=turn, symbol=SYMBOLS[symbol])
            for step, name in enumerate(order):
                self.turn, self.step = turn, step
                hides = turn == 0 and symbol != "T" and name not in order[:step] and "ghost" in self.teams[self.seat_of(name)]
                yield from self.plan_card(name, symbol == "T", hides)
        self.turn, self.step = len(self.symbols()), 0
        yield from self.keep()
        self.tell("stealin_started", cards=len(self.pile))

    def plan_card(self, name: str, tunnel: bool, hides: bool) -> Game:
        seat = self.seat_of(name)
        cards = [card for card in dict.fromkeys(self.hand[name]) if card != "bullet"]
        texts = [f"play {card}{down}" for card in cards for down in (["", " down"] if hides else [""])]
        if self.deck[name] or self.discard[seat]:
            texts.append("draw")
        text = yield from self.ask("plan", name, texts or ["pass"])
        if text == "pass":
            self.tell("passed", bandit=self.players[seat])
        elif text == "draw":
            self.draw(name, 3)
        else:
            down = tunnel or text.endswith(" down")
            card = text.removeprefix("play ").removesuffix(" down")
            self.hand[name].remove(card)
            kind, _, owner = card.partition(" ")
            self.pile.append({"bandit": owner or name, "card": kind, "face_down": down, "resolved": False})
            self.tell("played", bandit=owner or name, card=kind, face_down=down)

    def keep(self) -> Game:
        """CE-EXPERT-1: all at once; an answer is a pair of the seat and its text."""
        hands = [self.hand[team[0]] for team in self.teams]
        choosing = [seat for seat, hand in enumerate(hands) if set(hand) - {"bullet"}]
        while choosing:
            texts = {seat: ["keep", *(f"discard {card}" for card in self.still_kept(seat))] for seat in choosing}
            players = [self.players[seat] for seat in choosing]
            seat, text = yield {"decision": {"kind": "keep", "seats": list(choosing), "bandits": players}, "texts": texts}
            if text != "keep":
                card = text.removeprefix("discard ")
                self.leaving[seat].append(card)
                kind, _, owner = card.partition(" ")
                self.tell("discards", bandit=owner or self.teams[seat][0], card=kind)
            if text == "keep" or not self.still_kept(seat):
                choosing.remove(seat)
                self.tell("done_keeping", bandit=self.players[seat])
        for seat, hand in enumerate(hands):
            gone = self.leaving[seat] + ["bullet"] * hand.count("bullet")
            hand[:] = (Counter(hand) - Counter(gone)).elements()
            self.discard[seat] += gone
            self.seen_discards[seat] += ["bullet"] * self.seen_bullets[seat]
            self.leaving[seat], self.seen_bullets[seat], self.drawn[seat] = [], 0, 0
            self.tell("keeps", bandit=self.players[seat], count=len(hand))

    def still_kept(self, seat: int) -> list[str]:
        """The different action cards in hand that are not marked to leave."""
        left = Counter(self.hand[self.teams[seat][0]]) - Counter(self.leaving[seat])
        return [card for card in left if card != "bullet"]

    # Stealin' and the end -----------------------------------------------------------------------

    def stealin(self) -> Game:
        for index, planned in enumerate(self.pile):
            name, card = planned["bandit"], planned["card"]
            seat = self.seat_of(name)
            planned["resolved"] = True
            full = card if len(self.teams[seat]) == 1 or card == "marshal" else f"{card} {name}"
            self.discard[seat].append(full)
            self.seen_discards[seat].append(full)
            self.tell("resolves", index=index, bandit=name, card=card, face_down=planned["face_down"])
            yield from getattr(self, "marshal_card" if card == "marshal" else card)(name)

    def pickpocketing(self) -> Game:
        for first in self.clockwise():
            for name in self.teams[self.seat_of(first)]:
                purses = [loot for loot in self.ground[self.spot[name]] if loot["kind"] == "purse"]
                if self.at(self.spot[name]) == [name] and purses:
                    yield from self.take_one(name, "pickpocket", purses, "pickpockets")

    def score(self) -> list[dict[str, int]]:
        """CE-TEAM-3."""
        if self.seats != 2:
            return super().score()
        of_bandits, rows = super().score(), []
        for seat in range(self.seats):
            own = of_bandits[2 * seat : 2 * seat + 2]
            row = {key: sum(each[key] for each in own) for key in ("loot", "ransom", "bullets_received")}
            rows.append({"seat": seat, **row, "gunslinger": 0, "money": row["loot"] + row["ransom"]})
        return rows

    def cards_of_seat(self, seat: int, keeping: bool) -> dict[str, Any]:
        """What a position document says of a seat."""
        name = self.teams[seat][0]
        row = {
            "hand": counted(self.hand[name]),
            "deck": counted(self.deck[name]),
            "discard": counted(self.discard[seat]),
            "bullets_on_top": len(self.deck[name]) - self.under[seat],
            "seen_discards": counted(self.seen_discards[seat]),
            "seen_bullets": self.seen_bullets[seat],
            "drawn": self.drawn[seat],
        }
        return row | {"leaving": counted(self.leaving[seat])} if keeping else row
