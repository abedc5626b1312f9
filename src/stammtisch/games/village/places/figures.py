"""Moving a figure that a player has chosen by its printed number."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.village.effects import move_figure
from stammtisch.games.village.expansions.ids import FIRST_MORE
from stammtisch.games.village.state import VillageState


def pick(state: VillageState, seat: int, number: i64, source: i64, target: i64) -> None:
    """Move one of a player's figures; an expansion may have to ask which.

    Callers put everything else on the stack first: such a question must come before what depends on the move.
    """
    if not (state.is_expanded and state.seams.takes_over_move(state, seat, number, source, target)):
        move(state, seat, number, source, target)


def move(state: VillageState, seat: int, kind: i64, source: i64, target: i64) -> None:
    """Move a figure of a kind, and let an expansion know that it left."""
    move_figure(state.players[seat].family, kind, source, target)
    if source >= FIRST_MORE:
        state.seams.figure_left(state, seat, kind, source)
