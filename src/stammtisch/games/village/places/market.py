"""The market day: everybody in turn serves customers until all have passed or nobody is left. Rules: V-5, VS-5."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.plain import Json
from stammtisch.core.question import SeatStep, Step
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.effects import give_goods, pay_coins, pay_grain, spend_time
from stammtisch.games.village.expansions.ids import COIN, DEMAND_IDS, DEMANDS, GREEN_CUBE, IN_MARKET, NEXT_START
from stammtisch.games.village.glossary import CUSTOMER
from stammtisch.games.village.ids import (
    CUSTOMERS,
    GOOD_IDS,
    GOODS,
    GREEN,
    MARKET_SPACES,
    ON_ROOF,
    RIVAL,
    cost_code,
    cost_of,
)
from stammtisch.games.village.places.conny import conny_serves
from stammtisch.games.village.places.death import Settle
from stammtisch.games.village.places.paying import NOTHING_ELSE, can_pay, charge
from stammtisch.games.village.questions import NO_ACTION, OneSeatQuestion
from stammtisch.games.village.state import VillageState

SERVE: Final[Single] = Single("serve", CUSTOMER, otherwise="no-market-day")
LEAVE_MARKET: Final[Lone] = Lone("leave-market", otherwise="no-market-day")

MARKET_CALLED: Final = Message(15, "market-called", "player")
SERVED: Final = Message(16, "served", "player", "customer", "number:points")
LEFT_MARKET: Final = Message(17, "left-market", "player")
NOTHING_TO_SELL: Final = Message(18, "nothing-to-sell", "player")
MARKET_ENDED: Final = Message(19, "market-ended")
CONNY_CALLED: Final = Message(56, "conny-called")


class MarketDay(Step):
    """A market day begins with whoever called it; Conny is RIVAL (V-5.1)."""

    fields: ClassVar = ["caller"]

    def __init__(self, caller: int) -> None:
        self.caller = caller

    def happen(self, state: VillageState) -> None:
        if self.caller >= state.seats:
            state.tell(CONNY_CALLED)
        else:
            state.tell(MARKET_CALLED, self.caller)
        state.stack.append(NextSale(self.caller, 0, 1))
        state.seams.market_begins(state, self.caller)


class NextSale(SeatStep):
    """The next who has not passed may serve a customer; else the day is over (V-5.2 to V-5.5)."""

    fields: ClassVar = ["seat", "passed", "is_first"]

    def __init__(self, seat: int, passed: int, is_first: int) -> None:
        super().__init__(seat)
        self.passed = passed  # mask of those who have passed; Conny is RIVAL
        self.is_first = is_first  # 1 for the caller's first sale, which is free

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
                    state.tell(NOTHING_TO_SELL, seat)
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


def refuse_sale(state: VillageState, seat: int, customer: int) -> Refusal:
    """Why a customer cannot be served: what `why_not_serve` has found, or else the means to pay."""
    box = state.box
    code = why_not_serve(state, seat, customer)
    if not code:
        # Everything is there but the means to pay: for the sale, or for it and the demand together.
        green, coins = int(demand_of(state, customer, GREEN_CUBE)), int(demand_of(state, customer, COIN))
        return say(state, "sale-too-dear" if green + coins else "green-missing", {"green": green, "coins": coins})
    missing = missing_demand(state, seat, customer) if code == "demand-missing" else []
    return say(state, code, {"customer": box.customer_names[customer]}, missing)


def missing_demand(state: VillageState, seat: int, customer: int) -> list[dict[str, Json]]:
    """What a player lacks of what a customer asks for: goods, grain, and the things of expansions."""
    box = state.box
    player = state.players[seat]
    missing: list[dict[str, Json]] = []
    for good in range(GOODS):
        short = int(box.customer_goods[customer * GOODS + good] - player.goods[good])
        if short > 0:
            missing.extend(lacks(GOOD_IDS[good], short))
    short = int(box.customer_grain[customer] - player.grain)
    if short > 0:
        missing.extend(lacks("grain", short))
    for thing in range(DEMANDS):
        wanted = int(demand_of(state, customer, thing))
        if wanted > 0 and thing not in (COIN, GREEN_CUBE):
            short = wanted - int(stock_of(state, seat, thing))
            if short > 0:
                missing.extend(lacks(DEMAND_IDS[thing], short))
    return missing


def demand_of(state: VillageState, customer: i64, thing: i64) -> i64:
    """How many a customer asks for of a thing besides goods and grain; those of the base game want none (VX-3.1)."""
    return 0 if customer < CUSTOMERS else state.box.customer_demand[customer * DEMANDS + thing]


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

    fields: ClassVar = ["seat", "passed", "is_first"]

    def __init__(self, seat: int, passed: int, is_first: int) -> None:
        super().__init__(seat)
        self.passed = passed
        self.is_first = is_first

    def prompt(self) -> str:
        return "first-sale" if self.is_first else "sale"

    def moment(self) -> int:
        return IN_MARKET

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        fee: i64 = 0 if self.is_first else state.box.sale_cost
        if can_pay(state, seat, fee):
            reach = state.seams.market_reach(state, seat) if state.is_expanded else state.stalls()
            for place in range(reach):
                add_sale(state, seat, place, fee, found)
            if state.is_expanded:
                state.seams.add_sales(state, seat, found)
        found.append(LEAVE_MARKET.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if NO_ACTION.has(action):
            return say(state, "market-must-be")
        return refuse_sale(state, seat, int(SERVE.value(action))) if SERVE.has(action) else None

    def why_not_you(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        is_sale = SERVE.has(action) or LEAVE_MARKET.has(action)
        if not is_sale or (self.passed >> seat) & 1 == 0:
            return None
        if can_pay(state, seat, state.box.sale_cost):
            return say(state, "has-left-market")
        return say(state, "green-missing", {}, lacks("green", 1))

    def take(self, state: VillageState, seat: int, action: int) -> None:
        following = (seat + 1) % int(state.circle)
        if LEAVE_MARKET.has(action):
            state.tell(LEFT_MARKET, seat)
            state.stack.append(NextSale(following, self.passed | (1 << seat), 0))
            return
        state.stack.append(NextSale(following, self.passed, 0))
        if not self.is_first:
            state.stack.append(Settle(seat))
        if SERVE.has(action):
            serve(state, seat, SERVE.value(action))
        else:
            state.seams.take_sale(state, seat, action)
        if not self.is_first:
            spend_time(state, seat, state.box.sale_time)
            charge(state, seat, state.box.sale_cost, NOTHING_ELSE)


def add_sale(state: VillageState, seat: int, place: i64, fee: i64, found: list[int]) -> None:
    """The sale to whoever stands at a place of the market, if the player can serve there."""
    customer = state.market[place] - 1
    if customer >= 0 and has_demand(state, seat, customer) and can_afford(state, seat, customer, fee):
        found.append(SERVE.of(customer))


def serve(state: VillageState, seat: int, customer: i64) -> None:
    """Hand over what a customer asks for and take the tile (V-5.2)."""
    box = state.box
    state.tell(SERVED, seat, customer, box.customer_points[customer])
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
        state.tell(MARKET_ENDED)
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
