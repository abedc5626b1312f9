"""Everything that can wait on the stack can be saved and loaded; what does not fit is refused."""

import contextlib
import random

import pytest

import stammtisch
from stammtisch.core.plain import Json
from stammtisch.core.question import Pending, Question, Step
from stammtisch.games.village import round as rounds
from stammtisch.games.village.places import church, council, craft, death, farm, market, paying, solo, travel, turn
from stammtisch.games.village.state import VillageState
from tests.conformance.battery import through_json
from tests.forms import IS_COMPILED
from tests.village import lively
from tests.village.table import GAME, Table

MODULES = [rounds, church, council, craft, death, farm, market, paying, solo, travel, turn]


def all_entries() -> set[str]:
    """The names of all steps and questions of the game."""
    found = set()
    for module in MODULES:
        for name, value in vars(module).items():
            if isinstance(value, type) and issubclass(value, (Step, Question)) and value.__module__ != Step.__module__:
                found.add(name)
    return found


def made_with_some_numbers(name: str) -> Pending:
    """The entry made with as many zeros as it takes."""
    for count in range(4):
        with contextlib.suppress(TypeError):
            return GAME.pending_from(name, [0] * count)
    raise AssertionError(f"{name} cannot be made again")


def test_every_entry_of_the_stack_comes_back_from_its_numbers() -> None:
    seen = set()
    for seats in (1, 2, 4):
        for seed in range(12 if IS_COMPILED else 2):
            state = GAME.new(seats, seed)
            chooser = random.Random(seed)
            while state.to_act():
                for pending in state.stack:
                    name = type(pending).__name__
                    twin = GAME.pending_from(name, pending.numbers())
                    assert type(twin) is type(pending)
                    assert twin.numbers() == pending.numbers()
                    seen.add(name)
                seat = state.to_act()[0]
                state.apply_legal(seat, lively.choose(state, seat, state.legal(seat), chooser))
    for name in all_entries() - seen:
        # Steps that run as soon as they are put on the stack; they can be saved all the same.
        assert type(made_with_some_numbers(name)).__name__ == name
    assert all_entries() >= seen


@pytest.mark.parametrize("line", [["Nonsense", 0], ["Payment", 0], ["Sale"], [], ["TakeCube", "x"]])
def test_a_stack_that_nobody_knows_is_refused(line: list[Json]) -> None:
    dump = GAME.new(2, 1).dump()
    dump["stack"] = [line]
    with pytest.raises(stammtisch.BadRecord):
        GAME.load(dump)


@pytest.mark.parametrize(
    ("field", "value"), [("spaces", [1, 2]), ("players", []), ("rival", [0]), ("graves", "three"), ("market", None)]
)
def test_a_position_that_does_not_fit_is_refused(field: str, value: Json) -> None:
    dump = GAME.new(2, 1).dump()
    position = dump["position"]
    assert isinstance(position, dict)
    position[field] = value
    with pytest.raises(stammtisch.BadRecord):
        GAME.load(dump)


def test_a_game_saved_in_the_middle_of_a_payment_goes_on() -> None:
    table = Table(2)
    table.coins(0, 1)
    table.cubes(0, brown=2)
    table.goods(0, wagon=1)
    table.spaces(travel="green green")
    table.turn()
    table.act(0, "take travel green", "travel village/west 1")
    assert table.question() == "payment"
    state = GAME.load(through_json(table.state.dump()))
    assert isinstance(state, VillageState)
    state.apply(0, GAME.parse("pay brown+coin"))
    assert state.players[0].fame_in_all() == 3
    assert state.players[0].coins == 0
    assert state.to_act() == [1]
