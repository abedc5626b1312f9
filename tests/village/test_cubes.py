"""The round, and taking cubes. Rules: V-2, V-3."""

import pytest

from stammtisch.games.village import round as rounds
from stammtisch.games.village.ids import CUBE_IDS, SPACE_IDS
from tests.positions import step
from tests.village.table import Table

SEEDING = {
    2: ([3, 3, 5, 1, 2, 2, 2], [3, 3, 4, 4]),
    3: ([3, 4, 6, 1, 2, 2, 3], [4, 4, 4, 5]),
    4: ([4, 4, 6, 1, 3, 3, 3], [5, 5, 5, 5]),
    5: ([5, 5, 7, 1, 4, 4, 4], [6, 6, 7, 7]),
}


@pytest.mark.rule("V-3.1", "V-3.2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_bag_and_spaces_are_filled_as_the_card_says(seats: int) -> None:
    table = Table(seats)
    spaces, adds = SEEDING[max(seats, 2)]
    assert [sum(table.on_space(space).values()) for space in SPACE_IDS] == spaces
    in_bag_or_out = [33 - adds[colour] for colour in range(4)]
    assert [table.in_supply(colour) for colour in CUBE_IDS[:4]] == in_bag_or_out
    assert table.in_supply("plague") == 0, "all plague cubes were thrown in"
    assert sum(table.now()["bag"].values()) == 2, "two cubes stay in the bag"
    assert sum(spaces) % max(seats, 2) == 0


@pytest.mark.rule("V-3.1")
def test_a_colour_that_is_short_goes_in_as_far_as_it_goes() -> None:
    table = Table(3)
    table.spaces()
    table.cubes(0, green=table.in_supply("green") - 2)
    before = table.now()["bag"].get("green", 0)
    rounds.fill_bag(table.state)
    assert table.now()["bag"]["green"] == before + 2
    assert table.in_supply("green") == 0


@pytest.mark.rule("V-R15")
def test_a_bag_that_runs_dry_fills_the_first_spaces() -> None:
    table = Table(2)
    table.spaces()
    table.words["bag"] = {"plague": table.words["bag"].get("plague", 0)}
    table.cubes(0, **{colour: table.in_supply(colour) for colour in CUBE_IDS[:4]})
    table.begin(step("round"))
    assert table.state.cubes_left == 6
    assert table.on_space("grain") == {"plague": 3}
    assert table.on_space("family") == {"plague": 3}
    assert table.on_space("church") == {}


@pytest.mark.rule("V-2.1")
def test_a_round_is_seeding_turns_and_mass() -> None:
    table = Table(2)
    table.spaces(craft="orange green")
    table.turn()
    table.act(0, "take craft orange", "no-action")
    assert table.phase() == "turns"
    table.act(1, "take craft green", "no-action")
    assert "A mass is held." in table.log()
    assert "Round 2 begins." in table.log()
    assert table.state.cubes_left == 18


@pytest.mark.rule("V-2.2")
def test_turns_go_round_clockwise() -> None:
    table = Table(3)
    table.spaces(church="pink pink pink pink pink")
    table.turn(1)
    for seat in (1, 2, 0, 1):
        assert table.state.to_act() == [seat]
        table.act(seat, "take church pink", "no-action")
    assert table.refused(0, "take church pink").code == "not-asked"


@pytest.mark.rule("V-2.3")
def test_who_takes_the_last_cube_still_acts() -> None:
    table = Table(2)
    table.spaces(grain="brown")
    table.turn()
    table.act(0, "take grain brown")
    assert table.question() == "harvest"
    table.act(0, "harvest")
    assert table.player(0).grain == 2
    assert table.state.round == 2


@pytest.mark.rule("V-3.3")
def test_a_cube_goes_to_the_farm_and_pays_at_once() -> None:
    table = Table(2)
    table.coins(0, 0)
    table.spaces(craft="pink orange")
    table.turn()
    table.act(0, "take craft pink")
    assert table.cubes_of(0) == {"pink": 1}
    table.act(0, "buy scroll")
    assert table.cubes_of(0) == {}
    assert table.goods_of(0) == {"scroll": 1}


@pytest.mark.rule("V-3.3")
def test_only_cubes_that_lie_there_are_offered() -> None:
    table = Table(2)
    table.coins(0, 0)
    table.spaces(craft="pink orange", church="plague")
    table.turn()
    assert table.legal(0) == ["take craft pink", "take craft orange", "take church plague"]
    refusal = table.refused(0, "take craft green")
    assert (refusal.code, refusal.rule) == ("cube-not-there", "V-3.3")


@pytest.mark.rule("V-3.4")
def test_plague_costs_two_time_and_leaves_the_action() -> None:
    table = Table(2)
    table.spaces(grain="plague brown")
    table.turn()
    before = table.in_supply("plague")
    table.act(0, "take grain plague")
    assert table.player(0).time == 2
    assert table.in_supply("plague") == before + 1
    assert table.cubes_of(0) == {}
    table.act(0, "harvest")
    assert table.player(0).grain == 2


@pytest.mark.rule("V-3.5")
def test_an_action_may_be_waived() -> None:
    table = Table(2)
    table.spaces(family="brown brown")
    table.turn()
    table.act(0, "take family brown", "no-action")
    assert table.figures_at(0, "farm") == [1, 1, 1, 1]
    assert table.state.to_act() == [1]


@pytest.mark.rule("V-3.5")
def test_an_impossible_action_is_passed_over() -> None:
    table = Table(2)
    table.spaces(travel="brown brown")
    table.turn()
    table.act(0, "take travel brown")
    assert table.state.to_act() == [1], "without a wagon nobody is asked"


@pytest.mark.rule("V-3.6", "V-R8")
def test_the_well_takes_three_of_a_colour_for_any_action() -> None:
    table = Table(2)
    table.coins(0, 0)
    table.cubes(0, brown=3, pink=2)
    table.spaces(market="green")
    table.turn()
    table.act(0, "well")
    assert table.cubes_of(0) == {"pink": 2}
    assert table.question() == "choose-action"
    assert table.refused(0, "no-action").code == "well-wants-action"
    table.act(0, "choose grain", "harvest")
    assert table.player(0).grain == 2
    assert table.state.to_act() == [1]
    assert table.on_space("market") == {"green": 1}


@pytest.mark.rule("V-R8")
def test_what_the_well_offers_may_be_waived() -> None:
    table = Table(2)
    table.cubes(0, brown=3)
    table.coins(0, 0)
    table.spaces(market="green")
    table.turn()
    table.act(0, "well", "choose family", "no-action")
    assert table.state.to_act() == [1]


@pytest.mark.rule("V-3.6")
def test_the_well_is_refused_without_the_cubes() -> None:
    table = Table(2)
    table.coins(0, 1)
    table.cubes(0, brown=1, pink=1)
    table.spaces(market="green")
    table.turn()
    assert not table.can(0, "well")
    refusal = table.refused(0, "well")
    assert (refusal.code, refusal.rule) == ("well-too-dear", "V-3.6")
    assert refusal.missing == [{"what": "cubes", "number": 1}]


@pytest.mark.rule("V-R19")
def test_coins_may_pay_for_the_well_in_any_mix() -> None:
    table = Table(2)
    table.coins(0, 3)
    table.cubes(0, brown=2, pink=1)
    table.spaces(market="green")
    table.turn()
    table.act(0, "well")
    assert table.question() == "pay-well"
    assert table.legal(0) == [
        "pay brown+brown+coin",
        "pay brown+coin+coin",
        "pay pink+coin+coin",
        "pay coin+coin+coin",
    ]
    table.act(0, "pay coin+coin+coin", "choose family", "birth")
    assert table.player(0).coins == 0
    assert table.cubes_of(0) == {"brown": 2, "pink": 1}


@pytest.mark.rule("V-3.7")
def test_the_player_chooses_how_many_coins_replace_cubes() -> None:
    table = Table(2)
    table.coins(0, 2)
    table.cubes(0, orange=1, pink=1)
    table.spaces(craft="green green")
    table.turn()
    table.act(0, "take craft green", "buy wagon")
    assert table.question() == "payment"
    assert table.legal(0) == ["pay pink+orange", "pay orange+coin", "pay pink+coin", "pay coin+coin"]
    table.act(0, "pay orange+coin")
    assert table.cubes_of(0) == {"pink": 1, "green": 1}
    assert table.player(0).coins == 1
    assert table.goods_of(0) == {"wagon": 1}


@pytest.mark.rule("V-3.7", "V-R13")
def test_without_a_choice_nobody_is_asked_how_to_pay() -> None:
    table = Table(2)
    table.coins(0, 1)
    table.cubes(0, orange=1)
    table.spaces(craft="green green")
    table.turn()
    table.act(0, "take craft green", "buy wagon")
    assert table.state.to_act() == [1]
    assert table.player(0).coins == 0
    assert table.cubes_of(0) == {"green": 1}


@pytest.mark.rule("V-3.7")
def test_coins_never_replace_grain() -> None:
    table = Table(2)
    table.coins(0, 5)
    table.grain(0, 2)
    table.spaces(craft="green green")
    table.turn()
    table.act(0, "take craft green")
    assert not table.can(0, "buy horse")
    assert table.refused(0, "buy horse").code == "grain-missing"
