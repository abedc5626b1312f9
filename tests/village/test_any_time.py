"""What may be done at any time: each thing at each moment of a round. Rules: VX-2.

Seat 0 has one thing in hand and, at most moments, nothing else to decide: whether it is asked is what is shown here.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stammtisch.core.plain import Json
from tests.positions import step
from tests.village.marriage.altar import Altar

CARDS = [
    "abbot", "messenger", "noblewoman", "farmhand", "herb-woman", "councilman", "blacksmith", "scribe", "prodigal-son",
    "cattle-breeder", "wainwright", "cousin", "shopwoman", "jack-of-all-trades",
]  # fmt: skip
THINGS = [*CARDS, "chest", "bread", "goal"]
HOW = {"chest": "open-chest chest-1", "bread": "lay-bread church-1 1", "goal": "claim gold"}


def village_with(thing: str) -> Altar:
    """Seat 0 has this thing; each would be of some use, and nobody has anything else that could be used."""
    expansions: dict[str, Json] = {"inn": "side-a", "marriage": "side-a", "life_goals": True}
    table = Altar.written("nothing-at-hand", options={**expansions, "port": thing != "messenger"})
    if thing == "chest":
        table.chests(0, "chest-1")
    elif thing == "bread":
        table.bread(0, 1)
    elif thing == "goal":
        table.goal(0, "acolyte")
        table.move(0, "1", "church-1", "farm")
        table.put(0, "church-1", 4)
    else:
        table.hold(0, thing)
    return table


def is_usable(table: Altar, thing: str, question: str) -> bool:
    """Whether seat 0 is asked just this, and may use the thing besides."""
    is_asked = table.state.to_act() == [0] and table.question() == question
    return is_asked and table.can(0, HOW.get(thing, f"play {thing}"))


# The moments of a round


def own_turn_begins(table: Altar) -> None:
    table.turn()


def in_own_action(table: Altar) -> None:
    table.turn()
    table.act(0, "take craft orange")


def own_turn_ends(table: Altar) -> None:
    table.turn()
    table.act(0, "take craft orange", "no-action")


def another_calls_a_market_day(table: Altar) -> None:
    table.turn(1)
    table.act(1, "take market green")


def a_figure_must_die(table: Altar) -> None:
    table.deaths_due(0)
    table.begin(step("after-turn", seat=0), step("settle", seat=0))


def a_figure_is_bought_out(table: Altar) -> None:
    table.coins(0, 1)
    table.put(0, "bag", 1)
    table.mass()


def one_may_climb(table: Altar) -> None:
    table.mass()
    if table.question() == "buy-out":
        table.act(0, "done")


def all_have_climbed(table: Altar) -> None:
    one_may_climb(table)
    if table.question() == "promote":
        table.act(0, "done")


def the_scoring_comes(table: Altar) -> None:
    table.spaces()
    table.begin(step("end-of-game"), step("after-mass", is_last=True))


EVERYTHING = set(THINGS)
# What is asked at each moment, and which things may be used then.
MOMENTS: dict[Callable[[Altar], None], tuple[str, set[str]]] = {
    own_turn_begins: ("take-cube", EVERYTHING),
    in_own_action: ("craft", EVERYTHING),
    own_turn_ends: ("pause", {"noblewoman", "herb-woman", "councilman", "cousin"}),
    another_calls_a_market_day: ("sale", {
        "messenger", "noblewoman", "farmhand", "councilman", "blacksmith", "scribe", "cattle-breeder", "wainwright",
        "cousin", "shopwoman", "jack-of-all-trades", "chest",
    }),
    a_figure_must_die: ("choose-death", EVERYTHING),
    a_figure_is_bought_out: ("buy-out", EVERYTHING),
    one_may_climb: ("promote", {"abbot", "farmhand", "shopwoman", "bread", "goal"}),
    all_have_climbed: ("pause", {"abbot", "noblewoman", "councilman", "prodigal-son", "cousin"}),
    the_scoring_comes: ("pause", {"goal"}),
}  # fmt: skip


@pytest.mark.rule("VX-2.1", "VX-2.4", "VI-4.4", "VI-R16", "VG-2.5")
@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_each_thing_at_each_moment(moment: Callable[[Altar], None], thing: str) -> None:
    table = village_with(thing)
    moment(table)
    question, usable = MOMENTS[moment]
    assert is_usable(table, thing, question) == (thing in usable)


@pytest.mark.rule("VX-2.4")
@pytest.mark.parametrize("thing", THINGS)
def test_nobody_is_asked_in_an_ordinary_turn_of_another(thing: str) -> None:
    table = village_with(thing)
    table.turn(1)
    table.act(1, "take craft orange", "no-action")
    assert table.question() == "take-cube", "one's own turn"


@pytest.mark.rule("VX-2.4")
@pytest.mark.parametrize("thing", THINGS)
def test_games_begun_under_the_first_version_of_the_rules_ask_no_more_than_they_did(thing: str) -> None:
    for moment in (own_turn_ends, all_have_climbed):
        table = village_with(thing)
        table.words["rules"] = 1
        moment(table)
        assert table.question() != "pause"


@pytest.mark.rule("VX-2.4")
@pytest.mark.parametrize("card", ["jack-of-all-trades", "shopwoman"])
def test_cards_that_bring_cubes_are_asked_for_where_the_supply_runs_short(card: str) -> None:
    for moment in (own_turn_ends, all_have_climbed):
        table = village_with(card)
        table.empty_supply("pink")
        moment(table)
        assert is_usable(table, card, "pause")


@pytest.mark.rule("VX-2.4", "VI-6.1")
def test_the_abbot_decides_the_majority_after_a_later_seat_has_climbed() -> None:
    table = village_with("abbot")
    table.grain(1, 5)
    table.mass()
    assert table.question() == "promote"
    table.act(0, "done")
    table.act(1, "promote church-1 1", "done")
    assert is_usable(table, "abbot", "pause")
    table.act(0, "play abbot", "go-on")
    assert table.figures_at(0, "church-4") == [1]
    assert (table.fame(0), table.fame(1)) == (2, 0)


@pytest.mark.rule("VX-2.4", "VI-6.6")
def test_an_answer_to_the_last_word_is_heard() -> None:
    """Seat 0 goes on; seat 1 then brings somebody into the ceremony, and seat 0 may answer with its own card."""
    table = village_with("councilman")
    table.hold(1, "cousin")
    all_have_climbed(table)
    table.act(0, "go-on")
    assert table.state.to_act() == [1]
    table.act(1, "play cousin", "marry a-5 1")
    table.act(1, "go-on")
    assert is_usable(table, "councilman", "pause")


@pytest.mark.rule("VX-2.4", "VG-4.1")
def test_the_governess_shows_herself_in_the_midst_of_a_wedding() -> None:
    table = Altar(2, inn="side-a", life_goals=True)
    table.goal(0, "governess")
    table.couple("bakery", (0, 1), "pink")
    table.rank(1, (0, 1))
    table.rank(2, "pink")
    table.rank(6, (0, 2))
    table.wedding("green")
    table.act(0, "settle bakery")
    assert table.question() == "pause"
    assert table.can(0, "claim gold")
    table.act(0, "go-on")
    assert not table.figures_at(0, "ceremony"), "now it is too late"


@pytest.mark.rule("VX-2.4", "VP-5.4", "VI-3.4")
def test_a_chest_pays_for_a_card_of_the_inn() -> None:
    table = village_with("chest")
    table.beer(0, 0)
    table.lay(1, "nun")
    table.lay(2, "mayor")
    table.lay(3, "scholar")
    table.spaces(inn="brown", grain="pink")
    table.turn()
    table.act(0, "take inn brown", "enter-inn 1")
    table.act(0, next(put for put in table.legal_of(0, "put-under")))
    while table.question() not in ("buy-card", "take-cube"):
        table.act(0, table.legal(0)[0])
    assert table.question() == "buy-card"
    before = len(table.legal_of(0, "buy-card"))
    table.act(0, "open-chest chest-1")
    assert len(table.legal_of(0, "buy-card")) > before


@pytest.mark.rule("VX-2.4", "VP-5.4", "VM-4.5")
def test_a_chest_pays_for_bread_on_the_way_home() -> None:
    table = village_with("chest")
    table.change_rank(6, 2)
    table.wedding("green")
    assert table.question() == "buy-on-return"
    table.hold(0, "farmhand")
    assert table.refused(0, "play farmhand").code == "card-not-now", "a wedding is no mass"
    assert table.refused(0, "buy-bread").code == "no-cube-for-it"
    table.act(0, "open-chest chest-1", "buy-bread")
    while table.state.to_act() == [0] and table.question() != "take-cube":
        table.act(0, table.legal(0)[0])
    assert table.bread_of(0) == 1


@pytest.mark.rule("VX-2.4", "VP-5.4", "VG-2.4")
def test_coins_of_a_chest_that_is_opened_last_count_for_a_goal() -> None:
    table = village_with("chest")
    table.goal(0, "aristocrat")
    table.coins(0, 4)
    the_scoring_comes(table)
    assert table.question() == "pause"
    table.act(0, "claim silver")
    assert table.player(0).coins == 7


@pytest.mark.rule("VX-2.4", "VG-3.6")
def test_a_goal_that_asks_for_a_closed_chest_can_still_be_shown_before_it_is_opened() -> None:
    table = village_with("chest")
    table.goal(0, "explorer")
    table.tiles(0, cocoa=1, tea=1)
    the_scoring_comes(table)
    assert table.can(0, "claim silver")
    table.act(0, "claim silver", "go-on")
    assert table.now()["port"]["chests_home"][0] == []
