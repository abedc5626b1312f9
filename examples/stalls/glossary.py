"""What the numbers of Two Stalls stand for: the fields of its actions, and the words for all things in one edition."""

from __future__ import annotations

from typing import Final

from examples.stalls.components import Components
from examples.stalls.ids import FACE_IDS, LOT_IDS, LOTS, MOST_BID, WARE_IDS, WARES
from stammtisch.core.family import Field
from stammtisch.core.glossary import Glossary
from stammtisch.core.texts import Name, Texts

COINS: Final[Field] = Field("coins", "number", range(MOST_BID + 1))
LOT: Final[Field] = Field("lot", "lot", range(LOTS))
WARE: Final[Field] = Field("ware", "ware", range(WARES))

LOT_NAMES: Final = [
    Name({"en": "first lot", "de": "erstes Los", "de.acc": "erste Los"}),
    Name({"en": "second lot", "de": "zweites Los", "de.acc": "zweite Los"}),
]


def glossary_of(box: Components, texts: Texts) -> Glossary:
    """The words of an edition."""
    found = Glossary()
    found.add("player", texts.player_ids, texts.players)
    found.add("ware", WARE_IDS, box.ware_names)
    found.add("face", FACE_IDS, box.face_names)
    found.add("lot", LOT_IDS, LOT_NAMES)
    return found
