"""Rewards and the questions they bring: accepting, moving the pilgrim, voyages, the cap tile, a choice of resources.

Whatever comes later is put on the stack first, so that a reward is dealt with before what waits beneath it.
Rules: C-7.2, C-8, C-9, C-10.
"""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import OneSeatQuestion, Step
from stammtisch.games.coimbra import log
from stammtisch.games.coimbra.actions import (
    ACCEPT,
    DECLINE,
    EXCHANGE_ONCE,
    FAVOUR,
    GAIN_RESOURCE,
    INVEST,
    MOST_ACCEPTED,
    PUT_CAP,
    STEP,
    STOP,
)
from stammtisch.games.coimbra.effects import (
    advance,
    can_advance,
    can_invest,
    gain_coins,
    gain_guards,
    gain_points,
    invest,
    room_for,
)
from stammtisch.games.coimbra.ids import (
    ANY_RESOURCE,
    COINS,
    CORNERS,
    FAVOURS,
    FIRST_FAVOUR_BONUS,
    FIRST_MONASTERY_BONUS,
    FIRST_SPACE,
    FROM_MONASTERIES,
    GUARDS,
    INFLUENCE,
    RESOURCES,
    REWARD_COINS,
    REWARD_GUARDS,
    REWARD_POINTS,
    ROW,
    SPACES,
    UPPER,
    VOYAGES_IN_PLAY,
    source_of,
)
from stammtisch.games.coimbra.specials import can_exchange, dice_for_cap, exchange, put_cap
from stammtisch.games.coimbra.state import CoimbraState

# The phase in which exchanges are possible; the phases are numbered in `phases`.
INCOME_PHASE = 5
MOST_LISTED = 20


def reward(state: CoimbraState, seat: int, guards: i64, coins: i64, points: i64, steps: i64, source: i64) -> None:
    """Give guards, coins, points and steps of the pilgrim (C-8.1, C-8.2, C-8.5, C-9.1)."""
    if steps > 0:
        state.stack.append(MovePilgrim(seat, int(steps)))
    if state.asks_before_gains:
        # The last offer on the stack is the first to be made.
        offer(state, seat, REWARD_POINTS, points, source)
        offer(state, seat, REWARD_COINS, coins, source)
        offer(state, seat, REWARD_GUARDS, guards, source)
        return
    gain_guards(state, seat, guards)
    gain_coins(state, seat, coins)
    gain_points(state, seat, points, source)


def gain_influence(state: CoimbraState, seat: int, track: i64, amount: i64) -> None:
    """Move a disk up a track (C-8.3)."""
    if state.asks_before_gains:
        offer(state, seat, INFLUENCE + track, amount, 0)
    else:
        advance(state, seat, track, amount)


def offer(state: CoimbraState, seat: int, what: i64, amount: i64, source: i64) -> None:
    """Ask how much of a reward is accepted, with the option for it (C-8.5)."""
    if amount > 0:
        state.stack.append(OfferReward(seat, int(what), int(amount), int(source)))


class OfferReward(Step):
    """A reward is offered as far as there is room for it at that moment (C-8.1, C-8.3, C-8.5)."""

    def __init__(self, seat: int, what: int, amount: int, source: int) -> None:
        self.seat = seat
        self.what = what
        self.amount = amount
        self.source = source

    def numbers(self) -> list[int]:
        return [self.seat, self.what, self.amount, self.source]

    def happen(self, state: CoimbraState) -> None:
        player = state.players[self.seat]
        amount: i64 = self.amount
        if self.what == REWARD_GUARDS:
            amount = min(amount, room_for(state, player, GUARDS))
        elif self.what == REWARD_COINS:
            amount = min(amount, room_for(state, player, COINS))
        elif self.what >= INFLUENCE:
            amount = can_advance(state, player, self.what - INFLUENCE, amount)
        if amount > 0:
            state.stack.append(AcceptReward(self.seat, self.what, int(amount), self.source))


class AcceptReward(OneSeatQuestion):
    """How much of this reward do you accept? Asked only with the option for it (C-8.5)."""

    def __init__(self, seat: int, what: int, amount: int, source: int) -> None:
        super().__init__(seat)
        self.what = what
        self.amount = amount
        self.source = source

    def prompt(self) -> str:
        return "accept-reward"

    def numbers(self) -> list[int]:
        return [self.seat, self.what, self.amount, self.source]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        amount = min(self.amount, MOST_ACCEPTED)
        found = [ACCEPT + amount]
        for number in range(min(amount - 1, MOST_LISTED), -1, -1):
            found.append(ACCEPT + number)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        accepted: i64 = action - ACCEPT
        if accepted < self.amount and state.is_recording:
            self.tell_forfeit(state, self.amount - int(accepted))
        if self.what == REWARD_GUARDS:
            gain_guards(state, self.seat, accepted)
        elif self.what == REWARD_COINS:
            gain_coins(state, self.seat, accepted)
        elif self.what == REWARD_POINTS:
            gain_points(state, self.seat, accepted, self.source)
        else:
            advance(state, self.seat, self.what - INFLUENCE, accepted)

    def tell_forfeit(self, state: CoimbraState, number: int) -> None:
        if self.what == REWARD_GUARDS:
            state.tell(log.FORFEITED_GUARDS, self.seat, number)
        elif self.what == REWARD_COINS:
            state.tell(log.FORFEITED_COINS, self.seat, number)
        elif self.what == REWARD_POINTS:
            state.tell(log.FORFEITED_POINTS, self.seat, number)
        else:
            state.tell(log.FORFEITED_SPACES, self.seat, self.what - INFLUENCE, number)


class GainBonus(Step):
    """A bonus takes effect: that of a card, a monastery or a favour tile."""

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat = seat
        self.bonus = bonus

    def numbers(self) -> list[int]:
        return [self.seat, self.bonus]

    def happen(self, state: CoimbraState) -> None:
        state.coimbra.gain_bonus(state, self.seat, self.bonus)


# The pilgrim


class MovePilgrim(OneSeatQuestion):
    """Where does your pilgrim go, or does it stop? (C-9)"""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def prompt(self) -> str:
        return "move-pilgrim"

    def numbers(self) -> list[int]:
        return [self.seat, self.steps]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        box = state.box
        player = state.players[self.seat]
        node = player.pilgrim
        found: list[int] = []
        for road in range(box.road_first[node], box.road_first[node + 1]):
            found.append(int(STEP + box.road_to[road] - CORNERS))
        found.append(STOP)
        if state.phase == INCOME_PHASE and player.cards & box.exchange_mask:
            add_exchanges(state, self.seat, found)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action == STOP:
            return
        if action >= EXCHANGE_ONCE:
            exchange(state, self.seat, action - EXCHANGE_ONCE)
            state.stack.append(self)
            return
        if self.steps > 1:
            state.stack.append(MovePilgrim(self.seat, self.steps - 1))
        step_to(state, self.seat, action - STEP + CORNERS)


def step_to(state: CoimbraState, seat: int, node: i64) -> None:
    """Move the pilgrim to a neighbouring place; a monastery without an own disk is visited (C-9.1, C-9.4)."""
    player = state.players[seat]
    player.pilgrim = node
    state.tell(log.STEPPED, seat, node)
    space = node - FIRST_SPACE
    if space >= 0 and not player.has_visited(space):
        visit(state, seat, space)


def visit(state: CoimbraState, seat: int, space: i64) -> None:
    """Place a disk above a monastery and use its immediate bonus (C-9.4, C-15.13)."""
    player = state.players[seat]
    box = state.box
    bonus = FIRST_MONASTERY_BONUS + state.layout.monasteries[space]
    earlier = player.visited & state.layout.disk_spaces
    player.visited |= bit(space)
    state.tell(log.DISK_PLACED, seat, state.layout.monasteries[space])
    if box.is_immediate[bonus]:
        state.stack.append(GainBonus(seat, int(bonus)))
    if earlier:
        points: i64 = 0
        for other in range(i64(SPACES)):
            if (earlier >> other) & 1:
                points += box.points[FIRST_MONASTERY_BONUS + state.layout.monasteries[other]]
        reward(state, seat, 0, 0, points, 0, FROM_MONASTERIES)


def add_exchanges(state: CoimbraState, seat: int, found: list[int]) -> None:
    """Add the exchanges that the seat can make now (C-13.4)."""
    for resource in range(RESOURCES):
        if can_exchange(state, state.players[seat], resource):
            found.append(EXCHANGE_ONCE + resource)


# Voyages


def voyages_to_invest_in(state: CoimbraState, seat: int, resource: i64) -> list[int]:
    """The voyages that the seat can invest in now, by their place on the board (C-7.2)."""
    player = state.players[seat]
    found: list[int] = []
    for place in range(i64(VOYAGES_IN_PLAY)):
        voyage = state.layout.voyages[place]
        if resource == ANY_RESOURCE or state.box.voyage_resource[voyage] == resource:
            if can_invest(state, player, voyage):
                found.append(int(voyage))
    return found


def offer_voyage(state: CoimbraState, seat: int, resource: i64) -> None:
    """Ask for an investment if one is possible (C-7.1)."""
    if voyages_to_invest_in(state, seat, resource):
        state.stack.append(Invest(seat, int(resource)))


class Invest(OneSeatQuestion):
    """In which voyage do you invest, if any? (C-7.2)"""

    def __init__(self, seat: int, resource: int) -> None:
        super().__init__(seat)
        self.resource = resource

    def prompt(self) -> str:
        return "invest"

    def numbers(self) -> list[int]:
        return [self.seat, self.resource]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found = [INVEST + voyage for voyage in voyages_to_invest_in(state, self.seat, self.resource)]
        found.append(DECLINE)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action != DECLINE:
            invest(state, self.seat, action - INVEST)


# Favour tiles


def take_favour(state: CoimbraState, seat: int, favour: i64) -> None:
    """Take a favour tile and use it (C-4.3, C-10)."""
    state.favours_left &= ~bit(favour)
    state.players[seat].favours |= bit(favour)
    state.tell(log.FAVOUR_TAKEN, seat, favour)
    state.coimbra.gain_bonus(state, seat, int(FIRST_FAVOUR_BONUS + favour))


def favours_left(state: CoimbraState) -> list[int]:
    """The favour tiles still beside the castle, as actions."""
    found: list[int] = []
    for favour in range(i64(FAVOURS)):
        if (state.favours_left >> favour) & 1:
            found.append(int(FAVOUR + favour))
    return found


class TakeFavour(OneSeatQuestion):
    """Which favour tile does your card bring you? (C-12.9)"""

    def prompt(self) -> str:
        return "take-favour"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found = favours_left(state)
        found.append(DECLINE)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action != DECLINE:
            take_favour(state, self.seat, action - FAVOUR)


class PutCap(OneSeatQuestion):
    """On which of your dice does the cap tile go, if on any? (C-10.2)"""

    def prompt(self) -> str:
        return "put-cap"

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        found = [PUT_CAP + die for die in dice_for_cap(state, self.seat)]
        found.append(DECLINE)
        return found

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        if action != DECLINE:
            die: i64 = action - PUT_CAP
            put_cap(state, self.seat, UPPER + die // ROW, die % ROW)


class ChooseResource(OneSeatQuestion):
    """Guards or coins? (C-10.4, C-12.2)"""

    def __init__(self, seat: int, bonus: int) -> None:
        super().__init__(seat)
        self.bonus = bonus

    def prompt(self) -> str:
        return "choose-resource"

    def numbers(self) -> list[int]:
        return [self.seat, self.bonus]

    def choices(self, state: CoimbraState, seat: int) -> list[int]:
        return [GAIN_RESOURCE + GUARDS, GAIN_RESOURCE + COINS]

    def take(self, state: CoimbraState, seat: int, action: int) -> None:
        box = state.box
        source = source_of(self.bonus)
        if action == GAIN_RESOURCE + GUARDS:
            reward(state, self.seat, box.guards[self.bonus], 0, 0, 0, source)
        else:
            reward(state, self.seat, 0, box.coins[self.bonus], 0, 0, source)
