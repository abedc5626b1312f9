"""What a seat may know of the stacks, and how Inn is saved. Rules: VI-3.5, VI-6.3."""

import json

import pytest

import stammtisch
from stammtisch.core.match import Match
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.games.village.state import VillageState
from tests.conformance.battery import through_json
from tests.village.table import GAME, Table


def stacks_of(state: State) -> list[list[str]]:
    inn = state.position()["inn"]
    assert isinstance(inn, dict)
    stacks = inn["stacks"]
    assert isinstance(stacks, list)
    return [[str(card) for card in stack] for stack in stacks if isinstance(stack, list)]


def swap_hidden(table: Table) -> None:
    """Exchange two cards that nobody has seen: the fifth of stack 1 and the fifth of stack 2."""
    first, second, _ = table.words["inn"]["stacks"]
    first[4], second[4] = second[4], first[4]


@pytest.mark.rule("VI-3.5")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_order_below_the_top_does_not_show(seat: int | None) -> None:
    table = Table(inn="side-a")
    table.turn()
    before = json.dumps(table.view(seat), sort_keys=True)
    swap_hidden(table)
    assert json.dumps(table.view(seat), sort_keys=True) == before


@pytest.mark.rule("VI-3.5", "VI-6.3")
def test_a_stack_that_is_looked_through_shows_to_one_seat_only() -> None:
    one, other = Table(inn="side-a"), Table(inn="side-a")
    for table in (one, other):
        table.hold(0, "noblewoman")
        table.coins(0, 3)
    swap_hidden(other)
    for table in (one, other):
        table.turn()
        table.act(0, "play noblewoman", "look 1")
    told_apart = {seat for seat in (0, 1, 2, None) if one.view(seat) != other.view(seat)}
    assert told_apart == {0}


@pytest.mark.rule("VI-3.5")
def test_a_redeal_shuffles_only_what_nobody_has_seen() -> None:
    table = Table(inn="side-a")
    table.put(0, "inn", 1)
    table.spaces(inn="brown pink", church="brown pink")
    table.coins(0, 0)
    table.beer(0, 0)
    table.turn()
    table.act(0, "take inn brown", "put-under 1")
    true = stacks_of(table.state)
    seen: set[tuple[str, ...]] = set()
    for seed in range(30):
        sample = stacks_of(table.state.redeal(1, seed))
        assert [stack[0] for stack in sample] == [stack[0] for stack in true]
        assert sample[0][-1] == true[0][-1], "everybody saw it go under"
        assert sorted(card for stack in sample for card in stack) == sorted(card for stack in true for card in stack)
        seen.add(tuple(sample[0]))
    assert len(seen) > 20
    assert stacks_of(table.state) == true


@pytest.mark.rule("VI-3.5", "VI-6.3")
def test_who_has_looked_through_a_stack_remembers_it() -> None:
    table = Table(inn="side-a")
    table.hold(0, "noblewoman")
    table.turn()
    table.act(0, "play noblewoman", "look 2", "no-action")
    true = stacks_of(table.state)
    for seed in range(10):
        assert stacks_of(table.state.redeal(0, seed))[1] == true[1]
    assert any(stacks_of(table.state.redeal(1, seed))[1] != true[1] for seed in range(10))


@pytest.mark.rule("VI-3.5")
def test_once_a_stack_has_gone_round_its_order_is_known() -> None:
    table = Table(inn="side-a")
    table.put(0, "inn", 1)
    table.coins(0, 0)
    table.beer(0, 0)
    true = stacks_of(table.state)[0]
    for turn in range(1, 12):
        table.spaces(inn="brown", church="brown pink")
        table.time(0, 0)
        table.turn()
        table.act(0, "take inn brown", "put-under 1")
        assert table.now()["inn"]["known"][0] == min(turn, 9)
    assert stacks_of(table.state)[0] == [*true[1:], true[0]]
    for seed in range(5):
        assert stacks_of(table.state.redeal(1, seed))[0] == stacks_of(table.state)[0]


def test_a_new_card_cannot_be_taken_back() -> None:
    match = Match(GAME.new(2, 3, {"inn": "side-a", "start_bonuses": False}))
    state = match.state
    assert isinstance(state, VillageState)
    barriers = state.barriers
    table = Table(2, inn="side-a")
    table.put(0, "inn", 1)
    table.spaces(inn="brown", church="brown pink")
    table.turn()
    before = table.state.barriers
    table.act(0, "take inn brown")
    assert table.state.barriers == before
    table.act(0, "put-under 1")
    assert table.state.barriers == before + 1
    assert barriers > 0, "dealing the stacks is chance"


@pytest.mark.rule("VI-6.3")
def test_a_look_cannot_be_taken_back() -> None:
    table = Table(inn="side-a")
    table.hold(0, "noblewoman")
    table.turn()
    table.act(0, "play noblewoman")
    before = table.state.barriers
    table.act(0, "look 1")
    assert table.state.barriers == before + 1


@pytest.mark.rule("VI-3.5", "VI-6.3")
@pytest.mark.parametrize(("place", "known"), [(8, 1), (9, 1), (3, 2)])
def test_a_card_taken_out_of_the_middle_leaves_known_what_was_known(place: int, known: int) -> None:
    table = Table(inn="side-a")
    table.put(0, "inn", 1)
    table.coins(0, 0)
    table.beer(0, 0)
    for _ in range(2):
        table.spaces(inn="brown", church="brown pink")
        table.turn()
        table.act(0, "take inn brown", "put-under 1")
    table.lay(2, "noblewoman")
    table.hold(0, "noblewoman")
    table.coins(0, 9)
    table.beer(0, 9)
    table.turn()
    bought = table.stack(1)[place]
    table.act(0, "play noblewoman", "look 1", f"buy-card {bought}")
    assert table.now()["inn"]["known"][0] == known
    true = table.stack(1)
    for seed in range(8):
        sample = stacks_of(table.state.redeal(2, seed))[0]
        assert sample[0] == true[0]
        assert sample[len(sample) - known :] == true[len(true) - known :]


def test_inn_is_saved_and_loaded() -> None:
    table = Table(inn="side-b")
    table.hold(0, "noblewoman", "nun")
    table.turn()
    table.act(0, "play noblewoman", "look 3")
    twin = GAME.load(through_json(table.state.dump()))
    assert twin.fingerprint() == table.state.fingerprint()
    assert twin.observe(0) == table.view(0)


@pytest.mark.parametrize(
    ("field", "value"),
    [("stacks", [99] * 33), ("sizes", [12, 0, 0]), ("hands", [-1, 0, 0]), ("crier", 7), ("beer", [1]), ("priest", "x")],
)
def test_a_saved_table_that_does_not_fit_is_refused(field: str, value: Json) -> None:
    dump = through_json(Table(inn="side-a").state.dump())
    assert isinstance(dump, dict)
    position = dump["position"]
    assert isinstance(position, dict)
    inn = position["inn"]
    assert isinstance(inn, dict)
    inn[field] = value
    with pytest.raises(stammtisch.BadRecord):
        GAME.load(dump)
