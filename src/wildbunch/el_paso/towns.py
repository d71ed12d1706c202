"""The table of towns: which places each town has, and what tiles are exchanged at there (EP-BOX-4).

The table is data, in `towns.toml`; another one of the same form can be given as the option `towns`. One line holds one cell, so that
every fault of a table can be told with its line.

>>> towns = built_in()
>>> towns.rates[0:6], towns.is_found(0, "pasture")
((4, 4, 4, 0, 4, 4), True)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from wildbunch.core.errors import BadOption
from wildbunch.el_paso import components as c

TOWNS = ("deadwood", "cheyenne", "abilene", "santa_fe", "san_diego", "tombstone", "el_paso")
PLACES = ("bank", "saloon", "mine", "pasture", "hotel", "corral")
RATE = "rate"
CELLS = (*PLACES, RATE)
MARKS = ("reconstructed", "found")
BUILT_IN = "built_in"
MOST_TEXT = 10_000
MOST_LINE = 500
"""Longer lines hold numbers that Python would not read or write as decimals."""
HIGHEST_RATE = 6
ROW = len(CELLS)


@dataclass(frozen=True, slots=True)
class Towns:
    """The table: `rates[town * 6 + kind]` (0: no such place), and in `found` a bit, town * 7 + cell, for each cell that was found."""

    rates: tuple[int, ...]
    found: int

    def is_found(self, town: int, cell: str) -> bool:
        """Whether a cell (a place, or `rate`) was found in a source; else it is a reconstruction."""
        return self.found >> (town * ROW + CELLS.index(cell)) & 1 == 1

    def to_text(self) -> str:
        """The table as TOML text, always in the same form."""
        lines = []
        for town, name in enumerate(TOWNS):
            lines += [f"[{name}]", f'{RATE} = "{MARKS[self.is_found(town, RATE)]}"']
            for kind, place in enumerate(PLACES):
                lines.append(f'{place} = [{self.rates[town * c.KINDS + kind]}, "{MARKS[self.is_found(town, place)]}"]')
        return "\n".join(lines) + "\n"


@cache
def built_in() -> Towns:
    """The table of the package."""
    return parse_towns((files(__package__) / "towns.toml").read_text(encoding="utf-8"))


@lru_cache(maxsize=64)
def option_text(rates: tuple[int, ...], found: int) -> str:
    """What the option `towns` says for a table."""
    towns = Towns(rates, found)
    return BUILT_IN if towns == built_in() else towns.to_text()


@lru_cache(maxsize=64)
def towns_of_option(text: str) -> Towns:
    """The table for the option `towns`: the built-in one, or that of a text. Raises BadOption."""
    return built_in() if text == BUILT_IN else parse_towns(text)


def read_option(text: str) -> str:
    """The form of a table that is kept as the option. Raises BadOption with all faults of the text."""
    towns = towns_of_option(text)
    return option_text(towns.rates, towns.found)


def parse_towns(text: str) -> Towns:
    """The table a TOML text holds. Raises BadOption with all faults; details: option, faults (pairs of line and sentence).

    >>> parse_towns("[deadwood]")
    Traceback (most recent call last):
    wildbunch.core.errors.BadOption: The table of towns is not possible. Line 1: deadwood has no line for bank, ...
    """
    reader = _Reader()
    if len(text) > MOST_TEXT:
        reader.fault(1, f"a table of towns has {MOST_TEXT} characters at most, not {len(text)}")
    else:
        reader.read(text)
    if reader.faults:
        faults = sorted(reader.faults)
        sentences = "; ".join(f"line {line}: {sentence}" for line, sentence in faults)
        message = f"The table of towns is not possible. {sentences[:1].upper()}{sentences[1:]}."
        raise BadOption(message, option="towns", faults=[list(fault) for fault in faults])
    return reader.towns()


class _Reader:
    """Reads a table line by line: `[town]`, or `cell = value`, or nothing."""

    def __init__(self) -> None:
        self.faults: list[tuple[int, str]] = []
        self.cells: dict[tuple[str, str], tuple[int, bool]] = {}
        self.headers: dict[str, int] = {}

    def fault(self, line: int, sentence: str) -> None:
        self.faults.append((line, sentence))

    def read(self, text: str) -> None:
        lines = text.splitlines()
        town: str | None = None
        for number, line in enumerate(lines, start=1):
            stripped = line.strip()
            if not stripped or stripped.startswith("#"):
                continue
            if len(stripped) > MOST_LINE:
                self.fault(number, f"a line has {MOST_LINE} characters at most, not {len(stripped)}")
            elif stripped.startswith("["):
                town = self._header(number, stripped)
            else:
                self._cell(number, stripped, town)
        self._missing(len(lines) or 1)

    def _header(self, number: int, line: str) -> str | None:
        """The town whose part begins here; None if it is none of the seven, whose cells are then passed over."""
        name = line.split("#")[0].strip()[1:-1].strip() if "]" in line else line[1:]
        if name not in TOWNS or line.split("#")[0].strip() != f"[{name}]":
            self.fault(number, f"{line!r} is no town; the towns are {', '.join(TOWNS)}")
            return ""
        if name in self.headers:
            self.fault(number, f"{name} is there twice, first in line {self.headers[name]}")
            return ""
        self.headers[name] = number
        return name

    def _cell(self, number: int, line: str, town: str | None) -> None:
        if town is None:
            self.fault(number, "a line before the first town")
            return
        for name, value in self._values(number, line):
            if name not in CELLS:
                self.fault(number, f"{name!r} is unknown; a town has {', '.join(CELLS)}")
            elif (town, name) in self.cells:
                self.fault(number, f"{name} is there twice")
            else:
                cell = self._rate(number, name, value)
                if town:
                    self.cells[town, name] = cell

    def _values(self, number: int, line: str) -> Iterator[tuple[str, Any]]:
        """What the line says, read as TOML."""
        import tomllib  # only a table that is read needs it

        try:
            yield from tomllib.loads(line).items()
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            reason = str(error).split(" (at")[0]
            self.fault(number, f"this is not TOML: {reason[:1].lower()}{reason[1:]}")

    def _rate(self, number: int, name: str, value: Any) -> tuple[int, bool]:
        """The rate and the mark of a cell; what is wrong is noted."""
        if name == RATE:
            if value not in MARKS:
                self.fault(number, f"rate is {value!r}; allowed are {' and '.join(map(repr, MARKS))}")
            return 0, value == MARKS[1]
        if not isinstance(value, list) or len(value) != 2:
            self.fault(number, f'{name} is {value!r}; a rate and a mark are needed, such as [3, "found"]')
            return 1, False
        rate, mark = value
        if isinstance(rate, bool) or not isinstance(rate, int) or not 0 <= rate <= HIGHEST_RATE or (rate and c.RATE_UNIT % rate):
            self.fault(number, f"the rate of {name} is {rate!r}; allowed are 1 to {HIGHEST_RATE}, and 0 for no such place")
            rate = 1
        if mark not in MARKS:
            self.fault(number, f"the mark of {name} is {mark!r}; allowed are {' and '.join(map(repr, MARKS))}")
        return rate, mark == MARKS[1]

    def _missing(self, last_line: int) -> None:
        """What a table needs and this one does not have."""
        towns = [name for name in TOWNS if name not in self.headers]
        if towns:
            self.fault(last_line, f"there is no {', '.join(towns)}")
        for name, line in self.headers.items():
            cells = [cell for cell in CELLS if (name, cell) not in self.cells]
            if cells:
                self.fault(line, f"{name} has no line for {', '.join(cells)}")
            elif not any(self.cells[name, place][0] for place in PLACES):
                self.fault(line, f"{name} has no place at all")

    def towns(self) -> Towns:
        """The table, once nothing is missing."""
        rates = tuple(self.cells[town, place][0] for town in TOWNS for place in PLACES)
        marks = [self.cells[town, cell][1] for town in TOWNS for cell in CELLS]
        return Towns(rates, sum(1 << bit for bit, mark in enumerate(marks) if mark))
