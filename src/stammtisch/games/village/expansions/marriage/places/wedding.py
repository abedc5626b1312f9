"""The wedding after a mass: the die, couples, buildings, the way home, and rewards. Rules: VM-4, VM-8."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep, Step
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.effects import gain_cube
from stammtisch.games.village.expansions.ids import (
    ASKED_IN_TIME,
    AT_PURCHASE,
    BAKERY,
    BUT_CARDS,
    CEREMONY,
    PARENTS,
    SHOP,
)
from stammtisch.games.village.expansions.marriage.components import box_of
from stammtisch.games.village.expansions.marriage.effects import (
    gain_bread,
    gain_tools,
    move_member,
    part,
    send_home,
    take_grain,
)
from stammtisch.games.village.expansions.marriage.ids import (
    BREAD_AND_GRAIN,
    NOBODY,
    PINK_FIGURE,
    RANKS,
    REWARDS,
    TOOL_AND_CUBES,
    TWO_BREAD,
    TWO_TOOLS,
    couple,
    first_of,
    is_whole,
    kind_of,
    owner_of,
    place_of,
    second_of,
)
from stammtisch.games.village.expansions.marriage.places.declining import DECLINE
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.ids import COLOURS, UNBORN
from stammtisch.games.village.places.farm import give_birth
from stammtisch.games.village.places.pausing import Pause
from stammtisch.games.village.places.paying import GOT_CUBES, can_pay_any, charge_any
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.state import VillageState

SETTLE: Final[Single] = Single("settle", Field("place", "place", [BAKERY, SHOP]), otherwise="no-wedding-now")
BUY_BREAD: Final[Lone] = Lone("buy-bread", otherwise="no-wedding-now")
BUY_TOOL: Final[Lone] = Lone("buy-tool", otherwise="no-wedding-now")
REWARD: Final[Single] = Single(
    "wedding-reward", Field("reward", "wedding-reward", range(REWARDS)), otherwise="no-wedding-now"
)

WEDDING: Final = Message(310, "wedding")
ROLLED: Final = Message(311, "rolled", "cube", "number:rank")
RANK_IS_TAKEN: Final = Message(312, "rank-is-taken", "number:rank")
PINK_ENTERED: Final = Message(313, "pink-entered", "number:rank")
PINK_TAKEN: Final = Message(314, "pink-taken", "number:rank")
NO_PINK: Final = Message(315, "no-pink")
BECAME_PARENTS: Final = Message(316, "became-parents")
MARRIED: Final = Message(317, "married", "player", "figure", "partner", "spouse", "place")
MARRIED_PINK: Final = Message(318, "married-pink", "player", "figure", "place")
PINKS_LEFT: Final = Message(319, "pinks-left")
ROLLED_BUILDING: Final = Message(320, "rolled-building", "cube", "place")


class Wedding(Step):
    """The die, then couples from the highest rank on, the way home, and rewards (VM-4.1 to VM-4.3)."""

    def happen(self, state: VillageState) -> None:
        box = box_of(state.box)
        state.tell(WEDDING)
        for _ in range(box.rolls_alone if state.is_solo else box.rolls):
            roll_for_pink(state)
        ranks = table_of(state).ranks
        taken = [rank for rank in range(RANKS) if ranks[rank] != NOBODY]
        state.stack.append(Rewards())
        state.stack.append(GoingHome())
        if state.has_rules(ASKED_IN_TIME):
            state.stack.append(BeforeGoingHome())
        for number in reversed(range(box.couples[state.column])):
            if 2 * number + 1 < len(taken):
                state.stack.append(Marrying(taken[2 * number], taken[2 * number + 1]))
        become_parents(state)


def roll_for_pink(state: VillageState) -> None:
    """Roll the die and place a pink figure on the rank it marks, if that is free (VM-4.2)."""
    table = table_of(state)
    colour = state.roll(COLOURS)
    rank = box_of(state.box).die_rank[colour]
    state.tell(ROLLED, colour, int(rank) + 1)
    if table.ranks[rank] != NOBODY:
        state.tell(RANK_IS_TAKEN, int(rank) + 1)
        return
    message = PINK_ENTERED
    if table.pink == 0:
        if not take_from_parents(state):
            state.tell(NO_PINK)
            return
        message = PINK_TAKEN
    table.pink -= 1
    table.ranks[rank] = PINK_FIGURE
    state.tell(message, int(rank) + 1)


def take_from_parents(state: VillageState) -> bool:
    """The pink figure that has stood longest on the parents' bench leaves its partner (VM-4.2, VM-R2)."""
    table = table_of(state)
    for pair in table.couples:
        if place_of(pair) == PARENTS and PINK_FIGURE in (first_of(pair), second_of(pair)):
            partner = first_of(pair) + second_of(pair) - PINK_FIGURE
            table.pink += 1
            part(state, PINK_FIGURE, partner, PARENTS)
            return True
    return False


def become_parents(state: VillageState) -> None:
    """The couples of the last wedding move to the parents' bench; the widowed stay for the way home (VM-4.4)."""
    table = table_of(state)
    has_moved = False
    for position, pair in enumerate(table.couples):
        place = place_of(pair)
        if place != PARENTS and is_whole(pair):
            has_moved = True
            move_member(state, first_of(pair), place, PARENTS)
            move_member(state, second_of(pair), place, PARENTS)
            table.couples[position] = couple(PARENTS, first_of(pair), second_of(pair))
    if has_moved:
        state.tell(BECAME_PARENTS)


# Marrying


class Marrying(Step):
    """Two figures marry; whoever has the higher rank chooses where they go, a pink one by the die (VM-4.4)."""

    fields: ClassVar = ["high", "low"]

    def __init__(self, high: int, low: int) -> None:
        self.high = high  # ranks
        self.low = low

    def happen(self, state: VillageState) -> None:
        table = table_of(state)
        figure = table.ranks[self.high]
        if figure != PINK_FIGURE:
            state.stack.append(ChooseBuilding(int(owner_of(figure)), self.high, self.low))
        elif table.ranks[self.low] == PINK_FIGURE:
            # Nobody of the village is concerned (VM-8.2).
            table.ranks[self.high] = NOBODY
            table.ranks[self.low] = NOBODY
            table.pink += 2
            state.tell(PINKS_LEFT)
        else:
            colour = state.roll(COLOURS)
            place = box_of(state.box).die_building[colour]
            state.tell(ROLLED_BUILDING, colour, place)
            settle_down(state, self.high, self.low, place)


class ChooseBuilding(OneSeatQuestion):
    """Does your couple go to the bakery or to the shop? (VM-4.4)"""

    prompt_key: ClassVar = "choose-building"
    fields: ClassVar = ["seat", "high", "low"]

    def __init__(self, seat: int, high: int, low: int) -> None:
        super().__init__(seat)
        self.high = high
        self.low = low

    def moment(self) -> int:
        return BUT_CARDS

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [SETTLE.of(BAKERY), SETTLE.of(SHOP)]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        settle_down(state, self.high, self.low, SETTLE.value(action))


def settle_down(state: VillageState, high: int, low: int, place: i64) -> None:
    """A new couple moves from its ranks to a building (VM-4.4)."""
    table = table_of(state)
    first = table.ranks[high]
    second = table.ranks[low]
    table.ranks[high] = NOBODY
    table.ranks[low] = NOBODY
    move_member(state, first, CEREMONY, place)
    move_member(state, second, CEREMONY, place)
    table.couples.append(couple(place, first, second))
    if not state.is_recording:
        return
    if PINK_FIGURE in (first, second):
        one = first + second - PINK_FIGURE
        state.tell(MARRIED_PINK, owner_of(one), kind_of(one), place)
    else:
        both = [int(owner_of(first)), int(kind_of(first)), int(owner_of(second)), int(kind_of(second))]
        state.tell_list(MARRIED, [*both, int(place)])


# The way home


class BeforeGoingHome(Step):
    """New couples have left the ceremony, others are still there: a goal may be reached at no other time (VX-2.4)."""

    def happen(self, state: VillageState) -> None:
        for seat in reversed(state.seats_in_order()):
            if state.seams.may_interrupt(state, seat, BUT_CARDS):
                state.stack.append(Pause(seat, BUT_CARDS))


class GoingHome(Step):
    """Whoever has no partner goes home; from the ceremony one may bring bread or a tool (VM-4.5)."""

    def happen(self, state: VillageState) -> None:
        table = table_of(state)
        figures_home = [0] * int(state.seats)
        for rank in range(RANKS):
            figure = table.ranks[rank]
            if figure == NOBODY:
                continue
            table.ranks[rank] = NOBODY
            send_home(state, figure, CEREMONY)
            if figure != PINK_FIGURE:
                figures_home[int(owner_of(figure))] += 1
        for pair in table.couples:
            if not is_whole(pair):
                send_home(state, first_of(pair) + second_of(pair), place_of(pair))
        table.couples = [pair for pair in table.couples if is_whole(pair)]
        for seat in reversed(state.seats_in_order()):
            for _ in range(figures_home[seat]):
                state.stack.append(MayBuy(seat))


class MayBuy(SeatStep):
    """A player who can pay for it is asked about bread and tools (VM-4.5)."""

    def happen(self, state: VillageState) -> None:
        if can_pay_any(state, self.seat, 1) or state.seams.may_interrupt(state, self.seat, AT_PURCHASE):
            state.stack.append(BuyOnReturn(self.seat))


class BuyOnReturn(OneSeatQuestion):
    """Do you buy a bread or a tool for a cube? (VM-4.5)"""

    prompt_key: ClassVar = "buy-on-return"

    def moment(self) -> int:
        return BUT_CARDS

    def choices(self, state: VillageState, seat: int) -> list[int]:
        if not can_pay_any(state, seat, 1):  # a chest at home may change that
            return [DECLINE.action]
        return [BUY_BREAD.action, BUY_TOOL.action, DECLINE.action]

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        is_buying = BUY_BREAD.has(action) or BUY_TOOL.has(action)
        return say(state, "no-cube-for-it", {}, lacks("cubes", 1)) if is_buying else None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if DECLINE.has(action):
            return
        if BUY_BREAD.has(action):
            gain_bread(state, seat, 1)
        else:
            gain_tools(state, seat, 1)
        charge_any(state, seat, 1)


# Rewards


class Rewards(Step):
    """Children on the parents' bench, then a reward of choice for everybody in bakery and shop (VM-4.6, VM-4.7)."""

    def happen(self, state: VillageState) -> None:
        for seat in reversed(state.seats_in_order()):
            for place in (SHOP, BAKERY):
                for _ in range(spouses(state, seat, place)):
                    state.stack.append(ChooseReward(seat, place))
        for seat in state.seats_in_order():
            for _ in range(spouses(state, seat, PARENTS)):
                if state.players[seat].family[UNBORN] != 0:
                    give_birth(state, seat)


def spouses(state: VillageState, seat: int, place: int) -> int:
    """How many figures of a player live at a place as part of a couple."""
    total = 0
    for pair in table_of(state).couples:
        if place_of(pair) == place and is_whole(pair):
            for figure in (first_of(pair), second_of(pair)):
                if owner_of(figure) == seat:
                    total += 1
    return total


class ChooseReward(OneSeatQuestion):
    """Which reward of the building do you choose? (VM-4.7)"""

    fields: ClassVar = ["seat", "place"]

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def prompt(self) -> str:
        return "bakery-reward" if self.place == BAKERY else "shop-reward"

    def moment(self) -> int:
        return BUT_CARDS

    def choices(self, state: VillageState, seat: int) -> list[int]:
        if self.place == BAKERY:
            return [REWARD.of(TWO_BREAD), REWARD.of(BREAD_AND_GRAIN)]
        return [REWARD.of(TWO_TOOLS), REWARD.of(TOOL_AND_CUBES)]

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not REWARD.has(action):
            return None
        return say(state, "other-building", {"place": state.box.place_names[SHOP if self.place == BAKERY else BAKERY]})

    def take(self, state: VillageState, seat: int, action: int) -> None:
        box = box_of(state.box)
        reward = REWARD.value(action)
        if reward == TWO_BREAD:
            gain_bread(state, seat, box.bakery_bread)
        elif reward == BREAD_AND_GRAIN:
            gain_bread(state, seat, box.mixed_bread)
            take_grain(state, seat, box.mixed_grain)
        elif reward == TWO_TOOLS:
            gain_tools(state, seat, box.shop_tools)
        else:
            gain_tools(state, seat, box.mixed_tools)
            take_cubes(state, seat, box.mixed_cubes)


def take_cubes(state: VillageState, seat: int, colours: list[int]) -> None:
    """Take cubes of these colours, as far as the supply holds them (VM-R13)."""
    taken: list[int] = []
    for colour in colours:
        if state.supply[colour] > 0:
            gain_cube(state, seat, colour)
            taken.append(colour)
    if taken and state.is_recording:
        state.tell_list(GOT_CUBES, [seat, *taken])


def is_wedding(state: VillageState) -> bool:
    """Whether a wedding is going on."""
    steps = (BeforeGoingHome, GoingHome, Marrying, MayBuy, BuyOnReturn, Rewards, ChooseReward)
    return any(isinstance(pending, steps) for pending in state.stack)
