"""What a learned judgement of Village looks at: the position of one seat as a row of numbers.

Open information only; the parts of the hand-made judgement are among it. `NAMES` says what each number is; a network
fits only the names that it was trained on.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.games.village.ids import (
    CASTLE_IDS,
    CASTLES,
    COLOURS,
    CUBE_IDS,
    FARM,
    FIGURE_BITS,
    FIGURE_MASK,
    GOOD_IDS,
    GOODS,
    GROUP_IDS,
    GROUPS,
    LAST_ON_BOARD,
    NUMBER_IDS,
    NUMBERS,
    PLACE_IDS,
    PLACES,
    SPACE_IDS,
    SPACES,
    count_all,
)
from stammtisch.games.village.judgement.dealings import (
    worth_of_customers,
    worth_of_goods,
    worth_of_journeys,
    worth_of_stores,
)
from stammtisch.games.village.judgement.evaluation import certain_points
from stammtisch.games.village.judgement.family import worth_of_family
from stammtisch.games.village.judgement.offices import (
    worth_of_bag,
    worth_of_majority,
    worth_of_privileges,
    worth_of_promotions,
)
from stammtisch.games.village.judgement.outlook import Outlook, cubes_on
from stammtisch.games.village.scoring import chronicle_points, church_points, council_points
from stammtisch.games.village.state import VillageState

NAMES: Final = [
    "round", "turns to come", "masses to come", "draws to come", "market days to come", "deaths to come", "pace",
    "is solo", "end is near", "cubes on the spaces", "graves", "certain points", "church points", "chronicle points",
    "council points", "worth of the family", "worth of privileges", "worth of the bag", "worth of the majority",
    "worth of promotions", "worth of journeys", "worth of customers", "worth of goods", "worth of stores", "coins",
    "grain", "time", "deaths due", "castles", "in the chronicle", "living", "steps in the church", "foremost step",
    "has the marker", "seats after the start player",
    *[f"cubes {cube}" for cube in CUBE_IDS[:COLOURS]],
    *[f"good {good}" for good in GOOD_IDS],
    *[f"figures {place}" for place in PLACE_IDS],
    *[f"visible figures {number}" for number in NUMBER_IDS],
    *[f"castle {castle}" for castle in CASTLE_IDS],
    *[f"slots left {group}" for group in GROUP_IDS],
    *[f"cubes on {space}" for space in SPACE_IDS],
    "others: most certain points", "others: most in the chronicle", "others: most steps in the church",
    "others: farthest step", "others: most castles", "others: latest time", "others: fewest living",
]  # fmt: skip


def features(state: VillageState, seat: int) -> vec[float]:
    """The numbers that `NAMES` names, for this seat."""
    player = state.players[seat]
    outlook = Outlook(state, seat)
    row = vec[float]([])
    row = append(row, float(state.round))
    row = append(row, outlook.turns)
    row = append(row, outlook.masses)
    row = append(row, outlook.draws)
    row = append(row, outlook.days)
    row = append(row, outlook.deaths)
    row = append(row, outlook.pace)
    row = append(row, 1.0 if state.is_solo else 0.0)
    row = append(row, 1.0 if state.trigger >= 0 else 0.0)
    row = append(row, float(state.cubes_left))
    row = append(row, float(state.graves))
    row = append(row, certain_points(state, player))
    row = append(row, float(church_points(state, player)))
    row = append(row, float(chronicle_points(state, player)))
    row = append(row, float(council_points(state, player)))
    row = append(row, worth_of_family(state, seat, outlook))
    row = append(row, worth_of_privileges(state, player, outlook))
    row = append(row, worth_of_bag(state, seat, outlook))
    row = append(row, worth_of_majority(state, seat, outlook))
    row = append(row, worth_of_promotions(state, player, outlook))
    row = append(row, worth_of_journeys(state, seat, outlook))
    row = append(row, worth_of_customers(state, seat, outlook))
    row = append(row, worth_of_goods(player, outlook))
    row = append(row, worth_of_stores(state, seat, outlook))
    row = append(row, float(state.coins_of(seat)))
    row = append(row, float(player.grain))
    row = append(row, float(player.time))
    row = append(row, float(player.deaths_due))
    row = append(row, float(player.castles_visited()))
    row = append(row, float(player.in_chronicle()))
    row = append(row, float(player.living()))
    row = append(row, float(state.steps_taken(seat)))
    row = append(row, float(state.foremost_step(seat)))
    row = append(row, 1.0 if state.marker == seat else 0.0)
    row = append(row, float((i64(seat) - state.start_seat) % state.circle))
    for colour in range(i64(COLOURS)):
        row = append(row, float(player.cubes[colour]))
    for good in range(i64(GOODS)):
        row = append(row, float(player.goods[good]))
    for place in range(i64(PLACES)):
        row = append(row, float(count_all(player.family[place])))
    visible: i64 = 0
    for place in range(i64(FARM), i64(LAST_ON_BOARD + 1)):
        visible += player.family[place]
    for number in range(i64(NUMBERS)):
        row = append(row, float((visible >> (FIGURE_BITS * number)) & FIGURE_MASK))
    for castle in range(i64(CASTLES)):
        row = append(row, float((player.castles >> castle) & 1))
    for group in range(i64(GROUPS)):
        row = append(row, float(state.chronicle[group]))
    for space in range(i64(SPACES)):
        row = append(row, float(cubes_on(state, space)))
    return with_others(state, seat, row)


def with_others(state: VillageState, seat: int, row: vec[float]) -> vec[float]:
    """What the strongest rival has of everything; alone at the table, nothing but Conny in the church."""
    certain = 0.0
    chronicle: i64 = 0
    steps: i64 = 0
    foremost: i64 = 0
    castles: i64 = 0
    time: i64 = 0
    living: i64 = 99
    for number in range(int(state.circle)):
        if number == seat:
            continue
        steps = max(steps, state.steps_taken(number))
        foremost = max(foremost, state.foremost_step(number))
        if number >= len(state.players):
            continue
        other = state.players[number]
        certain = max(certain, certain_points(state, other))
        chronicle = max(chronicle, other.in_chronicle())
        castles = max(castles, other.castles_visited())
        time = max(time, other.time)
        living = min(living, other.living())
    row = append(row, certain)
    row = append(row, float(chronicle))
    row = append(row, float(steps))
    row = append(row, float(foremost))
    row = append(row, float(castles))
    row = append(row, float(time))
    return append(row, float(living) if living < 99 else 0.0)
