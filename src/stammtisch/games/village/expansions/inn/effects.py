"""The three stacks of person cards: dealing, putting a card under, taking one out.

Everybody knows the top cards, and those that went under a stack during play; the order of the others is hidden.
Rules: VI-1.2, VI-1.5, VI-3.3, VI-3.5.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.message import Message
from stammtisch.games.village.expansions.combination import Combination
from stammtisch.games.village.expansions.inn.ids import (
    CARDS,
    FIRST_MARRIAGE_CARD,
    FIRST_PORT_CARD,
    MOST_IN_STACK,
    NOT_WITH_PORT,
    STACKS,
)
from stammtisch.games.village.expansions.inn.table import InnTable, table_of
from stammtisch.games.village.state import VillageState

NOW_ON_TOP: Final = Message(105, "now-on-top", "number:stack", "card")


def cards_in_game(chosen: Combination) -> list[int]:
    """The person cards of a combination: Port exchanges four, Marriage adds three (VI-1.5)."""
    found = list(range(FIRST_PORT_CARD))
    if chosen.has("port"):
        found = [card for card in range(FIRST_MARRIAGE_CARD) if card not in NOT_WITH_PORT]
    if chosen.has("marriage"):
        found.extend(range(FIRST_MARRIAGE_CARD, CARDS))
    return found


def deal(state: VillageState) -> None:
    """Shuffle the cards of this game and lay out three equal stacks (VI-1.2)."""
    inn = table_of(state)
    cards = cards_in_game(state.chosen)
    shuffle(state, cards)
    each = len(cards) // STACKS
    for number, card in enumerate(cards):
        inn.stacks[number // each * MOST_IN_STACK + number % each] = card
    for stack in range(i64(STACKS)):
        inn.sizes[stack] = each


def shuffle(state: VillageState, cards: list[int]) -> None:
    for last in range(len(cards) - 1, 0, -1):
        chosen = int(state.roll(last + 1))
        cards[last], cards[chosen] = cards[chosen], cards[last]


def hidden_in(inn: InnTable, stack: i64) -> i64:
    """How many cards of a stack nobody has seen there, from the second on."""
    return max(inn.sizes[stack] - 1 - inn.known[stack], i64(0))


def put_under(state: VillageState, stack: i64) -> None:
    """The top card goes under its stack, face up; everybody knows where it lies (VI-3.3)."""
    inn = table_of(state)
    size = inn.sizes[stack]
    if size < 2:
        return
    if hidden_in(inn, stack) > 0:
        state.reveal()
    first = stack * MOST_IN_STACK
    card = inn.stacks[first]
    for position in range(first, first + size - 1):
        inn.stacks[position] = inn.stacks[position + 1]
    inn.stacks[first + size - 1] = card
    inn.known[stack] = min(inn.known[stack] + 1, size - 1)
    tell_top(state, stack)


def take_out(state: VillageState, stack: i64, position: i64) -> None:
    """A card leaves its stack; the order of the others stays."""
    inn = table_of(state)
    size = inn.sizes[stack]
    hidden = hidden_in(inn, stack)
    if position == 0 and hidden > 0:
        state.reveal()
    if position > hidden:
        inn.known[stack] -= 1
    first = stack * MOST_IN_STACK
    for place in range(first + position, first + size - 1):
        inn.stacks[place] = inn.stacks[place + 1]
    inn.stacks[first + size - 1] = 0
    inn.sizes[stack] = size - 1
    inn.known[stack] = max(min(inn.known[stack], size - 2), i64(0))
    if position == 0 and size > 1:
        tell_top(state, stack)


def tell_top(state: VillageState, stack: i64) -> None:
    state.tell(NOW_ON_TOP, int(stack) + 1, table_of(state).top(stack))


def where(inn: InnTable, card: i64) -> i64:
    """Stack and position of a card, as stack * MOST_IN_STACK + position; -1 when it lies in none."""
    for stack in range(i64(STACKS)):
        first = stack * MOST_IN_STACK
        for place in range(first, first + inn.sizes[stack]):
            if inn.stacks[place] == card:
                return place
    return -1
