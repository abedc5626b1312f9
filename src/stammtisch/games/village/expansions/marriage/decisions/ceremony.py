"""The ceremony: a figure takes a rank, and the rank gives its bonus. Rules: VM-3, VM-7.1."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import Step
from stammtisch.games.village import log as base_log
from stammtisch.games.village.actions import NO_ACTION, RECEIVE_ONE
from stammtisch.games.village.questions import NEVER, OneSeatQuestion
from stammtisch.games.village.places.farm import waive
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.paying import charge_any, offer_cubes
from stammtisch.games.village.effects import gain_coins, gain_cube, spend_time
from stammtisch.games.village.places.paying import can_pay_any
from stammtisch.games.village.expansions.ids import CEREMONY, IN_TURN
from stammtisch.games.village.ids import COLOURS, FARM, NUMBERS, standing
from stammtisch.games.village.expansions.marriage import log
from stammtisch.games.village.expansions.marriage.actions import DECLINE, MARRY, SWAP
from stammtisch.games.village.expansions.marriage.effects import (
    free_ranks,
    is_in_ceremony,
    new_in_ceremony,
    table_of,
    take_grain,
)
from stammtisch.games.village.expansions.marriage.ids import (
    BONUS_COINS,
    BONUS_CUBE,
    BONUS_GRAIN,
    BONUS_ONE_OF,
    BONUS_POINTS,
    RANKS,
    kind_of,
)
from stammtisch.games.village.state import VillageState


def first_rank(state: VillageState) -> int:
    """The number of rank 1 on the side of the board that is played (VM-1.1)."""
    return state.chosen.marriage_side * RANKS


class Marry(OneSeatQuestion):
    """Who takes which rank of the ceremony? (VM-3.1, VM-7.1)"""

    def __init__(self, seat: int, is_free: int) -> None:
        super().__init__(seat)
        self.is_free = is_free  # 1 for the cousin, who asks no price and lets in a second figure

    def prompt(self) -> str:
        return "marry-free" if self.is_free else "marry"

    def moment(self) -> int:
        return NEVER if self.is_free else IN_TURN

    def numbers(self) -> list[int]:
        return [self.seat, self.is_free]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        may_enter = self.is_free == 1 or (
            not is_in_ceremony(state, seat) and can_pay_any(state, seat, state.box.marriage.ceremony_cubes)
        )
        if may_enter:
            farm = state.players[seat].family[FARM]
            for rank in free_ranks(state):
                for number in range(NUMBERS):
                    if standing(farm, number) > 0:
                        found.append(MARRY + (first_rank(state) + rank) * NUMBERS + number)
        if not self.is_free:
            found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == NO_ACTION:
            waive(state, seat)
            return
        rank = (action - MARRY) // NUMBERS - first_rank(state)
        number: i64 = (action - MARRY) % NUMBERS
        # The bonus comes last: it does not pay for itself (VM-R6).
        state.stack.append(RankBonus(seat, rank))
        if not self.is_free:
            spend_time(state, seat, state.box.marriage.ceremony_time)
            if state.box.marriage.ceremony_cubes > 0:
                charge_any(state, seat, state.box.marriage.ceremony_cubes)
        state.stack.append(EnterRank(seat, rank))
        pick(state, seat, number, FARM, CEREMONY)


class EnterRank(Step):
    """A figure that has come to the ceremony stands on its rank from now on (VM-3.1)."""

    def __init__(self, seat: int, rank: int) -> None:
        self.seat = seat
        self.rank = rank

    def numbers(self) -> list[int]:
        return [self.seat, self.rank]

    def happen(self, state: VillageState) -> None:
        figure = new_in_ceremony(state, self.seat)
        table_of(state).ranks[self.rank] = figure
        state.tell(log.ENTERED_CEREMONY, self.seat, kind_of(figure), self.rank + 1)


# Bonuses


class RankBonus(Step):
    """The bonus of a rank, as its side of the board shows it (VM-3.3)."""

    def __init__(self, seat: int, rank: int) -> None:
        self.seat = seat
        self.rank = rank

    def numbers(self) -> list[int]:
        return [self.seat, self.rank]

    def happen(self, state: VillageState) -> None:
        seat = self.seat
        rank = first_rank(state) + self.rank
        bonus = state.box.marriage.rank_bonus[rank]
        number = state.box.marriage.rank_number[rank]
        if bonus == BONUS_POINTS:
            gain_points(state, seat, number)
        elif bonus == BONUS_COINS:
            gain_coins(state, seat, number)
        elif bonus == BONUS_GRAIN:
            take_grain(state, seat, number)
        elif bonus == BONUS_CUBE:
            offer_cubes(state, seat, int(number))
        elif bonus == BONUS_ONE_OF:
            self.offer_one_of(state, rank)
        else:
            question = Swap(seat, int(number))
            if len(question.choices(state, seat)) > 1:
                state.stack.append(question)

    def offer_one_of(self, state: VillageState, rank: int) -> None:
        """One of the colours that the rank shows, as far as the supply holds them (VM-R13)."""
        question = OneOf(self.seat, rank)
        ways = question.choices(state, self.seat)
        if len(ways) > 1:
            state.stack.append(question)
        elif ways:
            question.take(state, self.seat, ways[0])


def gain_points(state: VillageState, seat: int, points: i64) -> None:
    table_of(state).fame[seat] += points
    state.tell(base_log.GOT_FAME, seat, points)


class OneOf(OneSeatQuestion):
    """Which of the cubes that the rank shows do you take? (VM-3.3)"""

    def __init__(self, seat: int, rank: int) -> None:
        super().__init__(seat)
        self.rank = rank  # counted over both sides

    def prompt(self) -> str:
        return "one-of"

    def numbers(self) -> list[int]:
        return [self.seat, self.rank]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        colours = state.box.marriage.rank_colours[self.rank]
        return [RECEIVE_ONE + colour for colour in colours if state.supply[colour] > 0]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        gain_cube(state, seat, action - RECEIVE_ONE)
        state.tell(base_log.GOT_CUBES, seat, action - RECEIVE_ONE)


class Swap(OneSeatQuestion):
    """Which cube do you give for others of choice, if any? (VM-3.4)"""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def prompt(self) -> str:
        return "swap-for-two" if self.number == 2 else "swap"

    def numbers(self) -> list[int]:
        return [self.seat, self.number]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        cubes = state.players[seat].cubes
        found = [SWAP + colour for colour in range(COLOURS) if cubes[colour] > 0]
        found.append(DECLINE)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == DECLINE:
            return
        colour: i64 = action - SWAP
        state.players[seat].cubes[colour] -= 1
        state.supply[colour] += 1
        state.tell(log.SWAPPED, seat, colour)
        offer_cubes(state, seat, self.number)
