"""A position of Coimbra as numbers for a net: `LAYOUT` says what they are, `write` writes them in the same order.

Nearly everything lies open, and what is hidden, dice and cards to come, is not stored: no number looks at it. The
parts of the hand-made judgement are among the numbers; where a die is in hand, they are those of the position in which
its owner has placed it where that seems best. Each block is declared beside the function that writes it, here for the
moment and the question, in `numbers_seats` for what the players have, in `numbers_table` for what lies on the table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.numbers import Layout, Row
from stammtisch.core.question import OneSeatQuestion, Pending
from stammtisch.games.coimbra.ids import (
    CASTLE,
    COLOUR_IDS,
    COLOURS,
    FACES,
    LOCATION_IDS,
    LOCATIONS,
    MAX_SEATS,
    PHASE_IDS,
    PLACING,
    ROW,
)
from stammtisch.games.coimbra.judgement.evaluation import Parts, with_the_die_placed
from stammtisch.games.coimbra.judgement.numbers_seats import declare_own, declare_rival, write_own, write_rival
from stammtisch.games.coimbra.judgement.numbers_table import declare_table, write_table
from stammtisch.games.coimbra.places.drafting import PlaceDie
from stammtisch.games.coimbra.places.income import AdvanceTrack
from stammtisch.games.coimbra.places.monasteries import ScoreVoyage
from stammtisch.games.coimbra.places.pilgrimage import MovePilgrim
from stammtisch.games.coimbra.places.retrieving import TriggerInCastle, TriggerInCity
from stammtisch.games.coimbra.places.rewards import AcceptReward, BonusQuestion
from stammtisch.games.coimbra.scoring import total_points
from stammtisch.games.coimbra.state import CoimbraState, value_of

# All questions, by the keys of their prompts.
QUESTIONS: Final = [
    "take-die", "place-die", "trigger-in-city", "trigger-in-castle", "income", "move-pilgrim", "invest",
    "accept-reward", "put-cap", "take-favour", "choose-resource", "pay-for-reward", "repeat-bonus", "advance-track",
    "open-income", "give-tribute", "lose-cleric", "browse-discards", "pick-discarded", "score-voyage", "score-card",
    "score-track", "use-start-card", "choose-start",
]  # fmt: skip


def write(state: CoimbraState, seat: int, row: Row) -> None:
    """Write the position as this seat sees it."""
    seats = int(state.seats)
    top = state.stack[-1] if state.stack else None
    parts: list[Parts] = []
    if isinstance(top, PlaceDie):
        placed = with_the_die_placed(state, top)
        for number in range(seats):
            parts.append(placed if number == top.seat else Parts(placed.state, number))
    else:
        for number in range(seats):
            parts.append(Parts(state, number))
    if top is None:
        row.standing([float(total_points(state, number)) for number in range(seats)], seat, MAX_SEATS)
    else:
        row.standing([each.worth for each in parts], seat, MAX_SEATS)
    write_moment(state, seat, row)
    write_question(state, seat, top, row)
    write_own(state, seat, parts[seat], row)
    for number in range(1, MAX_SEATS):
        if number < seats:
            other = (seat + number) % seats
            write_rival(state, other, parts[other], row)
        else:
            row.skip(RIVAL)
    write_table(state, seat, parts[seat], row)


# The moment


def declare_moment(layout: Layout) -> None:
    layout.add("round", 1, 4, "the number of the round")
    layout.add("rounds to come", 0, 3, "how many rounds follow")
    layout.one_of("phase", PHASE_IDS, "the phase of the round")
    layout.add("dice before mine", 0, 3, "while dice are placed: how many others come before this seat does")
    layout.flag("asked before gains", "whether the players say how much of a reward they accept")


def write_moment(state: CoimbraState, seat: i64, row: Row) -> None:
    row.count(state.round)
    row.count(i64(state.box.rounds) - state.round)
    row.one_of(state.phase, len(PHASE_IDS))
    row.count(dice_before(state, seat))
    row.count(state.asks_before_gains)


def dice_before(state: CoimbraState, seat: i64) -> i64:
    """How many others take a die before this seat does, as long as each has dice left."""
    top = state.stack[-1] if state.stack else None
    if state.phase != PLACING or not isinstance(top, OneSeatQuestion):
        return 0
    return (state.flag_of(seat) - state.flag_of(top.seat) + state.seats) % state.seats


# The question


def declare_question(layout: Layout) -> None:
    layout.one_of("question", QUESTIONS, "the question that waits for an answer")
    asked = ["this seat", *[f"seat +{number}" for number in range(1, MAX_SEATS)]]
    layout.one_of("asked", asked, "who is asked")
    layout.one_of("die in hand", COLOUR_IDS, "the colour of the die that was taken and not placed yet")
    layout.add("value in hand", 0, 6, "the value of that die")
    layout.one_of("triggered", LOCATION_IDS, "the location whose leftmost die is triggered")
    layout.add("value triggered", 0, 9, "the value of that die")
    layout.add("steps at hand", 0, 6, "the steps that the pilgrim who is moved has left")
    layout.add("amount asked", 0, 6, "spaces to advance, voyages to score, or how much of a reward is offered")
    for thing in ("guards", "coins", "points", "steps"):
        layout.add(f"{thing} asked", 0, 7, f"the {thing} shown on the card or tile that asks the question")


def write_question(state: CoimbraState, seat: int, top: Pending | None, row: Row) -> None:
    box = state.box
    row.one_of(kind_of(top), len(QUESTIONS))
    if isinstance(top, OneSeatQuestion):
        row.one_of((top.seat - seat + state.seats) % state.seats, MAX_SEATS)
    else:
        row.skip(MAX_SEATS)
    die: i64 = top.die if isinstance(top, PlaceDie) else -1
    row.one_of(die // FACES if die >= 0 else i64(-1), COLOURS)
    row.count(die % FACES + 1 if die >= 0 else i64(0))
    location: i64 = -1
    if isinstance(top, TriggerInCastle):
        location = CASTLE
    elif isinstance(top, TriggerInCity):
        location = top.location
    row.one_of(location, LOCATIONS)
    row.count(value_of(state.rows[location * ROW]) if location >= 0 else i64(0))
    row.count(top.steps if isinstance(top, MovePilgrim) else 0)
    row.count(amount_asked(top))
    if isinstance(top, BonusQuestion):
        bonus: i64 = top.bonus
        row.count(box.guards[bonus])
        row.count(box.coins[bonus])
        row.count(box.points[bonus])
        row.count(box.steps[bonus])
    else:
        row.skip(4)


def kind_of(top: Pending | None) -> i64:
    """The place of a question among all questions; -1 where none waits."""
    if isinstance(top, OneSeatQuestion):
        key = top.prompt_key
        for number in range(len(QUESTIONS)):
            if QUESTIONS[number] == key:
                return number
    return -1


def amount_asked(top: Pending | None) -> i64:
    if isinstance(top, AcceptReward):
        return top.amount
    if isinstance(top, AdvanceTrack):
        return top.spaces
    return top.left if isinstance(top, ScoreVoyage) else 0


# All together


def make_layout() -> Layout:
    layout = Layout()
    layout.standing(MAX_SEATS, 0, 200)
    declare_moment(layout)
    declare_question(layout)
    declare_own(layout)
    for number in range(1, MAX_SEATS):
        declare_rival(layout, f"seat +{number}")
    declare_table(layout)
    return layout


def size_of_rival() -> int:
    """How many numbers another seat has."""
    layout = Layout()
    declare_rival(layout, "")
    return len(layout.numbers)


RIVAL: Final = size_of_rival()
LAYOUT: Final = make_layout()
