"""What people at the table count in Coimbra, for the words of hints, and which answers take what is there once only."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import count_bits
from stammtisch.core.judgement import Tangible
from stammtisch.games.coimbra.ids import CLASS_IDS, CLASSES, DISPLAY
from stammtisch.games.coimbra.places.acquiring import ACQUIRE
from stammtisch.games.coimbra.places.drafting import TAKE_DIE
from stammtisch.games.coimbra.places.favours import FAVOUR
from stammtisch.games.coimbra.scoring import diplomas_owned
from stammtisch.games.coimbra.state import CoimbraState, die_in_pool


def tangibles(state: CoimbraState, seat: int) -> list[Tangible]:
    player = state.players[seat]
    found = [
        Tangible("diplomas", int(diplomas_owned(state, player)), 3.0),
        Tangible("voyages", int(count_bits(player.voyages)), 8.0),
        Tangible("monasteries", int(count_bits(player.visited)), 5.0),
        Tangible("cards", int(count_bits(player.cards)), 4.0),
        Tangible("guards", int(player.guards), 0.7),
        Tangible("coins", int(player.coins), 0.7),
    ]
    for track in range(CLASSES):
        found.append(Tangible(CLASS_IDS[track], int(player.track[track]), 1.3))
    return found


def is_gone(state: CoimbraState, action: int) -> bool:
    """Dice, cards of the display, and favour tiles."""
    if TAKE_DIE.has(action):
        colour, value = TAKE_DIE.read(action)
        return state.pool[die_in_pool(colour, value)] == 0
    if ACQUIRE.has(action):
        return not lies_in_display(state, ACQUIRE.value(action))
    if FAVOUR.has(action):
        return (state.favours_left >> FAVOUR.value(action)) & 1 == 0
    return False


def lies_in_display(state: CoimbraState, card: i64) -> bool:
    for place in range(i64(DISPLAY)):
        if state.display[place] == card + 1:
            return True
    return False
