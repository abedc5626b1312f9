"""The contract as a stranger meets it: wrong input gets a clear error and changes nothing."""

from __future__ import annotations

import copy
import importlib
from collections.abc import Callable
from typing import Any

import pytest

import stammtisch
from stammtisch.core.plain import Json

GAME = stammtisch.game("orleans")


def test_the_shelf_lists_its_games_and_refuses_others() -> None:
    assert "orleans" in stammtisch.games()
    importlib.import_module("stammtisch.games.orleans")
    assert "orleans" in stammtisch.games(), "importing a game does not hide the list"
    with pytest.raises(stammtisch.BadOption, match="no game 'chess'"):
        stammtisch.game("chess")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100, True, "2", 2.0, None])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(stammtisch.BadOption, match="seats"):
        GAME.new(seats, seed=1)


@pytest.mark.parametrize("options", [{"colour": "red"}, {"planning": "loud"}, {"limited_bank": 1}])
def test_wrong_options_are_refused(options: dict[str, Json]) -> None:
    with pytest.raises(stammtisch.BadOption, match="option"):
        GAME.new(2, 1, options)


def test_every_option_has_a_default_values_and_texts() -> None:
    for option in GAME.options:
        assert option.accepts(option.default)
        assert set(option.titles) == set(option.explanations) == {"en", "de"}
        assert GAME.new(2, 1, {option.name: option.values[-1]}).to_act()


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(stammtisch.BadEdition, match="no edition"):
        GAME.new(2, 1, edition="1815")


@pytest.mark.parametrize(("seat", "action", "code"), [(0, -1, "no_such_action"), (0, 10**6, "no_such_action")])
def test_a_number_outside_the_catalogue_is_refused(seat: int, action: int, code: str) -> None:
    state = GAME.new(2, 1)
    before = state.fingerprint()
    with pytest.raises(stammtisch.IllegalAction) as raised:
        state.apply(seat, action)
    assert raised.value.code == code
    assert state.fingerprint() == before


NO_SEATS = [-1, 2, 99, 10**30, True, False, "0", 1.0, None, [0]]
NO_NUMBERS = [True, False, "1", 1.0, None, [1]]


@pytest.mark.parametrize("seat", NO_SEATS)
def test_a_seat_that_does_not_exist_is_refused_wherever_one_is_named(seat: Any) -> None:
    state = GAME.new(2, 1)
    before = state.fingerprint()

    asked: list[Callable[[], object]] = [lambda: state.legal(seat), lambda: state.redeal(seat, 1)]
    if seat is not None:  # a spectator
        asked.append(lambda: state.observe(seat))
    for ask in asked:
        with pytest.raises(stammtisch.BadSeat, match=r"There is no seat .* from 0 to 1") as raised:
            ask()
        assert raised.value.code == "no_such_seat"
        assert "Platz" in raised.value.sentence("de")
    refusal = state.why_not(seat, 0)
    assert refusal is not None
    assert refusal.code == "no_such_seat"
    with pytest.raises(stammtisch.IllegalAction, match="There is no seat"):
        state.apply(seat, state.legal(0)[0])
    assert state.fingerprint() == before


def test_a_table_for_one_has_one_seat() -> None:
    with pytest.raises(stammtisch.BadSeat, match="the only seat is number 0"):
        stammtisch.game("village").new(1).observe(1)


@pytest.mark.parametrize("seed", NO_NUMBERS)
def test_a_seed_that_is_no_whole_number_is_refused(seed: Any) -> None:
    with pytest.raises(stammtisch.BadOption, match="seed must be a whole number") as raised:
        GAME.new(2, seed)
    assert raised.value.code == "bad_seed"
    with pytest.raises(stammtisch.BadOption, match="seed must be a whole number"):
        GAME.new(2, 1).redeal(0, seed)


@pytest.mark.parametrize("seed", [-7, 0, 2**63, 10**30])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    state = GAME.new(2, seed)
    assert GAME.replay(state.record()).fingerprint() == state.fingerprint()
    assert state.redeal(0, seed).to_act()


@pytest.mark.parametrize("action", [*NO_NUMBERS, -1])
def test_an_action_that_is_no_number_of_the_catalogue_is_refused(action: Any) -> None:
    state = GAME.new(2, 1)
    with pytest.raises(stammtisch.IllegalAction, match="There is no action number") as raised:
        state.apply(0, action)
    assert raised.value.code == "no_such_action"


class Numbered:
    """A whole number that is not an int, as NumPy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_whole_numbers_of_other_libraries_are_numbers_too() -> None:
    state = GAME.new(Numbered(2), Numbered(1))
    seat = state.to_act()[0]
    action = state.legal(Numbered(seat))[0]

    state.apply(Numbered(seat), Numbered(action))

    assert state.record()["actions"] == [[seat, action]]
    assert state.observe(Numbered(seat))["seat"] == seat


def test_an_illegal_action_carries_code_rule_message_and_what_is_missing() -> None:
    state = GAME.new(2, 1)
    with pytest.raises(stammtisch.IllegalAction) as raised:
        state.apply(0, GAME.parse("place knight ship.3"))
    assert raised.value.code == "not-on-market"
    assert raised.value.rule == "O-4.1"
    assert raised.value.message
    assert raised.value.missing == [{"what": "knight", "where": "market"}]
    assert "O-4.1" in str(raised.value)


DAMAGES = [
    lambda record: record.pop("actions"),
    lambda record: record.update(actions=7),
    lambda record: record["actions"].append([0]),
    lambda record: record["actions"].append("undo"),
    lambda record: record["actions"].append([0, "redo"]),
    lambda record: record["actions"].append([0, 10**9]),
    lambda record: record["actions"].insert(0, [0, "undo"]),
    lambda record: record.update(seats=9),
    lambda record: record.update(seats="two"),
    lambda record: record.update(seed=None),
    lambda record: record.update(options={"x": 1}),
    lambda record: record.update(game="coimbra"),
    lambda record: record.update(rules=99),
    lambda record: record.update(format=2),
    lambda record: record.update(catalogue="0"),
    lambda record: record.update(edition={"name": "dlp-2014", "digest": "0"}),
    lambda record: record.update(edition=None),
    lambda record: record.clear(),
]


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_record_is_refused_with_a_sentence(damage: object) -> None:
    state = GAME.new(2, 1)
    state.apply(0, GAME.parse("end-planning"))
    record = copy.deepcopy(state.record())
    assert callable(damage)
    damage(record)
    with pytest.raises(stammtisch.BadRecord) as raised:
        GAME.replay(record)
    assert raised.value.sentence("de") != raised.value.message


@pytest.mark.parametrize("data", [None, 7, [], {}, {"origin": {}}, "text"])
def test_what_is_not_a_dump_is_refused(data: Json) -> None:
    with pytest.raises(stammtisch.BadRecord):
        GAME.load(data)


@pytest.mark.parametrize("field", ["origin", "chance", "barriers", "stack", "position", "history", "journal"])
@pytest.mark.parametrize("value", [None, "x", 1.5, [["Nobody", 1]], {"players": []}])
def test_a_damaged_dump_is_refused(field: str, value: Json) -> None:
    dump = GAME.new(2, 1).dump()
    dump[field] = value
    with pytest.raises(stammtisch.BadRecord):
        GAME.load(dump)


@pytest.mark.parametrize("upto", [-1, 2])
def test_replaying_beyond_the_record_is_refused(upto: int) -> None:
    state = GAME.new(2, 1)
    state.apply(0, GAME.parse("end-planning"))
    with pytest.raises(stammtisch.BadRecord, match="1 entries"):
        GAME.replay(state.record(), upto=upto)


def test_a_sample_keeps_no_record() -> None:
    with pytest.raises(stammtisch.BadRecord, match="no record"):
        GAME.new(2, 1).redeal(0, 1).record()


def test_a_finished_game_refuses_every_move() -> None:
    state = GAME.new(2, 1)
    state.stack.clear()
    refusal = state.why_not(0, GAME.parse("pass"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("game_over", "O-13.1")
    assert state.to_act() == []
    assert state.legal(0) == []


def test_scores_have_a_total_and_its_parts_by_attribute_and_by_key() -> None:
    score = GAME.new(2, 1).scores()[0]
    assert score.total == score["total"] == 5
    assert score.parts == score["parts"]
    assert score.parts["coins"] == 5
    with pytest.raises(KeyError):
        _ = score["bonus"]
