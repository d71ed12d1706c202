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
from wildbunch.server.bots import HEADER, PREPARE, PREPARES

if TYPE_CHECKING:
    from wildbunch.arena.analysis import Question
    from wildbunch.core.action import Action

START_SECONDS = 20.0
COMPILING_SECONDS = 120.0
"""What the first question to a search may take besides, where nothing was compiled before."""
NICENESS, LOWEST = 5, 19
"""How much bots and an analysis leave the processor to the server, which waits for messages most of the time, and to each other."""
QUEUE_SECONDS, LEAST_SECONDS = 4.0, 0.05
"""What all who wait for a process may think together, and what each may at least."""
LONGEST = 2**20
"""The most bytes of an answer."""

log = logging.getLogger("wildbunch.server")


def share(processes: int, waiting: int) -> float:
    """How many seconds one of those who wait may think: with few at it as long as it likes, with many less, so that no table waits long.

    >>> share(1, 2), share(1, 10), share(2, 10)
    (2.0, 0.4, 0.8)
    """
    return max(LEAST_SECONDS, QUEUE_SECONDS * processes / waiting)


class BotPool:
    """Asks bots to choose. Whatever a bot does, an answer comes within its time."""

    def __init__(self, workers: int, seconds: float, memory: int) -> None:
        self._seconds = seconds
        self._memory = memory
        self._workers = [Worker(memory) for _ in range(workers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        # Not one of those that bots wait for: it may be compiling for a while.
        self._analyst = Worker(memory, LOWEST)
        self._asked = 0
        self._preparing: list[asyncio.Task[None]] = []

    async def warm(self) -> None:
        """Start the processes, so that the first bot need not wait for one."""
        await asyncio.gather(*(self._begin(prepare=False) for _ in self._workers))

    def prepare(self) -> None:
        """Somebody may want searching bots soon: let the processes load the search meanwhile. Returns at once."""
        if not self._preparing:
            for worker in self._workers:
                worker.prepares = True
            self._preparing = [asyncio.create_task(self._begin(prepare=True)) for _ in self._workers]

    async def _begin(self, prepare: bool) -> None:
        try:
            async with self._worker() as worker:
                await worker.start()
                if prepare:
                    await asyncio.wait_for(worker.ask(PREPARE), self._seconds)
        except (TimeoutError, OSError, EOFError) as error:
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
        for task in self._preparing:
            task.cancel()
        await asyncio.gather(*self._preparing, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in (*self._workers, self._analyst)))

    async def choose(self, bot: str, view: Any, legal: tuple[Action, ...]) -> Action:
        """What the bot chooses; the first legal action when it fails or takes too long, which is logged."""
        if len(legal) == 1:
            return legal[0]
        self._asked += 1
        try:
            async with self._worker() as worker:
                # Starting a process is not the bot's thinking time.
                await asyncio.wait_for(worker.start(), START_SECONDS)
                question = (view, legal, secrets.randbits(64), share(len(self._workers), self._asked))
                chosen = await asyncio.wait_for(worker.ask(bot, *question), self._seconds)
        except (TimeoutError, OSError, EOFError) as error:
            log.error("bot %s did not answer (%s); it plays %s", bot, type(error).__name__, legal[0])
            return legal[0]
        finally:
            self._asked -= 1
        if isinstance(chosen, int) and 0 <= chosen < len(legal):
            return legal[chosen]
        log.error("bot %s failed; it plays %s", bot, legal[0])
        return legal[0]

    async def examine(self, question: Question, seed: str, iterations: int, seconds: float) -> Answer | None:
        """What the search says of a position of a finished game, with so many iterations or what it gets done in so many seconds; None
        when it fails, which is logged. One after the other, in a process that leaves all others the first go.
        """
        try:
            await asyncio.wait_for(self._analyst.start(), START_SECONDS)
            told = await asyncio.wait_for(self._analyst.ask(None, question, seed, iterations, seconds), COMPILING_SECONDS + seconds)
            return None if told is None else msgspec.convert(told, Answer)
        except BaseException as error:
            await self._analyst.stop()
            if not isinstance(error, (TimeoutError, OSError, EOFError, msgspec.ValidationError)):
                raise
            log.error("an analysis was not answered: %s", type(error).__name__)
            return None

    async def rest(self) -> None:
        """Nothing is to be examined for now: give the room back."""
        await self._analyst.stop()


class Worker:
    """One process; it is asked one thing at a time."""

    def __init__(self, memory: int, niceness: int = NICENESS) -> None:
        self._memory = memory
        self._niceness = niceness
        self.prepares = False
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
                str(self._niceness),
                PREPARES if self.prepares else "",
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
