"""Accounts for every piece of Port: captains, tiles, chests, keepers and graves at sea."""

from stammtisch.games.village.expansions.ids import KINDS, LIGHTHOUSE, SEA, SHIP
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.ids import (
    ADMIRAL_ABOARD,
    BURIALS,
    CAPTAINS,
    CARGOES,
    CHEST_SET_IDS,
    CHESTS,
    COCOA,
    COUNTED,
    FREE,
    HARBOUR,
    ISLANDS,
    NO_CAPTAIN,
    TEA,
)
from stammtisch.games.village.expansions.port.places.burial import SeaBurial
from stammtisch.games.village.expansions.port.places.island import BREAD_IS_NOTED, WhichKeeper, WhichLighthouse
from stammtisch.games.village.expansions.port.table import PortTable, aboard, holds_used, keeper_code
from stammtisch.games.village.ids import NUMBERS, count_all, count_of, standing
from stammtisch.games.village.state import VillageState


def account_for_port(state: VillageState, table: PortTable) -> None:
    account_for_ships(state, table)
    account_for_tiles(state, table)
    account_for_chests(state, table)
    account_for_keepers(state, table)
    account_for_burials(state, table)
    assert min(table.fame) >= 0
    assert all(player.castles == 0 for player in state.players), "nobody travels over land"


def account_for_ships(state: VillageState, table: PortTable) -> None:
    hired = 0
    for seat in range(int(state.seats)):
        captain = int(table.captains[seat])
        if captain not in (NO_CAPTAIN, ADMIRAL_ABOARD):
            assert 0 <= captain < CAPTAINS
            assert not int(table.captains_left) >> captain & 1, "who is aboard lies in no stack"
            assert not hired >> captain & 1, "nobody sails two ships"
            hired |= 1 << captain
        if table.ships[seat] != HARBOUR:
            assert captain != NO_CAPTAIN
        elif captain == NO_CAPTAIN:
            assert holds_used(state, seat) == 0, "a ship without captain is empty"
            assert table.helmsmen[seat] == 0
        assert holds_used(state, seat) <= box_of(state.box).holds
        numbers = [int(aboard(state, seat, cargo)) for cargo in range(CARGOES)]
        assert all(0 <= number <= 2 for number in numbers)
        pairs = sum(1 for number in numbers if number == 2)
        assert pairs <= (1 if state.chosen.has("inn") else 0), "all pieces aboard are different"


def account_for_tiles(state: VillageState, table: PortTable) -> None:
    tiles = box_of(state.box).tiles[int(state.column)]
    for cargo, left in ((COCOA, table.cocoa_left), (TEA, table.tea_left)):
        found = int(left)
        for seat in range(int(state.seats)):
            at_home = int(table.home[seat * 2 + cargo - COCOA])
            assert at_home >= 0
            found += at_home + int(table.cargo[seat * COUNTED + cargo])
        assert 0 <= found <= tiles, "sold tiles leave the game, and none come back"
        assert left >= 0


def account_for_chests(state: VillageState, table: PortTable) -> None:
    masks = [int(table.chests_left), int(table.chests_opened)]
    for vector in (table.chests_aboard, table.chests_home, table.chests_given):
        masks.extend(int(mask) for mask in vector)
    played = [True, state.chosen.has("marriage"), state.chosen.has("promos")]
    wanted = 0
    for chest in range(CHESTS):
        if played[box_of(state.box).chest_sets[chest]]:
            wanted |= 1 << chest
    assert len(played) == len(CHEST_SET_IDS)
    assert sum(masks) == wanted, "each chest is in one place"
    assert sum(mask.bit_count() for mask in masks) == wanted.bit_count()


def account_for_keepers(state: VillageState, table: PortTable) -> None:
    is_feeding = any(isinstance(pending, WhichKeeper) for pending in state.stack)
    asked = sum(1 for pending in state.stack if isinstance(pending, WhichLighthouse)) - int(is_feeding)
    keepers = [int(keeper) for keeper in table.lighthouses if keeper != FREE]
    for island in range(ISLANDS):
        assert table.lighthouses[island] == FREE or box_of(state.box).light_points[island] >= 0
    standing_there = 0
    for seat, player in enumerate(state.players):
        standing_there += int(count_all(player.family[LIGHTHOUSE]))
        if asked == 0 and not is_feeding and not is_choosing_figure(state):
            account_for_bread(state, seat, keepers)
        assert player.family[SHIP] >= 0
    if not is_choosing_figure(state):
        assert len(keepers) == standing_there + asked


def account_for_bread(state: VillageState, seat: int, keepers: list[int]) -> None:
    """Each keeper is noted; from the second rules on, so is the bread under him."""
    standing_there = state.players[seat].family[LIGHTHOUSE]
    if state.has_rules(BREAD_IS_NOTED):
        for kind in range(KINDS):
            assert keepers.count(int(keeper_code(seat, kind))) == count_of(standing_there, kind)
    else:
        for number in range(NUMBERS):
            assert keepers.count(int(keeper_code(seat, number))) == standing(standing_there, number)


def is_choosing_figure(state: VillageState) -> bool:
    """Whether somebody is about to say which of two figures with and without bread is meant."""
    return any(type(pending).__name__ == "WhichFigure" for pending in state.stack)


def account_for_burials(state: VillageState, table: PortTable) -> None:
    asked = sum(1 for pending in state.stack if isinstance(pending, SeaBurial))
    free = sum(1 for space in table.burials if space == FREE)
    assert free == table.sea_left + asked
    families = [player.family for player in state.players]
    if state.is_solo:
        families.append(state.rival)
    assert sum(int(count_all(family[SEA])) for family in families) == BURIALS - table.sea_left
