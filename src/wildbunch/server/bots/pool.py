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

import msgspec

from wildbunch.arena.analysis import Answer
from wildbunch.server.bots import HEADER
from wildbunch.server.bots.turns import Turns

if TYPE_CHECKING:
    from wildbunch.arena.analysis import Question
    from wildbunch.core.action import Action

START_SECONDS = 20.0
COMPILING_SECONDS = 120.0
"""What the first question to a search may take besides, where nothing was compiled before."""
LAST = 1
"""The rank of who gets a process only when no bot wants it."""
LONGEST = 2**20
"""The most bytes of an answer."""

log = logging.getLogger("wildbunch.server")


class BotPool:
    """Asks bots to choose. Whatever a bot does, an answer comes within its time."""

    def __init__(self, workers: int, seconds: float, memory: int) -> None:
        self._seconds = seconds
        self._memory = memory
        self._workers = [Worker(memory) for _ in range(workers)]
        self._free = Turns(self._workers)

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
    async def _worker(self, rank: int = 0) -> AsyncIterator[Worker]:
        """A worker that nobody else uses meanwhile; ended if what was begun with it is broken off."""
        worker = await self._free.take(rank)
        try:
            yield worker
        except BaseException:
            await worker.stop()
            raise
        finally:
            self._free.give(worker)

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
                chosen = await asyncio.wait_for(worker.ask(bot, view, legal, secrets.randbits(64)), self._seconds)
        except (TimeoutError, OSError, EOFError) as error:
            log.error("bot %s did not answer (%s); it plays %s", bot, type(error).__name__, legal[0])
            return legal[0]
        if isinstance(chosen, int) and 0 <= chosen < len(legal):
            return legal[chosen]
        log.error("bot %s failed; it plays %s", bot, legal[0])
        return legal[0]

    async def examine(self, question: Question, seed: str, iterations: int, seconds: float) -> Answer | None:
        """What the search says of a position of a finished game, with so many iterations or what it gets done in so many seconds, when no
        bot waits for a process; None when it fails, which is logged.
        """
        try:
            async with self._worker(LAST) as worker:
                await asyncio.wait_for(worker.start(), START_SECONDS)
                told = await asyncio.wait_for(worker.ask(None, question, seed, iterations, seconds), COMPILING_SECONDS + seconds)
            return None if told is None else msgspec.convert(told, Answer)
        except (TimeoutError, OSError, EOFError, msgspec.ValidationError) as error:
            log.error("an analysis was not answered: %s", type(error).__name__)
            return None


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

    async def ask(self, bot: str | None, *what: Any) -> Any:
        """What the process answers: the index of the action a bot has chosen, or what the search says where no bot is named; None
        where that failed. Raises OSError or EOFError when the process is gone.
        """
        assert self._process is not None
        assert self._process.stdin is not None
        question = pickle.dumps((bot, *what))
        self._process.stdin.write(len(question).to_bytes(HEADER, "big") + question)
        await self._process.stdin.drain()
        return await self._answer()

    async def _answer(self) -> Any:
        assert self._process is not None
        assert self._process.stdout is not None
        length = int.from_bytes(await self._process.stdout.readexactly(HEADER), "big")
        if length > LONGEST:
            raise EOFError(f"an answer of {length} bytes")
        try:
            return msgspec.json.decode(await self._process.stdout.readexactly(length))
        except msgspec.DecodeError as error:
            raise EOFError("an answer that is none") from error
