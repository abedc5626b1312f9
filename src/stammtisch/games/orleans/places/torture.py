"""Debts: who cannot pay gives up one thing for every missing coin. Rules: O-12."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Family, Lone, Single
from stammtisch.core.message import Message
from stammtisch.core.question import OneSeatQuestion
from stammtisch.core.refusals import say
from stammtisch.games.orleans.effects import clear_space, pay_coins, return_followers
from stammtisch.games.orleans.glossary import GOOD, PLACE_TILE, SPACE, TOWN, space_words
from stammtisch.games.orleans.ids import EMPTY, FIRST_PLACE_TILE, GOODS, OWN, PLACES, SPACES, TECHNOLOGY, TOWNS
from stammtisch.games.orleans.state import OrleansState, Player

NOT_NOW: Final = "no-torture-now"
LOSE_GOOD: Final[Single] = Single("lose-good", GOOD, NOT_NOW)
LOSE_STATION: Final[Single] = Single("lose-station", TOWN, NOT_NOW)
LOSE_UNBUILT_STATION: Final[Lone] = Lone("lose-unbuilt-station", NOT_NOW)
LOSE_FOLLOWER: Final[Lone] = Lone("lose-follower", NOT_NOW)
LOSE_STEP: Final[Lone] = Lone("lose-step", NOT_NOW)
LOSE_TILE: Final[Single] = Single("lose-tile", PLACE_TILE, NOT_NOW)
LOSE_TECHNOLOGY: Final[Single] = Single("lose-technology", SPACE, NOT_NOW)
LOSE_KEPT_TECHNOLOGY: Final[Lone] = Lone("lose-kept-technology", NOT_NOW)
LOSE_FARMER_TECHNOLOGY: Final[Lone] = Lone("lose-farmer-technology", NOT_NOW)
TORMENTS: Final[list[Family]] = [
    LOSE_GOOD,
    LOSE_STATION,
    LOSE_UNBUILT_STATION,
    LOSE_FOLLOWER,
    LOSE_STEP,
    LOSE_TILE,
    LOSE_TECHNOLOGY,
    LOSE_KEPT_TECHNOLOGY,
    LOSE_FARMER_TECHNOLOGY,
]

DEBT: Final = Message(33, "debt", "player", "number:coins")
LOST_GOOD: Final = Message(34, "lost-good", "player", "good")
LOST_STATION: Final = Message(35, "lost-station", "player", "town")
LOST_UNBUILT_STATION: Final = Message(36, "lost-unbuilt-station", "player")
LOST_FOLLOWER: Final = Message(37, "lost-follower", "player", "kind")
LOST_STEP: Final = Message(38, "lost-step", "player", "number:space")
LOST_TILE: Final = Message(39, "lost-tile", "player", "place")
LOST_TECHNOLOGY: Final = Message(40, "lost-technology", "player", "place")
LOST_KEPT_TECHNOLOGY: Final = Message(41, "lost-kept-technology", "player")
DEBT_LAPSED: Final = Message(42, "debt-lapsed", "player", "number:coins")


def charge(state: OrleansState, seat: int, amount: i64) -> None:
    """Make a player pay; what he lacks is tortured out of him (O-12.1)."""
    missing = pay_coins(state, seat, amount)
    if missing > 0:
        state.tell(DEBT, seat, missing)
        torture(state, seat, int(missing))


def torture(state: OrleansState, seat: int, debt: int) -> None:
    """Ask for one thing per missing coin; a debt that nothing is left for lapses (O-12)."""
    question = Torture(seat, debt)
    if question.choices(state, seat):
        state.stack.append(question)
    else:
        state.tell(DEBT_LAPSED, seat, debt)


class Torture(OneSeatQuestion):
    """What do you give up instead of a missing coin? (O-12)"""

    prompt_key: ClassVar = "torture"
    fields: ClassVar = ["seat", "debt"]

    def __init__(self, seat: int, debt: int) -> None:
        super().__init__(seat)
        self.debt = debt

    def choices(self, state: OrleansState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        for good in range(i64(GOODS)):
            if player.goods[good] > 0:
                found.append(LOSE_GOOD.of(good))
        if player.stations_built > 0:
            for town in range(i64(TOWNS)):
                if player.has_station_in(town):
                    found.append(LOSE_STATION.of(town))
        if player.stations_left > 0:
            found.append(LOSE_UNBUILT_STATION.action)
        if neutral_in_bag(player) > 0:
            found.append(LOSE_FOLLOWER.action)
        if can_step_back(state, player):
            found.append(LOSE_STEP.action)
        for place in range(i64(FIRST_PLACE_TILE), i64(PLACES)):
            if player.has_place(place):
                found.append(LOSE_TILE.of(place))
        for space in range(i64(SPACES)):
            if player.board[space] == TECHNOLOGY:
                found.append(LOSE_TECHNOLOGY.of(space))
        if player.technology > 0:
            found.append(LOSE_KEPT_TECHNOLOGY.action)
        if player.farmer_technology > 0:
            found.append(LOSE_FARMER_TECHNOLOGY.action)
        return found

    def why_not(self, state: OrleansState, seat: int, action: int) -> Refusal | None:
        box = state.box
        if LOSE_GOOD.has(action):
            return say(state, "good-not-owned", {"good": box.good_names[LOSE_GOOD.value(action)]})
        if LOSE_STATION.has(action):
            return say(state, "no-own-station-there", {"town": box.town_names[LOSE_STATION.value(action)]})
        if LOSE_UNBUILT_STATION.has(action):
            return say(state, "no-unbuilt-station")
        if LOSE_FOLLOWER.has(action):
            return say(state, "no-neutral-in-bag")
        if LOSE_STEP.has(action):
            at_start = state.players[seat].development == 0
            return say(state, "development-at-start" if at_start else "coin-space-blocks")
        if LOSE_TILE.has(action):
            return say(state, "place-not-owned", {"place": box.place_names[LOSE_TILE.value(action)]})
        if LOSE_TECHNOLOGY.has(action):
            return say(state, "no-technology-there", space_words(box, int(LOSE_TECHNOLOGY.value(action))))
        if LOSE_KEPT_TECHNOLOGY.has(action) or LOSE_FARMER_TECHNOLOGY.has(action):
            return say(state, "no-technology-kept")
        return None

    def take(self, state: OrleansState, seat: int, action: int) -> None:
        give_up(state, seat, action)
        if self.debt > 1:
            torture(state, seat, self.debt - 1)


def give_up(state: OrleansState, seat: int, action: int) -> None:
    """Take one thing out of the game (O-12.2 to O-12.8)."""
    player = state.players[seat]
    if LOSE_GOOD.has(action):
        good = LOSE_GOOD.value(action)
        player.goods[good] -= 1
        state.goods_lost[good] += 1
        state.tell(LOST_GOOD, seat, good)
    elif LOSE_STATION.has(action):
        town = LOSE_STATION.value(action)
        player.stations &= ~bit(town)
        player.stations_built -= 1
        player.stations_lost += 1
        state.tell(LOST_STATION, seat, town)
    elif LOSE_UNBUILT_STATION.has(action):
        player.stations_left -= 1
        player.stations_lost += 1
        state.tell(LOST_UNBUILT_STATION, seat)
    elif LOSE_FOLLOWER.has(action):
        lose_follower(state, seat)
    elif LOSE_STEP.has(action):
        player.development -= 1
        state.tell(LOST_STEP, seat, player.development)
    elif LOSE_TILE.has(action):
        lose_place_tile(state, seat, LOSE_TILE.value(action))
    elif LOSE_TECHNOLOGY.has(action):
        space = LOSE_TECHNOLOGY.value(action)
        clear_space(player, space)
        state.technology_lost += 1
        state.tell(LOST_TECHNOLOGY, seat, state.box.space_place[space])
    else:
        if LOSE_KEPT_TECHNOLOGY.has(action):
            player.technology -= 1
        else:
            player.farmer_technology -= 1
        state.technology_lost += 1
        state.tell(LOST_KEPT_TECHNOLOGY, seat)


def can_step_back(state: OrleansState, player: Player) -> bool:
    """Whether a development step can be given up: never from, onto or over a coin space (O-12.4)."""
    space = player.development
    coins = state.box.development_coins
    return space > 0 and coins[space] == 0 and coins[space - 1] == 0


def neutral_in_bag(player: Player) -> i64:
    """How many followers in the bag can be lost: those not in the player's colour."""
    total: i64 = 0
    for tile in range(OWN):
        total += player.bag[tile]
    return total


def lose_follower(state: OrleansState, seat: i64) -> None:
    """Lose a neutral follower drawn blindly; own ones go straight back (O-12.3)."""
    player = state.players[seat]
    number = state.roll(neutral_in_bag(player))
    kind: i64 = 0
    while number >= player.bag[kind]:
        number -= player.bag[kind]
        kind += 1
    player.bag[kind] -= 1
    player.bag_size -= 1
    state.lost[kind] += 1
    state.tell(LOST_FOLLOWER, seat, kind)


def lose_place_tile(state: OrleansState, seat: i64, place: i64) -> None:
    """Give up a place tile: its followers return to the bag, technology on it is lost with it (O-12.6)."""
    player = state.players[seat]
    box = state.box
    return_followers(state, player, place)
    first: i64 = box.first_space[place]
    for space in range(first, first + box.space_count[place]):
        if player.board[space] == TECHNOLOGY:
            player.board[space] = EMPTY
            state.technology_lost += 1
    player.places &= ~bit(place)
    state.tiles_gone |= bit(place)
    player.open_spaces &= ~box.place_mask[place]
    state.tell(LOST_TILE, seat, place)
