"""The spaces of the player board, and its places for followers and development: O-6.1, O-6.6 to O-6.8, O-6.13.

The Village is in `test_village.py`; Ship and Wagon in `test_travel.py`; the Guildhall in
`test_guildhall.py`; the Town Hall in `test_town_hall.py`.
"""

from __future__ import annotations

import pytest

from tests.orleans.table import Table

# Action spaces


@pytest.mark.rule("O-5.3")
@pytest.mark.parametrize(
    ("place", "kinds"),
    [
        pytest.param("farm-house", ["boatman", "craftsman"], marks=pytest.mark.rule("O-6.1")),
        pytest.param("village", ["farmer", "boatman", "craftsman"], marks=pytest.mark.rule("O-6.2")),
        pytest.param("university", ["farmer", "craftsman", "trader"], marks=pytest.mark.rule("O-6.6")),
        pytest.param("castle", ["farmer", "boatman", "trader"], marks=pytest.mark.rule("O-6.7")),
        pytest.param("monastery", ["scholar", "trader"], marks=pytest.mark.rule("O-6.8")),
        pytest.param("ship", ["farmer", "boatman", "knight"], marks=pytest.mark.rule("O-6.9")),
        pytest.param("wagon", ["farmer", "trader", "knight"], marks=pytest.mark.rule("O-6.10")),
        pytest.param("guildhall", ["farmer", "craftsman", "knight"], marks=pytest.mark.rule("O-6.12")),
        pytest.param("scriptorium", ["knight", "scholar"], marks=pytest.mark.rule("O-6.13")),
    ],
)
def test_a_place_of_the_board_needs_exactly_the_followers_printed_on_it(place: str, kinds: list[str]) -> None:
    table = Table()
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, f"use {place}")

    assert (refusal.code, refusal.rule) == ("not-activated", "O-5.3")
    assert refusal.missing == [
        {"what": kind, "where": f"{place}.{number}"} for number, kind in enumerate(kinds, start=1)
    ]


@pytest.mark.rule("O-5.3")
def test_a_refusal_names_only_the_followers_still_missing() -> None:
    table = Table()
    table.keep_busy(0)
    table.put(0, "castle", "own-farmer", "", "trader")
    table.only_actions()

    refusal = table.refused(0, "use castle")

    assert refusal.missing == [{"what": "boatman", "where": "castle.2"}]
    assert "boatman" in refusal.message


# Farm House


@pytest.mark.rule("O-6.1")
@pytest.mark.parametrize(
    ("step", "good"),
    [(1, "grain"), (2, "grain"), (3, "cheese"), (4, "cheese"), (5, "wine"), (6, "wine"), (7, "wool"), (8, "brocade")],
)
def test_the_farm_house_brings_a_farmer_a_step_and_its_good(step: int, good: str) -> None:
    table = Table()
    table.move_track(0, "farmer", step - 1)
    table.put(0, "farm-house", "boatman", "craftsman")
    farmers, goods = table.supply("farmer"), table.supply_of_good(good)
    table.only_actions()

    table.act(0, "use farm-house")

    assert table.track(0, "farmer") == step
    assert table.in_bag(0, "farmer") == 1
    assert table.supply("farmer") == farmers - 1
    assert table.good(0, good) == 1
    assert table.player(0).goods_count() == 1
    assert table.supply_of_good(good) == goods - 1
    assert table.holds(0, "farm-house") == ["", ""]
    assert (table.in_bag(0, "boatman"), table.in_bag(0, "craftsman")) == (1, 1)


@pytest.mark.rule("O-6.1")
def test_a_step_from_the_farm_house_decides_the_next_census() -> None:
    table = Table()
    table.put(0, "farm-house", "boatman", "craftsman")
    table.start_actions(event="pilgrimage")

    table.act(0, "use farm-house")

    assert table.state.round == 3
    assert [int(table.player(seat).coins) for seat in range(3)] == [6, 5, 5]


@pytest.mark.rule("O-6.1")
@pytest.mark.rule("O-5.7")
def test_the_farm_house_is_closed_at_the_end_of_its_track() -> None:
    table = Table()
    table.keep_busy(0)
    table.move_track(0, "farmer", 8)
    table.put(0, "farm-house", "boatman", "craftsman")
    table.only_actions()

    refusal = table.refused(0, "use farm-house")

    assert (refusal.code, refusal.rule) == ("end-of-track", "O-5.7")


@pytest.mark.rule("O-6.1")
@pytest.mark.rule("O-5.8")
def test_the_farm_house_is_closed_without_farmers_on_the_board() -> None:
    table = Table()
    table.keep_busy(0)
    table.put(0, "farm-house", "boatman", "craftsman")
    table.none_left("farmer")
    table.only_actions()

    refusal = table.refused(0, "use farm-house")

    assert (refusal.code, refusal.rule) == ("kind-sold-out", "O-5.8")
    assert refusal.missing == [{"what": "farmer", "where": "supply"}]


@pytest.mark.rule("O-6.1")
@pytest.mark.rule("O-5.8")
def test_the_farm_house_is_closed_without_the_good_of_its_next_step() -> None:
    table = Table()
    table.keep_busy(0)
    table.move_track(0, "farmer", 4)
    table.put(0, "farm-house", "boatman", "craftsman")
    table.no_goods_left("wine")
    table.only_actions()

    refusal = table.refused(0, "use farm-house")

    assert (refusal.code, refusal.rule) == ("farm-good-sold-out", "O-5.8")
    assert "wine" in refusal.message


# University, Castle, Monastery, Scriptorium


@pytest.mark.rule("O-6.6")
@pytest.mark.parametrize(("step", "points"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_the_university_brings_a_scholar_and_the_points_of_the_step(step: int, points: int) -> None:
    table = Table()
    table.move_track(0, "scholar", step - 1)
    table.put(0, "university", "farmer", "craftsman", "trader")
    scholars = table.supply("scholar")
    table.only_actions()

    table.act(0, "use university")

    assert table.track(0, "scholar") == step
    assert table.in_bag(0, "scholar") == 1
    assert table.supply("scholar") == scholars - 1
    assert table.player(0).development == points


@pytest.mark.rule("O-6.6")
@pytest.mark.rule("O-5.7")
def test_the_university_is_closed_at_the_end_of_its_track() -> None:
    table = Table()
    table.keep_busy(0)
    table.move_track(0, "scholar", 5)
    table.put(0, "university", "farmer", "craftsman", "trader")
    table.only_actions()

    assert table.refused(0, "use university").code == "end-of-track"


@pytest.mark.rule("O-6.7")
@pytest.mark.parametrize(("step", "limit"), [(1, 5), (2, 6), (3, 7), (4, 7), (5, 8)])
def test_the_castle_brings_a_knight_and_a_larger_draw(step: int, limit: int) -> None:
    table = Table()
    table.clear(0)
    table.bag(0, "farmer", "farmer", "boatman", "boatman", "craftsman")
    table.move_track(0, "knight", step - 1)
    table.put(0, "castle", "own-farmer", "own-boatman", "own-trader")
    knights = table.supply("knight")
    table.start_actions()

    table.act(0, "use castle")

    assert table.track(0, "knight") == step
    assert table.in_bag(0, "knight") == 1
    assert table.supply("knight") == knights - 1
    assert table.question() == "followers"
    assert table.legal_of(0, "draw")[0] == f"draw {limit}"


@pytest.mark.rule("O-6.7")
@pytest.mark.parametrize("step", [1, 2, 3, 4, 5])
def test_the_citizen_of_the_knights_is_on_the_fourth_step_for_the_first_only(step: int) -> None:
    table = Table()
    for seat in (0, 1):
        table.move_track(seat, "knight", step - 1)
        table.put(seat, "castle", "farmer", "boatman", "trader")
    table.only_actions()

    table.act(0, "use castle")
    table.act(1, "use castle")

    assert [int(table.player(seat).citizens) for seat in (0, 1)] == ([1, 0] if step == 4 else [0, 0])


@pytest.mark.rule("O-6.7")
@pytest.mark.rule("O-5.7")
def test_the_castle_is_closed_at_the_end_of_its_track() -> None:
    table = Table()
    table.keep_busy(0)
    table.move_track(0, "knight", 5)
    table.put(0, "castle", "farmer", "boatman", "trader")
    table.only_actions()

    assert table.refused(0, "use castle").code == "end-of-track"


@pytest.mark.rule("O-6.8")
def test_the_monastery_brings_a_monk_and_nothing_else() -> None:
    table = Table()
    table.put(0, "monastery", "scholar", "trader")
    monks = table.supply("monk")
    table.only_actions()

    table.act(0, "use monastery")

    player = table.player(0)
    assert table.in_bag(0, "monk") == 1
    assert table.supply("monk") == monks - 1
    assert table.town_of(0)["tracks"] == {}
    assert (player.coins, player.development, player.goods_count()) == (5, 0, 0)


@pytest.mark.rule("O-6.8")
@pytest.mark.rule("O-R15")
@pytest.mark.rule("O-11.2")
def test_during_a_pilgrimage_the_monastery_may_be_filled_and_its_followers_wait() -> None:
    table = Table()
    table.clear(0)
    table.market(0, "scholar", "trader")
    table.start_planning(event="pilgrimage")

    for seat in (1, 2):
        table.act(seat, "end-planning")
    table.act(0, "place scholar monastery.1", "place trader monastery.2", "end-planning")

    assert table.state.round == 3, "nobody could act, so the next round has begun"
    assert table.holds(0, "monastery") == ["scholar", "trader"]
    assert table.in_bag(0, "monk") == 0


@pytest.mark.rule("O-6.8")
@pytest.mark.rule("O-R15")
@pytest.mark.rule("O-11.2")
def test_the_sacristy_does_not_open_the_monastery_during_a_pilgrimage() -> None:
    table = Table()
    table.keep_busy(0)
    table.put(0, "monastery", "scholar", "trader")
    table.furnish(0, "sacristy", "monk")
    table.only_actions(event="pilgrimage")

    refusal = table.refused(0, "use monastery")

    assert (refusal.code, refusal.rule) == ("pilgrimage", "O-11.2")
    assert table.refused(0, "use sacristy").code == "not-an-action"


@pytest.mark.rule("O-6.13")
def test_the_scriptorium_gives_one_development_point() -> None:
    table = Table()
    table.put(0, "scriptorium", "knight", "scholar")
    table.only_actions()

    table.act(0, "use scriptorium")

    assert table.player(0).development == 1
    assert (table.in_bag(0, "knight"), table.in_bag(0, "scholar")) == (1, 1)
