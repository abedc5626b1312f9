"""A position of Village as numbers: the same for all tables, of the right things, and of nothing that is hidden."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator

import pytest

from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.games.village.judgement.foresight import paused
from stammtisch.games.village.state import own
from tests.conformance.battery import through_json
from tests.village import lively
from tests.village.table import GAME, Table

EVERYTHING: dict[str, Json] = {"inn": "side-b", "port": True, "marriage": "side-a", "life_goals": True, "promos": True}
COMBINATIONS: list[dict[str, Json]] = [
    {},
    {"inn": "side-a", "promos": True},
    {"port": True, "conny_die": True},
    {"marriage": "side-b", "start_bonuses": False},
    {"life_goals": True},
    EVERYTHING,
]
LAYOUT = GAME.judgement.layout()
NAMES = GAME.number_names()
# A number may go beyond what it lies between as a rule, but not as far as this.
FAR = 4.0


def shown(state: State, seat: int) -> dict[str, float]:
    """The numbers by name."""
    return dict(zip(NAMES, state.numbers(seat), strict=True))


def moments(seats: int, seed: int, options: dict[str, Json], every: int) -> Iterator[State]:
    """Positions of a lively game, the last one after its end."""
    state = GAME.new(seats, seed, options)
    chooser = random.Random(seed)
    decisions = 0
    while not state.is_over():
        if decisions % every == 0:
            yield state
        seat = state.to_act()[0]
        state.apply(seat, lively.choose(state, seat, state.legal(seat), chooser))
        decisions += 1
    yield state


def chosen(names: dict[str, float], of: str) -> list[str]:
    """Which of some things is 1."""
    return [name.removeprefix(of + " ") for name, value in names.items() if name.startswith(of + " ") and value == 1.0]


# The layout


def test_every_number_has_a_name_of_its_own_and_a_meaning() -> None:
    assert len(set(NAMES)) == len(NAMES)
    for number in LAYOUT:
        assert number.meaning
        assert number.low < number.high


@pytest.mark.parametrize("options", COMBINATIONS, ids=lambda options: "+".join(options) or "base")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_numbers_fit_at_every_moment_and_show_nothing_hidden(seats: int, options: dict[str, Json]) -> None:
    """What is drawn anew for a seat changes none of its numbers; copies and saved positions have the same."""
    for position, state in enumerate(moments(seats, 10 * seats + len(options), options, 29)):
        for seat in range(seats):
            numbers = list(state.numbers(seat))
            assert len(numbers) == len(LAYOUT)
            for number, value in zip(LAYOUT, numbers, strict=True):
                assert math.isfinite(value), number.name
                far = FAR * max(abs(number.low), abs(number.high))
                assert -far <= value <= far, (number.name, value)
            assert list(state.redeal(seat, position).numbers(seat)) == numbers
            if position % 5 == 0 or state.is_over():
                assert list(state.copy().numbers(seat)) == numbers
                assert list(GAME.load(through_json(state.dump())).numbers(seat)) == numbers


@pytest.mark.parametrize("seats", [1, 3])
def test_the_first_numbers_are_the_judgement_of_all_seats(seats: int) -> None:
    for state in moments(seats, 4, {"inn": "side-a", "marriage": "side-a"}, 25):
        for seat in range(seats):
            expected = [state.evaluate(other) for other in range(seats)]
            numbers = shown(state, seat)
            assert numbers["judgement"] == expected[seat]
            for distance in range(1, seats):
                behind = expected[(seat + distance) % seats] - expected[seat]
                assert numbers[f"behind seat +{distance}"] == pytest.approx(behind)
            assert numbers[f"seats {seats}"] == 1.0


def test_without_expansions_none_of_their_numbers_is_anything() -> None:
    first = NAMES.index("inn is played")
    for state in moments(3, 5, {}, 30):
        assert not any(list(state.numbers(1))[first:])
    played = [name for name, value in shown(GAME.new(2, 1, EVERYTHING), 0).items() if name.endswith(" is played")]
    assert len(played) == 5
    assert all(shown(GAME.new(2, 1, EVERYTHING), 0)[name] == 1.0 for name in played)


# Who is who


def test_others_follow_in_table_order() -> None:
    table = Table(4)
    for seat in range(4):
        table.coins(seat, 3 + seat)
    table.spaces(craft="pink")
    table.turn(2)
    numbers = shown(table.state, 1)
    assert numbers["coins"] == 4
    assert [numbers[f"+{distance} coins"] for distance in (1, 2, 3, 4)] == [5, 6, 3, 0]
    assert chosen(numbers, "turn of") == ["+1"]
    assert chosen(numbers, "start player") == ["+3"], "seat 0 starts"
    assert chosen(numbers, "asks") == ["+1"]
    assert chosen(numbers, "asked") == ["cube"]
    assert not any(value for name, value in numbers.items() if name.startswith("+4 "))


def test_own_figures_are_told_by_place_and_number() -> None:
    table = Table(2)
    table.put(0, "church-2", 2)
    table.put(0, "smithy", 1)
    table.put(1, "church-3", 1, 2)
    table.put(1, "bag", 1)
    table.spaces(craft="pink")
    table.turn()
    numbers = shown(table.state, 0)
    assert (numbers["family church-2 2"], numbers["family smithy 1"], numbers["family farm 1"]) == (1, 1, 3)
    assert (numbers["oldest"], numbers["oldest at farm"], numbers["oldest at craft"]) == (0, 3, 1)
    assert (numbers["+1 church figures"], numbers["+1 foremost step"], numbers["+1 in bag"]) == (2, 3, 1)
    assert numbers["church lead"] < 0
    assert shown(table.state, 1)["church lead"] == -numbers["church lead"]


# What is asked, and what is half done


def test_a_death_that_is_due() -> None:
    table = Table.written("death-that-is-due")
    numbers = shown(table.state, 0)
    assert chosen(numbers, "asked") == ["death"]
    assert chosen(numbers, "asks") == ["+0"]
    assert (numbers["deaths due"], numbers["slots left craft"]) == (1, 1)
    assert (numbers["oldest at farm"], numbers["oldest at craft"]) == (1, 1)
    other = shown(table.state, 1)
    assert chosen(other, "asks") == ["+1"]
    assert other["+1 deaths due"] == 1


def test_customers_are_told_by_what_they_want() -> None:
    table = Table.written("market-day-for-three")
    table.turn()
    first = shown(table.state, 0)
    assert first["stall 1 points"] == 6
    assert (first["stall 1 wants horse"], first["stall 1 wants plough"], first["stall 1 wants grain"]) == (1, 1, 0)
    assert [first[f"stall {stall} is met"] for stall in (1, 2, 3, 4, 5)] == [1, 0, 1, 1, 0]
    assert shown(table.state, 1)["stall 2 is met"] == 1
    assert (first["stall 5 points"], first["queue customers"]) == (0, 5), "for three there are four stalls"
    table.act(0, "take market brown")
    numbers = shown(table.state, 0)
    assert chosen(numbers, "asked") == ["sale"]
    assert (numbers["market day"], numbers["first sale"]) == (1, 1)


def test_the_price_that_is_to_be_paid() -> None:
    table = Table(2)
    table.put(0, "council-1", 1)
    table.coins(0, 1)
    table.cubes(0, green=1, pink=1, orange=1)
    table.spaces(craft="pink orange")
    table.turn()
    table.act(0, "take craft pink", "buy wagon")
    numbers = shown(table.state, 0)
    assert chosen(numbers, "asked") == ["payment"]
    assert (numbers["to pay orange"], numbers["to pay pink"], numbers["to pay green"]) == (1, 1, 0)


def test_figures_to_be_bought_out_in_a_mass() -> None:
    table = Table(2)
    table.put(0, "bag", 1)
    table.coins(0, 2)
    table.mass()
    numbers = shown(table.state, 0)
    assert chosen(numbers, "asked") == ["buy-out"]
    assert (numbers["drawing"], numbers["climbing"], numbers["majority"], numbers["family bag 1"]) == (1, 1, 1, 1)
    assert chosen(numbers, "turn of") == []


def test_where_looking_ahead_stops_is_told() -> None:
    table = Table(2)
    table.spaces(grain="pink", craft="pink")
    table.turn()
    state = paused(own(table.state), 0)
    state.apply_legal(0, state.legal(0)[0])
    while "thought" not in chosen(shown(state, 0), "asked"):
        state.apply_legal(0, state.legal(0)[0])
    assert len(state.numbers(1)) == len(LAYOUT)


# Conny


def test_conny_before_her_fate() -> None:
    numbers = shown(Table.written("conny-before-her-fate").state, 0)
    assert chosen(numbers, "asked") == ["conny"]
    assert (numbers["Conny beside tray"], numbers["Conny on church"], numbers["Conny in bag"]) == (6, 3, 1)
    assert (numbers["Conny graves"], numbers["Conny fates open 1"], numbers["Conny quill open 1"]) == (1, 1, 0)
    assert (numbers["Conny way to fate"], numbers["Conny chance of quill"]) == (1, 0.5)
    assert chosen(numbers, "turn of") == ["+1"]
    assert numbers["cube taken from craft"] == numbers["cube taken pink"] == 1


# What others hide


@pytest.mark.rule("VG-1.4")
def test_goals_of_others_are_not_told() -> None:
    table = Table(3, life_goals=True)
    table.goal(0, "aristocrat")
    table.goal(1, "writer")
    table.coins(1, 7)
    table.goods(1, scroll=3)
    table.turn()
    mine, theirs = shown(table.state, 0), shown(table.state, 1)
    assert (mine["goal aristocrat"], mine["goal writer"], mine["goal silver lacks"]) == (1, 0, 6)
    assert theirs["goal writer"] == 1
    before = list(table.state.numbers(0))
    table.goal(1, "bailiff")
    assert list(table.state.numbers(0)) == before
    assert shown(table.state, 1) != theirs


@pytest.mark.rule("VP-4.4")
def test_what_is_in_the_chests_of_others_is_not_told() -> None:
    def numbers(seat: int, chest: str) -> dict[str, float]:
        table = Table(2, port=True)
        table.chests(1, chest)
        table.turn()
        state = table.state
        assert list(state.redeal(seat, 3).numbers(seat)) == list(state.numbers(seat))
        return shown(state, seat)

    assert numbers(0, "chest-1") == numbers(0, "chest-6")
    assert numbers(0, "chest-1")["+1 port chests"] == 1
    assert numbers(1, "chest-1") != numbers(1, "chest-6")


# The pieces of expansions


def test_ships_before_islands() -> None:
    numbers = shown(Table.written("ships-before-islands").state, 0)
    assert chosen(numbers, "port ship at") == ["cocoa-island"]
    assert (numbers["port captain"], numbers["port captain coins"], numbers["port captain asks any"]) == (1, 3, 1)
    assert (numbers["port aboard wagon"], numbers["port aboard figure"], numbers["port chests home"]) == (1, 1, 1)
    assert numbers["port lighthouses"] == 1
    assert (numbers["+1 port at sea"], numbers["+1 port holds used"]) == (1, 2)


def test_cards_beer_and_bread() -> None:
    table = Table(2, inn="side-b", marriage="side-a")
    table.hold(0, "priest")
    table.hold(1, "mayor", "nun")
    table.beer(0, 4)
    table.bread(1, 2)
    table.feed(0, "farm", 1)
    table.spaces(inn="pink green", smuggler="brown")
    table.turn()
    numbers = shown(table.state, 0)
    assert chosen(numbers, "inn hand") == ["priest"]
    assert (numbers["inn side b"], numbers["+0 inn beer"], numbers["+0 inn cards"]) == (1, 4, 1)
    assert (numbers["+1 inn cards"], numbers["+1 inn cards for the end"]) == (2, 2)
    assert (numbers["+1 marriage bread"], numbers["marriage fed 1"]) == (2, 1)
    assert (numbers["space inn pink"], numbers["space smuggler brown"]) == (1, 1)
