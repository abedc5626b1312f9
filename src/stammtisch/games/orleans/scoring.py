"""The points of Orléans, each with its source, and the ranking (O-13)."""

from __future__ import annotations

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


def ranking(state: OrleansState) -> list[list[int]]:
    """Most points first; a tie goes to the marker further on the development track, then it is shared (O-13.6)."""
    totals = [score.total for score in scores(state)]
    keys = [totals[seat] * 1_000 + int(state.players[seat].development) for seat in range(len(totals))]
    ranks: list[list[int]] = []
    for key in sorted(set(keys), reverse=True):
        ranks.append([seat for seat in range(len(keys)) if keys[seat] == key])
    return ranks
