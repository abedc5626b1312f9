"""Refusals: every kind of action at the wrong moment and with every obstacle, in both languages, with its section."""

from __future__ import annotations

import random

import pytest

from stammtisch.games.coimbra.state import CoimbraState
from stammtisch.games.coimbra.texts import TEXTS
from tests.coimbra import lively
from tests.coimbra.table import GAME, Table
from tests.positions import step


def test_every_kind_of_action_has_a_word_for_the_wrong_moment() -> None:
    assert {family.otherwise for family in GAME.families} <= set(TEXTS.refusals)


def test_every_refusal_cites_a_section_and_differs_by_language() -> None:
    for code, template in TEXTS.refusals.items():
        assert template.rule.startswith("C-"), code
        assert template.sentences["en"] != template.sentences["de"], code


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("forfeiting", ["automatic", "ask"])
def test_every_action_that_is_not_legal_is_refused_with_a_reason_all_game_long(seats: int, forfeiting: str) -> None:
    chooser = random.Random(seats)
    state = GAME.new(seats, 7, {"forfeiting": forfeiting})
    codes = set()
    while state.to_act():
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if chooser.random() < 0.15:
            for action in range(len(GAME.actions)):
                refusal = state.why_not(seat, action)
                assert (refusal is None) == (action in legal)
                if refusal is not None:
                    codes.add(refusal.code)
                    assert refusal.rule
                    assert refusal.sentence("de")
            other = (seat + 1) % seats
            refusal = state.why_not(other, legal[0])
            assert refusal is not None
            assert refusal.code == "not-your-turn"
        state.apply(seat, lively.choose(state, seat, legal, chooser))
    assert len(codes) > 30


def test_somebody_elses_move_is_refused_with_the_name_of_who_is_asked() -> None:
    table = Table(2)
    table.pool(("gray", 1))
    table.begin("place-dice")
    refusal = table.refused(1, "take gray 1")
    assert refusal.code == "not-your-turn"
    assert refusal.message == "It is Blue's turn."


@pytest.mark.rule("C-1.14")
def test_refusals_at_the_start() -> None:
    table = Table(2)
    state = GAME.new(2, 4)
    assert isinstance(state, CoimbraState)
    table.state = state
    first, last = state.seats_in_order()
    assert table.refused(last, "start-cards 3").code == "group-not-in-play"
    assert table.refused(last, "take gray 1").code == "not-placing"
    table.act(last, "start-cards 2")
    assert table.refused(first, "start-cards 2").code == "group-taken"
    table.act(first, "start-corner nw")
    assert table.refused(first, "start-corner ne").code == "corner-taken-before"
    table.act(first, "start-cards 1")
    assert table.refused(last, "start-cards 1").code == "start-cards-taken-before"
    assert table.refused(last, "start-corner nw").code == "corner-taken"


@pytest.mark.rule("C-3.3")
def test_refusals_while_placing() -> None:
    table = Table(2)
    table.pool(("gray", 1), ("green", 4))
    table.begin("place-dice")
    refusal = table.refused(0, "take gray 2")
    assert refusal.code == "die-not-in-pool"
    assert refusal.missing == [{"what": "gray", "value": 2, "where": "pool"}]
    assert table.refused(0, "place castle").code == "take-die-first"
    assert table.refused(0, "start-cards 1").code == "start-too-late"
    assert table.refused(0, "acquire ii-c1").code == "no-acquiring-now"
    table.act(0, "take gray 1")
    assert table.refused(0, "take green 4").code == "place-die-first"


@pytest.mark.rule("C-4.3")
@pytest.mark.rule("C-4.4")
def test_refusals_while_retrieving() -> None:
    table = Table(2)
    table.show("upper", "ii-c6", "ii-m6")
    table.show("central", "ii-k5")
    table.die("castle", 0, 1)
    table.die("castle", 0, 2)
    table.die("upper", 0, 5)
    table.hold(0, coins=3)
    table.evaluate()
    table.act(0, "favour cap", "decline")
    assert table.refused(0, "favour cap").code == "favour-gone"
    table.act(0, "favour resources", "gain-guards")
    refusal = table.refused(0, "acquire ii-c6")
    assert refusal.code == "cannot-pay-coins"
    assert refusal.rule == "C-4.4"
    assert refusal.message == "That costs 5 coins, and you have 3."
    assert refusal.missing == [{"what": "coins", "number": 2}]
    assert table.refused(0, "acquire ii-k5").code == "card-not-in-row"
    assert table.refused(0, "favour pilgrim").code == "no-favour-now"
    assert table.refused(0, "decline").code == "nothing-to-decline"


@pytest.mark.rule("C-10.2")
def test_the_cap_tile_goes_on_own_dice_only() -> None:
    table = Table(2)
    table.die("castle", 0, 1)
    table.die("upper", 1, 5)
    table.die("upper", 0, 2)
    table.evaluate()
    assert table.refused(0, "cap upper 2").code == "no-cap-now"
    table.act(0, "favour cap")
    assert table.refused(0, "cap upper 1").code == "no-own-die-there"


@pytest.mark.rule("C-9.1")
def test_no_road_no_step() -> None:
    table = Table(2)
    table.steps(0, 2)
    refusal = table.refused(0, "step i-1")
    assert refusal.code == "no-road"
    assert refusal.message == "No road leads there (from: north-west corner; to: monastery space I/1)."
    assert table.refused(0, "exchange-guards").code == "no-exchange-now"
    table.act(0, "stop")
    assert table.state.is_over()


@pytest.mark.rule("C-7.2")
def test_refusals_of_investments() -> None:
    table = Table(2)
    table.voyages("tanger", "madeira", "goa", "ceuta", "macau", "diu")
    table.invested(0, "tanger")
    table.begin("voyage-phase")
    assert table.refused(0, "invest tanger").code == "already-invested"
    assert table.refused(0, "invest mascat").code == "voyage-not-in-play"
    refusal = table.refused(0, "invest goa")
    assert (refusal.code, refusal.rule) == ("cannot-pay-coins", "C-7.2")
    table.begin(step("invest", seat=0, resource="guards"))
    assert table.refused(0, "invest macau").code == "guard-voyages-only"
    table.begin(step("invest", seat=0, resource="coins"))
    assert table.refused(0, "invest ceuta").code == "coin-voyages-only"
    table.begin(step("invest", seat=0, resource="any"))
    assert table.can(0, "invest ceuta")


@pytest.mark.rule("C-12.12")
def test_refusals_of_repetitions() -> None:
    table = Table(2)
    table.give(0, "ii-c6", "ii-c1", "ii-m6")
    table.acquire(0, "iii-c2", 1)
    assert table.refused(0, "repeat ii-c3").code == "card-not-owned"
    assert table.refused(0, "repeat ii-m6").code == "not-of-class"
    assert table.refused(0, "repeat ii-c1").code == "not-immediate"
    refusal = table.refused(0, "repeat iii-c2")
    assert (refusal.code, refusal.rule) == ("no-endless-repeat", "C-R12")


@pytest.mark.rule("C-12.5")
@pytest.mark.rule("C-R14")
def test_refusals_at_the_discard_pile() -> None:
    table = Table(2)
    table.discard("ii-c6", "ii-c4", "i-c1", "ii-k6")
    table.hold(0, guards=3, coins=7)
    table.acquire(0, "iii-m3", 1)
    assert table.refused(0, "browse scholar").code == "nothing-of-class"
    assert table.refused(0, "acquire ii-c6").code == "no-acquiring-now"
    table.act(0, "browse council")
    assert table.refused(0, "acquire ii-m6").code == "not-discarded"
    assert table.refused(0, "acquire i-c1").code == "start-card-without-cost"
    assert table.refused(0, "acquire ii-k6").code == "other-class-chosen"
    assert table.refused(0, "browse cleric").code == "other-class-chosen"
    refusal = table.refused(0, "acquire ii-c4")
    assert (refusal.code, refusal.rule) == ("cannot-pay-guards", "C-12.5")


@pytest.mark.rule("C-12.4")
def test_refusals_of_losses() -> None:
    table = Table(2)
    table.give(1, "ii-k1", "ii-m1")
    table.acquire(0, "iii-k1", 1)
    assert table.refused(1, "lose ii-m1").code == "not-a-cleric"
    assert table.refused(1, "lose ii-k2").code == "card-not-owned"
    assert table.refused(1, "give-points").code == "no-tribute-now"


@pytest.mark.rule("C-15.10")
@pytest.mark.rule("C-15.11")
def test_refusals_of_scoring_now() -> None:
    table = Table(2)
    table.voyages("goa", "tanger", "ceuta")
    table.invested(0, "goa", "tanger")
    table.visit(0, "two-voyages")
    assert table.refused(0, "score-voyage ceuta").code == "not-invested"
    assert table.refused(0, "score-card ii-s4").code == "no-scoring-now"
    table.act(0, "score-voyage goa")
    assert table.refused(0, "score-voyage goa").code == "voyage-scored-already"

    other = Table(2)
    other.give(0, "ii-s4", "ii-c1")
    other.visit(0, "card-and-track")
    assert other.refused(0, "score-card ii-c1").code == "not-game-end"
    assert other.refused(0, "score-card ii-s5").code == "card-not-owned"


@pytest.mark.rule("C-6.1")
@pytest.mark.rule("C-13.4")
def test_refusals_of_income() -> None:
    table = Table(2)
    table.give(0, "iii-c5")
    table.hold_dice(0, "gray", "green")
    table.income(0)
    assert table.refused(0, "activate orange").code == "no-such-die"
    assert table.refused(0, "activate-white council").code == "no-white-die"
    assert table.refused(0, "end-income").code == "dice-left"
    assert table.refused(0, "exchange-coins").code == "no-exchange-card"
    table.act(0, "exchange-guards", "exchange-guards", "exchange-guards")
    refusal = table.refused(0, "exchange-guards")
    assert refusal.code == "too-little-to-exchange"
    assert refusal.missing == [{"what": "guards", "number": 1}]


@pytest.mark.rule("C-13.1")
@pytest.mark.rule("C-8.3")
def test_refusals_of_opening_cards() -> None:
    table = Table(2)
    table.give(0, "ii-c1", "ii-m1")
    table.move(0, "cleric", 15)
    table.income(0)
    assert table.refused(0, "use ii-k1").code == "card-not-now"
    table.act(0, "use ii-m1")
    assert table.refused(0, "advance cleric").code == "track-at-end"
    assert table.refused(0, "use ii-c1").code == "nothing-to-use"


@pytest.mark.rule("C-8.5")
def test_nobody_accepts_more_than_the_reward() -> None:
    table = Table(2, forfeiting="ask")
    table.visit(0, "guards")
    refusal = table.refused(0, "accept 4")
    assert refusal.code == "reward-is-smaller"
    assert refusal.message == "The reward is 3; accept that much or less."


@pytest.mark.rule("C-17.1")
def test_after_the_end_everything_is_refused() -> None:
    table = Table(2)
    refusal = table.state.why_not(0, GAME.parse("stop"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("game_over", "C-17.1")
