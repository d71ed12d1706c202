"""Colt Express in words: its choices on buttons, what they do, and the rules in short."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wildbunch.core.action import Action
from wildbunch.core.game import Game
from wildbunch.words import JOIN, Words

Say = Callable[..., None]


def train_choice(words: Words, view: Any, action: Action) -> str:
    """A choice as on a button, with the value of a purse the reader knows."""
    decision = None if view.decision is None else view.decision.to_json()
    return words.action(action.to_json(), decision, _value(view, action.fields.get("token")))


def spoken(words: Words, text: str, target: str | None) -> str:
    """An action given in notation, legal or not, as on a button.

    >>> spoken(Words("en"), "move 0", None), spoken(Words("en"), "drop jewel", "doc")
    ('Move to the locomotive', 'Doc must drop a jewel')
    """
    kind, _, rest = text.partition(" ")
    fields: dict[str, Any] = {"kind": kind}
    if kind in ("play", "discard"):
        card, *more = rest.split(" ")
        down = more[-1:] == ["down"]
        fields |= {"card": card, "bandit": next((word for word in more if word != "down"), None), "down": down}
    elif kind == "place":
        fields["bandit"] = rest.split(" ")[0]
    elif kind in ("move", "marshal", "shove"):
        fields["car"] = int(rest)
    elif kind in ("fire", "punch"):
        fields["target"] = rest
    elif kind in ("rob", "drop"):
        loot, _, token = rest.partition("#")
        fields |= {"loot": loot, "token": int(token) if token else None}
    elif rest:
        fields["yes"] = rest == "yes"
    return words.action(fields, {"target": target})


def _value(view: Any, token: int | None) -> int | None:
    """What a purse is worth, if the viewer knows."""
    if token is None:
        return None
    lying = (known for car in view.train for spot in (car.inside, car.roof) for known in spot.tokens)
    return next((known.value for known in lying if known.token == token), None)


def explain_card(say: Say, words: Words, game: Game, seat: int, action: Action) -> None:
    """What this choice means and does."""
    view: Any = game.view(seat)
    say(train_choice(words, view, action))
    if action.kind == "play":
        help_id = f"help-card-{action.fields['card']}"
        say(f"    {words.text(help_id)}", f"    {words.text('cli-rule', rule=words.text(help_id, 'rule'))}")
    if action.kind == "draw":
        cards = view.seats[seat]
        deck = cards.deck.size + (cards.expert.discard.size if cards.expert else 0)
        say(f"    {words.text('help-draw')}", f"    {words.text('cli-rule', rule=words.text('help-draw', 'rule'))}")
        say(f"    {words.text('preview-draw', count=min(3, deck))}")
        return
    preview = game.preview(seat, action)
    if action.kind != "play":
        say(*(f"    {words.event(event.to_json(), game.roles)}" for event in preview.events))
        return
    say(f"    {words.text('preview-play', count=len(view.pile) + 1)}")
    if preview.would:
        choices = words.either(spoken(words, text, None) for text in preview.would)
        say(f"    {words.text('preview-would', choices=choices)}")
    else:
        say(f"    {words.text('preview-would-none')}")


def topics_of_train(roles: Sequence[str]) -> list[tuple[str, str]]:
    """What the rules in short are about: phases, turns, cards, loot, the Marshal, the end, the power of each bandit in the game."""
    topics = [(f"phase-{phase}", f"help-phase-{phase}") for phase in ("schemin", "stealin")]
    topics += [(f"symbol-{symbol}", f"help-symbol-{symbol}") for symbol in ("standard", "tunnel", "speeding-up", "switching")]
    topics += [(f"card-{card}", f"help-card-{card}") for card in ("move", "floor", "fire", "rob", "punch", "marshal", "bullet")]
    topics += [(f"loot-{loot}", f"help-loot-{loot}") for loot in ("purse", "jewel", "strongbox")]
    topics += [("marshal", "help-marshal"), ("score-gunslinger", "help-gunslinger")]
    return topics + [(f"bandit-{bandit}", f"power-{bandit}") for role in roles for bandit in role.split(JOIN)]
