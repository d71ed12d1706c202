"""Many games between bots over all cores: reproducible from the seed, whatever the number of processes.

>>> result = simulate(["greedy", "random", "random"], games=3, seed="docs", processes=1)
>>> [row.bot for row in result.rows[:3]], result.standings()[0].bot
(['greedy', 'random', 'random'], 'greedy')
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Any, Literal

from wildbunch.arena.match import play_out
from wildbunch.arena.stats import Estimate, mean, share
from wildbunch.arena.workers import in_workers
from wildbunch.bots.faults import Fault, Kind
from wildbunch.bots.guarded import fault_of, require_player, seated
from wildbunch.core.game import Game, new_game
from wildbunch.records import Recorder, write_record

Progress = Callable[[int], None]
"""Told after each batch how many games are done."""

_BATCHES_A_PROCESS = 16


@dataclass(frozen=True, slots=True)
class Row:
    """How one seat of one game ended; `won` is 1, a part of a shared win, or 0; `parts` are the named numbers of the score.

    `fault` says what the bot did wrong, so that `random` played on in its place, and `fault_kind` of what kind that was; both are empty
    where all was well.
    """

    game: int
    seed: str
    seat: int
    bandit: str
    bot: str
    won: float
    rank: int
    money: int
    parts: Mapping[str, int] = field(hash=False)
    actions: int
    fault: str = ""
    fault_kind: Kind | Literal[""] = ""

    def flat(self) -> dict[str, Any]:
        """The fields with the parts among them, as for a table."""
        flat = {each.name: getattr(self, each.name) for each in fields(self)}
        parts = flat.pop("parts")
        last = {name: flat.pop(name) for name in ("actions", "fault", "fault_kind")}
        return {**flat, **parts, **last}


@dataclass(frozen=True, slots=True)
class Standing:
    """What all games say about one bot, by the seats it sat in."""

    bot: str
    seats: int
    won: Estimate
    fair: float
    money: Estimate
    parts: Mapping[str, Estimate] = field(hash=False)

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields of this class."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Simulation:
    """What was played, and a row for each game and seat, in the order of the games."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, Any] = field(hash=False)
    rows: tuple[Row, ...]

    def standings(self) -> tuple[Standing, ...]:
        """One line for each bot, the best share of wins first."""
        lines = []
        for bot in dict.fromkeys(self.bots):
            rows = [row for row in self.rows if row.bot == bot]
            lines.append(
                Standing(
                    bot,
                    len(rows),
                    share(sum(row.won for row in rows), len(rows)),
                    1 / len(self.bots),
                    mean([row.money for row in rows]),
                    {part: mean([row.parts[part] for row in rows]) for part in rows[0].parts},
                )
            )
        return tuple(sorted(lines, key=lambda line: -line.won.value))

    def faults(self) -> tuple[Row, ...]:
        """The rows of those seats whose bot has failed."""
        return tuple(row for row in self.rows if row.fault)

    def to_json(self) -> dict[str, Any]:
        """The simulation document: what was asked, the standings with 95 % intervals, and the seats whose bot has failed."""
        return {
            "format": "wildbunch-simulation",
            "version": 1,
            "game": self.game,
            "bots": list(self.bots),
            "games": self.games,
            "seed": self.seed,
            "options": dict(self.options),
            "standings": [line.to_json() for line in self.standings()],
            "faults": [
                {"game": row.game, "seat": row.seat, "bot": row.bot, "kind": row.fault_kind, "message": row.fault} for row in self.faults()
            ],
        }


@dataclass(frozen=True, slots=True)
class _Order:
    """What a process needs to know to play some of the games."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, Any]
    records: str | None


def simulate(
    bots: Sequence[str],
    games: int,
    seed: str | int,
    *,
    game: str = "colt-express",
    options: Mapping[str, Any] | None = None,
    processes: int | None = None,
    records: Path | None = None,
    progress: Progress | None = None,
) -> Simulation:
    """Play games between these bots, one for each seat; everybody moves on one seat from game to game.

    `processes` None uses all cores; a script that calls this does so under `if __name__ == "__main__":`, since each new process
    reads the script again. With `records` the record of each game is written into that folder. Raises UnknownBot,
    NotForThisGame, WorkerEnded and what `new_game` raises.
    """
    order = _Order(game, tuple(bots), str(seed), dict(options or {}), None if records is None else str(records))
    first = new_game(game, len(bots), options, seed=_seed_of(order, 0))
    for bot in dict.fromkeys(bots):
        require_player(bot, game)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    rows: list[Row] = []
    done = 0
    for batch in _played(order, games, processes or os.cpu_count() or 1):
        rows += batch
        done += len(batch) // len(bots)
        if progress is not None:
            progress(done)
    rows.sort(key=lambda row: (row.game, row.seat))
    return Simulation(game, order.bots, games, order.seed, dict(first.options), tuple(rows))


def _played(order: _Order, games: int, processes: int) -> Iterator[list[Row]]:
    """The rows of all games, batch by batch, in the order they get ready."""
    size = max(1, games // (processes * _BATCHES_A_PROCESS))
    batches = [range(start, min(start + size, games)) for start in range(0, games, size)]
    if processes == 1 or not batches:
        for batch in batches:
            yield _play_batch(order, batch)
        return
    yield from in_workers(partial(_play_batch, order), batches, processes)


def _seed_of(order: _Order, number: int) -> str:
    return f"{order.seed}/{number}"


def _play_batch(order: _Order, numbers: Sequence[int]) -> list[Row]:
    return [row for number in numbers for row in _play_one(order, number)]


def _play_one(order: _Order, number: int) -> list[Row]:
    """One game; who sits in seat 0 moves on with its number."""
    seed = _seed_of(order, number)
    shift = number % len(order.bots)
    names = order.bots[-shift:] + order.bots[:-shift] if shift else order.bots
    start = new_game(order.game, len(names), order.options, seed=seed)
    recorder = Recorder(start)
    with ExitStack() as stack:
        bots = [stack.enter_context(closing(seated(name))) for name in names]
        end = play_out(start, bots, seed, None if order.records is None else recorder.add)
    if order.records is not None:
        file = Path(order.records) / f"{order.game}-{number:06}.jsonl"
        file.write_text(write_record(recorder.record()), encoding="utf-8")
    return _rows(end, number, seed, names, [fault_of(bot) for bot in bots])


def _rows(end: Game, number: int, seed: str, names: Sequence[str], faults: Sequence[Fault | None]) -> list[Row]:
    outcome = end.outcome
    assert outcome is not None  # the match was played to its end
    return [
        Row(
            game=number,
            seed=seed,
            seat=score.seat,
            bandit=end.roles[score.seat],
            bot=names[score.seat],
            won=1 / len(outcome.winners) if score.seat in outcome.winners else 0.0,
            rank=outcome.ranking.index(score.seat) + 1,
            money=score.money,
            parts=dict(score.parts),
            actions=end.number,
            fault=str(fault or ""),
            fault_kind=fault.kind if fault else "",
        )
        for score in outcome.scores
        for fault in [faults[score.seat]]
    ]
