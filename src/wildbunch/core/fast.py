"""Runs the rules of a game compiled where Numba is installed, and as plain Python everywhere else; the same calls in both modes.

    engine = load(RULES)
    states = engine.states(2)
    decisions, fingerprint = engine.door("playouts")(states, 0, 4, 1, 1000)
    state = engine.get(states, 0)

The doors are described in `wildbunch.core.doors`.
"""

from __future__ import annotations

import functools
import importlib.util
import threading
import warnings
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from wildbunch.core.cachefolder import cache_folder, key_of
from wildbunch.core.installing import how_to_install
from wildbunch.core.record import Record
from wildbunch.core.ruleset import Extension, RuleSet
from wildbunch.core.twins import build_twins, read_source

if TYPE_CHECKING:
    from wildbunch.core.compiling import CompiledTwins, Progress

CHANCE = "wildbunch.core.chance"
HOOKS = "wildbunch.core.hooks"
DOORS = "wildbunch.core.doors"
DOOR_NAMES = ("new_game_at", "step_at", "play_out_at", "playouts", "batch_step", "batch_random")
"""What `warm` compiles."""
_LOADER = tuple(f"wildbunch.core.{name}" for name in ("record", "recordcode", "twins", "compiling", "memory", "fast"))

_lock = threading.RLock()


@functools.cache
def available() -> bool:
    """Whether rules can be compiled here: Numba and NumPy are installed."""
    return importlib.util.find_spec("numba") is not None and importlib.util.find_spec("numpy") is not None


R = TypeVar("R", bound=Record)


class Doors:
    """The doors of an extension."""

    def __init__(self, doors: Any) -> None:
        self._doors = doors

    def door(self, name: str) -> Callable[..., Any]:
        """The function of that name."""
        function: Callable[..., Any] = getattr(self._doors, name)
        return function

    def warm(self, progress: Progress | None = None) -> None:
        """Compile every door now; `progress(done, all, name)` is called before each function and at the end."""


class CompiledDoors(Doors):
    """The same, compiled."""

    def __init__(self, twins: CompiledTwins, extension: Extension) -> None:
        self._twins = twins
        self._names = extension.door_names

    def door(self, name: str) -> Callable[..., Any]:
        """The compiled function."""
        function: Callable[..., Any] = self._twins.door(name)
        return function

    def warm(self, progress: Progress | None = None) -> None:
        """Every door and all it reaches, rules included."""
        self._twins.compile_rules(list(self._names), progress)


class Engine:
    """The rules of one game, ready to play many states."""

    def __init__(self, rules: RuleSet) -> None:
        self.rules = rules
        self.compiled = False
        given = {HOOKS: {"new_game": rules.new_game, "step": rules.step}}
        self._twins: Any = build_twins([read_source(HOOKS), read_source(DOORS)], f"plain-{rules.name}", given)
        self._extensions: dict[Extension, Doors] = {}

    def states(self, count: int) -> Any:
        """`count` states, zero everywhere: an array of records, or a list of plain states."""
        return [self.rules.state_class() for _ in range(count)]

    def put(self, states: Any, i: int, state: Record) -> None:
        """Copy a plain state into `states[i]`. Raises RangeError when a value does not fit its field."""
        states[i].copy_from(state)

    def get(self, states: Any, i: int) -> Record:
        """A plain copy of `states[i]`."""
        plain: Record = states[i].copy()
        return plain

    def packed(self, states: Any, i: int) -> bytes:
        """The bytes of `states[i]`."""
        packed: bytes = states[i].pack()
        return packed

    def door(self, name: str) -> Callable[..., Any]:
        """The function of that name in `wildbunch.core.doors`, for this game."""
        function: Callable[..., Any] = getattr(self._twins[DOORS], name)
        return function

    def records(self, record: type[Record], count: int) -> Any:
        """`count` records of another class, zero everywhere, in the form that doors of an extension take."""
        return [record() for _ in range(count)]

    def record_at(self, records: Any, record: type[R], i: int) -> R:
        """`records[i]`, to be read."""
        found: R = records[i]
        return found

    def warm(self, progress: Progress | None = None) -> None:
        """Compile every door now; `progress(done, all, name)` is called before each function and at the end."""

    def extended(self, extension: Extension) -> Doors:
        """The doors of what is built on these rules; one of each in a process."""
        with _lock:
            if extension not in self._extensions:
                self._extensions[extension] = self._extend(extension)
            return self._extensions[extension]

    def _extend(self, extension: Extension) -> Doors:
        sources = [read_source(name) for name in extension.modules]
        given = {extension.hooks: dict(extension.given)}
        twins = build_twins(sources, f"plain-{self.rules.name}-{extension.name}", given, self._twins)
        return Doors(twins[extension.doors])


class CompiledEngine(Engine):
    """The same, compiled; functions are compiled or loaded from the cache at their first use."""

    def __init__(self, rules: RuleSet) -> None:
        from wildbunch.core import compiling

        self.rules = rules
        self.compiled = True
        sources = [read_source(name) for name in dict.fromkeys((CHANCE, *rules.modules, HOOKS, DOORS))]
        loader = [read_source(name) for name in _LOADER]
        named = [text for source in (*sources, *loader) for text in (source.module.encode(), source.text)]
        self.key = key_of([*named, repr(rules).encode(), *compiling.machine()])
        self.folder = cache_folder(rules.name, self.key)
        given = {HOOKS: {"new_game": rules.new_game, "step": rules.step}}
        twins = build_twins(sources, self.key, given)
        module, name = rules.state.split(":")
        state: type[Record] = getattr(twins[module], name)
        self.dtype = compiling.dtype_of(state)
        self._state = state
        self._compiled: CompiledTwins = compiling.CompiledTwins(twins, DOORS, state, self.folder)
        self._twins = twins
        self._extensions = {}

    def states(self, count: int) -> Any:
        """An array of records."""
        import numpy

        return numpy.zeros(count, self.dtype)

    def put(self, states: Any, i: int, state: Record) -> None:
        """Byte for byte."""
        import numpy

        states[i : i + 1].view(numpy.uint8)[:] = numpy.frombuffer(state.pack(), numpy.uint8)

    def get(self, states: Any, i: int) -> Record:
        """Byte for byte."""
        return self.rules.state_class.unpack(states[i].tobytes())

    def packed(self, states: Any, i: int) -> bytes:
        """As they lie there."""
        packed: bytes = states[i].tobytes()
        return packed

    def door(self, name: str) -> Callable[..., Any]:
        """The compiled function."""
        function: Callable[..., Any] = self._compiled.door(name)
        return function

    def records(self, record: type[Record], count: int) -> Any:
        """An array of records."""
        import numpy

        from wildbunch.core import compiling

        return numpy.zeros(count, compiling.dtype_of(record))

    def record_at(self, records: Any, record: type[R], i: int) -> R:
        """A copy of it."""
        return record.unpack(records[i].tobytes())

    def warm(self, progress: Progress | None = None) -> None:
        """Every door and every rule it reaches."""
        self._compiled.compile_rules(list(DOOR_NAMES), progress)

    def _extend(self, extension: Extension) -> Doors:
        from wildbunch.core import compiling

        sources = [read_source(name) for name in extension.modules]
        named = [text for source in sources for text in (source.module.encode(), source.text)]
        key = key_of([self.key.encode(), repr(extension).encode(), *named])
        twins = build_twins(sources, key, {extension.hooks: dict(extension.given)}, self._twins)
        folder = cache_folder(f"{self.rules.name}-{extension.name}", key)
        return CompiledDoors(compiling.CompiledTwins(twins, extension.doors, self._state, folder, self._compiled), extension)


_engines: dict[tuple[RuleSet, bool], Engine] = {}


def load(rules: RuleSet, compiled: bool | None = None) -> Engine:
    """The engine of a game; one for each game and mode in a process.

    `compiled` None compiles where that is possible and otherwise says once, as a warning, that it is slower without.
    """
    if compiled is None:
        compiled = available()
        if not compiled:
            _say_slow()
    with _lock:
        if (rules, compiled) not in _engines:
            _engines[rules, compiled] = CompiledEngine(rules) if compiled else Engine(rules)
        return _engines[rules, compiled]


@functools.cache
def _say_slow() -> None:
    warnings.warn(
        f"the rules run uncompiled and many times slower: Numba is not installed ({how_to_install('fast')})",
        RuntimeWarning,
        stacklevel=3,
    )
