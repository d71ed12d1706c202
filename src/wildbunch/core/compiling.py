"""Compiles the twins of rule modules with Numba. Imported only where Numba is installed.

Every function with an annotated signature is compiled exactly once, callees first, with `int` as 64 bits: so a narrow field passed
as an argument is widened, as in plain Python, and nothing is compiled again for another width.
"""

from __future__ import annotations

import contextlib
import platform
import threading
import types
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Protocol, get_args, get_origin, get_type_hints

import llvmlite
import llvmlite.binding
import numba
import numpy as np
from numba.core import types as nbtypes
from numba.np.numpy_support import from_dtype

from wildbunch.core import memory  # noqa: F401  # teaches Numba `copy_from`
from wildbunch.core.record import Record

Progress = Callable[[int, int, str], None]
"""Called as (functions done, functions in all, name of the next one)."""

OPTIONS: dict[str, Any] = {"cache": True, "error_model": "numpy", "nogil": True, "boundscheck": True}
READY = "rules-compiled"

_config: Any = numba.config
_lock = threading.RLock()


def machine() -> list[bytes]:
    """Everything outside the sources that compiled code depends on."""
    cpu = _config.CPU_NAME or llvmlite.binding.get_host_cpu_name()
    features = _config.CPU_FEATURES or llvmlite.binding.get_host_cpu_features().flatten()
    versions = (numba.__version__, llvmlite.__version__, np.__version__, platform.python_version(), platform.machine())
    return [text.encode() for text in (*versions, cpu, features, repr(sorted(OPTIONS.items())))]


def dtype_of(record: type[Record]) -> np.dtype[Any]:
    """The aligned NumPy dtype of a record class, with the same layout as its packed bytes."""
    return np.dtype([_numpy_field(field.name, field.kind, field.length) for field in record.FIELDS], align=True)


def _numpy_field(name: str, kind: str | type[Record], length: int | None) -> tuple[Any, ...]:
    code = kind if isinstance(kind, str) else dtype_of(kind)
    return (name, code) if length is None else (name, code, (length,))


class CompiledTwins:
    """The functions of twin modules, compiled on demand into `folder`; only those of the module `doors` can be called from Python.

    `below` are the compiled twins that these import from.
    """

    def __init__(
        self, twins: Mapping[str, types.ModuleType], doors: str, state: type[Record], folder: Path, below: CompiledTwins | None = None
    ) -> None:
        self.twins = twins
        self.doors = twins[doors]
        self.folder = folder
        self.state_type = from_dtype(dtype_of(state))
        self.names: dict[Any, str] = dict(below.names) if below else {}
        _replace_tables(twins)
        with _cache_in(folder):
            self._replace_functions(doors)

    def door(self, name: str) -> Any:
        """The compiled function, ready to be called. The first use of a folder compiles all rules it needs."""
        with _lock:
            function = getattr(self.doors, name)
            if not function.signatures:
                self.compile_rules([name])
            return function

    def compile_rules(self, doors: list[str], progress: Progress | None = None) -> None:
        """Compile the doors and every function they reach, callees first; what the cache has is only loaded."""
        with _lock:
            functions = [getattr(self.doors, name) for name in doors]
            cached = all(self._marker(name).exists() for name in doors)
            order = functions if cached else self._callees_first(functions)
            for done, function in enumerate(order):
                if progress:
                    progress(done, len(order), self.names[function])
                self._compile(function)
            if progress:
                progress(len(order), len(order), "")
            for name in doors:
                self._marker(name).touch()

    def _marker(self, door: str) -> Path:
        return self.folder / f"{door}.compiled"

    def _replace_functions(self, doors: str) -> None:
        own = {twin.__name__: name for name, twin in self.twins.items()}
        compiled: dict[types.FunctionType, Any] = {}
        for twin in self.twins.values():
            for name, thing in list(vars(twin).items()):
                if isinstance(thing, types.FunctionType) and thing.__module__ in own:
                    if thing not in compiled:
                        inner = own[thing.__module__] != doors
                        options = OPTIONS | {"no_cpython_wrapper": inner, "no_cfunc_wrapper": inner}
                        compiled[thing] = numba.njit(**options)(thing)
                        self.names[compiled[thing]] = f"{own[thing.__module__]}.{thing.__name__}"
                    setattr(twin, name, compiled[thing])

    def _callees_first(self, roots: list[Any]) -> list[Any]:
        order: dict[Any, None] = {}

        def visit(function: Any, callers: tuple[Any, ...]) -> None:
            if function in callers:
                circle = [self.names[f] for f in (*callers[callers.index(function) :], function)]
                raise TypeError(f"rules must not call each other in a circle: {' -> '.join(circle)}")
            if function in order:
                return
            for name in function.py_func.__code__.co_names:
                callee = function.py_func.__globals__.get(name)
                if isinstance(callee, numba.core.dispatcher.Dispatcher):
                    visit(callee, (*callers, function))
            order[function] = None

        for root in roots:
            visit(root, ())
        return list(order)

    def _compile(self, function: Any) -> None:
        """Compile (or load) the one version that the annotations ask for; where they do not
        say all, or arguments may be left out, it is left to its callers."""
        if function.signatures:
            return
        signature = self._signature(function.py_func)
        if signature is not None:
            function.compile(signature)
            function.disable_compile()

    def _signature(self, function: types.FunctionType) -> Any:
        if function.__defaults__:
            return None
        hints = get_type_hints(function)
        returned = self._type(hints.pop("return", None))
        arguments = [self._type(hint) for hint in hints.values()]
        if len(arguments) != function.__code__.co_argcount or None in arguments:
            return None
        return tuple(arguments) if returned is None else returned(*arguments)

    def _type(self, hint: Any) -> Any:
        """Numba's type for an annotation, or None where it does not say one; a protocol is something every state has."""
        if hint is int:
            return nbtypes.int64
        if hint is float:
            return nbtypes.float64
        if hint is bool:
            return nbtypes.boolean
        if hint is type(None):
            return nbtypes.none
        if isinstance(hint, type) and Protocol in hint.__mro__:
            return self.state_type
        if isinstance(hint, type) and issubclass(hint, Record):
            return from_dtype(dtype_of(hint))
        if get_origin(hint) is not None and get_origin(hint).__name__ == "Sequence":
            item = self._type(get_args(hint)[0])
            return None if item is None else nbtypes.Array(item, 1, "C")
        return None


def _replace_tables(twins: Mapping[str, types.ModuleType]) -> None:
    """Lists and tuples of integers at module level become arrays, which compiled code can index."""
    for plain_name, twin in twins.items():
        for name, thing in list(vars(twin).items()):
            if isinstance(thing, list | tuple) and _only_integers(thing):
                try:
                    setattr(twin, name, np.array(thing, np.int64))
                except ValueError:
                    raise TypeError(f"{plain_name}.{name}: the rows of a table must have equal lengths") from None


def _only_integers(thing: Any) -> bool:
    if isinstance(thing, list | tuple):
        return len(thing) > 0 and all(map(_only_integers, thing))
    return isinstance(thing, int)


@contextlib.contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Numba reads its cache folder from its configuration at the moment a function is decorated."""
    with _lock:
        before = _config.CACHE_DIR
        _config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            _config.CACHE_DIR = before
