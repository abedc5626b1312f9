"""The catalogue of Village: every action that can ever be offered, numbered once and for all.

The constants are the first number of each family; the order of the families follows the turn.
Adding or moving a family changes every recorded game, so new families go to the end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.core.actions import CatalogueBuilder
from stammtisch.core.texts import LANGUAGES, Argument, Name
from stammtisch.games.village.components import Components
from stammtisch.games.village.expansions.ids import (
    ALL_CUSTOMER_IDS,
    ALL_CUSTOMERS,
    ALL_PLACE_IDS,
    ALL_SPACE_IDS,
    ALL_SPACES,
    FIRST_MORE,
    LAST_MORE_ALIVE,
    LAST_MORE_HOME,
    MORE_ALIVE,
    MORE_CUSTOMERS,
    MORE_HOMES,
    MORE_SPACES,
)
from stammtisch.games.village.ids import (
    BOARD_PLACES,
    BUILDING_IDS,
    BUILDINGS,
    CHURCH,
    COLOURS,
    COUNCIL,
    CUBE_IDS,
    CUBES,
    CUSTOMERS,
    FARM,
    FIRST_ON_BOARD,
    GOOD_IDS,
    GOODS,
    LAST_ON_BOARD,
    MOST_PAID,
    NUMBER_IDS,
    NUMBERS,
    PAYMENT_IDS,
    PLACE_IDS,
    PRIVILEGE_IDS,
    SPACE_IDS,
    SPACES,
    STEPS,
    WAYS,
)

PAYMENTS: Final = 55  # ways to hand over one, two or three things of five kinds
PAIRS: Final = 10  # pairs of cubes of four colours

# family: first number                                     fields                  question
TAKE: Final = 0  #                                          space, cube             TakeCube
WELL: Final = TAKE + SPACES * CUBES  #                      –                       TakeCube
CHOOSE: Final = WELL + 1  #                                 space                   ChooseAction
NO_ACTION: Final = CHOOSE + SPACES  #                       –                       all actions
HARVEST: Final = NO_ACTION + 1  #                           –                       Harvest
BIRTH: Final = HARVEST + 1  #                               –                       Family
RETURN: Final = BIRTH + 1  #                                place, number           Family
TRAIN: Final = RETURN + BOARD_PLACES * NUMBERS  #           building, number        Craft
MAKE: Final = TRAIN + BUILDINGS * NUMBERS  #                good                    Craft, MakeAfterTraining
BUY: Final = MAKE + GOODS  #                                good                    Craft
USE_MILL: Final = BUY + GOODS  #                            –                       Craft
SERVE: Final = USE_MILL + 1  #                              customer                Sale
LEAVE_MARKET: Final = SERVE + CUSTOMERS  #                  –                       Sale
ENTER_COUNCIL: Final = LEAVE_MARKET + 1  #                  number                  Council
ADVANCE: Final = ENTER_COUNCIL + NUMBERS  #                 step, number            Council
PRIVILEGE: Final = ADVANCE + (STEPS - 1) * NUMBERS  #       privilege               Council, UsePrivilege
RECEIVE_GOOD: Final = PRIVILEGE + STEPS  #                  good                    ReceiveGood
RECEIVE_ONE: Final = RECEIVE_GOOD + GOODS  #                cube                    ReceiveCubes
RECEIVE_TWO: Final = RECEIVE_ONE + COLOURS  #               two cubes               ReceiveCubes
TRAVEL: Final = RECEIVE_TWO + PAIRS  #                      way, number             Travel
ENTER_CHURCH: Final = TRAVEL + WAYS * NUMBERS  #            number                  Church
PAY: Final = ENTER_CHURCH + NUMBERS  #                      cubes and coins         Payment, PayWell
PAY_SCROLL: Final = PAY + PAYMENTS  #                       –                       Payment
PAY_TIME: Final = PAY_SCROLL + 1  #                         –                       Payment
LET_DIE: Final = PAY_TIME + 1  #                            place                   ChooseDeath
BUY_OUT: Final = LET_DIE + BOARD_PLACES + 1  #              number                  BuyOut
PROMOTE: Final = BUY_OUT + NUMBERS  #                       step, number            Promote
DONE: Final = PROMOTE + (STEPS - 1) * NUMBERS  #            –                       BuyOut, Promote
CONNY: Final = DONE + 1  #                                  cube                    ConnyChooses
BASE_ACTIONS: Final = CONNY + CUBES

# What several expansions share. Each expansion has a part of its own after these, see `expansions/catalogue.py`.
TAKE_MORE: Final = BASE_ACTIONS  #                          space, cube             TakeCube
CHOOSE_MORE: Final = TAKE_MORE + MORE_SPACES * CUBES  #     space                   ChooseAction
RETURN_MORE: Final = CHOOSE_MORE + MORE_SPACES  #           place, number           Family
LET_DIE_MORE: Final = RETURN_MORE + MORE_HOMES * NUMBERS  # place                   ChooseDeath
SERVE_MORE: Final = LET_DIE_MORE + MORE_ALIVE  #            customer                Sale
WITHOUT_BREAD: Final = SERVE_MORE + MORE_CUSTOMERS  #       –                       WhichFigure
WITH_BREAD: Final = WITHOUT_BREAD + 1  #                    –                       WhichFigure
GO_ON: Final = WITH_BREAD + 1  #                            –                       Pause
SHARED_END: Final = GO_ON + 1


# Families in two parts: from what an action names to its number, and back


def take_action(position: i64) -> int:
    """The action that takes a cube: `position` is space * CUBES + cube."""
    return int(TAKE + position if position < SPACES * CUBES else TAKE_MORE - SPACES * CUBES + position)


def position_taken(action: int) -> int:
    return action - TAKE if action < WELL else action - TAKE_MORE + SPACES * CUBES


def choose_action(space: int) -> int:
    return CHOOSE + space if space < SPACES else CHOOSE_MORE + space - SPACES


def space_chosen(action: int) -> int:
    return action - CHOOSE if action < NO_ACTION else action - CHOOSE_MORE + SPACES


def return_action(place: i64, number: i64) -> int:
    if place < FIRST_MORE:
        return int(RETURN + (place - FIRST_ON_BOARD) * NUMBERS + number)
    return int(RETURN_MORE + (place - FIRST_MORE) * NUMBERS + number)


def place_left(action: int) -> int:
    """The place from which a figure comes home; its number is `number_left`."""
    if action < TRAIN:
        return (action - RETURN) // NUMBERS + FIRST_ON_BOARD
    return (action - RETURN_MORE) // NUMBERS + FIRST_MORE


def number_left(action: int) -> int:
    return (action - RETURN) % NUMBERS if action < TRAIN else (action - RETURN_MORE) % NUMBERS


def let_die_action(place: i64) -> int:
    return int(LET_DIE + place - FARM if place < FIRST_MORE else LET_DIE_MORE + place - FIRST_MORE)


def place_of_death(action: int) -> int:
    return action - LET_DIE + FARM if action < BUY_OUT else action - LET_DIE_MORE + FIRST_MORE


def serve_action(customer: i64) -> int:
    return int(SERVE + customer if customer < CUSTOMERS else SERVE_MORE + customer - CUSTOMERS)


def customer_served(action: int) -> int:
    return action - SERVE if action < LEAVE_MARKET else action - SERVE_MORE + CUSTOMERS


def _pairs() -> list[list[int]]:
    return [[first, second] for first in range(COLOURS) for second in range(first, COLOURS)]


def _payments() -> list[list[int]]:
    """All ways to pay, each as the number of things of each kind (four colours, then coins)."""
    found: list[list[int]] = []
    for size in range(1, MOST_PAID + 1):
        for brown in range(size, -1, -1):
            for pink in range(size - brown, -1, -1):
                for orange in range(size - brown - pink, -1, -1):
                    for green in range(size - brown - pink - orange, -1, -1):
                        found.append([brown, pink, orange, green, size - brown - pink - orange - green])
    return found


def payment_code(brown: i64, pink: i64, orange: i64, green: i64, coins: i64) -> i64:
    """A payment as one int: two bits for each kind."""
    return brown + 4 * pink + 16 * orange + 64 * green + 256 * coins


def _payment_numbers() -> list[i64]:
    numbers: list[i64] = [i64(-1)] * 1024
    for number, counts in enumerate(PAYMENT_COUNTS):
        numbers[payment_code(counts[0], counts[1], counts[2], counts[3], counts[4])] = number
    return numbers


PAIR_COLOURS: Final = _pairs()
PAIR_FIRST: Final[vec[i64]] = vec[i64]([i64(pair[0]) for pair in PAIR_COLOURS])
PAIR_SECOND: Final[vec[i64]] = vec[i64]([i64(pair[1]) for pair in PAIR_COLOURS])
PAYMENT_COUNTS: Final = _payments()
# code of a payment -> its number in the family PAY, or -1
PAYMENT_NUMBER: Final[vec[i64]] = vec[i64](_payment_numbers())
# number in the family PAY -> code
PAYMENT_CODE: Final[vec[i64]] = vec[i64](
    [payment_code(counts[0], counts[1], counts[2], counts[3], counts[4]) for counts in PAYMENT_COUNTS]
)


def payment_name(box: Components, counts: list[int]) -> Name:
    """What is handed over, in words: "2 brown, 1 coin"."""
    forms: dict[str, str] = {}
    for language in LANGUAGES:
        words = [
            f"{counts[colour]} {box.cube_names[colour].form(language, 'short')}"
            for colour in range(COLOURS)
            if counts[colour]
        ]
        coins = counts[COLOURS]
        if coins:
            singular, plural = ("coin", "coins") if language == "en" else ("Münze", "Münzen")
            words.append(f"{coins} {singular if coins == 1 else plural}")
        forms[language] = ", ".join(words)
    return Name(forms)


def add_base_actions(build: CatalogueBuilder, box: Components, privileges: list[Name]) -> None:
    """The base game's part of the catalogue."""
    for space in range(SPACES):
        for cube in range(CUBES):
            fields = {"space": SPACE_IDS[space], "cube": CUBE_IDS[cube]}
            build.add(TAKE, "take", fields, {"space": box.space_names[space], "cube": box.cube_names[cube]})
    build.add(WELL, "well", {}, {"number": box.well_cubes})
    for space in range(SPACES):
        build.add(CHOOSE, "choose", {"space": SPACE_IDS[space]}, {"space": box.space_names[space]})
    build.add(NO_ACTION, "no-action", {}, {})
    build.add(HARVEST, "harvest", {}, {})
    build.add(BIRTH, "birth", {}, {})
    for place in range(FIRST_ON_BOARD, LAST_ON_BOARD + 1):
        for number in range(NUMBERS):
            _add_figure(build, box, RETURN, "return", place, number)
    _add_crafts(build, box)
    for customer in range(CUSTOMERS):
        _add_customer(build, box, SERVE, customer)
    build.add(LEAVE_MARKET, "leave-market", {}, {})
    for number in range(NUMBERS):
        _add_number(build, box, ENTER_COUNCIL, "enter-council", number)
    for place in range(COUNCIL, COUNCIL + STEPS - 1):
        for number in range(NUMBERS):
            _add_figure(build, box, ADVANCE, "advance", place, number)
    for step in range(STEPS):
        build.add(PRIVILEGE, "privilege", {"privilege": PRIVILEGE_IDS[step]}, {"privilege": privileges[step]})
    for good in range(GOODS):
        build.add(RECEIVE_GOOD, "receive-good", {"good": GOOD_IDS[good]}, {"good": box.good_names[good]})
    for colour in range(COLOURS):
        build.add(RECEIVE_ONE, "receive", {"cubes": CUBE_IDS[colour]}, {"cubes": box.cube_names[colour]})
    for first, second in PAIR_COLOURS:
        both = [box.cube_names[first], box.cube_names[second]]
        name = Name({language: " + ".join(part.forms[language] for part in both) for language in LANGUAGES})
        build.add(RECEIVE_TWO, "receive", {"cubes": f"{CUBE_IDS[first]}+{CUBE_IDS[second]}"}, {"cubes": name})
    _add_travel(build, box)
    for number in range(NUMBERS):
        _add_number(build, box, ENTER_CHURCH, "enter-church", number)
    for counts in PAYMENT_COUNTS:
        words = [PAYMENT_IDS[kind] for kind in range(COLOURS + 1) for _ in range(counts[kind])]
        build.add(PAY, "pay", {"payment": "+".join(words)}, {"payment": payment_name(box, counts)})
    build.add(PAY_SCROLL, "pay-scroll", {}, {})
    build.add(PAY_TIME, "pay-time", {}, {"time": box.church_time})
    for place in range(FARM, LAST_ON_BOARD + 1):
        build.add(LET_DIE, "let-die", {"place": PLACE_IDS[place]}, {"place": box.place_names[place]})
    for number in range(NUMBERS):
        _add_number(build, box, BUY_OUT, "buy-out", number)
    for place in range(CHURCH, CHURCH + STEPS - 1):
        for number in range(NUMBERS):
            _add_figure(build, box, PROMOTE, "promote", place, number)
    build.add(DONE, "done", {}, {})
    for cube in range(CUBES):
        build.add(CONNY, "conny", {"cube": CUBE_IDS[cube]}, {"cube": box.cube_names[cube]})


def add_shared_actions(build: CatalogueBuilder, box: Components) -> None:
    """What several expansions share: spaces, places and customers that the base game does not have."""
    for space in range(SPACES, ALL_SPACES):
        for cube in range(CUBES):
            fields = {"space": ALL_SPACE_IDS[space], "cube": CUBE_IDS[cube]}
            build.add(TAKE_MORE, "take", fields, {"space": box.space_names[space], "cube": box.cube_names[cube]})
    for space in range(SPACES, ALL_SPACES):
        build.add(CHOOSE_MORE, "choose", {"space": ALL_SPACE_IDS[space]}, {"space": box.space_names[space]})
    for place in range(FIRST_MORE, LAST_MORE_HOME + 1):
        for number in range(NUMBERS):
            _add_figure(build, box, RETURN_MORE, "return", place, number)
    for place in range(FIRST_MORE, LAST_MORE_ALIVE + 1):
        build.add(LET_DIE_MORE, "let-die", {"place": ALL_PLACE_IDS[place]}, {"place": box.place_names[place]})
    for customer in range(CUSTOMERS, ALL_CUSTOMERS):
        _add_customer(build, box, SERVE_MORE, customer)
    build.add(WITHOUT_BREAD, "without-bread", {}, {})
    build.add(WITH_BREAD, "with-bread", {}, {})
    build.add(GO_ON, "go-on", {}, {})


def _add_customer(build: CatalogueBuilder, box: Components, base: int, customer: int) -> None:
    arguments: dict[str, Argument] = {
        "customer": box.customer_names[customer],
        "points": int(box.customer_points[customer]),
    }
    build.add(base, "serve", {"customer": ALL_CUSTOMER_IDS[customer]}, arguments)


def _add_number(build: CatalogueBuilder, box: Components, base: int, kind: str, number: int) -> None:
    build.add(base, kind, {"number": NUMBER_IDS[number]}, {"number": box.number_names[number]})


def _add_figure(build: CatalogueBuilder, box: Components, base: int, kind: str, place: int, number: int) -> None:
    fields = {"place": ALL_PLACE_IDS[place], "number": NUMBER_IDS[number]}
    build.add(base, kind, fields, {"place": box.place_names[place], "number": box.number_names[number]})


def _add_crafts(build: CatalogueBuilder, box: Components) -> None:
    for building in range(BUILDINGS):
        for number in range(NUMBERS):
            fields = {"building": BUILDING_IDS[building], "number": NUMBER_IDS[number]}
            arguments: dict[str, Argument] = {
                "building": box.building_names[building],
                "number": box.number_names[number],
                "time": int(box.train_time[building]),
            }
            build.add(TRAIN, "train", fields, arguments)
    for base, kind in ((MAKE, "make"), (BUY, "buy")):
        for good in range(GOODS):
            building = int(box.good_building[good])
            arguments = {
                "good": box.good_names[good],
                "building": box.building_names[building],
                "time": int(box.make_time[building]),
            }
            build.add(base, kind, {"good": GOOD_IDS[good]}, arguments)
    build.add(USE_MILL, "mill", {}, {"coins": box.mill_coins})


def _add_travel(build: CatalogueBuilder, box: Components) -> None:
    for way in range(WAYS):
        for number in range(NUMBERS):
            arguments: dict[str, Argument] = {
                "start": box.end_names[int(box.way_from[way])],
                "end": box.end_names[int(box.way_to[way])],
                "number": box.number_names[number],
            }
            build.add(TRAVEL, "travel", {"way": box.way_ids[way], "number": NUMBER_IDS[number]}, arguments)
