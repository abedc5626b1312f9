"""Playing a round to its end in thought: every seat answers by what looks best to it at once.

Within a round no chance speaks, so one such play tells what an answer leads to. Rules: C-3 to C-7.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import OneSeatQuestion
from stammtisch.games.coimbra.ids import CLASSES, COLOURS, FACES, LOCATIONS
from stammtisch.games.coimbra.judgement.evaluation import estimate, evaluate
from stammtisch.games.coimbra.places.drafting import PLACE_DIE, TAKE_DIE, PlaceDie, TakeDie
from stammtisch.games.coimbra.places.pilgrimage import STOP, MovePilgrim
from stammtisch.games.coimbra.places.retrieving import TriggerInCastle, TriggerInCity
from stammtisch.games.coimbra.state import CoimbraState, die_in_pool


def value_at_end_of_round(state: CoimbraState, seat: int) -> float:
    """Play the round of a copy for search to its end; what this seat's position is worth then."""
    number = state.round
    while state.stack and state.round == number:
        question = state.stack[-1]
        assert isinstance(question, OneSeatQuestion)
        state.apply_legal(question.seat, quick_answer(state, question, seat))
    return evaluate(state, seat)


def quick_answer(state: CoimbraState, question: OneSeatQuestion, seat: int) -> int:
    """What a seat would answer at once; small matters of others are settled anyhow."""
    if isinstance(question, TakeDie):
        return quick_die(state, question.seat)[0]
    legal = question.legal(state, question.seat)
    if len(legal) == 1:
        return legal[0]
    if question.seat != seat and not isinstance(question, (PlaceDie, TriggerInCity, TriggerInCastle)):
        return STOP.action if isinstance(question, MovePilgrim) else legal[0]
    best = legal[0]
    best_value = -1e9
    for action in legal:
        value = evaluate(carried_out(state, question.seat, [action]), question.seat)
        if value > best_value:
            best_value = value
            best = action
    return best


def quick_die(state: CoimbraState, seat: int) -> list[int]:
    """The die to take and its place, as answers: of every value the colour with most income is tried everywhere."""
    player = state.players[seat]
    box = state.box
    best: list[int] = []
    best_value = -1e9
    for value in range(i64(1), i64(FACES + 1)):
        chosen: i64 = -1
        most = -1.0
        for colour in range(i64(COLOURS)):
            if state.pool[die_in_pool(colour, value)] == 0:
                continue
            income = 7.0
            if colour < CLASSES:
                space = colour * (box.last_space + 1) + player.track[colour]
                income = float(box.income_guards[space] + box.income_coins[space])
                income += float(box.income_points[space]) + 1.3 * float(box.income_steps[space])
            if income > most:
                most = income
                chosen = colour
        if chosen < 0:
            continue
        for location in range(LOCATIONS):
            answers = [TAKE_DIE.of(chosen, value), PLACE_DIE.of(location)]
            worth = value_placed(state, seat, answers)
            if worth > best_value:
                best_value = worth
                best = answers
    return best


def value_placed(state: CoimbraState, seat: int, answers: list[int]) -> float:
    """What the position is worth to a seat when it has taken a die and placed it."""
    after = carried_out(state, seat, answers)
    if after.stack:
        return estimate(after, seat)
    return evaluate(after, seat)


def carried_out(state: CoimbraState, seat: int, answers: list[int]) -> CoimbraState:
    """A copy of the state after these answers."""
    after = state.copy()
    for action in answers:
        after.apply_legal(seat, action)
    return after
