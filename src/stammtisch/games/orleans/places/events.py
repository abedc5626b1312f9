"""The event of the round reaches the players, who may hide in the Sacristy. Rules: O-10.11, O-11."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion
from stammtisch.core.refusals import say
from stammtisch.games.orleans.effects import clear_space, draw_from_bag, gain_coins, put_in_bag
from stammtisch.games.orleans.ids import FOODS, HARVEST, INCOME, MONK, OWN, PLAGUE, SACRISTY, TAXES, TRADING_DAY
from stammtisch.games.orleans.places.torture import charge
from stammtisch.games.orleans.state import OrleansState, Player

USE_SACRISTY: Final[Lone] = Lone("use-sacristy", otherwise="sacristy-not-now")
NO_SACRISTY: Final[Lone] = Lone("no-sacristy", otherwise="sacristy-not-now")
GIVE_FOOD: Final[Single] = Single("give-food", Field("good", "good", range(FOODS)), otherwise="no-harvest-now")

SHELTERED: Final = Message(28, "sheltered", "player", "event")
GAVE_FOOD: Final = Message(29, "gave-food", "player", "good")
PLAGUE_TOOK: Final = Message(30, "plague-took", "player", "kind")
PLAGUE_SPARED: Final = Message(31, "plague-spared", "player", "tile")
PLAGUE_EMPTY_BAG: Final = Message(32, "plague-empty-bag", "player")


def meet_event(state: OrleansState, seat: int) -> None:
    """The event reaches one player, who may hide in the Sacristy first (O-11.1, O-10.11)."""
    if has_shelter(state, state.players[seat]):
        state.stack.append(Shelter(seat))
    else:
        suffer_event(state, seat)


def suffer_event(state: OrleansState, seat: int) -> None:
    """What the event does to one player (O-11)."""
    player = state.players[seat]
    event = state.event
    if event == INCOME:
        gain_coins(state, seat, state.status(player))
    elif event == TRADING_DAY:
        gain_coins(state, seat, player.stations_built)
    elif event == TAXES:
        charge(state, seat, player.goods_count() // state.box.goods_per_tax_coin)
    elif event == HARVEST:
        harvest(state, seat)
    elif event == PLAGUE:
        plague(state, seat)


# The Sacristy


def has_shelter(state: OrleansState, player: Player) -> bool:
    """Whether the Sacristy's monk stands ready and the event is one it shields from (O-10.11)."""
    return (
        player.has_place(SACRISTY)
        and state.box.event_is_shielded[state.event]
        and player.board[state.box.first_space[SACRISTY]] == MONK + 1
    )


class Shelter(OneSeatQuestion):
    """Does the Sacristy's monk shield you from the event? (O-10.11)"""

    prompt_key: ClassVar = "shelter"

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        return [USE_SACRISTY.action, NO_SACRISTY.action]

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        if USE_SACRISTY.has(action):
            use_shelter(state, seat)
        else:
            suffer_event(state, seat)


def use_shelter(state: OrleansState, seat: i64) -> None:
    """The monk returns to the bag, and the event passes this player by."""
    player = state.players[seat]
    clear_space(player, state.box.first_space[SACRISTY])
    put_in_bag(player, MONK)
    state.tell(SHELTERED, seat, state.event)


# Harvest and plague


def food_kinds(state: OrleansState, seat: int) -> list[int]:
    """The kinds of food that a player owns."""
    player = state.players[seat]
    return [good for good in range(FOODS) if player.goods[good] > 0 and state.box.is_food[good]]


def harvest(state: OrleansState, seat: int) -> None:
    """Give one food, or pay the fine without any (O-11.4)."""
    kinds = food_kinds(state, seat)
    if not kinds:
        charge(state, seat, state.box.harvest_fine)
    elif len(kinds) == 1:
        give_food(state, seat, kinds[0])
    else:
        state.stack.append(GiveFood(seat))


def give_food(state: OrleansState, seat: int, good: i64) -> None:
    state.players[seat].goods[good] -= 1
    state.goods_market[good] += 1
    state.tell(GAVE_FOOD, seat, good)


class GiveFood(OneSeatQuestion):
    """Which food do you give at the Harvest? (O-11.4)"""

    prompt_key: ClassVar = "give-food"

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        return [GIVE_FOOD.of(good) for good in food_kinds(state, seat)]

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        if not GIVE_FOOD.has(action):
            return None
        return say(state, "food-not-owned", {"good": state.box.good_names[GIVE_FOOD.value(action)]})

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        give_food(state, seat, GIVE_FOOD.value(action))


def plague(state: OrleansState, seat: int) -> None:
    """Draw one follower: a neutral one goes back to the board, an own one is spared (O-11.7)."""
    player = state.players[seat]
    if player.bag_size == 0:
        state.tell(PLAGUE_EMPTY_BAG, seat)
        return
    tile = draw_from_bag(state, player)
    if tile >= OWN:
        put_in_bag(player, tile)
        state.tell(PLAGUE_SPARED, seat, tile)
    else:
        state.supply[tile] += 1
        state.tell(PLAGUE_TOOK, seat, tile)
