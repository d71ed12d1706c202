"""Mappings that many share and nobody may change: the fields of actions, the parts of views."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")

REFUSAL = "What a view, an action or an event holds is shared and cannot be changed; dict(it) is a copy that can."


class ReadOnly(dict[K, V]):
    """A dict that refuses to be changed, with a TypeError. Everything else it does as a dict: it is equal to one, prints, is pickled
    and becomes JSON like one; `dict(it)` and `it | other` are plain dicts.

    >>> fields = ReadOnly({"car": 2})
    >>> fields == {"car": 2}, fields
    (True, {'car': 2})
    >>> fields["car"] = 3
    Traceback (most recent call last):
    TypeError: What a view, an action or an event holds is shared and cannot be changed; dict(it) is a copy that can.
    """

    __slots__ = ()

    def _refuse(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise TypeError(REFUSAL)

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        # A subclass of dict is pickled as an empty one that is filled, which this one refuses.
        return ReadOnly, (dict(self),)


def json_object(mapping: Mapping[str, Any]) -> dict[str, Any]:
    """A JSON object of its own with the same fields, tuples as lists."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in mapping.items()}
