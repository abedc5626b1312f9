"""What Village gives computer opponents: judgement, advice, numbers for a net, and the settings of their search."""

from __future__ import annotations

from stammtisch.core.judgement import LEARNED, Judgement, Tangible, Tuning
from stammtisch.core.numbers import Number, Row
from stammtisch.core.state import State
from stammtisch.games.village.judgement import advice, evaluation, numbers, tangibles
from stammtisch.games.village.state import own


class VillageJudgement(Judgement):
    """The judgement of Village."""

    def tuning(self) -> Tuning:
        found = Tuning()
        found.rounds = 3
        found.decisions = 4
        found.effort = 300
        found.plans = 10
        found.plan_effort = 3_000
        found.branches = 6
        found.branch_effort = 300
        found.depth = 4
        found.margin = 6.0
        found.scale = 40.0
        found.ways = 48
        found.ways_effort = 1_500
        found.practice_effort = 300
        found.net_answers = 6
        found.uncertainty = 0.18
        found.judge = LEARNED
        return found

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(own(state), seat)

    def layout(self) -> list[Number]:
        return numbers.LAYOUT.numbers

    def write(self, state: State, seat: int, row: Row) -> None:
        numbers.write(own(state), seat, row)

    def tangibles(self, state: State, seat: int) -> list[Tangible]:
        return tangibles.tangibles(own(state), seat)

    def is_gone(self, state: State, action: int) -> bool:
        return tangibles.is_gone(own(state), action)

    def is_quiet(self, state: State) -> bool:
        return advice.is_quiet(own(state))

    def suggest(self, state: State, seat: int, effort: int) -> list[int]:
        return advice.suggest(own(state), seat, effort)

    def plans(self, state: State, seat: int, effort: int, most: int) -> list[list[int]]:
        return advice.plans(own(state), seat, effort, most)
