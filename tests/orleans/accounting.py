"""Accounts for every piece of Orléans: nothing is created or lost, wherever it lies."""

from functools import cache, lru_cache

from stammtisch.core.state import State
from stammtisch.games.orleans.components import Components
from stammtisch.games.orleans.decisions.acting import PlaceFromBathhouse
from stammtisch.games.orleans.ids import (
    ALL_SPACES,
    BOARD_PLACES_MASK,
    CITIZENS,
    DEEDS,
    EMPTY,
    GOODS,
    KINDS,
    MIN_SEATS,
    OWN,
    PLACES,
    ROUTES,
    SPACES,
    TECHNOLOGY,
    TILES,
)
from stammtisch.games.orleans.state import OrleansState, Player


def account_for_everything(state: State) -> None:
    assert isinstance(state, OrleansState)
    account_for_followers(state)
    account_for_goods(state)
    account_for_the_rest(state)
    for player in state.players:
        account_for_board(state, player)


def account_for_followers(state: OrleansState) -> None:
    box = state.box
    neutral = [int(state.supply[kind]) + int(state.lost[kind]) for kind in range(KINDS)]
    for kind, sent in enumerate(sent_to_deeds(box, tuple(state.deed_open))):
        neutral[kind] += sent
    drawn: tuple[int, ...] = ()
    drawer = -1
    if state.stack and isinstance(state.stack[-1], PlaceFromBathhouse):
        drawer, drawn = state.stack[-1].seat, tuple(state.stack[-1].drawn())
    for seat, player in enumerate(state.players):
        bag, market = tuple(player.bag), tuple(player.market)
        held = followers_of(bag, market, tuple(player.board), drawn if seat == drawer else ())
        for kind in range(KINDS):
            neutral[kind] += held[kind]
        assert player.bag_size == sum(bag)
        assert player.market_size == sum(market)
    assert neutral == [counts[len(state.players) - MIN_SEATS] for counts in box.neutral_tiles]
    assert min(state.supply) >= 0


# Most actions leave the deeds and most boards as they are: what was looked at is remembered.


@lru_cache(4096)
def sent_to_deeds(box: Components, still_open: tuple[int, ...]) -> list[int]:
    """How many followers of each kind lie at beneficial deeds."""
    assert len(box.deed_wants) == len(still_open) == DEEDS * KINDS
    assert min(still_open) >= 0
    return [sum(box.deed_wants[kind::KINDS]) - sum(still_open[kind::KINDS]) for kind in range(KINDS)]


@lru_cache(4096)
def followers_of(
    bag: tuple[int, ...], market: tuple[int, ...], board: tuple[int, ...], drawn: tuple[int, ...]
) -> list[int]:
    """How many followers of each kind a player has, wherever they lie."""
    held = [bag[tile] + market[tile] for tile in range(TILES)]
    for content in board:
        if content not in (EMPTY, TECHNOLOGY):
            held[content - 1] += 1
    for tile in drawn:
        held[tile] += 1
    assert held[OWN:] == [1] * (TILES - OWN), "each player keeps the own four followers"
    assert min(held) >= 0
    return held


def account_for_goods(state: OrleansState) -> None:
    found = [int(state.goods_market[good]) + int(state.goods_lost[good]) for good in range(GOODS)]
    for space in range(2 * ROUTES):
        if state.route_goods[space]:
            found[int(state.route_goods[space]) - 1] += 1
    for player in state.players:
        for good in range(GOODS):
            assert player.goods[good] >= 0
            found[good] += int(player.goods[good])
    assert found == state.box.good_count
    assert min(state.goods_market) >= 0


def account_for_the_rest(state: OrleansState) -> None:
    box = state.box
    assert state.bank + sum(player.coins for player in state.players) == box.bank_coins
    assert all(player.coins >= 0 for player in state.players)
    assert not state.bank_is_limited or state.bank >= 0
    citizens = int(state.citizens_left).bit_count() + sum(int(player.citizens) for player in state.players)
    assert citizens == CITIZENS
    technology = int(state.technology_left) + int(state.technology_lost)
    tiles = [int(state.tiles_left), int(state.tiles_gone)]
    towns = 0
    for player in state.players:
        technology += int(player.technology) + int(player.farmer_technology)
        technology += tuple(player.board).count(TECHNOLOGY)
        tiles.append(int(player.places) & ~BOARD_PLACES_MASK)
        assert player.places & BOARD_PLACES_MASK == BOARD_PLACES_MASK
        stations = player.stations_built + player.stations_left + player.stations_lost
        assert stations == box.trading_stations
        assert player.stations_built == int(player.stations).bit_count()
        assert player.stations_left >= 0
        elsewhere = int(player.stations) & ~1
        assert towns & elsewhere == 0, "one trading station per town, Orléans excepted"
        towns |= elsewhere
        assert 0 <= player.development <= box.development_last
        assert all(0 <= player.track[kind] <= box.track_last[kind] for kind in range(len(box.track_last)))
    assert technology == box.technology_tiles
    assert sum(tiles) == ((1 << PLACES) - 1) & ~BOARD_PLACES_MASK
    assert sum(mask.bit_count() for mask in tiles) == PLACES - BOARD_PLACES_MASK.bit_count()
    shown = sum(box.event_count) - sum(state.events_left)
    assert shown == state.round


def account_for_board(state: OrleansState, player: Player) -> None:
    """Spaces of places one does not own are empty, and the mask of open spaces tells the truth."""
    assert player.market_size + player.tower_size() <= state.box.market_spaces + 2
    real = (1 << SPACES) - 1
    assert int(player.open_spaces) & real == empty_spaces(state.box, tuple(player.board), int(player.places)) & real


@lru_cache(4096)
def empty_spaces(box: Components, board: tuple[int, ...], places: int) -> int:
    """The mask of the empty spaces of the places one owns; those of all others hold nothing."""
    empty = 0
    for place, first, after in spaces_of_places(box):
        contents = board[first:after]
        if places >> place & 1:
            for number, content in enumerate(contents):
                if content == EMPTY:
                    empty |= 1 << (first + number)
        else:
            assert contents == (EMPTY,) * len(contents)
        assert contents.count(TECHNOLOGY) <= 1
    return empty


@cache
def spaces_of_places(box: Components) -> list[tuple[int, int, int]]:
    """Each place with its first space and the one after its last; the last spaces are those of the tower."""
    found: list[tuple[int, int, int]] = []
    for space, place in enumerate(int(box.space_place[space]) for space in range(ALL_SPACES)):
        if found and found[-1][0] == place:
            found[-1] = (place, found[-1][1], space + 1)
        else:
            found.append((place, space, space + 1))
    assert len({place for place, _, _ in found}) == len(found), "the spaces of a place lie side by side"
    return found
