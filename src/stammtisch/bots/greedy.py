"""The level "apprentice": the answer that looks best now, by the game's own judgement.

A game that plans ahead gives advice (`State.suggest`); for all else every answer is tried on the samples
and judged (`State.evaluate`). No clock is read: seconds become a number of positions, counted so that the
interpreted form on a busy machine stays well within them.
"""

from __future__ import annotations

from random import Random

from stammtisch.core.state import State

SAMPLES = 4
POSITIONS_PER_SECOND = 1_500
# Below this many positions even the smallest plan takes too long.
LEAST_FOR_ADVICE = 100


def choose(seat: int, legal: list[int], samples: list[State], seconds: float, seed: int) -> int:
    """The advice of the game, or the answer with the best average over the samples."""
    effort = int(seconds * POSITIONS_PER_SECOND)
    if samples and effort >= LEAST_FOR_ADVICE:
        advice = samples[0].suggest(seat, effort)
        if advice and advice[0] in legal:
            return advice[0]
    return best_at_once(seat, legal, samples, effort, seed)


def best_at_once(seat: int, legal: list[int], samples: list[State], effort: int, seed: int) -> int:
    """Try every answer on as many samples as the effort allows; among equals, and without samples, the seed decides."""
    used = samples[: effort // len(legal)]
    totals = [0.0] * len(legal)
    for sample in used:
        for number, action in enumerate(legal):
            after = sample.for_search()
            after.apply_legal(seat, action)
            totals[number] += after.evaluate(seat)
    # Rounded, so that the order of additions never breaks a tie.
    rounded = [round(total, 6) for total in totals]
    best = max(rounded)
    return Random(f"greedy/{seed}").choice(
        [action for action, value in zip(legal, rounded, strict=True) if value == best]
    )
