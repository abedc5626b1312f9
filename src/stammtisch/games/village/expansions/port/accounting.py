"""Accounts for every piece of Port: captains, cargo, tiles, chests, keepers and graves at sea."""

from __future__ import annotations

from collections import Counter

from stammtisch.core.bits import numbers_in
from stammtisch.core.legend import must, wrong
from stammtisch.games.village.accounting import WAITING
from stammtisch.games.village.expansions.ids import ALL_PLACE_IDS, FED, KIND_IDS, KINDS, LIGHTHOUSE, SEA, SHIP
from stammtisch.games.village.expansions.inn.accounting import is_played
from stammtisch.games.village.expansions.inn.ids import ADMIRAL, HELMSMAN, QUARTERMASTER
from stammtisch.games.village.expansions.inn.places.any_time import LayMarker
from stammtisch.games.village.expansions.inn.places.timed import FreeJourney
from stammtisch.games.village.expansions.marriage.places.bread import WhichFigure
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.effects import is_at_island
from stammtisch.games.village.expansions.port.ids import (
    ADMIRAL_ABOARD,
    BURIAL_IDS,
    BURIALS,
    CAPTAIN_IDS,
    CARGO_IDS,
    CARGOES,
    CHEST_IDS,
    COCOA,
    COUNTED,
    FREE,
    HARBOUR,
    ISLAND_IDS,
    ISLANDS,
    NO_CAPTAIN,
    TEA,
)
from stammtisch.games.village.expansions.port.legend import chests_in_game
from stammtisch.games.village.expansions.port.places.burial import SeaBurial
from stammtisch.games.village.expansions.port.places.harbour import Load, TakeHelmsman
from stammtisch.games.village.expansions.port.places.island import (
    BREAD_IS_NOTED,
    AtIsland,
    IslandGoesOn,
    WhichKeeper,
    WhichLighthouse,
)
from stammtisch.games.village.expansions.port.places.sailing import Chart, Sail, VoyageGoesOn
from stammtisch.games.village.expansions.port.table import (
    PortTable,
    aboard,
    at_home,
    holds_used,
    kind_of_keeper,
    seat_of_keeper,
    table_of,
)
from stammtisch.games.village.ids import CASTLE, CASTLES, NUMBERS, count_all, count_of, standing
from stammtisch.games.village.places.travel import Arrival, Travel
from stammtisch.games.village.state import VillageState


def account_for_port(state: VillageState) -> None:
    table = table_of(state)
    account_for_ships(state, table)
    account_for_tiles(state, table)
    account_for_chests(state, table)
    account_for_keepers(state, table)
    account_for_burials(state, table)
    must(min(table.fame) >= 0, "port.fame", "cannot be below zero.", "kann nicht unter null sein.")
    for seat, player in enumerate(state.players):
        stays = player.castles == 0
        must(stays, f"players.{seat}.castles", "nobody travels over land.", "niemand reist über Land.")
        for place in range(CASTLE, CASTLE + CASTLES):
            if player.family[place]:
                where = f"players.{seat}.family.{ALL_PLACE_IDS[place]}"
                raise wrong(where, "nobody travels over land.", "niemand reist über Land.")


def account_for_ships(state: VillageState, table: PortTable) -> None:
    hired = 0
    for seat in range(int(state.seats)):
        captain = int(table.captains[seat])
        where = f"port.captains.{seat}"
        if captain not in (NO_CAPTAIN, ADMIRAL_ABOARD):
            name = CAPTAIN_IDS[captain]
            is_gone = (int(table.captains_left) >> captain) & 1 == 0
            must(is_gone, where, f"{name} lies in a stack too.", f"{name} liegt auch in einem Stapel.")
            is_free = (hired >> captain) & 1 == 0
            must(is_free, where, f"{name} sails two ships.", f"{name} fährt zwei Schiffe.")
            hired |= 1 << captain
        if captain == NO_CAPTAIN:
            is_home = table.ships[seat] == HARBOUR
            must(is_home, f"port.ships.{seat}", "nobody sails it.", "niemand fährt es.")
            is_empty = holds_used(state, seat) == 0
            must(is_empty, f"port.cargo.{seat}", "without captain a ship is empty.", "ohne Kapitän ist es leer.")
            alone = table.helmsmen[seat] == 0
            must(alone, f"port.helmsmen.{seat}", "a captain is missing.", "ein Kapitän fehlt.")
        account_for_holds(state, seat)


def account_for_holds(state: VillageState, seat: int) -> None:
    holds = box_of(state.box).holds
    where = f"port.cargo.{seat}"
    fits = holds_used(state, seat) <= holds
    must(fits, where, f"there are only {holds} holds.", f"es gibt nur {holds} Laderäume.")
    pairs = pairs_aboard(state, seat)
    for cargo in range(CARGOES):
        number = int(aboard(state, seat, cargo))
        if not 0 <= number <= 2:
            name = CARGO_IDS[cargo]
            raise wrong(where, f"there cannot be {number} of {name}.", f"{name}: {number} kann nicht sein.")
        if at_home(state, seat, cargo) < 0:
            name = CARGO_IDS[cargo]
            raise wrong(f"port.home.{seat}", f"{name} is below zero.", f"{name} ist unter null.")
    is_right = pairs == 0 or (pairs == 1 and state.chosen.has("inn"))
    must(is_right, where, "all pieces aboard are different.", "alle Stücke an Bord sind verschieden.")


def pairs_aboard(state: VillageState, seat: int) -> int:
    """How many kinds of cargo are aboard twice."""
    return sum(1 for cargo in range(CARGOES) if aboard(state, seat, cargo) == 2)


def account_for_cards_aboard(state: VillageState, table: PortTable) -> None:
    """Admiral, helmsman and quartermaster are cards of Inn: who is at work has been played, and is there once."""
    seats = range(int(state.seats))
    at_work = [
        ("captains", ADMIRAL, [seat for seat in seats if table.captains[seat] == ADMIRAL_ABOARD]),
        ("helmsmen", HELMSMAN, [seat for seat in seats if table.helmsmen[seat] != 0]),
        ("cargo", QUARTERMASTER, [seat for seat in seats if pairs_aboard(state, seat) > 0 or loads_pair(state, seat)]),
    ]
    for place, card, found in at_work:
        for seat in found:
            is_right = len(found) == 1 and state.chosen.has("inn") and is_played(state, card)
            must(
                is_right,
                f"port.{place}.{seat}",
                "the person card has not been played.",
                "die Personenkarte ist nicht gespielt.",
            )


def loads_pair(state: VillageState, seat: int) -> bool:
    """Whether the quartermaster lets a seat load one more of a kind just now."""
    for pending in state.stack:
        if isinstance(pending, (Load, AtIsland, IslandGoesOn)) and pending.seat == seat and pending.pair == 1:
            return True
    return False


def account_for_tiles(state: VillageState, table: PortTable) -> None:
    """Sold tiles leave the game, and none come back."""
    tiles = box_of(state.box).tiles[int(state.column)]
    for cargo, left in ((COCOA, table.cocoa_left), (TEA, table.tea_left)):
        found = int(left)
        for seat in range(int(state.seats)):
            found += int(table.home[seat * 2 + cargo - COCOA]) + int(table.cargo[seat * COUNTED + cargo])
        is_right = left >= 0 and found <= tiles
        name = f"port.{CARGO_IDS[cargo]}_left"
        must(is_right, name, f"there are only {tiles} tiles.", f"es gibt nur {tiles} Plättchen.")


def account_for_chests(state: VillageState, table: PortTable) -> None:
    """Each chest is in one place."""
    places = [("port.chests_left", int(table.chests_left)), ("port.chests_opened", int(table.chests_opened))]
    for seat in range(int(state.seats)):
        places.append((f"port.chests_aboard.{seat}", int(table.chests_aboard[seat])))
        places.append((f"port.chests_home.{seat}", int(table.chests_home[seat])))
        places.append((f"port.chests_given.{seat}", int(table.chests_given[seat])))
    in_game = chests_in_game(state.chosen, state.box)
    together = 0
    for where, mask in places:
        for chest in numbers_in(mask & (together | ~in_game)):
            name = CHEST_IDS[chest]
            must(
                False,
                where,
                f"{name} is in another place, or not in this game.",
                f"{name} ist an anderer Stelle oder nicht in diesem Spiel.",
            )
        together |= mask
    must(together == in_game, "port.chests_left", "a chest is missing.", "eine Kiste fehlt.")


def account_for_keepers(state: VillageState, table: PortTable) -> None:
    """Who keeps a light stands in the family, unless it is being asked who has just come or gone."""
    for island in range(ISLANDS):
        is_right = table.lighthouses[island] == FREE or box_of(state.box).light_points[island] >= 0
        where = f"port.lighthouses.{ISLAND_IDS[island]}"
        must(is_right, where, "there is no lighthouse.", "dort ist kein Leuchtturm.")
    for seat, player in enumerate(state.players):
        must(player.family[SHIP] >= 0, f"players.{seat}.family.ship", "below nobody.", "weniger als niemand.")
        noted = keepers_noted(state, table, seat)
        for kind in range(KINDS):
            found = int(count_of(player.family[LIGHTHOUSE], kind))
            if not state.has_rules(BREAD_IS_NOTED):  # only the numbers of the keepers were
                if kind >= NUMBERS:
                    continue
                found = int(standing(player.family[LIGHTHOUSE], kind))
            if found != noted[kind]:
                raise wrong(
                    f"players.{seat}.family.lighthouse",
                    f"{found} with the number {KIND_IDS[kind]} stand there, {noted[kind]} are keepers of lighthouses.",
                    f"{found} mit der Nummer {KIND_IDS[kind]} stehen dort, {noted[kind]} hüten Leuchttürme.",
                )


def keepers_noted(state: VillageState, table: PortTable, seat: int) -> Counter[int]:
    """The keepers of a seat by kind, as they must stand in the family: what is being asked is not noted yet."""
    noted = Counter(int(kind_of_keeper(code)) for code in table.lighthouses if is_keeper_of(code, seat))
    for pending in state.stack:
        if isinstance(pending, (WhichLighthouse, WhichFigure)) and pending.seat == seat:
            if isinstance(pending, WhichFigure) and pending.target != LIGHTHOUSE:
                continue
            noted[pending.number] -= 1
            if isinstance(pending, WhichKeeper):
                noted[pending.number + FED] += 1
    return noted


def is_keeper_of(code: int, seat: int) -> bool:
    return code != FREE and seat_of_keeper(code) == seat


def account_for_burials(state: VillageState, table: PortTable) -> None:
    """Whoever lies at sea has a burial space, or is asked for it."""
    families = [list(player.family) for player in state.players]
    if state.is_solo:
        families.append(list(state.rival))
    for seat, family in enumerate(families):
        lie = int(count_all(family[SEA]))
        asked = sum(1 for pending in state.stack if isinstance(pending, SeaBurial) and pending.seat == seat)
        noted = sum(1 for space in table.burials if space == seat) + asked
        must(
            lie == noted,
            "port.burials",
            f"{lie} figures of seat {seat} lie at sea, on {noted} spaces.",
            f"{lie} Figuren von Platz {seat} liegen im Meer, auf {noted} Feldern.",
        )
    buried = sum(int(count_all(family[SEA])) for family in families)
    is_right = table.sea_left >= 0 and table.sea_left == BURIALS - buried
    must(is_right, "port.burials", f"there are {len(BURIAL_IDS)} spaces.", f"es gibt {len(BURIAL_IDS)} Felder.")


# The moment


def account_for_course(state: VillageState) -> None:
    """Questions of a voyage fit the place of the ship, and nobody is asked about the way over land."""
    table = table_of(state)
    account_for_cards_aboard(state, table)
    for number, pending in enumerate(state.stack):
        where = f"{WAITING}.{number}"
        is_by_sea = not isinstance(pending, (Travel, Arrival, FreeJourney, LayMarker))
        must(is_by_sea, where, "nobody travels over land.", "niemand reist über Land.")
        if isinstance(pending, (Load, TakeHelmsman)):
            is_right = table.ships[pending.seat] == HARBOUR and table.captains[pending.seat] != NO_CAPTAIN
            must(is_right, where, "no ship is being loaded.", "kein Schiff wird beladen.")
        elif isinstance(pending, (AtIsland, IslandGoesOn)):
            is_right = is_at_island(state, pending.seat)
            must(is_right, where, "the ship is at no island.", "das Schiff ist an keiner Insel.")
        elif isinstance(pending, (Sail, VoyageGoesOn, Chart)):
            has_captain = table.captains[pending.seat] != NO_CAPTAIN
            must(has_captain, where, "the ship has no captain.", "das Schiff hat keinen Kapitän.")
        if isinstance(pending, (Load, AtIsland, IslandGoesOn)) and pending.pair == 1:
            is_right = pairs_aboard(state, pending.seat) == 0
            must(is_right, where, "there is a pair aboard already.", "an Bord ist schon ein Paar.")
