"""About how many points a seat will have at the end: a plain judgement for computer opponents.

The points on the table, plus what cubes, goods, grain and figures should still bring while slots of the chronicle and
graves are free. It looks at open information only. Rules: V-8, V-9, V-11.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.games.village.ids import (
    BAG,
    BUILDINGS,
    CHURCH,
    COLOURS,
    COUNCIL,
    CRAFT,
    FARM,
    GOODS,
    HORSE,
    NUMBERS,
    OX,
    PLOUGH,
    SCROLL,
    STEPS,
    WAGON,
    count_all,
    count_of,
)
from stammtisch.games.village.scoring import (
    chronicle_points,
    church_points,
    council_points,
    customer_points,
    travel_points,
)
from stammtisch.games.village.state import Player, VillageState


def evaluate(state: VillageState, seat: int) -> float:
    """Points so far and about what is still to come."""
    player = state.players[seat]
    points = float(
        player.fame_in_all()
        + player.coins
        + travel_points(state, player)
        + church_points(state, player)
        + customer_points(state, player)
        + chronicle_points(state, player)
        + council_points(state, player)
    )
    if state.is_expanded:
        points += float(state.seams.fame(state, seat))
    if not state.stack:
        return points
    hopes = prospects(state, player)
    if state.is_expanded:
        hopes += state.seams.evaluate(state, seat)
    return points + hopes * time_left(state)


def time_left(state: VillageState) -> float:
    """How much of the game is left, from 1 at the start to 0 in the last turns."""
    if state.trigger >= 0:
        return 0.1
    slots = 0
    for of_group in state.chosen.group_slots:
        slots += of_group
    chronicle = float(state.chronicle_free()) / slots
    graves = float(state.graves) / state.box.graves[state.column]
    return 0.15 + 0.85 * min(chronicle, graves)


def prospects(state: VillageState, player: Player) -> float:
    """What a player's things should still bring in a whole game."""
    total = 0.0
    for colour in range(i64(COLOURS)):
        total += 0.8 * float(min(player.cubes[colour], i64(4)))
    worth = (2.0, 3.5, 2.0, 3.0, 3.0)
    for good in range(GOODS):
        total += worth[good] * float(min(player.goods[good], i64(2)))
    total += 0.6 * float(player.grain)
    total += tools(player)
    total += 0.7 * float(count_all(player.family[FARM]))
    total += 1.2 * float(count_all(player.family[BAG]))
    for building in range(i64(BUILDINGS)):
        if player.family[CRAFT + building] != 0:
            total += 2.0
    for step in range(i64(STEPS)):
        # Who is young will stay long, and be promoted further.
        total += 0.5 * young(player.family[COUNCIL + step]) + 0.3 * young(player.family[CHURCH + step])
    # Three members in the chronicle are the first that count, so those on the way there are worth something too.
    total += 1.3 * float(min(player.in_chronicle(), i64(5)))
    return total


def tools(player: Player) -> float:
    """A plough with an animal makes every harvest better."""
    if player.goods[PLOUGH] > 0:
        if player.goods[OX] > 0:
            return 2.0
        if player.goods[HORSE] > 0:
            return 1.0
    return 0.3 * float(min(player.goods[SCROLL] + player.goods[WAGON], i64(2)))


def young(packed: i64) -> float:
    """Figures weighed by their number."""
    total = 0.0
    for number in range(i64(NUMBERS)):
        total += float(count_of(packed, number)) * (1.0 + 0.5 * float(number))
    return total


assert GOODS == 5, "`prospects` has a worth for every good"
