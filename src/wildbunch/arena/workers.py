"""Processes that work for this one, and never outlive it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from types import FrameType
from typing import Any, TypeVar

from wildbunch.core.ending import EXIT_CODE, Terminated, ends_in_order
from wildbunch.core.errors import WildbunchError

GRACE = 5.0
"""Seconds in which a worker may close its bots before it is ended."""
ENDING = (signal.SIGINT, signal.SIGTERM)
Submit = Callable[..., "Future[Any]"]
"""Gives work to a process: a function and its arguments."""
Item = TypeVar("Item")
Result = TypeVar("Result")


class WorkerEnded(WildbunchError):
    """`worker_ended`: A process that worked for this one has ended before its work was done."""

    def __init__(self) -> None:
        super().__init__(
            "worker_ended", "A process that did a part of the work has ended by itself: a bot has ended it, or the memory was not enough."
        )


@contextmanager
def workers(count: int | None, prepare: Callable[..., None] | None = None, *arguments: Any) -> Iterator[Submit]:
    """So many processes (None: one for each core), each of which begins with `prepare`; what comes gives them work. When the block is
    left by an exception, an interrupt among them, they end at once instead of finishing what they do. Raises WorkerEnded."""
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(count, context, _begin, (prepare, *arguments))

    def submit(work: Callable[..., Any], *values: Any) -> Future[Any]:
        # This may start a process: it must neither be left half started nor be interrupted before it is ready for that.
        with _signals_held():
            return pool.submit(work, *values)

    try:
        with ends_in_order():
            yield submit
    except BaseException as error:
        _end(set(multiprocessing.active_children()) - others)
        pool.shutdown(wait=True, cancel_futures=True)
        if isinstance(error, BrokenProcessPool):
            raise WorkerEnded from error
        raise
    pool.shutdown()


@contextmanager
def _signals_held() -> Iterator[None]:
    """Signals that end us wait to the end of this; new processes inherit that, and let them come when they have begun."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(processes: set[multiprocessing.process.BaseProcess]) -> None:
    for process in processes:
        process.terminate()
    deadline = time.monotonic() + GRACE
    for process in processes:
        process.join(max(0.0, deadline - time.monotonic()))
    for process in processes:
        process.kill()


def in_workers(work: Callable[[Sequence[Item]], list[Result]], batches: Sequence[Sequence[Item]], count: int) -> Iterator[list[Result]]:
    """What `work` makes of each batch, in the order they get ready. Raises WorkerEnded, and what `work` raises."""
    with workers(min(count, len(batches)), _leave_when_told) as submit:
        for future in as_completed([submit(partial(_worked, work), batch) for batch in batches]):
            yield future.result()


def _begin(prepare: Callable[..., None] | None, *arguments: Any) -> None:
    # Whoever interrupts the command interrupts the process that started this one, and that ends all.
    signal.signal(signal.SIGINT, _pass_over)
    threading.Thread(target=_watch_parent, daemon=True).start()
    if prepare is not None:
        prepare(*arguments)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)


def _pass_over(number: int, frame: FrameType | None) -> None:
    # Not SIG_IGN, which the programs of bots would inherit.
    pass


def _watch_parent() -> None:
    """End this process when the one that has started it is gone, however that came."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACE)
    os._exit(EXIT_CODE)


_working = threading.Event()


def _leave_when_told() -> None:
    """At SIGTERM close the bots, whose programs would stay behind, and then leave."""
    signal.signal(signal.SIGTERM, _leave)


def _leave(number: int, frame: FrameType | None) -> None:
    # The pool says it once more to all when the first of them has left; the others are then closing their bots, and go on with that.
    signal.signal(number, _pass_over)
    if _working.is_set():
        raise Terminated
    os._exit(EXIT_CODE)


def _worked(work: Callable[[Sequence[Item]], list[Result]], batch: Sequence[Item]) -> list[Result]:
    _working.set()
    try:
        return work(batch)
    except Terminated:
        os._exit(EXIT_CODE)
    finally:
        _working.clear()
