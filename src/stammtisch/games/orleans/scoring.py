"""The points of Orléans, each with its source, and what breaks a tie (O-13)."""

from __future__ import annotations

from stammtisch.core.outcome import TieBreak
from stammtisch.core.state import Score
from stammtisch.games.orleans.ids import GOOD_IDS, GOODS
from stammtisch.games.orleans.state import OrleansState


def scores(state: OrleansState) -> list[Score]:
    """Coins, goods, and status times trading stations and citizens, for every seat."""
    found: list[Score] = []
    for player in state.players:
        status = int(state.status(player))
        parts = {"coins": int(player.coins)}
        for good in range(GOODS):
            parts[GOOD_IDS[good]] = int(player.goods[good]) * state.box.good_points[good]
        parts["trading_stations"] = status * int(player.stations_built)
        parts["citizens"] = status * int(player.citizens)
        found.append(Score(parts))
    return found


def tie_breaks(state: OrleansState) -> list[TieBreak]:
    """A tie goes to the marker further on the development track, then it is shared (O-13.6)."""
    return [TieBreak("development", [int(player.development) for player in state.players])]
