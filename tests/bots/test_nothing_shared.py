"""What a bot is given is shared with other bots, other games and the people at the table: it cannot be changed."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from wildbunch import Game, bots, new_game
from wildbunch.arena.match import play_out
from wildbunch.bots.base import Bot
from wildbunch.bots.guarded import Guarded, fault_of
from wildbunch.core.action import Action
from wildbunch.core.readonly import FROZEN, REFUSAL, ReadOnly

GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "standard": ("colt-express", 4, {}),
    "closed pile": ("colt-express", 5, {"open_pile": False}),
    "expert": ("colt-express", 4, {"expert": True}),
    "expert, closed pile": ("colt-express", 3, {"expert": True, "open_pile": False}),
    "teams": ("colt-express", 2, {}),
    "teams, expert": ("colt-express", 2, {"expert": True}),
    "el-paso": ("el-paso", 4, {}),
    "el-paso, other tiles": ("el-paso", 2, {"tiles_per_town": 18, "positions": "dense"}),
}
VALUES = (str, int, float, type(None))


def changeable(value: Any, path: str) -> Iterator[str]:
    """The paths of all parts that are neither plain values nor read-only containers of such."""
    if isinstance(value, VALUES):
        return
    if isinstance(value, tuple):
        parts = {f"{path}[{at}]": part for at, part in enumerate(value)}
    elif isinstance(value, ReadOnly):
        parts = {f"{path}[{key!r}]": part for key, part in value.items()}
    elif dataclasses.is_dataclass(value) and value.__dataclass_params__.frozen:  # type: ignore[attr-defined]
        parts = {f"{path}.{field.name}": getattr(value, field.name) for field in dataclasses.fields(value)}
    else:
        yield f"{path}: {type(value).__name__}"
        return
    for inner, part in parts.items():
        yield from changeable(part, inner)


def parts_of(value: Any) -> Iterator[Any]:
    """All dataclasses that can be reached."""
    if dataclasses.is_dataclass(value):
        yield value
        inner: Any = [getattr(value, field.name) for field in dataclasses.fields(value)]
    else:
        inner = value.values() if isinstance(value, dict) else value if isinstance(value, tuple) else ()
    for part in inner:
        yield from parts_of(part)


def mappings(value: Any) -> Iterator[dict[str, Any]]:
    """All dicts of any kind that can be reached."""
    if isinstance(value, dict):
        yield value
        parts: Any = value.values()
    elif dataclasses.is_dataclass(value):
        parts = [getattr(value, field.name) for field in dataclasses.fields(value)]
    else:
        parts = value if isinstance(value, (tuple, list)) else ()
    for part in parts:
        yield from mappings(part)


def games(name: str) -> Iterator[Game]:
    """A random game, from its start to its end."""
    kind, seats, options = GAMES[name]
    game, rng = new_game(kind, seats, options, seed="nothing shared"), random.Random(name)
    while not game.over:
        yield game
        seat = rng.choice(game.awaiting)
        game = game.play(seat, rng.choice(game.legal_actions(seat)))
    yield game


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_bot_is_given_can_be_changed(name: str) -> None:
    for game in games(name):
        for viewer in (None, *range(game.seats)):
            assert list(changeable(game.view(viewer), f"view({viewer})")) == []
        for seat in range(game.seats):
            assert list(changeable(game.legal_actions(seat), f"legal_actions({seat})")) == []


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_is_told_of_a_game_can_be_changed(name: str) -> None:
    for game in games(name):
        told: dict[str, Any] = {"options": game.options, "position": game.position(), "events": game.events, "outcome": game.outcome}
        for seat in range(game.seats):
            told[f"events_for({seat})"] = game.events_for(seat)
            told[f"refusals({seat})"] = game.refusals(seat)
            told[f"why_not({seat})"] = game.why_not(seat, "dance")
        for seat in game.awaiting:
            told[f"previews({seat})"] = tuple(game.preview(seat, action) for action in game.legal_actions(seat))
        assert list(changeable(tuple(told.values()), ",".join(told))) == []


@pytest.mark.parametrize("name", GAMES)
def test_who_sets_or_deletes_an_attribute_is_told_that_it_cannot_be_changed(name: str) -> None:
    seen = set()
    for game in games(name):
        told = [game.events, game.outcome, game.position()]
        for seat in game.awaiting:
            told += [game.view(seat), game.legal_actions(seat), game.refusals(seat), game.preview(seat, game.legal_actions(seat)[0])]
        for part in parts_of(tuple(told)):
            if type(part) in seen:
                continue
            seen.add(type(part))
            for attribute in ("x", dataclasses.fields(part)[0].name):
                with pytest.raises(dataclasses.FrozenInstanceError, match=FROZEN):
                    setattr(part, attribute, 1)
                with pytest.raises(dataclasses.FrozenInstanceError, match=FROZEN):
                    delattr(part, attribute)
    assert len(seen) > 8


class Saboteur(Bot):
    """Spoils all mappings it is given, as far as it is let, and then chooses as `random` does."""

    name = "saboteur"

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        chosen = rng.choice(legal)
        for mapping in list(mappings((view, legal))):
            with suppress(TypeError):
                mapping["HACK"] = 1
            with suppress(TypeError):
                mapping.clear()
        return chosen


def shown(game: Game) -> list[Any]:
    """All that is shown to the seats that decide."""
    return [(game.view(seat).to_json(), [action.to_json() for action in game.legal_actions(seat)]) for seat in game.awaiting]


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_that_spoils_what_it_is_given_changes_nothing_for_whoever_is_asked_next(name: str) -> None:
    saboteur, rng = Saboteur(), random.Random(name)
    kept = [shown(game) for game in games(name)]
    for game in games(name):
        for seat in game.awaiting:
            saboteur.choose(game.view(seat), game.legal_actions(seat), rng)
    assert [shown(game) for game in games(name)] == kept


class Popping(Bot):
    """Takes what it looks at out of the fields of its actions, by mistake."""

    name = "popping"

    def choose(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Action:
        return max(legal, key=lambda action: str(action.fields.pop("card", "")))  # type: ignore[attr-defined]


def test_a_bot_that_tries_to_change_its_actions_is_told_so_and_the_others_play_on() -> None:
    guarded = Guarded(Popping(), "mine:Popping")
    game = new_game("colt-express", 3, seed="popping")
    assert play_out(game, [guarded, bots.make("greedy"), bots.make("greedy")], "popping").over
    fault = fault_of(guarded)
    assert fault is not None
    assert (fault.kind, fault.detail) == ("raised", f"TypeError: {REFUSAL.removesuffix('.')}")
