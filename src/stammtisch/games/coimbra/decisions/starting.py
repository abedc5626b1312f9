"""Before round 1: start cards, start corners, and what the start cards bring.

Rules: C-1.14, C-1.15.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import OneSeatQuestion, SeatStep, Step
from stammtisch.games.coimbra import log
from stammtisch.games.coimbra.actions import START_CORNER, START_GROUP, USE
from stammtisch.games.coimbra.decisions.bonuses import cards_in
from stammtisch.games.coimbra.decisions.rewards import GainBonus, gain_influence
from stammtisch.games.coimbra.ids import CORNERS, NO_NODE
from stammtisch.games.coimbra.state import CoimbraState


class ChooseStart(OneSeatQuestion):
    """Which start cards or which start corner do you take? (C-1.14)"""

    def prompt(self) -> str:
        return "choose-start"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        player = state.players[self.seat]
        found: list[int] = []
        if player.cards == 0:
            for group in range(state.seats):
                if state.group_is_left(group):
                    found.append(int(START_GROUP + group))
        if player.pilgrim == NO_NODE:
            for corner in range(i64(CORNERS)):
                if state.corner_is_free(corner):
                    found.append(int(START_CORNER + corner))
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        player = state.players[self.seat]
        if action >= START_CORNER:
            player.pilgrim = action - START_CORNER
            state.tell(log.CORNER_TAKEN, self.seat, action - START_CORNER)
            return
        first = state.layout.groups[2 * (action - START_GROUP)]
        second = state.layout.groups[2 * (action - START_GROUP) + 1]
        player.cards = bit(first) | bit(second)
        state.tell(log.START_CARDS_TAKEN, self.seat, first, second)


class GainStartCards(SeatStep):
    """Influence and immediate bonuses of the start cards; the order of two bonuses is free (C-1.15)."""

    def happen(self, state: CoimbraState) -> None:
        box = state.box
        cards = cards_in(state.players[self.seat].cards)
        immediate = [card for card in cards if box.is_immediate[card]]
        if len(immediate) == 1:
            use_start_card(state, self.seat, immediate[0])
        elif immediate:
            state.stack.append(UseStartCard(self.seat))
        for card in cards:
            if not box.is_immediate[card]:
                gain_influence(state, self.seat, box.card_class[card], box.influence[card])


def use_start_card(state: CoimbraState, seat: int, card: int) -> None:
    """First the influence of a start card, then its bonus (C-1.15)."""
    state.stack.append(GainBonus(seat, card))
    gain_influence(state, seat, state.box.card_class[card], state.box.influence[card])


class UseStartCard(OneSeatQuestion):
    """Which of your two start cards do you use first? (C-1.15)"""

    def prompt(self) -> str:
        return "use-start-card"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [USE + card for card in cards_in(state.players[self.seat].cards)]

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        first = action - USE
        for card in cards_in(state.players[self.seat].cards):
            if card != first:
                state.stack.append(SecondStartCard(self.seat, card))
        use_start_card(state, self.seat, first)


class SecondStartCard(Step):
    """The other start card follows."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def numbers(self) -> list[int]:
        return [self.seat, self.card]

    def happen(self, state: CoimbraState) -> None:
        use_start_card(state, self.seat, self.card)
