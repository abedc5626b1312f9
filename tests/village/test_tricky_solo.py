"""Positions of the solo mode in which several rules meet, and the longest lists of choices of the whole game."""

import pytest

from stammtisch.games.village.ids import ON_ROOF, SPACE_IDS, USED_UP
from tests.village.alone import alone, conny
from tests.village.table import GAME, Table


def conny_with_quill(table: Table, space: str, cube: str) -> Table:
    """Conny takes this cube, and the fate tile that it passes shows the quill."""
    table.words["tray_at"] = 1
    for seed in range(30):
        trial = table.in_future(seed)
        trial.conny_takes(space, cube)
        if "A fate tile is turned up: the quill." in trial.log():
            return trial
    raise AssertionError("no quill")


# Her cube


@pytest.mark.rule("VS-2.1", "VS-2.2", "V-8.2")
def test_your_dead_are_settled_before_conny_takes_her_cube() -> None:
    table = alone(craft="plague", grain="plague pink pink", family="pink")
    table.put(0, "west", 1)
    table.time(0, 8)
    table.turn()
    table.act(0, "take craft plague", "no-action")
    assert table.question() == "choose-death"
    assert table.on_space("grain") == {"plague": 1, "pink": 2}, "Conny has not moved yet"
    table.act(0, "let-die west")
    assert table.on_space("grain") == {"pink": 2}, "plague is a colour like any other"


@pytest.mark.rule("VS-2.2")
@pytest.mark.parametrize(
    ("taken", "following"),
    [
        ("council", "grain"),
        ("grain", "family"),
        ("family", "church"),
        ("church", "craft"),
        ("craft", "market"),
        ("market", "travel"),
        ("travel", "council"),
    ],
)
def test_her_search_goes_once_round_the_ring(taken: str, following: str) -> None:
    spaces = dict.fromkeys(SPACE_IDS, "green")
    spaces[taken] = "green pink"
    table = alone(**spaces)
    table.put(0, "bag", 1, 1, 1, 1)
    table.turn()
    table.act(0, f"take {taken} green")
    while table.question() != "take-cube":
        table.do_least()
    assert table.on_space(following) == {}
    others = [space for space in spaces if space not in (taken, following)]
    assert all(table.on_space(space) == {"green": 1} for space in others)


@pytest.mark.rule("VS-2.3")
def test_she_prefers_the_same_space_to_the_next_when_the_colour_is_gone() -> None:
    table = alone(family="brown pink", church="green plague")
    table.turn()
    table.act(0, "take family brown", "no-action")
    assert table.on_space("family") == {}, "one cube is no choice"
    assert table.on_space("church") == {"green": 1, "plague": 1}


@pytest.mark.rule("VS-2.4")
def test_the_die_never_picks_plague_while_two_colours_lie() -> None:
    table = Table(1, conny_die=True)
    table.coins(0, 0)
    table.spaces(family="plague plague plague", church="pink", craft="green")
    table.turn()
    for seed in range(40):
        trial = table.in_future(seed)
        trial.act(0, "take family plague", "no-action")
        assert trial.on_space("family") == {"plague": 2}


@pytest.mark.rule("VS-2.4")
def test_with_only_plague_left_the_die_rests() -> None:
    table = Table(1, conny_die=True)
    table.coins(0, 0)
    table.spaces(family="pink", church="plague plague")
    table.turn()
    table.act(0, "take family pink", "no-action")
    assert table.on_space("church") == {"plague": 1}
    assert not any(line.startswith("The die") for line in table.log())


# Her dead and her reactions


@pytest.mark.rule("VS-3.2", "VS-4.2", "VS-5.1")
def test_her_market_cube_may_bring_a_death_and_a_market_day() -> None:
    table = alone(market="brown", craft="pink pink")
    table.market("scroll", "plough", "ox-a")
    trial = conny_with_quill(table, "market", "brown")
    assert trial.figures_at(1, "grave") == [1], "the market has no group in the chronicle"
    assert conny(trial)["customers"] == ["scroll"]
    log = trial.log()
    death = log.index("Conny: number 1 dies and is buried in the graveyard.")
    assert death < log.index("Conny calls a market day."), "the fate tile is turned up at once"


@pytest.mark.rule("VS-4.1", "VS-5.3")
def test_a_death_at_the_church_comes_before_the_reaction() -> None:
    table = alone(church="brown", craft="pink pink")
    table.put(1, "gone", 1, 1, 1, 1, 2, 2, 2)  # nobody is left beside the tray
    trial = conny_with_quill(table, "church", "brown")
    assert trial.figures_at(1, "chronicle-church") == [3]
    assert trial.figures_at(1, "bag") == [3]
    assert trial.figures_at(1, "on-church") == [4, 4]


@pytest.mark.rule("VS-5.2", "VS-5.4")
def test_a_market_day_of_the_well_lets_her_serve_but_take_no_cube() -> None:
    table = alone(craft="green green", market="green")
    table.market("scroll", "plough", "ox-a")
    table.goods(0, scroll=1)
    table.cubes(0, pink=3)
    table.turn()
    table.act(0, "well", "choose market", "serve scroll")
    assert conny(table)["customers"] == ["plough"]
    assert table.state.cubes_left == 3
    assert table.question() == "take-cube"


@pytest.mark.rule("VS-5.4", "VS-2.1")
def test_the_cube_of_an_earlier_turn_does_not_count_after_the_well() -> None:
    table = alone(family="pink pink pink pink", grain="pink")
    table.cubes(0, green=3)
    table.turn()
    table.act(0, "take family pink", "no-action")
    assert table.state.cubes_left == 3
    table.act(0, "well", "choose grain", "harvest")
    assert table.state.cubes_left == 3, "Conny follows cubes of this turn only"
    view = table.view()["conny"]
    assert isinstance(view, dict)
    assert view["follows"] is None


@pytest.mark.rule("VS-5.1")
def test_in_her_market_day_your_dead_are_settled_at_once() -> None:
    table = alone(market="brown", craft="pink pink")
    table.market("scroll", "plough", "ox-a", "wagon-a")
    table.goods(0, plough=1, ox=1)
    table.cubes(0, green=2)
    table.put(0, "west", 1)
    table.time(0, 9)
    table.conny_takes("market", "brown")
    table.act(0, "serve plough")
    assert table.question() == "choose-death"
    table.act(0, "let-die west", "serve ox-a")
    assert table.customers_of(0) == ["plough", "ox-a"], "nobody else is in the market, and she serves one only"
    assert conny(table)["customers"] == ["scroll"]


# The marker as a coin


@pytest.mark.rule("VS-1.4", "VS-R1")
@pytest.mark.parametrize("use", ["joker", "privilege", "mass"])
def test_the_marker_pays_wherever_a_coin_does(use: str) -> None:
    table = alone(council="pink pink", grain="pink")
    table.put(0, "council-4", 2)
    table.words["marker"] = 0
    if use == "joker":
        table.spaces(church="pink pink", grain="pink pink")
        table.turn()
        table.act(0, "take church pink", "enter-church 1", "pay coin")
        assert table.player(0).time == 0
    elif use == "privilege":
        table.turn()
        table.act(0, "take council pink", "privilege fame")
        assert table.fame(0) == 3
    else:
        table.put(0, "bag", 1)
        table.mass()
        table.act(0, "buy-out 1")
        assert table.figures_at(0, "church-1") == [1]
    assert "Red uses the next-start marker as a coin." in table.log()
    assert table.player(0).coins == 0
    assert table.state.marker == (ON_ROOF if use == "mass" else USED_UP), "back on the roof only with the new round"


@pytest.mark.rule("VS-1.4", "V-6.5")
def test_a_marker_spent_as_a_coin_cannot_be_taken_again_in_the_round() -> None:
    table = alone(council="pink pink pink pink", church="pink pink")
    table.put(0, "council-4", 2)
    table.turn()
    table.act(0, "take council pink", "privilege start")
    table.act(0, "take council pink", "privilege fame")
    assert table.on_space("council") == {}, "Conny followed twice"
    table.spaces(council="pink pink", church="pink pink")
    table.act(0, "take council pink")
    assert "privilege start" not in table.legal(0)
    assert "privilege fame" not in table.legal(0)


# Mass and rounds


@pytest.mark.rule("VS-7.1", "V-3.1")
def test_a_plague_cube_left_on_the_tray_is_missing_in_the_next_round() -> None:
    table = alone(family="plague plague", church="pink pink")
    table.turn()
    table.act(0, "take church pink", "no-action")
    table.act(0, "take family plague", "no-action")
    while table.state.round == 1:
        table.do_least()
    on_spaces = sum(table.on_space(space).get("plague", 0) for space in SPACE_IDS)
    assert on_spaces + table.now()["bag"].get("plague", 0) == 5
    assert table.in_supply("plague") == 0
    view = table.view()["conny"]
    assert isinstance(view, dict)
    assert view["tray"] == [[], ["plague"], *[[]] * 8], "her pink cube has left, and only the last one stays"


@pytest.mark.rule("VS-6.1")
def test_with_all_four_steps_open_hers_climb_one_by_one() -> None:
    table = alone()
    table.put(1, "church-2", 3)
    table.put(1, "bag", 3, 4, 4)
    drawn = 0
    for seed in range(100):
        trial = table.in_future(seed)
        trial.mass()
        held = [len(trial.figures_at(1, f"church-{step}")) for step in range(1, 5)]
        assert max(held) == 1, "never two of hers on a step"
        assert held in ([0, 1, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1]), "from the left, past the second"
        drawn = max(drawn, sum(held))
    assert drawn == 4, "all of them came out at least once"


# Lists of choices


@pytest.mark.rule("V-7.2")
def test_the_longest_list_of_journeys_stays_readable() -> None:
    table = Table(2)
    table.goods(0, wagon=1)
    table.cubes(0, brown=3, pink=3, orange=3)
    table.put(0, "centre", 1, 2, 3, 4)
    table.put(0, "northwest", 1, 2, 3, 4)
    table.put(0, "northeast", 1, 2)
    table.put(0, "east", 1)
    table.spaces(travel="pink", grain="pink")
    table.turn()
    table.act(0, "take travel pink")
    assert len(table.legal(0)) == 20 + 12 + 6 + 3 + 1


@pytest.mark.rule("V-3.7", "V-3.6")
def test_the_longest_lists_of_payments_stay_short() -> None:
    table = Table(2)
    table.coins(0, 3)
    table.cubes(0, brown=3, pink=3, orange=3, green=3)
    table.goods(0, wagon=1)
    table.put(0, "west", 1)
    table.spaces(travel="pink", grain="pink")
    table.turn()
    table.act(0, "take travel pink", "travel west/centre 1")
    assert len(table.legal(0)) == 2**3, "each of three colours in a cube or in a coin"

    table.turn()
    table.coins(0, 3)
    table.act(0, "well")
    assert len(table.legal(0)) == 4 * 3 + 1, "one to three cubes of each colour, or coins alone"
    assert all(GAME.actions[action].kind == "pay" for action in table.state.legal(0))
