"""When a person card may be played, and when its holder is asked although there is nothing else to decide. Rules: VI-4.

Only open things count for that: hands, market and boards.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.bits import numbers_in
from stammtisch.core.errors import Refusal
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument
from stammtisch.games.village.expansions.ids import BUT_CARDS
from stammtisch.games.village.expansions.inn.cards import PLAY, has_card
from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.effects import cards_in_game
from stammtisch.games.village.expansions.inn.ids import (
    ANY_TIME,
    AT_END,
    MILLER,
    OLD_MAN,
    is_for_any_time,
)
from stammtisch.games.village.expansions.inn.places.any_time import why_not_now
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.places.craft import Craft, no_grain_for_mill
from stammtisch.games.village.places.turn import ChooseAction, TakeCube
from stammtisch.games.village.questions import NEVER, OneSeatQuestion
from stammtisch.games.village.state import VillageState

# When a card for a certain situation comes at another moment, by the number of its situation.
WRONG_TIME: Final = [
    "", "", "card-at-market-end", "card-at-death", "card-after-action", "card-for-action", "card-at-market-start",
    "card-at-mill", "card-at-mass-start", "card-on-journey", "card-when-hiring", "card-when-loading",
]  # fmt: skip


def add_cards(state: VillageState, seat: int, found: list[int]) -> None:
    """The cards of a seat that may be played besides answering the question that waits (VI-4.4, VI-7.4)."""
    for card in numbers_in(table_of(state).hands[seat]):
        if is_choosing(state) if card == OLD_MAN else is_for_any_time(card) and not why_not_now(state, seat, card):
            found.append(PLAY.of(card))


def is_choosing(state: VillageState) -> bool:
    """Whether the question that waits lets a player choose the action of a turn (VI-7.4)."""
    question = state.stack[-1]
    if isinstance(question, TakeCube):
        return True
    return isinstance(question, ChooseAction) and question.is_free == 1


def why_not_play(state: VillageState, seat: int, card: int, question: OneSeatQuestion) -> Refusal:
    """Why a card cannot be played now."""
    arguments: dict[str, Argument] = {"card": box_of(state.box).card_names[card]}
    if card not in cards_in_game(state.chosen):
        return say(state, "card-not-in-game", arguments)
    if not has_card(state, seat, card):
        return say(state, "card-not-held", arguments)
    when = box_of(state.box).card_when[card]
    if when == AT_END:
        return say(state, "card-for-the-end", arguments)
    if when == ANY_TIME:
        if question.moment_in(state) == NEVER:
            return say(state, "card-in-between", arguments)
        if question.moment_in(state) == BUT_CARDS:
            return say(state, "card-not-now", arguments)
        # What would do something now is offered at all moments but the last.
        return say(state, why_not_now(state, seat, card) or "card-too-late", arguments)
    if card == MILLER and isinstance(question, Craft):
        return no_grain_for_mill(state, seat)
    return say(state, WRONG_TIME[when], arguments)
