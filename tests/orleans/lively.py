"""A random player that gets somewhere: it fills places it can complete, seldom passes and draws all it can.

Plain random play scatters followers and hardly ever completes a place, so it never sees half of the rules.
"""

import random
from functools import cache

from stammtisch.core.state import State
from stammtisch.games.orleans.effects import tiles_in_hand
from stammtisch.games.orleans.ids import PLACES, SPACES, TOWER_SPACE, TOWN_HALL
from stammtisch.games.orleans.places.planning import END_PLANNING, read_placement
from stammtisch.games.orleans.state import OrleansState, Player

SELDOM = {"pass", "stop", "keep-technology", "loaded", "move-back"}


def choose(state: State, seat: int, legal: list[int], chooser: random.Random) -> int:
    assert isinstance(state, OrleansState)
    actions = state.game.actions
    if END_PLANNING.has(legal[-1]):
        return choose_placement(state, seat, legal, chooser)
    if actions[legal[0]].kind == "draw":
        return choose_draw(state.players[seat], legal, chooser)
    seldom = [action for action in legal if actions[action].kind in SELDOM]
    lively = [action for action in legal if action not in seldom]
    if lively and chooser.random() < 0.95:
        return chooser.choice(lively)
    return chooser.choice(seldom or legal)


def choose_draw(player: Player, legal: list[int], chooser: random.Random) -> int:
    """Draw all, but take followers back from the board when the bag runs dry."""
    if chooser.random() < (0.6 if player.bag_size < 3 else 0.05):
        return chooser.choice(legal)
    return legal[0]


def choose_placement(state: OrleansState, seat: int, legal: list[int], chooser: random.Random) -> int:
    """A placement at a place that the market can complete; else, mostly, the end of planning."""
    if chooser.random() < 0.03:
        return chooser.choice(legal)
    box = state.box
    player = state.players[seat]
    hand = followers_at_hand(player)
    fitting = {tile: int(state.fitting_spaces(player, tile)) for tile in set(hand)}
    free = int(player.open_spaces)
    spaces = spaces_of_places(tuple(box.first_space), tuple(box.space_count))
    good = [place for place in range(PLACES) if can_complete(free & spaces[place], hand, fitting)]
    if TOWN_HALL in good and len(good) > 1 and chooser.random() < 0.8:
        good.remove(TOWN_HALL)
    wanted = [action for action in legal[:-1] if box.space_place[read_placement(action)[1]] in good]
    return chooser.choice(wanted) if wanted else legal[-1]


def followers_at_hand(player: Player) -> list[int]:
    """The followers on the market and on the tower."""
    hand: list[int] = []
    for tile in tiles_in_hand(player):
        on_tower = sum(1 for space in range(TOWER_SPACE, TOWER_SPACE + 2) if player.board[space] == tile + 1)
        hand.extend([tile] * (int(player.market[tile]) + on_tower))
    return hand


@cache
def spaces_of_places(first: tuple[int, ...], count: tuple[int, ...]) -> list[int]:
    """The spaces of each place, as bits."""
    ends = [min(first[place] + count[place], SPACES) for place in range(PLACES)]
    return [(1 << end) - (1 << start) if end > start else 0 for start, end in zip(first, ends, strict=False)]


def can_complete(free: int, followers: list[int], spaces_for: dict[int, int]) -> bool:
    """Whether these followers fit these empty spaces, one each; `spaces_for` has the spaces for each kind."""
    if not free:
        return True
    if free.bit_count() > len(followers):
        return False
    hand = followers.copy()
    while free:
        space = free & -free
        free ^= space
        fitting = [tile for tile in hand if spaces_for[tile] & space]
        if not fitting:
            return False
        hand.remove(fitting[-1] if len(fitting) == 1 else fitting[0])
    return True
