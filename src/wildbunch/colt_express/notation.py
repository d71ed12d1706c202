"""Names and notation: the words of documents and actions for the numbers of the rules."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from wildbunch.colt_express import components as c
from wildbunch.colt_express.state import State
from wildbunch.core.action import Action
from wildbunch.core.readonly import ReadOnly

BANDITS = ("belle", "cheyenne", "django", "doc", "ghost", "tuco")
CARDS = ("move", "floor", "fire", "rob", "punch", "marshal", "bullet")
LEVELS = ("inside", "roof")
LOOT = ("purse", "jewel", "strongbox")
SYMBOLS = ("standard", "tunnel", "speeding_up", "switching")
ROUND_CARDS = (
    "angry_marshal",
    "swivel_arm",
    "braking",
    "take_it_all",
    "passengers_rebellion",
    "tunnels",
    "bridge",
    "marshals_revenge",
    "pickpocketing",
    "hostage_taking",
)
WITHOUT_EVENT = ("tunnels", "bridge")
DECISIONS = {
    c.ASK_PLAN: "plan",
    c.ASK_MOVE: "move",
    c.ASK_FLOOR: "floor",
    c.ASK_MARSHAL: "marshal",
    c.ASK_FIRE: "fire",
    c.ASK_PUSH: "push",
    c.ASK_ROB: "rob",
    c.ASK_PUNCH: "punch",
    c.ASK_DROP: "drop",
    c.ASK_TAKE: "take",
    c.ASK_SHOVE: "shove",
    c.ASK_PICKPOCKET: "pickpocket",
    c.ASK_PLACE: "place",
    c.ASK_KEEP: "keep",
}
NO_EFFECT = ("no_target", "no_bullets", "no_loot", "nobody_here")
NEUTRAL = "neutral"
JOIN = "+"
"""Between the two bandits of a team."""


class Cast(NamedTuple):
    """Who plays: the bandits on the train by index, and what each seat plays, which is a bandit or a team such as "belle+doc"."""

    bandits: tuple[str, ...]
    players: tuple[str, ...]


def car_name(car: int) -> str:
    """What a car is called.

    >>> car_name(0), car_name(3)
    ('locomotive', 'car 3')
    """
    return "locomotive" if car == c.LOCOMOTIVE else f"car {car}"


def event_of(round_card: str) -> str | None:
    """The event of a round card, which has the card's name; None for the two without."""
    return None if round_card in WITHOUT_EVENT else round_card


@cache
def turns_of(round_card: int, seats: int) -> tuple[str, ...]:
    """The turn symbols printed on a round card for this number of players.

    >>> turns_of(1, 4)
    ('standard', 'tunnel', 'standard', 'standard')
    """
    printed = c.TURNS_OF_MANY if seats >= c.MANY else c.TURNS_OF_FEW
    return tuple(SYMBOLS[symbol] for symbol in printed[round_card] if symbol != c.NO_TURN)


def names_of(s: State) -> tuple[str, ...]:
    """The names of the bandits on the train, by index."""
    return tuple([BANDITS[b.character] for b in s.bandits[: s.bandit_count]])


def cast_of(s: State) -> Cast:
    """Who plays in this state."""
    names = names_of(s)
    return _cast(names, s.teams == 1)


@cache
def _cast(names: tuple[str, ...], teams: bool) -> Cast:
    return Cast(names, tuple(map(JOIN.join, zip(names[::2], names[1::2], strict=True))) if teams else names)


@cache
def slot_names(player: str) -> tuple[str, ...]:
    """The names of the cards a seat may hold, by slot: in a team a card says for whom it is, but the team's Marshal and bullets.

    >>> slot_names("doc") == CARDS, slot_names("belle+doc")[2], slot_names("belle+doc")[5], slot_names("belle+doc")[9]
    (True, 'fire belle', 'marshal', 'fire doc')
    """
    if JOIN not in player:
        return CARDS
    first, second = player.split(JOIN)
    return (*(f"{card} {first}" for card in CARDS[: c.MARSHAL]), *CARDS[c.MARSHAL :], *(f"{card} {second}" for card in CARDS[: c.MARSHAL]))


def card_fields(player: str, slot: int) -> dict[str, Any]:
    """A card as a field of an action; in a team with its bandit, None for the team's Marshal."""
    if JOIN not in player:
        return {"card": CARDS[slot]}
    card, _, bandit = slot_names(player)[slot].partition(" ")
    return {"card": card, "bandit": bandit or None}


def token_number(token: int) -> int | None:
    """A purse token as documents number it, from 1 in the order of being touched; None for no token."""
    return token + 1 if 0 <= token < c.PURSES else None


@cache
def action_of(number: int, names: tuple[str, ...], player: str = "") -> Action:
    """The action of a number, in a game with these bandits; of a team its cards say which bandit they are for.

    >>> action_of(43, ("belle", "doc", "tuco")).text
    'fire tuco'
    >>> action_of(9, ("belle", "doc", "tuco", "ghost"), "belle+doc").text
    'play fire doc'
    """
    text, kind, fields = _parts(number, names, player)
    return Action(text, number, kind, ReadOnly(fields))


def _parts(number: int, names: tuple[str, ...], player: str) -> tuple[str, str, dict[str, Any]]:
    """Text, kind and fields of an action."""
    if number < c.DRAW:
        down = number >= c.PLAY_DOWN
        slot = number - (c.PLAY_DOWN if down else c.PLAY)
        return f"play {slot_names(player)[slot]}{' down' if down else ''}", "play", {**card_fields(player, slot), "down": down}
    if number >= c.DISCARD:
        slot = number - c.DISCARD
        return f"discard {slot_names(player)[slot]}", "discard", card_fields(player, slot)
    if c.PLACE_IN_CABOOSE <= number < c.PLACE_IN_CABOOSE + c.BANDITS:
        bandit = names[number - c.PLACE_IN_CABOOSE]
        return f"place {bandit} caboose", "place", {"bandit": bandit}
    if number in _SIMPLE:
        return _SIMPLE[number]
    if c.ROB_TOKEN <= number < c.ROB_TOKEN + c.PURSES:
        token = token_number(number - c.ROB_TOKEN)
        return f"rob purse#{token}", "rob", {"loot": "purse", "token": token}
    for base, kind in ((c.FIRE_AT, "fire"), (c.PUNCH_AT, "punch")):
        if base <= number < base + c.BANDITS:
            target = names[number - base]
            return f"{kind} {target}", kind, {"target": target}
    for base, kind in ((c.MOVE_TO, "move"), (c.MARSHAL_TO, "marshal"), (c.SHOVE_TO, "shove")):
        if base <= number < base + c.CARS:
            return f"{kind} {number - base}", kind, {"car": number - base}
    raise ValueError(f"there is no action {number}")


_SIMPLE: dict[int, tuple[str, str, dict[str, Any]]] = {
    c.DRAW: ("draw", "draw", {}),
    c.PASS: ("pass", "pass", {}),
    c.KEEP_REST: ("keep", "keep", {}),
    c.CHANGE_FLOOR: ("floor", "floor", {}),
    c.PUSH_NO: ("push no", "push", {"yes": False}),
    c.PUSH_YES: ("push yes", "push", {"yes": True}),
    c.TAKE_NO: ("take no", "take", {"yes": False}),
    c.TAKE_YES: ("take yes", "take", {"yes": True}),
    **{c.ROB_KIND + i: (f"rob {loot}", "rob", {"loot": loot, "token": None}) for i, loot in enumerate(LOOT)},
    **{c.DROP_KIND + i: (f"drop {loot}", "drop", {"loot": loot}) for i, loot in enumerate(LOOT)},
}
