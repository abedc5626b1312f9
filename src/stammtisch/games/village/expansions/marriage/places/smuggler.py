"""The smuggler: selling bread or tools, serving a customer of the queue, or taking two cubes. Rules: VM-2."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Single
from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep, Step
from stammtisch.core.refusals import lacks, say
from stammtisch.core.texts import Argument
from stammtisch.games.village.effects import spend_time
from stammtisch.games.village.expansions.ids import COIN, DEMANDS, GREEN_CUBE, NEXT_START
from stammtisch.games.village.expansions.marriage.components import box_of
from stammtisch.games.village.expansions.marriage.places.declining import DECLINE
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.ids import COLOURS, CUSTOMERS, GREEN
from stammtisch.games.village.payments import PAIR_COLOURS, PAIR_FIRST, PAIR_SECOND
from stammtisch.games.village.places.market import SERVE, fill_market, has_demand, missing_demand, place_of, serve
from stammtisch.games.village.places.paying import (
    NOTHING_ELSE,
    RECEIVE_ONE,
    RECEIVE_TWO,
    ReceiveCubes,
    can_pay,
    charge,
    charge_any,
    missing_for,
)
from stammtisch.games.village.questions import NO_ACTION, OneSeatQuestion, TurnQuestion, waive
from stammtisch.games.village.state import VillageState

MOST_SOLD: Final = 16  # in one answer; who has more is asked again
SOLD: Final[Field] = Field("number", "sold", range(1, MOST_SOLD + 1))

SELL_BREAD: Final[Single] = Single("sell-bread", SOLD, otherwise="no-smuggler-now")
SELL_TOOLS: Final[Single] = Single("sell-tools", SOLD, otherwise="no-smuggler-now")

SOLD_BREAD: Final = Message(303, "sold-bread", "player", "number:bread", "number:points")
SOLD_TOOLS: Final = Message(304, "sold-tools", "player", "number:tools", "number:points")


class Smuggler(TurnQuestion):
    """What do you do with the smuggler? (VM-2.1)"""

    prompt_key: ClassVar = "smuggler"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        if can_pay(state, seat, box_of(state.box).sell_cost):
            add_offers(SELL_BREAD, table_of(state).bread[seat], found)
            add_offers(SELL_TOOLS, table_of(state).tools[seat], found)
        stalls = state.stalls()
        for place in range(stalls, stalls + state.box.queue):
            customer = state.market[place] - 1
            if customer >= 0 and has_demand(state, seat, customer) and can_pay_for_queue(state, seat, customer):
                found.append(SERVE.of(customer))
        add_pairs(state, found)
        found.append(NO_ACTION.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if SERVE.has(action):
            return why_not_queue(state, seat, int(SERVE.value(action)))
        if RECEIVE_ONE.has(action) or RECEIVE_TWO.has(action):
            colours = sum(1 for colour in range(COLOURS) if state.supply[colour] > 0)
            return say(state, "two-colours" if colours > 1 else "supply-of-one-colour")
        return why_not_sell(state, seat, action)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if NO_ACTION.has(action):
            waive(state, seat)
        elif SELL_BREAD.has(action) or SELL_TOOLS.has(action):
            sell(state, seat, action)
            spend_time(state, seat, box_of(state.box).sell_time)
            charge(state, seat, box_of(state.box).sell_cost, NOTHING_ELSE)
        elif RECEIVE_ONE.has(action) or RECEIVE_TWO.has(action):
            ReceiveCubes(seat, 2).take(state, seat, action)
            spend_time(state, seat, box_of(state.box).cubes_time)
        else:
            # The customer's own demand is paid first, then the smuggler's cube; then the queue closes up.
            state.stack.append(QueueMovesUp())
            state.stack.append(PayForQueue(seat))
            serve(state, seat, SERVE.value(action))


# Selling


def add_offers(family: Single, held: i64, found: list[int]) -> None:
    """Any number of bread, or any number of tools (VM-2.2)."""
    for number in range(1, min(int(held), MOST_SOLD) + 1):
        found.append(family.of(number))


def why_not_sell(state: VillageState, seat: int, action: int) -> Refusal | None:
    """Why so much bread or so many tools cannot be sold (VM-2.2)."""
    is_bread = SELL_BREAD.has(action)
    if not (is_bread or SELL_TOOLS.has(action)):
        return None
    table = table_of(state)
    wanted = int(SELL_BREAD.value(action) if is_bread else SELL_TOOLS.value(action))
    held = int(table.bread[seat] if is_bread else table.tools[seat])
    if wanted > held:
        missing = lacks("bread" if is_bread else "tools", wanted - held)
        return say(state, "bread-short" if is_bread else "tools-short", {"number": held}, missing)
    lacking = int(missing_for(state, seat, box_of(state.box).sell_cost))
    return say(state, "smuggler-too-dear", {}, lacks("cubes", lacking))


def sell(state: VillageState, seat: int, action: int) -> None:
    """Hand over bread or tools for points (VM-2.2)."""
    table = table_of(state)
    is_bread = SELL_BREAD.has(action)
    number = SELL_BREAD.value(action) if is_bread else SELL_TOOLS.value(action)
    points = number * box_of(state.box).sell_points
    table.smuggled[seat] += points
    held = table.bread if is_bread else table.tools
    held[seat] -= number
    state.tell(SOLD_BREAD if is_bread else SOLD_TOOLS, seat, number, points)
    if number == MOST_SOLD and held[seat] > 0:
        state.stack.append(SellMore(seat, 1 if is_bread else 0))


class SellMore(OneSeatQuestion):
    """Do you sell still more? Asked of whoever has more than one answer can name (VM-2.2)."""

    prompt_key: ClassVar = "sell-more"
    fields: ClassVar = ["seat", "is_bread"]

    def __init__(self, seat: int, is_bread: int) -> None:
        super().__init__(seat)
        self.is_bread = is_bread

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        if self.is_bread:
            add_offers(SELL_BREAD, table_of(state).bread[seat], found)
        else:
            add_offers(SELL_TOOLS, table_of(state).tools[seat], found)
        found.append(DECLINE.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        other = SELL_TOOLS if self.is_bread else SELL_BREAD
        if other.has(action):
            return say(state, "bread-or-tools")
        return why_not_sell(state, seat, action)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if not DECLINE.has(action):
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
    return cubes + coins >= box_of(box).queue_cubes


def why_not_queue(state: VillageState, seat: int, customer: int) -> Refusal:
    """Why a customer cannot be served through the smuggler (VM-2.3)."""
    arguments: dict[str, Argument] = {"customer": state.box.customer_names[customer]}
    place = place_of(state, customer)
    if place < 0:
        return say(state, "customer-not-here", arguments, [], "VM-2.3")
    if place < state.stalls():
        return say(state, "customer-at-stall", arguments)
    if has_demand(state, seat, customer):
        return say(state, "queue-too-dear", arguments, lacks("cubes", 1))
    return say(state, "demand-missing", arguments, missing_demand(state, seat, customer), "VM-2.3")


class PayForQueue(SeatStep):
    """The smuggler's cube for a customer of the queue (VM-2.3)."""

    def happen(self, state: VillageState) -> None:
        if box_of(state.box).queue_cubes > 0:
            charge_any(state, self.seat, box_of(state.box).queue_cubes)


class QueueMovesUp(Step):
    """The queue closes up, and the pile fills its end (VM-2.3)."""

    def happen(self, state: VillageState) -> None:
        fill_market(state)


# Cubes


def add_pairs(state: VillageState, found: list[int]) -> None:
    """Two cubes of different colours; a single one if the supply holds no two (VM-2.4, VM-R13)."""
    before = len(found)
    for pair in range(i64(len(PAIR_COLOURS))):
        first = PAIR_FIRST[pair]
        second = PAIR_SECOND[pair]
        if first != second and state.supply[first] > 0 and state.supply[second] > 0:
            found.append(RECEIVE_TWO.of(pair))
    if len(found) == before:
        for colour in range(COLOURS):
            if state.supply[colour] > 0:
                found.append(RECEIVE_ONE.of(colour))
