"""Reads a JSON document and notes every fault with its JSON path, instead of stopping at the first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

MOST_BITS = 1000
"""Longer numbers are not written out; Python refuses to write very long ones at all."""


class Document:
    """Takes values out of a parsed JSON document. What is wrong becomes a fault, and something harmless is returned.

    >>> document = Document()
    >>> document.number({"car": 9}, "$.bandits[0]", "car", 0, 4)
    0
    >>> document.faults
    [('$.bandits[0].car', 'is 9; allowed are 0 to 4')]
    """

    def __init__(self) -> None:
        self.faults: list[tuple[str, str]] = []

    def fault(self, path: str, sentence: str) -> None:
        """Note a fault."""
        self.faults.append((path, sentence))

    def object(self, value: Any, path: str, needed: Sequence[str], optional: Sequence[str] = ()) -> Mapping[str, Any]:
        """A JSON object with these keys; an empty one if it is none."""
        if not isinstance(value, Mapping):
            self.fault(path, f"is {shown(value)}; an object is needed")
            return {}
        for key in needed:
            if key not in value:
                self.fault(f"{path}.{key}", "is missing")
        for key in value:
            if key not in needed and key not in optional:
                self.fault(f"{path}.{key}", f"is unknown; allowed are {', '.join([*needed, *optional])}")
        return value

    def items(self, holder: Mapping[str, Any], path: str, key: str) -> Sequence[Any]:
        """The list under a key; an empty one if there is none."""
        value = holder.get(key)
        if key not in holder:
            return []
        if isinstance(value, (str, bytes)) or not isinstance(value, Sequence):
            self.fault(f"{path}.{key}", f"is {shown(value)}; a list is needed")
            return []
        return value

    def number(self, holder: Mapping[str, Any], path: str, key: str, low: int, high: int) -> int:
        """The whole number under a key, `low` if it is not one between the bounds."""
        return self.whole(holder[key], f"{path}.{key}", low, high) if key in holder else low

    def whole(self, value: Any, path: str, low: int, high: int) -> int:
        """The value itself if it is a whole number between the bounds, else `low`."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            allowed = f"{low} to {high}" if low < high else f"{low} only"
            self.fault(path, f"is {shown(value)}; allowed {'is' if low == high else 'are'} {allowed}")
            return low
        return value

    def flag(self, holder: Mapping[str, Any], path: str, key: str) -> bool:
        """The true or false under a key."""
        value = holder.get(key, False)
        if not isinstance(value, bool):
            self.fault(f"{path}.{key}", f"is {shown(value)}; true or false is needed")
            return False
        return value

    def name(self, holder: Mapping[str, Any], path: str, key: str, allowed: Sequence[str]) -> int:
        """The place in `allowed` of the name under a key; -1 if it is not there."""
        if key not in holder:
            return -1
        return self.known(holder[key], f"{path}.{key}", allowed)

    def known(self, value: Any, path: str, allowed: Sequence[str]) -> int:
        """The place of a value in `allowed`; -1 if it is not there."""
        if not isinstance(value, str) or value not in allowed:
            self.fault(path, f"is {shown(value)}; allowed {'is' if len(allowed) == 1 else 'are'} {', '.join(allowed)}")
            return -1
        return tuple(allowed).index(value)

    def counts(self, holder: Mapping[str, Any], path: str, key: str, allowed: Sequence[str], high: int) -> list[int]:
        """How many of each name an object under a key counts, in the order of `allowed`."""
        value = holder.get(key, {})
        inner = self.object(value, f"{path}.{key}", (), allowed)
        return [self.number(inner, f"{path}.{key}", name, 0, high) for name in allowed]


def shown(value: Any) -> str:
    """A JSON value as an error tells it, cut if it is long."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, Mapping):
        return "an object"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "a list"
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        return "a very long number"
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
