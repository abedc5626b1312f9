"""The catalogue of Orléans: every action that can ever be offered, numbered once and for all.

The constants are the first number of each family; the order of the families follows the round.
Adding or moving a family changes every recorded game, so new families go to the end.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.actions import Catalogue, CatalogueBuilder
from stammtisch.core.texts import Argument, Name, Template
from stammtisch.games.orleans.components import Components
from stammtisch.games.orleans.ids import (
    DEED_IDS,
    DEEDS,
    FIRST_PLACE_TILE,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KINDS,
    PLACE_IDS,
    PLACE_TILES,
    PLACES,
    ROUTES,
    SPACES,
    TILES,
    TOWN_IDS,
    TOWNS,
)

MOST_DRAWN: Final = 20
MOST_PAID: Final = 3
VILLAGE_KINDS: Final = 3
FOODS: Final = 3

# family: first number                                     fields                  question
EXCLUDE: Final = 0  #                                       place tile              ExcludeTile
MOVE_BACK: Final = EXCLUDE + PLACE_TILES  #                 space                   Followers
DRAW: Final = MOVE_BACK + SPACES  #                         number                  Followers
LOAD: Final = DRAW + MOST_DRAWN + 1  #                      follower                Followers
LOADED: Final = LOAD + TILES  #                             –                       Followers
PLACE: Final = LOADED + 1  #                                follower, space         Planning, Bathhouse
END_PLANNING: Final = PLACE + TILES * SPACES  #             –                       Planning
USE: Final = END_PLANNING + 1  #                            place                   TakeTurn
PASS: Final = USE + PLACES  #                               –                       TakeTurn
TRAVEL_BY: Final = PASS + 1  #                              route, good             Travel
RECRUIT_ONE: Final = TRAVEL_BY + ROUTES * (GOODS + 1)  #    kind                    ChooseRecruit
BUILD: Final = RECRUIT_ONE + VILLAGE_KINDS  #               place tile              BuildTile
SEND: Final = BUILD + PLACE_TILES  #                        kind, deed              SendToDeeds
SEND_FOR_DEVELOPMENT: Final = SEND + KINDS * DEEDS  #       kind, deed              SendToDeeds
STOP: Final = SEND_FOR_DEVELOPMENT + KINDS * DEEDS  #       –                       SendToDeeds, Bathhouse
PAY: Final = STOP + 1  #                                    coins                   PayForDevelopment
INSTALL: Final = PAY + MOST_PAID  #                         space                   InstallTechnology
KEEP_TECHNOLOGY: Final = INSTALL + SPACES  #                –                       InstallTechnology
USE_SACRISTY: Final = KEEP_TECHNOLOGY + 1  #                –                       Shelter
NO_SACRISTY: Final = USE_SACRISTY + 1  #                    –                       Shelter
GIVE_FOOD: Final = NO_SACRISTY + 1  #                       good                    GiveFood
LOSE_GOOD: Final = GIVE_FOOD + FOODS  #                     good                    Torture
LOSE_STATION: Final = LOSE_GOOD + GOODS  #                  town                    Torture
LOSE_UNBUILT_STATION: Final = LOSE_STATION + TOWNS  #       –                       Torture
LOSE_FOLLOWER: Final = LOSE_UNBUILT_STATION + 1  #          –                       Torture
LOSE_STEP: Final = LOSE_FOLLOWER + 1  #                     –                       Torture
LOSE_TILE: Final = LOSE_STEP + 1  #                         place tile              Torture
LOSE_TECHNOLOGY: Final = LOSE_TILE + PLACE_TILES  #         space                   Torture
LOSE_KEPT_TECHNOLOGY: Final = LOSE_TECHNOLOGY + SPACES  #   –                       Torture
LOSE_FARMER_TECHNOLOGY: Final = LOSE_KEPT_TECHNOLOGY + 1  # –                       Torture
ACTIONS: Final = LOSE_FARMER_TECHNOLOGY + 1


def build_catalogue(box: Components, labels: dict[str, Template]) -> Catalogue:
    """The catalogue with the names of this edition."""
    build = CatalogueBuilder(labels)
    spaces: list[dict[str, Argument]] = [
        {"place": box.place_names[int(box.space_place[space])], "space": box.space_names[space]}
        for space in range(SPACES)
    ]
    for place in range(FIRST_PLACE_TILE, PLACES):
        build.add(EXCLUDE, "exclude", {"tile": PLACE_IDS[place]}, {"place": box.place_names[place]})
    for space in range(SPACES):
        build.add(MOVE_BACK, "move-back", {"space": box.space_ids[space]}, spaces[space])
    for number in range(MOST_DRAWN + 1):
        build.add(DRAW, "draw", {"number": str(number)}, {"number": number})
    for tile in range(TILES):
        build.add(LOAD, "load", {"follower": box.tile_ids[tile]}, {"follower": box.tile_names[tile]})
    build.add(LOADED, "loaded", {}, {})
    for tile in range(TILES):
        for space in range(SPACES):
            fields = {"follower": box.tile_ids[tile], "space": box.space_ids[space]}
            build.add(PLACE, "place", fields, {"follower": box.tile_names[tile], **spaces[space]})
    build.add(END_PLANNING, "end-planning", {}, {})
    for place in range(PLACES):
        build.add(USE, "use", {"place": PLACE_IDS[place]}, {"place": box.place_names[place]})
    build.add(PASS, "pass", {}, {})
    _add_travel(build, box)
    for kind in range(1, 1 + VILLAGE_KINDS):
        build.add(RECRUIT_ONE, "recruit", {"kind": KIND_IDS[kind]}, {"follower": box.kind_names[kind]})
    for place in range(FIRST_PLACE_TILE, PLACES):
        build.add(BUILD, "build", {"tile": PLACE_IDS[place]}, {"place": box.place_names[place]})
    for base, name in ((SEND, "send"), (SEND_FOR_DEVELOPMENT, "send-for-development")):
        for kind in range(KINDS):
            for deed in range(DEEDS):
                arguments: dict[str, Argument] = {
                    "follower": box.kind_names[kind],
                    "deed": box.deed_names[deed],
                }
                build.add(base, name, {"follower": KIND_IDS[kind], "deed": DEED_IDS[deed]}, arguments)
    build.add(STOP, "stop", {}, {})
    for coins in range(1, MOST_PAID + 1):
        build.add(PAY, "pay", {"coins": str(coins)}, {"coins": coins})
    for space in range(SPACES):
        build.add(INSTALL, "install", {"space": box.space_ids[space]}, spaces[space])
    build.add(KEEP_TECHNOLOGY, "keep-technology", {}, {})
    build.add(USE_SACRISTY, "use-sacristy", {}, {})
    build.add(NO_SACRISTY, "no-sacristy", {}, {})
    for good in range(FOODS):
        build.add(GIVE_FOOD, "give-food", {"good": GOOD_IDS[good]}, {"good": box.good_names[good]})
    _add_torture(build, box, spaces)
    return build.finish(ACTIONS)


def _add_travel(build: CatalogueBuilder, box: Components) -> None:
    for route in range(ROUTES):
        ends: dict[str, Argument] = {
            "a": box.town_names[box.route_a[route]],
            "b": box.town_names[box.route_b[route]],
            "kind": Name({"en": ("water", "land")[box.route_is[route]], "de": ("Wasser", "Land")[box.route_is[route]]}),
        }
        for good in range(GOODS + 1):
            fields = {"route": box.route_ids[route], "good": GOOD_IDS[good] if good < GOODS else "none"}
            nothing = Name({"en": "nothing", "de": "nichts"})
            taken = box.good_names[good] if good < GOODS else nothing
            build.add(TRAVEL_BY, "travel", fields, {"good": taken, **ends})


def _add_torture(build: CatalogueBuilder, box: Components, spaces: list[dict[str, Argument]]) -> None:
    for good in range(GOODS):
        build.add(LOSE_GOOD, "lose-good", {"good": GOOD_IDS[good]}, {"good": box.good_names[good]})
    for town in range(TOWNS):
        build.add(LOSE_STATION, "lose-station", {"town": TOWN_IDS[town]}, {"town": box.town_names[town]})
    build.add(LOSE_UNBUILT_STATION, "lose-unbuilt-station", {}, {})
    build.add(LOSE_FOLLOWER, "lose-follower", {}, {})
    build.add(LOSE_STEP, "lose-step", {}, {})
    for place in range(FIRST_PLACE_TILE, PLACES):
        build.add(LOSE_TILE, "lose-tile", {"tile": PLACE_IDS[place]}, {"place": box.place_names[place]})
    for space in range(SPACES):
        build.add(LOSE_TECHNOLOGY, "lose-technology", {"space": box.space_ids[space]}, spaces[space])
    build.add(LOSE_KEPT_TECHNOLOGY, "lose-kept-technology", {}, {})
    build.add(LOSE_FARMER_TECHNOLOGY, "lose-farmer-technology", {}, {})
