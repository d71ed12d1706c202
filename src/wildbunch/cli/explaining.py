"""What a choice would do, and why another one is not possible."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from wildbunch.cli.faces import face_of
from wildbunch.core.action import Action, Reason
from wildbunch.core.game import Game
from wildbunch.words import Words

Say = Callable[..., None]


def choice_name(words: Words, view: Any, action: Action) -> str:
    """A choice as on a button, with what the reader knows of it."""
    return face_of(words.game).name(words, view, action)


def choice_text(words: Words, game: Game, seat: int, text: str) -> str:
    """A choice that was made in this game, as on a button and as everybody may read it."""
    chosen = next(action for action in game.legal_actions(seat) if action.text == text)
    return choice_name(words, game.view(None), chosen)


def explain_one(say: Say, words: Words, game: Game, seat: int, action: Action) -> None:
    """What this choice means and does."""
    face_of(game.name).explain(say, words, game, seat, action)


def explain_all(say: Say, words: Words, game: Game, seat: int) -> None:
    """What every choice means, and why others are not possible."""
    view: Any = game.view(seat)
    say(words.text("cli-choices"))
    for action in game.legal_actions(seat):
        explain_one(say, words, game, seat, action)
    refusals = game.refusals(seat)
    if refusals:
        say(words.text("cli-refusals"))
    for text, reason in refusals:
        choice = face_of(game.name).spoken(words, view, text)
        say(f"    {words.text('cli-refusal', choice=choice, why=words.reason(reason.code, reason.args), rule=reason.rule)}")


def sum_up(say: Say, words: Words, roles: Sequence[str]) -> None:
    """The rules in short."""
    for name, text in face_of(words.game).topics(roles):
        say(words.text("cli-explained", name=words.text(name), text=words.text(text), rule=words.text(text, "rule")))


def reason_line(words: Words, reason: Reason) -> str:
    """Why something is not possible, with the rule."""
    return f"{words.reason(reason.code, reason.args)} ({words.text('cli-rule', rule=reason.rule)})"
