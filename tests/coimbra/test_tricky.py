"""Tricky positions of phases B and C, worked out from the rulebook before the program was asked."""

from __future__ import annotations

import pytest

from tests.coimbra.table import Table, pilgrimage

# The cap tile


@pytest.mark.rule("C-10.2")
def test_a_capped_die_passes_lower_dice_and_tokens_but_stops_right_of_an_equal_one() -> None:
    table = Table.written("cap-for-a-low-die")
    assert table.row("central") == [(6, 1), (5, 1), (4, -1), (3, -1), (3, 0)]
    table.act(0, "favour cap", "cap central 5")
    assert table.row("central") == [(6, 1), (6, 0), (5, 1), (4, -1), (3, -1)]


@pytest.mark.rule("C-10.2")
@pytest.mark.rule("C-11.2")
def test_a_capped_six_costs_nine_and_eight_with_the_discount() -> None:
    table = Table(2)
    table.give(0, "i-m2")
    table.hold(0, guards=8, coins=8)
    table.show("lower", "ii-c2", "ii-s6")
    table.die("castle", 0, 1)
    table.die("lower", 0, 6)
    table.evaluate()
    table.act(0, "favour cap", "cap lower 1")
    assert table.row("lower") == [(9, 0)]
    city = table.board()["city"]
    assert isinstance(city, dict)
    assert isinstance(city["lower"], dict)
    assert city["lower"]["row"] == [{"token": False, "value": 9, "seat": 0, "colour": "gray", "cap": True}]
    assert table.legal(0) == ["acquire ii-c2", "distress"], "8 guards do not pay 9"
    table.act(0, "acquire ii-c2")
    assert table.has(0) == (8, 0, 4)


@pytest.mark.rule("C-10.2")
def test_the_other_dice_keep_their_order_when_one_of_three_equals_is_capped() -> None:
    table = Table(2)
    table.die("castle", 1, 1)
    for seat, colour in ((0, "gray"), (1, "orange"), (0, "green"), (1, "purple")):
        table.die("upper", seat, 4, colour)
    table.show("upper", "ii-c1")
    table.evaluate()
    table.act(1, "favour cap", "cap upper 4")
    assert table.row("upper") == [(7, 1), (4, 0), (4, 1), (4, 0)]
    assert table.colours("upper") == ["purple", "gray", "orange", "green"]


@pytest.mark.rule("C-10.2")
def test_a_capped_die_comes_back_with_its_own_colour() -> None:
    table = Table(2)
    table.die("castle", 0, 1, "gray")
    table.die("lower", 0, 2, "green")
    table.evaluate()
    table.act(0, "favour cap", "cap lower 1")
    assert table.dice_of(0) == {"gray": 1, "green": 1}, "no card can be paid for: the die came back in distress"


@pytest.mark.rule("C-R24")
def test_a_card_in_the_upper_city_brings_the_cap_to_a_die_that_waits_below() -> None:
    table = Table.written("cap-from-a-card")
    table.act(0, "acquire ii-c5", "favour cap", "cap central 3")
    # 5 goes before both tokens, so no card has been struck in the central city yet
    assert table.shown("central") == ["ii-k1", "ii-m1", "ii-s1", "ii-k5"]
    assert table.asked() == [0]
    table.act(0, "acquire ii-k1")
    assert table.has(0)[1] == 7 - 5
    assert all(table.is_discarded(card) for card in ("ii-m1", "ii-s1", "ii-k5"))


# Castle and distress


@pytest.mark.rule("C-4.3")
@pytest.mark.rule("C-R6")
def test_twelve_dice_in_the_castle_share_four_tiles() -> None:
    table = Table(4)
    for number in range(12):
        table.die("castle", number % 4, 1 + number % 6)
    table.evaluate()
    taken = 0
    while table.asked():
        seat = table.asked()[0]
        if table.question() == "trigger-in-castle":
            taken += 1
        table.act(seat, table.legal(seat)[0])
    assert taken == 4
    helped = sum(1 for line in table.log() if "distress" in line)
    assert helped == 8


@pytest.mark.rule("C-4.7")
def test_distress_at_the_limits_brings_what_fits() -> None:
    table = Table(2)
    table.hold(0, guards=20, coins=19)
    table.die("castle", 0, 1)
    table.evaluate()
    table.act(0, "distress")
    assert table.has(0) == (20, 20, 0)


@pytest.mark.rule("C-4.7")
@pytest.mark.rule("C-8.5")
def test_of_the_distress_action_any_part_may_be_taken() -> None:
    table = Table(2, forfeiting="ask")
    table.die("castle", 0, 1)
    table.evaluate()
    table.act(0, "distress", "accept 0", "accept 1")
    assert table.has(0) == (7, 8, 0)


# Die tokens


@pytest.mark.rule("C-3.6")
@pytest.mark.rule("C-4.8")
def test_a_token_strikes_before_a_die_of_its_value_and_takes_the_crown_out() -> None:
    table = Table(3)
    table.tokens()
    table.show("upper", "ii-m6", "ii-m1", "ii-c6", "ii-c2")
    table.crowns_on_display()
    table.die("upper", 0, 3)
    table.evaluate("upper")
    assert table.shown("upper") == ["ii-m6", "ii-m1", "", "ii-c2"], "ii-c6 has the highest influence"
    table.act(0, "acquire ii-c2")
    assert table.state.crowns(0) == 2, "the council token lay on the fourth column"


@pytest.mark.rule("C-4.8")
@pytest.mark.rule("C-12.5")
def test_a_card_struck_by_a_token_can_be_picked_from_the_discard_pile() -> None:
    table = Table(3)
    table.tokens()
    table.show("lower", "iii-c6", "iii-m3")
    table.die("lower", 1, 1)
    table.evaluate("lower")
    table.act(1, "acquire iii-m3", "browse council", "acquire iii-c6", "gain-coins")
    # 1 guard for the merchant, 3 coins for the council member, 4 coins from it
    assert table.has(1) == (6, 8, 0)
    assert table.space(1, "council") == 4


@pytest.mark.rule("C-4.9")
def test_a_token_at_the_right_end_strikes_after_the_last_die() -> None:
    table = Table(2)
    table.tokens()
    table.show("lower", "ii-c1", "ii-c2")
    table.die("lower", 0, 6)
    table.evaluate("lower")
    table.act(0, "acquire ii-c2")
    assert table.is_discarded("ii-c1")
    assert table.row("lower") == [(5, -1)], "face up again"


# Paying and the order of an acquisition


@pytest.mark.rule("C-4.4")
def test_a_card_cannot_pay_for_itself() -> None:
    table = Table(2)
    table.hold(0, guards=2, coins=2)
    table.show("upper", "ii-m6", "i-c1")
    table.die("upper", 0, 3)
    table.evaluate("upper")
    assert table.state.is_over(), "2 guards do not pay 3, whatever the card brings"
    assert table.has(0) == (4, 4, 0)


@pytest.mark.rule("C-11.3")
@pytest.mark.rule("C-9.5")
def test_own_bonus_with_steps_first_then_the_start_card_with_its_step() -> None:
    table = Table(2)
    table.give(0, "i-k2")
    table.monasteries(i_1="mixture")
    table.acquire(0, "iii-c1", 1)
    assert table.has(0) == (8, 6, 0)
    table.act(0, "step b2")
    assert table.has(0) == (9, 6, 1), "the start card's guard and point follow the card's own step"
    table.act(0, "step i-1")
    assert table.has(0) == (10, 7, 3)
    assert table.state.is_over()


@pytest.mark.rule("C-11.3")
def test_refused_steps_do_not_cost_the_guard_and_the_point() -> None:
    table = Table(2)
    table.give(0, "i-k2")
    table.acquire(0, "ii-c6", 1)
    table.act(0, "stop")
    assert table.has(0) == (12, 6, 1)


@pytest.mark.rule("C-11.2")
@pytest.mark.rule("C-11.3")
@pytest.mark.rule("C-R12")
def test_repeating_a_bonus_is_no_acquisition() -> None:
    table = Table(2)
    table.give(0, "i-k2", "i-c2", "ii-c6")
    table.acquire(0, "iii-c2", 3)
    assert table.has(0) == (5, 7, 0)
    table.act(0, "repeat ii-c6")
    # 4 guards once more; then the reward for the one council member that was acquired
    assert table.has(0) == (10, 7, 1)
    table.act(0, "stop")
    assert table.state.is_over()


# The discard pile


@pytest.mark.rule("C-12.5")
def test_the_price_of_a_discarded_card_does_not_depend_on_the_die() -> None:
    table = Table(2)
    table.discard("ii-s4")
    table.hold(0, guards=10, coins=0)
    table.acquire(0, "iii-m3", 6)
    table.act(0, "browse scholar", "acquire ii-s4")
    assert table.has(0) == (1, 0, 0)
    assert table.owns(0, "ii-s4")


@pytest.mark.rule("C-12.5")
@pytest.mark.rule("C-12.12")
def test_a_repeating_card_from_the_discard_pile_reaches_into_it_again() -> None:
    table = Table(2)
    table.discard("iii-m2", "ii-s3")
    table.hold(0, guards=7, coins=9)
    table.acquire(0, "iii-m3", 1)
    table.act(0, "browse merchant", "acquire iii-m2")
    assert table.legal(0) == ["repeat iii-m3", "decline"]
    table.act(0, "repeat iii-m3", "browse scholar", "acquire ii-s3")
    assert table.has(0) == (6, 3, 3)
    assert table.state.is_over()


@pytest.mark.rule("C-12.4")
@pytest.mark.rule("C-12.5")
def test_a_cleric_that_an_opponent_lost_can_be_acquired() -> None:
    table = Table(2)
    table.give(1, "ii-k6")
    table.move(1, "cleric", 5)
    table.show("upper", "iii-k1", "iii-m3")
    table.die("upper", 0, 2)
    table.die("upper", 0, 1)
    table.evaluate("upper")
    table.act(0, "acquire iii-k1")
    table.act(1, "lose ii-k6")
    table.act(0, "acquire iii-m3", "browse cleric", "acquire ii-k6", "stop")
    assert table.owns(0, "ii-k6")
    assert table.space(0, "cleric") == 1 + 3
    assert table.space(1, "cleric") == 2
    assert table.has(0) == (7 - 1 - 3, 7 - 2, 5 + 2)


# Opponents


@pytest.mark.rule("C-12.4")
def test_opponents_answer_from_the_first_in_order_and_the_actor_is_left_out() -> None:
    table = Table(4)
    table.order(3, 1, 0, 2)
    for seat, card in ((0, "ii-k1"), (1, "ii-k2"), (2, "ii-k3"), (3, "ii-k4")):
        table.give(seat, card)
    table.acquire(1, "iii-k1", 1)
    asked = []
    while table.asked():
        asked.append(table.asked()[0])
        table.do_least()
    assert asked == [3, 0, 2]
    assert [table.points(seat) for seat in range(4)] == [-3, 5, -3, -3]


@pytest.mark.rule("C-12.4")
@pytest.mark.rule("C-8.3")
def test_a_lost_cleric_costs_its_whole_influence_though_some_had_lapsed_at_fifteen() -> None:
    table = Table(4)
    table.move(2, "cleric", 12)
    table.move(1, "cleric", 14)
    table.acquire(1, "ii-k4", 1)
    assert table.space(1, "cleric") == 15
    table.finish()
    table.acquire(0, "iii-k1", 1, "central")
    table.act(1, "lose ii-k4")
    assert table.space(1, "cleric") == 12
    assert table.ranks("cleric") == [2, 1, 0, 3], "on top of the disk that was there"


@pytest.mark.rule("C-12.4")
@pytest.mark.rule("C-13.3")
@pytest.mark.rule("C-11.3")
def test_a_lost_card_works_no_longer_in_phase_c_and_e() -> None:
    table = Table(4)
    table.give(1, "i-k2", "ii-k1")
    table.acquire(0, "iii-k1", 1)
    table.act(1, "lose i-k2")
    table.acquire(1, "ii-c6", 1, "central")
    assert table.state.is_over(), "no reward for the council member"
    assert table.has(1) == (11, 6, 0)
    assert table.parts(1)["diplomas"] == 0
    table.hold_dice(1, "green")
    table.income(1)
    assert table.question() == "move-pilgrim", "the other cleric still works"


@pytest.mark.rule("C-12.3")
@pytest.mark.rule("C-8.1")
def test_tributes_of_three_opponents_fill_up_to_twenty_one_after_another() -> None:
    table = Table(4)
    table.hold(0, guards=18, coins=20)
    table.acquire(0, "ii-m5", 1)
    for seat in (1, 2, 3):
        table.act(seat, "give-resources")
    assert table.has(0) == (20, 20, 0)
    assert [table.has(seat) for seat in (1, 2, 3)] == [(6, 6, 0)] * 3


@pytest.mark.rule("C-12.6")
@pytest.mark.rule("C-8.4")
def test_who_is_caught_up_with_stays_ahead_and_pays_nothing() -> None:
    table = Table(3)
    table.move(1, "council", 4)
    table.move(2, "council", 3)
    table.move(0, "council", 2)
    table.acquire(0, "iii-c3", 1)
    # seat 0 reaches space 4 after seat 1 and passes seat 2
    assert table.ranks("council") == [1, 0, 2]
    assert table.asked() == [2]
    table.act(2, "give-points")
    assert table.points(2) == -3
    assert table.state.is_over()


@pytest.mark.rule("C-12.6")
@pytest.mark.rule("C-12.12")
def test_a_repeated_tribute_is_asked_of_those_behind_at_that_moment() -> None:
    table = Table(2)
    table.give(0, "iii-c4")
    table.move(0, "council", 1)
    table.move(1, "council", 3)
    table.acquire(0, "iii-c2", 1)
    assert table.ranks("council") == [0, 1], "three spaces up and past the other"
    table.act(0, "repeat iii-c4")
    table.act(1, "give-resources")
    assert table.has(1) == (7, 4, 0)
    assert table.has(0) == (6, 10, 0)


# Counting, in phase C


@pytest.mark.rule("C-12.7")
@pytest.mark.rule("C-12.12")
def test_a_repeated_card_counts_the_repeating_one_too() -> None:
    table = Table(2)
    table.give(0, "iii-c1")
    table.acquire(0, "iii-c2", 1)
    table.act(0, "repeat iii-c1")
    assert table.has(0) == (8, 7, 0)
    assert table.waiting() == pilgrimage(0, 2)


@pytest.mark.rule("C-12.13")
def test_the_income_of_a_track_at_its_end_brings_points_too() -> None:
    table = Table(2)
    table.move(0, "council", 12)
    table.hold(0, guards=1)
    table.acquire(0, "ii-c4", 1)
    assert table.has(0) == (10, 7, 2)
    assert table.points_from(0, "characters") == 2


@pytest.mark.rule("C-12.10")
@pytest.mark.rule("C-7.3")
def test_the_card_for_a_voyage_pays_with_what_it_brings_and_the_tile_lowers_the_price() -> None:
    table = Table(2)
    table.voyages("goa", "ceuta", "brasil", "madeira", "malaca", "mascat")
    table.hold(0, coins=2)
    table.crowns(0, favours=("voyages",))
    table.acquire(0, "ii-m3", 1)
    assert table.legal(0) == ["invest goa", "decline"], "8 - 2 = 6 = 2 + 4"
    table.act(0, "invest goa")
    assert table.has(0) == (6, 0, 0)


@pytest.mark.rule("C-10.1")
@pytest.mark.rule("C-12.9")
def test_the_tile_for_voyages_from_a_card_works_at_once_and_until_the_end_of_the_round() -> None:
    table = Table(2)
    table.voyages("ceuta", "goa")
    table.hold(0, guards=8, coins=6)
    table.acquire(0, "ii-c5", 1)
    table.act(0, "favour voyages", "invest ceuta")
    assert table.has(0) == (2, 6, 0)
    table.begin("new-order")
    assert table.state.seats_in_order() == [0, 1], "3 crowns against 1"


# Crowns and order


@pytest.mark.rule("C-5.3")
def test_three_tied_players_turn_round_and_the_fourth_keeps_out_of_it() -> None:
    table = Table(4)
    table.order(2, 0, 3, 1)
    # flags 0, 1, 2, 2; the first gets 3, the second 1, so: 3, 2, 2, 2
    table.crowns(2, favours=("voyages",))
    table.crowns(0, favours=("pilgrim",))
    table.begin("new-order")
    assert table.state.seats_in_order() == [2, 1, 3, 0]


@pytest.mark.rule("C-15.12")
@pytest.mark.rule("C-3.3")
def test_the_castle_monastery_pays_for_each_of_three_dice_and_for_none_placed_before() -> None:
    table = Table(2)
    table.monasteries(i_1="castle")
    table.die("castle", 0, 6, "white")
    table.disk(0, "i-1")
    table.pool(("gray", 1), ("gray", 2), ("green", 3), ("purple", 3), ("orange", 4), ("orange", 5))
    table.begin("place-dice")
    for seat, die in ((0, "gray 1"), (1, "gray 2"), (0, "green 3"), (1, "purple 3"), (0, "orange 4")):
        table.act(seat, f"take {die}", "place castle")
    assert (table.points(0), table.points(1)) == (12, 0)
    assert table.points_from(0, "monasteries") == 12
