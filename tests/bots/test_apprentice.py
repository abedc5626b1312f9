"""What the apprentice does in positions of Orléans where a player who knows the game would not hesitate."""

from __future__ import annotations

import pytest

import stammtisch
from stammtisch import bots
from stammtisch.games.orleans.ids import PLACE_IDS
from stammtisch.games.orleans.places.turn import usable_places
from tests.bots.positions import asked
from tests.orleans.table import Table


def choice(table: Table, seat: int = 0) -> str:
    """What the apprentice answers, in notation."""
    return table.game.actions[bots.play("apprentice", table.state, seat, 1)].notation


def plan(table: Table, seat: int = 0) -> list[str]:
    """The places that are activated when the apprentice has planned."""
    notation = ""
    while notation != "end-planning":
        notation = choice(table, seat)
        table.act(seat, notation)
    return [PLACE_IDS[place] for place in usable_places(table.state, seat)]


def test_the_first_four_followers_are_put_to_work() -> None:
    table = Table(2)
    assert plan(table) != []


def test_all_followers_are_drawn_that_may_be() -> None:
    table = Table(2)
    table.clear(0)
    table.bag(0, "farmer", "farmer", "boatman", "knight", "trader", "scholar")
    table.start_followers()
    assert choice(table) == "draw 4"


def test_followers_that_wait_in_vain_are_taken_back() -> None:
    table = Table(2)
    table.clear(0)
    table.move_track(0, "knight", 5)
    table.put(0, "castle", "own-farmer", "own-boatman", "")
    table.bag(0, "farmer", "farmer", "boatman", "knight", "trader", "scholar", "scholar", "scholar")
    table.start_followers()
    assert choice(table).startswith("move-back castle")


def test_monks_stand_in_where_that_activates_a_place() -> None:
    table = Table(2)
    table.clear(0)
    table.market(0, "monk", "own-boatman", "own-trader")
    table.start_planning()
    assert plan(table) == ["castle"]


def test_the_merchant_travels_first_when_there_is_nothing_to_build_here() -> None:
    table = Table(2)
    table.clear(0)
    table.clear(1)
    table.station(0, "orleans")
    table.put(0, "wagon", "own-farmer", "own-trader", "knight")
    table.put(0, "guildhall", "farmer", "own-craftsman", "knight")
    table.only_actions()
    assert choice(table) == "use wagon"
    table.act(0, "use wagon", choice_after(table, "use wagon"))
    assert choice(table) == "use guildhall"


def choice_after(table: Table, notation: str) -> str:
    """What the apprentice answers to the question that follows its action."""
    state = table.state.copy()
    state.apply(0, table.game.parse(notation))
    return table.game.actions[bots.play("apprentice", state, 0, 1)].notation


def test_the_best_good_of_a_route_is_taken() -> None:
    table = Table(2)
    table.clear(0)
    table.clear(1)
    table.put(0, "wagon", "own-farmer", "own-trader", "knight")
    table.route_goods("land:orleans/vierzon", "brocade", "grain")
    table.only_actions()
    table.act(0, "use wagon")
    assert choice(table).endswith(("brocade", "wool", "wine"))


def test_nothing_is_saved_for_a_round_that_will_not_come() -> None:
    table = Table(2)
    table.clear(0)
    table.clear(1)
    table.develop(0, 3)
    table.put(0, "scriptorium", "knight", "scholar")
    table.station(0, "orleans", "blois", "tours")
    table.start_actions(round_number=18)
    assert choice(table) == "use scriptorium"


def test_the_last_space_of_a_deed_is_filled_for_its_citizen() -> None:
    table = Table(2)
    table.clear(0)
    table.clear(1)
    table.fill_deed("astronomy", "scholar", "scholar")
    table.put(0, "town-hall", "trader", "")
    table.bag(0, "farmer", "farmer", "boatman", "knight", "trader", "scholar", "craftsman")
    table.only_actions()
    assert choice(table) == "use town-hall"
    table.act(0, "use town-hall")
    assert choice(table) == "send trader astronomy"


def test_the_cheapest_food_goes_at_the_harvest() -> None:
    table = Table(2)
    table.goods(0, grain=1, wine=1, cheese=1)
    table.start_event("harvest")
    assert choice(table) == "give-food grain"


def test_torture_takes_what_hurts_least() -> None:
    table = Table(2)
    table.goods(0, brocade=1)
    table.station(0, "orleans")
    table.coins(0, 0)
    table.start_torture(0, 1)
    assert choice(table) not in {"lose-good brocade", "lose-station orleans"}


def test_the_sacristy_is_manned_and_used_against_a_harvest_without_food() -> None:
    table = Table(2)
    table.clear(0)
    table.tile(0, "sacristy")
    table.market(0, "monk")
    table.start_planning(event="harvest")
    assert choice(table) == "place monk sacristy.1"
    table.act(0, "place monk sacristy.1")
    table.start_event("harvest")
    assert choice(table) == "use-sacristy"


# The judgement


def test_at_the_end_the_judgement_is_the_score() -> None:
    table = Table(3)
    table.goods(1, wine=3)
    table.end_game()
    assert [table.state.evaluate(seat) for seat in range(3)] == [score.total for score in table.state.scores()]


@pytest.mark.parametrize("gain", ["coins", "station", "development", "knight"])
def test_what_is_good_is_judged_good(gain: str) -> None:
    before = Table(2)
    after = Table(2)
    if gain == "coins":
        after.coins(0, 9)
    elif gain == "station":
        after.station(0, "orleans")
    elif gain == "development":
        after.develop(0, 4)
    else:
        after.move_track(0, "knight", 1)
        before.bag(0, "farmer", "trader")
        after.bag(0, "farmer", "trader")
    assert after.state.evaluate(0) > before.state.evaluate(0) + 1


def test_the_judgement_comes_nearer_to_the_truth_as_the_game_goes_on() -> None:
    errors: dict[bool, list[float]] = {False: [], True: []}
    state = stammtisch.game("orleans").new(2, 3)
    judged: list[tuple[bool, float]] = []
    number = 0
    while state.to_act():
        judged.append((number > 250, state.evaluate(0)))
        seat = state.to_act()[0]
        state.apply(seat, bots.play("apprentice", state, seat, number))
        number += 1
    total = state.scores()[0].total
    for is_late, value in judged:
        errors[is_late].append(abs(value - total))
    assert errors[True]
    assert sum(errors[True]) / len(errors[True]) < sum(errors[False]) / len(errors[False])


def test_judging_changes_nothing() -> None:
    for state, seat in asked(3, "plain", 2, 15):
        before = state.fingerprint()
        state.evaluate(seat)
        state.suggest(seat, 500)
        assert state.fingerprint() == before
