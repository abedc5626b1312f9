"""About how many points a seat will have at the end: the hand-made judgement behind the computer opponents.

The points on the table, plus what the rest of the game should bring: followers still to be drawn, status
times trading stations and citizens as far as both may still grow, place tiles, technology, the merchant's
prospects, and the events to come. It looks at open information and the seat's own bag only. Rules: O-3,
O-9, O-11, O-13.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.orleans.components import Components
from stammtisch.games.orleans.ids import (
    ALL_SPACES,
    BOATMAN,
    BOATMEN_CITIZEN,
    COINS_AND_DEVELOPMENT,
    COINS_BY_STATIONS,
    COINS_BY_STATUS,
    CRAFTSMAN,
    DEEDS_EFFECT,
    DRAW_AND_PLACE,
    EMPTY,
    FARMER,
    FIRST_PLACE_TILE,
    GAIN_TECHNOLOGY,
    GOOD,
    GOODS,
    GUILDHALL,
    HARVEST,
    HERB_GARDEN,
    INCOME,
    KINDS,
    KNIGHT,
    KNIGHTS_CITIZEN,
    MONK,
    ORLEANS,
    OWN,
    PAY_FOR_DEVELOPMENT,
    PLACES,
    PLAGUE,
    RECRUIT,
    SCHOLAR,
    SCHOOL,
    SHIELD,
    STATION,
    TAXES,
    TECHNOLOGY,
    TILES,
    TOWN_HALL,
    TOWNS,
    TRADER,
    TRADING_DAY,
    TRAVEL,
)
from stammtisch.games.orleans.state import OrleansState, Player


class Weights:
    """What the judgement believes, in points; found by hand and by play against itself."""

    def __init__(self) -> None:
        self.flow = 1.5  # a follower drawn in a round to come
        self.surplus = 0.25  # the same for one that the bag holds beyond a round's draw, as a share
        self.hold = 0.45  # a follower waiting on market or board, as a share of one drawn
        self.closed = 0.1  # the same where the place can no longer be used
        self.mixture = 0.5  # how much of the flow hangs on having the right kinds
        self.development_rate = 0.75  # development points a round to come brings
        self.count_rate = 0.42  # trading stations and citizens a round to come brings
        self.tile_use = 0.3  # how often in a round a place tile is used
        self.technology_use = 0.35  # how often in a round a place with technology is used
        self.next_reward = 0.3  # the next reward of a track, as a share
        self.race = 0.5  # a citizen at the end of a track still ahead, as a share
        self.site = 0.4  # a town to build in under the merchant's feet, as a share of the trading station
        self.near_site = 0.25  # the same one route away
        self.near_good = 0.15  # the best good one route away, as a share
        self.census = 0.4  # being alone in front on the farmers' track, per round
        self.food = 1.2  # a Harvest to come with no food laid by


WEIGHTS: Final = Weights()

# The kinds that the places worth using ask for, in percent; monks stand in for what is missing.
DEMAND: Final = [20, 15, 16, 15, 19, 15, 0]


class Outlook:
    """What a seat may expect of the rest of the game; the other estimates build on it."""

    def __init__(self, state: OrleansState, player: Player) -> None:
        box = state.box
        weights = WEIGHTS
        self.rounds: float = float(box.rounds - state.round)
        count: i64 = 0
        pool: vec[i64] = vec[i64]([i64(0)] * KINDS)
        for tile in range(i64(TILES)):
            number = player.bag[tile] + player.market[tile]
            if number:
                pool[tile if tile < OWN else tile - OWN] += number
                count += number
        waiting: i64 = player.market_size
        stuck: i64 = 0
        technology = 0.0
        board = player.board
        for space in range(i64(ALL_SPACES)):
            content = board[space]
            if content == EMPTY:
                continue
            place = box.space_place[space]
            if content == TECHNOLOGY:
                technology += use_of(state, player, place)
                continue
            tile = content - 1
            pool[tile if tile < OWN else tile - OWN] += 1
            count += 1
            if is_closed_for_good(state, player, place):
                stuck += 1
            else:
                waiting += 1
        self.pool = pool
        self.followers: i64 = count
        self.draws: i64 = box.draws[player.track[KNIGHT]]
        self.fit: float = fit_of(player, pool, count)
        drawn = float(min(self.draws, count))
        self.each_round: float = drawn + weights.surplus * min(4.0, float(count) - drawn)
        self.saved: float = weights.hold * float(waiting) + weights.closed * float(stuck)
        self.technology = technology
        pace = self.rounds * min(1.0, self.each_round / 7.0)
        self.status: float = expected_status(box, player.development, weights.development_rate * pace, self.rounds)
        growth = min(weights.count_rate * pace, float(player.stations_left) + 3.0)
        self.count: float = float(player.stations_built + player.citizens) + growth


def evaluate(state: OrleansState, seat: int) -> float:
    """The points this seat should have at the end, roughly."""
    player = state.players[seat]
    outlook = Outlook(state, player)
    points = float(player.coins) + outlook.status * outlook.count
    for good in range(GOODS):
        points += float(player.goods[good] * state.box.good_points[good])
    points += worth_of_events(state, player, outlook)
    points += worth_of_site(state, player, outlook)
    if outlook.rounds > 0.0:
        points += worth_of_followers(state, player, outlook)
        points += worth_of_tracks(state, seat, outlook)
        points += worth_of_tools(state, player, outlook)
    return points


# Followers


def fit_of(player: Player, pool: vec[i64], count: i64) -> float:
    """How well the followers match what the places ask for: 1 is perfect (O-4.2, O-4.3)."""
    if count == 0:
        return 0.0
    jokers = pool[MONK] * 100
    if player.has_place(SCHOOL):
        jokers += pool[SCHOLAR] * 40
    if player.has_place(HERB_GARDEN):
        jokers += pool[BOATMAN] * 40
    met: i64 = 0
    for kind in range(i64(KINDS)):
        met += min(pool[kind] * 100, DEMAND[kind] * count)
    return float(min(met + jokers, count * 100)) / float(count * 100)


def worth_of_followers(state: OrleansState, player: Player, outlook: Outlook) -> float:
    """What the followers of the rounds to come will do."""
    weights = WEIGHTS
    coming = float(min(outlook.draws, min(player.bag_size, state.market_room(player))))
    total = coming + outlook.saved + (outlook.rounds - 1.0) * outlook.each_round
    return weights.flow * total * (1.0 - weights.mixture + weights.mixture * outlook.fit)


def is_closed_for_good(state: OrleansState, player: Player, place: i64) -> bool:
    """Whether followers wait at this place in vain: end of track, or nothing left to win (O-5.7, O-5.8)."""
    box = state.box
    effect = box.effect[place]
    if effect == RECRUIT:
        for kind in box.recruits[place]:
            if state.supply[kind] > 0 and (kind == MONK or player.track[kind] < box.track_last[kind]):
                return False
        return True
    if effect == STATION:
        return player.stations_left == 0
    if effect == COINS_AND_DEVELOPMENT:
        return box.coins[place] == 0 and player.development >= box.development_last
    if effect == GOOD:
        return state.goods_market[box.good[place]] == 0
    if effect == GAIN_TECHNOLOGY:
        return state.technology_left == 0
    return False


# Status, tracks, tiles, technology


def expected_status(box: Components, development: i64, growth: float, rounds: float) -> float:
    """The status at the end; between two status spaces a share of the next, less as time runs out (O-9.4)."""
    reached = min(float(box.development_last), float(development) + growth)
    space = i64(reached)
    status = box.development_status[space]
    first = space
    while first > 0 and box.development_status[first - 1] == status:
        first -= 1
    last = space
    while last < box.development_last and box.development_status[last] == status:
        last += 1
    if last == space or box.development_status[last] == status:
        return float(status)
    share = (reached - float(first)) / float(last - first)
    return float(status) + share * min(1.0, rounds * 0.3) * float(box.development_status[last] - status)


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
    kept = 0.8 * float(player.technology) + 0.6 * float(player.farmer_technology)
    worth = weights.flow * weights.technology_use * max(0.0, outlook.rounds - 0.5) * (outlook.technology + kept)
    tiles = player.places >> FIRST_PLACE_TILE
    place: i64 = FIRST_PLACE_TILE
    while tiles:
        if tiles & 1:
            worth += worth_of_tile(state, player, place, outlook)
        tiles >>= 1
        place += 1
    return worth


def use_of(state: OrleansState, player: Player, place: i64) -> float:
    """How often a place is used compared with others; nothing once it is closed for good."""
    if is_closed_for_good(state, player, place):
        return 0.0
    effect = state.box.effect[place]
    if effect == STATION or effect == TRAVEL:
        return 1.1
    if effect == RECRUIT:
        kind = state.box.recruits[place][0]
        if kind == MONK or len(state.box.recruits[place]) > 1:
            return 1.0
        return 1.0 if state.box.track_last[kind] - player.track[kind] > 1 else 0.3
    return 0.9


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
        gain = 2.0 * weights.flow
    elif effect == GAIN_TECHNOLOGY:
        gain = 3.0 if outlook.rounds > 5.0 else 0.0
    elif effect == TRAVEL:
        gain = 4.0
    elif effect == DEEDS_EFFECT:
        gain = 3.5
    elif effect == SHIELD:
        shielded = state.events_left[HARVEST] + state.events_left[TAXES] + state.events_left[PLAGUE]
        return 0.5 * float(shielded)
    else:  # Herb Garden and School: every one of their kind fits more spaces
        kind: i64 = box.stand_in[place]
        return outlook.rounds * 0.25 * min(3.0, float(outlook.pool[kind])) * weights.flow
    cost = 0.6 * weights.flow * float(box.space_count[place])
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
    if event == TAXES:
        due = goods // state.box.goods_per_tax_coin
    worth -= float(left[TAXES]) * (float(goods) / float(state.box.goods_per_tax_coin))
    food: i64 = 0
    for good in range(GOODS):
        if state.box.is_food[good]:
            food += player.goods[good]
    harvests = left[HARVEST]
    if event == HARVEST:
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


def worth_of_building(state: OrleansState, seat: int, place: i64) -> float:
    """What a place tile would be worth to this seat."""
    player = state.players[seat]
    return worth_of_tile(state, player, place, Outlook(state, player))
