"""What the saved numbers of Two Stalls mean, in the names of the view: how a position is written for people.

The pile and the customers aside are not written: what lies nowhere else lies there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from examples.stalls.ids import FACE_IDS, LOT_IDS, LOT_SIZE, MOST_BID, NO_WARE, WARE_IDS, WARES
from examples.stalls.state import NO_BID
from stammtisch.core.legend import Counts, EachSeat, Flag, Grid, Group, Kind, Number, NumberOr, OneOf, Row, SeatSet
from stammtisch.core.plain import Json, as_dict, as_ints, as_list

if TYPE_CHECKING:
    from examples.stalls.components import Components

MOST_COINS = 999


def legend(box: Components, seats: int, rounds: int) -> Group:
    merchant = Group({
        "wares": Counts(WARE_IDS, max(box.count)),
        "customers": Counts(WARE_IDS, max(box.customers)),
        "coins": Number(0, MOST_COINS),
        "bid": NumberOr(0, MOST_BID, {NO_BID: None}),
        "sales_left": Number(0, box.sales),
    })  # fmt: skip
    left = WhatIsLeft(box)
    return Group(
        {
            "players": EachSeat(seats, merchant),
            "lots": Grid(LOT_IDS, LOT_SIZE, Row(OneOf(WARE_IDS), LOT_SIZE, NO_WARE), NO_WARE),
            "gone": Counts(WARE_IDS, max(box.count)),
            "round": Number(1, rounds),
            "demand": OneOf(FACE_IDS),
            "start_seat": Number(0, seats - 1),
            "customers_shown": Flag(),
        },
        {"pile": left.pile, "customers_aside": left.customers},
    )


class WhatIsLeft:
    """What lies face down: all that is in the box and nowhere else."""

    def __init__(self, box: Components) -> None:
        self.box = box

    def pile(self, saved: dict[str, Json]) -> Json:
        lots = as_ints(saved["lots"], "lots")
        gone = as_ints(saved["gone"], "gone")
        on_stalls = held(saved, "wares")
        return [
            self.box.count[ware] - lots.count(ware) - gone[ware] - sum(wares[ware] for wares in on_stalls)
            for ware in range(WARES)
        ]

    def customers(self, saved: dict[str, Json]) -> Json:
        dealt = held(saved, "customers")
        return [self.box.customers[ware] - sum(hand[ware] for hand in dealt) for ware in range(WARES)]


def held(saved: dict[str, Json], what: str) -> list[list[int]]:
    """What the merchants have of something, by ware."""
    merchants = as_list(saved["players"], "players")
    return [as_ints(as_dict(merchant, "a merchant")[what], what) for merchant in merchants]


def pending_kinds(seats: int) -> dict[str, Kind]:
    return {"seat": Number(0, seats - 1), "waiting": SeatSet(seats)}
