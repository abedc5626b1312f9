"""Who holds which person card; what the cards do stands in `inn/rules.py`, `port/cards.py` and `marriage/cards.py`."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.games.village.state import VillageState


def has_card(state: VillageState, seat: int, card: i64) -> bool:
    """Whether a player holds a card; nobody does without Inn."""
    inn = state.inn
    return inn is not None and (inn.hands[seat] >> card) & 1 != 0


def discard_card(state: VillageState, seat: int, card: i64) -> None:
    """A card that was played leaves the game (VI-4.3)."""
    inn = state.inn
    assert inn is not None
    inn.hands[seat] &= ~bit(card)
