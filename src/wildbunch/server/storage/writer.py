"""The one thread that writes: it commits everything that waits in one transaction, then says so to those who wait."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Engine, Executable, insert
from sqlalchemy.exc import IntegrityError

from wildbunch.server.storage.schema import steps

log = logging.getLogger("wildbunch.server")


class StorageError(Exception):
    """The database did not take or give what was asked. Whether a write got there is not known: read before going on."""


class TakenError(Exception):
    """Another writer has taken this number of the table, or this message was stored before."""


@dataclass(eq=False)
class Job:
    """What is written together or not at all: steps, and other statements with their parameters."""

    steps: Sequence[dict[str, Any]] = ()
    statements: Sequence[tuple[Executable, Any]] = ()
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Group commit: `write` returns when the job is durable. Belongs to one event loop."""

    def __init__(self, engine: Engine, batch: int) -> None:
        self._engine = engine
        self._batch = batch
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="wildbunch-writer", daemon=True)
        self._thread.start()

    @property
    def alive(self) -> bool:
        """Whether the thread runs."""
        return self._thread.is_alive()

    async def write(self, job: Job) -> None:
        """Return when the job is committed. Raises TakenError (nothing written), StorageError (not known)."""
        self._queue.put(job)
        # Shielded: who gives up waiting must not stop the thread from telling the others.
        await asyncio.shield(job.done)

    async def close(self) -> None:
        """Write what waits, then end the thread."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join, 5.0)

    def _run(self) -> None:
        open_ = True
        while open_:
            waiting = [self._queue.get()]
            while len(waiting) < self._batch and not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            open_ = None not in waiting
            jobs = [job for job in waiting if job is not None]
            if jobs:
                self._write(jobs)

    def _write(self, jobs: list[Job]) -> None:
        failure = self._tried(jobs)
        failures = [failure] * len(jobs)
        if isinstance(failure, TakenError) and len(jobs) > 1:
            # One of them clashes: each for itself, so that the others are not refused for it.
            failures = [self._tried([job]) for job in jobs]
        self._loop.call_soon_threadsafe(_tell, jobs, failures)

    def _tried(self, jobs: list[Job]) -> TakenError | StorageError | None:
        try:
            self._commit(jobs)
        except IntegrityError:
            return TakenError()
        except Exception as error:  # whatever it is, the thread goes on and those who wait are told
            log.error("storage: %s", error)
            return StorageError()
        return None

    def _commit(self, jobs: list[Job]) -> None:
        with self._engine.begin() as connection:
            for job in jobs:
                for statement, parameters in job.statements:
                    connection.execute(statement, parameters)
            _insert_steps(connection, [step for job in jobs for step in job.steps])


def _insert_steps(connection: Connection, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(steps), rows)


def _tell(jobs: list[Job], failures: Sequence[Exception | None]) -> None:
    for job, failure in zip(jobs, failures, strict=True):
        if job.done.cancelled():
            continue
        if failure is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(failure)
