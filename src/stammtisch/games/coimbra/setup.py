"""From options and seed to the first question: the set-up of Coimbra (C-1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.game import Game
from stammtisch.core.history import Origin
from stammtisch.core.message import Message
from stammtisch.core.vectors import vector_of, zeros
from stammtisch.games.coimbra.components import Components
from stammtisch.games.coimbra.ids import (
    CARDS,
    CLASSES,
    COLOURS,
    DISPLAY,
    FACES,
    LOCATIONS,
    MAX_SEATS,
    MIN_SEATS,
    MONASTERIES,
    NOWHERE,
    ROW,
    SCORING_TILES,
    SOURCES,
    SPACES,
    SPACES_OF_LEVEL,
    START_CARDS,
    UPPER,
    VOYAGES,
    VOYAGES_IN_PLAY,
)
from stammtisch.games.coimbra.places.retrieving import lay_tokens
from stammtisch.games.coimbra.places.starting import ChooseStart, GainStartCards
from stammtisch.games.coimbra.round import Round, set_up_round
from stammtisch.games.coimbra.state import Bonuses, CoimbraState, Layout, Player, take_options

ORDER: Final = Message(1, "order", "players*")


def begin(game: Game, box: Components, bonuses: Bonuses, origin: Origin) -> CoimbraState:
    """The table before the first question."""
    state = CoimbraState(
        game,
        box,
        bonuses,
        origin,
        None,
        [new_player(box) for _ in range(origin.seats)],
        Layout(box, zeros(START_CARDS), zeros(SPACES), zeros(VOYAGES_IN_PLAY), zeros(SCORING_TILES)),
        zeros(COLOURS * FACES),
        zeros(COLOURS),
        zeros(LOCATIONS * ROW),
        zeros(LOCATIONS),
        zeros(DISPLAY),
        vec[i64]([i64(NOWHERE)] * CLASSES),
        zeros(MAX_SEATS),
        vec[i64]([i64(place % MAX_SEATS) for place in range(CLASSES * MAX_SEATS)]),
    )
    take_options(state)
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


def new_player(box: Components) -> Player:
    """Seven guards, seven coins, and the disks on their first spaces (C-1.7)."""
    player = Player(zeros(CLASSES), zeros(COLOURS), zeros(SOURCES))
    player.guards = box.start_guards
    player.coins = box.start_coins
    return player


def shuffled(state: CoimbraState, things: list[int]) -> list[int]:
    """The same things in an order of chance."""
    state.shuffle(things)
    return things


def lay_out(state: CoimbraState) -> None:
    """Monasteries, scoring tiles, voyages and groups of start cards, all at random (C-1.2, C-1.3, C-1.5, C-1.13)."""
    box = state.box
    monasteries: list[int] = []
    for level, spaces in enumerate(SPACES_OF_LEVEL):
        tiles = shuffled(state, [tile for tile in range(MONASTERIES) if box.level[tile] == level])
        monasteries.extend(tiles[:spaces])
    scoring = shuffled(state, list(range(SCORING_TILES)))
    voyages = shuffled(state, list(range(VOYAGES)))[:VOYAGES_IN_PLAY]
    groups = shuffled(state, list(range(START_CARDS)))
    state.layout = Layout(box, vector_of(groups), vector_of(monasteries), vector_of(voyages), vector_of(scoring))
