"""Person cards for any time. Rules: VI-4.1, VI-4.3, VI-4.4, VI-6, VI-R4 to VI-R7, VI-R16."""

import pytest

from tests.village.table import BOX, Table


def holding(*cards: str, seats: int = 3, **options: bool) -> Table:
    table = Table(seats, inn="side-a", **options)
    table.hold(0, *cards)
    table.spaces(grain="brown", market="brown", church="brown pink")
    return table


@pytest.mark.rule("VI-4.1", "VI-4.3")
def test_a_card_is_open_and_leaves_the_game_when_played() -> None:
    table = holding("blacksmith")
    table.turn()
    assert table.view(2)["players"][0]["cards"] == ["blacksmith"]  # type: ignore[index, call-overload]
    table.act(0, "play blacksmith")
    assert table.cards_of(0) == []
    assert all("blacksmith" not in table.stack(number) for number in (1, 2, 3))
    assert table.question() == "take-cube", "the turn goes on"


@pytest.mark.rule("VI-4.3")
def test_several_cards_may_be_played_and_only_the_owner_gains() -> None:
    table = holding("blacksmith", "scribe", "wainwright")
    table.turn()
    table.act(0, "play blacksmith", "play scribe", "play wainwright")
    assert table.goods_of(0) == {"plough": 2, "scroll": 2, "wagon": 1}
    assert table.goods_of(1) == {}


@pytest.mark.rule("VI-6.7")
def test_blacksmith() -> None:
    table = holding("blacksmith")
    table.turn()
    table.act(0, "play blacksmith")
    assert table.goods_of(0) == {"plough": 2}


@pytest.mark.rule("VI-6.8")
def test_scribe() -> None:
    table = holding("scribe")
    table.turn()
    table.act(0, "play scribe")
    assert table.goods_of(0) == {"scroll": 2}


@pytest.mark.rule("VI-6.11")
def test_wainwright() -> None:
    table = holding("wainwright")
    table.turn()
    table.act(0, "play wainwright")
    assert table.goods_of(0) == {"wagon": 1}


@pytest.mark.rule("VI-6.10")
@pytest.mark.parametrize("animal", ["horse", "ox"])
def test_cattle_breeder(animal: str) -> None:
    table = holding("cattle-breeder")
    table.turn()
    table.act(0, "play cattle-breeder")
    assert table.legal(0) == ["receive-good horse", "receive-good ox"]
    assert table.refused(0, "receive-good plough").code == "only-these-animals"
    assert table.refused(0, "receive-good beer").code == "only-these-animals"
    table.act(0, f"receive-good {animal}")
    assert table.goods_of(0) == {animal: 1}


@pytest.mark.rule("VI-6.1")
def test_abbot() -> None:
    table = holding("abbot")
    table.put(0, "church-1", 1)
    table.put(0, "church-2", 2)
    table.turn()
    table.act(0, "play abbot")
    assert table.legal(0) == ["promote church-1 1", "promote church-2 2"]
    assert table.refused(0, "promote church-1 2").code == "abbot-not-there"
    table.act(0, "promote church-1 1")
    assert table.figures_at(0, "church-4") == [1]
    assert int(table.player(0).grain) == 0


@pytest.mark.rule("VI-6.1")
def test_the_abbot_needs_somebody_who_can_still_move_up() -> None:
    table = holding("abbot")
    table.put(0, "church-4", 1)
    table.turn()
    assert table.refused(0, "play abbot").code == "abbot-nobody"


@pytest.mark.rule("VI-6.2")
def test_messenger() -> None:
    table = holding("messenger")
    table.castles(0, "west", "south")
    table.turn()
    table.act(0, "play messenger")
    assert table.legal(0) == [f"lay-marker {castle}" for castle in ("centre", "northwest", "northeast", "east")]
    assert table.refused(0, "lay-marker west").code == "castle-has-marker"
    coins = int(table.player(0).coins)
    castle = next(
        c for c, r in zip(CASTLES, BOX.castle_reward, strict=True) if int(r) == 2 and c not in ("west", "south")
    )
    table.act(0, f"lay-marker {castle}")
    assert int(table.player(0).coins) > coins
    assert len(table.figures_at(0, "farm")) == 4, "nobody travels"
    assert table.part(0, "travel") == BOX.castle_points[3]


CASTLES = ["west", "south", "centre", "northwest", "northeast", "east"]


@pytest.mark.rule("VI-6.2")
def test_the_messenger_needs_a_castle_without_a_marker() -> None:
    table = holding("messenger")
    table.castles(0, *CASTLES)
    table.turn()
    assert table.refused(0, "play messenger").code == "messenger-no-castle"


@pytest.mark.rule("VI-6.3", "VI-R4", "VI-R5")
def test_noblewoman() -> None:
    table = holding("noblewoman")
    table.lay(2, "nun", "old-man", "scribe")
    table.beer(0, 0)
    table.coins(0, 1)
    table.turn()
    table.act(0, "play noblewoman")
    assert table.fame(0) == 2
    assert table.legal(0) == ["look 1", "look 2", "look 3"]
    table.act(0, "look 2")
    stack = table.stack(2)
    assert table.view(0)["inn"]["looking"] == stack  # type: ignore[index, call-overload]
    assert table.view(1)["inn"]["looking"] == []  # type: ignore[index, call-overload]
    assert table.refused(0, "buy-card nun").code == "card-beer-missing"
    elsewhere = next(card for card in table.stack(1))
    assert table.refused(0, f"buy-card {elsewhere}").code == "card-not-in-stack"
    table.act(0, "buy-card scribe")
    stack.remove("scribe")
    assert table.stack(2) == stack, "the order of the others stays"
    assert int(table.player(0).coins) == 0
    table.act(0, "play scribe")
    assert table.goods_of(0) == {"scroll": 2}


@pytest.mark.rule("VI-R5")
def test_the_noblewoman_need_not_buy() -> None:
    table = holding("noblewoman")
    table.turn()
    table.act(0, "play noblewoman", "look 1", "no-action")
    assert table.cards_of(0) == []
    assert table.question() == "take-cube"


@pytest.mark.rule("VI-R5")
def test_without_any_stack_the_noblewoman_brings_her_points() -> None:
    table = holding("noblewoman")
    for stack in (1, 2, 3):
        table.leave_in_stack(stack, 0)
    table.turn()
    table.act(0, "play noblewoman")
    assert (table.fame(0), table.question()) == (2, "take-cube")


@pytest.mark.rule("VI-6.4")
def test_farmhand() -> None:
    table = holding("farmhand")
    table.grain(0, 2)
    table.turn()
    table.act(0, "play farmhand")
    assert (int(table.player(0).grain), table.fame(0), table.part(0, "cards-played")) == (5, 2, 2)


@pytest.mark.rule("VI-6.4", "VI-R16")
def test_the_farmhand_helps_between_two_steps_in_the_church() -> None:
    table = holding("farmhand")
    table.put(0, "church-1", 1)
    table.grain(0, 1)
    table.mass()
    table.act(0, "promote church-1 1")
    assert table.legal(0) == ["done", "play farmhand"], "asked although no grain is left"
    table.act(0, "play farmhand", "promote church-2 1")
    assert table.figures_at(0, "church-3") == [1]


@pytest.mark.rule("VI-6.5")
@pytest.mark.parametrize(("word", "time"), [("after", 0), ("before", BOX.lifetime - 1)])
def test_herb_woman(word: str, time: int) -> None:
    table = holding("herb-woman")
    table.time(0, 4)
    table.turn()
    table.act(0, "play herb-woman", f"set-time {word}")
    assert (int(table.player(0).time), table.fame(0)) == (time, 2)
    assert table.player(0).deaths_due == 0


@pytest.mark.rule("VI-6.5")
def test_the_herb_woman_may_leave_the_marker_alone() -> None:
    table = holding("herb-woman")
    table.time(0, 4)
    table.turn()
    table.act(0, "play herb-woman", "no-action")
    assert int(table.player(0).time) == 4


@pytest.mark.rule("VI-6.5")
def test_the_herb_woman_stays_away_from_market_days() -> None:
    table = holding("herb-woman")
    table.goods(0, scroll=1)
    table.market("scroll")
    table.turn()
    table.act(0, "take market brown")
    assert table.refused(0, "play herb-woman").code == "herb-market"


@pytest.mark.rule("VI-R6")
def test_a_death_that_is_due_still_happens_after_the_herb_woman() -> None:
    table = holding("herb-woman")
    table.put(0, "council-1", 1)
    table.time(0, BOX.lifetime - 1)
    table.spaces(church="brown pink plague")
    table.turn()
    table.act(0, "take church plague", "no-action")
    assert table.question() == "choose-death"
    table.act(0, "play herb-woman", "set-time after")
    assert table.question() == "choose-death"


@pytest.mark.rule("VI-6.6")
def test_the_example_of_the_councilman() -> None:
    table = holding("councilman")
    table.put(0, "council-3", 1)
    table.beer(0, 0)
    table.turn()
    table.act(0, "play councilman")
    assert table.legal(0) == ["privilege start", "privilege cubes", "privilege good", "no-action"]
    table.act(0, "privilege good", "receive-good horse", "privilege good", "receive-good beer")
    assert (table.goods_of(0), table.beer_of(0)) == ({"horse": 1}, 1)
    assert table.question() == "take-cube"


@pytest.mark.rule("VI-6.6")
def test_the_councilman_needs_somebody_and_something() -> None:
    table = holding("councilman")
    table.turn()
    assert table.refused(0, "play councilman").code == "councilman-nobody"
    table.put(0, "council-1", 1)
    assert table.can(0, "play councilman")
    table.words["marker"] = 1
    assert table.refused(0, "play councilman").code == "councilman-nothing"


@pytest.mark.rule("VI-6.9", "VI-R7")
def test_prodigal_son() -> None:
    table = holding("prodigal-son")
    table.put(0, "inn", 1)
    table.put(0, "brewery", 1)
    table.put(0, "bag", 1)
    table.turn()
    table.act(0, "play prodigal-son")
    assert table.fame(0) == 3
    assert table.legal(0) == ["birth", "return brewery 1", "return inn 1", "no-action"]
    table.act(0, "birth")
    assert table.figures_at(0, "farm") == [1, 2]
    assert table.question() == "take-cube", "besides the action of the turn"


@pytest.mark.rule("VI-4.4")
@pytest.mark.rule("VX-2.1", "VX-2.2")
def test_cards_are_offered_in_turn_market_and_mass_but_not_while_paying() -> None:
    table = holding("wainwright", "scribe")
    table.goods(0, scroll=1)
    table.market("scroll", "wagon-a")
    table.cubes(0, green=1)
    table.turn()
    assert table.legal_of(0, "play") == ["play scribe", "play wainwright"]
    table.act(0, "take market brown", "serve scroll")
    assert table.question() == "sale", "nobody else can sell; seat 0 may, with the wainwright"
    table.act(0, "play wainwright", "serve wagon-a")
    assert table.question() == "payment"
    assert table.refused(0, "play scribe").code == "card-in-between"


@pytest.mark.rule("VI-R16")
def test_who_could_sell_with_a_card_is_asked_on_the_market_day_of_another() -> None:
    table = holding("wainwright")
    table.market("wagon-a", "plough", "ox-a", "horse-a")
    table.turn(1)
    table.act(1, "take market brown")
    assert table.state.to_act() == [0]
    assert table.legal(0) == ["leave-market", "play wainwright"]
    table.act(0, "play wainwright")
    assert table.can(0, "serve wagon-a")


@pytest.mark.rule("VI-R16")
def test_who_could_not_sell_even_with_a_card_is_not_asked() -> None:
    table = holding("wainwright")
    table.market("scroll", "plough", "ox-a", "horse-a")
    table.turn(1)
    table.act(1, "take market brown")
    assert table.question() == "take-cube"


@pytest.mark.rule("VI-R16")
def test_in_the_last_mass_every_card_is_worth_a_question() -> None:
    table = holding("scribe")
    table.mass()
    assert table.state.to_act() == [0]
    assert table.question() == "take-cube", "in other masses the scribe would change nothing"
    table = holding("scribe")
    for seat in range(3):
        table.put(seat, "grave", 1)
    table.put(0, "grave", 1)
    assert table.state.graves == 0
    table.words["trigger"] = 0
    table.mass()
    assert table.legal(0) == ["done", "play scribe"]


@pytest.mark.rule("VI-R16")
def test_who_is_about_to_die_may_still_be_of_use() -> None:
    table = holding("prodigal-son")
    table.send_away(0, 1, 1, 1)
    table.put(0, "inn", 1)
    table.put(0, "farm", 2)
    table.deaths_due(0)
    table.turn()
    table.act(0, "take grain brown", "harvest")
    assert table.legal(0) == ["let-die inn", "play prodigal-son"]
    table.act(0, "play prodigal-son", "return inn 1", "let-die farm")
    assert table.figures_at(0, "chronicle-farm") == [1], "at home the chronicle is open to the guest"
