"""From options and seed to the first question: the set-up of Coimbra (C-1)."""

from __future__ import annotations

from typing import Final

from stammtisch.core.bits import bit
from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.message import Message
from stammtisch.core.vectors import vector_of
from stammtisch.games.coimbra.components import Components
from stammtisch.games.coimbra.ids import (
    CARDS,
    COLOURS,
    LOCATIONS,
    MIN_SEATS,
    MONASTERIES,
    SCORING_TILES,
    SPACES_OF_LEVEL,
    START_CARDS,
    UPPER,
    VOYAGES,
    VOYAGES_IN_PLAY,
)
from stammtisch.games.coimbra.places.retrieving import lay_tokens
from stammtisch.games.coimbra.places.starting import ChooseStart, GainStartCards
from stammtisch.games.coimbra.round import Round, set_up_round
from stammtisch.games.coimbra.state import Bonuses, CoimbraState

ORDER: Final = Message(1, "order", "players*")


def begin(game: Game, box: Components, bonuses: Bonuses, origin: Origin) -> CoimbraState:
    """The table before the first question."""
    state = CoimbraState(game, box, bonuses, origin, None)
    # Seven guards and seven coins each; all disks are on their first spaces (C-1.7).
    for player in state.players:
        player.guards, player.coins = box.start_guards, box.start_coins
    lay_out(state)
    for location in range(UPPER, LOCATIONS):
        lay_tokens(state, location)
    for colour in range(COLOURS):
        state.resting[colour] = box.dice[colour][origin.seats - MIN_SEATS]
    for place, seat in enumerate(shuffled(state, list(range(origin.seats)))):
        state.order[place] = seat
    state.tell_list(ORDER, state.seats_in_order())
    state.face_down = bit(CARDS) - bit(START_CARDS)
    set_up_round(state)
    state.stack.append(Round())
    in_order = state.seats_in_order()
    # The last on the stack comes first: choices in reverse order, then in order, then the gains in order.
    for seat in reversed(in_order):
        state.stack.append(GainStartCards(seat))
    for seat in reversed(in_order):
        state.stack.append(ChooseStart(seat))
    for seat in in_order:
        state.stack.append(ChooseStart(seat))
    state.settle()
    return state


def shuffled(state: CoimbraState, things: list[int]) -> list[int]:
    """The same things in an order of chance."""
    state.shuffle(things)
    return things


def lay_out(state: CoimbraState) -> None:
    """Monasteries, scoring tiles, voyages and groups of start cards, all at random (C-1.2, C-1.3, C-1.5, C-1.13)."""
    layout = state.layout
    monasteries: list[int] = []
    for level, spaces in enumerate(SPACES_OF_LEVEL):
        tiles = shuffled(state, [tile for tile in range(MONASTERIES) if state.box.level[tile] == level])
        monasteries.extend(tiles[:spaces])
    layout.monasteries = vector_of(monasteries)
    layout.scoring = vector_of(shuffled(state, list(range(SCORING_TILES))))
    layout.voyages = vector_of(shuffled(state, list(range(VOYAGES)))[:VOYAGES_IN_PLAY])
    layout.groups = vector_of(shuffled(state, list(range(START_CARDS))))
    layout.note_rewards(state.box)
