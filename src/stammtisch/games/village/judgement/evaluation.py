"""About how many points a seat will have at the end: the hand-made judgement behind the computer opponents.

A sum of terms, one for each part of the game: the points that are certain, the family with those who will live and
those who will enter the chronicle (`family.py`), council and church (`offices.py`), journeys, customers and what lies
on the farm (`dealings.py`). It looks at what the seat that thinks may know, and at nothing else. Rules: V-11.
"""

from __future__ import annotations

from stammtisch.games.village.judgement.dealings import (
    worth_of_customers,
    worth_of_goods,
    worth_of_journeys,
    worth_of_stores,
)
from stammtisch.games.village.judgement.family import worth_of_family
from stammtisch.games.village.judgement.offices import (
    worth_of_bag,
    worth_of_majority,
    worth_of_privileges,
    worth_of_promotions,
)
from stammtisch.games.village.judgement.outlook import WEIGHTS, Outlook
from stammtisch.games.village.scoring import (
    chronicle_points,
    church_points,
    council_points,
    customer_points,
    travel_points,
)
from stammtisch.games.village.state import Player, VillageState


class Terms:
    """The terms of the judgement for one seat, each computed once, and the outlook that they rest on.

    `viewer` is the seat that thinks: of what another seat hides it only knows what to expect.
    """

    def __init__(self, state: VillageState, seat: int, viewer: int) -> None:
        player = state.players[seat]
        outlook = Outlook(state, seat)
        self.outlook = outlook
        self.expansions: float = worth_of_expansions(state, seat, viewer)
        self.certain: float = certain_points(state, player)
        self.family: float = worth_of_family(state, seat, outlook)
        self.privileges: float = worth_of_privileges(state, player, outlook)
        self.bag: float = worth_of_bag(state, seat, outlook)
        self.majority: float = worth_of_majority(state, seat, outlook)
        self.promotions: float = worth_of_promotions(state, player, outlook)
        self.journeys: float = worth_of_journeys(state, seat, outlook)
        self.customers: float = worth_of_customers(state, seat, outlook)
        self.goods: float = worth_of_goods(player, outlook)
        self.stores: float = worth_of_stores(state, seat, outlook)
        self.turns: float = worth_of_turns(state, outlook)

    def total(self) -> float:
        """What the seat should have at the end, while the game goes on."""
        return (
            self.expansions
            + self.certain
            + self.family
            + self.privileges
            + self.bag
            + self.majority
            + self.promotions
            + self.journeys
            + self.customers
            + self.goods
            + self.stores
            + self.turns
        )


def evaluate(state: VillageState, seat: int) -> float:
    """The points this seat should have at the end, roughly; after the end, those it has."""
    return Terms(state, seat, seat).total() if state.stack else points_at_the_end(state, seat)


def points_at_the_end(state: VillageState, seat: int) -> float:
    """The points of a game that is over."""
    if state.is_expanded:
        return float(state.scores()[seat].total)
    return final_points(state, state.players[seat])


def worth_of_expansions(state: VillageState, seat: int, viewer: int) -> float:
    """What expansions have brought, and what their pieces still promise: the less, the nearer the end."""
    if not state.is_expanded:
        return 0.0
    brought = state.seams.fame(state, seat) + state.seams.points_beside(state, seat)
    return float(brought) + state.seams.evaluate(state, seat, viewer) * time_left(state)


def time_left(state: VillageState) -> float:
    """How much of the game is left, from 1 at the start to little in the last turns."""
    if state.trigger >= 0:
        return 0.1
    slots = 0
    for of_group in state.chosen.group_slots:
        slots += of_group
    chronicle = float(state.chronicle_free()) / slots
    graves = float(state.graves) / state.box.graves[state.column]
    return 0.15 + 0.85 * min(chronicle, graves)


def terms(state: VillageState, seat: int) -> dict[str, float]:
    """The terms of `evaluate` by name, to see what a judgement rests on."""
    found = Terms(state, seat, seat)
    return {
        "certain": found.certain,
        "expansions": found.expansions,
        "family": found.family,
        "privileges": found.privileges,
        "bag": found.bag,
        "majority": found.majority,
        "promotions": found.promotions,
        "journeys": found.journeys,
        "customers": found.customers,
        "goods": found.goods,
        "stores": found.stores,
        "turns": found.turns,
    }


def worth_of_turns(state: VillageState, outlook: Outlook) -> float:
    """What the turns to come bring beyond what can be seen; it makes the judgement right on average."""
    weights = WEIGHTS
    if state.is_solo:
        return weights.turn_alone * outlook.turns
    soon = min(outlook.turns, weights.short)
    return weights.turn_soon * soon + weights.turn * (outlook.turns - soon)


def final_points(state: VillageState, player: Player) -> float:
    """The score as things stand (V-11)."""
    return certain_points(state, player) + float(
        church_points(state, player) + chronicle_points(state, player) + council_points(state, player)
    )


def certain_points(state: VillageState, player: Player) -> float:
    """The points that nothing can take away, coins among them (V-11)."""
    return float(player.fame_in_all() + player.coins + travel_points(state, player) + customer_points(state, player))
