"""What an observation shows of Marriage, all of it open, and what a drawing needs to know of its board (VM-1.1)."""

from __future__ import annotations

from stammtisch.core.plain import Json
from stammtisch.core.texts import Texts
from stammtisch.core.vectors import tables_of_players
from stammtisch.core.views import explained
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.ids import ALL_PLACE_IDS
from stammtisch.games.village.expansions.marriage.components import box_of
from stammtisch.games.village.expansions.marriage.ids import (
    BONUS_IDS,
    RANKS,
    SIDE_RANK_IDS,
    SIDE_RANKS,
    first_of,
    place_of,
    second_of,
)
from stammtisch.games.village.expansions.marriage.legend import figure_in_words
from stammtisch.games.village.expansions.marriage.places.ceremony import first_rank
from stammtisch.games.village.expansions.marriage.table import table_of
from stammtisch.games.village.expansions.prices import shown_cost
from stammtisch.games.village.ids import COLOURS, CUBE_IDS
from stammtisch.games.village.state import VillageState


def observe(state: VillageState, view: dict[str, Json]) -> None:
    """Add ceremony, couples, pink figures, and everybody's bread and tools."""
    table = table_of(state)
    first = first_rank(state)
    ranks: dict[str, Json] = {}
    for rank in range(RANKS):
        ranks[SIDE_RANK_IDS[first + rank]] = figure_in_words(table.ranks[rank])
    couples: list[Json] = []
    for pair in table.couples:
        partners: list[Json] = [figure_in_words(first_of(pair)), figure_in_words(second_of(pair))]
        couples.append({"place": ALL_PLACE_IDS[int(place_of(pair))], "partners": partners})
    view["marriage"] = {
        "board_side": "b" if first else "a",
        "ranks": ranks,
        "couples": couples,
        "pink_figures": int(table.pink),
    }
    for seat, player in enumerate(tables_of_players(view, int(state.seats))):
        player["bread"] = int(table.bread[seat])
        player["tools"] = int(table.tools[seat])


def describe(box: Components, texts: Texts) -> dict[str, Json]:
    """The board of Marriage: what never changes."""
    table = box_of(box)
    ranks: list[Json] = []
    for rank in range(SIDE_RANKS):
        ranks.append(
            {
                "id": SIDE_RANK_IDS[rank],
                "rank": rank % RANKS + 1,
                "bonus": BONUS_IDS[int(table.rank_bonus[rank])],
                "number": int(table.rank_number[rank]),
                "cubes": [CUBE_IDS[colour] for colour in table.rank_colours[rank]],
            }
        )
    die: list[Json] = [
        {
            "cube": CUBE_IDS[colour],
            "rank": int(table.die_rank[colour]) + 1,
            "building": ALL_PLACE_IDS[int(table.die_building[colour])],
        }
        for colour in range(COLOURS)
    ]
    return {
        "bread": {"count": table.bread, **explained(texts.explanations["bread"])},
        "tools": {"count": table.tools, **explained(texts.explanations["tools"])},
        "pink_figures": table.pink,
        "pink_figures_alone": table.pink_alone,
        "ceremony": {
            "time": table.ceremony_time,
            "cubes": table.ceremony_cubes,
            "ranks": ranks,
            **explained(texts.explanations["space-marriage"]),
        },
        "smuggler": {
            "sell_cubes": shown_cost(table.sell_cost),
            "sell_time": table.sell_time,
            "sell_points": table.sell_points,
            "queue_cubes": table.queue_cubes,
            "cubes_time": table.cubes_time,
            **explained(texts.explanations["space-smuggler"]),
        },
        "die": die,
        "couples": [*table.couples],
        "bakery": {
            "bread": table.bakery_bread,
            "mixed_bread": table.mixed_bread,
            "mixed_grain": table.mixed_grain,
            **explained(texts.explanations["bakery"]),
        },
        "shop": {
            "tools": table.shop_tools,
            "mixed_tools": table.mixed_tools,
            "mixed_cubes": [CUBE_IDS[colour] for colour in table.mixed_cubes],
            **explained(texts.explanations["shop"]),
        },
        "parents": explained(texts.explanations["parents"]),
    }
