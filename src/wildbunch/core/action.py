"""What a seat may choose, why it may not, and what a choice would do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from wildbunch.core.readonly import ReadOnly, json_object, unchangeable

if TYPE_CHECKING:
    from wildbunch.core.log import Event


@unchangeable
@dataclass(frozen=True, slots=True)
class Action:
    """One legal choice.

    `text` is its notation, the same in command line, records, bots and tests; `id` its number, stable within a version of the
    rules; `kind` and `fields` say the same in parts.

    >>> Action("move 2", 9, "move", {"car": 2}).to_json()
    {'text': 'move 2', 'id': 9, 'kind': 'move', 'car': 2}
    """

    text: str
    id: int
    kind: str
    fields: Mapping[str, Any] = field(hash=False)

    def __str__(self) -> str:
        return self.text

    def to_json(self) -> dict[str, Any]:
        """A JSON object: text, id, kind and the fields."""
        return {"text": self.text, "id": self.id, "kind": self.kind, **self.fields}


@unchangeable
@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done now: the id of the rule, a stable code with its arguments, and an English sentence.

    >>> print(Reason("CE-ROUND-2", "card-not-in-hand", {"card": "fire"}, "You have no Fire card in hand"))
    CE-ROUND-2: You have no Fire card in hand
    """

    rule: str
    code: str
    args: Mapping[str, Any] = field(hash=False)
    sentence: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.sentence}"

    def to_json(self) -> dict[str, Any]:
        """A JSON object: rule, code, args, message."""
        return {"rule": self.rule, "code": self.code, "args": json_object(self.args), "message": str(self)}


@unchangeable
@dataclass(frozen=True, slots=True)
class Preview:
    """What a choice does by itself, as a spectator would see it; nothing random or hidden is in it.

    `would` lists, for a card to be planned, what it could do if it were resolved now. `figures` are named numbers a player would
    work out before this choice: a whole number, or odds as an exact fraction such as "1/27".
    """

    events: tuple[Event, ...]
    would: tuple[str, ...]
    figures: Mapping[str, int | str] = field(default_factory=ReadOnly, hash=False)
