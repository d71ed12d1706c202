"""How fast the rules are here: figures for `wildbunch bench`.

What is compared with the yardstick is measured by turns with it in one run, and the median of each is taken, so that a busy
machine slows both alike. Ratios compare across machines; bare figures do not. Everything on one core that has no yardstick is
measured in processor time, so that other programs do not count; `warm` by the clock, since it is a person who waits.
"""

from __future__ import annotations

import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from functools import partial
from time import perf_counter, process_time
from typing import Any

from wildbunch.arena.rulesets import RULE_SETS, prepared
from wildbunch.arena.searchpace import most_memory, search_paces
from wildbunch.arena.yardstick import Pace, YardstickMissing, build_yardstick, run_yardstick
from wildbunch.colt_express import RULES
from wildbunch.core.fast import Engine, available, load
from wildbunch.core.game import new_game
from wildbunch.core.installing import how_to_install

Say = Callable[[str], None]

BATCH = 1024
EXPERT = {"expert": True}
TEAMS = 2
"""So many seats play the game of two teams."""
DECISION_GAMES: dict[str, tuple[str, int, dict[str, bool]]] = {
    "colt-express, 4 players": ("colt-express", 4, {}),
    "colt-express, expert, 4 players": ("colt-express", 4, EXPERT),
    "colt-express, two teams": ("colt-express", TEAMS, {}),
    "el-paso, 4 players": ("el-paso", 4, {}),
}
NO_COMPILER = f"Numba is not installed, so the compiled figures are left out ({how_to_install('fast')})"


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure, a median, with the least (or, for `at_most`, the greatest) value the project wants.

    `ratio` is the figure divided by the yardstick's; where one is wanted, the goal is for the ratio.
    """

    name: str
    value: float
    unit: str
    ratio: float | None = None
    goal: float | None = None
    at_most: bool = False

    @property
    def met(self) -> bool | None:
        """Whether the goal is reached; None where there is none, or the ratio it is set for is missing."""
        if self.goal is None:
            return None
        if self.name in RATIO_GOALS:
            return None if self.ratio is None else self.ratio >= self.goal
        return self.value <= self.goal if self.at_most else self.value >= self.goal

    def to_json(self) -> dict[str, Any]:
        """A JSON object with the fields, and `met`."""
        return {**asdict(self), "met": self.met}


RATIO_GOALS = {"games, 4 players": 0.4, "state copies": 0.1, "batch steps": 0.4}
"""Goals for a figure divided by the yardstick's."""


@dataclass(frozen=True, slots=True)
class Report:
    """All figures, the machine they are for, and what was left out and why."""

    figures: tuple[Figure, ...]
    machine: Mapping[str, str | int]
    notes: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        """A JSON object."""
        return {
            "figures": [figure.to_json() for figure in self.figures],
            "machine": dict(self.machine),
            "notes": list(self.notes),
        }


def run_bench(rounds: int = 5, scale: float = 1.0, from_nothing: bool = True, say: Say = lambda step: None) -> Report:
    """Measure everything, each figure `rounds` times; a `scale` below 1 plays fewer games. `say` is told what comes next.

    `from_nothing` False leaves out compiling the rules from nothing, which takes most of a minute.
    """
    notes: list[str] = []
    figures: list[Figure] = []
    if available():
        figures += _compiled_figures(rounds, scale, say, notes)
        say("decisions of every game")
        figures += _decision_figures(rounds, scale)
        say("the search")
        figures += _search_figures(rounds, scale)
    else:
        notes.append(NO_COMPILER)
    say("plain rules")
    figures.append(Figure("plain games, 4 players", _median(rounds, lambda: _plain_pace(scale)), "games/s", goal=700))
    say("games through the Game value")
    figures.append(Figure("plays through Game", _median(rounds, lambda: _game_pace(scale)), "plays/s", goal=10_000))
    figures += _start_figures(rounds, from_nothing, say)
    machine: dict[str, str | int] = {
        "python": platform.python_version(),
        "system": platform.platform(),
        "processor": _processor(),
        "cores": os.cpu_count() or 1,
    }
    return Report(tuple(figures), machine, tuple(notes))


def _compiled_figures(rounds: int, scale: float, say: Say, notes: list[str]) -> list[Figure]:
    engine = load(RULES, compiled=True)
    say("compiling the rules")
    engine.warm()
    program = None
    try:
        program = build_yardstick()
    except YardstickMissing as missing:
        notes.append(f"ratios to the yardstick are left out: {missing}")
    ours: dict[str, list[float]] = {}
    paces: list[Pace] = []
    for turn in range(rounds + 1):
        say(f"compiled rules, {turn} of {rounds}")
        measured = _compiled_paces(engine, scale)
        pace = run_yardstick(program, max(100, int(20_000 * scale))) if program else None
        if turn > 0:  # the first turn only warms both up
            for name, value in measured.items():
                ours.setdefault(name, []).append(value)
            paces += [pace] if pace else []
    yardstick = {
        "games, 4 players": [pace.games for pace in paces],
        "state copies": [pace.copies for pace in paces],
        "batch steps": [pace.batch_steps for pace in paces],
    }
    figures = []
    for name, values in ours.items():
        value = statistics.median(values)
        theirs = yardstick.get(name)
        ratio = value / statistics.median(theirs) if theirs else None
        unit = {"state copies": "copies/s", "batch steps": "steps/s"}.get(name, "games/s")
        figures.append(Figure(name, value, unit, ratio, RATIO_GOALS.get(name)))
    return figures


def _compiled_paces(engine: Engine, scale: float) -> dict[str, float]:
    """One measurement of everything compiled, a second."""
    paces = {}
    states = engine.states(2)
    playouts, copies, batch = engine.door("playouts"), engine.door("copies"), engine.door("batch_random")
    games = max(1, int(10_000 * scale))
    for seats in range(3, 7):
        paces[f"games, {seats} players"] = games / _seconds(partial(playouts, states, 0, seats, 1, games))
    paces["games, expert, 4 players"] = games / _seconds(partial(playouts, prepared(engine, 1, EXPERT), 0, 4, 1, games))
    paces["games, two teams"] = games / _seconds(partial(playouts, prepared(engine, 1), 0, TEAMS, 1, games))
    times = max(1, int(5_000_000 * scale))
    paces["state copies"] = times / _seconds(lambda: copies(states, times))
    many = engine.states(BATCH)
    new = engine.door("new_game_at")
    for i in range(BATCH):
        new(many, i, 4, i)
    sweeps = max(1, int(500 * scale))

    def sweep() -> None:
        seed = BATCH
        for _ in range(sweeps):
            seed = batch(many, seed)

    paces["batch steps"] = sweeps * BATCH / _seconds(sweep)
    return paces


def _decision_figures(rounds: int, scale: float) -> list[Figure]:
    """Decisions a second of random games in compiled code, the games and variants measured by turns; and the size of a state."""
    paces: dict[str, list[float]] = {name: [] for name in DECISION_GAMES}
    games = max(1, int(5_000 * scale))
    for turn in range(rounds + 1):
        for name, (game, seats, options) in DECISION_GAMES.items():
            engine = load(RULE_SETS[game], compiled=True)
            states, playouts = prepared(engine, 1, options), engine.door("playouts")
            before = process_time()
            decisions, _ = playouts(states, 0, seats, 1, games)
            seconds = process_time() - before
            if turn > 0:  # the first turn only warms all up
                paces[name].append(decisions / seconds)
    figures = [Figure(f"decisions, {name}", statistics.median(values), "decisions/s") for name, values in paces.items()]
    sizes = [Figure(f"state record, {name}", rules.state_class.SIZE, "bytes", goal=2048, at_most=True) for name, rules in RULE_SETS.items()]
    return [*figures, *sizes]


def _search_figures(rounds: int, scale: float) -> list[Figure]:
    """Iterations of the search in the middle of a game, and how much memory its trees may take."""
    search_paces(min(scale, 0.01))  # loads what is compiled
    measured = [search_paces(scale) for _ in range(rounds)]
    goals = {"random rollouts": 30_000.0}
    figures = [
        Figure(f"search, {name}, 4 players", statistics.median(paces[name] for paces in measured), "iterations/s", goal=goals.get(name))
        for name in measured[0]
    ]
    return [*figures, Figure("search, trees of a thread", most_memory(), "MB")]


def _plain_pace(scale: float) -> float:
    engine = load(RULES, compiled=False)
    states = engine.states(1)
    games = max(1, int(300 * scale))
    return games / _seconds(lambda: engine.door("playouts")(states, 0, 4, 1, games), process_time)


def _game_pace(scale: float) -> float:
    """Plays a second where after each play the events and the view of the seat that decides are made."""
    choose = random.Random(1)
    plays = 0

    def play_games() -> None:
        nonlocal plays
        for seed in range(max(1, int(20 * scale))):
            game = new_game("colt-express", 4, seed=seed)
            while not game.over:
                seat = game.awaiting[0]
                game.view(seat)
                game = game.play(seat, choose.choice(game.legal_actions(seat)))
                game.events_for(seat)
                plays += 1

    seconds = _seconds(play_games, process_time)
    return plays / seconds


def _start_figures(rounds: int, from_nothing: bool, say: Say) -> list[Figure]:
    say("imports in new processes")
    plain = "import wildbunch"
    cached = "from wildbunch.colt_express import RULES; from wildbunch.core.fast import load; e = load(RULES, compiled=True)\n"
    cached += "e.door('playouts')(e.states(1), 0, 4, 1, 1)"
    figures = [Figure("import wildbunch", _median(rounds, lambda: _process_seconds(plain)), "s", goal=0.05, at_most=True)]
    if available():
        both = _median(rounds, lambda: _process_seconds(cached))
        figures.append(Figure("load compiled rules from the cache", both, "s", goal=1.05, at_most=True))
    if available() and from_nothing:
        say("compiling from nothing")
        with tempfile.TemporaryDirectory() as empty:
            warm = "from wildbunch.colt_express import RULES; from wildbunch.core.fast import load; load(RULES, compiled=True).warm()"
            seconds = _process_seconds(warm, "perf_counter", WILDBUNCH_CACHE=empty)
        figures.append(Figure("warm from nothing", seconds, "s", goal=60, at_most=True))
    return figures


def _process_seconds(code: str, clock: str = "process_time", **environment: str) -> float:
    """Seconds that the code takes in a new process, the start of Python itself not counted."""
    timed = f"from time import {clock} as now; t = now()\n{code}\nprint(now() - t)"
    paths = os.pathsep.join(path for path in sys.path if path)
    done = subprocess.run(
        [sys.executable, "-c", timed], env={**os.environ, "PYTHONPATH": paths, **environment}, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def _seconds(work: Callable[[], Any], clock: Callable[[], float] = perf_counter) -> float:
    before = clock()
    work()
    return clock() - before


def _median(rounds: int, measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(rounds))


def _processor() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as info:
            return next(line.split(":", 1)[1].strip() for line in info if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()
