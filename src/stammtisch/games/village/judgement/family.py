"""What a family is worth to its seat: who will live, and who dies where. Rules: V-8, V-11.2, V-11.4, V-11.5."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.numbers import zeros
from stammtisch.games.village.ids import (
    CASTLE,
    CHURCH,
    COUNCIL,
    CRAFT,
    FARM,
    FARM_GROUP,
    FIGURE_BITS,
    FIGURE_MASK,
    FIRST_ON_BOARD,
    GROUPS,
    LAST_ON_BOARD,
    STEPS,
    UNBORN,
    count_all,
    count_of,
    figure,
    group_of_place,
)
from stammtisch.games.village.judgement.outlook import WEIGHTS, Outlook
from stammtisch.games.village.state import VillageState


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
    rivals = old_rivals(state, seat)
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
            group = group_of_place(place)
            chance = chance_of_slot(slots[group], rivals[group])
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


def chance_of_slot(free: i64, rivals: float) -> float:
    """The chance that a slot of a group is still free when a figure dies there, with so many rivals (V-8.5)."""
    return float(free) / (float(free) + 0.25 * rivals) if free > 0 else 0.0


def old_rivals(state: VillageState, seat: i64) -> vec[float]:
    """How many of the oldest figures of the other families could die into each group."""
    found = zeros(i64(GROUPS))
    for other in range(i64(len(state.players))):
        if other == seat:
            continue
        family = state.players[other].family
        packed: i64 = family[FARM]
        group: i64 = FARM_GROUP
        for place in range(i64(FIRST_ON_BOARD), i64(LAST_ON_BOARD + 1)):
            if group_of_place(place) != group:
                found[group] += old_in(packed)
                group = group_of_place(place)
                packed = 0
            packed += family[place]
        found[group] += old_in(packed)
    return found


def old_in(packed: i64) -> float:
    """The oldest of some figures, and half of those who come after them."""
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
