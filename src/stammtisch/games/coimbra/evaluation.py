"""About how many points a seat will have at the end: a plain judgement for computer opponents.

The points as things stand, with the final scoring, and what income, resources and the pilgrim should still bring
in the rounds to come. It looks at open information only. Rules: C-6.2, C-17.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.coimbra.ids import CLASSES, PHASE_E, count_bits
from stammtisch.games.coimbra.scoring import total_points
from stammtisch.games.coimbra.state import CoimbraState


class Weights:
    """What the judgement believes, in points; set by hand."""

    def __init__(self) -> None:
        self.resource = 0.35  # a guard or coin beyond its half point, while there is time to spend it
        self.step = 0.9  # a step of the pilgrim
        self.income = 0.75  # how often a round a die of each colour is activated
        self.phase_e = 2.0  # a card that works in phase E, per round
        self.round = 9.0  # what a round to come brings in any case


WEIGHTS: Final = Weights()


def evaluate(state: CoimbraState, seat: int) -> float:
    """The points this seat should have at the end, roughly."""
    if state.is_over():
        return float(total_points(state, seat))
    box = state.box
    player = state.players[seat]
    # Income still to come: that of this round until phase E is over.
    rounds = float(box.rounds - state.round) + (1.0 if state.phase < 6 else 0.0)
    worth = float(total_points(state, seat)) + WEIGHTS.round * rounds
    for track in range(i64(CLASSES)):
        place = track * (box.last_space + 1) + player.track[track]
        resources = float(box.income_guards[place] + box.income_coins[place])
        each = resources * (0.5 + WEIGHTS.resource) + float(box.income_points[place])
        each += float(box.income_steps[place]) * WEIGHTS.step
        worth += each * WEIGHTS.income * rounds
    later = min(rounds, 2.0) / 2.0
    worth += float(player.guards + player.coins) * WEIGHTS.resource * later
    worth += float(count_bits(player.cards & box.zone_mask[PHASE_E])) * WEIGHTS.phase_e * rounds
    return worth
