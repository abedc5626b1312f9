"""Cocoa and tea at the market stalls, and treasure chests at home. Rules: VP-5."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import Step
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.effects import gain_coins
from stammtisch.games.village.expansions.port import log
from stammtisch.games.village.expansions.port.actions import GIVE_CHEST, SELL_TILE
from stammtisch.games.village.expansions.port.effects import gain_sea_fame, open_chest
from stammtisch.games.village.expansions.port.ids import CHEST, CHESTS, COCOA, FAME_STALLS, TEA
from stammtisch.games.village.expansions.port.table import at_home, table_of
from stammtisch.games.village.state import VillageState

# The stalls


def add_stall_sales(state: VillageState, seat: int, found: list[int]) -> None:
    """Cocoa and tea that a player has brought home (VP-5.1)."""
    home = table_of(state).home
    for tile in range(i64(2)):
        if home[i64(seat) * 2 + tile] > 0:
            found.append(int(SELL_TILE + tile))


def anybody_has_tiles(state: VillageState) -> bool:
    """Whether somebody has cocoa or tea at home: then the stalls keep a market day open (VP-5.3)."""
    for number in table_of(state).home:
        if number > 0:
            return True
    return False


def sell_tile(state: VillageState, seat: int, tile: int) -> None:
    """Hand over a tile; what it brings comes when the sale is paid for."""
    table_of(state).home[seat * 2 + tile] -= 1
    state.stack.append(StallPays(seat, tile))


class StallPays(Step):
    """Points for cocoa, points and a coin for tea (VP-5.2)."""

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def numbers(self) -> list[int]:
        return [self.seat, self.tile]

    def happen(self, state: VillageState) -> None:
        port = state.box.port
        cargo = COCOA + self.tile
        points = port.tea_points if cargo == TEA else port.cocoa_points
        gain_sea_fame(state, self.seat, FAME_STALLS, points)
        state.tell(log.SOLD_TILE, self.seat, cargo, points)
        if cargo == TEA and port.tea_coins > 0:
            gain_coins(state, self.seat, port.tea_coins)


# Chests


def add_chests(state: VillageState, seat: int, family: int, found: list[int]) -> None:
    """The chests that a player has at home, as actions of a family; of those with equal contents only the first."""
    mask = table_of(state).chests_home[seat]
    port = state.box.port
    for chest in range(i64(CHESTS)):
        if (mask >> chest) & 1 == 0:
            continue
        is_first = True
        for other in range(chest):
            if (mask >> other) & 1 and port.chest_coins[other] == port.chest_coins[chest]:
                if port.chest_tools[other] == port.chest_tools[chest]:
                    is_first = False
        if is_first:
            found.append(int(family + chest))


def give_chest(state: VillageState, seat: int) -> None:
    """Hand an unopened chest to a customer; ask which, if there are several (VP-5.5).

    Whoever has several is asked even if they are equal: that they are is nobody else's business.
    """
    question = GiveChest(seat)
    if at_home(state, seat, CHEST) == 1:
        question.take(state, seat, question.choices(state, seat)[0])
    else:
        state.stack.append(question)


class GiveChest(OneSeatQuestion):
    """Which of your chests does the customer get? (VP-5.5) Nobody else learns what was in it."""

    def is_secret(self) -> bool:
        return True

    def prompt(self) -> str:
        return "give-chest"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        add_chests(state, seat, GIVE_CHEST, found)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        table = table_of(state)
        mask = bit(action - GIVE_CHEST)
        table.chests_home[seat] &= ~mask
        table.chests_given[seat] |= mask


class OpenAllChests(Step):
    """Before the scoring all chests at home are opened: their coins count (VP-5.4)."""

    def happen(self, state: VillageState) -> None:
        table = table_of(state)
        for seat in range(int(state.seats)):
            for chest in range(i64(CHESTS)):
                if (table.chests_home[seat] >> chest) & 1:
                    open_chest(state, seat, chest)
