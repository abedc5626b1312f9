"""Paying and receiving cubes: with coins as jokers the player chooses the mix, but is asked only if there is a choice.

Rules: V-3.6, V-3.7, V-6.2, V-6.6, V-7.3, V-7.4.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.village import log
from stammtisch.games.village.actions import (
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PAY_SCROLL,
    PAY_TIME,
    RECEIVE_ONE,
    RECEIVE_TWO,
)
from stammtisch.games.village.decisions.base import OneSeatQuestion
from stammtisch.games.village.effects import (
    any_payments,
    gain_cube,
    give_goods,
    influence_in_supply,
    pay,
    payments,
    spend_time,
    well_payments,
)
from stammtisch.games.village.ids import COLOURS, SCROLL
from stammtisch.games.village.state import VillageState

# What may be paid instead of the cubes.
NOTHING_ELSE: Final = 0
OR_SCROLL: Final = 1
OR_TIME: Final = 2


def charge(state: VillageState, seat: int, cost: int, instead: int) -> None:
    """Make a player pay a cost that he can pay; ask how only if there is more than one way (V-3.7)."""
    if cost == 0:
        return
    question = Payment(seat, cost, instead)
    ways = question.choices(state, seat)
    if len(ways) == 1:
        question.take(state, seat, ways[0])
    else:
        state.stack.append(question)


def charge_for_well(state: VillageState, seat: int) -> None:
    """Make a player pay for the well (V-3.6)."""
    ways = well_payments(state, seat)
    if len(ways) == 1:
        pay(state, seat, ways[0])
    else:
        state.stack.append(PayWell(seat))


class Payment(OneSeatQuestion):
    """With which cubes and coins do you pay? (V-3.7)"""

    def __init__(self, seat: int, cost: int, instead: int) -> None:
        super().__init__(seat)
        self.cost = cost  # a code of cubes by colour
        self.instead = instead

    def prompt(self) -> str:
        return "payment"

    def numbers(self) -> list[int]:
        return [self.seat, self.cost, self.instead]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found = payments(state, seat, self.cost)
        if self.instead == OR_SCROLL and state.players[seat].goods[SCROLL] >= state.box.council_scrolls:
            found.append(PAY_SCROLL)
        elif self.instead == OR_TIME:
            found.append(PAY_TIME)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == PAY_SCROLL:
            give_goods(state, seat, SCROLL, state.box.council_scrolls)
            state.tell(log.PAID_SCROLL, seat)
        elif action == PAY_TIME:
            spend_time(state, seat, state.box.church_time)
        else:
            pay(state, seat, action)


def charge_any(state: VillageState, seat: int, number: int) -> None:
    """Make a player pay cubes of any colours that he can pay; ask which only if there is more than one way."""
    ways = any_payments(state, seat, number)
    if len(ways) == 1:
        pay(state, seat, ways[0])
    else:
        state.stack.append(PayAny(seat, number))


class PayAny(OneSeatQuestion):
    """With which cubes do you pay? Any colour will do."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def prompt(self) -> str:
        return "pay-any"

    def numbers(self) -> list[int]:
        return [self.seat, self.number]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return any_payments(state, seat, self.number)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        pay(state, seat, action)


class PayWell(OneSeatQuestion):
    """With which three cubes do you pay for the well? (V-3.6)"""

    def prompt(self) -> str:
        return "pay-well"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return well_payments(state, seat)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        pay(state, seat, action)


# Receiving cubes


def offer_cubes(state: VillageState, seat: int, number: int) -> None:
    """Let a player take cubes of choice from the supply, as far as it holds any (V-6.6, V-R12)."""
    question = ReceiveCubes(seat, int(min(i64(number), influence_in_supply(state))))
    if question.number == 0:
        return
    ways = question.choices(state, seat)
    if len(ways) == 1:
        question.take(state, seat, ways[0])
    else:
        state.stack.append(question)


class ReceiveCubes(OneSeatQuestion):
    """Which cubes do you take from the supply? (V-1.9, V-6.6, V-7.3)"""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def prompt(self) -> str:
        return "receive-cubes"

    def numbers(self) -> list[int]:
        return [self.seat, self.number]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        if self.number == 1:
            for colour in range(i64(COLOURS)):
                if state.supply[colour] > 0:
                    found.append(int(RECEIVE_ONE + colour))
            return found
        for pair in range(i64(PAIRS)):
            first = PAIR_FIRST[pair]
            second = PAIR_SECOND[pair]
            needed: i64 = 2 if first == second else 1
            if state.supply[first] >= needed and state.supply[second] >= needed:
                found.append(int(RECEIVE_TWO + pair))
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action < RECEIVE_TWO:
            colour: i64 = action - RECEIVE_ONE
            gain_cube(state, seat, colour)
            state.tell(log.GOT_CUBES, seat, colour)
            return
        first = PAIR_FIRST[action - RECEIVE_TWO]
        second = PAIR_SECOND[action - RECEIVE_TWO]
        gain_cube(state, seat, first)
        gain_cube(state, seat, second)
        state.tell(log.GOT_CUBES, seat, first, second)
