"""The position of Village as numbers for a net: what one seat may know, in a fixed order.

The seat that thinks stands first, the others follow in table order. The blocks of the base game are declared and
written in `numbers_course.py`, `numbers_table.py` and `numbers_seats.py`, those of an expansion by itself: they are
always there, and 0 where it is not played. See `core/numbers.py`.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.numbers import Layout, Row
from stammtisch.games.village.expansions.shelf import EXPANSIONS
from stammtisch.games.village.ids import MAX_SEATS
from stammtisch.games.village.judgement.evaluation import Terms, points_at_the_end
from stammtisch.games.village.judgement.numbers_course import (
    declare_asked,
    declare_course,
    declare_pending,
    write_asked,
    write_course,
    write_pending,
)
from stammtisch.games.village.judgement.numbers_seats import declare_other, declare_own, write_other, write_own
from stammtisch.games.village.judgement.numbers_table import (
    declare_conny,
    declare_market,
    declare_spaces,
    write_conny,
    write_market,
    write_spaces,
)
from stammtisch.games.village.state import VillageState


def declare(layout: Layout) -> None:
    """All numbers in their order."""
    layout.standing(MAX_SEATS, 0.0, 120.0)
    declare_course(layout)
    declare_asked(layout)
    declare_pending(layout)
    declare_spaces(layout)
    declare_market(layout)
    declare_conny(layout)
    declare_own(layout)
    for distance in range(1, MAX_SEATS):
        declare_other(layout, distance)


def declare_expansions(layout: Layout) -> list[int]:
    """The numbers of all expansions; gives how many each has, its flag not counted."""
    sizes: list[int] = []
    for expansion in EXPANSIONS:
        layout.flag(f"{expansion.name} is played", "whether this expansion is in play")
        before = len(layout.numbers)
        expansion.declare_numbers(layout)
        sizes.append(len(layout.numbers) - before)
    return sizes


LAYOUT: Final = Layout()
declare(LAYOUT)
SIZES: Final = declare_expansions(LAYOUT)


def write(state: VillageState, seat: int, row: Row) -> None:
    """Write the position as this seat sees it."""
    seats = len(state.players)
    all_terms: list[Terms] = []
    judgements: list[float] = []
    for number in range(seats):
        terms = Terms(state, number, seat)
        all_terms.append(terms)
        judgements.append(terms.total() if state.stack else points_at_the_end(state, number))
    row.standing(judgements, seat, MAX_SEATS)
    write_course(state, seat, row)
    write_asked(state, seat, row)
    write_pending(state, seat, row)
    write_spaces(state, row)
    write_market(state, seat, row)
    write_conny(state, row)
    write_own(state, seat, all_terms[seat], row)
    for distance in range(1, MAX_SEATS):
        other = (seat + distance) % seats
        write_other(state, other, all_terms[other] if distance < seats else None, row)
    write_expansions(state, seat, row)


def write_expansions(state: VillageState, seat: int, row: Row) -> None:
    """For each expansion whether it is played, and its numbers."""
    for place in range(len(EXPANSIONS)):
        expansion = EXPANSIONS[place]
        if state.is_expanded and state.chosen.has(expansion.name):
            row.flag(True)
            expansion.write_numbers(state, seat, row)
        else:
            row.skip(SIZES[place] + 1)
