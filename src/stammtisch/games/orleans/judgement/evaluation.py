"""About how many points a seat will have at the end: the hand-made judgement behind the computer opponents.

The points on the table, plus what the rest of the game should bring: followers still to be drawn, status
times trading stations and citizens as far as both may still grow, place tiles, technology, the merchant's
prospects, and the events to come. It looks at open information and the seat's own bag only. Rules: O-3,
O-9, O-11, O-13.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.orleans.ids import (
    BOATMAN,
    BOATMEN_CITIZEN,
    COINS_AND_DEVELOPMENT,
    COINS_BY_STATIONS,
    COINS_BY_STATUS,
    DEEDS_EFFECT,
    DRAW_AND_PLACE,
    FARMER,
    FIRST_PLACE_TILE,
    GAIN_TECHNOLOGY,
    GOOD,
    GOODS,
    GUILDHALL,
    HARVEST,
    INCOME,
    KNIGHT,
    KNIGHTS_CITIZEN,
    ORLEANS,
    PAY_FOR_DEVELOPMENT,
    PLAGUE,
    SCHOLAR,
    SHIELD,
    TAXES,
    TOWNS,
    TRADING_DAY,
    TRAVEL,
)
from stammtisch.games.orleans.judgement.outlook import WEIGHTS, Outlook
from stammtisch.games.orleans.places.events import has_shelter
from stammtisch.games.orleans.scoring import scores
from stammtisch.games.orleans.state import OrleansState, Player


def evaluate(state: OrleansState, seat: int) -> float:
    """The points this seat should have at the end, roughly; after the end, those it has."""
    if state.is_over():
        return float(scores(state)[seat].total)
    return estimate(state, seat)


def estimate(state: OrleansState, seat: int) -> float:
    """The same while the game goes on; a lone copy asks nothing, but is not over."""
    return Prospects(state, seat, state.players[seat]).points


class Prospects:
    """What a seat should have at the end, and what that is made of; `player` may be the seat as another sees it."""

    def __init__(self, state: OrleansState, seat: int, player: Player) -> None:
        outlook = Outlook(state, player)
        self.outlook: Outlook = outlook
        points = float(player.coins) + outlook.status * outlook.count
        for good in range(GOODS):
            points += float(player.goods[good] * state.box.good_points[good])
        self.events: float = worth_of_events(state, player, outlook)
        self.site: float = worth_of_site(state, player, outlook)
        self.followers = 0.0
        self.tracks = 0.0
        self.tools = 0.0
        points += self.events
        points += self.site
        if outlook.rounds > 0.0:
            self.followers = worth_of_followers(state, player, outlook)
            self.tracks = worth_of_tracks(state, seat, outlook)
            self.tools = worth_of_tools(state, player, outlook)
            points += self.followers
            points += self.tracks
            points += self.tools
        self.points: float = points


# Followers


def worth_of_followers(state: OrleansState, player: Player, outlook: Outlook) -> float:
    """What the followers of the rounds to come will do."""
    weights = WEIGHTS
    coming = float(min(outlook.draws, min(player.bag_size, state.market_room(player))))
    total = coming + outlook.saved + (outlook.rounds - 1.0) * outlook.each_round
    return weights.flow * total * (1.0 - weights.mixture + weights.mixture * outlook.fit)


# Status, tracks, tiles, technology


def worth_of_tracks(state: OrleansState, seat: int, outlook: Outlook) -> float:
    """Rewards still ahead on the tracks, the races for their citizens, and the census (O-2.3, O-5.7, O-9.3)."""
    weights = WEIGHTS
    player = state.players[seat]
    box = state.box
    time = min(1.0, outlook.rounds / 6.0)
    worth = 0.0
    step = player.track[FARMER]
    if step < box.track_last[FARMER]:
        worth += weights.next_reward * time * float(box.good_points[box.farm_goods[step]])
    step = player.track[BOATMAN]
    if step < box.track_last[BOATMAN]:
        worth += weights.next_reward * time * float(box.boatman_coins[step])
    step = player.track[SCHOLAR]
    if step < box.track_last[SCHOLAR]:
        worth += weights.next_reward * time * float(box.scholar_points[step])
    citizen = outlook.status * weights.race * time
    worth += citizen * race(state, seat, BOATMAN, box.boatmen_citizen_at, BOATMEN_CITIZEN)
    worth += citizen * race(state, seat, KNIGHT, box.knights_citizen_at, KNIGHTS_CITIZEN)
    # On the development track: coins and citizens of the next spaces.
    for ahead in range(i64(1), i64(5)):
        space = player.development + ahead
        if space > box.development_last:
            break
        near = time * (1.0 - 0.2 * float(ahead))
        worth += near * float(box.development_coins[space])
        number = box.development_citizen[space]
        if number >= 0 and state.citizens_left & bit(number):
            worth += near * weights.race * outlook.status
    front: i64 = 0
    for other in range(int(state.seats)):
        if other != seat:
            front = max(front, state.players[other].track[FARMER])
    lead = player.track[FARMER] - front
    if lead > 0:
        worth += weights.census * outlook.rounds * (1.0 if lead > 1 else 0.7)
    elif lead < 0 and state.seats > 2:
        worth -= 0.3 * weights.census * outlook.rounds
    return worth


def race(state: OrleansState, seat: int, kind: i64, goal: i64, citizen: i64) -> float:
    """The chance of being first at a track's citizen, as far as steps tell."""
    if not state.citizens_left & bit(citizen):
        return 0.0
    mine = state.players[seat].track[kind]
    best: i64 = 0
    for other in range(int(state.seats)):
        if other != seat:
            best = max(best, state.players[other].track[kind])
    share = float(mine) / float(goal)
    return share * share * (1.0 if mine >= best else 0.4)


def worth_of_tools(state: OrleansState, player: Player, outlook: Outlook) -> float:
    """What place tiles and technology will have done by the end (O-7, O-10)."""
    weights = WEIGHTS
    kept = weights.kept_technology * float(player.technology + player.farmer_technology)
    worth = weights.flow * weights.technology_use * max(0.0, outlook.rounds - 0.5) * (outlook.technology + kept)
    tiles = player.places >> FIRST_PLACE_TILE
    place: i64 = FIRST_PLACE_TILE
    while tiles:
        if tiles & 1:
            worth += worth_of_tile(state, player, place, outlook)
        tiles >>= 1
        place += 1
    return worth


def worth_of_tile(state: OrleansState, player: Player, place: i64, outlook: Outlook) -> float:
    """What a place tile brings in the rounds to come, its followers' work elsewhere taken off."""
    box = state.box
    weights = WEIGHTS
    effect = box.effect[place]
    step = outlook.count / 6.0  # a development point: a sixth of a status, for all that it multiplies
    gain = 0.0
    if effect == GOOD:
        gain = float(box.good_points[box.good[place]]) - 0.4
    elif effect == COINS_AND_DEVELOPMENT:
        gain = float(box.coins[place]) + step * float(box.development[place])
    elif effect == COINS_BY_STATUS:
        gain = outlook.status
    elif effect == COINS_BY_STATIONS:
        gain = outlook.count * 0.6
    elif effect == PAY_FOR_DEVELOPMENT:
        gain = 3.0 * max(0.0, step - 1.0)
    elif effect == DRAW_AND_PLACE:
        gain = weights.bathhouse * weights.flow
    elif effect == GAIN_TECHNOLOGY:
        gain = weights.new_technology if outlook.rounds > 5.0 else 0.0
    elif effect == TRAVEL:
        gain = weights.journey
    elif effect == DEEDS_EFFECT:
        gain = weights.deeds
    elif effect == SHIELD:
        shielded = state.events_left[HARVEST] + state.events_left[TAXES] + state.events_left[PLAGUE]
        return 0.5 * float(shielded)
    else:  # Herb Garden and School: every one of their kind fits more spaces
        kind: i64 = box.stand_in[place]
        return outlook.rounds * weights.stand_in * min(3.0, float(outlook.pool[kind])) * weights.flow
    cost = weights.tile_cost * weights.flow * float(box.space_count[place])
    return outlook.rounds * weights.tile_use * max(0.15, gain - cost)


# Map and events


def worth_of_site(state: OrleansState, player: Player, outlook: Outlook) -> float:
    """The merchant's prospects: a town to build in here or one route away, goods beside the road (O-6.9 to O-6.12)."""
    weights = WEIGHTS
    box = state.box
    guild_is_ready = player.open_spaces & box.place_mask[GUILDHALL] == 0
    if outlook.rounds == 0.0 and not guild_is_ready:
        return 0.0
    taken: i64 = 0
    for other in state.players:
        taken |= other.stations
    taken &= ~bit(ORLEANS)
    taken |= player.stations
    town = player.merchant
    here = player.stations_left > 0 and not (taken >> town) & 1
    best_good: i64 = 0
    near = False
    for kind in range(i64(2)):
        for route in box.routes_from[kind * TOWNS + town]:
            end: i64 = box.route_b[route] if box.route_a[route] == town else box.route_a[route]
            if not (taken >> end) & 1:
                near = True
            for space in range(i64(2)):
                content = state.route_goods[2 * route + space]
                if content:
                    best_good = max(best_good, i64(box.good_points[content - 1]))
    worth = 0.0
    if here:
        worth = outlook.status * (0.9 if guild_is_ready else weights.site)
    elif near and player.stations_left > 0:
        worth = outlook.status * weights.near_site
    if outlook.rounds == 0.0:
        return worth if here else 0.0
    return min(1.0, outlook.rounds / 2.0) * (worth + weights.near_good * float(best_good))


def worth_of_events(state: OrleansState, player: Player, outlook: Outlook) -> float:
    """What the hourglass tiles still face down, and the event of this round, will bring and cost (O-11)."""
    left = state.events_left
    event = state.event
    incomes = left[INCOME] + (1 if event == INCOME else 0)
    days = left[TRADING_DAY] + (1 if event == TRADING_DAY else 0)
    worth = float(incomes) * 0.5 * (outlook.status + float(state.status(player)))
    worth += float(days) * (float(player.stations_built) + 0.2 * outlook.rounds)
    goods = player.goods_count()
    due: i64 = 0
    is_sheltered = has_shelter(state, player)
    if event == PLAGUE and not is_sheltered and outlook.rounds > 0.0:
        worth -= WEIGHTS.plague
    if event == TAXES and not is_sheltered:
        due = goods // state.box.goods_per_tax_coin
    worth -= float(left[TAXES]) * (float(goods) / float(state.box.goods_per_tax_coin))
    food: i64 = 0
    for good in range(GOODS):
        if state.box.is_food[good]:
            food += player.goods[good]
    harvests = left[HARVEST]
    if event == HARVEST and not is_sheltered:
        if food == 0:
            due = state.box.harvest_fine
        else:
            worth -= 1.0
            food -= 1
    if harvests > food:
        worth -= WEIGHTS.food * float(harvests - food)
    worth -= float(due)
    if due > player.coins:
        worth -= 2.0 * float(due - player.coins)
    return worth
