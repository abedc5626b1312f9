"""The catalogue of Coimbra: every action that can ever be offered, numbered once and for all.

The constants are the first number of each family; the order of the families follows the game.
Adding or moving a family changes every recorded game, so new families go to the end.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.actions import Catalogue, CatalogueBuilder
from stammtisch.core.texts import Template
from stammtisch.games.coimbra.components import Components
from stammtisch.games.coimbra.ids import (
    CARD_IDS,
    CARDS,
    CLASS_IDS,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    CORNERS,
    FACES,
    FAVOUR_IDS,
    FAVOURS,
    LOCATION_IDS,
    LOCATIONS,
    MAX_SEATS,
    NODE_IDS,
    NODES,
    RESOURCE_IDS,
    RESOURCES,
    ROW,
    UPPER,
    VOYAGE_IDS,
    VOYAGES,
)

MOST_ACCEPTED: Final = 120

# family: first number                                   fields               question
START_GROUP: Final = 0  #                                 group                ChooseStart
START_CORNER: Final = START_GROUP + MAX_SEATS  #          corner               ChooseStart
USE: Final = START_CORNER + CORNERS  #                    card                 UseStartCard, OpenIncome
TAKE_DIE: Final = USE + CARDS  #                          colour, value        TakeDie
PLACE_DIE: Final = TAKE_DIE + COLOURS * FACES  #          location             PlaceDie
FAVOUR: Final = PLACE_DIE + LOCATIONS  #                  favour tile          TriggerInCastle, TakeFavour
ACQUIRE: Final = FAVOUR + FAVOURS  #                      card                 TriggerInCity, PickDiscarded
DISTRESS: Final = ACQUIRE + CARDS  #                      –                    TriggerInCastle, TriggerInCity
STEP: Final = DISTRESS + 1  #                             place on the map     MovePilgrim
STOP: Final = STEP + NODES - CORNERS  #                   –                    MovePilgrim
DECLINE: Final = STOP + 1  #                              –                    whatever may be declined
INVEST: Final = DECLINE + 1  #                            voyage               Invest
PUT_CAP: Final = INVEST + VOYAGES  #                      location, place      PutCap
GAIN_RESOURCE: Final = PUT_CAP + (LOCATIONS - 1) * ROW  # resource             ChooseResource
PAY_PRICE: Final = GAIN_RESOURCE + RESOURCES  #           –                    PayForReward
REPEAT_CARD: Final = PAY_PRICE + 1  #                     card                 RepeatBonus
BROWSE: Final = REPEAT_CARD + CARDS  #                    class                BrowseDiscards
GIVE_RESOURCES: Final = BROWSE + CLASSES  #               –                    GiveTribute
GIVE_POINTS: Final = GIVE_RESOURCES + 1  #                –                    GiveTribute
LOSE_POINTS: Final = GIVE_POINTS + 1  #                   –                    LoseCleric
LOSE_CARD: Final = LOSE_POINTS + 1  #                     card                 LoseCleric
SCORE_VOYAGE: Final = LOSE_CARD + CARDS  #                voyage               ScoreVoyage
SCORE_CARD: Final = SCORE_VOYAGE + VOYAGES  #             card                 ScoreCard
SCORE_TRACK: Final = SCORE_CARD + CARDS  #                track                ScoreTrack
ACTIVATE: Final = SCORE_TRACK + CLASSES  #                colour               Income
ACTIVATE_WHITE: Final = ACTIVATE + CLASSES  #             track                Income
EXCHANGE_ONCE: Final = ACTIVATE_WHITE + CLASSES  #        resource             Income, OpenIncome, MovePilgrim
END_INCOME: Final = EXCHANGE_ONCE + RESOURCES  #          –                    Income
ADVANCE_TRACK: Final = END_INCOME + 1  #                  track                AdvanceTrack
ACCEPT: Final = ADVANCE_TRACK + CLASSES  #                number               AcceptReward
ACTIONS: Final = ACCEPT + MOST_ACCEPTED + 1


def build_catalogue(box: Components, labels: dict[str, Template]) -> Catalogue:
    """The catalogue with the names of this edition."""
    build = CatalogueBuilder(labels)
    for group in range(MAX_SEATS):
        build.add(START_GROUP, "start-cards", {"group": str(group + 1)}, {"group": group + 1})
    for corner in range(CORNERS):
        build.add(START_CORNER, "start-corner", {"corner": NODE_IDS[corner]}, {"corner": box.node_names[corner]})
    _add_cards(build, box, USE, "use")
    for colour in range(COLOURS):
        for value in range(1, FACES + 1):
            fields = {"colour": COLOUR_IDS[colour], "value": str(value)}
            build.add(TAKE_DIE, "take", fields, {"die": box.colour_names[colour], "value": value})
    for location in range(LOCATIONS):
        fields = {"location": LOCATION_IDS[location]}
        build.add(PLACE_DIE, "place", fields, {"location": box.location_names[location]})
    for favour in range(FAVOURS):
        build.add(FAVOUR, "favour", {"favour": FAVOUR_IDS[favour]}, {"favour": box.favour_names[favour]})
    _add_cards(build, box, ACQUIRE, "acquire")
    build.add(DISTRESS, "distress", {}, {"guards": int(box.distress_guards), "coins": int(box.distress_coins)})
    for node in range(CORNERS, NODES):
        build.add(STEP, "step", {"node": NODE_IDS[node]}, {"node": box.node_names[node]})
    build.add(STOP, "stop", {}, {})
    build.add(DECLINE, "decline", {}, {})
    _add_voyages(build, box, INVEST, "invest")
    for location in range(UPPER, LOCATIONS):
        for place in range(1, ROW + 1):
            fields = {"location": LOCATION_IDS[location], "place": str(place)}
            build.add(PUT_CAP, "cap", fields, {"location": box.location_names[location], "place": place})
    for resource in RESOURCE_IDS:
        build.add(GAIN_RESOURCE, f"gain-{resource}", {}, {})
    build.add(PAY_PRICE, "pay", {}, {})
    _add_cards(build, box, REPEAT_CARD, "repeat")
    for cls in range(CLASSES):
        build.add(BROWSE, "browse", {"class": CLASS_IDS[cls]}, {"class": box.class_names[cls]})
    for kind in ("give-resources", "give-points", "lose-points"):
        build.add(GIVE_RESOURCES, kind, {}, {})
    _add_cards(build, box, LOSE_CARD, "lose")
    _add_voyages(build, box, SCORE_VOYAGE, "score-voyage")
    _add_cards(build, box, SCORE_CARD, "score-card")
    _add_tracks(build, box, SCORE_TRACK, "score-track")
    for colour in range(CLASSES):
        build.add(ACTIVATE, "activate", {"colour": COLOUR_IDS[colour]}, {"die": box.colour_names[colour]})
    _add_tracks(build, box, ACTIVATE_WHITE, "activate-white")
    for resource in RESOURCE_IDS:
        build.add(EXCHANGE_ONCE, f"exchange-{resource}", {}, {})
    build.add(END_INCOME, "end-income", {}, {})
    _add_tracks(build, box, ADVANCE_TRACK, "advance")
    for number in range(MOST_ACCEPTED + 1):
        build.add(ACCEPT, "accept", {"number": str(number)}, {"number": number})
    return build.finish(ACTIONS)


def _add_cards(build: CatalogueBuilder, box: Components, base: int, kind: str) -> None:
    for card in range(CARDS):
        build.add(base, kind, {"card": CARD_IDS[card]}, {"card": box.card_names[card]})


def _add_voyages(build: CatalogueBuilder, box: Components, base: int, kind: str) -> None:
    for voyage in range(VOYAGES):
        build.add(base, kind, {"voyage": VOYAGE_IDS[voyage]}, {"voyage": box.voyage_names[voyage]})


def _add_tracks(build: CatalogueBuilder, box: Components, base: int, kind: str) -> None:
    for track in range(CLASSES):
        build.add(base, kind, {"track": CLASS_IDS[track]}, {"track": box.track_names[track]})
