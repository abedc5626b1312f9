"""Refusals that teach: for every action that is not legal now, which rule forbids it and what is missing.

The order of looking is that of a patient neighbour at the table: is it your move at all, is this the moment for such a
thing, and if so, what exactly is in the way. The sentences stand in `texts.toml`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core.question import Pending, Question
from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.core.refusals import say
from stammtisch.core.texts import Argument, Name, joined
from stammtisch.games.village.actions import (
    ADVANCE,
    BASE_ACTIONS,
    BIRTH,
    BUY,
    BUY_OUT,
    ENTER_CHURCH,
    ENTER_COUNCIL,
    GO_ON,
    MAKE,
    PAY,
    PAY_SCROLL,
    PAY_TIME,
    PAYMENT_CODE,
    PAYMENT_COUNTS,
    PRIVILEGE,
    PROMOTE,
    SHARED_END,
    TRAIN,
    TRAVEL,
    USE_MILL,
    WELL,
    customer_served,
    number_left,
    payment_name,
    place_left,
    place_of_death,
    position_taken,
    space_chosen,
)
from stammtisch.games.village.decisions.church import BuyOut, Church, Promote, why_not_buy_out
from stammtisch.games.village.decisions.council import (
    Council,
    PrivilegeOfStep,
    ReceiveGood,
    can_pay_step,
    highest_step,
)
from stammtisch.games.village.decisions.craft import Craft, MakeAfterTraining, why_not_buy
from stammtisch.games.village.decisions.death import ChooseDeath
from stammtisch.games.village.decisions.farm import Family
from stammtisch.games.village.decisions.market import Sale, stock_of, why_not_serve
from stammtisch.games.village.decisions.paying import PayAny, Payment, PayWell, ReceiveCubes
from stammtisch.games.village.decisions.solo import ConnyChooses
from stammtisch.games.village.decisions.travel import Travel, start_of
from stammtisch.games.village.decisions.turn import ChooseAction, TakeCube
from stammtisch.games.village.effects import can_pay, missing_for, why_not_privilege
from stammtisch.games.village.expansions.catalogue import expansion_of
from stammtisch.games.village.expansions.combination import OFF
from stammtisch.games.village.expansions.ids import (
    COIN,
    DEMAND_IDS,
    DEMANDS,
    FIRST_MARRIAGE_CUSTOMER,
    FIRST_PROMO_CUSTOMER,
    GREEN_CUBE,
    INN,
    INN_SPACE,
    PARENTS,
    PROMO_INN,
    PROMO_PORT,
)
from stammtisch.games.village.ids import (
    BAG,
    CHURCH,
    COLOURS,
    COUNCIL,
    CUBE_IDS,
    CUBES,
    CUSTOMERS,
    FARM,
    GOOD_IDS,
    GOODS,
    GRAIN_SPACE,
    MILL,
    NUMBERS,
    TRAVEL_SPACE,
    UNBORN,
    WAGON,
    cost_of,
    eldest,
    standing,
)
from stammtisch.games.village.state import VillageState
from stammtisch.games.village.texts import TEXTS

# What to say when an action comes at the wrong moment, by kind of action.
WRONG_MOMENT: Final = {
    "take": "not-taking",
    "well": "not-taking",
    "choose": "no-free-choice",
    "no-action": "nothing-to-waive",
    "harvest": "wrong-action",
    "birth": "wrong-action",
    "return": "wrong-action",
    "train": "wrong-action",
    "make": "wrong-action",
    "buy": "wrong-action",
    "mill": "wrong-action",
    "serve": "no-market-day",
    "leave-market": "no-market-day",
    "enter-council": "wrong-action",
    "advance": "wrong-action",
    "privilege": "no-privilege-now",
    "receive-good": "nothing-to-receive",
    "receive": "nothing-to-receive",
    "travel": "wrong-action",
    "enter-church": "wrong-action",
    "pay": "nothing-to-pay",
    "pay-scroll": "nothing-to-pay",
    "pay-time": "nothing-to-pay",
    "let-die": "no-death-now",
    "buy-out": "no-mass",
    "promote": "no-mass",
    "done": "no-mass",
    "conny": "conny-needs-no-choice",
    "without-bread": "not-both",
    "with-bread": "not-both",
    "go-on": "nothing-to-interrupt",
}


def explain(state: VillageState, seat: int, action: int) -> Refusal:
    """Why this action is not legal for this seat now."""
    kind = state.game.actions[action].kind
    question = state.stack[-1]
    if action >= BASE_ACTIONS and not is_played(state, action):
        option = state.game.texts.options[option_of(state, action)]
        return say(state, "not-in-this-game", {"expansion": Name(option.sentences)})
    if kind == "conny" and not state.is_solo:
        return say(state, "no-conny", {})
    if seat not in question.seats():
        return _not_asked(state, seat, kind, question)
    refusal = state.seams.explain(state, seat, action, kind, question)
    if refusal is not None:
        return refusal
    if isinstance(question, TakeCube) and kind in ("take", "well"):
        return _cannot_take(state, seat, action)
    if isinstance(question, ChooseAction):
        return _in_free_choice(state, kind, action, question)
    if isinstance(question, Family) and kind in ("birth", "return"):
        return _cannot_grow(state, seat, action)
    if isinstance(question, Craft) and kind in ("train", "make", "buy", "mill"):
        return _cannot_craft(state, seat, action)
    if isinstance(question, MakeAfterTraining) and kind in ("train", "make", "buy", "mill"):
        return _after_training(state, kind, question.building)
    if isinstance(question, Sale):
        if kind == "serve":
            return _cannot_serve(state, seat, customer_served(action))
        if kind == "no-action":
            return say(state, "market-must-be", {})
    if isinstance(question, (Council, PrivilegeOfStep)) and kind == "privilege":
        step = highest_step(state.players[seat]) if isinstance(question, Council) else i64(question.step)
        return _cannot_use_privilege(state, seat, action - PRIVILEGE, step)
    if isinstance(question, Council) and kind in ("enter-council", "advance"):
        return _cannot_step(state, seat, action)
    if isinstance(question, Travel) and kind == "travel":
        return _cannot_travel(state, seat, action - TRAVEL)
    if isinstance(question, Church) and kind == "enter-church":
        return _figure(state, "not-on-farm", FARM, action - ENTER_CHURCH, "V-7.4")
    return _explain_more(state, seat, action, kind, question)


def _explain_more(state: VillageState, seat: int, action: int, kind: str, question: Pending) -> Refusal:
    if isinstance(question, ReceiveCubes) and kind == "receive":
        return say(state, "supply-short", {"number": question.number})
    if isinstance(question, (PayAny, Payment, PayWell)) and kind in ("pay", "pay-scroll", "pay-time"):
        return _cannot_pay(state, seat, action, question)
    if isinstance(question, ChooseDeath) and kind == "let-die":
        return _cannot_die(state, seat, place_of_death(action))
    if isinstance(question, BuyOut) and kind == "buy-out":
        return _cannot_buy_out(state, seat, action - BUY_OUT)
    if isinstance(question, Promote) and kind == "promote":
        return _cannot_promote(state, seat, action - PROMOTE)
    if isinstance(question, ConnyChooses) and kind == "conny":
        arguments: dict[str, Argument] = {"space": state.box.space_names[question.space]}
        return say(state, "not-connys-cube", arguments)
    assert not isinstance(question, ReceiveGood) or kind != "receive-good"
    return _wrong_moment(state, kind)


# What belongs to an expansion that is not played


def is_played(state: VillageState, action: int) -> bool:
    """Whether an action of the expansions' part of the catalogue can occur in this game at all."""
    if action == GO_ON:
        return state.is_expanded
    if state.game.actions[action].kind == "serve":
        return (state.chosen.customers >> customer_served(action)) & 1 != 0
    return state.origin.options[option_of(state, action)] not in (OFF, False)


def option_of(state: VillageState, action: int) -> str:
    """The option without which an action cannot occur."""
    kind = state.game.actions[action].kind
    if action >= SHARED_END:
        return expansion_of(action)
    if kind in ("take", "choose"):
        space = position_taken(action) // CUBES if kind == "take" else space_chosen(action)
        return "inn" if space == INN_SPACE else "marriage"
    if kind == "serve":
        return option_of_customer(state, customer_served(action))
    if kind in ("return", "let-die"):
        place = place_left(action) if kind == "return" else place_of_death(action)
        if place <= INN:
            return "inn"
        return "marriage" if place <= PARENTS else "port"
    return "inn" if action == GO_ON else "marriage"


def option_of_customer(state: VillageState, customer: int) -> str:
    """The option that a customer is missing; some promo tiles need an expansion too."""
    if customer < FIRST_MARRIAGE_CUSTOMER:
        return "inn"
    if customer < FIRST_PROMO_CUSTOMER:
        return "marriage"
    if customer < PROMO_INN or not state.chosen.has_promos:
        return "promos"
    return "inn" if customer < PROMO_PORT else "port"


# Saying


def _figure(state: VillageState, code: str, place: int, number: int, rule: str = "") -> Refusal:
    """A refusal about a figure with a number at a place."""
    box = state.box
    arguments: dict[str, Argument] = {"number": box.number_names[number], "place": box.place_names[place]}
    return say(state, code, arguments, [], rule)


def _lacks(what: str, number: int) -> list[dict[str, Json]]:
    return [{"what": what, "number": number}]


def _prompt(state: VillageState) -> Name:
    """The question that waits, in words."""
    question = state.stack[-1]
    key = question.prompt() if isinstance(question, Question) else "over"
    return Name(state.village.texts.prompts[key].sentences)


def _not_asked(state: VillageState, seat: int, kind: str, question: Pending) -> Refusal:
    if isinstance(question, Sale) and kind in ("serve", "leave-market") and (question.passed >> seat) & 1:
        if can_pay(state, seat, state.box.sale_cost):
            return say(state, "has-left-market", {})
        return say(state, "green-missing", {}, _lacks("green", 1))
    names = joined([state.village.texts.players[other] for other in question.seats()])
    return say(state, "not-asked", {"players": names})


def _wrong_moment(state: VillageState, kind: str) -> Refusal:
    code = WRONG_MOMENT[kind]
    arguments: dict[str, Argument] = {}
    if code != "conny-needs-no-choice":
        arguments["question"] = _prompt(state)
    return say(state, code, arguments)


# Turn


def _cannot_take(state: VillageState, seat: int, action: int) -> Refusal:
    box = state.box
    player = state.players[seat]
    if action == WELL:
        most: i64 = 0
        for colour in range(COLOURS):
            most = max(most, player.cubes[colour])
        number = box.well_cubes - int(most + state.coins_of(seat))
        return say(state, "well-too-dear", {"number": number}, _lacks("cubes", number))
    space = position_taken(action) // CUBES
    cube = position_taken(action) % CUBES
    arguments: dict[str, Argument] = {"space": box.space_names[space], "cube": box.cube_names[cube]}
    return say(state, "cube-not-there", arguments, _lacks(CUBE_IDS[cube], 1))


def _in_free_choice(state: VillageState, kind: str, action: int, question: ChooseAction) -> Refusal:
    if kind in ("take", "well") and question.is_free:
        return say(state, "no-cubes-left", {})
    if kind == "no-action":
        return say(state, "well-wants-action", {})
    if kind != "choose":
        return _wrong_moment(state, kind)
    if space_chosen(action) == GRAIN_SPACE:
        return say(state, "empty-farm", {})
    no_wagon = not state.chosen.has_port and state.players[question.seat].goods[WAGON] < state.box.travel_wagons
    if space_chosen(action) == TRAVEL_SPACE and no_wagon:
        return say(state, "no-wagon", {}, _lacks("wagon", 1))
    return say(state, "action-impossible", {"space": state.box.space_names[space_chosen(action)]})


# Farm and crafts


def _cannot_grow(state: VillageState, seat: int, action: int) -> Refusal:
    if action == BIRTH:
        assert state.players[seat].family[UNBORN] == 0
        return say(state, "all-born", {})
    return _figure(state, "not-standing-there", place_left(action), number_left(action))


def _cannot_craft(state: VillageState, seat: int, action: int) -> Refusal:
    box = state.box
    player = state.players[seat]
    if action == USE_MILL:
        number = int(box.craft_grain[MILL])
        return say(state, "mill-grain-missing", {"number": number}, _lacks("grain", number - int(player.grain)))
    if action < MAKE:
        return _figure(state, "not-on-farm", FARM, (action - TRAIN) % NUMBERS)
    if action < BUY:
        return _about_good(state, "nobody-trained", action - MAKE, 0)
    good = action - BUY
    building = box.good_building[good]
    if why_not_buy(state, seat, good) == "grain-missing":
        return _about_good(state, "grain-missing", good, int(box.craft_grain[building] - player.grain))
    return _about_good(state, "cubes-missing", good, int(missing_for(state, seat, box.craft_cost[building])))


def _about_good(state: VillageState, code: str, good: int, number: int) -> Refusal:
    box = state.box
    arguments: dict[str, Argument] = {
        "good": box.good_names[good],
        "building": box.building_names[int(box.good_building[good])],
        "number": number,
    }
    missing = _lacks("grain" if code == "grain-missing" else "cubes", number) if number else []
    return say(state, code, arguments, missing)


def _after_training(state: VillageState, kind: str, building: int) -> Refusal:
    if kind == "make":
        return say(state, "only-after-training", {"building": state.box.building_names[building]})
    if kind in ("buy", "mill"):
        return say(state, "training-and-buying", {})
    return _wrong_moment(state, kind)


# Market


def _cannot_serve(state: VillageState, seat: int, customer: int) -> Refusal:
    box = state.box
    code = why_not_serve(state, seat, customer)
    if not code:
        # Everything is there but the means to pay: for the sale, or for it and the demand together.
        green = int(box.customer_demand[customer * DEMANDS + GREEN_CUBE]) if customer >= CUSTOMERS else 0
        coins = int(box.customer_demand[customer * DEMANDS + COIN]) if customer >= CUSTOMERS else 0
        return say(state, "sale-too-dear" if green + coins else "green-missing", {"green": green, "coins": coins})
    missing = missing_demand(state, seat, customer) if code == "demand-missing" else []
    return say(state, code, {"customer": box.customer_names[customer]}, missing)


def missing_demand(state: VillageState, seat: int, customer: int) -> list[dict[str, Json]]:
    """What a player lacks of what a customer asks for: goods, grain, and the things of expansions."""
    box = state.box
    player = state.players[seat]
    missing: list[dict[str, Json]] = []
    for good in range(GOODS):
        short = int(box.customer_goods[customer * GOODS + good] - player.goods[good])
        if short > 0:
            missing.extend(_lacks(GOOD_IDS[good], short))
    short = int(box.customer_grain[customer] - player.grain)
    if short > 0:
        missing.extend(_lacks("grain", short))
    for thing in range(DEMANDS):
        wanted = 0 if customer < CUSTOMERS else int(box.customer_demand[customer * DEMANDS + thing])
        if wanted > 0 and thing not in (COIN, GREEN_CUBE):
            short = wanted - int(stock_of(state, seat, thing))
            if short > 0:
                missing.extend(_lacks(DEMAND_IDS[thing], short))
    return missing


# Council


def _cannot_use_privilege(state: VillageState, seat: int, privilege: int, step: i64) -> Refusal:
    if step == 0:
        return say(state, "not-in-council", {})
    if privilege >= step:
        return say(state, "privilege-too-high", {"privilege": TEXTS.privileges[privilege]})
    code = why_not_privilege(state, seat, privilege)
    return say(state, code, {}, _lacks("coins", 1) if code == "no-coin" else [])


def _cannot_step(state: VillageState, seat: int, action: int) -> Refusal:
    player = state.players[seat]
    if action < ADVANCE:
        number = action - ENTER_COUNCIL
        if standing(player.family[FARM], number) == 0:
            return _figure(state, "not-on-farm", FARM, number, "V-6.2")
    else:
        place = COUNCIL + (action - ADVANCE) // NUMBERS
        number = (action - ADVANCE) % NUMBERS
        if standing(player.family[place], number) == 0:
            return _figure(state, "not-standing-there", place, number, "V-6.3")
    assert not can_pay_step(state, seat)
    needed = int(missing_for(state, seat, state.box.council_cost))
    return say(state, "step-too-dear", {"number": state.box.council_green}, _lacks("green", needed))


# Travel


def _cannot_travel(state: VillageState, seat: int, offset: int) -> Refusal:
    player = state.players[seat]
    way: i64 = offset // NUMBERS
    number = offset % NUMBERS
    start = start_of(state, way)
    if standing(player.family[start], number) == 0:
        if start == FARM:
            return _figure(state, "not-on-farm", FARM, number, "V-7.1")
        return _figure(state, "nobody-at-start", int(start), number)
    if player.goods[WAGON] < state.box.travel_wagons:
        return say(state, "no-wagon", {}, _lacks("wagon", 1))
    lacking = int(missing_for(state, seat, state.box.way_cost[way]))
    return say(state, "road-too-dear", {"number": lacking}, _lacks("cubes", lacking))


# Paying


def _cannot_pay(state: VillageState, seat: int, action: int, question: PayAny | Payment | PayWell) -> Refusal:
    if action == PAY_SCROLL:
        return say(state, "no-scroll-instead", {})
    if action == PAY_TIME:
        return say(state, "no-time-instead", {})
    counts = PAYMENT_COUNTS[action - PAY]
    if isinstance(question, Payment):
        price = question.cost
        fits = sum(counts) == sum(int(cost_of(price, colour)) for colour in range(COLOURS)) and all(
            counts[colour] <= cost_of(price, colour) for colour in range(COLOURS)
        )
        if not fits:
            asked = [int(cost_of(price, colour)) for colour in range(COLOURS)]
            return say(state, "payment-does-not-fit", {"price": payment_name(state.box, [*asked, 0])})
    elif isinstance(question, PayAny):
        if sum(counts) != question.number:
            return say(state, "payment-of-any", {"number": question.number})
    else:
        kinds = sum(1 for colour in range(COLOURS) if counts[colour])
        if sum(counts) != state.box.well_cubes or kinds > 1:
            return say(state, "well-payment", {})
    player = state.players[seat]
    missing: list[dict[str, Json]] = []
    for colour in range(COLOURS):
        short = counts[colour] - int(player.cubes[colour])
        if short > 0:
            missing.extend(_lacks(CUBE_IDS[colour], short))
    short = int((PAYMENT_CODE[action - PAY] >> (2 * COLOURS)) - state.coins_of(seat))
    if short > 0:
        missing.extend(_lacks("coins", short))
    return say(state, "payment-not-owned", {"payment": payment_name(state.box, counts)}, missing)


# Death and mass


def _cannot_die(state: VillageState, seat: int, place: int) -> Refusal:
    generation = int(eldest(state.players[seat].visible()))
    return _figure(state, "not-the-oldest", place, min(generation, NUMBERS - 1))


def _cannot_buy_out(state: VillageState, seat: int, number: int) -> Refusal:
    """With expansions the question can come although nobody can be bought out, for what is allowed at any time."""
    if standing(state.players[seat].family[BAG], number) == 0:
        return _figure(state, "not-in-bag", FARM, number)
    code = why_not_buy_out(state, seat)
    return say(state, code, {}, _lacks("coins", state.box.mass_coins) if code == "no-coin" else [])


def _cannot_promote(state: VillageState, seat: int, offset: int) -> Refusal:
    step = offset // NUMBERS
    number = offset % NUMBERS
    player = state.players[seat]
    if standing(player.family[CHURCH + step], number) == 0:
        return _figure(state, "not-on-step", CHURCH + step, number)
    grain = int(state.box.church_grain[step + 1])
    return say(state, "promotion-too-dear", {"number": grain}, _lacks("grain", grain - int(player.grain)))
