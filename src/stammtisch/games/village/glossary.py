"""What the numbers of Village stand for: the fields of its actions, and the words for all things in one edition."""

from __future__ import annotations

from typing import Final

from stammtisch.core.family import Field
from stammtisch.core.glossary import Glossary
from stammtisch.core.texts import LANGUAGES, Argument, Name, joined
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.ids import ALL_CUSTOMER_IDS, ALL_CUSTOMERS, ALL_PLACE_IDS, ALL_SPACE_IDS
from stammtisch.games.village.expansions.prices import COINS, so_many
from stammtisch.games.village.ids import (
    BUILDING_IDS,
    BUILDINGS,
    CASTLE_IDS,
    COLOURS,
    CUBE_IDS,
    CUBES,
    CUSTOMERS,
    GOOD_IDS,
    GOODS,
    GROUP_IDS,
    NUMBER_IDS,
    NUMBERS,
    PAYMENT_IDS,
    PRIVILEGE_IDS,
    RANK_IDS,
    SPACES,
    STEPS,
    WAYS,
)
from stammtisch.games.village.payments import PAIR_COLOURS, PAYMENT_COUNTS
from stammtisch.games.village.texts import VillageTexts

SPACE: Final[Field] = Field("space", "space", range(SPACES))
CUBE: Final[Field] = Field("cube", "cube", range(CUBES))
NUMBER: Final[Field] = Field("number", "figure", range(NUMBERS))
GOOD: Final[Field] = Field("good", "good", range(GOODS))
BUILDING: Final[Field] = Field("building", "building", range(BUILDINGS))
CUSTOMER: Final[Field] = Field("customer", "customer", range(CUSTOMERS))
PRIVILEGE: Final[Field] = Field("privilege", "privilege", range(STEPS))
COLOUR: Final[Field] = Field("cubes", "cube", range(COLOURS))
TWO_COLOURS: Final[Field] = Field("cubes", "pair", range(len(PAIR_COLOURS)))
PAYMENT: Final[Field] = Field("payment", "payment", range(len(PAYMENT_COUNTS)))
WAY: Final[Field] = Field("way", "way", range(WAYS))


def glossary_of(box: Components, texts: VillageTexts) -> Glossary:
    """The words of an edition for the things of the base game."""
    found = Glossary()
    found.add("player", texts.player_ids, texts.players)
    found.add("cube", CUBE_IDS, box.cube_names)
    found.add("space", ALL_SPACE_IDS, box.space_names)
    found.add("figure", NUMBER_IDS, box.number_names)
    # What a label tells about a place, expansions know.
    found.add("place", ALL_PLACE_IDS, box.place_names, [{} for _ in ALL_PLACE_IDS])
    found.add("target", ALL_PLACE_IDS, box.place_names)
    goods: list[dict[str, Argument]] = []
    for good in range(GOODS):
        building = int(box.good_building[good])
        goods.append({"building": box.building_names[building], "time": int(box.make_time[building])})
    found.add("good", GOOD_IDS, box.good_names, goods)
    trained: list[dict[str, Argument]] = [{"time": int(box.train_time[building])} for building in range(BUILDINGS)]
    found.add("building", BUILDING_IDS, box.building_names, trained)
    worth: list[dict[str, Argument]] = [{"points": int(box.customer_points[who])} for who in range(ALL_CUSTOMERS)]
    found.add("customer", ALL_CUSTOMER_IDS, box.customer_names, worth)
    found.add("castle", CASTLE_IDS, box.castle_names)
    ways: list[dict[str, Argument]] = []
    for way in range(WAYS):
        ways.append({"start": box.end_names[int(box.way_from[way])], "end": box.end_names[int(box.way_to[way])]})
    found.add("way", box.way_ids, [box.end_names[int(box.way_to[way])] for way in range(WAYS)], ways)
    found.add("privilege", PRIVILEGE_IDS, texts.privileges)
    found.add("group", GROUP_IDS, box.group_names)
    found.add("rank", RANK_IDS, box.rank_names)
    found.add("fate", [], box.fate_names)
    found.add("pair", [pair_id(pair) for pair in PAIR_COLOURS], [pair_name(box, pair) for pair in PAIR_COLOURS])
    payments = [payment_name(box, counts) for counts in PAYMENT_COUNTS]
    found.add("payment", [payment_id(counts) for counts in PAYMENT_COUNTS], payments)
    found.facts["well"] = {"number": box.well_cubes}
    found.facts["mill"] = {"coins": box.mill_coins}
    found.facts["pay-time"] = {"time": box.church_time}
    return found


def pair_id(colours: list[int]) -> str:
    return "+".join(CUBE_IDS[colour] for colour in colours)


def pair_name(box: Components, colours: list[int]) -> Name:
    if colours[0] == colours[-1]:
        return so_many_cubes(box, colours[0], len(colours))
    return joined([box.cube_names[colour] for colour in colours])


def payment_id(counts: list[int]) -> str:
    return "+".join(PAYMENT_IDS[kind] for kind in range(COLOURS + 1) for _ in range(counts[kind]))


def so_many_cubes(box: Components, colour: int, number: int) -> Name:
    """Cubes of one colour, in words: "2 brown cubes"; with the accusative, which German needs for one."""
    name = box.cube_names[colour]
    forms: dict[str, str] = {}
    for language in LANGUAGES:
        forms[language] = f"{number} {name.form(language, '' if number == 1 else 'several')}"
        forms[f"{language}.acc"] = f"{number} {name.form(language, 'acc' if number == 1 else 'several')}"
    return Name(forms)


def payment_name(box: Components, counts: list[int]) -> Name:
    """What is handed over, in words: "2 brown cubes and 1 coin"."""
    parts = [so_many_cubes(box, colour, counts[colour]) for colour in range(COLOURS) if counts[colour]]
    coins = counts[COLOURS]
    if coins:
        parts.append(Name(so_many(coins, COINS)))
    forms = joined(parts).forms
    for language, words in joined(parts, "acc").forms.items():
        forms[f"{language}.acc"] = words
    return Name(forms)


def figure_words(box: Components, place: int, number: int) -> dict[str, Argument]:
    """A figure in a sentence: the number printed on it, and where it stands."""
    return {"number": box.number_names[number], "place": box.place_names[place]}
