"""Acquiring a card: its price, its influence, its bonus, and what start cards add. Rules: C-4.4 to C-4.6, C-11."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Single
from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep
from stammtisch.games.coimbra.effects import cannot_pay, holding, spend
from stammtisch.games.coimbra.glossary import CARD
from stammtisch.games.coimbra.ids import GUARDS, START_CARDS
from stammtisch.games.coimbra.places.gains import gain_shown
from stammtisch.games.coimbra.places.rewards import GainBonus, gain_influence
from stammtisch.games.coimbra.state import CoimbraState, Player

ACQUIRE: Final[Single] = Single("acquire", CARD, otherwise="no-acquiring-now")

ACQUIRED_FOR_GUARDS: Final = Message(7, "acquired-for-guards", "player", "card", "number:price")
ACQUIRED_FOR_COINS: Final = Message(8, "acquired-for-coins", "player", "card", "number:price")
CARD_USED: Final = Message(39, "card-used", "player", "card")


def price_of(state: CoimbraState, player: Player, card: i64, value: i64) -> i64:
    """What a card costs with a die of this value: less by the discounts that fit, never below nothing (C-11.2)."""
    box = state.box
    price = value
    discounts = player.cards & box.discount_mask[box.card_cost[card]]
    if discounts:
        for own in range(i64(START_CARDS)):
            if (discounts >> own) & 1:
                price -= box.amount[own]
    return max(0, price)


def can_acquire(state: CoimbraState, player: Player, card: i64, value: i64) -> bool:
    """Whether the player can pay for a card with a die of this value (C-4.4)."""
    return holding(player, state.box.card_cost[card]) >= price_of(state, player, card, value)


def cannot_acquire(state: CoimbraState, player: Player, card: i64, value: i64, rule: str) -> Refusal:
    """The same in words, for a card that is too expensive."""
    return cannot_pay(state, player, int(state.box.card_cost[card]), int(price_of(state, player, card, value)), rule)


def acquire(state: CoimbraState, seat: int, card: i64, value: i64) -> None:
    """Pay, take the card, gain its influence, then its bonus, then the bonuses of start cards (C-4.4 to C-4.6)."""
    box = state.box
    player = state.players[seat]
    resource = box.card_cost[card]
    price = price_of(state, player, card, value)
    state.tell(ACQUIRED_FOR_GUARDS if resource == GUARDS else ACQUIRED_FOR_COINS, seat, card, price)
    spend(player, resource, price)
    player.cards |= bit(card)
    if player.cards & box.on_acquire_mask:
        state.stack.append(StartCardBonus(seat, int(card)))
    if box.is_immediate[card]:
        state.stack.append(GainBonus(seat, int(card)))
    gain_influence(state, seat, box.card_class[card], box.influence[card])


class StartCardBonus(SeatStep):
    """Start cards reward the acquisition of a card of their class (C-11.3, C-11.4)."""

    fields: ClassVar = ["seat", "card"]

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def happen(self, state: CoimbraState) -> None:
        box = state.box
        cards = state.players[self.seat].cards & box.on_acquire_mask
        for own in range(START_CARDS):
            if (cards >> i64(own)) & 1 and box.of[own] == box.card_class[self.card]:
                state.tell(CARD_USED, self.seat, own)
                gain_shown(state, self.seat, own)
