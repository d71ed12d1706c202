"""Why something is not possible: the rule that forbids it, found only after the list of legal actions has said no."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from wildbunch.core.action import Action, Reason
from wildbunch.core.readonly import ReadOnly
from wildbunch.el_paso import components as c
from wildbunch.el_paso.knowledge import waiting
from wildbunch.el_paso.notation import DECISIONS, card_text, names_of
from wildbunch.el_paso.state import State
from wildbunch.el_paso.towns import PLACES

SENTENCES = {
    "game-over": "The game is over",
    "not-your-turn": "It is the turn of {actor}",
    "unknown-action": "There is no such action{allowed}",
    "not-asked-now": "That is not what is being decided now",
    "left-town": "You are not in town any more",
    "raid-not-in-hand": "There is no {place} {value} in your hand",
    "raid-chosen-already": "The {place} {value} lies face down before you already",
    "first-raid": "In the first raid of a town everybody takes part",
    "raid-chosen-stay": "Everybody in town has decided to stay, so a card must be chosen",
    "pick-no-card": "There is no {place} card left to draw",
    "keep-not-held": "You have no {place} {value} left to keep",
}
"""Every code with its English sentence; the translations carry the same codes."""

RULE_OF_QUESTION = {c.ASK_RAID: "EP-RAID-1", c.ASK_PICK: "EP-RAID-6", c.ASK_STAY: "EP-RAID-8", c.ASK_KEEP: "EP-LEAVE-2"}
ASKED_FOR = {
    "raid": c.ASK_RAID,
    "pick": c.ASK_PICK,
    "stay": c.ASK_STAY,
    "leave": c.ASK_STAY,
    "keep": c.ASK_KEEP,
    "exchange": c.ASK_KEEP,
}
WITH_VALUE = {"raid": c.CARD_VALUES, "keep": c.TILE_VALUES}

Parsed = tuple[str, dict[str, Any]]


def _because(rule: str, code: str, **args: Any) -> Reason:
    """The reason with its English sentence."""
    return Reason(rule, code, ReadOnly(args), SENTENCES[code].format(**{name: _said(name, value) for name, value in args.items()}))


def _said(name: str, value: Any) -> str:
    if name == "allowed":
        return f"; there is: {', '.join(value)}" if value else ""
    return value.capitalize() if name == "actor" else str(value)


def parse(text: str) -> Parsed | None:
    """What a text asks for, whether possible or not: its kind and fields; None if it is no action of the game.

    >>> parse("raid bank 7"), parse("pick hotel"), parse("rob bank")
    (('raid', {'place': 'bank', 'value': 7}), ('pick', {'place': 'hotel'}), None)
    """
    kind, *rest = text.split(" ")
    if kind in ("stay", "leave", "exchange"):
        return None if rest else (kind, {})
    if kind not in ASKED_FOR or not rest or rest[0] not in PLACES:
        return None
    if kind == "pick":
        return (kind, {"place": rest[0]}) if len(rest) == 1 else None
    digits = rest[1] if len(rest) == 2 else ""
    if len(digits) != 1 or digits not in "123456789"[: WITH_VALUE[kind]]:
        return None
    return kind, {"place": rest[0], "value": int(digits)}


def reason_for(s: State, seat: int, text: str, legal: Sequence[Action]) -> Reason:
    """Why this text, which is not among the seat's legal actions, is not."""
    if s.phase == c.OVER:
        return _because("EP-END-1", "game-over")
    rule = RULE_OF_QUESTION[s.asked]
    parsed = parse(text)
    if parsed is None:
        return _because(rule, "unknown-action", allowed=tuple(action.text for action in legal))
    kind, fields = parsed
    if not legal:
        if not s.bandits[seat].in_town and s.asked in (c.ASK_RAID, c.ASK_STAY):
            return _because("EP-LEAVE-4", "left-town")
        return _because(rule, "not-your-turn", actor=names_of(s)[waiting(s)[0]])
    if s.asked != ASKED_FOR[kind]:
        if s.asked == c.ASK_RAID and kind == "leave":
            return _because("EP-RAID-1", "first-raid") if s.raid == 0 else _because("EP-RAID-8", "raid-chosen-stay")
        return _because(rule, "not-asked-now", asked=DECISIONS[s.asked])
    return _refused(s, seat, kind, fields)


def _refused(s: State, seat: int, kind: str, fields: dict[str, Any]) -> Reason:
    """Why an action of the kind that is asked for is not offered."""
    if kind == "pick":
        return _because("EP-RAID-7", "pick-no-card", **fields)
    if kind == "keep":
        return _because("EP-LEAVE-2", "keep-not-held", **fields)
    card = PLACES.index(fields["place"]) * c.CARD_VALUES + fields["value"] - 1
    return _because("EP-RAID-1", "raid-chosen-already" if s.bandits[seat].chosen == card else "raid-not-in-hand", **fields)


def refusals_of(s: State, seat: int, legal: Sequence[Action]) -> tuple[tuple[str, Reason], ...]:
    """What the seat might try, in the order a player meets it: piles to draw from, the cards of its hand, leaving."""
    if s.phase == c.OVER:
        return ()
    texts = {action.text for action in legal}
    return tuple((text, reason_for(s, seat, text, legal)) for text in _worth_trying(s, seat) if text not in texts)


def _worth_trying(s: State, seat: int) -> Iterator[str]:
    if s.asked == c.ASK_PICK:
        yield from (f"pick {place}" for place in PLACES)
    yield from (f"raid {card_text(card)}" for card in range(c.RAID_CARDS) if s.bandits[seat].hand >> card & 1)
    if s.asked in (c.ASK_RAID, c.ASK_STAY):
        yield "leave"
