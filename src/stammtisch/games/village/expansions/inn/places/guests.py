"""The inn: a figure as guest, then a card in three steps: pay, put a card under, buy one. Rules: VI-3."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Single
from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep
from stammtisch.core.refusals import lacks, say
from stammtisch.core.state import State
from stammtisch.core.texts import Argument
from stammtisch.games.village.effects import pay_coins, spend_time
from stammtisch.games.village.expansions.ids import AT_PURCHASE, INN
from stammtisch.games.village.expansions.inn.cards import CARD, has_card
from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.effects import put_under, take_out, where
from stammtisch.games.village.expansions.inn.ids import COUNCILMAN, MESSENGER, MOST_IN_STACK, SIDE_B, STACKS
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.glossary import NUMBER
from stammtisch.games.village.ids import CASTLES, FARM, NUMBERS, PRIVILEGE_GOOD, standing
from stammtisch.games.village.places.council import highest_step
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.paying import can_pay_any, charge_any
from stammtisch.games.village.questions import NO_ACTION, TurnQuestion, about_figure, waive
from stammtisch.games.village.state import VillageState

WHOLE_ACTION: Final = 2  # the version of the rules from which on a guest does not come for the seat alone (VI-R17)

STACK: Final[Field] = Field("stack", "stack", range(STACKS))

ENTER_INN: Final[Single] = Single("enter-inn", NUMBER, otherwise="wrong-action")
PUT_UNDER: Final[Single] = Single("put-under", STACK, otherwise="wrong-action")
BUY_CARD: Final[Single] = Single("buy-card", CARD, otherwise="no-card-to-buy")

ENTERED_INN: Final = Message(103, "entered-inn", "player", "figure")
WENT_UNDER: Final = Message(104, "put-under", "player", "card", "number:stack")
BOUGHT_CARD: Final = Message(106, "bought-card", "player", "card", "price")
NO_CARD: Final = Message(107, "no-card", "player")


def is_paid_in_cubes(state: VillageState) -> bool:
    """Whether step 1 costs a cube, as on side B, and not time (VI-3.2)."""
    return state.chosen.options["inn"] == SIDE_B


def can_pay_round(state: VillageState, seat: int) -> bool:
    """Whether the player can pay for step 1: time always, a cube on side B (VI-3.2)."""
    return not is_paid_in_cubes(state) or can_pay_any(state, seat, box_of(state.box).inn_cubes)


def why_no_seat(state: VillageState, seat: int) -> str:
    """Whether a figure may come to the inn: step 1 must be paid afterwards, so it must be payable (VI-3.1, VI-R17)."""
    if state.players[seat].family[INN] != 0:
        return "already-at-inn"
    if state.has_rules(WHOLE_ACTION) and not can_pay_round(state, seat):
        return "inn-cube-missing"
    return ""


def add_stacks(state: VillageState, seat: int, found: list[int]) -> None:
    """The stacks whose top card can go under them, if step 1 can be paid (VI-3.2, VI-3.3)."""
    if not can_pay_round(state, seat):
        return
    inn = table_of(state)
    for stack in range(i64(STACKS)):
        if inn.sizes[stack] > 0:
            found.append(PUT_UNDER.of(stack))


def refuse_stack(state: VillageState, action: int) -> Refusal:
    """A stack is empty, or step 1 cannot be paid (VI-R1, VI-3.2)."""
    stack = PUT_UNDER.value(action)
    if table_of(state).sizes[stack] == 0:
        return say(state, "stack-empty", {"stack": int(stack) + 1})
    return refuse_round(state)


def refuse_round(state: VillageState) -> Refusal:
    """Step 1 costs a cube that is not there (VI-3.2)."""
    return say(state, "inn-cube-missing", {}, lacks("cubes", box_of(state.box).inn_cubes))


def pay_round(state: VillageState, seat: int, action: int) -> None:
    """Step 1: pay; then the card of this stack goes under (VI-3.2)."""
    state.stack.append(CardGoesUnder(seat, int(PUT_UNDER.value(action))))
    if is_paid_in_cubes(state):
        charge_any(state, seat, box_of(state.box).inn_cubes)
    else:
        spend_time(state, seat, box_of(state.box).inn_time)


class AtTheInn(TurnQuestion):
    """Who goes to the inn, and, once somebody is there, which card goes under its stack? (VI-3.1, VI-3.3)"""

    prompt_key: ClassVar = "at-the-inn"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        inn = table_of(state)
        player = state.players[seat]
        found: list[int] = []
        if not inn.are_stacks_empty():
            if player.family[INN] != 0:
                add_stacks(state, seat, found)
            elif not why_no_seat(state, seat):
                for number in range(i64(NUMBERS)):
                    if standing(player.family[FARM], number) > 0:
                        found.append(ENTER_INN.of(number))
        found.append(NO_ACTION.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if ENTER_INN.has(action):
            code = why_no_seat(state, seat)
            if code == "inn-cube-missing":
                return refuse_round(state)
            if code:
                return say(state, code)
            return about_figure(state, "not-on-farm", FARM, int(ENTER_INN.value(action)), "VI-3.1")
        if not PUT_UNDER.has(action):
            return None
        if state.players[seat].family[INN] == 0:
            return say(state, "nobody-at-inn")
        return refuse_stack(state, action)

    def why_nothing(self, state: VillageState, seat: int) -> Refusal | None:
        is_without_cards = table_of(state).are_stacks_empty()
        if is_without_cards or not state.has_rules(WHOLE_ACTION) or can_pay_round(state, seat):
            return None
        return refuse_round(state)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if NO_ACTION.has(action):
            waive(state, seat)
        elif ENTER_INN.has(action):
            number = ENTER_INN.value(action)
            state.tell(ENTERED_INN, seat, number)
            spend_time(state, seat, box_of(state.box).place_time)
            state.stack.append(Seated(seat))
            pick(state, seat, number, FARM, INN)
        else:
            pay_round(state, seat, action)


class Seated(SeatStep):
    """A figure has taken its seat: now come the steps to a card (VI-3.1, VI-R17)."""

    def happen(self, state: VillageState) -> None:
        if state.has_rules(WHOLE_ACTION):
            state.stack.append(NowPutUnder(self.seat))
        elif can_pay_round(state, self.seat):
            state.stack.append(AtTheInn(self.seat))


class NowPutUnder(TurnQuestion):
    """Which card goes under its stack? Asked of whose guest has just come, and who cannot do without (VI-R17)."""

    prompt_key: ClassVar = "now-put-under"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        add_stacks(state, seat, found)
        if not found:
            # A person card of any time has spent what step 1 costs, or has taken the last card.
            found.append(NO_ACTION.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if NO_ACTION.has(action):
            return say(state, "inn-steps-must-be")
        if ENTER_INN.has(action):
            return say(state, "already-at-inn")
        return refuse_stack(state, action) if PUT_UNDER.has(action) else None

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if NO_ACTION.has(action):
            state.tell(NO_CARD, seat)
        else:
            pay_round(state, seat, action)


class CardGoesUnder(SeatStep):
    """Step 2, once step 1 is paid: a top card goes under its stack; then one may be bought (VI-3.3, VI-3.4)."""

    fields: ClassVar = ["seat", "stack"]

    def __init__(self, seat: int, stack: int) -> None:
        super().__init__(seat)
        self.stack = stack

    def happen(self, state: VillageState) -> None:
        state.tell(WENT_UNDER, self.seat, table_of(state).top(self.stack), self.stack + 1)
        put_under(state, self.stack)
        question = BuyCard(self.seat)
        if len(question.choices(state, self.seat)) > 1 or state.seams.may_interrupt(state, self.seat, AT_PURCHASE):
            state.stack.append(question)
        else:
            state.tell(NO_CARD, self.seat)


def may_still_pay(state: VillageState, seat: int) -> bool:
    """Whether a card in hand could bring the beer or the coin that is missing: councilman or messenger."""
    player = state.players[seat]
    if has_card(state, seat, MESSENGER) and player.castles != (1 << CASTLES) - 1:
        return True
    return has_card(state, seat, COUNCILMAN) and highest_step(player) > PRIVILEGE_GOOD


class BuyCard(TurnQuestion):
    """Which of the visible cards do you buy, if any? (VI-3.4)"""

    prompt_key: ClassVar = "buy-card"

    def idle(self, state: State, seat: int) -> int:
        assert isinstance(state, VillageState)
        return self.only_choice(state, seat)

    def choices(self, state: VillageState, seat: int) -> list[int]:
        inn = table_of(state)
        found: list[int] = []
        for stack in range(i64(STACKS)):
            card = inn.top(stack)
            if card >= 0 and can_pay_card(state, seat, card):
                found.append(BUY_CARD.of(card))
        found.append(NO_ACTION.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not BUY_CARD.has(action):
            return None
        card = int(BUY_CARD.value(action))
        place = where(table_of(state), card)
        if place < 0 or place % MOST_IN_STACK != 0:
            return about_price(state, "card-not-on-top", card)
        return refuse_price(state, seat, card)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        buy_card_or_none(state, seat, action)


# Buying, from the top of a stack or, with the noblewoman, from within (VI-3.4, VI-6.3)


def missing_coins(state: VillageState, seat: int, card: i64) -> i64:
    """How many coins are missing for a card; below one when there are enough."""
    return box_of(state.box).card_coins[card] - state.coins_of(seat)


def missing_beer(state: VillageState, seat: int, card: i64) -> i64:
    """How much beer is missing for a card; below one when there is enough."""
    return box_of(state.box).card_beer[card] - table_of(state).beer[seat]


def can_pay_card(state: VillageState, seat: int, card: i64) -> bool:
    """Whether a player has what a card costs."""
    return missing_coins(state, seat, card) <= 0 and missing_beer(state, seat, card) <= 0


def refuse_price(state: VillageState, seat: int, card: int) -> Refusal:
    """What is missing for a card."""
    coins = int(missing_coins(state, seat, card))
    if coins > 0:
        return about_price(state, "card-coins-missing", card, "coins", coins)
    return about_price(state, "card-beer-missing", card, "beer", int(missing_beer(state, seat, card)))


def about_price(state: VillageState, code: str, card: int, what: str = "", number: int = 0) -> Refusal:
    """A refusal about buying a card, for which so much is missing."""
    box = box_of(state.box)
    arguments: dict[str, Argument] = {"card": box.card_names[card], "price": box.price_names[card]}
    return say(state, code, arguments, lacks(what, number) if number else [])


def buy_card_or_none(state: VillageState, seat: int, action: int) -> None:
    """Pay for a card, take it out of its stack and onto the hand; or go without."""
    if NO_ACTION.has(action):
        state.tell(NO_CARD, seat)
        return
    card = BUY_CARD.value(action)
    inn = table_of(state)
    box = box_of(state.box)
    state.tell(BOUGHT_CARD, seat, card, card)
    pay_coins(state, seat, box.card_coins[card])
    inn.beer[seat] -= box.card_beer[card]
    place = where(inn, card)
    take_out(state, place // MOST_IN_STACK, place % MOST_IN_STACK)
    inn.hands[seat] |= bit(card)
