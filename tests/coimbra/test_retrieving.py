"""Phase C: triggered dice, favour tiles, cards, distress, die tokens (C-4)."""

from __future__ import annotations

import pytest

from tests.coimbra.table import Table


@pytest.mark.rule("C-4.1")
def test_locations_from_top_to_bottom_and_dice_from_left_to_right() -> None:
    table = Table.written("dice-in-every-location")
    asked = []
    while table.phase() == "retrieving":
        asked.append((table.asked()[0], table.question()))
        table.do_least()
    castle, city = "trigger-in-castle", "trigger-in-city"
    assert asked == [(0, castle), (3, castle), (1, city), (0, city), (2, city), (3, city)]


@pytest.mark.rule("C-4.2")
def test_after_the_action_the_die_lies_on_its_owners_board() -> None:
    table = Table(2)
    table.die("castle", 0, 2, "purple")
    table.die("castle", 1, 4, "white")
    table.evaluate()
    table.act(0, "favour resources", "gain-guards")
    assert table.dice_of(0) == {"purple": 1}
    table.act(1, "distress")
    assert table.dice_of(1) == {"white": 1}
    assert table.row("castle") == []


@pytest.mark.rule("C-4.3")
def test_a_favour_tile_is_free_and_stays_with_its_taker() -> None:
    table = Table(2)
    table.die("castle", 0, 6)
    table.die("castle", 1, 6)
    table.evaluate()
    assert table.legal(0) == ["favour voyages", "favour cap", "favour pilgrim", "favour resources", "distress"]
    table.act(0, "favour pilgrim", "stop")
    assert table.has(0) == (7, 7, 2)
    assert table.state.crowns(0) == 1
    assert not table.can(1, "favour pilgrim")


@pytest.mark.rule("C-4.3")
@pytest.mark.rule("C-R6")
def test_a_fifth_die_in_the_castle_finds_no_tile_and_takes_the_distress_action() -> None:
    table = Table(2)
    for value in range(1, 6):
        table.die("castle", 0 if value < 5 else 1, value)
    table.evaluate()
    table.act(0, "favour cap", "favour pilgrim", "stop", "favour voyages", "decline")
    table.act(0, "favour resources", "gain-coins")
    assert table.state.is_over()
    assert table.has(1) == (9, 9, 0)


@pytest.mark.rule("C-4.4")
def test_a_card_of_the_row_costs_the_value_in_the_resource_of_its_icon() -> None:
    table = Table(2)
    table.show("upper", "ii-m6", "ii-c6")
    table.show("central", "ii-k5")
    table.die("upper", 0, 5)
    table.die("upper", 0, 3)
    table.hold(0, guards=6, coins=4)
    table.evaluate("upper")
    assert table.legal(0) == ["acquire ii-m6", "distress"], "too few coins for the other"
    table.act(0, "acquire ii-m6")
    assert table.has(0) == (1, 8, 0)
    assert table.legal(0) == ["acquire ii-c6", "distress"]
    table.act(0, "acquire ii-c6")
    assert table.has(0) == (5, 5, 0)


@pytest.mark.rule("C-4.4")
@pytest.mark.rule("C-R6")
def test_who_can_pay_for_nothing_gets_the_distress_action_without_a_question() -> None:
    table = Table(2)
    table.show("upper", "ii-m6", "ii-c6")
    table.die("upper", 0, 5)
    table.hold(0, guards=4, coins=4)
    table.evaluate("upper")
    assert table.state.is_over()
    assert table.has(0) == (6, 6, 0)


@pytest.mark.rule("C-4.5")
def test_an_acquired_card_brings_influence_then_its_bonus() -> None:
    table = Table(2)
    table.move(0, "council", 4)
    table.acquire(0, "ii-c4", 2)
    assert table.space(0, "council") == 7
    # 7 - 2 for the card + 7 income of the box 7-9, reached by the card's own influence
    assert table.has(0) == (12, 7, 0)


@pytest.mark.rule("C-4.5")
@pytest.mark.parametrize(("card", "track"), [("ii-c1", "council"), ("ii-s4", "scholar")])
def test_cards_for_phase_e_and_the_end_bring_only_influence_now(card: str, track: str) -> None:
    table = Table(2)
    table.acquire(0, card, 3)
    assert table.state.is_over()
    assert table.has(0) == (4, 7, 0)
    assert table.space(0, track) > 0
    assert table.owns(0, card)


@pytest.mark.rule("C-4.6")
def test_start_card_after_the_bonus_and_crown_token_last() -> None:
    table = Table(2)
    table.give(0, "i-s2")
    table.show("upper", "ii-m6")
    table.crowns_on_display()
    table.die("upper", 0, 1)
    table.evaluate("upper")
    table.act(0, "acquire ii-m6")
    assert table.log()[-7:] == [
        "Blue acquires Diogo Salgado “4 coins” for 1 guard.",
        "Blue moves up 2 spaces on the orange track, to space 2.",
        "Blue gains 4 coins.",
        "Blue uses Luísa Valadares “bonus for merchants”.",
        "Blue gains 1 coin.",
        "Blue gains 2 points.",
        "Blue takes the crown token (merchants).",
    ]
    assert table.state.crowns(0) == 2
    assert table.now()["crown_on"] == {}, "it lies on no card any more"


@pytest.mark.rule("C-4.7")
def test_the_distress_action_is_always_open_and_brings_two_guards_and_two_coins() -> None:
    table = Table(2)
    table.show("upper", "ii-m6")
    table.die("upper", 0, 1)
    table.hold(0, guards=19, coins=3)
    table.evaluate("upper")
    table.act(0, "distress")
    assert table.has(0) == (20, 5, 0)
    assert table.dice_of(0) == {"gray": 1}
    assert table.is_discarded("ii-m6")


@pytest.mark.rule("C-4.8")
def test_a_token_discards_the_card_of_highest_influence_and_the_leftmost_of_equals() -> None:
    table = Table(2)
    table.tokens()
    table.show("upper", "ii-c2", "ii-c4", "ii-k4", "ii-k1")
    table.die("upper", 0, 1)
    table.evaluate("upper")
    # influence 2, 3, 3, 2: first ii-c4, then ii-k4
    assert table.shown("upper") == ["ii-c2", "", "", "ii-k1"]
    assert table.is_discarded("ii-c4")
    assert table.is_discarded("ii-k4")
    board = table.board()["city"]
    assert isinstance(board, dict)
    assert isinstance(board["upper"], dict)
    assert board["upper"]["tokens_face_down"] == [3, 2]
    assert table.legal(0) == ["acquire ii-c2", "acquire ii-k1", "distress"]


@pytest.mark.rule("C-4.8")
@pytest.mark.rule("C-R7")
def test_a_token_with_an_empty_row_does_nothing() -> None:
    table = Table(2)
    table.tokens()
    table.show("upper", "ii-c2")
    table.evaluate("upper")
    assert "Die token 2 (upper city): no card is left to discard." in table.log()
    assert table.state.is_over()


@pytest.mark.rule("C-4.9")
def test_leftovers_are_discarded_before_the_next_location_and_tokens_turn_up_again() -> None:
    table = Table(3)
    table.tokens()
    table.show("upper", "ii-c2", "ii-m2", "ii-k2")
    table.show("central", "ii-s1", "ii-s2")
    table.die("central", 0, 6)
    table.evaluate("upper")
    assert table.shown("upper") == ["", "", "", ""]
    assert table.is_discarded("ii-m2")
    assert table.shown("central") == ["ii-s1", "ii-s2", "", ""]
    table.finish()
    assert [table.row(location) for location in ("upper", "central", "lower")] == [[(3, -1)], [(4, -1)], [(3, -1)]]


@pytest.mark.rule("C-R31")
def test_a_row_is_cleared_even_where_nobody_placed_a_die() -> None:
    table = Table(4)
    table.show("upper", "ii-c2", "ii-m2", "ii-k2", "ii-s1")
    table.show("central", "ii-c1", "ii-m1")
    table.crowns_on_display()
    table.die("central", 0, 6)
    table.evaluate()
    assert table.shown("upper") == ["", "", "", ""]
    assert all(table.is_discarded(card) for card in ("ii-c2", "ii-m2", "ii-k2", "ii-s1"))
    assert table.shown("central") == ["ii-c1", "ii-m1", "", ""], "there a die is still to be triggered"
    assert table.board()["favours"] == ["voyages", "cap", "pilgrim", "resources"]


@pytest.mark.rule("C-R31")
def test_tokens_strike_in_a_location_without_dice_and_the_rest_of_its_row_goes_too() -> None:
    table = Table(3)
    table.tokens()
    table.show("upper", "ii-c2", "ii-m1")
    table.evaluate("upper")
    assert any(
        line.startswith("Die token 3 (upper city): ") and line.endswith(" goes to the discard pile.")
        for line in table.log()
    )
    assert table.shown("upper") == ["", "", "", ""]
    assert table.row("upper") == [(3, -1)]


@pytest.mark.rule("C-R8")
def test_a_crown_token_on_a_discarded_card_is_out_for_the_round() -> None:
    table = Table(2)
    table.tokens()
    table.show("upper", "ii-c4", "ii-c2")
    table.crowns_on_display()
    assert table.now()["crown_on"] == {"council": "upper-2"}
    table.evaluate("upper")
    assert table.now()["crown_on"] == {}
    assert table.state.crowns(0) == 0


@pytest.mark.rule("C-R8")
def test_the_crown_token_does_not_yet_count_for_a_monastery_reached_by_its_card() -> None:
    table = Table(2)
    table.monasteries(i_1="crowns")
    table.pilgrim(0, "b2")
    table.show("upper", "ii-k5")
    table.crowns_on_display()
    table.die("upper", 0, 1)
    table.evaluate("upper")
    table.act(0, "acquire ii-k5", "step i-1", "stop")
    assert table.points(0) == 0
    assert table.state.crowns(0) == 2


@pytest.mark.rule("C-R5")
def test_the_triggered_die_cannot_get_the_cap_tile() -> None:
    table = Table(2)
    table.show("upper", "ii-c5")
    table.die("upper", 0, 3)
    table.die("lower", 0, 2)
    table.evaluate("upper")
    table.act(0, "acquire ii-c5", "favour cap")
    assert table.legal(0) == ["cap lower 1", "decline"]


@pytest.mark.rule("C-R24")
def test_the_cap_tile_from_a_card_may_raise_a_die_in_the_row_being_evaluated() -> None:
    table = Table(2)
    table.show("upper", "ii-c5", "ii-c2")
    table.die("upper", 0, 5)
    table.die("upper", 1, 4)
    table.die("upper", 0, 3)
    table.evaluate("upper")
    table.act(0, "acquire ii-c5", "favour cap")
    table.act(0, "cap upper 2")
    assert table.row("upper") == [(6, 0), (4, 1)]
    assert table.asked() == [0]


def test_a_new_roll_gathers_the_dice_of_all_places() -> None:
    table = Table(2)
    table.hold_dice(0, "gray")
    table.begin("roll-dice")
    assert sum(table.now()["pool"].values()) == 7
