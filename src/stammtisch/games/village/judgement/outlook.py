"""What a seat may expect of the rest of the game: turns, masses, market days and deaths still to come.

`Outlook` is made once per judgement, and every term of `evaluation` builds on it. The weights are beliefs, not rules;
they were found by reason, by regression on games of the computer against itself, and by play of one set against
another. Rules: V-2, V-8, V-9.1, V-10, VS-3.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.games.village.ids import CUBES, GONE, GRAVE, MARKET_SPACE, count_all
from stammtisch.games.village.places.church import Promote
from stammtisch.games.village.places.turn import ChooseAction, TakeCube
from stammtisch.games.village.round import AfterTurn, EndOfGame, Turn
from stammtisch.games.village.state import VillageState


class Weights:
    """What the judgement believes, in points unless said otherwise."""

    def __init__(self) -> None:
        # The horizon
        self.time_each_turn = 1.3  # time spent in a turn, before the game shows how it is played
        self.trust = 12.0  # turns after which the game itself counts as much as that
        self.deaths_per_slot = 1.3  # deaths until a free slot of the chronicle is filled, whoever dies
        self.deaths_per_grave = 4.35  # the same for a free grave
        self.conny_deaths = 0.2  # deaths of Conny's in a turn
        self.short = 6.0  # turns that make full use of what one has
        self.turn = 1.2  # a turn to come, for all that cannot be seen yet
        self.turn_soon = -0.5  # one of the last turns, for means that will not be used up in time
        self.turn_alone = 0.7  # a turn to come in the solo mode
        self.rivalry = 0.9  # a point of the best of the others, when choosing an answer
        # The family; "a season" is ten turns
        self.farm_first = 2.2  # the only figure on the farm
        self.farm_next = 1.8  # a second one
        self.farm_more = 1.0  # every further one
        self.wainwright = 0.7  # a craftsman for a season
        self.stables = 0.7
        self.scriptorium = 0.4
        self.smithy = 0.4
        self.craftsman_again = 0.1  # a second one in the same building, as a share
        self.councillor = 0.4  # a season in which a figure may climb on in the council
        self.churchman = 0.3  # a season on the church steps, beyond the points
        self.traveller = 0.4  # a season in a castle
        self.chronicle = 2.2  # a place in the chronicle, when choosing who dies
        self.unborn = 0.05  # a season with a figure still to be born
        # Means
        self.brown = 0.7  # the first cube of a colour
        self.pink = 0.7
        self.orange = 0.7
        self.green = 1.0
        self.cube_again = 0.5  # every further one up to three
        self.coin = 0.5  # a coin, beyond its point
        self.grain = 0.4
        self.grain_more = 0.3  # grain beyond the second
        self.scroll = 0.48  # a good that no customer of the market asks for now
        self.horse = 1.38
        self.plough = 0.7
        self.ox = 1.04
        self.wagon = 1.28
        self.good_again = 0.39  # a second one of the same kind, as a share
        self.tools = 0.5  # an ox before the plough for a season
        self.horse_tools = 0.3  # a horse before the plough for a season
        # Council, church, travel, market
        self.marker = 0.4  # the next-start marker
        self.privilege_cubes = 0.5  # access to a privilege for a season
        self.privilege_good = 1.5
        self.privilege_fame = 2.0
        self.majority = 0.8  # fame for the church's majority, as a share
        self.majority_later = 0.6  # the same for masses after the next, as a share
        self.promotion = 0.5  # points of a promotion that the grain would pay for, as a share
        self.bag = 0.5  # a figure in the bag, beyond what the mass brings
        self.journey = 0.55  # a journey that could begin at once, as a share of its gain
        self.journey_wagon = 0.15  # the same where the wagon is missing
        self.journey_cube = 0.12  # every missing cube, as a share off
        self.stall = 0.7  # a customer at the stalls whom one could serve, as a share of the points
        self.queue = 0.58  # the same for one in the queue
        self.sale = 1.16  # what a sale costs: a green cube and time
        self.no_green = 0.89  # a sale for which the green cube is missing, as a share


WEIGHTS: Final = Weights()


class Outlook:
    """The horizon as one seat sees it."""

    def __init__(self, state: VillageState, seat: i64) -> None:
        self.turns = 0.0  # own turns to come, the one that has just begun counted
        self.masses = 1.0  # masses to come
        self.draws = 1.0  # those of them whose figures have not been drawn yet
        self.days = 0.0  # market days to come
        self.deaths = 0.0  # own deaths to come
        self.use = 0.0  # what is left of the worth of means: 1 in the long run, 0 in the end
        self.seasons = 0.0  # turns to come, by tens
        self.pace = 0.0  # time that is spent in a turn
        if not state.stack:
            self.masses = 0.0
            self.draws = 0.0
            return
        self.pace = pace(state)
        self._count_turns(state, seat)
        player = state.players[seat]
        weights = WEIGHTS
        if self.turns > 0.0:
            spent = float(player.time) + self.turns * self.pace
            self.deaths = max(0.0, spent / float(state.box.lifetime) - 0.5)
        self.deaths += float(player.deaths_due)
        self.use = min(1.0, self.turns / weights.short)
        self.seasons = 0.1 * self.turns

    def _count_turns(self, state: VillageState, seat: i64) -> None:
        bottom = state.stack[0]
        top = state.stack[-1]
        if isinstance(top, Promote):
            self.draws = 0.0
        if isinstance(bottom, EndOfGame):
            return
        now = 0.0
        if isinstance(top, (TakeCube, ChooseAction)) and top.seat == seat:
            now = 1.0
        if state.trigger >= 0:
            self.turns = now + last_turn_to_come(state, seat)
            if self.turns > 0.0 and (not state.cubes_left or cubes_on(state, MARKET_SPACE) > 0):
                self.days = 0.6
            return
        circle = float(state.circle)
        in_round = now + float(state.cubes_left) / circle
        if isinstance(bottom, AfterTurn):
            # Who comes early in the rest of the round may have one turn more.
            distance = (seat - bottom.seat) % state.circle
            if distance == 0:
                distance = state.circle
            in_round = now + float((state.cubes_left + state.circle - distance) // state.circle)
        self.turns = now + max(turns_left(state, self.pace), 0.3)
        each_round = float(state.box.cubes_in_all[state.column]) / circle
        if self.turns <= in_round:
            self.days = float(cubes_on(state, MARKET_SPACE)) * min(1.0, 0.3 + self.turns / max(1.0, in_round))
            return
        further = (self.turns - in_round) / each_round
        # The last round ends with a mass too, however early it is broken off (V-10.5).
        self.masses += further + min(0.5, further)
        self.draws += further + min(0.5, further)
        self.days = float(cubes_on(state, MARKET_SPACE)) + further


def pace(state: VillageState) -> float:
    """The time that a player spends in a turn, as this game has shown it so far."""
    weights = WEIGHTS
    spent: i64 = 0
    for player in state.players:
        dead = player.in_chronicle() + count_all(player.family[GRAVE]) + count_all(player.family[GONE])
        spent += state.box.lifetime * dead + player.time
    cubes: i64 = state.round * state.box.cubes_in_all[state.column] - state.cubes_left
    turns = float(cubes) / float(state.circle)
    prior = weights.trust * weights.time_each_turn
    return (prior + float(spent) / float(state.seats)) / (weights.trust + turns)


def turns_left(state: VillageState, pace: float) -> float:
    """The turns that everybody should still have before the end is brought on (V-10.1)."""
    weights = WEIGHTS
    deaths = weights.deaths_per_slot * float(state.chronicle_free())
    deaths = min(deaths, weights.deaths_per_grave * float(state.graves))
    lap = float(state.box.lifetime)
    to_spend = lap * deaths
    for player in state.players:
        to_spend += 0.45 * lap - float(player.time)
    rate = pace * float(state.seats)
    if state.is_solo:
        rate += lap * weights.conny_deaths
    return to_spend / rate


def last_turn_to_come(state: VillageState, seat: i64) -> float:
    """1 when a seat still has its last turn before it, apart from a turn that goes on (V-10.2 to V-10.4)."""
    bottom = state.stack[0]
    if isinstance(bottom, Turn):
        return 1.0
    if not isinstance(bottom, AfterTurn):
        return 0.0
    current: i64 = bottom.seat
    distance = (seat - current) % state.circle
    if state.last_turns >= 0:
        return 1.0 if 0 < distance < state.last_turns else 0.0
    if state.trigger == current:
        return 1.0 if distance > 0 else 0.0
    return 1.0


def cubes_on(state: VillageState, space: i64) -> i64:
    """How many cubes lie on an action space."""
    total: i64 = 0
    for cube in range(i64(CUBES)):
        total += state.spaces[space * CUBES + cube]
    return total
