"""The person cards of Port, for games with Inn: admiral, cartographer, quartermaster, helmsman (VP-7).

They are played as answers to the questions of a voyage, each with the action of Inn's catalogue.
"""

from __future__ import annotations

from stammtisch.games.village.expansions.inn.actions import PLAY
from stammtisch.games.village.expansions.inn.cards import discard_card, has_card
from stammtisch.games.village.expansions.inn.ids import ADMIRAL, CARTOGRAPHER, FIRST_PORT_CARD, HELMSMAN, QUARTERMASTER
from stammtisch.games.village.expansions.port import log
from stammtisch.games.village.expansions.port.effects import could_double, could_load_pair, stack_of_island, tiles_left
from stammtisch.games.village.expansions.port.ids import ADMIRAL_ABOARD, NO_STACK
from stammtisch.games.village.expansions.port.table import holds_used, table_of
from stammtisch.games.village.state import VillageState

PLAY_ADMIRAL = PLAY + ADMIRAL
PLAY_CARTOGRAPHER = PLAY + CARTOGRAPHER
PLAY_QUARTERMASTER = PLAY + QUARTERMASTER
PLAY_HELMSMAN = PLAY + HELMSMAN


def is_port_card(action: int) -> bool:
    """Whether an action plays one of these cards."""
    return PLAY + FIRST_PORT_CARD <= action <= PLAY_HELMSMAN


def offer(state: VillageState, seat: int, card: int, found: list[int]) -> None:
    """Offer a card to whoever holds it."""
    if has_card(state, seat, card):
        found.append(PLAY + card)


def play_admiral(state: VillageState, seat: int) -> None:
    """The admiral comes aboard instead of a captain (VP-7.1)."""
    discard_card(state, seat, ADMIRAL)
    table_of(state).captains[seat] = ADMIRAL_ABOARD
    state.tell(log.HIRED_ADMIRAL, seat)


def play_helmsman(state: VillageState, seat: int) -> None:
    """The helmsman joins the captain: one more free step in every move (VP-7.4)."""
    discard_card(state, seat, HELMSMAN)
    table_of(state).helmsmen[seat] = 1
    state.tell(log.PLAYED_HELMSMAN, seat)


def play_quartermaster(state: VillageState, seat: int) -> None:
    """One pair of equal pieces may be aboard (VP-7.3)."""
    discard_card(state, seat, QUARTERMASTER)
    state.tell(log.PLAYED_QUARTERMASTER, seat)


def is_quartermaster_of_use(state: VillageState, seat: int, is_at_island: bool) -> bool:
    """Whether a player has the quartermaster, two equal pieces to load, and room for them (VP-7.3, VP-R9)."""
    if not has_card(state, seat, QUARTERMASTER):
        return False
    if not is_at_island:
        return could_load_pair(state, seat)
    cargo = stack_of_island(state, seat)
    free = state.box.port.holds - holds_used(state, seat)
    return cargo != NO_STACK and could_double(state, seat, cargo, tiles_left(state, cargo), free)
