"""Accounts for every piece of Orléans: nothing is created or lost, wherever it lies."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from stammtisch.core.state import State
from stammtisch.games.orleans.components import Components
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
from stammtisch.games.orleans.places.bathhouse import PlaceFromBathhouse
from stammtisch.games.orleans.state import OrleansState

REAL_SPACES = (1 << SPACES) - 1


def account_for_everything(state: State) -> None:
    assert isinstance(state, OrleansState)
    boards = boards_of(state)
    account_for_followers(state, boards)
    account_for_goods(state)
    account_for_technology(state, boards)
    account_for_the_rest(state)
    for player, board in zip(state.players, boards, strict=True):
        assert player.market_size + player.tower_size() <= state.box.market_spaces + 2
        assert int(player.open_spaces) & REAL_SPACES == board.empty, "the mask of open spaces tells the truth"


def account_for_followers(state: OrleansState, boards: list[Board] | None = None) -> None:
    boards = boards or boards_of(state)
    found = sent_to_deeds(state.box, tuple(state.deed_open))
    for kind in range(KINDS):
        neutral = int(state.supply[kind]) + int(state.lost[kind]) + found[kind]
        neutral += sum(board.followers[kind] for board in boards)
        assert neutral == state.box.neutral_tiles[kind][len(boards) - MIN_SEATS]
    assert min(state.supply) >= 0
    for player, board in zip(state.players, boards, strict=True):
        assert player.bag_size == board.bag_size
        assert player.market_size == board.market_size


def account_for_goods(state: OrleansState) -> None:
    found = list(goods_on_routes(tuple(state.route_goods)))
    for player in state.players:
        goods = list(player.goods)
        assert min(goods) >= 0
        found = [one + other for one, other in zip(found, goods, strict=True)]
    market, lost = list(state.goods_market), list(state.goods_lost)
    assert [sum(each) for each in zip(found, market, lost, strict=True)] == state.box.good_count
    assert min(market) >= 0


def account_for_technology(state: OrleansState, boards: list[Board]) -> None:
    technology = int(state.technology_left) + int(state.technology_lost)
    for player, board in zip(state.players, boards, strict=True):
        technology += int(player.technology) + int(player.farmer_technology) + board.technology
    assert technology == state.box.technology_tiles


def account_for_the_rest(state: OrleansState) -> None:
    box = state.box
    assert state.bank + sum(player.coins for player in state.players) == box.bank_coins
    assert not state.bank_is_limited or state.bank >= 0
    citizens = int(state.citizens_left).bit_count() + sum(int(player.citizens) for player in state.players)
    assert citizens == CITIZENS
    tiles = [int(state.tiles_left), int(state.tiles_gone)]
    towns = 0
    for player in state.players:
        assert player.coins >= 0
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
        assert all(0 <= step <= last for step, last in zip(player.track, box.track_last, strict=True))
    assert sum(tiles) == ((1 << PLACES) - 1) & ~BOARD_PLACES_MASK
    assert sum(mask.bit_count() for mask in tiles) == PLACES - BOARD_PLACES_MASK.bit_count()
    assert sum(box.event_count) - sum(state.events_left) == state.round


# Most actions leave deeds, routes and most boards as they are: what was looked at is remembered.


class Board(NamedTuple):
    """What a player has: followers of each kind wherever they lie, technology tiles in use, the empty spaces."""

    followers: list[int]
    bag_size: int
    market_size: int
    technology: int
    empty: int


def boards_of(state: OrleansState) -> list[Board]:
    return [board_of(state, seat) for seat in range(len(state.players))]


def board_of(state: OrleansState, seat: int) -> Board:
    player = state.players[seat]
    drawn: tuple[int, ...] = ()
    if state.stack and isinstance(question := state.stack[-1], PlaceFromBathhouse) and question.seat == seat:
        drawn = tuple(question.drawn())
    return look_at(state.box, tuple(player.bag), tuple(player.market), tuple(player.board), int(player.places), drawn)


@lru_cache(4096)
def look_at(
    box: Components,
    bag: tuple[int, ...],
    market: tuple[int, ...],
    board: tuple[int, ...],
    places: int,
    drawn: tuple[int, ...],
) -> Board:
    held = [bag[tile] + market[tile] for tile in range(TILES)]
    for content in board:
        if content not in (EMPTY, TECHNOLOGY):
            held[content - 1] += 1
    for tile in drawn:
        held[tile] += 1
    assert held[OWN:] == [1] * (TILES - OWN), "each player keeps the own four followers"
    assert min(held) >= 0
    return Board(held, sum(bag), sum(market), board.count(TECHNOLOGY), empty_spaces(box, board, places))


@lru_cache(4096)
def sent_to_deeds(box: Components, still_open: tuple[int, ...]) -> list[int]:
    """How many followers of each kind lie at beneficial deeds."""
    assert len(box.deed_wants) == len(still_open) == DEEDS * KINDS
    assert min(still_open) >= 0
    return [sum(box.deed_wants[kind::KINDS]) - sum(still_open[kind::KINDS]) for kind in range(KINDS)]


@lru_cache(4096)
def goods_on_routes(route_goods: tuple[int, ...]) -> list[int]:
    assert len(route_goods) == 2 * ROUTES
    return [route_goods.count(good + 1) for good in range(GOODS)]


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
    return empty & REAL_SPACES


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
