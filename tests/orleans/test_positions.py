"""Positions of Orléans in words: laid out by hand, refused where they cannot be, and read back as they were written."""

from __future__ import annotations

import json
import random

import pytest

from stammtisch.core.errors import BadPosition, StammtischError
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from tests.orleans import lively
from tests.orleans.table import GAME, PRINTED, Table

OWN: dict[str, Json] = {"own-farmer": 1, "own-boatman": 1, "own-craftsman": 1, "own-trader": 1}

# What is still to come in a round, beginning with its last phase.
LAST: list[Json] = [{"step": "start-player-moves"}]
BEFORE_EVENT: list[Json] = [*LAST, {"step": "event-phase"}]
BEFORE_ACTIONS: list[Json] = [*BEFORE_EVENT, {"step": "actions-phase"}]
BEFORE_PLANNING: list[Json] = [*BEFORE_ACTIONS, {"step": "planning-phase"}]


def turn_of(seat: int, seats: int, question: dict[str, Json]) -> list[Json]:
    """The actions phase, in which a seat is asked something."""
    return [*BEFORE_EVENT, {"step": "next-turn", "seat": (seat + 1) % seats}, {**question, "seat": seat}]


def second_round(event: str, **others: Json) -> dict[str, Json]:
    """A table of two in the second round, when this event has been turned over."""
    left: dict[str, Json] = {"pilgrimage": 2, event: 2}
    return {"seats": 2, "round": 2, "event": event, "events_left": left, **others}


def legal(state: State, seat: int) -> list[str]:
    return [GAME.actions[action].notation for action in state.legal(seat)]


def act(state: State, seat: int, notation: str) -> None:
    state.apply(seat, GAME.parse(notation))


def refusal_of(position: dict[str, Json]) -> BadPosition:
    with pytest.raises(BadPosition) as raised:
        GAME.at(position)
    assert raised.value.sentence("de") != raised.value.sentence("en")
    return raised.value


# Positions laid out by hand


def test_the_fullest_table_is_full() -> None:
    table = Table.written("fullest")
    seats = [table.town_of(seat) for seat in range(4)]

    assert table.board()["place_tiles"] == []
    assert sum(len(seat["stations"]) for seat in seats) == len(PRINTED["towns"]) - 1, "Orléans is the merchants'"
    assert all(set(seat["goods"]) == {good["id"] for good in PRINTED["goods"]} for seat in seats)
    assert all(set(seat["tracks"]) == {track["id"] for track in PRINTED["tracks"]} for seat in seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_left_out_is_as_at_the_beginning(seats: int) -> None:
    state = GAME.at({"seats": seats})

    assert state.position() == GAME.new(seats, 0).position()
    assert state.to_act() == list(range(seats))


@pytest.mark.rule("O-8.2")
def test_a_farmer_goes_from_the_town_hall_to_the_city_wall() -> None:
    first: dict[str, Json] = {"spaces": {"town-hall.1": "farmer"}}
    state = GAME.at({
        "seats": 2,
        "players": [first, {}],
        "supply": {"farmer": 11},
        "waiting": turn_of(0, 2, {"step": "take-turn"}),
    })  # fmt: skip

    act(state, 0, "use town-hall")
    act(state, 0, "send farmer city-wall")

    position = state.position()
    assert isinstance(position["deeds"], dict)
    assert position["deeds"]["city-wall"] == {"farmer": 1}


@pytest.mark.rule("O-8.4")
def test_who_sends_the_last_follower_takes_the_citizen_of_the_deed() -> None:
    first: dict[str, Json] = {"spaces": {"town-hall.1": "trader"}}
    state = GAME.at({
        "seats": 2,
        "players": [first, {}],
        "supply": {"scholar": 6, "trader": 5},
        "deeds": {"astronomy": {"scholar": 2}},
        "waiting": turn_of(0, 2, {"step": "send-to-deeds", "place": "town-hall", "sent": 0}),
    })  # fmt: skip

    act(state, 0, "send trader astronomy")

    position = state.position()
    assert isinstance(position["citizens"], list)
    assert "astronomy" not in position["citizens"]


@pytest.mark.rule("O-3.6")
def test_a_market_that_is_overfull_must_load_the_tower() -> None:
    first: dict[str, Json] = {"market": {**OWN, "farmer": 5}, "place_tiles": ["gunpowder-tower"]}
    asked: dict[str, Json] = {"step": "followers", "waiting": [0], "loading": [0]}
    state = GAME.at({
        "seats": 2,
        "players": [first, {}],
        "supply": {"farmer": 7},
        "waiting": [*BEFORE_PLANNING, asked],
    })  # fmt: skip

    assert "loaded" not in legal(state, 0)
    act(state, 0, "load farmer")
    assert "loaded" in legal(state, 0)


@pytest.mark.rule("O-10.10")
def test_followers_drawn_in_the_bathhouse_go_on_spaces_at_once() -> None:
    first: dict[str, Json] = {
        "market": {},
        "bag": {"own-trader": 1},
        "spaces": {"bathhouse.1": "own-farmer"},
        "place_tiles": ["bathhouse"],
    }
    drawn: dict[str, Json] = {"first": "monk", "second": "own-boatman", "third": "own-craftsman", "left": 2}
    state = GAME.at({
        "seats": 2,
        "players": [first, {}],
        "supply": {"monk": 7},
        "waiting": turn_of(0, 2, {"step": "place-from-bathhouse", **drawn}),
    })  # fmt: skip

    act(state, 0, "place monk castle.1")
    act(state, 0, "place own-craftsman guildhall.2")

    players = state.position()["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    assert players[0]["spaces"] == {"guildhall.2": "own-craftsman", "castle.1": "monk"}
    assert players[0]["bag"] == {"own-farmer": 1, "own-boatman": 1, "own-trader": 1}


@pytest.mark.rule("O-10.11")
def test_the_monk_of_the_sacristy_shields_from_the_plague() -> None:
    first: dict[str, Json] = {"place_tiles": ["sacristy"], "spaces": {"sacristy.1": "monk"}, "has_passed": True}
    state = GAME.at(
        second_round(
            "plague",
            players=[first, {"has_passed": True}],
            supply={"monk": 7},
            waiting=[*LAST, {"step": "event-reaches", "seat": 1}, {"step": "shelter", "seat": 0}],
        )
    )

    assert legal(state, 0) == ["use-sacristy", "no-sacristy"]


@pytest.mark.rule("O-12.2")
def test_a_debt_at_the_harvest_costs_what_the_player_has() -> None:
    first: dict[str, Json] = {"coins": 0, "stations_left": 8, "stations": ["tours", "orleans"], "merchant": "tours"}
    state = GAME.at(
        second_round(
            "harvest",
            players=[first, {}],
            waiting=[*LAST, {"step": "event-reaches", "seat": 1}, {"step": "torture", "seat": 0, "debt": 5}],
        )
    )

    assert legal(state, 0) == ["lose-station orleans", "lose-station tours", "lose-unbuilt-station"]


@pytest.mark.rule("O-4.9")
def test_planning_in_order_waits_for_the_start_player() -> None:
    asked: dict[str, Json] = {"step": "planning", "waiting": [2], "queue": [0, 1], "in_order": True}
    state = GAME.at({
        "seats": 3,
        "options": {"planning": "in_order"},
        "start_seat": 2,
        "waiting": [*BEFORE_ACTIONS, {"step": "end-of-planning"}, asked],
    })  # fmt: skip

    act(state, 2, "end-planning")

    assert state.to_act() == [0]


@pytest.mark.rule("O-7.7")
def test_who_has_passed_places_technology_kept_aside() -> None:
    first: dict[str, Json] = {"farmer_technology_aside": 1, "has_passed": True}
    state = GAME.at({
        "seats": 2,
        "players": [first, {}],
        "technology": 15,
        "waiting": turn_of(0, 2, {"step": "install-technology"}),
    })  # fmt: skip

    act(state, 0, "install ship.1")

    players = state.position()["players"]
    assert isinstance(players, list)
    assert isinstance(players[0], dict)
    assert players[0]["spaces"] == {"ship.1": "technology"}


@pytest.mark.rule("O-5.9")
def test_what_the_players_have_is_not_in_the_bank() -> None:
    rich: list[Json] = [{"coins": 200}, {"coins": 99}]
    state = GAME.at({"seats": 2, "options": {"limited_bank": True}, "players": rich})

    board = state.observe(0)["board"]
    assert isinstance(board, dict)
    assert board["bank"] == 1


# What cannot be is refused, and the refusal names the place

DAMAGES: list[tuple[str, dict[str, Json], str]] = [
    ("a follower too many", {"players": [{"bag": {"monk": 1}}, {}]}, "supply.monk: there are 9 monks in all, not 8."),
    ("an own follower is missing", {"players": [{"market": {}}, {}]}, "players.0: own farmer is there 0 times"),
    (
        "a follower that does not fit",
        {"players": [{"spaces": {"brewery.1": "farmer"}, "place_tiles": ["brewery"]}, {}], "supply": {"farmer": 11}},
        "players.0.spaces.brewery.1: farmer cannot lie there.",
    ),
    (
        "a place that nobody has",
        {"players": [{}, {"spaces": {"brewery.1": "monk"}}], "supply": {"monk": 7}},
        "players.1.spaces.brewery.1: the place tile is not there.",
    ),
    (
        "technology in the Town Hall",
        {"players": [{"spaces": {"town-hall.1": "technology"}}, {}], "technology": 15},
        "players.0.spaces.town-hall.1: technology cannot lie there.",
    ),
    (
        "two technology tiles at one place",
        {"players": [{"spaces": {"ship.1": "technology", "ship.2": "technology"}}, {}], "technology": 14},
        "players.0.spaces.ship: has room for one technology tile.",
    ),
    ("a technology tile too many", {"technology_lost": 1}, "technology: there are 17 technology tiles in all, not 16."),
    ("a good from nowhere", {"players": [{"goods": {"wine": 1}}, {}]}, "goods_market: wine is there 19 times in all"),
    (
        "a good where no space is",
        {"routes": {"water:orleans/blois": ["cheese", "grain"]}},
        "routes.water:orleans/blois: there is no such space.",
    ),
    ("a follower at a deed that wants none", {"deeds": {"astronomy": {"monk": 1}}}, "deeds.astronomy: there is no"),
    (
        "a deed with too few spaces",
        {"deeds": {"astronomy": {"trader": 2}}},
        "deeds.astronomy.trader: must be a number from 0 to 1.",
    ),
    (
        "two trading stations in one town",
        {"players": [{"stations": ["tours"], "stations_left": 9}, {"stations": ["tours"], "stations_left": 9}]},
        "players.1.stations: tours has another one.",
    ),
    ("an eleventh trading station", {"players": [{"stations": ["tours"]}, {}]}, "players.0.stations: there are 11"),
    (
        "a place tile in two towns",
        {"players": [{"place_tiles": ["school"]}, {"place_tiles": ["school"]}]},
        "players.1.place_tiles: school lies in another place too.",
    ),
    ("a citizen in two places", {"players": [{"citizens": 1}, {}]}, "citizens: there are 15 citizens in all, not 14."),
    (
        "a full market",
        {"players": [{"market": {**OWN, "farmer": 5}}, {}], "supply": {"farmer": 7}},
        "players.0.market: has 8 spaces, not 9.",
    ),
    (
        "a marker beyond its track",
        {"players": [{"tracks": {"knight": 6}}, {}]},
        "players.0.tracks.knight: the track ends at 5.",
    ),
    ("a round without its hourglass tile", {"round": 2}, "events_left: in round 2 as many hourglass tiles"),
    ("an event that is still face down", {"event": "plague"}, "event: plague has not been turned over."),
    (
        "more coins than there are",
        {"options": {"limited_bank": True}, "players": [{"coins": 296}, {}]},
        "players: there are 300 coins in all.",
    ),
    ("a plan without a follower", {"players": [{"planned": ["ship.1"]}, {}]}, "players.0.planned: on ship.1 lies no"),
    ("a seat that has passed too early", {"players": [{"has_passed": True}, {}]}, "players.0.has_passed: nobody has"),
    ("a round that has not begun", {"round": 0, "event": "income"}, "events_left: in round 0"),
    ("an unknown name", {"players": [{"money": 3}, {}]}, "players.0: there is no 'money'"),
    ("an unknown town", {"players": [{"merchant": "paris"}, {}]}, "players.0.merchant: there is no 'paris'"),
    ("a seat too few", {"players": [{}]}, "players: must be a list of 2"),
    ("a game that ends early", {"waiting": []}, "waiting: the game ends after round 18."),
    ("phases in disorder", {"waiting": [*reversed(BEFORE_ACTIONS)]}, "waiting: what is asked does not belong"),
    (
        "a turn out of order",
        {"waiting": [*BEFORE_EVENT, {"step": "next-turn", "seat": 0}, {"step": "take-turn", "seat": 0}]},
        "waiting: the seats are not in order.",
    ),
    (
        "a debt that nobody has",
        {"waiting": [*LAST, {"step": "torture", "seat": 1, "debt": 1}]},
        "waiting: there is no such debt.",
    ),
    (
        "a place that is not being used",
        {"waiting": turn_of(0, 2, {"step": "travel", "place": "horse-wagon"})},
        "waiting: that place is not being used.",
    ),
    (
        "planning as it was not agreed",
        {
            "waiting": [
                *BEFORE_ACTIONS,
                {"step": "end-of-planning"},
                {"step": "planning", "waiting": [0], "queue": [1], "in_order": True},
            ]
        },
        "waiting: planning was agreed otherwise.",
    ),
]


@pytest.mark.parametrize(("position", "says"), [pytest.param(given, says, id=name) for name, given, says in DAMAGES])
def test_a_refusal_names_the_place(position: dict[str, Json], says: str) -> None:
    assert refusal_of({"seats": 2, **position}).message.startswith(says)


@pytest.mark.rule("O-1.10")
def test_as_many_place_tiles_are_out_of_the_game_as_were_taken_out() -> None:
    options: dict[str, Json] = {"exclude_place_tiles": True}
    asked: list[Json] = [{"step": "exclude-tile", "seat": 1, "left": 2}, {"step": "exclude-tile", "seat": 0, "left": 1}]
    position: dict[str, Json] = {"seats": 2, "options": options, "waiting": [{"step": "round"}, *asked]}

    assert "exclude school" not in legal(GAME.at({**position, "place_tiles_gone": ["school"]}), 0)
    assert refusal_of(position).message == "place_tiles_gone: the number of place tiles taken out is 1, not 0."


def test_a_dump_is_looked_at_as_closely_as_a_description() -> None:
    dump = through_json(GAME.new(2, 3).dump())
    position = dump["position"]
    assert isinstance(position, dict)
    position["technology_left"] = 15

    with pytest.raises(BadPosition, match=r"^technology: there are 15 technology tiles in all, not 16\.$"):
        GAME.load(dump)


def test_a_dump_whose_sizes_are_wrong_is_refused() -> None:
    dump = through_json(GAME.new(2, 3).dump())
    position = dump["position"]
    assert isinstance(position, dict)
    assert isinstance(position["players"], list)
    assert isinstance(position["players"][1], dict)
    position["players"][1]["bag_size"] = 1

    with pytest.raises(BadPosition, match=r"^position\.players\.1\.bag_size: "):
        GAME.load(dump)


def test_a_dump_that_asks_seats_that_are_not_there_is_refused() -> None:
    for waiting in (-1, 1 << 40):
        dump = through_json(GAME.new(2, 3).dump())
        stack = dump["stack"]
        assert isinstance(stack, list)
        stack[-1] = ["Planning", waiting, 0, 0]

        with pytest.raises(StammtischError):
            GAME.load(dump)


# What is written is read back

OPTIONS: list[dict[str, Json]] = [
    {},
    {"exclude_place_tiles": True, "planning": "open", "limited_bank": True},
    {"planning": "in_order"},
]


def through_json(words: Json) -> dict[str, Json]:
    read: Json = json.loads(json.dumps(words))
    assert isinstance(read, dict)
    return read


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "all", "in-order"])
def test_every_position_of_a_game_is_read_back_as_it_was(seats: int, options: dict[str, Json]) -> None:
    chooser = random.Random(seats)
    state = GAME.new(seats, seats, options)
    legend = GAME.legend(seats, state.origin.options)
    number = 0
    while True:
        GAME.account_for(state)
        words = through_json(state.position())
        pieces: Json = {name: words[name] for name in legend.kinds}
        assert legend.packed(pieces, "") == state.pieces()
        if number % 97 == 0:
            twin = GAME.at(words)
            assert twin.pieces() == state.pieces()
            assert twin.stack_as_json() == state.stack_as_json()
            assert twin.chance == state.chance
        if state.is_over():
            break
        seat = chooser.choice(state.to_act())
        state.apply_legal(seat, lively.choose(state, seat, state.legal(seat), chooser))
        number += 1
