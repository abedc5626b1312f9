"""What the numbers of Orléans stand for: the fields of its actions, and the words for all things in one edition."""

from __future__ import annotations

from typing import Final

from stammtisch.core.family import Field
from stammtisch.core.glossary import Glossary
from stammtisch.core.log import Teller
from stammtisch.core.message import Message
from stammtisch.core.texts import LANGUAGES, Argument, Name, Texts, joined
from stammtisch.games.orleans.components import Components
from stammtisch.games.orleans.ids import (
    DEED_IDS,
    DEEDS,
    EVENT_IDS,
    FIRST_PLACE_TILE,
    GOOD_IDS,
    GOODS,
    KIND_IDS,
    KINDS,
    PLACE_IDS,
    PLACES,
    ROUTES,
    SPACES,
    TILES,
    TOWN_IDS,
    TOWNS,
)

PLACE: Final[Field] = Field("place", "place", range(PLACES))
PLACE_TILE: Final[Field] = Field("tile", "place", range(FIRST_PLACE_TILE, PLACES), slot="place")
SPACE: Final[Field] = Field("space", "space", range(SPACES))
FOLLOWER: Final[Field] = Field("follower", "tile", range(TILES))
KIND: Final[Field] = Field("follower", "kind", range(KINDS))
GOOD: Final[Field] = Field("good", "good", range(GOODS))
TAKEN: Final[Field] = Field("good", "taken", range(GOODS + 1))  # a good of a route, or none
ROUTE: Final[Field] = Field("route", "route", range(ROUTES))
TOWN: Final[Field] = Field("town", "town", range(TOWNS))
DEED: Final[Field] = Field("deed", "deed", range(DEEDS))


def glossary_of(box: Components, texts: Texts) -> Glossary:
    """The words of an edition."""
    found = Glossary()
    found.add("player", texts.player_ids, texts.players)
    found.add("tile", box.tile_ids, box.tile_names)
    found.add("kind", KIND_IDS, box.kind_names)
    found.add("good", GOOD_IDS, box.good_names)
    found.add("taken", [*GOOD_IDS, "none"], [*box.good_names, Name({"en": "nothing", "de": "nichts"})])
    found.add("place", PLACE_IDS, box.place_names)
    found.add("town", TOWN_IDS, box.town_names)
    found.add("deed", DEED_IDS, box.deed_names)
    found.add("event", EVENT_IDS, box.event_names)
    found.add("space", box.space_ids, box.space_names, [space_words(box, space) for space in range(SPACES)])
    kinds = [Name({"en": "water", "de": "Wasser"}), Name({"en": "land", "de": "Land"})]
    ways: list[dict[str, Argument]] = []
    for route in range(ROUTES):
        a, b = box.town_names[box.route_a[route]], box.town_names[box.route_b[route]]
        ways.append({"a": a, "b": b, "kind": kinds[box.route_is[route]]})
    found.add("route", box.route_ids, [kinds[kind] for kind in box.route_is], ways)
    return found


def space_words(box: Components, space: int) -> dict[str, Argument]:
    """An action space in a sentence: of which place, and what it is for."""
    return {"place": box.place_names[int(box.space_place[space])], "space": box.space_names[space]}


class OrleansTeller(Teller):
    """Tells the events of Orléans."""

    def __init__(self, messages: list[Message], box: Components, texts: Texts, glossary: Glossary) -> None:
        super().__init__(messages, texts.log, glossary.names)
        self.box = box

    def several(self, what: str, numbers: list[int]) -> Name:
        if what != "placements":
            return super().several(what, numbers)
        # pairs of space and content: each place once, with all who stand there by their kind, whosever colour they have
        tiles: dict[int, list[Name]] = {}
        for position in range(0, len(numbers), 2):
            place = int(self.box.space_place[numbers[position]])
            tiles.setdefault(place, []).append(self.box.kind_names[(numbers[position + 1] - 1) % KINDS])
        parts: list[Name] = []
        for place, there in tiles.items():
            forms: dict[str, str] = {}
            for language in LANGUAGES:
                who = ", ".join(tile.forms[language] for tile in there)
                forms[language] = f"{self.box.place_names[place].forms[language]} ({who})"
            parts.append(Name(forms))
        return joined(parts)
