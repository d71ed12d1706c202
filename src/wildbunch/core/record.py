"""Declares what a game consists of, once.

A subclass of `Record` lists its fields as annotations, each with its storage width and, for lists, its fixed length:

    class Bandit(Record):
        car: i8
        shot_by: Annotated[list[i8], 7]

    class State(Record):
        rng: Annotated[list[i64], 8]
        bandits: Annotated[list[Bandit], 6]

From that declaration come the plain object (slots, everything zero at the start), `copy`, `copy_from`, equality, `repr`,
`pack` and `unpack`. The packed bytes have the layout of an aligned NumPy record, so the compiled rules
(`wildbunch.core.fast`) and the plain ones can exchange states byte for byte. Nothing here needs NumPy.
"""

from __future__ import annotations

import struct
import sys
from typing import (
    Annotated,
    Any,
    ClassVar,
    NamedTuple,
    Protocol,
    Self,
    get_args,
    get_origin,
    get_type_hints,
)

from wildbunch.core import recordcode

i8 = Annotated[int, "i1"]
i16 = Annotated[int, "i2"]
i32 = Annotated[int, "i4"]
i64 = Annotated[int, "i8"]

_STRUCT_CODE = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class RangeError(OverflowError):
    """A value does not fit the width of its field, or a list has lost its declared length."""

    code = "record-range"


class Seeded(Protocol):
    """Any state with the eight generators that `wildbunch.core.chance` draws from."""

    rng: list[int]


class Field(NamedTuple):
    """One declared field: its NumPy code or its record class, its length (None: not a list), its place in the bytes."""

    name: str
    kind: str | type[Record]
    length: int | None
    offset: int

    @property
    def size(self) -> int:
        """Bytes the field takes, without padding before it."""
        each = int(self.kind[1]) if isinstance(self.kind, str) else self.kind.SIZE
        return each * (1 if self.length is None else self.length)

    @property
    def values(self) -> int:
        """How many integers the field holds, those of inner records counted in."""
        each = 1 if isinstance(self.kind, str) else self.kind.VALUES
        return each * (1 if self.length is None else self.length)


def _own_annotations(namespace: dict[str, Any]) -> list[str]:
    """Names annotated in a class body that is still being created."""
    if "__annotations__" not in namespace and sys.version_info >= (3, 14):
        import annotationlib

        annotate = annotationlib.get_annotate_from_class_namespace(namespace)
        if annotate is not None:
            return list(annotationlib.call_annotate_function(annotate, annotationlib.Format.FORWARDREF))
    return list(namespace.get("__annotations__", ()))


class _RecordMeta(type):
    """Turns the annotations of a class body into slots; slots must be known before the class exists."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _RecordMeta:
        if bases:
            namespace["__slots__"] = tuple(_own_annotations(namespace))
        return super().__new__(mcs, name, bases, namespace)


class Record(metaclass=_RecordMeta):
    """Base of all declared records: fields are integers, other records, or lists of either with a fixed length.

    A new record is zero everywhere. `SIZE` is the number of packed bytes.
    """

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    SIZE: ClassVar[int] = 0
    ALIGNMENT: ClassVar[int] = 1
    VALUES: ClassVar[int] = 0
    PACKER: ClassVar[struct.Struct] = struct.Struct("")
    __hash__: ClassVar[None] = None  # type: ignore[assignment]  # a record changes, so it cannot be a key

    def __init_subclass__(cls) -> None:
        if cls.__mro__[1] is not Record:
            raise TypeError(f"{cls.__name__} must derive from Record itself: records do not inherit fields")
        _lay_out(cls)
        for name, method in recordcode.generate(cls).items():
            setattr(cls, name, method)

    def copy(self) -> Self:
        """A deep copy."""
        raise NotImplementedError

    def copy_from(self, other: Self) -> None:
        """Become equal to `other`, keeping this object and its inner records and lists."""
        raise NotImplementedError

    def pack(self) -> bytes:
        """The record as bytes, laid out like the aligned NumPy record of the same declaration.

        Raises RangeError naming the field when a value does not fit its width: compiled code would have wrapped it.
        """
        try:
            return self.PACKER.pack(*self._values())
        except struct.error:
            raise RangeError(_first_misfit(self)) from None

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The record that `pack` made these bytes from. Raises ValueError when the number of bytes is wrong."""
        if len(data) != cls.SIZE:
            raise ValueError(f"a {cls.__name__} has {cls.SIZE} bytes, not {len(data)}")
        return cls._from_values(cls.PACKER.unpack(data), 0)

    def _values(self) -> list[int]:
        """All integers of the record in the order of declaration."""
        raise NotImplementedError

    @classmethod
    def _from_values(cls, values: tuple[int, ...], at: int) -> Self:
        """The record whose integers begin at `values[at]`."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """The fields that are not zero; a list of records without its zero records, each with its index."""
        return f"{type(self).__name__}({', '.join(_shown(self))})"


def _shown(record: Record) -> list[str]:
    parts = []
    for field in record.FIELDS:
        value = getattr(record, field.name)
        if _is_zero(value):
            continue
        if isinstance(field.kind, str) or field.length is None:
            parts.append(f"{field.name}={value!r}")
        else:
            inner = ", ".join(f"{i}: {item!r}" for i, item in enumerate(value) if not _is_zero(item))
            parts.append(f"{field.name}={{{inner}}}")
    return parts


def _is_zero(value: Any) -> bool:
    if isinstance(value, Record):
        return not any(value._values())
    return all(map(_is_zero, value)) if isinstance(value, list) else value == 0


def _lay_out(cls: type[Record]) -> None:
    """Read the annotations of `cls` and give every field its place: aligned as a C compiler and NumPy do it."""
    fields = []
    offset, alignment, packing = 0, 1, ""
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if name not in cls.__slots__:
            continue
        kind, length = _kind_and_length(cls, name, hint)
        own_alignment = int(kind[1]) if isinstance(kind, str) else kind.ALIGNMENT
        gap = -offset % own_alignment
        field = Field(name, kind, length, offset + gap)
        fields.append(field)
        code = _STRUCT_CODE[kind] if isinstance(kind, str) else kind.PACKER.format.lstrip("<")
        packing += "x" * gap + code * (1 if length is None else length)
        offset = field.offset + field.size
        alignment = max(alignment, own_alignment)
    gap = -offset % alignment
    cls.FIELDS = tuple(fields)
    cls.SIZE = offset + gap
    cls.ALIGNMENT = alignment
    cls.VALUES = sum(field.values for field in fields)
    cls.PACKER = struct.Struct("<" + packing + "x" * gap)


def _kind_and_length(cls: type[Record], name: str, hint: Any) -> tuple[str | type[Record], int | None]:
    if isinstance(hint, type) and issubclass(hint, Record):
        return hint, None
    if get_origin(hint) is Annotated:
        declared, mark = get_args(hint)[:2]
        if declared is int and mark in _STRUCT_CODE:
            return mark, None
        if get_origin(declared) is list and isinstance(mark, int) and mark > 0:
            kind, length = _kind_and_length(cls, name, get_args(declared)[0])
            if length is None:
                return kind, mark
    raise TypeError(
        f"{cls.__name__}.{name}: a field is i8, i16, i32, i64, a Record, or Annotated[list[one of these], length], not {hint!r}"
    )


def _first_misfit(record: Record, path: str = "") -> str:
    """Which value of the record does not fit, as a sentence."""
    path = path or type(record).__name__
    for field in record.FIELDS:
        value = getattr(record, field.name)
        here = f"{path}.{field.name}"
        if field.length is not None and len(value) != field.length:
            return f"{here} has {len(value)} items, declared are {field.length}"
        items = [(here, value)] if field.length is None else [(f"{here}[{i}]", item) for i, item in enumerate(value)]
        for place, item in items:
            if isinstance(item, Record):
                if found := _first_misfit(item, place):
                    return found
            elif not isinstance(item, int):
                return f"{place} is {item!r}, not an integer"
            elif isinstance(field.kind, str) and not _fits(item, field.kind):
                bits = 8 * int(field.kind[1])
                return f"{place} is {item}, which does not fit {bits} bits"
    return ""


def _fits(value: int, kind: str) -> bool:
    bound = 1 << (8 * int(kind[1]) - 1)
    return -bound <= value < bound
