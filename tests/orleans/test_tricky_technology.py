"""Technology and substitutes where several rules meet."""

from __future__ import annotations

import pytest

from tests.orleans.tricky import all_in_bags, lay_on_market

# Technology


@pytest.mark.rule("O-7.7")
def test_a_new_technology_tile_waits_until_its_owner_has_passed() -> None:
    table = all_in_bags(2)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.put(0, "town-hall", "monk")
    table.put(1, "town-hall", "monk")
    table.start_actions()
    table.act(0, "use village", "recruit craftsman")
    table.act(1, "pass")
    before_passing = set(table.legal(0))

    table.act(0, "pass")
    after_passing = set(table.legal(0))
    table.act(0, "install village.1")

    assert not {notation for notation in before_passing if notation.startswith("install")}
    assert after_passing == {
        "install ship.1",
        "install wagon.1",
        "install guildhall.1",
        "install castle.1",
        "install village.1",
        "install university.1",
        "keep-technology",
    }
    assert table.holds(0, "village") == ["technology", "", ""]


@pytest.mark.rule("O-7.5")
def test_technology_shuns_monks_single_spaces_and_places_that_have_one_already() -> None:
    table = all_in_bags(2)
    table.tile(0, "cellar", "cheese-factory", "hayrick", "bathhouse", "brewery", "pharmacy", "shipping-line")
    table.put(0, "ship", "technology")
    table.put(0, "town-hall", "monk")
    table.technology_aside(0, free=2)
    table.start_actions()

    table.act(0, "pass")
    offered = set(table.legal(0))
    table.act(0, "install cheese-factory.1")
    offered_next = set(table.legal(0))

    assert {"install cellar.2", "install wagon.2", "install monastery.1"} <= offered
    assert not offered & {"install cellar.1", "install hayrick.1", "install bathhouse.1", "install brewery.1"}
    assert not offered & {"install pharmacy.1", "install shipping-line.1"}
    assert not offered & {"install ship.1", "install ship.2", "install ship.3"}
    assert not offered_next & {"install cheese-factory.1", "install cheese-factory.2"}


@pytest.mark.rule("O-7.8")
def test_technology_goes_beside_a_waiting_follower_but_not_on_top_of_it() -> None:
    table = all_in_bags(2)
    table.tile(0, "cheese-factory")
    table.put(0, "cheese-factory", "own-farmer")
    table.put(0, "castle", "farmer")
    table.technology_aside(0, farmer_only=1)

    table.start_actions()

    assert table.can(0, "install cheese-factory.2")
    assert not table.can(0, "install cheese-factory.1")
    assert not table.can(0, "install castle.1")
    assert not table.can(0, "install castle.2")


@pytest.mark.rule("O-R22")
def test_a_bound_tile_that_was_kept_aside_is_offered_again_and_stays_bound_to_farmers() -> None:
    table = all_in_bags(2)
    table.move_track(0, "craftsman", 2)
    table.technology_aside(0, farmer_only=1)
    table.start_actions(event="pilgrimage")
    table.act(0, "keep-technology")
    table.clear(0)

    table.start_actions(event="pilgrimage")

    assert table.can(0, "install ship.1")
    assert not table.can(0, "install ship.2")


@pytest.mark.rule("O-R21")
def test_the_tile_from_the_laboratory_may_start_with_any_kind_while_the_first_craftsman_is_bound() -> None:
    table = all_in_bags(2)
    table.tile(0, "laboratory")
    table.put(0, "laboratory", "craftsman", "scholar")
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_actions(event="pilgrimage")
    table.act(0, "use laboratory")
    before_passing = set(table.legal(0))
    table.act(0, "use village", "recruit craftsman")

    table.act(0, "install laboratory.2")
    left_over = set(table.legal(0))

    assert not {notation for notation in before_passing if notation.startswith("install")}
    assert table.holds(0, "laboratory") == ["", "technology"]
    assert "install ship.1" in left_over
    assert "install ship.2" not in left_over


@pytest.mark.rule("O-10.20")
def test_the_laboratory_is_closed_when_technology_has_run_out() -> None:
    table = all_in_bags(2)
    table.tile(0, "laboratory")
    table.put(0, "laboratory", "craftsman", "scholar")
    table.put(0, "town-hall", "monk")
    table.no_technology_left()
    table.start_actions()

    offered = set(table.legal(0))

    assert offered == {"use town-hall", "pass"}


# Substitutes


@pytest.mark.rule("O-R7")
def test_scholar_by_school_monk_and_technology_work_side_by_side() -> None:
    table = all_in_bags(2)
    table.tile(0, "school")
    table.put(0, "ship", "technology")
    lay_on_market(table, 0, "scholar", "monk")
    table.route_goods("water:orleans/blois", "brocade")
    table.start_planning()
    table.act(0, "place scholar ship.2", "place monk ship.3", "end-planning")

    table.act(0, "use ship", "travel water:orleans/blois brocade")

    assert table.good(0, "brocade") == 1
    assert table.holds(0, "ship") == ["technology", "", ""]
    assert table.in_bag(0, "scholar") + table.on_market(0, "scholar") == 1
    assert table.in_bag(0, "monk") + table.on_market(0, "monk") == 1


@pytest.mark.rule("O-4.3")
def test_no_substitute_ever_takes_the_place_of_a_monk() -> None:
    table = all_in_bags(2)
    table.tile(0, "school", "herb-garden", "brewery", "sacristy", "cellar")
    lay_on_market(table, 0, "scholar", "boatman")
    table.start_planning()

    offered = set(table.legal(0))

    for space in ("brewery.1", "sacristy.1", "cellar.1"):
        assert not offered & {f"place scholar {space}", f"place boatman {space}"}
    assert "place scholar cellar.2" in offered


@pytest.mark.rule("O-R7")
def test_a_boatman_with_the_herb_garden_is_neither_knight_nor_scholar_even_with_the_school() -> None:
    table = all_in_bags(2)
    table.tile(0, "herb-garden", "school")
    lay_on_market(table, 0, "boatman")
    table.market(0, "own-boatman")
    table.start_planning()

    offered = set(table.legal(0))

    for boatman in ("boatman", "own-boatman"):
        for space in ("ship.1", "wagon.2", "guildhall.2"):
            assert f"place {boatman} {space}" in offered
        for space in ("ship.3", "scriptorium.1", "scriptorium.2", "monastery.1"):
            assert f"place {boatman} {space}" not in offered


@pytest.mark.rule("O-4.2")
def test_without_school_and_garden_only_the_monk_stands_in_for_others() -> None:
    table = all_in_bags(2)
    lay_on_market(table, 0, "scholar", "boatman", "monk")
    table.start_planning()

    offered = set(table.legal(0))

    assert "place monk ship.1" in offered
    assert not offered & {"place scholar ship.1", "place boatman ship.1", "place boatman farm-house.2"}
