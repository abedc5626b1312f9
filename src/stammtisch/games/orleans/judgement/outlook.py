"""What a seat may expect of the rest of the game: followers drawn, status, stations and citizens, places in use.

`Outlook` is made once per judgement, and `evaluation` builds on it. The weights are beliefs, not rules.
Rules: O-3, O-4.2, O-4.3, O-5.7, O-5.8, O-9.4.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.orleans.components import Components
from stammtisch.games.orleans.ids import (
    ALL_SPACES,
    BOATMAN,
    COINS_AND_DEVELOPMENT,
    EMPTY,
    GAIN_TECHNOLOGY,
    GOOD,
    HERB_GARDEN,
    KINDS,
    KNIGHT,
    MONK,
    OWN,
    RECRUIT,
    SCHOLAR,
    SCHOOL,
    STATION,
    TECHNOLOGY,
    TILES,
    TRAVEL,
)
from stammtisch.games.orleans.state import OrleansState, Player


class Weights:
    """What the judgement believes, in points; found by hand and by play against itself."""

    def __init__(self) -> None:
        self.flow = 1.5  # a follower drawn in a round to come
        self.surplus = 0.25  # the same for one that the bag holds beyond a round's draw, as a share
        self.hold = 0.35  # a follower waiting on market or board, as a share of one drawn
        self.closed = 0.1  # the same where the place can no longer be used
        self.mixture = 0.5  # how much of the flow hangs on having the right kinds
        self.development_rate = 0.75  # development points a round to come brings
        self.count_rate = 0.4  # trading stations and citizens a round to come brings
        self.tile_cost = 0.6  # a follower that a place tile takes from other work, as a share of one drawn
        self.stand_in = 0.18  # what a follower that may stand in for others adds a round, as a share of one drawn
        self.bathhouse = 3.0  # what the Bathhouse places, in followers drawn
        self.new_technology = 3.0  # a technology tile from a place tile
        self.deeds = 3.5  # a pair of followers sent to deeds
        self.journey = 4.0  # a journey by place tile
        self.tile_use = 0.15  # how often in a round a place tile is used
        self.technology_use = 0.35  # how often in a round a place with technology is used
        self.kept_technology = 0.8  # a technology tile kept aside, as a share of one installed
        self.next_reward = 0.3  # the next reward of a track, as a share
        self.race = 0.5  # a citizen at the end of a track still ahead, as a share
        self.site = 0.4  # a town to build in under the merchant's feet, as a share of the trading station
        self.near_site = 0.25  # the same one route away
        self.near_good = 0.15  # the best good one route away, as a share
        self.census = 0.8  # being alone in front on the farmers' track, per round
        self.food = 1.2  # a Harvest to come with no food laid by
        self.plague = 1.0  # a Plague that will come over this seat in this round


WEIGHTS: Final = Weights()

# The kinds that the places worth using ask for, in percent; monks stand in for what is missing.
DEMAND: Final = [20, 15, 16, 15, 19, 15, 0]


class Outlook:
    """What a seat may expect of the rest of the game; the other estimates build on it."""

    def __init__(self, state: OrleansState, player: Player) -> None:
        box = state.box
        weights = WEIGHTS
        self.rounds: float = float(box.rounds - state.round)
        count: i64 = 0
        pool: vec[i64] = vec[i64]([i64(0)] * KINDS)
        for tile in range(i64(TILES)):
            number = player.bag[tile] + player.market[tile]
            if number:
                pool[tile if tile < OWN else tile - OWN] += number
                count += number
        waiting: i64 = player.market_size
        stuck: i64 = 0
        technology = 0.0
        board = player.board
        for space in range(i64(ALL_SPACES)):
            content = board[space]
            if content == EMPTY:
                continue
            place = box.space_place[space]
            if content == TECHNOLOGY:
                technology += use_of(state, player, place)
                continue
            tile = content - 1
            pool[tile if tile < OWN else tile - OWN] += 1
            count += 1
            if is_closed_for_good(state, player, place):
                stuck += 1
            else:
                waiting += 1
        self.pool = pool
        self.followers: i64 = count
        self.draws: i64 = box.draws[player.track[KNIGHT]]
        self.fit: float = fit_of(player, pool, count)
        drawn = float(min(self.draws, count))
        self.each_round: float = drawn + weights.surplus * min(4.0, float(count) - drawn)
        self.saved: float = weights.hold * float(waiting) + weights.closed * float(stuck)
        self.technology = technology
        pace = self.rounds * min(1.0, self.each_round / 7.0)
        self.status: float = expected_status(box, player.development, weights.development_rate * pace, self.rounds)
        growth = min(weights.count_rate * pace, float(player.stations_left) + 3.0)
        self.count: float = float(player.stations_built + player.citizens) + growth


def fit_of(player: Player, pool: vec[i64], count: i64) -> float:
    """How well the followers match what the places ask for: 1 is perfect (O-4.2, O-4.3)."""
    if count == 0:
        return 0.0
    jokers = pool[MONK] * 100
    if player.has_place(SCHOOL):
        jokers += pool[SCHOLAR] * 40
    if player.has_place(HERB_GARDEN):
        jokers += pool[BOATMAN] * 40
    met: i64 = 0
    for kind in range(i64(KINDS)):
        met += min(pool[kind] * 100, DEMAND[kind] * count)
    return float(min(met + jokers, count * 100)) / float(count * 100)


def expected_status(box: Components, development: i64, growth: float, rounds: float) -> float:
    """The status at the end; between two status spaces a share of the next, less as time runs out (O-9.4)."""
    reached = min(float(box.development_last), float(development) + growth)
    space = i64(reached)
    status = box.development_status[space]
    first = space
    while first > 0 and box.development_status[first - 1] == status:
        first -= 1
    last = space
    while last < box.development_last and box.development_status[last] == status:
        last += 1
    if last == space or box.development_status[last] == status:
        return float(status)
    share = (reached - float(first)) / float(last - first)
    return float(status) + share * min(1.0, rounds * 0.3) * float(box.development_status[last] - status)


def is_closed_for_good(state: OrleansState, player: Player, place: i64) -> bool:
    """Whether followers wait at this place in vain: end of track, or nothing left to win (O-5.7, O-5.8)."""
    box = state.box
    effect = box.effect[place]
    if effect == RECRUIT:
        for kind in box.recruits[place]:
            if state.supply[kind] > 0 and (kind == MONK or player.track[kind] < box.track_last[kind]):
                return False
        return True
    if effect == STATION:
        return player.stations_left == 0
    if effect == COINS_AND_DEVELOPMENT:
        return box.coins[place] == 0 and player.development >= box.development_last
    if effect == GOOD:
        return state.goods_market[box.good[place]] == 0
    if effect == GAIN_TECHNOLOGY:
        return state.technology_left == 0
    return False


def use_of(state: OrleansState, player: Player, place: i64) -> float:
    """How often a place is used compared with others; nothing once it is closed for good."""
    if is_closed_for_good(state, player, place):
        return 0.0
    effect = state.box.effect[place]
    if effect in (STATION, TRAVEL):
        return 1.1
    if effect == RECRUIT:
        kind = state.box.recruits[place][0]
        if kind == MONK or len(state.box.recruits[place]) > 1:
            return 1.0
        return 1.0 if state.box.track_last[kind] - player.track[kind] > 1 else 0.3
    return 0.9
