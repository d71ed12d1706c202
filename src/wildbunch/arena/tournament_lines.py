"""The lines of `tournament.jsonl` as they are read: nothing is taken for a game that no tournament with these settings has played."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import isclose
from typing import Any

from wildbunch.arena.tournament import Forfeit, Played, Settings
from wildbunch.bots.faults import SENTENCES

FIELDS = {"game", "seed", "bots", "roles", "places", "won", "money", "actions", "forfeits"}
FORFEIT_FIELDS = {"seat", "reason", "kind"}
"""Lines of earlier versions have no kind."""
KINDS = tuple(SENTENCES)

MOST = 1 << 53
"""No number of a game is larger, and means of smaller ones can be taken."""


def read_object(line: str) -> dict[str, Any]:
    """The JSON object of a line. Raises ValueError for anything else, also for NaN and for what is nested too deeply to be read."""
    try:
        document = json.loads(line, parse_constant=_no_constant)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(document, dict):
        raise ValueError("no object")
    return document


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is no number of JSON")


def read_game(document: Mapping[str, Any], settings: Settings) -> Played:
    """The game of a line of the tournament with these settings. Raises ValueError for what cannot be one."""
    _require(set(document) == FIELDS)
    number = document["game"]
    _require(_is_whole(number, 0) and _is_whole(document["actions"], 0))
    _require(document["seed"] == f"{settings.seed}/{number}")
    bots = _texts(document["bots"], settings.players)
    roles = _texts(document["roles"], settings.players)
    _require(set(bots) <= set(settings.bots) and len(set(roles)) == len(roles))
    places, money, won = (_list(document[name], settings.players) for name in ("places", "money", "won"))
    _require(all(map(_is_whole, (*places, *money))) and all(_is_number(share) for share in won))
    forfeits = _forfeits(document["forfeits"], settings.players)
    _require_finish(places, won, {forfeit.seat for forfeit in forfeits})
    shares = tuple(map(float, won))
    return Played(number, document["seed"], bots, roles, tuple(places), shares, tuple(money), document["actions"], forfeits)


def _require(holds: bool) -> None:
    if not holds:
        raise ValueError("no game of this tournament")


def _is_whole(value: object, least: int | None = None) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST and (least is None or value >= least)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _list(value: object, count: int | None = None) -> list[Any]:
    if not isinstance(value, list) or (count is not None and len(value) != count):
        raise ValueError("no list of one for each seat")
    return value


def _texts(value: object, count: int) -> tuple[str, ...]:
    texts = _list(value, count)
    _require(all(isinstance(text, str) for text in texts))
    return tuple(texts)


def _forfeits(value: object, players: int) -> tuple[Forfeit, ...]:
    forfeits = []
    for each in _list(value):
        if not (isinstance(each, dict) and set(each) | {"kind"} == FORFEIT_FIELDS and isinstance(each["reason"], str)):
            raise ValueError("no forfeit")
        _require(_is_whole(each["seat"], 0) and each["seat"] < players)
        _require("kind" not in each or each["kind"] in KINDS)
        forfeits.append(Forfeit(each["seat"], each["reason"], each.get("kind", "")))
    seats = [forfeit.seat for forfeit in forfeits]
    _require(seats == sorted(set(seats)))
    return tuple(forfeits)


def _require_finish(places: Sequence[int], won: Sequence[float], out: set[int]) -> None:
    """Who forfeits is behind all others, a shared place leaves out those behind it, and those who are first have won, all alike."""
    ranked = [place for seat, place in enumerate(places) if seat not in out]
    _require(all(places[seat] == len(ranked) + 1 for seat in out))
    _require(all(place == 1 + sum(other < place for other in ranked) for place in ranked))
    first = [seat for seat, place in enumerate(places) if place == 1 and seat not in out]
    _require(all(isclose(share, 1 / len(first) if seat in first else 0.0, abs_tol=1e-9) for seat, share in enumerate(won)))
