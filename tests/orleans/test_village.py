"""The Village and its three recruits, and how far the bank pays: O-6.2 to O-6.5, O-R13, O-R14."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table

CATEGORY_I = [
    *("hayrick", "cheese-factory", "winery", "wool-manufacturer", "tailor-shop", "brewery", "library", "windmill"),
    *("hospital", "bathhouse", "sacristy", "herb-garden", "shipping-line"),
]
CATEGORY_II = ["gunpowder-tower", "cellar", "office", "school", "pharmacy", "horse-wagon", "laboratory"]

VILLAGE = ("farmer", "boatman", "craftsman")


def in_the_village() -> Table:
    """A table where seat 0 has filled the Village and can do nothing else."""
    table = Table()
    table.put(0, "village", *VILLAGE)
    return table


# The choice


@pytest.mark.rule("O-6.2")
def test_the_village_offers_three_recruits() -> None:
    table = in_the_village()
    table.only_actions()

    table.act(0, "use village")

    assert table.question() == "choose-recruit"
    assert table.legal(0) == ["recruit boatman", "recruit craftsman", "recruit trader"]


@pytest.mark.rule("O-6.2")
@pytest.mark.parametrize("kind", ["boatman", "craftsman", "trader"])
def test_a_recruit_that_is_closed_does_not_close_the_others(kind: str) -> None:
    table = in_the_village()
    table.move_track(0, kind, 5)
    table.only_actions()

    table.act(0, "use village")

    assert table.legal(0) == [f"recruit {one}" for one in ("boatman", "craftsman", "trader") if one != kind]
    assert table.refused(0, f"recruit {kind}").code == "end-of-track"


@pytest.mark.rule("O-6.2")
def test_the_village_is_closed_when_all_three_recruits_are() -> None:
    table = in_the_village()
    table.keep_busy(0)
    table.move_track(0, "boatman", 5)
    table.none_left("craftsman")
    table.none_left("trader")
    table.only_actions()

    refusal = table.refused(0, "use village")

    assert (refusal.code, refusal.rule) == ("nobody-to-recruit", "O-6.2")


@pytest.mark.rule("O-6.2")
def test_a_recruit_is_chosen_only_in_the_village() -> None:
    table = Table()
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "recruit boatman")

    assert (refusal.code, refusal.rule) == ("recruit-needs-village", "O-6.2")


# Boatmen and craftsmen


@pytest.mark.rule("O-6.3")
@pytest.mark.parametrize(("step", "coins"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 0)])
def test_a_boatman_brings_the_coins_of_his_step(step: int, coins: int) -> None:
    table = in_the_village()
    table.move_track(0, "boatman", step - 1)
    boatmen = table.supply("boatman")
    table.only_actions()

    table.act(0, "use village", "recruit boatman")

    assert table.player(0).coins == 5 + coins
    assert table.track(0, "boatman") == step
    assert table.in_bag(0, "boatman") == 2, "the recruit, and the boatman who stood in the Village"
    assert table.supply("boatman") == boatmen - 1


@pytest.mark.rule("O-6.3")
def test_the_citizen_of_the_boatmen_goes_to_the_first_who_arrives_only() -> None:
    table = Table()
    for seat in (0, 1):
        table.put(seat, "village", *VILLAGE)
        table.move_track(seat, "boatman", 4)
    table.only_actions(start=1)

    table.act(1, "use village", "recruit boatman")
    table.act(0, "use village", "recruit boatman")

    assert [int(table.player(seat).citizens) for seat in (0, 1)] == [0, 1]
    assert [table.track(seat, "boatman") for seat in (0, 1)] == [5, 5]


@pytest.mark.rule("O-6.3")
@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_no_other_step_of_the_boatmen_brings_a_citizen(step: int) -> None:
    table = in_the_village()
    table.move_track(0, "boatman", step - 1)
    table.only_actions()

    table.act(0, "use village", "recruit boatman")

    assert table.player(0).citizens == 0


@pytest.mark.rule("O-6.4")
@pytest.mark.rule("O-7.1")
@pytest.mark.rule("O-7.2")
@pytest.mark.parametrize("step", [1, 2, 3, 4, 5])
def test_a_craftsman_brings_a_technology_tile_to_keep_aside(step: int) -> None:
    table = in_the_village()
    table.keep_busy(0)
    table.move_track(0, "craftsman", step - 1)
    craftsmen = table.supply("craftsman")
    table.only_actions()

    table.act(0, "use village", "recruit craftsman")

    assert table.track(0, "craftsman") == step
    assert table.in_bag(0, "craftsman") == 2, "the recruit, and the craftsman who stood in the Village"
    assert table.supply("craftsman") == craftsmen - 1
    assert table.state.technology_left == 15
    bound = int(table.player(0).farmer_technology)
    free = int(table.player(0).technology)
    assert (bound, free) == ((1, 0) if step == 1 else (0, 1))
    assert table.question() == "take-turn", "the tile waits until its owner has passed"


@pytest.mark.rule("O-6.4")
@pytest.mark.rule("O-5.8")
@pytest.mark.rule("O-R26")
def test_no_craftsman_is_won_without_a_technology_tile() -> None:
    table = in_the_village()
    table.no_technology_left()
    table.only_actions()

    table.act(0, "use village")

    refusal = table.refused(0, "recruit craftsman")
    assert (refusal.code, refusal.rule) == ("technology-sold-out", "O-5.8")
    assert table.legal(0) == ["recruit boatman", "recruit trader"]


# Traders and place tiles


@pytest.mark.rule("O-6.5")
def test_the_first_trader_brings_a_place_tile_of_category_one_only() -> None:
    table = in_the_village()
    traders = table.supply("trader")
    table.only_actions()

    table.act(0, "use village", "recruit trader")

    assert table.track(0, "trader") == 1
    assert table.in_bag(0, "trader") == 1
    assert table.supply("trader") == traders - 1
    assert sorted(table.legal(0)) == sorted(f"build {tile}" for tile in CATEGORY_I)
    refusal = table.refused(0, "build school")
    assert (refusal.code, refusal.rule) == ("only-category-one", "O-6.5")


@pytest.mark.rule("O-6.5")
@pytest.mark.parametrize("step", [2, 3, 4, 5])
def test_every_further_trader_brings_a_place_tile_of_either_category(step: int) -> None:
    table = in_the_village()
    table.move_track(0, "trader", step - 1)
    table.only_actions()

    table.act(0, "use village", "recruit trader")

    assert table.track(0, "trader") == step
    assert sorted(table.legal(0)) == sorted(f"build {tile}" for tile in CATEGORY_I + CATEGORY_II)


@pytest.mark.rule("O-6.5")
def test_a_place_tile_that_somebody_has_built_is_gone() -> None:
    table = in_the_village()
    table.tile(1, "hayrick")
    table.only_actions()

    table.act(0, "use village", "recruit trader")

    refusal = table.refused(0, "build hayrick")
    assert (refusal.code, refusal.rule) == ("tile-not-on-table", "O-1.8")


@pytest.mark.rule("O-6.5")
def test_a_new_place_can_be_used_from_then_on() -> None:
    table = in_the_village()
    table.start_actions()

    table.act(0, "use village", "recruit trader", "build hayrick", "draw 4")
    for seat in (1, 2):
        table.act(seat, "end-planning")
    table.act(0, "place own-farmer hayrick.1", "end-planning", "use hayrick")

    assert table.good(0, "grain") == 1


@pytest.mark.rule("O-6.5")
@pytest.mark.rule("O-10.12")
def test_a_new_privilege_works_from_then_on() -> None:
    table = in_the_village()
    table.market(0, "boatman")
    table.start_actions()

    table.act(0, "use village", "recruit trader", "build herb-garden", "draw 0")

    assert table.question() == "planning"
    assert table.can(0, "place boatman monastery.2"), "a trader's space"


@pytest.mark.rule("O-6.5")
def test_a_place_tile_is_built_only_with_a_trader() -> None:
    table = in_the_village()
    table.only_actions()
    table.act(0, "use village")

    refusal = table.refused(0, "build hayrick")

    assert (refusal.code, refusal.rule) == ("build-needs-trader", "O-6.5")


@pytest.mark.rule("O-R13")
def test_the_first_trader_is_closed_when_no_tile_of_category_one_is_left() -> None:
    table = in_the_village()
    table.tile(1, *CATEGORY_I)
    table.only_actions()

    table.act(0, "use village")

    refusal = table.refused(0, "recruit trader")
    assert (refusal.code, refusal.rule) == ("no-tile-to-build", "O-R13")
    assert table.legal(0) == ["recruit boatman", "recruit craftsman"]


@pytest.mark.rule("O-R13")
def test_a_later_trader_is_closed_only_when_no_tile_at_all_is_left() -> None:
    table = Table()
    for seat in (0, 2):
        table.put(seat, "village", *VILLAGE)
        table.move_track(seat, "trader", 1)
    table.tile(1, *CATEGORY_I, *CATEGORY_II[:-1])
    table.only_actions()

    table.act(0, "use village", "recruit trader")
    assert table.legal(0) == ["build laboratory"], "a tile must be named while there is one"
    table.act(0, "build laboratory")
    table.act(2, "use village")

    assert table.refused(2, "recruit trader").code == "no-tile-to-build"


@pytest.mark.rule("O-R13")
def test_category_one_goes_by_the_step_on_the_track_and_not_by_the_tiles_owned() -> None:
    table = in_the_village()
    table.tile(0, "hayrick")
    table.only_actions()

    table.act(0, "use village", "recruit trader")

    assert table.refused(0, "build school").code == "only-category-one"


# The supply of coins


@pytest.mark.rule("O-R14")
@pytest.mark.rule("O-5.9")
@pytest.mark.parametrize("left", [0, 2])
def test_a_limited_bank_pays_what_it_has_and_the_action_remains_possible(left: int) -> None:
    table = Table(limited_bank=True)
    table.put(0, "village", *VILLAGE)
    table.move_track(0, "boatman", 3)
    table.leave_in_bank(left, rich=1)
    table.only_actions()

    table.act(0, "use village", "recruit boatman")

    assert table.player(0).coins == 5 + left
    assert table.track(0, "boatman") == 4
    assert table.board()["bank"] == 0


@pytest.mark.rule("O-R14")
def test_by_default_the_bank_never_runs_short() -> None:
    table = in_the_village()
    table.move_track(0, "boatman", 3)
    table.leave_in_bank(0, rich=1)
    table.only_actions()

    table.act(0, "use village", "recruit boatman")

    assert table.player(0).coins == 10
