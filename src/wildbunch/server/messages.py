"""The messages of the wire. The JSON Schemas in `web/schema` are made from these classes."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1

Seq = Annotated[int, Meta(ge=0, le=2**31 - 1, description="How many steps the reader has seen; each seat has its own count.")]
Seat = Annotated[int, Meta(ge=0, le=15, description="Seats are numbered clockwise from 0.")]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, description="Chosen by the client, unique in its table.")]
Notation = Annotated[str, Meta(min_length=1, max_length=64, description="An action's text.")]
Name = Annotated[str, Meta(max_length=32)]
EventJson = dict[str, Any]
ViewJson = dict[str, Any]

ErrorCode = Literal[
    "illegal_action",
    "wrong_seat",
    "game_over",
    "stale",
    "malformed",
    "too_large",
    "too_fast",
    "unknown_table",
    "not_yours",
    "too_many_sockets",
    "storage",
    "internal",
]


# From the client -----------------------------------------------------------------------------------


class Play(Struct, tag="play", frozen=True, forbid_unknown_fields=True):
    """Play an action that was chosen in the state numbered `seq`. Sent again with the same `id` it is applied once."""

    id: MessageId
    seq: Seq
    action: Notation


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """Are you there?"""


class Resync(Struct, tag="resync", frozen=True, forbid_unknown_fields=True):
    """Send what came after the state numbered `after`; all of it when that is null."""

    after: Seq | None = None


ClientMessage = Play | Ping | Resync


# From the server -----------------------------------------------------------------------------------


class Player(Struct, frozen=True):
    """Who sits where: `who` is "me", "guest" or a bot's name, `bandit` the seat's role."""

    seat: Seat
    bandit: str
    who: str


class Choice(Struct, frozen=True):
    """A legal action: besides these its own fields (card, car, target ...), what it does by itself (`effects`), for a card to
    be planned what it could do if it were resolved now (`would`), and numbers a player would work out (`figures`).
    """

    text: str
    id: int
    kind: str
    effects: list[EventJson]
    would: list[str]
    figures: dict[str, str | int]


class Refusal(Struct, frozen=True):
    """Something one might try and may not, with the rule and its reason."""

    text: str
    rule: str
    code: str
    args: dict[str, Any]
    message: str


class Situation(Struct, frozen=True, kw_only=True):
    """What a seat may know of the state numbered `seq`. `outcome` and `secret` (hexadecimal) are null until the end."""

    seq: Seq
    view: ViewJson
    legal: list[Choice]
    refusals: list[Refusal]
    awaiting: list[Seat]
    outcome: dict[str, Any] | None
    secret: str | None


class Welcome(Struct, tag="welcome", frozen=True, kw_only=True):
    """The first message: which table this is, and where the reader sits."""

    protocol: int = PROTOCOL
    table: str
    game: str
    seat: Seat
    seq: Seq
    commitment: str
    players: list[Player]


class State(Situation, tag="state", frozen=True, kw_only=True):
    """The whole state, for a client that has none or an old one."""


class Update(Situation, tag="update", frozen=True, kw_only=True):
    """One step: who acted, what was played (null when that is not for this reader), what it caused, and the state after it."""

    seat: Seat
    action: str | None
    events: list[EventJson]


class Ack(Struct, tag="ack", frozen=True):
    """The message `id` was applied and is durable; its action made the state numbered `seq`."""

    id: str
    seq: Seq


class Error(Struct, tag="error", frozen=True):
    """The message `id` (null when it could not be read) was refused, and why."""

    id: str | None
    code: ErrorCode
    message: str


class Pong(Struct, tag="pong", frozen=True):
    """Yes."""


ServerMessage = Welcome | State | Update | Ack | Error | Pong


# HTTP ----------------------------------------------------------------------------------------------


class WantedSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a table to be made: "me" or a bot's name, and the bandit it plays, the team ("one+other") or "random"."""

    who: Name
    bandit: Name = "random"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made; exactly one seat is "me"."""

    game: Name
    seats: Annotated[list[WantedSeat], Meta(min_length=2, max_length=8)]
    options: dict[Name, str | bool | int] = {}


class TryFrom(Struct, frozen=True, forbid_unknown_fields=True):
    """The step of a finished game to go on from."""

    seq: Seq


class Made(Struct, frozen=True):
    """A new table and the seat one has there."""

    table: str
    seat: Seat


class TableSummary(Struct, frozen=True):
    """A table in a list, with the bandits who play there; `created` is in milliseconds since 1970."""

    table: str
    game: str
    seat: Seat
    players: list[Player]
    options: dict[str, Any]
    created: int
    over: bool


class ForSeats(Struct, frozen=True):
    """A choice that belongs to a number of seats."""

    seats: int
    choice: str | bool | int


class OptionInfo(Struct, frozen=True):
    """A house rule: its choices, the usual one, the numbers of seats that leave one choice (`always`), the choices that need so many
    seats at least (`needs`), and whether a text of one's own may be given instead.
    """

    name: str
    choices: list[str | bool | int]
    default: str | bool | int
    always: list[ForSeats]
    needs: list[ForSeats]
    text: bool


class GameInfo(Struct, frozen=True):
    """A game one can start: its options, its roles, the numbers of seats with which each plays two roles ("one+other"), the bots
    that play it, and which of them is the usual one.
    """

    name: str
    rules: str
    seats_min: int
    seats_max: int
    bandits: list[str]
    teams: list[int]
    options: list[OptionInfo]
    bots: list[str]
    usual_bot: str


class LogStep(Struct, frozen=True):
    """A step as its reader saw it; number 0 is the deal, which nobody played."""

    seq: Seq
    seat: Seat | None
    action: str | None
    events: list[EventJson]


class ReplayStep(LogStep, frozen=True):
    """A step with the state after it."""

    view: ViewJson


class Replay(Struct, frozen=True):
    """A finished game, step by step."""

    table: str
    game: str
    seat: Seat
    players: list[Player]
    commitment: str
    secret: str
    steps: list[ReplayStep]
    outcome: dict[str, Any]


class AnalysisState(Struct, frozen=True):
    """How far the analysis of a finished game is: how many of its questions are answered (none are known while it waits), and the
    document `wildbunch-analysis` when it is done, with the actions it speaks of by their notation. "none": nobody has asked for it, or
    nobody has for a while.
    """

    state: Literal["none", "waiting", "running", "done", "failed"]
    answered: int
    questions: int
    analysis: dict[str, Any] | None = None
    actions: dict[str, dict[str, Any]] = {}


class Problem(Struct, frozen=True):
    """Why a request was refused: a stable code and an English sentence."""

    code: str
    message: str


class Health(Struct, frozen=True):
    """ "ok" or "unavailable"."""

    status: str


read_client_message = msgspec.json.Decoder(ClientMessage).decode
encode = msgspec.json.Encoder().encode
