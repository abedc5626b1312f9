"""The church: figures go into the black bag, and the mass brings them out. Rules: V-7.4, V-9, VS-6."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.question import Step
from stammtisch.games.village import log
from stammtisch.games.village.actions import BASE_ACTIONS, BUY_OUT, DONE, ENTER_CHURCH, NO_ACTION, PROMOTE
from stammtisch.games.village.decisions.base import OneSeatQuestion
from stammtisch.games.village.decisions.farm import waive
from stammtisch.games.village.decisions.figures import pick
from stammtisch.games.village.decisions.paying import OR_TIME, charge
from stammtisch.games.village.effects import gain_fame, pay_coins, pay_grain
from stammtisch.games.village.expansions.ids import IN_MASS, IN_TURN, KINDS
from stammtisch.games.village.ids import (
    BAG,
    CHURCH,
    FAME_MASS,
    FARM,
    NUMBERS,
    STEPS,
    count_all,
    count_of,
    standing,
)
from stammtisch.games.village.specials import enter_step
from stammtisch.games.village.state import VillageState


class Church(OneSeatQuestion):
    """Who goes into the black bag? (V-7.4)"""

    def prompt(self) -> str:
        return "church"

    def moment(self) -> int:
        return IN_TURN

    def choices(self, state: VillageState, seat: int) -> list[int]:
        farm = state.players[seat].family[FARM]
        found: list[int] = []
        for number in range(i64(NUMBERS)):
            if standing(farm, number) > 0:
                found.append(int(ENTER_CHURCH + number))
        found.append(NO_ACTION)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == NO_ACTION:
            waive(state, seat)
            return
        number: i64 = action - ENTER_CHURCH
        state.tell(log.ENTERED_BAG, seat, number)
        charge(state, seat, state.box.church_cost, OR_TIME)
        pick(state, seat, number, FARM, BAG)


# The mass


class BuyingOut(Step):
    """Mass, step 1a: everybody in turn may buy figures out of the bag (V-9.2)."""

    def happen(self, state: VillageState) -> None:
        state.mass_figures = 0
        state.tell(log.MASS)
        for seat in reversed(state.seats_in_order()):
            state.stack.append(BuyingOutOf(seat))
        state.seams.mass_begins(state)


class BuyingOutOf(Step):
    """One player's chance to buy figures out."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def happen(self, state: VillageState) -> None:
        if not why_not_buy_out(state, self.seat) or state.seams.may_interrupt(state, self.seat, IN_MASS):
            state.stack.append(BuyOut(self.seat))


def why_not_buy_out(state: VillageState, seat: int) -> str:
    """Whether a player can buy a figure out of the bag now (V-9.2)."""
    if not state.seams.may_buy_out(state):
        return "no-buying-out"
    if state.mass_figures >= state.box.mass_figures:
        return "four-figures"
    if state.players[seat].family[BAG] == 0:
        return "nobody-in-bag"
    if state.coins_of(seat) < state.box.mass_coins:
        return "no-coin"
    return ""


class BuyOut(OneSeatQuestion):
    """Whom do you buy out of the bag? (V-9.2)"""

    def prompt(self) -> str:
        return "buy-out"

    def moment(self) -> int:
        return IN_MASS

    def choices(self, state: VillageState, seat: int) -> list[int]:
        packed = state.players[seat].family[BAG]
        found: list[int] = []
        if not why_not_buy_out(state, seat):
            for number in range(i64(NUMBERS)):
                if standing(packed, number) > 0:
                    found.append(int(BUY_OUT + number))
        found.append(DONE)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == DONE:
            return
        number: i64 = action - BUY_OUT
        state.tell(log.BOUGHT_OUT, seat, number)
        pay_coins(state, seat, state.box.mass_coins)
        state.mass_figures += 1
        state.stack.append(BuyingOutOf(seat))
        pick(state, seat, number, BAG, CHURCH)


class Drawing(Step):
    """Mass, step 1b: draw blindly until there are four figures; monks go back (V-9.3)."""

    def happen(self, state: VillageState) -> None:
        monks: i64 = state.box.monks
        drawn_monks: i64 = 0
        while state.mass_figures < state.box.mass_figures:
            state.mass_figures += 1
            total = monks
            for seat in range(state.circle):
                total += count_all(state.family_of(seat)[BAG])
            chosen = state.roll(total)
            if chosen < monks:
                monks -= 1
                drawn_monks += 1
                continue
            chosen -= monks
            self.draw(state, chosen)
        if drawn_monks > 0:
            state.tell(log.MONKS, drawn_monks)

    def draw(self, state: VillageState, chosen: i64) -> None:
        """The figure with this number in the bag, counted by seat and number, comes out."""
        for seat in range(state.circle):
            packed = state.family_of(seat)[BAG]
            for kind in range(i64(KINDS)):
                count = count_of(packed, kind)
                if chosen < count:
                    enter_step(state, seat, kind)
                    return
                chosen -= count


class Promoting(Step):
    """Mass, step 2: everybody in turn may move figures up (V-9.4)."""

    def happen(self, state: VillageState) -> None:
        for seat in reversed(state.seats_in_order()):
            state.stack.append(PromotingOf(seat))


class PromotingOf(Step):
    """One player's chance to move figures up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def happen(self, state: VillageState) -> None:
        question = Promote(self.seat)
        if len(question.choices(state, self.seat)) > 1 or state.seams.may_interrupt(state, self.seat, IN_MASS):
            state.stack.append(question)


class Promote(OneSeatQuestion):
    """Who moves up in the church? (V-9.4)"""

    def prompt(self) -> str:
        return "promote"

    def moment(self) -> int:
        return IN_MASS

    def choices(self, state: VillageState, seat: int) -> list[int]:
        player = state.players[seat]
        found: list[int] = []
        for step in range(i64(STEPS - 1)):
            packed = player.family[CHURCH + step]
            if packed == 0 or player.grain < state.box.church_grain[step + 1]:
                continue
            for number in range(i64(NUMBERS)):
                if standing(packed, number) > 0:
                    found.append(int(PROMOTE + step * NUMBERS + number))
        if state.is_expanded:
            state.seams.add_promotions(state, seat, found)
        found.append(DONE)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == DONE:
            return
        state.stack.append(PromotingOf(seat))
        if action >= BASE_ACTIONS:
            state.seams.take_promotion(state, seat, action)
            return
        step: i64 = (action - PROMOTE) // NUMBERS
        grain = state.box.church_grain[step + 1]
        pay_grain(state, seat, grain)
        number: i64 = (action - PROMOTE) % NUMBERS
        state.tell(log.PROMOTED, seat, number, CHURCH + step + 1, grain)
        promote(state, seat, step, number)


def promote(state: VillageState, seat: int, step: i64, number: i64) -> None:
    """Move a figure from one church step to the next (V-9.4)."""
    pick(state, seat, number, CHURCH + step, CHURCH + step + 1)


class Majority(Step):
    """Mass, step 3: fame for most figures in the church; a tie goes to who stands foremost (V-9.5, VS-6.2)."""

    def happen(self, state: VillageState) -> None:
        best: i64 = 0
        for seat in range(state.circle):
            best = max(best, strength(state, seat))
        if best == 0:
            state.tell(log.NO_MAJORITY)
            return
        for seat in range(state.circle):
            if strength(state, seat) != best:
                continue
            if seat >= state.seats:
                state.tell(log.CONNY_MAJORITY)
                continue
            gain_fame(state, seat, FAME_MASS, state.box.majority_fame)
            state.tell(log.MAJORITY, seat, state.box.majority_fame)


def strength(state: VillageState, seat: i64) -> i64:
    """Figures in the church, then the foremost step, as one number to compare; 0 without a figure."""
    figures = state.steps_taken(seat)
    if figures == 0:
        return 0
    return figures * (STEPS + 1) + state.foremost_step(seat)
