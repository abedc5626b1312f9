"""The person cards of Marriage: cousin, grocer woman, jack of all trades (VM-7). Inn asks here when it offers them."""

from __future__ import annotations

from stammtisch.games.village.state import VillageState


def why_not_card(state: VillageState, seat: int, card: int) -> str:
    """Whether a player who holds one of these cards can play it now: empty, or the code of the refusal."""
    return "cannot-play-now"


def play_card(state: VillageState, seat: int, card: int) -> None:
    """Play one of these cards; it has left the hand already."""
    raise NotImplementedError
