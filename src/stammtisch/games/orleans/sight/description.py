"""What a drawing of Orléans needs to know and never changes: boards, tracks, deeds, places, explanations."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.plain import Json
from stammtisch.core.texts import Texts
from stammtisch.core.views import explained
from stammtisch.games.orleans.components import Components
from stammtisch.games.orleans.ids import (
    ANY_KIND,
    CRAFTSMAN,
    DEED_IDS,
    DEEDS,
    EVENT_IDS,
    EVENTS,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KINDS,
    OWN,
    PLACE_IDS,
    PLACES,
    ROUTE_KIND_IDS,
    ROUTES,
    SPACES,
    TILES,
    TOWN_IDS,
    TOWNS,
    TRACKS,
    kind_of_tile,
)


def describe(box: Components, texts: Texts) -> dict[str, Json]:
    """All of it, by part."""
    towns: list[Json] = [{"id": TOWN_IDS[town], "x": box.town_x[town], "y": box.town_y[town]} for town in range(TOWNS)]
    routes: list[Json] = []
    for route in range(ROUTES):
        spaces: list[Json] = []
        spaces.extend(box.route_goods[route])
        routes.append(
            {
                "id": box.route_ids[route],
                "a": TOWN_IDS[box.route_a[route]],
                "b": TOWN_IDS[box.route_b[route]],
                "kind": ROUTE_KIND_IDS[box.route_is[route]],
                "goods_from_players": spaces,
            }
        )
    goods: list[Json] = [
        {"id": GOOD_IDS[good], "points": box.good_points[good], "count": box.good_count[good]} for good in range(GOODS)
    ]
    events: list[Json] = [
        {
            "id": EVENT_IDS[event],
            "count": box.event_count[event],
            **explained(texts.explanations[f"event-{EVENT_IDS[event]}"]),
        }
        for event in range(EVENTS)
    ]
    return {
        "towns": towns,
        "routes": routes,
        "goods": goods,
        "events": events,
        "tracks": _tracks(box, texts),
        "development": _development(box, texts),
        "places": _places(box, texts),
        "deeds": _deeds(box, texts),
        "market_spaces": box.market_spaces,
        "rounds": box.rounds,
    }


def _tracks(box: Components, texts: Texts) -> list[Json]:
    """The character tracks with the reward of each space after the first."""
    rewards: list[list[Json]] = [
        [GOOD_IDS[good] for good in box.farm_goods],
        list(box.boatman_coins),
        ["technology" for _ in box.craftsman_farmer_only],
        ["I" if categories == 1 else "I+II" for categories in box.trader_categories],
        list(box.draws),
        list(box.scholar_points),
    ]
    citizens = {1: box.boatmen_citizen_at, 4: box.knights_citizen_at}
    farmer_only = [step + 1 for step, is_for_farmer in enumerate(box.craftsman_farmer_only) if is_for_farmer]
    return [
        {
            "id": KIND_IDS[kind],
            "last": int(box.track_last[kind]),
            "steps": rewards[kind],
            "citizen_at": citizens.get(kind),
            "farmer_only": [*farmer_only] if kind == CRAFTSMAN else [],
            **explained(texts.explanations[f"track-{KIND_IDS[kind]}"]),
        }
        for kind in range(TRACKS)
    ]


def _development(box: Components, texts: Texts) -> dict[str, Json]:
    spaces: list[Json] = [
        {
            "coins": int(box.development_coins[space]),
            "citizen": box.development_citizen[space] >= 0,
            "status": int(box.development_status[space]),
        }
        for space in range(int(box.development_last) + 1)
    ]
    return {"spaces": spaces, **explained(texts.explanations["development"])}


def _places(box: Components, texts: Texts) -> list[Json]:
    found: list[Json] = []
    for place in range(PLACES):
        first = box.first_space[place]
        spaces: list[Json] = []
        for space in range(first, first + box.space_count[place]):
            kind = int(box.space_kind[space])
            spaces.append(
                {
                    "id": box.space_ids[space],
                    "kind": "any" if kind == ANY_KIND else KIND_IDS[kind],
                    "takes": _takes(box, space),
                }
            )
        found.append(
            {
                "id": PLACE_IDS[place],
                "category": ("board", "I", "II")[box.category[place]],
                "spaces": spaces,
                "is_market": first >= SPACES,
                **explained(texts.explanations[f"place-{PLACE_IDS[place]}"]),
            }
        )
    return found


def _takes(box: Components, space: int) -> list[Json]:
    """The followers that may be planned on a space by itself, its own kind first (O-4.2, O-4.3)."""
    found: list[Json] = []
    last: list[Json] = []
    for tile in range(TILES):
        kind = kind_of_tile(tile)
        fits = (box.fits[kind] >> i64(space)) & 1 and not (tile >= OWN and (box.town_hall_mask >> i64(space)) & 1)
        if fits:
            (found if box.space_kind[space] in (kind, ANY_KIND) else last).append(box.tile_ids[tile])
    return [*found, *last]


def _deeds(box: Components, texts: Texts) -> list[Json]:
    found: list[Json] = []
    for deed in range(DEEDS):
        wants: dict[str, Json] = {}
        for kind in range(KINDS):
            if box.deed_wants[deed * KINDS + kind]:
                wants[KIND_IDS[kind]] = int(box.deed_wants[deed * KINDS + kind])
        found.append(
            {
                "id": DEED_IDS[deed],
                "wants": wants,
                "coins": box.deed_coins[deed],
                "development": box.deed_development[deed],
                **explained(texts.explanations["deed-canalisation" if box.deed_development[deed] else "deed"]),
            }
        )
    return found
