"""The log of Village: what can be told, and how its numbers turn into sentences.

`SHAPES` says what each number of a message means (see `core.log`).
The sentences stand in `texts.toml` under `[log]`.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.texts import Name, Texts
from stammtisch.games.village.actions import PAYMENT_COUNTS, payment_name
from stammtisch.games.village.components import Components

ROUND: Final = 0
BONUS_GRAIN: Final = 1
BONUS_CUBE: Final = 2
BONUS_COINS: Final = 3
TOOK: Final = 4
USED_WELL: Final = 5
CHOSE: Final = 6
WAIVED: Final = 7
HARVESTED: Final = 8
BORN: Final = 9
RETURNED: Final = 10
TRAINED: Final = 11
MADE: Final = 12
BOUGHT: Final = 13
MILLED: Final = 14
MARKET_CALLED: Final = 15
SERVED: Final = 16
LEFT_MARKET: Final = 17
NOTHING_TO_SELL: Final = 18
MARKET_ENDED: Final = 19
ENTERED_COUNCIL: Final = 20
ADVANCED: Final = 21
TOOK_MARKER: Final = 22
GOT_CUBES: Final = 23
GOT_GOOD: Final = 24
BOUGHT_FAME: Final = 25
TRAVELLED: Final = 26
GOT_FAME: Final = 27
GOT_COINS: Final = 28
ENTERED_BAG: Final = 29
PAID: Final = 30
PAID_SCROLL: Final = 31
SPENT_TIME: Final = 32
DIED_IN_CHRONICLE: Final = 33
DIED_IN_GRAVE: Final = 34
DIED_GONE: Final = 35
NOBODY_DIES: Final = 36
END_TRIGGERED: Final = 37
FREE_ACTION: Final = 38
MASS: Final = 39
BOUGHT_OUT: Final = 40
DRAWN: Final = 41
MONKS: Final = 42
PROMOTED: Final = 43
MAJORITY: Final = 44
NO_MAJORITY: Final = 45
START_PLAYER: Final = 46
GAME_OVER: Final = 47
CONNY_TOOK: Final = 48
CONNY_ROLLED: Final = 49
FATE_BLANK: Final = 50
FATE_QUILL: Final = 51
CONNY_DIED_IN_CHRONICLE: Final = 52
CONNY_DIED_IN_GRAVE: Final = 53
CONNY_DIED_GONE: Final = 54
CONNY_SERVED: Final = 55
CONNY_CALLED: Final = 56
CONNY_ENTERED_BAG: Final = 57
CONNY_DRAWN: Final = 58
CONNY_MAJORITY: Final = 59
CONNY_TRIGGERED: Final = 60
USED_MARKER: Final = 61
RANK: Final = 62
FATES_SHUFFLED: Final = 63
PAID_GRAIN: Final = 64
DIED_ELSEWHERE: Final = 65
CONNY_DIED_ELSEWHERE: Final = 66
# Each expansion numbers its messages from here on, in a list of its own.
FIRST_OF_INN: Final = 100
FIRST_OF_PORT: Final = 200
FIRST_OF_MARRIAGE: Final = 300
FIRST_OF_GOALS: Final = 400

SHAPES: Final[list[tuple[str, list[str]]]] = [
    ("round", ["number:round"]),
    ("bonus-grain", ["player", "number:grain"]),
    ("bonus-cube", ["player", "cube"]),
    ("bonus-coins", ["player", "number:coins"]),
    ("took", ["player", "cube", "space"]),
    ("used-well", ["player"]),
    ("chose", ["player", "space"]),
    ("waived", ["player"]),
    ("harvested", ["player", "number:grain"]),
    ("born", ["player", "figure"]),
    ("returned", ["player", "figure", "place"]),
    ("trained", ["player", "figure", "place"]),
    ("made", ["player", "good"]),
    ("bought", ["player", "good"]),
    ("milled", ["player", "number:grain"]),
    ("market-called", ["player"]),
    ("served", ["player", "customer", "number:points"]),
    ("left-market", ["player"]),
    ("nothing-to-sell", ["player"]),
    ("market-ended", []),
    ("entered-council", ["player", "figure"]),
    ("advanced", ["player", "figure", "place"]),
    ("took-marker", ["player"]),
    ("got-cubes", ["player", "cubes*"]),
    ("got-good", ["player", "good"]),
    ("bought-fame", ["player", "number:points"]),
    ("travelled", ["player", "figure", "castle"]),
    ("got-fame", ["player", "number:points"]),
    ("got-coins", ["player", "number:coins"]),
    ("entered-bag", ["player", "figure"]),
    ("paid", ["player", "payment"]),
    ("paid-scroll", ["player"]),
    ("spent-time", ["player", "number:time"]),
    ("died-in-chronicle", ["player", "figure", "place", "group"]),
    ("died-in-grave", ["player", "figure", "place"]),
    ("died-gone", ["player", "figure", "place"]),
    ("nobody-dies", ["player"]),
    ("end-triggered", ["player"]),
    ("free-action", ["player"]),
    ("mass", []),
    ("bought-out", ["player", "figure"]),
    ("drawn", ["player", "figure"]),
    ("monks", ["number:monks"]),
    ("promoted", ["player", "figure", "place", "number:grain"]),
    ("majority", ["player", "number:points"]),
    ("no-majority", []),
    ("start-player", ["player"]),
    ("game-over", []),
    ("conny-took", ["cube", "space"]),
    ("conny-rolled", ["cube"]),
    ("fate-blank", []),
    ("fate-quill", []),
    ("conny-died-in-chronicle", ["figure", "group"]),
    ("conny-died-in-grave", ["figure"]),
    ("conny-died-gone", ["figure"]),
    ("conny-served", ["customer"]),
    ("conny-called", []),
    ("conny-entered-bag", ["figure"]),
    ("conny-drawn", ["figure", "place"]),
    ("conny-majority", []),
    ("conny-triggered", []),
    ("used-marker", ["player"]),
    ("rank", ["player", "number:points", "rank"]),
    ("fates-shuffled", ["fate"]),
    ("paid-grain", ["player", "number:grain"]),
    ("died-elsewhere", ["player", "figure", "place", "target"]),
    ("conny-died-elsewhere", ["figure", "target"]),
]


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
