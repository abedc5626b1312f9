"""The log of Coimbra: what can be told, and how its numbers turn into sentences.

`SHAPES` says what each number of a message means (see `core.log`).
The sentences stand in `texts.toml` under `[log]`.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.log import Teller
from stammtisch.core.texts import LANGUAGES, Name, Texts, joined
from stammtisch.games.coimbra.components import Components

ROUND: Final = 0
ORDER: Final = 1
START_CARDS_TAKEN: Final = 2
CORNER_TAKEN: Final = 3
ROLLED: Final = 4
PLACED: Final = 5
FAVOUR_TAKEN: Final = 6
ACQUIRED_FOR_GUARDS: Final = 7
ACQUIRED_FOR_COINS: Final = 8
IN_DISTRESS: Final = 9
TOKEN_STRUCK: Final = 10
TOKEN_IDLE: Final = 11
LEFT_OVER: Final = 12
GOT_GUARDS: Final = 13
GOT_COINS: Final = 14
GOT_POINTS: Final = 15
LOST_POINTS: Final = 16
PAID_GUARDS: Final = 17
PAID_COINS: Final = 18
ADVANCED: Final = 19
FELL_BACK: Final = 20
STEPPED: Final = 21
DISK_PLACED: Final = 22
INVESTED: Final = 23
CAPPED: Final = 24
CROWN_TAKEN: Final = 25
CROWNS_COUNTED: Final = 26
NEW_ORDER: Final = 27
ACTIVATED: Final = 28
ACTIVATED_WHITE: Final = 29
EXCHANGED_GUARDS: Final = 30
EXCHANGED_COINS: Final = 31
REPEATED: Final = 32
GAVE_RESOURCES: Final = 33
GAVE_POINTS: Final = 34
LOST_CARD: Final = 35
SCORED_VOYAGE: Final = 36
SCORED_CARD: Final = 37
SCORED_TRACK: Final = 38
CARD_USED: Final = 39
FORFEITED: Final = 40
DISPLAYED: Final = 41
FINAL_VOYAGES: Final = 42
FINAL_TRACKS: Final = 43
FINAL_DIPLOMAS: Final = 44
FINAL_CARDS: Final = 45
FINAL_RESOURCES: Final = 46
GAME_OVER: Final = 47

SHAPES: Final[list[tuple[str, list[str]]]] = [
    ("round", ["number:round"]),
    ("order", ["players*"]),
    ("start-cards-taken", ["player", "cards*"]),
    ("corner-taken", ["player", "node"]),
    ("rolled", ["dice*"]),
    ("placed", ["player", "die", "number:value", "location"]),
    ("favour-taken", ["player", "favour"]),
    ("acquired-for-guards", ["player", "card", "number:price"]),
    ("acquired-for-coins", ["player", "card", "number:price"]),
    ("in-distress", ["player", "location"]),
    ("token-struck", ["number:value", "location", "card"]),
    ("token-idle", ["number:value", "location"]),
    ("left-over", ["location", "cards*"]),
    ("got-guards", ["player", "number:guards"]),
    ("got-coins", ["player", "number:coins"]),
    ("got-points", ["player", "number:points"]),
    ("lost-points", ["player", "number:points"]),
    ("paid-guards", ["player", "number:guards"]),
    ("paid-coins", ["player", "number:coins"]),
    ("advanced", ["player", "track", "number:spaces", "number:space"]),
    ("fell-back", ["player", "track", "number:space"]),
    ("stepped", ["player", "node"]),
    ("disk-placed", ["player", "monastery"]),
    ("invested", ["player", "voyage"]),
    ("capped", ["player", "location", "number:value"]),
    ("crown-taken", ["player", "class"]),
    ("crowns-counted", ["player", "number:crowns"]),
    ("new-order", ["players*"]),
    ("activated", ["player", "die"]),
    ("activated-white", ["player", "track"]),
    ("exchanged-guards", ["player", "number:guards", "number:points"]),
    ("exchanged-coins", ["player", "number:coins", "number:points"]),
    ("repeated", ["player", "card"]),
    ("gave-resources", ["player", "other"]),
    ("gave-points", ["player", "other", "number:points"]),
    ("lost-card", ["player", "card"]),
    ("scored-voyage", ["player", "voyage"]),
    ("scored-card", ["player", "card"]),
    ("scored-track", ["player", "track"]),
    ("card-used", ["player", "card"]),
    ("forfeited", ["player", "number:number"]),
    ("displayed", ["location", "cards*"]),
    ("final-voyages", ["player", "number:points"]),
    ("final-tracks", ["player", "number:points"]),
    ("final-diplomas", ["player", "number:points"]),
    ("final-cards", ["player", "number:points"]),
    ("final-resources", ["player", "number:points"]),
    ("game-over", []),
]


class CoimbraTeller(Teller):
    """Tells the events of Coimbra."""

    def __init__(self, box: Components, texts: Texts) -> None:
        super().__init__(SHAPES, texts.log, things(box, texts))

    def several(self, what: str, numbers: list[int]) -> Name:
        if what != "dice":
            return super().several(what, numbers)
        # pairs of colour and value
        parts: list[Name] = []
        for position in range(0, len(numbers), 2):
            colour = self.things["die"][numbers[position]]
            value = numbers[position + 1]
            parts.append(Name({language: f"{colour.forms[language]} {value}" for language in LANGUAGES}))
        return joined(parts)


def things(box: Components, texts: Texts) -> dict[str, list[Name]]:
    """What a number in the log may stand for."""
    return {
        "player": texts.players,
        "other": texts.players,
        "card": box.card_names,
        "node": box.node_names,
        "die": box.colour_names,
        "location": box.location_names,
        "favour": box.favour_names,
        "track": box.track_names,
        "class": box.class_names,
        "monastery": box.monastery_names,
        "voyage": box.voyage_names,
    }
