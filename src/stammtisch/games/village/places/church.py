"""The church: figures go into the black bag, and the mass brings them out. Rules: V-7.4, V-9, VS-6."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Pair, Single
from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep, Step
from stammtisch.core.refusals import lacks, say
from stammtisch.games.village.effects import gain_fame, pay_coins, pay_grain
from stammtisch.games.village.expansions.ids import IN_MASS, KINDS
from stammtisch.games.village.glossary import NUMBER
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
from stammtisch.games.village.places.conny import CONNY_MAJORITY, enter_step
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.paying import OR_TIME, charge
from stammtisch.games.village.questions import NO_ACTION, OneSeatQuestion, TurnQuestion, about_figure, waive
from stammtisch.games.village.state import VillageState

STEP: Final[Field] = Field("place", "place", range(CHURCH, CHURCH + STEPS - 1))

ENTER_CHURCH: Final[Single] = Single("enter-church", NUMBER, otherwise="wrong-action")
BUY_OUT: Final[Single] = Single("buy-out", NUMBER, otherwise="no-mass")
PROMOTE: Final[Pair] = Pair("promote", STEP, NUMBER, otherwise="no-mass")
DONE: Final[Lone] = Lone("done", otherwise="no-mass")

ENTERED_BAG: Final = Message(29, "entered-bag", "player", "figure")
MASS: Final = Message(39, "mass")
BOUGHT_OUT: Final = Message(40, "bought-out", "player", "figure")
MONKS: Final = Message(42, "monks", "number:monks")
PROMOTED: Final = Message(43, "promoted", "player", "figure", "place", "number:grain")
MAJORITY: Final = Message(44, "majority", "player", "number:points")
NO_MAJORITY: Final = Message(45, "no-majority")


class Church(TurnQuestion):
    """Who goes into the black bag? (V-7.4)"""

    prompt_key: ClassVar = "church"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        farm = state.players[seat].family[FARM]
        found: list[int] = []
        for number in range(i64(NUMBERS)):
            if standing(farm, number) > 0:
                found.append(ENTER_CHURCH.of(number))
        found.append(NO_ACTION.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not ENTER_CHURCH.has(action):
            return None
        return about_figure(state, "not-on-farm", FARM, int(ENTER_CHURCH.value(action)), "V-7.4")

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if NO_ACTION.has(action):
            waive(state, seat)
            return
        number = ENTER_CHURCH.value(action)
        state.tell(ENTERED_BAG, seat, number)
        charge(state, seat, state.box.church_cost, OR_TIME)
        pick(state, seat, number, FARM, BAG)


# The mass


class BuyingOut(Step):
    """Mass, step 1a: everybody in turn may buy figures out of the bag (V-9.2)."""

    def happen(self, state: VillageState) -> None:
        state.mass_figures = 0
        state.tell(MASS)
        for seat in reversed(state.seats_in_order()):
            state.stack.append(BuyingOutOf(seat))
        state.seams.mass_begins(state)


class BuyingOutOf(SeatStep):
    """One player's chance to buy figures out."""

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

    prompt_key: ClassVar = "buy-out"

    def moment(self) -> int:
        return IN_MASS

    def choices(self, state: VillageState, seat: int) -> list[int]:
        packed = state.players[seat].family[BAG]
        found: list[int] = []
        if not why_not_buy_out(state, seat):
            for number in range(i64(NUMBERS)):
                if standing(packed, number) > 0:
                    found.append(BUY_OUT.of(number))
        found.append(DONE.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        """With expansions the question can come although nobody can be bought out, for what is allowed at any time."""
        if not BUY_OUT.has(action):
            return None
        number = BUY_OUT.value(action)
        if standing(state.players[seat].family[BAG], number) == 0:
            return about_figure(state, "not-in-bag", FARM, int(number))
        code = why_not_buy_out(state, seat)
        return say(state, code, {}, lacks("coins", state.box.mass_coins) if code == "no-coin" else [])

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if DONE.has(action):
            return
        number = BUY_OUT.value(action)
        state.tell(BOUGHT_OUT, seat, number)
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
            state.tell(MONKS, drawn_monks)

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
        state.seams.climbing_begins(state)
        for seat in reversed(state.seats_in_order()):
            state.stack.append(PromotingOf(seat))


class PromotingOf(SeatStep):
    """One player's chance to move figures up."""

    def happen(self, state: VillageState) -> None:
        question = Promote(self.seat)
        if len(question.choices(state, self.seat)) > 1 or state.seams.may_interrupt(state, self.seat, IN_MASS):
            state.stack.append(question)


class Promote(OneSeatQuestion):
    """Who moves up in the church? (V-9.4)"""

    prompt_key: ClassVar = "promote"

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
                    found.append(PROMOTE.of(CHURCH + step, number))
        if state.is_expanded:
            state.seams.add_promotions(state, seat, found)
        found.append(DONE.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not PROMOTE.has(action):
            return None
        place, number = PROMOTE.read(action)
        player = state.players[seat]
        if standing(player.family[place], number) == 0:
            return about_figure(state, "not-on-step", int(place), int(number))
        grain = int(state.box.church_grain[place + 1 - CHURCH])
        return say(state, "promotion-too-dear", {"number": grain}, lacks("grain", grain - int(player.grain)))

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if DONE.has(action):
            return
        state.stack.append(PromotingOf(seat))
        if not PROMOTE.has(action):
            state.seams.take_promotion(state, seat, action)
            return
        place, number = PROMOTE.read(action)
        grain = state.box.church_grain[place + 1 - CHURCH]
        pay_grain(state, seat, grain)
        state.tell(PROMOTED, seat, number, place + 1, grain)
        promote(state, seat, place, number)


def promote(state: VillageState, seat: int, place: i64, number: i64) -> None:
    """Move a figure from one church step to the next (V-9.4)."""
    pick(state, seat, number, place, place + 1)


class Majority(Step):
    """Mass, step 3: fame for most figures in the church; a tie goes to who stands foremost (V-9.5, VS-6.2)."""

    def happen(self, state: VillageState) -> None:
        best: i64 = 0
        for seat in range(state.circle):
            best = max(best, strength(state, seat))
        if best == 0:
            state.tell(NO_MAJORITY)
            return
        for seat in range(state.circle):
            if strength(state, seat) != best:
                continue
            if seat >= state.seats:
                state.tell(CONNY_MAJORITY)
                continue
            gain_fame(state, seat, FAME_MASS, state.box.majority_fame)
            state.tell(MAJORITY, seat, state.box.majority_fame)


def strength(state: VillageState, seat: i64) -> i64:
    """Figures in the church, then the foremost step, as one number to compare; 0 without a figure."""
    figures = state.steps_taken(seat)
    if figures == 0:
        return 0
    return figures * (STEPS + 1) + state.foremost_step(seat)
