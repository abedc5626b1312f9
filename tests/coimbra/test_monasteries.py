"""Every monastery (C-15)."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.games.coimbra.ids import MONASTERY_IDS
from tests.coimbra.table import Table


def test_every_monastery_has_a_test() -> None:
    text = Path(__file__).read_text(encoding="utf-8")
    for tile in MONASTERY_IDS:
        assert f'"{tile}"' in text, f"{tile} is not tested"


@pytest.mark.rule("C-15.1")
@pytest.mark.parametrize(
    ("tile", "result"),
    [("guards", (10, 7, 0)), ("coins", (7, 10, 0)), ("points", (7, 7, 3)), ("mixture", (8, 8, 2))],
)
def test_plain_gains(tile: str, result: tuple[int, int, int]) -> None:
    table = Table(2)
    table.visit(0, tile)
    assert table.has(0) == result
    assert table.state.is_over()
    assert table.points_from(0, "monasteries") == result[2]


@pytest.mark.rule("C-15.2")
@pytest.mark.parametrize(
    ("tile", "track"), [("gray", "council"), ("orange", "merchant"), ("purple", "cleric"), ("green", "scholar")]
)
def test_three_up_on_a_track(tile: str, track: str) -> None:
    table = Table(2)
    table.move(0, track, 13)
    table.visit(0, tile)
    assert table.space(0, track) == 15
    other = Table(2)
    other.visit(0, tile)
    assert other.space(0, track) == 3


@pytest.mark.rule("C-15.3")
@pytest.mark.parametrize(
    ("tile", "cards"),
    [
        ("council", ("i-c1", "ii-c1", "iii-c1")),
        ("merchants", ("i-m1", "ii-m1", "iii-m1")),
        ("clerics", ("i-k1", "ii-k1", "iii-k1")),
        ("scholars", ("i-s1", "ii-s1", "iii-s1")),
    ],
)
def test_two_points_per_card_of_a_class(tile: str, cards: tuple[str, ...]) -> None:
    table = Table(2)
    table.give(0, *cards)
    table.give(0, "ii-c6", "ii-m6", "ii-k6", "ii-s6")
    table.visit(0, tile)
    assert table.points(0) == 8


@pytest.mark.rule("C-15.4")
def test_one_up_on_every_track() -> None:
    table = Table(2)
    table.move(0, "cleric", 15)
    table.visit(0, "all-tracks")
    assert [table.space(0, track) for track in ("council", "merchant", "cleric", "scholar")] == [1, 1, 15, 1]


@pytest.mark.rule("C-15.5")
def test_a_point_per_crown_of_the_moment() -> None:
    table = Table(3)
    table.crowns(2, tokens=("council",), favours=("voyages",))
    table.visit(2, "crowns")
    assert table.points(2) == 2 + 2 + 3


@pytest.mark.rule("C-15.6")
@pytest.mark.rule("C-R2")
def test_two_points_per_card_of_influence_three_or_four() -> None:
    table = Table(2)
    table.give(0, "ii-c4", "iii-c6", "ii-c1", "ii-c2")
    table.visit(0, "influence")
    assert table.points(0) == 4


@pytest.mark.rule("C-15.7")
def test_five_points_per_set_of_classes() -> None:
    table = Table(2)
    table.give(0, "i-c1", "i-m1", "i-k1", "i-s1", "ii-c1", "ii-m1", "ii-k1")
    table.visit(0, "classes")
    assert table.points(0) == 5


@pytest.mark.rule("C-15.8")
def test_two_points_per_monastery_this_one_included() -> None:
    table = Table(2)
    table.monasteries(i_2="wild", ii_1="two-wild")
    table.disk(0, "i-2", "ii-1")
    table.visit(0, "monasteries")
    assert table.points(0) == 6


@pytest.mark.rule("C-15.9")
def test_diplomas_are_scored_now_and_again_at_the_end() -> None:
    table = Table(2)
    table.give(0, "ii-c4", "ii-c5", "ii-m4")  # a, b, c
    table.visit(0, "diplomas")
    assert table.points(0) == 4
    assert table.parts(0)["diplomas"] == 4


@pytest.mark.rule("C-15.10")
def test_up_to_two_different_voyages_are_scored_now() -> None:
    table = Table(2)
    table.voyages("goa", "tanger", "ceuta", "barbados", "diu", "macau")
    table.invested(0, "goa", "tanger", "barbados")
    table.visit(0, "two-voyages")
    assert table.legal(0) == ["score-voyage goa", "score-voyage tanger", "score-voyage barbados", "decline"]
    table.act(0, "score-voyage goa")
    assert table.legal(0) == ["score-voyage tanger", "score-voyage barbados", "decline"]
    table.act(0, "score-voyage tanger")
    assert table.state.is_over()
    assert table.points(0) == 9 + 6
    assert table.points_from(0, "monasteries") == 15
    assert table.parts(0)["voyages"] == 9 + 6 + 1, "they score at the end as well"


@pytest.mark.rule("C-15.10")
def test_one_voyage_or_none_will_do() -> None:
    table = Table(2)
    table.voyages("goa")
    table.invested(0, "goa")
    table.visit(0, "two-voyages")
    table.act(0, "score-voyage goa")
    assert table.state.is_over()
    nothing = Table(2)
    nothing.visit(0, "two-voyages")
    assert nothing.state.is_over()


@pytest.mark.rule("C-15.11")
def test_a_game_end_card_and_a_track_are_scored_now_for_oneself_alone() -> None:
    table = Table(4)
    table.scoring_tiles(0, 1, 2, 3)
    table.give(0, "ii-s4", "ii-s6", "ii-c1")
    table.move(1, "merchant", 9)
    table.move(0, "merchant", 4)
    table.move(0, "council", 10)
    table.visit(0, "card-and-track")
    assert table.legal(0) == ["score-card ii-s4", "score-card ii-s6", "decline"]
    table.act(0, "score-card ii-s4")
    assert table.points(0) == 7
    tracks = [f"score-track {track}" for track in ("council", "merchant", "cleric", "scholar")]
    assert table.legal(0) == [*tracks, "decline"]
    table.act(0, "score-track merchant")
    assert table.points(0) == 7 + 6
    assert table.points(1) == 0
    assert table.state.is_over()


@pytest.mark.rule("C-15.11")
def test_without_a_game_end_card_only_the_track_is_scored() -> None:
    table = Table(2)
    table.scoring_tiles(0, 1, 2, 3)
    table.move(0, "scholar", 5)
    table.move(1, "scholar", 1)
    table.visit(0, "card-and-track")
    assert table.question() == "score-track"
    table.act(0, "score-track scholar")
    assert table.points(0) == 9


@pytest.mark.rule("C-15.11")
@pytest.mark.rule("C-R19")
def test_the_copy_card_may_be_scored_now() -> None:
    table = Table(2)
    table.give(0, "iii-s6", "ii-s4")
    table.move(0, "council", 7)
    table.visit(0, "card-and-track")
    table.act(0, "score-card iii-s6", "decline")
    assert table.points(0) == 5


@pytest.mark.rule("C-15.12")
def test_four_points_for_each_die_placed_in_the_castle_from_now_on() -> None:
    table = Table(2)
    table.visit(0, "castle")
    table.pool(("gray", 1), ("gray", 2), ("green", 3))
    table.begin("place-dice")
    table.act(0, "take gray 1", "place castle")
    table.act(1, "take gray 2", "place castle")
    assert (table.points(0), table.points(1)) == (4, 0)
    table.act(0, "take green 3", "place upper")
    assert table.points(0) == 4


@pytest.mark.rule("C-R27")
def test_the_castle_monastery_pays_when_a_die_is_placed_and_not_when_it_is_retrieved() -> None:
    table = Table(2)
    table.monasteries(i_1="castle")
    table.disk(0, "i-1")
    table.pool(("gray", 1), ("gray", 2))
    table.begin("place-dice")
    table.act(0, "take gray 1")
    assert table.points(0) == 0
    table.act(0, "place castle")
    assert table.points(0) == 4
    table.evaluate("castle")
    table.act(0, "favour resources", "gain-coins")
    assert table.points(0) == 4


@pytest.mark.rule("C-15.13")
def test_a_point_for_each_later_disk_but_not_for_this_one() -> None:
    table = Table(2)
    table.monasteries(i_2="wild")
    table.visit(0, "disks")
    assert table.points(0) == 0
    table.steps(0, 4)
    table.act(0, "step b13", "step i-2", "step b13", "step i-1")
    assert table.points(0) == 1


@pytest.mark.rule("C-15.14")
@pytest.mark.parametrize(("tile", "worth"), [("wild", 1), ("two-wild", 2)])
def test_wild_diplomas_of_monasteries(tile: str, worth: int) -> None:
    table = Table(2)
    table.visit(0, tile)
    assert table.parts(0)["diplomas"] == worth
    table.give(0, "ii-s3")  # a and e
    assert table.parts(0)["diplomas"] == (4 if worth == 1 else 8)
