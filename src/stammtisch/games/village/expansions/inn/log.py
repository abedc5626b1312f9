"""What Inn tells in the log; the sentences stand in `texts-inn.toml`."""

from __future__ import annotations

from typing import Final

from stammtisch.core.message import Message

BREWED: Final = Message(100, "brewed", "player", "number:beer")
BREWED_GRAIN: Final = Message(101, "brewed-grain", "player", "number:beer", "number:grain")
GOT_BEER: Final = Message(102, "got-beer", "player")
ENTERED_INN: Final = Message(103, "entered-inn", "player", "figure")
PUT_UNDER: Final = Message(104, "put-under", "player", "card", "number:stack")
NOW_ON_TOP: Final = Message(105, "now-on-top", "number:stack", "card")
BOUGHT_CARD: Final = Message(106, "bought-card", "player", "card", "price")
NO_CARD: Final = Message(107, "no-card", "player")
PLAYED: Final = Message(108, "played", "player", "card")
LOOKED: Final = Message(109, "looked", "player", "number:stack")
RAISED: Final = Message(110, "raised", "player", "figure", "place")
LAID_MARKER: Final = Message(111, "laid-marker", "player", "castle")
TIME_AFTER: Final = Message(112, "time-after", "player")
TIME_BEFORE: Final = Message(113, "time-before", "player")
FILLED: Final = Message(114, "filled", "player", "number:grain")
TOOK_TILE: Final = Message(115, "took-tile", "player", "customer")
BROUGHT_OUT: Final = Message(116, "brought-out", "player", "owner", "figure")
BROUGHT_MONK: Final = Message(117, "brought-monk", "player")
EXTRA_LOST: Final = Message(118, "extra-lost", "player")

