"""The log of Orléans: what can be told, and how its numbers turn into sentences.

`SHAPES` says what each number of a message means (see `core.log`).
The sentences stand in `texts.toml` under `[log]`.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.log import Teller
from stammtisch.core.texts import LANGUAGES, Name, Texts, joined
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

SHAPES: Final[list[tuple[str, list[str]]]] = [
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


class OrleansTeller(Teller):
    """Tells the events of Orléans."""

    def __init__(self, box: Components, texts: Texts) -> None:
        super().__init__(SHAPES, texts.log, things(box, texts))
        self.box = box

    def several(self, what: str, numbers: list[int]) -> Name:
        if what != "placements":
            return super().several(what, numbers)
        # pairs of space and content
        parts: list[Name] = []
        for position in range(0, len(numbers), 2):
            place = self.box.place_names[int(self.box.space_place[numbers[position]])]
            tile = self.box.tile_names[numbers[position + 1] - 1]
            forms = {language: f"{place.forms[language]} ({tile.forms[language]})" for language in LANGUAGES}
            parts.append(Name(forms))
        return joined(parts)


def things(box: Components, texts: Texts) -> dict[str, list[Name]]:
    """What a number in the log may stand for."""
    return {
        "player": texts.players,
        "tile": box.tile_names,
        "kind": box.kind_names,
        "good": box.good_names,
        "place": box.place_names,
        "town": box.town_names,
        "deed": box.deed_names,
        "event": box.event_names,
        "space": box.space_names,
    }
