"""What every game gives to the search: the loader puts the game's own functions in the place of these."""

from __future__ import annotations

from typing import Protocol

from wildbunch.bots.search.arena import Desk
from wildbunch.core.ruleset import Playable


class Searchable(Playable, Protocol):
    """What a state of any game has for the search: `actor` is the seat that decides."""

    actor: int


def imagine(s: Searchable, seat: int) -> None:
    """Draw anew what the seat does not know, and let it decide first where several seats choose in secret."""
    raise NotImplementedError


def likely(s: Searchable, seat: int) -> int:
    """How well what others did in secret fits this guess, in thousandths."""
    raise NotImplementedError


def hides(s: Searchable, action: int) -> bool:
    """Whether the other seats do not see which action this is."""
    raise NotImplementedError


def news(s: Searchable) -> int:
    """What chance has brought and everybody sees, as a number of 0 or more: ways through the tree part where it is another one."""
    raise NotImplementedError


def stage(s: Searchable) -> int:
    """Which round or town it is; one more when the game is over."""
    raise NotImplementedError


def stages_left(s: Searchable) -> int:
    """How many rounds or towns are still to come, this one included; 0 when the game is over."""
    raise NotImplementedError


def fortune(s: Searchable, seat: int) -> int:
    """What the seat has won in a game that is over."""
    raise NotImplementedError


def outlook(s: Searchable, seat: int) -> int:
    """What the seat owns in a game that goes on, with what it may expect of what it has."""
    raise NotImplementedError


def ahead(s: Searchable, seat: int, other: int) -> bool:
    """Whether the seat beats the other one in a game that is over."""
    raise NotImplementedError


def think(s: Searchable, d: Desk) -> None:
    """Note on the desk what rules of thumb judge all legal actions by."""
    raise NotImplementedError


def promise(s: Searchable, d: Desk, action: int) -> int:
    """What a legal action promises by rules of thumb, after some thinking, in millionths of the margin of money that counts half."""
    raise NotImplementedError
