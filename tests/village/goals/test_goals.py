"""Life goals: dealing, secrecy, claiming, and the condition of every goal. Rules: VG."""

import random

import pytest

from stammtisch.core.bits import numbers_in
from stammtisch.core.plain import Json
from stammtisch.games.village.expansions.goals.conditions import is_reached, lacking
from stammtisch.games.village.expansions.goals.dealing import in_game
from stammtisch.games.village.expansions.goals.ids import GOAL_IDS, GOALS, METAL_IDS, SILVER
from stammtisch.games.village.expansions.goals.table import table_of
from stammtisch.games.village.expansions.ids import IN_SCORING
from stammtisch.games.village.ids import CUBE_IDS, CUSTOMER_IDS, GOOD_IDS
from stammtisch.games.village.places.pausing import Pause
from stammtisch.games.village.state import VillageState
from tests.village import lively
from tests.village.table import GAME, Table, add_one, family_in

EVERYTHING: dict[str, Json] = {"inn": "side-a", "port": True, "marriage": "side-a", "life_goals": True, "promos": True}


def table_with(goal: str, **options: Json) -> Table:
    """Seat 0 has this goal, and on the other side one that is far away."""
    table = Table(2, 1, life_goals=True, **options)
    table.goal(0, goal)
    return table


def give(table: Table, **things: int) -> None:
    """Hand pieces to seat 0, out of the supply."""
    table.goods(0, **{thing: number for thing, number in things.items() if thing in GOOD_IDS})
    table.cubes(0, **{thing: number for thing, number in things.items() if thing in CUBE_IDS})
    if "coins" in things:
        table.coins(0, things["coins"])
    if "grain" in things:
        table.grain(0, things["grain"])
    if "beer" in things:
        table.beer(0, things["beer"])
    if "tools" in things:
        table.tools(0, things["tools"])


def stand(table: Table, *places: str, kind: str = "1") -> None:
    """Put one more figure of seat 0 on each place, out of nowhere."""
    for place in places:
        add_one(family_of(table).setdefault(place, {}), kind)


def family_of(table: Table) -> dict[str, dict[str, int]]:
    """Where the figures of seat 0 are, to be changed."""
    return family_in(table.words, 0)


def serve(table: Table, number: int) -> None:
    """Seat 0 has served just so many customers."""
    table.words["players"][0]["customers"] = CUSTOMER_IDS[:number]


def reached(table: Table, goal: str) -> bool:
    return is_reached(table.state, 0, GOAL_IDS.index(goal))


# Dealing


@pytest.mark.rule("VG-1.1", "VG-1.3")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_everybody_has_one_silver_and_one_golden_goal_and_no_goal_is_there_twice(seats: int) -> None:
    for seed in range(20):
        state = GAME.new(seats, seed, {"life_goals": True})
        assert isinstance(state, VillageState)
        dealt = [int(goal) for goal in table_of(state).goals]
        assert len(set(dealt)) == 2 * seats
        assert all(goal < SILVER for goal in dealt[::2])
        assert all(SILVER <= goal < GOALS for goal in dealt[1::2])


@pytest.mark.rule("VG-1.2")
@pytest.mark.parametrize(
    ("options", "missing"),
    [
        ({}, {"brewer", "explorer", "craftsman", "governess", "lighthouse-keeper", "innkeeper"}),
        ({"inn": "side-a"}, {"explorer", "craftsman", "governess", "lighthouse-keeper"}),
        ({"port": True}, {"brewer", "craftsman", "governess", "innkeeper", "travelling-salesman"}),
        ({"marriage": "side-b"}, {"brewer", "explorer", "lighthouse-keeper", "innkeeper"}),
        (EVERYTHING, {"travelling-salesman"}),
    ],
)
def test_goals_of_expansions_that_are_not_played_leave_the_game(options: dict[str, Json], missing: set[str]) -> None:
    table = Table(2, 1, **{**options, "life_goals": True})
    found = numbers_in(in_game(table.state))
    assert {GOAL_IDS[goal] for goal in range(GOALS)} - {GOAL_IDS[goal] for goal in found} == missing


# Secrecy


@pytest.mark.rule("VG-1.4")
def test_only_the_owner_sees_a_goal_until_it_is_shown() -> None:
    table = table_with("knight")
    give(table, horse=2, coins=4)

    def seen(by: int | None) -> Json:
        players = table.view(by)["players"]
        assert isinstance(players, list)
        assert isinstance(players[0], dict)
        goals = players[0]["goals"]
        assert isinstance(goals, dict)
        assert isinstance(goals["silver"], dict)
        return goals["silver"]["goal"]

    assert seen(0) == "knight"
    assert seen(1) is None
    assert seen(None) is None
    table.act(0, "claim silver")
    assert seen(1) == "knight"
    assert seen(None) == "knight"


@pytest.mark.rule("VG-1.4", "VG-2.5")
def test_swapping_hidden_goals_changes_nothing_that_another_seat_sees() -> None:
    """Whole games: with the goals of the others dealt anew, the view of a seat stays the same to the letter."""
    for seed in range(3):
        chooser = random.Random(seed)
        state = GAME.new(3, seed, {"life_goals": True})
        asked = 0
        while state.to_act():
            seat = state.to_act()[0]
            if asked % 17 == 0:
                for other in (0, 1, 2):
                    sample = state.redeal(other, asked)
                    mine, theirs = state.observe(other), sample.observe(other)
                    # A sample keeps no log.
                    del mine["log"], theirs["log"]
                    assert mine == theirs
            state.apply_legal(seat, lively.choose(state, seat, state.legal(seat), chooser))
            asked += 1


@pytest.mark.rule("VG-1.4")
def test_a_sample_deals_the_hidden_goals_of_others_anew_and_leaves_the_rest() -> None:
    table = Table(3, life_goals=True)
    goals = table_of(table.state)
    seen = set()
    for seed in range(60):
        sample = table.state.redeal(0, seed)
        assert isinstance(sample, VillageState)
        dealt = [int(goal) for goal in table_of(sample).goals]
        assert dealt[:2] == [int(goal) for goal in goals.goals][:2]
        assert len(set(dealt)) == 6
        seen.add(tuple(dealt))
    assert len(seen) > 20


# Claiming


@pytest.mark.rule("VG-2.1", "VG-2.2")
def test_a_goal_is_shown_at_any_time_once_and_nothing_is_paid() -> None:
    table = table_with("coachman")
    assert not table.can(0, "claim silver")
    assert table.refused(0, "claim silver").code == "goal-not-reached"
    give(table, wagon=2, horse=2)
    table.act(0, "claim silver")
    assert table.fame(0) == 5
    assert table.part(0, "goals") == 5
    assert table.goods_of(0) == {"wagon": 2, "horse": 2}
    assert table.refused(0, "claim silver").code == "goal-claimed"
    # The question that waited still waits.
    assert table.legal_of(0, "take")


@pytest.mark.rule("VG-2.1", "VX-2.2")
def test_while_something_is_being_paid_no_goal_is_shown() -> None:
    table = table_with("aristocrat")
    give(table, coins=7, green=1)
    table.spaces(council="green")
    table.act(0, "take council green", "enter-council 1")
    assert table.legal_of(0, "pay")
    assert table.refused(0, "claim silver").code == "goal-not-now"


@pytest.mark.rule("VG-2.3")
def test_pieces_on_the_ship_count() -> None:
    table = table_with("coachman", port=True)
    give(table, wagon=1, horse=2)
    assert not reached(table, "coachman")
    table.words["port"]["cargo"][0] = {"wagon": 1}
    assert reached(table, "coachman")


@pytest.mark.rule("VG-2.4", "VG-2.5")
def test_before_the_scoring_everybody_who_might_have_reached_a_goal_is_asked_once_more() -> None:
    claims = asked = 0
    for seed in range(12):
        chooser = random.Random(seed)
        state = GAME.new(2, seed, {"life_goals": True})
        while state.to_act():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            # Nobody shows a goal before the very last chance.
            silent = [action for action in legal if GAME.actions[action].kind != "claim"]
            pending = state.stack[-1]
            if isinstance(pending, Pause) and pending.at == IN_SCORING:
                asked += 1
                assert state.observe(None)["phase"] == "before-scoring"
                claims += len(legal) > len(silent)
            state.apply_legal(seat, lively.choose(state, seat, silent, chooser))
    # Some of those who are asked have another goal: being asked betrays nothing.
    assert 0 < claims < asked


# Silver goals


SILVER_NEEDS: dict[str, dict[str, int]] = {
    "aristocrat": {"coins": 7},
    "writer": {"scroll": 3, "brown": 1, "pink": 1, "orange": 1, "green": 1},
    "farmer": {"grain": 5, "ox": 1, "plough": 1},
    "brewer": {"beer": 4, "grain": 3},
    "bailiff": {"green": 4, "scroll": 1, "horse": 1},
    "craftsman": {"tools": 2, "wagon": 1, "ox": 1, "beer": 1},
    "coachman": {"wagon": 2, "horse": 2},
    "knight": {"horse": 2, "coins": 4},
}


@pytest.mark.rule("VG-3.1", "VG-3.2", "VG-3.3", "VG-3.4", "VG-3.5", "VG-3.7", "VG-3.8", "VG-3.9")
@pytest.mark.parametrize("goal", list(SILVER_NEEDS))
def test_silver_goals_ask_for_pieces(goal: str) -> None:
    for left_out in SILVER_NEEDS[goal]:
        table = table_with(goal, inn="side-a", marriage="side-a")
        table.coins(0, 0)
        needs = dict(SILVER_NEEDS[goal])
        give(table, beer=0)
        needs[left_out] -= 1
        give(table, **needs)
        assert not reached(table, goal)
        assert lacking(table.state, 0, GOAL_IDS.index(goal)) == 1
    table = table_with(goal, inn="side-a", marriage="side-a")
    give(table, **SILVER_NEEDS[goal])
    table.act(0, "claim silver")
    assert table.part(0, "goals") == 5


@pytest.mark.rule("VG-3.6", "VP-5.4")
def test_the_explorer_needs_cocoa_tea_and_a_chest_that_is_not_open_aboard_or_at_home() -> None:
    table = table_with("explorer", port=True)
    table.tiles(0, cocoa=1)
    table.words["port"]["cargo"][0] = {"tea": 1}
    assert not reached(table, "explorer")
    table.words["port"]["chests_aboard"][0] = ["chest-1"]
    assert reached(table, "explorer")
    table.words["port"]["chests_aboard"][0] = []
    table.words["port"]["chests_opened"] = ["chest-1"]
    assert not reached(table, "explorer")


# Golden goals


@pytest.mark.rule("VG-4.1")
def test_the_governess_has_figures_in_four_places() -> None:
    for couple in ("bakery", "shop"):
        places = ["ceremony", "parents", couple]
        for left_out in places:
            table = table_with("governess", marriage="side-a")
            stand(table, *[place for place in places if place != left_out])
            assert not reached(table, "governess")
        table = table_with("governess", marriage="side-a")
        stand(table, *places)
        assert reached(table, "governess")
        del family_of(table)["farm"]
        assert not reached(table, "governess")


@pytest.mark.rule("VG-4.2")
def test_the_travelling_salesman_is_at_the_upper_right_castle_with_two_customers() -> None:
    table = table_with("travelling-salesman")
    stand(table, "northeast")
    serve(table, 1)
    assert not reached(table, "travelling-salesman")
    serve(table, 2)
    assert reached(table, "travelling-salesman")
    del family_of(table)["northeast"]
    stand(table, "east")
    assert not reached(table, "travelling-salesman")


@pytest.mark.rule("VG-4.3")
def test_the_merchant_has_six_customers() -> None:
    table = table_with("merchant")
    serve(table, 5)
    assert not reached(table, "merchant")
    serve(table, 0)
    table.served(0, *CUSTOMER_IDS[:6])
    table.act(0, "claim gold")
    assert table.part(0, "goals") == 8


@pytest.mark.rule("VG-4.4")
def test_the_saint_stands_on_three_church_steps() -> None:
    table = table_with("saint")
    stand(table, "church-1", "church-2", "church-4")
    assert not reached(table, "saint")
    stand(table, "church-3")
    assert reached(table, "saint")


@pytest.mark.rule("VG-4.5")
def test_the_historian_has_four_groups_and_the_bard_does_not_help() -> None:
    table = table_with("historian", inn="side-a")
    stand(table, "chronicle-craft", "chronicle-farm", "chronicle-church", "beside-chronicle", "grave")
    assert not reached(table, "historian")
    stand(table, "chronicle-travel")
    assert reached(table, "historian")


@pytest.mark.rule("VG-4.6")
def test_the_lighthouse_keeper_has_two_lighthouses() -> None:
    table = table_with("lighthouse-keeper", port=True)
    stand(table, "lighthouse")
    assert not reached(table, "lighthouse-keeper")
    stand(table, "lighthouse", kind="2")
    assert reached(table, "lighthouse-keeper")


@pytest.mark.rule("VG-4.7")
def test_the_master_counts_buildings_brewery_and_craft_group() -> None:
    table = table_with("master", inn="side-a")
    stand(table, "stables", "brewery", "chronicle-craft")
    assert not reached(table, "master")
    stand(table, "smithy")
    assert reached(table, "master")


@pytest.mark.rule("VG-4.8")
@pytest.mark.parametrize(
    ("kind", "enough"), [("3", False), ("4", True), ("2-bread", False), ("3-bread", True), ("4-bread", True)]
)
def test_the_acolyte_is_of_the_fourth_generation_bread_counted(kind: str, enough: bool) -> None:
    table = table_with("acolyte", marriage="side-a")
    stand(table, "church-2", kind=kind)
    assert reached(table, "acolyte") == enough


@pytest.mark.rule("VG-4.9")
def test_the_secretary_needs_the_fourth_step_and_the_marker() -> None:
    table = table_with("secretary")
    stand(table, "council-4")
    assert not reached(table, "secretary")
    table.words["marker"] = 0
    assert reached(table, "secretary")
    table.words["marker"] = 1
    assert not reached(table, "secretary")


@pytest.mark.rule("VG-4.10")
def test_the_innkeeper_holds_four_cards() -> None:
    table = table_with("innkeeper", inn="side-a")
    table.hold(0, *table.stack(1)[:3])
    assert not reached(table, "innkeeper")
    table.hold(0, table.stack(2)[0])
    assert reached(table, "innkeeper")


def test_every_goal_has_a_test_and_a_text() -> None:
    described = GAME.describe()["goals"]
    assert isinstance(described, list)
    assert [goal["id"] for goal in described if isinstance(goal, dict)] == GOAL_IDS
    for goal in described:
        assert isinstance(goal, dict)
        explanation = goal["explanation"]
        assert isinstance(explanation, dict)
        assert explanation["en"] != explanation["de"]
    assert set(SILVER_NEEDS) | {"explorer"} == set(GOAL_IDS[:SILVER])
    assert METAL_IDS == ["silver", "gold"]
