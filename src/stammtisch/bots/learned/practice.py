"""Games from which a network learns: quick play against itself, with notes of positions on the way.

At first everybody now and then answers at random, so that no two games are alike; from a moment drawn by lot on all
play as well as they can quickly, and what is noted from there on is worth what it comes to.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.bots.learned.network import inputs
from stammtisch.bots.policy import best_at_once, who_answers
from stammtisch.core.chance import first_chance, next_chance, pick_below
from stammtisch.core.state import State


class Note:
    """A position as a network is shown it: one row of numbers per seat."""

    def __init__(self, stage: int, opens_stage: bool, rows: list[list[float]]) -> None:
        self.stage = stage
        self.opens_stage = opens_stage
        self.rows = rows


def practise(state: State, seed: int, effort: int, serious_from: int, slips: int, every: int) -> list[Note]:
    """Play a game to its end; notes are taken when a round begins, and at about one decision in `every` besides.

    Until the stage `serious_from` about one answer in `slips` is random. `effort` is for the game's own advice.
    """
    chance: i64 = first_chance(seed)
    found: list[Note] = []
    stage = -1
    while True:
        seat = who_answers(state, -1)
        if seat < 0:
            return found
        legal = state.choices(seat)
        opens = state.stage() != stage
        stage = state.stage()
        chance = next_chance(chance)
        is_serious = stage >= serious_from
        if is_serious and (opens or (len(legal) > 1 and pick_below(chance, every) == 0)):
            found.append(note(state, stage, opens))
        if len(legal) == 1:
            state.apply_legal(seat, legal[0])
            continue
        chance = next_chance(chance)
        if not is_serious and pick_below(chance, slips) == 0:
            chance = next_chance(chance)
            state.apply_legal(seat, legal[pick_below(chance, len(legal))])
            continue
        chance = next_chance(chance)
        for action in answers(state, seat, legal, effort, chance):
            # A plan made on a sample may not fit what chance has brought meanwhile.
            if action not in state.choices(seat):
                break
            state.apply_legal(seat, action)


def answers(state: State, seat: int, legal: list[int], effort: int, chance: i64) -> list[int]:
    """What a seat answers, by the game's advice on a sample or by what looks best at once; it foresees nothing."""
    if effort > 0:
        advice = state.redeal(seat, chance).suggest(seat, effort)
        if advice:
            return advice
    return [best_at_once(state, seat, legal, chance)]


def note(state: State, stage: int, opens_stage: bool) -> Note:
    judgements = [state.evaluate(seat) for seat in range(state.origin.seats)]
    rows: list[list[float]] = []
    for seat in range(state.origin.seats):
        rows.append(list(inputs(state, judgements, seat)))
    return Note(stage, opens_stage, rows)
