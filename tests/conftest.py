"""Settings of all tests."""

import signal

from hypothesis import HealthCheck, settings

# The same examples in every run, so that a failure is a failure everywhere; no test measures time.
settings.register_profile("wildbunch", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("wildbunch")

# Where the tests run in the background the interrupt is ignored, and the programs they start would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)
