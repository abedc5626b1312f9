"""Every character card that works later: in phase E, or at the end of the game (C-13, C-14)."""

from __future__ import annotations

import pytest

from stammtisch.games.coimbra.ids import CARD_IDS, CLASS_IDS
from stammtisch.games.coimbra.scoring import card_points
from tests.coimbra.table import Table, pilgrimage

# Phase E


@pytest.mark.rule("C-13.1")
@pytest.mark.parametrize(("card", "result"), [("ii-c1", (8, 7, 1)), ("ii-m1", (7, 8, 1))])
def test_any_track_and_a_resource_at_the_beginning_of_phase_e(card: str, result: tuple[int, int, int]) -> None:
    table = Table(2)
    table.give(0, card)
    table.hold_dice(0, "green")
    table.move(0, "merchant", 15)
    table.income(0)
    assert table.question() == "advance-track"
    assert table.legal(0) == ["advance council", "advance cleric", "advance scholar", "decline"]
    table.act(0, "advance cleric")
    assert table.space(0, "cleric") == 1
    assert table.has(0) == result


@pytest.mark.rule("C-13.1")
def test_the_track_moves_before_the_dice_bring_income() -> None:
    table = Table(2)
    table.give(0, "ii-c1")
    table.hold_dice(0, "green")
    table.income(0)
    table.act(0, "advance scholar")
    assert table.points(0) == 2, "the box of space 1"


@pytest.mark.rule("C-13.2")
@pytest.mark.parametrize(
    ("card", "colour", "result"),
    [
        ("ii-c2", "gray", (15, 7, 0)),
        ("ii-m2", "orange", (7, 15, 0)),
        ("ii-s1", "green", (7, 7, 6)),
    ],
)
def test_more_for_each_die_of_a_colour(card: str, colour: str, result: tuple[int, int, int]) -> None:
    table = Table(2)
    table.give(0, card)
    table.hold_dice(0, colour, colour)
    table.income(0)
    assert table.has(0) == result


@pytest.mark.rule("C-R29")
@pytest.mark.parametrize(("card", "result"), [("ii-c1", (8, 7, 0)), ("ii-m1", (7, 8, 0))])
def test_the_move_up_any_track_may_be_declined_and_one_of_the_resource_is_gained(
    card: str, result: tuple[int, int, int]
) -> None:
    table = Table(2)
    table.give(0, card)
    table.income(0)
    assert table.legal(0) == [*(f"advance {track}" for track in CLASS_IDS), "decline"]
    table.act(0, "decline")
    assert table.has(0) == result
    assert [table.space(0, track) for track in CLASS_IDS] == [0, 0, 0, 0]


@pytest.mark.rule("C-13.2")
def test_ii_k2_adds_a_step_to_each_purple_die() -> None:
    table = Table(2)
    table.give(0, "ii-k2")
    table.hold_dice(0, "purple")
    table.income(0)
    assert table.waiting() == pilgrimage(0, 3)


@pytest.mark.rule("C-13.2")
def test_the_white_die_does_not_count_for_a_colour() -> None:
    table = Table(2)
    table.give(0, "ii-c2")
    table.hold_dice(0, "white")
    table.income(0)
    table.act(0, "activate-white council")
    assert table.has(0) == (9, 7, 0)


@pytest.mark.rule("C-13.3")
def test_ii_k1_brings_two_steps_without_a_purple_die() -> None:
    table = Table(2)
    table.give(0, "ii-k1")
    table.hold_dice(0, "white", "green")
    table.income(0)
    assert table.question() == "move-pilgrim"
    assert table.waiting() == pilgrimage(0, 2)


@pytest.mark.rule("C-13.3")
def test_ii_k1_brings_nothing_with_a_purple_die() -> None:
    table = Table(2)
    table.give(0, "ii-k1")
    table.hold_dice(0, "purple", "green")
    table.income(0)
    assert table.question() == "income"


@pytest.mark.rule("C-R17")
def test_opening_cards_come_in_the_own_turn_in_an_order_of_choice() -> None:
    table = Table(2)
    table.give(1, "ii-k1", "ii-c1")
    table.hold_dice(0, "green", "gray")
    table.hold_dice(1, "green", "gray")
    table.income(0, 1)
    assert table.question() == "income"
    table.act(0, "activate gray")
    assert table.asked() == [1]
    assert table.legal(1) == ["use ii-c1", "use ii-k1"]
    table.act(1, "use ii-k1")
    assert table.question() == "move-pilgrim"
    table.act(1, "stop")
    assert table.question() == "advance-track"
    table.act(1, "decline")
    assert table.question() == "income"


@pytest.mark.rule("C-13.4")
@pytest.mark.parametrize(
    ("card", "action", "colour"),
    [("iii-c5", "exchange-guards", "gray"), ("iii-m5", "exchange-coins", "orange")],
)
def test_two_of_a_resource_for_a_point_as_often_as_wished(card: str, action: str, colour: str) -> None:
    table = Table(2)
    table.give(0, card)
    table.hold_dice(0, colour)
    table.income(0)
    assert table.legal(0) == [f"activate {colour}", action]
    table.act(0, action, action, action)
    assert table.points(0) == 3
    # 1 left: no exchange, so the die is activated by itself; then 3 are there
    assert table.legal(0) == ["end-income", action]
    table.act(0, action)
    assert table.state.is_over()
    assert table.points(0) == 4
    assert sum(table.has(0)[:2]) == 7 + 1


@pytest.mark.rule("C-13.4")
@pytest.mark.rule("C-R18")
def test_an_exchange_is_possible_between_two_steps_and_before_opening_cards() -> None:
    table = Table(2)
    table.give(0, "iii-c5", "ii-k1")
    table.hold(0, guards=20)
    table.monasteries(i_1="guards")
    table.pilgrim(0, "b2")
    table.hold_dice(0, "green")
    table.income(0)
    assert table.legal(0) == ["use ii-k1", "exchange-guards"]
    table.act(0, "exchange-guards")
    assert table.has(0) == (18, 7, 1)
    table.act(0, "use ii-k1")
    assert table.can(0, "exchange-guards")
    table.act(0, "exchange-guards", "step i-1")
    assert table.has(0) == (19, 7, 2)
    assert table.waiting() == pilgrimage(0, 1)


@pytest.mark.rule("C-R18")
def test_no_exchange_outside_phase_e() -> None:
    table = Table(2)
    table.give(0, "iii-c5")
    table.words["phase"] = "retrieving"
    table.steps(0, 1)
    assert not table.can(0, "exchange-guards")


# Game end


@pytest.mark.rule("C-14.1")
@pytest.mark.parametrize(
    ("card", "track"),
    [("ii-s4", "council"), ("ii-s5", "merchant"), ("iii-s3", "cleric"), ("iii-s4", "scholar")],
)
def test_points_for_the_space_on_a_track(card: str, track: str) -> None:
    worth = []
    for space in range(16):
        table = Table(2)
        table.give(0, card)
        table.move(0, track, space)
        worth.append(table.parts(0)["game_end_cards"])
    assert worth == [0] * 7 + [5] * 3 + [7] * 3 + [10] * 3


@pytest.mark.rule("C-14.2")
def test_ii_s6_counts_cards_of_influence_one_and_two() -> None:
    table = Table(2)
    # influence 3; 1, 2, 2, 4
    table.give(0, "ii-s6", "i-c2", "ii-c2", "i-m1", "iii-c6")
    assert table.parts(0)["game_end_cards"] == 3


@pytest.mark.rule("C-14.3")
def test_iii_s5_counts_sets_of_all_classes_itself_included() -> None:
    table = Table(2)
    table.give(0, "iii-s5", "ii-c1", "ii-m1", "ii-k1")
    assert table.parts(0)["game_end_cards"] == 5
    table.give(0, "ii-c2", "ii-m2", "ii-s1")
    assert table.parts(0)["game_end_cards"] == 5
    table.give(0, "i-k1")
    assert table.parts(0)["game_end_cards"] == 10


@pytest.mark.rule("C-14.4")
@pytest.mark.rule("C-R19")
def test_iii_s6_copies_the_best_other_game_end_bonus() -> None:
    table = Table(2)
    table.give(0, "iii-s6")
    assert table.parts(0)["game_end_cards"] == 0
    table.give(0, "ii-s4", "ii-s6")
    table.move(0, "council", 13)
    # 10 for the track, 1 for the only card of influence 1 or 2, and 10 once more
    assert int(card_points(table.state, 0, CARD_IDS.index("ii-s6"))) == 1
    assert table.parts(0)["game_end_cards"] == 21
