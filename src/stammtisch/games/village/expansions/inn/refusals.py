"""Refusals of Inn: why a card cannot be played or bought now, and what is missing for brewery and inn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.question import Pending, Question
from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument, Name
from stammtisch.games.village.actions import (
    PROMOTE,
    TRAVEL,
    customer_served,
    place_of_death,
)
from stammtisch.games.village.decisions import base
from stammtisch.games.village.places.craft import Craft, MakeAfterTraining
from stammtisch.games.village.places.travel import start_of
from stammtisch.games.village.expansions.ids import BREWERY, INN, KINDS
from stammtisch.games.village.ids import CHURCH, FARM, MILL, NUMBERS, eldest
from stammtisch.games.village.expansions.inn.actions import (
    BREW,
    BREW_GRAIN,
    BRING_MONK,
    BRING_OUT,
    BUY_CARD,
    END,
    ENTER_INN,
    FIRST,
    LAY_MARKER,
    LOOK,
    PLAY,
    PUT_UNDER,
    RECEIVE_BEER,
    SET_TIME,
    TRAIN_BREWER,
    owner_name,
)
from stammtisch.games.village.expansions.inn.brewery import BrewAfterTraining
from stammtisch.games.village.expansions.inn.cards import has_card
from stammtisch.games.village.expansions.inn.guests import AtTheInn, BuyCard, why_not_buy_card
from stammtisch.games.village.expansions.inn.ids import (
    ANY_TIME,
    AT_END,
    CARDS,
    FIRST_MARRIAGE_CARD,
    MILLER,
    MOST_IN_STACK,
)
from stammtisch.games.village.expansions.inn.playing import (
    AbbotRaises,
    LayMarker,
    LookThrough,
    TakeAnimal,
    WhichStack,
    why_not_now,
)
from stammtisch.games.village.expansions.inn.stacks import cards_in_game, table_of, where
from stammtisch.games.village.expansions.inn.timed import BardBuries, FreeJourney, OldManAction, PriestChooses, TakeTile
from stammtisch.games.village.state import VillageState

# When a card for a certain situation comes at another moment, by the number of its situation.
WRONG_TIME: Final = [
    "", "", "card-at-market-end", "card-at-death", "card-after-action", "card-for-action", "card-at-market-start",
    "card-at-mill", "card-at-mass-start", "card-on-journey", "card-when-hiring", "card-when-loading",
]  # fmt: skip


def explain(state: VillageState, seat: int, action: int, kind: str, question: Pending) -> Refusal | None:
    """Why an action is not legal now, where it has to do with Inn; else None."""
    if FIRST <= action < END:
        if action < PLAY + CARDS:
            return _cannot_play(state, seat, action - PLAY, question)
        if action < RECEIVE_BEER:
            return _cannot_brew(state, seat, action, question)
        if action == RECEIVE_BEER:
            return say(state, "only-these-animals", {}) if isinstance(question, TakeAnimal) else None
        if action < BUY_CARD:
            return _cannot_at_inn(state, seat, action, question)
        if action < LOOK:
            return _cannot_buy(state, seat, action - BUY_CARD, question)
        return _cannot_choose(state, action, question)
    return _base_kinds(state, seat, action, kind, question)


def _in_words(state: VillageState) -> Name:
    """The question that waits."""
    question = state.stack[-1]
    assert isinstance(question, Question)
    return Name(state.village.texts.prompts[question.prompt()].sentences)


def _now(state: VillageState, code: str) -> Refusal:
    return say(state, code, {"question": _in_words(state)})


def _lacks(what: str, number: int) -> list[dict[str, Json]]:
    return [{"what": what, "number": number}]


def _figure(state: VillageState, code: str, place: int, number: int, rule: str) -> Refusal:
    arguments: dict[str, Argument] = {
        "number": state.box.number_names[number],
        "place": state.box.place_names[place],
    }
    return say(state, code, arguments, [], rule)


# Cards


def _cannot_play(state: VillageState, seat: int, card: int, question: Pending) -> Refusal:
    arguments: dict[str, Argument] = {"card": state.box.card_names[card]}
    if card not in cards_in_game(state.chosen):
        return say(state, "card-not-in-game", arguments)
    if not has_card(state, seat, card):
        return say(state, "card-not-held", arguments)
    when = state.box.inn.card_when[card]
    if when == AT_END:
        return say(state, "card-for-the-end", arguments)
    if when == ANY_TIME:
        if isinstance(question, base.OneSeatQuestion) and question.moment() == base.NEVER:
            return say(state, "card-in-between", arguments)
        code = why_not_now(state, seat, card)
        return say(state, code, arguments if card >= FIRST_MARRIAGE_CARD else {})
    if card == MILLER and isinstance(question, Craft):
        number = int(state.box.craft_grain[MILL])
        missing = _lacks("grain", number - int(state.players[seat].grain))
        return say(state, "mill-grain-missing", {"number": number}, missing)
    return say(state, WRONG_TIME[when], arguments)


def _cannot_buy(state: VillageState, seat: int, card: int, question: Pending) -> Refusal:
    if not isinstance(question, (BuyCard, LookThrough)):
        return _now(state, "no-card-to-buy")
    arguments: dict[str, Argument] = {
        "card": state.box.card_names[card],
        "price": state.box.inn.price_names[card],
    }
    place = where(table_of(state), card)
    if isinstance(question, BuyCard):
        if place < 0 or place % MOST_IN_STACK != 0:
            return say(state, "card-not-on-top", arguments)
    elif place < 0 or place // MOST_IN_STACK != question.stack:
        return say(state, "card-not-in-stack", arguments)
    box = state.box.inn
    code = why_not_buy_card(state, seat, card)
    if code == "card-coins-missing":
        return say(state, code, arguments, _lacks("coins", int(box.card_coins[card] - state.coins_of(seat))))
    return say(state, code, arguments, _lacks("beer", int(box.card_beer[card] - table_of(state).beer[seat])))


# Brewery and inn


def _cannot_brew(state: VillageState, seat: int, action: int, question: Pending) -> Refusal:
    if isinstance(question, Craft):
        if action < BREW:
            return _figure(state, "not-on-farm", FARM, action - TRAIN_BREWER, "VI-2.2")
        if action == BREW:
            return say(state, "nobody-brews", {})
        number = state.box.inn.brew_grain
        missing = _lacks("grain", number - int(state.players[seat].grain))
        return say(state, "brew-grain-missing", {"number": number}, missing)
    if action == BREW_GRAIN and isinstance(question, (MakeAfterTraining, BrewAfterTraining)):
        return say(state, "training-and-buying", {})
    if action == BREW and isinstance(question, MakeAfterTraining):
        return say(state, "only-after-training", {"building": state.box.building_names[question.building]})
    return _now(state, "wrong-action")


def _cannot_at_inn(state: VillageState, seat: int, action: int, question: Pending) -> Refusal:
    if not isinstance(question, AtTheInn):
        return _now(state, "wrong-action")
    has_guest = state.players[seat].family[INN] != 0
    if action < PUT_UNDER:
        if has_guest:
            return say(state, "already-at-inn", {})
        return _figure(state, "not-on-farm", FARM, action - ENTER_INN, "VI-3.1")
    if not has_guest:
        return say(state, "nobody-at-inn", {})
    stack: i64 = action - PUT_UNDER
    if table_of(state).sizes[stack] == 0:
        return say(state, "stack-empty", {"stack": int(stack) + 1})
    return say(state, "inn-cube-missing", {}, _lacks("cubes", state.box.inn.inn_cubes))


# What only one card asks for


def _cannot_choose(state: VillageState, action: int, question: Pending) -> Refusal:
    box = state.box
    if action < LAY_MARKER:
        if isinstance(question, WhichStack):
            return say(state, "stack-empty", {"stack": action - LOOK + 1})
        return _now(state, "only-noblewoman")
    if action < SET_TIME:
        if isinstance(question, LayMarker):
            return say(state, "castle-has-marker", {"castle": box.castle_names[action - LAY_MARKER]})
        return _now(state, "only-messenger")
    if action < BRING_OUT:
        return _now(state, "only-herb-woman")
    if action < BRING_MONK and isinstance(question, PriestChooses):
        owner = (action - BRING_OUT) // KINDS
        number = box.number_names[(action - BRING_OUT) % KINDS]
        return say(state, "not-in-black-bag", {"owner": owner_name(owner), "number": number})
    return _now(state, "only-priest")


def _base_kinds(state: VillageState, seat: int, action: int, kind: str, question: Pending) -> Refusal | None:
    """Actions of the base game at the questions of Inn."""
    if isinstance(question, AbbotRaises) and kind == "promote":
        step = (action - PROMOTE) // NUMBERS
        return _figure(state, "abbot-not-there", CHURCH + step, (action - PROMOTE) % NUMBERS, "")
    if isinstance(question, FreeJourney) and kind == "travel":
        start = int(start_of(state, (action - TRAVEL) // NUMBERS))
        return _figure(
            state, "not-on-farm" if start == FARM else "nobody-at-start", start, (action - TRAVEL) % NUMBERS, "VI-7.8"
        )
    if isinstance(question, BardBuries) and kind == "let-die":
        generation = int(eldest(state.players[seat].visible()))
        return _figure(state, "not-the-oldest", place_of_death(action), min(generation, NUMBERS - 1), "")
    if isinstance(question, TakeTile) and kind == "serve":
        return say(state, "tile-not-at-stalls", {"customer": state.box.customer_names[customer_served(action)]})
    if isinstance(question, TakeAnimal) and kind == "receive-good":
        return say(state, "only-these-animals", {})
    if isinstance(question, OldManAction) and kind in ("take", "well"):
        return say(state, "old-man-no-cube", {})
    if isinstance(question, BrewAfterTraining):
        if kind == "make":
            return say(state, "only-after-training", {"building": state.box.place_names[BREWERY]})
        if kind in ("buy", "mill"):
            return say(state, "training-and-buying", {})
    return None
