"""Limits of rate: a bucket of tokens for each address, person or socket."""

from __future__ import annotations

import time
from collections import OrderedDict

from stammtisch.server.problems import Problem


class Bucket:
    """Fills with `rate` tokens a second up to `burst`."""

    __slots__ = ("burst", "rate", "tokens", "touched")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.touched = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.touched) * self.rate)
        self.touched = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Limit:
    """One bucket for each key; the keys that were quiet longest are forgotten."""

    def __init__(self, rate: float, burst: float, keys: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.keys = keys
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str) -> bool:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = Bucket(self.rate, self.burst)
            self._buckets[key] = bucket
            if len(self._buckets) > self.keys:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take()

    def check(self, key: str) -> None:
        if not self.allows(key):
            raise Problem("too-many")
