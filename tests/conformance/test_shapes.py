"""Views and descriptions keep exactly to their shapes, from which the types of the client are written."""

from __future__ import annotations

import random
from typing import Literal, NotRequired, TypedDict

import pytest

import stammtisch
from stammtisch.core.plain import Json, as_dict
from stammtisch.core.shapes import AnyView, Every, LogLine, departures
from stammtisch.core.state import State
from stammtisch.games.coimbra.sight import shapes as coimbra
from stammtisch.games.orleans.sight import shapes as orleans
from stammtisch.games.village.expansions import shapes as village
from tests.conformance.battery import Candidate, Options
from tests.conformance.test_conformance import CASES, COMBINATIONS, VILLAGE
from tests.forms import IS_COMPILED

VIEWS = {"orleans": orleans.View, "coimbra": coimbra.View, "village": village.View}
DESCRIPTIONS = {"orleans": orleans.Description, "coimbra": coimbra.Description, "village": village.Facts}


def departing(state: State, seat: int | None) -> list[str]:
    """What in the view of a seat, and in the end of its log, keeps to no shape."""
    view = state.observe(seat, log_most=3)
    log = view.pop("log")
    return [*departures(view, VIEWS[state.game.name]), *departures(log, list[LogLine], "log")]


def check_game(candidate: Candidate, seats: int, seed: int, options: Options, every: int) -> State:
    """A lively game to its end, looked at after one in `every` moves, by another seat or a spectator each time."""
    state = candidate.start(seats, seed, options)
    chooser = random.Random(seed)
    viewers: list[int | None] = [None, *range(seats)]
    moves = 0
    while state.to_act():
        seat = chooser.choice(state.to_act())
        state.apply_legal(seat, candidate.choose(state, seat, state.legal(seat), chooser))
        if moves % every == 0:
            assert departing(state, viewers[moves // every % len(viewers)]) == []
        moves += 1
    for viewer in viewers:
        assert departing(state, viewer) == []
    return state


@pytest.mark.parametrize(("candidate", "seats", "options"), CASES)
def test_every_view_of_a_game_keeps_to_its_shape(candidate: Candidate, seats: int, options: Options) -> None:
    for viewer in (None, *range(seats)):
        assert departing(candidate.start(seats, 5, options), viewer) == []
    check_game(candidate, seats, 5, options, every=1 if IS_COMPILED else 3)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_views_of_every_combination_of_village_show_what_is_in_play_and_nothing_else(seats: int) -> None:
    """Each combination once, with another number of players from one to the next."""
    for number, options in enumerate(COMBINATIONS):
        if number % 5 != seats - 1:
            continue
        view = check_game(VILLAGE, seats, number, options, every=20).observe(0)
        players = view["players"]
        assert isinstance(players, list)
        farm = as_dict(players[0], "a player")
        shown = {"inn": "beer" in farm, "port": "ship" in farm, "marriage": "bread" in farm}
        in_play = {name: options[name] not in ("off", False) for name in shown}
        assert shown == in_play
        assert {name: name in view for name in shown} == in_play
        assert ("goals" in farm) == options["life_goals"]


@pytest.mark.parametrize("name", sorted(VIEWS))
def test_descriptions_keep_to_their_shapes(name: str) -> None:
    assert departures(stammtisch.game(name).describe(), DESCRIPTIONS[name], "description") == []


@pytest.mark.parametrize("name", sorted(VIEWS))
def test_what_all_views_share_is_in_each(name: str) -> None:
    """A table that knows no game reads any view; what it does not know it leaves alone."""
    view = stammtisch.game(name).new(3, 1).observe(0)
    known = {key: value for key, value in view.items() if key in AnyView.__annotations__}
    assert departures(known, AnyView) == []


# The checker itself


class Pet(TypedDict):
    name: str
    legs: int
    colour: Literal["black", "white"]
    owner: NotRequired[str | None]


class House(TypedDict):
    pets: list[Pet]
    rooms: Every[Literal["hall", "attic"], int]
    guests: dict[Literal["aunt", "uncle"], bool]
    said: dict[str, list[str]]


def house() -> dict[str, Json]:
    return {
        "pets": [{"name": "Tom", "legs": 4, "colour": "black"}],
        "rooms": {"hall": 1, "attic": 2},
        "guests": {"aunt": True},
        "said": {"anything": ["meow"]},
    }


def test_what_keeps_to_a_shape_is_found_to() -> None:
    assert departures(house(), House, "house") == []
    with_owner: Json = {"name": "Tom", "legs": 4, "colour": "white", "owner": None}
    assert departures(with_owner, Pet) == []


@pytest.mark.parametrize(
    ("part", "wrong", "place"),
    [
        ("pets", [{"name": "Tom", "legs": 4, "colour": "black", "tail": 1}], "house.pets.0.tail"),
        ("pets", [{"name": "Tom", "legs": 4}], "house.pets.0.colour"),
        ("pets", [{"name": "Tom", "legs": True, "colour": "black"}], "house.pets.0.legs"),
        ("pets", [{"name": None, "legs": 4, "colour": "black"}], "house.pets.0.name"),
        ("pets", [{"name": "Tom", "legs": 4, "colour": "green"}], "house.pets.0.colour"),
        ("pets", [{"name": "Tom", "legs": 4, "colour": "black", "owner": 3}], "house.pets.0.owner"),
        ("pets", {"name": "Tom"}, "house.pets"),
        ("rooms", {"hall": 1}, "house.rooms.attic"),
        ("rooms", {"hall": 1, "attic": 2, "cellar": 3}, "house.rooms (key)"),
        ("guests", {"cousin": True}, "house.guests (key)"),
        ("guests", {"aunt": 1}, "house.guests.aunt"),
        ("said", {"anything": "meow"}, "house.said.anything"),
        ("said", [], "house.said"),
    ],
)
def test_what_departs_from_a_shape_is_named_with_its_place(part: str, wrong: Json, place: str) -> None:
    found = departures({**house(), part: wrong}, House, "house")
    assert [sentence.split(":")[0] for sentence in found] == [place]


def test_a_missing_part_and_a_strange_one_are_both_named() -> None:
    given = house()
    given["cellar"] = given.pop("rooms")
    assert departures(given, House, "house") == ["house.cellar: no shape knows this key", "house.rooms: is missing"]
