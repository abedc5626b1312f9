"""Positions of Coimbra in words: laid out, refused where they cannot be, and read back as they were written."""

from __future__ import annotations

import json
import random

import pytest

from stammtisch.core.errors import BadPosition
from stammtisch.core.plain import Json
from tests.coimbra import lively
from tests.coimbra.table import GAME, Table
from tests.positions import changed, written

NAME = "coimbra"


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    state = GAME.at({"seats": 3, "seed": 4})

    assert state.position() == GAME.new(3, 4).position()


@pytest.mark.rule("C-3.3")
def test_a_die_that_was_taken_is_placed_and_the_next_seat_takes_one() -> None:
    table = Table.written("die-in-hand")

    table.act(0, "place central")

    assert table.now()["rows"]["central"] == [{"token": 4}, {"token": 3}, {"seat": 0, "colour": "orange", "value": 3}]
    assert table.asked() == [1]


@pytest.mark.rule("C-4.6")
def test_the_crown_token_of_an_acquired_card_comes_to_its_owner() -> None:
    table = Table.written("card-in-the-upper-city")

    table.act(0, "acquire ii-c5")
    assert table.player(0)["crown_tokens"] == []  # the bonus of the card comes first
    while {"step": "take-crown", "seat": 0, "cls": "council"} in table.now()["waiting"]:
        table.act(0, table.legal(0)[-1])

    assert table.player(0)["crown_tokens"] == ["council"]
    assert "council" not in table.now()["crown_on"]


@pytest.mark.rule("C-12.4")
def test_who_loses_a_cleric_falls_back_and_the_start_card_of_the_other_comes_after_that() -> None:
    table = Table.written("threatened-cleric")
    assert table.legal(1) == ["lose-points", "lose i-k2", "lose ii-k4"]

    table.act(1, "lose i-k2")

    assert table.is_discarded("i-k2")
    assert table.player(1)["track"] == {"council": 2, "merchant": 6, "cleric": 3, "scholar": 3}


@pytest.mark.rule("C-12.3")
def test_a_tribute_is_paid_in_points() -> None:
    table = Table.written("tribute-due")
    before = table.points(0)

    table.act(0, "give-points")

    assert table.points(0) < before


@pytest.mark.rule("C-13.1")
def test_cards_that_work_before_the_dice_are_used_one_after_another() -> None:
    table = Table.written("cards-at-the-beginning-of-income")

    assert table.legal(1) == ["use ii-c1", "use ii-m1"]


@pytest.mark.rule("C-7.2")
def test_one_voyage_is_paid_for() -> None:
    table = Table.written("voyages-to-invest-in")

    table.act(1, "invest tanger")

    assert table.player(1)["voyages"] == ["tanger"]
    assert table.asked() == [0]


# Refusals


def change(name: str, part: Json, *path: str | int) -> dict[str, Json]:
    return changed(written(NAME, name), part, *path)


def top(name: str, *entries: dict[str, Json], instead_of: int = 1) -> dict[str, Json]:
    """The same with other questions on top of the stack."""
    position = written(NAME, name)
    waiting = position["waiting"]
    assert isinstance(waiting, list)
    return {**position, "waiting": [*waiting[: len(waiting) - instead_of], *entries]}


CITY, HAND, CLERICS = "card-in-the-upper-city", "die-in-hand", "threatened-cleric"
INCOME, TRIBUTES, VOYAGES = "cards-at-the-beginning-of-income", "tribute-due", "voyages-to-invest-in"
START: dict[str, Json] = {"seats": 2}

REFUSED: list[tuple[dict[str, Json], str]] = [
    # The phase
    (change(CITY, "placing", "phase"), "phase: another phase"),
    (change(VOYAGES, "end", "phase"), "phase: another phase"),
    ({**START, "phase": "income"}, "phase: another phase"),
    (change(CITY, [], "waiting"), "waiting: the game ends after round 4"),
    (change(CITY, 5, "round"), r"round: must be a number from 1 to 4"),
    (change(CITY, 2, "round"), "face_down: in round 2"),
    # What is asked
    (top(CITY, {"step": "trigger-in-city", "seat": 1, "location": "upper"}), "waiting: a seat is asked"),
    (top(CITY, {"step": "trigger-in-city", "seat": 0, "location": "lower"}), "waiting: a seat is asked"),
    (top(CITY, {"step": "trigger-in-castle", "seat": 0}), "waiting: a seat is asked"),
    (top(CITY, {"step": "take-die", "seat": 0}), r"waiting.5: nothing brings that"),
    (top(CITY, {"step": "put-cap", "seat": 0}), r"waiting.5: nothing brings that"),
    (top(CITY, {"step": "take-crown", "seat": 0, "cls": "council"}), "waiting: nothing brings that"),
    (top(CITY, {"step": "gain-bonus", "seat": 0, "bonus": "iii-k1"}), r"waiting.5: nothing brings that"),
    (top(CITY, {"step": "gain-bonus", "seat": 0, "bonus": "monastery-coins"}), r"waiting.5: nothing brings that"),
    (top(CITY, {"step": "gain-bonus", "seat": 0, "bonus": "favour-cap"}), r"waiting.5: nothing brings that"),
    (top(CITY, {"step": "choose-resource", "seat": 0, "bonus": "i-k1"}), r"waiting.5: nothing brings that"),
    (top(CITY, {"step": "advance-track", "seat": 0, "spaces": 1}), r"waiting.5: nothing brings that"),
    (top(CITY, {"step": "score-voyage", "seat": 0, "left": 2, "done": []}), r"waiting.5: nothing brings that"),
    (top(CITY, {"step": "score-card", "seat": 0}), r"waiting.5: nothing brings that"),
    (top(CITY, {"step": "invest", "seat": 0, "resource": "any"}), r"waiting.5: nothing brings that"),
    (top(CITY, {"step": "move-pilgrim", "seat": 0, "steps": 0}), r"waiting.5.steps: must be a number from 1"),
    (
        top(CITY, {"step": "accept-reward", "seat": 0, "what": "coins", "amount": 1, "source": "favours"}),
        r"waiting.5: nothing brings that",
    ),
    (top(CLERICS, {"step": "lose-cleric", "seat": 0, "bonus": "iii-k1"}), r"waiting.6: nothing brings that"),
    (top(TRIBUTES, {"step": "give-tribute", "seat": 0, "taker": 0, "bonus": "iii-c4"}), r"waiting.7: nothing brings"),
    (top(HAND, {"step": "place-die", "seat": 1, "die": "orange-3"}), "waiting: the seats are not in order"),
    (
        top(HAND, {"step": "next-die", "number": 6}, {"step": "place-die", "seat": 1, "die": "orange-3"}, instead_of=2),
        "waiting: is not the number of dice",
    ),
    (top(INCOME, {"step": "open-income", "seat": 0, "cards": []}), "waiting: the seats are not in order"),
    (top(INCOME, {"step": "open-income", "seat": 1, "cards": ["ii-c2"]}), "waiting: nothing brings that"),
    (top(VOYAGES, {"step": "invest", "seat": 0, "resource": "any"}), "waiting: the seats are not in order"),
    (top(VOYAGES, {"step": "invest", "seat": 1, "resource": "coins"}), "waiting: the seats are not in order"),
    ({**START, "waiting": [{"step": "end-of-game"}]}, "waiting: the game ends after round 4"),
    # Dice
    (change(HAND, 2, "pool", "gray-4"), "resting: there are 3 gray dice"),
    (top(HAND, {"step": "take-die", "seat": 0}), "resting: there are 1 orange dice"),
    (change(CITY, {}, "players", 0, "dice"), "resting: there are"),
    (change(CITY, 1, "rows", "upper", 0, "seat"), "waiting: a seat is asked"),
    (change(CITY, 9, "rows", "upper", 0, "value"), "rows.upper: only the cap tile"),
    (change(CITY, True, "rows", "upper", 0, "capped"), "rows.upper: the cap tile cannot lie there"),
    (change(CITY, [{"token": 5}, {"token": 5}], "rows", "lower"), "rows.lower: there is no such token"),
    (change(CITY, [], "rows", "lower"), "rows.lower: a token is missing"),
    # Cards and tiles
    (change(CITY, "ii-c3", "display", "upper-1"), "display: ii-c3 lies in another place"),
    (change(HAND, "upper-3", "crown_on", "council"), "crown_on: nothing has been taken yet"),
    (change(CITY, "upper-1", "crown_on", "council"), "crown_on.council: there is no card of its class"),
    (change(CITY, ["merchant"], "players", 0, "crown_tokens"), "crown_on.merchant: a player has it"),
    (change(CITY, ["pilgrim"], "players", 1, "favours"), "players.1.favours: pilgrim lies in another place"),
    (change(CITY, [], "favours_left"), "favours_left: a favour tile is missing"),
    # The beginning
    (change(CITY, "i-m1", "players", 0, "cards", 0), "players.0.cards: start cards lie in groups"),
    (change(CITY, ["i-m1"], "discard"), "discard: only clerics are lost"),
    (change(CITY, "sw", "players", 0, "pilgrim"), "players.1.pilgrim: somebody else took this corner"),
    (change(CITY, None, "players", 0, "pilgrim"), "players.0.pilgrim: start cards and a corner"),
    # Orders
    (change(CITY, [0, 0], "order"), "order: every seat once"),
    (change(CITY, [0, 1, 0], "order"), "order: must be a list of 2"),
    (change(CITY, [0, 1], "ranks", "council"), "ranks.council: does not fit the disks"),
    (change(CITY, 25, "players", 0, "track", "cleric"), "players.0.track: there is no such space"),
]


@pytest.mark.parametrize(("position", "says"), REFUSED, ids=[says for _, says in REFUSED])
def test_a_refusal_names_the_place(position: dict[str, Json], says: str) -> None:
    with pytest.raises(BadPosition, match=f"^{says}") as raised:
        GAME.at(position)

    assert raised.value.sentence("de") != raised.value.sentence("en")


def test_a_dump_is_looked_at_as_closely_as_a_description() -> None:
    dump = Table.written("card-in-the-upper-city").state.dump()
    position, stack = dump["position"], dump["stack"]
    assert isinstance(position, dict)
    assert isinstance(stack, list)
    sizes = position["row_size"]
    assert isinstance(sizes, list)

    with pytest.raises(BadPosition, match=r"^position\.row_size\.0: numbers that cannot be"):
        GAME.load({**dump, "position": {**position, "row_size": [1, *sizes[1:]]}})
    with pytest.raises(BadPosition, match=r"^position\.order\.2: numbers that cannot be"):
        GAME.load({**dump, "position": {**position, "order": [0, 1, 1, 1]}})
    with pytest.raises(BadPosition, match=r"^waiting: a seat is asked"):
        GAME.load({**dump, "stack": [*stack[:-1], ["TriggerInCity", 1, 1]]})


# Every moment


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("forfeiting", ["automatic", "ask"])
def test_every_moment_of_a_game_comes_back_from_its_words(seats: int, forfeiting: str) -> None:
    chooser = random.Random(seats)
    state = GAME.new(seats, seats, {"forfeiting": forfeiting})
    while not state.is_over():
        GAME.account_for(state)
        if chooser.random() < 0.02:
            words: dict[str, Json] = json.loads(json.dumps(state.position()))
            again = GAME.at(words)
            assert again.position() == words
            assert again.fingerprint() == state.fingerprint()
        seat = chooser.choice(state.to_act())
        state.apply_legal(seat, lively.choose(state, seat, state.legal(seat), chooser))
    GAME.account_for(state)
