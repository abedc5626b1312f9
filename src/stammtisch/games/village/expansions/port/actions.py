"""The part of the catalogue that belongs to Port; the shared parts stand in `village/actions.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.actions import CatalogueBuilder
from stammtisch.core.texts import Argument
from stammtisch.games.village.components import Components
from stammtisch.games.village.ids import NUMBER_IDS, NUMBERS
from stammtisch.games.village.expansions.inn.actions import END as FIRST
from stammtisch.games.village.expansions.port.ids import (
    BURIAL_IDS,
    BURIALS,
    CAPTAIN_IDS,
    CAPTAINS,
    CARGO_IDS,
    CHEST,
    CHEST_IDS,
    CHESTS,
    COCOA,
    FIRST_ISLAND,
    FROM_HOME,
    ISLANDS,
    TEA,
    TILES,
    WATER_IDS,
    WATERS,
)

# family: first number                                     fields                  question
HIRE: Final = FIRST  #                                      captain                 Voyage
LOAD: Final = HIRE + CAPTAINS  #                            cargo                   Load
LOAD_FIGURE: Final = LOAD + FROM_HOME  #                    number                  Load
LOADED: Final = LOAD_FIGURE + NUMBERS  #                    –                       Load
SAIL: Final = LOADED + 1  #                                 water                   Voyage, Sail, Chart
STOP: Final = SAIL + WATERS - 1  #                          –                       Sail
DOCK: Final = STOP + 1  #                                   –                       Voyage, Sail
SAIL_HOME: Final = DOCK + 1  #                              –                       Voyage
SELL_CARGO: Final = SAIL_HOME + 1  #                        cargo                   AtIsland
TAKE_TILE: Final = SELL_CARGO + FROM_HOME  #                tile                    AtIsland
LIGHT: Final = TAKE_TILE + TILES  #                         number                  AtIsland
LEAVE_ISLAND: Final = LIGHT + NUMBERS  #                    –                       AtIsland
SELL_TILE: Final = LEAVE_ISLAND + 1  #                      tile                    Sale
OPEN: Final = SELL_TILE + 2  #                              chest                   at any time
GIVE_CHEST: Final = OPEN + CHESTS  #                        chest                   GiveChest
BURY: Final = GIVE_CHEST + CHESTS  #                        burial space            SeaBurial
DARKEN: Final = BURY + BURIALS  #                           island                  WhichLighthouse
END: Final = DARKEN + ISLANDS


def sail_action(water: i64) -> int:
    """The action that sails to a water; the harbour is not among them."""
    return int(SAIL + water - 1)


def water_sailed_to(action: int) -> int:
    return action - SAIL + 1


def add_actions(build: CatalogueBuilder, box: Components) -> None:
    """Add this part."""
    port = box.port
    for captain in range(CAPTAINS):
        arguments: dict[str, Argument] = {"captain": port.captain_names[captain]}
        build.add(HIRE, "hire", {"captain": CAPTAIN_IDS[captain]}, arguments)
    for cargo in range(FROM_HOME):
        build.add(LOAD, "load", {"cargo": CARGO_IDS[cargo]}, {"cargo": port.cargo_names[cargo]})
    for number in range(NUMBERS):
        build.add(LOAD_FIGURE, "load-figure", {"number": NUMBER_IDS[number]}, {"number": box.number_names[number]})
    build.add(LOADED, "cast-off", {}, {})
    for water in range(1, WATERS):
        build.add(SAIL, "sail", {"water": WATER_IDS[water]}, {"water": port.water_names[water]})
    build.add(STOP, "stop", {}, {})
    build.add(DOCK, "dock", {}, {})
    build.add(SAIL_HOME, "sail-home", {}, {"time": port.return_time})
    for cargo in range(FROM_HOME):
        build.add(SELL_CARGO, "sell-cargo", {"cargo": CARGO_IDS[cargo]}, {"cargo": port.cargo_names[cargo]})
    for cargo in (COCOA, TEA, CHEST):
        build.add(TAKE_TILE, "take-tile", {"tile": CARGO_IDS[cargo]}, {"tile": port.cargo_names[cargo]})
    for number in range(NUMBERS):
        build.add(LIGHT, "lighthouse", {"number": NUMBER_IDS[number]}, {"number": box.number_names[number]})
    build.add(LEAVE_ISLAND, "leave-island", {}, {})
    for cargo, points in ((COCOA, port.cocoa_points), (TEA, port.tea_points)):
        arguments = {"tile": port.cargo_names[cargo], "points": points}
        build.add(SELL_TILE, "sell-tile", {"tile": CARGO_IDS[cargo]}, arguments)
    for chest in range(CHESTS):
        build.add(OPEN, "open-chest", {"chest": CHEST_IDS[chest]}, {"chest": port.chest_names[chest]})
    for chest in range(CHESTS):
        build.add(GIVE_CHEST, "give-chest", {"chest": CHEST_IDS[chest]}, {"chest": port.chest_names[chest]})
    for space in range(BURIALS):
        build.add(BURY, "bury", {"space": BURIAL_IDS[space]}, {"points": port.burial_points[space]})
    for island in range(FIRST_ISLAND, FIRST_ISLAND + ISLANDS):
        build.add(DARKEN, "darken", {"island": WATER_IDS[island]}, {"island": port.water_names[island]})


__all__ = ["END", "FIRST", "add_actions"]
