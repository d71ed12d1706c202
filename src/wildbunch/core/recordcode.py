"""Writes the methods of a record class as Python source: straight assignments, several times faster than a loop over fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from wildbunch.core.record import Field, Record


def generate(cls: type[Record]) -> dict[str, Any]:
    """The generated methods of `cls` by name; its fields must be laid out already."""
    source = "\n".join([_init(cls), _copy(cls), _copy_from(cls), _eq(cls), _values(cls), _from_values(cls)])
    names: dict[str, Any] = {"cls": cls, "new": object.__new__}
    for field in cls.FIELDS:
        if not isinstance(field.kind, str):
            names[f"{field.name}_record"] = field.kind
            names[f"{field.name}_copy"] = field.kind.copy
            names[f"{field.name}_from_values"] = field.kind._from_values
    exec(source, names)  # the source is made above from field names only
    methods = {name: names[name] for name in ("__init__", "copy", "copy_from", "__eq__", "_values", "_from_values")}
    for name, method in methods.items():
        method.__qualname__ = f"{cls.__qualname__}.{name}"
        method.__module__ = cls.__module__
    return methods | {"_from_values": classmethod(methods["_from_values"])}


def _function(head: str, lines: list[str]) -> str:
    return "\n    ".join([f"def {head}:", *(lines or ["pass"])])


def _init(cls: type[Record]) -> str:
    def zero(f: Field) -> str:
        if isinstance(f.kind, str):
            return "0" if f.length is None else f"[0] * {f.length}"
        return f"{f.name}_record()" if f.length is None else f"[{f.name}_record() for _ in range({f.length})]"

    return _function("__init__(self)", [f"self.{f.name} = {zero(f)}" for f in cls.FIELDS])


def _copy(cls: type[Record]) -> str:
    def copied(f: Field) -> str:
        if isinstance(f.kind, str):
            return f"self.{f.name}" if f.length is None else f"self.{f.name}[:]"
        return f"{f.name}_copy(self.{f.name})" if f.length is None else f"[{f.name}_copy(item) for item in self.{f.name}]"

    return _function("copy(self)", ["twin = new(cls)", *(f"twin.{f.name} = {copied(f)}" for f in cls.FIELDS), "return twin"])


def _copy_from(cls: type[Record]) -> str:
    def copied(f: Field) -> str:
        if isinstance(f.kind, str):
            return f"self.{f.name} = other.{f.name}" if f.length is None else f"self.{f.name}[:] = other.{f.name}"
        if f.length is None:
            return f"self.{f.name}.copy_from(other.{f.name})"
        return f"for mine, theirs in zip(self.{f.name}, other.{f.name}): mine.copy_from(theirs)"

    return _function("copy_from(self, other)", [copied(f) for f in cls.FIELDS])


def _eq(cls: type[Record]) -> str:
    same = " and ".join(f"self.{f.name} == other.{f.name}" for f in cls.FIELDS) or "True"
    return _function("__eq__(self, other)", [f"return {same} if type(other) is cls else NotImplemented"])


def _values(cls: type[Record]) -> str:
    def spread(f: Field) -> str:
        if isinstance(f.kind, str):
            return f"self.{f.name}" if f.length is None else f"*self.{f.name}"
        if f.length is None:
            return f"*self.{f.name}._values()"
        return f"*(value for item in self.{f.name} for value in item._values())"

    return _function("_values(self)", [f"return [{', '.join(spread(f) for f in cls.FIELDS)}]"])


def _from_values(cls: type[Record]) -> str:
    lines = ["record = new(cls)"]
    start = 0
    for f in cls.FIELDS:
        here = f"at + {start}"
        each = f.values // (f.length or 1)
        if isinstance(f.kind, str):
            value = f"values[{here}]" if f.length is None else f"list(values[{here}:{here} + {f.length}])"
        elif f.length is None:
            value = f"{f.name}_from_values(values, {here})"
        else:
            value = f"[{f.name}_from_values(values, i) for i in range({here}, {here} + {f.values}, {each})]"
        lines.append(f"record.{f.name} = {value}")
        start += f.values
    return _function("_from_values(_, values, at)", [*lines, "return record"])
