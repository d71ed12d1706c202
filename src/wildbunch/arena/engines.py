"""Where the games of a tournament are played: in the processes of this machine, or on a Ray cluster. The results are the same."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from wildbunch.arena.extras import MissingExtra
from wildbunch.arena.workers import WorkerEnded, in_workers
from wildbunch.core.ending import ends_in_order, sigterm_kept
from wildbunch.core.errors import WildbunchError

ENGINES = ("processes", "ray")
Item = TypeVar("Item")
Result = TypeVar("Result")

_BATCHES_A_PROCESS = 16
_LARGEST_BATCH = 4
"""Small enough that little is lost when a tournament is stopped."""
_AHEAD = 2
"""Batches handed to a cluster for each of its cores, so that none waits for the next."""
_PATIENCE = 10.0
"""Seconds that a cluster has to answer."""
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""A Ray started here tells nobody that it runs, and does not warn of what it will do in a later version."""


UNPREPARED = "The workers of the Ray cluster cannot load what they are to do: this version of wildbunch must be installed there too."


class NoCluster(WildbunchError):
    """`no_cluster`: No Ray cluster answers, or it cannot play. Details: address, where none answers."""

    def __init__(self, message: str, **details: Any) -> None:
        super().__init__("no_cluster", message, **details)


def batches_of(items: Sequence[Item], processes: int | None) -> list[Sequence[Item]]:
    """The items in portions that are worth handing to another process."""
    size = min(_LARGEST_BATCH, max(1, len(items) // ((processes or _cores()) * _BATCHES_A_PROCESS)))
    return [items[start : start + size] for start in range(0, len(items), size)]


def run_batches(
    engine: str, work: Callable[[Sequence[Item]], list[Result]], batches: Sequence[Sequence[Item]], processes: int | None
) -> Iterator[list[Result]]:
    """What `work` makes of each batch, in the order they get ready.

    `processes` None uses all cores; with one everything happens in this process. Raises MissingExtra, WorkerEnded and what
    `work` raises.
    """
    if engine == "ray":
        return _on_ray(work, batches, processes)
    return _in_processes(work, batches, processes or _cores())


def _cores() -> int:
    return os.cpu_count() or 1


def _in_processes(
    work: Callable[[Sequence[Item]], list[Result]], batches: Sequence[Sequence[Item]], processes: int
) -> Iterator[list[Result]]:
    if processes == 1 or not batches:
        yield from map(work, batches)
        return
    yield from in_workers(work, batches, processes)


def load_ray() -> Any:
    """The library. Raises MissingExtra where it is not installed."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise MissingExtra("--engine ray", "Ray", "cluster") from None
    return ray


def _on_ray(
    work: Callable[[Sequence[Item]], list[Result]], batches: Sequence[Sequence[Item]], processes: int | None
) -> Iterator[list[Result]]:
    """On the cluster that RAY_ADDRESS names; without it, on a Ray started on this machine for this call."""
    ray = load_ray()
    ours = not ray.is_initialized()
    if ours:
        address = os.environ.get("RAY_ADDRESS") or "local"
        require_cluster(address)
        with sigterm_kept():
            ray.init(address=address, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
        with ends_in_order():
            remote = ray.remote(_worked)
            most = processes or _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting = list(reversed(batches))
            running: list[Any] = []
            while waiting or running:
                while waiting and len(running) < most:
                    running.append(remote.remote(work, waiting.pop()))
                ready, running = ray.wait(running, num_returns=1)
                yield _result(ray, ready[0])
    finally:
        if ours:
            ray.shutdown()


def require_cluster(address: str) -> None:
    """Find out whether somebody answers at HOST:PORT, since Ray itself tries for many minutes. Raises NoCluster."""
    host, colon, port = address.rpartition(":")
    if not (colon and port.isdecimal()) or "/" in host:
        return
    try:
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
    except (OSError, OverflowError):
        raise NoCluster(f"No Ray cluster answers at {address}, which RAY_ADDRESS names.", address=address) from None


def _worked(work: Callable[[Sequence[Item]], list[Result]], batch: Sequence[Item]) -> list[Result]:
    return work(batch)


def _result(ray: Any, reference: Any) -> Any:
    """What a worker has made; its error is raised as if it had happened here."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ray.exceptions.RaySystemError):
            raise NoCluster(UNPREPARED) from error
        raise error.cause from error
    except ray.exceptions.WorkerCrashedError as error:
        raise WorkerEnded from error
