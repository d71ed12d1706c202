"""What the terminal needs of each game: how it is drawn, explained and summed up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from wildbunch.core.action import Action
from wildbunch.core.game import Game
from wildbunch.words import JOIN, Words

if TYPE_CHECKING:
    from rich.console import Console

Say = Callable[..., None]


@dataclass(frozen=True, slots=True)
class Face:
    """One game in the terminal.

    `draw(console, words, view, seat)` draws the table for the reader in a seat, or for nobody; `name` and `spoken` put a choice in
    words; `explain` says what it does; `topics` are the messages of the rules in short; before the events `pauses` an empty line is
    left; `welcome` is said of a role at the start.
    """

    draw: Callable[[Console, Words, Any, int | None], None]
    name: Callable[[Words, Any, Action], str]
    spoken: Callable[[Words, Any, str], str]
    explain: Callable[[Say, Words, Game, int, Action], None]
    topics: Callable[[Sequence[str]], list[tuple[str, str]]]
    pauses: tuple[str, ...]
    welcome: Callable[[Words, str], str | None]


def face_of(game: str) -> Face:
    """The face of a game; what it draws with is imported only now."""
    return _FACES[game]()


def _colt_express() -> Face:
    from wildbunch.cli.drawing import draw_train
    from wildbunch.cli.train import explain_card, spoken, topics_of_train, train_choice

    return Face(
        draw=draw_train,
        name=train_choice,
        spoken=lambda words, view, text: spoken(words, text, view.decision.target if view.decision else None),
        explain=explain_card,
        topics=topics_of_train,
        pauses=("round_started", "stealin_started", "event_started"),
        welcome=lambda words, role: " ".join(words.text(f"power-{bandit}") for bandit in role.split(JOIN)),
    )


def _el_paso() -> Face:
    from wildbunch.cli.town import draw_town, explain_in_town, spoken_in_town, topics_of_town

    return Face(
        draw=draw_town,
        name=lambda words, view, action: words.action(action.to_json()),
        spoken=lambda words, view, text: spoken_in_town(words, text),
        explain=explain_in_town,
        topics=topics_of_town,
        pauses=("town_entered", "revealed"),
        welcome=lambda words, role: None,
    )


_FACES: dict[str, Callable[[], Face]] = {"colt-express": _colt_express, "el-paso": _el_paso}
