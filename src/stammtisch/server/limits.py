"""Limits of rate: a bucket of tokens for each person, address or socket; `costs` says how many a request takes."""

from __future__ import annotations

import time
from collections import OrderedDict

from stammtisch.server.addresses import household
from stammtisch.server.problems import Problem


class Bucket:
    """Fills with `rate` tokens a second up to `burst`."""

    __slots__ = ("burst", "rate", "tokens", "touched")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.tokens = burst
        self.touched = time.monotonic()

    def take(self, cost: float = 1) -> bool:
        """Whether something of this cost is allowed now; what costs more than there ever is takes all there is."""
        self._fill()
        cost = min(cost, self.burst)
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def spill(self, cost: float) -> None:
        """Take so much, or what there is, for something that has happened already."""
        self._fill()
        self.tokens = max(0.0, self.tokens - cost)

    def _fill(self) -> None:
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.touched) * self.rate)
        self.touched = now


class Limit:
    """One bucket for each key; the keys that were quiet longest are forgotten."""

    def __init__(self, rate: float, burst: float, keys: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.keys = keys
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, key: str, cost: float = 1) -> bool:
        return self._bucket(key).take(cost)

    def check(self, key: str, cost: float = 1) -> None:
        if not self.allows(key, cost):
            raise Problem("too-many")

    def charge(self, key: str, cost: float) -> None:
        self._bucket(key).spill(cost)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = Bucket(self.rate, self.burst)
            self._buckets[key] = bucket
            if len(self._buckets) > self.keys:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


def payer(person: str | None, address: str) -> str:
    """Who pays: a person, wherever they are, or else everybody at an address together."""
    return f"address {household(address)}" if person is None else f"person {person}"


def payer_unknown(address: str) -> str:
    """Who pays for requests with a secret that is not known yet.

    Apart from those without one, or else a crowd of those could keep a person out who comes for the first time since
    the server began.
    """
    return f"secret {household(address)}"
