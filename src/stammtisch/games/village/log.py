"""The log of Village: what can be told, and how its numbers turn into sentences.

An event holds the number of its message and plain numbers; `SHAPES` says what each number means.
The sentences stand in `texts.toml` under `[log]`.
"""

from __future__ import annotations

from typing import Final

from stammtisch.core.history import Event
from stammtisch.core.texts import Argument, Name, Template, joined
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

# message id, then what each number is; a name with * takes all numbers that are left
SHAPES: Final = [
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
]


def sentences_of(event: Event, box: Components, templates: dict[str, Template], players: list[Name]) -> dict[str, str]:
    """An event as a sentence in every language."""
    message, shape = SHAPES[event.key]
    arguments: dict[str, Argument] = {}
    for position, what in enumerate(shape):
        if what == "cubes*":
            arguments["cubes"] = joined([box.cube_names[number] for number in event.values[position:]])
        elif what.startswith("number:"):
            arguments[what[7:]] = event.values[position]
        else:
            arguments[what] = _thing(what, event.values[position], box, players)
    return templates[message].in_all_languages(arguments)


def _thing(what: str, number: int, box: Components, players: list[Name]) -> Name:
    if what == "player":
        return players[number]
    if what == "cube":
        return box.cube_names[number]
    if what == "space":
        return box.space_names[number]
    if what == "figure":
        return box.number_names[number]
    if what == "place":
        return box.place_names[number]
    if what == "good":
        return box.good_names[number]
    if what == "customer":
        return box.customer_names[number]
    if what == "castle":
        return box.castle_names[number]
    if what == "group":
        return box.group_names[number]
    if what == "payment":
        return payment_name(box, PAYMENT_COUNTS[number])
    if what == "rank":
        return box.rank_names[number]
    if what == "fate":
        return box.fate_names[number]
    raise ValueError(what)
