"""A few processes for all bots, each replaced when a bot does not answer in time."""

from __future__ import annotations

import asyncio
import logging
import pickle
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from wildbunch.server.bots import HEADER

if TYPE_CHECKING:
    from wildbunch.core.action import Action

START_SECONDS = 20.0

log = logging.getLogger("wildbunch.server")


class BotPool:
    """Asks bots to choose. Whatever a bot does, an answer comes within its time."""

    def __init__(self, workers: int, seconds: float, memory: int) -> None:
        self._seconds = seconds
        self._memory = memory
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers = [Worker(memory) for _ in range(workers)]
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def warm(self) -> None:
        """Start the processes, so that the first bot need not wait for one."""
        await asyncio.gather(*(self._warm_one() for _ in self._workers))

    async def _warm_one(self) -> None:
        try:
            async with self._worker() as worker:
                await worker.start()
        except (OSError, EOFError) as error:
            log.error("bots' process did not start: %s", error)

    @asynccontextmanager
    async def _worker(self) -> AsyncIterator[Worker]:
        """A worker that nobody else uses meanwhile; ended if what was begun with it is broken off."""
        worker = await self._free.get()
        try:
            yield worker
        except BaseException:
            await worker.stop()
            raise
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        """End the processes."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def choose(self, bot: str, view: Any, legal: tuple[Action, ...]) -> Action:
        """What the bot chooses; the first legal action when it fails or takes too long, which is logged."""
        if len(legal) == 1:
            return legal[0]
        try:
            async with self._worker() as worker:
                # Starting a process is not the bot's thinking time.
                await asyncio.wait_for(worker.start(), START_SECONDS)
                chosen = await asyncio.wait_for(worker.ask(bot, view, legal), self._seconds)
        except (TimeoutError, OSError, EOFError) as error:
            log.error("bot %s did not answer (%s); it plays %s", bot, type(error).__name__, legal[0])
            return legal[0]
        if 0 <= chosen < len(legal):
            return legal[chosen]
        log.error("bot %s failed; it plays %s", bot, legal[0])
        return legal[0]


class Worker:
    """One process; it is asked one thing at a time."""

    def __init__(self, memory: int) -> None:
        self._memory = memory
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the process if it does not run."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",
                "-m",
                "wildbunch.server.bots.worker",
                str(self._memory),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                # Ctrl-C in the terminal is for the server, which then ends this process.
                start_new_session=True,
            )
            await self._answer()

    async def stop(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def ask(self, bot: str, view: Any, legal: tuple[Action, ...]) -> int:
        """The index of the chosen action, or -1. Raises OSError or EOFError when the process is gone."""
        assert self._process is not None
        assert self._process.stdin is not None
        question = pickle.dumps((bot, view, legal, secrets.randbits(64)))
        self._process.stdin.write(len(question).to_bytes(HEADER, "big") + question)
        await self._process.stdin.drain()
        return await self._answer()

    async def _answer(self) -> int:
        assert self._process is not None
        assert self._process.stdout is not None
        answer = await self._process.stdout.readexactly(HEADER)
        return int.from_bytes(answer, "big", signed=True)
