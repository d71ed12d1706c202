"""Settings of all tests."""

from hypothesis import HealthCheck, settings

# The same examples in every run, so that a failure is a failure everywhere; no test measures time.
settings.register_profile(
    "wildbunch", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("wildbunch")
