"""Playing a round to its end in thought: every seat answers by what looks best to it at once.

Within a round no chance speaks, so one such play tells what an answer leads to. Rules: C-3 to C-7.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import OneSeatQuestion
from stammtisch.games.coimbra.actions import PLACE_DIE, STOP, TAKE_DIE
from stammtisch.games.coimbra.decisions.drafting import PlaceDie, TakeDie
from stammtisch.games.coimbra.decisions.retrieving import TriggerInCastle, TriggerInCity
from stammtisch.games.coimbra.decisions.rewards import MovePilgrim
from stammtisch.games.coimbra.judgement.evaluation import estimate, evaluate
from stammtisch.games.coimbra.ids import CLASSES, COLOURS, FACES, LOCATIONS
from stammtisch.games.coimbra.state import CoimbraState


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
        return TAKE_DIE + quick_die(state, question.seat) // LOCATIONS
    legal = question.legal(state, question.seat)
    if len(legal) == 1:
        return legal[0]
    if question.seat != seat and not isinstance(question, (PlaceDie, TriggerInCity, TriggerInCastle)):
        return STOP if isinstance(question, MovePilgrim) else legal[0]
    best = legal[0]
    best_value = -1e9
    for action in legal:
        after = state.copy()
        after.apply_legal(question.seat, action)
        value = evaluate(after, question.seat)
        if value > best_value:
            best_value = value
            best = action
    return best


def quick_die(state: CoimbraState, seat: int) -> int:
    """The die to take and its place, as one number: of every value the colour with most income is tried everywhere."""
    player = state.players[seat]
    box = state.box
    best = -1
    best_value = -1e9
    for face in range(i64(FACES)):
        chosen: i64 = -1
        most = -1.0
        for colour in range(i64(COLOURS)):
            if state.pool[colour * FACES + face] == 0:
                continue
            income = 7.0
            if colour < CLASSES:
                space = colour * (box.last_space + 1) + player.track[colour]
                income = float(box.income_guards[space] + box.income_coins[space])
                income += float(box.income_points[space]) + 1.3 * float(box.income_steps[space])
            if income > most:
                most = income
                chosen = colour * FACES + face
        if chosen < 0:
            continue
        for location in range(LOCATIONS):
            value = value_placed(state, seat, int(chosen), location)
            if value > best_value:
                best_value = value
                best = int(chosen) * LOCATIONS + location
    return best


def value_placed(state: CoimbraState, seat: int, die: int, location: int) -> float:
    """What the position is worth to a seat when it has taken a die and placed it."""
    after = place(state, seat, die, location)
    if after.stack:
        return estimate(after, seat)
    return evaluate(after, seat)


def place(state: CoimbraState, seat: int, die: int, location: int) -> CoimbraState:
    """A copy in which a seat that is asked for a die has taken and placed one."""
    after = state.copy()
    after.stack.pop()
    after.pool[die] -= 1
    PlaceDie(seat, die).take(after, seat, PLACE_DIE + location)
    after.settle()
    return after
