"""Whose turn it is to get one of a few things: who ranks first, then who came first."""

from __future__ import annotations

import asyncio
import heapq
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """Things that are taken and given back. Belongs to one event loop."""

    def __init__(self, things: list[T]) -> None:
        self._free = list(things)
        self._waiting: list[tuple[int, int, asyncio.Future[T]]] = []
        self._numbers = count()

    async def take(self, rank: int = 0) -> T:
        """One of the things, when there is one and nobody of a lower rank waits for it."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, next(self._numbers), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, thing: T) -> None:
        """Give a thing back."""
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(thing)
                return
        self._free.append(thing)
