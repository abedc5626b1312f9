"""Phase D, E and F: order, income, voyages, the next round (C-5, C-6, C-7)."""

from __future__ import annotations

import pytest

from tests.coimbra.table import BOX, Table, pilgrimage


@pytest.mark.rule("C-5.1")
def test_crowns_are_tokens_favour_tiles_and_flag() -> None:
    table = Table(4)
    table.order(3, 2, 1, 0)
    assert [int(table.state.crowns(seat)) for seat in range(4)] == [2, 2, 1, 0]
    table.crowns(3, tokens=("council", "cleric"), favours=("voyages", "cap"))
    assert table.state.crowns(3) == 2 + 2 + 3 + 2


@pytest.mark.rule("C-5.2")
def test_most_crowns_come_first() -> None:
    table = Table(3)
    table.crowns(2, favours=("voyages",))
    table.begin("new-order")
    assert table.state.seats_in_order() == [2, 1, 0]
    assert "New player order: Yellow, Red and Blue." in table.log()


@pytest.mark.rule("C-5.3")
def test_tied_players_swap_their_order() -> None:
    table = Table(4)
    # flags 0, 1, 2, 2: seat 1 gets one more and ties with both behind
    table.crowns(1, favours=("pilgrim",))
    table.begin("new-order")
    assert table.state.seats_in_order() == [3, 2, 1, 0]


@pytest.mark.rule("C-5.3")
def test_a_tie_of_all_reverses_the_whole_order() -> None:
    table = Table(2)
    table.crowns(0, favours=("pilgrim",))
    table.begin("new-order")
    assert table.state.seats_in_order() == [1, 0]


@pytest.mark.rule("C-6.1")
def test_income_in_the_new_order_and_dice_in_an_order_of_choice() -> None:
    table = Table(2)
    table.order(1, 0)
    table.hold_dice(0, "gray", "green", "orange")
    table.hold_dice(1, "white", "gray", "purple")
    table.begin("income-phase")
    assert table.asked() == [1]
    whites = [f"activate-white {track}" for track in ("council", "merchant", "cleric", "scholar")]
    assert table.legal(1) == ["activate gray", "activate purple", *whites]
    table.act(1, "activate purple", "stop", "activate-white scholar")
    assert table.asked() == [0], "the last die is activated without a question"
    assert table.has(1) == (9, 7, 1)
    assert table.legal(0) == ["activate gray", "activate orange", "activate green"]


@pytest.mark.rule("C-6.1")
@pytest.mark.rule("C-R6")
def test_dice_of_one_colour_are_activated_without_a_question() -> None:
    table = Table(2)
    table.hold_dice(0, "orange", "orange", "orange")
    table.income(0)
    assert table.state.is_over()
    assert table.has(0) == (7, 13, 0)


@pytest.mark.rule("C-6.2")
@pytest.mark.parametrize(
    ("track", "kind", "amounts"),
    [
        ("council", "guards", [2, 3, 5, 7, 9, 10]),
        ("merchant", "coins", [2, 3, 5, 7, 9, 10]),
        ("cleric", "steps", [2, 3, 4, 5, 6, 7]),
        ("scholar", "points", [1, 2, 3, 5, 7, 9]),
    ],
)
def test_a_die_brings_what_stands_beside_the_disk(track: str, kind: str, amounts: list[int]) -> None:
    colour = {"council": "gray", "merchant": "orange", "cleric": "purple", "scholar": "green"}[track]
    boxes = [(0, 0), (1, 3), (4, 6), (7, 9), (10, 12), (13, 15)]
    for (first, last), amount in zip(boxes, amounts, strict=True):
        for space in range(first, last + 1):
            table = Table(2)
            table.hold(0, guards=0, coins=0)
            table.move(0, track, space)
            table.hold_dice(0, colour)
            table.income(0)
            guards, coins, points = table.has(0)
            extra = 0 if space < 13 or track == "scholar" else (1 if track == "cleric" else 2)
            if kind == "steps":
                assert table.waiting() == pilgrimage(0, amount)
                assert points == extra
            else:
                assert {"guards": guards, "coins": coins, "points": points}[kind] == amount
                assert kind == "points" or points == extra


@pytest.mark.rule("C-6.3")
def test_the_white_die_may_choose_a_colour_used_already() -> None:
    table = Table(2)
    table.move(0, "council", 7)
    table.hold_dice(0, "white", "gray", "gray")
    table.hold(0, guards=0)
    table.income(0)
    table.act(0, "activate gray", "activate-white council")
    assert table.has(0) == (20, 7, 0)


@pytest.mark.rule("C-6.4")
@pytest.mark.rule("C-R26")
def test_activated_dice_go_back_beside_the_board() -> None:
    table = Table(2)
    table.words["resting"] = {}
    table.hold_dice(0, "gray", "green", "white")
    table.income(0)
    table.act(0, "activate green")
    assert table.dice_of(0) == {"gray": 1, "white": 1}
    assert table.now()["resting"] == {"green": 1}
    table.act(0, "activate-white scholar")
    assert table.now()["resting"] == {"gray": 1, "green": 1, "white": 1}


@pytest.mark.rule("C-7.1")
def test_everybody_is_asked_once_in_player_order() -> None:
    table = Table(3)
    table.order(2, 0, 1)
    table.begin("voyage-phase")
    asked = []
    while table.state.to_act():
        asked.append(table.asked()[0])
        table.do_least()
    assert asked == [2, 0, 1]


@pytest.mark.rule("C-7.1")
@pytest.mark.rule("C-R6")
def test_who_can_pay_for_no_voyage_is_not_asked() -> None:
    table = Table(2)
    table.hold(0, guards=0, coins=0)
    table.begin("voyage-phase")
    assert table.asked() == [1]


@pytest.mark.rule("C-7.2")
def test_investing_costs_what_the_voyage_says_and_only_one_is_allowed() -> None:
    table = Table(2)
    table.voyages("tanger", "ceuta", "goa", "macau", "diu", "brasil")
    table.hold(1, guards=0, coins=0)
    table.begin("voyage-phase")
    assert table.legal(0) == [
        "invest tanger",
        "invest ceuta",
        "invest macau",
        "invest diu",
        "invest brasil",
        "decline",
    ]
    table.act(0, "invest ceuta")
    assert table.has(0) == (0, 7, 0)
    assert table.state.is_over()
    assert table.player(0)["voyages"] == ["ceuta"]


@pytest.mark.rule("C-7.2")
def test_each_voyage_once_but_others_disks_do_not_matter() -> None:
    table = Table(2)
    table.voyages("tanger", "ceuta")
    table.invested(0, "tanger")
    table.begin("voyage-phase")
    assert not table.can(0, "invest tanger")
    table.act(0, "decline")
    assert table.can(1, "invest tanger")


@pytest.mark.rule("C-7.3")
def test_with_the_tile_for_voyages_each_costs_two_less() -> None:
    table = Table(2)
    table.voyages("goa", "ceuta")
    table.crowns(0, favours=("voyages",))
    table.hold(0, guards=5, coins=6)
    table.begin("voyage-phase")
    assert table.can(0, "invest goa")
    table.act(0, "invest ceuta")
    assert table.has(0) == (0, 6, 0)


@pytest.mark.rule("C-7.4")
def test_the_next_round_brings_new_cards_tiles_and_tokens() -> None:
    table = Table(2)
    table.discard("ii-c1")
    table.crowns(0, tokens=("council", "merchant"), favours=("voyages", "cap"))
    table.begin("end-of-round")
    assert table.state.round == 2
    assert (table.player(0)["favours"], table.player(0)["crown_tokens"]) == ([], [])
    now = table.now()
    assert now["favours_left"] == ["voyages", "cap", "pilgrim", "resources"]
    assert len(now["display"]) == 12
    assert now["crown_on"]
    assert table.question() == "take-die"


@pytest.mark.rule("C-7.4")
def test_after_round_four_there_is_no_next_round() -> None:
    table = Table(2)
    table.words["round"] = BOX.rounds
    table.begin("end-of-round")
    assert table.state.is_over()
    assert table.state.observe(None)["phase"] == "end"
