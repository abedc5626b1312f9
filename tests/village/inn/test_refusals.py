"""Refusals of Inn that play seldom meets; the sweep over whole games is in `test_play.py`."""

import pytest

from stammtisch.core.errors import Refusal
from tests.positions import step
from tests.village.table import Table
from tests.village.test_refusals import SECTIONS, must_be_sentences


def good(refusal: Refusal) -> str:
    """The code of a refusal, after looking at its sentences."""
    must_be_sentences(refusal.sentences)
    assert refusal.rule in SECTIONS
    return refusal.code


@pytest.mark.rule("VI-3.2")
def test_on_side_b_step_1_needs_a_cube() -> None:
    table = Table(inn="side-b")
    table.put(0, "inn", 1)
    table.coins(0, 0)
    table.begin(step("at-the-inn", seat=0))
    assert table.legal(0) == ["no-action"]
    refusal = table.refused(0, "put-under 1")
    assert good(refusal) == "inn-cube-missing"
    assert refusal.missing == [{"what": "cubes", "number": 1}]


def test_a_guest_must_be_at_the_inn_and_come_from_the_farm() -> None:
    table = Table(inn="side-a")
    table.begin(step("at-the-inn", seat=0))
    assert good(table.refused(0, "put-under 1")) == "nobody-at-inn"
    assert good(table.refused(0, "enter-inn 4")) == "not-on-farm"
    assert good(table.refused(1, "enter-inn 1")) == "not-asked"


@pytest.mark.rule("VI-7.7")
def test_where_the_priest_was_played_nobody_buys_out() -> None:
    table = Table(inn="side-a")
    table.put(1, "bag", 1)
    table.words["inn"]["priest"] = 0
    table.begin(step("buy-out", seat=1))
    assert table.legal(1) == ["done"]
    assert good(table.refused(1, "buy-out 1")) == "no-buying-out"
    assert good(table.refused(1, "buy-out 2")) == "not-in-bag"


@pytest.mark.rule("V-9.2")
def test_who_is_asked_although_nothing_can_be_bought_out_learns_why() -> None:
    table = Table(inn="side-a")
    table.put(1, "bag", 1)
    table.coins(1, 0)
    table.begin(step("buy-out", seat=1))
    assert good(table.refused(1, "buy-out 1")) == "no-coin"
    table.coins(1, 1)
    table.words["mass_figures"] = 4
    assert good(table.refused(1, "buy-out 1")) == "four-figures"


@pytest.mark.rule("VI-1.5")
@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("admiral", "card-when-hiring"),
        ("helmsman", "card-when-hiring"),
        ("quartermaster", "card-when-loading"),
        ("cartographer", "card-on-journey"),
    ],
)
def test_cards_of_port_wait_for_the_ship(card: str, code: str) -> None:
    table = Table(inn="side-a", port=True)
    table.hold(0, card)
    table.turn()
    assert good(table.refused(0, f"play {card}")) == code


@pytest.mark.rule("VI-1.5", "VI-4.1")
def test_cards_that_are_not_there_cannot_be_played() -> None:
    table = Table(inn="side-a", port=True)
    table.turn()
    assert good(table.refused(0, "play count")) == "card-not-in-game"
    assert good(table.refused(0, "play cousin")) == "card-not-in-game"
    assert good(table.refused(0, "play nun")) == "card-not-held"


def test_an_empty_stack_cannot_be_looked_through() -> None:
    table = Table(inn="side-a")
    table.leave_in_stack(1, 0)
    table.begin(step("which-stack", seat=0))
    assert table.legal(0) == ["look 2", "look 3"]
    assert good(table.refused(0, "look 1")) == "stack-empty"


@pytest.mark.rule("VX-1.1")
def test_without_inn_nothing_of_it_is_known() -> None:
    table = Table()
    for notation in ("play nun", "brew", "put-under 1", "enter-inn 1", "take inn brown", "return inn 1"):
        assert good(table.refused(0, notation)) == "not-in-this-game"


@pytest.mark.parametrize(
    ("notation", "code"),
    [
        ("brew", "action-not-begun"),
        ("brew-grain", "action-not-begun"),
        ("train brewery 1", "action-not-begun"),
        ("enter-inn 1", "action-not-begun"),
        ("put-under 1", "action-not-begun"),
        ("buy-card nun", "no-card-to-buy"),
        ("look 1", "only-noblewoman"),
        ("lay-marker west", "only-messenger"),
        ("set-time after", "only-herb-woman"),
        ("bring-out red 1", "only-priest"),
        ("bring-monk", "only-priest"),
        ("receive-good beer", "nothing-to-receive"),
    ],
)
def test_at_the_wrong_moment(notation: str, code: str) -> None:
    table = Table(inn="side-a")
    table.turn()
    assert good(table.refused(0, notation)) == code
    if code == "action-not-begun":
        table.spaces(grain="brown", inn="pink")
        table.act(0, "take grain brown")
        assert good(table.refused(0, notation)) == "wrong-action"


def test_what_the_brewery_lacks() -> None:
    table = Table(inn="side-a")
    table.spaces(craft="brown", church="brown pink")
    table.grain(0, 1)
    table.turn()
    table.act(0, "take craft brown")
    assert good(table.refused(0, "brew")) == "nobody-brews"
    refusal = table.refused(0, "brew-grain")
    assert (good(refusal), refusal.missing) == ("brew-grain-missing", [{"what": "grain", "number": 2}])
    assert good(table.refused(0, "train brewery 3")) == "not-on-farm"
    table.act(0, "train brewery 1")
    assert good(table.refused(0, "brew-grain")) == "training-and-buying"
    assert good(table.refused(0, "make scroll")) == "only-after-training"
    assert good(table.refused(0, "buy scroll")) == "training-and-buying"
    table.act(0, "no-action")


def test_after_training_elsewhere_nobody_brews() -> None:
    table = Table(inn="side-a")
    table.spaces(craft="brown", church="brown pink")
    table.put(0, "brewery", 1)
    table.turn()
    table.act(0, "take craft brown", "train smithy 1")
    assert good(table.refused(0, "brew")) == "only-after-training"
    assert good(table.refused(0, "brew-grain")) == "training-and-buying"


@pytest.mark.rule("VI-4.4")
def test_before_the_scoring_no_card_is_played_any_more() -> None:
    table = Table(inn="side-a", life_goals=True)
    table.hold(0, "farmhand", "miller")
    table.begin(step("pause", seat=0, at="scoring"))
    assert good(table.refused(0, "play farmhand")) == "card-too-late"
    assert good(table.refused(0, "play miller")) == "card-at-mill"
