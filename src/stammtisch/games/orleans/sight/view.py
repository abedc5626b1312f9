"""The one door through which anything leaves a game of Orléans: `observe`.

Hidden are the order of the hourglass tiles, all chance to come, and, while planning is secret, what
the others have planned. Own bags are shown by content, others' by size. Rules: O-4.7, O-R5, O-R42.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.plain import Json
from stammtisch.core.texts import Texts
from stammtisch.core.views import counted, names_of, observe_course, observe_heading
from stammtisch.games.orleans.components import Components
from stammtisch.games.orleans.ids import (
    ALL_SPACES,
    BOATMEN_CITIZEN,
    CITIZENS,
    DEED_IDS,
    DEEDS,
    EMPTY,
    EVENT_IDS,
    EVENTS,
    FIRST_PLACE_TILE,
    GOOD_IDS,
    KIND_IDS,
    KINDS,
    KNIGHTS_CITIZEN,
    LAST_CITIZEN,
    PLACE_IDS,
    PLACES,
    ROUTES,
    TECHNOLOGY,
    TILES,
    TOWN_IDS,
    TOWNS,
    TRACKS,
)
from stammtisch.games.orleans.places.bathhouse import PlaceFromBathhouse
from stammtisch.games.orleans.places.torture import Torture
from stammtisch.games.orleans.places.turn import shows_activated
from stammtisch.games.orleans.round import phase_name
from stammtisch.games.orleans.sight.redeal import hides_plan, take_plan_back
from stammtisch.games.orleans.state import OrleansState


def observe(state: OrleansState, seat: int | None, log_from: int) -> dict[str, Json]:
    """All that a seat, or a spectator (None), may know."""
    players: list[Json] = []
    for other in range(int(state.seats)):
        players.append(observe_player(state, other, seat))
    return {
        **observe_heading(state, seat),
        "round": int(state.round),
        "rounds": state.box.rounds,
        "phase": phase_name(state),
        "event": EVENT_IDS[int(state.event)],
        "start_seat": int(state.start_seat),
        "board": observe_board(state),
        "players": players,
        **observe_course(state, seat, log_from, state.scores()),
    }


def observe_board(state: OrleansState) -> dict[str, Json]:
    """What lies open for everybody on the two boards and beside them."""
    box = state.box
    routes: dict[str, Json] = {}
    for route in range(ROUTES):
        goods: list[Json] = []
        for space in range(2 * route, 2 * route + 2):
            content = int(state.route_goods[space])
            if content:
                goods.append(GOOD_IDS[content - 1])
        routes[box.route_ids[route]] = goods
    deeds: dict[str, Json] = {}
    for deed in range(DEEDS):
        free: dict[str, Json] = {}
        for kind in range(KINDS):
            if box.deed_wants[deed * KINDS + kind]:
                free[KIND_IDS[kind]] = int(state.deed_open[deed * KINDS + kind])
        deeds[DEED_IDS[deed]] = free
    tiles: list[Json] = []
    for place in range(FIRST_PLACE_TILE, PLACES):
        if (state.tiles_left >> i64(place)) & 1:
            tiles.append(PLACE_IDS[place])
    gone: list[Json] = []
    for place in range(FIRST_PLACE_TILE, PLACES):
        if (state.tiles_gone >> i64(place)) & 1:
            gone.append(PLACE_IDS[place])
    citizens: list[Json] = []
    for citizen in range(CITIZENS):
        if (state.citizens_left >> i64(citizen)) & 1:
            citizens.append(citizen_id(citizen))
    events: dict[str, Json] = {}
    for event in range(EVENTS):
        events[EVENT_IDS[event]] = int(state.events_left[event])
    return {
        "supply": counted(state.supply, KIND_IDS),
        "goods_market": counted(state.goods_market, GOOD_IDS),
        "technology": int(state.technology_left),
        "place_tiles": tiles,
        "place_tiles_gone": gone,
        "citizens": citizens,
        "routes": routes,
        "deeds": deeds,
        "events_left": events,
        "bank": int(state.bank) if state.bank_is_limited else None,
    }


def citizen_id(citizen: int) -> str:
    """Where a citizen lies."""
    if citizen < DEEDS:
        return DEED_IDS[citizen]
    if citizen == BOATMEN_CITIZEN:
        return "boatmen"
    if citizen == KNIGHTS_CITIZEN:
        return "knights"
    if citizen == LAST_CITIZEN:
        return "most-stations"
    return f"development-{citizen - KNIGHTS_CITIZEN}"


def observe_player(state: OrleansState, seat: int, viewer: int | None) -> dict[str, Json]:
    """What lies before one player, as the viewer may see it."""
    box = state.box
    player = state.players[seat]
    if hides_plan(state, seat, viewer) and player.planned:
        player = player.copy()
        take_plan_back(player)
    spaces: dict[str, Json] = {}
    for space in range(ALL_SPACES):
        content = int(player.board[space])
        if content == TECHNOLOGY:
            spaces[box.space_ids[space]] = "technology"
        elif content != EMPTY:
            spaces[box.space_ids[space]] = box.tile_ids[content - 1]
    places: list[Json] = [PLACE_IDS[place] for place in range(PLACES) if player.has_place(place)]
    activated: list[Json] = [
        PLACE_IDS[place] for place in range(PLACES) if player.has_place(place) and shows_activated(state, player, place)
    ]
    stations: list[Json] = [TOWN_IDS[town] for town in range(TOWNS) if player.has_station_in(town)]
    market: dict[str, Json] = {}
    hand: dict[str, Json] = {}
    for tile in range(TILES):
        waiting = int(player.in_hand(tile))
        if waiting:
            hand[box.tile_ids[tile]] = waiting
        if player.market[tile] > waiting:
            market[box.tile_ids[tile]] = int(player.market[tile]) - waiting
    bag: dict[str, Json] | None = None
    if viewer == seat:
        bag = counted(player.bag, box.tile_ids)
    return {
        "name": state.game.texts.player_ids[seat],
        "coins": int(player.coins),
        "goods": counted(player.goods, GOOD_IDS),
        "tracks": counted(player.track, KIND_IDS[:TRACKS]),
        "development": int(player.development),
        "status": int(state.status(player)),
        "citizens": int(player.citizens),
        "merchant": TOWN_IDS[int(player.merchant)],
        "stations": stations,
        "stations_left": int(player.stations_left),
        "technology_aside": int(player.technology),
        "farmer_technology_aside": int(player.farmer_technology),
        "market": market,
        "hand": hand,
        "drawn": drawn_in_bathhouse(state, seat),
        "debt": debt_of(state, seat),
        "bag_size": int(player.bag_size),
        "bag": bag,
        "places": places,
        "spaces": spaces,
        "activated": activated,
        "has_passed": player.has_passed != 0,
    }


def drawn_in_bathhouse(state: OrleansState, seat: int) -> list[Json]:
    """The followers that were drawn in the Bathhouse, for everybody to see, and may still be placed (O-10.10)."""
    for pending in state.stack:
        if isinstance(pending, PlaceFromBathhouse) and pending.seat == seat:
            return [state.box.tile_ids[tile] for tile in pending.drawn()]
    return []


def debt_of(state: OrleansState, seat: int) -> int:
    """How many coins are missing, for each of which something is given up (O-12.1)."""
    for pending in state.stack:
        if isinstance(pending, Torture) and pending.seat == seat:
            return pending.debt
    return 0


def names(box: Components, texts: Texts) -> dict[str, dict[str, str]]:
    """The name of every thing that an observation mentions."""
    things = [
        ("follower", box.tile_ids, box.tile_names),
        ("track", KIND_IDS[:TRACKS], box.track_names),
        ("good", GOOD_IDS, box.good_names),
        ("place", PLACE_IDS, box.place_names),
        ("town", TOWN_IDS, box.town_names),
        ("deed", DEED_IDS, box.deed_names),
        ("event", EVENT_IDS, box.event_names),
    ]
    found = names_of(things, texts)
    found["follower.technology"] = {"en": "technology", "de": "Technik"}
    return found
