"""Gives compiled records the method `copy_from` of the plain ones: one copy of memory."""

from __future__ import annotations

from typing import Any

import numba.core.cgutils
import numba.core.types
import numba.extending

# Numba's own annotations say less than it can do.
_cgutils: Any = numba.core.cgutils
_types: Any = numba.core.types
_extending: Any = numba.extending


@_extending.intrinsic  # type: ignore[untyped-decorator]
def _copy_memory(typing_context: Any, target: Any, source: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        size = context.get_constant(_types.intp, target.size)
        _cgutils.raw_memcpy(builder, arguments[0], arguments[1], size, 1)
        return context.get_dummy_value()

    return _types.none(target, source), generate


@_extending.overload_method(_types.Record, "copy_from")  # type: ignore[untyped-decorator]
def _copy_from(self: Any, other: Any) -> Any:
    if self != other:
        return None

    def implementation(self: Any, other: Any) -> Any:
        _copy_memory(self, other)

    return implementation
