"""Paying and receiving cubes: with coins as jokers the player chooses the mix, but is asked only if there is a choice.

Rules: V-3.6, V-3.7, V-6.2, V-6.6, V-7.3, V-7.4.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.plain import Json
from stammtisch.core.question import ask_unless_forced
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.effects import gain_cube, give_goods, influence_in_supply, pay_coins, spend_time
from stammtisch.games.village.glossary import COLOUR, PAYMENT, TWO_COLOURS, payment_name
from stammtisch.games.village.ids import BROWN, COLOURS, CUBE_IDS, GREEN, ORANGE, PINK, SCROLL, cost_of
from stammtisch.games.village.payments import (
    PAIR_COLOURS,
    PAIR_FIRST,
    PAIR_SECOND,
    PAYMENT_CODE,
    PAYMENT_COUNTS,
    PAYMENT_NUMBER,
    coins_in,
    payment_code,
)
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.state import VillageState

PAY: Final[Single] = Single("pay", PAYMENT, otherwise="nothing-to-pay")
PAY_SCROLL: Final[Lone] = Lone("pay-scroll", otherwise="nothing-to-pay")
PAY_TIME: Final[Lone] = Lone("pay-time", otherwise="nothing-to-pay")
RECEIVE_ONE: Final[Single] = Single("receive", COLOUR, otherwise="nothing-to-receive")
RECEIVE_TWO: Final[Single] = Single("receive", TWO_COLOURS, otherwise="nothing-to-receive")

GOT_CUBES: Final = Message(23, "got-cubes", "player", "cubes*")
PAID: Final = Message(30, "paid", "player", "payment")
PAID_SCROLL: Final = Message(31, "paid-scroll", "player")

# What may be paid instead of the cubes.
NOTHING_ELSE: Final = 0
OR_SCROLL: Final = 1
OR_TIME: Final = 2


# What can be paid, with coins as jokers (V-3.7)


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
                        found.append(PAY.of(PAYMENT_NUMBER[code]))
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
            found.append(PAY.of(PAYMENT_NUMBER[code]))
            cubes -= 1
    if coins >= needed:
        found.append(PAY.of(PAYMENT_NUMBER[payment_code(0, 0, 0, 0, needed)]))
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
                        found.append(PAY.of(PAYMENT_NUMBER[code]))
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
    payment = PAY.value(action)
    code = PAYMENT_CODE[payment]
    state.tell(PAID, seat, payment)
    for colour in range(i64(COLOURS)):
        cubes = cost_of(code, colour)
        player.cubes[colour] -= cubes
        state.supply[colour] += cubes
    coins = coins_in(code)
    if coins > 0:
        pay_coins(state, seat, coins)


# Being asked


def charge(state: VillageState, seat: int, cost: int, instead: int) -> None:
    """Make a player pay a cost that he can pay; ask how only if there is more than one way (V-3.7)."""
    if cost == 0:
        return
    ask_unless_forced(state, Payment(seat, cost, instead))


def charge_for_well(state: VillageState, seat: int) -> None:
    """Make a player pay for the well (V-3.6)."""
    ask_unless_forced(state, PayWell(seat))


class Payment(OneSeatQuestion):
    """With which cubes and coins do you pay? (V-3.7)"""

    prompt_key: ClassVar = "payment"
    fields: ClassVar = ["seat", "cost", "instead"]

    def __init__(self, seat: int, cost: int, instead: int) -> None:
        super().__init__(seat)
        self.cost = cost  # a code of cubes by colour
        self.instead = instead

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found = payments(state, seat, self.cost)
        if self.instead == OR_SCROLL and state.players[seat].goods[SCROLL] >= state.box.council_scrolls:
            found.append(PAY_SCROLL.action)
        elif self.instead == OR_TIME:
            found.append(PAY_TIME.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not PAY.has(action):
            return refuse_payment(state, seat, action)
        counts = PAYMENT_COUNTS[PAY.value(action)]
        asked = [int(cost_of(self.cost, colour)) for colour in range(COLOURS)]
        if sum(counts) != sum(asked) or any(counts[colour] > asked[colour] for colour in range(COLOURS)):
            return say(state, "payment-does-not-fit", {"price": payment_name(state.box, [*asked, 0])})
        return refuse_payment(state, seat, action)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if PAY_SCROLL.has(action):
            give_goods(state, seat, SCROLL, state.box.council_scrolls)
            state.tell(PAID_SCROLL, seat)
        elif PAY_TIME.has(action):
            spend_time(state, seat, state.box.church_time)
        else:
            pay(state, seat, action)


def charge_any(state: VillageState, seat: int, number: int) -> None:
    """Make a player pay cubes of any colours that he can pay; ask which only if there is more than one way."""
    ask_unless_forced(state, PayAny(seat, number))


class PayAny(OneSeatQuestion):
    """With which cubes do you pay? Any colour will do."""

    prompt_key: ClassVar = "pay-any"
    fields: ClassVar = ["seat", "number"]

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return any_payments(state, seat, self.number)

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if PAY.has(action) and sum(PAYMENT_COUNTS[PAY.value(action)]) != self.number:
            return say(state, "payment-of-any", {"number": self.number})
        return refuse_payment(state, seat, action)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        pay(state, seat, action)


class PayWell(OneSeatQuestion):
    """With which three cubes do you pay for the well? (V-3.6)"""

    prompt_key: ClassVar = "pay-well"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return well_payments(state, seat)

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if PAY.has(action):
            counts = PAYMENT_COUNTS[PAY.value(action)]
            colours = sum(1 for colour in range(COLOURS) if counts[colour])
            if sum(counts) != state.box.well_cubes or colours > 1:
                return say(state, "well-payment")
        return refuse_payment(state, seat, action)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        pay(state, seat, action)


def refuse_payment(state: VillageState, seat: int, action: int) -> Refusal | None:
    """Why something cannot be handed over that would fit the price."""
    if PAY_SCROLL.has(action):
        return say(state, "no-scroll-instead")
    if PAY_TIME.has(action):
        return say(state, "no-time-instead")
    if not PAY.has(action):
        return None
    counts = PAYMENT_COUNTS[PAY.value(action)]
    missing: list[dict[str, Json]] = []
    for colour in range(COLOURS):
        short = counts[colour] - int(state.players[seat].cubes[colour])
        if short > 0:
            missing.extend(lacks(CUBE_IDS[colour], short))
    short = counts[COLOURS] - int(state.coins_of(seat))
    if short > 0:
        missing.extend(lacks("coins", short))
    return say(state, "payment-not-owned", {"payment": payment_name(state.box, counts)}, missing)


# Receiving cubes


def offer_cubes(state: VillageState, seat: int, number: int) -> None:
    """Let a player take cubes of choice from the supply, as far as it holds any (V-6.6, V-R12)."""
    question = ReceiveCubes(seat, int(min(i64(number), influence_in_supply(state))))
    if question.number == 0:
        return
    ask_unless_forced(state, question)


class ReceiveCubes(OneSeatQuestion):
    """Which cubes do you take from the supply? (V-1.9, V-6.6, V-7.3)"""

    prompt_key: ClassVar = "receive-cubes"
    fields: ClassVar = ["seat", "number"]

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        if self.number == 1:
            for colour in range(i64(COLOURS)):
                if state.supply[colour] > 0:
                    found.append(RECEIVE_ONE.of(colour))
            return found
        for pair in range(i64(len(PAIR_COLOURS))):
            first = PAIR_FIRST[pair]
            second = PAIR_SECOND[pair]
            needed: i64 = 2 if first == second else 1
            if state.supply[first] >= needed and state.supply[second] >= needed:
                found.append(RECEIVE_TWO.of(pair))
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        is_receiving = RECEIVE_ONE.has(action) or RECEIVE_TWO.has(action)
        return say(state, "supply-short", {"number": self.number}) if is_receiving else None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if RECEIVE_ONE.has(action):
            colour = RECEIVE_ONE.value(action)
            gain_cube(state, seat, colour)
            state.tell_list(GOT_CUBES, [seat, int(colour)])
            return
        first = PAIR_FIRST[RECEIVE_TWO.value(action)]
        second = PAIR_SECOND[RECEIVE_TWO.value(action)]
        gain_cube(state, seat, first)
        gain_cube(state, seat, second)
        state.tell_list(GOT_CUBES, [seat, int(first), int(second)])
