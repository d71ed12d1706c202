"""The Game value: what every front uses to play, whatever the game is."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from wildbunch.core.action import Action, Preview, Reason
from wildbunch.core.chance import STREAMS
from wildbunch.core.entropy import ENTROPY_BYTES, commitment, entropy_seeds, step_entropy
from wildbunch.core.errors import BadPosition, BadSeats, BadSeed, GameOver, IllegalAction, WrongSeat
from wildbunch.core.readonly import ReadOnly
from wildbunch.core.rules import Choice, Row, Rules, View, rules_of
from wildbunch.core.seats import RANDOM, asked_seats, draw_roles

if TYPE_CHECKING:
    import random

    from wildbunch.core.log import Event
    from wildbunch.core.outcome import Outcome

Seed = int | str | bytes | None
_REST = [0] * STREAMS


def secret_of(seed: Seed) -> bytes:
    """The 32 bytes a seed stands for: 32 bytes are the secret itself, a number or text is hashed, None asks the system.

    Raises BadSeed for anything else.
    """
    if seed is None:
        return os.urandom(ENTROPY_BYTES)
    if isinstance(seed, bytes):
        if len(seed) != ENTROPY_BYTES:
            raise BadSeed(f"A seed given as bytes has {ENTROPY_BYTES} of them, not {len(seed)}.", length=len(seed))
        return seed
    if isinstance(seed, (int, str)):
        try:
            text = str(seed)
        except ValueError as error:
            raise BadSeed("A seed given as a number has at most 4300 digits.") from error
        # Whatever a command line holds is a seed, even what is no text in UTF-8.
        import hashlib

        return hashlib.sha256(f"wildbunch seed {type(seed).__name__} {text}".encode(errors="surrogatepass")).digest()
    raise BadSeed(f"A seed is a number, a text, {ENTROPY_BYTES} bytes or None, not {seed!r}.", seed=repr(seed))


class Table:
    """What stays the same from the start of a game to its end."""

    __slots__ = ("commitment", "drawn", "options", "position", "roles", "rules", "secret")

    def __init__(
        self,
        rules: Rules[Any],
        roles: tuple[str, ...],
        drawn: tuple[int, ...],
        options: Mapping[str, Choice],
        secret: bytes,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.rules = rules
        self.roles = roles
        self.drawn = drawn
        self.options = ReadOnly(options)
        self.secret = secret
        self.commitment = commitment(secret)
        self.position = position


class Game:
    """An immutable game of any kind: `play` returns the next one.

    Made by `new_game` or `Game.from_position`. Two games are equal when their rules, positions and secrets are.

    >>> import wildbunch
    >>> game = wildbunch.new_game("colt-express", ["doc", "belle", "ghost"], seed=7)
    >>> seat, = game.awaiting
    >>> later = game.play(seat, game.legal_actions(seat)[0])
    >>> game.number, later.number
    (0, 1)
    """

    __slots__ = ("_chances", "_legal", "_number", "_rows", "_state", "_table")

    def __init__(self, table: Table, state: Any, chances: int, number: int, rows: tuple[Row, ...]) -> None:
        """For this package only: take the state as it is."""
        self._table = table
        self._state = state
        self._chances = chances
        self._number = number
        self._rows = rows
        self._legal: dict[int, tuple[Action, ...]] = {}

    @classmethod
    def from_position(cls, document: Mapping[str, Any], *, seed: Seed = None) -> Game:
        """The game a complete position document describes, to be played on.

        If nobody decides in it, it goes on to the next decision, and `events` tells what happened.

        Raises BadPosition with all faults of the document, UnknownGame, BadSeed.
        """
        secret = secret_of(seed)
        if not isinstance(document, Mapping):
            raise BadPosition.of([("$", f"a position is a JSON object, not {document!r}")])
        if not isinstance(document.get("game"), str):
            raise BadPosition.of([("$.game", "the name of the game is missing")])
        rules = rules_of(document["game"])
        state = rules.read(document)
        roles, options = rules.table(state)
        game = cls(Table(rules, roles, (), options, secret, position=document), state, 0, 0, ())
        return game._step(state, None, 0, None)

    # What it is -------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The game's name in the table of games."""
        return self._table.rules.info.name

    @property
    def rules(self) -> str:
        """The version of the rules, as records carry it."""
        return self._table.rules.info.rules

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self._table.roles)

    @property
    def roles(self) -> tuple[str, ...]:
        """What each seat plays; in Colt Express its bandit."""
        return self._table.roles

    @property
    def drawn(self) -> tuple[int, ...]:
        """The seats whose role was drawn at random."""
        return self._table.drawn

    @property
    def options(self) -> Mapping[str, Choice]:
        """All options with their choices."""
        return self._table.options

    @property
    def number(self) -> int:
        """How many actions have been played since the start."""
        return self._number

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, in hexadecimal: may be published from the start."""
        return self._table.commitment

    @property
    def secret(self) -> bytes:
        """The 32 bytes all chance comes from. Whoever has them foresees every draw: publish them after the end only."""
        return self._table.secret

    @property
    def start(self) -> Mapping[str, Any] | None:
        """The position document the game was started from, if it was."""
        return self._table.position

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._table.rules.over(self._state)

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that must decide before the game goes on; none when it is over.

        Several where the rules let them choose in secret at once: they answer in any order, and who has answered may still
        change the answer until the last one is in.
        """
        return self._table.rules.awaiting(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""
        return self._table.rules.outcome(self._state) if self.over else None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.rules == other.rules and self._state == other._state and self.secret == other.secret and self._chances == other._chances

    __hash__ = None  # type: ignore[assignment]  # a state has no hash

    def __repr__(self) -> str:
        return f"<{self.name}, {', '.join(self.roles)}: {self._number} played, awaiting {list(self.awaiting)}>"

    # Choosing ---------------------------------------------------------------------------------

    def legal_actions(self, seat: int) -> tuple[Action, ...]:
        """What a seat may do now, in an order that never changes.

        An awaited seat has one choice at least. A seat that is not awaited has none, unless it may still change its answer.
        """
        legal = self._legal.get(seat) if isinstance(seat, int) else None
        if legal is None:
            legal = self._legal[seat] = self._table.rules.legal(self._state, self._known(seat))
        return legal

    def play(self, seat: int, action: Action | str, *, entropy: bytes | None = None) -> Game:
        """The game after this action, with everything that follows by itself until somebody must decide again.

        Chance comes from the secret, or from the 32 bytes of `entropy` if given. Raises GameOver, WrongSeat, IllegalAction
        (which names the rule), BadSeed.
        """
        chosen = self._chosen(seat, action)
        return self._step(self._state.copy(), (seat, chosen.id), self._number + 1, entropy)

    def why_not(self, seat: int, action: Action | str) -> Reason | None:
        """None when this is a legal action of the seat now; else the reason, with the id of the rule."""
        text = str(action)
        if any(legal.text == text for legal in self.legal_actions(seat)):
            return None
        return self._table.rules.reason(self._state, seat, text)

    def refusals(self, seat: int) -> tuple[tuple[str, Reason], ...]:
        """What the seat might try now and may not, with reasons: for a front that shows disabled things."""
        return self._table.rules.refusals(self._state, self._known(seat))

    def preview(self, seat: int, action: Action | str) -> Preview:
        """What a legal action does by itself, before anything that follows it.

        Only what a spectator may see, and nothing that chance decides. Raises as `play` does.
        """
        rules = self._table.rules
        chosen = self._chosen(seat, action)
        state = self._state.copy()
        rules.begin(state, seat, chosen.id)
        events = rules.events(state, rules.drain(state), None, False)
        if state.rng != _REST:
            events = tuple(map(rules.mask, events))
        return Preview(events, rules.would(self._state, seat, chosen), rules.figures(self._state, seat, chosen))

    def hides(self, seat: int, action: Action | str) -> bool:
        """Whether the other seats do not see which legal action this is when it is played: a card laid face down.

        Raises as `play` does.
        """
        return self._table.rules.hides(self._state, self._chosen(seat, action))

    def _known(self, seat: int) -> int:
        """The seat, if there is one of this number."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeats(f"There are seats 0 to {self.seats - 1}, not {seat!r}.", seats=repr(seat), allowed=list(range(self.seats)))
        return seat

    def _chosen(self, seat: int, action: Action | str) -> Action:
        """The legal action that is meant."""
        for legal in self.legal_actions(seat):
            if legal is action or legal == action or legal.text == action:
                return legal
        awaiting = self.awaiting
        if not awaiting:
            raise GameOver("The game is over; nothing can be played any more.")
        if not self.legal_actions(seat):
            seats = " and ".join(f"seat {awaited}" for awaited in awaiting)
            raise WrongSeat(f"It is not seat {seat} that must decide now, but {seats}.", seat=seat, awaiting=list(awaiting))
        text = str(action)
        legal_texts = [legal.text for legal in self.legal_actions(seat)]
        if text in legal_texts:
            text = repr(action)
        raise IllegalAction.because(seat, text, self._table.rules.reason(self._state, seat, text), legal_texts)

    # What happened, and who may know what ---------------------------------------------------------

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last action caused, with everything hidden: for the server, records and replays."""
        return self._table.rules.events(self._state, self._rows, None, True)

    def events_for(self, seat: int | None) -> tuple[Event, ...]:
        """What the last action caused, as a seat (or with None a spectator) saw it."""
        viewer = None if seat is None else self._known(seat)
        return self._table.rules.events(self._state, self._rows, viewer, False)

    def view(self, seat: int | None) -> View:
        """What a seat (or with None a spectator) may know of the position."""
        return self._table.rules.view(self._state, None if seat is None else self._known(seat))

    def position(self) -> View:
        """The whole position with everything hidden; it can be read again by `from_position`."""
        return self._table.rules.position(self._state)

    def guess(self, seat: int, rng: random.Random) -> Game:
        """A game that could be this one as far as the seat knows: hands, decks, face-down cards and purse values drawn anew.

        Its view for the seat is the same; its chance is its own; its last events are left out.
        """
        rules = self._table.rules
        state = rules.guess(self._state, self._known(seat), rng)
        table = Table(rules, self.roles, self.drawn, self.options, rng.randbytes(ENTROPY_BYTES))
        return Game(table, state, 0, self._number, ())

    # Going on -----------------------------------------------------------------------------------

    def _step(self, state: Any, choice: tuple[int, int] | None, number: int, entropy: bytes | None) -> Game:
        """Do a choice, the seat and its action (None: only go on), on a state of ours, and go on until a decision is due."""
        table = self._table
        rules = table.rules
        if entropy is not None and not (isinstance(entropy, bytes) and len(entropy) == ENTROPY_BYTES):
            raise BadSeed(f"The entropy of a step has {ENTROPY_BYTES} bytes.", entropy=repr(entropy))
        seeds = entropy_seeds(step_entropy(table.secret, self._chances) if entropy is None else entropy)
        state.rng[:] = seeds
        rows: tuple[Row, ...] = ()
        if choice is not None:
            rules.begin(state, *choice)
            rows = rules.drain(state)
        going_on = True
        while going_on:
            going_on = rules.advance(state)
            rows += rules.drain(state)
        chances = self._chances + (state.rng != seeds)
        state.rng[:] = _REST
        return Game(table, state, chances, number, rows)


def new_game(name: str, seats: int | Sequence[str], options: Mapping[str, Any] | None = None, seed: Seed = None) -> Game:
    """A new game, set up as far as the first decision.

    `seats` is their number, or for each seat the name of its role or "random"; a team is two names, such as "belle+doc". The
    same name, seats, options and seed give the same game on every machine. Raises UnknownGame, BadSeats, BadOption, BadSeed, each
    naming what is allowed.

    >>> new_game("colt-express", 1)
    Traceback (most recent call last):
    wildbunch.core.errors.BadSeats: colt-express is for 2 to 6 seats, not 1.
    >>> new_game("colt-express", ["belle+doc", "ghost+tuco"], seed=1).roles
    ('belle+doc', 'ghost+tuco')
    """
    rules = rules_of(name)
    info = rules.info
    asked = asked_seats(info, seats)
    chosen = info.chosen(options, len(asked))
    secret = secret_of(seed)
    roles = draw_roles(info, asked, secret)
    drawn = tuple(seat for seat, role in enumerate(asked) if role == RANDOM)
    state = rules.deal(roles, chosen)
    return Game(Table(rules, roles, drawn, chosen, secret), state, 0, 0, ())._step(state, None, 0, None)
