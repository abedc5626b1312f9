"""The market day: everybody in turn serves customers until all have passed or nobody is left. Rules: V-5, VS-5."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import Step
from stammtisch.games.village import log
from stammtisch.games.village.actions import LEAVE_MARKET, SHARED_END, customer_served, serve_action
from stammtisch.games.village.decisions.base import OneSeatQuestion
from stammtisch.games.village.decisions.death import Settle
from stammtisch.games.village.decisions.paying import NOTHING_ELSE, charge
from stammtisch.games.village.effects import can_pay, give_goods, pay_coins, pay_grain, spend_time
from stammtisch.games.village.expansions.ids import COIN, DEMANDS, GREEN_CUBE, IN_MARKET, NEXT_START
from stammtisch.games.village.ids import (
    CUSTOMERS,
    GOODS,
    GREEN,
    MARKET_SPACES,
    ON_ROOF,
    RIVAL,
    cost_code,
    cost_of,
)
from stammtisch.games.village.specials import conny_serves
from stammtisch.games.village.state import VillageState


class MarketDay(Step):
    """A market day begins with whoever called it; Conny is RIVAL (V-5.1)."""

    def __init__(self, caller: int) -> None:
        self.caller = caller

    def numbers(self) -> list[int]:
        return [self.caller]

    def happen(self, state: VillageState) -> None:
        if self.caller >= state.seats:
            state.tell(log.CONNY_CALLED)
        else:
            state.tell(log.MARKET_CALLED, self.caller)
        state.stack.append(NextSale(self.caller, 0, 1))
        state.seams.market_begins(state, self.caller)


class NextSale(Step):
    """The next who has not passed may serve a customer; else the day is over (V-5.2 to V-5.5)."""

    def __init__(self, seat: int, passed: int, is_first: int) -> None:
        self.seat = seat
        self.passed = passed  # mask of those who have passed; Conny is RIVAL
        self.is_first = is_first  # 1 for the caller's first sale, which is free

    def numbers(self) -> list[int]:
        return [self.seat, self.passed, self.is_first]

    def happen(self, state: VillageState) -> None:
        circle = int(state.circle)
        passed = self.passed
        seat = self.seat
        is_first = self.is_first
        while passed != (1 << circle) - 1 and is_open(state):
            if (passed >> seat) & 1 == 0:
                if state.is_solo and seat == RIVAL:
                    # She serves one customer and no more (VS-5.2).
                    conny_serves(state)
                else:
                    question = Sale(seat, passed, is_first)
                    if len(question.choices(state, seat)) > 1 or state.seams.may_interrupt(state, seat, IN_MARKET):
                        state.stack.append(question)
                        return
                    state.tell(log.NOTHING_TO_SELL, seat)
                passed |= 1 << seat
            seat = (seat + 1) % circle
            is_first = 0
        state.stack.append(EndOfMarketDay())
        state.seams.market_ends(state)


def is_open(state: VillageState) -> bool:
    """Whether anybody is left to sell to (V-5.5)."""
    return state.front_customer() >= 0 or state.seams.market_is_open(state)


def why_not_serve(state: VillageState, seat: int, customer: i64) -> str:
    """Whether a player who can pay for a sale can serve this customer now (V-5.2)."""
    place = place_of(state, customer)
    if place < 0:
        return "customer-not-here"
    if place >= state.seams.market_reach(state, seat):
        return "customer-in-queue"
    if not has_demand(state, seat, customer):
        return "demand-missing"
    return ""


def place_of(state: VillageState, customer: i64) -> i64:
    """Where a customer stands, or -1."""
    for place in range(i64(MARKET_SPACES)):
        if state.market[place] == customer + 1:
            return place
    return -1


def has_demand(state: VillageState, seat: int, customer: i64) -> bool:
    """Whether the player has the goods and the grain that a customer asks for (V-5.2)."""
    player = state.players[seat]
    box = state.box
    if player.grain < box.customer_grain[customer]:
        return False
    for good in range(i64(GOODS)):
        if player.goods[good] < box.customer_goods[customer * GOODS + good]:
            return False
    return customer < CUSTOMERS or has_more(state, seat, customer)


def has_more(state: VillageState, seat: int, customer: i64) -> bool:
    """Whether the player has what a customer of an expansion asks for besides goods and grain (VX-3.1)."""
    for thing in range(i64(DEMANDS)):
        wanted = state.box.customer_demand[customer * DEMANDS + thing]
        if wanted > 0 and not (thing in (COIN, GREEN_CUBE) or stock_of(state, seat, thing) >= wanted):
            return False
    return True


def stock_of(state: VillageState, seat: int, thing: i64) -> i64:
    """How many a seat has of a thing that customers ask for."""
    if thing == NEXT_START:
        return 1 if state.marker == seat else 0
    if thing == COIN:
        return state.coins_of(seat)
    return state.seams.held(state, seat, thing)


def can_afford(state: VillageState, seat: int, customer: i64, fee: i64) -> bool:
    """Whether cubes and coins cover the fee of a sale and what the customer asks of both (VX-3.2)."""
    if customer < CUSTOMERS:
        return can_pay(state, seat, fee)
    box = state.box
    green = cost_of(fee, GREEN) + box.customer_demand[customer * DEMANDS + GREEN_CUBE]
    coins = box.customer_demand[customer * DEMANDS + COIN]
    if box.customer_demand[customer * DEMANDS + NEXT_START] > 0 and state.is_solo:
        coins += 1  # alone, the marker is one of the coins, and it is given away here
    lacking: i64 = max(green - state.players[seat].cubes[GREEN], 0)
    return lacking + coins <= state.coins_of(seat)


class Sale(OneSeatQuestion):
    """Which customer do you serve, or do you pass? (V-5.2 to V-5.4)"""

    def __init__(self, seat: int, passed: int, is_first: int) -> None:
        super().__init__(seat)
        self.passed = passed
        self.is_first = is_first

    def prompt(self) -> str:
        return "first-sale" if self.is_first else "sale"

    def moment(self) -> int:
        return IN_MARKET

    def numbers(self) -> list[int]:
        return [self.seat, self.passed, self.is_first]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        fee: i64 = 0 if self.is_first else state.box.sale_cost
        if can_pay(state, seat, fee):
            reach = state.seams.market_reach(state, seat) if state.is_expanded else state.stalls()
            for place in range(reach):
                add_sale(state, seat, place, fee, found)
            if state.is_expanded:
                state.seams.add_sales(state, seat, found)
        found.append(LEAVE_MARKET)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        following = (seat + 1) % int(state.circle)
        if action == LEAVE_MARKET:
            state.tell(log.LEFT_MARKET, seat)
            state.stack.append(NextSale(following, self.passed | (1 << seat), 0))
            return
        state.stack.append(NextSale(following, self.passed, 0))
        if not self.is_first:
            state.stack.append(Settle(seat))
        if action >= SHARED_END:
            state.seams.take_sale(state, seat, action)
        else:
            serve(state, seat, customer_served(action))
        if not self.is_first:
            spend_time(state, seat, state.box.sale_time)
            charge(state, seat, state.box.sale_cost, NOTHING_ELSE)


def add_sale(state: VillageState, seat: int, place: i64, fee: i64, found: list[int]) -> None:
    """The sale to whoever stands at a place of the market, if the player can serve there."""
    customer = state.market[place] - 1
    if customer >= 0 and has_demand(state, seat, customer) and can_afford(state, seat, customer, fee):
        found.append(serve_action(customer))


def serve(state: VillageState, seat: int, customer: i64) -> None:
    """Hand over what a customer asks for and take the tile (V-5.2)."""
    box = state.box
    state.tell(log.SERVED, seat, customer, box.customer_points[customer])
    for good in range(i64(GOODS)):
        number = box.customer_goods[customer * GOODS + good]
        if number > 0:
            give_goods(state, seat, good, number)
    pay_grain(state, seat, box.customer_grain[customer])
    state.market[place_of(state, customer)] = 0
    state.players[seat].customers |= bit(customer)
    if customer >= CUSTOMERS:
        hand_over_more(state, seat, customer)


def hand_over_more(state: VillageState, seat: int, customer: i64) -> None:
    """Hand over what a customer of an expansion asks for besides goods and grain (VX-3.1)."""
    for thing in range(i64(DEMANDS)):
        number = state.box.customer_demand[customer * DEMANDS + thing]
        if number == 0:
            continue
        if thing == COIN:
            pay_coins(state, seat, number)
        elif thing == GREEN_CUBE:
            charge(state, seat, cost_code(0, 0, 0, int(number)), NOTHING_ELSE)
        elif thing == NEXT_START:
            state.marker = ON_ROOF
        else:
            state.seams.hand_over(state, seat, thing, number)


class EndOfMarketDay(Step):
    """Customers of the queue move up in order, then the queue is filled from the pile (V-5.5, V-5.6)."""

    def happen(self, state: VillageState) -> None:
        state.tell(log.MARKET_ENDED)
        fill_market(state)


def fill_market(state: VillageState) -> None:
    """Close the gaps from the front, and fill up from the face-down pile."""
    spaces: i64 = state.stalls() + state.box.queue
    free: i64 = 0
    for place in range(spaces):
        customer = state.market[place]
        if customer > 0:
            if place != free:
                state.market[free] = customer
                state.market[place] = 0
            free += 1
    while free < spaces and state.customers_left != 0:
        state.market[free] = draw_customer(state) + 1
        free += 1


def draw_customer(state: VillageState) -> i64:
    """Turn up the next customer of the pile; its order is decided only now."""
    rest = state.customers_left
    count: i64 = 0
    while rest:
        count += rest & 1
        rest >>= 1
    chosen = state.roll(count)
    customer: i64 = 0
    rest = state.customers_left
    while True:
        if rest & 1:
            if chosen == 0:
                break
            chosen -= 1
        rest >>= 1
        customer += 1
    state.customers_left &= ~bit(customer)
    return customer
