"""Advice for a seat: a whole plan in the planning phase, and an answer to every other question.

Meant for sampled states; it looks ahead for this seat alone. Rules: O-3 for what is decided here, the rest
is worked out in `planner` and `foresight`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.question import OneSeatQuestion
from stammtisch.games.orleans.ids import EMPTY, OWN, SACRISTY, SPACES, TECHNOLOGY, TILES, TOWN_HALL
from stammtisch.games.orleans.judgement import planner
from stammtisch.games.orleans.judgement.foresight import reply
from stammtisch.games.orleans.judgement.outlook import is_closed_for_good
from stammtisch.games.orleans.places.deeds import some_deed_wants
from stammtisch.games.orleans.places.excluding import ExcludeTile
from stammtisch.games.orleans.places.followers import DRAW, LOAD, LOADED, MOVE_BACK, Followers
from stammtisch.games.orleans.places.planning import Planning
from stammtisch.games.orleans.places.turn import is_activated
from stammtisch.games.orleans.state import OrleansState

# One plan tried out looks at about this many positions.
EFFORT_PER_PLAN: Final = 40
MOST_PLANS: Final = 32


def suggest(state: OrleansState, seat: int, effort: int) -> list[int]:
    """What this seat might answer now, and after that; empty when it is not asked or anything will do."""
    if not state.stack:
        return []
    question = state.stack[-1]
    if not question.asks(seat) or isinstance(question, ExcludeTile):
        return []
    if isinstance(question, Followers):
        return [load(state, seat) if question.is_loading(seat) else fetch(state, seat)]
    if isinstance(question, Planning):
        return planner.plan(state, seat, max(1, min(MOST_PLANS, effort // EFFORT_PER_PLAN)))
    if isinstance(question, OneSeatQuestion):
        return [reply(state, seat)]
    return []


def plans(state: OrleansState, seat: int, effort: int, most: int) -> list[list[int]]:
    """The best plans for the planning phase, best first; empty elsewhere."""
    if not state.stack:
        return []
    question = state.stack[-1]
    if not question.asks(seat) or not isinstance(question, Planning):
        return []
    return planner.best_plans(state, seat, max(1, effort // EFFORT_PER_PLAN), most)


def ways(state: OrleansState, seat: int, effort: int, most: int) -> list[list[int]]:
    """What a net compares: plans, and in the followers phase to draw all one may, or first to take somebody back.

    Who draws fewer gains nothing by it (O-3.1), and a follower in hand has no worth of its own before it is placed.
    """
    question = state.stack[-1]
    if not isinstance(question, Followers) or not question.asks(seat) or question.is_loading(seat):
        return plans(state, seat, effort, most)
    found: list[list[int]] = []
    for action in question.choices(state, seat):
        if not DRAW.has(action) or not found:  # of the draws the largest comes first
            found.append([action])
    return found


# The followers phase


def fetch(state: OrleansState, seat: int) -> int:
    """Draw all one may; take back followers that wait in vain, or that cost no draw (O-3.1, O-3.5)."""
    player = state.players[seat]
    limit = state.draw_limit(player)
    spare = limit - player.bag_size
    for space in range(i64(SPACES)):
        content = player.board[space]
        if content in (EMPTY, TECHNOLOGY):
            continue
        place = state.box.space_place[space]
        if limit > 0 and is_closed_for_good(state, player, place):
            return MOVE_BACK.of(space)
        if spare > 0 and place != SACRISTY and place != TOWN_HALL and not is_activated(state, player, place):
            return MOVE_BACK.of(space)
    return DRAW.of(min(limit, player.bag_size))


def load(state: OrleansState, seat: int) -> int:
    """Lay followers on the Tower that a deed wants: they can still be placed as before (O-3.6, O-10.13)."""
    player = state.players[seat]
    best = -1
    if player.tower_size() < 2:
        for tile in range(TILES):
            if player.market[tile] == 0:
                continue
            if tile < OWN and some_deed_wants(state, tile):
                if best < 0 or player.market[tile] > player.market[best]:
                    best = tile
    if best >= 0:
        return LOAD.of(best)
    if player.market_size <= state.box.market_spaces:
        return LOADED.action
    for tile in range(TILES):
        if player.market[tile] > 0:
            best = tile
    return LOAD.of(best)
