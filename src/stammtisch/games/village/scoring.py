"""The points of Village, each with its source, what breaks a tie, and the ranks of the solo mode (V-11, VS-8)."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.outcome import SoloRank, TieBreak
from stammtisch.core.state import Score
from stammtisch.games.village.expansions.ids import ALL_CUSTOMERS
from stammtisch.games.village.ids import CHURCH, COUNCIL, FAME_IDS, FAMES, STEPS, count_all
from stammtisch.games.village.state import Player, VillageState


def scores(state: VillageState) -> list[Score]:
    """Fame on the track and everything that counts at the end, as things stand, for every seat."""
    all_parts: list[dict[str, int]] = []
    for seat, player in enumerate(state.players):
        parts = base_parts(state, player)
        state.seams.add_scores(state, seat, parts)
        all_parts.append(parts)
    state.seams.add_last_scores(state, all_parts)
    return [Score(parts) for parts in all_parts]


def base_parts(state: VillageState, player: Player) -> dict[str, int]:
    """The points of the base game by source, as things stand."""
    parts: dict[str, int] = {}
    for source in range(FAMES):
        parts[FAME_IDS[source]] = int(player.fame[source])
    parts["travel"] = int(travel_points(state, player))
    parts["church"] = int(church_points(state, player))
    parts["customers"] = int(customer_points(state, player))
    parts["chronicle"] = int(chronicle_points(state, player))
    parts["council"] = int(council_points(state, player))
    parts["coins"] = int(player.coins)
    return parts


def travel_points(state: VillageState, player: Player) -> i64:
    """For the castles visited (V-11.1)."""
    return state.box.castle_points[player.castles_visited()]


def church_points(state: VillageState, player: Player) -> i64:
    """For figures on church steps (V-11.2)."""
    total: i64 = 0
    for step in range(i64(STEPS)):
        total += state.box.church_points[step] * count_all(player.family[CHURCH + step])
    return total


def customer_points(state: VillageState, player: Player) -> i64:
    """For customers served (V-11.3)."""
    total: i64 = 0
    for customer in range(i64(ALL_CUSTOMERS)):
        if (player.customers >> customer) & 1:
            total += state.box.customer_points[customer]
    return total


def chronicle_points(state: VillageState, player: Player) -> i64:
    """For members in the chronicle (V-11.4)."""
    table = state.box.chronicle_points
    members = min(player.in_chronicle(), i64(len(table) - 1))
    return table[members]


def council_points(state: VillageState, player: Player) -> i64:
    """For figures on council steps (V-11.5)."""
    total: i64 = 0
    for step in range(i64(STEPS)):
        total += state.box.council_points[step] * count_all(player.family[COUNCIL + step])
    return total


def tie_breaks(state: VillageState) -> list[TieBreak]:
    """A tie goes to more grain, then to more living members, then it is shared (V-11.7)."""
    return [
        TieBreak("grain", [int(player.grain) for player in state.players]),
        TieBreak("living", [int(player.living()) for player in state.players]),
    ]


def rank_from(state: VillageState, rank: int) -> int:
    """The least points that a rank of the solo mode asks for; expansions ask for more, but the lowest is for all."""
    return state.box.rank_from[rank] + state.chosen.rank_shift if rank else 0


def rank_of(state: VillageState, points: int) -> int:
    """The rank that the points of a solo game earn (VS-8.1, VS-8.2)."""
    rank = 0
    for number in range(len(state.box.rank_from)):
        if points >= rank_from(state, number):
            rank = number
    return rank


def solo_ranks(state: VillageState) -> list[SoloRank]:
    """The ranks of the solo mode with their names (VS-8.1)."""
    return [SoloRank(name, rank_from(state, rank)) for rank, name in enumerate(state.box.rank_names)]
