"""What the numbers of Coimbra stand for: the fields of its actions, and the words for all things in one edition."""

from __future__ import annotations

from typing import Final

from stammtisch.core.family import Field
from stammtisch.core.glossary import Glossary
from stammtisch.core.log import Teller
from stammtisch.core.texts import LANGUAGES, Name, Texts, joined
from stammtisch.games.coimbra.components import Components
from stammtisch.games.coimbra.ids import (
    CARD_IDS,
    CARDS,
    CLASS_IDS,
    CLASSES,
    COLOUR_IDS,
    FAVOUR_IDS,
    LOCATION_IDS,
    MONASTERY_IDS,
    NODE_IDS,
    VOYAGE_IDS,
    VOYAGES,
)

CARD: Final[Field] = Field("card", "card", range(CARDS))
CLASS: Final[Field] = Field("class", "class", range(CLASSES))
TRACK: Final[Field] = Field("track", "track", range(CLASSES))
VOYAGE: Final[Field] = Field("voyage", "voyage", range(VOYAGES))

NOTHING: Final = Name({"en": "nothing", "de": "nichts"})


def glossary_of(box: Components, texts: Texts) -> Glossary:
    """The words of an edition."""
    found = Glossary()
    found.add("player", texts.player_ids, texts.players)
    found.add("other", texts.player_ids, texts.players)
    found.add("card", CARD_IDS, box.card_names)
    found.add("node", NODE_IDS, box.node_names)
    found.add("die", COLOUR_IDS, box.colour_names)
    found.add("location", LOCATION_IDS, box.location_names)
    found.add("favour", FAVOUR_IDS, box.favour_names)
    found.add("track", CLASS_IDS, box.track_names)
    found.add("class", CLASS_IDS, box.class_names)
    found.add("monastery", MONASTERY_IDS, box.monastery_names)
    found.add("voyage", VOYAGE_IDS, box.voyage_names)
    found.facts["distress"] = {"guards": int(box.distress_guards), "coins": int(box.distress_coins)}
    return found


def reward_name(guards: int, coins: int, points: int = 0, steps: int = 0) -> Name:
    """A reward in words: 1 guard, 2 points and 1 step."""
    parts: list[Name] = []
    for number, en, en_several, de, de_several in (
        (guards, "guard", "guards", "Wache", "Wachen"),
        (coins, "coin", "coins", "Münze", "Münzen"),
        (points, "point", "points", "Punkt", "Punkte"),
        (steps, "step", "steps", "Schritt", "Schritte"),
    ):
        if number == 1:
            parts.append(Name({"en": f"1 {en}", "de": f"1 {de}"}))
        elif number:
            parts.append(Name({"en": f"{number} {en_several}", "de": f"{number} {de_several}"}))
    return joined(parts) if parts else NOTHING


class CoimbraTeller(Teller):
    """Tells the events of Coimbra."""

    def several(self, what: str, numbers: list[int]) -> Name:
        if what == "resources":
            return reward_name(numbers[0], numbers[1])
        if what != "dice":
            return super().several(what, numbers)
        # pairs of colour and value
        parts: list[Name] = []
        for position in range(0, len(numbers), 2):
            colour = self.things["die"][numbers[position]]
            value = numbers[position + 1]
            parts.append(Name({language: f"{colour.form(language, 'colour')} {value}" for language in LANGUAGES}))
        return joined(parts)
