"""The level "random": any legal answer, all equally likely."""

from __future__ import annotations

from random import Random


def choose(legal: list[int], seed: int) -> int:
    """One of the legal answers."""
    return Random(f"uniform/{seed}").choice(legal)
