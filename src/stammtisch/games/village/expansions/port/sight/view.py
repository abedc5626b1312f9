"""What an observation shows of Port, and what a drawing needs to know. What is in a chest is secret (VP-4.4)."""

from __future__ import annotations

from stammtisch.core.bits import count_bits
from stammtisch.core.plain import Json
from stammtisch.core.texts import Texts
from stammtisch.core.vectors import tables_of_players
from stammtisch.core.views import explained, masked
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.effects import tiles_left
from stammtisch.games.village.expansions.port.ids import (
    ALL_CAPTAIN_IDS,
    BURIAL_IDS,
    BURIALS,
    CAPTAIN_IDS,
    CAPTAINS,
    CARGO_IDS,
    CARGOES,
    CHEST_IDS,
    CHEST_SET_IDS,
    CHESTS,
    COCOA,
    FIRST_ISLAND,
    FREE,
    FROM_HOME,
    ISLAND_IDS,
    NO_CAPTAIN,
    STACK_IDS,
    TEA,
    WATER_IDS,
    WATER_KIND_IDS,
)
from stammtisch.games.village.expansions.port.legend import keeper_in_words
from stammtisch.games.village.expansions.port.sight.redeal import unseen_by
from stammtisch.games.village.expansions.port.table import aboard, at_home, table_of
from stammtisch.games.village.expansions.prices import shown_cost
from stammtisch.games.village.state import VillageState


def observe(state: VillageState, seat: int | None, view: dict[str, Json]) -> None:
    """Add the sea and the ships; what is in a chest only for whoever has looked into it."""
    table = table_of(state)
    lighthouses: dict[str, Json] = {}
    for island in box_of(state.box).islands:
        if box_of(state.box).light_points[island] < 0:
            continue
        keeper = int(table.lighthouses[island])
        lighthouses[ISLAND_IDS[island]] = None if keeper == FREE else keeper_in_words(keeper)
    burials: dict[str, Json] = {}
    for space in range(BURIALS):
        lies = int(table.burials[space])
        burials[BURIAL_IDS[space]] = None if lies == FREE else ("conny" if lies >= state.seats else lies)
    view["port"] = {
        "captains": masked(table.captains_left, CAPTAIN_IDS),
        "island_stacks": island_stacks(state),
        "chests_opened": masked(table.chests_opened, CHEST_IDS),
        "chests_unseen": masked(unseen_by(table, seat), CHEST_IDS),
        "lighthouses": lighthouses,
        "burials": burials,
    }
    for other, player in enumerate(tables_of_players(view, int(state.seats))):
        player["ship"] = observe_ship(state, other, other == seat)
        player["cocoa_home"] = int(at_home(state, other, COCOA))
        player["tea_home"] = int(at_home(state, other, TEA))
        player["chests"] = int(count_bits(table.chests_home[other]))
        player["chests_seen"] = masked(table.chests_home[other], CHEST_IDS) if other == seat else None


def island_stacks(state: VillageState) -> dict[str, Json]:
    """How many tiles lie on each island that has a stack."""
    found: dict[str, Json] = {}
    for island in box_of(state.box).islands:
        tile = int(box_of(state.box).stacks[island])
        if tile >= 0:
            found[ISLAND_IDS[island]] = int(tiles_left(state, COCOA + tile))
    return found


def observe_ship(state: VillageState, seat: int, is_own: bool) -> dict[str, Json]:
    """Where a ship is, who sails it, and what fills its holds."""
    table = table_of(state)
    captain = int(table.captains[seat])
    holds: list[Json] = []
    for cargo in range(CARGOES):
        holds.extend([CARGO_IDS[cargo]] * int(aboard(state, seat, cargo)))
    return {
        "at": WATER_IDS[int(table.ships[seat])],
        "captain": None if captain == NO_CAPTAIN else ALL_CAPTAIN_IDS[captain],
        "helmsman": int(table.helmsmen[seat]),
        "holds": holds,
        "chests_seen": masked(table.chests_aboard[seat], CHEST_IDS) if is_own else None,
    }


def describe(box: Components, texts: Texts) -> dict[str, Json]:
    """The sea, its islands, the captains and the chests: what never changes."""
    port = box_of(box)
    waters: list[Json] = [
        {
            "id": WATER_IDS[water],
            "kind": WATER_KIND_IDS[port.water_kinds[water]],
            "x": port.water_x[water],
            "y": port.water_y[water],
        }
        for water in port.waters
    ]
    lanes: list[Json] = [{"a": WATER_IDS[a], "b": WATER_IDS[b]} for a, b in port.lanes]
    captains: list[Json] = [
        {
            "id": CAPTAIN_IDS[captain],
            "coins": int(port.captain_coins[captain]),
            "cubes": shown_cost(int(port.captain_costs[captain])),
            "any_cubes": int(port.captain_any[captain]),
            "steps": int(port.captain_steps[captain]),
        }
        for captain in range(CAPTAINS)
    ]
    chests: list[Json] = [
        {
            "id": CHEST_IDS[chest],
            "set": CHEST_SET_IDS[port.chest_sets[chest]],
            "coins": int(port.chest_coins[chest]),
            "tools": int(port.chest_tools[chest]),
        }
        for chest in range(CHESTS)
    ]
    return {
        "holds": port.holds,
        "return_time": port.return_time,
        "water_time": port.water_time,
        "tiles": [*port.tiles],
        "stalls": {
            "cocoa": {"points": port.cocoa_points, "coins": 0},
            "tea": {"points": port.tea_points, "coins": port.tea_coins},
            **explained(texts.explanations["port-stalls"]),
        },
        "sea": {"waters": waters, "lanes": lanes, **explained(texts.explanations["port-sea"])},
        "islands": _islands(box),
        "captains": captains,
        "ship": explained(texts.explanations["port-ship"]),
        "chests": {"list": chests, **explained(texts.explanations["port-chests"])},
        "burials": {"points": [*port.burial_points], **explained(texts.explanations["port-burials"])},
        "space": explained(texts.explanations["space-voyage"]),
    }


def _islands(box: Components) -> list[Json]:
    port = box_of(box)
    found: list[Json] = []
    for island in port.islands:
        prices: dict[str, Json] = {}
        for cargo in range(FROM_HOME):
            price = int(port.prices[island * FROM_HOME + cargo])
            if price:
                prices[CARGO_IDS[cargo]] = price
        stack = int(port.stacks[island])
        points = int(port.light_points[island])
        lighthouse: Json = None
        if points >= 0:
            lighthouse = {
                "points": points,
                "cubes": shown_cost(int(port.light_costs[island])),
                "wagons": int(port.light_wagons[island]),
            }
        found.append(
            {
                "id": WATER_IDS[FIRST_ISLAND + island],
                "stack": None if stack < 0 else STACK_IDS[stack],
                "buys": prices,
                "lighthouse": lighthouse,
            }
        )
    return found
