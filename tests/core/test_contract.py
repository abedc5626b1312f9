"""The contract as a stranger meets it: wrong input gets a clear error and changes nothing."""

from __future__ import annotations

import copy
import importlib

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


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100, True])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
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


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_has_no_actions(seat: int) -> None:
    state = GAME.new(2, 1)
    assert state.legal(seat) == []
    refusal = state.why_not(seat, 0)
    assert refusal is not None
    assert refusal.code == "no_such_seat"


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
