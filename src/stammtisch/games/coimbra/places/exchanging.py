"""Exchanges: at any time of the own income, a card turns guards or coins into points. Rules: C-13.4."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Lone
from stammtisch.core.message import Message
from stammtisch.core.refusals import lacks, say
from stammtisch.games.coimbra.effects import holding, spend
from stammtisch.games.coimbra.ids import CARDS, COINS, COLLECTING, FROM_CHARACTERS, GUARDS, RESOURCE_IDS, START_CARDS
from stammtisch.games.coimbra.state import CoimbraState, Player

EXCHANGE_GUARDS: Final[Lone] = Lone("exchange-guards", otherwise="no-exchange-now")
EXCHANGE_COINS: Final[Lone] = Lone("exchange-coins", otherwise="no-exchange-now")

EXCHANGED_GUARDS: Final = Message(30, "exchanged-guards", "player", "number:guards", "number:points")
EXCHANGED_COINS: Final = Message(31, "exchanged-coins", "player", "number:coins", "number:points")


def exchange_card(state: CoimbraState, player: Player, resource: i64) -> i64:
    """The card that exchanges this resource, or -1."""
    cards = player.cards & state.box.exchange_mask[resource]
    if cards:
        for card in range(i64(START_CARDS), i64(CARDS)):
            if (cards >> card) & 1:
                return card
    return -1


def can_exchange(state: CoimbraState, player: Player, resource: i64) -> bool:
    """Whether a card lets the player exchange this resource for points, and there is enough of it."""
    card = exchange_card(state, player, resource)
    return card >= 0 and holding(player, resource) >= state.box.amount[card]


def can_exchange_anything(state: CoimbraState, player: Player) -> bool:
    return can_exchange(state, player, GUARDS) or can_exchange(state, player, COINS)


def add_exchanges(state: CoimbraState, seat: int, found: list[int]) -> None:
    """Add the exchanges that the seat can make now."""
    if state.phase != COLLECTING:
        return
    player = state.players[seat]
    if can_exchange(state, player, GUARDS):
        found.append(EXCHANGE_GUARDS.action)
    if can_exchange(state, player, COINS):
        found.append(EXCHANGE_COINS.action)


def is_exchange(action: i64) -> bool:
    return EXCHANGE_GUARDS.has(action) or EXCHANGE_COINS.has(action)


def why_not_exchange(state: CoimbraState, seat: int, action: int) -> Refusal | None:
    """What is in the way of an exchange, if the action is one and this the phase for it."""
    if not is_exchange(action) or state.phase != COLLECTING:
        return None
    player = state.players[seat]
    resource = GUARDS if EXCHANGE_GUARDS.has(action) else COINS
    card = exchange_card(state, player, resource)
    if card < 0:
        return say(state, "no-exchange-card")
    number = int(state.box.amount[card])
    missing = lacks(RESOURCE_IDS[resource], number - int(holding(player, resource)))
    return say(state, "too-little-to-exchange", {"number": number}, missing)


def exchange(state: CoimbraState, seat: int, action: int) -> None:
    """Exchange once."""
    player = state.players[seat]
    resource = GUARDS if EXCHANGE_GUARDS.has(action) else COINS
    card = exchange_card(state, player, resource)
    amount, points = state.box.amount[card], state.box.points[card]
    spend(player, resource, amount)
    player.points[FROM_CHARACTERS] += points
    state.tell(EXCHANGED_GUARDS if resource == GUARDS else EXCHANGED_COINS, seat, amount, points)
