"""Cards that reach the other players: tributes, and points or clerics lost.

Opponents answer in player order; who has no choice is not asked. Rules: C-12.3, C-12.4, C-12.6.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import OneSeatQuestion, Step
from stammtisch.games.coimbra.actions import GIVE_POINTS, GIVE_RESOURCES, LOSE_CARD, LOSE_POINTS
from stammtisch.games.coimbra.decisions.rewards import reward
from stammtisch.games.coimbra.effects import lose_points
from stammtisch.games.coimbra.ids import CARDS, CLERIC, COUNCIL, FROM_OPPONENTS
from stammtisch.games.coimbra.specials import can_give_resources, give_points, give_resources, lose_card
from stammtisch.games.coimbra.state import CoimbraState


def ask_for_tributes(state: CoimbraState, seat: int, bonus: int, only_behind: bool) -> None:
    """Every opponent, or every one behind on the gray track, pays a tribute in player order (C-12.3, C-12.6)."""
    own_place = state.rank_on(COUNCIL, seat)
    for other in reversed(state.seats_in_order()):
        if other == seat:
            continue
        if only_behind and state.rank_on(COUNCIL, other) < own_place:
            continue
        state.stack.append(Tribute(other, seat, bonus))


class Tribute(Step):
    """A tribute falls due; who lacks the resources pays in points without being asked (C-12.3)."""

    def __init__(self, seat: int, taker: int, bonus: int) -> None:
        self.seat = seat
        self.taker = taker
        self.bonus = bonus

    def numbers(self) -> list[int]:
        return [self.seat, self.taker, self.bonus]

    def happen(self, state: CoimbraState) -> None:
        if can_give_resources(state, state.players[self.seat], self.bonus):
            state.stack.append(GiveTribute(self.seat, self.taker, self.bonus))
        else:
            pay_in_points(state, self.seat, self.taker, self.bonus)


def pay_in_resources(state: CoimbraState, seat: int, taker: int, bonus: int) -> None:
    """A tribute of guards or coins; what the taker cannot hold is lost (C-12.3)."""
    give_resources(state, seat, taker, bonus)
    reward(state, taker, state.box.guards[bonus], state.box.coins[bonus], 0, 0, FROM_OPPONENTS)


def pay_in_points(state: CoimbraState, seat: int, taker: int, bonus: int) -> None:
    """A tribute of points (C-12.3)."""
    give_points(state, seat, taker, bonus)
    reward(state, taker, 0, 0, state.box.points[bonus], 0, FROM_OPPONENTS)


class GiveTribute(OneSeatQuestion):
    """Do you pay the tribute in resources or in points? (C-12.3, C-12.6)"""

    def __init__(self, seat: int, taker: int, bonus: int) -> None:
        super().__init__(seat)
        self.taker = taker
        self.bonus = bonus

    def prompt(self) -> str:
        return "give-tribute"

    def numbers(self) -> list[int]:
        return [self.seat, self.taker, self.bonus]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [GIVE_RESOURCES, GIVE_POINTS]

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action == GIVE_RESOURCES:
            pay_in_resources(state, self.seat, self.taker, self.bonus)
        else:
            pay_in_points(state, self.seat, self.taker, self.bonus)


def threaten_clerics(state: CoimbraState, seat: int, bonus: int) -> None:
    """Every opponent loses points or a cleric, in player order (C-12.4)."""
    for other in reversed(state.seats_in_order()):
        if other != seat:
            state.stack.append(Threat(other, bonus))


def clerics_of(state: CoimbraState, seat: int) -> list[int]:
    cards = state.players[seat].cards & state.box.class_mask[CLERIC]
    found: list[int] = []
    if cards:
        for card in range(i64(CARDS)):
            if (cards >> card) & 1:
                found.append(int(card))
    return found


class Threat(Step):
    """One opponent loses something; who has no cleric loses points without being asked (C-12.4)."""

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat = seat
        self.bonus = bonus

    def numbers(self) -> list[int]:
        return [self.seat, self.bonus]

    def happen(self, state: CoimbraState) -> None:
        if clerics_of(state, self.seat):
            state.stack.append(LoseCleric(self.seat, self.bonus))
        else:
            lose_points(state, self.seat, state.box.amount[self.bonus], FROM_OPPONENTS)


class LoseCleric(OneSeatQuestion):
    """Do you lose points or one of your clerics? (C-12.4)"""

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def prompt(self) -> str:
        return "lose-cleric"

    def numbers(self) -> list[int]:
        return [self.seat, self.bonus]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found = [LOSE_POINTS]
        for card in clerics_of(state, self.seat):
            found.append(LOSE_CARD + card)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action == LOSE_POINTS:
            lose_points(state, self.seat, state.box.amount[self.bonus], FROM_OPPONENTS)
        else:
            lose_card(state, self.seat, action - LOSE_CARD)
