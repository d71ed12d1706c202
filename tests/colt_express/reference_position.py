"""The second implementation's position written as a position document, and read from one."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.colt_express.reference import Game, Loot, Reference, Spot
from tests.colt_express.reference_box import SYMBOLS
from tests.colt_express.reference_chance import Following

KINDS = {"jewel": "jewels", "strongbox": "strongboxes"}


def token(purse: Loot) -> dict[str, Any]:
    return {"token": purse["token"], "value": purse["value"], "known": sorted(purse["known"])}


def loot_counts(things: list[Loot]) -> dict[str, int]:
    return {word: sum(thing["kind"] == kind for thing in things) for kind, word in KINDS.items()}


def tokens(things: list[Loot]) -> list[dict[str, Any]]:
    return sorted((token(thing) for thing in things if thing["token"]), key=lambda purse: int(purse["token"]))


def on_ground(things: list[Loot]) -> dict[str, Any]:
    untouched = sum(thing["kind"] == "purse" and not thing["token"] for thing in things)
    return {"purses": untouched, "tokens": tokens(things), **loot_counts(things)}


def counted(cards: list[str]) -> dict[str, int]:
    return dict(sorted(Counter(cards).items()))


def document(game: Reference) -> dict[str, Any]:
    """The position, without what is the same in a whole game and without the question asked."""
    return {
        "round": {
            "number": game.number + 1,
            "first": game.first,
            "card": game.rounds[-1] if game.rounds else None,
            "turns": [SYMBOLS[symbol] for symbol in game.symbols()] if game.rounds else [],
            "past": game.rounds[:-1],
            "turn": game.turn,
            "step": game.step,
        },
        "train": [
            {"car": car, "inside": on_ground(game.ground[car, "inside"]), "roof": on_ground(game.ground[car, "roof"])}
            for car in range(game.last + 1)
        ],
        "marshal": game.marshal,
        "strongbox_waiting": game.second_strongbox,
        "neutral_bullets": {"left": game.neutral, "removed": game.removed},
        "box": tokens(game.boxed),
        "seats": [
            {"seat": seat, "hand": counted(game.hand[name]), "deck": counted(game.deck[name])} for seat, name in enumerate(game.names)
        ],
        "bandits": [
            {
                "bandit": name,
                "car": game.spot[name][0],
                "level": game.spot[name][1],
                "bullets_left": game.bullets[name],
                "received": dict(sorted(game.received[name].items())),
                "purses": tokens(game.pocket[name]),
                **loot_counts(game.pocket[name]),
                "ransom": game.ransom[name],
            }
            for name in game.names
        ],
        "pile": game.pile,
    }


def same_form(position: dict[str, Any]) -> dict[str, Any]:
    """A position document of the product, reduced to what `document` writes, dicts in one order."""

    def cut(rows: list[dict[str, Any]], *left_out: str) -> list[dict[str, Any]]:
        return [{key: value for key, value in row.items() if key not in left_out} for row in rows]

    kept = ["train", "marshal", "strongbox_waiting", "neutral_bullets", "box", "pile"]
    form: dict[str, Any] = {key: position[key] for key in kept}
    form["round"] = {key: value for key, value in position["round"].items() if key != "event"}
    form["train"] = cut(position["train"], "name")
    form["seats"] = [
        {"seat": row["seat"], "hand": dict(sorted(row["hand"].items())), "deck": dict(sorted(row["deck"].items()))}
        for row in position["seats"]
    ]
    form["bandits"] = [{**row, "received": dict(sorted(row["received"].items()))} for row in cut(position["bandits"], "seat")]
    return form


def seen_by(position: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) may know of a position: the last table of the list of rules, word by word."""
    starting = range(1, len(position["bandits"]) + 1)

    def seen(tokens: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [
            {"token": purse["token"], "value": purse["value"] if purse["token"] in starting or seat in purse["known"] else None}
            for purse in tokens
        ]

    def only_size(cards: dict[str, int]) -> dict[str, int]:
        return {"unknown": sum(cards.values())}

    def card_of(at: int, planned: dict[str, Any]) -> str | None:
        owner = next(row["seat"] for row in position["bandits"] if row["bandit"] == planned["bandit"])
        if position["options"]["open_pile"]:
            public = planned["resolved"] or not planned["face_down"]
        elif position["phase"] in ("schemin", "keeping"):
            public = at == len(position["pile"]) - 1 and not planned["face_down"]
        else:
            carried_out = position["decision"] and position["decision"]["kind"] != "pickpocket"
            public = bool(carried_out) and at == sum(card["resolved"] for card in position["pile"]) - 1
        return planned["card"] if public or owner == seat else None

    def seat_seen(row: dict[str, Any]) -> dict[str, Any]:
        """Everybody knows the sizes, and of an expert's cards what was to be seen; with the pile hidden that is to be remembered."""
        shown = dict(row)
        if row["seat"] != seat:
            shown |= {pile: only_size(row[pile]) for pile in ("hand", "deck", "discard") if pile in row}
            shown.pop("leaving", None)
        if not position["options"]["open_pile"]:
            shown.pop("seen_discards", None)
        return shown

    return {
        **position,
        "viewer": seat,
        "train": [
            {**car, **{level: {**car[level], "tokens": seen(car[level]["tokens"])} for level in ("inside", "roof")}}
            for car in position["train"]
        ],
        "box": seen(position["box"]),
        "seats": [seat_seen(row) for row in position["seats"]],
        "bandits": [{**row, "purses": seen(row["purses"])} for row in position["bandits"]],
        "pile": [{**planned, "card": card_of(at, planned)} for at, planned in enumerate(position["pile"])],
    }


def new(position: dict[str, Any], chance: Following) -> tuple[Reference, Game]:
    """A game from the start, with the train, the bandits and the first player of the product's first position."""
    names = [row["bandits"][0] for row in position["seats"]]
    game = Reference(names, position["options"], chance)
    layout = [(row["inside"]["purses"], row["inside"]["jewels"]) for row in position["train"][1:]]
    game.set_up(layout, position["round"]["first"])
    return game, game.play()


def read(position: dict[str, Any], chance: Following) -> tuple[Reference, Game]:
    """A game that goes on from a position without a question: dealing, a turn of Schemin', Stealin' or an event."""
    names = [row["bandits"][0] for row in position["seats"]]
    game = Reference(names, position["options"], chance)
    where = position["round"]
    game.number, game.first = where["number"] - 1, where["first"]
    game.rounds = [*where["past"], where["card"]] if where["card"] else list(where["past"])
    game.turn, game.step = where["turn"], where["step"]
    game.marshal = position["marshal"]
    game.second_strongbox = position["strongbox_waiting"]
    game.neutral, game.removed = position["neutral_bullets"]["left"], position["neutral_bullets"]["removed"]
    game.pile = [dict(card) for card in position["pile"]]
    for row in position["train"]:
        for level in ("inside", "roof"):
            spot: Spot = (row["car"], level)
            game.ground[spot] = [game.loot("purse") for _ in range(row[level]["purses"])] + held(game, row[level], "tokens")
    for row in position["bandits"]:
        name = row["bandit"]
        game.spot[name] = (row["car"], row["level"])
        game.bullets[name], game.ransom[name] = row["bullets_left"], row["ransom"]
        game.received[name] = Counter(row["received"])
        game.pocket[name] = held(game, row, "purses")
    game.boxed = held(game, {"box": position["box"], "jewels": 0, "strongboxes": 0}, "box")
    for name, row in zip(names, position["seats"], strict=True):
        game.hand[name] = list(Counter(row["hand"]).elements())
        game.deck[name] = list(Counter(row["deck"]).elements())
    return game, game.play(position["phase"])


def held(game: Reference, row: dict[str, Any], purses: str) -> list[Loot]:
    """The loot of a bandit or a spot that has a token, or needs none."""
    things = []
    for purse in row[purses]:
        things.append({"kind": "purse", **purse, "known": set(purse["known"])})
        game.tokens = max(game.tokens, purse["token"])
    things += [game.loot("jewel") for _ in range(row["jewels"])]
    things += [game.loot("strongbox") for _ in range(row["strongboxes"])]
    return things
