"""At an island: selling, loading a tile, sending a figure to the lighthouse, in any order. Rules: VP-4."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import Step
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.paying import NOTHING_ELSE, charge
from stammtisch.games.village.expansions.ids import LIGHTHOUSE, SHIP
from stammtisch.games.village.ids import NUMBERS, WAGON
from stammtisch.games.village.expansions.port import log
from stammtisch.games.village.expansions.port.actions import DARKEN, LEAVE_ISLAND, LIGHT, SELL_CARGO, TAKE_TILE
from stammtisch.games.village.expansions.port.cards import PLAY_QUARTERMASTER, is_quartermaster_of_use, play_quartermaster
from stammtisch.games.village.expansions.port.decisions.base import VoyageQuestion
from stammtisch.games.village.expansions.port.effects import (
    gain_sea_fame,
    has_chest_at_home,
    is_aboard,
    island_of,
    sell,
    stack_of_island,
    take_tile,
    unship,
    why_not_light,
    why_not_sell,
    why_not_take_tile,
)
from stammtisch.games.village.expansions.port.ids import (
    COCOA,
    FAME_LIGHTHOUSES,
    FIRST_ISLAND,
    FREE,
    FROM_HOME,
    ISLANDS,
    NO_STACK,
)
from stammtisch.games.village.expansions.port.table import aboard, table_of
from stammtisch.games.village.state import VillageState


class IslandGoesOn(Step):
    """A ship lies at an island: ask what else is done there, if anything can be."""

    def __init__(self, seat: int, taken: int, pair: int) -> None:
        self.seat = seat
        self.taken = taken
        self.pair = pair

    def numbers(self) -> list[int]:
        return [self.seat, self.taken, self.pair]

    def happen(self, state: VillageState) -> None:
        question = AtIsland(self.seat, self.taken, self.pair)
        # A chest at home may hold the coins for the lighthouse.
        could_pay = has_chest_at_home(state, self.seat) and why_not_light(state, self.seat) == "lighthouse-too-dear"
        if could_pay or len(question.choices(state, self.seat)) > 1:
            state.stack.append(question)


class AtIsland(VoyageQuestion):
    """What do you do at this island? (VP-4.1)"""

    def __init__(self, seat: int, taken: int, pair: int) -> None:
        super().__init__(seat)
        self.taken = taken  # tiles loaded in this visit
        self.pair = pair  # 1 while the quartermaster allows a second piece of a kind

    def prompt(self) -> str:
        return "at-island"

    def numbers(self) -> list[int]:
        return [self.seat, self.taken, self.pair]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        for cargo in range(i64(FROM_HOME)):
            if not why_not_sell(state, seat, cargo):
                found.append(int(SELL_CARGO + cargo))
        tile = stack_of_island(state, seat)
        if tile != NO_STACK and not why_not_take_tile(state, seat, tile, self.taken, self.pair):
            found.append(int(TAKE_TILE + tile - COCOA))
        if not why_not_light(state, seat):
            for number in range(i64(NUMBERS)):
                if is_aboard(state, seat, number):
                    found.append(int(LIGHT + number))
        if is_quartermaster_of_use(state, seat, True):
            found.append(PLAY_QUARTERMASTER)
        found.append(LEAVE_ISLAND)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == LEAVE_ISLAND:
            return
        if action == PLAY_QUARTERMASTER:
            play_quartermaster(state, seat)
            state.stack.append(IslandGoesOn(seat, self.taken, 1))
        elif action < TAKE_TILE:
            state.stack.append(IslandGoesOn(seat, self.taken, self.pair))
            sell(state, seat, action - SELL_CARGO)
        elif action < LIGHT:
            cargo: i64 = action - TAKE_TILE + COCOA
            pair = 0 if aboard(state, seat, cargo) > 0 else self.pair
            state.stack.append(IslandGoesOn(seat, self.taken + 1, pair))
            take_tile(state, seat, cargo)
        else:
            state.stack.append(IslandGoesOn(seat, self.taken, self.pair))
            keep_light(state, seat, action - LIGHT)


def keep_light(state: VillageState, seat: int, number: i64) -> None:
    """Send a figure from the ship to the lighthouse: a wagon of the ship or cubes of the farm, then points (VP-4.5)."""
    island = island_of(state, seat)
    port = state.box.port
    points = port.light_points[island]
    state.tell(log.LIT, seat, number, int(island) + FIRST_ISLAND, points)
    for _ in range(port.light_wagons[island]):
        unship(state, seat, WAGON)
    gain_sea_fame(state, seat, FAME_LIGHTHOUSES, points)
    table_of(state).lighthouses[island] = seat * NUMBERS + number
    charge(state, seat, int(port.light_costs[island]), NOTHING_ELSE)
    pick(state, seat, number, SHIP, LIGHTHOUSE)


# A keeper has died


def lighthouses_of(state: VillageState, seat: i64, number: i64) -> list[int]:
    """The islands whose lighthouse is kept by a figure of this seat with this printed number."""
    found: list[int] = []
    for island in range(i64(ISLANDS)):
        if table_of(state).lighthouses[island] == seat * NUMBERS + number:
            found.append(int(island))
    return found


def keeper_died(state: VillageState, seat: int, number: i64) -> None:
    """A lighthouse is free again; which, if several had such a keeper, the owner says (VP-6.3)."""
    islands = lighthouses_of(state, seat, number)
    if len(islands) == 1:
        darken(state, seat, islands[0])
    else:
        state.stack.append(WhichLighthouse(seat, int(number)))


class WhichLighthouse(VoyageQuestion):
    """The keeper of which lighthouse has died? (VP-6.3)"""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def prompt(self) -> str:
        return "which-lighthouse"

    def moment(self) -> int:
        return -1

    def numbers(self) -> list[int]:
        return [self.seat, self.number]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [DARKEN + island for island in lighthouses_of(state, seat, self.number)]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        darken(state, seat, action - DARKEN)


def darken(state: VillageState, seat: int, island: int) -> None:
    table_of(state).lighthouses[island] = FREE
    state.tell(log.DARKENED, seat, island + FIRST_ISLAND)
