"""Analyses of finished games: one at a time, position by position, in a process of the lowest priority."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any, Literal

from wildbunch.arena.analysis import Answer, Study
from wildbunch.server import messages
from wildbunch.server.errors import Refused
from wildbunch.server.frames import Step

if TYPE_CHECKING:
    from wildbunch.server.bots.pool import BotPool
    from wildbunch.server.settings import Settings

log = logging.getLogger("wildbunch.server")

Key = tuple[str, int]
"""A table and a seat at it."""
Load = Callable[[], Awaitable[list[Step]]]
"""Reads the steps of the finished game, beginning with the deal."""


class Job:
    """One analysis, from when it was asked for until it is forgotten."""

    def __init__(self, key: Key) -> None:
        self.key = key
        self.state: Literal["waiting", "running", "done", "failed"] = "waiting"
        self.answered = 0
        self.questions = 0
        self.result: bytes | None = None
        self.asked = monotonic()
        self.task: asyncio.Task[None] | None = None

    @property
    def open(self) -> bool:
        """Whether it is still to be worked on."""
        return self.state in ("waiting", "running")

    def told(self) -> bytes:
        """What is told of it."""
        return self.result or messages.encode(messages.AnalysisState(self.state, self.answered, self.questions))

    def conclude(self, document: dict[str, Any], actions: dict[str, dict[str, Any]]) -> None:
        """It is done; as bytes it takes the least room."""
        self.state = "done"
        self.result = messages.encode(messages.AnalysisState(self.state, self.answered, self.questions, document, actions))


class Analyses:
    """All analyses that are asked for, worked on, or done not long ago."""

    def __init__(self, bots: BotPool, settings: Settings) -> None:
        self._bots = bots
        self._settings = settings
        self._jobs: dict[Key, Job] = {}
        self._one = asyncio.Lock()

    def state(self, key: Key) -> bytes:
        """How far it is, as JSON of `AnalysisState`; asking keeps it alive."""
        job = self._jobs.get(key)
        if job is None:
            return messages.encode(messages.AnalysisState("none", 0, 0))
        job.asked = monotonic()
        return job.told()

    def begin(self, key: Key, load: Load) -> bytes:
        """Begin it where it has not begun or has failed; answers as `state`. Raises Refused when too many wait already."""
        job = self._jobs.get(key)
        if job is None or job.state == "failed":
            if sum(job.open for job in self._jobs.values()) >= self._settings.analyses_waiting:
                raise Refused("too_fast", "Too many games are being analysed; wait a moment.", 429)
            job = Job(key)
            # Who was asked for last is forgotten last.
            self._jobs.pop(key, None)
            self._jobs[key] = job
            self._forget()
            job.task = asyncio.create_task(self._work(job, load))
        return self.state(key)

    def _forget(self) -> None:
        """Keep only so many that are done."""
        closed = [key for key, job in self._jobs.items() if not job.open]
        for key in closed[: max(0, len(closed) - self._settings.analyses_kept)]:
            del self._jobs[key]

    async def _work(self, job: Job, load: Load) -> None:
        try:
            async with self._one:
                finished = await self._examined(job, load)
        except Exception:  # a fault of this game; the others must not notice
            log.exception("table %s: its analysis failed", job.key[0])
            job.state = "failed"
            return
        finally:
            if not any(other.open for other in self._jobs.values() if other is not job):
                await self._bots.rest()
        if not finished and self._jobs.get(job.key) is job:
            del self._jobs[job.key]

    async def _examined(self, job: Job, load: Load) -> bool:
        """Ask all questions; False when nobody wanted to know any more."""
        if self._unwanted(job):
            return False
        table, seat = job.key
        steps = await load()
        study = await asyncio.to_thread(_study, steps, seat)
        job.state, job.questions = "running", len(study.questions)
        iterations, answers = self._settings.analysis_iterations, dict[int, Answer]()
        for question in study.questions:
            if self._unwanted(job):
                return False
            answer = await self._bots.examine(question, table, iterations, self._settings.analysis_seconds)
            if answer is None:
                job.state = "failed"
                return True
            answers[question.step] = answer
            job.answered += 1
        actions = {action.text: action.to_json() for question in study.questions for action in question.legal}
        job.conclude(study.conclude(answers, iterations, table).to_json(), actions)
        return True

    def _unwanted(self, job: Job) -> bool:
        return monotonic() - job.asked > self._settings.analysis_patience

    async def close(self) -> None:
        """Break off what is being worked on."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task


def _study(steps: list[Step], seat: int) -> Study:
    moves = [(step.seat, step.action) for step in steps[1:] if step.seat is not None and step.action is not None]
    return Study([step.game for step in steps], moves, seat)
