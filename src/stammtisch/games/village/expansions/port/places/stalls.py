"""Cocoa and tea at the stalls of the market. Rules: VP-5.1 to VP-5.3."""

from __future__ import annotations

from typing import ClassVar, Final

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Single
from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.effects import gain_coins
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.effects import gain_sea_fame
from stammtisch.games.village.expansions.port.ids import CARGO_IDS, COCOA, FAME_STALLS, TEA
from stammtisch.games.village.expansions.port.table import at_home, table_of
from stammtisch.games.village.state import VillageState

SELL_TILE: Final[Single] = Single("sell-tile", Field("tile", "cargo", (COCOA, TEA)), otherwise="no-market-day")

SOLD_TILE: Final = Message(212, "sold-tile", "player", "cargo", "number:points")


def add_stall_sales(state: VillageState, seat: int, found: list[int]) -> None:
    """Cocoa and tea that a player has brought home (VP-5.1)."""
    for cargo in (COCOA, TEA):
        if at_home(state, seat, cargo) > 0:
            found.append(SELL_TILE.of(cargo))


def refuse_stall_sale(state: VillageState, seat: int, cargo: int) -> Refusal:
    """There is no such tile at home, or no green cube for the sale (VP-5.1)."""
    if at_home(state, seat, cargo) == 0:
        return say(state, "no-tile-at-home", {"tile": box_of(state.box).cargo_names[cargo]}, lacks(CARGO_IDS[cargo], 1))
    return say(state, "green-missing", {}, lacks("green", 1), "VP-5.1")


def sell_tile(state: VillageState, seat: int, cargo: int) -> None:
    """Hand over a tile; what it brings comes when the sale is paid for."""
    tile = cargo - COCOA
    table_of(state).home[seat * 2 + tile] -= 1
    state.stack.append(StallPays(seat, tile))


class StallPays(SeatStep):
    """Points for cocoa, points and a coin for tea (VP-5.2)."""

    fields: ClassVar = ["seat", "tile"]

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile  # counted from cocoa

    def happen(self, state: VillageState) -> None:
        port = box_of(state.box)
        cargo = COCOA + self.tile
        points = port.tea_points if cargo == TEA else port.cocoa_points
        gain_sea_fame(state, self.seat, FAME_STALLS, points)
        state.tell(SOLD_TILE, self.seat, cargo, points)
        if cargo == TEA and port.tea_coins > 0:
            gain_coins(state, self.seat, port.tea_coins)
