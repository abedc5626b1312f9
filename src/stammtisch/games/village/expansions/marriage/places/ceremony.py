"""The ceremony: a figure takes a rank, and the rank gives its bonus. Rules: VM-3, VM-7.1."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Pair, Single
from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep, ask_unless_forced
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.effects import gain_coins, gain_cube, spend_time
from stammtisch.games.village.expansions.combination import Combination
from stammtisch.games.village.expansions.ids import CEREMONY, IN_TURN
from stammtisch.games.village.expansions.marriage.components import box_of
from stammtisch.games.village.expansions.marriage.effects import (
    free_ranks,
    is_in_ceremony,
    new_in_ceremony,
    take_grain,
)
from stammtisch.games.village.expansions.marriage.ids import (
    BONUS_COINS,
    BONUS_CUBE,
    BONUS_GRAIN,
    BONUS_ONE_OF,
    BONUS_POINTS,
    RANKS,
    SIDE_B,
    SIDE_RANKS,
    kind_of,
)
from stammtisch.games.village.expansions.marriage.places.declining import DECLINE
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.glossary import NUMBER
from stammtisch.games.village.ids import COLOURS, CUBE_IDS, FARM, NUMBERS, standing
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.paying import (
    GOT_CUBES,
    RECEIVE_ONE,
    RECEIVE_TWO,
    can_pay_any,
    charge_any,
    offer_cubes,
)
from stammtisch.games.village.places.travel import GOT_FAME
from stammtisch.games.village.questions import NEVER, NO_ACTION, OneSeatQuestion, about_figure, waive
from stammtisch.games.village.state import VillageState

MARRY: Final[Pair] = Pair(
    "marry", Field("rank", "ceremony-rank", range(SIDE_RANKS)), NUMBER, otherwise="no-ceremony-now"
)
SWAP: Final[Single] = Single("swap-cube", Field("cube", "cube", range(COLOURS)), otherwise="nothing-to-swap")

ENTERED_CEREMONY: Final = Message(300, "entered-ceremony", "player", "figure", "number:rank")
SWAPPED: Final = Message(302, "swapped", "player", "cube")


def first_rank(state: VillageState) -> int:
    """The number of rank 1 on the side of the board that is played (VM-1.1)."""
    return first_rank_of(state.chosen)


def first_rank_of(chosen: Combination) -> int:
    """The same for all games with these expansions."""
    return RANKS if chosen.options["marriage"] == SIDE_B else 0


class Marry(OneSeatQuestion):
    """Who takes which rank of the ceremony? (VM-3.1, VM-7.1)"""

    fields: ClassVar = ["seat", "is_free"]

    def __init__(self, seat: int, is_free: int) -> None:
        super().__init__(seat)
        self.is_free = is_free  # 1 for the cousin, who asks no price and lets in a second figure

    def prompt(self) -> str:
        return "marry-free" if self.is_free else "marry"

    def moment(self) -> int:
        return NEVER if self.is_free else IN_TURN

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        may_enter = self.is_free == 1 or (
            not is_in_ceremony(state, seat) and can_pay_any(state, seat, box_of(state.box).ceremony_cubes)
        )
        if may_enter:
            farm = state.players[seat].family[FARM]
            first = first_rank(state)
            for rank in free_ranks(state):
                for number in range(NUMBERS):
                    if standing(farm, number) > 0:
                        found.append(MARRY.of(first + rank, number))
        if not self.is_free:
            found.append(NO_ACTION.action)
        return found

    def why_nothing(self, state: VillageState, seat: int) -> Refusal | None:
        if is_in_ceremony(state, seat):
            return say(state, "already-in-ceremony")
        if state.players[seat].family[FARM] == 0:
            return say(state, "empty-farm", {}, [], "VM-3.1")
        return say(state, "ceremony-too-dear", {}, lacks("cubes", 1))

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not MARRY.has(action):
            return None
        rank, number = MARRY.read(action)
        if not first_rank(state) <= rank < first_rank(state) + RANKS:
            return say(state, "other-side")
        if standing(state.players[seat].family[FARM], number) == 0:
            return about_figure(state, "not-on-farm", FARM, int(number), "VM-3.1")
        return say(state, "rank-taken", {"rank": box_of(state.box).rank_names[rank]})

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if NO_ACTION.has(action):
            waive(state, seat)
            return
        side_rank, number = MARRY.read(action)
        rank = int(side_rank) - first_rank(state)
        # The bonus comes last: it does not pay for itself (VM-R6).
        state.stack.append(RankBonus(seat, rank))
        if not self.is_free:
            spend_time(state, seat, box_of(state.box).ceremony_time)
            if box_of(state.box).ceremony_cubes > 0:
                charge_any(state, seat, box_of(state.box).ceremony_cubes)
        state.stack.append(EnterRank(seat, rank))
        pick(state, seat, number, FARM, CEREMONY)


class EnterRank(SeatStep):
    """A figure that has come to the ceremony stands on its rank from now on (VM-3.1)."""

    fields: ClassVar = ["seat", "rank"]

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank

    def happen(self, state: VillageState) -> None:
        figure = new_in_ceremony(state, self.seat)
        table_of(state).ranks[self.rank] = figure
        state.tell(ENTERED_CEREMONY, self.seat, kind_of(figure), self.rank + 1)


# Bonuses


class RankBonus(SeatStep):
    """The bonus of a rank, as its side of the board shows it (VM-3.3)."""

    fields: ClassVar = ["seat", "rank"]

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank

    def happen(self, state: VillageState) -> None:
        seat = self.seat
        rank = first_rank(state) + self.rank
        bonus = box_of(state.box).rank_bonus[rank]
        number = box_of(state.box).rank_number[rank]
        if bonus == BONUS_POINTS:
            gain_points(state, seat, number)
        elif bonus == BONUS_COINS:
            gain_coins(state, seat, number)
        elif bonus == BONUS_GRAIN:
            take_grain(state, seat, number)
        elif bonus == BONUS_CUBE:
            offer_cubes(state, seat, int(number))
        elif bonus == BONUS_ONE_OF:
            # As far as the supply holds the colours that the rank shows (VM-R13).
            if OneOf(seat, rank).choices(state, seat):
                ask_unless_forced(state, OneOf(seat, rank))
        else:
            ask_unless_forced(state, Swap(seat, int(number)))


def gain_points(state: VillageState, seat: int, points: i64) -> None:
    """Points on the track, from a rank or a card."""
    table_of(state).fame[seat] += points
    state.tell(GOT_FAME, seat, points)


class OneOf(OneSeatQuestion):
    """Which of the cubes that the rank shows do you take? (VM-3.3)"""

    prompt_key: ClassVar = "one-of"
    fields: ClassVar = ["seat", "rank"]

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank  # counted over both sides

    def choices(self, state: VillageState, seat: int) -> list[int]:
        colours = box_of(state.box).rank_colours[self.rank]
        return [RECEIVE_ONE.of(colour) for colour in colours if state.supply[colour] > 0]

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not (RECEIVE_ONE.has(action) or RECEIVE_TWO.has(action)):
            return None
        return say(state, "only-these-cubes", {"rank": box_of(state.box).rank_names[self.rank]})

    def take(self, state: VillageState, seat: int, action: int) -> None:
        colour = RECEIVE_ONE.value(action)
        gain_cube(state, seat, colour)
        state.tell(GOT_CUBES, seat, colour)


class Swap(OneSeatQuestion):
    """Which cube do you give for others of choice, if any? (VM-3.4)"""

    fields: ClassVar = ["seat", "number"]

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def prompt(self) -> str:
        return "swap-for-two" if self.number == 2 else "swap"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        cubes = state.players[seat].cubes
        found = [SWAP.of(colour) for colour in range(COLOURS) if cubes[colour] > 0]
        found.append(DECLINE.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not SWAP.has(action):
            return None
        cube = SWAP.value(action)
        return say(state, "cube-not-owned", {"cube": state.box.cube_names[cube]}, lacks(CUBE_IDS[cube], 1))

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if DECLINE.has(action):
            return
        colour = SWAP.value(action)
        state.players[seat].cubes[colour] -= 1
        state.supply[colour] += 1
        state.tell(SWAPPED, seat, colour)
        offer_cubes(state, seat, self.number)
