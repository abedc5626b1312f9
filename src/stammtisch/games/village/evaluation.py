"""About how many points a seat will have at the end: the hand-made judgement behind the computer opponents.

A sum of terms, one for each part of the game: the points that are certain, the family with those who will live and
those who will enter the chronicle, the council, the church, journeys, customers, and what lies on the farm. It looks at
open information only. Rules: V-4 to V-11.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.village.decisions.market import has_more
from stammtisch.games.village.ids import (
    BAG,
    BROWN,
    CASTLE,
    CASTLES,
    CHURCH,
    COLOURS,
    COUNCIL,
    CRAFT,
    CUSTOMERS,
    FARM,
    FARM_GROUP,
    FIGURE_BITS,
    FIGURE_MASK,
    FIRST_ON_BOARD,
    GOODS,
    GREEN,
    HORSE,
    LAST_ON_BOARD,
    MARKET_SPACES,
    ORANGE,
    OX,
    PINK,
    PLOUGH,
    REWARD_CUBES,
    REWARD_FAME,
    SCROLL,
    STEPS,
    UNBORN,
    VILLAGE,
    WAGON,
    WAYS,
    cost_of,
    count_all,
    count_of,
    figure,
    group_of_place,
)
from stammtisch.games.village.outlook import WEIGHTS, Outlook
from stammtisch.games.village.scoring import (
    base_parts,
    chronicle_points,
    church_points,
    council_points,
    customer_points,
    travel_points,
)
from stammtisch.games.village.state import Player, VillageState


def evaluate(state: VillageState, seat: int) -> float:
    """The points this seat should have at the end, roughly; after the end, those it has."""
    if not state.stack:
        if state.is_expanded:
            return float(state.scores()[seat].total)
        return final_points(state, state.players[seat])
    player = state.players[seat]
    outlook = Outlook(state, seat)
    return (
        worth_of_expansions(state, seat)
        + certain_points(state, player)
        + worth_of_family(state, seat, outlook)
        + worth_of_privileges(state, player, outlook)
        + worth_of_bag(state, seat, outlook)
        + worth_of_majority(state, seat, outlook)
        + worth_of_promotions(state, player, outlook)
        + worth_of_journeys(state, seat, outlook)
        + worth_of_customers(state, seat, outlook)
        + worth_of_goods(player, outlook)
        + worth_of_stores(state, seat, outlook)
        + worth_of_turns(state, outlook)
    )


def worth_of_expansions(state: VillageState, seat: int) -> float:
    """What expansions have brought, and what their pieces still promise: the less, the nearer the end."""
    if not state.is_expanded:
        return 0.0
    without = base_parts(state, state.players[seat])
    with_them = dict(without)
    state.seams.add_scores(state, seat, with_them)
    brought = sum(with_them.values()) - sum(without.values())
    return float(brought) + state.seams.evaluate(state, seat) * time_left(state)


def time_left(state: VillageState) -> float:
    """How much of the game is left, from 1 at the start to little in the last turns."""
    if state.trigger >= 0:
        return 0.1
    slots = 0
    for of_group in state.chosen.group_slots:
        slots += of_group
    chronicle = float(state.chronicle_free()) / slots
    graves = float(state.graves) / state.box.graves[state.column]
    return 0.15 + 0.85 * min(chronicle, graves)


def terms(state: VillageState, seat: int) -> dict[str, float]:
    """The terms of `evaluate` by name, to see what a judgement rests on."""
    player = state.players[seat]
    outlook = Outlook(state, seat)
    return {
        "certain": certain_points(state, player),
        "expansions": worth_of_expansions(state, seat),
        "family": worth_of_family(state, seat, outlook),
        "privileges": worth_of_privileges(state, player, outlook),
        "bag": worth_of_bag(state, seat, outlook),
        "majority": worth_of_majority(state, seat, outlook),
        "promotions": worth_of_promotions(state, player, outlook),
        "journeys": worth_of_journeys(state, seat, outlook),
        "customers": worth_of_customers(state, seat, outlook),
        "goods": worth_of_goods(player, outlook),
        "stores": worth_of_stores(state, seat, outlook),
        "turns": worth_of_turns(state, outlook),
    }


def worth_of_turns(state: VillageState, outlook: Outlook) -> float:
    """What the turns to come bring beyond what can be seen; it makes the judgement right on average."""
    weights = WEIGHTS
    if state.is_solo:
        return weights.turn_alone * outlook.turns
    soon = min(outlook.turns, weights.short)
    return weights.turn_soon * soon + weights.turn * (outlook.turns - soon)


def final_points(state: VillageState, player: Player) -> float:
    """The score as things stand (V-11)."""
    return certain_points(state, player) + float(
        church_points(state, player) + chronicle_points(state, player) + council_points(state, player)
    )


def certain_points(state: VillageState, player: Player) -> float:
    """The points that nothing can take away, coins among them (V-11)."""
    return float(player.fame_in_all() + player.coins + travel_points(state, player) + customer_points(state, player))


# The family: who lives, who dies where (V-8, V-11.2, V-11.4, V-11.5)


def worth_of_family(state: VillageState, seat: i64, outlook: Outlook) -> float:
    """What the figures are worth where they stand, once those who are to die have died as well as they can."""
    weights = WEIGHTS
    player = state.players[seat]
    left = player.family[FARM : LAST_ON_BOARD + 1]
    alive: i64 = 0
    worth = weights.unborn * outlook.seasons * float(count_all(player.family[UNBORN]))
    for index in range(i64(LAST_ON_BOARD + 1 - FARM)):
        packed = left[index]
        if packed != 0:
            alive += packed
            count = count_all(packed)
            while count > 0:
                worth += points_at(state, index + FARM) + use_at(index + FARM, count, outlook)
                count -= 1
    members = float(player.in_chronicle())
    slots = state.chronicle[:]
    done = 0.0
    while done < outlook.deaths and alive != 0:
        part = min(1.0, outlook.deaths - done)
        # Who dies late has been of use before.
        lost = 1.0 - done / (outlook.deaths + 1.0)
        done += 1.0
        number: i64 = 0  # those with bread under them come after all others
        while count_of(alive, number) == 0:
            number += 1
        best: i64 = -1
        best_gain = -1e9
        best_chance = 0.0
        best_loss = 0.0
        for index in range(i64(LAST_ON_BOARD + 1 - FARM)):
            packed = left[index]
            if count_of(packed, number) == 0:
                continue
            place = index + FARM
            chance = chance_of_slot(state, seat, group_of_place(place), slots)
            loss = points_at(state, place) + lost * use_at(place, count_all(packed), outlook)
            gain = weights.chronicle * chance - loss
            if gain > best_gain:
                best = index
                best_gain = gain
                best_chance = chance
                best_loss = loss
        left[best] -= figure(number)
        alive -= figure(number)
        worth -= part * best_loss
        members += part * best_chance
        group = group_of_place(best + FARM)
        if slots[group] > 0:
            slots[group] -= 1
    return worth + points_in_chronicle(state, members)


def points_at(state: VillageState, place: i64) -> float:
    """The points for a figure who stands there at the end (V-11.2, V-11.5)."""
    if COUNCIL <= place < CHURCH:
        return float(state.box.council_points[place - COUNCIL])
    if CHURCH <= place < CASTLE:
        return float(state.box.church_points[place - CHURCH])
    return 0.0


def use_at(place: i64, count: i64, outlook: Outlook) -> float:
    """What the last of `count` figures at a place will do in the turns to come."""
    weights = WEIGHTS
    if place == FARM:
        # Somebody must be there to harvest and to be sent out.
        if count == 1:
            return weights.farm_first * outlook.use
        return (weights.farm_next if count == 2 else weights.farm_more) * outlook.use
    if place < COUNCIL:
        share = 1.0 if count == 1 else weights.craftsman_again
        return share * value_of_craftsman(place - CRAFT) * outlook.seasons
    if place < CHURCH:
        ahead = float(STEPS - 1 - (place - COUNCIL)) / float(STEPS - 1)
        return weights.councillor * ahead * outlook.seasons
    if place < CASTLE:
        return weights.churchman * outlook.seasons
    return weights.traveller * outlook.seasons


def value_of_craftsman(building: i64) -> float:
    """What a craftsman brings in a season."""
    weights = WEIGHTS
    if building == 0:
        return weights.wainwright
    if building == 1:
        return weights.stables
    return weights.scriptorium if building == 2 else weights.smithy


def chance_of_slot(state: VillageState, seat: i64, group: i64, slots: vec[i64]) -> float:
    """The chance that a slot of a group is still free when a figure of this seat dies there (V-8.5)."""
    free = float(slots[group])
    if free == 0.0:
        return 0.0
    rivals = 0.0
    for other in range(i64(len(state.players))):
        if other != seat:
            rivals += old_in_group(state.players[other], group)
    return free / (free + 0.25 * rivals)


def old_in_group(player: Player, group: i64) -> float:
    """How many of the oldest figures of a family could die into a group."""
    family = player.family
    packed: i64 = 0
    if group == FARM_GROUP:
        packed = family[FARM]
    else:
        for place in range(i64(FIRST_ON_BOARD), i64(LAST_ON_BOARD + 1)):
            if group_of_place(place) == group:
                packed += family[place]
    return float(packed & FIGURE_MASK) + 0.5 * float((packed >> FIGURE_BITS) & FIGURE_MASK)


def points_in_chronicle(state: VillageState, members: float) -> float:
    """The points for members of the chronicle, between whole numbers in proportion (V-11.4)."""
    table = state.box.chronicle_points
    last = len(table) - 1
    whole = int(members)
    if whole >= last:
        return float(table[last])
    low = float(table[whole])
    return low + (members - float(whole)) * (float(table[whole + 1]) - low)


# Council and church


def worth_of_privileges(state: VillageState, player: Player, outlook: Outlook) -> float:
    """What the privileges within reach may bring, and the next-start marker (V-6.4 to V-6.8)."""
    weights = WEIGHTS
    worth = 0.0
    family = player.family
    if family[COUNCIL + 3] != 0:
        worth = weights.privilege_fame
    elif family[COUNCIL + 2] != 0:
        worth = weights.privilege_good
    elif family[COUNCIL + 1] != 0:
        worth = weights.privilege_cubes
    return worth * outlook.seasons


def worth_of_bag(state: VillageState, seat: i64, outlook: Outlook) -> float:
    """Figures in the black bag: the points of the first step, as soon as a mass brings them out (V-9.3)."""
    weights = WEIGHTS
    mine = count_all(state.players[seat].family[BAG])
    if mine == 0:
        return 0.0
    others: i64 = 0
    for other in range(state.circle):
        if other != seat:
            others += count_all(state.family_of(other)[BAG])
    in_bag = float(state.box.monks + mine + others)
    stays = max(0.0, 1.0 - float(state.box.mass_figures) / in_bag)
    chance = 1.0
    masses = outlook.draws
    while masses > 0.0:
        chance *= 1.0 - min(1.0, masses) * (1.0 - stays)
        masses -= 1.0
    return float(mine) * (1.0 - chance) * (float(state.box.church_points[0]) + weights.bag * outlook.use)


def worth_of_majority(state: VillageState, seat: i64, outlook: Outlook) -> float:
    """Fame for most figures in the church at the masses to come (V-9.5)."""
    mine = presence(state, seat, outlook)
    if mine == 0.0:
        return 0.0
    best = 0.0
    for other in range(state.circle):
        if other != seat:
            best = max(best, presence(state, other, outlook))
    chance = min(0.95, max(0.05, 0.55 + 0.4 * (mine - best)))
    # The lead of today does not last for ever.
    masses = min(1.0, outlook.masses) + WEIGHTS.majority_later * max(0.0, outlook.masses - 1.0)
    return WEIGHTS.majority * float(state.box.majority_fame) * chance * masses


def presence(state: VillageState, seat: i64, outlook: Outlook) -> float:
    """Figures on the church steps, the foremost step as a fraction, and half of those in the bag."""
    figures = float(state.steps_taken(seat)) + 0.08 * float(state.foremost_step(seat))
    if outlook.draws > 0.0:
        figures += 0.55 * float(count_all(state.family_of(seat)[BAG]))
    return figures


def worth_of_promotions(state: VillageState, player: Player, outlook: Outlook) -> float:
    """Points of the promotions that the grain would pay for at the next mass (V-9.4)."""
    box = state.box
    grain = player.grain
    gain = 0.0
    step: i64 = STEPS - 2
    while step >= 0:
        figures = count_all(player.family[CHURCH + step])
        price = box.church_grain[step + 1]
        while figures > 0 and grain >= price:
            grain -= price
            figures -= 1
            gain += float(box.church_points[step + 1] - box.church_points[step])
        step -= 1
    return WEIGHTS.promotion * gain


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
