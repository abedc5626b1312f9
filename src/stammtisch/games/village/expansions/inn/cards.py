"""The person cards as such: who holds which, and laying one down. Rules: VI-4.

What a card does stands beside its question: `places/any_time.py` and `places/timed.py`, `port/cards.py` and
`marriage/cards.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.family import Field, Single
from stammtisch.core.message import Message
from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.ids import CARDS, FIRST_MARRIAGE_CARD, INN_TABLE
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.places.travel import GOT_FAME
from stammtisch.games.village.state import VillageState

CARD: Final[Field] = Field("card", "card", range(CARDS))

PLAY: Final[Single] = Single("play", CARD)

PLAYED: Final = Message(108, "played", "player", "card")


def has_card(state: VillageState, seat: int, card: i64) -> bool:
    """Whether a player holds a card; nobody does without Inn."""
    return state.tables[INN_TABLE] is not None and (table_of(state).hands[seat] >> card) & 1 != 0


def discard_card(state: VillageState, seat: int, card: i64) -> None:
    """A card that was played leaves the game (VI-4.3)."""
    table_of(state).hands[seat] &= ~bit(card)


def lay_down(state: VillageState, seat: int, card: int) -> None:
    """A card leaves the hand and the game; some bring points at once, those of Marriage in their own way (VI-4.3)."""
    discard_card(state, seat, card)
    state.tell(PLAYED, seat, card)
    points = box_of(state.box).card_points[card]
    if points > 0 and card < FIRST_MARRIAGE_CARD:
        table_of(state).fame[seat] += points
        state.tell(GOT_FAME, seat, points)
