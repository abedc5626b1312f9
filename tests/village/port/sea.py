"""Positions for tests of Port: ships, captains and cargo laid out in a few words."""

from __future__ import annotations

from stammtisch.core.plain import Json
from stammtisch.games.village.expansions.ids import FED, LIGHTHOUSE, SEA, SHIP
from stammtisch.games.village.expansions.inn.cards import has_card
from stammtisch.games.village.expansions.inn.ids import CARD_IDS
from stammtisch.games.village.expansions.port.ids import (
    ALL_CAPTAIN_IDS,
    CAPTAINS,
    CARGO_IDS,
    CARGOES,
    CHEST_IDS,
    COCOA,
    COUNTED,
    GRAIN,
    HARBOUR,
    ISLAND_IDS,
    NO_CAPTAIN,
    WATER_IDS,
)
from stammtisch.games.village.expansions.port.places.island import BREAD_IS_NOTED
from stammtisch.games.village.expansions.port.table import PortTable, aboard, keeper_code, table_of
from stammtisch.games.village.ids import CHRONICLE, GOODS, GRAVE, ON_CHURCH, TRAVEL_GROUP, figure
from stammtisch.games.village.places.conny import conny_dies
from tests.village.table import Table

PINK_CAPTAIN = "captain-2-pink"


class Sea(Table):
    """A table with Port; nobody has coins or cubes, and the travel space offers brown cubes."""

    def __init__(self, seats: int = 3, seed: int = 1, **options: Json) -> None:
        super().__init__(seats, seed, port=True, **options)
        for seat in range(seats):
            self.coins(seat, 0)
        self.spaces(travel="brown brown brown", market="brown", grain="brown brown", family="brown")

    @property
    def sea(self) -> PortTable:
        return table_of(self.state)

    # Looking

    def ship(self, seat: int) -> str:
        return WATER_IDS[int(self.sea.ships[seat])]

    def captain(self, seat: int) -> str:
        captain = int(self.sea.captains[seat])
        return "" if captain == NO_CAPTAIN else ALL_CAPTAIN_IDS[captain]

    def cargo_of(self, seat: int) -> list[str]:
        found: list[str] = []
        for cargo in range(CARGOES):
            found.extend([CARGO_IDS[cargo]] * int(aboard(self.state, seat, cargo)))
        return found

    def home_of(self, seat: int) -> tuple[int, int]:
        """Cocoa and tea at home."""
        return int(self.sea.home[seat * 2]), int(self.sea.home[seat * 2 + 1])

    def chests_home(self, seat: int) -> list[str]:
        return [CHEST_IDS[chest] for chest in range(len(CHEST_IDS)) if int(self.sea.chests_home[seat]) >> chest & 1]

    # Laying out

    def at(self, seat: int, water: str, *cargo: str, captain: str = PINK_CAPTAIN) -> None:
        """A ship lies at a water with a captain and this cargo, which comes from the supply or the stacks."""
        number = ALL_CAPTAIN_IDS.index(captain)
        if number < CAPTAINS:
            assert int(self.sea.captains_left) >> number & 1
            self.sea.captains_left &= ~(1 << number)
        self.sea.ships[seat] = WATER_IDS.index(water)
        assert self.sea.ships[seat] != HARBOUR
        self.sea.captains[seat] = number
        for word in cargo:
            if word.startswith("figure-"):
                self.put(seat, "ship", int(word[-1]))
            elif word in CHEST_IDS:
                mask = 1 << CHEST_IDS.index(word)
                assert int(self.sea.chests_left) & mask
                self.sea.chests_left &= ~mask
                self.sea.chests_aboard[seat] |= mask
            else:
                self._load(seat, CARGO_IDS.index(word))

    def _load(self, seat: int, cargo: int) -> None:
        self.sea.cargo[seat * COUNTED + cargo] += 1
        if cargo < GOODS:
            self.state.goods_supply[cargo] -= 1
        elif cargo == GRAIN:
            self.state.grain_supply -= 1
        elif cargo == COCOA:
            self.sea.cocoa_left -= 1
        else:
            self.sea.tea_left -= 1

    def tiles(self, seat: int, cocoa: int = 0, tea: int = 0) -> None:
        """Cocoa and tea at home, from the stacks."""
        self.sea.home[seat * 2] += cocoa
        self.sea.home[seat * 2 + 1] += tea
        self.sea.cocoa_left -= cocoa
        self.sea.tea_left -= tea

    def chests(self, seat: int, *chests: str) -> None:
        """Chests at home, unopened."""
        for chest in chests:
            mask = 1 << CHEST_IDS.index(chest)
            assert int(self.sea.chests_left) & mask
            self.sea.chests_left &= ~mask
            self.sea.chests_home[seat] |= mask

    def keeper(self, seat: int, island: str, number: int) -> None:
        """A figure keeps a lighthouse."""
        self.put(seat, "lighthouse", number)
        self.sea.lighthouses[ISLAND_IDS.index(island)] = keeper_code(seat, number - 1)

    def fed_keeper(self, seat: int, island: str, number: int) -> None:
        """A figure keeps a lighthouse, and bread lies under it."""
        self.keeper(seat, island, number)
        self.player(seat).family[LIGHTHOUSE] += figure(number - 1 + FED) - figure(number - 1)
        if self.state.has_rules(BREAD_IS_NOTED):
            self.sea.lighthouses[ISLAND_IDS.index(island)] = keeper_code(seat, number - 1 + FED)

    def keeper_at(self, island: str) -> Json:
        """Whom everybody sees in a lighthouse."""
        port = self.view()["port"]
        assert isinstance(port, dict)
        assert isinstance(port["lighthouses"], dict)
        return port["lighthouses"][island]

    def fill_travel_group(self) -> None:
        """Figures of the last seats take all free slots of the travel group, those not born yet."""
        seat = int(self.state.seats) - 1
        for number in (4, 3, 2):
            while self.free_slots("travel") and self.player(seat).family[0] >> (4 * (number - 1)) & 15:
                self.player(seat).family[0] -= figure(number - 1)
                self.player(seat).family[CHRONICLE + TRAVEL_GROUP] += figure(number - 1)
                self.state.chronicle[TRAVEL_GROUP] -= 1
        assert self.free_slots("travel") == 0

    def fill_travel_group_with_conny(self) -> None:
        """Conny's youngest take all free slots of the travel group."""
        while self.free_slots("travel"):
            self.state.rival[ON_CHURCH] -= figure(3)
            self.state.rival[CHRONICLE + TRAVEL_GROUP] += figure(3)
            self.state.chronicle[TRAVEL_GROUP] -= 1

    def conny_dies_by_travel(self) -> None:
        """A fate tile shows the quill after a cube of the travel space."""
        conny_dies(self.state, TRAVEL_GROUP)
        self.state.settle()
        self.account()

    def bury(self, seat: int, space: int, number: int = 4) -> None:
        """A figure not born yet already lies on a burial space, counted from 1."""
        self.player(seat).family[0] -= figure(number - 1)
        self.player(seat).family[SEA] += figure(number - 1)
        self.sea.burials[space - 1] = seat
        self.sea.sea_left -= 1

    def holds_card(self, seat: int, card: str) -> bool:
        return has_card(self.state, seat, CARD_IDS.index(card))

    # Playing

    def travel(self, seat: int, *notations: str) -> None:
        """A turn of this seat begins with a brown cube of the travel space; then these actions."""
        self.turn(seat)
        self.act(seat, "take travel brown", *notations)


class SeaOfBefore(Sea):
    """A table with Port under the first rules."""

    rules = 1


assert SHIP < LIGHTHOUSE < SEA
assert GRAVE < SHIP
