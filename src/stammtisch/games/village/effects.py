"""The vocabulary of Village: what actions do to the table, with the question before each.

Time, figures, coins, grain, goods, cubes, payments and burials. `why_not_…` answers whether something is possible: an
empty text when it is, else the code of the refusal. Rules: V-3.7, V-6, V-8, V-10.1.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.village import log
from stammtisch.games.village.actions import PAY, PAYMENT_CODE, PAYMENT_NUMBER, payment_code
from stammtisch.games.village.expansions.ids import FIRST_MORE
from stammtisch.games.village.ids import (
    BROWN,
    CHRONICLE,
    COLOURS,
    CUBES,
    GONE,
    GRAVE,
    GREEN,
    NO_GROUP,
    NUMBERS,
    ON_ROOF,
    ORANGE,
    PINK,
    PRIVILEGE_CUBES,
    PRIVILEGE_FAME,
    PRIVILEGE_START,
    USED_UP,
    cost_of,
    figure,
)
from stammtisch.games.village.state import VillageState

# Time


def spend_time(state: VillageState, seat: i64, time: i64) -> None:
    """Move the lifetime marker; whenever it passes the quill, a death is due (V-8.1)."""
    player = state.players[seat]
    lap: i64 = state.box.lifetime
    player.time += time
    while player.time >= lap:
        player.time -= lap
        player.deaths_due += 1
    if time > 0:
        state.tell(log.SPENT_TIME, seat, time)


# Figures


def move_figure(family: vec[i64], number: i64, source: i64, target: i64) -> None:
    """Move one figure with this number from place to place."""
    one = figure(number)
    family[source] -= one
    family[target] += one


def bury(state: VillageState, seat: i64, kind: i64, source: i64, group: i64) -> i64:
    """Lay a dead figure into its chronicle group, else into a grave, else out of the game (V-8.5, V-8.6, V-10.6).

    The answer is the place where it lies. Bread under it goes back to the supply (VM-6.3). Whoever fills the last
    slot or the last grave brings on the end (V-10.1).
    """
    target: i64 = GONE
    elsewhere: i64 = -1
    if group != NO_GROUP and state.chronicle[group] > 0:
        target = CHRONICLE + group
        state.chronicle[group] -= 1
    else:
        if state.is_expanded:
            elsewhere = state.seams.bury_elsewhere(state, seat, group, source)
        if elsewhere >= 0:
            target = elsewhere
        elif state.graves > 0:
            target = GRAVE
            state.graves -= 1
    family = state.family_of(seat)
    family[source] -= figure(kind)
    family[target] += figure(kind % NUMBERS)
    if source >= FIRST_MORE:
        state.seams.figure_left(state, seat, kind, source)
    return target


def maybe_bring_on_the_end(state: VillageState, seat: i64) -> None:
    """Note who has filled the chronicle or the graveyard; only the first counts (V-10.1, V-R4)."""
    if state.trigger >= 0:
        return
    if state.graves > 0 and state.chronicle_free() > 0 and not state.seams.brings_on_the_end(state):
        return
    state.trigger = seat
    if seat >= state.seats:
        state.tell(log.CONNY_TRIGGERED)
    else:
        state.tell(log.END_TRIGGERED, seat)


# Coins, grain, goods, fame


def gain_coins(state: VillageState, seat: i64, coins: i64) -> None:
    state.coins_supply -= coins
    state.players[seat].coins += coins
    state.tell(log.GOT_COINS, seat, coins)


def pay_coins(state: VillageState, seat: i64, coins: i64) -> None:
    """Pay coins; alone, the next-start marker goes first (VS-1.4, VS-R1)."""
    if state.is_solo and coins > 0 and state.marker == seat:
        state.marker = USED_UP
        coins -= 1
        state.tell(log.USED_MARKER, seat)
    state.players[seat].coins -= coins
    state.coins_supply += coins


def gain_grain(state: VillageState, seat: i64, grain: i64) -> i64:
    """Store grain; what the farm has no room for stays in the supply (V-1.3). The answer is what was stored."""
    player = state.players[seat]
    stored = min(grain, state.box.grain_spaces - player.grain)
    player.grain += stored
    state.grain_supply -= stored
    return stored


def pay_grain(state: VillageState, seat: i64, grain: i64) -> None:
    state.players[seat].grain -= grain
    state.grain_supply += grain


def gain_good(state: VillageState, seat: i64, good: i64) -> None:
    state.players[seat].goods[good] += 1
    state.goods_supply[good] -= 1


def give_goods(state: VillageState, seat: i64, good: i64, number: i64) -> None:
    state.players[seat].goods[good] -= number
    state.goods_supply[good] += number


def gain_fame(state: VillageState, seat: i64, source: i64, points: i64) -> None:
    state.players[seat].fame[source] += points


# Cubes


def gain_cube(state: VillageState, seat: i64, colour: i64) -> None:
    """Take a cube of influence from the supply."""
    state.supply[colour] -= 1
    state.players[seat].cubes[colour] += 1


def remove_from_space(state: VillageState, space: i64, cube: i64) -> None:
    state.spaces[space * CUBES + cube] -= 1
    state.cubes_left -= 1


def space_is_empty(state: VillageState, space: i64) -> bool:
    for cube in range(i64(CUBES)):
        if state.spaces[space * CUBES + cube] > 0:
            return False
    return True


def influence_in_supply(state: VillageState) -> i64:
    """How many cubes of influence the supply holds."""
    total: i64 = 0
    for colour in range(i64(COLOURS)):
        total += state.supply[colour]
    return total


# Payments in cubes, with coins as jokers (V-3.7)


def can_pay(state: VillageState, seat: i64, cost: i64) -> bool:
    """Whether cubes and coins cover a cost."""
    return missing_for(state, seat, cost) == 0


def missing_for(state: VillageState, seat: i64, cost: i64) -> i64:
    """How many cubes or coins are missing for a cost."""
    player = state.players[seat]
    lacking: i64 = 0
    for colour in range(i64(COLOURS)):
        short = cost_of(cost, colour) - player.cubes[colour]
        if short > 0:
            lacking += short
    return max(lacking - state.coins_of(seat), 0)


def payments(state: VillageState, seat: i64, cost: i64) -> list[int]:
    """All ways to pay a cost, as actions; those with fewer coins first."""
    player = state.players[seat]
    coins = state.coins_of(seat)
    need_brown = cost_of(cost, BROWN)
    need_pink = cost_of(cost, PINK)
    need_orange = cost_of(cost, ORANGE)
    need_green = cost_of(cost, GREEN)
    total = need_brown + need_pink + need_orange + need_green
    found: list[int] = []
    for jokers in range(min(coins, total) + 1):
        for brown in range(min(need_brown, player.cubes[BROWN]) + 1):
            for pink in range(min(need_pink, player.cubes[PINK]) + 1):
                for orange in range(min(need_orange, player.cubes[ORANGE]) + 1):
                    green = total - jokers - brown - pink - orange
                    if 0 <= green <= min(need_green, player.cubes[GREEN]):
                        code = payment_code(brown, pink, orange, green, jokers)
                        found.append(int(PAY + PAYMENT_NUMBER[code]))
    return found


def well_payments(state: VillageState, seat: i64) -> list[int]:
    """All ways to pay for the well: cubes of one colour, coins for what is missing (V-3.6)."""
    player = state.players[seat]
    coins = state.coins_of(seat)
    needed: i64 = state.box.well_cubes
    found: list[int] = []
    for colour in range(i64(COLOURS)):
        cubes = min(player.cubes[colour], needed)
        while cubes > 0 and needed - cubes <= coins:
            code = (cubes << (2 * colour)) + 256 * (needed - cubes)
            found.append(int(PAY + PAYMENT_NUMBER[code]))
            cubes -= 1
    if coins >= needed:
        found.append(int(PAY + PAYMENT_NUMBER[256 * needed]))
    return found


def any_payments(state: VillageState, seat: i64, number: i64) -> list[int]:
    """All ways to pay cubes of any colours, equal or not, or coins for them (VX-2.3); fewer coins first."""
    player = state.players[seat]
    found: list[int] = []
    for jokers in range(min(state.coins_of(seat), number) + 1):
        cubes = number - jokers
        for brown in range(min(cubes, player.cubes[BROWN]), i64(-1), i64(-1)):
            for pink in range(min(cubes - brown, player.cubes[PINK]), i64(-1), i64(-1)):
                for orange in range(min(cubes - brown - pink, player.cubes[ORANGE]), i64(-1), i64(-1)):
                    green = cubes - brown - pink - orange
                    if green <= player.cubes[GREEN]:
                        code = payment_code(brown, pink, orange, green, jokers)
                        found.append(int(PAY + PAYMENT_NUMBER[code]))
    return found


def can_pay_any(state: VillageState, seat: i64, number: i64) -> bool:
    """Whether cubes and coins together are as many as this."""
    total = state.coins_of(seat)
    for colour in range(i64(COLOURS)):
        total += state.players[seat].cubes[colour]
    return total >= number


def can_use_well(state: VillageState, seat: i64) -> bool:
    """Whether the player can pay for the well."""
    player = state.players[seat]
    missing: i64 = state.box.well_cubes - state.coins_of(seat)
    if missing <= 0:
        return True
    for colour in range(i64(COLOURS)):
        if player.cubes[colour] >= missing:
            return True
    return False


def pay(state: VillageState, seat: i64, action: int) -> None:
    """Hand over what an action of the family PAY names."""
    player = state.players[seat]
    code = PAYMENT_CODE[action - PAY]
    state.tell(log.PAID, seat, action - PAY)
    for colour in range(i64(COLOURS)):
        cubes = cost_of(code, colour)
        player.cubes[colour] -= cubes
        state.supply[colour] += cubes
    coins = code >> (2 * COLOURS)
    if coins > 0:
        pay_coins(state, seat, coins)


# Privileges of the council


def why_not_privilege(state: VillageState, seat: i64, privilege: i64) -> str:
    """Whether a privilege would bring anything now (V-6.5 to V-6.8)."""
    if privilege == PRIVILEGE_START:
        return "" if state.marker == ON_ROOF else "marker-taken"
    if privilege == PRIVILEGE_CUBES:
        return "" if influence_in_supply(state) > 0 else "supply-empty"
    if privilege == PRIVILEGE_FAME:
        return "" if state.coins_of(seat) >= state.box.privilege_coins else "no-coin"
    return ""
