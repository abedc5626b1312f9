"""Positions for tests of Port: ships, captains and cargo laid out in a few words."""

from __future__ import annotations

from stammtisch.core.plain import Json
from stammtisch.games.village.expansions.port.ids import CHEST_IDS
from stammtisch.games.village.expansions.port.places.island import BREAD_IS_NOTED
from stammtisch.games.village.ids import TRAVEL_GROUP
from stammtisch.games.village.places.conny import conny_dies
from tests.village.table import Table, add_one, family_in, with_bread

PINK_CAPTAIN = "captain-2-pink"


class Sea(Table):
    """A table with Port; nobody has coins or cubes, and the travel space offers brown cubes."""

    def __init__(self, seats: int = 3, seed: int = 1, **options: Json) -> None:
        super().__init__(seats, seed, port=True, **options)
        for seat in range(seats):
            self.coins(seat, 0)
        self.spaces(travel="brown brown brown", market="brown", grain="brown brown", family="brown")

    # Looking

    def tiles_left(self) -> tuple[int, int]:
        """Cocoa and tea in the stacks."""
        port = self.now()["port"]
        return port["cocoa_left"], port["tea_left"]

    def ship(self, seat: int) -> str:
        return str(self.now()["port"]["ships"][seat])

    def captain(self, seat: int) -> str:
        return str(self.now()["port"]["captains"][seat] or "")

    def cargo_of(self, seat: int) -> list[str]:
        """What a ship carries, in the order in which everybody sees it."""
        players = self.view()["players"]
        assert isinstance(players, list)
        player = players[seat]
        assert isinstance(player, dict)
        ship = player["ship"]
        assert isinstance(ship, dict)
        assert isinstance(ship["holds"], list)
        return [str(hold) for hold in ship["holds"]]

    def home_of(self, seat: int) -> tuple[int, int]:
        """Cocoa and tea at home."""
        home = self.now()["port"]["home"][seat]
        return home.get("cocoa", 0), home.get("tea", 0)

    def chests_home(self, seat: int) -> list[str]:
        return list(self.now()["port"]["chests_home"][seat])

    def keeper_at(self, island: str) -> Json:
        """Whom everybody sees in a lighthouse."""
        port = self.view()["port"]
        assert isinstance(port, dict)
        assert isinstance(port["lighthouses"], dict)
        return port["lighthouses"][island]

    def holds_card(self, seat: int, card: str) -> bool:
        return card in self.cards_of(seat)

    # Laying out

    def at(self, seat: int, water: str, *cargo: str, captain: str = PINK_CAPTAIN) -> None:
        """A ship lies at a water with a captain and this cargo, which comes from the supply or the stacks."""
        assert water != "harbour"
        port = self.words["port"]
        port["ships"][seat] = water
        port["captains"][seat] = captain
        if captain != "admiral":
            port["captains_left"].remove(captain)
        for word in cargo:
            if word.startswith("figure-"):
                self.put(seat, "ship", int(word[-1]))
            elif word in CHEST_IDS:
                port["chests_aboard"][seat].append(word)
            else:
                add_one(port["cargo"][seat], word)
                if word in ("cocoa", "tea"):
                    port[f"{word}_left"] -= 1

    def keeper(self, seat: int, island: str, number: int) -> None:
        """A figure keeps a lighthouse."""
        self.put(seat, "lighthouse", number)
        self.words["port"]["lighthouses"][island] = {"seat": seat, "number": str(number)}

    def fed_keeper(self, seat: int, island: str, number: int) -> None:
        """A figure keeps a lighthouse, and bread lies under it."""
        self.keeper(seat, island, number)
        self.feed(seat, "lighthouse", number)
        if self.words["rules"] >= BREAD_IS_NOTED:
            self.words["port"]["lighthouses"][island]["number"] = with_bread(number)

    def fill_travel_group(self) -> None:
        """Figures of the last seat take all free slots of the travel group, those not born yet and youngest first."""
        seat = int(self.words["seats"]) - 1
        for _ in range(self.free_slots("travel")):
            youngest = max(family_in(self.words, seat)["unborn"])
            self.move(seat, youngest, "unborn", "chronicle-travel")

    def fill_travel_group_with_conny(self) -> None:
        """Conny's youngest take all free slots of the travel group."""
        for _ in range(self.free_slots("travel")):
            self.move(1, "4", "on-church", "chronicle-travel")

    def conny_dies_by_travel(self) -> None:
        """A fate tile shows the quill after a cube of the travel space."""
        conny_dies(self.state, TRAVEL_GROUP)
        self.state.settle()
        self.account()

    def bury(self, seat: int, space: int, number: int = 4) -> None:
        """A figure not born yet already lies on a burial space, counted from 1."""
        self.move(seat, str(number), "unborn", "sea")
        self.words["port"]["burials"][str(space)] = seat

    # Playing

    def travel(self, seat: int, *notations: str) -> None:
        """A turn of this seat begins with a brown cube of the travel space; then these actions."""
        self.turn(seat)
        self.act(seat, "take travel brown", *notations)


class SeaOfBefore(Sea):
    """A table with Port under the first rules."""

    rules = 1
