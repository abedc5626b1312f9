"""The wedding, step by step. Rules: VM-4."""

import pytest

from tests.village.marriage.altar import RANK_OF_COLOUR, Altar


@pytest.mark.rule("VM-4.1")
def test_a_wedding_follows_the_mass_and_then_a_new_round_begins() -> None:
    table = Altar(3)
    table.rank(1, (0, 1))
    table.rank(2, (1, 1))
    table.let_fall("green")
    table.mass()
    assert table.phase() == "wedding"
    assert table.question() == "choose-building"
    assert "A mass is held." in table.log()
    before = table.state.round
    while table.phase() == "wedding":
        table.do_least()
    assert table.state.round == before + 1
    assert table.phase() == "turns"


def brought_to_an_end() -> Altar:
    """Two figures stand in the ceremony, the graveyard is full, and seat 1 has the last turn."""
    table = Altar(2)
    table.rank(1, (0, 1))
    table.rank(2, (1, 1))
    while table.state.graves:
        table.put(0, "grave", 2)
    table.last_turns(0, 1)
    table.spaces(church="brown")
    return table


@pytest.mark.rule("VM-4.1")
def test_there_is_no_wedding_after_the_last_mass() -> None:
    table = brought_to_an_end()
    table.turn(1)
    table.finish()
    assert "A mass is held." in table.log()
    assert "A wedding is held." not in table.log()
    assert table.ranks()[:2] == ["0:1", "1:1"]


@pytest.mark.rule("VM-4.1")
def test_once_the_end_is_brought_on_no_mass_is_followed_by_a_wedding() -> None:
    table = brought_to_an_end()
    table.mass()
    while not table.log().count("A mass is held."):
        table.do_least()
    assert table.phase() != "wedding"
    assert table.ranks()[:2] == ["0:1", "1:1"]


@pytest.mark.rule("VM-4.1")
def test_a_played_game_has_a_wedding_after_every_mass_but_the_last() -> None:
    table = Altar(2)
    table.finish()
    lines = table.log()
    masses = lines.count("A mass is held.")
    assert masses > 1
    assert lines.count("A wedding is held.") == masses - 1


# Step 1: the die


@pytest.mark.rule("VM-4.2")
@pytest.mark.parametrize("colour", RANK_OF_COLOUR)
def test_the_colour_of_the_die_marks_a_rank_for_a_pink_figure(colour: str) -> None:
    table = Altar(2)
    table.rank(1, (0, 1))
    table.wedding(colour)
    assert table.ranks()[RANK_OF_COLOUR[colour] - 1] == "pink"
    assert table.pink_left() == 1
    table.act(0, "settle bakery")
    assert table.couples() == ["bakery: 0:1 & pink"]


@pytest.mark.rule("VM-4.2")
def test_a_rank_that_is_taken_stays_as_it_is() -> None:
    table = Altar(2)
    table.rank(1, (0, 1))
    table.rank(2, (1, 1))
    table.wedding("green")
    assert table.ranks()[:2] == ["0:1", "1:1"]
    assert table.pink_left() == 2
    assert "Rank 2 is taken; no neutral figure joins." in table.log()


@pytest.mark.rule("VM-4.2", "VM-R2")
def test_without_supply_the_longest_standing_pink_parent_is_taken() -> None:
    table = Altar(3)
    table.couple("parents", (0, 1), "pink")
    table.couple("parents", "pink", (1, 1))
    table.rank(1, (2, 1))
    table.wedding("orange")
    assert table.ranks()[3] == "pink"
    assert table.couples() == ["parents: 0:1 & ", "parents: pink & 1:1"]
    table.act(2, "settle shop")
    assert table.couples() == ["parents: pink & 1:1", "shop: 2:1 & pink"]
    # The one left behind goes home without a purchase; no child is born.
    assert table.figures_at(0, "farm") == [1] * 5
    assert table.figures_at(1, "farm") == [1, 1, 1, 1, 2]
    assert table.question() == "shop-reward"


@pytest.mark.rule("VM-4.2")
def test_a_pink_figure_in_a_building_cannot_be_taken() -> None:
    table = Altar(3)
    table.couple("bakery", (0, 1), "pink")
    table.couple("shop", (1, 1), "pink")
    table.rank(1, (2, 1))
    table.cubes(2, brown=1)
    table.wedding("green")
    assert "No neutral figure is free." in table.log()
    assert table.couples() == ["parents: 0:1 & pink", "parents: 1:1 & pink"]


# Step 2: couples


@pytest.mark.rule("VM-4.3", "VM-4.4")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_the_two_highest_marry(seats: int) -> None:
    table = Altar(seats)
    table.rank(4, (0, 1))
    table.rank(6, (1, 1))
    if seats == 3:
        table.rank(5, (2, 1))
    table.wedding("orange")
    table.act(0, "settle shop")
    second = "1:1" if seats == 2 else "2:1"
    assert table.couples() == [f"shop: 0:1 & {second}"]


@pytest.mark.rule("VM-4.3")
@pytest.mark.parametrize("seats", [4, 5])
def test_with_four_or_five_third_and_fourth_marry_too(seats: int) -> None:
    table = Altar(seats)
    for seat in range(4):
        table.rank(seat + 1, (seat, 1))
    table.wedding("green")
    assert table.state.to_act() == [0], "the higher rank of the first couple chooses first"
    table.act(0, "settle bakery")
    assert table.state.to_act() == [2]
    table.act(2, "settle bakery")
    assert table.couples() == ["bakery: 0:1 & 1:1", "bakery: 2:1 & 3:1"]
    assert table.ranks() == [""] * 6


@pytest.mark.rule("VM-R4")
def test_of_three_with_four_players_the_third_goes_home() -> None:
    table = Altar(4)
    for seat in range(3):
        table.rank(seat + 1, (seat, 1))
        table.coins(seat, 0)
    table.wedding("green")
    table.act(0, "settle bakery")
    assert table.couples() == ["bakery: 0:1 & 1:1"]
    assert table.figures_at(2, "farm") == [1] * 5


@pytest.mark.rule("VM-R4", "VM-4.5")
def test_alone_in_the_ceremony_means_going_home_with_a_purchase() -> None:
    table = Altar(2)
    table.rank(2, (0, 1))
    table.coins(0, 0)
    table.cubes(0, orange=1)
    table.wedding("green")
    assert table.question() == "buy-on-return"
    assert table.figures_at(0, "farm") == [1] * 5
    table.act(0, "buy-tool")
    assert table.tools_of(0) == 1
    assert table.cubes_of(0) == {}


@pytest.mark.rule("VM-R4", "VM-4.5")
def test_an_odd_pink_figure_returns_to_the_supply() -> None:
    table = Altar(2)
    table.rank(1, (0, 1))
    table.rank(2, (1, 1))
    table.wedding("brown")
    table.act(0, "settle bakery")
    assert table.pink_left() == 2
    assert table.ranks() == [""] * 6


@pytest.mark.rule("VM-4.4")
@pytest.mark.parametrize(
    ("colour", "place"), [("green", "bakery"), ("brown", "bakery"), ("orange", "shop"), ("pink", "shop")]
)
def test_the_die_chooses_for_a_pink_figure(colour: str, place: str) -> None:
    table = Altar(2)
    table.rank(6, (0, 1))
    table.wedding("pink", colour)
    assert table.couples() == [f"{place}: pink & 0:1"]
    assert table.question() == f"{place}-reward"


@pytest.mark.rule("VM-4.4")
def test_older_couples_move_to_the_parents_before_new_ones_come() -> None:
    table = Altar(2)
    table.couple("bakery", (0, 1), (1, 1))
    table.couple("shop", (0, 1), "pink")
    table.rank(1, (1, 1))
    table.rank(2, (0, 1))
    table.wedding("green")
    assert table.couples() == ["parents: 0:1 & 1:1", "parents: 0:1 & pink"]
    table.act(1, "settle bakery")
    assert table.couples()[-1] == "bakery: 1:1 & 0:1"
    assert table.figures_at(0, "parents") == [1, 1]
    assert table.figures_at(0, "bakery") == table.figures_at(1, "bakery") == [1]


@pytest.mark.rule("VM-4.4")
def test_only_the_higher_rank_chooses() -> None:
    table = Altar(2)
    table.rank(1, (1, 1))
    table.rank(2, (0, 1))
    table.wedding("green")
    assert table.state.to_act() == [1]
    assert table.legal(1) == ["settle bakery", "settle shop"]
    assert table.refused(0, "settle shop").code == "not-asked"
    assert table.refused(1, "lay-bread farm 1").code == "no-bread"


# Step 2: the way home


@pytest.mark.rule("VM-4.5")
def test_a_purchase_takes_any_cube_or_a_coin_and_may_be_declined() -> None:
    table = Altar(2)
    table.rank(2, (0, 1))
    table.coins(0, 1)
    table.cubes(0, brown=1, pink=1)
    table.wedding("green")
    assert table.legal(0) == ["buy-bread", "buy-tool", "do-without"]
    table.act(0, "buy-bread")
    assert table.legal(0) == ["pay brown", "pay pink", "pay coin"]
    table.act(0, "pay coin")
    assert table.bread_of(0) == 1
    table = Altar(2)
    table.rank(2, (0, 1))
    table.wedding("green")
    table.act(0, "do-without")
    assert (table.bread_of(0), table.tools_of(0), table.player(0).coins) == (0, 0, 1)


@pytest.mark.rule("VM-4.5")
def test_nobody_is_asked_who_has_nothing_to_pay_with() -> None:
    table = Altar(2)
    table.rank(2, (0, 1))
    table.coins(0, 0)
    table.wedding("green")
    assert table.phase() == "turns"


@pytest.mark.rule("VM-R15")
def test_purchases_and_rewards_go_round_from_the_start_player() -> None:
    table = Altar(5)
    table.words["start_seat"] = 3
    for rank, seat in enumerate((0, 1, 2, 3, 4)):
        table.rank(rank + 2, (seat, 1))
    table.wedding("green")
    table.act(0, "settle bakery")
    table.act(2, "settle shop")
    assert table.question() == "buy-on-return"
    assert table.state.to_act() == [4]
    table.act(4, "do-without")
    order = []
    while table.phase() == "wedding":
        order.append(table.state.to_act()[0])
        table.do_least()
    assert order == [3, 0, 1, 2]


# Step 3: rewards


@pytest.mark.rule("VM-4.6", "VM-R1")
def test_a_child_for_every_figure_with_the_parents_at_every_wedding() -> None:
    table = Altar(2)
    table.couple("parents", (0, 1), (0, 1))
    table.couple("parents", (0, 1), "pink")
    table.wedding("green")
    assert table.figures_at(0, "farm") == [1, 1, 2, 2, 2]
    table.wedding("green")
    assert table.figures_at(0, "farm") == [1, 1, 2, 2, 2, 3, 3, 4]
    table.wedding("green")
    assert table.figures_at(0, "unborn") == [], "one is left, and then nobody"
    assert table.figures_at(0, "farm") == [1, 1, 2, 2, 2, 3, 3, 4, 4]
    assert table.figures_at(0, "parents") == [1, 1, 1], "nobody comes home instead"


@pytest.mark.rule("VM-4.7")
@pytest.mark.parametrize(
    ("place", "reward", "bread", "tools", "grain", "cubes"),
    [
        ("bakery", "two-bread", 2, 0, 0, {}),
        ("bakery", "bread-grain", 1, 0, 2, {}),
        ("shop", "two-tools", 0, 2, 0, {}),
        ("shop", "tool-cubes", 0, 1, 0, {"pink": 1, "orange": 1}),
    ],
)
def test_the_rewards_of_bakery_and_shop(
    place: str, reward: str, bread: int, tools: int, grain: int, cubes: dict[str, int]
) -> None:
    table = Altar(2)
    table.rank(1, (0, 1))
    table.wedding("green")
    table.act(0, f"settle {place}")
    other = "two-tools" if place == "bakery" else "two-bread"
    assert table.refused(0, f"wedding-reward {other}").code == "other-building"
    table.act(0, f"wedding-reward {reward}")
    assert (table.bread_of(0), table.tools_of(0), table.player(0).grain) == (bread, tools, grain)
    assert table.cubes_of(0) == cubes


@pytest.mark.rule("VM-4.7", "VM-R13")
def test_a_reward_gives_what_is_there_and_what_the_farm_holds() -> None:
    table = Altar(2)
    table.rank(1, (0, 1))
    table.grain(0, 4)
    table.wedding("green")
    table.act(0, "settle bakery", "wedding-reward bread-grain")
    assert table.player(0).grain == 5
    table = Altar(2)
    table.rank(1, (0, 1))
    table.spaces()
    table.let_fall("green")
    table.wedding("green")
    table.empty_supply("pink")
    table.act(0, "settle shop", "wedding-reward tool-cubes")
    assert table.cubes_of(0) == {"orange": 1}


@pytest.mark.rule("VM-4.7")
def test_both_owners_of_a_couple_have_their_own_reward() -> None:
    table = Altar(2)
    table.rank(1, (0, 1))
    table.rank(2, (1, 1))
    table.wedding("green")
    table.act(0, "settle shop", "wedding-reward two-tools")
    table.act(1, "wedding-reward tool-cubes")
    assert [table.tools_of(seat) for seat in range(2)] == [2, 1]


@pytest.mark.rule("VM-R5")
def test_a_couple_of_one_family_has_the_reward_twice() -> None:
    table = Altar(2)
    table.rank(1, (0, 1))
    table.rank(2, (0, 1))
    table.wedding("green")
    table.act(0, "settle bakery", "wedding-reward two-bread", "wedding-reward bread-grain")
    assert table.bread_of(0) == 3
    table.wedding("green")
    assert table.figures_at(0, "farm") == [1, 1, 1, 2, 2]


@pytest.mark.rule("VM-4.2", "VM-4.3", "VM-4.4", "VM-4.5", "VM-4.7", "VM-R2")
def test_the_wedding_of_birgit_konstanze_emma_and_andre() -> None:
    """The example of the rulebook with four players; Birgit is 0, Konstanze 1, Emma 2, André 3."""
    table = Altar(4)
    table.rank(1, (0, 1))
    table.rank(3, (1, 1))
    table.rank(4, (2, 1))
    table.rank(6, (3, 1))
    table.couple("parents", (3, 1), "pink")
    table.couple("parents", (0, 1), "pink")
    table.widow("bakery", (2, 1))
    table.cubes(3, green=1)
    table.coins(3, 0)
    table.wedding("green")
    assert table.ranks() == ["0:1", "pink", "1:1", "2:1", "", "3:1"]
    table.act(0, "settle shop")
    table.act(1, "settle bakery")
    # Emma's widowed figure and both of André's are home; he may buy once, for the one from the ceremony.
    assert table.figures_at(2, "farm") == [1, 1, 1, 1]
    assert table.figures_at(3, "farm") == [1, 1, 1, 1, 1]
    assert table.state.to_act() == [3]
    table.act(3, "buy-bread")
    assert table.cubes_of(3) == {}
    table.act(0, "wedding-reward tool-cubes")
    table.act(1, "wedding-reward two-bread")
    table.act(2, "wedding-reward bread-grain")
    assert table.couples() == ["parents: 0:1 & pink", "shop: 0:1 & pink", "bakery: 1:1 & 2:1"]
    assert table.figures_at(0, "farm")[-1] == 2, "and Birgit's parents have a child"
