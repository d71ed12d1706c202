"""Runs rule modules a second time, as twins that import each other, while the plain modules stay untouched."""

from __future__ import annotations

import builtins
import importlib
import importlib.util
import sys
import types
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Source(NamedTuple):
    """The text of a module as it was read once: what is hashed is what is run."""

    module: str
    path: str
    text: bytes


def read_source(module: str) -> Source:
    """The source of a module, which need not be imported yet. Raises ModuleNotFoundError when there is none."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no source of module {module}", name=module)
    with open(spec.origin, "rb") as file:
        return Source(module, spec.origin, file.read())


def build_twins(
    sources: Sequence[Source], mark: str, given: Mapping[str, Mapping[str, str]], below: Mapping[str, types.ModuleType] | None = None
) -> dict[str, types.ModuleType]:
    """A twin of every module, by the plain module's name; `sources` are in order of import, `below` are twins they may import.

    What a twin imports from a module that has a twin comes from that twin. `given[module]` (name to "module:function") replaces
    single names of a twin by functions from elsewhere. `mark` makes the names of the twins unique in `sys.modules`, where Numba
    looks for them when it loads from its cache.
    """
    twins: dict[str, types.ModuleType] = {}
    known = dict(below or {})

    def import_or_twin(
        name: str,
        globals: Mapping[str, object] | None = None,
        locals: Mapping[str, object] | None = None,
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> types.ModuleType:
        if level == 0 and fromlist and name in known:
            return known[name]
        return __import__(name, globals, locals, fromlist, level)

    for source in sources:
        twin = types.ModuleType(f"{source.module}@{mark}")
        twin.__file__ = source.path
        # A twin has its own import function: no other thread of the process ever sees a twin in the place of a plain module.
        vars(twin)["__builtins__"] = vars(builtins) | {"__import__": import_or_twin}
        sys.modules[twin.__name__] = twin
        exec(compile(source.text, source.path, "exec", dont_inherit=True), vars(twin))  # the package's own text
        for name, place in given.get(source.module, {}).items():
            origin, function = place.split(":")
            home: Any = known.get(origin) or importlib.import_module(origin)
            setattr(twin, name, getattr(home, function))
        twins[source.module] = known[source.module] = twin
    return twins
