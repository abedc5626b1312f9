"""The worked examples of the rulebook, in the order of its pages."""

import pytest

from tests.orleans.table import Table

# The colours of the seats in the rulebook's pictures.
YELLOW, GREEN, BLUE, RED = 0, 1, 2, 3


@pytest.mark.rule("O-2.3")
@pytest.mark.rule("O-2.4")
def test_census_blue_receives_a_coin_and_red_pays_one() -> None:
    table = Table(4)
    for seat, space in ((YELLOW, 2), (GREEN, 2), (BLUE, 4), (RED, 1)):
        table.move_track(seat, "farmer", space)

    table.start_census()

    assert [int(player.coins) for player in table.state.players] == [5, 5, 6, 4]


@pytest.mark.rule("O-3.1")
def test_followers_green_draws_four_yellow_and_blue_six_and_red_eight() -> None:
    table = Table(4)
    for seat, knights in ((GREEN, 0), (YELLOW, 2), (BLUE, 2), (RED, 5)):
        table.clear(seat)
        table.bag(seat, "farmer", "farmer", "knight", "scholar", "monk")
        table.move_track(seat, "knight", knights)

    table.start_followers()

    for seat, limit in ((GREEN, 4), (YELLOW, 6), (BLUE, 6), (RED, 8)):
        assert table.legal_of(seat, "draw")[0] == f"draw {limit}"
        refusal = table.refused(seat, f"draw {limit + 1}")
        assert refusal.code == "draw-limit-knights"
        table.act(seat, f"draw {limit}")
        assert table.player(seat).market_size == limit


@pytest.mark.rule("O-6.1")
@pytest.mark.rule("O-5.3")
def test_planning_a_new_farmer_needs_a_boatman_and_a_craftsman() -> None:
    table = Table(4)
    table.keep_busy(0)
    table.put(0, "farm-house", "own-boatman")
    table.start_actions()
    assert table.refused(0, "use farm-house").missing == [{"what": "craftsman", "where": "farm-house.2"}]

    table.start_planning()
    table.act(0, "place own-craftsman farm-house.2", "end-planning")
    for seat in (1, 2, 3):
        table.act(seat, "end-planning")
    table.act(0, "use farm-house")

    assert table.in_bag(0, "farmer") == 1
    assert table.track(0, "farmer") == 1
    assert table.good(0, "grain") == 1


@pytest.mark.rule("O-5.4")
def test_actions_boatman_and_craftsman_of_the_farm_house_return_to_the_bag_at_once() -> None:
    table = Table(4)
    table.keep_busy(0)
    table.put(0, "farm-house", "own-boatman", "own-craftsman")
    table.only_actions()

    table.act(0, "use farm-house")

    assert table.holds(0, "farm-house") == ["", ""]
    assert (table.in_bag(0, "own-boatman"), table.in_bag(0, "own-craftsman")) == (1, 1)


@pytest.mark.rule("O-6.7")
def test_castle_the_fourth_knight_brings_a_citizen_and_only_the_fifth_draws_eight() -> None:
    table = Table(4)
    table.clear(0)
    limits = []
    citizens = []

    for _ in range(5):
        table.put(0, "castle", "own-farmer", "own-boatman", "own-trader")
        table.only_actions()
        table.act(0, "use castle")
        limits.append(int(table.state.draw_limit(table.player(0))))
        citizens.append(int(table.player(0).citizens))

    assert limits == [5, 6, 7, 7, 8]
    assert citizens == [0, 0, 0, 1, 1]


@pytest.mark.rule("O-8.1")
def test_town_hall_a_monk_takes_no_other_follower_s_space_on_a_deed() -> None:
    table = Table(4)
    table.put(0, "town-hall", "monk")
    table.start_actions()
    table.act(0, "use town-hall")

    sent = table.legal_of(0, "send")

    assert sent == ["send monk papal-conclave", "send monk cathedral", "send monk peace-treaty"]
    assert table.refused(0, "send monk astronomy").code == "deed-never-wants"


@pytest.mark.rule("O-13.5")
def test_scoring_klemens_gets_28_points_for_five_stations_and_two_citizens() -> None:
    klemens, other = 0, 1
    table = Table(2)
    table.station(klemens, "orleans", "tours", "nevers", "blois", "bourges")
    table.station(other, "orleans", "chartres", "etampes", "briare", "chinon")  # a tie: no last citizen
    table.citizens(klemens, 2)
    table.develop(klemens, 15)
    assert table.status(klemens) == 4

    table.end_game()

    parts = table.state.scores()[klemens].parts
    assert parts["trading_stations"] + parts["citizens"] == 28


@pytest.mark.rule("O-12.1")
def test_torture_a_debt_of_five_is_met_with_a_follower_two_stations_and_two_steps() -> None:
    table = Table(3)
    table.goods(1, grain=1)
    table.goods(2, grain=1)
    table.coins(0, 0)
    table.bag(0, "knight")
    table.station(0, "tours")
    table.develop(0, 6)
    table.start_event("harvest", round_number=18)

    table.act(0, "lose-follower", "lose-station tours", "lose-unbuilt-station", "lose-step", "lose-step")

    assert table.state.is_over()
    player = table.player(0)
    assert table.in_bag(0, "knight") == 0
    assert (player.stations_built, player.stations_left, player.development) == (0, 8, 4)


@pytest.mark.rule("O-3.5")
def test_placed_followers_stefan_may_draw_six_moves_two_back_and_draws_four() -> None:
    stefan = 0
    table = Table(4)
    table.clear(stefan)
    table.bag(stefan, "farmer", "farmer", "farmer", "farmer")
    table.move_track(stefan, "knight", 2)
    table.put(stefan, "village", "own-farmer", "own-boatman")
    table.start_followers()
    assert table.legal_of(stefan, "draw")[0] == "draw 6"

    table.act(stefan, "move-back village.1", "move-back village.2")

    assert table.legal_of(stefan, "draw")[0] == "draw 4"
    assert table.refused(stefan, "draw 5").code == "draw-limit-knights"
    table.act(stefan, "draw 4")
    assert table.player(stefan).market_size == 6
