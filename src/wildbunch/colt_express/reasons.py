"""Why something is not possible: the rule that forbids it, found only after the list of legal actions has said no.

What decides is always that list. Here the same functions of the rules are asked again, to name the reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wildbunch.colt_express import components as c
from wildbunch.colt_express.cards.fire import in_sight
from wildbunch.colt_express.cards.punch import in_reach
from wildbunch.colt_express.characters import owns
from wildbunch.colt_express.choices import actions_of
from wildbunch.colt_express.knowledge import OF_SEATS, waiting
from wildbunch.colt_express.notation import BANDITS, CARDS, DECISIONS, JOIN, LEVELS, LOOT, cast_of, names_of, slot_names
from wildbunch.colt_express.places import on_roof
from wildbunch.colt_express.schemin import face_down_turn
from wildbunch.colt_express.state import Bandit, State
from wildbunch.core.action import Reason
from wildbunch.core.readonly import ReadOnly

SENTENCES = {
    "game-over": "The game is over",
    "not-your-turn": "It is the turn of {actor}",
    "unknown-action": "There is no such action{allowed}",
    "not-asked-now": "That is not what is being decided now",
    "bullet-unplayable": "Bullets cannot be played",
    "not-in-hand": "There is no {card} in your hand",
    "deck-empty": "Your deck is empty, so there is nothing to draw",
    "pass-not-needed": "You may pass only with no card to play and none to draw",
    "down-only-ghost": "Only Ghost may choose to play face down",
    "down-only-first-turn": "Ghost may hide a card only in the first turn of a round",
    "down-in-tunnel": "In a tunnel every card is face down already",
    "move-stay": "Staying put is not allowed",
    "move-too-far": "{level}",
    "beyond-train": "The train has no car {car}",
    "marshal-too-far": "The Marshal moves exactly one car",
    "fire-self": "You cannot shoot yourself",
    "fire-same-spot": "{target} is on your own spot, too close to shoot",
    "fire-other-level": "{target} is on the other level",
    "fire-too-far": "Inside the train you hit only the next car, and {target} is farther away",
    "fire-blocked": "{blocker} stands between you and {target}",
    "fire-protected": "{target} cannot be the target while somebody else can be",
    "fire-must": "There is a target, so you must shoot",
    "not-in-game": "{target} does not ride in this game",
    "rob-not-here": "There is no such {loot} where you stand",
    "pickpocket-purse-only": "A pickpocket takes a purse and nothing else",
    "punch-self": "You cannot punch yourself",
    "punch-not-here": "{target} is not where you stand",
    "punch-protected": "{target} cannot be punched while somebody else can be",
    "drop-not-owned": "{target} owns no {loot}",
    "not-in-team-hand": "There is no {card} of {bandit} in your hand",
    "down-only-ghost-team": "Only a team with Ghost may choose to play face down",
    "discard-bullet": "Bullets leave your hand by themselves",
    "place-not-yours": "{target} is not in your team",
    "shove-not-adjacent": "{target} can only land in an adjacent car",
}
"""Every code with its English sentence; the translations carry the same codes."""

CARD_TITLES = dict(zip(CARDS, ("Move", "Floor Change", "Fire", "Robbery", "Punch", "Marshal", "Bullet"), strict=True))
REACH = {
    "inside": "Inside the train you move exactly one car",
    "roof": "On the roofs you move at most three cars",
}
ASKED_FOR = {
    "play": (c.ASK_PLAN,),
    "draw": (c.ASK_PLAN,),
    "pass": (c.ASK_PLAN,),
    "move": (c.ASK_MOVE,),
    "floor": (c.ASK_FLOOR,),
    "marshal": (c.ASK_MARSHAL,),
    "fire": (c.ASK_FIRE,),
    "push": (c.ASK_PUSH,),
    "rob": (c.ASK_ROB, c.ASK_PICKPOCKET),
    "punch": (c.ASK_PUNCH,),
    "drop": (c.ASK_DROP,),
    "take": (c.ASK_TAKE,),
    "shove": (c.ASK_SHOVE,),
    "place": (c.ASK_PLACE,),
    "keep": (c.ASK_KEEP,),
    "discard": (c.ASK_KEEP,),
}

Parsed = tuple[str, Any]


def _because(rule: str, code: str, **args: Any) -> Reason:
    """The reason with its English sentence."""
    return Reason(rule, code, ReadOnly(args), SENTENCES[code].format(**{name: _said(name, value) for name, value in args.items()}))


def _said(name: str, value: Any) -> str:
    if name == "card":
        return CARD_TITLES[value]
    if name == "level":
        return REACH[value]
    if name == "allowed":
        return f"; there is: {', '.join(value)}" if value else ""
    return " & ".join(part.capitalize() for part in str(value).split(JOIN)) if str(value).split(JOIN)[0] in BANDITS else str(value)


def parse(text: str) -> Parsed | None:
    """What a text asks for, whether possible or not: its kind and argument; None if it is no action of the game.

    >>> parse("play fire down"), parse("rob purse#7"), parse("shoot belle"), parse("discard fire doc")
    (('play', ('fire', True)), ('rob', ('purse', 7)), None, ('discard', 'fire doc'))
    """
    kind, *rest = text.split(" ")
    argument = rest[0] if rest else ""
    if kind == "play":
        down = rest[-1:] == ["down"]
        card = _card(rest[:-1] if down else rest)
        return (kind, (card, down)) if card else None
    if kind == "discard":
        card = _card(rest)
        return (kind, card) if card else None
    if kind == "place":
        return (kind, argument) if argument in BANDITS and rest[1:] == ["caboose"] else None
    if kind in ("draw", "pass", "floor", "keep"):
        return None if rest else (kind, None)
    if len(rest) != 1:
        return None
    if kind in ("move", "marshal", "shove"):
        car = _number(argument)
        return None if car is None else (kind, car)
    if kind in ("fire", "punch"):
        return (kind, argument) if argument in BANDITS else None
    if kind in ("push", "take"):
        return (kind, argument == "yes") if argument in ("yes", "no") else None
    if kind == "drop":
        return (kind, argument) if argument in LOOT else None
    return _parse_robbery(argument) if kind == "rob" else None


def _card(words: list[str]) -> str | None:
    """A card as a text names it: "fire", or in a team "fire belle"; None if it is none."""
    known = len(words) in (1, 2) and words[0] in CARDS and all(word in BANDITS for word in words[1:])
    return " ".join(words) if known else None


def _parse_robbery(argument: str) -> Parsed | None:
    if argument in LOOT:
        return "rob", (argument, None)
    loot, _, digits = argument.partition("#")
    token = _number(digits)
    return ("rob", (loot, token)) if loot == "purse" and token is not None and 1 <= token <= c.PURSES else None


def _number(digits: str) -> int | None:
    """A small decimal number without leading zeros."""
    return int(digits) if len(digits) <= 2 and digits.isascii() and digits.isdecimal() and str(int(digits)) == digits else None


def reason_for(s: State, seat: int, text: str) -> Reason:
    """Why this text, which is not in the seat's list of legal actions, is not."""
    if s.phase == c.OVER:
        return _because("CE-ROUND-1", "game-over")
    rule = _rule_of_question(s)
    parsed = parse(text)
    if parsed is None or not _means_a_card(s, seat, *parsed):
        return _because(rule, "unknown-action", allowed=tuple(action.text for action in actions_of(s, seat)))
    if seat not in waiting(s):
        return _because(rule, "not-your-turn", actor=_actor(s))
    kind, argument = parsed
    if s.asked not in ASKED_FOR[kind]:
        if kind == "pass" and s.asked == c.ASK_FIRE:
            return _because("CE-FIRE-4", "fire-must")
        return _because(rule, "not-asked-now", asked=DECISIONS[s.asked])
    if s.asked == c.ASK_KEEP:
        return _no_discard(s, seat, argument)
    return _refused(s, s.bandits[s.acting], kind, argument)


def _means_a_card(s: State, seat: int, kind: str, argument: Any) -> bool:
    """Whether a text that names a card names it as this seat's cards are named."""
    if kind not in ("play", "discard"):
        return True
    return (argument if kind == "discard" else argument[0]) in slot_names(cast_of(s).players[seat])


def _actor(s: State) -> str:
    """Who decides now: a bandit, or a whole team."""
    return cast_of(s).players[waiting(s)[0]] if s.asked in (*OF_SEATS, c.ASK_KEEP) else names_of(s)[s.acting]


def _rule_of_question(s: State) -> str:
    """The rule by which there is a decision now."""
    if s.asked == c.ASK_PLAN:
        return "CE-ROUND-2"
    if s.asked == c.ASK_PLACE:
        return "CE-TEAM-1"
    if s.asked == c.ASK_KEEP:
        return "CE-EXPERT-1"
    return "CE-EVENT-PICKPOCKET" if s.asked == c.ASK_PICKPOCKET else "CE-ROUND-8"


def _refused(s: State, b: Bandit, kind: str, argument: Any) -> Reason:
    """Why an action of the kind that is asked for is not offered."""
    if kind == "play":
        return _no_play(s, *argument)
    if kind == "place":
        return _because("CE-TEAM-1", "place-not-yours", target=argument)
    if kind == "draw":
        return _because("CE-ROUND-6", "deck-empty")
    if kind == "pass":
        return _because("CE-ROUND-6", "pass-not-needed")
    if kind == "move":
        return _no_move(s, b, argument)
    if kind == "marshal":
        return _no_such_car(s, "CE-MARSHAL-1", argument) or _because("CE-MARSHAL-1", "marshal-too-far")
    if kind == "fire":
        return _no_shot(s, b, argument)
    if kind == "rob":
        return _no_robbery(s, *argument)
    if kind == "punch":
        return _no_punch(s, b, argument)
    target = names_of(s)[s.target]
    if kind == "drop":
        return _because("CE-PUNCH-1", "drop-not-owned", target=target, loot=argument)
    return _no_such_car(s, "CE-PUNCH-2", argument) or _because("CE-PUNCH-2", "shove-not-adjacent", target=target)


def _no_such_car(s: State, rule: str, car: int) -> Reason | None:
    return _because(rule, "beyond-train", car=car) if car > s.caboose else None


def _no_play(s: State, card: str, down: bool) -> Reason:
    if card == "bullet":
        return _because("CE-ROUND-2", "bullet-unplayable")
    if not s.players[s.actor].hand[slot_names(cast_of(s).players[s.actor]).index(card)]:
        return _not_in_hand("CE-ROUND-2", card)
    if face_down_turn(s):
        return _because("CE-ROUND-3", "down-in-tunnel")
    if not owns(s, s.actor, c.GHOST):
        return _because("CE-TEAM-4", "down-only-ghost-team") if s.teams else _because("CE-GHOST-1", "down-only-ghost")
    return _because("CE-GHOST-1", "down-only-first-turn")


def _not_in_hand(rule: str, name: str) -> Reason:
    """The hand lacks a card; in a team it is a card of one bandit."""
    card, _, bandit = name.partition(" ")
    return _because(rule, "not-in-team-hand", card=card, bandit=bandit) if bandit else _because(rule, "not-in-hand", card=card)


def _no_discard(s: State, seat: int, card: str) -> Reason:
    return _because("CE-EXPERT-1", "discard-bullet") if card == "bullet" else _not_in_hand("CE-EXPERT-1", card)


def _no_move(s: State, b: Bandit, car: int) -> Reason:
    if car == b.car:
        return _because("CE-MOVE-1", "move-stay")
    return _no_such_car(s, "CE-MOVE-1", car) or _because("CE-MOVE-1", "move-too-far", level=LEVELS[b.level])


def _no_shot(s: State, b: Bandit, name: str) -> Reason:
    target = _on_train(s, name)
    if target is None:
        return _because("CE-SETUP-4", "not-in-game", target=name)
    if target.index == b.index:
        return _because("CE-FIRE-3", "fire-self")
    if in_sight(s, b, target):
        return _because("CE-BELLE-1", "fire-protected", target=name)
    if target.level != b.level:
        return _because("CE-FIRE-3", "fire-other-level", target=name)
    if target.car == b.car:
        return _because("CE-FIRE-3", "fire-same-spot", target=name)
    if not on_roof(b):
        return _because("CE-FIRE-1", "fire-too-far", target=name)
    return _because("CE-FIRE-2", "fire-blocked", blocker=_blocker(s, b, target), target=name)


def _blocker(s: State, b: Bandit, target: Bandit) -> str:
    """The bandit on a roof between the two who is nearest to the shooter."""
    front, rear = sorted((b.car, target.car))
    between = [other for other in s.bandits[: s.bandit_count] if on_roof(other) and front < other.car < rear]
    nearest = min(between, key=lambda other: (abs(other.car - b.car), other.index))
    return BANDITS[nearest.character]


def _no_robbery(s: State, loot: str, token: int | None) -> Reason:
    if s.asked == c.ASK_PICKPOCKET:
        if loot != "purse":
            return _because("CE-EVENT-PICKPOCKET", "pickpocket-purse-only")
        return _because("CE-EVENT-PICKPOCKET", "rob-not-here", loot=loot, token=token)
    return _because("CE-ROB-1", "rob-not-here", loot=loot, token=token)


def _no_punch(s: State, b: Bandit, name: str) -> Reason:
    target = _on_train(s, name)
    if target is None:
        return _because("CE-SETUP-4", "not-in-game", target=name)
    if target.index == b.index:
        return _because("CE-PUNCH-1", "punch-self")
    if in_reach(b, target):
        return _because("CE-BELLE-1", "punch-protected", target=name)
    return _because("CE-PUNCH-1", "punch-not-here", target=name)


def _on_train(s: State, name: str) -> Bandit | None:
    return next((b for b in s.bandits[: s.bandit_count] if BANDITS[b.character] == name), None)


def refusals_of(s: State, seat: int) -> tuple[tuple[str, Reason], ...]:
    """What the seat might try, in the order a player meets it: the cards of its hand, cars, bandits, loot."""
    if s.phase == c.OVER:
        return ()
    texts = _worth_trying(s, seat) if seat in waiting(s) else _hand(s, seat)
    legal = {action.text for action in actions_of(s, seat)}
    return tuple((text, reason_for(s, seat, text)) for text in texts if text not in legal)


def _hand(s: State, seat: int) -> Iterator[str]:
    """The cards a seat holds while another one decides."""
    for card, held in zip(slot_names(cast_of(s).players[seat]), s.players[seat].hand, strict=False):
        if held:
            yield f"play {card}"
    if s.asked == c.ASK_PLAN:
        yield "draw"


def _worth_trying(s: State, seat: int) -> Iterator[str]:
    """The texts of the kind that is asked for."""
    cards = slot_names(cast_of(s).players[seat])
    others = [name for i, name in enumerate(names_of(s)) if i != s.acting]
    question = DECISIONS[s.asked]
    if s.asked == c.ASK_PLAN:
        hand = s.players[s.actor].hand
        yield from (f"play {card}" for card in cards if card != "bullet" or hand[c.BULLET])
        if owns(s, s.actor, c.GHOST):
            yield from (f"play {card} down" for card, held in zip(cards, hand, strict=False) if held and card != "bullet")
        yield "draw"
    elif s.asked == c.ASK_KEEP:
        hand = s.players[seat].hand
        yield from (f"discard {card}" for card, held in zip(cards, hand, strict=False) if card != "bullet" or held)
    elif s.asked == c.ASK_PLACE:
        yield from (f"place {name} caboose" for name in names_of(s))
    elif s.asked in (c.ASK_MOVE, c.ASK_MARSHAL, c.ASK_SHOVE):
        yield from (f"{question} {car}" for car in range(s.caboose + 1))
    elif s.asked in (c.ASK_FIRE, c.ASK_PUNCH):
        yield from (f"{question} {name}" for name in others)
    elif s.asked in (c.ASK_ROB, c.ASK_PICKPOCKET):
        yield from (f"rob {loot}" for loot in LOOT)
    elif s.asked == c.ASK_DROP:
        yield from (f"drop {loot}" for loot in LOOT)
