"""Signals that wait until what has been started is known."""

import signal

import pytest

from wildbunch.core.ending import Terminated, ends_in_order, signals_deferred


@pytest.mark.parametrize(("number", "raised"), [(signal.SIGINT, KeyboardInterrupt), (signal.SIGTERM, Terminated)])
def test_what_a_signal_raises_waits_to_the_end_and_comes_then(number: signal.Signals, raised: type[BaseException]) -> None:
    reached = False
    with ends_in_order(), pytest.raises(raised), signals_deferred():
        signal.raise_signal(number)
        reached = True
    assert reached
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_signal_comes_also_when_what_it_waits_for_fails() -> None:
    with pytest.raises(KeyboardInterrupt), signals_deferred():
        signal.raise_signal(signal.SIGINT)
        raise OSError
