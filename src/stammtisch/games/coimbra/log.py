"""The log of Coimbra: what can be told, and how its numbers turn into sentences.

`SHAPES` says what each number of a message means (see `core.log`).
The sentences stand in `texts.toml` under `[log]`.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.log import Teller
from stammtisch.core.message import Message
from stammtisch.core.texts import LANGUAGES, Name, Texts, joined
from stammtisch.games.coimbra.components import Components
from stammtisch.games.coimbra.description import reward_name

ROUND: Final = Message(0, "round", "number:round")
ORDER: Final = Message(1, "order", "players*")
START_CARDS_TAKEN: Final = Message(2, "start-cards-taken", "player", "cards*")
CORNER_TAKEN: Final = Message(3, "corner-taken", "player", "node")
ROLLED: Final = Message(4, "rolled", "dice*")
PLACED: Final = Message(5, "placed", "player", "die", "number:value", "location")
FAVOUR_TAKEN: Final = Message(6, "favour-taken", "player", "favour")
ACQUIRED_FOR_GUARDS: Final = Message(7, "acquired-for-guards", "player", "card", "number:price")
ACQUIRED_FOR_COINS: Final = Message(8, "acquired-for-coins", "player", "card", "number:price")
IN_DISTRESS: Final = Message(9, "in-distress", "player", "location")
TOKEN_STRUCK: Final = Message(10, "token-struck", "number:value", "location", "card")
TOKEN_IDLE: Final = Message(11, "token-idle", "number:value", "location")
LEFT_OVER: Final = Message(12, "left-over", "location", "cards*")
GOT_GUARDS: Final = Message(13, "got-guards", "player", "number:guards")
GOT_COINS: Final = Message(14, "got-coins", "player", "number:coins")
GOT_POINTS: Final = Message(15, "got-points", "player", "number:points")
LOST_POINTS: Final = Message(16, "lost-points", "player", "number:points")
PAID_GUARDS: Final = Message(17, "paid-guards", "player", "number:guards")
PAID_COINS: Final = Message(18, "paid-coins", "player", "number:coins")
ADVANCED: Final = Message(19, "advanced", "player", "track", "number:spaces", "number:space")
FELL_BACK: Final = Message(20, "fell-back", "player", "track", "number:space")
STEPPED: Final = Message(21, "stepped", "player", "node")
DISK_PLACED: Final = Message(22, "disk-placed", "player", "monastery")
INVESTED: Final = Message(23, "invested", "player", "voyage")
CAPPED: Final = Message(24, "capped", "player", "location", "number:value")
CROWN_TAKEN: Final = Message(25, "crown-taken", "player", "class")
CROWNS_COUNTED: Final = Message(26, "crowns-counted", "player", "number:crowns")
NEW_ORDER: Final = Message(27, "new-order", "players*")
ACTIVATED: Final = Message(28, "activated", "player", "die")
ACTIVATED_WHITE: Final = Message(29, "activated-white", "player", "track")
EXCHANGED_GUARDS: Final = Message(30, "exchanged-guards", "player", "number:guards", "number:points")
EXCHANGED_COINS: Final = Message(31, "exchanged-coins", "player", "number:coins", "number:points")
REPEATED: Final = Message(32, "repeated", "player", "card")
GAVE_RESOURCES: Final = Message(33, "gave-resources", "player", "other", "resources*")
GAVE_POINTS: Final = Message(34, "gave-points", "player", "other", "number:points")
LOST_CARD: Final = Message(35, "lost-card", "player", "card")
SCORED_VOYAGE: Final = Message(36, "scored-voyage", "player", "voyage")
SCORED_CARD: Final = Message(37, "scored-card", "player", "card")
SCORED_TRACK: Final = Message(38, "scored-track", "player", "track")
CARD_USED: Final = Message(39, "card-used", "player", "card")
FORFEITED_GUARDS: Final = Message(40, "forfeited-guards", "player", "number:guards")
DISPLAYED: Final = Message(41, "displayed", "location", "cards*")
FINAL_VOYAGES: Final = Message(42, "final-voyages", "player", "number:points")
FINAL_TRACKS: Final = Message(43, "final-tracks", "player", "number:points")
FINAL_DIPLOMAS: Final = Message(44, "final-diplomas", "player", "number:points")
FINAL_CARDS: Final = Message(45, "final-cards", "player", "number:points")
FINAL_RESOURCES: Final = Message(46, "final-resources", "player", "number:points")
GAME_OVER: Final = Message(47, "game-over")
FORFEITED_COINS: Final = Message(48, "forfeited-coins", "player", "number:coins")
FORFEITED_POINTS: Final = Message(49, "forfeited-points", "player", "number:points")
FORFEITED_SPACES: Final = Message(50, "forfeited-spaces", "player", "track", "number:spaces")
TIE_BROKEN: Final = Message(51, "tie-broken", "player", "players*")



class CoimbraTeller(Teller):
    """Tells the events of Coimbra."""

    def __init__(self, box: Components, texts: Texts) -> None:
        super().__init__(SHAPES, texts.log, things(box, texts))

    def several(self, what: str, numbers: list[int]) -> Name:
        if what == "resources":
            return reward_name(numbers[0], numbers[1], 0, 0)
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
