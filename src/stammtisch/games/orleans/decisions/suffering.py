"""Events and debts: the Sacristy, the Harvest, and torture.

Rules: O-10.11, O-11, O-12.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.decisions import OneSeatQuestion
from stammtisch.games.orleans import log
from stammtisch.games.orleans.actions import (
    FOODS,
    GIVE_FOOD,
    LOSE_FARMER_TECHNOLOGY,
    LOSE_FOLLOWER,
    LOSE_GOOD,
    LOSE_KEPT_TECHNOLOGY,
    LOSE_STATION,
    LOSE_STEP,
    LOSE_TECHNOLOGY,
    LOSE_TILE,
    LOSE_UNBUILT_STATION,
    NO_SACRISTY,
    USE_SACRISTY,
)
from stammtisch.games.orleans.effects import (
    can_step_back,
    clear_space,
    draw_from_bag,
    gain_coins,
    lose_follower,
    lose_place_tile,
    neutral_in_bag,
    pay_coins,
    put_in_bag,
)
from stammtisch.games.orleans.ids import (
    FIRST_PLACE_TILE,
    GOODS,
    HARVEST,
    INCOME,
    OWN,
    PLACES,
    PLAGUE,
    SPACES,
    TAXES,
    TECHNOLOGY,
    TOWNS,
    TRADING_DAY,
)
from stammtisch.games.orleans.specials import has_shelter, use_shelter
from stammtisch.games.orleans.state import OrleansState

# Events


def meet_event(state: OrleansState, seat: int) -> None:
    """The event reaches one player, who may hide in the Sacristy first (O-11.1, O-10.11)."""
    if has_shelter(state, state.players[seat]):
        state.stack.append(Shelter(seat))
    else:
        suffer_event(state, seat)


def suffer_event(state: OrleansState, seat: int) -> None:
    """What the event does to one player (O-11)."""
    player = state.players[seat]
    event = state.event
    if event == INCOME:
        gain_coins(state, seat, state.status(player))
    elif event == TRADING_DAY:
        gain_coins(state, seat, player.stations_built)
    elif event == TAXES:
        charge(state, seat, player.goods_count() // state.box.goods_per_tax_coin)
    elif event == HARVEST:
        harvest(state, seat)
    elif event == PLAGUE:
        plague(state, seat)


def charge(state: OrleansState, seat: int, amount: i64) -> None:
    """Make a player pay; what he lacks is tortured out of him (O-12.1)."""
    missing = pay_coins(state, seat, amount)
    if missing > 0:
        if state.is_recording:
            state.tell(log.DEBT, (seat, int(missing)))
        torture(state, seat, int(missing))


def food_kinds(state: OrleansState, seat: int) -> list[int]:
    """The kinds of food that a player owns."""
    player = state.players[seat]
    return [good for good in range(FOODS) if player.goods[good] > 0 and state.box.is_food[good]]


def harvest(state: OrleansState, seat: int) -> None:
    """Give one food, or pay the fine without any (O-11.4)."""
    kinds = food_kinds(state, seat)
    if not kinds:
        charge(state, seat, state.box.harvest_fine)
    elif len(kinds) == 1:
        give_food(state, seat, kinds[0])
    else:
        state.stack.append(GiveFood(seat))


def give_food(state: OrleansState, seat: int, good: i64) -> None:
    state.players[seat].goods[good] -= 1
    state.goods_market[good] += 1
    if state.is_recording:
        state.tell(log.GAVE_FOOD, (seat, int(good)))


def plague(state: OrleansState, seat: int) -> None:
    """Draw one follower: a neutral one goes back to the board, an own one is spared (O-11.7)."""
    player = state.players[seat]
    if player.bag_size == 0:
        if state.is_recording:
            state.tell(log.PLAGUE_EMPTY_BAG, (seat,))
        return
    tile = draw_from_bag(state, player)
    if tile >= OWN:
        put_in_bag(player, tile)
        if state.is_recording:
            state.tell(log.PLAGUE_SPARED, (seat, int(tile)))
    else:
        state.supply[tile] += 1
        if state.is_recording:
            state.tell(log.PLAGUE_TOOK, (seat, int(tile)))


class Shelter(OneSeatQuestion):
    """Does the Sacristy's monk shield you from the event? (O-10.11)"""

    def prompt(self) -> str:
        return "shelter"

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        return [USE_SACRISTY, NO_SACRISTY]

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        if action == USE_SACRISTY:
            use_shelter(state, seat)
        else:
            suffer_event(state, seat)


class GiveFood(OneSeatQuestion):
    """Which food do you give at the Harvest? (O-11.4)"""

    def prompt(self) -> str:
        return "give-food"

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        return [GIVE_FOOD + good for good in food_kinds(state, seat)]

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        give_food(state, seat, action - GIVE_FOOD)


# Torture


def torture(state: OrleansState, seat: int, debt: int) -> None:
    """Ask for one thing per missing coin; a debt that nothing is left for lapses (O-12)."""
    question = Torture(seat, debt)
    if question.choices(state, seat):
        state.stack.append(question)
    elif state.is_recording:
        state.tell(log.DEBT_LAPSED, (seat, debt))


class Torture(OneSeatQuestion):
    """What do you give up instead of a missing coin? (O-12)"""

    def __init__(self, seat: int, debt: int) -> None:
        super().__init__(seat)
        self.debt = debt

    def prompt(self) -> str:
        return "torture"

    def numbers(self) -> list[int]:
        return [self.seat, self.debt]

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        for good in range(GOODS):
            if player.goods[good] > 0:
                found.append(LOSE_GOOD + good)
        if player.stations_built > 0:
            for town in range(TOWNS):
                if player.has_station_in(town):
                    found.append(LOSE_STATION + town)
        if player.stations_left > 0:
            found.append(LOSE_UNBUILT_STATION)
        if neutral_in_bag(player) > 0:
            found.append(LOSE_FOLLOWER)
        if can_step_back(state, player):
            found.append(LOSE_STEP)
        for place in range(FIRST_PLACE_TILE, PLACES):
            if player.has_place(place):
                found.append(LOSE_TILE + place - FIRST_PLACE_TILE)
        for space in range(SPACES):
            if player.board[space] == TECHNOLOGY:
                found.append(LOSE_TECHNOLOGY + space)
        if player.technology > 0:
            found.append(LOSE_KEPT_TECHNOLOGY)
        if player.farmer_technology > 0:
            found.append(LOSE_FARMER_TECHNOLOGY)
        return found

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        give_up(state, seat, action)
        if self.debt > 1:
            torture(state, seat, self.debt - 1)


def give_up(state: OrleansState, seat: int, action: int) -> None:
    """Take one thing out of the game (O-12.2 to O-12.8)."""
    player = state.players[seat]
    recording = state.is_recording
    if action < LOSE_STATION:
        good: i64 = action - LOSE_GOOD
        player.goods[good] -= 1
        state.goods_lost[good] += 1
        if recording:
            state.tell(log.LOST_GOOD, (seat, int(good)))
    elif action < LOSE_UNBUILT_STATION:
        town: i64 = action - LOSE_STATION
        player.stations &= ~bit(town)
        player.stations_built -= 1
        player.stations_lost += 1
        if recording:
            state.tell(log.LOST_STATION, (seat, int(town)))
    elif action == LOSE_UNBUILT_STATION:
        player.stations_left -= 1
        player.stations_lost += 1
        if recording:
            state.tell(log.LOST_UNBUILT_STATION, (seat,))
    elif action == LOSE_FOLLOWER:
        lose_follower(state, seat)
    elif action == LOSE_STEP:
        player.development -= 1
        if recording:
            state.tell(log.LOST_STEP, (seat, int(player.development)))
    elif action < LOSE_TECHNOLOGY:
        lose_place_tile(state, seat, action - LOSE_TILE + FIRST_PLACE_TILE)
    elif action < LOSE_KEPT_TECHNOLOGY:
        space: i64 = action - LOSE_TECHNOLOGY
        clear_space(player, space)
        state.technology_lost += 1
        if recording:
            state.tell(log.LOST_TECHNOLOGY, (seat, int(state.box.space_place[space])))
    else:
        if action == LOSE_KEPT_TECHNOLOGY:
            player.technology -= 1
        else:
            player.farmer_technology -= 1
        state.technology_lost += 1
        if recording:
            state.tell(log.LOST_KEPT_TECHNOLOGY, (seat,))
