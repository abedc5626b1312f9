"""Accounts for every piece of Orléans: nothing is made or lost, and everything lies where it can.

What is being asked must fit the round and the pieces (`course`). How a position came about is not asked: markers may
stand anywhere on their tracks, so that a position can be laid out to look at one thing.

Every saved game is looked at like this when it is opened, so what is looked at often makes its sentence only where
something is wrong.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.bits import numbers_in
from stammtisch.core.legend import must, wrong
from stammtisch.games.orleans.course import account_for_course, is_planning, question_on_top
from stammtisch.games.orleans.ids import (
    ALL_SPACES,
    BOARD_PLACES_MASK,
    CITIZENS,
    DEED_IDS,
    DEEDS,
    EMPTY,
    EVENT_IDS,
    EVENTS,
    GOODS,
    GUNPOWDER_TOWER,
    HERB_GARDEN,
    KIND_IDS,
    KINDS,
    MIN_SEATS,
    MONK,
    OWN,
    PLACE_IDS,
    PLACES,
    ROUTES,
    SCHOOL,
    SPACES,
    TECHNOLOGY,
    TILES,
    TOWER_SPACE,
    TOWN_HALL,
    TOWN_IDS,
    TRACKS,
    kind_of_tile,
)
from stammtisch.games.orleans.places.bathhouse import PlaceFromBathhouse
from stammtisch.games.orleans.places.followers import Followers
from stammtisch.games.orleans.state import OrleansState, Player

ALL_PLACE_TILES: Final = ((1 << PLACES) - 1) & ~BOARD_PLACES_MASK
FEWER_THAN_NONE: Final = ("there cannot be fewer than none.", "weniger als nichts kann da nicht liegen.")


def account_for_everything(state: OrleansState) -> None:
    """Raises BadPosition, whose message names the place and the piece."""
    account_for_events(state)
    account_for_place_tiles(state)
    account_for_spaces(state)
    account_for_followers(state)
    account_for_markets(state)
    account_for_goods(state)
    account_for_technology(state)
    account_for_coins_and_citizens(state)
    account_for_map(state)
    account_for_tracks(state)
    account_for_course(state)


def account_for_events(state: OrleansState) -> None:
    """Each round has turned over one hourglass tile, and the event of the round is one of those (O-2.2)."""
    box = state.box
    turned = [box.event_count[event] - int(state.events_left[event]) for event in range(EVENTS)]
    for event in range(EVENTS):
        name = EVENT_IDS[event]
        must(
            0 <= turned[event] <= box.event_count[event],
            f"events_left.{name}",
            f"there are {box.event_count[event]} of these hourglass tiles.",
            f"von diesen Stundenglaskarten gibt es {box.event_count[event]}.",
        )
    must(
        sum(turned) == state.round,
        "events_left",
        f"in round {state.round} as many hourglass tiles are turned over, not {sum(turned)}.",
        f"in Runde {state.round} sind so viele Stundenglaskarten umgedreht, nicht {sum(turned)}.",
    )
    if state.round > 0:
        must(
            turned[int(state.event)] > 0 and (state.round > 1 or state.event == box.first_event),
            "event",
            f"{EVENT_IDS[int(state.event)]} has not been turned over.",
            f"{EVENT_IDS[int(state.event)]} ist noch nicht umgedreht.",
        )
        first = EVENT_IDS[box.first_event]
        must(
            turned[box.first_event] > 0,
            f"events_left.{first}",
            "the first hourglass tile is always turned over first.",
            "die erste Stundenglaskarte ist immer zuerst dran.",
        )


# What lies before the players


def account_for_place_tiles(state: OrleansState) -> None:
    """Every place tile lies on the table, out of the game or in one town."""
    together = int(state.tiles_gone)
    for seat, player in enumerate(state.players):
        where = f"players.{seat}.place_tiles"
        has_board = int(player.places) & BOARD_PLACES_MASK == BOARD_PLACES_MASK
        must(has_board, where, "a place of the board is missing.", "ein Ort des Plans fehlt.")
        own = int(player.places) & ~BOARD_PLACES_MASK
        for place in numbers_in(together & own):
            name = PLACE_IDS[place]
            must(False, where, f"{name} lies in another place too.", f"{name} liegt auch an anderer Stelle.")
        together |= own
    is_apart = together & int(state.tiles_left) == 0
    is_whole = together | int(state.tiles_left) == ALL_PLACE_TILES
    must(is_apart and is_whole, "place_tiles_gone", "a place tile is missing.", "eine Ortskarte fehlt.")


def account_for_spaces(state: OrleansState) -> None:
    """On the action spaces lie followers and technology that may be there."""
    for seat, player in enumerate(state.players):
        open_spaces = 0
        technology = 0
        for space in range(ALL_SPACES):
            content = int(player.board[space])
            if content != EMPTY:
                account_for_space(state, seat, space, content)
                technology += content == TECHNOLOGY
            elif space < SPACES and player.has_place(int(state.box.space_place[space])):
                open_spaces |= 1 << space
        is_true = int(player.open_spaces) == open_spaces
        must(is_true, f"players.{seat}.spaces", "the open spaces are others.", "frei sind andere Felder.")
        if technology > 1:
            for place in range(PLACES):
                account_for_technology_at(state, seat, place)


def account_for_space(state: OrleansState, seat: int, space: int, content: int) -> None:
    """What lies on one action space belongs to its owner and fits (O-4.2 to O-4.6, O-7)."""
    box = state.box
    player = state.players[seat]
    place = int(box.space_place[space])
    where = f"players.{seat}.spaces.{box.space_ids[space]}"
    must(player.has_place(place), where, "the place tile is not there.", "diese Ortskarte liegt dort nicht.")
    if content == TECHNOLOGY:
        is_allowed = box.space_kind[space] != MONK and box.space_count[place] > 1
        is_allowed = is_allowed and place not in (TOWN_HALL, GUNPOWDER_TOWER)
        must(is_allowed, where, "technology cannot lie there.", "Technik kann dort nicht liegen.")
    elif space < SPACES:
        tile = content - 1
        fits = (fitting_spaces(state, player, tile) >> space) & 1 != 0
        name = box.tile_ids[tile]
        must(fits, where, f"{name} cannot lie there.", f"{name} kann dort nicht liegen.")


def fitting_spaces(state: OrleansState, player: Player, tile: int) -> int:
    """Where a follower can lie: a privilege that is gone may have brought it there (O-12.6)."""
    box = state.box
    mask = int(state.fitting_spaces(player, tile))
    kind = int(kind_of_tile(tile))
    gone = int(state.tiles_gone)
    if kind == box.school_kind and (gone >> SCHOOL) & 1:
        mask |= int(box.school_fits)
    if kind == box.herb_garden_kind and (gone >> HERB_GARDEN) & 1:
        mask |= int(box.herb_garden_fits)
    return mask


def account_for_technology_at(state: OrleansState, seat: int, place: int) -> None:
    """A place has at most one technology tile (O-7.3)."""
    first = state.box.first_space[place]
    spaces = range(first, first + state.box.space_count[place])
    tiles = sum(1 for space in spaces if state.players[seat].board[space] == TECHNOLOGY)
    if tiles > 1:
        where = f"players.{seat}.spaces.{PLACE_IDS[place]}"
        raise wrong(where, "has room for one technology tile.", "mehr als ein Technikplättchen kann dort nicht liegen.")


def account_for_followers(state: OrleansState) -> None:
    """Every follower is in the supply, with a player, at a deed or out of the game; own ones stay with their player."""
    box = state.box
    found = [int(state.supply[kind]) + int(state.lost[kind]) for kind in range(KINDS)]
    for kind in range(KINDS):
        if state.supply[kind] < 0 or state.lost[kind] < 0:
            raise wrong(f"supply.{KIND_IDS[kind]}", *FEWER_THAN_NONE)
        found[kind] += sent_to_deeds(state, kind)
    for seat in range(len(state.players)):
        held = followers_of(state, seat)
        for tile in range(OWN, TILES):
            if held[tile] != 1:
                name = box.tile_names[tile]
                raise wrong(
                    f"players.{seat}",
                    f"{name.form('en', '')} is there {held[tile]} times, not once.",
                    f"{name.form('de', '')} ist {held[tile]}-mal da statt einmal.",
                )
        for kind in range(KINDS):
            found[kind] += held[kind]
    for kind in range(KINDS):
        wanted = box.neutral_tiles[kind][len(state.players) - MIN_SEATS]
        if found[kind] != wanted:
            raise wrong(
                f"supply.{KIND_IDS[kind]}",
                f"there are {found[kind]} {box.kind_names[kind].form('en', 'plural')} in all, not {wanted}.",
                f"es gibt zusammen {found[kind]} {box.kind_names[kind].form('de', 'plural')} statt {wanted}.",
            )


def sent_to_deeds(state: OrleansState, kind: int) -> int:
    """How many followers of this kind lie at beneficial deeds."""
    sent = 0
    for deed in range(DEEDS):
        wanted = int(state.box.deed_wants[deed * KINDS + kind])
        still_open = int(state.deed_open[deed * KINDS + kind])
        if not 0 <= still_open <= wanted:
            raise wrong(f"deeds.{DEED_IDS[deed]}", "does not have so many spaces.", "hat nicht so viele Felder.")
        sent += wanted - still_open
    return sent


def followers_of(state: OrleansState, seat: int) -> list[int]:
    """The followers of a player, wherever they lie, by tile."""
    player = state.players[seat]
    held: list[int] = []
    for tile in range(TILES):
        if player.bag[tile] < 0 or player.market[tile] < 0:
            raise wrong(f"players.{seat}.bag.{state.box.tile_ids[tile]}", *FEWER_THAN_NONE)
        held.append(int(player.bag[tile]) + int(player.market[tile]))
    for content in player.board:
        if content != EMPTY and content != TECHNOLOGY:
            held[int(content) - 1] += 1
    question = question_on_top(state)
    if isinstance(question, PlaceFromBathhouse) and question.seat == seat:
        for tile in question.drawn():
            held[tile] += 1
    is_counted = player.bag_size == sum(player.bag) and player.market_size == sum(player.market)
    must(is_counted, f"players.{seat}.bag", "is counted wrongly.", "ist falsch gezählt.")
    return held


def account_for_markets(state: OrleansState) -> None:
    """No market holds more than it has spaces; the Tower's are among them only where its owner loads it (O-3.6)."""
    question = question_on_top(state)
    for seat, player in enumerate(state.players):
        most = state.box.market_spaces
        is_loading = isinstance(question, Followers) and question.asks(seat)
        if is_loading and player.has_place(GUNPOWDER_TOWER):
            most += state.box.market_spaces_added - int(player.tower_size())
        must(
            player.market_size <= most,
            f"players.{seat}.market",
            f"has {most} spaces, not {player.market_size}.",
            f"hat {most} Felder, nicht {player.market_size}.",
        )
        account_for_hand(state, seat)
        account_for_plan(state, seat)


def account_for_hand(state: OrleansState, seat: int) -> None:
    """In the hand are as many of the market's followers as find no space there (O-R46)."""
    player = state.players[seat]
    waiting = 0
    for tile in range(TILES):
        in_hand = int(player.in_hand(tile))
        if in_hand > player.market[tile]:
            raise wrong(f"players.{seat}.hand", "holds more than the market.", "enthält mehr als der Markt.")
        waiting += in_hand
    over = max(int(player.market_size) - int(state.box.market_spaces), 0)
    must(
        waiting == over,
        f"players.{seat}.hand",
        f"{over} followers find no space on the market, not {waiting}.",
        f"{over} Personen finden auf dem Markt keinen Platz, nicht {waiting}.",
    )


def account_for_plan(state: OrleansState, seat: int) -> None:
    """What was planned are followers on the board, and the Tower held before what lies on it or was planned (O-4.7)."""
    player = state.players[seat]
    where = f"players.{seat}.planned"
    taken_up = [0] * TILES
    for space in numbers_in(player.planned):
        name = state.box.space_ids[space]
        content = int(player.board[space])
        is_follower = space < SPACES and content not in (EMPTY, TECHNOLOGY)
        must(is_follower, where, f"on {name} lies no follower.", f"auf {name} liegt keine Person.")
        taken_up[content - 1] += 1
    if not is_planning(state):
        return
    for offset in range(2):
        before = int(player.tower_before) // 16 if offset else int(player.tower_before) % 16
        now = int(player.board[TOWER_SPACE + offset])
        if now != before:
            where = f"players.{seat}.tower_before_planning"
            is_planned = now == EMPTY and taken_up[before - 1] > 0
            must(is_planned, where, "does not fit what lies there.", "passt nicht zu dem, was dort liegt.")
            taken_up[before - 1] -= 1


# What lies on the boards and beside them


def account_for_goods(state: OrleansState) -> None:
    """Every good lies on a route, on the goods market, with a player or out of the game."""
    box = state.box
    found = [int(state.goods_market[good]) + int(state.goods_lost[good]) for good in range(GOODS)]
    for route in range(ROUTES):
        for offset in range(2):
            content = int(state.route_goods[2 * route + offset])
            if content:
                printed = box.route_goods[route]
                if offset >= len(printed) or printed[offset] > state.seats:
                    where = f"routes.{box.route_ids[route]}"
                    raise wrong(where, "there is no such space.", "ein solches Feld gibt es nicht.")
                found[content - 1] += 1
    for seat, player in enumerate(state.players):
        must(min(player.goods) >= 0, f"players.{seat}.goods", *FEWER_THAN_NONE)
        for good in range(GOODS):
            found[good] += int(player.goods[good])
    must(min(min(state.goods_market), min(state.goods_lost)) >= 0, "goods_market", *FEWER_THAN_NONE)
    for good in range(GOODS):
        if found[good] != box.good_count[good]:
            name = box.good_names[good]
            raise wrong(
                "goods_market",
                f"{name.form('en', '')} is there {found[good]} times in all, not {box.good_count[good]}.",
                f"{name.form('de', '')} gibt es zusammen {found[good]}-mal statt {box.good_count[good]}-mal.",
            )


def account_for_technology(state: OrleansState) -> None:
    """Every technology tile lies in the supply, on a board, beside it or out of the game."""
    found = int(state.technology_left) + int(state.technology_lost)
    must(min(state.technology_left, state.technology_lost) >= 0, "technology", *FEWER_THAN_NONE)
    for seat, player in enumerate(state.players):
        aside = min(player.technology, player.farmer_technology)
        must(aside >= 0, f"players.{seat}.technology_aside", *FEWER_THAN_NONE)
        found += int(player.technology) + int(player.farmer_technology)
        found += list(player.board).count(TECHNOLOGY)
    wanted = state.box.technology_tiles
    must(
        found == wanted,
        "technology",
        f"there are {found} technology tiles in all, not {wanted}.",
        f"es gibt zusammen {found} Technikplättchen statt {wanted}.",
    )


def account_for_coins_and_citizens(state: OrleansState) -> None:
    """Nobody owes coins, a limited bank has what nobody has, and every citizen lies on the boards or with a player."""
    coins = int(state.bank)
    citizens = int(state.citizens_left).bit_count()
    for seat, player in enumerate(state.players):
        must(player.coins >= 0, f"players.{seat}.coins", *FEWER_THAN_NONE)
        must(player.citizens >= 0, f"players.{seat}.citizens", *FEWER_THAN_NONE)
        coins += int(player.coins)
        citizens += int(player.citizens)
    in_all = state.box.bank_coins
    is_whole = coins == in_all and not (state.bank_is_limited and state.bank < 0)
    must(is_whole, "players", f"there are {in_all} coins in all.", f"es gibt zusammen {in_all} Münzen.")
    must(
        citizens == CITIZENS,
        "citizens",
        f"there are {citizens} citizens in all, not {CITIZENS}.",
        f"es gibt zusammen {citizens} Bürgerplättchen statt {CITIZENS}.",
    )


def account_for_map(state: OrleansState) -> None:
    """Every player has ten trading stations, and a town has one, Orléans excepted (O-6.12)."""
    towns = 0
    for seat, player in enumerate(state.players):
        where = f"players.{seat}.stations"
        built = int(player.stations).bit_count()
        is_counted = player.stations_built == built and min(player.stations_left, player.stations_lost) >= 0
        must(is_counted, where, "is counted wrongly.", "ist falsch gezählt.")
        found = built + int(player.stations_left) + int(player.stations_lost)
        wanted = state.box.trading_stations
        must(
            found == wanted,
            where,
            f"there are {found} trading stations, not {wanted}.",
            f"es gibt {found} Kontore statt {wanted}.",
        )
        elsewhere = int(player.stations) & ~1
        for town in numbers_in(towns & elsewhere):
            name = TOWN_IDS[town]
            must(False, where, f"{name} has another one.", f"in {name} steht schon eines.")
        towns |= elsewhere


def account_for_tracks(state: OrleansState) -> None:
    """Every marker stands on its track."""
    box = state.box
    for seat, player in enumerate(state.players):
        for track in range(TRACKS):
            last = int(box.track_last[track])
            if not 0 <= player.track[track] <= last:
                where = f"players.{seat}.tracks.{KIND_IDS[track]}"
                raise wrong(where, f"the track ends at {last}.", f"die Leiste endet bei {last}.")
        last = int(box.development_last)
        is_there = 0 <= player.development <= last
        must(is_there, f"players.{seat}.development", f"the track ends at {last}.", f"die Leiste endet bei {last}.")
