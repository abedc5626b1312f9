"""The log of Village: what can be told, and how its numbers turn into sentences.

`SHAPES` says what each number of a message means (see `core.log`).
The sentences stand in `texts.toml` under `[log]`.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.message import Message
from stammtisch.core.texts import Name, Texts
from stammtisch.games.village.actions import PAYMENT_COUNTS, payment_name
from stammtisch.games.village.components import Components

ROUND: Final = Message(0, "round", "number:round")
BONUS_GRAIN: Final = Message(1, "bonus-grain", "player", "number:grain")
BONUS_CUBE: Final = Message(2, "bonus-cube", "player", "cube")
BONUS_COINS: Final = Message(3, "bonus-coins", "player", "number:coins")
TOOK: Final = Message(4, "took", "player", "cube", "space")
USED_WELL: Final = Message(5, "used-well", "player")
CHOSE: Final = Message(6, "chose", "player", "space")
WAIVED: Final = Message(7, "waived", "player")
HARVESTED: Final = Message(8, "harvested", "player", "number:grain")
BORN: Final = Message(9, "born", "player", "figure")
RETURNED: Final = Message(10, "returned", "player", "figure", "place")
TRAINED: Final = Message(11, "trained", "player", "figure", "place")
MADE: Final = Message(12, "made", "player", "good")
BOUGHT: Final = Message(13, "bought", "player", "good")
MILLED: Final = Message(14, "milled", "player", "number:grain")
MARKET_CALLED: Final = Message(15, "market-called", "player")
SERVED: Final = Message(16, "served", "player", "customer", "number:points")
LEFT_MARKET: Final = Message(17, "left-market", "player")
NOTHING_TO_SELL: Final = Message(18, "nothing-to-sell", "player")
MARKET_ENDED: Final = Message(19, "market-ended")
ENTERED_COUNCIL: Final = Message(20, "entered-council", "player", "figure")
ADVANCED: Final = Message(21, "advanced", "player", "figure", "place")
TOOK_MARKER: Final = Message(22, "took-marker", "player")
GOT_CUBES: Final = Message(23, "got-cubes", "player", "cubes*")
GOT_GOOD: Final = Message(24, "got-good", "player", "good")
BOUGHT_FAME: Final = Message(25, "bought-fame", "player", "number:points")
TRAVELLED: Final = Message(26, "travelled", "player", "figure", "castle")
GOT_FAME: Final = Message(27, "got-fame", "player", "number:points")
GOT_COINS: Final = Message(28, "got-coins", "player", "number:coins")
ENTERED_BAG: Final = Message(29, "entered-bag", "player", "figure")
PAID: Final = Message(30, "paid", "player", "payment")
PAID_SCROLL: Final = Message(31, "paid-scroll", "player")
SPENT_TIME: Final = Message(32, "spent-time", "player", "number:time")
DIED_IN_CHRONICLE: Final = Message(33, "died-in-chronicle", "player", "figure", "place", "group")
DIED_IN_GRAVE: Final = Message(34, "died-in-grave", "player", "figure", "place")
DIED_GONE: Final = Message(35, "died-gone", "player", "figure", "place")
NOBODY_DIES: Final = Message(36, "nobody-dies", "player")
END_TRIGGERED: Final = Message(37, "end-triggered", "player")
FREE_ACTION: Final = Message(38, "free-action", "player")
MASS: Final = Message(39, "mass")
BOUGHT_OUT: Final = Message(40, "bought-out", "player", "figure")
DRAWN: Final = Message(41, "drawn", "player", "figure")
MONKS: Final = Message(42, "monks", "number:monks")
PROMOTED: Final = Message(43, "promoted", "player", "figure", "place", "number:grain")
MAJORITY: Final = Message(44, "majority", "player", "number:points")
NO_MAJORITY: Final = Message(45, "no-majority")
START_PLAYER: Final = Message(46, "start-player", "player")
GAME_OVER: Final = Message(47, "game-over")
CONNY_TOOK: Final = Message(48, "conny-took", "cube", "space")
CONNY_ROLLED: Final = Message(49, "conny-rolled", "cube")
FATE_BLANK: Final = Message(50, "fate-blank")
FATE_QUILL: Final = Message(51, "fate-quill")
CONNY_DIED_IN_CHRONICLE: Final = Message(52, "conny-died-in-chronicle", "figure", "group")
CONNY_DIED_IN_GRAVE: Final = Message(53, "conny-died-in-grave", "figure")
CONNY_DIED_GONE: Final = Message(54, "conny-died-gone", "figure")
CONNY_SERVED: Final = Message(55, "conny-served", "customer")
CONNY_CALLED: Final = Message(56, "conny-called")
CONNY_ENTERED_BAG: Final = Message(57, "conny-entered-bag", "figure")
CONNY_DRAWN: Final = Message(58, "conny-drawn", "figure", "place")
CONNY_MAJORITY: Final = Message(59, "conny-majority")
CONNY_TRIGGERED: Final = Message(60, "conny-triggered")
USED_MARKER: Final = Message(61, "used-marker", "player")
RANK: Final = Message(62, "rank", "player", "number:points", "rank")
FATES_SHUFFLED: Final = Message(63, "fates-shuffled", "fate")
PAID_GRAIN: Final = Message(64, "paid-grain", "player", "number:grain")
DIED_ELSEWHERE: Final = Message(65, "died-elsewhere", "player", "figure", "place", "target")
CONNY_DIED_ELSEWHERE: Final = Message(66, "conny-died-elsewhere", "figure", "target")



def things(box: Components, texts: Texts) -> dict[str, list[Name]]:
    """What a number in the log may stand for."""
    return {
        "player": texts.players,
        "partner": texts.players,
        "spouse": box.number_names,
        "owner": [*texts.players, Name({"en": "Conny", "de": "Conny"})],
        "card": box.card_names,
        "price": box.inn.price_names,
        "cube": box.cube_names,
        "space": box.space_names,
        "figure": box.number_names,
        "place": box.place_names,
        "target": box.place_names,
        "good": box.good_names,
        "customer": box.customer_names,
        "castle": box.castle_names,
        "captain": box.port.captain_names,
        "cargo": box.port.cargo_names,
        "water": box.port.water_names,
        "chest": box.port.chest_names,
        "group": box.group_names,
        "goal": box.goals.names,
        "golden": box.goals.names,
        "rank": box.rank_names,
        "fate": box.fate_names,
        "payment": [payment_name(box, counts) for counts in PAYMENT_COUNTS],
    }
