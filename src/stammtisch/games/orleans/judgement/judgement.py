"""What Orléans gives computer opponents: judgement, advice, numbers for a net, and the settings of their search."""

from __future__ import annotations

from stammtisch.core.judgement import LEARNED, Judgement, Tangible, Tuning
from stammtisch.core.numbers import Number, Row
from stammtisch.core.state import State
from stammtisch.games.orleans.judgement import advice, evaluation, numbers, tangibles
from stammtisch.games.orleans.sight import redeal
from stammtisch.games.orleans.state import own


class OrleansJudgement(Judgement):
    """The judgement of Orléans."""

    def tuning(self) -> Tuning:
        found = Tuning()
        found.effort = 40
        found.caution = 1.5
        found.plans = 8
        found.plan_effort = 4_000
        found.rounds = 2
        found.reach = 2
        found.depth = 3
        found.small = 0.2
        found.small_rounds = 2
        found.small_caution = 1.5
        found.ways = 16
        found.ways_effort = 640
        found.net_reach = 3
        found.net_small = 0.25
        found.uncertainty = 0.07
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

    def ask_again(self, state: State, seat: int) -> None:
        redeal.ask_again(own(state), seat)

    def suggest(self, state: State, seat: int, effort: int) -> list[int]:
        return advice.suggest(own(state), seat, effort)

    def plans(self, state: State, seat: int, effort: int, most: int) -> list[list[int]]:
        return advice.plans(own(state), seat, effort, most)

    def ways(self, state: State, seat: int, tuning: Tuning) -> list[list[int]]:
        return advice.ways(own(state), seat, tuning.ways_effort, tuning.ways)
