"""What is secret in Port: the contents of chests that are not open (VP-4.4)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit, count_bits
from stammtisch.games.village.expansions.port.effects import draw_chest
from stammtisch.games.village.expansions.port.table import PortTable, table_of
from stammtisch.games.village.state import VillageState


def unseen_by(table: PortTable, seat: int | None) -> i64:
    """The chests whose place a seat (None: a spectator) does not know: stack, others' ships, homes and gifts."""
    unseen = table.chests_left
    for other in range(len(table.ships)):
        if other != seat:
            unseen |= table.chests_aboard[other] | table.chests_home[other] | table.chests_given[other]
    return unseen


def redeal_chests(state: VillageState, seat: int) -> None:
    """Deal the chests that a seat has not seen anew, each place getting as many as it had."""
    table = table_of(state)
    unseen = unseen_by(table, seat)
    if unseen == table.chests_left:
        return
    for other in range(int(state.seats)):
        if other == seat:
            continue
        for masks in (table.chests_aboard, table.chests_home, table.chests_given):
            number = count_bits(masks[other])
            masks[other] = 0
            for _ in range(number):
                chest = draw_chest(state, unseen)
                unseen &= ~bit(chest)
                masks[other] |= bit(chest)
    table.chests_left = unseen
