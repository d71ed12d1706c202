"""Names the rules of one game for the loader, without importing them."""

from __future__ import annotations

import importlib
from typing import Any, NamedTuple, Protocol, Self, cast

from wildbunch.core.record import Record


class Playable(Protocol):
    """What a state of any game has: generators, seats, the actions that are legal now and how many: none when the game is over."""

    rng: list[int]
    seats: int
    legal: list[int]
    legal_size: int

    def copy_from(self, other: Self) -> None:
        """Become equal to `other`."""


class RuleSet(NamedTuple):
    """Where the rules of a game are.

    `modules` are its rule modules in order of import, that of the state first. `state` is the "module:Class" of the state.
    `new_game` and `step` are the "module:function" of what `wildbunch.core.hooks` describes.
    """

    name: str
    modules: tuple[str, ...]
    state: str
    new_game: str
    step: str

    @property
    def state_class(self) -> type[Record]:
        """The class of the plain state."""
        return cast("type[Record]", find(self.state))


class Extension(NamedTuple):
    """What is built on the rules of a game and compiled with them, with doors of its own.

    `modules` are in order of import; `doors` is the one that may be called from Python, `door_names` its functions that `warm` compiles.
    `given` has for functions of the module `hooks` the "module:function" that takes its place.
    """

    name: str
    modules: tuple[str, ...]
    doors: str
    door_names: tuple[str, ...]
    hooks: str
    given: tuple[tuple[str, str], ...]


def find(place: str) -> Any:
    """The object named "module:name"."""
    module, name = place.split(":")
    return getattr(importlib.import_module(module), name)
