"""A position of Orléans as numbers, for a net: the layout in its order, and the writing of a row.

First how the seats stand, then the moment and the table, then the seat that thinks, then the others in table order.
Followers that are placed but not used yet deceive the judgement, so the seat that thinks is judged as it stands when it
has carried out alone what it has placed, chance left out (`carrying`). Others are shown as this seat sees
them: while plans are secret, as they were before they planned. The blocks are in `numbers_moment`, `numbers_table`,
`numbers_own` and `numbers_seat`.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.numbers import Layout, Row
from stammtisch.games.orleans.ids import MAX_SEATS
from stammtisch.games.orleans.judgement.carrying import carried_out
from stammtisch.games.orleans.judgement.evaluation import Prospects
from stammtisch.games.orleans.judgement.numbers_moment import declare_moment, write_moment
from stammtisch.games.orleans.judgement.numbers_own import declare_own, write_own
from stammtisch.games.orleans.judgement.numbers_seat import declare_other, skip_other, write_other
from stammtisch.games.orleans.judgement.numbers_table import declare_table, write_table
from stammtisch.games.orleans.scoring import scores
from stammtisch.games.orleans.sight.redeal import hides_plan, take_plan_back
from stammtisch.games.orleans.state import OrleansState, Player


def declare() -> Layout:
    """The numbers in the order in which `write` writes them."""
    layout = Layout()
    layout.standing(MAX_SEATS, 0.0, 200.0)
    declare_moment(layout)
    declare_table(layout)
    declare_own(layout)
    for number in range(1, MAX_SEATS):
        declare_other(layout, f"+{number}")
    return layout


LAYOUT: Final = declare()


def write(state: OrleansState, seat: int, row: Row) -> None:
    """Write all that this seat may know of a position."""
    seats = len(state.players)
    seen: list[Player] = []
    prospects: list[Prospects] = []
    for number in range(seats):
        player = as_seen(state, number, seat)
        seen.append(player)
        prospects.append(Prospects(state, number, player))
    after = carried_out(state, seat, prospects[seat].points)
    finished = prospects[seat] if after is state else Prospects(after, seat, after.players[seat])
    judgements: list[float] = []
    if state.is_over():
        for score in scores(state):
            judgements.append(float(score.total))
    else:
        for number in range(seats):
            judgements.append(finished.points if number == seat else prospects[number].points)
    row.standing(judgements, seat, MAX_SEATS)
    write_moment(state, seat, row)
    write_table(state, seat, row)
    write_own(state, seat, prospects[seat], after, finished, row)
    for further in range(1, MAX_SEATS):
        if further < seats:
            number = (seat + further) % seats
            write_other(state, seat, seen[number], prospects[number], row)
        else:
            skip_other(row)


def as_seen(state: OrleansState, seat: int, viewer: int) -> Player:
    """What lies before a seat as the viewer sees it: secret planning undone (O-4.7)."""
    player = state.players[seat]
    if player.planned and hides_plan(state, seat, viewer):
        player = player.copy()
        take_plan_back(player)
    return player
