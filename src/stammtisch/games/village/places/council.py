"""The council chamber: placing, advancing, and the privileges. Rules: V-6."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Pair, Single
from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.effects import gain_fame, gain_good, influence_in_supply, pay_coins, spend_time
from stammtisch.games.village.glossary import GOOD, NUMBER, PRIVILEGE
from stammtisch.games.village.ids import (
    COUNCIL,
    FAME_COUNCIL,
    FARM,
    GOODS,
    NUMBERS,
    ON_ROOF,
    PRIVILEGE_CUBES,
    PRIVILEGE_FAME,
    PRIVILEGE_GOOD,
    PRIVILEGE_START,
    SCROLL,
    STEPS,
    standing,
)
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.paying import OR_SCROLL, can_pay, charge, missing_for, offer_cubes
from stammtisch.games.village.questions import NO_ACTION, OneSeatQuestion, TurnQuestion, about_figure, waive
from stammtisch.games.village.state import Player, VillageState
from stammtisch.games.village.texts import TEXTS

STEP: Final[Field] = Field("place", "place", range(COUNCIL, COUNCIL + STEPS - 1))

ENTER_COUNCIL: Final[Single] = Single("enter-council", NUMBER, otherwise="wrong-action")
ADVANCE: Final[Pair] = Pair("advance", STEP, NUMBER, otherwise="wrong-action")
USE_PRIVILEGE: Final[Single] = Single("privilege", PRIVILEGE, otherwise="no-privilege-now")
RECEIVE_GOOD: Final[Single] = Single("receive-good", GOOD, otherwise="nothing-to-receive")

ENTERED_COUNCIL: Final = Message(20, "entered-council", "player", "figure")
ADVANCED: Final = Message(21, "advanced", "player", "figure", "place")
TOOK_MARKER: Final = Message(22, "took-marker", "player")
GOT_GOOD: Final = Message(24, "got-good", "player", "good")
BOUGHT_FAME: Final = Message(25, "bought-fame", "player", "number:points")


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


def why_not_privilege(state: VillageState, seat: i64, privilege: i64) -> str:
    """Whether a privilege would bring anything now (V-6.5 to V-6.8)."""
    if privilege == PRIVILEGE_START:
        return "" if state.marker == ON_ROOF else "marker-taken"
    if privilege == PRIVILEGE_CUBES:
        return "" if influence_in_supply(state) > 0 else "supply-empty"
    if privilege == PRIVILEGE_FAME:
        return "" if state.coins_of(seat) >= state.box.privilege_coins else "no-coin"
    return ""


def privileges(state: VillageState, seat: int, step: i64) -> list[int]:
    """The privileges up to a step that would bring something now, as actions."""
    found: list[int] = []
    for privilege in range(step):
        if not why_not_privilege(state, seat, privilege):
            found.append(USE_PRIVILEGE.of(privilege))
    return found


def refuse_privilege(state: VillageState, seat: int, privilege: int, step: i64) -> Refusal:
    """Why a privilege cannot be used by who stands no higher than this step."""
    if step == 0:
        return say(state, "not-in-council")
    if privilege >= step:
        return say(state, "privilege-too-high", {"privilege": TEXTS.privileges[privilege]})
    code = why_not_privilege(state, seat, privilege)
    return say(state, code, {}, lacks("coins", 1) if code == "no-coin" else [])


def use_privilege(state: VillageState, seat: int, privilege: i64) -> None:
    """What a privilege brings (V-6.5 to V-6.8)."""
    box = state.box
    if privilege == PRIVILEGE_START:
        state.marker = seat
        state.tell(TOOK_MARKER, seat)
    elif privilege == PRIVILEGE_CUBES:
        offer_cubes(state, seat, box.privilege_cubes)
    elif privilege == PRIVILEGE_GOOD:
        state.stack.append(ReceiveGood(seat))
    else:
        pay_coins(state, seat, box.privilege_coins)
        gain_fame(state, seat, FAME_COUNCIL, box.privilege_fame)
        state.tell(BOUGHT_FAME, seat, box.privilege_fame)


class Council(TurnQuestion):
    """Do you place a figure, advance one, or use a privilege? (V-6.1)"""

    prompt_key: ClassVar = "council"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        if can_pay_step(state, seat):
            farm = player.family[FARM]
            for number in range(i64(NUMBERS)):
                if standing(farm, number) > 0:
                    found.append(ENTER_COUNCIL.of(number))
            for step in range(i64(STEPS - 1)):
                packed = player.family[COUNCIL + step]
                if packed == 0:
                    continue
                for number in range(i64(NUMBERS)):
                    if standing(packed, number) > 0:
                        found.append(ADVANCE.of(COUNCIL + step, number))
        found.extend(privileges(state, seat, highest_step(player)))
        found.append(NO_ACTION.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        player = state.players[seat]
        if USE_PRIVILEGE.has(action):
            return refuse_privilege(state, seat, int(USE_PRIVILEGE.value(action)), highest_step(player))
        if ENTER_COUNCIL.has(action):
            number = ENTER_COUNCIL.value(action)
            if standing(player.family[FARM], number) == 0:
                return about_figure(state, "not-on-farm", FARM, int(number), "V-6.2")
        elif ADVANCE.has(action):
            place, number = ADVANCE.read(action)
            if standing(player.family[place], number) == 0:
                return about_figure(state, "not-standing-there", int(place), int(number), "V-6.3")
        else:
            return None
        needed = int(missing_for(state, seat, state.box.council_cost))
        return say(state, "step-too-dear", {"number": state.box.council_green}, lacks("green", needed))

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if NO_ACTION.has(action):
            waive(state, seat)
        elif USE_PRIVILEGE.has(action):
            use_privilege(state, seat, USE_PRIVILEGE.value(action))
        elif ADVANCE.has(action):
            place, number = ADVANCE.read(action)
            advance(state, seat, place, number)
        else:
            enter(state, seat, ENTER_COUNCIL.value(action))


def enter(state: VillageState, seat: int, number: i64) -> None:
    """Place a figure from the farm on the first step (V-6.2)."""
    state.tell(ENTERED_COUNCIL, seat, number)
    arrive(state, seat, 0)
    pick(state, seat, number, FARM, COUNCIL)


def advance(state: VillageState, seat: int, place: i64, number: i64) -> None:
    """Move a figure one step on (V-6.3)."""
    state.tell(ADVANCED, seat, number, place + 1)
    arrive(state, seat, place + 1 - COUNCIL)
    pick(state, seat, number, place, place + 1)


def arrive(state: VillageState, seat: int, step: i64) -> None:
    """Pay for the step, then use one of its privileges (V-6.2, V-6.3)."""
    spend_time(state, seat, state.box.council_time[step])
    state.stack.append(StepReached(seat, int(step) + 1))
    charge(state, seat, state.box.council_cost, OR_SCROLL)


class StepReached(SeatStep):
    """After paying for a step: if one of its privileges would bring anything now, ask for it (V-6.3, V-R11, V-R13)."""

    fields: ClassVar = ["seat", "reached"]

    def __init__(self, seat: int, reached: int) -> None:
        super().__init__(seat)
        self.reached = reached  # a step, from 1

    def happen(self, state: VillageState) -> None:
        if privileges(state, self.seat, self.reached):
            state.stack.append(PrivilegeOfStep(self.seat, self.reached))


class PrivilegeOfStep(TurnQuestion):
    """Which privilege do you use after the step? (V-6.2, V-6.3)"""

    prompt_key: ClassVar = "privilege"
    fields: ClassVar = ["seat", "reached"]

    def __init__(self, seat: int, reached: int) -> None:
        super().__init__(seat)
        self.reached = reached  # a step, from 1

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found = privileges(state, seat, self.reached)
        found.append(NO_ACTION.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not USE_PRIVILEGE.has(action):
            return None
        return refuse_privilege(state, seat, int(USE_PRIVILEGE.value(action)), self.reached)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if USE_PRIVILEGE.has(action):
            use_privilege(state, seat, USE_PRIVILEGE.value(action))


class ReceiveGood(OneSeatQuestion):
    """Which good do you take? (V-6.7)"""

    prompt_key: ClassVar = "receive-good"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found = [RECEIVE_GOOD.of(good) for good in range(GOODS)]
        if state.is_expanded:
            state.seams.add_goods(state, seat, found)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if not RECEIVE_GOOD.has(action):
            state.seams.take_good(state, seat, action)
            return
        good = RECEIVE_GOOD.value(action)
        gain_good(state, seat, good)
        state.tell(GOT_GOOD, seat, good)
