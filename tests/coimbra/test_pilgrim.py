"""The pilgrim, step by step (C-9)."""

from __future__ import annotations

import json

import pytest

from stammtisch.core.editions import Edition
from stammtisch.games.coimbra.components import PACKAGE
from stammtisch.games.coimbra.game import Coimbra
from stammtisch.games.coimbra.ids import CORNERS, NODE_IDS, NODES
from tests.coimbra.table import BOX, Table, pilgrimage

EDITION = PACKAGE.edition("eggert-2018")


def neighbours(node: str) -> set[str]:
    number = NODE_IDS.index(node)
    roads = range(int(BOX.road_first[number]), int(BOX.road_first[number + 1]))
    return {NODE_IDS[int(BOX.road_to[road])] for road in roads}


@pytest.mark.rule("C-9.1")
def test_a_step_leads_along_one_road_to_the_next_place() -> None:
    table = Table(2)
    table.pilgrim(0, "n6")
    table.steps(0, 2)
    assert table.legal(0) == ["step b13", "step n5", "step n7", "step r10", "stop"]
    table.act(0, "step n5")
    assert table.node(0) == "n5"
    assert table.has(0) == (7, 7, 0), "nothing happens on a stopover"
    table.act(0, "step ii-1")
    assert table.disks(0) == ["ii-1"]


@pytest.mark.rule("C-9.2")
@pytest.mark.parametrize(
    ("corner", "first"), [("nw", {"b1", "b2"}), ("ne", {"b4", "b5"}), ("se", {"b7", "b8"}), ("sw", {"b10", "b11"})]
)
def test_the_first_step_leaves_the_corner_and_no_road_leads_back(corner: str, first: set[str]) -> None:
    assert neighbours(corner) == first
    for node in NODE_IDS:
        assert corner not in neighbours(node)


@pytest.mark.rule("C-9.2")
def test_corners_can_never_be_stepped_on() -> None:
    table = Table(2)
    table.pilgrim(0, "b1")
    table.steps(0, 1)
    assert table.legal(0) == ["step b2", "step b3", "step i-8", "stop"]


@pytest.mark.rule("C-9.3")
def test_stopping_early_or_at_once_forfeits_the_steps() -> None:
    table = Table(2)
    table.pilgrim(0, "b3")
    table.steps(0, 5)
    table.act(0, "step n1", "stop")
    assert table.node(0) == "n1"
    assert table.state.is_over()


@pytest.mark.rule("C-9.3")
def test_turning_back_is_allowed_and_others_do_not_block() -> None:
    table = Table(2)
    table.pilgrim(0, "b3")
    table.pilgrim(1, "n1")
    table.steps(0, 2)
    table.act(0, "step n1", "step b3")
    assert table.node(0) == "b3"


@pytest.mark.rule("C-9.4")
def test_entering_a_monastery_lays_a_disk_and_uses_the_immediate_bonus() -> None:
    table = Table(2)
    table.visit(0, "guards")
    assert table.disks(0) == ["i-1"]
    assert table.has(0) == (10, 7, 0)


@pytest.mark.rule("C-9.4")
def test_a_lasting_bonus_does_nothing_at_once() -> None:
    table = Table(2)
    table.visit(0, "castle")
    assert table.disks(0) == ["i-1"]
    assert table.has(0) == (7, 7, 0)


@pytest.mark.rule("C-9.5")
def test_one_move_can_reach_several_monasteries() -> None:
    table = Table(2)
    table.monasteries(i_1="guards", i_2="coins")
    table.pilgrim(0, "b2")
    table.steps(0, 4)
    table.act(0, "step i-1", "step b13", "step i-2", "step b13")
    assert table.disks(0) == ["i-1", "i-2"]
    assert table.has(0) == (10, 10, 0)
    assert table.node(0) == "b13"


@pytest.mark.rule("C-9.5")
def test_a_bonus_on_the_way_is_finished_before_the_pilgrim_goes_on() -> None:
    table = Table(2)
    table.monasteries(i_1="gray", iii_1="two-voyages")
    table.voyages("goa", "tanger", "ceuta")
    table.invested(0, "goa", "tanger", "ceuta")
    table.pilgrim(0, "r8")
    table.steps(0, 2)
    table.act(0, "step iii-1")
    assert table.question() == "score-voyage"
    table.act(0, "score-voyage goa", "decline")
    assert table.points(0) == 9
    assert table.question() == "move-pilgrim"
    table.act(0, "step r1")


@pytest.mark.rule("C-9.5")
def test_a_bonus_may_move_the_pilgrim_in_the_middle_of_a_move() -> None:
    # No monastery of this edition gives steps; one of another might.
    files = {name: json.loads(json.dumps(tables)) for name, tables in EDITION.files.items()}
    for row in files["monasteries.toml"]["monastery"]:
        if row["id"] == "guards":
            row["steps"] = 2
    table = Table(2, game=Coimbra(Edition("with steps", files)))
    table.monasteries(i_1="guards", i_2="coins")
    table.pilgrim(0, "b2")
    table.steps(0, 3)
    table.act(0, "step i-1")
    assert table.has(0) == (10, 7, 0)
    assert table.now()["waiting"] == [pilgrimage(0, 2), pilgrimage(0, 2)]
    table.act(0, "step b13", "step i-2")
    assert table.has(0) == (10, 10, 0)
    assert table.now()["waiting"] == [pilgrimage(0, 2)]
    table.act(0, "step b13", "stop")
    assert table.state.is_over()


@pytest.mark.rule("C-9.6")
def test_coming_back_brings_nothing_and_others_disks_do_not_matter() -> None:
    table = Table(2)
    table.disk(1, "i-1")
    table.visit(0, "guards")
    table.pilgrim(0, "b2")
    table.steps(0, 1)
    table.act(0, "step i-1")
    assert table.has(0) == (10, 7, 0)
    assert table.disks(0) == ["i-1"]


def test_the_map_is_one_piece_with_known_distances() -> None:
    distance = {"nw": 0}
    border = ["nw"]
    while border:
        following = []
        for node in border:
            for other in neighbours(node):
                if other not in distance:
                    distance[other] = distance[node] + 1
                    following.append(other)
        border = following
    assert len(distance) == NODES - CORNERS + 1
    assert (distance["i-1"], distance["i-8"], distance["ii-1"]) == (2, 2, 4)
    assert (distance["iii-1"], distance["iii-2"]) == (8, 12)
