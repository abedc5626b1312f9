"""Accounts for every piece of Coimbra: nothing is created or lost, wherever it lies."""

from functools import lru_cache

from stammtisch.core.state import State
from stammtisch.games.coimbra.components import Components
from stammtisch.games.coimbra.ids import (
    CARDS,
    CLASSES,
    COLOURS,
    DISPLAY,
    FACES,
    FAVOURS,
    LOCATIONS,
    MAX_SEATS,
    MIN_SEATS,
    NOWHERE,
    ROW,
    SPACES,
    START_CARDS,
    VOYAGES_IN_PLAY,
)
from stammtisch.games.coimbra.places.drafting import PlaceDie
from stammtisch.games.coimbra.places.retrieving import TakeCrown
from stammtisch.games.coimbra.state import CoimbraState, colour_of, is_capped, is_token, owner_of, value_of


def account_for_everything(state: State) -> None:
    assert isinstance(state, CoimbraState)
    account_for_cards(state)
    account_for_dice(state)
    account_for_tiles(state)
    account_for_disks(state)
    for player in state.players:
        assert 0 <= player.guards <= state.box.most_resources
        assert 0 <= player.coins <= state.box.most_resources
        placed = int(player.visited).bit_count() + int(player.voyages).bit_count()
        assert placed <= state.box.disks_each


def account_for_cards(state: CoimbraState) -> None:
    """Every card is in the stack, the display, the discard pile or with one player; start cards may be unused."""
    places = [int(state.face_down), int(state.discard), *(int(player.cards) for player in state.players)]
    shown = 0
    for place in range(DISPLAY):
        if state.display[place]:
            shown |= 1 << (int(state.display[place]) - 1)
    places.append(shown)
    together = 0
    for mask in places:
        assert together & mask == 0, "a card is in two places"
        together |= mask
    assert together >> START_CARDS == (1 << (CARDS - START_CARDS)) - 1
    assert int(state.face_down).bit_count() == CARDS - START_CARDS - DISPLAY * int(state.round)


def account_for_dice(state: CoimbraState) -> None:
    """Every die is in the pool, in the city, with a player, in a hand, or waits for the next roll."""
    count = len(state.players) - MIN_SEATS
    found = [int(state.resting[colour]) for colour in range(COLOURS)]
    for die in range(COLOURS * FACES):
        found[die // FACES] += int(state.pool[die])
    in_city = dice_in_rows(state.box, count, tuple(state.rows), tuple(state.row_size))
    for colour, number in enumerate(in_city):
        found[colour] += number
    for player in state.players:
        assert sum(player.dice) <= state.box.dice_each
        for colour in range(COLOURS):
            found[colour] += int(player.dice[colour])
    for pending in state.stack:
        if isinstance(pending, PlaceDie):
            found[pending.die // FACES] += 1
    assert found == [counts[count] for counts in state.box.dice]


@lru_cache(4096)  # most actions leave the city as it is
def dice_in_rows(box: Components, count: int, rows: tuple[int, ...], sizes: tuple[int, ...]) -> list[int]:
    """How many dice of each colour lie in the city, whose rows are in order; `count` are the seats beyond two."""
    found = [0] * COLOURS
    capped = 0
    for location in range(LOCATIONS):
        values = []
        tokens = []
        for place in range(ROW):
            entry = rows[location * ROW + place]
            assert (entry != 0) == (place < sizes[location])
            if entry == 0:
                continue
            values.append(int(value_of(entry)))
            if is_token(entry):
                tokens.append(int(value_of(entry)))
            else:
                assert owner_of(entry) < count + MIN_SEATS
                found[int(colour_of(entry))] += 1
                capped += is_capped(entry)
        assert values == sorted(values, reverse=location > 0), "rows are in order"
        for value in tokens:
            assert tokens.count(value) <= box.tokens[count][location].count(value)
    assert capped <= 1
    return found


def account_for_tiles(state: CoimbraState) -> None:
    """Favour tiles and crown tokens lie in one place each; the map and the voyages are complete."""
    together = int(state.favours_left)
    tokens = 0
    for player in state.players:
        assert together & int(player.favours) == 0
        together |= int(player.favours)
        assert tokens & int(player.crown_tokens) == 0
        tokens |= int(player.crown_tokens)
    assert together == (1 << FAVOURS) - 1
    moving = [pending.cls for pending in state.stack if isinstance(pending, TakeCrown)]
    for cls in range(CLASSES):
        place = int(state.crown_on[cls])
        if place == NOWHERE:
            continue
        assert not (tokens >> cls) & 1
        if cls not in moving:
            assert int(state.box.card_class[int(state.display[place]) - 1]) == cls
    layout = state.layout
    assert len(set(layout.monasteries)) == SPACES
    levels = [state.box.level[int(tile)] for tile in layout.monasteries]
    assert levels == state.box.space_level
    assert len(set(layout.voyages)) == VOYAGES_IN_PLAY
    assert len(set(layout.scoring)) == CLASSES
    played = sum(1 << int(voyage) for voyage in layout.voyages)
    for player in state.players:
        assert int(player.voyages) & ~played == 0
    assert sorted(state.seats_in_order()) == list(range(len(state.players)))


def account_for_disks(state: CoimbraState) -> None:
    """The order on each track has every seat once and agrees with the spaces."""
    for track in range(CLASSES):
        seats = [int(state.ranks[track * MAX_SEATS + place]) for place in range(len(state.players))]
        assert sorted(seats) == list(range(len(state.players)))
        spaces = [int(state.players[seat].track[track]) for seat in seats]
        assert spaces == sorted(spaces, reverse=True)
        assert all(0 <= space <= state.box.last_space for space in spaces)
