"""Refusals: every one is reached, a complete sentence in both languages, and cites a rule that exists.

One case per refusal of `texts.toml`; then a sweep over whole games, where every action of the catalogue is
either legal or refused with a reason.
"""

import pytest

from stammtisch.core.errors import Refusal
from stammtisch.games.orleans.state import OrleansState
from stammtisch.games.orleans.texts import TEXTS
from tests.forms import IS_COMPILED
from tests.orleans import refused_before_actions, refused_in_actions  # noqa: F401 - they register their cases
from tests.orleans.lively_games import lively_game
from tests.orleans.planner import PRINTED
from tests.orleans.refused import CASES, turn, with_bag, with_tower
from tests.orleans.sentences import SECTIONS, must_be_sentences
from tests.orleans.table import GAME, Table


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


@pytest.mark.rule("O-4.7")
@pytest.mark.parametrize("planning", ["hidden", "open", "in_order"])
@pytest.mark.parametrize("has_followers", [False, True])
def test_who_has_nobody_to_place_is_not_told_to_have_finished(planning: str, has_followers: bool) -> None:
    # given: nobody on the market, or somebody for whom no space is open
    table = Table(3, planning=planning)
    table.clear(0)
    if has_followers:
        table.market(0, "own-trader")
        for place in ("wagon", "castle", "monastery", "university"):
            table.put(0, place, *["trader" if kind == "trader" else "" for kind in PRINTED[place]])
    table.start_planning()

    for notation in ("place own-farmer ship.1", "end-planning"):
        refusal = table.refused(0, notation)

        assert refusal.code == "nothing-to-plan"
        assert refusal.sentence("en").endswith("Green." if planning == "in_order" else "Green and Blue.")


@pytest.mark.rule("O-4.7")
def test_who_has_planned_all_or_nothing_has_finished() -> None:
    table = Table(3)
    table.clear(0)
    table.market(0, "own-farmer")
    table.start_planning()
    table.act(0, "place own-farmer ship.1", "end-planning")
    table.act(1, "end-planning")

    assert table.refused(0, "end-planning").code == "already-answered"
    assert table.refused(1, "end-planning").code == "already-answered"


@pytest.mark.rule("O-3.1")
def test_who_could_not_draw_while_others_do_is_not_told_to_have_finished() -> None:
    table = Table(3)
    table.bag(1, "knight", "monk")
    table.bag(2, "knight", "monk")
    table.start_followers()
    table.act(2, "draw 1")

    assert table.refused(0, "draw 1").code == "nothing-to-draw"
    assert table.refused(2, "draw 1").code == "already-answered"


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


# What is missing for a draw: the difference, not what is there


@pytest.mark.rule("O-3.1")
@pytest.mark.parametrize(("wanted", "moved_back"), [(5, 0), (7, 0), (5, 2), (20, 1)])
def test_the_knights_lack_what_is_wanted_beyond_their_limit(wanted: int, moved_back: int) -> None:
    table = with_bag(*["monk"] * 8, *["knight"] * 8)
    table.clear(0)
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.start_followers()
    table.act(0, *[f"move-back village.{space}" for space in range(1, moved_back + 1)])

    refusal = table.refused(0, f"draw {wanted}")

    assert (refusal.code, refusal.missing) == (
        "draw-limit-knights",
        [{"what": "knights", "number": wanted - (4 - moved_back)}],
    )


@pytest.mark.rule("O-3.2")
@pytest.mark.parametrize("wanted", [3, 4, 9])
def test_the_market_lacks_the_spaces_that_are_wanted(wanted: int) -> None:
    table = with_bag("monk", "monk", "monk", farmers=2)
    table.start_followers()

    refusal = table.refused(0, f"draw {wanted}")

    assert (refusal.code, refusal.missing) == ("draw-limit-market", [{"what": "market", "number": wanted - 2}])


@pytest.mark.rule("O-3.3")
@pytest.mark.parametrize("wanted", [3, 4, 9])
def test_the_bag_lacks_the_followers_that_are_wanted(wanted: int) -> None:
    table = with_bag("monk", "monk")
    table.start_followers()

    refusal = table.refused(0, f"draw {wanted}")

    assert (refusal.code, refusal.missing) == ("draw-limit-bag", [{"what": "bag", "number": wanted - 2}])


@pytest.mark.rule("O-3.3")
def test_who_wants_to_draw_nobody_lacks_nothing() -> None:
    table = with_tower()
    table.start_followers()
    assert table.can(0, "load own-farmer"), "with nothing to draw the Tower comes at once"

    assert table.refused(0, "draw 0").missing == []
    assert table.refused(0, "draw 2").missing == [{"what": "bag", "number": 2}]


@pytest.mark.rule("O-3.5")
def test_at_the_tower_one_more_move_back_lacks_one_of_what_is_used_up() -> None:
    # given: all four of the knights' limit are moved back, with followers left in bag and on the board
    table = with_tower("monk", "monk")
    table.put(0, "village", "own-farmer", "own-boatman", "own-craftsman")
    table.put(0, "town-hall", "knight", "knight")
    table.start_followers()
    # when
    table.act(0, "move-back village.1", "move-back village.2", "move-back village.3", "move-back town-hall.1")
    # then
    assert table.can(0, "load own-farmer")
    for notation in ("move-back town-hall.2", "draw 1"):
        refusal = table.refused(0, notation)
        assert (refusal.code, refusal.missing) == ("draw-limit-knights", [{"what": "knights", "number": 1}])
    assert table.refused(0, "move-back village.1").code == "space-is-empty"


@pytest.mark.rule("O-3.5")
def test_at_a_full_market_one_more_move_back_lacks_a_space() -> None:
    table = with_tower("monk", farmers=6)
    table.put(0, "town-hall", "knight")
    table.start_followers()
    assert table.can(0, "load own-farmer")

    refusal = table.refused(0, "move-back town-hall.1")

    assert (refusal.code, refusal.missing) == ("draw-limit-market", [{"what": "market", "number": 1}])


@pytest.mark.rule("O-3.5")
def test_who_has_drawn_less_than_allowed_lacks_nothing_but_has_drawn() -> None:
    table = with_tower("monk", "monk")
    table.put(0, "town-hall", "knight")
    table.start_followers()
    table.act(0, "draw 1")

    for notation in ("draw 1", "move-back town-hall.1"):
        refusal = table.refused(0, notation)
        assert (refusal.code, refusal.missing) == ("already-drawn", [])


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
