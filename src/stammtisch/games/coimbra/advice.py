"""Advice for a seat: the answers that look best at once are tried until the end of the round.

Meant for sampled states. Rules: C-3 for the dice, for which the answer is a die and its place; all else as asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.coimbra.actions import PLACE_DIE, TAKE_DIE
from stammtisch.games.coimbra.decisions.base import Question
from stammtisch.games.coimbra.decisions.drafting import TakeDie
from stammtisch.games.coimbra.decisions.starting import ChooseStart
from stammtisch.games.coimbra.evaluation import evaluate
from stammtisch.games.coimbra.foresight import place, value_at_end_of_round, value_placed
from stammtisch.games.coimbra.ids import COLOURS, FACES, LOCATIONS
from stammtisch.games.coimbra.state import CoimbraState

# How many positions it takes to play a round to its end in thought: for each die to place, and for all the rest.
POSITIONS_PER_DIE: Final = 16
POSITIONS_PER_ROUND: Final = 60
MOST_TRIED: Final = 12
# What counts is the end of the round; the look at once breaks near ties.
TRUST: Final = 0.85


class Idea:
    """An answer, or a die and its place, with what it is worth at once."""

    def __init__(self, answers: list[int], value: float) -> None:
        self.answers = answers
        self.value = value


def suggest(state: CoimbraState, seat: int, effort: int) -> list[int]:
    """What this seat might answer now, and after that; empty when it is not asked or there is no time to look ahead."""
    if not state.stack:
        return []
    question = state.stack[-1]
    if not isinstance(question, Question) or question.seat != seat or isinstance(question, ChooseStart):
        return []
    tries = min(MOST_TRIED, effort // positions_to_the_end(state))
    if tries < 2:
        return []
    start = state.copy()
    start.is_recording = False
    start.history = None
    start.journal = None
    is_draft = isinstance(question, TakeDie)
    ideas = dice_and_places(start, seat) if is_draft else answers(start, seat, question)
    ideas.sort(key=order_of)
    best = ideas[0].answers
    best_value = -1e9
    for idea in ideas[:tries]:
        if is_draft:
            after = place(start, seat, idea.answers[0] - TAKE_DIE, idea.answers[1] - PLACE_DIE)
        else:
            after = start.copy()
            after.apply_legal(seat, idea.answers[0])
        value = TRUST * value_at_end_of_round(after, seat) + (1.0 - TRUST) * idea.value
        if value > best_value + 0.001:
            best_value = value
            best = idea.answers
    return best


def order_of(idea: Idea) -> float:
    return -idea.value


def positions_to_the_end(state: CoimbraState) -> int:
    """About how many positions a play to the end of the round looks at."""
    dice: i64 = 0
    if state.phase <= 2:
        for die in range(i64(COLOURS * FACES)):
            dice += state.pool[die]
    return int(dice) * POSITIONS_PER_DIE + POSITIONS_PER_ROUND


def answers(state: CoimbraState, seat: int, question: Question) -> list[Idea]:
    """Every answer to a question."""
    found: list[Idea] = []
    for action in question.choices(state):
        after = state.copy()
        after.apply_legal(seat, action)
        found.append(Idea([action], evaluate(after, seat)))
    return found


def dice_and_places(state: CoimbraState, seat: int) -> list[Idea]:
    """Every die of the pool at every place."""
    found: list[Idea] = []
    for die in range(COLOURS * FACES):
        if state.pool[die]:
            for location in range(LOCATIONS):
                found.append(Idea([TAKE_DIE + die, PLACE_DIE + location], value_placed(state, seat, die, location)))
    return found
