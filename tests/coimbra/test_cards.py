"""Every character card with an immediate bonus (C-12)."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.games.coimbra.ids import CARD_IDS, CLASS_IDS
from tests.coimbra.table import BOX, Table, pilgrimage


def class_of(card: str) -> str:
    return CLASS_IDS[int(BOX.card_class[CARD_IDS.index(card)])]


def influence_of(card: str) -> int:
    return int(BOX.influence[CARD_IDS.index(card)])


def test_every_card_has_a_test() -> None:
    folder = Path(__file__).parent
    files = ["test_cards.py", "test_lasting_cards.py", "test_favours.py"]
    text = "".join((folder / name).read_text(encoding="utf-8") for name in files)
    for card in CARD_IDS:
        assert f'"{card}"' in text, f"{card} is not tested"


@pytest.mark.rule("C-12.1")
@pytest.mark.parametrize(
    ("card", "guards", "coins", "points", "steps"),
    [
        ("ii-c6", 11, 6, 0, 0),
        ("ii-m6", 6, 11, 0, 0),
        ("ii-k5", 7, 6, 0, 3),
        ("ii-k6", 6, 7, 2, 1),
        ("ii-s3", 7, 6, 3, 0),
        ("iii-m6", 6, 9, 2, 0),
        ("iii-k4", 6, 7, 0, 4),
        ("iii-k5", 7, 6, 1, 3),
        ("iii-k6", 8, 9, 0, 1),
        ("iii-s2", 6, 7, 4, 0),
    ],
)
def test_plain_gains(card: str, guards: int, coins: int, points: int, steps: int) -> None:
    table = Table(2)
    table.acquire(0, card, 1)
    assert table.has(0) == (guards, coins, points)
    if steps:
        assert table.question() == "move-pilgrim"
        assert table.waiting() == pilgrimage(0, steps)
    else:
        assert table.state.is_over()
    assert table.space(0, class_of(card)) == influence_of(card)


@pytest.mark.rule("C-12.2")
@pytest.mark.parametrize(("choice", "result"), [("gain-guards", (11, 5, 0)), ("gain-coins", (7, 9, 0))])
def test_iii_c6_brings_guards_or_coins(choice: str, result: tuple[int, int, int]) -> None:
    table = Table(2)
    table.acquire(0, "iii-c6", 2)
    table.act(0, choice)
    assert table.has(0) == result


@pytest.mark.rule("C-12.3")
def test_ii_m5_every_opponent_gives_resources_or_points_in_player_order() -> None:
    table = Table(4)
    table.order(2, 1, 0, 3)
    table.hold(3, guards=0, coins=5)
    table.acquire(1, "ii-m5", 1)
    assert table.asked() == [2]
    assert table.legal(2) == ["give-resources", "give-points"]
    table.act(2, "give-resources")
    assert table.asked() == [0]
    table.act(0, "give-points")
    # seat 3 has no guard and gives points without being asked
    assert table.state.is_over()
    assert table.has(2) == (6, 6, 0)
    assert table.has(0) == (7, 7, -2)
    assert table.has(3) == (0, 5, -2)
    assert table.has(1) == (8, 7, 4)
    assert table.points_from(1, "opponents") == 4


@pytest.mark.rule("C-R10")
def test_what_the_taker_cannot_hold_is_lost_to_the_giver_all_the_same() -> None:
    table = Table(2)
    table.hold(0, guards=20, coins=20)
    table.acquire(0, "ii-m5", 1)
    table.act(1, "give-resources")
    assert table.has(0) == (20, 20, 0), "one coin was paid and one gained"
    assert table.has(1) == (6, 6, 0)


@pytest.mark.rule("C-R11")
@pytest.mark.parametrize(("guards", "coins"), [(0, 9), (9, 0), (0, 0)])
def test_only_the_whole_of_the_resources_will_do(guards: int, coins: int) -> None:
    table = Table(2)
    table.hold(1, guards=guards, coins=coins)
    table.acquire(0, "ii-m5", 1)
    assert table.state.is_over()
    assert table.has(1) == (guards, coins, -2)


@pytest.mark.rule("C-12.4")
def test_iii_k1_brings_five_points_and_opponents_lose_three_or_a_cleric() -> None:
    table = Table(3)
    table.give(1, "ii-k1", "i-k2")
    table.move(1, "cleric", 4)
    table.move(2, "cleric", 2)
    table.acquire(0, "iii-k1", 2)
    assert table.points(0) == 5
    assert table.legal(1) == ["lose-points", "lose i-k2", "lose ii-k1"]
    table.act(1, "lose ii-k1")
    # influence 2 lost: on space 2, on top of the disk there
    assert table.space(1, "cleric") == 2
    assert table.ranks("cleric") == [2, 1, 0]
    assert table.is_discarded("ii-k1")
    assert not table.owns(1, "ii-k1")
    # seat 2 has no cleric
    assert table.state.is_over()
    assert table.points(1) == 0
    assert table.points(2) == -3


@pytest.mark.rule("C-12.4")
def test_a_lost_cleric_takes_its_diplomas_along_and_the_disk_never_falls_below_zero() -> None:
    table = Table(2)
    table.give(1, "ii-k4")
    table.move(1, "cleric", 1)
    assert table.parts(1)["diplomas"] == 1
    table.acquire(0, "iii-k1", 1)
    table.act(1, "lose ii-k4")
    assert table.space(1, "cleric") == 0
    assert table.parts(1)["diplomas"] == 0


@pytest.mark.rule("C-R32")
def test_who_has_few_points_may_still_lose_points_and_keep_the_cleric() -> None:
    table = Table(3)
    table.give(1, "ii-k1")
    table.score(1, 1)
    table.score(2, 2)
    table.acquire(0, "iii-k1", 1)
    table.act(1, "lose-points")
    assert table.points(1) == -2
    assert table.owns(1, "ii-k1")
    # seat 2 has no cleric: all three points are lost, not only the two that are there
    assert table.points(2) == -1


@pytest.mark.rule("C-12.5")
@pytest.mark.rule("C-R25")
def test_iii_m3_acquires_a_discarded_card_for_three() -> None:
    table = Table(2)
    table.discard("ii-c6", "ii-m6", "ii-s4")
    table.hold(0, guards=4, coins=7)
    table.acquire(0, "iii-m3", 1)
    assert table.legal(0) == ["browse council", "browse merchant", "browse scholar", "decline"]
    table.act(0, "browse council")
    assert table.legal(0) == ["acquire ii-c6"]
    table.act(0, "acquire ii-c6")
    assert table.owns(0, "ii-c6")
    assert not table.is_discarded("ii-c6")
    assert table.has(0) == (7, 4, 0)
    assert table.space(0, "council") == 3


@pytest.mark.rule("C-12.5")
@pytest.mark.rule("C-R15")
def test_iii_m3_offers_only_what_can_be_paid_and_may_be_declined() -> None:
    table = Table(2)
    table.discard("ii-c6", "ii-m6")
    table.hold(0, guards=3, coins=5)
    table.acquire(0, "iii-m3", 1)
    assert table.legal(0) == ["browse council", "decline"]
    table.act(0, "decline")
    assert table.has(0) == (2, 5, 0)


@pytest.mark.rule("C-12.5")
def test_iii_m3_with_an_empty_discard_pile_does_nothing() -> None:
    table = Table(2)
    table.acquire(0, "iii-m3", 1)
    assert table.state.is_over()


@pytest.mark.rule("C-R13")
def test_phase_c_bonuses_work_for_a_discarded_card() -> None:
    table = Table(2)
    table.give(0, "i-m2", "i-s2")
    table.discard("iii-m4")
    table.hold(0, guards=7, coins=2)
    table.acquire(0, "iii-m3", 1)
    table.act(0, "browse merchant", "acquire iii-m4")
    # 2 coins for the card, then the bonus for merchants twice: for this card and for iii-m3
    assert table.state.is_over()
    assert table.has(0) == (6, 2, 4)


@pytest.mark.rule("C-R14")
def test_a_lost_start_cleric_cannot_be_acquired() -> None:
    table = Table(2)
    table.discard("i-k1")
    table.acquire(0, "iii-m3", 1)
    assert table.state.is_over()


@pytest.mark.rule("C-12.6")
@pytest.mark.parametrize(("card", "result"), [("iii-c3", (4, 7, 0)), ("iii-c4", (7, 4, 0))])
def test_those_behind_on_gray_give_three_or_points(card: str, result: tuple[int, int, int]) -> None:
    table = Table(4)
    influence = influence_of(card)
    table.move(3, "council", 5)
    table.move(1, "council", influence)
    table.move(2, "council", influence - 1 if influence > 1 else 0)
    table.hold(0, guards=5, coins=5)
    table.acquire(0, card, 1)
    # seat 1 was on the space before and is ahead; seat 3 is farther up
    assert table.ranks("council") == [3, 1, 0, 2]
    assert table.asked() == [2]
    table.act(2, "give-resources")
    assert table.has(2) == result
    assert table.state.is_over()
    guards, coins, _ = table.has(0)
    assert guards + coins == 10 - 1 + 3


@pytest.mark.rule("C-12.6")
def test_who_is_behind_without_the_resource_gives_three_points() -> None:
    table = Table(2)
    table.hold(1, guards=2, coins=9)
    table.acquire(0, "iii-c3", 1)
    assert table.state.is_over()
    assert table.has(1) == (2, 9, -3)
    assert table.points(0) == 3


@pytest.mark.rule("C-R28")
@pytest.mark.parametrize("card", ["iii-c3", "iii-c4"])
def test_who_is_behind_may_give_three_points_and_keep_the_resource(card: str) -> None:
    table = Table(2)
    table.acquire(0, card, 1)
    assert table.legal(1) == ["give-resources", "give-points"]
    table.act(1, "give-points")
    assert table.has(1) == (7, 7, -3)
    assert table.points(0) == 3


@pytest.mark.rule("C-R34")
def test_who_is_overtaken_by_the_influence_of_the_card_is_behind() -> None:
    table = Table(3)
    table.move(1, "council", 1)
    table.move(2, "council", 3)
    table.acquire(0, "iii-c3", 1)
    assert table.ranks("council") == [2, 0, 1]
    assert table.asked() == [1]
    table.act(1, "give-resources")
    assert table.state.is_over()
    assert [table.has(seat)[0] for seat in range(3)] == [10, 4, 7]


@pytest.mark.rule("C-R34")
def test_without_the_influence_that_was_forfeited_nobody_is_overtaken() -> None:
    table = Table(2, forfeiting="ask")
    table.move(1, "council", 1)
    table.acquire(0, "iii-c3", 1)
    table.act(0, "accept 0")
    assert table.state.is_over()
    assert table.has(1) == (7, 7, 0)


@pytest.mark.rule("C-R34")
def test_a_repeated_tribute_looks_at_the_track_as_it_is_then() -> None:
    table = Table(2)
    table.give(0, "iii-c3")
    table.move(1, "council", 2)
    table.acquire(0, "iii-c2", 1)  # influence 3: past the other disk
    table.act(0, "repeat iii-c3")
    assert table.asked() == [1]
    table.act(1, "give-resources")
    assert table.has(1) == (4, 7, 0)


@pytest.mark.rule("C-12.7")
def test_iii_c1_brings_a_guard_and_a_step_per_council_member() -> None:
    table = Table(2)
    table.give(0, "i-c2", "ii-c1", "ii-m1")
    table.acquire(0, "iii-c1", 1)
    assert table.has(0) == (10, 6, 0)
    assert table.waiting() == pilgrimage(0, 3)


@pytest.mark.rule("C-12.8")
def test_iii_m1_brings_a_coin_and_a_point_per_merchant() -> None:
    table = Table(2)
    table.give(0, "i-m2", "ii-m1", "ii-c1")
    table.acquire(0, "iii-m1", 1)
    assert table.has(0) == (6, 10, 3)


@pytest.mark.rule("C-12.9")
def test_ii_c5_takes_a_favour_tile_and_uses_it() -> None:
    table = Table(2)
    table.words["favours_left"] = ["pilgrim", "resources"]
    table.acquire(0, "ii-c5", 1)
    assert table.legal(0) == ["favour pilgrim", "favour resources", "decline"]
    table.act(0, "favour resources", "gain-coins")
    assert table.has(0) == (6, 14, 0)
    assert table.player(0)["favours"] == ["resources"]


@pytest.mark.rule("C-12.9")
def test_ii_c5_without_tiles_left_does_nothing() -> None:
    table = Table(2)
    table.words["favours_left"] = []
    table.acquire(0, "ii-c5", 1)
    assert table.state.is_over()


@pytest.mark.rule("C-12.10")
@pytest.mark.parametrize(
    ("card", "voyages", "result"),
    [
        ("ii-c3", ["invest madeira", "invest ceuta"], (4, 6, 0)),
        ("ii-m3", ["invest tanger", "invest goa"], (6, 3, 0)),
    ],
)
def test_four_of_a_resource_and_a_voyage_that_costs_it(
    card: str, voyages: list[str], result: tuple[int, int, int]
) -> None:
    table = Table(2)
    table.voyages("tanger", "madeira", "ceuta", "goa", "calicut", "mascat")
    table.invested(0, "calicut", "mascat")
    table.acquire(0, card, 1)
    assert table.legal(0) == [*voyages, "decline"]
    table.act(0, voyages[1])
    assert table.has(0) == result


@pytest.mark.rule("C-R15")
def test_the_voyage_of_ii_m3_may_be_declined() -> None:
    table = Table(2)
    table.voyages("tanger")
    table.acquire(0, "ii-m3", 1)
    table.act(0, "decline")
    assert table.has(0) == (6, 11, 0)


@pytest.mark.rule("C-12.11")
def test_iii_k2_brings_a_point_per_monastery() -> None:
    table = Table(2)
    table.disk(0, "i-1", "ii-3", "iii-2")
    table.acquire(0, "iii-k2", 1)
    assert table.points(0) == 3


@pytest.mark.rule("C-12.12")
@pytest.mark.parametrize(
    ("card", "repeated", "result"),
    [
        ("iii-c2", "ii-c6", (10, 7, 0)),
        ("iii-m2", "i-m1", (7, 10, 0)),
        ("iii-k3", "ii-k6", (7, 6, 2)),
        ("iii-s1", "ii-s3", (7, 6, 3)),
    ],
)
def test_an_immediate_bonus_is_used_once_more_without_its_influence(
    card: str, repeated: str, result: tuple[int, int, int]
) -> None:
    table = Table(2)
    table.give(0, repeated, "ii-s4", "ii-c1")
    table.acquire(0, card, 1)
    assert table.legal(0) == [f"repeat {repeated}", "decline"]
    table.act(0, f"repeat {repeated}")
    assert table.has(0) == result
    assert table.space(0, class_of(card)) == influence_of(card)


@pytest.mark.rule("C-R12")
def test_a_repeating_card_is_never_repeated_and_alone_it_does_nothing() -> None:
    table = Table(2)
    table.acquire(0, "iii-c2", 1)
    assert table.state.is_over()


@pytest.mark.rule("C-R12")
def test_a_repeated_card_brings_its_choices_and_costs_again() -> None:
    table = Table(2)
    table.give(0, "iii-m4")
    table.acquire(0, "iii-m2", 1)
    table.act(0, "repeat iii-m4", "pay")
    assert table.has(0) == (7, 1, 7)


@pytest.mark.rule("C-R15")
def test_a_repetition_may_be_declined() -> None:
    table = Table(2)
    table.give(0, "ii-c6")
    table.acquire(0, "iii-c2", 1)
    table.act(0, "decline")
    assert table.has(0) == (6, 7, 0)


@pytest.mark.rule("C-12.13")
@pytest.mark.parametrize(
    ("card", "track", "result"),
    [
        ("ii-c4", "council", (15, 7, 0)),
        ("ii-m4", "merchant", (7, 15, 0)),
        ("ii-k4", "cleric", (6, 7, 0)),
        ("ii-s2", "scholar", (6, 7, 7)),
    ],
)
def test_the_income_of_a_track_is_gained_once(card: str, track: str, result: tuple[int, int, int]) -> None:
    table = Table(2)
    table.move(0, track, 7)
    table.acquire(0, card, 1)
    assert table.space(0, track) == 10
    assert table.has(0) == result
    if track == "cleric":
        assert table.waiting() == pilgrimage(0, 6)


@pytest.mark.rule("C-R16")
def test_phase_e_cards_add_nothing_to_the_income_of_a_card() -> None:
    table = Table(2)
    table.give(0, "ii-c2")
    table.acquire(0, "ii-c4", 1)
    assert table.has(0) == (9, 7, 0)


@pytest.mark.rule("C-12.14")
def test_ii_k3_sells_five_steps_for_five_guards() -> None:
    table = Table(2)
    table.acquire(0, "ii-k3", 1)
    table.act(0, "pay")
    assert table.has(0) == (2, 6, 0)
    assert table.waiting() == pilgrimage(0, 5)


@pytest.mark.rule("C-12.14")
@pytest.mark.rule("C-R15")
def test_ii_k3_may_be_declined_and_needs_all_five() -> None:
    table = Table(2)
    table.acquire(0, "ii-k3", 1)
    table.act(0, "decline")
    assert table.has(0) == (7, 6, 0)

    poor = Table(2)
    poor.hold(0, guards=4)
    poor.acquire(0, "ii-k3", 1)
    assert poor.state.is_over()


@pytest.mark.rule("C-12.15")
def test_iii_m4_sells_seven_points_for_five_coins() -> None:
    table = Table(2)
    table.acquire(0, "iii-m4", 2)
    table.act(0, "pay")
    assert table.has(0) == (7, 0, 7)
    poor = Table(2)
    poor.hold(0, coins=6)
    poor.acquire(0, "iii-m4", 2)
    assert poor.state.is_over()
