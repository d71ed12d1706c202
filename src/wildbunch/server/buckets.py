"""Token buckets: so many at once, so many a second."""

from __future__ import annotations

from time import monotonic


class TokenBucket:
    """Lets `burst` through at once and `rate` a second after that."""

    __slots__ = ("_burst", "_rate", "_tokens", "_when")

    def __init__(self, burst: int, rate: float) -> None:
        self._burst = float(burst)
        self._rate = rate
        self._tokens = float(burst)
        self._when = monotonic()

    def take(self) -> bool:
        """Take a token; False when there is none."""
        now = monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._when) * self._rate)
        self._when = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether it is as it was made, so that it may be forgotten."""
        return self._tokens + (monotonic() - self._when) * self._rate >= self._burst


class Buckets:
    """A bucket for each key, forgotten when full."""

    def __init__(self, burst: int, rate: float, keys: int = 10_000) -> None:
        self._burst = burst
        self._rate = rate
        self._keys = keys
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, key: str) -> bool:
        """Take a token of this key's bucket; False when there is none."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._keys:
                self._buckets = {known: held for known, held in self._buckets.items() if not held.full}
            if len(self._buckets) >= self._keys:
                return False
            bucket = self._buckets[key] = TokenBucket(self._burst, self._rate)
        return bucket.take()
