"""What a drawing of Village needs to know and never changes: spaces, crafts, market, boards, tray, explanations."""

from __future__ import annotations

from stammtisch.core.plain import Json
from stammtisch.core.texts import Texts
from stammtisch.core.views import explained
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.ids import ALL_CUSTOMER_IDS, ALL_CUSTOMERS, DEMAND_IDS, DEMANDS
from stammtisch.games.village.ids import (
    BUILDING_IDS,
    BUILDINGS,
    CASTLE_IDS,
    CASTLES,
    CHURCH,
    COLOURS,
    COUNCIL,
    CUBE_IDS,
    CUBES,
    END_IDS,
    GOOD_IDS,
    GOODS,
    GROUP_IDS,
    GROUPS,
    MILL,
    NUMBER_IDS,
    NUMBERS,
    PLACE_IDS,
    PRIVILEGE_IDS,
    RANK_IDS,
    REWARD_IDS,
    ROADS,
    SPACE_IDS,
    SPACES,
    STEPS,
    TRAY,
    cost_of,
)
from stammtisch.games.village.texts import VillageTexts


def describe(box: Components, texts: VillageTexts) -> dict[str, Json]:
    """All of it, by part."""
    cubes: list[Json] = [
        {"id": CUBE_IDS[cube], "count": box.cube_count[cube], "bag": _list(box.bag_adds[cube])} for cube in range(CUBES)
    ]
    spaces: list[Json] = [
        {
            "id": SPACE_IDS[space],
            "cubes": _list(box.space_cubes[space]),
            **explained(texts.explanations[f"space-{SPACE_IDS[space]}"]),
        }
        for space in range(SPACES)
    ]
    goods: list[Json] = [{"id": GOOD_IDS[good], "count": box.good_count[good]} for good in range(GOODS)]
    figures: list[Json] = [
        {"id": NUMBER_IDS[number], "count": box.figure_count[number], "start": box.figure_start[number]}
        for number in range(NUMBERS)
    ]
    return {
        "cubes": cubes,
        "spaces": spaces,
        "goods": goods,
        "figures": figures,
        "well": {"cubes": box.well_cubes, **explained(texts.explanations["well"])},
        "farm": {"grain": box.grain_spaces, "lifetime": box.lifetime, **explained(texts.explanations["lifetime"])},
        "crafts": _crafts(box),
        "customers": _customers(box, texts),
        "stalls": _list(box.stalls),
        "queue": box.queue,
        "sale": {"cubes": _cost(box.sale_cost), "time": box.sale_time},
        "council": _council(box),
        "church": _church(box),
        "travel": _travel(box),
        "chronicle": _chronicle(box, texts),
        "graveyard": {"graves": _list(box.graves), **explained(texts.explanations["graveyard"])},
        "solo": _solo(box, texts),
    }


def _list(numbers: list[int]) -> list[Json]:
    found: list[Json] = []
    found.extend(numbers)
    return found


def _cost(code: int) -> dict[str, Json]:
    """A price in cubes: colour -> how many."""
    found: dict[str, Json] = {}
    for colour in range(COLOURS):
        number = int(cost_of(code, colour))
        if number:
            found[CUBE_IDS[colour]] = number
    return found


def _crafts(box: Components) -> list[Json]:
    found: list[Json] = []
    for building in range(BUILDINGS + 1):
        goods: list[Json] = [GOOD_IDS[good] for good in box.building_goods[building]]
        found.append(
            {
                "id": BUILDING_IDS[building],
                "goods": goods,
                "train": int(box.train_time[building]) if building != MILL else None,
                "make": int(box.make_time[building]),
                "cubes": _cost(int(box.craft_cost[building])),
                "grain": int(box.craft_grain[building]),
                "coins": box.mill_coins if building == MILL else 0,
            }
        )
    return found


def _customers(box: Components, texts: Texts) -> list[Json]:
    found: list[Json] = []
    for customer in range(ALL_CUSTOMERS):
        goods: dict[str, Json] = {}
        for good in range(GOODS):
            number = int(box.customer_goods[customer * GOODS + good])
            if number:
                goods[GOOD_IDS[good]] = number
        demand: dict[str, Json] = {}
        for thing in range(DEMANDS):
            number = int(box.customer_demand[customer * DEMANDS + thing])
            if number:
                demand[DEMAND_IDS[thing]] = number
        bonus = texts.explanations.get(f"customer-{ALL_CUSTOMER_IDS[customer]}")
        found.append(
            {
                "id": ALL_CUSTOMER_IDS[customer],
                "goods": goods,
                "demand": demand,
                "grain": int(box.customer_grain[customer]),
                "points": int(box.customer_points[customer]),
                **(explained(bonus) if bonus is not None else {}),
            }
        )
    return found


def _council(box: Components) -> dict[str, Json]:
    steps: list[Json] = [
        {
            "id": PLACE_IDS[COUNCIL + step],
            "time": int(box.council_time[step]),
            "privilege": PRIVILEGE_IDS[step],
            "points": int(box.council_points[step]),
        }
        for step in range(STEPS)
    ]
    return {"steps": steps, "cubes": _cost(box.council_cost), "scrolls": box.council_scrolls}


def _church(box: Components) -> dict[str, Json]:
    steps: list[Json] = [
        {"id": PLACE_IDS[CHURCH + step], "grain": int(box.church_grain[step]), "points": int(box.church_points[step])}
        for step in range(STEPS)
    ]
    return {
        "steps": steps,
        "cubes": _cost(box.church_cost),
        "time": box.church_time,
        "monks": box.monks,
        "figures": box.mass_figures,
        "majority": box.majority_fame,
    }


def _travel(box: Components) -> dict[str, Json]:
    castles: list[Json] = [
        {
            "id": CASTLE_IDS[castle],
            "reward": REWARD_IDS[int(box.castle_reward[castle])],
            "number": int(box.castle_number[castle]),
            "flag": box.castle_flag[castle],
            "x": box.castle_x[castle],
            "y": box.castle_y[castle],
        }
        for castle in range(CASTLES)
    ]
    roads: list[Json] = [
        {"a": END_IDS[box.road_a[road]], "b": END_IDS[box.road_b[road]], "cubes": _cost(box.road_cost[road])}
        for road in range(ROADS)
    ]
    return {
        "castles": castles,
        "roads": roads,
        "village": {"x": box.village_x, "y": box.village_y},
        "time": box.travel_time,
        "wagons": box.travel_wagons,
        "points": _list(box.castle_points),
    }


def _chronicle(box: Components, texts: Texts) -> dict[str, Json]:
    groups: list[Json] = [{"id": GROUP_IDS[group], "slots": _list(box.group_slots[group])} for group in range(GROUPS)]
    return {"groups": groups, "points": _list(box.chronicle_points), **explained(texts.explanations["chronicle"])}


def _solo(box: Components, texts: Texts) -> dict[str, Json]:
    ring: list[Json] = [SPACE_IDS[space] for space in box.ring]
    fates: list[Json] = [_list(compartments) for compartments in box.fate_compartments]
    ranks: list[Json] = [{"id": RANK_IDS[rank], "from": least} for rank, least in enumerate(box.rank_from)]
    return {"compartments": TRAY, "ring": ring, "fates": fates, "ranks": ranks, **explained(texts.explanations["tray"])}
