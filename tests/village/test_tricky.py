"""Positions in which several rules meet, for two to five players; the solo mode has a file of its own."""

import pytest

from stammtisch.games.village.ids import ON_ROOF
from tests.village.table import Table, in_bag

# Time and death


@pytest.mark.rule("V-8.2", "V-8.4", "V-7.4")
def test_who_has_gone_into_the_bag_this_turn_is_safe_and_the_next_number_dies() -> None:
    table = Table(2)
    table.coins(0, 0)
    table.put(0, "bag", 1, 1, 1)
    table.put(0, "smithy", 2)
    table.put(0, "farm", 3)
    table.time(0, 8)
    table.spaces(church="pink", grain="pink")
    table.turn()
    table.act(0, "take church pink", "enter-church 1")
    assert table.player(0).time == 1, "three time were paid"
    assert in_bag(table, 0) == 4
    assert table.figures_at(0, "chronicle-craft") == [2], "the lowest number that can be seen"


@pytest.mark.rule("V-8.1", "V-8.2")
def test_a_long_turn_passes_the_quill_only_once() -> None:
    table = Table(2)
    table.put(0, "farm", 2)
    table.time(0, 9)
    table.spaces(craft="plague", grain="pink")
    table.turn()
    table.act(0, "take craft plague", "train smithy 1", "make plough")
    assert table.player(0).time == (9 + 2 + 3 + 3) - 10
    assert table.player(0).deaths_due == 1
    table.act(0, "let-die farm")
    assert table.figures_at(0, "chronicle-farm") == [1]
    assert table.state.to_act() == [1]


@pytest.mark.rule("V-8.7", "V-8.4")
def test_a_death_that_found_nobody_is_not_made_up_for() -> None:
    table = Table(2)
    table.coins(0, 0)
    table.put(0, "bag", 1, 1, 1, 1)
    table.time(0, 9)
    table.spaces(grain="plague", family="pink pink", church="pink")
    table.turn()
    table.act(0, "take grain plague")
    assert "Red has nobody who could die." in table.log()
    table.act(1, "take church pink", "no-action")
    table.act(0, "take family pink", "birth")
    assert table.figures_at(0, "farm") == [2], "the child lives"
    assert table.player(0).deaths_due == 0


@pytest.mark.rule("V-8.3", "V-8.4")
def test_in_a_market_day_the_seller_chooses_the_dead_before_the_next_sale() -> None:
    table = Table(3)
    for seat in range(3):
        table.coins(seat, 0)
    table.market("scroll", "plough", "ox-a", "wagon-a")
    table.goods(1, plough=1)
    table.cubes(1, green=1)
    table.goods(2, ox=1)
    table.cubes(2, green=1)
    table.put(1, "west", 1)
    table.time(1, 9)
    table.spaces(market="pink", grain="pink")
    table.turn()
    table.act(0, "take market pink")
    table.act(1, "serve plough")
    assert table.question() == "choose-death"
    assert table.phase() == "market-day"
    table.act(1, "let-die west")
    assert table.state.to_act() == [2], "the market day goes on"
    table.act(2, "serve ox-a")
    assert table.question() == "take-cube"


@pytest.mark.rule("V-8.5", "V-8.6")
def test_a_free_slot_of_another_group_does_not_save_from_the_grave() -> None:
    table = Table(2)
    table.put(1, "chronicle-travel", 2)
    table.put(0, "west", 1)
    table.put(0, "bag", 1, 1, 1)
    table.time(0, 9)
    table.spaces(family="plague", grain="pink")
    table.turn()
    table.act(0, "take family plague", "no-action")
    assert table.figures_at(0, "grave") == [1]
    assert table.state.chronicle_free() == 8
    assert table.state.trigger == -1


# The end


def near_the_end(seats: int, **spaces: str) -> Table:
    """One grave is left and no farm slot: the next who dies on a farm brings on the end."""
    table = Table(seats)
    for seat in range(seats):
        table.coins(seat, 0)
    table.put(seats - 1, "chronicle-farm", *[2, 2, 2, 3, 3, 4][: table.free_slots("farm")])
    table.put(0, "grave", *[2, 2, 2, 3, 3][: int(table.state.graves) - 1])
    table.spaces(**spaces)
    return table


@pytest.mark.rule("V-10.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_other_seat_has_exactly_one_more_turn_in_order(seats: int) -> None:
    table = near_the_end(seats, family="plague", church="pink pink pink pink pink pink")
    table.time(1, 9)
    table.turn(1)
    table.act(1, "take family plague", "no-action")
    order = []
    while not table.state.is_over():
        seat = table.state.to_act()[0]
        if table.question() == "take-cube":
            order.append(seat)
        table.do_least()
    assert order == [(1 + offset) % seats for offset in range(1, seats)]


@pytest.mark.rule("V-10.3", "V-R3", "V-10.5")
def test_the_last_cube_brings_the_end_without_mass_or_refill_in_between() -> None:
    table = near_the_end(3, family="plague")
    table.put(2, "church-1", 1)
    table.time(0, 9)
    table.turn()
    table.act(0, "take family plague", "no-action")
    assert table.state.cubes_left == 0
    assert table.fame(2) == 0, "the mass is put off"
    assert table.question() == "free-action"
    table.act(1, "choose grain", "harvest")
    assert table.player(1).grain == 2
    assert table.question() == "free-action"
    table.act(2, "no-action")
    assert table.state.is_over()
    assert table.state.round == 1
    assert table.fame(2) == 2, "one last mass"
    assert table.log().count("A mass is held.") == 1


@pytest.mark.rule("V-10.2", "V-10.3")
def test_while_a_cube_lies_the_last_turn_is_not_free() -> None:
    table = near_the_end(3, family="plague", church="pink")
    table.time(0, 9)
    table.turn()
    table.act(0, "take family plague", "no-action")
    assert table.legal(1) == ["take church pink"]
    table.act(1, "take church pink", "no-action")
    assert table.question() == "free-action"
    assert table.state.to_act() == [2]


@pytest.mark.rule("V-10.4", "V-10.2")
def test_after_anothers_trigger_in_a_market_day_the_caller_is_last() -> None:
    table = near_the_end(4, market="pink", church="pink pink pink pink pink")
    table.market("scroll", "plough", "ox-a", "wagon-a", "horse-a")
    table.goods(3, plough=1)
    table.cubes(3, green=1)
    table.goods(1, scroll=2)
    table.time(3, 9)
    table.turn(1)
    table.act(1, "take market pink", "serve scroll")
    table.act(3, "serve plough")
    assert table.state.trigger == 3
    order = []
    while not table.state.is_over():
        order.append(table.state.to_act()[0])
        table.act(order[-1], "take church pink", "no-action")
    assert order == [2, 3, 0, 1], "all, also seat 3, and the caller last"


@pytest.mark.rule("V-10.4", "V-R2")
def test_the_plague_of_the_market_cube_may_bring_the_end_and_the_day_is_held() -> None:
    table = near_the_end(2, market="plague", church="pink pink")
    table.market("scroll", "plough", "ox-a")
    table.goods(0, scroll=1)
    table.goods(1, plough=1)
    table.cubes(1, green=1)
    table.time(0, 9)
    table.turn()
    table.act(0, "take market plague")
    assert table.state.trigger == 0, "settled before the first sale"
    table.act(0, "serve scroll")
    table.act(1, "serve plough")
    assert table.question() == "take-cube"
    assert table.state.to_act() == [1], "the caller has had the last turn"
    table.act(1, "take church pink", "no-action")
    assert table.state.is_over()


@pytest.mark.rule("V-10.4", "V-R4")
def test_the_caller_who_fills_the_second_list_after_another_still_has_a_turn() -> None:
    table = Table.written("two-ends-in-one-market-day")
    table.act(0, "take market pink", "serve scroll")
    table.act(1, "serve plough")
    assert table.state.trigger == 1
    table.act(0, "serve ox-a")
    assert table.state.chronicle_free() == 0
    assert table.state.trigger == 1, "only the first counts"
    table.act(1, "take church pink", "no-action")
    table.act(0, "take church pink")
    assert table.state.is_over()


# Market


@pytest.mark.rule("V-5.3", "V-R6")
def test_if_the_caller_can_serve_nobody_no_other_sale_is_free() -> None:
    table = Table(2)
    for seat in range(2):
        table.coins(seat, 0)
    table.market("scroll", "plough", "ox-a")
    table.goods(1, plough=1)
    table.spaces(market="pink", grain="pink pink")
    table.turn()
    table.act(0, "take market pink")
    assert table.question() == "take-cube", "seat 1 has no green cube, and the free sale was the caller's"
    assert table.customers_of(1) == []


@pytest.mark.rule("V-5.3", "V-3.7", "V-R13")
def test_a_coin_may_pay_for_a_sale_and_is_asked_for_only_beside_a_green_cube() -> None:
    table = Table(2)
    table.market("scroll", "plough", "ox-a")
    table.goods(1, plough=1, ox=1)
    table.coins(1, 2)
    table.cubes(1, green=1)
    table.spaces(market="pink", grain="pink pink")
    table.turn()
    table.act(0, "take market pink")
    table.act(1, "serve plough")
    assert table.legal(1) == ["pay green", "pay coin"]
    table.act(1, "pay green", "serve ox-a")
    assert table.player(1).coins == 1, "without a green cube the coin goes without asking"
    assert table.player(1).time == 2


@pytest.mark.rule("V-5.5", "V-5.2")
def test_the_queue_is_not_served_on_the_day_on_which_it_moves_up() -> None:
    table = Table(2)
    table.coins(0, 0)
    table.coins(1, 0)
    table.market("scroll", "plough", "ox-a", "wagon-a", "wagon-b")
    table.goods(0, scroll=1, plough=1, ox=1, wagon=2)
    table.cubes(0, green=3)
    table.spaces(market="pink", grain="pink pink")
    table.turn()
    table.act(0, "take market pink", "serve scroll", "serve plough", "serve ox-a")
    assert table.question() == "take-cube"
    assert table.cubes_of(0) == {"pink": 1, "green": 1}
    assert table.stalls()[:2] == ["wagon-a", "wagon-b"]
    assert "Red cannot serve anyone and passes." not in table.log(), "without customers the day is over"


@pytest.mark.rule("V-2.3", "V-5.1")
def test_the_market_cube_may_be_the_last_of_the_round() -> None:
    table = Table(2)
    table.market("scroll", "plough", "ox-a")
    table.goods(1, plough=1)
    table.spaces(market="pink")
    table.turn()
    table.act(0, "take market pink")
    assert table.phase() == "market-day"
    table.act(1, "serve plough")
    assert table.state.round == 2


# Payments


@pytest.mark.rule("V-3.3", "V-3.7")
def test_the_cube_just_taken_may_be_part_of_the_payment() -> None:
    table = Table(2)
    table.coins(0, 1)
    table.cubes(0, green=0)
    table.spaces(council="green", grain="pink")
    table.turn()
    table.act(0, "take council green", "enter-council 1")
    assert table.cubes_of(0) == {}, "the green cube and the coin: the only mix"
    assert table.player(0).coins == 0


@pytest.mark.rule("V-3.7", "V-R13")
def test_a_payment_is_asked_for_only_when_there_is_a_choice() -> None:
    for coins, scrolls, green, ways in (
        (0, 1, 0, 1),
        (0, 0, 2, 1),
        (1, 0, 1, 1),
        (1, 0, 2, 2),
        (2, 0, 2, 3),
        (0, 1, 2, 2),
        (2, 1, 2, 4),
    ):
        table = Table(2)
        table.coins(0, coins)
        table.goods(0, scroll=scrolls)
        table.cubes(0, green=green)
        table.spaces(council="pink", grain="pink")
        table.turn()
        table.act(0, "take council pink", "enter-council 1")
        asked = len(table.legal(0)) if table.question() == "payment" else 1
        assert asked == ways, (coins, scrolls, green)


# Council, travel, family


@pytest.mark.rule("V-6.2", "V-R11", "V-R13")
def test_a_step_without_a_privilege_to_use_asks_nothing() -> None:
    table = Table(2)
    table.goods(0, scroll=1)
    table.goods(1, scroll=1)
    table.coins(0, 0)
    table.coins(1, 0)
    table.spaces(council="pink pink", grain="pink")
    table.turn()
    table.act(0, "take council pink", "enter-council 1")
    table.act(0, "privilege start")
    table.act(1, "take council pink", "enter-council 1")
    assert table.question() == "take-cube"
    assert table.state.to_act() == [0], "the marker is gone, and the first step has nothing else"


@pytest.mark.rule("V-6.3", "V-6.8")
def test_a_coin_spent_on_the_step_is_gone_for_its_privilege() -> None:
    table = Table(2)
    table.coins(0, 1)
    table.cubes(0, green=1)
    table.put(0, "council-3", 1)
    table.spaces(council="pink", grain="pink")
    table.turn()
    table.act(0, "take council pink", "advance council-3 1")
    assert table.player(0).coins == 0
    assert "privilege fame" not in table.legal(0)
    assert table.legal_of(0, "privilege") == ["privilege start", "privilege cubes", "privilege good"]


@pytest.mark.rule("V-7.3", "V-R9")
def test_who_comes_home_leaves_the_marker_and_earns_nothing_twice() -> None:
    table = Table(2)
    table.coins(0, 0)
    table.goods(0, wagon=1)
    table.cubes(0, brown=2)
    table.put(0, "west", 1)
    table.castles(0, "west")
    table.spaces(family="pink", travel="pink pink", church="pink pink")
    table.turn()
    table.act(0, "take family pink", "return west 1")
    table.act(1, "take church pink", "no-action")
    table.act(0, "take travel pink", "travel village/west 1")
    assert table.fame(0) == 0
    assert table.part(0, "travel") == 1


@pytest.mark.rule("V-7.1", "V-7.3")
def test_the_journey_is_paid_before_the_castle_gives_its_coin() -> None:
    table = Table(2)
    table.coins(0, 1)
    table.goods(0, wagon=1)
    table.cubes(0, pink=1, orange=2)
    table.put(0, "west", 1)
    table.spaces(travel="green", grain="pink")
    table.turn()
    table.act(0, "take travel green", "travel west/northwest 1")
    assert table.player(0).coins == 1
    assert table.legal(0) == ["pay pink+orange+orange", "pay orange+orange+coin", "pay pink+orange+coin"]
    table.act(0, "pay pink+orange+coin")
    assert table.player(0).coins == 1, "one paid, one received"


@pytest.mark.rule("V-4.2", "V-4.3")
@pytest.mark.parametrize(
    "place",
    ["wainwright", "stables", "scriptorium", "smithy"]
    + [f"{building}-{step}" for building in ("council", "church") for step in range(1, 5)]
    + ["west", "south", "centre", "northwest", "northeast", "east"],
)
def test_the_living_come_home_from_every_place_of_the_board(place: str) -> None:
    table = Table(2)
    table.put(0, place, 2)
    table.spaces(family="pink", grain="pink")
    table.turn()
    table.act(0, "take family pink", f"return {place} 2")
    assert table.figures_at(0, "farm") == [1, 1, 1, 1, 2]


@pytest.mark.rule("V-4.2")
def test_the_dead_are_not_born_again() -> None:
    table = Table(2)
    table.put(0, "grave", 2, 2)
    table.put(0, "chronicle-craft", 2)
    table.spaces(family="pink", grain="pink")
    table.turn()
    table.act(0, "take family pink", "birth")
    assert table.figures_at(0, "farm") == [1, 1, 1, 1, 3]


# Well


@pytest.mark.rule("V-3.6", "V-2.3")
def test_the_well_takes_no_cube_and_the_round_goes_on() -> None:
    table = Table(2)
    table.coins(0, 0)
    table.cubes(0, green=3)
    table.spaces(grain="pink")
    table.turn()
    table.act(0, "well", "choose family", "birth")
    assert table.on_space("grain") == {"pink": 1}
    assert table.cubes_of(0) == {}
    assert table.state.to_act() == [1]
    table.act(1, "take grain pink", "harvest")
    assert table.state.round == 2


# Mass


@pytest.mark.rule("V-9.2", "V-9.3")
def test_the_fourth_figure_bought_leaves_nothing_to_draw_and_the_rest_in_the_bag() -> None:
    table = Table(3)
    table.put(0, "bag", 1, 1, 1)
    table.put(1, "bag", 1, 1)
    table.put(2, "bag", 1)
    for seat in range(3):
        table.coins(seat, 3)
    table.words["start_seat"] = 1
    table.mass()
    table.act(1, "buy-out 1", "buy-out 1")
    assert table.state.to_act() == [2], "seat 1 has nobody else in the bag"
    table.act(2, "buy-out 1")
    table.act(0, "buy-out 1")
    assert table.state.round == 2
    assert in_bag(table, 0) == 2
    assert [table.player(seat).coins for seat in range(3)] == [2, 1, 2]
    assert not any(line.startswith("Drawn from the bag") for line in table.log())


@pytest.mark.rule("V-9.6")
def test_a_start_player_who_takes_the_marker_stays_and_nothing_is_announced() -> None:
    table = Table(3)
    table.words["start_seat"] = 1
    table.words["marker"] = 1
    table.mass()
    assert table.state.to_act() == [1]
    assert table.state.marker == ON_ROOF
    assert not any(line.endswith("new start player.") for line in table.log())


@pytest.mark.rule("V-9.5")
def test_of_three_equal_in_number_only_the_foremost_two_share() -> None:
    table = Table(3)
    table.put(0, "church-3", 1)
    table.put(1, "church-3", 2)
    table.put(2, "church-2", 1)
    table.mass()
    assert [table.fame(seat) for seat in range(3)] == [2, 2, 0]


@pytest.mark.rule("V-9.5")
def test_more_figures_beat_one_on_the_highest_step() -> None:
    table = Table(2)
    table.put(0, "church-4", 1)
    table.put(1, "church-1", 1, 1)
    table.mass()
    assert [table.fame(seat) for seat in range(2)] == [0, 2]
