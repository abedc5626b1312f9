"""The council chamber: placing, advancing, and the privileges. Rules: V-6."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import Step
from stammtisch.games.village import log
from stammtisch.games.village.actions import ADVANCE, BASE_ACTIONS, ENTER_COUNCIL, NO_ACTION, PRIVILEGE, RECEIVE_GOOD
from stammtisch.games.village.decisions.base import OneSeatQuestion
from stammtisch.games.village.decisions.farm import waive
from stammtisch.games.village.decisions.figures import pick
from stammtisch.games.village.decisions.paying import OR_SCROLL, charge, offer_cubes
from stammtisch.games.village.effects import (
    can_pay,
    gain_fame,
    gain_good,
    pay_coins,
    spend_time,
    why_not_privilege,
)
from stammtisch.games.village.expansions.ids import IN_TURN
from stammtisch.games.village.ids import (
    COUNCIL,
    FAME_COUNCIL,
    FARM,
    GOODS,
    NUMBERS,
    PRIVILEGE_CUBES,
    PRIVILEGE_GOOD,
    PRIVILEGE_START,
    SCROLL,
    STEPS,
    standing,
)
from stammtisch.games.village.state import Player, VillageState


def can_pay_step(state: VillageState, seat: int) -> bool:
    """Whether a scroll or green cubes (coins among them) are there for a step (V-6.2)."""
    if state.players[seat].goods[SCROLL] >= state.box.council_scrolls:
        return True
    return can_pay(state, seat, state.box.council_cost)


def highest_step(player: Player) -> i64:
    """The highest council step, from 1, with a figure of the player; 0 without one (V-6.4)."""
    step: i64 = STEPS
    while step > 0 and player.family[COUNCIL + step - 1] == 0:
        step -= 1
    return step


def privileges(state: VillageState, seat: int, step: i64) -> list[int]:
    """The privileges up to a step that would bring something now, as actions."""
    found: list[int] = []
    for privilege in range(step):
        if not why_not_privilege(state, seat, privilege):
            found.append(int(PRIVILEGE + privilege))
    return found


def use_privilege(state: VillageState, seat: int, privilege: i64) -> None:
    """What a privilege brings (V-6.5 to V-6.8)."""
    box = state.box
    if privilege == PRIVILEGE_START:
        state.marker = seat
        state.tell(log.TOOK_MARKER, seat)
    elif privilege == PRIVILEGE_CUBES:
        offer_cubes(state, seat, box.privilege_cubes)
    elif privilege == PRIVILEGE_GOOD:
        state.stack.append(ReceiveGood(seat))
    else:
        pay_coins(state, seat, box.privilege_coins)
        gain_fame(state, seat, FAME_COUNCIL, box.privilege_fame)
        state.tell(log.BOUGHT_FAME, seat, box.privilege_fame)


class Council(OneSeatQuestion):
    """Do you place a figure, advance one, or use a privilege? (V-6.1)"""

    def prompt(self) -> str:
        return "council"

    def moment(self) -> int:
        return IN_TURN

    def choices(self, state: VillageState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        if can_pay_step(state, seat):
            farm = player.family[FARM]
            for number in range(i64(NUMBERS)):
                if standing(farm, number) > 0:
                    found.append(int(ENTER_COUNCIL + number))
            for step in range(i64(STEPS - 1)):
                packed = player.family[COUNCIL + step]
                if packed == 0:
                    continue
                for number in range(i64(NUMBERS)):
                    if standing(packed, number) > 0:
                        found.append(int(ADVANCE + step * NUMBERS + number))
        found.extend(privileges(state, seat, highest_step(player)))
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == NO_ACTION:
            waive(state, seat)
        elif action >= PRIVILEGE:
            use_privilege(state, seat, action - PRIVILEGE)
        elif action >= ADVANCE:
            advance(state, seat, (action - ADVANCE) // NUMBERS, (action - ADVANCE) % NUMBERS)
        else:
            enter(state, seat, action - ENTER_COUNCIL)


def enter(state: VillageState, seat: int, number: i64) -> None:
    """Place a figure from the farm on the first step (V-6.2)."""
    state.tell(log.ENTERED_COUNCIL, seat, number)
    arrive(state, seat, 0)
    pick(state, seat, number, FARM, COUNCIL)


def advance(state: VillageState, seat: int, step: i64, number: i64) -> None:
    """Move a figure one step on (V-6.3)."""
    state.tell(log.ADVANCED, seat, number, COUNCIL + step + 1)
    arrive(state, seat, step + 1)
    pick(state, seat, number, COUNCIL + step, COUNCIL + step + 1)


def arrive(state: VillageState, seat: int, step: i64) -> None:
    """Pay for the step, then use one of its privileges (V-6.2, V-6.3)."""
    spend_time(state, seat, state.box.council_time[step])
    state.stack.append(StepReached(seat, int(step) + 1))
    charge(state, seat, state.box.council_cost, OR_SCROLL)


class StepReached(Step):
    """After paying for a step: if one of its privileges would bring anything now, ask for it (V-6.3, V-R11, V-R13)."""

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step  # from 1

    def numbers(self) -> list[int]:
        return [self.seat, self.step]

    def happen(self, state: VillageState) -> None:
        if privileges(state, self.seat, self.step):
            state.stack.append(PrivilegeOfStep(self.seat, self.step))


class PrivilegeOfStep(OneSeatQuestion):
    """Which privilege do you use after the step? (V-6.2, V-6.3)"""

    def __init__(self, seat: int, step: int) -> None:
        super().__init__(seat)
        self.step = step  # from 1

    def prompt(self) -> str:
        return "privilege"

    def moment(self) -> int:
        return IN_TURN

    def numbers(self) -> list[int]:
        return [self.seat, self.step]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found = privileges(state, seat, self.step)
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action != NO_ACTION:
            use_privilege(state, seat, action - PRIVILEGE)


class ReceiveGood(OneSeatQuestion):
    """Which good do you take? (V-6.7)"""

    def prompt(self) -> str:
        return "receive-good"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found = [RECEIVE_GOOD + good for good in range(GOODS)]
        if state.is_expanded:
            state.seams.add_goods(state, seat, found)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action >= BASE_ACTIONS:
            state.seams.take_good(state, seat, action)
            return
        gain_good(state, seat, action - RECEIVE_GOOD)
        state.tell(log.GOT_GOOD, seat, action - RECEIVE_GOOD)
