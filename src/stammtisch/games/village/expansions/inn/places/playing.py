"""When a person card may be played, and when its holder is asked although there is nothing else to decide. Rules: VI-4.

Only open things count for that: hands, market and boards.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.bits import numbers_in
from stammtisch.core.errors import Refusal
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument
from stammtisch.games.village.expansions.ids import FIRST_MORE, IN_MARKET, IN_MASS, LAST_MORE_HOME
from stammtisch.games.village.expansions.inn.cards import PLAY, has_card
from stammtisch.games.village.expansions.inn.components import box_of
from stammtisch.games.village.expansions.inn.effects import cards_in_game
from stammtisch.games.village.expansions.inn.ids import (
    ABBOT,
    ANY_TIME,
    AT_END,
    COUNCILMAN,
    COUSIN,
    FARMHAND,
    JACK_OF_ALL_TRADES,
    MESSENGER,
    MILLER,
    NOBLEWOMAN,
    OLD_MAN,
    PRODIGAL_SON,
    SHOPWOMAN,
    is_for_any_time,
)
from stammtisch.games.village.expansions.inn.places.any_time import why_not_now
from stammtisch.games.village.expansions.inn.table import table_of
from stammtisch.games.village.ids import (
    BAG,
    CASTLES,
    CHURCH,
    COUNCIL,
    FARM,
    FIRST_ON_BOARD,
    GOODS,
    LAST_ON_BOARD,
    REWARD_COINS,
    STEPS,
    eldest,
    of_generation,
)
from stammtisch.games.village.places.church import Promoting
from stammtisch.games.village.places.council import highest_step
from stammtisch.games.village.places.craft import Craft, no_grain_for_mill
from stammtisch.games.village.places.turn import ChooseAction, TakeCube
from stammtisch.games.village.questions import NEVER, OneSeatQuestion
from stammtisch.games.village.state import VillageState

# When a card for a certain situation comes at another moment, by the number of its situation.
WRONG_TIME: Final = [
    "", "", "card-at-market-end", "card-at-death", "card-after-action", "card-for-action", "card-at-market-start",
    "card-at-mill", "card-at-mass-start", "card-on-journey", "card-when-hiring", "card-when-loading",
]  # fmt: skip


def add_cards(state: VillageState, seat: int, found: list[int]) -> None:
    """The cards of a seat that may be played besides answering the question that waits (VI-4.4, VI-7.4)."""
    for card in numbers_in(table_of(state).hands[seat]):
        if is_choosing(state) if card == OLD_MAN else is_for_any_time(card) and not why_not_now(state, seat, card):
            found.append(PLAY.of(card))


def is_choosing(state: VillageState) -> bool:
    """Whether the question that waits lets a player choose the action of a turn (VI-7.4)."""
    question = state.stack[-1]
    if isinstance(question, TakeCube):
        return True
    return isinstance(question, ChooseAction) and question.is_free == 1


def why_not_play(state: VillageState, seat: int, card: int, question: OneSeatQuestion) -> Refusal:
    """Why a card cannot be played now."""
    arguments: dict[str, Argument] = {"card": box_of(state.box).card_names[card]}
    if card not in cards_in_game(state.chosen):
        return say(state, "card-not-in-game", arguments)
    if not has_card(state, seat, card):
        return say(state, "card-not-held", arguments)
    when = box_of(state.box).card_when[card]
    if when == AT_END:
        return say(state, "card-for-the-end", arguments)
    if when == ANY_TIME:
        if question.moment() == NEVER:
            return say(state, "card-in-between", arguments)
        # What would do something now is offered at all moments but the last.
        return say(state, why_not_now(state, seat, card) or "card-too-late", arguments)
    if card == MILLER and isinstance(question, Craft):
        return no_grain_for_mill(state, seat)
    return say(state, WRONG_TIME[when], arguments)


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
        elif matters_before_death(state, seat, card):
            return True
    return False


def matters_at_market(state: VillageState, seat: int, card: int) -> bool:
    """Whether a card could make a sale possible: it brings what a customer within reach asks for, or means to pay."""
    if card in (MESSENGER, JACK_OF_ALL_TRADES, SHOPWOMAN):
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
