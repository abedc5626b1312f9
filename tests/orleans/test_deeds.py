"""The eight beneficial deeds: their spaces, rewards and citizens (O-8.1 to O-8.5)."""

from __future__ import annotations

import pytest

from tests.orleans.table import Table

KINDS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]

# deed: its spaces, and the coins for each follower
DEEDS: dict[str, tuple[dict[str, int], int]] = {
    "city-wall": ({"knight": 3, "trader": 1, "farmer": 3, "craftsman": 3}, 1),
    "papal-conclave": ({"monk": 2, "knight": 1}, 3),
    "defeating-the-plague": ({"scholar": 2, "boatman": 1, "farmer": 1, "trader": 1}, 2),
    "astronomy": ({"scholar": 2, "trader": 1}, 1),
    "boatmen-guild": ({"scholar": 1, "boatman": 3}, 1),
    "cathedral": ({"craftsman": 2, "monk": 2, "trader": 2}, 2),
    "peace-treaty": ({"monk": 1, "scholar": 1, "knight": 2}, 2),
    "canalisation": ({"boatman": 3, "trader": 2, "farmer": 3, "craftsman": 2}, 1),
}
SPACES = [(deed, kind, count) for deed, (spaces, _) in DEEDS.items() for kind, count in spaces.items()]


def in_the_town_hall(*tiles: str, seats: int = 4) -> Table:
    """A table where seat 0 has these followers in the Town Hall and can do nothing else."""
    table = Table(seats)
    table.put(0, "town-hall", *tiles)
    return table


def everybody_for(deed: str) -> list[str]:
    """All followers that a deed takes, one name for each space."""
    return [kind for kind, count in DEEDS[deed][0].items() for _ in range(count)]


# Spaces


@pytest.mark.rule("O-8.1")
@pytest.mark.rule("O-8.2")
@pytest.mark.parametrize(("deed", "kind", "count"), SPACES)
def test_a_deed_takes_as_many_of_a_kind_as_it_has_spaces(deed: str, kind: str, count: int) -> None:
    table = in_the_town_hall(kind, kind)
    table.fill_deed(deed, *[kind] * (count - 1))
    table.only_actions()

    table.act(0, "use town-hall", f"send {kind} {deed}")

    refusal = table.refused(0, f"send {kind} {deed}")
    assert (refusal.code, refusal.rule) == ("deed-space-taken", "O-8.1")


@pytest.mark.rule("O-8.1")
@pytest.mark.rule("O-8.2")
@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_takes_exactly_its_kinds(deed: str) -> None:
    for kind in KINDS:
        table = in_the_town_hall(kind)
        table.only_actions()
        table.act(0, "use town-hall")

        if kind in DEEDS[deed][0]:
            assert table.can(0, f"send {kind} {deed}"), kind
        else:
            refusal = table.refused(0, f"send {kind} {deed}")
            assert (refusal.code, refusal.rule) == ("deed-never-wants", "O-8.1")


@pytest.mark.rule("O-8.1")
def test_a_monk_stands_for_nobody_on_a_deed() -> None:
    table = in_the_town_hall("monk")
    table.only_actions()
    table.act(0, "use town-hall")

    assert table.legal(0) == ["send monk papal-conclave", "send monk cathedral", "send monk peace-treaty"]
    refusal = table.refused(0, "send scholar peace-treaty")
    assert (refusal.code, refusal.rule) == ("not-at-place", "O-8.1")
    assert refusal.missing[0]["what"] == "scholar"


@pytest.mark.rule("O-8.1")
@pytest.mark.rule("O-10.16")
def test_the_school_does_not_work_on_deeds() -> None:
    table = in_the_town_hall("scholar")
    table.tile(0, "school")
    table.only_actions()

    table.act(0, "use town-hall")

    assert {notation.split(" ")[2] for notation in table.legal(0)} == {
        deed for deed, (spaces, _) in DEEDS.items() if "scholar" in spaces
    }
    assert table.refused(0, "send knight city-wall").code == "not-at-place"


@pytest.mark.rule("O-8.1")
@pytest.mark.rule("O-10.12")
def test_the_herb_garden_does_not_work_on_deeds() -> None:
    table = in_the_town_hall("boatman")
    table.tile(0, "herb-garden")
    table.only_actions()

    table.act(0, "use town-hall")

    assert {notation.split(" ")[2] for notation in table.legal(0)} == {
        deed for deed, (spaces, _) in DEEDS.items() if "boatman" in spaces
    }
    assert table.refused(0, "send farmer canalisation").code == "not-at-place"


@pytest.mark.rule("O-8.1")
def test_who_is_sent_to_a_deed_stays_there() -> None:
    table = in_the_town_hall("knight")
    supply = table.supply("knight")
    table.start_actions()

    table.act(0, "use town-hall", "send knight peace-treaty")

    assert table.state.round == 3
    assert table.deed_spaces("peace-treaty", "knight") == 1
    assert table.holds(0, "town-hall") == ["", ""]
    assert table.in_bag(0, "knight") == 0
    assert table.supply("knight") == supply


# Rewards


@pytest.mark.rule("O-8.2")
@pytest.mark.parametrize(("deed", "kind", "count"), SPACES)
def test_every_follower_sent_brings_the_reward_of_the_deed(deed: str, kind: str, count: int) -> None:
    coins = DEEDS[deed][1]
    table = in_the_town_hall(kind)
    table.fill_deed(deed, *[kind] * (count - 1))
    table.only_actions()

    table.act(0, "use town-hall", f"send {kind} {deed}")

    assert table.player(0).coins == 5 + coins
    assert table.player(0).development == 0


@pytest.mark.rule("O-8.2")
def test_the_spaces_of_a_deed_are_filled_by_anybody_in_any_order() -> None:
    table = in_the_town_hall("knight")
    table.put(1, "town-hall", "monk")
    table.put(2, "town-hall", "scholar")
    table.only_actions()

    table.act(0, "use town-hall", "send knight peace-treaty")
    table.act(1, "use town-hall", "send monk peace-treaty")
    table.act(2, "use town-hall", "send scholar peace-treaty")

    assert [int(table.player(seat).coins) for seat in range(3)] == [7, 7, 7]
    assert table.deed_spaces("peace-treaty", "knight") == 1


@pytest.mark.rule("O-8.3")
@pytest.mark.parametrize("kind", ["boatman", "trader", "farmer", "craftsman"])
def test_the_canalisation_pays_a_coin_or_a_development_point(kind: str) -> None:
    table = in_the_town_hall(kind, kind)
    table.only_actions()

    table.act(0, "use town-hall", f"send {kind} canalisation")
    assert (table.player(0).coins, table.player(0).development) == (6, 0)
    table.act(0, f"send-for-development {kind} canalisation")

    assert (table.player(0).coins, table.player(0).development) == (6, 1), "chosen for each follower"


@pytest.mark.rule("O-8.3")
@pytest.mark.rule("O-9.1")
def test_a_development_point_of_the_canalisation_brings_what_lies_on_its_space() -> None:
    table = in_the_town_hall("boatman")
    table.develop(0, 2)
    table.only_actions()

    table.act(0, "use town-hall", "send-for-development boatman canalisation")

    assert (table.player(0).development, table.player(0).citizens, table.player(0).coins) == (3, 1, 5)


@pytest.mark.rule("O-8.3")
@pytest.mark.parametrize("deed", [deed for deed in DEEDS if deed != "canalisation"])
def test_no_other_deed_offers_development(deed: str) -> None:
    kind = everybody_for(deed)[0]
    table = in_the_town_hall(kind)
    table.only_actions()
    table.act(0, "use town-hall")

    refusal = table.refused(0, f"send-for-development {kind} {deed}")

    assert (refusal.code, refusal.rule) == ("no-development-choice", "O-8.3")


# Citizens


@pytest.mark.rule("O-8.4")
@pytest.mark.parametrize("deed", DEEDS)
def test_who_fills_the_last_space_of_a_deed_gets_its_citizen(deed: str) -> None:
    *before, last = everybody_for(deed)
    table = in_the_town_hall(last)
    table.fill_deed(deed, *before)
    table.only_actions()

    table.act(0, "use town-hall", f"send {last} {deed}")

    assert table.player(0).citizens == 1
    assert table.player(0).coins == 5 + DEEDS[deed][1], "the reward comes as well"


@pytest.mark.rule("O-8.4")
@pytest.mark.parametrize("deed", DEEDS)
def test_who_fills_the_last_space_but_one_gets_no_citizen(deed: str) -> None:
    *before, last, final = everybody_for(deed)
    table = in_the_town_hall(last)
    table.put(1, "town-hall", final)
    table.fill_deed(deed, *before)
    table.only_actions()

    table.act(0, "use town-hall", f"send {last} {deed}")
    assert table.player(0).citizens == 0
    table.act(1, "use town-hall", f"send {final} {deed}")

    assert (table.player(0).citizens, table.player(1).citizens) == (0, 1)


@pytest.mark.rule("O-8.4")
@pytest.mark.rule("O-8.3")
def test_the_citizen_of_the_canalisation_comes_with_development_too() -> None:
    *before, last = everybody_for("canalisation")
    table = in_the_town_hall(last)
    table.fill_deed("canalisation", *before)
    table.only_actions()

    table.act(0, "use town-hall", f"send-for-development {last} canalisation")

    assert (table.player(0).citizens, table.player(0).development) == (1, 1)


# Own followers


@pytest.mark.rule("O-8.5")
def test_own_followers_are_not_sent_from_the_gunpowder_tower() -> None:
    table = Table()
    table.furnish(0, "gunpowder-tower", "own-farmer", "own-trader")
    table.keep_busy(0)
    table.only_actions()

    refusal = table.refused(0, "use gunpowder-tower")

    assert (refusal.code, refusal.rule) == ("own-follower-to-deed", "O-8.5")


@pytest.mark.rule("O-8.5")
def test_beside_an_own_follower_the_neutral_one_is_sent() -> None:
    table = Table()
    table.furnish(0, "gunpowder-tower", "own-farmer", "knight")
    table.only_actions()

    table.act(0, "use gunpowder-tower")
    assert table.refused(0, "send farmer city-wall").code == "not-at-place"
    table.act(0, "send knight city-wall")

    assert table.state.is_over(), "the own farmer cannot follow"
    assert table.holds(0, "gunpowder-tower") == ["own-farmer", ""]


@pytest.mark.rule("O-8.5")
def test_the_plague_does_not_take_own_followers() -> None:
    table = Table()
    for seat in range(3):
        table.clear(seat)
    table.start_event("plague")

    own = ("own-farmer", "own-boatman", "own-craftsman", "own-trader")
    for seat in range(3):
        assert [table.in_bag(seat, tile) for tile in own] == [1, 1, 1, 1]


@pytest.mark.rule("O-8.5")
def test_torture_does_not_take_own_followers() -> None:
    table = Table()
    table.clear(0)
    table.coins(0, 0)
    table.start_event("harvest")

    assert table.question() == "torture"
    assert table.refused(0, "lose-follower").code == "no-neutral-in-bag"
