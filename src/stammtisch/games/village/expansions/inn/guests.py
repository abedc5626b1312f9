"""The inn: a figure as guest, then a card in three steps: pay, put a card under, buy one. Rules: VI-3."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import Step
from stammtisch.games.village.actions import NO_ACTION
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.places.council import highest_step
from stammtisch.games.village.places.farm import waive
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.paying import charge_any
from stammtisch.games.village.effects import pay_coins, spend_time
from stammtisch.games.village.places.paying import can_pay_any
from stammtisch.games.village.expansions.ids import IN_TURN, INN
from stammtisch.games.village.ids import CASTLES, FARM, NUMBERS, PRIVILEGE_GOOD, standing
from stammtisch.games.village.expansions.inn import log
from stammtisch.games.village.expansions.inn.actions import BUY_CARD, ENTER_INN, PUT_UNDER
from stammtisch.games.village.expansions.inn.cards import has_card
from stammtisch.games.village.expansions.inn.ids import COUNCILMAN, MESSENGER, MOST_IN_STACK, STACKS
from stammtisch.games.village.expansions.inn.stacks import put_under, table_of, take_out, where
from stammtisch.games.village.state import VillageState

SIDE_B = 1


def can_pay_round(state: VillageState, seat: int) -> bool:
    """Whether the player can pay for step 1: time always, a cube on side B (VI-3.2)."""
    return state.chosen.inn_side != SIDE_B or can_pay_any(state, seat, state.box.inn.inn_cubes)


def why_not_buy_card(state: VillageState, seat: int, card: i64) -> str:
    """Whether a player has what a card costs (VI-3.4)."""
    box = state.box.inn
    if state.coins_of(seat) < box.card_coins[card]:
        return "card-coins-missing"
    if table_of(state).beer[seat] < box.card_beer[card]:
        return "card-beer-missing"
    return ""


def buy_card(state: VillageState, seat: int, card: i64) -> None:
    """Pay for a card, take it out of its stack and onto the hand (VI-3.4)."""
    inn = table_of(state)
    box = state.box.inn
    state.tell(log.BOUGHT_CARD, seat, card, card)
    pay_coins(state, seat, box.card_coins[card])
    inn.beer[seat] -= box.card_beer[card]
    place = where(inn, card)
    take_out(state, place // MOST_IN_STACK, place % MOST_IN_STACK)
    inn.hands[seat] |= bit(card)


class AtTheInn(OneSeatQuestion):
    """Who goes to the inn, and, once somebody is there, which card goes under its stack? (VI-3.1, VI-3.3)"""

    def prompt(self) -> str:
        return "at-the-inn"

    def moment(self) -> int:
        return IN_TURN

    def choices(self, state: VillageState, seat: int) -> list[int]:
        inn = table_of(state)
        player = state.players[seat]
        found: list[int] = []
        if not inn.are_stacks_empty():
            if player.family[INN] == 0:
                for number in range(i64(NUMBERS)):
                    if standing(player.family[FARM], number) > 0:
                        found.append(int(ENTER_INN + number))
            elif can_pay_round(state, seat):
                for stack in range(i64(STACKS)):
                    if inn.sizes[stack] > 0:
                        found.append(int(PUT_UNDER + stack))
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == NO_ACTION:
            waive(state, seat)
            return
        box = state.box.inn
        if action < PUT_UNDER:
            number: i64 = action - ENTER_INN
            state.tell(log.ENTERED_INN, seat, number)
            spend_time(state, seat, box.place_time)
            state.stack.append(Seated(seat))
            pick(state, seat, number, FARM, INN)
            return
        state.stack.append(CardGoesUnder(seat, action - PUT_UNDER))
        if state.chosen.inn_side == SIDE_B:
            charge_any(state, seat, box.inn_cubes)
        else:
            spend_time(state, seat, box.inn_time)


class Seated(Step):
    """A figure has taken its seat: the player may go on to buy a card (VI-3.1)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def happen(self, state: VillageState) -> None:
        if can_pay_round(state, self.seat):
            state.stack.append(AtTheInn(self.seat))


class CardGoesUnder(Step):
    """Step 2, once step 1 is paid: a top card goes under its stack; then one may be bought (VI-3.3, VI-3.4)."""

    def __init__(self, seat: int, stack: int) -> None:
        self.seat = seat
        self.stack = stack

    def numbers(self) -> list[int]:
        return [self.seat, self.stack]

    def happen(self, state: VillageState) -> None:
        state.tell(log.PUT_UNDER, self.seat, table_of(state).top(self.stack), self.stack + 1)
        put_under(state, self.stack)
        question = BuyCard(self.seat)
        if len(question.choices(state, self.seat)) > 1 or may_still_pay(state, self.seat):
            state.stack.append(question)
        else:
            state.tell(log.NO_CARD, self.seat)


def may_still_pay(state: VillageState, seat: int) -> bool:
    """Whether a card in hand could bring the beer or the coin that is missing: councilman or messenger."""
    player = state.players[seat]
    if has_card(state, seat, MESSENGER) and player.castles != (1 << CASTLES) - 1:
        return True
    return has_card(state, seat, COUNCILMAN) and highest_step(player) > PRIVILEGE_GOOD


class BuyCard(OneSeatQuestion):
    """Which of the visible cards do you buy, if any? (VI-3.4)"""

    def prompt(self) -> str:
        return "buy-card"

    def moment(self) -> int:
        return IN_TURN

    def choices(self, state: VillageState, seat: int) -> list[int]:
        inn = table_of(state)
        found: list[int] = []
        for stack in range(i64(STACKS)):
            card = inn.top(stack)
            if card >= 0 and not why_not_buy_card(state, seat, card):
                found.append(int(BUY_CARD + card))
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action != NO_ACTION:
            buy_card(state, seat, action - BUY_CARD)
        else:
            state.tell(log.NO_CARD, seat)
