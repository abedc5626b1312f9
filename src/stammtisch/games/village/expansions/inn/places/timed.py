"""Person cards for certain situations: a death, an action, a market day, a mass, a journey. Rules: VI-7."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.errors import Refusal
from stammtisch.core.family import Field, Lone, Pair
from stammtisch.core.message import Message
from stammtisch.core.question import SeatStep, ask_unless_forced
from stammtisch.core.refusals import say
from stammtisch.games.village.expansions.ids import (
    BESIDE_BOOK,
    FIRST_MORE,
    IN_MARKET,
    IN_MASS,
    IN_TURN,
    KINDS,
    LAST_MORE_ALIVE,
)
from stammtisch.games.village.expansions.inn.cards import PLAY, has_card, lay_down
from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.ids import (
    CONNY_OWNER,
    JUGGLER,
    MARKET_CRIER,
    MILLER,
    OWNERS,
    PRIEST,
    SCRAP_DEALER,
    TOLL_KEEPER,
)
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.expansions.marriage.places.bread import WhichDies, only_one_so_old
from stammtisch.games.village.ids import (
    BAG,
    CASTLE,
    FARM,
    LAST_ON_BOARD,
    NUMBERS,
    RIVAL,
    WAYS,
    count_of,
    eldest,
    figure,
    of_generation,
    standing,
)
from stammtisch.games.village.places.conny import enter_step
from stammtisch.games.village.places.craft import use_mill
from stammtisch.games.village.places.death import (
    DIED_ELSEWHERE,
    LET_DIE,
    Settle,
    refuse_death,
)
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.market import SERVE
from stammtisch.games.village.places.pausing import GO_ON
from stammtisch.games.village.places.travel import TRAVEL, TRAVELLED, Arrival, Travel, nobody_sets_out, start_of
from stammtisch.games.village.places.turn import TAKE, WELL, ChooseAction, TakeCube
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.round import EndOfAction
from stammtisch.games.village.state import VillageState

BRING_OUT: Final[Pair] = Pair(
    "bring-out",
    Field("owner", "owner", range(OWNERS)),
    Field("number", "kind", range(KINDS)),
    otherwise="only-priest",
)
BRING_MONK: Final[Lone] = Lone("bring-monk", otherwise="only-priest")

TOOK_TILE: Final = Message(115, "took-tile", "player", "customer")
BROUGHT_OUT: Final = Message(116, "brought-out", "player", "owner", "figure")
BROUGHT_MONK: Final = Message(117, "brought-monk", "player")
EXTRA_LOST: Final = Message(118, "extra-lost", "player")


class PlayNow(OneSeatQuestion):
    """Do you play this card now? Asked at the moment for which it is meant (VI-7)."""

    prompt_key: ClassVar = "play-now"
    fields: ClassVar = ["seat", "card"]

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def moment(self) -> int:
        if self.card == JUGGLER:
            return IN_TURN
        return IN_MASS if self.card == PRIEST else IN_MARKET

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [PLAY.of(self.card), GO_ON.action]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if GO_ON.has(action):
            return
        lay_down(state, seat, self.card)
        if self.card == JUGGLER:
            state.stack.append(ExtraAction(seat))
            state.stack.append(Settle(seat))
        elif self.card == MARKET_CRIER:
            table_of(state).crier = seat
        elif self.card == SCRAP_DEALER:
            ask_unless_forced(state, TakeTile(seat))
        else:
            assert self.card == PRIEST
            table_of(state).priest = seat
            state.stack.append(PriestChooses(seat, 0))


def offer(state: VillageState, card: int) -> None:
    """Ask whoever holds a card whether to play it now."""
    for seat in range(int(state.seats)):
        if has_card(state, seat, card):
            state.stack.append(PlayNow(seat, card))


# The bard


class BardBuries(OneSeatQuestion):
    """Who of the oldest dies and is laid beside the chronicle? (VI-7.2)"""

    prompt_key: ClassVar = "bard"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        player = state.players[seat]
        generation = eldest(player.visible())
        found: list[int] = []
        for place in range(i64(FARM), i64(LAST_MORE_ALIVE + 1)):
            if LAST_ON_BOARD < place < FIRST_MORE:
                continue
            if of_generation(player.family[place], generation) > 0:
                found.append(LET_DIE.of(place))
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        return refuse_death(state, seat, action)

    def take(self, state: VillageState, seat: int, action: int) -> None:
        place = LET_DIE.value(action)
        generation = eldest(state.players[seat].visible())
        kind = only_one_so_old(state, seat, generation, place)
        if kind >= 0:
            lay_beside(state, seat, kind, place)
        else:
            state.stack.append(BardWhich(seat, int(generation), int(place)))


class BardWhich(WhichDies):
    """The same for the bard: which of two equally old figures lies beside the chronicle? (VM-6.3)"""

    def end(self, state: VillageState, seat: int, kind: int) -> None:
        lay_beside(state, seat, kind, self.place)


def lay_beside(state: VillageState, seat: int, kind: i64, place: i64) -> None:
    """A figure dies and lies beside the book: no slot, no group, and no end of the game (VI-7.2)."""
    player = state.players[seat]
    player.deaths_due -= 1
    player.family[place] -= figure(kind)
    player.family[BESIDE_BOOK] += figure(kind % NUMBERS)
    state.tell(DIED_ELSEWHERE, seat, kind, place, BESIDE_BOOK)
    if place >= FIRST_MORE:
        state.seams.figure_left(state, seat, kind, place)


# Juggler and old man


class ExtraAction(SeatStep):
    """The juggler's action, after a death that was due; without a cube on the board it is lost (VI-7.3)."""

    def happen(self, state: VillageState) -> None:
        if state.cubes_left == 0:
            state.tell(EXTRA_LOST, self.seat)
            return
        state.stack.append(EndOfAction(self.seat))
        state.stack.append(TakeCube(self.seat))


class OldManAction(ChooseAction):
    """Which action do you carry out? The old man asks neither a cube nor the well (VI-7.4)."""

    fields: ClassVar = ["seat"]

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 1)

    def prompt(self) -> str:
        return "old-man"

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if TAKE.has(action) or WELL.has(action):
            return say(state, "old-man-no-cube")
        return super().why_not(state, seat, action)


# Market


class TakeTile(OneSeatQuestion):
    """Which customer left at the stalls does the scrap dealer take? (VI-7.1)"""

    prompt_key: ClassVar = "take-tile"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(state.stalls()):
            if state.market[place] > 0:
                found.append(SERVE.of(state.market[place] - 1))
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not SERVE.has(action):
            return None
        return say(state, "tile-not-at-stalls", {"customer": state.box.customer_names[SERVE.value(action)]})

    def take(self, state: VillageState, seat: int, action: int) -> None:
        customer = SERVE.value(action)
        state.tell(TOOK_TILE, seat, customer)
        for place in range(state.stalls()):
            if state.market[place] == customer + 1:
                state.market[place] = 0
        state.players[seat].customers |= bit(customer)


# Mill


def play_miller(state: VillageState, seat: int) -> None:
    """The mill, with more coins; what a tool repeats of them is the business of Marriage (VI-7.6, VI-R12)."""
    lay_down(state, seat, MILLER)
    use_mill(state, seat, int(box_of(state.box).card_each[MILLER]))


# Mass


class PriestChooses(OneSeatQuestion):
    """Which figure, or monk, comes out of the black bag? (VI-7.7)"""

    prompt_key: ClassVar = "priest"
    fields: ClassVar = ["seat", "monks"]

    def __init__(self, seat: int, monks: int) -> None:
        super().__init__(seat)
        self.monks = monks  # brought out so far

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        for owner in range(state.circle):
            packed = state.family_of(owner)[BAG]
            if packed == 0:
                continue
            shown = CONNY_OWNER if state.is_solo and owner == RIVAL else owner
            for kind in range(i64(KINDS)):
                if count_of(packed, kind) > 0:
                    found.append(BRING_OUT.of(shown, kind))
        if self.monks < state.box.monks:
            found.append(BRING_MONK.action)
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not BRING_OUT.has(action):
            return None
        owner, kind = BRING_OUT.read(action)
        whose = state.game.glossary.names["owner"][owner]
        return say(state, "not-in-black-bag", {"owner": whose, "number": state.box.number_names[kind]})

    def take(self, state: VillageState, seat: int, action: int) -> None:
        monks = self.monks
        state.mass_figures += 1
        if BRING_MONK.has(action):
            monks += 1
            state.tell(BROUGHT_MONK, seat)
        else:
            owner, kind = BRING_OUT.read(action)
            state.tell(BROUGHT_OUT, seat, owner, kind)
            enter_step(state, RIVAL if owner == CONNY_OWNER else owner, kind)
        if state.mass_figures < state.box.mass_figures:
            state.stack.append(PriestChooses(seat, monks))


# Travel


class TravelWithCard(Travel):
    """Who travels where, or is the toll keeper played? (V-7.1, VI-7.8)"""

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found = super().choices(state, seat)
        if len(FreeJourney(seat).choices(state, seat)) > 0:
            found.insert(len(found) - 1, PLAY.of(TOLL_KEEPER))
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if PLAY.has(action):
            lay_down(state, seat, TOLL_KEEPER)
            state.stack.append(FreeJourney(seat))
            return
        super().take(state, seat, action)


class FreeJourney(OneSeatQuestion):
    """Who travels where? The toll keeper has paid (VI-7.8)."""

    prompt_key: ClassVar = "free-journey"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        family = state.players[seat].family
        for way in range(i64(WAYS)):
            packed = family[start_of(state, way)]
            if packed == 0:
                continue
            for number in range(i64(NUMBERS)):
                if standing(packed, number) > 0:
                    found.append(TRAVEL.of(way, number))
        return found

    def why_not(self, state: VillageState, seat: int, action: int) -> Refusal | None:
        if not TRAVEL.has(action):
            return None
        way, number = TRAVEL.read(action)
        return nobody_sets_out(state, int(start_of(state, way)), int(number), "VI-7.8")

    def take(self, state: VillageState, seat: int, action: int) -> None:
        way, number = TRAVEL.read(action)
        castle = state.box.way_to[way]
        state.tell(TRAVELLED, seat, number, castle)
        state.stack.append(Arrival(seat, int(castle)))
        pick(state, seat, number, start_of(state, way), CASTLE + castle)
