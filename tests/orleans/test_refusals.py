"""Refusals and all other texts: every sentence is reached, complete, in both languages, and cites a rule that exists.

One case per refusal of `texts.toml`; then a sweep over whole games, where every action of the catalogue is
either legal or refused with a reason; then labels, prompts and log.
"""

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from stammtisch.games.orleans.log import SHAPES

from stammtisch.core.errors import Refusal
from stammtisch.core.plain import Json
from stammtisch.core.texts import LANGUAGES
from stammtisch.games.orleans.ids import PLACE_IDS
from stammtisch.games.orleans.state import OrleansState
from stammtisch.games.orleans.texts import TEXTS
from tests.forms import IS_COMPILED
from tests.orleans.table import BOX, GAME, Table

RULES = Path(__file__).resolve().parent.parent.parent / "docs" / "rules"
SENTENCE = re.compile(r"[A-ZÄÖÜÉ„].*[.!?]", re.DOTALL)


def sections(name: str) -> set[str]:
    """The numbers of all sections of a digest."""
    return set(re.findall(r"^### (O-\S+) ", (RULES / name).read_text(encoding="utf-8"), re.MULTILINE))


SECTIONS = sections("orleans.md") & sections("orleans.de.md")


def must_be_sentences(sentences: dict[str, str]) -> None:
    """Complete sentences in every language, with nothing left to fill in."""
    assert list(sentences) == list(LANGUAGES)
    for text in sentences.values():
        assert SENTENCE.fullmatch(text), text
        assert not re.search(r"[{}|]|  |None|\.\.|: \.", text), text
    assert sentences["en"] != sentences["de"]


# One case for each refusal


class Attempt(NamedTuple):
    """Something tried in a position where the rules forbid it."""

    table: Table
    seat: int
    notation: str


class Case(NamedTuple):
    lay_out: Callable[[], Attempt]
    rules: list[str]  # the section that forbids it; more than one where several say so
    missing: list[dict[str, Json]]


CASES: dict[str, Case] = {}


def refused_as(
    code: str, rules: str, *missing: dict[str, Json]
) -> Callable[[Callable[[], Attempt]], Callable[[], Attempt]]:
    """Register the position that reaches a refusal, with the section and the missing things it must name."""

    def register(lay_out: Callable[[], Attempt]) -> Callable[[], Attempt]:
        assert code not in CASES
        CASES[code] = Case(lay_out, rules.split(), list(missing))
        return lay_out

    return register


def turn(place: str = "", *contents: str) -> Table:
    """Seat 0 is asked to take a turn, with one place filled besides another that can be used."""
    table = Table(3)
    table.keep_busy(0)
    if place:
        table.furnish(0, place, *contents)
    table.start_actions()
    return table


def tortured() -> Table:
    """Seat 0 owes three coins and owns ten unbuilt trading stations."""
    table = Table(3)
    table.start_torture(0, 3)
    return table


def installing(free: int = 1, farmer_only: int = 0) -> Table:
    """Seat 0 has just passed and may place technology."""
    table = Table(3)
    table.keep_busy(0)
    table.tile(0, "cellar", "hayrick", "windmill")
    table.put(0, "ship", "technology", "own-boatman")
    table.technology_aside(0, free, farmer_only)
    table.start_actions()
    table.act(0, "pass")
    assert table.question() == "install"
    return table


def at_the_town_hall(*followers: str) -> Table:
    """Seat 0 uses the Town Hall with these followers."""
    table = Table(3)
    table.put(0, "town-hall", *followers)
    table.start_actions()
    table.act(0, "use town-hall")
    return table


def in_the_village(track: int = 0) -> Table:
    """Seat 0 has a trader to win in the Village."""
    table = Table(3)
    table.move_track(0, "trader", track)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    return table


def travelling() -> Table:
    """Seat 0 uses the Ship in Orléans, where wine lies on the way to Blois."""
    table = Table(3)
    table.route_goods("water:orleans/blois", "wine")
    table.put(0, "ship", "own-farmer", "own-boatman", "knight")
    table.start_actions()
    table.act(0, "use ship")
    return table


def with_bag(*bag: str, farmers: int = 0) -> Table:
    """Seat 0 has these followers in the bag, and on the market this many neutral farmers besides the own four."""
    table = Table(3)
    table.bag(0, *["farmer"] * farmers)
    table.market(0, *["farmer"] * farmers)
    table.bag(0, *bag)
    return table


def with_tower(*bag: str, farmers: int = 0) -> Table:
    """The same, with the Gunpowder Tower."""
    table = with_bag(*bag, farmers=farmers)
    table.tile(0, "gunpowder-tower")
    return table


# Whose move it is


@refused_as("not-asked", "O-5.1")
def _() -> Attempt:
    return Attempt(turn(), 1, "pass")


@refused_as("already-answered", "O-4.7")
def _() -> Attempt:
    table = Table(3)
    table.start_planning()
    table.act(0, "end-planning")
    return Attempt(table, 0, "place own-farmer ship.1")


@refused_as("has-passed", "O-5.2")
def _() -> Attempt:
    table = Table(3)
    table.keep_busy(0)
    table.put(1, "farm-house", "own-boatman", "own-craftsman")
    table.start_actions()
    table.act(0, "pass")
    return Attempt(table, 0, "use brewery")


# The wrong moment


@refused_as("exclude-too-late", "O-1.10")
def _() -> Attempt:
    return Attempt(turn(), 0, "exclude hayrick")


@refused_as("not-followers-phase", "O-3.1")
def _() -> Attempt:
    return Attempt(turn(), 0, "draw 1")


@refused_as("not-loading", "O-3.6")
def _() -> Attempt:
    return Attempt(turn(), 0, "load own-farmer")


@refused_as("not-planning", "O-4.1")
def _() -> Attempt:
    return Attempt(turn(), 0, "place own-farmer ship.1")


@refused_as("no-planning-to-end", "O-4.7")
def _() -> Attempt:
    return Attempt(turn(), 0, "end-planning")


@refused_as("not-actions-phase", "O-5.1")
def _() -> Attempt:
    table = Table(3)
    table.start_planning()
    return Attempt(table, 0, "use farm-house")


@refused_as("travel-needs-place", "O-6.9")
def _() -> Attempt:
    return Attempt(turn(), 0, "travel water:orleans/blois none")


@refused_as("recruit-needs-village", "O-6.2")
def _() -> Attempt:
    return Attempt(turn(), 0, "recruit boatman")


@refused_as("build-needs-trader", "O-6.5")
def _() -> Attempt:
    return Attempt(turn(), 0, "build hayrick")


@refused_as("send-needs-place", "O-6.14")
def _() -> Attempt:
    return Attempt(turn(), 0, "send monk cathedral")


@refused_as("nothing-to-stop", "O-8.6")
def _() -> Attempt:
    return Attempt(turn(), 0, "stop")


@refused_as("pay-needs-pharmacy", "O-10.17")
def _() -> Attempt:
    return Attempt(turn(), 0, "pay 1")


@refused_as("technology-before-passing", "O-7.7")
def _() -> Attempt:
    table = turn()
    table.technology_aside(0, free=1)
    return Attempt(table, 0, "install wagon.1")


@refused_as("no-technology", "O-7.7")
def _() -> Attempt:
    return Attempt(turn(), 0, "install wagon.1")


@refused_as("technology-later", "O-7.8")
def _() -> Attempt:
    table = installing()
    table.put(1, "farm-house", "own-boatman", "own-craftsman")
    table.act(0, "keep-technology")
    return Attempt(table, 0, "install wagon.1")


@refused_as("sacristy-not-now", "O-10.11")
def _() -> Attempt:
    return Attempt(turn("sacristy", "monk"), 0, "use-sacristy")


@refused_as("no-harvest-now", "O-11.4")
def _() -> Attempt:
    return Attempt(turn(), 0, "give-food grain")


@refused_as("no-torture-now", "O-12.1")
def _() -> Attempt:
    return Attempt(turn(), 0, "lose-unbuilt-station")


# Followers and planning


@refused_as("planning-in-order", "O-4.9")
def _() -> Attempt:
    table = Table(3, planning="in_order")
    table.start_planning()
    return Attempt(table, 1, "place own-farmer ship.1")


@refused_as("already-drawn", "O-3.5")
def _() -> Attempt:
    table = with_tower("monk", "monk")
    table.start_followers()
    table.act(0, "draw 1")
    return Attempt(table, 0, "draw 1")


@refused_as("draw-first", "O-3.6")
def _() -> Attempt:
    table = with_tower("monk")
    table.start_followers()
    return Attempt(table, 0, "load own-farmer")


@refused_as("market-overfull", "O-R46", {"what": "tower", "number": 1})
def _() -> Attempt:
    table = with_tower("monk", "monk", farmers=3)
    table.start_followers()
    table.act(0, "draw 2")
    return Attempt(table, 0, "loaded")


@refused_as("space-is-empty", "O-3.5")
def _() -> Attempt:
    table = with_bag("monk")
    table.start_followers()
    return Attempt(table, 0, "move-back village.2")


@refused_as("technology-never-moves", "O-7.6")
def _() -> Attempt:
    table = with_bag("monk")
    table.put(0, "ship", "technology")
    table.start_followers()
    return Attempt(table, 0, "move-back ship.1")


@refused_as("draw-limit-knights", "O-3.1", {"what": "knights", "number": 4})
def _() -> Attempt:
    table = with_bag("monk", "monk", "monk", "monk", "monk")
    table.clear(0)
    table.start_followers()
    return Attempt(table, 0, "draw 5")


@refused_as("draw-limit-market", "O-3.2", {"what": "market", "number": 2})
def _() -> Attempt:
    table = with_bag("monk", "monk", "monk", farmers=2)
    table.start_followers()
    return Attempt(table, 0, "draw 3")


@refused_as("draw-limit-bag", "O-3.3", {"what": "bag", "number": 2})
def _() -> Attempt:
    table = with_bag("monk", "monk")
    table.start_followers()
    return Attempt(table, 0, "draw 3")


@refused_as("place-not-owned", "O-4.1 O-6.5")
def _() -> Attempt:
    table = Table(3)
    table.tile(1, "hayrick")
    table.start_planning()
    return Attempt(table, 0, "place own-farmer hayrick.1")


@refused_as("not-on-market", "O-4.1", {"what": "knight", "where": "market"})
def _() -> Attempt:
    table = Table(3)
    table.start_planning()
    return Attempt(table, 0, "place knight ship.3")


@refused_as("space-is-taken", "O-4.1")
def _() -> Attempt:
    table = Table(3)
    table.put(0, "ship", "farmer")
    table.start_planning()
    return Attempt(table, 0, "place own-farmer ship.1")


@refused_as("wrong-space", "O-4.2", {"what": "knight", "where": "ship.3"})
def _() -> Attempt:
    table = Table(3)
    table.start_planning()
    return Attempt(table, 0, "place own-farmer ship.3")


@refused_as("only-monk", "O-4.3", {"what": "monk", "where": "brewery.1"})
def _() -> Attempt:
    table = Table(3)
    table.tile(0, "brewery")
    table.start_planning()
    return Attempt(table, 0, "place own-farmer brewery.1")


@refused_as("own-follower-in-town-hall", "O-4.6")
def _() -> Attempt:
    table = Table(3)
    table.start_planning()
    return Attempt(table, 0, "place own-farmer town-hall.1")


@refused_as("fill-twin-first", "O-4.2")
def _() -> Attempt:
    table = Table(3)
    table.tile(0, "windmill")
    table.start_planning()
    return Attempt(table, 0, "place own-craftsman windmill.2")


@refused_as("tile-not-on-table", "O-1.8")
def _() -> Attempt:
    table = Table(3, exclude_place_tiles=True)
    table.act(0, "exclude hayrick")
    return Attempt(table, 1, "exclude hayrick")


# Using a place


@refused_as("not-activated", "O-5.3", {"what": "boatman", "where": "ship.2"}, {"what": "knight", "where": "ship.3"})
def _() -> Attempt:
    return Attempt(turn("ship", "own-farmer"), 0, "use ship")


@refused_as("nobody-there", "O-5.3", {"what": "any", "where": "town-hall.1"})
def _() -> Attempt:
    return Attempt(turn(), 0, "use town-hall")


@refused_as("not-an-action", "O-5.3 O-10.16")
def _() -> Attempt:
    return Attempt(turn("school"), 0, "use school")


@refused_as("no-route", "O-6.9 O-6.11 O-R18")
def _() -> Attempt:
    table = turn("ship", "own-farmer", "own-boatman", "knight")
    table.merchant(0, "chartres")
    return Attempt(table, 0, "use ship")


@refused_as("own-station-here", "O-6.12")
def _() -> Attempt:
    table = turn("guildhall", "own-farmer", "own-craftsman", "knight")
    table.station(0, "orleans")
    return Attempt(table, 0, "use guildhall")


@refused_as("other-station-here", "O-6.12")
def _() -> Attempt:
    table = turn("guildhall", "own-farmer", "own-craftsman", "knight")
    table.station(1, "tours")
    table.merchant(0, "tours")
    return Attempt(table, 0, "use guildhall")


@refused_as("no-station-left", "O-6.12", {"what": "trading-station", "where": "stock"})
def _() -> Attempt:
    table = tortured()
    table.start_torture(0, 10)
    table.act(0, *["lose-unbuilt-station"] * 10)
    table.keep_busy(0)
    table.put(0, "guildhall", "own-farmer", "own-craftsman", "knight")
    table.start_actions()
    return Attempt(table, 0, "use guildhall")


@refused_as("pilgrimage", "O-11.2")
def _() -> Attempt:
    table = turn("monastery", "scholar", "own-trader")
    table.start_actions(event="pilgrimage")
    return Attempt(table, 0, "use monastery")


@refused_as("end-of-track", "O-5.7")
def _() -> Attempt:
    table = turn("castle", "own-farmer", "own-boatman", "own-trader")
    table.move_track(0, "knight", 5)
    return Attempt(table, 0, "use castle")


@refused_as("kind-sold-out", "O-5.8", {"what": "knight", "where": "supply"})
def _() -> Attempt:
    table = turn("castle", "own-farmer", "own-boatman", "own-trader")
    table.none_left("knight")
    return Attempt(table, 0, "use castle")


@refused_as("farm-good-sold-out", "O-5.8", {"what": "grain", "where": "goods-market"})
def _() -> Attempt:
    table = turn("farm-house", "own-boatman", "own-craftsman")
    table.no_goods_left("grain")
    return Attempt(table, 0, "use farm-house")


@refused_as("good-sold-out", "O-5.8", {"what": "wine", "where": "goods-market"})
def _() -> Attempt:
    table = turn("winery", "own-farmer", "own-trader")
    table.no_goods_left("wine")
    return Attempt(table, 0, "use winery")


@refused_as("technology-sold-out", "O-5.8", {"what": "technology", "where": "supply"})
def _() -> Attempt:
    table = turn("laboratory", "own-craftsman", "scholar")
    table.no_technology_left()
    return Attempt(table, 0, "use laboratory")


@refused_as("no-tile-to-build", "O-R13", {"what": "place-tile", "where": "table"})
def _() -> Attempt:
    table = in_the_village()
    table.tile(1, *(PLACE_IDS[place] for place in range(len(PLACE_IDS)) if BOX.category[place] == 1))
    table.start_actions()
    table.act(0, "use village")
    return Attempt(table, 0, "recruit trader")


@refused_as("nobody-to-recruit", "O-6.2")
def _() -> Attempt:
    table = turn("village", "own-farmer", "own-boatman", "own-craftsman")
    for kind in ("boatman", "craftsman", "trader"):
        table.none_left(kind)
    return Attempt(table, 0, "use village")


@refused_as("development-at-end", "O-9.5")
def _() -> Attempt:
    table = turn("scriptorium", "knight", "scholar")
    table.develop(0, 30)
    return Attempt(table, 0, "use scriptorium")


@refused_as("no-coins", "O-10.17", {"what": "coins", "number": 1})
def _() -> Attempt:
    table = turn("pharmacy", "own-farmer")
    table.coins(0, 0)
    return Attempt(table, 0, "use pharmacy")


@refused_as("empty-bag", "O-R47", {"what": "any", "where": "bag"})
def _() -> Attempt:
    return Attempt(turn("bathhouse", "own-farmer"), 0, "use bathhouse")


@refused_as("own-follower-to-deed", "O-8.5")
def _() -> Attempt:
    return Attempt(turn("gunpowder-tower", "own-farmer", "own-trader"), 0, "use gunpowder-tower")


@refused_as("no-deed-space", "O-8.1")
def _() -> Attempt:
    table = turn("town-hall", "monk")
    table.fill_deeds("monk")
    return Attempt(table, 0, "use town-hall")


# What a place asks in turn


@refused_as("not-drawn", "O-10.10")
def _() -> Attempt:
    table = Table(3)
    table.bag(0, "monk", "knight", "scholar")
    table.furnish(0, "bathhouse", "own-farmer")
    table.start_actions()
    table.act(0, "use bathhouse")
    return Attempt(table, 0, "place own-boatman ship.2")


@refused_as("only-category-one", "O-6.5")
def _() -> Attempt:
    table = in_the_village()
    table.start_actions()
    table.act(0, "use village", "recruit trader")
    return Attempt(table, 0, "build school")


@refused_as("route-not-here", "O-6.9 O-6.11 O-R18")
def _() -> Attempt:
    return Attempt(travelling(), 0, "travel water:tours/chinon none")


@refused_as("wrong-route-kind", "O-6.9 O-6.11 O-R18")
def _() -> Attempt:
    return Attempt(travelling(), 0, "travel land:chartres/orleans none")


@refused_as("good-not-on-route", "O-6.11")
def _() -> Attempt:
    return Attempt(travelling(), 0, "travel water:orleans/blois brocade")


@refused_as("not-at-place", "O-8.1", {"what": "scholar", "where": "town-hall"})
def _() -> Attempt:
    return Attempt(at_the_town_hall("monk"), 0, "send scholar astronomy")


@refused_as("deed-never-wants", "O-8.1")
def _() -> Attempt:
    return Attempt(at_the_town_hall("monk"), 0, "send monk astronomy")


@refused_as("deed-space-taken", "O-8.1")
def _() -> Attempt:
    table = at_the_town_hall("monk")
    table.fill_deed("cathedral", "monk", "monk")
    return Attempt(table, 0, "send monk cathedral")


@refused_as("no-development-choice", "O-8.3")
def _() -> Attempt:
    return Attempt(at_the_town_hall("monk"), 0, "send-for-development monk cathedral")


@refused_as("send-at-least-one", "O-R20")
def _() -> Attempt:
    return Attempt(at_the_town_hall("monk"), 0, "stop")


@refused_as("pay-more-than-owned", "O-10.17", {"what": "coins", "number": 1})
def _() -> Attempt:
    table = turn("pharmacy", "own-farmer")
    table.coins(0, 2)
    table.act(0, "use pharmacy")
    return Attempt(table, 0, "pay 3")


@refused_as("pay-beyond-track", "O-R25")
def _() -> Attempt:
    table = turn("pharmacy", "own-farmer")
    table.develop(0, 29)
    table.act(0, "use pharmacy")
    return Attempt(table, 0, "pay 2")


# Technology


@refused_as("technology-for-monk", "O-7.3")
def _() -> Attempt:
    return Attempt(installing(), 0, "install cellar.1")


@refused_as("technology-on-single-space", "O-7.5")
def _() -> Attempt:
    return Attempt(installing(), 0, "install hayrick.1")


@refused_as("technology-in-town-hall", "O-7.9")
def _() -> Attempt:
    return Attempt(installing(), 0, "install town-hall.1")


@refused_as("technology-on-taken-space", "O-7.8")
def _() -> Attempt:
    return Attempt(installing(), 0, "install ship.2")


@refused_as("second-technology", "O-7.4")
def _() -> Attempt:
    return Attempt(installing(), 0, "install ship.3")


@refused_as("first-technology-for-farmer", "O-7.1")
def _() -> Attempt:
    return Attempt(installing(free=0, farmer_only=1), 0, "install wagon.2")


# Events and torture


@refused_as("food-not-owned", "O-11.4")
def _() -> Attempt:
    table = Table(3)
    table.goods(0, grain=1, wine=1)
    table.start_event("harvest")
    return Attempt(table, 0, "give-food cheese")


@refused_as("good-not-owned", "O-12.5")
def _() -> Attempt:
    return Attempt(tortured(), 0, "lose-good wool")


@refused_as("no-own-station-there", "O-12.2")
def _() -> Attempt:
    return Attempt(tortured(), 0, "lose-station tours")


@refused_as("no-unbuilt-station", "O-12.2")
def _() -> Attempt:
    table = tortured()
    table.goods(0, wool=1)
    table.start_torture(0, 11)
    table.act(0, *["lose-unbuilt-station"] * 10)
    return Attempt(table, 0, "lose-unbuilt-station")


@refused_as("no-neutral-in-bag", "O-12.3")
def _() -> Attempt:
    return Attempt(tortured(), 0, "lose-follower")


@refused_as("development-at-start", "O-12.4")
def _() -> Attempt:
    return Attempt(tortured(), 0, "lose-step")


@refused_as("coin-space-blocks", "O-12.4")
def _() -> Attempt:
    table = tortured()
    table.develop(0, 8)
    return Attempt(table, 0, "lose-step")


@refused_as("no-technology-there", "O-12.7")
def _() -> Attempt:
    return Attempt(tortured(), 0, "lose-technology ship.1")


@refused_as("no-technology-kept", "O-12.7")
def _() -> Attempt:
    return Attempt(tortured(), 0, "lose-kept-technology")


@pytest.mark.parametrize("code", sorted(CASES))
def test_a_refusal_has_its_code_its_section_and_complete_sentences(code: str) -> None:
    case = CASES[code]
    table, seat, notation = case.lay_out()

    refusal = table.refused(seat, notation)

    assert refusal.code == code
    assert refusal.rule in case.rules
    assert refusal.rule in SECTIONS
    must_be_sentences(refusal.sentences)


@pytest.mark.parametrize("code", sorted(code for code in CASES if CASES[code].missing))
def test_a_refusal_for_want_of_something_says_what_is_missing(code: str) -> None:
    table, seat, notation = CASES[code].lay_out()

    assert table.refused(seat, notation).missing == CASES[code].missing


@pytest.mark.parametrize("code", sorted(code for code in CASES if not CASES[code].missing))
def test_a_refusal_for_another_reason_claims_nothing_is_missing(code: str) -> None:
    table, seat, notation = CASES[code].lay_out()

    assert table.refused(seat, notation).missing == []


def test_every_text_of_a_refusal_can_be_reached() -> None:
    assert set(CASES) == set(TEXTS.refusals)


# Refusals that must not mislead


def test_who_plans_later_in_order_is_not_told_to_have_finished() -> None:
    table = Table(3, planning="in_order")
    table.start_planning()

    refusal = table.refused(1, "place own-farmer ship.1")

    assert refusal.code != "already-answered", "seat 1 has yet to plan"


def test_technology_before_the_actions_of_a_round_waits_for_passing_in_that_round() -> None:
    table = Table(3)
    table.technology_aside(0, free=1)
    table.keep_busy(0)
    table.start_actions()
    table.act(0, "pass", "keep-technology")
    assert table.phase() == "followers", "the next round has begun"

    assert table.refused(0, "install wagon.1").code == "technology-before-passing"


def test_who_has_passed_is_free_again_in_the_next_round() -> None:
    table = Table(3)
    table.keep_busy(0)
    table.start_actions()
    table.act(0, "pass")
    assert table.phase() == "followers", "the next round has begun"

    assert table.seen(None, 0)["has_passed"] is False


@pytest.mark.parametrize(("farmers", "bag", "code"), [(0, [], "draw-limit-bag"), (6, ["monk"], "draw-limit-market")])
def test_who_could_not_draw_is_not_told_to_have_drawn(farmers: int, bag: list[str], code: str) -> None:
    table = with_tower(*bag, farmers=farmers)
    table.start_followers()
    assert table.can(0, "load own-farmer"), "with nothing to draw the Tower comes at once"

    assert table.refused(0, "draw 1").code == code


def test_a_refusal_counts_in_words_that_fit() -> None:
    table = turn("pharmacy", "own-farmer")
    table.coins(0, 1)
    table.act(0, "use pharmacy")

    refusal = table.refused(0, "pay 2")

    assert refusal.sentences == {"en": "You have only 1 coin.", "de": "Du hast nur 1 Münze."}


def test_actions_and_seats_that_do_not_exist_are_refused() -> None:
    state = Table(3).state

    for refusal in (state.why_not(0, len(GAME.actions)), state.why_not(0, -1), state.why_not(3, 0)):
        assert refusal is not None
        assert refusal.code in ("no_such_action", "no_such_seat")
        must_be_sentences(refusal.sentences)


# Lively games: players who seldom pass, stop or hold back

IDLE = {"pass", "end-planning", "stop", "keep-technology", "no-sacristy", "loaded", "move-back"}
IDLE_SHARE = 0.1


def lively_choice(state: OrleansState, seat: int, chance: random.Random) -> int:
    """An action that gets on with the game; once in a while any action at all."""
    legal = state.legal(seat)
    busy = [action for action in legal if GAME.actions[action].kind not in IDLE]
    if not busy or chance.random() < IDLE_SHARE:
        return chance.choice(legal)
    first = GAME.actions[busy[0]]
    if first.kind == "draw":
        return chance.choice(legal) if first.number == "0" else busy[0]
    if first.kind == "place":
        busy = [action for action in busy if finishes_place(state, seat, action, busy)] or legal[-1:]
    return chance.choice(busy)


def finishes_place(state: OrleansState, seat: int, action: int, offered: list[int]) -> bool:
    """Whether all empty spaces of the place could be filled now, so that nobody is left waiting there."""
    place = GAME.actions[action].space.split(".")[0]
    spaces = {GAME.actions[other].space for other in offered}
    fillable = sum(1 for space in spaces if space.split(".")[0] == place)
    mask = int(BOX.place_mask[PLACE_IDS.index(place)]) & int(state.players[seat].open_spaces)
    twins = mask & int(BOX.twin_mask) and mask & int(BOX.twin_mask) << 1
    return fillable + bool(twins) >= mask.bit_count()


def lively_game(number: int) -> Iterator[tuple[OrleansState, random.Random]]:
    """Play a game with the options that its number stands for, stopping before every move and at the end."""
    chance = random.Random(number)
    state = lively_start(2 + number % 3, number)
    while not state.is_over():
        yield state, chance
        seat = chance.choice(state.to_act())
        state.apply_legal(seat, lively_choice(state, seat, chance))
    yield state, chance


def lively_start(seats: int, number: int) -> OrleansState:
    """An even number is a new game, an odd one begins in the middle, with place tiles, technology and debts."""
    table = Table(
        seats,
        seed=number,
        planning=["hidden", "open", "in_order"][number // 2 % 3],
        exclude_place_tiles=number % 4 == 2,
        limited_bank=number % 5 == 1,
    )
    if number % 2 == 0:
        return table.state
    poorest = seats - 1
    table.start_torture(poorest, 10)
    table.act(poorest, *["lose-unbuilt-station"] * 10)
    table.technology_aside(poorest, free=1)
    tiles = ["gunpowder-tower", "sacristy", "bathhouse", "pharmacy", "school", "herb-garden", "laboratory", "cellar"]
    for position, tile in enumerate(tiles):
        table.tile(position % poorest, tile)
    table.put(tiles.index("sacristy") % poorest, "sacristy", "monk")
    for seat in range(poorest):
        table.bag(seat, "farmer", "farmer", "boatman", "craftsman", "trader", "knight", "knight", "scholar", "monk")
        table.goods(seat, wool=1, brocade=1)
        table.station(seat, "orleans")
        table.develop(seat, 5 * seat)
        table.technology_aside(seat, free=2, farmer_only=1)
        table.coins(seat, seat)
    if table.state.bank_is_limited:
        table.state.bank = 3
    table.start_event(["harvest", "plague"][number // 2 % 2], start=number % seats)
    return table.state


# The sweep: every action is either legal or refused with a reason

SWEPT_GAMES = 9 if IS_COMPILED else 3
SWEPT_SHARE = 0.005
SWEPT_OF_EACH_QUESTION = 2


def sweep(state: OrleansState, checked: set[tuple[str, str]]) -> None:
    """Ask about every action of the catalogue for every seat."""
    asked = state.to_act()
    for seat in range(int(state.seats)):
        legal = set(state.legal(seat)) if seat in asked else set()
        for action in range(len(GAME.actions)):
            refusal = state.why_not(seat, action)
            assert (refusal is None) == (action in legal), f"seat {seat}: {GAME.actions[action]}"
            if refusal is not None and (refusal.code, refusal.message) not in checked:
                checked.add((refusal.code, refusal.message))
                must_teach(refusal)


def must_teach(refusal: Refusal) -> None:
    """A refusal cites a section of the digest and says it in both languages."""
    assert refusal.rule in SECTIONS, refusal
    must_be_sentences(refusal.sentences)


@pytest.mark.parametrize("number", range(SWEPT_GAMES))
def test_every_action_of_the_catalogue_is_legal_or_refused_with_a_reason(number: int) -> None:
    checked: set[tuple[str, str]] = set()
    swept: dict[str, int] = {}
    for state, chance in lively_game(number):
        question = type(state.stack[-1]).__name__ if state.stack else "end"
        if swept.get(question, 0) < SWEPT_OF_EACH_QUESTION or chance.random() < SWEPT_SHARE:
            swept[question] = swept.get(question, 0) + 1
            before = state.fingerprint()
            sweep(state, checked)
            assert state.fingerprint() == before, "asking changes nothing"

    assert {"Followers", "Planning", "TakeTurn", "end"} <= set(swept)
    assert len({code for code, _ in checked}) > 20


# All other texts

TEXT_GAMES = 20 if IS_COMPILED else 4


def test_everything_that_lively_games_say_is_a_sentence_in_every_language() -> None:
    asked: set[str] = set()
    told: set[str] = set()
    offered: set[int] = set()
    for number in range(TEXT_GAMES):
        for state, _ in lively_game(number):
            for seat in state.to_act():
                offered.update(state.legal(seat))
            asked.add(prompt_of(state))
            if state.is_over():
                told |= log_of(state)

    assert {what for what, _ in SHAPES} == set(TEXTS.log)
    kinds = {GAME.actions[action].kind for action in offered}
    assert asked <= set(TEXTS.prompts)
    assert told <= set(TEXTS.log)
    assert kinds <= set(TEXTS.labels)
    if IS_COMPILED:  # a few games do not see everything
        assert asked == set(TEXTS.prompts)
        assert told == set(TEXTS.log)
        assert kinds == set(TEXTS.labels)


def prompt_of(state: OrleansState) -> str:
    """The key of the question that the first seat to act sees, or a spectator, after a look at its text."""
    prompt = state.observe(state.to_act()[0] if state.stack else None, log_from=10**9)["prompt"]
    assert isinstance(prompt, dict)
    assert prompt["rule"] in SECTIONS
    must_be_sentences(texts_of(prompt["text"]))
    return str(prompt["question"])


def log_of(state: OrleansState) -> set[str]:
    """The kinds of log lines of a game, after a look at every line."""
    lines = state.observe(None)["log"]
    assert isinstance(lines, list)
    kinds: set[str] = set()
    for line in lines:
        assert isinstance(line, dict)
        must_be_sentences(texts_of(line["text"]))
        kinds.add(str(line["what"]))
    return kinds


def texts_of(data: Json) -> dict[str, str]:
    assert isinstance(data, dict)
    return {language: str(sentence) for language, sentence in data.items()}


@pytest.mark.parametrize("kind", sorted(TEXTS.labels))
def test_every_label_is_filled_in_and_one_of_a_kind(kind: str) -> None:
    actions = [action for action in GAME.actions if action.kind == kind]

    for language in LANGUAGES:
        labels = [action.label(language) for action in actions]
        for label in labels:
            assert label[0].isupper() or label[0].isdigit(), label
            assert not re.search(r"[{}|]|  |None", label), label
        if kind not in ("move-back", "place", "install", "lose-technology"):  # twin spaces read alike
            assert len(set(labels)) == len(labels)
    assert actions[0].label("en") != actions[0].label("de")


def test_every_section_that_a_text_cites_exists_in_both_digests() -> None:
    assert sections("orleans.md") == sections("orleans.de.md")
    for templates in (TEXTS.prompts, TEXTS.refusals, TEXTS.scores):
        for template in templates.values():
            assert template.rule in SECTIONS, template.key
    for rule in [*BOX.place_rules, *BOX.event_rules, *(option.rule for option in GAME.options)]:
        assert rule in SECTIONS
