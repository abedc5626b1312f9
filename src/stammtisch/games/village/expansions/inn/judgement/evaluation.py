"""What beer and person cards promise a computer opponent beyond the points as they stand."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import numbers_in
from stammtisch.games.village.expansions.ids import BREWERY, INN
from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.state import VillageState


def prospects(state: VillageState, seat: int) -> float:
    """Beer becomes a card or a sale; a card in hand is still to be played, or to grow until the end."""
    inn = table_of(state)
    box = box_of(state.box)
    family = state.players[seat].family
    total = 1.5 * float(min(inn.beer[seat], i64(4)))
    if family[BREWERY] != 0:
        total += 2.0
    if family[INN] != 0:
        total += 1.0
    for card in numbers_in(inn.hands[seat]):
        # Roughly what was paid for it, and the points for playing it.
        total += 2.0 + 1.0 * float(box.card_beer[card]) + float(box.card_points[card])
    return total
