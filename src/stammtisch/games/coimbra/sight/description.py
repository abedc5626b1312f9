"""What a drawing of Coimbra needs to know and never changes: board, map, tracks, cards, tiles, explanations."""

from __future__ import annotations

from typing import Final

from stammtisch.core.bits import numbers_in
from stammtisch.core.plain import Json
from stammtisch.core.texts import Argument, Name, Texts, joined
from stammtisch.core.vectors import numbers
from stammtisch.core.views import explained
from stammtisch.games.coimbra.components import Components
from stammtisch.games.coimbra.glossary import NOTHING, reward_name
from stammtisch.games.coimbra.ids import (
    ANY_RESOURCE,
    BACK_IDS,
    BONUS_IDS,
    CARD_IDS,
    CARDS,
    CLASS_IDS,
    CLASSES,
    COLOUR_IDS,
    DIPLOMA_IDS,
    FAVOUR_IDS,
    FAVOURS,
    FIRST_FAVOUR_BONUS,
    FIRST_III,
    FIRST_MONASTERY_BONUS,
    FIRST_SPACE,
    GUARDS,
    LOCATION_IDS,
    LOCATIONS,
    MONASTERIES,
    MONASTERY_IDS,
    NODE_IDS,
    NODES,
    PER_CARD_OF_CLASS,
    RESOURCE_IDS,
    SCORING_TILE_IDS,
    START_CARDS,
    TASK_IDS,
    VOYAGE_IDS,
    VOYAGES,
    ZONE_IDS,
)

RESOURCE_NAMES: Final = [Name({"en": "guards", "de": "Wachen"}), Name({"en": "coins", "de": "Münzen"})]


def describe(box: Components, texts: Texts) -> dict[str, Json]:
    """All of it, by part."""
    return {
        "rounds": box.rounds,
        "most_resources": int(box.most_resources),
        "last_space": int(box.last_space),
        "distress": {"guards": int(box.distress_guards), "coins": int(box.distress_coins)},
        "locations": _locations(box, texts),
        "nodes": _nodes(box),
        "roads": _roads(box),
        "tracks": _tracks(box, texts),
        "cards": _cards(box, texts),
        "monasteries": _monasteries(box, texts),
        "voyages": _voyages(box, texts),
        "favours": _favours(box, texts),
        "scoring_tiles": _scoring_tiles(box),
        "flag_crowns": numbers(box.flag_crowns),
        "diplomas": {"points": numbers(box.diploma_points), **explained(texts.explanations["diplomas"], rule="C-17.6")},
    }


def explain_bonus(box: Components, texts: Texts, bonus: int) -> dict[str, Json]:
    """What a card, monastery or favour tile does, in a sentence."""
    guards = int(box.guards[bonus])
    coins = int(box.coins[bonus])
    points = int(box.points[bonus])
    of = int(box.of[bonus])
    resource = int(box.resource[bonus])
    amount = int(box.amount[bonus])
    values = [str(value) for value in counted_influence(box, bonus)]
    bands = list(zip(box.bands[bonus], box.band_points[bonus], strict=True))
    arguments: dict[str, Argument] = {
        "reward": reward_name(guards, coins, points, int(box.steps[bonus])),
        "resources": reward_name(guards, coins),
        "guards": guards,
        "coins": coins,
        "points": points,
        "amount": amount,
        "class": box.class_names[of],
        "track": box.track_names[of],
        "die": box.colour_names[of],
        "resource": NOTHING if resource == ANY_RESOURCE else RESOURCE_NAMES[resource],
        "price": reward_name(amount, 0) if resource == GUARDS else reward_name(0, amount),
        "values": Name({"en": " or ".join(values), "de": " oder ".join(values)}),
        "bands": Name(
            {
                "en": ", ".join([f"{worth} from space {space} on" for space, worth in bands]),
                "de": ", ".join([f"{worth} ab Feld {space}" for space, worth in bands]),
            }
        ),
    }
    return explained(texts.explanations[BONUS_IDS[int(box.bonus[bonus])]], arguments, box.bonus_rules[bonus])


def counted_influence(box: Components, bonus: int) -> list[int]:
    """The values of influence for which a bonus counts cards."""
    return sorted({int(box.influence[card]) for card in numbers_in(box.counted_cards[bonus])})


def picture_bonus(box: Components, bonus: int) -> dict[str, Json]:
    """The numbers of a bonus, for pictures; `of` is the class, track or colour that it is about, `values` influence."""
    resource = int(box.resource[bonus])
    return {
        "guards": int(box.guards[bonus]),
        "coins": int(box.coins[bonus]),
        "points": int(box.points[bonus]),
        "steps": int(box.steps[bonus]),
        "amount": int(box.amount[bonus]),
        "of": CLASS_IDS[int(box.of[bonus])],
        "resource": None if resource == ANY_RESOURCE else RESOURCE_IDS[resource],
        "values": [*counted_influence(box, bonus)],
    }


def _locations(box: Components, texts: Texts) -> list[Json]:
    found: list[Json] = []
    for location in range(LOCATIONS):
        tokens: list[Json] = [[*by_count[location]] for by_count in box.tokens]
        template = texts.explanations["location-castle" if location == 0 else "location-city"]
        found.append({"id": LOCATION_IDS[location], "tokens": tokens, **explained(template)})
    return found


def _nodes(box: Components) -> list[Json]:
    return [
        {
            "id": NODE_IDS[node],
            "x": box.node_x[node],
            "y": box.node_y[node],
            "colour": box.node_colour[node],
            "level": BACK_IDS[box.space_level[node - FIRST_SPACE]] if node >= FIRST_SPACE else "",
        }
        for node in range(NODES)
    ]


def _roads(box: Components) -> list[Json]:
    return [{"a": NODE_IDS[a], "b": NODE_IDS[b], "one_way": one_way} for a, b, one_way in box.roads]


def _tracks(box: Components, texts: Texts) -> list[Json]:
    found: list[Json] = []
    for track in range(CLASSES):
        boxes: list[Json] = []
        for first, last in box.box_edges[track]:
            place = track * (int(box.last_space) + 1) + first
            boxes.append(
                {
                    "first": first,
                    "last": last,
                    "guards": int(box.income_guards[place]),
                    "coins": int(box.income_coins[place]),
                    "points": int(box.income_points[place]),
                    "steps": int(box.income_steps[place]),
                }
            )
        found.append(
            {
                "id": CLASS_IDS[track],
                "colour": COLOUR_IDS[track],
                "crowns": int(box.token_crowns[track]),
                "boxes": boxes,
                **explained(texts.explanations[f"track-{CLASS_IDS[track]}"]),
            }
        )
    return found


def _cards(box: Components, texts: Texts) -> list[Json]:
    found: list[Json] = []
    for card in range(CARDS):
        cost = int(box.card_cost[card])
        found.append(
            {
                "id": CARD_IDS[card],
                "back": BACK_IDS[0 if card < START_CARDS else 1 if card < FIRST_III else 2],
                "class": CLASS_IDS[int(box.card_class[card])],
                "cost": None if cost == ANY_RESOURCE else RESOURCE_IDS[cost],
                "influence": int(box.influence[card]),
                "diplomas": [DIPLOMA_IDS[kind] for kind in box.card_diplomas[card]],
                "zone": ZONE_IDS[int(box.zone[card])],
                "bonus": BONUS_IDS[int(box.bonus[card])],
                "shows": picture_bonus(box, card),
                **explain_bonus(box, texts, card),
            }
        )
    return found


def _monasteries(box: Components, texts: Texts) -> list[Json]:
    return [
        {
            "id": MONASTERY_IDS[tile],
            "level": BACK_IDS[box.level[tile]],
            "immediate": box.is_immediate[FIRST_MONASTERY_BONUS + tile],
            "bonus": BONUS_IDS[int(box.bonus[FIRST_MONASTERY_BONUS + tile])],
            "shows": picture_bonus(box, FIRST_MONASTERY_BONUS + tile),
            **explain_bonus(box, texts, FIRST_MONASTERY_BONUS + tile),
        }
        for tile in range(MONASTERIES)
    ]


def _favours(box: Components, texts: Texts) -> list[Json]:
    return [
        {
            "id": FAVOUR_IDS[favour],
            "crowns": int(box.favour_crowns[favour]),
            "bonus": BONUS_IDS[int(box.bonus[FIRST_FAVOUR_BONUS + favour])],
            "shows": picture_bonus(box, FIRST_FAVOUR_BONUS + favour),
            **explain_bonus(box, texts, FIRST_FAVOUR_BONUS + favour),
        }
        for favour in range(FAVOURS)
    ]


def _voyages(box: Components, texts: Texts) -> list[Json]:
    found: list[Json] = []
    for voyage in range(VOYAGES):
        task = int(box.task[voyage])
        arguments: dict[str, Argument] = {
            "points": int(box.task_points[voyage]),
            "amount": int(box.task_amount[voyage]),
            "class": box.class_names[int(box.task_class[voyage])],
            "tracks": joined([box.track_names[track] for track in box.task_tracks[voyage]]),
        }
        template = texts.explanations["per-card" if task == PER_CARD_OF_CLASS else TASK_IDS[task]]
        found.append(
            {
                "id": VOYAGE_IDS[voyage],
                "cost": int(box.voyage_cost[voyage]),
                "resource": RESOURCE_IDS[int(box.voyage_resource[voyage])],
                "task": TASK_IDS[task],
                "points": int(box.task_points[voyage]),
                "amount": int(box.task_amount[voyage]),
                "class": CLASS_IDS[int(box.task_class[voyage])],
                "tracks": [CLASS_IDS[track] for track in box.task_tracks[voyage]],
                **explained(template, arguments, box.voyage_rules[voyage]),
            }
        )
    return found


def _scoring_tiles(box: Components) -> list[Json]:
    return [
        {"id": tile, "four": [*box.tile_four[number]], "two_three": [*box.tile_fewer[number]]}
        for number, tile in enumerate(SCORING_TILE_IDS)
    ]
