"""The log of Orléans: what can be told, and how its numbers turn into sentences.

An event holds the number of its message and plain numbers; `SHAPES` says what each number means.
The sentences stand in `texts.toml` under `[log]`.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.history import Event
from stammtisch.core.texts import Argument, Name, Template, joined
from stammtisch.games.orleans.components import Components

ROUND: Final = 0
CENSUS_FRONT: Final = 1
CENSUS_REAR: Final = 2
MOVED_BACK: Final = 3
DREW: Final = 4
DREW_NOTHING: Final = 5
TOWER_LOADED: Final = 6
PLANNED: Final = 7
PLANNED_NOTHING: Final = 8
USED: Final = 9
PASSED: Final = 10
PASSED_AUTOMATICALLY: Final = 11
TRAVELLED: Final = 12
TOOK_FROM_ROUTE: Final = 13
RECRUITED: Final = 14
GOT_GOOD: Final = 15
GOT_COINS: Final = 16
BANK_SHORT: Final = 17
PAID_COINS: Final = 18
DEVELOPED: Final = 19
CITIZEN: Final = 20
GOT_TECHNOLOGY: Final = 21
INSTALLED: Final = 22
BUILT_TILE: Final = 23
BUILT_STATION: Final = 24
SENT: Final = 25
BATHHOUSE_DREW: Final = 26
BATHHOUSE_PLACED: Final = 27
SHELTERED: Final = 28
GAVE_FOOD: Final = 29
PLAGUE_TOOK: Final = 30
PLAGUE_SPARED: Final = 31
PLAGUE_EMPTY_BAG: Final = 32
DEBT: Final = 33
LOST_GOOD: Final = 34
LOST_STATION: Final = 35
LOST_UNBUILT_STATION: Final = 36
LOST_FOLLOWER: Final = 37
LOST_STEP: Final = 38
LOST_TILE: Final = 39
LOST_TECHNOLOGY: Final = 40
LOST_KEPT_TECHNOLOGY: Final = 41
DEBT_LAPSED: Final = 42
EXCLUDED: Final = 43
LAST_CITIZEN_WON: Final = 44
LAST_CITIZEN_TIED: Final = 45
START_PLAYER: Final = 46
GAME_OVER: Final = 47

# message id, then what each number is; a name with * takes all numbers that are left
SHAPES: Final = [
    ("round", ["number:round", "event"]),
    ("census-front", ["player"]),
    ("census-rear", ["player"]),
    ("moved-back", ["player", "tile", "place"]),
    ("drew", ["player", "tiles*"]),
    ("drew-nothing", ["player"]),
    ("tower-loaded", ["player", "tile"]),
    ("planned", ["player", "placements*"]),
    ("planned-nothing", ["player"]),
    ("used", ["player", "place"]),
    ("passed", ["player"]),
    ("passed-automatically", ["player"]),
    ("travelled", ["player", "town"]),
    ("took-from-route", ["player", "good"]),
    ("recruited", ["player", "kind"]),
    ("got-good", ["player", "good"]),
    ("got-coins", ["player", "number:coins"]),
    ("bank-short", ["player", "number:coins"]),
    ("paid-coins", ["player", "number:coins"]),
    ("developed", ["player", "number:steps", "number:space"]),
    ("citizen", ["player"]),
    ("got-technology", ["player"]),
    ("installed", ["player", "place", "space"]),
    ("built-tile", ["player", "place"]),
    ("built-station", ["player", "town"]),
    ("sent", ["player", "kind", "deed"]),
    ("bathhouse-drew", ["player", "tiles*"]),
    ("bathhouse-placed", ["player", "tile", "place"]),
    ("sheltered", ["player", "event"]),
    ("gave-food", ["player", "good"]),
    ("plague-took", ["player", "kind"]),
    ("plague-spared", ["player", "tile"]),
    ("plague-empty-bag", ["player"]),
    ("debt", ["player", "number:coins"]),
    ("lost-good", ["player", "good"]),
    ("lost-station", ["player", "town"]),
    ("lost-unbuilt-station", ["player"]),
    ("lost-follower", ["player", "kind"]),
    ("lost-step", ["player", "number:space"]),
    ("lost-tile", ["player", "place"]),
    ("lost-technology", ["player", "place"]),
    ("lost-kept-technology", ["player"]),
    ("debt-lapsed", ["player", "number:coins"]),
    ("excluded", ["player", "place"]),
    ("last-citizen-won", ["player"]),
    ("last-citizen-tied", []),
    ("start-player", ["player"]),
    ("game-over", []),
]


def sentences_of(event: Event, box: Components, templates: dict[str, Template], players: list[Name]) -> dict[str, str]:
    """An event as a sentence in every language."""
    message, shape = SHAPES[event.key]
    arguments: dict[str, Argument] = {}
    for position, what in enumerate(shape):
        if what.endswith("*"):
            arguments[what[:-1]] = _several(what, list(event.values[position:]), box)
        elif what.startswith("number:"):
            arguments[what[7:]] = event.values[position]
        else:
            arguments[what] = _thing(what, event.values[position], box, players)
    return templates[message].in_all_languages(arguments)


def _thing(what: str, number: int, box: Components, players: list[Name]) -> Name:
    if what == "player":
        return players[number]
    if what == "tile":
        return box.tile_names[number]
    if what == "kind":
        return box.kind_names[number]
    if what == "good":
        return box.good_names[number]
    if what == "place":
        return box.place_names[number]
    if what == "town":
        return box.town_names[number]
    if what == "deed":
        return box.deed_names[number]
    if what == "event":
        return box.event_names[number]
    if what == "space":
        return box.space_names[number]
    raise ValueError(what)


def _several(what: str, numbers: list[int], box: Components) -> Name:
    if what == "tiles*":
        return joined([box.tile_names[number] for number in numbers])
    # placements: pairs of space and content
    parts: list[Name] = []
    for position in range(0, len(numbers), 2):
        place = box.place_names[int(box.space_place[numbers[position]])]
        tile = box.tile_names[numbers[position + 1] - 1]
        parts.append(Name({language: f"{place.forms[language]} ({tile.forms[language]})" for language in ("en", "de")}))
    return joined(parts)
