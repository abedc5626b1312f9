"""Brewery and inn: beer for time or grain, a guest, and a card in three steps. Rules: VI-2, VI-3."""

import pytest

from tests.village.table import Table


def at_work(space: str = "craft", **options: str) -> Table:
    """A table at which seat 0 takes a brown cube from a space; more cubes lie in the church."""
    table = Table(inn=options.get("inn", "side-a"))
    table.spaces(**{space: "brown", "church": "brown pink"})
    return table


# Brewery


@pytest.mark.rule("VI-2.1", "VI-2.2")
def test_a_brewer_is_trained_and_brews_at_once() -> None:
    table = at_work()
    table.turn()
    table.act(0, "take craft brown", "train brewery 1")
    assert table.legal(0) == ["brew", "no-action"]
    assert table.player(0).time == 3
    table.act(0, "brew")
    assert table.figures_at(0, "brewery") == [1]
    assert (table.beer_of(0), int(table.player(0).time)) == (3, 6)
    assert "Red brews 2 beer." in table.log()


@pytest.mark.rule("VI-2.2")
def test_whoever_stands_in_the_brewery_brews_for_time() -> None:
    table = at_work()
    table.turn()
    before = table.state.copy()
    table.act(0, "take craft brown")
    assert not table.can(0, "brew")
    table.state = before
    table.put(0, "brewery", 1)
    table.act(0, "take craft brown", "brew")
    assert (table.beer_of(0), int(table.player(0).time)) == (3, 3)


@pytest.mark.rule("VI-2.3")
def test_three_grain_brew_without_a_figure() -> None:
    table = at_work()
    table.grain(0, 3)
    table.turn()
    table.act(0, "take craft brown", "brew-grain")
    assert (table.beer_of(0), int(table.player(0).grain), int(table.player(0).time)) == (3, 0, 0)


@pytest.mark.rule("VI-2.2")
def test_the_brewer_may_wait() -> None:
    table = at_work()
    table.turn()
    table.act(0, "take craft brown", "train brewery 1", "no-action")
    assert table.beer_of(0) == 1
    assert table.state.to_act() == [1]


# Inn


@pytest.mark.rule("VI-3.1", "VI-3.2", "VI-3.3", "VI-3.4")
def test_the_example_of_the_rulebook() -> None:
    table = at_work("inn")
    table.lay(1, "blacksmith", "physician")
    table.beer(0, 2)
    table.turn()
    table.act(0, "take inn brown", "enter-inn 1")
    assert (table.figures_at(0, "inn"), int(table.player(0).time)) == ([1], 1)
    table.act(0, "put-under 1")
    assert table.player(0).time == 2
    assert table.tops()[0] == "physician"
    assert table.stack(1)[-1] == "blacksmith"
    table.act(0, "buy-card physician")
    assert (table.cards_of(0), table.beer_of(0), int(table.player(0).time)) == (["physician"], 0, 2)
    assert len(table.stack(1)) == 9
    assert "Red buys a person card for 2 beer: physician." in table.log()
    assert table.view()["players"][0]["cards"] == ["physician"]  # type: ignore[index, call-overload]


@pytest.mark.rule("VI-3.1", "VI-R3")
def test_a_figure_from_earlier_needs_no_second_one() -> None:
    table = at_work("inn")
    table.put(0, "inn", 1)
    table.turn()
    table.act(0, "take inn brown")
    assert table.legal(0) == ["put-under 1", "put-under 2", "put-under 3", "no-action"]
    assert table.refused(0, "enter-inn 1").code == "already-at-inn"


@pytest.mark.rule("VI-R3")
def test_the_family_action_brings_the_guest_home() -> None:
    table = at_work("family")
    table.put(0, "inn", 1)
    table.put(0, "brewery", 1)
    table.turn()
    table.act(0, "take family brown")
    assert table.can(0, "return brewery 1")
    table.act(0, "return inn 1")
    assert table.figures_at(0, "inn") == []


@pytest.mark.rule("VI-3.2", "VI-R2")
@pytest.mark.rule("VX-2.3")
def test_on_side_b_any_cube_or_a_coin_pays_step_1() -> None:
    table = Table(inn="side-b")
    table.spaces(inn="plague", church="brown pink")
    table.put(0, "inn", 1)
    table.cubes(0, green=1, pink=1)
    table.turn()
    table.act(0, "take inn plague", "put-under 2")
    assert table.legal(0) == ["pay pink", "pay green", "pay coin"]
    top = table.tops()[1]
    table.act(0, "pay coin")
    assert table.stack(2)[-1] == top, "the card goes under only after the payment"
    assert (int(table.player(0).coins), int(table.player(0).time)) == (0, 2)


class TableOfBefore(Table):
    """A table under the first rules."""

    rules = 1


def poor_on_side_b(table: Table) -> Table:
    """Seat 0 has neither cube nor coin, and the inn offers plague."""
    table.spaces(inn="plague", church="brown pink")
    table.coins(0, 0)
    table.turn()
    return table


@pytest.mark.rule("VI-3.2", "VI-R17")
def test_on_side_b_without_cube_or_coin_nobody_comes_to_the_inn() -> None:
    table = poor_on_side_b(Table(inn="side-b"))
    table.act(0, "take inn plague")
    assert table.state.to_act() == [1], "the action is not possible"
    assert table.figures_at(0, "inn") == []


@pytest.mark.rule("VI-3.2", "VI-R17")
def test_under_the_first_rules_the_guest_only_sits_who_cannot_pay() -> None:
    table = poor_on_side_b(TableOfBefore(inn="side-b"))
    table.act(0, "take inn plague", "enter-inn 1")
    assert table.state.to_act() == [1]
    assert table.figures_at(0, "inn") == [1]


@pytest.mark.rule("VI-R17")
def test_the_well_tells_what_the_inn_lacks() -> None:
    table = Table(2, inn="side-b")
    table.spaces(church="brown pink")
    table.coins(0, 0)
    table.cubes(0, green=3)
    table.turn()
    table.act(0, "well")
    refusal = table.refused(0, "choose inn")
    assert (refusal.code, refusal.missing) == ("inn-cube-missing", [{"what": "cubes", "number": 1}])


@pytest.mark.rule("VI-3.1", "VI-R17")
def test_who_has_sent_a_guest_must_put_a_card_under() -> None:
    table = at_work("inn")
    table.turn()
    table.act(0, "take inn brown")
    assert table.can(0, "no-action"), "the action as a whole may be waived"
    table.act(0, "enter-inn 1")
    assert table.question() == "now-put-under"
    assert table.legal(0) == ["put-under 1", "put-under 2", "put-under 3"]
    refusal = table.refused(0, "no-action")
    assert (refusal.code, refusal.rule) == ("inn-steps-must-be", "VI-R17")
    assert table.refused(0, "enter-inn 1").code == "already-at-inn"
    top = table.tops()[0]
    table.act(0, "put-under 1")
    assert table.stack(1)[-1] == top
    assert int(table.player(0).time) == 2


@pytest.mark.rule("VI-3.1", "VI-R17")
def test_under_the_first_rules_a_guest_may_come_for_the_seat_alone() -> None:
    table = TableOfBefore(inn="side-a")
    table.spaces(inn="brown", church="brown pink")
    table.turn()
    table.act(0, "take inn brown", "enter-inn 1")
    assert table.question() == "at-the-inn"
    table.act(0, "no-action")
    assert (table.state.to_act(), table.figures_at(0, "inn")) == ([1], [1])
    assert int(table.player(0).time) == 1


@pytest.mark.rule("VI-R17")
def test_what_a_card_has_spent_in_between_is_not_asked_for() -> None:
    table = Table(2, inn="side-b")
    table.spaces(inn="plague", church="brown pink")
    table.hold(0, "noblewoman")
    table.lay(1, "scribe", "nun")
    table.coins(0, 1)
    table.beer(0, 0)
    table.turn()
    table.act(0, "take inn plague", "enter-inn 1", "play noblewoman", "look 1", "buy-card scribe")
    assert table.question() == "now-put-under"
    assert table.legal(0) == ["no-action", "play scribe"]
    assert table.refused(0, "put-under 2").code == "inn-cube-missing"
    table.act(0, "no-action")
    assert table.state.to_act() == [1]


@pytest.mark.rule("VI-3.4", "VI-R2")
def test_beer_is_not_paid_in_coins_nor_a_coin_in_beer() -> None:
    table = at_work("inn")
    table.put(0, "inn", 1)
    table.lay(1, "nun", "bard")
    table.lay(2, "scribe")
    table.lay(3, "abbot")
    table.coins(0, 5)
    table.beer(0, 1)
    table.turn()
    table.act(0, "take inn brown", "put-under 1")
    assert table.legal(0) == ["buy-card scribe", "no-action"]
    assert table.refused(0, "buy-card bard").missing == [{"what": "beer", "number": 1}]
    table.act(0, "buy-card scribe")
    assert (int(table.player(0).coins), table.beer_of(0)) == (4, 1)


@pytest.mark.rule("VI-3.4")
def test_who_can_pay_for_nothing_is_not_asked() -> None:
    table = at_work("inn")
    table.put(0, "inn", 1)
    table.coins(0, 0)
    table.beer(0, 0)
    table.turn()
    table.act(0, "take inn brown", "put-under 1")
    assert table.state.to_act() == [1]
    assert "Red buys no card." in table.log()


@pytest.mark.rule("VI-3.3", "VI-R1")
def test_empty_stacks_are_passed_over_and_a_single_card_stays() -> None:
    table = at_work("inn")
    table.put(0, "inn", 1)
    for stack, cards in ((1, 0), (2, 0), (3, 1)):
        table.leave_in_stack(stack, cards)
    (only,) = table.stack(3)
    table.beer(0, 2)
    table.turn()
    table.act(0, "take inn brown")
    assert table.legal(0) == ["put-under 3", "no-action"]
    assert table.refused(0, "put-under 1").code == "stack-empty"
    table.act(0, "put-under 3", f"buy-card {only}")
    assert table.tops() == ["", "", ""]
    table.spaces(inn="brown", church="brown pink")
    table.turn()
    table.act(0, "take inn brown")
    assert table.state.to_act() == [1], "without cards the action is not possible"


# Death


@pytest.mark.rule("VI-3.6")
@pytest.mark.parametrize(("place", "rest"), [("inn", "grave"), ("brewery", "chronicle-craft")])
def test_who_dies_at_the_inn_lies_in_the_graveyard_and_a_brewer_in_the_chronicle(place: str, rest: str) -> None:
    table = at_work("grain")
    table.send_away(0, 1, 1, 1)
    table.put(0, place, 1)
    table.put(0, "farm", 2)
    table.deaths_due(0)
    table.turn()
    table.act(0, "take grain brown", "harvest")
    assert table.figures_at(0, rest) == [1]


@pytest.mark.rule("VI-3.7")
def test_connys_figure_dies_into_the_graveyard_with_a_cube_from_the_inn() -> None:
    table = Table(1, inn="side-a")
    table.spaces(inn="brown", church="brown pink")
    before = table.tops()
    table.words["tray_at"] = 1
    for seed in range(100):
        trial = table.in_future(seed)
        trial.conny_takes("inn", "brown")
        if trial.figures_at(1, "grave"):
            assert trial.figures_at(1, "grave") == [1]
            break
    else:
        raise AssertionError("no quill turned up")
    assert trial.tops() == before
