"""When the holder of person cards for any time is asked, with nothing else to decide. Rules: VI-R16, VX-2.4.

Only open things count for that: hands, market and boards.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from stammtisch.core.bits import count_bits, numbers_in
from stammtisch.core.question import Step
from stammtisch.games.village.expansions.ids import (
    ASKED_IN_TIME,
    AT_TURN_END,
    CEREMONY,
    FIRST_MORE,
    IN_MARKET,
    IN_MASS,
    LAST_MORE_HOME,
    LAST_WORD,
    PARENTS,
)
from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.ids import (
    ABBOT,
    COUNCILMAN,
    COUSIN,
    FARMHAND,
    HERB_WOMAN,
    JACK_OF_ALL_TRADES,
    MESSENGER,
    NOBLEWOMAN,
    PRODIGAL_SON,
    SHOPWOMAN,
)
from stammtisch.games.village.expansions.inn.places.any_time import why_not_now
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.ids import (
    BAG,
    CASTLES,
    CHURCH,
    COLOURS,
    COUNCIL,
    FARM,
    FIRST_ON_BOARD,
    GOODS,
    LAST_ON_BOARD,
    ON_ROOF,
    REWARD_COINS,
    STEPS,
    eldest,
    of_generation,
)
from stammtisch.games.village.places.church import Promoting, strength
from stammtisch.games.village.places.council import highest_step
from stammtisch.games.village.places.pausing import Pause
from stammtisch.games.village.state import VillageState

FEW_CUBES: Final = 4  # as many as a card can take of one colour


class LastWord(Step):
    """After the last climb of a mass: whoever could still change something is asked, until nobody does (VX-2.4)."""

    fields: ClassVar = ["passed", "held"]

    def __init__(self, passed: int, held: int) -> None:
        self.passed = passed  # mask of the seats that need not be asked again
        self.held = held  # cards in all hands when the last one was asked

    def happen(self, state: VillageState) -> None:
        held = cards_held(state)
        # Somebody has played a card: the others may want to answer.
        passed = self.passed if held == self.held else 0
        for seat in state.seats_in_order():
            if (passed >> seat) & 1 == 0:
                passed |= 1 << seat
                if could_matter(state, seat, LAST_WORD):
                    state.stack.append(LastWord(passed, held))
                    state.stack.append(Pause(seat, IN_MASS))
                    return


def cards_held(state: VillageState) -> int:
    return sum(int(count_bits(hand)) for hand in table_of(state).hands)


def could_matter(state: VillageState, seat: int, moment: i64) -> bool:
    """Whether one of the cards that a seat may play at any time could still matter at this moment."""
    for card in numbers_in(table_of(state).hands[seat] & box_of(state.box).any_cards):
        if why_not_now(state, seat, card):
            continue
        if moment == IN_MARKET:
            if matters_at_market(state, seat, card):
                return True
        elif moment == IN_MASS:
            if matters_in_mass(state, seat, card):
                return True
        elif moment == AT_TURN_END:
            if may_be_worth_less(state, card) or card == HERB_WOMAN:
                return True
        elif moment == LAST_WORD:
            if matters_after_climbing(state, seat, card):
                return True
        elif matters_before_death(state, seat, card):
            return True
    return False


def may_be_worth_less(state: VillageState, card: int) -> bool:
    """Whether others could take away what a card brings before its holder is asked again (VX-2.4)."""
    if card == COUNCILMAN:
        return state.marker == ON_ROOF
    if card == NOBLEWOMAN:
        return not table_of(state).are_stacks_empty()
    if card in (JACK_OF_ALL_TRADES, SHOPWOMAN):
        return are_cubes_short(state)
    return card == COUSIN


def are_cubes_short(state: VillageState) -> bool:
    """Whether a colour of the supply may run out when the bag is filled, or in a few turns."""
    for colour in range(i64(COLOURS)):
        if state.supply[colour] < state.chosen.bag_adds[colour] + FEW_CUBES:
            return True
    return False


def matters_after_climbing(state: VillageState, seat: int, card: int) -> bool:
    """Whether a card could change who has the majority, the wedding, or what is left for the next round (VX-2.4)."""
    if card == ABBOT:
        return changes_majority(state, seat)
    if state.trigger >= 0:  # neither wedding nor another round
        return False
    if card == PRODIGAL_SON:
        return is_on_marriage_board(state, seat)
    return may_be_worth_less(state, card)


def changes_majority(state: VillageState, seat: int) -> bool:
    """Whether somebody else would have the majority if one of this seat's figures stood on the last step."""
    now = strength(state, seat)
    then = state.steps_taken(seat) * (STEPS + 1) + STEPS
    if now == then:
        return False
    for other in range(state.circle):
        if other != seat and now <= strength(state, other) <= then:
            return True
    return False


def is_on_marriage_board(state: VillageState, seat: int) -> bool:
    family = state.players[seat].family
    for place in range(i64(CEREMONY), i64(PARENTS + 1)):
        if family[place] != 0:
            return True
    return False


def matters_at_market(state: VillageState, seat: int, card: int) -> bool:
    """Whether a card could make a sale possible: it brings what a customer within reach asks for, or means to pay."""
    if card in (MESSENGER, JACK_OF_ALL_TRADES, SHOPWOMAN):
        return True
    if state.has_rules(ASKED_IN_TIME) and card in (COUNCILMAN, COUSIN) and may_be_worth_less(state, card):
        return True
    if card == COUNCILMAN:
        # The first step gives only the marker, which no customer but a promo tile wants.
        return highest_step(state.players[seat]) > 1 or state.chosen.has("promos")
    if card == NOBLEWOMAN:
        return state.coins_of(seat) > 0 or table_of(state).beer[seat] > 0
    box = state.box
    for place in range(state.seams.market_reach(state, seat)):
        customer = state.market[place] - 1
        if customer < 0:
            continue
        if card == FARMHAND and box.customer_grain[customer] > state.players[seat].grain:
            return True
        for good in range(i64(GOODS)):
            wanted = box.customer_goods[customer * GOODS + good]
            if wanted > state.players[seat].goods[good] and int(good) in box_of(box).card_goods[card]:
                return True
    return False


def matters_in_mass(state: VillageState, seat: int, card: int) -> bool:
    """Whether a card could help to buy out or to move up; in the last mass, after that, every card is worth asking."""
    player = state.players[seat]
    is_buying_out = any(isinstance(pending, Promoting) for pending in state.stack)
    if is_buying_out:
        if card != MESSENGER or player.family[BAG] == 0 or state.mass_figures >= state.box.mass_figures:
            return False
        for castle in range(i64(CASTLES)):
            if state.box.castle_reward[castle] == REWARD_COINS and (player.castles >> castle) & 1 == 0:
                return True
        return False
    if state.trigger >= 0:
        return True
    if card not in (ABBOT, FARMHAND, SHOPWOMAN):
        return False
    for step in range(i64(STEPS - 1)):
        if player.family[CHURCH + step] != 0:
            return True
    return False


def matters_before_death(state: VillageState, seat: int, card: int) -> bool:
    """Whether who is about to die could still be of use, or be brought to die elsewhere."""
    player = state.players[seat]
    if player.deaths_due == 0:
        return False
    generation = eldest(player.visible())
    if card == COUNCILMAN:
        return _stands(state, seat, generation, COUNCIL, COUNCIL + STEPS - 1)
    if card == ABBOT:
        return _stands(state, seat, generation, CHURCH, CHURCH + STEPS - 2)
    if card == PRODIGAL_SON:
        return _stands(state, seat, generation, FIRST_ON_BOARD, LAST_ON_BOARD) or _stands(
            state, seat, generation, FIRST_MORE, LAST_MORE_HOME
        )
    return card == COUSIN and _stands(state, seat, generation, FARM, FARM)


def _stands(state: VillageState, seat: int, generation: i64, first: i64, last: i64) -> bool:
    family = state.players[seat].family
    for place in range(first, last + 1):
        if of_generation(family[place], generation) > 0:
            return True
    return False
