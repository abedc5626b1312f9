"""Tricky positions of the start, of phases E and F, on the map and at the end, worked out from the rulebook first."""

from __future__ import annotations

import json

import pytest

from stammtisch.core.editions import Edition
from stammtisch.games.coimbra.components import PACKAGE
from stammtisch.games.coimbra.game import Coimbra
from tests.coimbra.table import Table, pilgrimage
from tests.positions import step

# The start


@pytest.mark.rule("C-1.15")
@pytest.mark.rule("C-R3")
def test_a_start_card_with_steps_may_reach_a_monastery_before_round_one() -> None:
    table = Table(3)
    table.monasteries(i_8="crowns")
    table.order(1, 2, 0)
    table.give(0, "i-k1", "i-c2")
    table.begin(step("gain-start-cards", seat=0))
    table.act(0, "step b1", "step i-8")
    assert table.points(0) == 2, "the crowns beside the third flag"
    assert table.disks(0) == ["i-8"]


@pytest.mark.rule("C-8.4")
@pytest.mark.rule("C-R3")
def test_start_cards_of_one_class_stack_in_player_order() -> None:
    table = Table(2)
    table.give(0, "i-c2", "i-s2")
    table.give(1, "i-k2", "i-m2")
    table.give(1, "i-c1")
    table.begin(step("gain-start-cards", seat=1), step("gain-start-cards", seat=0))
    assert table.ranks("council") == [1, 0]


# Income


@pytest.mark.rule("C-6.1")
@pytest.mark.rule("C-15.2")
def test_a_monastery_reached_by_the_first_die_raises_the_income_of_the_second() -> None:
    table = Table.written("two-dice-and-a-monastery")
    table.act(0, "activate purple", "step i-1", "stop")
    # 6 + 3 = 9: the box of 7, not that of 5
    assert table.has(0) == (7, 7, 0)


@pytest.mark.rule("C-6.1")
def test_the_same_dice_the_other_way_round_bring_less() -> None:
    table = Table.written("two-dice-and-a-monastery")
    table.act(0, "activate gray", "step i-1", "stop")
    assert table.has(0) == (5, 7, 0)


@pytest.mark.rule("C-13.2")
@pytest.mark.rule("C-6.3")
def test_a_card_for_gray_dice_counts_two_gray_ones_and_not_the_white_one_on_gray() -> None:
    table = Table(2)
    table.give(0, "ii-c2")
    table.hold(0, guards=0)
    table.hold_dice(0, "gray", "white", "gray")
    table.income(0)
    table.act(0, "activate-white council")
    assert table.has(0) == (2 + 2 * (2 + 2), 7, 0)


@pytest.mark.rule("C-13.3")
def test_a_purple_income_of_the_white_die_does_not_stop_the_card_without_purple() -> None:
    table = Table(2)
    table.give(0, "ii-k1")
    table.hold_dice(0, "white", "white", "white")
    table.income(0)
    assert table.waiting() == pilgrimage(0, 2)
    table.act(0, "stop", "activate-white cleric")
    assert table.question() == "move-pilgrim"


@pytest.mark.rule("C-13.4")
@pytest.mark.rule("C-8.1")
def test_an_exchange_before_the_dice_saves_what_would_lapse() -> None:
    table = Table(2)
    table.give(0, "iii-c5")
    table.move(0, "council", 13)
    table.hold(0, guards=20)
    table.hold_dice(0, "gray")
    table.income(0)
    table.act(0, *["exchange-guards"] * 5, "activate gray")
    assert table.has(0) == (20, 7, 5 + 2)
    assert table.legal(0) == ["end-income", "exchange-guards"]
    table.act(0, "exchange-guards", "end-income")
    assert table.has(0) == (18, 7, 8)


@pytest.mark.rule("C-13.4")
def test_both_exchange_cards_work_side_by_side_and_a_single_coin_cannot_be_exchanged() -> None:
    table = Table(2)
    table.give(0, "iii-c5", "iii-m5")
    table.hold(0, guards=3, coins=1)
    table.hold_dice(0, "green")
    table.income(0)
    assert table.legal(0) == ["activate green", "exchange-guards"]
    assert table.refused(0, "exchange-coins").code == "too-little-to-exchange"
    table.act(0, "exchange-guards")
    assert table.has(0) == (1, 1, 2), "with nothing left to exchange the last die needs no question"
    assert table.state.is_over()


@pytest.mark.rule("C-6.1")
@pytest.mark.rule("C-5.2")
def test_income_and_voyages_go_by_the_new_order() -> None:
    table = Table(3)
    table.crowns(2, tokens=("council",))
    for seat in range(3):
        table.hold_dice(seat, "gray", "green")
    table.begin("new-order", "income-phase", "voyage-phase")
    asked = []
    while table.asked():
        asked.append((table.asked()[0], table.question()))
        table.do_least()
    assert asked == [(seat, question) for question in ("income", "invest") for seat in (2, 1, 0)]


@pytest.mark.rule("C-13.1")
def test_with_all_disks_at_the_end_the_card_for_any_track_brings_only_its_resource() -> None:
    table = Table(2)
    table.give(0, "ii-c1")
    for track in ("council", "merchant", "cleric", "scholar"):
        table.move(0, track, 15)
    table.hold_dice(0, "green")
    table.income(0)
    assert table.state.is_over(), "there is nothing to choose"
    assert table.has(0) == (8, 7, 9)


@pytest.mark.rule("C-8.5")
@pytest.mark.rule("C-13.2")
def test_with_the_option_nobody_is_offered_more_than_there_is_room_for() -> None:
    table = Table(2, forfeiting="ask")
    table.give(0, "ii-c2")
    table.hold(0, guards=18)
    table.hold_dice(0, "gray")
    table.income(0)
    assert table.legal(0) == ["accept 2", "accept 1", "accept 0"]
    table.act(0, "accept 2")
    assert table.state.is_over(), "with 20 guards the rest is no offer any more"
    assert table.has(0) == (20, 7, 0)


# Voyages


def with_large_discounts() -> Coimbra:
    """An edition whose start cards and favour tile lower prices by more than they can fall."""
    files = {name: json.loads(json.dumps(tables)) for name, tables in PACKAGE.edition("eggert-2018").files.items()}
    for row in [*files["characters.toml"]["character"], *files["favours.toml"]["favour"]]:
        if row["bonus"] in ("discount", "voyage-discount"):
            row["amount"] = 9
    return Coimbra(Edition("cheap", files))


@pytest.mark.rule("C-11.2")
@pytest.mark.rule("C-7.3")
def test_no_price_ever_falls_below_nothing() -> None:
    table = Table(2, game=with_large_discounts())
    table.give(0, "i-c2")
    table.voyages("ceuta")
    table.hold(0, guards=0, coins=0)
    table.acquire(0, "ii-s4", 3)
    assert table.has(0) == (0, 0, 0)
    table.crowns(0, favours=("voyages",))
    table.begin("voyage-phase")
    table.act(0, "invest ceuta")
    assert table.has(0) == (0, 0, 0)


@pytest.mark.rule("C-7.2")
@pytest.mark.rule("C-7.3")
def test_the_discount_holds_in_phase_f_and_is_gone_in_the_next_round() -> None:
    table = Table(2)
    table.voyages("ceuta", "brasil", "goa", "diu", "ceilao", "macau")
    table.crowns(0, favours=("voyages",))
    table.hold(0, guards=5, coins=3)
    table.hold(1, guards=6, coins=0)
    table.begin("voyage-phase", "end-of-round")
    assert table.legal(0) == ["invest ceuta", "invest brasil", "decline"]
    table.act(0, "invest brasil")
    assert table.question() == "take-die", "the other could pay for nothing"
    assert table.player(0)["favours"] == []


# The pilgrim


@pytest.mark.rule("C-9.4")
@pytest.mark.rule("C-9.6")
def test_passing_through_a_monastery_lays_the_disk_even_to_the_harm_of_ceuta() -> None:
    table = Table(2)
    table.voyages("ceuta")
    table.invested(0, "ceuta")
    table.monasteries(i_1="wild")
    table.pilgrim(0, "b2")
    table.steps(0, 2)
    assert table.parts(0)["voyages"] == 14
    table.act(0, "step i-1", "step b13")
    assert table.parts(0)["voyages"] == 13


@pytest.mark.rule("C-15.13")
@pytest.mark.rule("C-15.8")
def test_a_disk_point_comes_with_every_later_disk_also_within_the_same_move() -> None:
    table = Table(2)
    table.monasteries(i_1="disks", i_2="points", i_3="wild")
    table.pilgrim(0, "b2")
    table.steps(0, 6)
    table.act(0, "step i-1", "step b13", "step i-2", "step b4", "step b5", "step i-3")
    assert table.points(0) == 1 + 3 + 1
    assert table.points_from(0, "monasteries") == 5


@pytest.mark.rule("C-9.5")
@pytest.mark.rule("C-15.10")
@pytest.mark.rule("C-16.7")
def test_a_voyage_scored_on_the_way_counts_the_disk_just_laid_but_none_to_come() -> None:
    table = Table(2)
    table.voyages("barbados")
    table.invested(0, "barbados")
    table.monasteries(iii_1="two-voyages")
    table.disk(0, "i-1")
    table.pilgrim(0, "r8")
    table.steps(0, 2)
    table.act(0, "step iii-1", "score-voyage barbados")
    assert table.points(0) == 2
    assert table.question() == "move-pilgrim"


@pytest.mark.rule("C-15.4")
@pytest.mark.rule("C-8.4")
def test_all_tracks_one_up_and_a_disk_at_the_end_keeps_its_place() -> None:
    table = Table(2)
    table.move(0, "council", 15)
    table.move(1, "council", 15)
    table.move(1, "merchant", 1)
    table.visit(0, "all-tracks")
    assert table.ranks("council") == [0, 1]
    assert table.ranks("merchant") == [1, 0], "later on space 1"
    assert table.ranks("cleric") == [0, 1]


@pytest.mark.rule("C-15.5")
def test_crowns_of_a_tile_that_brings_the_steps_count_at_its_monastery() -> None:
    table = Table(2)
    table.order(1, 0)
    table.monasteries(i_1="crowns")
    table.pilgrim(0, "b2")
    table.die("castle", 0, 1)
    table.evaluate()
    table.act(0, "favour pilgrim", "step i-1", "stop")
    assert table.points(0) == 2 + 1 + 1


# Scoring now


@pytest.mark.rule("C-15.11")
@pytest.mark.rule("C-17.4")
@pytest.mark.parametrize(
    ("seats", "others", "points"),
    [(2, [9], 0), (2, [8], 6), (2, [5], 6), (3, [9, 9], 0), (3, [9, 4], 6), (4, [9, 9, 5], 0), (4, [9, 9, 4], 3)],
)
def test_a_track_scored_now_follows_the_rules_for_the_number_of_players(
    seats: int, others: list[int], points: int
) -> None:
    table = Table(seats)
    table.scoring_tiles(0, 1, 2, 3)
    for seat, space in enumerate(others, start=1):
        table.move(seat, "council", space)
    table.move(0, "council", 5)
    table.visit(0, "card-and-track")
    table.act(0, "score-track council")
    assert table.points(0) == points


@pytest.mark.rule("C-15.11")
@pytest.mark.rule("C-17.5")
def test_a_track_on_space_zero_may_be_named_and_brings_nothing() -> None:
    table = Table(2)
    table.visit(0, "card-and-track")
    table.act(0, "score-track cleric")
    assert table.points(0) == 0
    assert table.state.is_over()


@pytest.mark.rule("C-14.4")
@pytest.mark.rule("C-15.11")
def test_a_copy_without_another_card_is_worth_nothing_and_two_monasteries_do_not_use_it_up() -> None:
    table = Table(2)
    table.give(0, "iii-s6")
    table.visit(0, "card-and-track")
    table.act(0, "score-card iii-s6", "decline")
    assert table.points(0) == 0
    table.give(0, "iii-s5", "i-c1", "i-m1", "i-k1")
    assert table.parts(0)["game_end_cards"] == 10


@pytest.mark.rule("C-15.9")
@pytest.mark.rule("C-15.14")
def test_wild_diplomas_join_the_sets_that_are_scored_now() -> None:
    table = Table(2)
    table.monasteries(i_2="wild", ii_1="two-wild")
    table.disk(0, "i-2", "ii-1")
    table.give(0, "ii-s3", "iii-s2")  # a and e, a and c
    table.visit(0, "diplomas")
    # a c e with two of three wild ones make five; the second a and the third wild one two
    assert table.points(0) == 12 + 2


# The end


@pytest.mark.rule("C-17.3")
@pytest.mark.rule("C-8.4")
def test_a_disk_that_fell_back_onto_another_ranks_behind_it() -> None:
    table = Table(4)
    table.scoring_tiles(3, 2, 0, 1)
    table.give(1, "ii-k1")
    table.move(1, "cleric", 6)
    table.move(2, "cleric", 4)
    table.move(3, "cleric", 5)
    table.acquire(0, "iii-k1", 1)
    table.act(1, "lose ii-k1")
    assert table.ranks("cleric") == [3, 2, 1, 0]
    assert [table.parts(seat)["tracks"] for seat in (3, 2, 1, 0)] == [12 + 0, 7, 3, 0]


@pytest.mark.rule("C-17.6")
@pytest.mark.rule("C-2.3")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("ii-c4", "iii-m5", "ii-c5", "ii-k5", "iii-s6"), 8 + 1),  # a a b and two wild
        (("ii-c4", "iii-m5", "ii-c5", "ii-k6", "ii-m4", "ii-s4"), 4 + 4),  # a a b b c c
        (("ii-k5",), 1),
        (("ii-k5", "iii-s6"), 2),
    ],
)
def test_tricky_groupings(cards: tuple[str, ...], points: int) -> None:
    table = Table(2)
    table.give(0, *cards)
    assert table.parts(0)["diplomas"] == points


@pytest.mark.rule("C-17.9")
@pytest.mark.rule("C-16.5")
@pytest.mark.rule("C-R23")
def test_calicut_pays_besides_the_resources_and_spends_nothing() -> None:
    table = Table(2)
    table.voyages("calicut")
    table.invested(0, "calicut")
    table.hold(0, guards=3, coins=2)
    table.order(1, 0)
    table.words["round"] = 4
    table.begin("end-of-round")
    assert table.parts(0)["voyages"] == table.parts(0)["resources"] == 3
    assert table.has(0) == (3, 2, 0)


@pytest.mark.rule("C-17.10")
@pytest.mark.rule("C-8.2")
def test_points_below_zero_stay_below_zero_and_a_tie_goes_by_the_last_order() -> None:
    table = Table(2)
    for seat in (0, 1):
        table.hold(seat, guards=0, coins=0)
        table.score(seat, -4)
    table.crowns(0, favours=("pilgrim",))
    table.words["round"] = 4
    table.begin("new-order", "end-of-round")
    # one crown each, so the order turns round; then 1 for the tile and 1 for the second flag: 2 and 0 crowns
    assert table.state.seats_in_order() == [1, 0]
    assert [score.total for score in table.state.scores()] == [-3, -4]
    assert table.state.ranking() == [[0], [1]]
    table.score(1, 1)
    assert table.state.ranking() == [[1], [0]], "both have -3, and seat 1 is first in order now"


@pytest.mark.rule("C-17.10")
def test_a_broken_tie_is_told() -> None:
    table = Table.written("last-question-before-a-tie")
    table.act(1, "decline")
    assert table.log()[-2:] == [
        "Yellow and Blue have the same number of points; Yellow comes first in player order and wins.",
        "The game is over.",
    ]
    assert table.state.ranking()[0] == [2]
