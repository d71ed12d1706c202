"""What a game must offer to be played as a `wildbunch.core.game.Game`, and the table where games are registered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

from wildbunch.core.errors import BadOption, UnknownGame

if TYPE_CHECKING:
    import random

    from wildbunch.core.action import Action, Reason
    from wildbunch.core.log import Event
    from wildbunch.core.outcome import Outcome

Choice = str | int | bool
Row = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Option:
    """A house rule to be chosen when a game starts: its choices and the one taken when nobody says.

    With `read` any other text may be given, too: it returns the form that is kept, or raises BadOption.
    """

    name: str
    choices: tuple[Choice, ...]
    default: Choice
    read: Callable[[str], str] | None = None


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What a front needs to know of a game before it starts.

    `rules` is its version, which records carry; `kinds` are the kinds of actions that are met in play. `teams` are the numbers of
    seats with which each seat plays two roles, written "one+other". `always` fixes an option for a number of seats: (seats, option,
    choice); `needs` are choices for so many seats at least: (option, choice, seats).
    """

    name: str
    rules: str
    seats_min: int
    seats_max: int
    roles: tuple[str, ...]
    options: tuple[Option, ...]
    kinds: tuple[str, ...]
    teams: tuple[int, ...] = ()
    always: tuple[tuple[int, str, Choice], ...] = ()
    needs: tuple[tuple[str, Choice, int], ...] = ()

    def possible(self, option: Option, seats: int | None = None) -> tuple[Choice, ...]:
        """The choices of an option, with so many seats."""
        return tuple(
            choice
            for choice in option.choices
            if seats is None or not any((name, own) == (option.name, choice) and seats < least for name, own, least in self.needs)
        )

    def chosen(self, options: Mapping[str, Any] | None, seats: int | None = None) -> dict[str, Choice]:
        """All options with their choices, defaults filled in, and those that always hold for so many seats.

        Raises BadOption that names the option and what is allowed.
        """
        if not isinstance(options, Mapping | None):
            raise BadOption(
                f"Options are a mapping of names to choices, not {options!r}.", option=None, allowed=[o.name for o in self.options]
            )
        given = dict(options or {})
        chosen: dict[str, Choice] = {}
        for option in self.options:
            value = given.pop(option.name, option.default)
            choices = self.possible(option, seats)
            if option.read is not None and isinstance(value, str) and value not in choices:
                value = option.read(value)
            elif not any(value == choice and type(value) is type(choice) for choice in choices):
                allowed = ", ".join(map(_shown, choices))
                raise BadOption(
                    f"Option {option.name} is one of {allowed}, not {_shown(value)}.",
                    option=option.name,
                    value=value,
                    allowed=list(choices),
                )
            chosen[option.name] = value
        for name in given:
            known = [option.name for option in self.options]
            raise BadOption(f"There is no option {name}; there are {', '.join(known)}.", option=name, allowed=known)
        return chosen | {name: choice for count, name, choice in self.always if count == seats}

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return {
            "name": self.name,
            "rules": self.rules,
            "seats_min": self.seats_min,
            "seats_max": self.seats_max,
            "roles": list(self.roles),
            "options": [
                {"name": o.name, "choices": list(o.choices), "default": o.default, "text": o.read is not None} for o in self.options
            ],
            "kinds": list(self.kinds),
            "teams": list(self.teams),
        }


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


class State(Protocol):
    """The record a game is kept in; `rng` is zero between steps."""

    rng: list[int]

    def copy(self) -> Self:
        """A deep copy."""
        ...


S = TypeVar("S", bound=State)


class View(Protocol):
    """What a seat may know of a state."""

    def to_json(self) -> dict[str, Any]:
        """The position document."""
        ...


class Rules(Protocol[S]):
    """A game as `Game` plays it. All methods but `begin` and `advance` leave the state as it is."""

    info: GameInfo

    def deal(self, roles: Sequence[str], options: Mapping[str, Choice]) -> S:
        """A state before anything random happened; the first `advance` sets it up."""
        ...

    def begin(self, state: S, seat: int, action: int) -> None:
        """The seat does the action itself."""
        ...

    def advance(self, state: S) -> bool:
        """Go on a little; False when a decision is due or the game is over."""
        ...

    def drain(self, state: S) -> tuple[Row, ...]:
        """The events emitted since the last call, as rows of integers; empties the buffer."""
        ...

    def table(self, state: S) -> tuple[tuple[str, ...], Mapping[str, Choice]]:
        """The roles of the seats and the options that a state holds."""
        ...

    def over(self, state: S) -> bool:
        """Whether the game has ended."""
        ...

    def awaiting(self, state: S) -> tuple[int, ...]:
        """The seats that must decide before the game goes on."""
        ...

    def legal(self, state: S, seat: int) -> tuple[Action, ...]:
        """What a seat may do: an awaited one must, one that has given a secret answer may change it; () for all others."""
        ...

    def events(self, state: S, rows: Sequence[Row], viewer: int | None, everything: bool) -> tuple[Event, ...]:
        """The rows as events, with what the viewer may not know set to None (unless `everything`)."""
        ...

    def mask(self, event: Event) -> Event:
        """The event without what chance decided in it."""
        ...

    def view(self, state: S, viewer: int | None) -> View:
        """What a seat, or a spectator, may know."""
        ...

    def position(self, state: S) -> View:
        """Everything."""
        ...

    def read(self, document: Mapping[str, Any]) -> S:
        """The state a complete position document describes. Raises BadPosition with all its faults."""
        ...

    def reason(self, state: S, seat: int, text: str) -> Reason:
        """Why this text is not a legal action of the seat; asked only when it is not."""
        ...

    def refusals(self, state: S, seat: int) -> tuple[tuple[str, Reason], ...]:
        """What the seat might try and may not, with reasons."""
        ...

    def would(self, state: S, seat: int, action: Action) -> tuple[str, ...]:
        """What a card planned by this action could do if it were resolved now."""
        ...

    def figures(self, state: S, seat: int, action: Action) -> Mapping[str, int | str]:
        """Named numbers a player would work out before this choice: odds as exact fractions, what something would give."""
        ...

    def hides(self, state: S, action: Action) -> bool:
        """Whether only the seat itself knows which action this is when it is played."""
        ...

    def outcome(self, state: S) -> Outcome:
        """The result of a game that is over."""
        ...

    def guess(self, state: S, seat: int, rng: random.Random) -> S:
        """A state that looks the same to the seat, its hidden parts drawn anew."""
        ...


_LOADERS: dict[str, Callable[[], Rules[Any]]] = {}


def register_game(name: str, load: Callable[[], Rules[Any]]) -> None:
    """Enter a game in the table; `load` is called when the game is first asked for."""
    _LOADERS[name] = load


def game_names() -> tuple[str, ...]:
    """The names of all registered games."""
    return tuple(_LOADERS)


def rules_of(name: str) -> Rules[Any]:
    """The rules of a registered game. Raises UnknownGame that says which there are."""
    try:
        load = _LOADERS[name]
    except (KeyError, TypeError):
        raise UnknownGame(f"There is no game {name!r}; there is {', '.join(_LOADERS)}.", game=name, allowed=list(_LOADERS)) from None
    return load()


def game_info(name: str) -> GameInfo:
    """What a front needs to know of a registered game. Raises UnknownGame."""
    return rules_of(name).info
