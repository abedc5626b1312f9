"""Positions as data: an empty one is the first state, records may begin with one, refusals name places."""

from __future__ import annotations

import json
import random
import tomllib

import pytest

import stammtisch
from stammtisch.core.errors import BadOption, BadPosition, BadRecord
from stammtisch.core.plain import Json
from stammtisch.core.playout import play_randomly

GAMES = ["orleans", "coimbra", "village"]


@pytest.mark.parametrize("name", GAMES)
def test_an_empty_position_is_the_first_state(name: str) -> None:
    game = stammtisch.game(name)
    for seed in (5, -1, 10**30):
        assert game.at({"seats": 3, "seed": seed}).dump() == game.new(3, seed).dump()


@pytest.mark.parametrize("name", GAMES)
def test_a_record_that_begins_with_a_position_is_replayed(name: str) -> None:
    game = stammtisch.game(name)
    start = game.new(2, 3)
    for _ in range(40):
        seat = start.to_act()[0]
        start.apply(seat, start.legal(seat)[-1])
    state = game.at(start.position())
    assert state.pieces() == start.pieces()
    play_randomly(state, 1)
    record = json.loads(json.dumps(state.record()))
    assert game.replay(record).fingerprint() == state.fingerprint()
    assert game.load(json.loads(json.dumps(state.dump()))).record() == record


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("orleans", 4, {}),
        ("coimbra", 3, {}),
        ("village", 1, {}),
        ("village", 5, {"inn": "side-b", "port": True, "marriage": "side-a", "life_goals": True, "promos": True}),
    ],
)
def test_every_position_can_be_written_as_toml(name: str, seats: int, options: dict[str, Json]) -> None:
    game = stammtisch.game(name)
    state = game.new(seats, 6, options)
    choice = random.Random(6)
    written = 0
    while state.to_act():
        if state.entries_made() % 11 == 0:
            text = stammtisch.toml_of(state.position())
            again = game.at(tomllib.loads(text), is_trusted=True)
            assert again.position() == state.position()
            assert max(len(line) for line in text.splitlines()) <= 130
            written += 1
        seat = state.to_act()[0]
        state.apply(seat, choice.choice(state.legal(seat)))
    assert written > 3


@pytest.mark.parametrize("name", GAMES)
def test_what_is_not_known_is_refused_by_name(name: str) -> None:
    game = stammtisch.game(name)
    cases: list[tuple[Json, str]] = [
        ({}, "seats"),
        ({"seats": 9}, "seats"),
        ({"seats": "two"}, "seats"),
        ({"seats": 2, "seed": True}, "seed"),
        ({"seats": 2, "rules": 99}, "rules"),
        ({"seats": 2, "game": "chess"}, "game"),
        ({"seats": 2, "chance": "heads"}, "chance"),
        ({"seats": 2, "players": []}, "players"),
        ({"seats": 2, "players": [{}, {"wings": 2}]}, "players.1"),
        ({"seats": 2, "waiting": [{"step": "coffee-break"}]}, "waiting.0.step"),
        ({"seats": 2, "waiting": []}, "waiting"),
    ]
    for position, place in cases:
        with pytest.raises(BadPosition, match=f"^{place}:"):
            game.at(position)
    with pytest.raises(BadPosition, match="the position: must be a table"):
        game.at([])
    with pytest.raises(BadPosition, match=r"^the position: there is no 'lunch'"):
        game.at({"seats": 2, "lunch": True})
    with pytest.raises(BadOption):
        game.at({"seats": 2, "options": {"lunch": True}})
    endless: Json = []
    for _ in range(5_000):
        endless = [endless]
    with pytest.raises(BadPosition, match=r"^the position: is nested too deeply"):
        game.at({"seats": 2, "players": endless})


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_names_what_there_is_and_repeats_no_long_words(name: str) -> None:
    game = stammtisch.game(name)
    with pytest.raises(BadPosition) as raised:
        game.at({"seats": 2, "waiting": [{"step": "x" * 10_000}]})
    assert "xxx…xxx" in str(raised.value)
    assert len(str(raised.value)) < 400
    for kind in ("step,", "seat-step", "question,", "one-seat-question"):
        assert f" {kind}" not in str(raised.value)
    with pytest.raises(BadOption, match=r"not …"):
        game.new(10**5000, 1)


def with_part(dump: dict[str, Json], part: Json, *path: str | int) -> dict[str, Json]:
    """The same dump with another part at a path; None leaves it out."""
    damaged: dict[str, Json] = json.loads(json.dumps(dump))
    around: object = damaged
    for step in path[:-1]:
        around = around[step]  # type: ignore[index]
    if part is None:
        del around[path[-1]]  # type: ignore[attr-defined]
    else:
        around[path[-1]] = part  # type: ignore[index]
    return damaged


@pytest.mark.parametrize("name", GAMES)
def test_a_damaged_dump_is_refused_by_its_place(name: str) -> None:
    game = stammtisch.game(name)
    state = game.new(2, 1)
    state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    dump = state.dump()
    field = {"orleans": "coins", "coimbra": "guards", "village": "coins"}[name]
    cases: list[tuple[Json, tuple[str | int, ...]]] = [
        (["Nobody"], ("stack", 0)),
        ([], ("stack", 0)),
        ("Nobody", ("stack", 0)),
        ([99, 0], ("history", 0)),
        ([0, 1 << 40], ("history", 0)),
        ([0], ("history", 0)),
        ([0, 0, 0], ("history", 0)),
        ([99, -1, 0], ("journal", 0)),
        ([0, 99, 0], ("journal", 0)),
        ([0, -1, 999], ("journal", 0)),
        ([0, "everybody", 0], ("journal", 0)),
        ("heads", ("chance",)),
        (1 << 70, ("chance",)),
        (-1, ("barriers",)),
        ("yes", ("is_recording",)),
        (None, ("journal",)),
        ([], ("position",)),
        (None, ("position", "players")),
        (None, ("position", "players", 1, field)),
        ("many", ("position", "players", 1, field)),
    ]
    for part, path in cases:
        place = ".".join(str(step) for step in path)
        with pytest.raises(BadPosition, match=f"^{place}[.:]"):
            game.load(with_part(dump, part, *path))
    # A number that no register holds is refused earlier in the compiled form than in the other.
    with pytest.raises(BadPosition, match=rf"^(position\.)?players\.1\.{field}:"):
        game.load(with_part(dump, 1 << 70, "position", "players", 1, field))
    with pytest.raises(BadPosition):
        game.load({**dump, "stack": []})
    with pytest.raises(BadRecord):
        game.load(with_part(dump, None, "origin"))


@pytest.mark.parametrize("name", GAMES)
def test_the_position_that_a_saved_game_began_with_is_looked_at_too(name: str) -> None:
    game = stammtisch.game(name)
    dump = game.at(game.new(2, 1).position()).dump()
    assert game.load(dump).dump() == dump
    with pytest.raises(BadPosition, match=r"^origin\.position: seats: must be a number"):
        game.load(with_part(dump, 99, "origin", "position", "seats"))
    with pytest.raises(BadPosition, match=r"^origin\.position: belongs to another game"):
        game.load(with_part(dump, game.at({"seats": 3, "seed": 2}).position(), "origin", "position"))


@pytest.mark.parametrize("name", GAMES)
def test_a_sample_is_saved_with_its_log_and_without_a_record(name: str) -> None:
    state = stammtisch.game(name).new(2, 1)
    for _ in range(5):
        state.apply(state.to_act()[0], state.legal(state.to_act()[0])[0])
    sample = state.redeal(0, 4)
    assert state.game.load(sample.dump()).dump() == sample.dump()


@pytest.mark.parametrize("name", GAMES)
def test_a_position_that_was_checked_before_is_laid_out_the_same(name: str) -> None:
    game = stammtisch.game(name)
    position = game.at({"seats": 2, "chance": 5}).position()
    assert game.at(position, is_trusted=True).dump() == game.at(position).dump()


@pytest.mark.parametrize("name", GAMES)
def test_a_sample_knows_nothing_of_the_position_that_the_game_began_with(name: str) -> None:
    state = stammtisch.game(name).at({"seats": 2, "chance": 5})
    assert state.origin.position is not None
    assert state.redeal(0, 1).origin.position is None
