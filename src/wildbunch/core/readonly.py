"""What many share and nobody may change: views, actions and events, and the mappings in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import FrozenInstanceError
from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")

REFUSAL = "What a view, an action or an event holds is shared and cannot be changed; dict(it) is a copy that can."
FROZEN = "Views, actions and events are shared and cannot be changed."


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


def unchangeable(cls: type[T]) -> type[T]:
    """A frozen dataclass with slots that says why no attribute of it can be set or deleted, be there one of this name or not.

    Of a name it does not know such a dataclass raises a TypeError by itself that speaks of `super`. Making one costs nothing more.

    >>> from dataclasses import dataclass
    >>> @unchangeable
    ... @dataclass(frozen=True, slots=True)
    ... class Seat:
    ...     bullets: int
    >>> Seat(6).plan = "rob"
    Traceback (most recent call last):
    dataclasses.FrozenInstanceError: Views, actions and events are shared and cannot be changed.
    """

    def refuse(self: T, *args: object) -> NoReturn:
        raise FrozenInstanceError(FROZEN)

    for method in ("__setattr__", "__delattr__"):
        setattr(cls, method, refuse)
    return cls


def json_object(mapping: Mapping[str, Any]) -> dict[str, Any]:
    """A JSON object of its own with the same fields, tuples as lists."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in mapping.items()}
