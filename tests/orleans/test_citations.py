"""A refusal cites the section that forbids the action, not one that merely stands near (O-5.3, O-6, O-10)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table


@pytest.mark.rule("O-6.9")
@pytest.mark.rule("O-6.10")
@pytest.mark.rule("O-10.18")
@pytest.mark.parametrize(
    ("place", "followers", "notation", "code"),
    [
        ("ship", ("farmer", "boatman", "knight"), "travel land:chartres/orleans none", "wrong-route-kind"),
        ("wagon", ("farmer", "trader", "knight"), "travel water:orleans/blois none", "wrong-route-kind"),
        ("horse-wagon", ("knight", "trader"), "travel water:orleans/blois none", "wrong-route-kind"),
        ("ship", ("farmer", "boatman", "knight"), "travel water:blois/tours none", "route-not-here"),
        ("wagon", ("farmer", "trader", "knight"), "travel land:bourges/nevers none", "route-not-here"),
    ],
)
def test_a_refused_route_cites_a_rule_about_moving_the_merchant(
    place: str, followers: tuple[str, ...], notation: str, code: str
) -> None:
    table = Table()
    table.furnish(0, place, *followers)
    table.only_actions()
    table.act(0, f"use {place}")

    refusal = table.refused(0, notation)

    assert refusal.code == code
    assert refusal.rule in ("O-6.9", "O-6.10", "O-10.18", "O-R18")


@pytest.mark.rule("O-R18")
def test_a_town_without_a_route_cites_a_rule_about_moving_the_merchant() -> None:
    table = Table()
    table.merchant(0, "chartres")
    table.put(0, "ship", "farmer", "boatman", "knight")
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use ship")

    assert refusal.code == "no-route"
    assert refusal.rule in ("O-6.9", "O-R18")


@pytest.mark.rule("O-10.11")
@pytest.mark.rule("O-10.12")
@pytest.mark.rule("O-10.16")
@pytest.mark.parametrize(
    ("tile", "followers", "section"),
    [("sacristy", ("monk",), "O-10.11"), ("herb-garden", (), "O-10.12"), ("school", (), "O-10.16")],
)
def test_a_place_without_an_action_cites_its_own_rule(tile: str, followers: tuple[str, ...], section: str) -> None:
    table = Table()
    table.furnish(0, tile, *followers)
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, f"use {tile}")

    assert refusal.code == "not-an-action"
    assert refusal.rule == section


@pytest.mark.rule("O-6.5")
def test_a_place_that_is_not_owned_cites_a_rule_about_owning_places() -> None:
    table = Table()
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use hayrick")

    assert refusal.code == "place-not-owned"
    assert refusal.rule in ("O-4.1", "O-6.5")
