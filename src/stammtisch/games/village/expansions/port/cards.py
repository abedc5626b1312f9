"""The person cards of Port, for games with Inn: admiral, cartographer, quartermaster, helmsman (VP-7).

They are played as answers to the questions of a voyage, each with the action of Inn's catalogue. Why one cannot be
played, Inn says.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.message import Message
from stammtisch.games.village.expansions.inn.cards import PLAY, discard_card, has_card
from stammtisch.games.village.expansions.inn.ids import ADMIRAL, HELMSMAN, QUARTERMASTER
from stammtisch.games.village.expansions.port.components import box_of
from stammtisch.games.village.expansions.port.effects import could_double, could_load_pair, stack_of_island, tiles_left
from stammtisch.games.village.expansions.port.ids import ADMIRAL_ABOARD, NO_STACK
from stammtisch.games.village.expansions.port.table import holds_used, table_of
from stammtisch.games.village.state import VillageState

PLAYED_HELMSMAN: Final = Message(216, "played-helmsman", "player")
PLAYED_QUARTERMASTER: Final = Message(217, "played-quartermaster", "player")
HIRED_ADMIRAL: Final = Message(220, "hired-admiral", "player")


def plays(action: int, card: i64) -> bool:
    """Whether an action plays this card."""
    return PLAY.has(action) and PLAY.value(action) == card


def offer(state: VillageState, seat: int, card: i64, found: list[int]) -> None:
    """Offer a card to whoever holds it."""
    if has_card(state, seat, card):
        found.append(PLAY.of(card))


def play_admiral(state: VillageState, seat: int) -> None:
    """The admiral comes aboard instead of a captain (VP-7.1)."""
    discard_card(state, seat, ADMIRAL)
    table_of(state).captains[seat] = ADMIRAL_ABOARD
    state.tell(HIRED_ADMIRAL, seat)


def play_helmsman(state: VillageState, seat: int) -> None:
    """The helmsman joins the captain: one more free step in every move (VP-7.4)."""
    discard_card(state, seat, HELMSMAN)
    table_of(state).helmsmen[seat] = 1
    state.tell(PLAYED_HELMSMAN, seat)


def play_quartermaster(state: VillageState, seat: int) -> None:
    """One pair of equal pieces may be aboard (VP-7.3)."""
    discard_card(state, seat, QUARTERMASTER)
    state.tell(PLAYED_QUARTERMASTER, seat)


def is_quartermaster_of_use(state: VillageState, seat: int, is_at_island: bool) -> bool:
    """Whether a player has the quartermaster, two equal pieces to load, and room for them (VP-7.3, VP-R9)."""
    if not has_card(state, seat, QUARTERMASTER):
        return False
    if not is_at_island:
        return could_load_pair(state, seat)
    cargo = stack_of_island(state, seat)
    free = box_of(state.box).holds - holds_used(state, seat)
    return cargo != NO_STACK and could_double(state, seat, cargo, tiles_left(state, cargo), free)
