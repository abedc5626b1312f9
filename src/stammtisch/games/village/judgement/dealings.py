"""What journeys, customers, goods and stores are worth. Rules: V-3.7, V-4.1, V-5, V-7, V-11.1, V-11.3."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.village.ids import (
    BROWN,
    CASTLE,
    CASTLES,
    COLOURS,
    CUSTOMERS,
    FARM,
    GOODS,
    GREEN,
    HORSE,
    MARKET_SPACES,
    ORANGE,
    OX,
    PINK,
    PLOUGH,
    REWARD_CUBES,
    REWARD_FAME,
    SCROLL,
    VILLAGE,
    WAGON,
    WAYS,
    cost_of,
)
from stammtisch.games.village.judgement.outlook import WEIGHTS, Outlook
from stammtisch.games.village.places.market import has_more
from stammtisch.games.village.state import Player, VillageState

# Journeys (V-7.1 to V-7.3, V-11.1)


def worth_of_journeys(state: VillageState, seat: i64, outlook: Outlook) -> float:
    """The best journey that could be made next, as far as wagon, cubes and time are there."""
    if outlook.turns <= 0.0:
        return 0.0
    weights = WEIGHTS
    box = state.box
    player = state.players[seat]
    visited = player.castles_visited()
    if visited >= CASTLES:
        return 0.0
    points = float(box.castle_points[visited + 1] - box.castle_points[visited])
    coins = state.coins_of(seat)
    has_wagon = player.goods[WAGON] >= box.travel_wagons
    best = 0.0
    for way in range(i64(WAYS)):
        castle = box.way_to[way]
        if (player.castles >> castle) & 1:
            continue
        start = box.way_from[way]
        if player.family[FARM if start == VILLAGE else CASTLE + start] == 0:
            continue
        lacking: i64 = 0
        for colour in range(i64(COLOURS)):
            short = cost_of(box.way_cost[way], colour) - player.cubes[colour]
            if short > 0:
                lacking += short
        gain = points + worth_of_reward(state, castle, outlook)
        share = weights.journey if has_wagon else weights.journey_wagon
        share -= weights.journey_cube * float(max(i64(0), lacking - coins))
        if coins > 0 and lacking > 0:
            gain -= float(min(coins, lacking))
        best = max(best, gain * share)
    return best * min(1.0, outlook.turns / 2.0)


def worth_of_reward(state: VillageState, castle: i64, outlook: Outlook) -> float:
    """What the reward of a castle is worth (V-7.3)."""
    number = float(state.box.castle_number[castle])
    reward = state.box.castle_reward[castle]
    if reward == REWARD_FAME:
        return number
    if reward == REWARD_CUBES:
        return number * WEIGHTS.pink * outlook.use
    return number * (1.0 + WEIGHTS.coin * outlook.use)


# Customers at the market, and goods (V-5, V-11.3)


def worth_of_customers(state: VillageState, seat: i64, outlook: Outlook) -> float:
    """The customers whom one could serve with what one has, the best first."""
    if outlook.days <= 0.0:
        return 0.0
    weights = WEIGHTS
    box = state.box
    player = state.players[seat]
    goods = player.goods[:]
    grain = player.grain
    stalls = state.stalls()
    near = weights.stall * min(1.0, outlook.days)
    far = weights.queue * min(1.0, max(0.0, outlook.days - 0.5))
    served: i64 = 0
    worth = 0.0
    greens = player.cubes[GREEN] + state.coins_of(seat)
    while True:
        best: i64 = -1
        best_worth = 0.0
        for place in range(i64(MARKET_SPACES)):
            customer = state.market[place] - 1
            if customer < 0 or (served >> place) & 1 or grain < box.customer_grain[customer]:
                continue
            is_met = True
            for good in range(i64(GOODS)):
                if goods[good] < box.customer_goods[customer * GOODS + good]:
                    is_met = False
                    break
            if not is_met or (customer >= CUSTOMERS and not has_more(state, seat, customer)):
                continue
            gain = (float(box.customer_points[customer]) - weights.sale) * (near if place < stalls else far)
            if gain > best_worth:
                best = place
                best_worth = gain
        if best < 0:
            break
        one: i64 = 1
        one <<= best
        served |= one
        customer = state.market[best] - 1
        grain -= box.customer_grain[customer]
        for good in range(i64(GOODS)):
            goods[good] -= box.customer_goods[customer * GOODS + good]
        if greens <= 0:
            best_worth *= weights.no_green
        greens -= 1
        worth += best_worth
    # What is left over may find a customer later.
    loose = 0.0
    for good in range(i64(GOODS)):
        if goods[good] > 0:
            loose += value_of_good(good) * (1.0 if goods[good] == 1 else 1.0 + weights.good_again)
    return worth + loose * min(1.0, max(0.0, outlook.days - 0.2))


def value_of_good(good: i64) -> float:
    """What a good is worth while nobody asks for it."""
    weights = WEIGHTS
    if good == SCROLL:
        return weights.scroll
    if good == HORSE:
        return weights.horse
    if good == PLOUGH:
        return weights.plough
    return weights.ox if good == OX else weights.wagon


def worth_of_goods(player: Player, outlook: Outlook) -> float:
    """What goods do on the farm: a plough with an animal makes every harvest better (V-4.1)."""
    if player.goods[PLOUGH] > 0:
        if player.goods[OX] > 0:
            return WEIGHTS.tools * outlook.seasons
        if player.goods[HORSE] > 0:
            return WEIGHTS.horse_tools * outlook.seasons
    return 0.0


def worth_of_stores(state: VillageState, seat: i64, outlook: Outlook) -> float:
    """Cubes, coins, grain and scrolls, as means to come (V-3.7)."""
    weights = WEIGHTS
    player = state.players[seat]
    worth = 0.0
    for colour in range(i64(COLOURS)):
        cubes = player.cubes[colour]
        if cubes > 0:
            worth += value_of_cube(colour) + weights.cube_again * float(min(cubes, i64(3)) - 1)
    worth += weights.coin * float(min(state.coins_of(seat), i64(4)))
    worth += weights.grain * float(min(player.grain, i64(2))) + weights.grain_more * float(
        max(player.grain - 2, i64(0))
    )
    if state.marker == seat:
        worth += weights.marker
    return worth * outlook.use


def value_of_cube(colour: i64) -> float:
    """What the first cube of a colour is worth."""
    weights = WEIGHTS
    if colour == BROWN:
        return weights.brown
    if colour == PINK:
        return weights.pink
    return weights.orange if colour == ORANGE else weights.green
