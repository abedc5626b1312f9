"""A random player that gets somewhere: it acts when it can, keeps cubes for what they buy, and spends time freely.

Plain random play hardly ever travels, climbs or serves customers, so it never sees half of the rules.
"""

import random

from stammtisch.core.state import State
from stammtisch.games.village.expansions.ids import ALL_SPACE_IDS
from stammtisch.games.village.places.turn import WELL
from stammtisch.games.village.state import VillageState

SELDOM = {
    "no-action", "leave-market", "done", "return", "well", "lay-bread", "do-without", "go-on", "stop", "leave-island",
    "open-chest",
}  # fmt: skip
# How much likelier than others a kind of action is.
WEIGHTS = {
    "make": 3,
    "buy": 4,
    "serve": 6,
    "travel": 6,
    "advance": 12,
    "enter-council": 3,
    "promote": 4,
    "privilege": 2,
    "mill": 2,
    "marry": 2,
    "promote-bread": 3,
    "sell-bread": 2,
    "sell-tools": 2,
    "use-tool": 3,
    "brew": 3,
    "buy-card": 8,
    "play": 3,
    "load": 4,
    "load-figure": 3,
    "sail": 2,
    "dock": 5,
    "sell-cargo": 6,
    "take-tile": 4,
    "lighthouse": 8,
    "sell-tile": 8,
}
SPACE_WEIGHTS = {"craft": 3, "council": 3, "travel": 2, "market": 3, "marriage": 3, "smuggler": 2, "inn": 3}


def choose(state: State, seat: int, legal: list[int], chooser: random.Random) -> int:
    assert isinstance(state, VillageState)
    actions = state.game.actions
    if chooser.random() < 0.04:
        return chooser.choice(legal)
    lively = [action for action in legal if actions[action].kind not in SELDOM]
    if actions[legal[0]].kind == "take" and WELL.action in legal and chooser.random() < 0.15:
        return WELL.action
    if not lively:
        return chooser.choice(legal)
    weights = []
    for action in lively:
        entry = actions[action]
        weight = WEIGHTS.get(entry.kind, 1)
        if entry.kind in ("take", "choose"):
            weight = SPACE_WEIGHTS.get(entry.text("space"), 1)
            if entry.fields.get("cube") == "plague":
                weight = 1
        weights.append(weight)
    return chooser.choices(lively, weights)[0]


assert set(SPACE_WEIGHTS) <= set(ALL_SPACE_IDS)
