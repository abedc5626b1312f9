"""A random player that gets somewhere: it seldom declines, seldom stops, and walks towards new monasteries.

Plain random play leaves the pilgrims near Coimbra and hardly ever sees the far monasteries; here the pilgrims of
every other seat make for those first.
"""

import random

from stammtisch.core.state import State
from stammtisch.games.coimbra.ids import FIRST_SPACE, NODES
from stammtisch.games.coimbra.places.pilgrimage import STEP, STOP
from stammtisch.games.coimbra.state import CoimbraState

SELDOM = {"decline", "stop", "distress", "end-income", "exchange-guards", "exchange-coins", "give-points"}


def choose(state: State, seat: int, legal: list[int], chooser: random.Random) -> int:
    assert isinstance(state, CoimbraState)
    actions = state.game.actions
    if STOP.action in legal and chooser.random() < 0.8:
        return towards_monastery(state, seat, legal)
    if actions[legal[0]].kind == "accept" and chooser.random() < 0.8:
        return legal[0]
    lively = [action for action in legal if actions[action].kind not in SELDOM]
    if lively and chooser.random() < 0.95:
        return chooser.choice(lively)
    return chooser.choice(legal)


def towards_monastery(state: CoimbraState, seat: int, legal: list[int]) -> int:
    """The step that leads nearest to a monastery without an own disk."""
    player = state.players[seat]
    new = [FIRST_SPACE + space for space in range(NODES - FIRST_SPACE) if not player.has_visited(space)]
    if not new:
        return STOP.action
    far = [node for node in new if state.box.space_level[node - FIRST_SPACE] == 2]
    if far and seat % 2:
        new = far
    # Breadth first from all goals at once; roads between places other than corners go both ways.
    distance = dict.fromkeys(new, 0)
    border = new
    while border:
        following = []
        for node in border:
            for road in range(int(state.box.road_first[node]), int(state.box.road_first[node + 1])):
                other = int(state.box.road_to[road])
                if other not in distance:
                    distance[other] = distance[node] + 1
                    following.append(other)
        border = following
    steps = [action for action in legal if STEP.has(action)]
    return min(steps, key=lambda action: distance[int(STEP.value(action))])
