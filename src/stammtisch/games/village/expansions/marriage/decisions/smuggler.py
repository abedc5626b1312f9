"""The smuggler: selling bread or tools, serving a customer of the queue, or taking two cubes. Rules: VM-2."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import Step
from stammtisch.games.village.actions import (
    NO_ACTION,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    RECEIVE_ONE,
    RECEIVE_TWO,
    TRAVEL,
    customer_served,
    serve_action,
)
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.places.farm import waive
from stammtisch.games.village.places.market import fill_market, has_demand, serve
from stammtisch.games.village.places.paying import NOTHING_ELSE, ReceiveCubes, charge, charge_any
from stammtisch.games.village.effects import spend_time
from stammtisch.games.village.places.paying import can_pay
from stammtisch.games.village.expansions.ids import COIN, DEMANDS, GREEN_CUBE, IN_TURN, NEXT_START
from stammtisch.games.village.ids import COLOURS, CUSTOMERS, GREEN
from stammtisch.games.village.expansions.marriage import log
from stammtisch.games.village.expansions.marriage.actions import DECLINE, MOST_SOLD, SELL_BREAD, SELL_TOOLS, SWAP
from stammtisch.games.village.expansions.marriage.effects import table_of
from stammtisch.games.village.state import VillageState


class Smuggler(OneSeatQuestion):
    """What do you do with the smuggler? (VM-2.1)"""

    def prompt(self) -> str:
        return "smuggler"

    def moment(self) -> int:
        return IN_TURN

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        if can_pay(state, seat, state.box.marriage.sell_cost):
            add_offers(state, seat, found)
        stalls = state.stalls()
        for place in range(stalls, stalls + state.box.queue):
            customer = state.market[place] - 1
            if customer >= 0 and has_demand(state, seat, customer) and can_pay_for_queue(state, seat, customer):
                found.append(serve_action(customer))
        add_pairs(state, found)
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == NO_ACTION:
            waive(state, seat)
        elif SELL_BREAD <= action < SWAP:
            sell(state, seat, action)
            spend_time(state, seat, state.box.marriage.sell_time)
            charge(state, seat, state.box.marriage.sell_cost, NOTHING_ELSE)
        elif RECEIVE_ONE <= action < TRAVEL:
            ReceiveCubes(seat, 2).take(state, seat, action)
            spend_time(state, seat, state.box.marriage.cubes_time)
        else:
            # The customer's own demand is paid first, then the smuggler's cube; then the queue closes up.
            state.stack.append(QueueMovesUp())
            state.stack.append(PayForQueue(seat))
            serve(state, seat, customer_served(action))


# Selling


def add_offers(state: VillageState, seat: int, found: list[int]) -> None:
    """Any number of bread, or any number of tools (VM-2.2)."""
    table = table_of(state)
    for number in range(min(int(table.bread[seat]), MOST_SOLD)):
        found.append(SELL_BREAD + number)
    for number in range(min(int(table.tools[seat]), MOST_SOLD)):
        found.append(SELL_TOOLS + number)


def sell(state: VillageState, seat: int, action: int) -> None:
    """Hand over bread or tools for points (VM-2.2)."""
    table = table_of(state)
    is_bread = action < SELL_TOOLS
    number = action - (SELL_BREAD if is_bread else SELL_TOOLS) + 1
    points = number * state.box.marriage.sell_points
    table.smuggled[seat] += points
    if is_bread:
        table.bread[seat] -= number
        left = table.bread[seat]
    else:
        table.tools[seat] -= number
        left = table.tools[seat]
    state.tell(log.SOLD_BREAD if is_bread else log.SOLD_TOOLS, seat, number, points)
    if number == MOST_SOLD and left > 0:
        state.stack.append(SellMore(seat, 1 if is_bread else 0))


class SellMore(OneSeatQuestion):
    """Do you sell still more? Asked of whoever has more than one answer can name (VM-2.2)."""

    def __init__(self, seat: int, is_bread: int) -> None:
        super().__init__(seat)
        self.is_bread = is_bread

    def prompt(self) -> str:
        return "sell-more"

    def numbers(self) -> list[int]:
        return [self.seat, self.is_bread]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        table = table_of(state)
        first = SELL_BREAD if self.is_bread else SELL_TOOLS
        held = int(table.bread[seat] if self.is_bread else table.tools[seat])
        found = [first + number for number in range(min(held, MOST_SOLD))]
        found.append(DECLINE)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action != DECLINE:
            sell(state, seat, action)


# The queue


def can_pay_for_queue(state: VillageState, seat: int, customer: i64) -> bool:
    """Whether cubes and coins cover the smuggler's cube and what the customer asks of both (VM-2.3, VX-3.2)."""
    player = state.players[seat]
    box = state.box
    coins = state.coins_of(seat)
    cubes: i64 = 0
    for colour in range(i64(COLOURS)):
        cubes += player.cubes[colour]
    if customer >= CUSTOMERS:
        green = box.customer_demand[customer * DEMANDS + GREEN_CUBE]
        paid_in_green = min(green, player.cubes[GREEN])
        cubes -= paid_in_green
        coins -= green - paid_in_green + box.customer_demand[customer * DEMANDS + COIN]
        if state.is_solo:
            # Alone, the marker is one of the coins, and such a customer takes it away.
            coins -= box.customer_demand[customer * DEMANDS + NEXT_START]
        if coins < 0:
            return False
    return cubes + coins >= box.marriage.queue_cubes


class PayForQueue(Step):
    """The smuggler's cube for a customer of the queue (VM-2.3)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def happen(self, state: VillageState) -> None:
        if state.box.marriage.queue_cubes > 0:
            charge_any(state, self.seat, state.box.marriage.queue_cubes)


class QueueMovesUp(Step):
    """The queue closes up, and the pile fills its end (VM-2.3)."""

    def happen(self, state: VillageState) -> None:
        fill_market(state)


# Cubes


def add_pairs(state: VillageState, found: list[int]) -> None:
    """Two cubes of different colours; a single one if the supply holds no two (VM-2.4, VM-R13)."""
    before = len(found)
    for pair in range(i64(PAIRS)):
        first = PAIR_FIRST[pair]
        second = PAIR_SECOND[pair]
        if first != second and state.supply[first] > 0 and state.supply[second] > 0:
            found.append(int(RECEIVE_TWO + pair))
    if len(found) == before:
        for colour in range(COLOURS):
            if state.supply[colour] > 0:
                found.append(RECEIVE_ONE + colour)
