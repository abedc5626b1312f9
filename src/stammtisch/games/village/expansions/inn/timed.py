"""Person cards for certain situations: a death, an action, a market day, a mass, a journey. Rules: VI-7."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core.bits import bit
from stammtisch.core.question import Step
from stammtisch.games.village import log as base_log
from stammtisch.games.village.actions import (
    GO_ON,
    TRAVEL,
    customer_served,
    let_die_action,
    place_of_death,
    serve_action,
)
from stammtisch.games.village.questions import OneSeatQuestion
from stammtisch.games.village.places.craft import use_mill
from stammtisch.games.village.places.death import Settle, WhichDies, only_one_so_old
from stammtisch.games.village.places.figures import pick
from stammtisch.games.village.places.travel import Arrival, Travel, start_of
from stammtisch.games.village.places.turn import ChooseAction, TakeCube
from stammtisch.games.village.expansions.ids import (
    BESIDE_BOOK,
    FIRST_MORE,
    IN_MARKET,
    IN_MASS,
    IN_TURN,
    KINDS,
    LAST_MORE_ALIVE,
)
from stammtisch.games.village.ids import (
    BAG,
    CASTLE,
    FARM,
    LAST_ON_BOARD,
    MILL,
    NUMBERS,
    RIVAL,
    WAYS,
    count_of,
    eldest,
    figure,
    of_generation,
    standing,
)
from stammtisch.games.village.expansions.inn import log
from stammtisch.games.village.expansions.inn.actions import BRING_MONK, BRING_OUT, CONNY_OWNER, PLAY
from stammtisch.games.village.expansions.inn.cards import has_card
from stammtisch.games.village.expansions.inn.ids import JUGGLER, MARKET_CRIER, MILLER, PRIEST, SCRAP_DEALER, TOLL_KEEPER
from stammtisch.games.village.expansions.inn.playing import ask, lay_down
from stammtisch.games.village.expansions.inn.stacks import table_of
from stammtisch.games.village.round import EndOfAction
from stammtisch.games.village.places.conny import enter_step
from stammtisch.games.village.state import VillageState


class PlayNow(OneSeatQuestion):
    """Do you play this card now? Asked at the moment for which it is meant (VI-7)."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def prompt(self) -> str:
        return "play-now"

    def numbers(self) -> list[int]:
        return [self.seat, self.card]

    def moment(self) -> int:
        if self.card == JUGGLER:
            return IN_TURN
        return IN_MASS if self.card == PRIEST else IN_MARKET

    def choices(self, state: VillageState, seat: int) -> list[int]:
        return [PLAY + self.card, GO_ON]

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == GO_ON:
            return
        lay_down(state, seat, self.card)
        if self.card == JUGGLER:
            state.stack.append(ExtraAction(seat))
            state.stack.append(Settle(seat))
        elif self.card == MARKET_CRIER:
            table_of(state).crier = seat
        elif self.card == SCRAP_DEALER:
            ask(state, TakeTile(seat))
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

    def prompt(self) -> str:
        return "bard"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        player = state.players[seat]
        generation = eldest(player.visible())
        found: list[int] = []
        for place in range(i64(FARM), i64(LAST_MORE_ALIVE + 1)):
            if LAST_ON_BOARD < place < FIRST_MORE:
                continue
            if of_generation(player.family[place], generation) > 0:
                found.append(let_die_action(place))
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        place: i64 = place_of_death(action)
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
    state.tell(base_log.DIED_ELSEWHERE, seat, kind, place, BESIDE_BOOK)
    if place >= FIRST_MORE:
        state.seams.figure_left(state, seat, kind, place)


# Juggler and old man


class ExtraAction(Step):
    """The juggler's action, after a death that was due; without a cube on the board it is lost (VI-7.3)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def numbers(self) -> list[int]:
        return [self.seat]

    def happen(self, state: VillageState) -> None:
        if state.cubes_left == 0:
            state.tell(log.EXTRA_LOST, self.seat)
            return
        state.stack.append(EndOfAction(self.seat))
        state.stack.append(TakeCube(self.seat))


class OldManAction(ChooseAction):
    """Which action do you carry out? The old man asks neither a cube nor the well (VI-7.4)."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, 1)

    def prompt(self) -> str:
        return "old-man"

    def numbers(self) -> list[int]:
        return [self.seat]


# Market


class TakeTile(OneSeatQuestion):
    """Which customer left at the stalls does the scrap dealer take? (VI-7.1)"""

    def prompt(self) -> str:
        return "take-tile"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        for place in range(state.stalls()):
            if state.market[place] > 0:
                found.append(serve_action(state.market[place] - 1))
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        customer: i64 = customer_served(action)
        state.tell(log.TOOK_TILE, seat, customer)
        for place in range(state.stalls()):
            if state.market[place] == customer + 1:
                state.market[place] = 0
        state.players[seat].customers |= bit(customer)


# Mill


def can_play_miller(state: VillageState, seat: int) -> bool:
    return has_card(state, seat, MILLER) and state.players[seat].grain >= state.box.craft_grain[MILL]


def play_miller(state: VillageState, seat: int) -> None:
    """The mill, with more coins; what a tool repeats of them is the business of Marriage (VI-7.6, VI-R12)."""
    lay_down(state, seat, MILLER)
    use_mill(state, seat, int(state.box.inn.card_each[MILLER]))


# Mass


class PriestChooses(OneSeatQuestion):
    """Which figure, or monk, comes out of the black bag? (VI-7.7)"""

    def __init__(self, seat: int, monks: int) -> None:
        super().__init__(seat)
        self.monks = monks  # brought out so far

    def prompt(self) -> str:
        return "priest"

    def numbers(self) -> list[int]:
        return [self.seat, self.monks]

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        for owner in range(state.circle):
            packed = state.family_of(owner)[BAG]
            if packed == 0:
                continue
            shown = CONNY_OWNER if state.is_solo and owner == RIVAL else owner
            for kind in range(i64(KINDS)):
                if count_of(packed, kind) > 0:
                    found.append(int(BRING_OUT + shown * KINDS + kind))
        if self.monks < state.box.monks:
            found.append(BRING_MONK)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        monks = self.monks
        state.mass_figures += 1
        if action == BRING_MONK:
            monks += 1
            state.tell(log.BROUGHT_MONK, seat)
        else:
            owner = (action - BRING_OUT) // KINDS
            state.tell(log.BROUGHT_OUT, seat, owner, (action - BRING_OUT) % KINDS)
            enter_step(state, RIVAL if owner == CONNY_OWNER else owner, (action - BRING_OUT) % KINDS)
        if state.mass_figures < state.box.mass_figures:
            state.stack.append(PriestChooses(seat, monks))


# Travel


class TravelWithCard(Travel):
    """Who travels where, or is the toll keeper played? (V-7.1, VI-7.8)"""

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found = super().choices(state, seat)
        if len(FreeJourney(seat).choices(state, seat)) > 0:
            found.insert(len(found) - 1, PLAY + TOLL_KEEPER)
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        if action == PLAY + TOLL_KEEPER:
            lay_down(state, seat, TOLL_KEEPER)
            state.stack.append(FreeJourney(seat))
            return
        super().take(state, seat, action)


class FreeJourney(OneSeatQuestion):
    """Who travels where? The toll keeper has paid (VI-7.8)."""

    def prompt(self) -> str:
        return "free-journey"

    def choices(self, state: VillageState, seat: int) -> list[int]:
        found: list[int] = []
        family = state.players[seat].family
        for way in range(i64(WAYS)):
            packed = family[start_of(state, way)]
            if packed == 0:
                continue
            for number in range(i64(NUMBERS)):
                if standing(packed, number) > 0:
                    found.append(int(TRAVEL + way * NUMBERS + number))
        return found

    def take(self, state: VillageState, seat: int, action: int) -> None:
        way: i64 = (action - TRAVEL) // NUMBERS
        number: i64 = (action - TRAVEL) % NUMBERS
        castle = state.box.way_to[way]
        state.tell(base_log.TRAVELLED, seat, number, castle)
        state.stack.append(Arrival(seat, int(castle)))
        pick(state, seat, number, start_of(state, way), CASTLE + castle)
