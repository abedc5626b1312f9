"""The vocabulary of Village: what several places do to time, figures, coins, grain, goods and cubes; burials.

Rules: V-1.3, V-8, V-10.1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.message import Message
from stammtisch.games.village.expansions.ids import FIRST_MORE
from stammtisch.games.village.ids import (
    CHRONICLE,
    COLOURS,
    CUBES,
    GONE,
    GRAVE,
    NO_GROUP,
    NUMBERS,
    USED_UP,
    figure,
)
from stammtisch.games.village.state import VillageState

GOT_COINS: Final = Message(28, "got-coins", "player", "number:coins")
SPENT_TIME: Final = Message(32, "spent-time", "player", "number:time")
END_TRIGGERED: Final = Message(37, "end-triggered", "player")
CONNY_TRIGGERED: Final = Message(60, "conny-triggered")
END_BY_CHRONICLE: Final = Message(67, "end-by-chronicle", "player")
CONNY_BY_CHRONICLE: Final = Message(68, "conny-end-by-chronicle")
END_AT_SEA: Final = Message(69, "end-at-sea", "player")
CONNY_AT_SEA: Final = Message(70, "conny-end-at-sea")
USED_MARKER: Final = Message(61, "used-marker", "player")

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
        state.tell(SPENT_TIME, seat, time)


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
    is_conny = seat >= state.seats
    if state.graves == 0:
        state.tell(CONNY_TRIGGERED if is_conny else END_TRIGGERED, seat)
    elif state.chronicle_free() == 0:
        state.tell(CONNY_BY_CHRONICLE if is_conny else END_BY_CHRONICLE, seat)
    else:
        state.tell(CONNY_AT_SEA if is_conny else END_AT_SEA, seat)


# Coins, grain, goods, fame


def gain_coins(state: VillageState, seat: i64, coins: i64) -> None:
    state.coins_supply -= coins
    state.players[seat].coins += coins
    state.tell(GOT_COINS, seat, coins)


def pay_coins(state: VillageState, seat: i64, coins: i64) -> None:
    """Pay coins; alone, the next-start marker goes first (VS-1.4, VS-R1)."""
    if state.is_solo and coins > 0 and state.marker == seat:
        state.marker = USED_UP
        coins -= 1
        state.tell(USED_MARKER, seat)
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
