"""Signals that wait until what has been started is known."""

import signal
from collections.abc import Iterator

import pytest

from wildbunch.core.ending import Terminated, ends_in_order, signals_deferred, sigterm_kept

RAISED = {signal.SIGINT: KeyboardInterrupt, signal.SIGTERM: Terminated}


@pytest.fixture(autouse=True)
def as_a_program_begins() -> Iterator[None]:
    """Other tests run in this process, and Ray leaves a way of its own to end it."""
    before = {number: signal.getsignal(number) for number in RAISED}
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


def starting(reached: list[str], number: signal.Signals, fails: bool = False) -> None:
    """A start during which a signal comes."""
    with signals_deferred():
        signal.raise_signal(number)
        if fails:
            raise OSError
        reached.append("started")


@pytest.mark.parametrize("number", RAISED)
def test_what_a_signal_raises_waits_to_the_end_and_comes_then(number: signal.Signals) -> None:
    reached: list[str] = []
    with ends_in_order(), pytest.raises(RAISED[number]):
        starting(reached, number)
    assert reached == ["started"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_signal_comes_also_when_what_it_waits_for_fails() -> None:
    with pytest.raises(KeyboardInterrupt):
        starting([], signal.SIGINT, fails=True)


def test_what_others_make_of_sigterm_is_over_where_it_is_kept() -> None:
    with ends_in_order():
        with sigterm_kept():
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
        with pytest.raises(Terminated):
            signal.raise_signal(signal.SIGTERM)
