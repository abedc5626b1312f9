"""Positions of Village in words: made by hand, refused with a reason, and read back from any game."""

import json
import random

import pytest

from stammtisch.core.errors import BadPosition
from stammtisch.core.plain import Json
from stammtisch.core.state import State
from stammtisch.games.village.state import own
from tests.forms import IS_COMPILED
from tests.positions import GameTable
from tests.village import lively
from tests.village.table import BOX, GAME, Table

EVERYTHING: dict[str, Json] = {"inn": "side-b", "port": True, "marriage": "side-a", "life_goals": True, "promos": True}
COMBINATIONS: list[dict[str, Json]] = [
    {},
    {"inn": "side-a"},
    {"port": True, "conny_die": True},
    {"marriage": "side-b", "start_bonuses": False},
    {"life_goals": True, "promos": True},
    EVERYTHING,
]


class Laid(Table):
    """A table as a position says it is."""

    def __init__(self, position: dict[str, Json]) -> None:
        GameTable.__init__(self, GAME, own(GAME.at(position)))


def turn_of(seat: int) -> list[Json]:
    return [{"step": "turn", "seat": seat}]


# Made by hand


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    """Nothing but the seats is needed; nothing but what differs is written."""
    table = Laid({"seats": 3})
    assert own(table.state).pieces() == own(GAME.new(3, 0)).pieces()
    table = Laid({"seats": 2, "players": [{"coins": 3}, {}]})
    assert [player.coins for player in table.state.players] == [3, 1]
    assert table.state.coins_supply == BOX.coins - 4, "what nobody has lies in the supply"


@pytest.mark.rule("V-7.1")
def test_a_journey_with_wagon_and_cubes() -> None:
    player: dict[str, Json] = {
        "goods": {"wagon": 1},
        "cubes": {"brown": 2, "pink": 2, "orange": 2},
        "family": {"farm": {"1": 1}, "west": {"1": 1}, "council-2": {"1": 2}},
        "castles": ["west"],
    }
    table = Laid({"seats": 2, "players": [player, {}], "spaces": {"travel": {"green": 2}}, "waiting": turn_of(0)})
    assert table.figures_at(0, "unborn") == [2, 2, 2, 3, 3, 4, 4], "all others are still to come"
    table.act(0, "take travel green")
    ways = {notation.split()[1] for notation in table.legal_of(0, "travel")}
    assert {way.split("/")[0] for way in ways} == {"village", "west"}


@pytest.mark.rule("V-8.4", "V-8.5")
def test_a_death_that_is_due() -> None:
    """Two of the first generation can die, and the slot of the craft group is the last one."""
    table = Table.written("death-that-is-due")
    assert (table.free_slots("craft"), table.state.graves) == (1, 2)
    assert table.legal(0) == ["let-die farm", "let-die smithy"]
    table.act(0, "let-die smithy")
    assert table.free_slots("craft") == 0
    assert table.state.to_act() == [1]


@pytest.mark.rule("V-5.2", "V-5.3")
def test_a_market_day_on_which_one_has_left() -> None:
    waiting: list[Json] = [
        {"step": "after-turn", "seat": 1},
        {"step": "settle", "seat": 1},
        {"step": "sale", "seat": 0, "passed": [1], "is_first": False},
    ]
    seller: dict[str, Json] = {"coins": 0, "grain": 3, "goods": {"scroll": 1}, "cubes": {"green": 2}}
    table = Laid({
        "seats": 2,
        "market": ["grain-3", None, "scroll", "ox-a", "ox-b", "horse-a", "horse-b", "plough"],
        "players": [seller, {"customers": ["wagon-a"]}],
        "waiting": waiting,
    })  # fmt: skip
    assert table.legal(0) == ["serve grain-3", "serve scroll", "leave-market"]
    table.act(0, "serve scroll", "serve grain-3")
    assert table.customers_of(0) == ["grain-3", "scroll"]


@pytest.mark.rule("V-10.2", "V-10.5")
def test_the_last_turn_before_the_last_mass() -> None:
    grave: dict[str, Json] = {"family": {"farm": {"2": 1}, "grave": {"1": 3}, "church-1": {"1": 1}}}
    table = Laid({"seats": 2, "round": 5, "trigger": 1, "last_turns": 1, "players": [{}, grave], "waiting": turn_of(0)})
    assert (table.phase(), table.state.graves) == ("last-turns", 0)
    space, cube = str(table.legal(0)[0]).split()[1:]
    table.act(0, f"take {space} {cube}")
    while table.state.to_act():
        seat = table.state.to_act()[0]
        table.act(seat, table.legal(seat)[-1])
    assert table.phase() == "end"


@pytest.mark.rule("VS-3.2", "VS-4.1")
def test_conny_before_her_fate() -> None:
    """One tile of the set is blank already; her cube goes on, and you say which one it is."""
    table = Table.written("conny-before-her-fate")
    assert table.legal(0) == ["conny brown", "conny green"]
    table.act(0, "conny green")
    assert table.now()["tray"] == [["green"], ["plague"], ["brown"], ["green"]]
    assert table.now()["fates"][0] in (["blank", "blank", "hidden"], ["blank", "quill", "hidden"])


@pytest.mark.rule("VI-3.3", "VI-3.4")
def test_a_guest_of_the_inn_and_what_lies_in_the_stacks() -> None:
    table = Table.written("guest-of-the-inn")
    table.act(0, "take inn green")
    assert table.legal_of(0, "put-under") == ["put-under 1", "put-under 2"]
    table.act(0, "put-under 1")
    assert table.tops() == ["bard", "mayor", ""]


@pytest.mark.rule("VP-4.1", "VP-4.5")
def test_a_ship_before_an_island() -> None:
    table = Table.written("ships-before-islands")
    table.act(0, "take travel brown", "dock", "take-tile cocoa")
    assert "open-chest chest-1" in table.legal(0)


@pytest.mark.rule("VM-4.4")
def test_a_wedding_and_who_chooses_the_house() -> None:
    table = Table.written("house-for-a-couple")
    assert table.legal(1) == ["settle bakery", "settle shop"]
    table.act(1, "settle shop")
    assert (table.kinds_at(0, "shop"), table.kinds_at(1, "shop")) == (["2-bread"], ["1"])


def test_the_goals_of_everybody() -> None:
    goals: list[Json] = [{"silver": "writer", "gold": "saint"}, {"silver": "knight", "gold": "merchant"}]
    position: dict[str, Json] = {
        "seats": 2,
        "options": {"life_goals": True},
        "goals": {"goals": goals, "claimed": [{"gold": True}, {}]},
    }
    table = Laid(position)
    assert table.fame(0) > 0, "a goal that was claimed has brought its points"
    assert table.fame(1) == 0


# Refused

HAS: dict[str, Json] = {"inn": "side-a", "port": True, "marriage": "side-a", "life_goals": True}
ONE: dict[str, Json] = {"seat": 0, "number": "1"}
SETTLE: list[Json] = [{"step": "after-turn", "seat": 0}, {"step": "settle", "seat": 0}]
WRITERS: list[Json] = [{"silver": "writer", "gold": "saint"}, {"silver": "writer", "gold": "merchant"}]

BASE_DAMAGES: list[tuple[str, dict[str, Json]]] = [
    ("seats: must be a number from 1 to 5", {"seats": 6}),
    ("there is no 'farms'", {"farms": []}),
    ("players: must be a list of 2", {"players": [{}]}),
    ("players.0.family: there is no 'tower'", {"players": [{"family": {"tower": {"1": 1}}}, {}]}),
    ("players.0.family: there are only 4", {"players": [{"family": {"farm": {"1": 4}, "west": {"1": 1}}}, {}]}),
    ("players.0.family.farm: there is no '1-bread'", {"players": [{"family": {"farm": {"1-bread": 1}}}, {}]}),
    ("supply.green: ", {"players": [{"cubes": {"green": 30}}, {"cubes": {"green": 30}}]}),
    ("players.0.grain: must be a number from 0 to 5", {"players": [{"grain": 6}, {}]}),
    ("players.1.customers: scroll is in ", {"players": [{"customers": ["scroll"]}, {"customers": ["scroll"]}]}),
    ("players.0.deaths_due: nobody is ", {"players": [{"deaths_due": 1}, {}], "waiting": turn_of(1)}),
    ("market: between market days there is no gap", {"market": ["grain-3", None, "scroll"]}),
    ("spaces: there is no 'inn'", {"spaces": {"inn": {"green": 1}}}),
    ("trigger: a full chronicle or graveyard", {"trigger": 1}),
    ("last_turns: nobody has triggered the end", {"last_turns": 2}),
    ("marker: must be a number from 0 to 1, or roof", {"marker": "used-up"}),
    ("taken_cube: a cube comes from a space", {"taken_cube": "green"}),
    ("round: rounds begin with 1", {"round": 0}),
    ("there is no 'rival'", {"rival": {}}),
    ("waiting: the game is not over yet", {"waiting": []}),
    ("waiting.0: does not go on to anything", {"waiting": [{"step": "settle", "seat": 0}]}),
    ("waiting.1: the game goes on one way", {"waiting": [*turn_of(0), *turn_of(1)]}),
    ("waiting.0.seat: must be a number from 0 to 1", {"waiting": turn_of(2)}),
    ("waiting.0: seat is missing", {"waiting": [{"step": "turn"}]}),
    ("waiting.1: deaths are settled", {"waiting": [SETTLE[0], {"step": "craft", "seat": 0}]}),
    ("waiting.2: it is somebody else's turn", {"waiting": [*SETTLE, {"step": "craft", "seat": 1}]}),
    ("waiting.2: is not in this game", {"waiting": [*SETTLE, {"step": "smuggler", "seat": 0}]}),
]
MORE_DAMAGES: list[tuple[str, dict[str, Json]]] = [
    ("inn.hands.1: bard lies in another place too", {"inn": {"hands": [["bard"], ["bard"]], "stacks": [[], [], []]}}),
    ("inn.hands.0: count is not in this game", {"inn": {"hands": [["count"], []]}}),
    ("inn.crier: the market crier is not at work", {"inn": {"crier": 1}}),
    ("port.ships.0: nobody sails it", {"port": {"ships": ["tea-island", "harbour"]}}),
    ("port.captains.0: captain-1-any2 lies in a stack", {"port": {"captains": ["captain-1-any2", None]}}),
    ("port.chests_home.1: chest-1 is in another", {"port": {"chests_home": [["chest-1"], ["chest-1"]]}}),
    ("players.0.family.lighthouse: 0 with ", {"port": {"lighthouses": {"tea-island": ONE}}}),
    ("players.0.family.ceremony: figures with ", {"marriage": {"ranks": {"a-1": ONE}}}),
    ("marriage.ranks: there is no 'b-1'", {"marriage": {"ranks": {"b-1": ONE}}}),
    ("marriage.couples.0.place: ", {"marriage": {"couples": [{"place": "farm", "partners": [ONE, None]}]}}),
    ("goals.goals.1.silver: somebody else has writer", {"goals": {"goals": WRITERS}}),
]


def refuses(position: dict[str, Json], says: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.at({"seats": 2, **position})
    assert says in caught.value.sentence("en")
    assert caught.value.sentence("de") != caught.value.sentence("en")


@pytest.mark.parametrize(("says", "position"), BASE_DAMAGES)
def test_what_cannot_be_is_refused_with_its_place(says: str, position: dict[str, Json]) -> None:
    refuses(position, says)


@pytest.mark.parametrize(("says", "position"), MORE_DAMAGES)
def test_what_cannot_be_with_expansions_is_refused_with_its_place(says: str, position: dict[str, Json]) -> None:
    refuses({"options": HAS, **position}, says)


@pytest.mark.rule("VS-6.1")
def test_conny_has_only_so_many_figures_for_the_church() -> None:
    damages: list[tuple[Json, str]] = [
        ({"beside-tray": {"1": 4}, "on-church": {"2": 3, "3": 2, "4": 2}}, "rival: only 0 figures with the number 2"),
        ({"beside-tray": {"1": 4, "2": 3}, "church-1": {"3": 2}, "bag": {"4": 2}}, "rival.church-1: Conny stands"),
        ({"beside-tray": {"1": 4, "2": 2}, "on-church": {"3": 2, "4": 2}}, "rival: there are 2 figures"),
    ]
    for rival, says in damages:
        with pytest.raises(BadPosition, match=says):
            GAME.at({"seats": 1, "rival": rival})


# Any game


def same(one: State, other: State) -> bool:
    stacks = [[(type(entry).__name__, entry.numbers()) for entry in state.stack] for state in (one, other)]
    return own(one).pieces() == own(other).pieces() and one.chance == other.chance and stacks[0] == stacks[1]


@pytest.mark.parametrize("options", COMBINATIONS)
def test_every_moment_of_a_game_comes_back_from_its_words(options: dict[str, Json]) -> None:
    for seats in (1, 2, 3, 4, 5) if IS_COMPILED else (1, 3):
        state = GAME.new(seats, 7, options)
        chooser = random.Random(seats)
        legend = GAME.legend(seats, state.origin.options)
        moment = 0
        while state.to_act():
            words = json.loads(json.dumps(state.position()))
            pieces = {name: words[name] for name in legend.kinds}
            assert legend.packed(pieces, "") == own(state).pieces()
            if moment % 60 == 0:
                assert same(GAME.at(words), state)
                assert same(GAME.load(state.dump(), is_trusted=True), state)
            seat = chooser.choice(state.to_act())
            state.apply(seat, lively.choose(state, seat, state.legal(seat), chooser))
            moment += 1
        assert same(GAME.at(state.position()), state)
