"""The edition as it was first released is played on beside the present one. Rules: VP-1.1, V-5.2, VM-7.3."""

import copy
import random
from collections.abc import Iterator

import pytest

from stammtisch.core.editions import Edition
from stammtisch.core.plain import Json
from stammtisch.games.village.expansions.inn.components import box_of as inn_of
from stammtisch.games.village.expansions.port.components import box_of as port_of
from stammtisch.games.village.expansions.port.ids import FIRST_ISLAND, ISLAND_IDS, WATER_IDS
from stammtisch.games.village.game import Village
from stammtisch.games.village.ids import CUSTOMER_IDS
from stammtisch.games.village.state import VillageState
from tests.conformance.battery import through_json
from tests.village import lively
from tests.village.accounting import account_for_everything
from tests.village.table import GAME

NOW = "big-box-2023"
FIRST = "big-box-2023@0.1.0"
GONE = "grain-island"
ALL: dict[str, Json] = {"inn": "side-a", "port": True, "marriage": "side-a", "life_goals": True, "promos": True}


def game_of(edition: str) -> Village:
    game = GAME.with_edition(edition)
    assert isinstance(game, Village)
    return game


def played(edition: str, seats: int, seed: int, options: dict[str, Json]) -> Iterator[VillageState]:
    """A lively game under a version of the edition, after each action."""
    chooser = random.Random(seed)
    state = GAME.new(seats, seed, options, edition)
    assert isinstance(state, VillageState)
    yield state
    while to_act := state.to_act():
        seat = chooser.choice(to_act)
        state.apply(seat, lively.choose(state, seat, state.legal(seat), chooser))
        yield state


@pytest.mark.rule("VP-1.1")
@pytest.mark.parametrize(("edition", "islands"), [(NOW, 6), (FIRST, 7)])
def test_the_sea_had_seven_islands_and_has_six(edition: str, islands: int) -> None:
    game = game_of(edition)
    port = port_of(game.box)
    assert len(port.islands) == islands
    assert (ISLAND_IDS.index(GONE) in port.islands) == (edition == FIRST)
    buying = [island for island in port.islands if port.stacks[island] < 0]
    assert len(buying) == islands - 3
    described = game.describe()["port"]
    assert isinstance(described, dict)
    assert isinstance(described["islands"], list)
    assert isinstance(described["sea"], dict)
    assert isinstance(described["sea"]["waters"], list)
    assert len(described["islands"]) == islands
    assert len(described["sea"]["waters"]) == FIRST_ISLAND + islands


def steps_from_harbour(edition: str) -> dict[str, int]:
    neighbours = [int(mask) for mask in port_of(game_of(edition).box).neighbours]
    steps = {0: 0}
    line = [0]
    for water in line:
        for other in range(len(neighbours)):
            if neighbours[water] >> other & 1 and other not in steps:
                steps[other] = steps[water] + 1
                line.append(other)
    return {WATER_IDS[water]: number for water, number in steps.items()}


@pytest.mark.rule("VP-3.1")
def test_every_water_lies_as_far_from_the_harbour_as_it_did() -> None:
    before = steps_from_harbour(FIRST)
    assert before.pop(GONE) == 2
    assert steps_from_harbour(NOW) == before


@pytest.mark.rule("V-5.2", "VM-7.3")
def test_the_other_values_of_both_versions() -> None:
    points = {edition: game_of(edition).box.customer_points for edition in (NOW, FIRST)}
    differing = [CUSTOMER_IDS[one] for one in range(len(CUSTOMER_IDS)) if points[NOW][one] != points[FIRST][one]]
    assert differing == ["horse-wagon"]
    assert (points[NOW][CUSTOMER_IDS.index("horse-wagon")], points[FIRST][CUSTOMER_IDS.index("horse-wagon")]) == (6, 7)
    assert [inn_of(game_of(edition).box).jack_rolls for edition in (NOW, FIRST)] == [4, 4]


def test_an_edition_may_say_how_often_the_jack_of_all_trades_rolls() -> None:
    files = copy.deepcopy(GAME.edition.files)
    cards = files["inn.toml"]["card"]
    assert isinstance(cards, list)
    jack = cards[-1]
    assert isinstance(jack, dict)
    assert (jack["id"], jack["rolls"]) == ("jack-of-all-trades", 4)
    jack["rolls"] = 2
    game = GAME.with_edition(Edition("own", files))
    assert isinstance(game, Village)
    assert inn_of(game.box).jack_rolls == 2


@pytest.mark.parametrize("edition", [NOW, FIRST])
@pytest.mark.parametrize(("seats", "options"), [(2, {"port": True}), (3, ALL), (1, ALL), (4, {})])
def test_whole_games_are_played_under_both_versions(edition: str, seats: int, options: dict[str, Json]) -> None:
    for position, state in enumerate(played(edition, seats, 5, options)):
        if position % 40 == 0:
            account_for_everything(state)
            for seat in range(seats):
                state.evaluate(seat)
                state.observe(seat)
            again = GAME.load(through_json(state.dump()))
            assert again.fingerprint() == state.fingerprint()
    assert state.is_over()
    replayed = GAME.replay(through_json(state.record()))
    assert replayed.game.edition.version == ("" if edition == NOW else "0.1.0")
    assert replayed.fingerprint() == state.fingerprint()
    assert [score.total for score in replayed.scores()] == [score.total for score in state.scores()]


@pytest.mark.rule("VP-1.1", "VP-7.2")
@pytest.mark.parametrize(("edition", "is_there"), [(NOW, False), (FIRST, True)])
def test_an_island_that_is_gone_is_never_met_and_keeps_its_numbers(edition: str, is_there: bool) -> None:
    game = game_of(edition)
    concerned = {number for number, action in enumerate(game.actions) if GONE in action.fields.values()}
    assert {game.actions[number].notation for number in concerned} == {f"sail {GONE}", f"darken {GONE}"}
    assert [action.notation for action in game.actions] == [action.notation for action in GAME.actions]
    met = False
    for seed in range(3):
        for state in played(edition, 2, seed, {"port": True}):
            met = met or any(action in concerned for seat in state.to_act() for action in state.legal(seat))
    assert met == is_there


def test_saying_no_to_an_island_that_is_gone_says_so_in_words() -> None:
    state = GAME.new(2, 1, {"port": True})
    names = GAME.names()
    for language in ("en", "de"):
        assert names[f"water.{GONE}"][language]
    assert state.why_not(0, GAME.parse(f"sail {GONE}")) is not None
