"""Refusals that teach: for every action that is not legal now, which rule forbids it and what is missing.

The order of looking is that of a patient neighbour at the table: is it your move at all, is this the
moment for such a thing, and if so, what exactly is in the way. The sentences stand in `texts.toml`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.question import OneSeatQuestion
from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument, Name
from stammtisch.games.coimbra.actions import (
    ACQUIRE,
    ACTIVATE,
    ADVANCE_TRACK,
    BROWSE,
    EXCHANGE_ONCE,
    FAVOUR,
    INVEST,
    LOSE_CARD,
    REPEAT_CARD,
    SCORE_CARD,
    SCORE_VOYAGE,
    START_CORNER,
    START_GROUP,
    STEP,
    TAKE_DIE,
    USE,
)
from stammtisch.games.coimbra.decisions.bonuses import (
    BrowseDiscards,
    PickDiscarded,
    RepeatBonus,
    ScoreCard,
    ScoreVoyage,
)
from stammtisch.games.coimbra.decisions.drafting import PlaceDie, TakeDie
from stammtisch.games.coimbra.decisions.income import AdvanceTrack, Income, OpenIncome
from stammtisch.games.coimbra.decisions.opponents import LoseCleric
from stammtisch.games.coimbra.decisions.retrieving import TriggerInCastle, TriggerInCity
from stammtisch.games.coimbra.decisions.rewards import (
    INCOME_PHASE,
    AcceptReward,
    Invest,
    MovePilgrim,
    PutCap,
    TakeFavour,
)
from stammtisch.games.coimbra.decisions.starting import ChooseStart, UseStartCard
from stammtisch.games.coimbra.effects import holding, place_of_card, price_of, voyage_price
from stammtisch.games.coimbra.ids import (
    ANY_RESOURCE,
    CARD_IDS,
    COLOUR_IDS,
    CORNERS,
    FACES,
    GUARDS,
    IMMEDIATE,
    NO_NODE,
    RESOURCE_IDS,
    ROW,
    START_CARDS,
    VOYAGES_IN_PLAY,
)
from stammtisch.games.coimbra.specials import exchange_card
from stammtisch.games.coimbra.state import CoimbraState, value_of

# What to say when an action comes at the wrong moment, by kind of action.
WRONG_MOMENT: Final = {
    "start-cards": "start-too-late",
    "start-corner": "start-too-late",
    "use": "nothing-to-use",
    "take": "not-placing",
    "place": "not-placing",
    "favour": "no-favour-now",
    "acquire": "no-acquiring-now",
    "distress": "no-distress-now",
    "step": "no-steps-now",
    "stop": "no-steps-now",
    "decline": "nothing-to-decline",
    "invest": "no-investing-now",
    "cap": "no-cap-now",
    "gain-guards": "no-choice-now",
    "gain-coins": "no-choice-now",
    "pay": "nothing-to-pay-for",
    "repeat": "nothing-to-repeat",
    "browse": "no-browsing-now",
    "give-resources": "no-tribute-now",
    "give-points": "no-tribute-now",
    "lose-points": "nothing-to-lose",
    "lose": "nothing-to-lose",
    "score-voyage": "no-scoring-now",
    "score-card": "no-scoring-now",
    "score-track": "no-scoring-now",
    "activate": "no-income-now",
    "activate-white": "no-income-now",
    "exchange-guards": "no-exchange-now",
    "exchange-coins": "no-exchange-now",
    "end-income": "no-income-now",
    "advance": "no-advance-now",
    "accept": "nothing-to-accept",
}


def explain(state: CoimbraState, seat: int, action: int) -> Refusal:
    """Why this action is not legal for this seat now."""
    kind = state.game.actions[action].kind
    question = state.stack[-1]
    assert isinstance(question, OneSeatQuestion)
    if seat != question.seat:
        return say(state, "not-your-turn", {"player": state.coimbra.texts.players[question.seat]})
    refusal = _about_this_question(state, seat, kind, action, question)
    return refusal if refusal is not None else say(state, WRONG_MOMENT[kind], {})


def _about_this_question(
    state: CoimbraState, seat: int, kind: str, action: int, question: OneSeatQuestion
) -> Refusal | None:
    """What is in the way of an action of the kind that the question asks for; None for other kinds."""
    if isinstance(question, ChooseStart) and kind in ("start-cards", "start-corner"):
        return _cannot_start(state, seat, action)
    if isinstance(question, (UseStartCard, OpenIncome)) and kind == "use":
        return _about_card(state, "card-not-now", action - USE)
    if isinstance(question, TakeDie):
        return _cannot_take(state, kind, action)
    if isinstance(question, PlaceDie) and kind == "take":
        return say(state, "place-die-first", {})
    if isinstance(question, (TriggerInCastle, TakeFavour)) and kind == "favour":
        return say(state, "favour-gone", {"favour": state.box.favour_names[action - FAVOUR]})
    if isinstance(question, TriggerInCity) and kind == "acquire":
        return _cannot_acquire(state, seat, action - ACQUIRE, question.location)
    if isinstance(question, MovePilgrim) and kind == "step":
        node = int(state.players[seat].pilgrim)
        names = state.box.node_names
        return say(state, "no-road", {"from": names[node], "node": names[action - STEP + CORNERS]})
    if isinstance(question, Invest) and kind == "invest":
        return _cannot_invest(state, seat, action - INVEST, question.resource)
    if isinstance(question, PutCap) and kind == "cap":
        return say(state, "no-own-die-there", {})
    if isinstance(question, (BrowseDiscards, PickDiscarded)) and kind in ("browse", "acquire"):
        return _cannot_pick(state, seat, kind, action, question)
    if kind.startswith("exchange-") and isinstance(question, (OpenIncome, Income, MovePilgrim)):
        return _cannot_exchange(state, seat, action - EXCHANGE_ONCE)
    if isinstance(question, Income):
        return _cannot_activate(state, kind, action)
    if isinstance(question, AdvanceTrack) and kind == "advance":
        return say(state, "track-at-end", {"track": state.box.track_names[action - ADVANCE_TRACK]})
    if isinstance(question, AcceptReward) and kind == "accept":
        return say(state, "reward-is-smaller", {"number": question.amount})
    return _about_own_things(state, seat, kind, action, question)


def _about_own_things(
    state: CoimbraState, seat: int, kind: str, action: int, question: OneSeatQuestion
) -> Refusal | None:
    """Refusals that rest on which cards and voyages a player has."""
    player = state.players[seat]
    box = state.box
    if isinstance(question, RepeatBonus) and kind == "repeat":
        card = action - REPEAT_CARD
        if not player.has_card(card):
            return _about_card(state, "card-not-owned", card)
        if int(box.card_class[card]) != int(box.of[question.bonus]):
            return _about_card(state, "not-of-class", card)
        if int(box.zone[card]) != IMMEDIATE:
            return _about_card(state, "not-immediate", card)
        return say(state, "no-endless-repeat", {})
    if isinstance(question, LoseCleric) and kind == "lose":
        card = action - LOSE_CARD
        return _about_card(state, "not-a-cleric" if player.has_card(card) else "card-not-owned", card)
    if isinstance(question, ScoreVoyage) and kind == "score-voyage":
        voyage = action - SCORE_VOYAGE
        if player.has_invested(voyage):
            return say(state, "voyage-scored-already", {})
        return say(state, "not-invested", {"voyage": box.voyage_names[voyage]})
    if isinstance(question, ScoreCard) and kind == "score-card":
        card = action - SCORE_CARD
        return _about_card(state, "not-game-end" if player.has_card(card) else "card-not-owned", card)
    return None


# Saying


def _about_card(state: CoimbraState, code: str, card: int) -> Refusal:
    return say(state, code, {"card": state.box.card_names[card]})


def _cannot_pay(state: CoimbraState, seat: int, resource: int, price: int, rule: str) -> Refusal:
    held = int(holding(state.players[seat], resource))
    code = "cannot-pay-guards" if resource == GUARDS else "cannot-pay-coins"
    missing: list[dict[str, Json]] = [{"what": RESOURCE_IDS[resource], "number": price - held}]
    return say(state, code, {"price": price, "held": held}, missing, rule)


# The start, and the dice


def _cannot_start(state: CoimbraState, seat: int, action: int) -> Refusal:
    player = state.players[seat]
    if action < START_CORNER:
        group = action - START_GROUP
        if player.cards:
            return say(state, "start-cards-taken-before", {})
        if group >= state.seats:
            return say(state, "group-not-in-play", {"players": int(state.seats)})
        return say(state, "group-taken", {"group": group + 1})
    if player.pilgrim != NO_NODE:
        return say(state, "corner-taken-before", {})
    return say(state, "corner-taken", {"corner": state.box.node_names[action - START_CORNER]})


def _cannot_take(state: CoimbraState, kind: str, action: int) -> Refusal | None:
    if kind == "place":
        return say(state, "take-die-first", {})
    if kind != "take":
        return None
    colour = (action - TAKE_DIE) // FACES
    value = (action - TAKE_DIE) % FACES + 1
    missing: list[dict[str, Json]] = [{"what": COLOUR_IDS[colour], "value": value, "where": "pool"}]
    return say(state, "die-not-in-pool", {"die": state.box.colour_names[colour], "value": value}, missing)


# Cards and voyages


def _cannot_acquire(state: CoimbraState, seat: int, card: int, location: int) -> Refusal:
    if int(place_of_card(state, location, card)) < 0:
        arguments: dict[str, Argument] = {
            "card": state.box.card_names[card],
            "location": state.box.location_names[location],
        }
        missing: list[dict[str, Json]] = [{"what": CARD_IDS[card], "where": "row"}]
        return say(state, "card-not-in-row", arguments, missing)
    value = value_of(state.rows[location * ROW])
    price = int(price_of(state, state.players[seat], card, value))
    return _cannot_pay(state, seat, int(state.box.card_cost[card]), price, "C-4.4")


def _cannot_pick(
    state: CoimbraState, seat: int, kind: str, action: int, question: BrowseDiscards | PickDiscarded
) -> Refusal | None:
    """Why a card of the discard pile cannot be acquired (C-12.5)."""
    if isinstance(question, BrowseDiscards):
        if kind == "browse":
            return say(state, "nothing-of-class", {"class": state.box.class_names[action - BROWSE]})
        return None
    if kind == "browse":
        return say(state, "other-class-chosen", {"class": state.box.class_names[question.cls]})
    card = action - ACQUIRE
    if not (state.discard >> i64(card)) & 1:
        return _about_card(state, "not-discarded", card)
    if card < START_CARDS:
        return _about_card(state, "start-card-without-cost", card)
    if int(state.box.card_class[card]) != question.cls:
        return say(state, "other-class-chosen", {"class": state.box.class_names[question.cls]})
    price = int(price_of(state, state.players[seat], card, state.box.amount[question.bonus]))
    return _cannot_pay(state, seat, int(state.box.card_cost[card]), price, "C-12.5")


def _cannot_invest(state: CoimbraState, seat: int, voyage: int, resource: int) -> Refusal:
    player = state.players[seat]
    name: dict[str, Argument] = {"voyage": state.box.voyage_names[voyage]}
    if voyage not in [int(state.layout.voyages[place]) for place in range(VOYAGES_IN_PLAY)]:
        return say(state, "voyage-not-in-play", name)
    if player.has_invested(voyage):
        return say(state, "already-invested", name)
    cost = int(state.box.voyage_resource[voyage])
    if resource not in (cost, ANY_RESOURCE):
        return say(state, "guard-voyages-only" if resource == GUARDS else "coin-voyages-only", {})
    return _cannot_pay(state, seat, cost, int(voyage_price(state, player, voyage)), "C-7.2")


# Income


def _cannot_exchange(state: CoimbraState, seat: int, resource: int) -> Refusal | None:
    if int(state.phase) != INCOME_PHASE:
        return None
    card = int(exchange_card(state, state.players[seat], resource))
    if card < 0:
        return say(state, "no-exchange-card", {})
    number = int(state.box.amount[card])
    held = int(holding(state.players[seat], resource))
    missing: list[dict[str, Json]] = [{"what": RESOURCE_IDS[resource], "number": number - held}]
    return say(state, "too-little-to-exchange", {"number": number}, missing)


def _cannot_activate(state: CoimbraState, kind: str, action: int) -> Refusal | None:
    if kind == "activate":
        die: Name = state.box.colour_names[action - ACTIVATE]
        return say(state, "no-such-die", {"die": die})
    if kind == "activate-white":
        return say(state, "no-white-die", {})
    if kind == "end-income":
        return say(state, "dice-left", {})
    return None
