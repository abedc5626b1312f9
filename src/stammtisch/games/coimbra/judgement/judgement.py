"""What Coimbra gives computer opponents: judgement, advice, numbers for a net, and the settings of their search."""

from __future__ import annotations

from stammtisch.core.judgement import LEARNED, Judgement, Tangible, Tuning
from stammtisch.core.numbers import Number, Row
from stammtisch.core.state import State
from stammtisch.games.coimbra.judgement import advice, evaluation, numbers, tangibles
from stammtisch.games.coimbra.state import own


class CoimbraJudgement(Judgement):
    """The judgement of Coimbra."""

    def tuning(self) -> Tuning:
        found = Tuning()
        found.rounds = 2
        found.effort = 20
        found.plans = 12
        found.plan_effort = 1_500
        found.branches = 4
        found.branch_effort = 1
        found.depth = 8
        found.small = 0.2
        found.small_caution = 3.0
        found.looks = 2.5
        found.uncertainty = 0.11
        found.slack = found.slack_to_the_end = 0.01
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

    def ways(self, state: State, seat: int, tuning: Tuning) -> list[list[int]]:
        return advice.ways(own(state), seat)

    def plans(self, state: State, seat: int, effort: int, most: int) -> list[list[int]]:
        return advice.plans(own(state), seat, effort, most)
